"""Decks, stacks and rows: cards in an order that counts.

All are a *run* of cells: how many cards there are, then the cards, the first at the bottom (of a row: on its left), the
last on top (on its right). Behind the last card the cells are 0, so that equal positions have equal cells; the game
leaves as many cells as there can be cards. A place counts from the bottom; `top` counts from the top.
"""

from __future__ import annotations

from typing import Final

from logothete.components import sets
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice

FIRST: Final = 1
"""How far behind its size the cards of a run begin."""


def lay_all(cells: vec[i64], run: i64, cards: i64) -> None:
    """A run of the cards 0, 1, 2 and so on, the last on top."""
    for card in range(cards):
        cells[run + FIRST + card] = card
    cells[run] = cards


def shuffle(cells: vec[i64], run: i64, dice: Dice) -> None:
    """Bring the whole run into a random order."""
    dice.shuffle(cells, run + FIRST, cells[run])


def top(cells: vec[i64], run: i64, depth: i64) -> i64:
    """The card on top (`depth` 0) or so many below it; it stays there. The run has to be that deep."""
    return cells[run + cells[run] - depth]


def place_of(cells: vec[i64], run: i64, card: i64) -> i64:
    """The place of a card from the bottom; -1 if it is not in the run."""
    for place in range(cells[run]):
        if cells[run + FIRST + place] == card:
            return place
    return -1


def put_on(cells: vec[i64], run: i64, card: i64) -> None:
    """Lay a card on top, or at the right end of a row."""
    cells[run] += 1
    cells[run + cells[run]] = card


def put_under(cells: vec[i64], run: i64, card: i64) -> None:
    """Put a card at the bottom, or at the left end of a row."""
    at: i64 = run + cells[run]
    while at > run:
        cells[at + 1] = cells[at]
        at -= 1
    cells[run + FIRST] = card
    cells[run] += 1


def draw(cells: vec[i64], run: i64) -> i64:
    """Take the top card; -1 if there is none."""
    at: i64 = run + cells[run]
    if at == run:
        return -1
    card: i64 = cells[at]
    cells[at] = 0
    cells[run] -= 1
    return card


def take_at(cells: vec[i64], run: i64, place: i64) -> i64:
    """Take the card at a place; those behind it move up: in a row they slide left."""
    at: i64 = run + FIRST + place
    card: i64 = cells[at]
    last: i64 = run + cells[run]
    while at < last:
        cells[at] = cells[at + 1]
        at += 1
    cells[last] = 0
    cells[run] -= 1
    return card


def raise_to_top(cells: vec[i64], run: i64, card: i64) -> None:
    """Lay a card that is somewhere in the run on top of it."""
    put_on(cells, run, take_at(cells, run, place_of(cells, run, card)))


def shuffle_under(cells: vec[i64], run: i64, pile: i64, words: i64, dice: Dice) -> None:
    """Shuffle the cards of a set, such as a discard pile, and put them under the run; the set is empty afterwards."""
    found: i64 = sets.size(cells, pile, words)
    if found == 0:
        return
    at: i64 = run + cells[run]
    while at > run:
        cells[at + found] = cells[at]
        at -= 1
    card: i64 = sets.first_from(cells, pile, words, 0)
    while card >= 0:
        at += 1
        cells[at] = card
        card = sets.first_from(cells, pile, words, card + 1)
    sets.clear(cells, pile, words)
    dice.shuffle(cells, run + FIRST, found)
    cells[run] += found
