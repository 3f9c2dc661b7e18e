"""The cheapest ways, compared with a search that tries everything."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logothete.geometry.hexes import DIRECTIONS, NOWHERE, Grid
from logothete.geometry.paths import CLOSED, Ground, Paths, Tables
from logothete.kernel.state import cells_from

GRID = Grid(6, 5)
HEXES = int(GRID.size)
COSTS = st.lists(st.integers(CLOSED, 4), min_size=HEXES * DIRECTIONS, max_size=HEXES * DIRECTIONS)


def relaxed(costs: list[int], start: int) -> list[int]:
    """What every hex costs, by improving until nothing gets better."""
    best = [CLOSED] * HEXES
    best[start] = 0
    better = True
    while better:
        better = False
        for here in range(HEXES):
            for way in range(DIRECTIONS):
                there, cost = int(GRID.neighbour(here, way)), costs[here * DIRECTIONS + way]
                if best[here] == CLOSED or there == NOWHERE or cost == CLOSED:
                    continue
                if best[there] == CLOSED or best[here] + cost < best[there]:
                    best[there], better = best[here] + cost, True
    return best


def search(costs: list[int], start: int, limit: int) -> Paths:
    paths = Paths(HEXES, DIRECTIONS)
    paths.search(Tables(GRID.next, cells_from(costs), DIRECTIONS), start, limit)
    return paths


@given(COSTS, st.integers(0, HEXES - 1), st.integers(0, 12))
def test_nothing_is_cheaper(costs: list[int], start: int, limit: int) -> None:
    found = list(search(costs, start, limit).costs)
    assert found == [cost if cost <= limit else CLOSED for cost in relaxed(costs, start)]


@given(COSTS, st.integers(0, HEXES - 1))
def test_a_route_costs_what_is_said_and_leads_there(costs: list[int], start: int) -> None:
    paths = search(costs, start, 100)
    out = cells_from([0] * HEXES)
    for there in range(HEXES):
        if paths.costs[there] != CLOSED:
            place, spent = start, 0
            for way in out[: paths.route(there, out)]:
                spent += costs[place * DIRECTIONS + int(way)]
                assert place != there
                place = int(GRID.neighbour(place, way))
            assert (place, spent) == (there, paths.costs[there])


def test_what_was_found_before_is_forgotten() -> None:
    costs = [1] * HEXES * DIRECTIONS
    paths = search(costs, 0, 100)
    paths.search(Tables(GRID.next, cells_from(costs), DIRECTIONS), 7, 1)
    assert {place for place in range(HEXES) if paths.costs[place] == 1} == {
        int(GRID.neighbour(7, way)) for way in range(DIRECTIONS)
    }
    assert sum(cost != CLOSED for cost in paths.costs) == 7


class Rider(Ground):
    """A hex and a heading: way 0 goes on for 1, ways 1 and 2 turn for 1."""

    def next(self, place: int, way: int) -> int:
        here, heading = divmod(place, DIRECTIONS)
        if way == 0:
            there = int(GRID.neighbour(here, heading))
            return NOWHERE if there == NOWHERE else there * DIRECTIONS + heading
        return here * DIRECTIONS + (heading + way * 2 - 3) % DIRECTIONS

    def cost(self, place: int, way: int, there: int) -> int:
        return 1


@pytest.mark.parametrize(("target", "cost"), [("03.02", 1), ("04.02", 2), ("03.04", 4)])
def test_places_may_be_more_than_hexes(target: str, cost: int) -> None:
    paths = Paths(HEXES * DIRECTIONS, 3)
    paths.search(Rider(), GRID.find("03.03") * DIRECTIONS, 20)
    reached = [paths.costs[GRID.find(target) * DIRECTIONS + heading] for heading in range(DIRECTIONS)]
    assert min(reached) == cost
