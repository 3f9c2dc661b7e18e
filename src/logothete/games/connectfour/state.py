"""The position of connect four: one bit board for each seat, and the mask of the seat to move.

Each of the 7 columns has 7 bits: 6 cells from the bottom up, and one that stays empty, so that no line runs
on from the top of one column into the bottom of the next.
"""

from __future__ import annotations

from typing import Final

from logothete.kernel.bits import BIT, EVERYONE, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, NotOver, Refusal, State, Witness

COLUMNS: Final = 7
ROWS: Final = 6
WAITING: Final = 2
"""The cell after the two bit boards: the mask of the seat to move, empty at the end."""

# The events, as places in the title's table.
DROPPED: Final = 0
WON: Final = 1
DRAWN: Final = 2

FIRST_TOP: Final = 32
BOTTOM: Final = vec[i64]([2 ** (7 * column) for column in range(COLUMNS)])
TOP: Final = vec[i64]([2 ** (7 * column + ROWS - 1) for column in range(COLUMNS)])
COLUMN: Final = vec[i64]([(2**ROWS - 1) * 2 ** (7 * column) for column in range(COLUMNS)])
FULL: Final = sum([(2**ROWS - 1) * 2 ** (7 * column) for column in range(COLUMNS)])


def has_four(board: i64) -> bool:
    """Whether four discs in a line are among these (COF-003)."""
    pairs: i64 = board & (board >> 1)
    if pairs & (pairs >> 2):
        return True
    pairs = board & (board >> 7)
    if pairs & (pairs >> 14):
        return True
    pairs = board & (board >> 6)
    if pairs & (pairs >> 12):
        return True
    pairs = board & (board >> 8)
    return pairs & (pairs >> 16) != 0


class ConnectFour(State):
    """Action n is column n, from a to g."""

    __slots__ = ()

    def seats(self) -> i64:
        return 2

    def most_offers(self) -> i64:
        return COLUMNS

    def pending(self) -> i64:
        return self.cells[WAITING]

    def offer(self, seat: i64, out: vec[i64]) -> i64:
        size: i64 = 0
        if self.cells[WAITING] != BIT[seat]:
            return size
        taken: i64 = self.cells[0] | self.cells[1]
        for column in range(COLUMNS):
            if not taken & FIRST_TOP:
                out[size] = column
                size += 1
            taken >>= 7
        return size

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = self.cells
        other: i64 = 1 - seat
        taken: i64 = cells[seat] | cells[other]
        # The discs of a column are a run of ones from its bottom: adding one carries to the first free cell.
        disc: i64 = (taken + BOTTOM[action]) & COLUMN[action]
        board: i64 = cells[seat] | disc
        cells[seat] = board
        won = has_four(board)
        full = taken | disc == FULL
        cells[WAITING] = 0 if won or full else BIT[other]
        if witness is not None:
            witness.tell(DROPPED, EVERYONE, seat, action)
            if won:
                witness.tell(WON, EVERYONE, seat)
            elif full:
                witness.tell(DRAWN, EVERYONE)
        return OPEN

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        waiting: i64 = self.cells[WAITING]
        if waiting == 0:
            return Refusal("COF-003", "game-over")
        if waiting != BIT[seat]:
            return Refusal("COF-001", "not-your-turn", {"seat": lowest(waiting)})
        if (self.cells[0] | self.cells[1]) & TOP[action]:
            return Refusal("COF-002", "column-full")
        return None

    def clone(self) -> ConnectFour:
        return ConnectFour(self.cells[:])

    def guess(self, seat: i64, dice: Dice) -> ConnectFour:
        return self.clone()

    def lapse(self, seat: i64, dice: Dice) -> i64:
        column: i64 = 0
        while (self.cells[0] | self.cells[1]) & TOP[column]:
            column += 1
        return column

    def places(self) -> list[int]:
        if self.cells[WAITING]:
            raise NotOver("this game of connect four is not over")
        return [2 if has_four(self.cells[1 - seat]) else 1 for seat in range(2)]

    def sketch(self) -> str:
        lines: list[str] = []
        for row in range(ROWS - 1, -1, -1):
            discs = [_disc(self.cells, 7 * column + row) for column in range(COLUMNS)]
            lines.append(f"{row + 1}  {' '.join(discs)}")
        return "\n".join([*lines, "   a b c d e f g"])


def _disc(cells: vec[i64], at: i64) -> str:
    """What lies in a cell, for a sketch: red, yellow or nothing."""
    if cells[0] & BIT[at]:
        return "r"
    return "y" if cells[1] & BIT[at] else "."


def observe(state: State, seat: i64, out: vec[i64]) -> i64:
    """Whether `seat` is to move, then each cell, column by column from the bottom up: 1 its disc, 2 the other's."""
    cells = state.cells
    out[0] = 1 if cells[WAITING] == BIT[seat] else 0
    own: i64 = cells[seat]
    others: i64 = cells[1 - seat]
    at: i64 = 1
    for _ in range(COLUMNS):
        for _ in range(ROWS):
            out[at] = (own & 1) + 2 * (others & 1)
            own >>= 1
            others >>= 1
            at += 1
        own >>= 1
        others >>= 1
    return at
