"""What cards do to Necrosians, and to regions that are necrosed or might be."""

from __future__ import annotations

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import NECROSIANS, necrosed
from logothete.games.necrosia.card_effects import (
    E_CLEAR_REGION,
    E_FEED_INFESTED,
    E_FEED_NECROSED,
    E_HEAL,
    E_KILL_NECROSIANS,
    E_MOVE_NECROSIANS,
    E_NECROSE_REGION,
    E_PUSH_NECROSIANS,
    E_REPLACE_NECROSIANS,
    E_THIN_NECROSIANS,
)
from logothete.games.necrosia.frames import YearEndFrame
from logothete.games.necrosia.kinds import YEAR_END_STEP
from logothete.games.necrosia.piles import return_token
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.cards.choices import argument_of
from logothete.games.necrosia.rules.course import (
    bring_unit,
    change_necrosians,
    count_trophies,
    move_necrosians,
    necrose,
)
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness
from logothete.kernel.steps import find_frame


def on_necrosis(state: Position, seat: i64, card: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
    """Carry out a card about Necrosians or necrosed regions."""
    board = state.board
    cells = state.cells
    effect: i64 = board.effect[card]
    amount: i64 = board.amount[card]
    if effect == E_MOVE_NECROSIANS:
        for place in range(0, len(made), 2):
            if made[place] >= 0:
                move_necrosians(cells, argument_of(board, made[place]), argument_of(board, made[place + 1]), 1, witness)
    elif effect == E_PUSH_NECROSIANS:
        number: i64 = 1
        for choice in made[2:]:
            if choice >= 0:
                number += 1
        move_necrosians(cells, argument_of(board, made[0]), argument_of(board, made[1]), number, witness)
    elif effect == E_KILL_NECROSIANS:
        for choice in made:
            if choice >= 0:
                _kill(state, seat, argument_of(board, choice), 1, witness)
    elif effect == E_THIN_NECROSIANS:
        for region in range(board.regions):
            if cells[NECROSIANS + region] > 0:
                _kill(state, seat, region, amount, witness)
    elif effect == E_CLEAR_REGION:
        change_necrosians(cells, argument_of(board, made[0]), -cells[NECROSIANS + argument_of(board, made[0])], witness)
    elif effect == E_REPLACE_NECROSIANS:
        for place in range(0, len(made), 2):
            if made[place] >= 0:
                region = argument_of(board, made[place])
                change_necrosians(cells, region, -1, witness)
                bring_unit(cells, seat, region, argument_of(board, made[place + 1]), witness)
    elif effect in (E_FEED_NECROSED, E_FEED_INFESTED):
        for region in range(board.regions):
            if necrosed(board, cells, region) if effect == E_FEED_NECROSED else cells[NECROSIANS + region] > 0:
                change_necrosians(cells, region, amount, witness)
    elif effect == E_NECROSE_REGION:
        necrose(state, argument_of(board, made[0]), witness)
    elif effect == E_HEAL:
        return_token(cells, argument_of(board, made[0]), dice)
        if witness is not None:
            witness.tell(telling.HEALED, EVERYONE, argument_of(board, made[0]))
    else:
        at = find_frame(cells, YEAR_END_STEP)
        cells[at + YearEndFrame.LISTED] &= ~BIT[argument_of(board, made[0])]


def _kill(state: Position, seat: i64, region: i64, number: i64, witness: Witness | None) -> None:
    """Eliminate Necrosians: they count for the tally (NEC-041)."""
    change_necrosians(state.cells, region, -number, witness)
    count_trophies(state, seat, number, witness)
