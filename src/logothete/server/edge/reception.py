"""The web server in front of the app: how long a caller may take to speak, how much at once, and how it says goodbye.

Whoever is slow on purpose holds a connection open for nothing, so the head and the body of a request have to come in
time, and the head has a size. On a socket, what comes at once is taken in small parts, so that the tables of others
have their turn in between; and whoever pings without end is cut off.
"""

from __future__ import annotations

import asyncio
import socket
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from logothete.server.config import Limits
from logothete.server.edge.throttle import RateLimited, Throttle

PING_S: Final = 20.0
"""How often a socket is asked whether anybody is still there, and how long it may take to answer."""
PARTING_S: Final = 5
"""So long may requests go on when the server is told to stop."""
SLICE: Final = 2048
"""Bytes of a socket that are taken in before others have their turn."""
_TOO_LARGE: Final = (431, b"Request Header Fields Too Large")
_TOO_SLOW: Final = (408, b"Request Timeout")


class Reception(uvicorn.Config):
    """How connections are received."""

    def __init__(self, app: Any, limits: Limits, **more: Any) -> None:
        self.limits = limits
        super().__init__(
            app,
            http=PatientHttp,
            ws=PatientSocket,
            log_config=None,
            # The guard of the app reads X-Forwarded-For itself, from proxies that the settings name.
            proxy_headers=False,
            server_header=False,
            # More than the app takes, so that it can say itself what is too long.
            ws_max_size=limits.message_bytes * 4,
            # What is compressed tells by its length how much of it was said before; and it takes time.
            ws_per_message_deflate=False,
            ws_ping_interval=PING_S,
            ws_ping_timeout=PING_S,
            **{"timeout_graceful_shutdown": PARTING_S} | more,
        )


class Server(uvicorn.Server):
    """The web server. When it is told to stop, `farewell` is called before connections are waited for."""

    def __init__(self, config: Reception, farewell: Callable[[], None]) -> None:
        super().__init__(config)
        self._farewell = farewell

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams have no end of their own: they are given one, or everybody would wait for them."""
        self._farewell()
        await super().shutdown(sockets)


class PatientHttp(HttpToolsProtocol):
    """A connection that speaks HTTP. Its patience with each request is limited, and so is the size of a head."""

    config: Reception

    def __init__(
        self,
        config: Reception,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = config.limits
        self._patience: TimerHandle | None = None
        self._in_head = False
        self._head_bytes = 0
        self._fault = (400, b"Bad Request")
        # From the first moment, also for those who never say a word.
        self._wait(self._limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # A head that never ends is told to nobody line by line.
        if self._in_head and not self.transport.is_closing():
            self._head_bytes += len(data)
            if self._head_bytes > self._limits.head_bytes:
                self._refuse(_TOO_LARGE)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._head_bytes = 0
        self._wait(self._limits.head_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._grow(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._grow(len(name) + len(value))

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._wait(self._limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What the parser could not go on with."""
        self._refuse(self._fault)

    def _grow(self, size: int) -> None:
        self._head_bytes += size
        if self._head_bytes > self._limits.head_bytes or len(self.headers) > self._limits.headers:
            self._fault = _TOO_LARGE
            raise ValueError("the head is too large")

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        self._patience = None
        self._refuse(_TOO_SLOW)

    def _refuse(self, fault: tuple[int, bytes]) -> None:
        """Answer what is wrong, unless an answer has begun already, and end the connection."""
        self._stop_waiting()
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            status, phrase = fault
            self.transport.write(b"HTTP/1.1 %d %b\r\ncontent-length: 0\r\nconnection: close\r\n\r\n" % (status, phrase))
        self.transport.close()


class PatientSocket(WebSocketsSansIOProtocol):
    """A connection with a socket on it, which is read a little at a time."""

    config: Reception

    def __init__(
        self,
        config: Reception,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._pings = Throttle(config.limits.requests_per_minute)
        self._rest = bytearray()
        self._scheduled = False

    def data_received(self, data: bytes) -> None:
        if len(data) <= SLICE and not self._rest:
            super().data_received(data)
            return
        self._rest += data
        self.transport.pause_reading()
        if not self._scheduled:
            self._take_in()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count()

    def _take_in(self) -> None:
        """One part now, the next when others had their turn."""
        self._scheduled = False
        if self.transport.is_closing():
            self._rest.clear()
            return
        part = bytes(self._rest[:SLICE])
        del self._rest[:SLICE]
        super().data_received(part)
        if self._rest:
            self._scheduled = True
            self.loop.call_soon(self._take_in)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _count(self) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        try:
            self._pings.take("")
        except RateLimited:
            self.conn.fail(1008, "too many pings")
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
