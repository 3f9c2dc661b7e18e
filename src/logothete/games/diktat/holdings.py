"""Who holds which elements, and which of them are Used: Opportunity cards, Cabal cards, Influence markers (DIK-302).

Elements are numbered as in `rows.py`; a marker and a pair of one sector have a number each, but one Used token between
them (DIK-259). What is gained and lost with an element is in `rules/possessions.py`.
"""

from __future__ import annotations

from typing import Final

from logothete.components import decks, sets
from logothete.games.diktat.board import (
    CABAL,
    CARD,
    HELD,
    IN_PLAY,
    MARKERS,
    MOST_MARKERS,
    OWN_CARDS,
    SEAT,
    SERIAL,
    SYMBOLS,
    USED_CARDS,
    USED_MARKERS,
    USED_OWN,
    WORDS,
    Board,
)
from logothete.kernel.bits import BIT, count
from logothete.kernel.cells import i64, vec

_RUN: Final = 1 + MOST_MARKERS
_FILLED: Final = 3
"""The bits of a card's cell that say which token lies on a symbol."""
_SERIAL: Final = 16
"""What follows them counts when the card was taken."""
COPIES: Final = 2
"""The markers of a sector (DIK-021)."""

# Opportunity cards


def holds(cells: vec[i64], seat: i64, card: i64) -> bool:
    """Whether an Opportunity card lies before a seat."""
    return sets.has(cells, HELD + seat * WORDS, card)


def next_card(cells: vec[i64], seat: i64, card: i64) -> i64:
    """The first Opportunity card of a seat that is not below `card`; -1 if there is none."""
    return sets.first_from(cells, HELD + seat * WORDS, WORDS, card)


def cards_of(cells: vec[i64], seat: i64) -> i64:
    """How many Opportunity cards a seat has."""
    return sets.size(cells, HELD + seat * WORDS, WORDS)


def holder_of(board: Board, cells: vec[i64], card: i64) -> i64:
    """The seat before which an Opportunity card lies, -1 if it is nobody's."""
    for seat in range(board.players):
        if holds(cells, seat, card):
            return seat
    return -1


def add_card(cells: vec[i64], seat: i64, card: i64) -> None:
    """Lay an Opportunity card at the right end of a seat's row."""
    sets.add(cells, HELD + seat * WORDS, card)
    cells[SERIAL] += 1
    cells[CARD + card] = cells[SERIAL] * _SERIAL


def remove_card(cells: vec[i64], seat: i64, card: i64) -> None:
    """Take an Opportunity card out of a seat's row, without tokens; those to its right move up (DIK-070)."""
    sets.remove(cells, HELD + seat * WORDS, card)
    cells[CARD + card] = 0


def taken_as(cells: vec[i64], card: i64) -> i64:
    """The how manieth card that was taken a held card is: those of a lower number lie to its left."""
    return cells[CARD + card] // _SERIAL


def filled_with(cells: vec[i64], card: i64, symbol: i64) -> i64:
    """The type of the Affinity token on a symbol of a card, -1 for none."""
    return ((cells[CARD + card] >> (symbol * 2)) & _FILLED) - 1


def fill(cells: vec[i64], card: i64, symbol: i64, affinity: i64) -> None:
    """Lay a token of a type on a symbol that is free (DIK-231)."""
    cells[CARD + card] |= (affinity + 1) * BIT[symbol * 2]


def unfill(cells: vec[i64], card: i64, symbol: i64) -> None:
    """Take the token off a symbol."""
    cells[CARD + card] &= ~(_FILLED * BIT[symbol * 2])


def tokens_on(cells: vec[i64], card: i64) -> i64:
    """How many tokens lie on a card."""
    number: i64 = 0
    for symbol in range(SYMBOLS):
        if filled_with(cells, card, symbol) >= 0:
            number += 1
    return number


# Cabal cards


def is_in_play(cells: vec[i64], seat: i64, own: i64) -> bool:
    """Whether a Cabal card of a seat, the first of its five being 0, is in play."""
    return cells[IN_PLAY + seat] & BIT[own] != 0


def slots_filled(cells: vec[i64], seat: i64) -> i64:
    """How many Cabal cards a seat has in play."""
    return count(cells[IN_PLAY + seat])


def own_card(cells: vec[i64], seat: i64, own: i64) -> i64:
    """The number of one of a seat's five Cabal cards among those of all Cabals."""
    return cells[CABAL + seat] * OWN_CARDS + own


# Markers


def markers_of(cells: vec[i64], seat: i64, sector: i64) -> i64:
    """How many markers of a sector a seat has."""
    run: i64 = MARKERS + seat * _RUN
    number: i64 = 0
    for at in range(run + 1, run + 1 + cells[run]):
        if cells[at] == sector:
            number += 1
    return number


def all_markers(cells: vec[i64], seat: i64) -> i64:
    """How many markers a seat has."""
    return cells[MARKERS + seat * _RUN]


def marker_at(cells: vec[i64], seat: i64, place: i64) -> i64:
    """The sector of a seat's marker, the oldest being 0."""
    return cells[MARKERS + seat * _RUN + 1 + place]


def markers_left(board: Board, cells: vec[i64], sector: i64) -> i64:
    """How many markers lie on a sector."""
    number: i64 = COPIES
    for seat in range(board.players):
        number -= markers_of(cells, seat, sector)
    return number


def add_marker(cells: vec[i64], seat: i64, sector: i64) -> None:
    """Lay a marker before a seat."""
    decks.put_on(cells, MARKERS + seat * _RUN, sector)


def remove_marker(cells: vec[i64], seat: i64, sector: i64) -> None:
    """Take away the older marker of a sector; a single one takes its Used token with it."""
    run: i64 = MARKERS + seat * _RUN
    decks.take_at(cells, run, decks.place_of(cells, run, sector))
    if markers_of(cells, seat, sector) == 0:
        cells[USED_MARKERS + seat] &= ~BIT[sector]


# Elements


def marker_element(board: Board, cells: vec[i64], seat: i64, sector: i64) -> i64:
    """The element that a seat has of a sector: a marker or the pair; -1 if it has none."""
    number = markers_of(cells, seat, sector)
    return -1 if number == 0 else board.rows.marker + COPIES * sector + number - 1


def sector_of_element(board: Board, element: i64) -> i64:
    """The sector of a marker or a pair."""
    return (element - board.rows.marker) // COPIES


def has_element(board: Board, cells: vec[i64], seat: i64, element: i64) -> bool:
    """Whether a seat holds an element: a card before it, a Cabal card in play, just this marker or pair."""
    rows = board.rows
    if element < rows.own:
        return holds(cells, seat, element)
    if element < rows.marker:
        own: i64 = element - rows.own
        return cells[SEAT + own // OWN_CARDS] == seat and is_in_play(cells, seat, own % OWN_CARDS)
    if element < rows.token:
        return marker_element(board, cells, seat, sector_of_element(board, element)) == element
    return False


def is_used(board: Board, cells: vec[i64], seat: i64, element: i64) -> bool:
    """Whether an element of a seat bears a Used token (DIK-036)."""
    rows = board.rows
    if element < rows.own:
        return sets.has(cells, USED_CARDS, element)
    if element < rows.marker:
        return cells[USED_OWN + seat] & BIT[(element - rows.own) % OWN_CARDS] != 0
    if element < rows.token:
        return cells[USED_MARKERS + seat] & BIT[sector_of_element(board, element)] != 0
    return False


def lay_used(board: Board, cells: vec[i64], seat: i64, element: i64) -> None:
    """Lay a Used token on an element of a seat (DIK-035)."""
    rows = board.rows
    if element < rows.own:
        sets.add(cells, USED_CARDS, element)
    elif element < rows.marker:
        cells[USED_OWN + seat] |= BIT[(element - rows.own) % OWN_CARDS]
    elif element < rows.token:
        cells[USED_MARKERS + seat] |= BIT[sector_of_element(board, element)]


def lift_used(board: Board, cells: vec[i64], seat: i64, element: i64) -> None:
    """Take the Used token off an element of a seat (DIK-312)."""
    rows = board.rows
    if element < rows.own:
        sets.remove(cells, USED_CARDS, element)
    elif element < rows.marker:
        cells[USED_OWN + seat] &= ~BIT[(element - rows.own) % OWN_CARDS]
    elif element < rows.token:
        cells[USED_MARKERS + seat] &= ~BIT[sector_of_element(board, element)]


def next_element(board: Board, cells: vec[i64], seat: i64, element: i64) -> i64:
    """The first element of a seat that is not below `element`; -1 if there is none. So they are walked through."""
    rows = board.rows
    if element < rows.own:
        card = next_card(cells, seat, element)
        if card >= 0:
            return card
        element = rows.own
    first: i64 = rows.own + cells[CABAL + seat] * OWN_CARDS
    if element < first:
        element = first
    while element < first + OWN_CARDS:
        if cells[IN_PLAY + seat] & BIT[element - first]:
            return element
        element += 1
    if element < rows.marker:
        element = rows.marker
    if all_markers(cells, seat) == 0:
        return -1
    while element < rows.token:
        if marker_element(board, cells, seat, sector_of_element(board, element)) == element:
            return element
        element += 1
    return -1
