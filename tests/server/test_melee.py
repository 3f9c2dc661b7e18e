"""A game of sides at a table: who won together."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from logothete.server.config import Settings
from logothete.server.model import Actor, NewTable, Pace, SeatSpec
from logothete.server.services.tables import Tables, open_tables
from logothete.server.shelf import Shelf
from tests.melee import MeleeTitle
from tests.server.conftest import ME, TestClock
from tests.server.hands import HERE, newcomer

pytestmark = pytest.mark.anyio

FORD = {"scenario": "ford"}


@pytest.fixture
async def tables(database: str, clock: TestClock) -> AsyncIterator[Tables]:
    shelf = Shelf(keys=lambda: ["melee"], opener=lambda key, pack: MeleeTitle())
    tables = await open_tables(Settings(database=database, bot_workers=1, bot_pause=0), shelf, clock)
    try:
        yield tables
    finally:
        await tables.close()


async def begin(tables: Tables, seats: list[SeatSpec], pace: Pace | None = None) -> tuple[Actor, str]:
    """A person at all seats of the ford."""
    actor = await newcomer(tables)
    created = await tables.lobby.create(actor, NewTable("melee", seats, options=FORD, pace=pace or Pace()))
    await tables.lobby.start(actor, created.game)
    return actor, created.game


async def play(tables: Tables, actor: Actor, game: str, *moves: str) -> None:
    """`0 go 02.02`."""
    for move in moves:
        seat, _, text = move.partition(" ")
        state = await tables.playing.look(actor, game, int(seat))
        await tables.playing.play(actor, game, int(seat), text, state.version)


async def test_a_result_says_who_played_together(tables: Tables) -> None:
    actor, game = await begin(tables, [ME, HERE, HERE, HERE])
    while (state := await tables.playing.look(actor, game, None)).result is None:
        await play(tables, actor, game, f"{state.asked[0]} rest")
    assert state.result.sides == [0, 1, 0, 1]
    assert state.result.places == [1, 1, 1, 1]
    (listed,) = (await tables.lobby.list_finished(actor)).tables
    assert listed.result == state.result
