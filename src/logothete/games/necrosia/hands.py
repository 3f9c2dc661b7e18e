"""Where the cards are: hands, discard pile and row, and which seats have seen where a card went (NEC-136, NEC-182).

A hand and the discard pile are two words of forty bits each. What seats know is six bits a card. Only the functions
below know how that is packed; `piles.py` shuffles, draws and deals.
"""

from __future__ import annotations

from logothete.games.necrosia.board import DISCARD, HALF, HAND, KNOWN, ROW, ROW_SIZE, Board
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec


def holds(cells: vec[i64], seat: i64, card: i64) -> bool:
    """Whether a card is in a seat's hand."""
    return (cells[HAND + seat * 2 + card // HALF] & BIT[card % HALF]) != 0


def hand_size(cells: vec[i64], seat: i64) -> i64:
    """How many cards a seat holds; public (NEC-136)."""
    return _members(cells[HAND + seat * 2]) + _members(cells[HAND + seat * 2 + 1])


def _members(mask: i64) -> i64:
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def give(cells: vec[i64], seat: i64, card: i64) -> None:
    """Put a card into a hand."""
    cells[HAND + seat * 2 + card // HALF] |= BIT[card % HALF]


def put_down(cells: vec[i64], seat: i64, card: i64) -> None:
    """Take a card out of a hand; the caller says where it goes."""
    cells[HAND + seat * 2 + card // HALF] &= ~BIT[card % HALF]


def discard(cells: vec[i64], card: i64) -> None:
    """Lay a card on the discard pile, where all see it."""
    cells[DISCARD + card // HALF] |= BIT[card % HALF]
    forget(cells, card)


def discarded(cells: vec[i64], card: i64) -> bool:
    """Whether a card lies on the discard pile."""
    return (cells[DISCARD + card // HALF] & BIT[card % HALF]) != 0


def knows(cells: vec[i64], seat: i64, card: i64) -> bool:
    """Whether a seat has legally seen where this card is (NEC-182)."""
    return (cells[KNOWN + card // 10] & BIT[card % 10 * 6 + seat]) != 0


def learn(cells: vec[i64], seat: i64, card: i64) -> None:
    """A seat sees where a card goes."""
    cells[KNOWN + card // 10] |= BIT[card % 10 * 6 + seat]


def learn_all(board: Board, cells: vec[i64], card: i64) -> None:
    """Everybody sees where a card goes."""
    for seat in range(board.players):
        learn(cells, seat, card)


def unlearn(cells: vec[i64], seat: i64, card: i64) -> None:
    """A seat can no longer be sure where a card is."""
    cells[KNOWN + card // 10] &= ~BIT[card % 10 * 6 + seat]


def forget(cells: vec[i64], card: i64) -> None:
    """Nobody needs to remember this card: it is public, or lost in a shuffle."""
    cells[KNOWN + card // 10] &= ~(63 * BIT[card % 10 * 6])


def take_knowledge(cells: vec[i64], card: i64) -> i64:
    """Who knows where a card is, packed; nobody does from now on."""
    packed: i64 = (cells[KNOWN + card // 10] >> (card % 10 * 6)) & 63
    forget(cells, card)
    return packed


def give_knowledge(cells: vec[i64], card: i64, packed: i64) -> None:
    """Let those know where a card is who knew where another was."""
    cells[KNOWN + card // 10] |= packed * BIT[card % 10 * 6]


def in_row(cells: vec[i64], card: i64) -> bool:
    """Whether a card lies in the row."""
    return place_in_row(cells, card) >= 0


def place_in_row(cells: vec[i64], card: i64) -> i64:
    """The place of a card in the row, from 0; -1 if it is not there."""
    place: i64 = 0
    while place < cells[ROW_SIZE]:
        if cells[ROW + place] == card + 1:
            return place
        place += 1
    return -1
