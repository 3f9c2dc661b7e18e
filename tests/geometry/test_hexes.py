"""Grids of hexes: neighbours, distances, bearings and names, flat-topped and pointed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logothete.geometry.hexes import (
    DIRECTIONS,
    NOWHERE,
    POINTS,
    POINTS_OF_DIRECTION,
    STEP_Q,
    STEP_R,
    Grid,
    bearing,
    in_arc,
    length,
    turned_q,
    turned_r,
)
from logothete.kernel.state import cells_from

FLAT, POINTED = Grid(32, 20), Grid(9, 12, flat=False)
GRIDS = st.sampled_from([FLAT, POINTED, Grid(1, 1), Grid(5, 3), Grid(4, 1, flat=False)])
AXIAL = st.integers(-40, 40)


@st.composite
def grid_and_hexes(draw: st.DrawFn, hexes: int = 3) -> tuple[Grid, list[int]]:
    grid = draw(GRIDS)
    return grid, [draw(st.integers(0, int(grid.size) - 1)) for _ in range(hexes)]


def around(grid: Grid, name: str) -> list[str]:
    place = grid.find(name)
    found = [int(grid.neighbour(place, direction)) for direction in range(DIRECTIONS)]
    return ["-" if there == NOWHERE else grid.name(there) for there in found]


@pytest.mark.rule("GUI-010")
def test_neighbours_clockwise_from_the_top() -> None:
    assert around(FLAT, "03.05") == ["03.04", "04.04", "04.05", "03.06", "02.05", "02.04"]
    assert around(FLAT, "04.05") == ["04.04", "05.05", "05.06", "04.06", "03.06", "03.05"]
    assert around(POINTED, "03.05") == ["03.04", "04.05", "03.06", "02.06", "02.05", "02.04"]
    assert around(POINTED, "03.06") == ["04.05", "04.06", "04.07", "03.07", "02.06", "03.05"]


def test_the_grid_ends_at_its_edges() -> None:
    assert around(FLAT, "01.01") == ["-", "-", "02.01", "01.02", "-", "-"]
    assert around(FLAT, "32.20") == ["32.19", "-", "-", "-", "-", "31.20"]


@given(grid_and_hexes(1))
def test_a_hex_is_its_neighbours_neighbour(found: tuple[Grid, list[int]]) -> None:
    grid, (place,) = found
    for direction in range(DIRECTIONS):
        there = grid.neighbour(place, direction)
        if there != NOWHERE:
            assert grid.neighbour(there, (direction + 3) % DIRECTIONS) == place
            assert grid.direction(place, there) == direction
            assert grid.bearing(place, there) == direction * POINTS_OF_DIRECTION
            assert grid.distance(place, there) == 1


@given(grid_and_hexes())
def test_distances(found: tuple[Grid, list[int]]) -> None:
    grid, (a, b, c) = found
    assert (grid.distance(a, b) == 0) == (a == b)
    assert grid.distance(a, b) == grid.distance(b, a)
    assert grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c)


def test_the_distance_is_the_least_number_of_steps() -> None:
    for grid in (Grid(7, 6), Grid(7, 6, flat=False)):
        steps, reached = {8: 0}, [8]
        for here in reached:
            for direction in range(DIRECTIONS):
                there = int(grid.neighbour(here, direction))
                if there != NOWHERE and there not in steps:
                    steps[there] = steps[here] + 1
                    reached.append(there)
        assert steps == {place: grid.distance(8, place) for place in range(int(grid.size))}


def test_hexes_within_a_distance() -> None:
    out = cells_from([0] * int(FLAT.size))
    size = FLAT.within(FLAT.find("10.10"), 2, out)
    assert size == 19
    assert all(FLAT.distance(FLAT.find("10.10"), place) <= 2 for place in out[:size])


@given(AXIAL, AXIAL)
def test_the_bearing_back_is_the_opposite(q: int, r: int) -> None:
    if (q, r) != (0, 0):
        assert bearing(-q, -r) == (bearing(q, r) + POINTS // 2) % POINTS


@given(AXIAL, AXIAL, st.integers(0, 11))
def test_a_turn_keeps_lengths_and_turns_bearings(q: int, r: int, turns: int) -> None:
    to_q, to_r = turned_q(q, r, turns), turned_r(q, r, turns)
    assert length(to_q, to_r) == length(q, r)
    if (q, r) != (0, 0):
        assert bearing(to_q, to_r) == (bearing(q, r) + turns * POINTS_OF_DIRECTION) % POINTS


@given(AXIAL, AXIAL)
def test_a_bearing_says_between_which_directions_it_lies(q: int, r: int) -> None:
    point = bearing(q, r)
    first, second = point // POINTS_OF_DIRECTION, (point // POINTS_OF_DIRECTION + 1) % DIRECTIONS
    rest = point % POINTS_OF_DIRECTION
    ways = [
        (a, b)
        for a in range(length(q, r) + 1)
        for b in [length(q, r) - a]
        if (a * STEP_Q[first] + b * STEP_Q[second], a * STEP_R[first] + b * STEP_R[second]) == (q, r)
    ]
    ((a, b),) = ways
    assert rest == (0 if b == 0 else 1 if b < a else 2 if b == a else 3)


def test_arcs_include_their_borders() -> None:
    north, north_east = 0, 4
    assert in_arc(north, north_east, 4)
    assert in_arc(north_east + 4, north_east, 4)
    assert not in_arc(23, north_east, 4)
    assert in_arc(23, north, 2)
    assert in_arc(22, north, 2)
    assert not in_arc(21, north, 2)


@given(grid_and_hexes(1))
def test_names_lead_back_to_their_hex(found: tuple[Grid, list[int]]) -> None:
    grid, (place,) = found
    assert grid.find(grid.name(place)) == place


@pytest.mark.parametrize("name", ["", "00.01", "33.01", "01.21", "1.1", "01", "01.01.01", "aa.bb", "01.-1", "01.²²"])
def test_what_is_no_name_is_nowhere(name: str) -> None:
    assert FLAT.find(name) == NOWHERE
    assert FLAT.run(name) == []


def test_runs_and_sides() -> None:
    assert [FLAT.name(place) for place in FLAT.run("06.06-08")] == ["06.06", "06.07", "06.08"]
    assert [FLAT.name(place) for place in FLAT.run("06.06")] == ["06.06"]
    assert FLAT.run("06.19-21") == []
    assert FLAT.side("06.06/4") == (FLAT.find("06.06"), 4)
    assert FLAT.side("06.06/6") == FLAT.side("06.06") == FLAT.side("40.06/1") == (NOWHERE, NOWHERE)
