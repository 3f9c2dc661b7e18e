"""The statistician: somebody who writes down every message and its moment, and still learns nothing of a hand.

The same game is played twice, with the same dice and the same public course. In one world a seat holds the card that
can cancel any other, in its twin that card lies in the deck. For every other seat and for a spectator all messages of
sockets and streams are written down with the moments at which they left, by a clock that only the test and the bots
turn; so is what can be had by asking. Until the card is played there must be no difference at all.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from sqlalchemy import update

from logothete.games.necrosia.board import DECK
from logothete.games.necrosia.hands import give, put_down
from logothete.kernel.bits import members
from logothete.kernel.dice import commitment
from logothete.kernel.match import Match
from logothete.kernel.orders import ALWAYS, Draw, Order, Standing, Unanswerable, follow
from logothete.kernel.state import State
from logothete.kernel.title import Title
from logothete.server.bots import runner as botrunner
from logothete.server.bots.pool import Worker
from logothete.server.bots.runner import BotRunner
from logothete.server.bots.worker import Question
from logothete.server.config import Settings
from logothete.server.live.protocol import tell
from logothete.server.live.sockets import Reader
from logothete.server.live.stream import seat_lines
from logothete.server.model import NOBODY, SYSTEM, NewTable, Pace, SeatSpec
from logothete.server.rooms import following
from logothete.server.rooms.progress import Progress
from logothete.server.services.tables import Tables, open_tables
from logothete.server.store import schema
from tests.games.necrosia.table import Table
from tests.server.conftest import TestClock, guest

pytestmark = pytest.mark.anyio

HOLDER = 1
"""The seat whose hand differs."""
OTHERS = (0, 2, None)
"""Those who must not notice; None is a spectator."""
SEED = bytes(range(32))
PACE = Pace("live", bank_ms=3_600_000, increment_ms=5_000)
QUICK_MS, SLOW_MS = 3, 47
"""How long a bot thinks that can only pass, and one that has a choice."""
PATIENCE = 400
"""More questions than the course has."""

PASS = Order("pass", "turn", {"moment": "any"})
CONCERNED = Order("concerned", ALWAYS)
CANCEL = Order("cancel", ALWAYS, {"rival": "anybody", "what": "card elite-marksman"})
CANCEL_OTHERS = Order("cancel", ALWAYS, {"rival": "people feling", "what": "any"})
COURSE = ("play elite-marksman", "pick ombre mage", "war crossing feling", "finish")
BOT = SeatSpec("bot", level="normal")
STRONG = SeatSpec("bot", level="strong")
HERE = SeatSpec("here", name="Zoe")


class Leak(AssertionError):
    """The statistician can tell the worlds apart."""


class Setting(NamedTuple):
    """Who sits on the two seats that answer, and which orders they have given."""

    seats: tuple[SeatSpec, SeatSpec] = (HERE, HERE)
    orders: Mapping[int, Sequence[Order]] = {}


SETTINGS = {
    "people": Setting(),
    "orders of all": Setting(orders={1: [PASS], 2: [PASS]}),
    "orders of the holder": Setting(orders={1: [CANCEL_OTHERS, CONCERNED]}),
    "orders that never fit": Setting(orders={1: [CANCEL_OTHERS, PASS], 2: [CANCEL_OTHERS]}),
    "orders of another": Setting(orders={2: [CONCERNED]}),
    "a bot": Setting((BOT, HERE)),
    "a bot and orders": Setting((BOT, HERE), {2: [PASS]}),
    "two bots": Setting((STRONG, BOT)),
    "a bot beside the holder": Setting((HERE, BOT), {1: [CONCERNED]}),
}


def arranged(holding: bool) -> State:
    """Kelwin's first turn. Ombre holds the cancelling card, or another one that is at the bottom of the deck if not."""
    table = Table()
    for people in table.peoples:
        table.put(people, "crossing", fighter=2, mage=1)
    table.give("kelwin", "elite-marksman", "heroic-charge").give("feling", "nimble-dodge", "war-cry")
    table.give("ombre", "altered-memories", "stubborn-rampart")
    cells = table.state.cells
    if not holding:
        memories, other = table.cards.index("altered-memories"), cells[DECK]
        put_down(cells, HOLDER, memories)
        cells[DECK] = memories
        give(cells, HOLDER, other)
    return table.state


class Thinker(Worker):
    """A bot that passes if it can, and thinks longer if it has a choice."""

    def __init__(self, title: Title, clock: TestClock) -> None:
        super().__init__(())
        self._title = title
        self._clock = clock

    async def ask(self, question: Question) -> str:
        task = question.task
        offers = self._title.load(task.setup, task.cells).legal(task.seat)
        self._clock.pass_ms(QUICK_MS if len(offers) == 1 else SLOW_MS)
        return plain_choice([self._title.actions.text(action) for action in offers])


def plain_choice(offers: Sequence[str]) -> str:
    """Pass or stop if that is possible, otherwise the first that is offered."""
    return next((offer for offer in ("pass", "stop") if offer in offers), offers[0])


class Statistician:
    """Writes down what one viewer is sent, when, and over which channel."""

    def __init__(self, tables: Tables, game: str, viewer: int | None, clock: TestClock) -> None:
        self.notes: dict[str, list[tuple[int, str]]] = {"socket": [], "stream": [], "look": [], "list": []}
        """Of each channel: when, and what."""
        self._tables = tables
        self._game = game
        self._viewer = viewer
        self._clock = clock
        self._reader = Reader(tables, SYSTEM, game, viewer, 0, 0)
        self._lines = seat_lines(tables, SYSTEM, game, viewer)

    def note(self, channel: str, message: bytes) -> None:
        # Games and orders have random names.
        # The two tables have other ids, and so other figures for their bots.
        self.notes[channel].append((self._clock.now, re.sub(r'"(id|game|who)":"[^"]*"', r'"\1":""', message.decode())))

    async def watch_socket(self) -> None:
        """As a socket does: look after every change, and send what differs."""
        changes = self._tables.publisher.subscribe(self._game)
        try:
            while True:
                state = await self._reader.news()
                if state is not None:
                    self.note("socket", tell("state", state))
                await changes.wait()
        finally:
            changes.close()

    async def watch_stream(self) -> None:
        async for line in self._lines:
            self.note("stream", line)

    async def ask(self) -> None:
        """What can be had by asking, whatever was sent."""
        state = await self._tables.playing.look(SYSTEM, self._game, self._viewer)
        self.note("look", msgspec.json.encode(state))
        self.note("list", msgspec.json.encode(await self._tables.lobby.table(NOBODY, self._game)))


class World:
    """One server with one game, and everybody who watches it."""

    def __init__(self, tables: Tables, clock: TestClock) -> None:
        self.tables = tables
        self.clock = clock
        self.questions = 0
        """How many times somebody was asked under seal."""
        self.offered: list[list[str]] = []
        """What the holder was offered then."""
        self.watchers: dict[int | None, Statistician] = {}

    async def begin(self, setting: Setting, position: State) -> None:
        tables = self.tables
        self.anna = await guest(tables)
        new = NewTable("necrosia", [SeatSpec("me"), *setting.seats], public=True, pace=PACE)
        self.game = (await tables.lobby.create(self.anna, new)).game
        async with tables.store.write() as connection:
            seed = {"seed": SEED.hex(), "commitment": commitment(SEED)}
            await connection.execute(update(schema.game).where(schema.game.c.id == self.game).values(seed))
        tables.rooms.forget(self.game)
        await tables.lobby.start(self.anna, self.game)
        async with tables.rooms.open(self.game) as room:
            match = room.running_match()
            room.course.progress = Progress(match.fork(room.title.load(match.setup, position.dump())))
            await room.change(lambda: room.mark("arranged"))
            title = room.title
        self.runner = BotRunner(tables, now=lambda: self.clock.now / 1000, rest=self._rest)
        self.thinker = Thinker(title, self.clock)
        for seat, orders in setting.orders.items():
            await tables.ordering.change(self.anna, self.game, seat, [], orders)
        self.watchers = {viewer: Statistician(tables, self.game, viewer, self.clock) for viewer in OTHERS}

    async def _rest(self, seconds: float) -> None:
        self.clock.pass_ms(round(seconds * 1000))

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        tasks = [
            asyncio.create_task(watching())
            for one in self.watchers.values()
            for watching in (one.watch_socket, one.watch_stream)
        ]
        try:
            await self.settle()
            yield
        finally:
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError):
                    await task

    async def settle(self) -> None:
        """Let everybody hear what there is to hear. The clock stands still meanwhile."""
        for _ in range(20):
            await asyncio.sleep(0)

    async def match(self) -> Match:
        async with self.tables.rooms.open(self.game) as room:
            return room.running_match()

    async def decide(self, seat: int, action: str) -> None:
        """Somebody thinks for a while, and decides."""
        self.clock.pass_ms(1_700)
        version = (await self.match()).version_of(seat)
        await self.tables.playing.play(self.anna, self.game, seat, action, version)
        await self.settle()

    async def let_bots(self) -> None:
        """The bots that are due pause, think, and answer."""
        self.clock.pass_ms(500)
        decisions = await self.runner._serve(self.game, self.thinker)
        if decisions:
            await self.runner._deliver(self.game, decisions)
        await self.settle()

    async def play(self, course: Sequence[str], until: Callable[[Match], bool]) -> None:
        """The first seat does what the course says; all others answer plainly, one after the other."""
        left = list(course)
        for _ in range(PATIENCE):
            match = await self.match()
            if until(match):
                return
            bots = [due.seat for due in await self.tables.desk.bots_due_at(SYSTEM, self.game)]
            people = [seat for seat in members(int(match.state.pending())) if seat not in bots]
            self.questions += match.state.sealed()
            if people:
                offers = [match.title.actions.text(action) for action in match.state.legal(people[0])]
                if match.state.sealed() and people[0] == HOLDER:
                    self.offered.append(offers)
                planned = people[0] == 0 and bool(left) and left[0] in offers
                await self.decide(people[0], left.pop(0) if planned else plain_choice(offers))
            else:
                await self.let_bots()
            for watcher in self.watchers.values():
                await watcher.ask()
        raise AssertionError(f"the course does not end; {left} was not possible")


async def transcript(
    folder: Path, setting: Setting, holding: bool, until: Callable[[Match], bool], course: Sequence[str] = COURSE
) -> World:
    """A world in which the course was played, with all notes."""
    folder.mkdir()
    clock = TestClock()
    tables = await open_tables(Settings(database=f"sqlite:///{folder}/l.db"), clock=clock)
    try:
        world = World(tables, clock)
        await world.begin(setting, arranged(holding))
        async with world.watched():
            await world.play(course, until)
        return world
    finally:
        await tables.close()


def compare(here: World, there: World) -> int:
    """How many notes there are, all of them equal; `Leak` says who can tell by what."""
    for viewer, channel, mine, other in pairs(here, there):
        for number, (one, two) in enumerate(zip(mine, other, strict=False)):
            if one != two:
                at = next((at for at, signs in enumerate(zip(one[1], two[1], strict=False)) if signs[0] != signs[1]), 0)
                shown = "\n".join(f"at {moment}: …{text[max(0, at - 40) : at + 80]}…" for moment, text in (one, two))
                raise Leak(f"viewer {viewer} can tell by {channel}, note {number}:\n{shown}")
        if len(mine) != len(other):
            raise Leak(f"viewer {viewer} has {len(mine)} notes of {channel} in one world, {len(other)} in the other")
    return sum(len(mine) for _, _, mine, _ in pairs(here, there))


Notes = list[tuple[int, str]]


def pairs(here: World, there: World) -> list[tuple[int | None, str, Notes, Notes]]:
    """The notes of each viewer and channel in both worlds."""
    return [
        (viewer, channel, here.watchers[viewer].notes[channel], there.watchers[viewer].notes[channel])
        for viewer in OTHERS
        for channel in here.watchers[viewer].notes
    ]


def next_turn(match: Match) -> bool:
    """The turn of the first player is over."""
    active: int | None = msgspec.to_builtins(match.title.look(match.state, None))["active"]
    return active != 0


async def twins(folder: Path, setting: Setting) -> tuple[World, World]:
    here = await transcript(folder / "here", setting, True, next_turn)
    there = await transcript(folder / "there", setting, False, next_turn)
    return here, there


@pytest.mark.rule("NEC-128", "NEC-137")
@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS.keys())
async def test_nobody_can_tell_who_could_have_answered(setting: Setting, tmp_path: Path) -> None:
    here, there = await twins(tmp_path, setting)
    assert compare(here, there) > 100
    assert here.questions == there.questions


async def test_the_holder_knows_in_which_world_he_is(tmp_path: Path) -> None:
    here, there = await twins(tmp_path, SETTINGS["people"])
    assert sorted(here.offered[0]) == ["pass", "play altered-memories"]
    assert there.offered[0] == ["pass"]


async def test_with_orders_nobody_is_asked_and_without_them_many_times(tmp_path: Path) -> None:
    asked = {
        name: (await transcript(tmp_path / name.replace(" ", "-"), SETTINGS[name], True, next_turn)).questions
        for name in ("people", "orders of all")
    }
    assert asked["people"] >= 5
    assert asked["orders of all"] < asked["people"]


@pytest.mark.rule("NEC-C59")
@pytest.mark.parametrize(
    "setting",
    [Setting(orders={1: [CANCEL, PASS], 2: [PASS]}), Setting(orders={1: [CANCEL]})],
    ids=["all have orders", "the holder has"],
)
async def test_the_first_difference_is_the_card_itself(setting: Setting, tmp_path: Path) -> None:
    here, there = await twins(tmp_path, setting)
    for _, channel, mine, other in pairs(here, there):
        if channel != "list":
            first = next(one for one, two in zip(mine, other, strict=False) if one != two)
            assert '"cancelled"' in first[1]


# Planted leaks: what the statistician must find.


def ask_only_if_something_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """An order that passes for those who can do nothing else, and asks the others."""

    def peek(
        title: Title, state: State, public: msgspec.Struct, orders: Mapping[int, Sequence[Standing]], draw: Draw
    ) -> tuple[int, int] | None:
        for seat in members(int(state.pending())):
            if state.sealed() and seat in orders and len(state.legal(seat)) == 1:
                return seat, state.legal(seat)[0]
        return None

    monkeypatch.setattr(following, "follow", peek)


def answer_when_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots answer as soon as they have thought."""
    monkeypatch.setattr(botrunner, "next_moment", lambda since, now, slot: now)


def ask_those_who_have_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Orders do not answer for those who could do something else: they are asked."""

    def slowly(
        title: Title, state: State, public: msgspec.Struct, orders: Mapping[int, Sequence[Standing]], draw: Draw
    ) -> tuple[int, int] | None:
        found = follow(title, state, public, orders, draw)
        if found is not None and len(state.legal(found[0])) > 1:
            raise Unanswerable(title, found[0], [])
        return found

    monkeypatch.setattr(following, "follow", slowly)


@pytest.mark.parametrize(
    ("plant", "setting"),
    [
        (ask_only_if_something_fits, "orders of the holder"),
        (answer_when_thought, "a bot"),
        (answer_when_thought, "two bots"),
        (ask_those_who_have_a_choice, "orders of all"),
    ],
)
async def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], setting: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    here, there = await twins(tmp_path, SETTINGS[setting])
    with pytest.raises(Leak):
        compare(here, there)
