"""Where the cards are: hands, discard pile and row, and which seats have seen where a card went (NEC-136, NEC-182).

The sets and runs of `components`, at the places of this game's cells. `piles.py` shuffles, draws and deals.
"""

from __future__ import annotations

from logothete.components import decks, sets
from logothete.components import hands as hidden
from logothete.games.necrosia.board import DISCARD, HAND, KNOWN, ROW_SIZE, SEATS, WORDS, Board
from logothete.kernel.cells import i64, vec


def holds(cells: vec[i64], seat: i64, card: i64) -> bool:
    """Whether a card is in a seat's hand."""
    return sets.has(cells, HAND + seat * WORDS, card)


def hand_size(cells: vec[i64], seat: i64) -> i64:
    """How many cards a seat holds; public (NEC-136)."""
    return sets.size(cells, HAND + seat * WORDS, WORDS)


def next_held(cells: vec[i64], seat: i64, card: i64) -> i64:
    """The first card of a hand that is not below `card`; -1 if there is none."""
    return sets.first_from(cells, HAND + seat * WORDS, WORDS, card)


def give(cells: vec[i64], seat: i64, card: i64) -> None:
    """Put a card into a hand."""
    sets.add(cells, HAND + seat * WORDS, card)


def put_down(cells: vec[i64], seat: i64, card: i64) -> None:
    """Take a card out of a hand; the caller says where it goes."""
    sets.remove(cells, HAND + seat * WORDS, card)


def discard(cells: vec[i64], card: i64) -> None:
    """Lay a card on the discard pile, where all see it."""
    sets.add(cells, DISCARD, card)
    forget(cells, card)


def discarded(cells: vec[i64], card: i64) -> bool:
    """Whether a card lies on the discard pile."""
    return sets.has(cells, DISCARD, card)


def take_back(cells: vec[i64], card: i64) -> None:
    """Take a card from the discard pile; the caller says where it goes."""
    sets.remove(cells, DISCARD, card)


def knows(cells: vec[i64], seat: i64, card: i64) -> bool:
    """Whether a seat has legally seen where this card is (NEC-182)."""
    return sets.has(cells, KNOWN + seat * WORDS, card)


def learn(cells: vec[i64], seat: i64, card: i64) -> None:
    """A seat sees where a card goes."""
    sets.add(cells, KNOWN + seat * WORDS, card)


def learn_all(board: Board, cells: vec[i64], card: i64) -> None:
    """Everybody sees where a card goes."""
    hidden.tell(cells, KNOWN, WORDS, board.all_seats, card)


def unlearn(cells: vec[i64], seat: i64, card: i64) -> None:
    """A seat can no longer be sure where a card is."""
    sets.remove(cells, KNOWN + seat * WORDS, card)


def forget(cells: vec[i64], card: i64) -> None:
    """Nobody needs to remember this card: it is public, or lost in a shuffle."""
    hidden.forget(cells, KNOWN, WORDS, SEATS, card)


def in_row(cells: vec[i64], card: i64) -> bool:
    """Whether a card lies in the row."""
    return place_in_row(cells, card) >= 0


def place_in_row(cells: vec[i64], card: i64) -> i64:
    """The place of a card in the row, from 0; -1 if it is not there."""
    return decks.place_of(cells, ROW_SIZE, card + 1)
