"""A game to show: what a turn looks like, and worked examples of rules, from a game that was really played.

A file holds how the game began, the seed of its dice and its moves (`make shown` writes it), and which of its moves are
shown. What is shown is played again each time by the rules as they are, so that it cannot be wrong: a move that the
rules no longer allow, or that no longer does what it is shown for, is an error, and the suite finds it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path

import msgspec

from logothete.kernel.actions import UnknownAction
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Chronicle, Event, name_event
from logothete.kernel.state import State
from logothete.kernel.title import Setup, Title


class NotShown(Exception):
    """A game to show does not go any more as it was written down: `make shown` plays another one."""


class Sample(msgspec.Struct, frozen=True):
    """A rule at work: the moves from `first` to `last`, of which the last tells an event of this kind.

    Its words are the messages `example-<key>` and `example-<key>-text`.
    """

    key: str
    event: str
    first: int
    last: int


class Reel(msgspec.Struct, frozen=True):
    """A game to show, as it is kept."""

    setup: Setup
    seed: int
    moves: list[tuple[int, str]]
    """Seat and action."""
    film: tuple[int, int]
    """The first and the last move of the moving picture."""
    samples: list[Sample]


class Frame(msgspec.Struct, frozen=True):
    """The game after so many moves, as everybody sees it, and what the last of them told everybody."""

    number: int
    seat: int
    """Who made that move."""
    view: msgspec.Struct
    stands: list[dict[str, str]]
    log: list[Event]


class Worked(msgspec.Struct, frozen=True):
    """An example: the position, and what came of each move."""

    key: str
    rule: str
    frames: list[Frame]


class Shown(msgspec.Struct, frozen=True):
    """What a title shows of itself."""

    players: int
    film: list[Frame]
    examples: list[Worked]


def read_reel(file: Path) -> Reel:
    """A game to show, from its file."""
    return msgspec.json.decode(file.read_bytes(), type=Reel)


def show(title: Title) -> Shown | None:
    """What the title shows of itself, played again; None if it shows nothing."""
    if title.reel is None:
        return None
    reel = read_reel(title.reel)
    first, last = reel.film
    wanted = set(range(first, last + 1))
    wanted.update(number for one in reel.samples for number in range(one.first - 1, one.last + 1))
    frames = {frame.number: frame for frame in _frames(title, reel, wanted)}
    examples = [_work(sample, frames) for sample in reel.samples]
    # Half of a choice is nothing to see.
    film = [frames[number] for number in range(first, last + 1) if frames[number].log]
    return Shown(reel.setup.players, film, examples)


def _work(sample: Sample, frames: dict[int, Frame]) -> Worked:
    last = frames[sample.last]
    found = [event for event in last.log if event.kind == sample.event]
    if not found:
        raise NotShown(f"move {sample.last} does not tell {sample.event!r}, which {sample.key!r} is to show")
    shown = [frames[number] for number in range(sample.first - 1, sample.last + 1)]
    return Worked(sample.key, found[0].rule, shown)


def _frames(title: Title, reel: Reel, wanted: Collection[int]) -> Iterator[Frame]:
    dice = QuickDice(reel.seed)
    state = title.start(reel.setup, dice)
    for number, (seat, text) in enumerate(reel.moves, 1):
        try:
            action = title.actions.parse(text)
        except UnknownAction as error:
            raise NotShown(f"move {number} of {title.key}, {text!r}, has no meaning any more") from error
        if action not in state.legal(seat):
            raise NotShown(f"move {number} of {title.key}, {text!r}, is not allowed any more")
        chronicle = Chronicle()
        state.take(seat, action, dice, chronicle)
        if number in wanted:
            yield _frame(title, reel, state, number, seat, chronicle)


def _frame(title: Title, reel: Reel, state: State, number: int, seat: int, chronicle: Chronicle) -> Frame:
    told = [one for one in chronicle.told if one.concerns(None)]
    log = [name_event(one, title.events, title.actions.domains) for one in told]
    stands = [dict(title.seat_name(state, one)) for one in range(reel.setup.players)]
    return Frame(number, seat, title.look(state, None), stands, log)
