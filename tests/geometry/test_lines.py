"""Lines over hexes, compared with plain geometry in fractions: what they cross, run along and touch."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logothete.geometry.hexes import DIRECTIONS, NOWHERE, STEP_Q, STEP_R, Grid
from logothete.geometry.lines import ACROSS, ALONG, THROUGH, Walk

SIZE = 24
GRIDS = {flat: Grid(SIZE, SIZE, flat) for flat in (True, False)}
EDGE = 3
"""Lines keep so far from the edge of the grid, so that whatever they touch is on it."""

Stage = tuple[int, int, int, int]
Point = tuple[Fraction, Fraction]


@st.composite
def two_hexes(draw: st.DrawFn) -> tuple[Grid, int, int]:
    line = st.integers(EDGE, SIZE - 1 - EDGE)
    start, target = SIZE * draw(line) + draw(line), SIZE * draw(line) + draw(line)
    return GRIDS[draw(st.booleans())], start, target


def follow(walk: Walk) -> list[Stage]:
    stages = [stage_of(walk)]
    while walk.advance():
        stages.append(stage_of(walk))
    return stages


def stage_of(walk: Walk) -> Stage:
    return int(walk.here), int(walk.beside), int(walk.how), int(walk.way)


def line(grid: Grid, start: int, target: int) -> list[Stage]:
    walk = Walk(grid)
    walk.begin(start, target)
    return follow(walk)


def named(grid: Grid, stages: list[Stage]) -> list[str]:
    between = {ACROSS: "", THROUGH: " touching ", ALONG: " along "}
    return [grid.name(here) + (between[how] + grid.name(beside) if how else "") for here, beside, how, _ in stages]


def pair(stage: Stage) -> set[int]:
    """The hex that is crossed, or both along whose side the line runs."""
    here, beside, how, _ = stage
    return {here, beside} if how == ALONG else {here}


def sorts(stages: list[Stage]) -> tuple[set[int], set[int], set[int]]:
    """What is crossed, what is run along, what is touched in a corner only."""
    along = {hex for here, beside, how, _ in stages if how == ALONG for hex in (here, beside)}
    crossed = {here for here, _, how, _ in stages if how != ALONG}
    return crossed, along, {beside for _, beside, how, _ in stages if how == THROUGH} - along - crossed


def sorts_in_fractions(grid: Grid, start: Point, target: Point) -> tuple[set[int], set[int], set[int]]:
    """The same, by cutting the segment with the six borders of every hex of the grid."""
    crossed, along, touched = set[int](), set[int](), set[int]()
    for place in range(int(grid.size)):
        low, high, on_side = Fraction(0), Fraction(1), False
        for direction in range(DIRECTIONS):
            depth = [
                (2 * STEP_Q[direction] + STEP_R[direction]) * (q - grid.q[place])
                + (2 * STEP_R[direction] + STEP_Q[direction]) * (r - grid.r[place])
                for q, r in (start, target)
            ]
            # The border is where this is 1; inside it is less.
            begin, grow = depth[0], depth[1] - depth[0]
            if grow > 0:
                high = min(high, (1 - begin) / grow)
            elif grow < 0:
                low = max(low, (1 - begin) / grow)
            elif begin > 1:
                high = Fraction(-1)
            elif begin == 1:
                on_side = True
        if low < high:
            (along if on_side else crossed).add(place)
        elif low == high:
            touched.add(place)
    return crossed, along, touched - along - crossed


def centre(grid: Grid, place: int) -> Point:
    return Fraction(int(grid.q[place])), Fraction(int(grid.r[place]))


@given(two_hexes())
def test_a_line_is_what_geometry_says(found: tuple[Grid, int, int]) -> None:
    grid, start, target = found
    stages = line(grid, start, target)
    if start != target:
        assert sorts(stages) == sorts_in_fractions(grid, centre(grid, start), centre(grid, target))
    assert (stages[0][0], stages[-1][0]) == (start, target)


@given(two_hexes(), st.integers(0, DIRECTIONS - 1))
def test_a_line_from_the_middle_of_a_side_is_what_geometry_says(found: tuple[Grid, int, int], direction: int) -> None:
    grid, start, target = found
    walk = Walk(grid)
    walk.begin_at_side(start, direction, target)
    stages = follow(walk)
    q, r = centre(grid, start)
    sill = q + Fraction(int(STEP_Q[direction]), 2), r + Fraction(int(STEP_R[direction]), 2)
    crossed, along, touched = sorts_in_fractions(grid, sill, centre(grid, target))
    # The hex behind the sill touches the line where it begins, and the line does not count it.
    behind = {start, int(grid.neighbour(start, direction))} - crossed - along
    assert sorts(stages) == (crossed, along, touched - behind)
    assert stages[-1][0] == target


@given(two_hexes())
def test_the_way_back_is_the_same_line(found: tuple[Grid, int, int]) -> None:
    grid, start, target = found
    there, back = line(grid, start, target), line(grid, target, start)
    assert [pair(stage) for stage in there] == [pair(stage) for stage in reversed(back)]
    assert sorts(there) == sorts(back)


@given(two_hexes())
def test_a_line_goes_from_hex_to_hex_and_misses_no_distance(found: tuple[Grid, int, int]) -> None:
    grid, start, target = found
    stages = line(grid, start, target)
    for (before, _, _, _), (here, beside, how, way) in pairwise(stages):
        assert grid.neighbour(before, way) == here
        assert how == ACROSS or grid.distance(here, beside) == 1
        assert how != ACROSS or beside == NOWHERE
    assert {grid.distance(start, here) for here, _, _, _ in stages} == set(range(grid.distance(start, target) + 1))


def test_a_line_in_a_direction_crosses_one_hex_for_each_step() -> None:
    grid = GRIDS[True]
    assert named(grid, line(grid, grid.find("05.05"), grid.find("05.09"))) == [
        "05.05",
        "05.06",
        "05.07",
        "05.08",
        "05.09",
    ]
    assert named(grid, line(grid, grid.find("05.05"), grid.find("08.06"))) == ["05.05", "06.05", "07.06", "08.06"]


@pytest.mark.rule("GUI-218")
def test_a_line_between_two_directions_runs_along_every_second_side() -> None:
    grid = GRIDS[True]
    stages = line(grid, grid.find("05.05"), grid.find("09.05"))
    assert named(grid, stages) == [
        "05.05",
        "06.04 along 06.05",
        "07.05 touching 06.05",
        "08.04 along 08.05",
        "09.05 touching 08.05",
    ]


def test_a_line_touches_a_third_hex_in_its_corner() -> None:
    grid = GRIDS[True]
    stages = line(grid, grid.find("05.05"), grid.find("06.09"))
    assert named(grid, stages) == ["05.05", "05.06", "05.07 touching 06.06", "06.07", "06.08 touching 05.08", "06.09"]


def test_a_line_that_leans_little_cuts_corners_off() -> None:
    grid = GRIDS[True]
    names = named(grid, line(grid, grid.find("05.05"), grid.find("06.12")))
    assert len(names) > grid.distance(grid.find("05.05"), grid.find("06.12")) + 1


def test_a_line_off_the_grid_is_nowhere_there() -> None:
    grid = GRIDS[True]
    stages = line(grid, grid.find("01.01"), grid.find("03.01"))
    assert stages == [
        (grid.find("01.01"), NOWHERE, ACROSS, NOWHERE),
        (NOWHERE, grid.find("02.01"), ALONG, 1),
        (grid.find("03.01"), grid.find("02.01"), THROUGH, 2),
    ]


def test_a_walk_can_be_begun_again() -> None:
    grid = GRIDS[True]
    walk = Walk(grid)
    walk.begin(grid.find("05.05"), grid.find("09.05"))
    walk.advance()
    walk.begin(grid.find("05.05"), grid.find("05.06"))
    assert named(grid, follow(walk)) == ["05.05", "05.06"]
