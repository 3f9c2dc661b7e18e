"""A position of Necrosia: its cells on its board, and what a seat can guess of them."""

from __future__ import annotations

from logothete.games.necrosia.board import (
    ANNOUNCE_STEP,
    CARDS,
    DECK,
    DECK_SIZE,
    ENTRAILS_STEP,
    FALLEN,
    STACK,
    TOKENS_LEFT,
    WINDOW_STEP,
    Board,
    give,
    holds,
    knows,
    put_down,
)
from logothete.games.necrosia.scoring import final_places
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import NotOver, Refusal
from logothete.kernel.steps import FRAME, TOP, Stepped, pop

# The frames that `guess` has to look into: see `rules/windows.py` and `rules/effects.py`.
ANSWERED: int = 1
ANSWERS: int = 2
PASSED: int = 1


class Position(Stepped):
    """A state of the game. The steps in `rules/` do the playing."""

    __slots__ = ("board",)

    def __init__(self, board: Board, cells: vec[i64]) -> None:
        self.board = board
        self.cells = cells
        self.steps = board.steps

    def seats(self) -> i64:
        return self.board.players

    def most_offers(self) -> i64:
        return self.board.actions

    def clone(self) -> Position:
        return Position(self.board, self.cells[:])

    def after_end(self) -> Refusal:
        return Refusal("NEC-164" if self.cells[FALLEN] else "NEC-163", "game-is-over")

    def places(self) -> list[int]:
        """In the common defeat nobody is first: all share the place after the last (NEC-166)."""
        if self.cells[TOP] != 0:
            raise NotOver("the game goes on: there is no ranking yet")
        if self.cells[FALLEN]:
            return [int(self.board.players) + 1] * int(self.board.players)
        return final_places(self.board, self.cells)

    def guess(self, seat: i64, dice: Dice) -> Position:
        """All that `seat` does not know, dealt anew: rivals' cards, the deck, the tokens, sealed answers (NEC-182)."""
        twin = self.clone()
        cells = twin.cells
        if cells[TOP] == 0:
            return twin
        board = self.board
        dice.shuffle(cells, STACK, cells[TOKENS_LEFT])
        if cells[cells[TOP]] == ANNOUNCE_STEP:
            at: i64 = cells[TOP] + FRAME
            # A card that a rival is still thinking about is in his hand: as far as anybody knows he has chosen nothing.
            if cells[at + 1] != seat and holds(cells, cells[at + 1], cells[at]):
                pop(cells)
        top: i64 = cells[TOP] + FRAME
        step: i64 = cells[cells[TOP]]
        if step == WINDOW_STEP:
            # Whether a rival has answered is public, what is not.
            for rival in range(board.players):
                if rival != seat and cells[top + ANSWERED] & BIT[rival]:
                    cells[top + ANSWERS + rival] = PASSED
        _deal(board, cells, seat, top if step == ENTRAILS_STEP else -1, dice)
        return twin


def _deal(board: Board, cells: vec[i64], seat: i64, entrails: i64, dice: Dice) -> None:
    """Deal the cards that a seat does not know among rivals' hands and the deck, the sizes kept.

    `entrails` is where the cards lie that somebody reads (NEC-C60): each is replaced by one of its suit.
    """
    pool = vec[i64]([0] * CARDS)
    size: i64 = 0
    for rival in range(board.players):
        if rival != seat:
            for card in range(CARDS):
                if holds(cells, rival, card) and not knows(cells, seat, card):
                    pool[size] = card
                    size += 1
    for at in range(cells[DECK_SIZE]):
        if not knows(cells, seat, cells[DECK + at]):
            pool[size] = cells[DECK + at]
            size += 1
    read: i64 = 0
    if entrails >= 0 and cells[entrails] != seat:
        while read < 4 and cells[entrails + 2 + read] > 0:
            pool[size] = cells[entrails + 2 + read] - 1
            size += 1
            read += 1
    dice.shuffle(pool, 0, size)
    for place in range(read):
        size = _swap_in(board, pool, size, cells, entrails + 2 + place)
    for rival in range(board.players):
        if rival != seat:
            unknown: i64 = 0
            for card in range(CARDS):
                if holds(cells, rival, card) and not knows(cells, seat, card):
                    put_down(cells, rival, card)
                    unknown += 1
            while unknown > 0:
                size -= 1
                unknown -= 1
                give(cells, rival, pool[size])
    for at in range(cells[DECK_SIZE]):
        if not knows(cells, seat, cells[DECK + at]):
            size -= 1
            cells[DECK + at] = pool[size]


def _swap_in(board: Board, pool: vec[i64], size: i64, cells: vec[i64], at: i64) -> i64:
    """Replace the card that is read at `at` by one of its suit from the pool."""
    suit: i64 = board.suit[cells[at] - 1]
    found: i64 = size - 1
    while board.suit[pool[found]] != suit:
        found -= 1
    cells[at] = pool[found] + 1
    pool[found] = pool[size - 1]
    return size - 1
