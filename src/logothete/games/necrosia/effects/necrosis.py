"""Cards about necrosis: regions that fall, are healed or warded, and what units lose there in phase 4."""

from __future__ import annotations

from typing import ClassVar

from logothete.components.effects import NONE, number_made, times
from logothete.games.necrosia import telling
from logothete.games.necrosia.board import TOKEN, Board, necrosed, units_of
from logothete.games.necrosia.effects.asking import a_region, argument_of, or_stop
from logothete.games.necrosia.effects.effect import NO_EFFECT, Effect, Need
from logothete.games.necrosia.frames import NecrosisFrame, YearEndFrame, due_in, losses_in
from logothete.games.necrosia.kinds import NECROSIS_STEP, YEAR_END_STEP
from logothete.games.necrosia.piles import return_token
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.course import necrose
from logothete.games.necrosia.verbs import AT
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Objection, Witness
from logothete.kernel.steps import find_frame


class NecroseRegion(Effect):
    """The healthy region with the most units of a kind, all players together, falls (NEC-C52, NEC-C57, NEC-C61)."""

    key: ClassVar[str] = "necrose-region"
    need: ClassVar[Need] = Need(must=("kind",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if self._most_crowded(state.board, state.cells, state.board.kind[line]) != 0 else NO_EFFECT

    def _most_crowded(self, board: Board, cells: vec[i64], kind: i64) -> i64:
        most: i64 = 0
        mask: i64 = 0
        for region in range(board.regions):
            if not necrosed(board, cells, region):
                number: i64 = 0
                for seat in range(board.players):
                    number += units_of(cells, seat, region, kind)
                if number > most:
                    most = number
                    mask = 0
                if number == most and number > 0:
                    mask |= BIT[region]
        return mask

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        crowded = self._most_crowded(state.board, state.cells, state.board.kind[line])
        return a_region(state.board, crowded, made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        necrose(state, argument_of(state.board, made[0]), witness)


class Heal(Effect):
    """A region loses its necrosis token (NEC-C70)."""

    key: ClassVar[str] = "heal"
    need: ClassVar[Need] = Need()

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if self._healable(state.board, state.cells) != 0 else NO_EFFECT

    def _healable(self, board: Board, cells: vec[i64]) -> i64:
        mask: i64 = 0
        for region in range(board.regions):
            if cells[TOKEN + region] > 0:
                mask |= BIT[region]
        return mask

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        return a_region(state.board, self._healable(state.board, state.cells), made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        region = argument_of(state.board, made[0])
        return_token(state.cells, region, dice)
        if witness is not None:
            witness.tell(telling.HEALED, EVERYONE, region)


class Ward(Effect):
    """A region that is listed to fall at the end of the year does not (NEC-C67)."""

    key: ClassVar[str] = "ward"
    need: ClassVar[Need] = Need(timing=("year-end",), part=("anybody",))

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        listed: i64 = state.cells[find_frame(state.cells, YEAR_END_STEP) + YearEndFrame.LISTED]
        return a_region(state.board, listed, made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        at = find_frame(state.cells, YEAR_END_STEP)
        state.cells[at + YearEndFrame.LISTED] &= ~BIT[argument_of(state.board, made[0])]


def _losses_to_come(cells: vec[i64]) -> i64:
    """The losses of phase 4 that are due in all regions (`frames.due_in`)."""
    at = find_frame(cells, NECROSIS_STEP)
    return 0 if at < 0 else cells[at + NecrosisFrame.DUE]


class CancelLosses(Effect):
    """Up to so many losses of phase 4 are spared (NEC-C24)."""

    key: ClassVar[str] = "cancel-losses"
    need: ClassVar[Need] = Need(timing=("necrosis",), least=1, most=8)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if _losses_to_come(state.cells) != 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        """The regions where a loss is still to be suffered."""
        board = state.board
        used = number_made(made)
        if used == board.amount[line]:
            return 0
        due = _losses_to_come(state.cells)
        offers: i64 = 0
        for region in range(board.regions):
            action: i64 = board.first[AT] + region
            if due_in(due, region) > times(made, action):
                out[offers] = action
                offers += 1
        return or_stop(board, out, offers) if used > 0 else offers

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        at = find_frame(state.cells, NECROSIS_STEP)
        for choice in made:
            if choice != NONE:
                state.cells[at + NecrosisFrame.DUE] -= losses_in(argument_of(state.board, choice), 1)


class NoLosses(Effect):
    """All losses of phase 4 are spared (NEC-C76)."""

    key: ClassVar[str] = "no-losses"
    need: ClassVar[Need] = Need(timing=("necrosis",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if _losses_to_come(state.cells) != 0 else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[find_frame(state.cells, NECROSIS_STEP) + NecrosisFrame.DUE] = 0
