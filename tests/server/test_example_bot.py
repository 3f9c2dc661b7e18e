"""Somebody's own program takes a seat and plays a whole game through the stream of lines."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn
from litestar import Litestar

from logothete.games import open_title
from logothete.kernel.record import read_record, verify
from logothete.server.app import create_app
from logothete.server.errors import NoSuchLink, NotAllowed
from logothete.server.live.stream import seat_lines
from logothete.server.model import SYSTEM, Actor, NewTable, SeatSpec
from logothete.server.services.tables import Tables
from tests.server.hands import BOT, ME, PATIENCE_S, begin, newcomer, opened, settings

pytestmark = pytest.mark.anyio

BOT_PY = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


@asynccontextmanager
async def served(app: Litestar) -> AsyncIterator[str]:
    """The app on a free port of this machine; its address."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, lifespan="on", timeout_graceful_shutdown=1))
    running = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        async with asyncio.timeout(PATIENCE_S):
            while not server.started:
                await asyncio.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running
        listening.close()


async def example(*words: str) -> tuple[int, str]:
    """Run the example; its exit code and what it printed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-I", str(BOT_PY), *words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    async with asyncio.timeout(PATIENCE_S):
        printed, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, printed.decode()


@pytest.mark.parametrize("title", ["tictactoe", "connectfour"])
async def test_two_programs_play_a_whole_game(title: str, tmp_path: Path) -> None:
    app = create_app(settings(tmp_path))
    async with served(app) as address:
        tables: Tables = app.state.tables
        anna = await newcomer(tables)
        created = await tables.lobby.create(anna, NewTable(title, [SeatSpec("open"), SeatSpec("open")]))
        playing = [
            asyncio.create_task(example(f"{address}/seat#{one.secret}", f"Chance {one.seat}")) for one in created.seats
        ]
        async with asyncio.timeout(PATIENCE_S):
            while any(seat.kind == "open" for seat in (await tables.lobby.table(anna, created.game)).seats):
                await asyncio.sleep(0.05)
        await tables.lobby.start(anna, created.game)
        for code, printed in await asyncio.gather(*playing):
            assert code == 0, printed
            assert printed.startswith("Place ")
        record = read_record(await tables.after.export(SYSTEM, created.game))
        assert record.seats == ["Chance 0", "Chance 1"]
        assert verify(record, open_title(title)) == record.result


def test_the_example_is_short_and_needs_nothing() -> None:
    lines = BOT_PY.read_text(encoding="utf-8").splitlines()
    assert sum(1 for line in lines if line.strip()) <= 40
    imported = {line.split()[1].split(".")[0] for line in lines if line.startswith(("import ", "from "))}
    assert imported <= sys.stdlib_module_names


# The stream itself.


async def test_the_first_line_has_the_whole_log_and_the_next_what_is_new(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables:
        anna = await newcomer(tables)
        game = await begin(tables, anna, [ME, SeatSpec("here")])
        lines = seat_lines(tables, anna, game, 1)
        first = json.loads(await anext(lines))
        assert (first["version"], first["log_from"], first["offers"]) == (0, 0, [])
        await tables.playing.play(anna, game, 0, "place a1", 0)
        second = json.loads(await anext(lines))
        assert second["version"] == 1
        assert second["log_from"] == len(first["log"])
        assert [event["kind"] for event in second["log"]] == ["placed"]
        assert len(second["offers"]) == 8
        await lines.aclose()


async def test_a_change_that_the_seat_cannot_notice_makes_no_line(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables:
        anna = await newcomer(tables)
        game = await begin(tables, anna, [ME, BOT])
        lines = seat_lines(tables, anna, game, 0, heartbeat=0.2)
        assert json.loads(await anext(lines))["status"] == "running"
        await tables.talk.post(anna, game, 0, "Good luck!")
        assert await anext(lines) == b"\n"
        await lines.aclose()


async def test_whoever_loses_the_seat_is_told_and_hears_no_more(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables:
        anna = await newcomer(tables)
        created = await tables.lobby.create(anna, NewTable("tictactoe", [ME, SeatSpec("open")]))
        program = Actor(secret=created.seats[-1].secret)
        await tables.lobby.claim_seat(program, created.game, "Chance")
        lines = seat_lines(tables, program, created.game, 1)
        await anext(lines)
        await tables.lobby.kick(anna, created.game, 1)
        last = json.loads(await anext(lines))
        assert last["code"] in {NotAllowed.code, NoSuchLink.code, "no-such-game"}
        assert [line async for line in lines] == []
