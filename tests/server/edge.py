"""What the tests of the edge share: an app, people with browsers, and a real web server for sockets."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from logothete.server.app import create_app
from logothete.server.config import Limits, Settings
from logothete.server.edge.reception import Reception, Server
from logothete.server.live.line import Pulse
from logothete.server.services.tables import Tables

PATIENCE_S = 30.0
"""Far longer than anything here takes: a test that waits so long has failed."""
Json = Any


def edge_settings(folder: Path, **more: Any) -> Settings:
    """A server with its database in this folder, and limits that no test reaches by accident."""
    limits = more.pop("limits", Limits(requests_per_minute=100_000, sign_ins_per_minute=100_000))
    return Settings(database=f"sqlite:///{folder / 'edge.db'}", limits=limits, **{"metrics": "open"} | more)


@asynccontextmanager
async def edge(settings: Settings, pulse: Pulse = Pulse()) -> AsyncIterator[Litestar]:
    """An app that is up, without bots and clocks, and without a page unless the settings name one."""
    app = create_app(settings, background=(), pulse=pulse, packaged=Path(os.devnull))
    async with app.lifespan():
        yield app


class Person:
    """Somebody with a browser: keeps cookies and sends the CSRF token, as the page does."""

    def __init__(self, app: Litestar, base: str = "http://testserver", address: str = "192.0.2.1") -> None:
        transport = httpx.ASGITransport(app, client=(address, 1234))  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url=base)
        self.csrf: str | None = None
        self.secret: str | None = None

    async def ask(self, method: str, path: str, body: Json = None, **headers: str) -> httpx.Response:
        if self.csrf is not None:
            headers.setdefault("X-CSRF-Token", self.csrf)
        if self.secret is not None:
            headers.setdefault("Authorization", f"Bearer {self.secret}")
        return await self.http.request(method, path, json=body, headers=headers)

    async def get(self, path: str, **headers: str) -> Json:
        return granted(await self.ask("GET", path, **headers))

    async def post(self, path: str, body: Json = None, **headers: str) -> Json:
        return granted(await self.ask("POST", path, {} if body is None else body, **headers))

    async def put(self, path: str, body: Json) -> Json:
        return granted(await self.ask("PUT", path, body))

    async def delete(self, path: str) -> Json:
        return granted(await self.ask("DELETE", path))

    async def come_in(self, name: str) -> Json:
        """Become a guest."""
        me = await self.post("/api/guests", {"name": name})
        self.csrf = me["csrf"]
        return me["account"]

    def cookie_header(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)


def granted(response: httpx.Response) -> Json:
    """The body of an answer that grants something."""
    assert response.is_success, f"{response.request.method} {response.request.url}: {response.text}"
    return response.json() if response.content else None


def refused(response: httpx.Response, status: int) -> str:
    """The code of an answer that refuses something."""
    assert response.status_code == status, response.text
    problem = response.json()
    assert {"code", "detail"} <= problem.keys() <= {"code", "detail", "rule", "reason", "about"}
    return str(problem["code"])


async def person(app: Litestar, name: str, **more: Any) -> Person:
    """A guest."""
    somebody = Person(app, **more)
    await somebody.come_in(name)
    return somebody


ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def sit_down(owner: Person, other: Person, **more: Any) -> str:
    """A running game of tic-tac-toe: the owner begins."""
    laid = await owner.post("/api/games", {"title": "tictactoe", "seats": [ME, OPEN], **more})
    game: str = laid["game"]
    await other.post(f"/api/games/{game}/join", Authorization=f"Bearer {laid['link']}")
    await other.put(f"/api/games/{game}/seats/1/ready", {"ready": True})
    await owner.post(f"/api/games/{game}/start")
    return game


async def place(player: Person, game: str, seat: int, *squares: str) -> None:
    """Decisions of one seat."""
    for square in squares:
        state = await player.get(f"/api/games/{game}/seats/{seat}")
        body = {"action": f"place {square}", "version": state["version"]}
        await player.post(f"/api/games/{game}/seats/{seat}/play", body)


async def play_out(first: Person, second: Person, game: str) -> None:
    """Five moves, after which the first player has won."""
    for square, other in (("a1", "b1"), ("a2", "b2")):
        await place(first, game, 0, square)
        await place(second, game, 1, other)
    await place(first, game, 0, "a3")


@asynccontextmanager
async def listening(app: Litestar) -> AsyncIterator[str]:
    """The app behind a real web server; its address without the scheme. The app must be up already."""
    door = socket.create_server(("127.0.0.1", 0))
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    tables: Tables = app.state.tables
    config = Reception(app, tables.settings.limits, lifespan="off", access_log=False, timeout_graceful_shutdown=1)
    server = Server(config, farewell=tables.publisher.end)
    serving = asyncio.create_task(server.serve(sockets=[door]))
    try:
        async with asyncio.timeout(PATIENCE_S):
            while not server.started:
                await asyncio.sleep(0.01)
        yield f"127.0.0.1:{door.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving
        door.close()


class Wire:
    """A socket in the hands of a test."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def say(self, **message: Json) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def hear(self, kind: str | None = None) -> Json:
        """The next message, which must be of this kind."""
        async with asyncio.timeout(PATIENCE_S):
            message = msgspec.json.decode(await self.connection.recv())
        assert kind is None or message["is"] == kind, message
        return message

    async def hear_until(self, kind: str) -> Json:
        """The next message of this kind."""
        while True:
            message = await self.hear()
            if message["is"] == kind:
                return message

    async def silent(self) -> None:
        """Nothing more was said before the answer to a ping."""
        await self.say(do="ping")
        await self.hear("pong")

    async def ended(self) -> tuple[int, str]:
        """The code and the reason with which the server ends the connection."""
        async with asyncio.timeout(PATIENCE_S):
            await self.connection.wait_closed()
        return self.connection.close_code or 0, self.connection.close_reason or ""


@asynccontextmanager
async def wired(address: str, path: str, who: Person | None = None, **headers: str) -> AsyncIterator[Wire]:
    """A socket to the server, with the cookies of a person."""
    if who is not None:
        headers["Cookie"] = who.cookie_header()
    async with connect(f"ws://{address}{path}", additional_headers=headers) as connection:
        yield Wire(connection)


class Deaf:
    """A client that speaks but does not read, with as little room for what it is sent as there can be."""

    def __init__(self) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.setblocking(False)

    async def __aenter__(self) -> Deaf:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._socket.close()

    async def connect(self, address: str, path: str, who: Person) -> None:
        host, port = address.split(":")
        await asyncio.get_running_loop().sock_connect(self._socket, (host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {address}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {who.cookie_header()}"]
        await self._send("\r\n".join([*lines, "", ""]).encode())
        answer = b""
        async with asyncio.timeout(PATIENCE_S):
            while not answer.endswith(b"\r\n\r\n"):
                answer += await asyncio.get_running_loop().sock_recv(self._socket, 1)

    async def say(self, **message: Json) -> None:
        """One short masked frame."""
        data = msgspec.json.encode(message)
        assert len(data) < 126
        await self._send(bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data)

    async def listen_at_last(self) -> bytes:
        """Everything that was sent, until the server ends the connection."""
        loop = asyncio.get_running_loop()
        heard = bytearray()
        async with asyncio.timeout(PATIENCE_S):
            while part := await loop.sock_recv(self._socket, 1 << 20):
                heard += part
                if heard.endswith(close_frame(4408, "slow")):
                    break
        return bytes(heard)

    async def _send(self, data: bytes) -> None:
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.get_running_loop().sock_sendall(self._socket, data)


def close_frame(code: int, reason: str) -> bytes:
    """How the end of a connection looks on the wire."""
    return bytes([0x88, 2 + len(reason)]) + struct.pack("!H", code) + reason.encode()
