"""Games of 2,000 actions: to open one, a snapshot and its tail are read; to take something back, nothing.

Run with `-s` to see how long it takes, or `python -m tests.server.long_game N=50000` for longer ones. Nothing here
depends on that: a busy machine proves nothing about a program.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from sqlalchemy import select

from logothete.games import open_title
from logothete.kernel.match import Match
from logothete.kernel.record import Move
from logothete.server.config import Settings
from logothete.server.model import SYSTEM, NewTable, SeatSpec
from logothete.server.rooms.room import Room
from logothete.server.rooms.saving import SNAPSHOT_EVERY
from logothete.server.services.tables import Tables, open_tables
from logothete.server.shelf import Shelf
from logothete.server.store import Commit, schema
from logothete.server.store.engine import Executor
from logothete.server.store.games import Loaded, load_game
from tests.server.hands import newcomer
from tests.server.relay import RelayTitle

pytestmark = pytest.mark.anyio

ROWS = 2000
Script = Callable[[Room], Iterator[Callable[[], str]]]
"""What is decided in a game, one after the other; asked again after each decision."""


def in_turns(room: Room) -> Iterator[Callable[[], str]]:
    """The relay as it is meant: some steps, then the die, which ends what can be taken back."""
    while True:
        for seat in (0, 1):
            for action in ("step", "step", "hide", "roll"):
                yield partial(room.play, seat, action, None, "person")


def without_dice(room: Room) -> Iterator[Callable[[], str]]:
    """The worst there is: everything could be taken back, up to the first move."""
    while True:
        yield partial(room.play, 0, "step", None, "person")


def wavering(room: Room) -> Iterator[Callable[[], str]]:
    """A real game, in which everybody takes back what they can, again and again."""
    dice = random.Random(5)
    while True:
        match = room.running_match()
        seat = dice.choice([seat for seat in range(len(room.seats)) if match.state.pending() >> seat & 1])
        action = room.title.actions.text(dice.choice(match.state.legal(seat)))
        yield partial(room.play, seat, action, None, "person")
        for _ in range(24):
            if not room.running_match().undoable(seat):
                break
            yield partial(room.undo, seat)
            yield partial(room.play, seat, action, None, "person")


GAMES: dict[str, tuple[str, Script]] = {
    "relay": ("relay", in_turns),
    "relay without dice": ("relay", without_dice),
    "byzantio with second thoughts": ("byzantio", wavering),
}


def shelf() -> Shelf:
    """The games of the shelf and the relay."""
    return Shelf(
        keys=lambda: ["relay", "byzantio"], opener=lambda key, _: RelayTitle() if key == "relay" else open_title(key)
    )


async def long_game(tables: Tables, kind: str, monkeypatch: pytest.MonkeyPatch, rows: int = ROWS) -> str:
    """A game of so many rows, written in one transaction so that the test need not wait for the disk so often."""
    title, script = GAMES[kind]
    anna = await newcomer(tables)
    created = await tables.lobby.create(anna, NewTable(title, [SeatSpec("me"), SeatSpec("here", name="Zoe")]))
    await tables.lobby.start(anna, created.game)
    commits: list[Commit] = []

    async def gather(commit: Commit) -> None:
        commits.append(commit)

    with monkeypatch.context() as gathering:
        gathering.setattr(tables.writer, "commit", gather)
        async with tables.rooms.open(created.game) as room:
            decisions = script(room)
            while room.table.length < rows:
                await room.change(next(decisions))

    def write(executor: Executor) -> None:
        for commit in commits:
            tables.writer._put(executor, [commit])

    await tables.store.transact(write)
    return created.game


class Work:
    """What the server did: the rows of the log and the bytes of snapshots that it read, and the moves it played."""

    def __init__(self) -> None:
        self.rows = 0
        self.bytes = 0
        self.moves = 0
        self.ms = 0.0

    def __str__(self) -> str:
        return (
            f"{self.ms:6.1f} ms, {self.rows} rows of the log and {self.bytes} bytes of snapshots read, "
            f"{self.moves} moves played"
        )


@contextmanager
def watched() -> Iterator[Work]:
    """Count what is done during the block."""
    work = Work()
    take = Match._take

    async def counted_load(*arguments: object) -> Loaded | None:
        loaded = await load_game(*arguments)  # type: ignore[arg-type]
        if loaded is not None:
            work.rows += len(loaded.rows)
            work.bytes += 0 if loaded.snapshot is None else len(loaded.snapshot[1])
        return loaded

    def counted_take(self: Match, move: Move, action: int, drawn: int, *how: bool) -> None:
        work.moves += 1
        take(self, move, action, drawn, *how)

    with pytest.MonkeyPatch.context() as counting:
        counting.setattr("logothete.server.rooms.registry.load_game", counted_load)
        counting.setattr(Match, "_take", counted_take)
        began = time.perf_counter()
        yield work
        work.ms = (time.perf_counter() - began) * 1000


@pytest.mark.parametrize("kind", GAMES)
async def test_a_long_game_opens_from_its_snapshot_and_takes_back_without_reading(
    kind: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=database)
    first = await open_tables(settings, shelf())
    game = await long_game(first, kind, monkeypatch)
    async with first.store.read() as connection:
        kept = schema.snapshot.c
        newest, before = await connection.scalars(
            select(kept.number).where(kept.game == game).order_by(kept.number.desc())
        )
    seen = [await first.playing.look(SYSTEM, game, seat) for seat in (0, 1, None)]
    # As after a kill: nothing is put aside.
    first.rooms.forget(game)
    await first.close()

    second = await open_tables(settings, shelf())
    try:
        with watched() as opening:
            opened = await second.playing.look(SYSTEM, game, 0)
        match = await match_of(second, game)
        trail = len(match._trail)
        assert ROWS - newest < SNAPSHOT_EVERY
        assert newest - before == SNAPSHOT_EVERY
        assert opening.rows == ROWS - newest
        # Beside the tail only what can still be taken back is played, because it can.
        assert opening.moves <= SNAPSHOT_EVERY + trail
        assert [opened, *[await second.playing.look(SYSTEM, game, seat) for seat in (1, None)]] == seen

        seat = next(seat for seat in (0, 1) if match.state.legal(seat))
        action = match.title.actions.text(match.state.legal(seat)[0])
        with watched() as moving:
            await second.playing.play(SYSTEM, game, seat, action, None)
        if not (await match_of(second, game)).undoable(seat):
            pytest.fail(f"{action} cannot be taken back: choose another seed")
        with watched() as undoing:
            await second.playing.undo(SYSTEM, game, seat)
        assert (moving.rows, undoing.rows, moving.bytes, undoing.bytes) == (0, 0, 0, 0)
        assert (moving.moves, undoing.moves) == (1, 0)
        print(f"\n{kind}, {database.split(':')[0]}\n  open {opening}\n  move {moving}\n  undo {undoing}")
    finally:
        await second.close()


async def match_of(tables: Tables, game: str) -> Match:
    async with tables.rooms.open(game) as room:
        return room.running_match()
