"""Straight lines over a grid of hexes: every hex that one crosses and every side and corner that it touches, exactly.

A line is walked hex by hex. From one to the next it goes *across* the side between them; or *through a corner*, so that
it touches a third hex in that one point; or it runs *along* a side, and the two hexes of that side count alike, one on
its right and one on its left. All of this is decided by the signs of whole numbers: on which side of the line the
corners of a hex lie.

A line that leans little against a row of hexes cuts off corners of the next row before it changes into it. It therefore
crosses at least one hex for each step of the distance, and often more.
"""

from __future__ import annotations

from typing import Final

from logothete.geometry.hexes import DIRECTIONS, NOWHERE, STEP_Q, STEP_R, Grid, along, length, sector
from logothete.kernel.cells import i64

ACROSS: Final = 0
THROUGH: Final = 1
ALONG: Final = 2

FINE: Final = 6
"""Parts of a step in which the middle of a side and the corners of a hex are whole numbers, too."""
HALF: Final = 3
CORNER: Final = 2
"""Of these: from the centre to the middle of a side in each of its coordinates; a third of two steps, to a corner."""


class Walk:
    """Somebody who follows a line: `begin`, look, and `advance` until that answers False.

    `here` is the hex that the line crosses, NOWHERE off the grid; `how` it was come to from the one before, and `way`
    the direction in which it lies from there. Through a corner, `beside` is the third hex that has it. Along a side,
    `here` is the hex on the left of the line and `beside` the one on its right.
    """

    def __init__(self, grid: Grid) -> None:
        self.grid: Final = grid
        self.here: i64 = NOWHERE
        self.beside: i64 = NOWHERE
        self.how: i64 = ACROSS
        self.way: i64 = NOWHERE
        self._q: i64 = 0
        self._r: i64 = 0
        self._end_q: i64 = 0
        self._end_r: i64 = 0
        # The line is so many steps `ahead` and fewer `aside`, the directions that it runs between.
        self._ahead: i64 = 0
        self._aside: i64 = 0
        self._long: i64 = 0
        self._short: i64 = 0
        # Ahead without aside: how it leaves a hex of which it only cuts off a corner.
        self._back: i64 = 0
        # How far aside of the line the centre of `here` lies, times the length of the line.
        self._off: i64 = 0

    def begin(self, start: i64, target: i64) -> None:
        """From the centre of a hex to the centre of another."""
        grid = self.grid
        self._head(grid.q[start], grid.r[start], 0, 0, target)

    def begin_at_side(self, start: i64, direction: i64, target: i64) -> None:
        """From the middle of a side of a hex to the centre of another. The side itself is behind the line.

        The first hex is that of the two that the line goes into, or both, if it runs along the side.
        """
        grid = self.grid
        q: i64 = grid.q[start]
        r: i64 = grid.r[start]
        out_q: i64 = STEP_Q[direction]
        out_r: i64 = STEP_R[direction]
        to_q: i64 = FINE * (grid.q[target] - q) - HALF * out_q
        to_r: i64 = FINE * (grid.r[target] - r) - HALF * out_r
        outwards: i64 = to_q * (2 * out_q + out_r) + to_r * (2 * out_r + out_q)
        if outwards > 0:
            self._head(q + out_q, r + out_r, -HALF * out_q, -HALF * out_r, target)
            return
        self._head(q, r, HALF * out_q, HALF * out_r, target)
        if outwards == 0:
            if direction == self._back:
                self._head(q + out_q, r + out_r, -HALF * out_q, -HALF * out_r, target)
            self._run_along()

    def advance(self) -> bool:
        """Go on to the next hex; whether there was one."""
        if self._q == self._end_q and self._r == self._end_r:
            return False
        if self.how == ALONG:
            self._go(self._aside, THROUGH, self.beside)
            return True
        # On which side of the line the corner lies that the hexes ahead and aside have in common with this one.
        corner: i64 = self._off + CORNER * (self._long - self._short)
        if corner < 0:
            self._go(self._aside, ACROSS, NOWHERE)
        elif corner == 0:
            self._go(self._ahead, THROUGH, self._next(self._aside))
            if self._long == self._short:
                self._run_along()
        else:
            # And that of the hexes ahead and back.
            corner = self._off - CORNER * (self._long + 2 * self._short)
            if corner < 0:
                self._go(self._ahead, ACROSS, NOWHERE)
            elif corner == 0:
                self._go(self._ahead, THROUGH, self._next(self._back))
            else:
                self._go(self._back, ACROSS, NOWHERE)
        return True

    def _head(self, q: i64, r: i64, fine_q: i64, fine_r: i64, target: i64) -> None:
        """Stand in a hex, so far from its centre, and look towards the target."""
        self._q = q
        self._r = r
        self._end_q = self.grid.q[target]
        self._end_r = self.grid.r[target]
        to_q: i64 = FINE * (self._end_q - q) - fine_q
        to_r: i64 = FINE * (self._end_r - r) - fine_r
        first: i64 = sector(to_q, to_r)
        second: i64 = (first + 1) % DIRECTIONS
        steps: i64 = along(first, to_q, to_r)
        others: i64 = length(to_q, to_r) - steps
        mirrored: bool = others > steps
        self._ahead = second if mirrored else first
        self._aside = first if mirrored else second
        self._back = (second + 1) % DIRECTIONS if mirrored else (first + DIRECTIONS - 1) % DIRECTIONS
        self._long = others if mirrored else steps
        self._short = steps if mirrored else others
        product: i64 = to_q * fine_r - to_r * fine_q
        self._off = product if mirrored else -product
        self.here = self.grid.at(q, r)
        self.beside = NOWHERE
        self.how = ACROSS
        self.way = NOWHERE

    def _go(self, way: i64, how: i64, beside: i64) -> None:
        self.here = self._next(way)
        self.beside = beside
        self.how = how
        self.way = way
        self._q += STEP_Q[way]
        self._r += STEP_R[way]
        if way == self._ahead:
            self._off -= FINE * self._short
        elif way == self._aside:
            self._off += FINE * self._long
        else:
            self._off -= FINE * (self._long + self._short)

    def _run_along(self) -> None:
        """The line runs between this hex and the one on its right, which of the two directions is the further one."""
        self.how = ALONG
        self.beside = self._next((self._aside + 1) % DIRECTIONS)

    def _next(self, way: i64) -> i64:
        return self.grid.at(self._q + STEP_Q[way], self._r + STEP_R[way])
