"""Déplacement: moving units and Necrosians, the Kelwins' free move (NEC-095 to NEC-098, NEC-100 to NEC-102)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.necrosia.board import ACTIVE, FLAGS, KIND_KEYS, KINDS, POWER_USED, units_of
from logothete.games.necrosia.kinds import MOVE_STEP, STIR_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import misplaced
from logothete.games.necrosia.rules.course import begin_action, move_necrosians, move_unit
from logothete.games.necrosia.rules.legal import destinations, may_move, necrosian_destinations
from logothete.games.necrosia.rules.offering import offer_regions
from logothete.games.necrosia.verbs import LIFT, STOP, TO, WITHDRAW
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Refusal, Witness
from logothete.kernel.steps import Listed, pop, push, top_frame

SET_UNIT_DOWN_FIRST: Final = Objection("NEC-095", "set-unit-down-first")
FINISH_MOVE_FIRST: Final = Objection("NEC-095", "finish-move-first")
ALREADY_THERE: Final = Objection("NEC-026", "already-there", ("region",))
NOT_A_NEIGHBOUR: Final = Objection("NEC-026", "not-a-neighbour", ("region",))
NO_SHARED_REGION: Final = Objection("NEC-096", "no-shared-region", ("region",))
NO_SUCH_UNIT: Final = Objection("NEC-026", "no-such-unit", ("kind", "region"))
UNIT_MAY_NOT_MOVE: Final = Objection("NEC-135", "unit-may-not-move", ("kind",))
SET_NECROSIAN_DOWN_FIRST: Final = Objection("NEC-100", "set-necrosian-down-first")
NO_WAY_FOR_NECROSIAN: Final = Objection("NEC-100", "not-a-neighbour", ("region",))


def why_not_lift(cells: vec[i64], seat: i64, kind: i64, region: i64) -> Objection | None:
    """Why a unit cannot be moved at all."""
    if may_move(cells, seat, region, kind):
        return None
    return NO_SUCH_UNIT if units_of(cells, seat, region, kind) == 0 else UNIT_MAY_NOT_MOVE


class MoveUnits(Listed[Position]):
    """Up to two units, from one region or to one region (NEC-096, NEC-098)."""

    kind: ClassVar[int] = MOVE_STEP
    whose: ClassVar[str] = "NEC-089"
    KIND: Final = 0
    """Of the unit in hand; -1 for none."""
    FROM: Final = 1
    GIFT: Final = 2
    """Whether it is the free move of the Kelwins."""
    MOVED: Final = 3
    FIRST_KIND: Final = 4
    FIRST_FROM: Final = 5
    FIRST_TO: Final = 6
    SIZE: Final = 7

    def open(self, cells: vec[i64], kind: i64, region: i64, gift: bool) -> None:
        """Take up the first unit of a move; nothing is spent until it is set down."""
        at = push(cells, MOVE_STEP, self.SIZE)
        cells[at + self.KIND] = kind
        cells[at + self.FROM] = region
        cells[at + self.GIFT] = 1 if gift else 0

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def _may_go(self, state: Position, kind: i64, origin: i64) -> i64:
        """Where a unit may go, the first move considered."""
        cells = state.cells
        at = top_frame(cells)
        reach = destinations(state.board, cells, kind, origin)
        if cells[at + self.MOVED] > 0 and origin != cells[at + self.FIRST_FROM]:
            reach &= BIT[cells[at + self.FIRST_TO]]
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

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        at = top_frame(cells)
        if cells[at + self.KIND] < 0:
            return Prompt("move-second", "NEC-096")
        kind = KIND_KEYS[int(cells[at + self.KIND])]
        return Prompt("move-to", "NEC-095", {"kind": kind, "region": state.board.region_key(cells[at + self.FROM])})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        if cells[at + self.KIND] >= 0:
            return offer_regions(board, TO, self._may_go(state, cells[at + self.KIND], cells[at + self.FROM]), out, 0)
        offers: i64 = 0
        for kind in range(KINDS):
            for region in range(board.regions):
                if self._second(state, seat, kind, region):
                    out[offers] = board.first[LIFT] + kind * board.regions + region
                    offers += 1
        out[offers] = board.first[STOP]
        return offers + 1

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        kind: i64 = cells[at + self.KIND]
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if kind < 0:
            if verb != LIFT:
                return misplaced(board, action, FINISH_MOVE_FIRST)
            objection = why_not_lift(cells, seat, argument // board.regions, argument % board.regions)
            return NO_SHARED_REGION if objection is None else objection
        if verb != TO:
            return misplaced(board, action, SET_UNIT_DOWN_FIRST)
        if argument == cells[at + self.FROM]:
            return ALREADY_THERE
        if destinations(board, cells, kind, cells[at + self.FROM]) & BIT[argument]:
            return NO_SHARED_REGION
        return NOT_A_NEIGHBOUR

    def explain(self, state: Position, seat: i64, action: i64, objection: Objection) -> Refusal:
        """Both units share a region: the one that the first went to."""
        if objection is NO_SHARED_REGION:
            shared = state.board.region_key(state.cells[top_frame(state.cells) + self.FIRST_TO])
            return Refusal(objection.rule, objection.message, {"region": shared})
        return super().explain(state, seat, action, objection)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        verb: i64 = board.verb_of[action]
        if verb in (STOP, WITHDRAW):
            pop(cells)
            return OPEN
        argument: i64 = action - board.first[verb]
        if verb == LIFT:
            cells[at + self.KIND] = argument // board.regions
            cells[at + self.FROM] = argument % board.regions
            return OPEN
        kind: i64 = cells[at + self.KIND]
        origin: i64 = cells[at + self.FROM]
        move_unit(cells, seat, kind, origin, argument, witness)
        if cells[at + self.GIFT]:
            pop(cells)
            cells[FLAGS] |= POWER_USED
            begin_action(cells, True)
            return OPEN
        if cells[at + self.MOVED] == 0:
            begin_action(cells, False)
        cells[at + self.MOVED] += 1
        cells[at + self.FIRST_KIND] = kind
        cells[at + self.FIRST_FROM] = origin
        cells[at + self.FIRST_TO] = argument
        cells[at + self.KIND] = -1
        if cells[at + self.MOVED] == board.moved or not self._any_second(state, seat):
            pop(cells)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A half-made move ends; one that nothing came of yet is taken back (NEC-185)."""
        cells = state.cells
        at = top_frame(cells)
        return state.board.first[STOP if cells[at + self.MOVED] > 0 and cells[at + self.KIND] < 0 else WITHDRAW]


class Stir(Listed[Position]):
    """One Necrosian on its way (NEC-100 to NEC-102)."""

    kind: ClassVar[int] = STIR_STEP
    whose: ClassVar[str] = "NEC-089"
    FROM: Final = 0
    SIZE: Final = 1

    def open(self, cells: vec[i64], region: i64) -> None:
        """Take up a Necrosian; nothing is spent until it is set down."""
        cells[push(cells, STIR_STEP, self.SIZE) + self.FROM] = region

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        origin: i64 = state.cells[top_frame(state.cells) + self.FROM]
        return Prompt("stir-to", "NEC-100", {"region": state.board.region_key(origin)})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        reach = necrosian_destinations(state.board, cells, cells[top_frame(cells) + self.FROM])
        return offer_regions(state.board, TO, reach, out, 0)

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        board = state.board
        return (
            NO_WAY_FOR_NECROSIAN if board.verb_of[action] == TO else misplaced(board, action, SET_NECROSIAN_DOWN_FIRST)
        )

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        origin: i64 = cells[top_frame(cells) + self.FROM]
        pop(cells)
        if board.verb_of[action] == WITHDRAW:
            return OPEN
        move_necrosians(cells, origin, action - board.first[TO], 1, witness)
        begin_action(cells, False)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[WITHDRAW]
