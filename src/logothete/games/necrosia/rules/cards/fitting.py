"""Which cards can be played now, and why others cannot (NEC-119 to NEC-135).

A card needs its moment, its player's part, and something to change: the last lines of each card of the ledger.
"""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia.board import (
    ACTIONS,
    ACTIVE,
    ANY_CARD,
    AS_ACTIVE,
    AS_ANYBODY,
    AS_ATTACKER,
    AS_DEFENDER,
    AS_OUTSIDER,
    AS_PARTY,
    BAN_COMMERCE,
    BAN_MAGIC,
    BAN_WAR,
    BANS,
    BEGUN,
    COMBAT,
    FIGHTER,
    FLAGS,
    KINDS,
    NECROSIAN_FOE,
    NO_ARRIVAL_MAGE,
    NO_DEPARTURE_MAGE,
    RESERVE,
    ROW_SIZE,
    START,
    Board,
    is_timed,
    reserve_of,
    units_in,
    units_of,
)
from logothete.games.necrosia.card_effects import (
    E_ADD_UNITS,
    E_AIRBORNE,
    E_AMNESIA,
    E_ARRANGE_DECK,
    E_BAN,
    E_BIG_MAGIC,
    E_BIG_TRADE,
    E_CANCEL_LOSSES,
    E_CLEAR_REGION,
    E_CONTRACT,
    E_CONVERT_RIVAL,
    E_DICE,
    E_DISCARD_CARDS,
    E_DISCARD_ROW,
    E_DISCOUNT,
    E_DRIVE_OUT,
    E_EMPATHY,
    E_EXCHANGE,
    E_EXTORT,
    E_FEED_INFESTED,
    E_FREE_TRADE,
    E_FREE_WAR,
    E_HEAL,
    E_HYPNOSIS,
    E_IGNORE_LOSSES,
    E_LOSSES_ANYWHERE,
    E_MAGIC_ARRIVAL,
    E_MAGIC_DEPARTURE,
    E_MOVE_NECROSIANS,
    E_MOVE_UNITS,
    E_NECROSE_REGION,
    E_NECROSE_UNITS,
    E_NO_BASE_DIE,
    E_NO_COMBAT_CARDS,
    E_NO_LOSSES,
    E_PARALYSE,
    E_PRIVILEGE,
    E_PROXY_TRADE,
    E_PUSH_FIGHTERS,
    E_READ_ENTRAILS,
    E_RECOVER_CARD,
    E_REMOVE_UNITS,
    E_REPLACE_NECROSIANS,
    E_REROLL_CHOSEN,
    E_REROLL_ONE,
    E_REROLL_ZEROS,
    E_RETURN_UNITS,
    E_SCORE,
    E_STEAL_CARD,
    E_WIDE_MOVE,
)
from logothete.games.necrosia.frames import NecrosisFrame
from logothete.games.necrosia.hands import holds
from logothete.games.necrosia.kinds import FREE_TRADE_STEP, FREE_WAR_STEP, NECROSIS_STEP, TRADE_STEP, WAR_STEP
from logothete.games.necrosia.piles import any_to_draw
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.cards.targets import (
    any_of_suit,
    contractable,
    exchange_regions,
    healable,
    held,
    infested,
    most_crowded,
    opponents,
    opposing_unit,
    privileges,
)
from logothete.games.necrosia.rules.legal import (
    airborne_origins,
    can_fight,
    can_move_something,
    departures,
    markets,
    may_trade,
    shielded,
)
from logothete.games.necrosia.rules.war import battle
from logothete.games.necrosia.verbs import PLAY
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Objection
from logothete.kernel.steps import TOP, find_frame

# Why a card cannot be played: a place in REASONS.
FITS: Final = 0
NOT_HELD: Final = 1
OTHER_MOMENT: Final = 2
OTHER_PART: Final = 3
OTHER_FOE: Final = 4
BEGUN_ALREADY: Final = 5
NO_ACTION: Final = 6
FORBIDDEN: Final = 7
NO_COMBAT_CARDS: Final = 8
NO_EFFECT: Final = 9

REASONS: Final = (
    ("", ""),
    ("NEC-136", "card-not-held"),
    ("NEC-124", "card-at-another-moment"),
    ("NEC-124", "card-for-another-part"),
    ("NEC-124", "card-against-others"),
    ("NEC-126", "turn-has-begun"),
    ("NEC-090", "no-action-left"),
    ("NEC-135", "forbidden-this-turn"),
    ("NEC-C78", "no-combat-cards"),
    ("NEC-133", "card-without-effect"),
)
OBJECTIONS: Final = tuple([Objection(rule, message, ("card",)) for rule, message in REASONS])


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
    """Whether a card is made for the kind of target of the war that is going on."""
    if board.foe[card] == 0:
        return True
    war = find_frame(cells, WAR_STEP)
    return war >= 0 and (cells[war + battle.FOE] == NECROSIAN_FOE) == (board.foe[card] == 2)


def why_not_card(state: Position, seat: i64, card: i64, moment: i64) -> i64:
    """FITS, or why a seat cannot play a card at a moment."""
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
    war = find_frame(cells, WAR_STEP)
    attacking: bool = war >= 0 and moment != ANY_CARD and cells[war + battle.ATTACKER] == seat
    if attacking and board.suit[card] == COMBAT and cells[war + battle.MARKS] & battle.NO_COMBAT:
        return NO_COMBAT_CARDS
    return _why_no_effect(state, seat, card, moment, war)


def _why_no_effect(state: Position, seat: i64, card: i64, moment: i64, war: i64) -> i64:
    """The conditions of each effect; what needs an action or suffers from a ban first."""
    board = state.board
    cells = state.cells
    effect: i64 = board.effect[card]
    free: bool = (
        cells[cells[TOP]] == FREE_WAR_STEP or cells[cells[TOP]] == FREE_TRADE_STEP or cells[cells[TOP]] == TRADE_STEP
    )
    paid: bool = free or cells[ACTIONS] > 0
    bans: i64 = cells[BANS + seat]
    costly: bool = effect in (E_WIDE_MOVE, E_BIG_TRADE, E_PROXY_TRADE, E_BIG_MAGIC, E_AIRBORNE)
    if not paid and (costly or effect in (E_MAGIC_ARRIVAL, E_MAGIC_DEPARTURE)):
        return NO_ACTION
    if effect in (E_AIRBORNE, E_FREE_WAR) and bans & BAN_WAR:
        return FORBIDDEN
    if effect in (E_BIG_TRADE, E_PROXY_TRADE, E_FREE_TRADE) and bans & BAN_COMMERCE:
        return FORBIDDEN
    if effect in (E_BIG_MAGIC, E_MAGIC_ARRIVAL, E_MAGIC_DEPARTURE) and bans & BAN_MAGIC:
        return FORBIDDEN
    if war >= 0 and effect <= E_PUSH_FIGHTERS:
        return FITS if _changes_war(board, cells, seat, card, war) else NO_EFFECT
    return FITS if _changes_something(state, seat, card, moment) else NO_EFFECT


def _changes_war(board: Board, cells: vec[i64], seat: i64, card: i64, war: i64) -> bool:
    effect: i64 = board.effect[card]
    side: i64 = board.side[card]
    own = battle.side_of(cells, war, seat)
    if effect == E_DICE:
        return board.amount[card] > 0 or battle.dice_of(board, cells, war, side) > 0
    if effect == E_SCORE:
        return board.amount[card] > 0 or battle.score_of(cells, war, side) > 0
    if effect == E_REROLL_ZEROS:
        return battle.zeros(cells, war, side) > 0
    if effect == E_REROLL_ONE:
        return cells[war + battle.ROLLED + side] > 0
    if effect == E_REROLL_CHOSEN:
        return cells[war + battle.ROLLED + own] > 0
    if effect == E_NO_BASE_DIE:
        return not cells[war + battle.MARKS] & battle.NO_BASE and battle.dice_of(board, cells, war, battle.DEFENCE) > 0
    if effect == E_IGNORE_LOSSES:
        return battle.losses_due(cells, war, battle.ATTACK) > 0
    if effect == E_LOSSES_ANYWHERE:
        return battle.losses_due(cells, war, own) > 0 and not cells[war + battle.MARKS] & (battle.ASTRAL * BIT[own])
    if effect == E_NO_COMBAT_CARDS:
        return not cells[war + battle.MARKS] & battle.VOID
    if effect == E_RETURN_UNITS:
        return cells[war + battle.LOST + own] > 0
    if effect == E_DRIVE_OUT:
        return units_in(cells, cells[war + battle.FOE], cells[war + battle.REGION]) > 0
    if effect == E_PUSH_FIGHTERS:
        return units_of(cells, cells[war + battle.ATTACKER], cells[war + battle.ORIGIN], FIGHTER) > 0
    return True


def _changes_something(state: Position, seat: i64, card: i64, moment: i64) -> bool:
    board = state.board
    cells = state.cells
    effect: i64 = board.effect[card]
    kind: i64 = board.kind[card]
    if effect in (E_ADD_UNITS, E_EMPATHY):
        return cells[RESERVE + seat] != 0 if kind < 0 else reserve_of(cells, seat, kind) > 0
    if effect in (E_REMOVE_UNITS, E_NECROSE_UNITS):
        return opposing_unit(board, cells, seat, kind)
    if effect == E_CONVERT_RIVAL:
        for wanted in range(KINDS):
            if reserve_of(cells, seat, wanted) > 0 and opposing_unit(board, cells, seat, wanted):
                return True
        return False
    if effect in (E_MOVE_UNITS, E_WIDE_MOVE):
        return can_move_something(board, cells, seat, kind)
    if effect == E_EXCHANGE:
        return exchange_regions(board, cells, seat) != 0
    if effect in (E_PARALYSE, E_BAN):
        return opponents(state, seat, card) != 0
    if effect == E_BIG_TRADE:
        # Inside a trade that another card has opened, the region is settled already.
        return may_trade(cells, seat) and (cells[cells[TOP]] == TRADE_STEP or markets(board, cells, seat) != 0)
    if effect == E_PROXY_TRADE:
        return may_trade(cells, seat) and cells[cells[TOP]] != TRADE_STEP
    if effect == E_FREE_TRADE:
        return may_trade(cells, seat) and (
            markets(board, cells, seat) != 0 or _holds_effect(board, cells, seat, E_PROXY_TRADE)
        )
    if effect == E_BIG_MAGIC:
        return departures(board, cells, seat) != 0
    if effect == E_AIRBORNE:
        return airborne_origins(board, cells, seat, shielded(cells)) != 0
    if effect == E_FREE_WAR:
        # An action of its own: who has turned away another one is no less a target (NEC-C66).
        if can_fight(board, cells, seat, 0):
            return True
        return _holds_effect(board, cells, seat, E_AIRBORNE) and airborne_origins(board, cells, seat, 0) != 0
    if effect == E_MAGIC_ARRIVAL:
        return not cells[FLAGS] & NO_ARRIVAL_MAGE
    if effect == E_MAGIC_DEPARTURE:
        return not cells[FLAGS] & NO_DEPARTURE_MAGE
    if effect == E_REPLACE_NECROSIANS:
        return infested(board, cells) != 0 and cells[RESERVE + seat] != 0
    if E_MOVE_NECROSIANS <= effect <= E_CLEAR_REGION or effect == E_FEED_INFESTED:
        return infested(board, cells) != 0
    if effect == E_NECROSE_REGION:
        return most_crowded(board, cells, kind) != 0
    if effect == E_HEAL:
        return healable(board, cells) != 0
    if effect in (E_CANCEL_LOSSES, E_NO_LOSSES):
        at = find_frame(cells, NECROSIS_STEP)
        return at >= 0 and cells[at + NecrosisFrame.DUE] != 0
    if effect == E_CONTRACT:
        return contractable(board, cells, seat) != 0
    if effect == E_HYPNOSIS:
        return held(board, cells, seat) != 0
    if effect == E_PRIVILEGE:
        return privileges(board, cells, seat, moment) != 0
    if effect == E_DISCOUNT:
        return cells[ROW_SIZE] > 0
    if effect in (E_AMNESIA, E_EXTORT, E_STEAL_CARD, E_DISCARD_CARDS):
        return opponents(state, seat, card) != 0
    if effect == E_RECOVER_CARD:
        return any_of_suit(board, cells, board.wanted[card], False)
    if effect == E_DISCARD_ROW:
        return any_of_suit(board, cells, board.wanted[card], True)
    if effect in (E_ARRANGE_DECK, E_READ_ENTRAILS):
        return any_to_draw(cells)
    return True


def _holds_effect(board: Board, cells: vec[i64], seat: i64, effect: i64) -> bool:
    for card in range(board.cards):
        if board.effect[card] == effect and holds(cells, seat, card):
            return True
    return False


# Telling the player


def offer_cards(state: Position, seat: i64, moment: i64, out: vec[i64], offers: i64) -> i64:
    """Every card that a seat can play at a moment, after the offers there are already."""
    for card in range(state.board.cards):
        if why_not_card(state, seat, card, moment) == FITS:
            out[offers] = state.board.first[PLAY] + card
            offers += 1
    return offers


def refuse_card(state: Position, seat: i64, card: i64, moment: i64) -> Objection | None:
    """Why a card cannot be played at a moment."""
    reason = why_not_card(state, seat, card, moment)
    return None if reason == FITS else OBJECTIONS[int(reason)]
