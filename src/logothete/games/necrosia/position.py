"""A position of Necrosia: its cells on its board, and what a seat can guess of them."""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia.board import CARDS, DECK, DECK_SIZE, FALLEN, STACK, TOKENS_LEFT, Board
from logothete.games.necrosia.hands import give, give_knowledge, holds, knows, put_down, take_knowledge
from logothete.games.necrosia.kinds import (
    AIRBORNE_STEP,
    ANNOUNCE_STEP,
    CAST_STEP,
    CONVERT_STEP,
    DRIVE_STEP,
    ENTRAILS_STEP,
    LOSS_STEP,
    MOVE_STEP,
    ORDER_STEP,
    PEOPLE_STEP,
    STIR_STEP,
    TRADE_STEP,
    WINDOW_STEP,
)
from logothete.games.necrosia.scoring import final_places
from logothete.kernel.bits import BIT, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import NotOver, Refusal, Witness, buffer
from logothete.kernel.steps import FRAME, TOP, Stepped, pop

# The frames that `guess` has to look into: see `rules/windows.py` and `rules/divination.py`.
ANSWERED: int = 1
ANSWERS: int = 2
PASSED: int = 1

_SINGLE: Final = (
    BIT[PEOPLE_STEP]
    + BIT[ORDER_STEP]
    + BIT[MOVE_STEP]
    + BIT[STIR_STEP]
    + BIT[TRADE_STEP]
    + BIT[CONVERT_STEP]
    + BIT[CAST_STEP]
    + BIT[LOSS_STEP]
    + BIT[DRIVE_STEP]
    + BIT[AIRBORNE_STEP]
    + BIT[ANNOUNCE_STEP]
)
"""The steps whose single answers are taken without asking (NEC-183).

Not where a card could be played, for that would betray a hand; and phase 3 ends when its player says so.
"""
_BY_CARD: Final = 3
"""In the frame of a Commerce: whether a card opened it, so that another could be added (`rules/trade.py`)."""


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
        return self.board.most_offers

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        """Where only one answer is possible the game goes on with it at once (NEC-183)."""
        reach = super().take(seat, action, dice, witness)
        while True:
            only = self.only_answer()
            if only < 0:
                return reach
            further = super().take(lowest(self.pending()), only, dice, witness)
            if further > reach:
                reach = further

    def only_answer(self) -> i64:
        """The one action that is possible now, -1 if there are several or it has to be asked all the same."""
        cells = self.cells
        top: i64 = cells[TOP]
        if top == 0 or not _SINGLE & BIT[cells[top]]:
            return -1
        if cells[top] == TRADE_STEP and cells[top + FRAME + _BY_CARD]:
            return -1
        out = buffer(self.board.most_offers)
        return out[0] if self.offer(lowest(self.pending()), out) == 1 else -1

    def clone(self) -> Position:
        return Position(self.board, self.cells[:])

    def after_end(self) -> Refusal:
        return Refusal("NEC-164" if self.cells[FALLEN] else "NEC-163", "game-is-over")

    def not_asked(self, rule: str, pending: i64) -> Refusal:
        return Refusal(rule, "not-your-turn", {"seat": int(lowest(pending))})

    def about(self, action: i64, names: tuple[str, ...]) -> dict[str, str | int]:
        return self.board.table.about(action, names)

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
        _sort(cells, STACK, cells[TOKENS_LEFT])
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

    `entrails` is where the cards lie that somebody reads (NEC-C60): each is replaced by one of its suit. What others
    know of a card stays with its place. Where the cards were leaves no trace: all are taken up in their order first.
    """
    hidden = buffer(CARDS)
    known = buffer(CARDS)
    sizes = buffer(board.players)
    size: i64 = 0
    for rival in range(board.players):
        if rival != seat:
            for card in range(CARDS):
                if holds(cells, rival, card) and not knows(cells, seat, card):
                    put_down(cells, rival, card)
                    hidden[card] = 1
                    known[size + sizes[rival]] = take_knowledge(cells, card)
                    sizes[rival] += 1
            _sort(known, size, sizes[rival])
            size += sizes[rival]
    for at in range(cells[DECK_SIZE]):
        top: i64 = cells[DECK + at]
        if not knows(cells, seat, top):
            cells[DECK + at] = -1
            hidden[top] = 1
            known[size] = take_knowledge(cells, top)
            size += 1
    read: i64 = 0
    if entrails >= 0 and cells[entrails] != seat:
        while read < 4 and cells[entrails + 2 + read] > 0:
            hidden[cells[entrails + 2 + read] - 1] = 1
            read += 1
    pool = buffer(CARDS)
    left: i64 = 0
    for card in range(CARDS):
        if hidden[card]:
            pool[left] = card
            left += 1
    dice.shuffle(pool, 0, left)
    for place in range(read):
        left = _swap_in(board, pool, left, cells, entrails + 2 + place)
    dealt: i64 = 0
    for rival in range(board.players):
        for _ in range(sizes[rival]):
            give(cells, rival, pool[dealt])
            give_knowledge(cells, pool[dealt], known[dealt])
            dealt += 1
    for at in range(cells[DECK_SIZE]):
        if cells[DECK + at] < 0:
            cells[DECK + at] = pool[dealt]
            give_knowledge(cells, pool[dealt], known[dealt])
            dealt += 1


def _sort(cells: vec[i64], first: i64, size: i64) -> None:
    """Bring a short run of cells into rising order."""
    for at in range(first + 1, first + size):
        value: i64 = cells[at]
        to: i64 = at
        while to > first and cells[to - 1] > value:
            cells[to] = cells[to - 1]
            to -= 1
        cells[to] = value


def _swap_in(board: Board, pool: vec[i64], size: i64, cells: vec[i64], at: i64) -> i64:
    """Replace the card that is read at `at` by one of its suit from the pool."""
    suit: i64 = board.suit[cells[at] - 1]
    found: i64 = size - 1
    while board.suit[pool[found]] != suit:
        found -= 1
    cells[at] = pool[found] + 1
    pool[found] = pool[size - 1]
    return size - 1
