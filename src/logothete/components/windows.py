"""Reaction windows: all who are asked answer at once and under seal, then the first in the game's order goes ahead.

A *round* is part of a step's frame: the mask of those who have answered, and the answer of each seat. Everybody who
is asked passes or says what he wants to do; nobody sees it. When all have answered, the game lets the first of the
`eager` seats, in its own order, go ahead. The other answers are dropped unseen and everybody is asked again (`reopen`),
until all pass. So an answer counts only if everybody before passed, as in a rule that asks one after another; but
nobody waits for anybody, and nobody learns who thought about what.

Whom a window asks must follow from public facts alone: whoever holds nothing that fits is asked like all others.
"""

from __future__ import annotations

from typing import Final

from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec

ANSWERED: Final = 0
"""In a round: the mask of the seats that have answered."""
ANSWERS: Final = 1
"""In a round: the answer of each seat; 0 is none."""
PASSED: Final = 1
"""The answer of somebody who does not want to do anything. Every higher number is the game's own."""


def size_of_round(seats: int) -> int:
    """How many cells of a frame a round takes."""
    return ANSWERS + seats


def waiting(cells: vec[i64], at: i64, asked: i64) -> i64:
    """Those of the asked seats who have still to answer."""
    return asked & ~cells[at + ANSWERED]


def answer(cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
    """A seat answers: PASSED, or what it wants to do."""
    cells[at + ANSWERS + seat] = choice
    cells[at + ANSWERED] |= BIT[seat]


def answer_of(cells: vec[i64], at: i64, seat: i64) -> i64:
    """What a seat answered, 0 if it has not; a secret until the round is over."""
    return cells[at + ANSWERS + seat]


def eager(cells: vec[i64], at: i64, seats: i64) -> i64:
    """The mask of those who did not pass."""
    mask: i64 = 0
    for seat in range(seats):
        if cells[at + ANSWERS + seat] > PASSED:
            mask |= BIT[seat]
    return mask


def reopen(cells: vec[i64], at: i64, seats: i64) -> None:
    """Drop all answers: somebody went ahead, and everybody is asked again."""
    cells[at + ANSWERED] = 0
    for seat in range(seats):
        cells[at + ANSWERS + seat] = 0


def hide(cells: vec[i64], at: i64, seats: i64, viewer: i64) -> None:
    """What a viewer cannot know, for `guess`: that rivals have answered is public, what is not, so they passed."""
    for seat in range(seats):
        if seat != viewer and cells[at + ANSWERED] & BIT[seat]:
            cells[at + ANSWERS + seat] = PASSED
