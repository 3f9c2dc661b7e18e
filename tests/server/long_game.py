"""How long a very long game takes to open: `python -m tests.server.long_game N=50000 [kind ...]`.

It lays a game of so many rows of the log, starts the tables anew, and says what opening it, a move, an undo, the oldest
part of the log and the whole record cost.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Sequence
from typing import Any

import pytest
from sqlalchemy import func, select

from logothete.server.config import Settings
from logothete.server.model import SYSTEM
from logothete.server.services.tables import Tables, open_tables
from logothete.server.store import schema
from tests.server.test_big_games import GAMES, long_game, shelf


async def measure(kind: str, rows: int) -> None:
    """Lay one game and say what it costs."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/long.db")
        first = await open_tables(settings, shelf())
        began = time.perf_counter()
        game = await long_game(first, kind, pytest.MonkeyPatch(), rows)
        print(f"{kind}: {rows} rows laid in {time.perf_counter() - began:.1f} s")
        print(f"  {await _kept(first, game)}")
        # As after a kill: nothing is put aside.
        first.rooms.forget(game)
        await first.close()
        second = await open_tables(settings, shelf())
        try:
            await _timed("open", second.playing.look(SYSTEM, game, 0))
            await _timed("look again", second.playing.look(SYSTEM, game, 0))
            await _timed("the oldest part of the log", second.playing.log(SYSTEM, game, 0, 200))
            await _timed("a part of it again", second.playing.log(SYSTEM, game, 0, 400))
            async with second.rooms.open(game) as room:
                await _timed("the whole record", room.record())
        finally:
            await second.close()


async def _kept(tables: Tables, game: str) -> str:
    sizes: list[str] = []
    async with tables.store.read() as connection:
        for table in (schema.snapshot, schema.page):
            data = func.length(table.c.data)
            found = await connection.execute(
                select(func.count(), func.max(data), func.sum(data)).where(table.c.game == game)
            )
            number, most, total = found.one()
            sizes.append(f"{number} x {table.name}, {most} bytes at most, {total} in all")
    return "; ".join(sizes)


async def _timed(what: str, work: Awaitable[Any]) -> None:
    began = time.perf_counter()
    await work
    print(f"  {what}: {(time.perf_counter() - began) * 1000:.1f} ms")


def main(arguments: Sequence[str]) -> int:
    """The command: `N=<rows>` and kinds of games, by default those that never end."""
    rows = 50_000
    kinds: list[str] = []
    for argument in arguments:
        if argument.startswith("N=") and argument[2:].isdecimal():
            rows = int(argument[2:])
        elif argument in GAMES:
            kinds.append(argument)
        else:
            print(f"{argument!r} is neither N=<rows> nor one of: {', '.join(GAMES)}", file=sys.stderr)
            return 2
    for kind in kinds or [kind for kind in GAMES if GAMES[kind][0] == "relay"]:
        asyncio.run(measure(kind, rows))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
