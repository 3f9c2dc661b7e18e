"""What cards do in a war: to its dice, scores and losses, and to those who wage it."""

from __future__ import annotations

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import FIGHTER, KINDS, shift, units_of
from logothete.games.necrosia.card_effects import (
    E_DICE,
    E_DRIVE_OUT,
    E_IGNORE_LOSSES,
    E_LOSSES_ANYWHERE,
    E_NO_BASE_DIE,
    E_NO_COMBAT_CARDS,
    E_REROLL_CHOSEN,
    E_REROLL_ONE,
    E_REROLL_ZEROS,
    E_RETURN_UNITS,
    E_SCORE,
    E_TURN_AWAY,
)
from logothete.games.necrosia.frames import open_drive
from logothete.games.necrosia.kinds import WAR_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.cards.choices import argument_of
from logothete.games.necrosia.rules.course import bring_unit
from logothete.games.necrosia.rules.war import battle
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness
from logothete.kernel.steps import find_frame


def in_war(state: Position, seat: i64, card: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
    """Carry out a card of the war that is going on."""
    board = state.board
    cells = state.cells
    war = find_frame(cells, WAR_STEP)
    effect: i64 = board.effect[card]
    side: i64 = board.side[card]
    own = battle.side_of(cells, war, seat)
    if effect == E_DICE:
        cells[war + battle.ADDED + side] += board.amount[card]
    elif effect == E_SCORE:
        cells[war + battle.BONUS + side] += board.amount[card]
    elif effect == E_REROLL_ZEROS:
        for die in range(cells[war + battle.ROLLED + side]):
            if battle.die_value(cells, war, side, die) == 0:
                battle.roll_die(board, cells, war, side, die, dice, witness)
    elif effect == E_REROLL_ONE:
        battle.roll_die(board, cells, war, side, argument_of(board, made[0]), dice, witness)
    elif effect == E_REROLL_CHOSEN:
        for die in range(cells[war + battle.ROLLED + own]):
            if made[0] & BIT[die]:
                battle.roll_die(board, cells, war, own, die, dice, witness)
    elif effect == E_NO_BASE_DIE:
        cells[war + battle.MARKS] |= battle.NO_BASE
    elif effect == E_IGNORE_LOSSES:
        cells[war + battle.MARKS] |= battle.IGNORED
    elif effect == E_LOSSES_ANYWHERE:
        cells[war + battle.MARKS] |= battle.ASTRAL * BIT[own]
    elif effect == E_TURN_AWAY:
        cells[war + battle.MARKS] |= battle.VOID
    elif effect == E_NO_COMBAT_CARDS:
        cells[war + battle.MARKS] |= battle.NO_COMBAT
    elif effect == E_RETURN_UNITS:
        region = argument_of(board, made[0])
        for kind in range(KINDS):
            for _ in range((made[1] >> (kind * 6)) & 63):
                bring_unit(cells, seat, region, kind, witness)
    elif effect == E_DRIVE_OUT:
        open_drive(cells, cells[war + battle.FOE], board.amount[card])
    else:
        _push_fighters(state, war, argument_of(board, made[0]), board.amount[card], witness)


def _push_fighters(state: Position, war: i64, region: i64, amount: i64, witness: Witness | None) -> None:
    """The attacker's fighters go next door and give no dice (NEC-C26)."""
    cells = state.cells
    attacker: i64 = cells[war + battle.ATTACKER]
    origin: i64 = cells[war + battle.ORIGIN]
    while amount > 0 and units_of(cells, attacker, origin, FIGHTER) > 0:
        shift(cells, attacker, FIGHTER, origin, region)
        amount -= 1
        if witness is not None:
            witness.tell(telling.DRIVEN, EVERYONE, attacker, FIGHTER, origin, region)
