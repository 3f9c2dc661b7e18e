"""Guerre: the nine steps of a war (NEC-027 to NEC-047)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    FIGHTER,
    FLAGS,
    KEPT_AIRBORNE,
    NECROSIAN_FOE,
    NECROSIANS,
    PROTECTED,
    W2,
    W3,
    W5,
    W6,
    W8,
    Board,
    units_in,
    units_of,
)
from logothete.games.necrosia.frames import open_free_war, open_window
from logothete.games.necrosia.kinds import WAR_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.course import begin_action, change_necrosians, count_trophies
from logothete.games.necrosia.rules.war import battle
from logothete.games.necrosia.rules.war.losses import ChooseLosses
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Witness
from logothete.kernel.steps import Step, pop, top_frame


class War(Step[Position]):
    """One war from its declaration to the tally (NEC-042)."""

    kind: ClassVar[int] = WAR_STEP
    STAGE: Final = battle.STAGE
    ATTACKER: Final = battle.ATTACKER
    ORIGIN: Final = battle.ORIGIN
    REGION: Final = battle.REGION
    FOE: Final = battle.FOE
    FREE: Final = battle.FREE
    MARKS: Final = battle.MARKS
    ADDED: Final = battle.ADDED
    BONUS: Final = battle.BONUS
    ROLLED: Final = battle.ROLLED
    DICE: Final = battle.DICE
    DUE: Final = battle.DUE
    LOST: Final = battle.LOST
    SIZE: Final = battle.WAR_SIZE

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        war = top_frame(cells)
        stage: i64 = cells[war + battle.STAGE]
        cells[war + battle.STAGE] = stage + 1
        necrosians: bool = cells[war + battle.FOE] == NECROSIAN_FOE
        if stage == battle.ANSWER:
            if not necrosians:
                open_window(cells, W2)
        elif stage == battle.BEFORE_DICE:
            if cells[war + battle.MARKS] & battle.VOID:
                _turned_away(state, war)
                return OPEN
            begin_action(cells, cells[war + battle.FREE] != 0)
            open_window(cells, W3)
        elif stage == battle.ROLL:
            if not _can_roll(board, cells, war):
                if witness is not None:
                    witness.tell(telling.WAR_FADED, EVERYONE, cells[war + battle.REGION])
                pop(cells)
                return OPEN
            battle.roll_all(board, cells, war, dice, witness)
            open_window(cells, W5)
        elif stage == battle.FIX_LOSSES:
            if witness is not None:
                attack = battle.score_of(cells, war, battle.ATTACK)
                witness.tell(telling.WAR_SCORED, EVERYONE, attack, battle.score_of(cells, war, battle.DEFENCE))
            open_window(cells, W6)
        elif stage == battle.DEFENDER_LOSES:
            for side in range(2):
                cells[war + battle.DUE + side] = battle.losses_due(cells, war, side)
            if not necrosians:
                ChooseLosses().open(cells, battle.DEFENCE)
        elif stage == battle.ATTACKER_LOSES:
            ChooseLosses().open(cells, battle.ATTACK)
        elif stage == battle.AFTER_LOSSES:
            if necrosians and cells[war + battle.DUE + battle.DEFENCE] > 0:
                killed: i64 = cells[war + battle.DUE + battle.DEFENCE]
                cells[war + battle.DUE + battle.DEFENCE] = 0
                cells[war + battle.LOST + battle.DEFENCE] = killed
                change_necrosians(cells, cells[war + battle.REGION], -killed, witness)
            open_window(cells, W8)
        else:
            attacker: i64 = cells[war + battle.ATTACKER]
            trophies: i64 = cells[war + battle.LOST + battle.DEFENCE] if necrosians else 0
            pop(cells)
            count_trophies(state, attacker, trophies, witness)
        return OPEN


def _can_roll(board: Board, cells: vec[i64], war: i64) -> bool:
    """Whether there is still somebody to fight, and somebody who fights (NEC-046)."""
    foe: i64 = cells[war + battle.FOE]
    region: i64 = cells[war + battle.REGION]
    left: i64 = cells[NECROSIANS + region] if foe == NECROSIAN_FOE else units_in(cells, foe, region)
    if left == 0:
        return False
    fighters = units_of(cells, cells[war + battle.ATTACKER], cells[war + battle.ORIGIN], FIGHTER)
    return fighters > 0 or cells[war + battle.ADDED + battle.ATTACK] > 0


def _turned_away(state: Position, war: i64) -> None:
    """The declared war is void: the attacker chooses this action anew, but not against the same (NEC-C66)."""
    cells = state.cells
    foe: i64 = cells[war + battle.FOE]
    free: bool = cells[war + battle.FREE] != 0
    airborne: bool = (cells[war + battle.MARKS] & battle.AIRBORNE) != 0
    pop(cells)
    if free:
        open_free_war(cells, foe + 1, airborne)
        return
    cells[PROTECTED] = foe + 1
    if airborne:
        cells[FLAGS] |= KEPT_AIRBORNE
