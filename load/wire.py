"""WebSockets as cheaply as can be: the driver shares two processors with the server that it measures.

It knows what it needs, and no more: short requests, whole text frames as answers, pings. It compresses nothing.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable, Mapping
from typing import Final, cast

PATIENCE_S: Final = 30.0
"""Nothing here takes so long: a server that needs more has failed."""
_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_NO_MASK: Final = b"\0\0\0\0"


class Refused(Exception):
    """The server did not open a socket, or ended it."""


class Wire(asyncio.Protocol):
    """One socket. `heard` is called with itself and each message; it must not take long."""

    def __init__(self, heard: Callable[[Wire, memoryview], None]) -> None:
        self.ended = ""
        """Why there is nothing more to hear."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._heard = heard
        self._rest = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end("the connection was lost")

    def ask(self, lines: list[str]) -> None:
        """The request that opens the socket."""
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def say(self, message: bytes) -> None:
        """Send a text."""
        self._send(_TEXT, message)

    def close(self) -> None:
        """Hang up."""
        self.ended = self.ended or "closed here"
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0 if self.opened.done() else self._answered(data)
        view = memoryview(data)
        while at >= 0 and (found := self._frame(data, at)) is not None:
            kind, start, at = found
            if kind == _TEXT:
                self._heard(self, view[start:at])
            elif kind == _PING:
                self._send(_PONG, data[start:at])
            elif kind == _CLOSE:
                self._end(f"closed with {data[start:at]!r}")
        self._rest = data[max(at, 0) :]

    def _answered(self, data: bytes) -> int:
        """Where the frames begin, after the answer to the request; -1 if it is not complete."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return -1
        status = data[: data.index(b"\r\n")]
        if b" 101 " in status:
            self.opened.set_result(None)
        else:
            self._end(status.decode(errors="replace"))
        return end + 4

    @staticmethod
    def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
        """The kind of the frame that begins here, and where its contents begin and end; None if it is not complete."""
        if len(data) < at + 2:
            return None
        size, start = data[at + 1], at + 2
        if size >= 126:
            start += 2 if size == 126 else 8
            size = int.from_bytes(data[at + 2 : start], "big")
        if len(data) < start + size:
            return None
        return data[at] & 0x0F, start, start + size

    def _send(self, kind: int, message: bytes) -> None:
        # A client has to mask; with nothing, it costs nothing.
        size = len(message)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        self._transport.write(head + _NO_MASK + message)

    def _end(self, why: str) -> None:
        self.ended = self.ended or why
        if not self.opened.done():
            self.opened.set_exception(Refused(self.ended))


async def open_wire(
    port: int, path: str, heard: Callable[[Wire, memoryview], None], headers: Mapping[str, str] | None = None
) -> Wire:
    """A socket to a server on this machine."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(heard), "127.0.0.1", port)
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13"]
    wire.ask([*lines, *[f"{name}: {value}" for name, value in (headers or {}).items()]])
    async with asyncio.timeout(PATIENCE_S):
        await wire.opened
    return wire
