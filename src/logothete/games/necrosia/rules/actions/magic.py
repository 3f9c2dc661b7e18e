"""Magie: carrying units from mage to mage (NEC-054 to NEC-057, NEC-152)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.necrosia.board import ACTIVE, KINDS, PEOPLE, SEAT
from logothete.games.necrosia.kinds import CAST_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import misplaced
from logothete.games.necrosia.rules.course import begin_action, move_unit
from logothete.games.necrosia.rules.legal import arrivals, may_carry, somebody_to_carry
from logothete.games.necrosia.rules.offering import offer_regions
from logothete.games.necrosia.verbs import CARRY, STOP, TO, WITHDRAW
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Listed, pop, push, top_frame

NO_MAGE_THERE: Final = Objection("NEC-055", "no-mage-there", ("region",))
NOBODY_TO_CARRY: Final = Objection("NEC-056", "nobody-to-carry", ("people",))
FINISH_MAGIC_FIRST: Final = Objection("NEC-054", "finish-magic-first")


class Carry(Listed[Position]):
    """One region of departure, one of arrival, one to three units of anybody (NEC-056)."""

    kind: ClassVar[int] = CAST_STEP
    whose: ClassVar[str] = "NEC-089"
    FROM: Final = 0
    ARRIVAL: Final = 1
    """-1 until it is chosen."""
    CARRIED: Final = 2
    SIZE: Final = 3

    def open(self, cells: vec[i64], region: i64) -> None:
        """Begin a Magic action; nothing is spent until somebody is carried."""
        at = push(cells, CAST_STEP, self.SIZE)
        cells[at + self.FROM] = region
        cells[at + self.ARRIVAL] = -1

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        if cells[at + self.ARRIVAL] < 0:
            return Prompt("cast-to", "NEC-055", {"region": board.region_key(cells[at + self.FROM])})
        left = int(board.carried - cells[at + self.CARRIED])
        return Prompt("carry", "NEC-056", {"region": board.region_key(cells[at + self.ARRIVAL]), "number": left})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        origin: i64 = cells[at + self.FROM]
        if cells[at + self.ARRIVAL] < 0:
            return offer_regions(board, TO, arrivals(board, cells, seat, origin), out, 0)
        offers: i64 = 0
        for owner in range(board.players):
            for kind in range(KINDS):
                if may_carry(cells, seat, owner, origin, kind):
                    out[offers] = board.first[CARRY] + cells[PEOPLE + owner] * KINDS + kind
                    offers += 1
        if cells[at + self.CARRIED] > 0:
            out[offers] = board.first[STOP]
            offers += 1
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        verb: i64 = state.board.verb_of[action]
        chosen: bool = state.cells[top_frame(state.cells) + self.ARRIVAL] >= 0
        if verb == TO and not chosen:
            return NO_MAGE_THERE
        return NOBODY_TO_CARRY if verb == CARRY and chosen else misplaced(state.board, action, FINISH_MAGIC_FIRST)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb in (STOP, WITHDRAW):
            pop(cells)
            return OPEN
        if verb == TO:
            cells[at + self.ARRIVAL] = argument
            return OPEN
        owner: i64 = cells[SEAT + argument // KINDS]
        origin: i64 = cells[at + self.FROM]
        move_unit(cells, owner, argument % KINDS, origin, cells[at + self.ARRIVAL], witness)
        if cells[at + self.CARRIED] == 0:
            begin_action(cells, False)
        cells[at + self.CARRIED] += 1
        if cells[at + self.CARRIED] == board.carried or not somebody_to_carry(board, cells, seat, origin):
            pop(cells)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        cells = state.cells
        return state.board.first[STOP if cells[top_frame(cells) + self.CARRIED] > 0 else WITHDRAW]
