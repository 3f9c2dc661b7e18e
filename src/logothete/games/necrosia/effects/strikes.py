"""Cards that strike opposing units one by one: they go, are necrosed, change sides or are paralysed."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.components.effects import NONE, number_made
from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    KINDS,
    SEAT,
    Board,
    bring,
    mark,
    marked_of,
    remove,
    reserve_of,
    units_in,
    units_of,
)
from logothete.games.necrosia.effects.asking import argument_of, or_stop
from logothete.games.necrosia.effects.effect import NO_EFFECT, Effect, Need
from logothete.games.necrosia.effects.unit_asking import opposing_units
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.course import turn_into_necrosian
from logothete.games.necrosia.rules.legal import has_turn_to_come
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Objection, Witness

_ALL_KINDS: Final = 7


def _kinds(kind: i64) -> i64:
    """The mask of a kind, of all for -1."""
    return _ALL_KINDS if kind < 0 else BIT[kind]


def _opposing_unit(board: Board, cells: vec[i64], seat: i64, kind: i64) -> bool:
    """Whether another player has a unit of a kind (any for -1) on the board."""
    for rival in range(board.players):
        if rival != seat:
            for region in range(board.regions):
                if units_in(cells, rival, region) > 0 if kind < 0 else units_of(cells, rival, region, kind) > 0:
                    return True
    return False


def _struck(board: Board, cells: vec[i64], made: vec[i64], place: i64) -> tuple[i64, i64, i64]:
    """Whose unit was chosen at a place, where, and of which kind."""
    picked = argument_of(board, made[place + 1])
    return cells[SEAT + picked // KINDS], argument_of(board, made[place]), picked % KINDS


class RemoveUnits(Effect):
    """Opposing units go back to their reserve (NEC-C08, NEC-C36, NEC-C40, NEC-C47, NEC-C48)."""

    key: ClassVar[str] = "remove-units"
    need: ClassVar[Need] = Need(least=1, most=4, may=("kind",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if _opposing_unit(state.board, state.cells, seat, state.board.kind[line]) else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        board = state.board
        rivals: i64 = board.all_seats & ~BIT[seat]
        return opposing_units(state, rivals, _kinds(board.kind[line]), False, board.amount[line], made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        for place in range(0, len(made), 2):
            if made[place] != NONE:
                rival, region, kind = _struck(state.board, state.cells, made, place)
                remove(state.cells, rival, region, kind)
                if witness is not None:
                    witness.tell(telling.STRUCK, EVERYONE, rival, kind, region)


class NecroseUnits(Effect):
    """Opposing units become Necrosians (NEC-C49)."""

    key: ClassVar[str] = "necrose-units"
    need: ClassVar[Need] = Need(least=1, most=4, may=("kind",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if _opposing_unit(state.board, state.cells, seat, state.board.kind[line]) else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        board = state.board
        rivals: i64 = board.all_seats & ~BIT[seat]
        return opposing_units(state, rivals, _kinds(board.kind[line]), False, board.amount[line], made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        for place in range(0, len(made), 2):
            if made[place] != NONE:
                rival, region, kind = _struck(state.board, state.cells, made, place)
                turn_into_necrosian(state.cells, rival, region, kind)
                if witness is not None:
                    witness.tell(telling.UNIT_NECROSED, EVERYONE, rival, kind, region)


class ConvertRival(Effect):
    """An opposing unit is exchanged for one of the same kind from one's own reserve (NEC-C23)."""

    key: ClassVar[str] = "convert-rival"
    need: ClassVar[Need] = Need(least=1, most=1)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        for kind in range(KINDS):
            if reserve_of(state.cells, seat, kind) > 0 and _opposing_unit(state.board, state.cells, seat, kind):
                return None
        return NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        board = state.board
        kinds: i64 = 0
        for kind in range(KINDS):
            if reserve_of(state.cells, seat, kind) > 0:
                kinds |= BIT[kind]
        return opposing_units(state, board.all_seats & ~BIT[seat], kinds, False, board.amount[line], made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        rival, region, kind = _struck(state.board, cells, made, 0)
        # Among equal units an unmarked one is exchanged first (NEC-C42).
        marks = marked_of(cells, rival, region, kind)
        remove(cells, rival, region, kind)
        if marks > 0 and units_of(cells, rival, region, kind) >= marks:
            mark(cells, rival, region, kind)
        bring(cells, seat, region, kind)
        if witness is not None:
            witness.tell(telling.WON_OVER, EVERYONE, rival, kind, region)


class Paralyse(Effect):
    """Up to so many units of one rival cannot move in his next turn (NEC-C42)."""

    key: ClassVar[str] = "paralyse"
    need: ClassVar[Need] = Need(least=1, most=4)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if self._rivals(state.board, state.cells, seat) != 0 else NO_EFFECT

    def _rivals(self, board: Board, cells: vec[i64], seat: i64) -> i64:
        """Who has a turn to come and a unit that is not paralysed yet."""
        mask: i64 = 0
        for rival in range(board.players):
            if rival != seat and has_turn_to_come(board, cells, rival) and self._unmarked(board, cells, rival):
                mask |= BIT[rival]
        return mask

    def _unmarked(self, board: Board, cells: vec[i64], seat: i64) -> bool:
        for region in range(board.regions):
            for kind in range(KINDS):
                if units_of(cells, seat, region, kind) > marked_of(cells, seat, region, kind):
                    return True
        return False

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        board = state.board
        used = number_made(made)
        rivals = self._rivals(board, state.cells, seat)
        if used > 1:
            rivals &= BIT[_struck(board, state.cells, made, 0)[0]]
        offers = opposing_units(state, rivals, _ALL_KINDS, True, board.amount[line], made, out)
        return or_stop(board, out, offers) if used > 1 and used % 2 == 0 else offers

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        for place in range(0, len(made), 2):
            if made[place] != NONE:
                rival, region, kind = _struck(state.board, state.cells, made, place)
                mark(state.cells, rival, region, kind)
                if witness is not None:
                    witness.tell(telling.PARALYSED, EVERYONE, rival, kind, region)
