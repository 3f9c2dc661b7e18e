"""The drawn maps beside the boards: `make maps` writes them, and they must say what board.toml says."""

import gzip
import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from math import dist, hypot
from pathlib import Path
from typing import Any

import pytest

from logothete.games.byzantio import content as content_module
from logothete.games.byzantio.content import Content
from logothete.games.byzantio.loading import load_content

At = tuple[float, float]
Ring = list[At]

HERE = Path(content_module.__file__).parent / "content"
BYZANTIO = load_content("byzantio")
NEKKEN = load_content("nekken")
BOTH = pytest.mark.parametrize("content", [BYZANTIO, NEKKEN], ids=["byzantio", "nekken"])
PATH = re.compile(r"(M[\d.\s-]+((l|C)[\d.\s-]+)*z?)*")
TOKEN = re.compile(r"[MlCz]|-?(?:\d+\.?\d*|\.\d+)")
# Coasts are drawn coarser than cities are placed; a small island has no room for a pretender.
CITY_OFF = 3
STAND_OFF = 10
# From a corner of a Nekken cell over the crack to the nearest corner of its neighbour.
CRACK = 9


@cache
def map_of(edition: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((HERE / edition / "map.json").read_text(encoding="utf-8"))
    return found


def drawn(content: Content) -> dict[str, Any]:
    return map_of(content.edition)


def lines(path: str) -> list[Ring]:
    """The points of every part of a path; of curves, the ends and the points that bend them."""
    found: list[Ring] = []
    tokens = iter(TOKEN.findall(path))
    command = "M"
    for token in tokens:
        if token in "MlCz":
            command = token
            continue
        x, y = float(token), float(next(tokens))
        if command == "M":
            found.append([(x, y)])
        else:
            before = found[-1][-1] if command == "l" else (0.0, 0.0)
            found[-1].append((round(before[0] + x, 1), round(before[1] + y, 1)))
    return found


def outlines(content: Content) -> dict[str, list[Ring]]:
    return {key: lines(entry["path"]) for key, entry in drawn(content)["provinces"].items()}


def sides(ring: Ring) -> Iterator[tuple[At, At]]:
    return pairwise([*ring, ring[0]])


def covers(rings: list[Ring], at: At) -> bool:
    """Whether a ray to the right of the point crosses the outline an odd number of times."""
    crossings = 0
    for ring in rings:
        for (ax, ay), (bx, by) in sides(ring):
            if (ay > at[1]) != (by > at[1]) and at[0] < ax + (at[1] - ay) * (bx - ax) / (by - ay):
                crossings += 1
    return crossings % 2 == 1


def distance(rings: list[Ring], at: At) -> float:
    """From a point to the area: zero within."""
    if covers(rings, at):
        return 0
    return min(to_side(at, *side) for ring in rings for side in sides(ring))


def to_side(at: At, a: At, b: At) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy)
    part = min(1, max(0, along))
    return hypot(at[0] - a[0] - part * dx, at[1] - a[1] - part * dy)


def on_map(content: Content, place: At) -> At:
    scale = drawn(content)["scale"]
    return place[0] * scale, place[1] * scale


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key != "kind":
                yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


@BOTH
def test_a_map_has_the_size_of_its_board_and_exactly_its_provinces(content: Content) -> None:
    found = drawn(content)
    assert found["format"] == 1
    assert (found["width"], found["height"]) == on_map(content, (content.board.width, content.board.height))
    assert list(found["provinces"]) == [province.key for province in content.provinces]


@BOTH
def test_both_maps_have_the_same_form(content: Content) -> None:
    assert list(drawn(content)) == [
        *("format", "width", "height", "scale", "margin", "provinces", "land", "coast", "contours", "borders"),
        *("frontier", "rivers", "barriers", "lanes", "crater"),
    ]


@BOTH
def test_every_path_is_well_formed_and_stays_on_the_sheet(content: Content) -> None:
    found = drawn(content)
    margin = found["margin"]
    for path in strings({key: value for key, value in found.items() if key != "format"}):
        assert PATH.fullmatch(path)
        for x, y in (at for line in lines(path) for at in line):
            assert -margin <= x <= found["width"] + margin
            assert -margin <= y <= found["height"] + margin


@BOTH
def test_cities_and_stands_are_on_their_own_ground(content: Content) -> None:
    shapes = outlines(content)
    off = {
        city.key: far
        for city in content.cities
        if (far := distance(shapes[city.province], on_map(content, city.place))) > CITY_OFF
    }
    off |= {
        province.key: far
        for province in content.provinces
        if (far := distance(shapes[province.key], on_map(content, province.stand))) > STAND_OFF
    }
    assert off == {}


@BOTH
def test_no_city_or_stand_is_on_the_ground_of_another_province(content: Content) -> None:
    shapes = outlines(content)
    places = [(city.province, city.place) for city in content.cities]
    places += [(province.key, province.stand) for province in content.provinces]
    wrong = [
        (key, other)
        for key, place in places
        for other, rings in shapes.items()
        if other != key and covers(rings, on_map(content, place))
    ]
    assert wrong == []


def test_on_the_byzantio_map_neighbours_by_land_and_nobody_else_share_a_border() -> None:
    corners = {key: {at for ring in rings for at in ring} for key, rings in outlines(BYZANTIO).items()}
    borders = {frozenset((here.key, there)) for here in BYZANTIO.provinces for there in here.borders}
    for one, other in combinations(corners, 2):
        shared = len(corners[one] & corners[other])
        if frozenset((one, other)) in borders:
            assert shared >= 2, f"{one} and {other} are neighbours but share {shared} points"
        else:
            assert shared == 0, f"{one} and {other} are no neighbours but share {shared} points"


def test_on_the_nekken_map_neighbours_lie_across_a_crack() -> None:
    corners = {key: [at for ring in rings for at in ring] for key, rings in outlines(NEKKEN).items()}
    for here in NEKKEN.provinces:
        for there in here.borders:
            gap = min(dist(one, other) for one in corners[here.key] for other in corners[there])
            assert 0 < gap <= CRACK, f"{here.key} and {there} are {gap:.1f} apart"


@BOTH
def test_every_lane_has_a_track_between_its_two_coasts(content: Content) -> None:
    order = [province.key for province in content.provinces]
    expected = [
        f"{here.key} {there}"
        for here in content.provinces
        for there in here.lanes
        if order.index(here.key) < order.index(there)
    ]
    lanes = drawn(content)["lanes"]
    assert sorted(lanes) == sorted(expected)
    shapes = outlines(content)
    for lane, path in lanes.items():
        start, end = lane.split()
        (track,) = lines(path)
        assert distance(shapes[start], track[0]) < 1
        assert distance(shapes[end], track[-1]) < 1


@BOTH
def test_a_label_does_not_stand_on_another_province(content: Content) -> None:
    shapes = outlines(content)
    for key, entry in drawn(content)["provinces"].items():
        assert entry["room"] > 0
        assert [other for other, rings in shapes.items() if other != key and covers(rings, tuple(entry["label"]))] == []


@BOTH
def test_a_map_travels_light(content: Content) -> None:
    data = (HERE / content.edition / "map.json").read_bytes()
    assert len(data) < 120_000
    assert len(gzip.compress(data, mtime=0)) < 40_000
