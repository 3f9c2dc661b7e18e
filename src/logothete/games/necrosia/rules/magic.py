"""Magie: carrying units from mage to mage (NEC-054 to NEC-057, NEC-152)."""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia.board import ACTIVE, CAST_STEP, KINDS, PEOPLE, SEAT
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import not_your_turn, of_people, of_region, out_of_place
from logothete.games.necrosia.rules.course import begin_action, move_unit
from logothete.games.necrosia.rules.legal import arrivals, may_carry, somebody_to_carry
from logothete.games.necrosia.rules.offering import offer_regions
from logothete.games.necrosia.verbs import CARRY, STOP, TO, WITHDRAW
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Refusal, Witness
from logothete.kernel.steps import FRAME, TOP, Step, pop, push

_FROM: Final = 0
_TO: Final = 1
_CARRIED: Final = 2
_NOWHERE: Final = -1


def open_spell(cells: vec[i64], region: i64) -> None:
    """Begin a Magic action; nothing is spent until somebody is carried."""
    at = push(cells, CAST_STEP, 3)
    cells[at + _FROM] = region
    cells[at + _TO] = _NOWHERE


class Carry(Step[Position]):
    """One region of departure, one of arrival, one to three units of anybody (NEC-056)."""

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        at: i64 = cells[TOP] + FRAME
        if cells[at + _TO] < 0:
            return offer_regions(board, TO, arrivals(board, cells, seat, cells[at + _FROM]), out, 0)
        offers: i64 = 0
        for owner in range(board.players):
            for kind in range(KINDS):
                if may_carry(cells, seat, owner, cells[at + _FROM], kind):
                    out[offers] = board.first[CARRY] + cells[PEOPLE + owner] * KINDS + kind
                    offers += 1
        if cells[at + _CARRIED] > 0:
            out[offers] = board.first[STOP]
            offers += 1
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb in (STOP, WITHDRAW):
            pop(cells)
            return OPEN
        if verb == TO:
            cells[at + _TO] = argument
            return OPEN
        owner: i64 = cells[SEAT + argument // KINDS]
        origin: i64 = cells[at + _FROM]
        move_unit(cells, owner, argument % KINDS, origin, cells[at + _TO], witness)
        if cells[at + _CARRIED] == 0:
            begin_action(cells, False)
        cells[at + _CARRIED] += 1
        if cells[at + _CARRIED] == board.carried or not somebody_to_carry(board, cells, seat, origin):
            pop(cells)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE], "NEC-089")
        at: i64 = cells[TOP] + FRAME
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == TO and cells[at + _TO] < 0:
            if arrivals(board, cells, seat, cells[at + _FROM]) & BIT[argument]:
                return None
            return Refusal("NEC-055", "no-mage-there", of_region(board, argument))
        if verb == STOP and cells[at + _CARRIED] > 0:
            return None
        if verb == CARRY and cells[at + _TO] >= 0:
            owner: i64 = cells[SEAT + argument // KINDS]
            if owner >= 0 and may_carry(cells, seat, owner, cells[at + _FROM], argument % KINDS):
                return None
            return Refusal("NEC-056", "nobody-to-carry", of_people(board, argument // KINDS))
        return out_of_place(board, action, "NEC-054", "finish-magic-first")

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        cells = state.cells
        return state.board.first[STOP if cells[cells[TOP] + FRAME + _CARRIED] > 0 else WITHDRAW]
