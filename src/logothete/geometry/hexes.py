"""Grids of hexes: what lies next to what, how far and in which direction, in whole numbers.

A grid has columns and rows, named `cc.rr` from 01.01 in the upper left corner. Flat-topped, every second column lies
half a hex lower; pointed, every second row lies half a hex further right. The six directions are numbered clockwise
from the top: flat N, NE, SE, S, SW, NW; pointed NE, E, SE, SW, W, NW.

Inside, a hex is a pair (q, r) in which every direction is the same step everywhere, whichever way the hexes point; the
third of the cube coordinates is -q-r. Bearings are counted in *points*, 24 to the full turn: 0, 4, 8 … are the six
directions, 2, 6, 10 … run between two of them, along the sides of hexes; the odd ones are all that lies strictly
between, so that every comparison with an arc is exact.
"""

from __future__ import annotations

from typing import Final

from logothete.kernel.cells import i64, vec

NOWHERE: Final = -1
"""Off the grid."""
DIRECTIONS: Final = 6
POINTS: Final = 24
"""Of a full turn."""
POINTS_OF_DIRECTION: Final = 4

STEP_Q: Final = vec[i64]([0, 1, 1, 0, -1, -1])
STEP_R: Final = vec[i64]([-1, -1, 0, 1, 1, 0])
"""One step in each direction."""


class Grid:
    """A rectangle of hexes, each a number: column by column, from the top."""

    def __init__(self, columns: int, rows: int, flat: bool = True) -> None:
        self.columns: Final[i64] = columns
        self.rows: Final[i64] = rows
        self.flat: Final[bool] = flat
        self.size: Final[i64] = columns * rows
        places = [(column, row) for column in range(columns) for row in range(rows)]
        self.q: Final = vec[i64]([column if flat else column + (row + 1) // 2 for column, row in places])
        self.r: Final = vec[i64]([row - column // 2 if flat else row // 2 - column for column, row in places])
        self.next: Final = vec[i64](
            [
                self.at(self.q[place] + STEP_Q[direction], self.r[place] + STEP_R[direction])
                for place in range(columns * rows)
                for direction in range(DIRECTIONS)
            ]
        )
        """The neighbours of all hexes, six each; NOWHERE beyond the edge."""

    def at(self, q: i64, r: i64) -> i64:
        """The hex of a pair of coordinates, or NOWHERE."""
        column: i64 = q
        row: i64 = r + (q >> 1)
        if not self.flat:
            row = q + r
            column = q - ((row + 1) >> 1)
        if column < 0 or row < 0 or column >= self.columns or row >= self.rows:
            return NOWHERE
        return column * self.rows + row

    def neighbour(self, place: i64, direction: i64) -> i64:
        """What lies next to a hex in a direction, or NOWHERE."""
        return self.next[place * DIRECTIONS + direction]

    def direction(self, place: i64, there: i64) -> i64:
        """The direction of a hex that is adjacent; NOWHERE of any other."""
        for direction in range(DIRECTIONS):
            if self.next[place * DIRECTIONS + direction] == there:
                return direction
        return NOWHERE

    def distance(self, place: i64, there: i64) -> i64:
        """The least number of steps between two hexes."""
        return length(self.q[there] - self.q[place], self.r[there] - self.r[place])

    def bearing(self, place: i64, there: i64) -> i64:
        """The bearing of another hex, from centre to centre, in points."""
        return bearing(self.q[there] - self.q[place], self.r[there] - self.r[place])

    def within(self, place: i64, radius: i64, out: vec[i64]) -> i64:
        """Write all hexes at most so far away, in order of their numbers; how many there are."""
        found: i64 = 0
        for there in range(self.size):
            if self.distance(place, there) <= radius:
                out[found] = there
                found += 1
        return found

    def name(self, place: int) -> str:
        """`cc.rr`."""
        return f"{place // self.rows + 1:02}.{place % self.rows + 1:02}"

    def find(self, name: str) -> int:
        """The hex of a name; NOWHERE if the grid has none of that name."""
        column, _, row = name.partition(".")
        return self._placed(column, row)

    def run(self, names: str) -> list[int]:
        """The hexes of a run of rows of one column, `cc.rr-rr`, or of a single name; none if one is off the grid."""
        column, _, rows = names.partition(".")
        first, dash, last = rows.partition("-")
        top, end = self._placed(column, first), self._placed(column, last if dash else first)
        return [] if NOWHERE in (top, end) else list(range(top, end + 1))

    def side(self, name: str) -> tuple[int, int]:
        """The hex and the direction of a side, `cc.rr/d`; NOWHERE twice if there is no such side."""
        place, _, direction = name.partition("/")
        known = self.find(place)
        if known == NOWHERE or direction not in ("0", "1", "2", "3", "4", "5"):
            return NOWHERE, NOWHERE
        return known, int(direction)

    def _placed(self, column: str, row: str) -> int:
        if not (_is_number(column) and _is_number(row)):
            return NOWHERE
        across, down = int(column) - 1, int(row) - 1
        inside = 0 <= across < self.columns and 0 <= down < self.rows
        return int(across * self.rows + down) if inside else NOWHERE


def _is_number(text: str) -> bool:
    """Two digits, as names have them: `1.1` is no second name of `01.01`."""
    return len(text) == 2 and text.isascii() and text.isdigit()


def length(q: i64, r: i64) -> i64:
    """How many steps a pair of coordinates is away from another."""
    across: i64 = q if q >= 0 else -q
    down: i64 = r if r >= 0 else -r
    third: i64 = q + r if q + r >= 0 else -q - r
    return (across + down + third) // 2


def sector(q: i64, r: i64) -> i64:
    """The direction from which, turning clockwise by less than 60 degrees, one looks towards (q, r)."""
    s: i64 = -q - r
    if s > 0 and q >= 0:
        return 0
    if r < 0 and s <= 0:
        return 1
    if q > 0 and r >= 0:
        return 2
    if s < 0 and q <= 0:
        return 3
    if r > 0 and s >= 0:
        return 4
    return 5


def along(direction: i64, q: i64, r: i64) -> i64:
    """How many steps in this direction (q, r) takes, the others being in the next one clockwise; by its sector."""
    if direction == 0:
        return -q - r
    if direction == 1:
        return -r
    if direction == 2:
        return q
    if direction == 3:
        return q + r
    if direction == 4:
        return r
    return -q


def bearing(q: i64, r: i64) -> i64:
    """Where (q, r) lies as seen from (0, 0), in points; of nothing itself, 0."""
    if q == 0 and r == 0:
        return 0
    first: i64 = sector(q, r)
    ahead: i64 = along(first, q, r)
    aside: i64 = length(q, r) - ahead
    point: i64 = first * POINTS_OF_DIRECTION
    if aside == 0:
        return point
    if aside == ahead:
        return point + 2
    return point + 1 if aside < ahead else point + 3


def in_arc(point: i64, axis: i64, half: i64) -> bool:
    """Whether a bearing lies within `half` points on either side of an axis, the borders included."""
    off: i64 = (point - axis) % POINTS
    return off <= half or off >= POINTS - half


def turned_q(q: i64, r: i64, turns: i64) -> i64:
    """The first coordinate of (q, r) after so many sixths of a turn, clockwise."""
    sixth: i64 = turns % DIRECTIONS
    whole: i64 = q if sixth % 3 == 0 else -r if sixth % 3 == 1 else -q - r
    return whole if sixth < 3 else -whole


def turned_r(q: i64, r: i64, turns: i64) -> i64:
    """The second coordinate of (q, r) after so many sixths of a turn, clockwise."""
    return turned_q(q, r, turns + 4)
