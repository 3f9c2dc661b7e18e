"""The web server in front of the app: those who are slow, those who ping, those who are still there at the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.frames import Frame, Opcode

from logothete.server.config import Limits
from tests.server.edge import PATIENCE_S, Person, edge, edge_settings, listening, person, sit_down, wired

pytestmark = pytest.mark.anyio

HURRY = Limits(requests_per_minute=100_000, sign_ins_per_minute=100_000, head_seconds=0.2, body_seconds=0.2)


class Raw:
    """A connection on which a test writes byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, *lines: str, end: str = "\r\n") -> None:
        self.writer.write("".join(line + end for line in lines).encode())
        await self.writer.drain()

    async def ended(self) -> bytes:
        """All that is said until the server ends the connection."""
        async with asyncio.timeout(PATIENCE_S):
            return await self.reader.read()


@asynccontextmanager
async def raw(address: str) -> AsyncIterator[Raw]:
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


@pytest.mark.parametrize(
    "said",
    [
        (),
        ("GET /health HTTP/1.1",),
        ("POST /api/guests HTTP/1.1", "Host: x", "Content-Type: application/json", "Content-Length: 20", "", "{"),
    ],
    ids=["nothing", "half a head", "half a body"],
)
async def test_whoever_never_finishes_a_request_is_let_go(tmp_path: Path, said: tuple[str, ...]) -> None:
    async with edge(edge_settings(tmp_path, limits=HURRY)) as app, listening(app) as address, raw(address) as slow:
        await slow.say(*said)
        assert (await slow.ended()).startswith(b"HTTP/1.1 408 ")


async def test_a_second_request_on_the_same_connection_has_to_come_in_time_as_well(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path, limits=HURRY)) as app, listening(app) as address, raw(address) as slow:
        await slow.say("GET /health HTTP/1.1", "Host: x", "")
        await slow.reader.readuntil(b"}")
        await slow.say("GET /health HTTP/1.1")
        assert b"HTTP/1.1 408 " in await slow.ended()


async def test_a_stream_outlasts_the_time_for_its_request(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path, limits=HURRY)) as app, listening(app) as address:
        anna, ben = await person(app, "Anna"), await person(app, "Ben")
        game = await sit_down(anna, ben)
        url = f"http://{address}/api/games/{game}/seats/0/stream"
        headers = {"Cookie": anna.cookie_header()}
        async with httpx.AsyncClient(timeout=PATIENCE_S) as http, http.stream("GET", url, headers=headers) as stream:
            lines = stream.aiter_lines()
            await anext(lines)
            await asyncio.sleep(3 * HURRY.body_seconds)
            await anna.post(f"/api/games/{game}/seats/0/play", {"action": "place b2", "version": 0})
            assert '"b2"' in await anext(lines)


@pytest.mark.parametrize(
    "head",
    [f"X-One: {'a' * 40_000}\r\n\r\n", "X-One: a\r\n" * 200, f"X-One: {'a' * 40_000}"],
    ids=["long", "many", "endless"],
)
async def test_a_head_has_a_size(tmp_path: Path, head: str) -> None:
    async with edge(edge_settings(tmp_path)) as app, listening(app) as address, raw(address) as talker:
        await talker.say("GET /health HTTP/1.1", "Host: x")
        await talker.say(head, end="")
        assert (await talker.ended()).startswith(b"HTTP/1.1 431 ")


def pings(count: int) -> bytes:
    return Frame(Opcode.PING, b"").serialize(mask=True) * count


async def test_whoever_pings_without_end_is_cut_off_and_nobody_waits_for_it(tmp_path: Path) -> None:
    limits = Limits(requests_per_minute=600, sign_ins_per_minute=100_000)
    async with edge(edge_settings(tmp_path, limits=limits)) as app, listening(app) as address:
        anna, ben = await person(app, "Anna"), Person(app, address="192.0.2.2")
        await ben.come_in("Ben")
        async with wired(address, "/api/live", anna) as wire:
            await wire.say(do="hello")
            await wire.hear("mine")
            wire.connection.transport.write(pings(20_000))
            assert await wire.ended() == (1008, "too many pings")
        assert (await ben.ask("GET", "/api/me")).status_code == 200


async def test_what_comes_at_once_is_taken_in_with_pauses_for_others(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as app, listening(app) as address:
        anna = await person(app, "Anna")
        async with wired(address, "/api/live", anna) as wire:
            await wire.say(do="hello")
            await wire.hear("mine")
            rounds = 0

            async def others() -> None:
                nonlocal rounds
                while True:
                    rounds += 1
                    await asyncio.sleep(0)

            busy = asyncio.create_task(others())
            wire.connection.transport.write(pings(20_000))
            await wire.silent()
            busy.cancel()
            # 20,000 frames of six bytes are more than fifty parts.
            assert rounds > 50


async def test_large_messages_arrive_whole(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as app, listening(app) as address:
        anna, ben = await person(app, "Anna"), await person(app, "Ben")
        game = await sit_down(anna, ben)
        async with wired(address, f"/api/games/{game}/live?seat=0", anna) as wire:
            await wire.say(do="hello")
            await wire.hear("state")
            for number in range(20):
                await wire.say(do="play", id=f"c{number}", action="x" * 150, version=0)
            await wire.say(do="log", before=0)
            assert [(await wire.hear("refused"))["id"] for _ in range(20)] == [f"c{number}" for number in range(20)]
            await wire.hear("log")


async def test_streams_end_when_the_server_does(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    async with edge(edge_settings(tmp_path)) as app, httpx.AsyncClient(timeout=PATIENCE_S) as http:
        anna, ben = await person(app, "Anna"), await person(app, "Ben")
        game = await sit_down(anna, ben)
        async with listening(app) as address:
            url = f"http://{address}/api/games/{game}/seats/0/stream"
            request = http.build_request("GET", url, headers={"Cookie": anna.cookie_header()})
            stream = await http.send(request, stream=True)
            lines = stream.aiter_lines()
            await anext(lines)
        rest = [line async for line in lines if line]
        assert '"closing"' in rest[-1]
    assert caplog.records == []
