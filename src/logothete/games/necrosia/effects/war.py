"""Cards that change a war but for its dice: who wages it with whom, with which cards, and what it costs."""

from __future__ import annotations

from typing import ClassVar

from logothete.components.effects import NONE
from logothete.games.necrosia import telling
from logothete.games.necrosia.board import FIGHTER, KINDS, shift, units_in, units_of
from logothete.games.necrosia.effects.asking import a_region, argument_of, or_stop
from logothete.games.necrosia.effects.effect import MANY, NO_EFFECT, SIDES, WAR, Effect, Need
from logothete.games.necrosia.frames import open_drive
from logothete.games.necrosia.kinds import WAR_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.course import bring_unit
from logothete.games.necrosia.rules.offering import offer_regions
from logothete.games.necrosia.rules.war import battle
from logothete.games.necrosia.verbs import AT, RECRUIT
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Objection, Witness
from logothete.kernel.steps import find_frame


class IgnoreLosses(Effect):
    """The attacker loses nothing (NEC-C13)."""

    key: ClassVar[str] = "ignore-losses"
    need: ClassVar[Need] = Need(timing=("w6",), part=("attacker",), may=("foe",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        war = find_frame(state.cells, WAR_STEP)
        return None if battle.losses_due(state.cells, war, battle.ATTACK) > 0 else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[find_frame(state.cells, WAR_STEP) + battle.MARKS] |= battle.IGNORED


class LossesAnywhere(Effect):
    """One takes one's losses in any regions (NEC-C79)."""

    key: ClassVar[str] = "losses-anywhere"
    need: ClassVar[Need] = Need(timing=("w6",), part=SIDES, may=("foe",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        cells = state.cells
        war = find_frame(cells, WAR_STEP)
        own = battle.side_of(cells, war, seat)
        if cells[war + battle.MARKS] & (battle.ASTRAL * BIT[own]):
            return NO_EFFECT
        return None if battle.losses_due(cells, war, own) > 0 else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        war = find_frame(cells, WAR_STEP)
        cells[war + battle.MARKS] |= battle.ASTRAL * BIT[battle.side_of(cells, war, seat)]


class ReturnUnits(Effect):
    """Units lost in this war come back to a region; some may stay away (NEC-C71).

    There can be more of them than slots: after the region they are counted by kind, six bits each.
    """

    key: ClassVar[str] = "return-units"
    need: ClassVar[Need] = Need(timing=("w8",), part=SIDES, may=("foe",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        cells = state.cells
        war = find_frame(cells, WAR_STEP)
        return None if cells[war + battle.LOST + battle.side_of(cells, war, seat)] > 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if made[0] == NONE:
            return offer_regions(board, AT, board.all_regions, out, 0)
        war = find_frame(cells, WAR_STEP)
        lost: i64 = cells[war + battle.LOST + battle.side_of(cells, war, seat)]
        offers: i64 = 0
        for kind in range(KINDS):
            if (lost >> (kind * 6)) & 63 > _returning(made, kind):
                out[offers] = board.first[RECRUIT] + kind
                offers += 1
        return or_stop(board, out, offers) if made[1] != NONE else offers

    def keep(self, state: Position, made: vec[i64], action: i64) -> None:
        if made[0] == NONE:
            made[0] = action
        else:
            one: i64 = BIT[(action - state.board.first[RECRUIT]) * 6]
            made[1] = one if made[1] == NONE else made[1] + one

    def recall(self, state: Position, made: vec[i64]) -> list[int]:
        if made[0] == NONE:
            return []
        choices = [int(made[0])]
        for kind in range(KINDS):
            for _ in range(_returning(made, kind)):
                choices.append(int(state.board.first[RECRUIT] + kind))
        return choices

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        region = argument_of(state.board, made[0])
        for kind in range(KINDS):
            for _ in range(_returning(made, kind)):
                bring_unit(state.cells, seat, region, kind, witness)


def _returning(made: vec[i64], kind: i64) -> i64:
    return 0 if made[1] == NONE else (made[1] >> (kind * 6)) & 63


class TurnAway(Effect):
    """The target turns the attacker away: the war is void, he chooses his action anew (NEC-C66)."""

    key: ClassVar[str] = "turn-away"
    need: ClassVar[Need] = Need(timing=("w2",), part=("defender",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        war = find_frame(state.cells, WAR_STEP)
        return NO_EFFECT if state.cells[war + battle.MARKS] & battle.VOID else None

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[find_frame(state.cells, WAR_STEP) + battle.MARKS] |= battle.VOID


class NoCombatCards(Effect):
    """The attacker may play no combat card in this war (NEC-C78)."""

    key: ClassVar[str] = "no-combat-cards"
    need: ClassVar[Need] = Need(timing=("w2",), part=("defender",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        war = find_frame(state.cells, WAR_STEP)
        return NO_EFFECT if state.cells[war + battle.MARKS] & battle.VOID else None

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[find_frame(state.cells, WAR_STEP) + battle.MARKS] |= battle.NO_COMBAT


class DriveOut(Effect):
    """The defender has to move units next door, and chooses which and where to (NEC-C14)."""

    key: ClassVar[str] = "drive-out"
    need: ClassVar[Need] = Need(timing=("w3",), part=WAR, least=1, most=MANY, foe="player")

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        cells = state.cells
        war = find_frame(cells, WAR_STEP)
        return None if units_in(cells, cells[war + battle.FOE], cells[war + battle.REGION]) > 0 else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        defender: i64 = state.cells[find_frame(state.cells, WAR_STEP) + battle.FOE]
        open_drive(state.cells, defender, state.board.amount[line])


class PushFighters(Effect):
    """The attacker's fighters go next door and give no dice (NEC-C26)."""

    key: ClassVar[str] = "push-fighters"
    need: ClassVar[Need] = Need(timing=("w3",), part=WAR, least=1, most=MANY, may=("foe",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        cells = state.cells
        war = find_frame(cells, WAR_STEP)
        fighters = units_of(cells, cells[war + battle.ATTACKER], cells[war + battle.ORIGIN], FIGHTER)
        return None if fighters > 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        origin: i64 = state.cells[find_frame(state.cells, WAR_STEP) + battle.ORIGIN]
        return a_region(state.board, state.board.links[origin], made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        war = find_frame(cells, WAR_STEP)
        attacker: i64 = cells[war + battle.ATTACKER]
        origin: i64 = cells[war + battle.ORIGIN]
        region = argument_of(state.board, made[0])
        amount: i64 = state.board.amount[line]
        while amount > 0 and units_of(cells, attacker, origin, FIGHTER) > 0:
            shift(cells, attacker, FIGHTER, origin, region)
            amount -= 1
            if witness is not None:
                witness.tell(telling.DRIVEN, EVERYONE, attacker, FIGHTER, origin, region)
