"""The choices that a card's player makes before it takes effect (NEC-127, NEC-132), as they are kept.

A card has a shape: which kinds of choices follow one another. Choices are kept in the announcement's frame as they
were made, each an action, and nothing on the board changes until the card stands. What may be chosen next is in
`questions`.
"""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import KINDS, SEAT, Board
from logothete.games.necrosia.card_effects import (
    E_ADD_UNITS,
    E_AIRBORNE,
    E_BAN,
    E_BIG_MAGIC,
    E_BIG_TRADE,
    E_CANCEL_LOSSES,
    E_CLEAR_REGION,
    E_CONTRACT,
    E_CONVERT_RIVAL,
    E_CURSE,
    E_DISCARD_CARDS,
    E_DISCARD_ROW,
    E_EMPATHY,
    E_EXCHANGE,
    E_EXTORT,
    E_HEAL,
    E_HYPNOSIS,
    E_KILL_NECROSIANS,
    E_MOVE_NECROSIANS,
    E_MOVE_UNITS,
    E_NECROSE_REGION,
    E_NECROSE_UNITS,
    E_PARALYSE,
    E_PRIVILEGE,
    E_PROXY_TRADE,
    E_PUSH_FIGHTERS,
    E_PUSH_NECROSIANS,
    E_RECOVER_CARD,
    E_REMOVE_UNITS,
    E_REPLACE_NECROSIANS,
    E_REROLL_CHOSEN,
    E_REROLL_ONE,
    E_RETURN_UNITS,
    E_STEAL_CARD,
    E_WARD,
    E_WIDE_MOVE,
    EFFECT_KEYS,
)
from logothete.games.necrosia.frames import MOST_CHOICES, AnnounceFrame
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.verbs import AIM, AT, CARRY, CAST, DIE, LIFT, PICK, RECRUIT, STIR, STOP, TO, TRADE, WANT
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness

# The frame of an announcement, as far as choices go.
CARD: Final = AnnounceFrame.CARD
PLAYER: Final = AnnounceFrame.PLAYER
MOMENT: Final = AnnounceFrame.MOMENT
USED: Final = AnnounceFrame.USED
SLOTS: Final = AnnounceFrame.SLOTS
MOST: Final = MOST_CHOICES

# The shapes.
NOTHING: Final = 0
A_REGION: Final = 1
AN_OPPONENT: Final = 2
UNITS_THERE: Final = 3
NEW_UNITS: Final = 4
MOVES: Final = 5
NECROSIANS_THERE: Final = 6
NECROSIAN_MOVES: Final = 7
A_PUSH: Final = 8
REPLACEMENTS: Final = 9
A_DIE: Final = 10
SOME_DICE: Final = 11
A_CARD: Final = 12
A_WAR: Final = 13
A_MARKET: Final = 14
A_SPELL: Final = 15
AN_EXCHANGE: Final = 16
A_RETURN: Final = 17
A_KIND: Final = 18
SOME_LOSSES: Final = 19

_SHAPES: Final = {
    E_REROLL_ONE: A_DIE,
    E_REROLL_CHOSEN: SOME_DICE,
    E_RETURN_UNITS: A_RETURN,
    E_PUSH_FIGHTERS: A_REGION,
    E_ADD_UNITS: NEW_UNITS,
    E_EMPATHY: A_KIND,
    E_REMOVE_UNITS: UNITS_THERE,
    E_NECROSE_UNITS: UNITS_THERE,
    E_CONVERT_RIVAL: UNITS_THERE,
    E_MOVE_UNITS: MOVES,
    E_EXCHANGE: AN_EXCHANGE,
    E_PARALYSE: UNITS_THERE,
    E_WIDE_MOVE: MOVES,
    E_BIG_TRADE: A_MARKET,
    E_PROXY_TRADE: A_MARKET,
    E_BIG_MAGIC: A_SPELL,
    E_AIRBORNE: A_WAR,
    E_BAN: AN_OPPONENT,
    E_CURSE: A_REGION,
    E_MOVE_NECROSIANS: NECROSIAN_MOVES,
    E_PUSH_NECROSIANS: A_PUSH,
    E_KILL_NECROSIANS: NECROSIANS_THERE,
    E_CLEAR_REGION: A_REGION,
    E_REPLACE_NECROSIANS: REPLACEMENTS,
    E_NECROSE_REGION: A_REGION,
    E_HEAL: A_REGION,
    E_WARD: A_REGION,
    E_CANCEL_LOSSES: SOME_LOSSES,
    E_CONTRACT: A_REGION,
    E_HYPNOSIS: A_REGION,
    E_PRIVILEGE: A_REGION,
    E_EXTORT: AN_OPPONENT,
    E_STEAL_CARD: AN_OPPONENT,
    E_DISCARD_CARDS: AN_OPPONENT,
    E_RECOVER_CARD: A_CARD,
    E_DISCARD_ROW: A_CARD,
}
SHAPES: Final = vec[i64]([_SHAPES.get(effect, NOTHING) for effect in range(len(EFFECT_KEYS))])


def made(cells: vec[i64], at: i64) -> vec[i64]:
    """The choices of an announcement, as actions, -1 after the last."""
    slots = cells[at + SLOTS : at + SLOTS + MOST]
    used = _used(cells, at)
    for place in range(used, MOST):
        slots[place] = -1
    return slots


def add(state: Position, at: i64, action: i64) -> None:
    """Make one choice."""
    cells = state.cells
    if state.board.verb_of[action] == STOP:
        cells[at + USED] += MOST + 1
        return
    if SHAPES[state.board.effect[cells[at + CARD]]] == SOME_DICE:
        # There can be more dice than slots: they are kept as one mask.
        cells[at + SLOTS] |= BIT[action - state.board.first[DIE]]
        cells[at + USED] = 1
        return
    if SHAPES[state.board.effect[cells[at + CARD]]] == A_RETURN and cells[at + USED] > 0:
        # Nor need there be as many slots as units that return: they are counted by kind.
        cells[at + SLOTS + 1] += BIT[(action - state.board.first[RECRUIT]) * 6]
        cells[at + USED] = 2
        return
    cells[at + SLOTS + cells[at + USED]] = action
    cells[at + USED] += 1


def _used(cells: vec[i64], at: i64) -> i64:
    used: i64 = cells[at + USED]
    return used if used <= MOST else used - MOST - 1


def tell(state: Position, at: i64, witness: Witness | None) -> None:
    """Everybody hears what the card is used on."""
    if witness is None or SHAPES[state.board.effect[state.cells[at + CARD]]] == SOME_DICE:
        return
    returning: bool = SHAPES[state.board.effect[state.cells[at + CARD]]] == A_RETURN
    slots = made(state.cells, at)
    for place in range(1 if returning else MOST):
        action: i64 = slots[place]
        if action >= 0:
            verb: i64 = state.board.verb_of[action]
            argument: i64 = action - state.board.first[verb]
            seat: i64 = state.cells[at + PLAYER]
            if verb in (AT, TO, STIR, CAST, TRADE):
                witness.tell(telling.NAMED_REGION, EVERYONE, seat, argument)
            elif verb == AIM:
                witness.tell(telling.NAMED_RIVAL, EVERYONE, seat, state.cells[SEAT + argument])
            elif verb in (PICK, CARRY):
                witness.tell(
                    telling.NAMED_UNIT, EVERYONE, seat, state.cells[SEAT + argument // KINDS], argument % KINDS
                )
            elif verb == LIFT:
                regions: i64 = state.board.regions
                witness.tell(telling.NAMED_OWN_UNIT, EVERYONE, seat, argument // regions, argument % regions)
            elif verb == WANT:
                witness.tell(telling.NAMED_CARD, EVERYONE, seat, argument)


def argument_of(board: Board, action: i64) -> i64:
    """What a choice names: the region, people, unit, die or card that its verb is about."""
    return action - board.first[board.verb_of[action]]
