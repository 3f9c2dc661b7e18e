"""Several maps laid together: a field on which each hex knows the map it came from, and which way up that lies."""

from __future__ import annotations

from dataclasses import dataclass

from logothete.geometry.hexes import DIRECTIONS, NOWHERE, Grid

HALF_TURN = DIRECTIONS // 2


class BadField(ValueError):
    """Maps that do not fit together. Its text is `cannot-turn`, `does-not-fit` or `out-of-step`."""


@dataclass(frozen=True)
class Laid:
    """A map on a field: its upper left corner as it lies there, and whether it is upside down."""

    grid: Grid
    column: int = 0
    row: int = 0
    turned: bool = False


class Field:
    """A grid over all maps. Hexes between them that no map covers are part of it, and of no map.

    A later map may cover part of an earlier one.
    """

    def __init__(self, laid: list[Laid]) -> None:
        flat = laid[0].grid.flat
        columns = max(part.column + part.grid.columns for part in laid)
        rows = max(part.row + part.grid.rows for part in laid)
        self.laid = tuple(laid)
        self.grid = Grid(int(columns), int(rows), flat)
        self.map = [NOWHERE] * int(self.grid.size)
        """Of each hex: the number of the map it came from."""
        self.origin = [NOWHERE] * int(self.grid.size)
        """Of each hex: the hex of that map."""
        for number, part in enumerate(laid):
            _fit(part, flat)
            for place in range(part.grid.size):
                there = self.place(number, place)
                self.map[there], self.origin[there] = number, place

    def place(self, number: int, place: int) -> int:
        """Where a hex of a map lies on the field."""
        part = self.laid[number]
        column, row = divmod(place, int(part.grid.rows))
        if part.turned:
            column, row = int(part.grid.columns) - 1 - column, int(part.grid.rows) - 1 - row
        return (part.column + column) * int(self.grid.rows) + part.row + row

    def direction(self, number: int, direction: int) -> int:
        """What a direction on a map is on the field."""
        return (direction + HALF_TURN) % DIRECTIONS if self.laid[number].turned else direction


def _fit(part: Laid, flat: bool) -> None:
    """Every second line of hexes is shifted: a map fits only where its first line falls on an unshifted one."""
    lines, first = (part.grid.columns, part.column) if flat else (part.grid.rows, part.row)
    if part.grid.flat != flat or part.column < 0 or part.row < 0:
        raise BadField("does-not-fit")
    if part.turned and lines % 2:
        raise BadField("cannot-turn")
    if first % 2:
        raise BadField("out-of-step")
