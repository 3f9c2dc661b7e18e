"""A game for tests of the server: as long as one likes, with dice, with decisions that are hidden, and with undo.

RLY-001  The seat whose turn it is may step any number of times, and rolls to pass the turn on.
RLY-002  Whoever's turn it is, any seat may hide a stone; only it knows how many it has hidden.
RLY-003  The seat whose turn it is may end the game. Most points win.
RLY-004  For a seat whose time runs out, the die is rolled.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from logothete.kernel.actions import Actions, Verb
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.content import content_hash
from logothete.kernel.dice import Dice
from logothete.kernel.events import EventKind
from logothete.kernel.mind import Mind
from logothete.kernel.state import BARRED, OPEN, SEALED, NotOver, Refusal, State, Witness, cells_from
from logothete.kernel.title import Option, Prompt, Result, Setup, Title
from logothete.server.errors import UnknownTitle
from logothete.server.shelf import Shelf

TURN: Final = 0
OVER: Final = 1
SEATS: Final = 2
FIRST: Final = 3
"""From here on the points of each seat, then its hidden stones."""

STEP, ROLL, HIDE, END = range(4)


class RelayState(State):
    """Turn, whether it is over, number of seats, points, hidden stones."""

    __slots__ = ()

    def seats(self) -> i64:
        return self.cells[SEATS]

    def most_offers(self) -> i64:
        return 4

    def pending(self) -> i64:
        return 0 if self.cells[OVER] else BIT[self.cells[TURN]]

    def offer(self, seat: i64, out: vec[i64]) -> i64:
        size: i64 = 0
        for action in range(4):
            if self.why_not(seat, action) is None:
                out[size] = action
                size += 1
        return size

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = self.cells
        if action == HIDE:
            cells[FIRST + cells[SEATS] + seat] += 1
            if witness is not None:
                witness.tell(2, BIT[seat], seat)
            return SEALED
        if action == END:
            cells[OVER] = 1
            if witness is not None:
                witness.tell(3, EVERYONE, seat)
            return BARRED
        gain = 1 if action == STEP else dice.roll(6)
        cells[FIRST + seat] += gain
        if action == ROLL:
            cells[TURN] = (cells[TURN] + 1) % cells[SEATS]
        if witness is not None:
            witness.tell(0 if action == STEP else 1, EVERYONE, seat, gain)
        return OPEN

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if self.cells[OVER]:
            return Refusal("RLY-003", "game-over")
        if action != HIDE and seat != self.cells[TURN]:
            return Refusal("RLY-001", "not-your-turn", {"seat": int(self.cells[TURN])})
        return None

    def clone(self) -> RelayState:
        return RelayState(self.cells[:])

    def guess(self, seat: i64, dice: Dice) -> RelayState:
        other = self.clone()
        for one in range(self.seats()):
            if one != seat:
                other.cells[FIRST + self.seats() + one] = dice.below(10)
        return other

    def lapse(self, seat: i64, dice: Dice) -> i64:
        return ROLL

    def places(self) -> list[int]:
        if not self.cells[OVER]:
            raise NotOver("this relay is not over")
        points = [int(self.cells[FIRST + seat]) for seat in range(self.seats())]
        return [1 + sum(other > mine for other in points) for mine in points]


class RelayMind(Mind):
    """A judgement that knows nothing, but listens."""

    def hear(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """It makes nothing of it."""


class RelayView(msgspec.Struct, frozen=True):
    """What a seat sees: all points, its own stones."""

    turn: int
    points: list[int]
    stones: int | None


class RelayTitle(Title):
    """The title of the relay."""

    key = "relay"
    version = 1
    players = (2, 3)
    options = (Option("wind", ("calm", "storm")),)
    content = content_hash(())
    pack = ""
    actions = Actions([Verb("step"), Verb("roll"), Verb("hide"), Verb("end")], {})
    events = (
        EventKind("stepped", "RLY-001", ("seat", "gain")),
        EventKind("rolled", "RLY-001", ("seat", "gain")),
        EventKind("hid", "RLY-002", ("seat",)),
        EventKind("ended", "RLY-003", ("seat",)),
    )
    texts = ()

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> State:
        return RelayState(cells_from([0, 0, setup.players] + [0] * (2 * setup.players)))

    def load(self, setup: Setup, cells: list[int]) -> State:
        return RelayState(cells_from(cells))

    def look(self, state: State, seat: int | None) -> RelayView:
        cells = state.dump()
        seats = cells[SEATS]
        stones = None if seat is None else cells[FIRST + seats + seat]
        return RelayView(cells[TURN], cells[FIRST : FIRST + seats], stones)

    def prompt(self, state: State, seat: int) -> Prompt | None:
        return Prompt("go", "RLY-001") if state.pending() >> seat & 1 else None

    def result(self, state: State) -> Result:
        places = state.places()
        return Result(places, [float(state.cells[FIRST + seat]) for seat in range(len(places))])

    def mind(self) -> Mind:
        return RelayMind()

    def seat_name(self, state: State, seat: int) -> Mapping[str, str]:
        return {}


def relay_shelf() -> Shelf:
    """A shelf with nothing but the relay."""
    return Shelf(keys=lambda: ["relay"], opener=_open)


def _open(key: str, pack: Path | None) -> Title:
    if key != "relay" or pack is not None:
        raise UnknownTitle(f"only the relay is here, not {key}")
    return RelayTitle()
