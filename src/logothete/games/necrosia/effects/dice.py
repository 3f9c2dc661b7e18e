"""Cards that change the dice of a war, and what they are worth (NEC-043 to NEC-045)."""

from __future__ import annotations

from typing import ClassVar

from logothete.components.effects import NONE
from logothete.games.necrosia.effects.asking import argument_of, or_stop
from logothete.games.necrosia.effects.effect import NO_EFFECT, SIDES, WAR, Effect, Need
from logothete.games.necrosia.kinds import WAR_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.war import battle
from logothete.games.necrosia.verbs import DIE
from logothete.kernel.bits import BIT, members
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Objection, Witness
from logothete.kernel.steps import find_frame


class ChangeDice(Effect):
    """A side rolls more dice, or fewer (NEC-C01, NEC-C02, NEC-C05, NEC-C06, NEC-C38, NEC-C53)."""

    key: ClassVar[str] = "dice"
    need: ClassVar[Need] = Need(timing=("w3",), part=WAR, least=-5, most=5, must=("side",), may=("foe",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        board = state.board
        war = find_frame(state.cells, WAR_STEP)
        fits: bool = board.amount[line] > 0 or battle.dice_of(board, state.cells, war, board.side[line]) > 0
        return None if fits else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        cells[find_frame(cells, WAR_STEP) + battle.ADDED + state.board.side[line]] += state.board.amount[line]


class ChangeScore(Effect):
    """The score of a side is raised or lowered (NEC-C03, NEC-C04, NEC-C16, NEC-C29)."""

    key: ClassVar[str] = "score"
    need: ClassVar[Need] = Need(timing=("w5",), part=WAR, least=-5, most=5, must=("side",), may=("foe",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        board = state.board
        war = find_frame(state.cells, WAR_STEP)
        fits: bool = board.amount[line] > 0 or battle.score_of(state.cells, war, board.side[line]) > 0
        return None if fits else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        cells[find_frame(cells, WAR_STEP) + battle.BONUS + state.board.side[line]] += state.board.amount[line]


class RerollZeros(Effect):
    """All dice of a side that are worth nothing are rolled again (NEC-C09, NEC-C10)."""

    key: ClassVar[str] = "reroll-zeros"
    need: ClassVar[Need] = Need(timing=("w5",), part=WAR, must=("side",), may=("foe",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        war = find_frame(state.cells, WAR_STEP)
        return None if battle.zeros(state.cells, war, state.board.side[line]) > 0 else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        war = find_frame(cells, WAR_STEP)
        side: i64 = state.board.side[line]
        for die in range(cells[war + battle.ROLLED + side]):
            if battle.die_value(cells, war, side, die) == 0:
                battle.roll_die(state.board, cells, war, side, die, dice, witness)


class RerollOne(Effect):
    """One die of a side, chosen by whoever plays the card, is rolled again (NEC-C15)."""

    key: ClassVar[str] = "reroll-one"
    need: ClassVar[Need] = Need(timing=("w5",), part=WAR, must=("side",), may=("foe",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        war = find_frame(state.cells, WAR_STEP)
        return None if state.cells[war + battle.ROLLED + state.board.side[line]] > 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        if made[0] != NONE:
            return 0
        war = find_frame(state.cells, WAR_STEP)
        rolled: i64 = state.cells[war + battle.ROLLED + state.board.side[line]]
        for die in range(rolled):
            out[die] = state.board.first[DIE] + die
        return rolled

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        board = state.board
        war = find_frame(state.cells, WAR_STEP)
        battle.roll_die(board, state.cells, war, board.side[line], argument_of(board, made[0]), dice, witness)


class RerollChosen(Effect):
    """Any of one's own dice are rolled again (NEC-C65). There can be more than slots: they are kept as one mask."""

    key: ClassVar[str] = "reroll-chosen"
    need: ClassVar[Need] = Need(timing=("w5",), part=SIDES, may=("foe",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        cells = state.cells
        war = find_frame(cells, WAR_STEP)
        return None if cells[war + battle.ROLLED + battle.side_of(cells, war, seat)] > 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        cells = state.cells
        war = find_frame(cells, WAR_STEP)
        chosen: i64 = 0 if made[0] == NONE else made[0]
        offers: i64 = 0
        for die in range(cells[war + battle.ROLLED + battle.side_of(cells, war, seat)]):
            # In rising order: any set of dice is chosen in one way.
            if BIT[die] > chosen:
                out[offers] = state.board.first[DIE] + die
                offers += 1
        return or_stop(state.board, out, offers) if chosen != 0 else offers

    def keep(self, state: Position, made: vec[i64], action: i64) -> None:
        die: i64 = BIT[action - state.board.first[DIE]]
        made[0] = die if made[0] == NONE else made[0] | die

    def recall(self, state: Position, made: vec[i64]) -> list[int]:
        first = int(state.board.first[DIE])
        return [] if made[0] == NONE else [first + die for die in members(made[0])]

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        war = find_frame(cells, WAR_STEP)
        side = battle.side_of(cells, war, seat)
        for die in range(cells[war + battle.ROLLED + side]):
            if made[0] & BIT[die]:
                battle.roll_die(state.board, cells, war, side, die, dice, witness)


class NoBaseDie(Effect):
    """The Necrosians do not roll the die that they have of their own (NEC-C77)."""

    key: ClassVar[str] = "no-base-die"
    need: ClassVar[Need] = Need(timing=("w3",), part=WAR, foe="necrosians")

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        cells = state.cells
        war = find_frame(cells, WAR_STEP)
        if cells[war + battle.MARKS] & battle.NO_BASE:
            return NO_EFFECT
        return None if battle.dice_of(state.board, cells, war, battle.DEFENCE) > 0 else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[find_frame(state.cells, WAR_STEP) + battle.MARKS] |= battle.NO_BASE
