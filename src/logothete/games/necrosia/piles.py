"""Deck, row and discard pile (NEC-064, NEC-065, NEC-112 to NEC-118, NEC-139, NEC-140), and the tokens (NEC-068)."""

from __future__ import annotations

from typing import Final

from logothete.components import decks, sets
from logothete.games.necrosia.board import (
    DECK,
    DECK_SIZE,
    DISCARD,
    ROW,
    ROW_SIZE,
    STACK,
    TOKEN,
    TOKENS_LEFT,
    WORDS,
    Board,
)
from logothete.games.necrosia.hands import discard, forget
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice

PLACES: Final = 5
"""The places of the row."""


def lay_piles(board: Board, cells: vec[i64], dice: Dice) -> None:
    """Shuffle deck and tokens, and deal the opening row (NEC-064, NEC-065, NEC-068)."""
    decks.lay_all(cells, DECK_SIZE, board.cards)
    decks.shuffle(cells, DECK_SIZE, dice)
    for token in board.tokens:
        decks.put_on(cells, TOKENS_LEFT, token)
    decks.shuffle(cells, TOKENS_LEFT, dice)
    fill_row(cells, dice)


def shuffle_discard_under(cells: vec[i64], dice: Dice) -> None:
    """The discard pile, shuffled, goes under what is left of the deck (NEC-139, NEC-140)."""
    decks.shuffle_under(cells, DECK_SIZE, DISCARD, WORDS, dice)


def draw_top(cells: vec[i64], dice: Dice) -> i64:
    """The top card of the deck, taken off; -1 if there is no card left anywhere (NEC-139)."""
    if cells[DECK_SIZE] == 0:
        shuffle_discard_under(cells, dice)
    return decks.draw(cells, DECK_SIZE)


def any_to_draw(cells: vec[i64]) -> bool:
    """Whether there is a card in the deck, or in the discard pile to be shuffled (NEC-139)."""
    return cells[DECK_SIZE] > 0 or not sets.is_empty(cells, DISCARD, WORDS)


def draw_suit(board: Board, cells: vec[i64], suit: i64, dice: Dice) -> i64:
    """The topmost card of a suit, taken out of the deck; -1 if there is none (NEC-140)."""
    at = _topmost(board, cells, suit)
    if at < 0:
        shuffle_discard_under(cells, dice)
        at = _topmost(board, cells, suit)
    if at < 0:
        return -1
    card = decks.take_at(cells, DECK_SIZE, at)
    # Who had seen it in the deck knows it no longer (NEC-182).
    forget(cells, card)
    return card


def _topmost(board: Board, cells: vec[i64], suit: i64) -> i64:
    at: i64 = cells[DECK_SIZE] - 1
    while at >= 0 and board.suit[cells[DECK + at]] != suit:
        at -= 1
    return at


def take_from_row(cells: vec[i64], place: i64) -> i64:
    """Take a card from the row; those to its right slide left at once (NEC-116)."""
    return decks.take_at(cells, ROW_SIZE, place) - 1


def fill_row(cells: vec[i64], dice: Dice) -> None:
    """Draw to the right end until the row has five cards (NEC-118)."""
    while cells[ROW_SIZE] < PLACES:
        card = draw_top(cells, dice)
        if card < 0:
            return
        forget(cells, card)
        decks.put_on(cells, ROW_SIZE, card + 1)


def renew_row(cells: vec[i64], dice: Dice) -> i64:
    """After every turn the first card goes, the others slide, new ones come. Says which went, or -1 (NEC-117)."""
    gone: i64 = -1
    if cells[ROW_SIZE] > 0:
        gone = take_from_row(cells, 0)
        discard(cells, gone)
    fill_row(cells, dice)
    return gone


def lies_open(cells: vec[i64], card: i64) -> bool:
    """Whether everybody sees a card: it is in the row or on the discard pile."""
    if sets.has(cells, DISCARD, card):
        return True
    for place in range(cells[ROW_SIZE]):
        if cells[ROW + place] == card + 1:
            return True
    return False


def draw_token(cells: vec[i64], region: i64) -> i64:
    """Lay the top token on a region; says its value (NEC-143)."""
    value = decks.draw(cells, TOKENS_LEFT)
    cells[TOKEN + region] = value + 1
    return value


def return_token(cells: vec[i64], region: i64, dice: Dice) -> None:
    """A healed region's token is shuffled back into the stack (NEC-148, NEC-C70)."""
    decks.put_on(cells, TOKENS_LEFT, cells[TOKEN + region] - 1)
    cells[TOKEN + region] = 0
    dice.shuffle(cells, STACK, cells[TOKENS_LEFT])
