"""Deck, row and discard pile (NEC-064, NEC-065, NEC-112 to NEC-118, NEC-139, NEC-140), and the tokens (NEC-068)."""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia.board import (
    CARDS,
    DECK,
    DECK_SIZE,
    DISCARD,
    HALF,
    ROW,
    ROW_SIZE,
    STACK,
    TOKEN,
    TOKENS_LEFT,
    Board,
)
from logothete.games.necrosia.hands import discard, discarded, forget
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice

PLACES: Final = 5
"""The places of the row."""


def lay_piles(board: Board, cells: vec[i64], dice: Dice) -> None:
    """Shuffle deck and tokens, and deal the opening row (NEC-064, NEC-065, NEC-068)."""
    for card in range(CARDS):
        cells[DECK + card] = card
    cells[DECK_SIZE] = CARDS
    dice.shuffle(cells, DECK, CARDS)
    tokens: i64 = len(board.tokens)
    for at in range(tokens):
        cells[STACK + at] = board.tokens[at]
    cells[TOKENS_LEFT] = tokens
    dice.shuffle(cells, STACK, tokens)
    fill_row(cells, dice)


def shuffle_discard_under(cells: vec[i64], dice: Dice) -> None:
    """The discard pile, shuffled, goes under what is left of the deck (NEC-139, NEC-140)."""
    left: i64 = cells[DECK_SIZE]
    found: i64 = 0
    for card in range(CARDS):
        if discarded(cells, card):
            found += 1
    if found == 0:
        return
    at: i64 = left
    while at > 0:
        at -= 1
        cells[DECK + at + found] = cells[DECK + at]
    place: i64 = 0
    for card in range(CARDS):
        if discarded(cells, card):
            cells[DECK + place] = card
            place += 1
    dice.shuffle(cells, DECK, found)
    cells[DISCARD] = 0
    cells[DISCARD + 1] = 0
    cells[DECK_SIZE] = left + found


def draw_top(cells: vec[i64], dice: Dice) -> i64:
    """The top card of the deck, taken off; -1 if there is no card left anywhere (NEC-139)."""
    if cells[DECK_SIZE] == 0:
        shuffle_discard_under(cells, dice)
    if cells[DECK_SIZE] == 0:
        return -1
    cells[DECK_SIZE] -= 1
    card: i64 = cells[DECK + cells[DECK_SIZE]]
    cells[DECK + cells[DECK_SIZE]] = 0
    return card


def draw_suit(board: Board, cells: vec[i64], suit: i64, dice: Dice) -> i64:
    """The topmost card of a suit, taken out of the deck; -1 if there is none (NEC-140)."""
    at = _topmost(board, cells, suit)
    if at < 0:
        shuffle_discard_under(cells, dice)
        at = _topmost(board, cells, suit)
    if at < 0:
        return -1
    card: i64 = cells[DECK + at]
    # Who had seen it in the deck knows it no longer (NEC-182).
    forget(cells, card)
    cells[DECK_SIZE] -= 1
    while at < cells[DECK_SIZE]:
        cells[DECK + at] = cells[DECK + at + 1]
        at += 1
    cells[DECK + at] = 0
    return card


def _topmost(board: Board, cells: vec[i64], suit: i64) -> i64:
    at: i64 = cells[DECK_SIZE] - 1
    while at >= 0 and board.suit[cells[DECK + at]] != suit:
        at -= 1
    return at


def take_from_row(cells: vec[i64], place: i64) -> i64:
    """Take a card from the row; those to its right slide left at once (NEC-116)."""
    card: i64 = cells[ROW + place] - 1
    cells[ROW_SIZE] -= 1
    while place < cells[ROW_SIZE]:
        cells[ROW + place] = cells[ROW + place + 1]
        place += 1
    cells[ROW + place] = 0
    return card


def fill_row(cells: vec[i64], dice: Dice) -> None:
    """Draw to the right end until the row has five cards (NEC-118)."""
    while cells[ROW_SIZE] < PLACES:
        card = draw_top(cells, dice)
        if card < 0:
            return
        forget(cells, card)
        cells[ROW + cells[ROW_SIZE]] = card + 1
        cells[ROW_SIZE] += 1


def renew_row(cells: vec[i64], dice: Dice) -> i64:
    """After every turn the first card goes, the others slide, new ones come. Says which went, or -1 (NEC-117)."""
    gone: i64 = -1
    if cells[ROW_SIZE] > 0:
        gone = take_from_row(cells, 0)
        discard(cells, gone)
    fill_row(cells, dice)
    return gone


def public_cards(cells: vec[i64], half: i64) -> i64:
    """The cards that everybody sees, of one half: the row and the discard pile."""
    mask: i64 = cells[DISCARD + half]
    for place in range(cells[ROW_SIZE]):
        card: i64 = cells[ROW + place] - 1
        if card // HALF == half:
            mask |= BIT[card % HALF]
    return mask


def draw_token(cells: vec[i64], region: i64) -> i64:
    """Lay the top token on a region; says its value (NEC-143)."""
    cells[TOKENS_LEFT] -= 1
    value: i64 = cells[STACK + cells[TOKENS_LEFT]]
    cells[STACK + cells[TOKENS_LEFT]] = 0
    cells[TOKEN + region] = value + 1
    return value


def return_token(cells: vec[i64], region: i64, dice: Dice) -> None:
    """A healed region's token is shuffled back into the stack (NEC-148, NEC-C70)."""
    cells[STACK + cells[TOKENS_LEFT]] = cells[TOKEN + region] - 1
    cells[TOKENS_LEFT] += 1
    cells[TOKEN + region] = 0
    dice.shuffle(cells, STACK, cells[TOKENS_LEFT])
