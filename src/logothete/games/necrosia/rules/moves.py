"""Déplacement: moving units and Necrosians, the Kelwins' free move (NEC-095 to NEC-098, NEC-100 to NEC-102)."""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia.board import ACTIVE, FLAGS, KINDS, POWER_USED, Board, units_of
from logothete.games.necrosia.kinds import MOVE_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import not_your_turn, of_kind, of_region, out_of_place
from logothete.games.necrosia.rules.course import begin_action, move_necrosians, move_unit
from logothete.games.necrosia.rules.legal import destinations, may_move, necrosian_destinations
from logothete.games.necrosia.rules.offering import offer_regions
from logothete.games.necrosia.verbs import LIFT, STOP, TO, WITHDRAW
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Refusal, Witness
from logothete.kernel.steps import FRAME, TOP, Step, pop, push

# The frame of a move: the unit in hand (kind, origin), then those that have moved (kind, from, to of the first).
_KIND: Final = 0
_FROM: Final = 1
_GIFT: Final = 2
"""Whether it is the free move of the Kelwins."""
_MOVED: Final = 3
_FIRST_KIND: Final = 4
_FIRST_FROM: Final = 5
_FIRST_TO: Final = 6
_SIZE: Final = 7
_NOTHING: Final = -1


def lift(cells: vec[i64], kind: i64, region: i64, gift: bool) -> None:
    """Take up the first unit of a move; nothing is spent until it is set down."""
    at = push(cells, MOVE_STEP, _SIZE)
    cells[at + _KIND] = kind
    cells[at + _FROM] = region
    cells[at + _GIFT] = 1 if gift else 0


class Move(Step[Position]):
    """Up to two units, from one region or to one region (NEC-096, NEC-098)."""

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def _may_go(self, state: Position, kind: i64, origin: i64) -> i64:
        """Where a unit may go, the first move considered."""
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        reach = destinations(state.board, cells, kind, origin)
        if cells[at + _MOVED] > 0 and origin != cells[at + _FIRST_FROM]:
            reach &= BIT[cells[at + _FIRST_TO]]
        return reach

    def _second(self, state: Position, seat: i64, kind: i64, region: i64) -> bool:
        """Whether a unit may be the second of the move: one with somewhere to go.

        The first one is not among them: it stands where the second has to go if it comes from elsewhere.
        """
        return may_move(state.cells, seat, region, kind) and self._may_go(state, kind, region) != 0

    def _any_second(self, state: Position, seat: i64) -> bool:
        for kind in range(KINDS):
            for region in range(state.board.regions):
                if self._second(state, seat, kind, region):
                    return True
        return False

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        at: i64 = cells[TOP] + FRAME
        if cells[at + _KIND] >= 0:
            return offer_regions(board, TO, self._may_go(state, cells[at + _KIND], cells[at + _FROM]), out, 0)
        offers: i64 = 0
        for kind in range(KINDS):
            for region in range(board.regions):
                if self._second(state, seat, kind, region):
                    out[offers] = board.first[LIFT] + kind * board.regions + region
                    offers += 1
        out[offers] = board.first[STOP]
        return offers + 1

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        verb: i64 = board.verb_of[action]
        if verb in (STOP, WITHDRAW):
            pop(cells)
            return OPEN
        argument: i64 = action - board.first[verb]
        if verb == LIFT:
            cells[at + _KIND] = argument // board.regions
            cells[at + _FROM] = argument % board.regions
            return OPEN
        kind: i64 = cells[at + _KIND]
        origin: i64 = cells[at + _FROM]
        move_unit(cells, seat, kind, origin, argument, witness)
        if cells[at + _GIFT]:
            pop(cells)
            cells[FLAGS] |= POWER_USED
            begin_action(cells, True)
            return OPEN
        if cells[at + _MOVED] == 0:
            begin_action(cells, False)
        cells[at + _MOVED] += 1
        cells[at + _FIRST_KIND] = kind
        cells[at + _FIRST_FROM] = origin
        cells[at + _FIRST_TO] = argument
        cells[at + _KIND] = _NOTHING
        if cells[at + _MOVED] == board.moved or not self._any_second(state, seat):
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
        if cells[at + _KIND] >= 0:
            if verb != TO:
                return out_of_place(board, action, "NEC-095", "set-unit-down-first")
            if self._may_go(state, cells[at + _KIND], cells[at + _FROM]) & BIT[argument]:
                return None
            if argument == cells[at + _FROM]:
                return Refusal("NEC-026", "already-there", of_region(board, argument))
            if destinations(board, cells, cells[at + _KIND], cells[at + _FROM]) & BIT[argument]:
                return Refusal("NEC-096", "no-shared-region", of_region(board, cells[at + _FIRST_TO]))
            return Refusal("NEC-026", "not-a-neighbour", of_region(board, argument))
        if verb == STOP:
            return None
        if verb != LIFT:
            return out_of_place(board, action, "NEC-095", "finish-move-first")
        kind: i64 = argument // board.regions
        region: i64 = argument % board.regions
        if self._second(state, seat, kind, region):
            return None
        refusal = why_not_lift(board, cells, seat, kind, region)
        return (
            refusal
            if refusal is not None
            else Refusal("NEC-096", "no-shared-region", of_region(board, cells[at + _FIRST_TO]))
        )

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A half-made move ends; one that nothing came of yet is taken back (NEC-185)."""
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        return state.board.first[STOP if cells[at + _MOVED] > 0 and cells[at + _KIND] < 0 else WITHDRAW]


def why_not_lift(board: Board, cells: vec[i64], seat: i64, kind: i64, region: i64) -> Refusal | None:
    """Why a unit cannot be moved at all."""
    if units_of(cells, seat, region, kind) == 0:
        return Refusal("NEC-026", "no-such-unit", {**of_kind(kind), **of_region(board, region)})
    if not may_move(cells, seat, region, kind):
        return Refusal("NEC-135", "unit-may-not-move", of_kind(kind))
    return None


class Stir(Step[Position]):
    """One Necrosian on its way (NEC-100 to NEC-102). Frame: where it comes from."""

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        return offer_regions(board, TO, necrosian_destinations(board, cells, cells[cells[TOP] + FRAME]), out, 0)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        origin: i64 = cells[cells[TOP] + FRAME]
        pop(cells)
        if board.verb_of[action] == WITHDRAW:
            return OPEN
        move_necrosians(cells, origin, action - board.first[TO], 1, witness)
        begin_action(cells, False)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE], "NEC-089")
        if board.verb_of[action] != TO:
            return out_of_place(board, action, "NEC-100", "set-necrosian-down-first")
        region: i64 = action - board.first[TO]
        if necrosian_destinations(board, cells, cells[cells[TOP] + FRAME]) & BIT[region]:
            return None
        return Refusal("NEC-100", "not-a-neighbour", of_region(board, region))

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[WITHDRAW]
