"""What viewers are shown: the same object until it changes, and drawn once where it is the same for all."""

from __future__ import annotations

import pytest

from logothete.server.model import Actor, NewTable, SeatSpec, SeatState
from logothete.server.services.tables import Tables
from tests.server.conftest import guest, play, started

pytestmark = pytest.mark.anyio


async def two(tables: Tables) -> tuple[Actor, Actor, str]:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    return anna, bert, await started(tables, anna, bert)


async def faces(tables: Tables, game: str) -> list[SeatState]:
    """What Anna, Bert and a spectator are shown."""
    async with tables.rooms.open(game) as room:
        return [room.face(viewer).whole for viewer in (0, 1, None)]


async def test_nothing_is_drawn_again_while_nothing_changes(tables: Tables) -> None:
    _, _, game = await two(tables)
    before, after = await faces(tables, game), await faces(tables, game)
    assert [new is old for new, old in zip(after, before, strict=True)] == [True, True, True]


async def test_a_move_is_shown_to_everybody_with_one_list_of_seats(tables: Tables) -> None:
    anna, _, game = await two(tables)
    before = await faces(tables, game)
    await play(tables, anna, game, 0, "step")
    after = await faces(tables, game)
    assert [new.version - old.version for new, old in zip(after, before, strict=True)] == [1, 1, 1]
    assert after[0].seats is after[1].seats is after[2].seats


async def test_of_a_hidden_move_the_others_see_the_very_same(tables: Tables) -> None:
    anna, _, game = await two(tables)
    before = await faces(tables, game)
    await play(tables, anna, game, 0, "hide")
    after = await faces(tables, game)
    assert [new is old for new, old in zip(after, before, strict=True)] == [False, True, True]


async def test_what_changes_at_the_table_alone_leaves_the_view_as_it_was(tables: Tables) -> None:
    anna, _, game = await two(tables)
    before = await faces(tables, game)
    await tables.playing.resign(anna, game, 0, "easy")
    after = await faces(tables, game)
    assert [new.view is old.view for new, old in zip(after, before, strict=True)] == [True, True, True]
    assert [one.seats[0].standin for one in (*before, *after)] == [False] * 3 + [True] * 3


async def test_before_the_start_and_after_it(tables: Tables) -> None:
    anna = await guest(tables, "Anna")
    created = await tables.lobby.create(anna, NewTable("relay", seats=[SeatSpec("me"), SeatSpec("here", name="Bert")]))
    assert [bytes(one.view) for one in await faces(tables, created.game)] == [b"null"] * 3
    await tables.lobby.start(anna, created.game)
    assert b"null" not in [bytes(one.view) for one in await faces(tables, created.game)]
