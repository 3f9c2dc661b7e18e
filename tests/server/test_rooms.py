"""Rooms: a move is committed or did not happen, whatever fails and whoever else writes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import pytest
from sqlalchemy import func, select, update

from logothete.kernel.state import State
from logothete.kernel.title import BadSetup, Setup, Title
from logothete.server.errors import ActionRefused, Busy, NoSuchGame, StaleVersion, UnknownAction
from logothete.server.model import SYSTEM, Actor
from logothete.server.rooms.saving import SNAPSHOT_EVERY
from logothete.server.services.tables import Tables
from logothete.server.store import Commit, schema
from logothete.server.store.games import Loaded
from tests.server.conftest import Opener, guest, play, started
from tests.server.relay import RelayTitle

pytestmark = pytest.mark.anyio


async def two(tables: Tables) -> tuple[Actor, Actor, str]:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    return anna, bert, await started(tables, anna, bert)


def deafen(*several: Tables) -> None:
    """Let them hear nothing of what other processes do."""
    for tables in several:
        tables._signals.outside = lambda game, length: False


async def rows(tables: Tables, game: str) -> list[tuple[str, int | None, str]]:
    async with tables.store.read() as connection:
        log = schema.log.c
        found = await connection.execute(
            select(log.kind, log.seat, log.action).where(log.game == game, log.kind != "table").order_by(log.number)
        )
        return [tuple(row) for row in found]


async def test_a_move_is_in_the_store_when_it_is_acknowledged(tables: Tables) -> None:
    anna, _, game = await two(tables)
    await tables.playing.play(anna, game, 0, "step", 0)
    assert await rows(tables, game) == [("move", 0, "step")]


async def test_a_move_is_one_transaction(tables: Tables) -> None:
    anna, _, game = await two(tables)
    before = tables.writer.transactions
    await play(tables, anna, game, 0, "step", "step", "roll")
    assert tables.writer.transactions == before + 3


async def test_moves_at_many_tables_at_once_share_transactions(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    games = [await started(tables, anna, bert) for _ in range(20)]
    before = tables.writer.transactions
    await asyncio.gather(*(tables.playing.play(anna, game, 0, "step", 0) for game in games))
    assert tables.writer.transactions - before < len(games)
    assert [await rows(tables, game) for game in games] == [[("move", 0, "step")]] * 20


async def test_of_many_decisions_about_one_version_one_counts(tables: Tables) -> None:
    anna, _, game = await two(tables)
    answers = await asyncio.gather(
        *(tables.playing.play(anna, game, 0, "step", 0) for _ in range(10)), return_exceptions=True
    )
    assert sum(isinstance(answer, StaleVersion) for answer in answers) == 9
    assert await rows(tables, game) == [("move", 0, "step")]


@pytest.mark.parametrize(("action", "refusal"), [("roll", ActionRefused), ("dance", UnknownAction)])
async def test_a_refused_decision_changes_nothing(tables: Tables, action: str, refusal: type[Exception]) -> None:
    _, bert, game = await two(tables)
    before = await tables.playing.look(bert, game, 1)
    with pytest.raises(refusal):
        await tables.playing.play(bert, game, 1, action, before.version)
    assert await rows(tables, game) == []
    assert await tables.playing.look(bert, game, 1) == before


async def test_a_game_opens_as_it_was_left(opener: Opener) -> None:
    first = await opener()
    anna, bert, game = await two(first)
    await play(first, anna, game, 0, "step", "step", "roll")
    await play(first, bert, game, 1, "hide", "step", "hide")
    await first.playing.undo(bert, game, 1)
    before = [await first.playing.look(SYSTEM, game, seat) for seat in (0, 1, None)]
    await first.close()
    second = await opener()
    assert [await second.playing.look(SYSTEM, game, seat) for seat in (0, 1, None)] == before


async def test_the_log_alone_rebuilds_a_game(opener: Opener) -> None:
    first = await opener()
    anna, bert, game = await two(first)
    await play(first, anna, game, 0, "step", "roll")
    await play(first, bert, game, 1, "hide", "roll")
    before = await first.playing.look(bert, game, 1)
    await first.close()
    second = await opener()
    async with second.store.write() as connection:
        await connection.execute(schema.snapshot.delete())
    assert await second.playing.look(bert, game, 1) == before


async def test_a_damaged_snapshot_is_passed_over(opener: Opener) -> None:
    first = await opener()
    anna, _, game = await two(first)
    await play(first, anna, game, 0, *["step"] * (SNAPSHOT_EVERY + 3))
    before = await first.playing.look(anna, game, 0)
    await first.close()
    second = await opener()
    kept = schema.snapshot.c
    async with second.store.write() as connection:
        newest = select(func.max(kept.number)).where(kept.game == game).scalar_subquery()
        await connection.execute(
            update(schema.snapshot).where(kept.game == game, kept.number == newest).values(data=b"\x00")
        )
    assert await second.playing.look(anna, game, 0) == before


async def test_a_snapshot_of_other_cells_is_passed_over(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that lays a game's cells otherwise plays its log again."""
    first = await opener()
    anna, _, game = await two(first)
    await play(first, anna, game, 0, *["step"] * (SNAPSHOT_EVERY + 3))
    before = await first.playing.look(anna, game, 0)
    await first.close()
    tried: list[int] = []

    def load(self: Title, setup: Setup, cells: list[int]) -> State:
        tried.append(len(cells))
        raise BadSetup("these are not the cells of such a position")

    second = await opener()
    monkeypatch.setattr(RelayTitle, "load", load)
    assert await second.playing.look(anna, game, 0) == before
    assert tried


async def test_a_commit_that_fails_leaves_no_half_move(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _, game = await two(tables)
    before = await tables.playing.look(anna, game, 0)

    async def broken(commits: Sequence[Commit]) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken_disk:
        broken_disk.setattr(tables.writer, "_write", broken)
        with pytest.raises(OSError, match="disk is full"):
            await tables.playing.play(anna, game, 0, "step", 0)
    assert await tables.playing.look(anna, game, 0) == before
    await tables.playing.play(anna, game, 0, "step", 0)
    assert await rows(tables, game) == [("move", 0, "step")]


async def test_who_goes_away_during_a_commit_leaves_the_room_sound(tables: Tables) -> None:
    anna, _, game = await two(tables)
    for _ in range(30):
        version = (await tables.playing.look(anna, game, 0)).version
        task = asyncio.create_task(tables.playing.play(anna, game, 0, "step", version))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait({task})
        state = await tables.playing.look(anna, game, 0)
        assert state.version == len(await rows(tables, game))


async def test_rooms_are_let_go(opener: Opener) -> None:
    tables = await opener(rooms=4)
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    games = [await started(tables, anna, bert) for _ in range(12)]
    for game in games:
        await play(tables, anna, game, 0, "step")
    assert len(tables.rooms) <= 4
    for game in games:
        assert (await tables.playing.look(anna, game, 0)).version == 1


async def test_a_room_in_use_is_not_let_go(opener: Opener) -> None:
    tables = await opener(rooms=1)
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    games = [await started(tables, anna, bert) for _ in range(3)]
    async with tables.rooms.open(games[0]) as held:
        for game in games[1:]:
            await play(tables, anna, game, 0, "step")
        await held.change(lambda: held.play(0, "step", 0, "person"))
    assert (await tables.playing.look(anna, games[0], 0)).version == 1


async def test_an_unknown_game_leaves_nothing_behind(tables: Tables) -> None:
    for _ in range(3):
        with pytest.raises(NoSuchGame):
            await tables.playing.look(SYSTEM, "nowhere", None)
    assert len(tables.rooms) == 0


async def test_a_write_of_another_process_is_not_lost(opener: Opener) -> None:
    here, there = await opener(), await opener()
    anna, bert, game = await two(here)
    await there.playing.look(bert, game, 1)
    # Both know the same position, and neither has heard of the other's decision.
    deafen(here, there)
    await here.playing.play(anna, game, 0, "hide", 0)
    await there.playing.play(bert, game, 1, "hide", 0)
    await here.playing.play(anna, game, 0, "step", 1)
    expected = [("move", 0, "hide"), ("move", 1, "hide"), ("move", 0, "step")]
    assert await rows(here, game) == expected


async def test_a_decision_about_what_another_process_has_changed_is_stale(opener: Opener) -> None:
    here, there = await opener(), await opener()
    anna, _, game = await two(here)
    await there.playing.look(anna, game, 0)
    deafen(there)
    await here.playing.play(anna, game, 0, "roll", 0)
    with pytest.raises(StaleVersion):
        await there.playing.play(anna, game, 0, "step", 0)
    assert await rows(here, game) == [("move", 0, "roll")]


async def test_moves_appear_in_the_other_process(opener: Opener) -> None:
    here, there = await opener(), await opener()
    anna, bert, game = await two(here)
    assert (await there.playing.look(bert, game, 1)).version == 0
    heard = there.publisher.subscribe(game)
    await here.playing.play(anna, game, 0, "roll", 0)
    assert await asyncio.wait_for(heard.wait(), 10) == {game}
    assert (await there.playing.look(bert, game, 1)).offers == ["step", "roll", "hide", "end"]
    heard.close()


async def test_a_move_made_elsewhere_while_a_game_is_being_read_is_not_missed(
    opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await opener(), await opener()
    anna, bert, game = await two(here)
    read = there.rooms.read

    async def read_and_be_late(game: str) -> Loaded:
        loaded = await read(game)
        await here.playing.play(anna, game, 0, "roll", 0)
        there.rooms.outside(game)
        return loaded

    with monkeypatch.context() as late:
        late.setattr(there.rooms, "read", read_and_be_late)
        assert (await there.playing.look(bert, game, 1)).version == 0
    assert there.rooms.at_rest(game) is None
    assert (await there.playing.look(bert, game, 1)).version == 1


async def test_two_processes_play_the_same_table(opener: Opener) -> None:
    here, there = await opener(), await opener()
    anna, bert, game = await two(here)

    async def hide(tables: Tables, actor: Actor, seat: int) -> None:
        for _ in range(15):
            while True:
                version = (await tables.playing.look(actor, game, seat)).version
                try:
                    await tables.playing.play(actor, game, seat, "hide", version)
                except (StaleVersion, Busy):
                    continue
                break

    await asyncio.gather(hide(here, anna, 0), hide(there, bert, 1), hide(there, anna, 0))
    assert sorted(await rows(here, game)) == [("move", 0, "hide")] * 30 + [("move", 1, "hide")] * 15


async def test_a_subscriber_hears_each_game_once(tables: Tables) -> None:
    anna, bert, game = await two(tables)
    one, every = tables.publisher.subscribe(game), tables.publisher.subscribe()
    other = await started(tables, anna, bert)
    await play(tables, anna, game, 0, "step", "step")
    assert await one.wait() == {game}
    assert await every.wait() == {game, other}
    one.close()
    every.close()


async def test_a_reader_is_told_where_its_log_was_cut(tables: Tables) -> None:
    anna, bert, game = await two(tables)
    await play(tables, anna, game, 0, "step", "step", "step")
    held = await tables.playing.look(bert, game, 1)
    assert (held.log_from, len(held.log)) == (0, 3)
    await tables.playing.undo(anna, game, 0)
    await tables.playing.undo(anna, game, 0)
    await play(tables, anna, game, 0, "roll")
    now = await tables.playing.look(bert, game, 1, held.version, 3)
    assert now.log_from == 1
    assert [event.kind for event in now.log] == ["rolled"]


async def test_a_reader_who_is_up_to_date_gets_nothing(tables: Tables) -> None:
    anna, bert, game = await two(tables)
    await play(tables, anna, game, 0, "step")
    await tables.playing.undo(anna, game, 0)
    await play(tables, anna, game, 0, "step")
    held = await tables.playing.look(bert, game, 1)
    now = await tables.playing.look(bert, game, 1, held.version, len(held.log))
    assert (now.log_from, now.log) == (1, [])


async def test_cuts_survive_the_room(opener: Opener) -> None:
    first = await opener()
    anna, bert, game = await two(first)
    await play(first, anna, game, 0, "step", "step")
    held = await first.playing.look(bert, game, 1)
    await first.playing.undo(anna, game, 0)
    await play(first, anna, game, 0, *["hide"] * 10)
    await first.close()
    second = await opener()
    now = await second.playing.look(bert, game, 1, held.version, 2)
    assert (now.log_from, now.log) == (1, [])


async def test_a_hidden_move_shows_nobody_anything(tables: Tables) -> None:
    anna, bert, game = await two(tables)
    before = [await tables.playing.look(anna, game, 0), await tables.playing.look(anna, game, None)]
    await play(tables, bert, game, 1, "hide")
    await tables.playing.undo(bert, game, 1)
    assert [await tables.playing.look(anna, game, 0), await tables.playing.look(anna, game, None)] == before


async def long_game(tables: Tables, anna: Actor, bert: Actor, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of 2,000 actions, written in one transaction so that the test need not wait for the disk so often."""
    game = await started(tables, anna, bert)
    commits: list[Commit] = []

    async def gather(commit: Commit) -> None:
        commits.append(commit)

    with monkeypatch.context() as gathering:
        gathering.setattr(tables.writer, "commit", gather)
        async with tables.rooms.open(game) as room:
            for number in range(2000):
                seat, action = number // 2 % 2, ("step", "roll")[number % 2]
                await room.change(partial(room.play, seat, action, None, "person"))
    await tables.writer._write(commits)
    return game


async def test_a_game_of_two_thousand_actions_opens_from_its_snapshot(
    opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await opener()
    anna, bert = await guest(first, "Anna"), await guest(first, "Bert")
    game = await long_game(first, anna, bert, monkeypatch)
    last = await first.playing.look(bert, game, 1)
    await first.close()
    second = await opener()
    async with second.rooms.open(game) as room:
        assert room.replayed <= SNAPSHOT_EVERY
        assert room.running_match().played == 2000
    assert second.rooms.loads == 1
    assert await second.playing.look(bert, game, 1) == last
    async with second.store.read() as connection:
        snapshots = schema.snapshot
        kept = await connection.scalar(select(func.count()).where(snapshots.c.game == game))
    assert kept == 2


async def test_undo_in_a_game_of_two_thousand_actions_reads_nothing(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await long_game(tables, anna, bert, monkeypatch)
    await play(tables, anna, game, 0, "step")
    loads, transactions = tables.rooms.loads, tables.writer.transactions
    assert (await tables.playing.undo(anna, game, 0)).action == "step"
    assert (tables.rooms.loads, tables.writer.transactions) == (loads, transactions + 1)
