"""Long games: what is written, read and sent for a move does not grow, and what is long past is still there."""

from __future__ import annotations

import zlib
from functools import partial
from pathlib import Path

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, func, insert, select, update

from logothete.bots.seat import listens
from logothete.games import open_title
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Event, Told
from logothete.kernel.match import Match
from logothete.kernel.mind import Mind
from logothete.kernel.pages import PAGE_MOVES
from logothete.kernel.title import Setup
from logothete.server.backstage import BotTask, Heard
from logothete.server.bots.pool import BotFailed, Worker
from logothete.server.bots.runner import BotRunner
from logothete.server.bots.worker import Lacking, Question, Stories, answer
from logothete.server.model import SYSTEM
from logothete.server.rooms.journal import LOG_PART
from logothete.server.rooms.keeping import Base, pack_base, unpack_base
from logothete.server.rooms.room import Room
from logothete.server.rooms.saving import SNAPSHOT_EVERY
from logothete.server.services.tables import Tables
from logothete.server.store import Commit, engine, open_store, schema
from logothete.server.store.engine import Executor
from logothete.server.store.games import load_game
from tests.server.conftest import Opener, guest, play, started
from tests.server.relay import RelayTitle
from tests.server.test_store import GAME

pytestmark = pytest.mark.anyio

VIEWERS = (0, 1, None)
LAP = ("step", "hide", "step", "undo", "roll")


class Written:
    """What a game wrote: bytes for each row of its log, snapshots and pages in the row that brought them."""

    def __init__(self) -> None:
        self.commits: list[Commit] = []
        self.bytes: list[int] = []

    async def take(self, commit: Commit) -> None:
        self.commits.append(commit)
        self.bytes += [len(msgspec.msgpack.encode(row)) for row in commit.rows]
        more = [commit.snapshot[1]] if commit.snapshot else []
        self.bytes[-1] += sum(len(data) for data in [*more, *[page.data for page in commit.pages]])

    def rows(self, first: int, end: int) -> int:
        return sum(self.bytes[first:end])


async def race(tables: Tables, game: str, rows: int, monkeypatch: pytest.MonkeyPatch) -> Written:
    """So many rows of the relay, written in one transaction so that the test need not wait for the disk so often."""
    written = Written()
    with monkeypatch.context() as gathering:
        gathering.setattr(tables.writer, "commit", written.take)
        async with tables.rooms.open(game) as room:
            for number in range(rows):
                seat, what = number // len(LAP) % 2, LAP[number % len(LAP)]
                change = partial(room.undo, seat) if what == "undo" else partial(room.play, seat, what, None, "person")
                await room.change(change)

    def write(executor: Executor) -> None:
        for commit in written.commits:
            tables.writer._put(executor, [commit])

    await tables.store.transact(write)
    return written


async def two(tables: Tables) -> str:
    return await started(tables, await guest(tables, "Anna"), await guest(tables, "Bert"))


async def whole(tables: Tables, game: str) -> Match:
    """The game played again from the first row of its log."""
    async with tables.store.read() as connection:
        loaded = await load_game(connection, game, before=1)
    assert loaded is not None
    match = Room(tables.rooms, loaded).match
    assert match is not None
    return match


async def read_all(tables: Tables, game: str, viewer: int | None) -> tuple[list[int], list[Event]]:
    """A log read as the page reads it: the newest part, then older and older ones; where each began, and all of it."""
    state = await tables.playing.look(SYSTEM, game, viewer)
    starts, log = [state.log_from], list(state.log)
    while starts[-1] > 0:
        part = await tables.playing.log(SYSTEM, game, viewer, starts[-1])
        assert part.log_from + len(part.log) == starts[-1]
        starts.append(part.log_from)
        log = part.log + log
    return starts, log


async def drop(tables: Tables, *kinds: str) -> None:
    async with tables.store.write() as connection:
        for kind in kinds:
            await connection.execute(delete(schema.metadata.tables[kind]))


# What is written and read.


async def test_what_is_written_for_a_move_does_not_grow(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    written = await race(tables, await two(tables), 5_000, monkeypatch)
    span = 5 * SNAPSHOT_EVERY
    early, late = written.rows(600, 600 + span), written.rows(5_000 - span, 5_000)
    assert late < 1.05 * early
    sizes = [len(commit.snapshot[1]) for commit in written.commits if commit.snapshot]
    assert max(sizes[10:]) < 1.1 * max(sizes[5:15])


async def test_what_is_sent_for_a_move_does_not_grow(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await two(tables)
    sizes: list[list[int]] = []
    for rows in (600, 4_400):
        await race(tables, game, rows, monkeypatch)
        states = [await tables.playing.look(SYSTEM, game, viewer) for viewer in VIEWERS]
        sizes.append([len(msgspec.json.encode(state)) for state in states])
    for early, late in zip(*sizes, strict=True):
        assert late < early + 20, "numbers may have grown by a digit"


async def test_a_game_of_five_thousand_moves_opens_from_one_snapshot_and_its_tail(
    opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await opener()
    game = await two(first)
    await race(first, game, 5_000, monkeypatch)
    seen = [await first.playing.look(SYSTEM, game, viewer) for viewer in VIEWERS]
    second = await opener()
    assert [await second.playing.look(SYSTEM, game, viewer) for viewer in VIEWERS] == seen
    async with second.rooms.open(game) as room:
        assert room.replayed < SNAPSHOT_EVERY
        assert len(room.running_match().moves) < 3 * PAGE_MOVES


@pytest.mark.parametrize("rows", [700, 703, 704])
async def test_a_game_goes_on_after_a_restart_as_if_there_had_been_none(
    rows: int, opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await opener()
    game = await two(first)
    await race(first, game, rows, monkeypatch)
    second = await opener()
    truth = await whole(first, game)
    async with second.rooms.open(game) as room:
        match = room.running_match()
        past = match.past
        assert match.state.dump() == truth.state.dump()
        assert (match.played, match.dice.drawn, match.version) == (len(truth.moves), truth.dice.drawn, truth.version)
        assert (match.moves, match.told) == (truth.moves[past.moves :], truth.told[past.told[-1] :])
        assert [match.undoable(seat) for seat in (0, 1)] == [truth.undoable(seat) for seat in (0, 1)]
        assert [match.version_of(seat) for seat in VIEWERS] == [truth.version_of(seat) for seat in VIEWERS]
        assert await room.record() == truth.record()


async def test_of_two_processes_at_one_game_each_writes_the_same_pages(opener: Opener) -> None:
    first, second = await opener(), await opener()
    anna, bert = await guest(first, "Anna"), await guest(first, "Bert")
    game = await started(first, anna, bert)
    for lap in range(45):
        tables = (first, second)[lap % 2]
        # With SQLite nobody says so.
        tables.rooms.outside(game)
        await play(tables, (anna, bert)[lap % 2], game, lap % 2, "step", "hide", "step", "roll")
    truth = await whole(first, game)
    third = await opener()
    async with third.rooms.open(game) as room:
        assert room.running_match().past.moves >= PAGE_MOVES
        assert await room.record() == truth.record()
    assert (await read_all(third, game, 0))[1] == truth.log(0)


# What is long past.


@pytest.mark.parametrize("viewer", VIEWERS)
async def test_the_log_in_parts_is_the_whole_log(
    viewer: int | None, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await two(tables)
    await race(tables, game, 1_500, monkeypatch)
    starts, log = await read_all(tables, game, viewer)
    assert log == (await whole(tables, game)).log(viewer)
    ends = [len(log), *starts]
    assert {end - start for end, start in zip(ends[:-2], starts[:-1], strict=True)} == {LOG_PART}


async def test_any_part_is_where_its_position_says(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await two(tables)
    await race(tables, game, 1_200, monkeypatch)
    log = (await whole(tables, game)).log(0)
    for before in (0, 1, 63, 64, 65, 199, 200, 201, 500, len(log) - 1, len(log), len(log) + 9):
        part = await tables.playing.log(SYSTEM, game, 0, before)
        end = min(before, len(log))
        assert (part.log_from, part.log) == (max(0, end - LOG_PART), log[max(0, end - LOG_PART) : end])


async def test_where_parts_begin_does_not_tell_of_hidden_moves(tables: Tables) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    open_, hiding = await started(tables, anna, bert), await started(tables, anna, bert)
    for game, hides in ((open_, 0), (hiding, 150)):
        async with tables.rooms.open(game) as room:
            for _ in range(hides):
                await room.change(partial(room.play, 1, "hide", None, "person"))
            for number in range(240):
                await room.change(partial(room.play, number % 2, "roll", None, "person"))
    async with tables.rooms.open(open_) as one, tables.rooms.open(hiding) as other:
        assert one.running_match().past != other.running_match().past
    assert (await read_all(tables, open_, 0))[0] == (await read_all(tables, hiding, 0))[0]


async def test_a_reader_who_lacks_much_gets_the_newest_part(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await two(tables)
    await race(tables, game, 100, monkeypatch)
    before = await tables.playing.look(SYSTEM, game, 0)
    held = before.log_from + len(before.log)
    await race(tables, game, 100, monkeypatch)
    soon = await tables.playing.look(SYSTEM, game, 0, before.version, held)
    assert soon.log_from == held
    await race(tables, game, 1_000, monkeypatch)
    late = await tables.playing.look(SYSTEM, game, 0, before.version, held)
    assert late.log_from > held
    assert len(late.log) == LOG_PART


async def test_an_undo_cuts_what_readers_hold_also_after_pages_were_turned(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await two(tables)
    await race(tables, game, 1_000, monkeypatch)
    start = await tables.playing.look(SYSTEM, game, 0)
    await tables.playing.play(SYSTEM, game, 0, "step", None)
    stepped = await tables.playing.look(SYSTEM, game, 0)
    held = stepped.log_from + len(stepped.log)
    await tables.playing.undo(SYSTEM, game, 0)
    cut = await tables.playing.look(SYSTEM, game, 0, stepped.version, held)
    assert (cut.log_from, cut.log) == (start.log_from + len(start.log), [])


# What is lost.


@pytest.mark.parametrize("lost", [("snapshot",), ("page",), ("snapshot", "page")])
async def test_without_snapshots_or_pages_nothing_is_lost(
    lost: tuple[str, ...], opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await opener()
    game = await two(first)
    await race(first, game, 1_000, monkeypatch)
    truth = await whole(first, game)
    second = await opener()
    await drop(second, *lost)
    assert (await read_all(second, game, 1))[1] == truth.log(1)
    async with second.rooms.open(game) as room:
        assert await room.record() == truth.record()
    await second.close()
    third = await opener()
    async with third.rooms.open(game) as room:
        assert room.replayed < SNAPSHOT_EVERY, "the snapshot was made again"
        assert await room.record() == truth.record()


async def test_a_damaged_page_is_made_again(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await opener()
    game = await two(first)
    await race(first, game, 1_000, monkeypatch)
    truth = await whole(first, game)
    second = await opener()
    async with second.store.write() as connection:
        await connection.execute(update(schema.page).where(schema.page.c.number == 2).values(data=b"\0"))
    assert (await read_all(second, game, 0))[1] == truth.log(0)
    await second.close()
    third = await opener()
    async with third.rooms.open(game) as room:
        assert await room.record() == truth.record()


async def test_pages_of_a_log_that_counted_otherwise_are_replaced(
    opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await opener()
    game = await two(first)
    await race(first, game, 1_000, monkeypatch)
    truth = await whole(first, game)
    second = await opener()
    async with second.store.write() as connection:
        other = select(schema.page.c.data).where(schema.page.c.number == 0).scalar_subquery()
        await connection.execute(update(schema.page).where(schema.page.c.number > 0).values(data=other))
    # A log that does not count as it did is played as a whole, without its snapshots.
    await drop(second, "snapshot")
    await second.playing.look(SYSTEM, game, 0)
    await second.close()
    third = await opener()
    async with third.rooms.open(game) as room:
        assert room.replayed < SNAPSHOT_EVERY
        assert await room.record() == truth.record()


async def test_snapshots_of_an_older_program_are_passed_over(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await opener()
    game = await two(first)
    await race(first, game, 300, monkeypatch)
    seen = await first.playing.look(SYSTEM, game, 0)
    truth = await whole(first, game)
    old = {"match": {"record": truth.record(), "cells": truth.state.dump(), "covered": 1, "drawn": 1, "told": []}}
    second = await opener()
    async with second.store.write() as connection:
        await connection.execute(update(schema.snapshot).values(data=packed(old)))
    assert await second.playing.look(SYSTEM, game, 0) == seen


async def test_where_an_older_program_let_a_branch_begin_is_still_known(tables: Tables) -> None:
    truth = await whole(tables, await two(tables))
    old = {"match": {"record": truth.record(), "cells": [1, 2], "covered": 0, "drawn": 0, "told": [], "versions": []}}
    assert unpack_base(packed(old)) == Base(truth.record(), [1, 2])
    assert unpack_base(pack_base(Base(truth.record(), [3]))) == Base(truth.record(), [3])


async def test_the_migration_discards_old_snapshots_and_keeps_where_branches_begin(database: str) -> None:
    store = await open_store(database)

    def go_back(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(engine.__file__).parent / "migrations"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")

    async with store.write() as connection:
        await connection.run_sync(go_back)
        await connection.execute(insert(schema.game), [GAME])
        rows = [{"game": "g", "number": number, "data": b"old"} for number in (0, 64, 128)]
        await connection.execute(insert(schema.snapshot), rows)
    await store.close()
    again = await open_store(database)
    async with again.read() as connection:
        assert list(await connection.scalars(select(schema.snapshot.c.number))) == [0]
        assert await connection.scalar(select(func.count()).select_from(schema.page)) == 0
    await again.close()


def packed(old: object) -> bytes:
    """Packed as snapshots were and are."""
    return zlib.compress(msgspec.msgpack.encode(old), 1)


# What bots hear.


async def heard_task(tables: Tables, game: str, heard: Heard | None = None) -> BotTask:
    task = await tables.desk.bot_task(SYSTEM, game, 0, heard)
    assert task is not None
    return task


async def for_a_bot(tables: Tables, monkeypatch: pytest.MonkeyPatch, rows: int) -> str:
    """A game in which a bot takes over seat 0, whose turn it is."""
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert)
    await race(tables, game, rows, monkeypatch)
    await tables.playing.resign(anna, game, 0, "easy")
    return game


async def test_a_bot_is_told_all_once_and_then_only_what_is_new(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await for_a_bot(tables, monkeypatch, 1_000)
    first = await heard_task(tables, game)
    truth = await whole(tables, game)
    assert (first.story_from, first.story) == (0, [told for told in truth.told if told.concerns(0)])
    await tables.playing.play(SYSTEM, game, 0, "step", None, by="bot")
    second = await heard_task(tables, game, Heard(first.version, len(first.story)))
    assert (second.story_from, len(second.story)) == (len(first.story), 1)


async def test_what_was_taken_back_is_told_anew(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await for_a_bot(tables, monkeypatch, 1_000)
    start = len((await heard_task(tables, game)).story)
    for _ in range(2):
        await tables.playing.play(SYSTEM, game, 0, "step", None, by="bot")
    first = await heard_task(tables, game)
    async with tables.rooms.open(game) as room:
        await room.change(partial(room.undo, 0))
    second = await heard_task(tables, game, Heard(first.version, first.story_from + len(first.story)))
    assert (second.story_from, second.story) == (start + 1, [])


async def test_a_mind_that_does_not_listen_is_told_nothing(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RelayTitle, "mind", lambda self: Mind())
    game = await for_a_bot(tables, monkeypatch, 100)
    assert (await heard_task(tables, game)).story == []


@pytest.mark.parametrize(("title", "wanted"), [("byzantio", True), ("necrosia", False), ("tictactoe", False)])
def test_which_minds_listen(title: str, wanted: bool) -> None:
    assert listens(open_title(title).mind()) == wanted


def question(story_from: int, *kinds: int, game: str = "g", forget: tuple[tuple[str, int], ...] = ()) -> Question:
    state = open_title("tictactoe").start(Setup(2), QuickDice(1))
    story = [Told(kind, -1, (0, 0, 0, 0)) for kind in kinds]
    task = BotTask(game, 0, "easy", "tictactoe", "", Setup(2), state.dump(), 1, story_from, story)
    return Question(task, None, 30.0, list(forget))


def test_a_process_puts_a_story_together() -> None:
    stories = Stories()
    stories.go_on(question(0, 1, 2, 3))
    assert [told.kind for told in stories.go_on(question(2, 7, 8))] == [1, 2, 7, 8]
    assert stories.go_on(question(0)) == []


def test_a_process_that_lacks_the_beginning_says_so() -> None:
    stories = Stories()
    stories.go_on(question(0, 1, 2, game="other"))
    with pytest.raises(Lacking, match="0 events of the story are here, and it goes on after 3"):
        stories.go_on(question(3, 4))
    with pytest.raises(Lacking):
        stories.go_on(question(2, game="other", forget=(("other", 0),)))
    assert answer(question(3, 4)).error.startswith("Lacking")


async def test_how_much_a_process_has_heard_is_known_while_it_lives() -> None:
    worker = Worker()
    try:
        await worker.ask(question(0, 1, 2))
        assert worker.heard("g", 0) == Heard(1, 2)
        await worker.ask(question(2, 5))
        assert worker.heard("g", 0) == Heard(1, 3)
        await worker._kill()
        assert worker.heard("g", 0) is None
        with pytest.raises(BotFailed, match="Lacking"):
            await worker.ask(question(3, 5))
        assert worker.heard("g", 0) is None
    finally:
        await worker.close()


async def test_of_too_many_stories_the_oldest_are_forgotten_on_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("logothete.server.bots.pool.STORIES", 2)
    worker = Worker()
    for game in ("a", "b", "c"):
        asked = worker._note(question(0, 1, game=game))
    assert asked.forget == [("a", 0)]
    assert list(worker._heard) == [("b", 0), ("c", 0)]


async def test_a_bot_whose_process_died_is_told_all_again(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await for_a_bot(tables, monkeypatch, 100)
    asked: list[Question] = []

    class Deaf(Worker):
        async def ask(self, question: Question) -> str:
            asked.append(question)
            return "step"

    runner = BotRunner(tables)
    all_ = (await heard_task(tables, game)).story
    late = await heard_task(tables, game, Heard(10**6, len(all_) - 1))
    assert late.story_from == len(all_) - 1
    await runner._ask(late, 1.0, Deaf())
    assert (asked[0].task.story_from, asked[0].task.story) == (0, all_)
