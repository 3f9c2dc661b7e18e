"""Does a drawn map say what the board says? Neighbours touch, others do not, everything stands on its own ground."""

import re
from itertools import combinations
from typing import Any

import shapely
from shapely import MultiPolygon, Point, Polygon

from scripts.cartography.plan import Plan

# How far off its province a place may be: a city because it was moved apart from others, a stand because a small
# island has no room for it. How long a border must be to be seen, and how wide a crack still counts as one.
NEAR = {"city": 3.0, "stand": 10.0}
SEEN = 8.0
GAP = 9.0

_TOKEN = re.compile(r"[Mlz]|-?(?:\d+\.?\d*|\.\d+)")


def shape(path: str) -> MultiPolygon:
    """The area of a path that `svg.area` wrote."""
    rings: list[list[tuple[float, float]]] = []
    x = y = 0.0
    tokens = iter(_TOKEN.findall(path))
    relative = False
    for token in tokens:
        if token == "z":
            continue
        if token in "Ml":
            relative = token == "l"
            continue
        dx, dy = float(token), float(next(tokens))
        x, y = (round(x + dx, 1), round(y + dy, 1)) if relative else (dx, dy)
        if relative:
            rings[-1].append((x, y))
        else:
            rings.append([(x, y)])
    joined = Polygon()
    for ring in rings:
        joined = joined.symmetric_difference(shapely.make_valid(Polygon(ring)))
    parts = getattr(joined, "geoms", [joined])
    return MultiPolygon([part for part in parts if isinstance(part, Polygon)])


def disagreements(plan: Plan, drawn: dict[str, Any]) -> list[str]:
    """What the map gets wrong, a sentence each."""
    shapes = {key: shape(entry["path"]) for key, entry in drawn["provinces"].items()}
    # Cells of an island are parted by cracks; on the globe neighbours share the line itself.
    gap = 0.0 if plan.board.projection else GAP
    found = []
    for zone in plan.zones:
        home = shapes[zone.key]
        for name, point in [("stand", zone.stand), *(("city", city) for city in zone.cities)]:
            if (far := home.distance(point)) > NEAR[name]:
                found.append(f"The {name} {_at(point)} of '{zone.key}' is {far:.0f} units off its province.")
    for one, other in combinations(plan.zones, 2):
        touching = _contact(shapes[one.key], shapes[other.key], gap)
        if other.key in one.borders and touching < SEEN:
            found.append(f"'{one.key}' and '{other.key}' are neighbours, but share a border of {touching:.0f} units.")
        elif other.key not in one.borders and shapes[one.key].distance(shapes[other.key]) == 0:
            found.append(f"'{one.key}' and '{other.key}' are no neighbours, but touch for {touching:.0f} units.")
    return found


def _contact(one: MultiPolygon, other: MultiPolygon, gap: float) -> float:
    if gap:
        return float(one.boundary.intersection(other.buffer(gap)).length)
    return float(one.boundary.intersection(other.boundary).length)


def _at(point: Point) -> str:
    return f"{point.x:.0f}, {point.y:.0f}"
