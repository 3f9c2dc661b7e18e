"""No secret leaves the server: whoever cannot know a secret receives the same bytes whatever it is."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from logothete.games.byzantio.position import Position
from logothete.games.byzantio.title import Byzantio
from logothete.games.byzantio.view import look_closer, look_on
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Told
from logothete.kernel.match import Match
from logothete.kernel.state import BARRED, OPEN, Refusal
from logothete.server.live.sockets import Reader
from logothete.server.model import SYSTEM
from logothete.server.rooms.faces import Face
from tests.server.conftest import TestClock
from tests.server.worlds import NAMES, SEED, Leak, Twins, Viewer, World, world

pytestmark = pytest.mark.anyio

DEVIANT = 0
"""The seat whose secrets differ between the worlds."""
OTHERS = (Viewer("Ben", 1), Viewer("Cleo", 2), Viewer("Dora", None), Viewer("nobody", None))
HIDDEN = {"options": {"events": "hidden"}, "pace": {"kind": "live", "bank_ms": 36_000_000, "increment_ms": 1_000}}
MOST_MOVES = 400


@pytest.fixture
async def worlds(tmp_path: Path, clock: TestClock) -> AsyncIterator[tuple[World, World]]:
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(world(tmp_path / name, clock)) for name in ("here", "there")]
        yield here, there


class Game:
    """The same game in both worlds, except for what the deviant decides in secret."""

    def __init__(self, twins: Twins, seed: int) -> None:
        self.twins = twins
        self.here, self.there = twins.worlds
        self.dice = random.Random(seed)
        self.secrets: list[str] = []
        """At which questions the worlds were different."""

    async def play(self, until: Callable[[Match], bool] = lambda match: False) -> None:
        """Play to the last moment before everything is revealed, or until this is so."""
        for number in range(MOST_MOVES):
            match = await self.here.match()
            pending = [seat for seat in range(match.setup.players) if match.state.pending() >> seat & 1]
            prompt = match.title.prompt(match.state, pending[0])
            assert prompt is not None
            if until(match) or (prompt.key == "confirm-guesses" and len(pending) == 1):
                await self.twins.compare()
                return
            if match.state.sealed() and DEVIANT in pending:
                await self.deviate(prompt.key)
            else:
                seat = pending[0]
                action = self.dice.choice(await self.here.offers(seat))
                await self.twins.both(partial(World.act, seat=seat, action=action))
            if number % 16 == 0:
                await self.twins.compare()
        raise AssertionError("the game does not end")

    async def deviate(self, question: str) -> None:
        """The deviant answers a sealed question, differently in each world, and not at the same time."""
        self.secrets.append(question)
        if question in ("strike", "succession"):
            await self._differ_and_return(question)
            return
        await self._write(0, 2)
        await self.twins.compare()
        await self._write(1, 3)
        await self.twins.only(0, partial(World.take_back, seat=DEVIANT))
        await self.twins.compare()
        await self._write(0, 99)
        await self._write(1, 99)
        assert (await self.here.match()).state.dump() != (await self.there.match()).state.dump()
        await self.twins.compare()
        await self.twins.both(partial(World.act, seat=DEVIANT, action="confirm"))
        await self.twins.compare()

    async def _write(self, at: int, most: int) -> None:
        """Go on with a list in one world, up to so many lines."""
        for _ in range(most):
            offers = await self.twins.worlds[at].offers(DEVIANT)
            if offers == ["confirm"]:
                return
            action = self.dice.choice(offers)
            await self.twins.only(at, partial(World.act, seat=DEVIANT, action=action))

    async def _differ_and_return(self, question: str) -> None:
        """Answers that all will see, or see that they were given: they differ, are taken back, and are then the same.

        (Whether a target was changed stays a secret, so there the worlds go on to differ.)
        """
        offers = await self.here.offers(DEVIANT)
        answers = (offers[0], offers[-1])
        if question == "succession":
            await self.twins.only(0, partial(World.act, seat=DEVIANT, action="abandon 1"))
            await self.twins.compare()
            answers = (self.dice.choice(await self.here.offers(DEVIANT)), "keep")
        await self._answer(*answers)
        await self.twins.both(partial(World.take_back, seat=DEVIANT))
        await self.twins.compare()
        if question == "strike":
            answers = (offers[-1], offers[-1])
        await self._answer(*answers)

    async def _answer(self, here: str, there: str) -> None:
        """The deviant answers in both worlds at the same time, but not the same."""

        async def answer(world: World) -> None:
            await world.act(DEVIANT, here if world is self.here else there)

        await self.twins.both(answer)
        await self.twins.compare()


async def begin(worlds: tuple[World, World], clock: TestClock) -> Twins:
    for one in worlds:
        await one.lay(**HIDDEN)
        await one.people["Ben"].post(f"/api/games/{one.game}/chat", {"text": "Bonne chance", "seat": 1})
    return Twins(*worlds, OTHERS, clock)


async def test_sealed_decisions_show_nobody_anything(worlds: tuple[World, World], clock: TestClock) -> None:
    twins = await begin(worlds, clock)
    game = Game(twins, 7)
    async with twins.listening():
        await game.play()
    assert {"target", "strike", "succession", "suspect"} <= set(game.secrets)
    print(f"\n{twins.compared} pairs of answers and {twins.messages()} pairs of messages compared")
    await figures_name_nobody(worlds)


async def test_no_seat_can_tell_the_truth_from_a_guess(
    worlds: tuple[World, World], clock: TestClock, tmp_path: Path
) -> None:
    compared, points = 0, set[tuple[str, int]]()
    dice = random.Random(11)
    async with world(tmp_path / "origin", clock) as origin:
        await origin.lay(**HIDDEN)
        while not (match := await origin.match()).over:
            pending = [seat for seat in range(3) if match.state.pending() >> seat & 1]
            prompt = match.title.prompt(match.state, pending[-1])
            assert prompt is not None
            # Of sealed questions, when some have answered; of open ones, a turn.
            telling = (match.state.sealed() and len(pending) < 3) or prompt.key in ("target", "turn")
            if telling and (prompt.key, len(pending)) not in points:
                points.add((prompt.key, len(pending)))
                compared += await tell_apart(origin, worlds, len(points) % 3, clock, dice)
            seat = dice.choice(pending)
            action = dice.choice(await origin.offers(seat))
            await origin.tables.playing.play(SYSTEM, origin.game, seat, action, None)
            clock.pass_ms(1_000)
    keys = {key for key, _ in points}
    assert {"target", "strike", "succession", "suspect", "turn"} <= keys
    print(f"\n{compared} pairs of answers compared at {len(points)} points of a game")


async def tell_apart(
    origin: World, worlds: tuple[World, World], seat: int, clock: TestClock, dice: random.Random
) -> int:
    """Let a seat and those who watch look at a position and at a guess of it, now and during the next moves."""
    state = (await origin.match()).state
    for one, position in zip(worlds, (state, state.guess(seat, QuickDice(dice.getrandbits(32)))), strict=True):
        await one.lay(**HIDDEN)
        await one.become(origin, origin.game, position)
    twins = Twins(*worlds, (Viewer(NAMES[seat], seat), *OTHERS[2:]), clock)
    async with twins.listening():
        await twins.compare()
        for _ in range(4):
            if not await go_on(twins, seat, dice):
                break
        await twins.compare()
    return twins.compared


async def go_on(twins: Twins, viewer: int, dice: random.Random) -> bool:
    """One more move: the same in both worlds, or if it is hidden from the viewer, one of the same kind.

    Whether there was one: a move that shows a secret ends the comparison.
    """
    here, there = [await one.match() for one in twins.worlds]
    seat = dice.choice([seat for seat in range(3) if here.state.pending() >> seat & 1])
    action = dice.choice(here.state.legal(seat))
    effect = effect_of(here, seat, action)
    if effect.reach == BARRED or effect.rolled:
        return False
    actions = [action]
    if seat != viewer and effect.reach != OPEN:
        actions = [other for other in there.state.legal(seat) if effect_of(there, seat, other) == effect]
        if not actions:
            return False
    twin = dice.choice(actions)

    async def move(one: World) -> None:
        await one.act(seat, here.title.actions.text(action if one is twins.worlds[0] else twin))

    await twins.both(move)
    return True


class Effect(NamedTuple):
    """What all may know of a hidden move: how far undo reaches, how many dice fall, who must answer then."""

    reach: int
    rolled: int
    pending: int


def effect_of(match: Match, seat: int, action: int) -> Effect:
    trial = match.fork(match.state.clone())
    reach = trial.state.take(seat, action, trial.dice, None)
    return Effect(int(reach), int(trial.dice.drawn - match.dice.drawn), int(trial.state.pending()))


async def figures_name_nobody(worlds: tuple[World, World]) -> None:
    """`/metrics` counts, and names neither games nor persons nor what was decided."""
    shown = [(await one.people["nobody"].ask("GET", "/metrics")).text for one in worlds]
    match = await worlds[0].match()
    cities = match.title.actions.domains["city"]
    for text, one in zip(shown, worlds, strict=True):
        for secret in (one.game, SEED.hex(), *NAMES, *cities):
            assert not re.search(rf"\b{re.escape(secret)}\b", text), secret
    labels = [re.findall(r"^[^#\s]+", text, re.MULTILINE) for text in shown]
    assert labels[0] == labels[1]


def written(match: Match) -> bool:
    """Everybody has written a list."""
    return bool(match.state.dump()) and not match.state.sealed() and len(match.moves) > len(NAMES)


def leak_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators see what the deviant sees."""
    monkeypatch.setattr(Byzantio, "look", lambda self, state, seat: look_closer(look_on(state), state, DEVIANT))


def leak_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody counts hidden decisions."""
    monkeypatch.setattr(Match, "version_of", lambda self, seat: self.version)


def leak_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told everything."""
    monkeypatch.setattr(Told, "concerns", lambda self, seat: True)


def leak_wake(monkeypatch: pytest.MonkeyPatch) -> None:
    """A state is sent after every change, whether it differs or not."""
    message = Reader.message

    async def always(self: Reader) -> bytes | None:
        self._sent = None
        return await message(self)

    monkeypatch.setattr(Reader, "message", always)


def leak_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """What differs says after how many changes of the table, hidden ones too."""
    since = Face.since

    def telling(self: Face, before: Face) -> bytes:
        return since(self, before) + b" " * self.edition

    monkeypatch.setattr(Face, "since", telling)


def leak_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason for a refusal depends on everything."""
    why_not = Position.why_not

    def telling(self: Position, seat: int, action: int) -> Refusal | None:
        refusal = why_not(self, seat, action)
        return None if refusal is None else Refusal(refusal.rule, refusal.reason, {"sum": sum(self.dump())})

    monkeypatch.setattr(Position, "why_not", telling)


@pytest.mark.parametrize("plant", [leak_view, leak_version, leak_log, leak_wake, leak_change, leak_refusal])
async def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None],
    worlds: tuple[World, World],
    clock: TestClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    twins = await begin(worlds, clock)
    plant(monkeypatch)
    with pytest.raises(Leak):
        async with twins.listening():
            await Game(twins, 7).play(until=written)
