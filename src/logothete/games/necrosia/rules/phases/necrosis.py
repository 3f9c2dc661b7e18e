"""La Nécrose: phase 4, what units lose among Necrosians (NEC-009 to NEC-012, NEC-105, NEC-149, NEC-150, NEC-174)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    ACTIVE,
    CURSE,
    IN_NECROSIS,
    PEOPLE,
    SPARE_LOSS,
    Board,
    units_in,
    value_of,
)
from logothete.games.necrosia.frames import NecrosisFrame, due_in, first_due, losses_in, open_window
from logothete.games.necrosia.kinds import NECROSIS_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import misplaced
from logothete.games.necrosia.rules.course import turn_into_necrosian
from logothete.games.necrosia.rules.legal import dangerous
from logothete.games.necrosia.rules.war.losses import commonest, of_unit, offer_kinds, only_kind
from logothete.games.necrosia.verbs import LOSE, PASS, SPARE
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Refusal, Witness
from logothete.kernel.steps import Listed, pop, push, top_frame

# The stages of phase 4.
_ASK: Final = 0
_SPARING: Final = 1
_LOSING: Final = 2

SPARE_FIRST: Final = Objection("NEC-174", "spare-first")
NO_LOSS_THERE: Final = Objection("NEC-175", "no-loss-there", ("region",))
LOSSES_FIRST: Final = Objection("NEC-105", "losses-first")
NO_SUCH_UNIT: Final = Objection("NEC-010", "no-such-unit", ("kind", "region"))


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
            due += losses_in(region, losses)
    if due:
        cells[push(cells, NECROSIS_STEP, NecrosisFrame.SIZE) + NecrosisFrame.DUE] = due


def cursed(board: Board, cells: vec[i64], region: i64) -> bool:
    """Whether somebody's curse lies on a region (NEC-C50)."""
    for seat in range(board.players):
        if cells[CURSE + seat] == region + 1:
            return True
    return False


class SufferNecrosis(Listed[Position]):
    """Cards against losses, the Feling's mercy, then the owner chooses unit by unit (NEC-010, NEC-174)."""

    kind: ClassVar[int] = NECROSIS_STEP
    whose: ClassVar[str] = "NEC-105"
    layout: ClassVar[type | None] = NecrosisFrame

    def _due(self, state: Position) -> i64:
        return state.cells[top_frame(state.cells) + NecrosisFrame.DUE]

    def _region(self, state: Position) -> i64:
        return first_due(self._due(state))

    def _only_kind(self, state: Position, region: i64) -> i64:
        """The kind to lose in a region, if the seat has no choice; else -1 (NEC-010, NEC-183)."""
        return only_kind(state.cells, state.cells[ACTIVE], region, due_in(self._due(state), region))

    def _sparing(self, state: Position) -> bool:
        return state.cells[top_frame(state.cells) + NecrosisFrame.STAGE] == _SPARING

    def pending(self, state: Position) -> i64:
        cells = state.cells
        stage: i64 = cells[top_frame(cells) + NecrosisFrame.STAGE]
        region = self._region(state)
        if stage == _ASK or region < 0:
            return 0
        if stage == _SPARING:
            return BIT[cells[ACTIVE]] if state.board.power[cells[PEOPLE + cells[ACTIVE]]] == SPARE_LOSS else 0
        return 0 if self._only_kind(state, region) >= 0 else BIT[cells[ACTIVE]]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        stage: i64 = cells[at + NecrosisFrame.STAGE]
        region = self._region(state)
        if region < 0:
            pop(cells)
        elif stage == _ASK:
            cells[at + NecrosisFrame.STAGE] = _SPARING
            open_window(cells, IN_NECROSIS)
        elif stage == _SPARING:
            cells[at + NecrosisFrame.STAGE] = _LOSING
        else:
            self._lose(state, region, self._only_kind(state, region), witness)
        return OPEN

    def _lose(self, state: Position, region: i64, kind: i64, witness: Witness | None) -> None:
        cells = state.cells
        seat: i64 = cells[ACTIVE]
        turn_into_necrosian(cells, seat, region, kind)
        cells[top_frame(cells) + NecrosisFrame.DUE] -= losses_in(region, 1)
        if witness is not None:
            witness.tell(telling.UNIT_NECROSED, EVERYONE, seat, kind, region)

    def prompt(self, state: Position, seat: i64) -> Prompt:
        if self._sparing(state):
            return Prompt("spare", "NEC-174")
        return Prompt("necrosed", "NEC-010", {"region": state.board.region_key(self._region(state))})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        if not self._sparing(state):
            return offer_kinds(board, state.cells, seat, LOSE, self._region(state), out)
        due = self._due(state)
        offers: i64 = 0
        for region in range(board.regions):
            if due_in(due, region):
                out[offers] = board.first[SPARE] + region
                offers += 1
        out[offers] = board.first[PASS]
        return offers + 1

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        board = state.board
        verb: i64 = board.verb_of[action]
        if self._sparing(state):
            return NO_LOSS_THERE if verb == SPARE else misplaced(board, action, SPARE_FIRST)
        return NO_SUCH_UNIT if verb == LOSE else misplaced(board, action, LOSSES_FIRST)

    def explain(self, state: Position, seat: i64, action: i64, objection: Objection) -> Refusal:
        """Losses are taken region by region, though no answer names it."""
        if objection is NO_SUCH_UNIT:
            return of_unit(state, action, objection, self._region(state))
        return super().explain(state, seat, action, objection)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        verb: i64 = board.verb_of[action]
        if verb == LOSE:
            self._lose(state, self._region(state), action - board.first[LOSE], witness)
            return OPEN
        cells[at + NecrosisFrame.STAGE] = _LOSING
        if verb == SPARE:
            region: i64 = action - board.first[SPARE]
            cells[at + NecrosisFrame.DUE] -= losses_in(region, 1)
            if witness is not None:
                witness.tell(telling.SPARED, EVERYONE, seat, region)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The kind he has most of; the Feling spares the most valuable region (NEC-185)."""
        board = state.board
        cells = state.cells
        best = self._region(state)
        if not self._sparing(state):
            return board.first[LOSE] + commonest(cells, seat, best)
        due = self._due(state)
        for region in range(board.regions):
            if due_in(due, region) and value_of(board, cells, region) > value_of(board, cells, best):
                best = region
        return board.first[SPARE] + best
