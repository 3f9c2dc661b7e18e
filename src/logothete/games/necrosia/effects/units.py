"""Cards that bring units, move them, or make two players exchange theirs."""

from __future__ import annotations

from typing import ClassVar

from logothete.components.effects import NONE, number_made, times
from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    BEGUN,
    FLAGS,
    KINDS,
    RESERVE,
    SEAT,
    START,
    Board,
    is_timed,
    reserve_of,
    shift,
    units_in,
    units_of,
)
from logothete.games.necrosia.effects.asking import argument_of, kinds_in_reserve, or_stop
from logothete.games.necrosia.effects.effect import NO_EFFECT, Effect, Need
from logothete.games.necrosia.effects.unit_asking import liftable_units, moving_units
from logothete.games.necrosia.frames import CommerceFrame
from logothete.games.necrosia.kinds import TRADE_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.course import bring_unit, move_unit
from logothete.games.necrosia.rules.legal import can_move_something, may_move
from logothete.games.necrosia.rules.offering import offer_peoples, offer_regions
from logothete.games.necrosia.verbs import AIM, AT, PICK
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Objection, Witness, buffer
from logothete.kernel.steps import find_frame


class AddUnits(Effect):
    """Units come from the reserve to one region (NEC-C07, NEC-C17, NEC-C39)."""

    key: ClassVar[str] = "add-units"
    need: ClassVar[Need] = Need(least=1, most=7, may=("kind",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        kind: i64 = state.board.kind[line]
        left: i64 = state.cells[RESERVE + seat] if kind < 0 else reserve_of(state.cells, seat, kind)
        return None if left != 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        board = state.board
        used = number_made(made)
        if used == 0:
            return offer_regions(board, AT, board.all_regions, out, 0)
        return kinds_in_reserve(state, seat, board.kind[line], made, out) if used <= board.amount[line] else 0

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        region = argument_of(state.board, made[0])
        for choice in made[1:]:
            if choice != NONE:
                bring_unit(state.cells, seat, region, argument_of(state.board, choice), witness)


class Empathy(Effect):
    """A unit joins those that a Commerce has brought, wherever that was (NEC-C72)."""

    key: ClassVar[str] = "empathy"
    need: ClassVar[Need] = Need(timing=("after-commerce",), part=("anybody",), least=1, most=1)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if state.cells[RESERVE + seat] != 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        return kinds_in_reserve(state, seat, -1, made, out) if made[0] == NONE else 0

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        region: i64 = state.cells[find_frame(state.cells, TRADE_STEP) + CommerceFrame.REGION]
        bring_unit(state.cells, seat, region, argument_of(state.board, made[0]), witness)


class MoveUnits(Effect):
    """Own units go anywhere; but for a START card that is the beginning of the turn (NEC-C21, NEC-C41, NEC-126)."""

    key: ClassVar[str] = "move-units"
    need: ClassVar[Need] = Need(least=1, most=4, may=("kind",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if can_move_something(state.board, state.cells, seat, state.board.kind[line]) else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        return moving_units(state, seat, state.board.kind[line], False, state.board.amount[line], made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        if not is_timed(state.board, state.board.lines.card[line], START):
            state.cells[FLAGS] |= BEGUN
        move_units(state, seat, made, witness)


def move_units(state: Position, seat: i64, made: vec[i64], witness: Witness | None) -> None:
    """Own units, each with its destination."""
    board = state.board
    for place in range(0, len(made), 2):
        if made[place] != NONE:
            lifted = argument_of(board, made[place])
            origin: i64 = lifted % board.regions
            move_unit(state.cells, seat, lifted // board.regions, origin, argument_of(board, made[place + 1]), witness)


class Exchange(Effect):
    """Units of a rival in a region change places, pair by pair, with own ones from elsewhere (NEC-C80)."""

    key: ClassVar[str] = "exchange"
    need: ClassVar[Need] = Need(least=1, most=3)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if self._regions(state.board, state.cells, seat) != 0 else NO_EFFECT

    def _regions(self, board: Board, cells: vec[i64], seat: i64) -> i64:
        """Where opposing units are that own units from elsewhere could take the place of."""
        mask: i64 = 0
        for region in range(board.regions):
            if self._rivals(board, cells, seat, region) != 0 and self._own_elsewhere(board, cells, seat, region):
                mask |= BIT[region]
        return mask

    def _rivals(self, board: Board, cells: vec[i64], seat: i64, region: i64) -> i64:
        mask: i64 = 0
        for rival in range(board.players):
            if rival != seat and units_in(cells, rival, region) > 0:
                mask |= BIT[rival]
        return mask

    def _own_elsewhere(self, board: Board, cells: vec[i64], seat: i64, region: i64) -> bool:
        for other in range(board.regions):
            for kind in range(KINDS):
                if other != region and may_move(cells, seat, other, kind):
                    return True
        return False

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        """Where, whose, then pairs: a unit of his and one of one's own."""
        board = state.board
        cells = state.cells
        used = number_made(made)
        if used == 0:
            return offer_regions(board, AT, self._regions(board, cells, seat), out, 0)
        region = argument_of(board, made[0])
        if used == 1:
            return offer_peoples(board, cells, AIM, self._rivals(board, cells, seat, region), out, 0)
        if used % 2 == 1:
            return liftable_units(state, seat, -1, region, made, out)
        if used - 2 == board.amount[line] * 2:
            return 0
        if used > 2 and liftable_units(state, seat, -1, region, made, buffer(state.most_offers())) == 0:
            return 0
        people = argument_of(board, made[1])
        offers: i64 = 0
        for kind in range(KINDS):
            action: i64 = board.first[PICK] + people * KINDS + kind
            if units_of(cells, cells[SEAT + people], region, kind) > times(made, action):
                out[offers] = action
                offers += 1
        return or_stop(board, out, offers) if used > 2 else offers

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        board = state.board
        cells = state.cells
        region = argument_of(board, made[0])
        rival: i64 = cells[SEAT + argument_of(board, made[1])]
        for place in range(2, len(made), 2):
            if made[place] != NONE:
                his: i64 = argument_of(board, made[place]) % KINDS
                lifted = argument_of(board, made[place + 1])
                mine: i64 = lifted // board.regions
                origin: i64 = lifted % board.regions
                shift(cells, rival, his, region, origin)
                shift(cells, seat, mine, origin, region)
                if witness is not None:
                    witness.tell(telling.DRIVEN, EVERYONE, rival, his, region, origin)
                    witness.tell(telling.MOVED, EVERYONE, seat, mine, origin, region)
