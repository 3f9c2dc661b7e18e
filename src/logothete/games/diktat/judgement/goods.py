"""What things are worth to a seat, in VP: elements, PP, Affinity tokens."""

from __future__ import annotations

from typing import Final

from logothete.components import decks
from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    ANY_AFFINITY,
    CABAL,
    CYCLE,
    END_OF_CYCLE,
    MOVES,
    OWN_CARDS,
    PHASE,
    RESOLUTION,
    SECRET,
    SLOTS,
    SYMBOLS,
    TRACK,
    Board,
)
from logothete.games.diktat.effects import rows as goods
from logothete.games.diktat.holdings import (
    COPIES,
    all_markers,
    cards_of,
    filled_with,
    is_used,
    markers_of,
    next_card,
    next_element,
    slots_filled,
)
from logothete.games.diktat.scoring import points_of
from logothete.kernel.cells import i64, vec

GAIN_TYPE: Final = 0
DEVELOPMENT_TYPE: Final = 1
IMMEDIATE_TYPE: Final = 6
POWER_POINT: Final = 0.22
"""A PP that somebody gets together with something else."""
TOKEN: Final = 0.45
"""An Affinity token of which it is not known yet what it will fit."""
AGENT: Final = 0.08
MOVE: Final = 0.3
"""A Manoeuvre that is left."""
STAIN: Final = 0.5
"""What a Corruption token may cost in the end."""
EXCESS: Final = 0.05
"""A marker beyond those that may be kept: one has to go for it."""


def cycles_left(board: Board, cells: vec[i64]) -> i64:
    """How many Cycles will follow this one; none if somebody has enough to end the game (DIK-262)."""
    left: i64 = board.cycles - cells[CYCLE]
    if left > 0 and cells[PHASE] >= RESOLUTION:
        for seat in range(board.players):
            if points_of(board, cells, seat) >= board.target:
                return 0
    return left


def lasting(board: Board, element: i64, left: i64) -> float:
    """What an element does for its holder while it lies before him, this Cycle and in those to come."""
    kind: i64 = board.rows.type[element]
    if kind in (GAIN_TYPE, IMMEDIATE_TYPE):
        return 0.05
    if kind == DEVELOPMENT_TYPE:
        return 0.05 + 0.3 * float(left)
    return 0.12 + 0.2 * float(left)


def gains(board: Board, element: i64) -> float:
    """What an element brings when it is won, VP aside."""
    at: i64 = element * goods.GOODS
    gain = board.rows.gain
    worth = POWER_POINT * float(gain[at + goods.PP])
    for affinity in range(goods.POLITICS, goods.AFFINITY + 1):
        worth += TOKEN * float(gain[at + affinity])
    for kind in range(goods.CITIZEN, goods.ASSASSIN + 1):
        worth += AGENT * float(gain[at + kind])
    worth += 0.01 * float(gain[at + goods.RANK])
    return worth + (0.6 if board.rows.type[element] == IMMEDIATE_TYPE else 0.0)


def card_to_win(board: Board, cells: vec[i64], seat: i64, card: i64, more: i64, left: i64) -> float:
    """What an Opportunity card is worth to a seat that wins `more` others before it."""
    place: i64 = cards_of(cells, seat) + more
    worth = float(board.card_points[cells[CABAL + seat] * SLOTS + place] if place < SLOTS else board.overflow)
    worth += float(board.rows.gain[card * goods.GOODS + goods.VP]) + gains(board, card) + lasting(board, card, left)
    for symbol in range(board.symbols[card]):
        affinity: i64 = board.symbol[card * SYMBOLS + symbol]
        worth += 0.25 if left > 0 else 0.05
        if affinity == ANY_AFFINITY:
            worth += 0.4 if spare_tokens(board, cells, seat) > more else 0.0
        elif spare_of(board, cells, seat, affinity) > more:
            worth += 0.45
    # What is laid now brings the slots to the right of it nearer.
    return worth + 0.15 + 0.12 * float(left)


def marker_to_win(board: Board, cells: vec[i64], seat: i64, sector: i64, more: i64, left: i64) -> float:
    """What a marker of a sector is worth to a seat that wins `more` others before it."""
    if all_markers(cells, seat) + more >= board.markers:
        return EXCESS
    number = markers_of(cells, seat, sector) + more
    if number >= COPIES:
        return EXCESS
    element: i64 = board.rows.marker + sector * COPIES + number
    worth = gains(board, element) + lasting(board, element, left)
    worth += float(board.rows.gain[element * goods.GOODS + goods.VP])
    if number > 0:
        # The pair takes the place of the single marker.
        worth -= gains(board, element - 1) + lasting(board, element - 1, left)
        worth -= float(board.rows.gain[(element - 1) * goods.GOODS + goods.VP])
    return 0.08 + (worth if worth > 0.0 else 0.0)


def stain(board: Board, corrupting: i64) -> float:
    """What the Corruption costs that comes with a Possession of a sector with so many corrupting cards (AUT-002)."""
    return STAIN * float(corrupting) if board.personal else 0.0


def held(board: Board, cells: vec[i64], seat: i64, left: i64) -> float:
    """What the elements before a seat will still do for it; one that can still be declared a little more."""
    worth = 0.0
    element = next_element(board, cells, seat, 0)
    while element >= 0:
        worth += lasting(board, element, left)
        kind: i64 = board.rows.type[element]
        if kind in (goods.MANIFESTATION, goods.SPECIAL) and cells[PHASE] < END_OF_CYCLE:
            worth += 0.0 if is_used(board, cells, seat, element) else 0.08
        element = next_element(board, cells, seat, element + 1)
    return worth + 0.12 * float(left) * float(cards_of(cells, seat))


# PP


def purse(board: Board, cells: vec[i64], seat: i64, power: i64, left: i64) -> float:
    """What so many PP still buy: the Cabal slots that they pay, a part of the next one, and a little for bids."""
    slot = slots_filled(cells, seat)
    moves: i64 = cells[MOVES + seat] + board.manoeuvres * left
    worth = 0.0
    first: i64 = cells[CABAL + seat] * OWN_CARDS
    while slot < OWN_CARDS and moves > 0 and power > 0:
        cost: i64 = board.slot_cost[first + slot]
        gain = float(board.slot_points[first + slot]) + slot_effect(left) - MOVE
        gain = gain if gain > 0.0 else 0.0
        if power < cost:
            share = 0.7 if left > 0 else 0.35 if moves > 1 else 0.1
            worth += share * gain * float(power) / float(cost)
            power = 0
        else:
            worth += 0.9 * gain
            power -= cost
        slot += 1
        moves -= 1
    return worth + 0.03 * float(power)


def slot_effect(left: i64) -> float:
    """What a Cabal card does on average."""
    return 0.25 + 0.25 * float(left)


# Affinities


def spare_of(board: Board, cells: vec[i64], seat: i64, affinity: i64) -> i64:
    """How many tokens of a type a seat has beyond its free symbols of the type."""
    spare: i64 = cells[AFFINITY + seat * AFFINITIES + affinity] - open_symbols(board, cells, seat, affinity)
    return spare if spare > 0 else 0


def spare_tokens(board: Board, cells: vec[i64], seat: i64) -> i64:
    """How many tokens of all types a seat has that go on no symbol of their own type."""
    total: i64 = 0
    for affinity in range(AFFINITIES):
        total += spare_of(board, cells, seat, affinity)
    return total


def open_symbols(board: Board, cells: vec[i64], seat: i64, affinity: i64) -> i64:
    """How many symbols of just this type are free on the cards of a seat."""
    number: i64 = 0
    card = next_card(cells, seat, 0)
    while card >= 0:
        for symbol in range(board.symbols[card]):
            if board.symbol[card * SYMBOLS + symbol] == affinity and filled_with(cells, card, symbol) < 0:
                number += 1
        card = next_card(cells, seat, card + 1)
    return number


def tokens(board: Board, cells: vec[i64], seat: i64, left: i64) -> float:
    """What the Affinity tokens in reserve are worth: nearly a VP where one fits, a hope where none does (DIK-231)."""
    fitting: i64 = 0
    spare: i64 = 0
    gaps: i64 = 0
    for affinity in range(AFFINITIES):
        own: i64 = cells[AFFINITY + seat * AFFINITIES + affinity]
        free = open_symbols(board, cells, seat, affinity)
        fits: i64 = own if own < free else free
        fitting += fits
        spare += own - fits
        gaps += free - fits
    free = open_symbols(board, cells, seat, ANY_AFFINITY)
    fits = spare if spare < free else free
    fitting += fits
    spare -= fits
    gaps += free - fits
    # Symbols are still to be won while cards are: a hope for some tokens, not for any number of them.
    most: i64 = 2 + 2 * left if cells[PHASE] < END_OF_CYCLE else 2 * left
    hopeful: i64 = spare if spare < most else most
    hope = 0.2 + 0.1 * float(left) if left > 0 or to_be_won(cells) else 0.0
    return (
        0.97 * float(fitting) + hope * float(hopeful) + 0.01 * float(spare) + (0.2 if left > 0 else 0.05) * float(gaps)
    )


def to_be_won(cells: vec[i64]) -> bool:
    """Whether cards lie on the Opportunity track."""
    return cells[TRACK] > 0 or cells[SECRET] > 0


def track_card(cells: vec[i64], place: i64) -> i64:
    """A card of the Opportunity track; the secret one comes after those that lie face up."""
    return cells[TRACK + decks.FIRST + place] if place < cells[TRACK] else cells[SECRET] - 1


def track_size(cells: vec[i64]) -> i64:
    """How many cards lie on the Opportunity track, the secret one included."""
    return cells[TRACK] + (1 if cells[SECRET] > 0 else 0)
