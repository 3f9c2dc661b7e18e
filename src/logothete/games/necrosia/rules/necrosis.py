"""La Nécrose: phase 4, what units lose among Necrosians (NEC-009 to NEC-012, NEC-105, NEC-149, NEC-150, NEC-174)."""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    ACTIVE,
    CURSE,
    IN_NECROSIS,
    KINDS,
    PEOPLE,
    SPARE_LOSS,
    Board,
    units_in,
    units_of,
    value_of,
)
from logothete.games.necrosia.kinds import NECROSIS_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import not_your_turn, of_kind, of_region, out_of_place
from logothete.games.necrosia.rules.course import turn_into_necrosian
from logothete.games.necrosia.rules.targets import dangerous
from logothete.games.necrosia.rules.war import commonest, only_kind
from logothete.games.necrosia.rules.windows import open_window
from logothete.games.necrosia.verbs import LOSE, PASS, SPARE
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Refusal, Witness
from logothete.kernel.steps import FRAME, TOP, Step, pop, push

_STAGE: Final = 0
_DUE: Final = 1
"""The losses of each region, two bits a region: cards find them here too (`questions`, `turn_effects`, `fitting`)."""
_ASK: Final = 0
_SPARING: Final = 1
_LOSING: Final = 2


def open_necrosis(state: Position) -> None:
    """Judge all regions on the position of this moment (NEC-150)."""
    board = state.board
    cells = state.cells
    seat: i64 = cells[ACTIVE]
    due: i64 = 0
    danger = dangerous(board, cells)
    for region in range(board.regions):
        units = units_in(cells, seat, region)
        if danger & BIT[region] and units > 0:
            losses: i64 = 2 if cursed(board, cells, region) and units > 1 else 1
            due += losses * BIT[region * 2]
    if due:
        cells[push(cells, NECROSIS_STEP, 2) + _DUE] = due


def cursed(board: Board, cells: vec[i64], region: i64) -> bool:
    """Whether somebody's curse lies on a region (NEC-C50)."""
    for seat in range(board.players):
        if cells[CURSE + seat] == region + 1:
            return True
    return False


class SufferNecrosis(Step[Position]):
    """Cards against losses, the Feling's mercy, then the owner chooses unit by unit (NEC-010). Frame: stage, losses."""

    def _region(self, state: Position) -> i64:
        """The first region where a loss is due, -1 for none."""
        cells = state.cells
        due: i64 = cells[cells[TOP] + FRAME + _DUE]
        for region in range(state.board.regions):
            if (due >> (region * 2)) & 3:
                return region
        return -1

    def _only_kind(self, state: Position, region: i64) -> i64:
        """The kind to lose in a region, if the seat has no choice; else -1 (NEC-010, NEC-183)."""
        cells = state.cells
        due: i64 = (cells[cells[TOP] + FRAME + _DUE] >> (region * 2)) & 3
        return only_kind(cells, cells[ACTIVE], region, due)

    def _spares(self, state: Position) -> bool:
        cells = state.cells
        return state.board.power[cells[PEOPLE + cells[ACTIVE]]] == SPARE_LOSS

    def pending(self, state: Position) -> i64:
        cells = state.cells
        stage: i64 = cells[cells[TOP] + FRAME + _STAGE]
        region = self._region(state)
        if stage == _ASK or region < 0:
            return 0
        if stage == _SPARING:
            return BIT[cells[ACTIVE]] if self._spares(state) else 0
        return 0 if self._only_kind(state, region) >= 0 else BIT[cells[ACTIVE]]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        stage: i64 = cells[at + _STAGE]
        region = self._region(state)
        if region < 0:
            pop(cells)
        elif stage == _ASK:
            cells[at + _STAGE] = _SPARING
            open_window(cells, IN_NECROSIS)
        elif stage == _SPARING:
            cells[at + _STAGE] = _LOSING
        else:
            self._lose(state, region, self._only_kind(state, region), witness)
        return OPEN

    def _lose(self, state: Position, region: i64, kind: i64, witness: Witness | None) -> None:
        cells = state.cells
        seat: i64 = cells[ACTIVE]
        turn_into_necrosian(cells, seat, region, kind)
        cells[cells[TOP] + FRAME + _DUE] -= BIT[region * 2]
        if witness is not None:
            witness.tell(telling.UNIT_NECROSED, EVERYONE, seat, kind, region)

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        at: i64 = cells[TOP] + FRAME
        offers: i64 = 0
        if cells[at + _STAGE] == _SPARING:
            for region in range(board.regions):
                if (cells[at + _DUE] >> (region * 2)) & 3:
                    out[offers] = board.first[SPARE] + region
                    offers += 1
            out[offers] = board.first[PASS]
            return offers + 1
        for kind in range(KINDS):
            if units_of(cells, seat, self._region(state), kind) > 0:
                out[offers] = board.first[LOSE] + kind
                offers += 1
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        verb: i64 = board.verb_of[action]
        if verb == LOSE:
            self._lose(state, self._region(state), action - board.first[LOSE], witness)
            return OPEN
        cells[at + _STAGE] = _LOSING
        if verb == SPARE:
            region: i64 = action - board.first[SPARE]
            cells[at + _DUE] -= BIT[region * 2]
            if witness is not None:
                witness.tell(telling.SPARED, EVERYONE, seat, region)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE], "NEC-105")
        at: i64 = cells[TOP] + FRAME
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if cells[at + _STAGE] == _SPARING:
            if verb == PASS:
                return None
            if verb != SPARE:
                return out_of_place(board, action, "NEC-174", "spare-first")
            if (cells[at + _DUE] >> (argument * 2)) & 3:
                return None
            return Refusal("NEC-175", "no-loss-there", of_region(board, argument))
        if verb != LOSE:
            return out_of_place(board, action, "NEC-105", "losses-first")
        region = self._region(state)
        if units_of(cells, seat, region, argument) > 0:
            return None
        return Refusal("NEC-010", "no-such-unit", {**of_kind(argument), **of_region(board, region)})

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The kind he has most of; the Feling spares the most valuable region (NEC-185)."""
        board = state.board
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        if cells[at + _STAGE] != _SPARING:
            return board.first[LOSE] + commonest(cells, seat, self._region(state))
        best: i64 = self._region(state)
        for region in range(board.regions):
            if (cells[at + _DUE] >> (region * 2)) & 3 and value_of(board, cells, region) > value_of(board, cells, best):
                best = region
        return board.first[SPARE] + best
