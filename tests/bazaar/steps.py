"""What merchants are asked: their turn, the hammer, the chapel."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from logothete.kernel.bits import BIT, EVERYONE, count, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, FINAL, OPEN, SEALED, Objection, Witness
from logothete.kernel.steps import Listed, Step, pop, push, top_frame
from tests.bazaar.board import (
    ACTIONS,
    BREATH,
    BREATHS,
    CHAPEL_STEP,
    COINS,
    CRATE,
    DOZE,
    GOODS,
    HAMMER_STEP,
    HAND,
    LET_GO,
    PACK,
    PACKED,
    PLAYERS,
    PRAY,
    PRAYED,
    REST,
    RESTED,
    ROUNDS,
    SELL,
    SHOUTS,
    SIGN,
    SIGNED,
    SOLD,
    TOP_IT,
    TOPPED,
    TURN_STEP,
    TURNS,
    VOICE,
    place,
    turn_of,
)

if TYPE_CHECKING:
    from tests.bazaar.title import Bazaar

ONE_SIGN = Objection("BAZ-002", "one-sign")
NOT_HELD = Objection("BAZ-002", "not-held", ("good",))
NOT_NOW = Objection("BAZ-002", "not-now")
HAMMER_IS_UP = Objection("BAZ-003", "hammer-is-up")
NO_COIN = Objection("BAZ-003", "no-coin")


def first(verb: int) -> int:
    """The first action of a verb."""
    return ACTIONS.first[verb]


class Turn(Step["Bazaar"]):
    """A merchant's turn (BAZ-002)."""

    kind: ClassVar[int] = TURN_STEP
    whose: ClassVar[str] = "BAZ-001"
    SIGNED: Final = 0
    SIZE: Final = 1

    def open(self, cells: vec[i64]) -> None:
        """The next merchant's turn begins, and he gets his breath and his voice back (BAZ-011)."""
        push(cells, TURN_STEP, self.SIZE)
        cells[place(turn_of(cells)) + BREATH] = BREATHS
        cells[place(turn_of(cells)) + VOICE] = SHOUTS

    def pending(self, state: Bazaar) -> i64:
        return BIT[turn_of(state.cells)]

    def prompt(self, state: Bazaar, seat: i64) -> Prompt | None:
        return Prompt("turn", "BAZ-002") if self.pending(state) & BIT[seat] else None

    def candidates(self, state: Bazaar, seat: i64, out: vec[i64]) -> i64:
        size = 0
        for action in [*range(first(SIGN), first(TOP_IT))]:
            out[size] = action
            size += 1
        return size

    def why(self, state: Bazaar, seat: i64, action: i64) -> Objection | None:
        if not first(SIGN) <= action < first(TOP_IT):
            return NOT_NOW
        if action < first(PACK):
            return ONE_SIGN if state.cells[top_frame(state.cells) + self.SIGNED] else None
        if action == first(REST):
            return None
        good = action - first(PACK) if action < first(REST) else action - first(SELL)
        return None if state.cells[place(seat) + HAND + good] else NOT_HELD

    def take(self, state: Bazaar, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        own = place(seat)
        if action < first(PACK):
            cells[top_frame(cells) + self.SIGNED] = 1
            if witness is not None:
                witness.tell(SIGNED, EVERYONE, seat, action - first(SIGN))
            return OPEN
        if action < first(REST):
            good = action - first(PACK)
            cells[own + HAND + good] -= 1
            cells[own + CRATE + good] += 1
            if witness is not None:
                witness.tell(PACKED, BIT[seat], seat, good)
            return SEALED
        pop(cells)
        if action == first(REST):
            if witness is not None:
                witness.tell(RESTED, EVERYONE, seat)
            Chapel().next_turn(cells)
            return FINAL
        good = action - first(SELL)
        cells[own + HAND + good] -= 1
        cells[own + COINS] += 1
        if witness is not None:
            witness.tell(SOLD, EVERYONE, seat, good)
        push(cells, HAMMER_STEP)
        return BARRED

    def lapse(self, state: Bazaar, seat: i64, dice: Dice) -> i64:
        return first(REST)


class Hammer(Step["Bazaar"]):
    """The neighbour of the seller tops what was paid, or lets go (BAZ-003)."""

    kind: ClassVar[int] = HAMMER_STEP
    whose: ClassVar[str] = "BAZ-003"

    def neighbour(self, state: Bazaar) -> i64:
        return (turn_of(state.cells) + 1) % state.cells[PLAYERS]

    def pending(self, state: Bazaar) -> i64:
        return BIT[self.neighbour(state)]

    def prompt(self, state: Bazaar, seat: i64) -> Prompt | None:
        return Prompt("hammer", "BAZ-003") if self.pending(state) & BIT[seat] else None

    def shuts(self, state: Bazaar, seat: i64) -> Objection | None:
        return HAMMER_IS_UP

    def candidates(self, state: Bazaar, seat: i64, out: vec[i64]) -> i64:
        out[0] = first(TOP_IT)
        out[1] = first(LET_GO)
        return 2

    def why(self, state: Bazaar, seat: i64, action: i64) -> Objection | None:
        if action == first(TOP_IT):
            return None if state.cells[place(seat) + COINS] else NO_COIN
        return None if action == first(LET_GO) else HAMMER_IS_UP

    def take(self, state: Bazaar, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        pop(cells)
        if action == first(TOP_IT):
            seller = turn_of(cells)
            cells[place(seat) + COINS] -= 1
            cells[place(seller) + COINS] += 1
            if witness is not None:
                witness.tell(TOPPED, EVERYONE, seat, seller)
        Chapel().next_turn(cells)
        return OPEN

    def lapse(self, state: Bazaar, seat: i64, dice: Dice) -> i64:
        return first(LET_GO)


class Chapel(Listed["Bazaar"]):
    """All say under seal whether they pray or doze (BAZ-004); then the next round begins, or the bazaar closes."""

    kind: ClassVar[int] = CHAPEL_STEP
    whose: ClassVar[str] = "BAZ-004"
    ANSWERED: Final = 0
    PRAYING: Final = 1
    SIZE: Final = 2

    def next_turn(self, cells: vec[i64]) -> None:
        """A turn is over."""
        cells[TURNS] += 1
        if turn_of(cells) == 0:
            push(cells, CHAPEL_STEP, self.SIZE)
        else:
            Turn().open(cells)

    def sealed(self) -> bool:
        return True

    def pending(self, state: Bazaar) -> i64:
        return BIT[state.cells[PLAYERS]] - 1 - state.cells[top_frame(state.cells) + self.ANSWERED]

    def prompt(self, state: Bazaar, seat: i64) -> Prompt | None:
        return Prompt("chapel", "BAZ-004") if self.pending(state) & BIT[seat] else None

    def candidates(self, state: Bazaar, seat: i64, out: vec[i64]) -> i64:
        out[0] = first(PRAY)
        out[1] = first(DOZE)
        return 2

    def otherwise(self, state: Bazaar, seat: i64, action: i64) -> Objection:
        return NOT_NOW

    def take(self, state: Bazaar, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        cells[at + self.ANSWERED] |= BIT[seat]
        if action == first(PRAY):
            cells[at + self.PRAYING] |= BIT[seat]
        if self.pending(state):
            return SEALED
        praying = cells[at + self.PRAYING]
        pop(cells)
        if count(praying) == 1:
            cells[place(lowest(praying)) + COINS] += 1
            if witness is not None:
                witness.tell(PRAYED, EVERYONE, lowest(praying))
        if cells[TURNS] < ROUNDS * cells[PLAYERS]:
            Turn().open(cells)
        return BARRED

    def lapse(self, state: Bazaar, seat: i64, dice: Dice) -> i64:
        return first(DOZE)


def points(cells: vec[i64], seat: i64) -> i64:
    """What counts at the end (BAZ-005)."""
    own = place(seat)
    return 2 * cells[own + COINS] + sum(cells[own + CRATE + good] for good in range(len(GOODS)))
