"""Which cards can be played now, and why others cannot (NEC-119 to NEC-135).

A card needs its moment and its player's part; and every effect on it has to fit, which each of them says itself
(`effects/`): the last lines of each card of the ledger.
"""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia.board import (
    ACTIVE,
    ANY_CARD,
    AS_ACTIVE,
    AS_ANYBODY,
    AS_ATTACKER,
    AS_DEFENDER,
    AS_OUTSIDER,
    AS_PARTY,
    BEGUN,
    COMBAT,
    FLAGS,
    NECROSIAN_FOE,
    START,
    Board,
    is_timed,
)
from logothete.games.necrosia.hands import holds
from logothete.games.necrosia.kinds import WAR_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.war import battle
from logothete.games.necrosia.verbs import PLAY
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Objection
from logothete.kernel.steps import find_frame

NOT_HELD: Final = Objection("NEC-136", "card-not-held", ("card",))
OTHER_MOMENT: Final = Objection("NEC-124", "card-at-another-moment", ("card",))
OTHER_PART: Final = Objection("NEC-124", "card-for-another-part", ("card",))
OTHER_FOE: Final = Objection("NEC-124", "card-against-others", ("card",))
BEGUN_ALREADY: Final = Objection("NEC-126", "turn-has-begun", ("card",))
NO_COMBAT_CARDS: Final = Objection("NEC-C78", "no-combat-cards", ("card",))


def plays_part(board: Board, cells: vec[i64], seat: i64, part: i64) -> bool:
    """Whether a seat has the part that a card calls for (NEC-128)."""
    if part == AS_ACTIVE:
        return cells[ACTIVE] == seat
    if part == AS_ANYBODY:
        return True
    war = find_frame(cells, WAR_STEP)
    if war < 0:
        return part == AS_OUTSIDER
    side = battle.side_of(cells, war, seat)
    if part == AS_ATTACKER:
        return side == battle.ATTACK
    if part == AS_DEFENDER:
        return side == battle.DEFENCE
    if part == AS_PARTY:
        return side >= 0
    return side != battle.ATTACK


def suits_war(board: Board, cells: vec[i64], card: i64) -> bool:
    """Whether all of a card is made for the kind of target of the war that is going on."""
    first: i64 = board.lines.first[card]
    for line in range(first, first + board.lines.length[card]):
        if board.foe[line] != 0:
            war = find_frame(cells, WAR_STEP)
            if war < 0 or (cells[war + battle.FOE] == NECROSIAN_FOE) != (board.foe[line] == 2):
                return False
    return True


def why_not_card(state: Position, seat: i64, card: i64, moment: i64) -> Objection | None:
    """What stands against a seat's playing a card at a moment; None if it fits."""
    board = state.board
    cells = state.cells
    if not holds(cells, seat, card):
        return NOT_HELD
    if not is_timed(board, card, moment):
        return OTHER_MOMENT
    if moment != ANY_CARD and not plays_part(board, cells, seat, board.part[card]):
        return OTHER_PART
    if not suits_war(board, cells, card):
        return OTHER_FOE
    if moment == START and cells[FLAGS] & BEGUN:
        return BEGUN_ALREADY
    if moment != ANY_CARD and board.suit[card] == COMBAT:
        war = find_frame(cells, WAR_STEP)
        attacking: bool = war >= 0 and cells[war + battle.ATTACKER] == seat
        if attacking and cells[war + battle.MARKS] & battle.NO_COMBAT:
            return NO_COMBAT_CARDS
    return board.lines.why(state, seat, card, moment)


def holds_effect(board: Board, cells: vec[i64], seat: i64, key: str) -> bool:
    """Whether a seat holds a card that has an effect."""
    number: i64 = board.lines.numbers[key]
    for card in range(board.cards):
        if board.lines.has_effect(card, number) and holds(cells, seat, card):
            return True
    return False


def offer_cards(state: Position, seat: i64, moment: i64, out: vec[i64], offers: i64) -> i64:
    """Every card that a seat can play at a moment, after the offers there are already."""
    for card in range(state.board.cards):
        if why_not_card(state, seat, card, moment) is None:
            out[offers] = state.board.first[PLAY] + card
            offers += 1
    return offers
