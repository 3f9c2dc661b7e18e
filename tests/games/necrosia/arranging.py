"""Laying out a position by hand, as no course of a game would: what `Table` arranges, cell by cell."""

from __future__ import annotations

from logothete.games.necrosia.board import (
    ACTIONS,
    ACTIVE,
    CONTRACT,
    DECK,
    DECK_SIZE,
    FLAGS,
    GO,
    NECROSIANS,
    ORDER,
    PEOPLE,
    PROTECTED,
    RESERVE,
    ROW,
    ROW_SIZE,
    SEAT,
    STACK,
    SUPPORTED,
    TOKEN,
    TOKENS_LEFT,
    YEAR,
    reserve_of,
)
from logothete.games.necrosia.hands import discarded, forget, holds, in_row, place_in_row, put_down, take_back
from logothete.games.necrosia.kinds import TURN_STEP
from logothete.games.necrosia.piles import take_from_row
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.calendar.turn import TO_ACT, TakeTurn
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import pop, push, top_frame


def clear_board(state: Position, peoples: list[int]) -> None:
    """From the start to year 1: peoples chosen, nothing on the board, all cards in the deck, in their order."""
    cells = state.cells
    pop(cells)
    pop(cells)
    for seat, people in enumerate(peoples):
        cells[PEOPLE + seat] = people
        cells[SEAT + people] = seat
        cells[ORDER + seat] = seat
    for region in range(state.board.regions):
        cells[NECROSIANS + region] = 0
    for place in range(len(state.board.tokens)):
        cells[STACK + place] = state.board.tokens[place]
    cards = state.board.cards
    for card in range(cards):
        cells[DECK + card] = cards - 1 - card
    cells[DECK_SIZE] = cards
    while cells[ROW_SIZE]:
        take_from_row(cells, 0)
    cells[YEAR] = 1
    push(cells, TURN_STEP, TakeTurn.SIZE)


def begin_turn(state: Position, seat: int) -> None:
    """Let the turn of a seat begin, as if those before it had had theirs."""
    cells = state.cells
    cells[GO] = [int(cells[ORDER + place]) for place in range(state.board.players)].index(seat) + 1
    cells[ACTIVE] = seat
    cells[ACTIONS] = state.board.turn_actions
    for cell in (FLAGS, SUPPORTED, CONTRACT, PROTECTED):
        cells[cell] = 0
    cells[top_frame(cells) + TakeTurn.NEXT] = TO_ACT


def leave_in_reserve(cells: vec[i64], seat: int, kind: int, number: int) -> None:
    """Leave so many units of a kind in a reserve; the rest is out of the game."""
    cells[RESERVE + seat] -= (reserve_of(cells, seat, kind) - number) * BIT[kind * 6]


# Tokens


def lay_token(cells: vec[i64], region: int, value: int) -> None:
    """Lay a token of this value, taken out of the stack, on a region."""
    stack = _stack_without(cells, value)
    for place in range(cells[TOKENS_LEFT]):
        cells[STACK + place] = stack[place] if place < len(stack) else 0
    cells[TOKENS_LEFT] = len(stack)
    cells[TOKEN + region] = value + 1


def put_on_stack(cells: vec[i64], value: int) -> None:
    """Put a token of this value, taken out of the stack, on top of it."""
    for place, one in enumerate([*_stack_without(cells, value), value]):
        cells[STACK + place] = one


def _stack_without(cells: vec[i64], value: int) -> list[int]:
    stack = [int(cells[STACK + place]) for place in range(cells[TOKENS_LEFT])]
    stack.remove(value)
    return stack


# Cards


def take_out(state: Position, card: int) -> int:
    """Take a card from wherever it is; nobody knows of it any more."""
    cells = state.cells
    forget(cells, card)
    for seat in range(state.board.players):
        if holds(cells, seat, card):
            put_down(cells, seat, card)
            return card
    if discarded(cells, card):
        take_back(cells, card)
    elif in_row(cells, card):
        take_from_row(cells, place_in_row(cells, card))
    else:
        deck = _deck(cells)
        deck.remove(card)
        _lay_deck(cells, deck)
    return card


def put_on_deck(state: Position, card: int) -> None:
    """Put a card on top of the deck."""
    take_out(state, card)
    state.cells[DECK + state.cells[DECK_SIZE]] = card
    state.cells[DECK_SIZE] += 1


def lay_row(state: Position, cards: list[int]) -> None:
    """Lay the row, left to right; what lay there goes under the deck."""
    cells = state.cells
    while cells[ROW_SIZE]:
        _lay_deck(cells, [int(take_from_row(cells, 0)), *_deck(cells)])
    for place, card in enumerate(cards):
        cells[ROW + place] = take_out(state, card) + 1
        cells[ROW_SIZE] = place + 1


def _deck(cells: vec[i64]) -> list[int]:
    return [int(cells[DECK + place]) for place in range(cells[DECK_SIZE])]


def _lay_deck(cells: vec[i64], deck: list[int]) -> None:
    for place in range(max(len(deck), cells[DECK_SIZE])):
        cells[DECK + place] = deck[place] if place < len(deck) else 0
    cells[DECK_SIZE] = len(deck)
