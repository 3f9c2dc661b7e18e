"""The course of a battle: turns, phases, sequences, recovery and the end (2, 2.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.guiscard import men, telling
from logothete.games.guiscard.board import (
    CHARGING,
    FIGHTING,
    FIRING,
    HEALTH,
    MOVING,
    OF_A_PHASE,
    PASSED,
    PHASE,
    QUIET,
    QUIET_MOVE,
    RECOVERING,
    SEEN,
    SEQUENCE,
    SIDES,
    SPENT,
    TURN,
    Board,
)
from logothete.games.guiscard.frames import open_window
from logothete.games.guiscard.harm import tell_man
from logothete.games.guiscard.health import STUNNED, recovered
from logothete.games.guiscard.kinds import BATTLE_STEP
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.rules.bodies import finish_clearings
from logothete.games.guiscard.rules.combat import Combat
from logothete.games.guiscard.rules.fire import OffensiveFire
from logothete.games.guiscard.rules.movement import Movement
from logothete.games.guiscard.smothering import smother
from logothete.games.guiscard.victory import conclude, judge, judge_early
from logothete.kernel.bits import EVERYONE, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Witness
from logothete.kernel.steps import Step, push


class Battle(Step[Position]):
    """Goes from sequence to sequence, each finished before the next begins (GUI-037, GUI-046)."""

    kind: ClassVar[int] = BATTLE_STEP
    SIZE: Final = 0

    def open(self, cells: vec[i64]) -> None:
        push(cells, BATTLE_STEP, self.SIZE)

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        smother(board, cells, witness)
        if cells[TURN] > 0 and conclude(board, cells, judge_early(board, cells), witness):
            return OPEN
        sequence: i64 = cells[SEQUENCE]
        if cells[TURN] == 0 or sequence == RECOVERING:
            return self._next_phase(board, cells, witness)
        if sequence == MOVING:
            finish_clearings(board, cells, witness)
        cells[SEQUENCE] = sequence + 1
        _begin_sequence(cells, witness)
        if cells[SEQUENCE] == MOVING:
            Movement().open(cells)
            open_window(cells)
        elif cells[SEQUENCE] == FIGHTING:
            Combat().open(cells)
        elif cells[SEQUENCE] == RECOVERING:
            recover(board, cells, witness)
        return OPEN

    def _next_phase(self, board: Board, cells: vec[i64], witness: Witness | None) -> i64:
        if cells[TURN] == 0 or cells[PHASE] == SIDES - 1:
            if cells[TURN] == board.turns:
                conclude(board, cells, judge(board, cells), witness)
                return OPEN
            cells[TURN] += 1
            cells[PHASE] = 0
            if witness is not None:
                witness.tell(telling.TURN_BEGAN, EVERYONE, cells[TURN])
        else:
            cells[PHASE] += 1
        begin_phase(board, cells, cells[PHASE])
        if witness is not None:
            witness.tell(telling.PHASE_BEGAN, EVERYONE, lowest(board.side_seats[cells[PHASE]]))
        cells[SEQUENCE] = FIRING
        _begin_sequence(cells, witness)
        OffensiveFire().open(cells)
        return OPEN


def begin_phase(board: Board, cells: vec[i64], side: i64) -> None:
    """What was done in the last phases of a side is over: marks and MP are cleared (GUI-160, GUI-066)."""
    for man in range(board.men):
        if board.side[man] == side:
            men.unmark(cells, man, OF_A_PHASE)
            cells[men.at_man(man) + SPENT] = 0


def _begin_sequence(cells: vec[i64], witness: Witness | None) -> None:
    cells[PASSED] = 0
    cells[QUIET] = 0
    cells[QUIET_MOVE] = 0
    cells[SEEN] = 0
    # Nobody charges in the scenarios of sections 1 to 6 (GUI-315, GUI-530).
    if witness is not None and cells[SEQUENCE] != CHARGING:
        witness.tell(telling.SEQUENCE_BEGAN, EVERYONE, cells[SEQUENCE])


def recover(board: Board, cells: vec[i64], witness: Witness | None) -> None:
    """All stunned characters of the phasing side get up where they lie (GUI-043 to GUI-045)."""
    for man in range(board.men):
        if board.side[man] == cells[PHASE] and men.health_of(cells, man) == STUNNED:
            cells[men.at_man(man) + HEALTH] = recovered(STUNNED)
            tell_man(board, witness, telling.RECOVERED, man)
