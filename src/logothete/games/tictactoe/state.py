"""The position of tic-tac-toe: one mask of squares for each seat, and the mask of the seat to move."""

from __future__ import annotations

from typing import Final

from logothete.kernel.bits import BIT, EVERYONE, count, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, NotOver, Refusal, State, Witness

SQUARES: Final = 9
WAITING: Final = 2
"""The cell after the two masks of squares: the mask of the seat to move, empty at the end."""

# The events, as places in the title's table.
PLACED: Final = 0
WON: Final = 1
DRAWN: Final = 2

ROWS: Final = vec[i64]([0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124])


def has_row(mask: i64) -> bool:
    """Whether three squares in a line are among these (TTT-003)."""
    for row in ROWS:
        if mask & row == row:
            return True
    return False


class TicTacToe(State):
    """Action n is square n, from a1 to c3."""

    __slots__ = ()

    def seats(self) -> i64:
        return 2

    def most_offers(self) -> i64:
        return SQUARES

    def pending(self) -> i64:
        return self.cells[WAITING]

    def offer(self, seat: i64, out: vec[i64]) -> i64:
        size: i64 = 0
        if self.cells[WAITING] != BIT[seat]:
            return size
        taken: i64 = self.cells[0] | self.cells[1]
        for square in range(SQUARES):
            if not taken & BIT[square]:
                out[size] = square
                size += 1
        return size

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = self.cells
        cells[seat] |= BIT[action]
        won = has_row(cells[seat])
        full = count(cells[0] | cells[1]) == SQUARES
        cells[WAITING] = 0 if won or full else BIT[1 - seat]
        if witness is not None:
            witness.tell(PLACED, EVERYONE, seat, action)
            if won:
                witness.tell(WON, EVERYONE, seat)
            elif full:
                witness.tell(DRAWN, EVERYONE)
        return OPEN

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        waiting: i64 = self.cells[WAITING]
        if waiting == 0:
            return Refusal("TTT-003", "game-over")
        if waiting != BIT[seat]:
            return Refusal("TTT-001", "not-your-turn", {"seat": lowest(waiting)})
        if (self.cells[0] | self.cells[1]) & BIT[action]:
            return Refusal("TTT-002", "square-taken")
        return None

    def clone(self) -> TicTacToe:
        return TicTacToe(self.cells[:])

    def guess(self, seat: i64, dice: Dice) -> TicTacToe:
        return self.clone()

    def lapse(self, seat: i64, dice: Dice) -> i64:
        square: i64 = 0
        while (self.cells[0] | self.cells[1]) & BIT[square]:
            square += 1
        return square

    def places(self) -> list[int]:
        if self.cells[WAITING]:
            raise NotOver("this game of tic-tac-toe is not over")
        return [2 if has_row(self.cells[1 - seat]) else 1 for seat in range(2)]

    def sketch(self) -> str:
        lines: list[str] = []
        for row in (2, 1, 0):
            marks = [_mark(self.cells, 3 * row + column) for column in range(3)]
            lines.append(f"{row + 1}  {' '.join(marks)}")
        return "\n".join([*lines, "   a b c"])


def _mark(cells: vec[i64], square: i64) -> str:
    """What stands on a square, for a sketch."""
    if cells[0] & BIT[square]:
        return "x"
    return "o" if cells[1] & BIT[square] else "."


def observe(state: State, seat: i64, out: vec[i64]) -> i64:
    """Whether `seat` is to move, then each square: 1 its mark, 2 the other's."""
    cells = state.cells
    out[0] = 1 if cells[WAITING] == BIT[seat] else 0
    own: i64 = cells[seat]
    others: i64 = cells[1 - seat]
    at: i64 = 1
    for _ in range(SQUARES):
        out[at] = (own & 1) + 2 * (others & 1)
        own >>= 1
        others >>= 1
        at += 1
    return at
