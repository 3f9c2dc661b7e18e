"""Somebody on a socket: who it is, what they say, whether they are still welcome, and how the connection ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from logothete.server.edge.security import Welcome, actor_of, address_of
from logothete.server.edge.throttle import Throttles, bucket_of
from logothete.server.errors import TableError
from logothete.server.live.line import Hangup, Line, Pulse
from logothete.server.live.protocol import BadMessage, Hello, Request, read_request, tell
from logothete.server.model import Actor
from logothete.server.services.tables import Tables
from logothete.server.wire import problem_of

Socket = WebSocket[Any, Any, Any]

_log = logging.getLogger(__name__)


class MessageTooLarge(TableError):
    """A message on a socket that is longer than the host allows."""

    code = "too-large"
    status = 413


class Caller:
    """Somebody on a socket: reads messages, and knows whether they are still welcome."""

    def __init__(self, socket: Socket, tables: Tables, throttles: Throttles, pulse: Pulse) -> None:
        self.socket = socket
        self.tables = tables
        self.throttles = throttles
        self.pulse = pulse
        self.actor = Actor()
        self.line = Line(self._send, pulse, self.still_welcome)
        self.welcome = Welcome(socket, tables, self.actor)
        self._address = bucket_of(address_of(socket))

    async def greet(self) -> Hello:
        """Learn who it is, and wait for the first message."""
        self.actor = await actor_of(self.socket, self.tables, self.throttles)
        self.welcome = Welcome(self.socket, self.tables, self.actor)
        try:
            async with asyncio.timeout(self.pulse.hello_s):
                first = await self.receive()
        except TimeoutError:
            raise Hangup(4408, "hello") from None
        if not isinstance(first, Hello):
            raise BadMessage("the first message must be a hello")
        if first.secret is not None:
            self.actor = msgspec.structs.replace(self.actor, secret=first.secret)
        return first

    async def receive(self) -> Request:
        """The next request; `BadMessage` if it is none, `RateLimited` if they come too fast."""
        event = cast("dict[str, Any]", await self.socket.receive())
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="the client left", code=event.get("code", 1005))
        data: str | bytes = event.get("text") or event.get("bytes") or b""
        size = len(data.encode("utf-8", "surrogatepass")) if isinstance(data, str) else len(data)
        most = self.tables.settings.limits.message_bytes
        if size > most:
            raise MessageTooLarge(f"a message has at most {most} bytes, not {size}", most=most)
        self.throttles.addresses.take(self._address)
        if self.actor.account is not None:
            self.throttles.accounts.take(self.actor.account)
        await self.still_welcome()
        return read_request(data)

    async def still_welcome(self) -> None:
        """Raises if the session that opened the socket has ended since, or its address was banned."""
        await self.welcome.check()

    async def serve(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do the work of a socket until it ends, and say why it ended if that was not the client's wish."""
        try:
            # Whoever is refused hears why, and a socket that is not open carries no reason.
            await self.socket.accept()
            with self.throttles.connection(address_of(self.socket)):
                await work()
        except WebSocketDisconnect:
            pass
        except Hangup as end:
            await self._hang_up(end)
        except TableError as error:
            await self._hang_up(Hangup(4000 + error.status, error.code), tell("error", problem_of(error)))
        except Exception:
            _log.exception("a socket failed")
            await self._hang_up(Hangup(1011, "server-error"))

    async def _send(self, message: bytes) -> None:
        try:
            await self.socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        except OSError as error:
            # So a web server says that nobody is there any more.
            raise WebSocketDisconnect(detail="the client left") from error

    async def _hang_up(self, end: Hangup, last: bytes | None = None) -> None:
        # Whoever does not read may not take the goodbye either; then the connection just breaks.
        with suppress(WebSocketDisconnect, OSError, RuntimeError, TimeoutError):
            async with asyncio.timeout(self.pulse.send_s):
                if last is not None:
                    await self._send(last)
                await self.socket.close(end.code, end.reason)
