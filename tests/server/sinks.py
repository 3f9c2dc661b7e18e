"""Where messages end in tests: a mail server and a web server on this machine that keep what they are sent."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class MailSink:
    """Speaks as much SMTP as it takes. `refuse` is its answer to a recipient, if not 250."""

    def __init__(self) -> None:
        self.port = 0
        self.messages: list[str] = []
        self.refuse = ""

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        while line := (await reader.readline()).decode():
            verb = line[:4].upper().strip()
            if verb == "RCPT" and self.refuse:
                answer = self.refuse
            elif verb == "DATA":
                writer.write(b"354 go on\r\n")
                data = await reader.readuntil(b"\r\n.\r\n")
                self.messages.append(data.decode().removesuffix("\r\n.\r\n").replace("\r\n", "\n"))
                answer = "250 kept"
            elif verb == "QUIT":
                answer = "221 bye"
            else:
                answer = "250 ok"
            writer.write(f"{answer}\r\n".encode())
            if verb == "QUIT":
                break
        writer.close()


class WebSink:
    """Keeps requests, as head and body; answers with `status`."""

    def __init__(self) -> None:
        self.port = 0
        self.requests: list[tuple[str, bytes]] = []
        self.status = "204 No Content"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?club=1"

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(int(line.split(":")[1]) for line in head.splitlines() if line.startswith("Content-Length"))
        self.requests.append((head, await reader.readexactly(length)))
        writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()


@asynccontextmanager
async def listening(sink: MailSink | WebSink) -> AsyncIterator[None]:
    """Let a sink listen on a free port of this machine."""
    server = await asyncio.start_server(sink.serve, "127.0.0.1", 0)
    sink.port = server.sockets[0].getsockname()[1]
    try:
        yield
    finally:
        server.close()
