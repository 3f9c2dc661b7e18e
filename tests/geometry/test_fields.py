"""Maps joined and turned: neighbours stay neighbours, lines stay lines."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logothete.geometry.fields import BadField, Field, Laid
from logothete.geometry.hexes import DIRECTIONS, NOWHERE, POINTS, Grid
from logothete.geometry.lines import Walk

MAP = Grid(32, 20)
HEXES = st.integers(0, int(MAP.size) - 1)
TURNED = Field([Laid(MAP, turned=True)])


def crossed(grid: Grid, start: int, target: int) -> list[tuple[int, ...]]:
    """Stage by stage, the hexes that a line crosses or runs along."""
    walk = Walk(grid)
    walk.begin(start, target)
    stages: list[tuple[int, ...]] = [(int(walk.here),)]
    while walk.advance():
        stages.append(tuple(sorted((int(walk.here), int(walk.beside)))))
    return stages


@pytest.mark.rule("GUI-002")
def test_a_half_turn_sends_each_corner_to_the_opposite_one() -> None:
    assert TURNED.grid.name(TURNED.place(0, MAP.find("01.01"))) == "32.20"
    assert TURNED.grid.name(TURNED.place(0, MAP.find("04.18"))) == "29.03"


@given(HEXES, HEXES)
def test_a_half_turn_keeps_distances_and_turns_bearings(start: int, target: int) -> None:
    here, there = TURNED.place(0, start), TURNED.place(0, target)
    assert TURNED.grid.distance(here, there) == MAP.distance(start, target)
    if start != target:
        assert TURNED.grid.bearing(here, there) == (MAP.bearing(start, target) + POINTS // 2) % POINTS


@given(HEXES, HEXES)
def test_a_half_turn_keeps_lines(start: int, target: int) -> None:
    turned = crossed(TURNED.grid, TURNED.place(0, start), TURNED.place(0, target))
    assert turned == [
        tuple(sorted(NOWHERE if hex == NOWHERE else TURNED.place(0, hex) for hex in stage))
        for stage in crossed(MAP, start, target)
    ]


@given(HEXES, st.integers(0, DIRECTIONS - 1), st.booleans(), st.booleans())
def test_neighbours_stay_neighbours_on_a_field(place: int, way: int, first: bool, second: bool) -> None:
    field = Field([Laid(MAP, 0, 0, first), Laid(MAP, 32, 0, second)])
    there = int(MAP.neighbour(place, way))
    for number in (0, 1):
        if there != NOWHERE:
            here = field.place(number, place)
            assert field.grid.neighbour(here, field.direction(number, way)) == field.place(number, there)
            assert (field.map[here], field.origin[here]) == (number, place)


@pytest.mark.rule("GUI-002")
def test_maps_join_without_a_gap() -> None:
    beside = Field([Laid(MAP), Laid(MAP, 32, 0)])
    below = Field([Laid(MAP), Laid(MAP, 0, 20, turned=True)])
    assert (beside.grid.size, below.grid.size) == (1280, 1280)
    east = beside.grid.neighbour(beside.place(0, MAP.find("32.07")), 1)
    assert east == beside.place(1, MAP.find("01.07"))
    south = below.grid.neighbour(below.place(0, MAP.find("05.20")), 3)
    assert south == below.place(1, MAP.find("28.20"))


def test_a_small_map_is_laid_over_another() -> None:
    jetty = Grid(4, 5)
    field = Field([Laid(MAP), Laid(jetty, 14, 0)])
    assert field.map[field.grid.find("15.01")] == 1
    assert field.origin[field.grid.find("16.03")] == jetty.find("02.03")
    assert field.map[field.grid.find("15.06")] == 0


@pytest.mark.parametrize(
    ("laid", "why"),
    [
        ([Laid(Grid(5, 4), turned=True)], "cannot-turn"),
        ([Laid(MAP), Laid(MAP, 31, 0)], "out-of-step"),
        ([Laid(MAP), Laid(Grid(4, 4, flat=False), 0, 4)], "does-not-fit"),
        ([Laid(MAP), Laid(MAP, -2, 0)], "does-not-fit"),
        ([Laid(Grid(4, 5, flat=False), turned=True)], "cannot-turn"),
    ],
)
def test_what_does_not_fit_is_refused(laid: list[Laid], why: str) -> None:
    with pytest.raises(BadField, match=why):
        Field(laid)
