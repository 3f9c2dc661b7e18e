"""Where a province's name fits: on its own land beside cities and stand, or else on the sea nearby."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely import LineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from scripts.cartography.plan import Plan, Zone
from scripts.cartography.svg import area

# The space a name needs, in map units: half its height, and its width by letter of its key.
HALF_HEIGHT = 8.0
LETTER = 7.2
# What is kept free around the middle of a city and of the stand.
CITY = 12.0
STAND = 17.0
# A name rather stands a little close on its own land than on the sea.
ENOUGH = 0.85
# How far from its province a name may stand on the sea.
FAR = 30.0


@dataclass(frozen=True)
class Label:
    """The middle of a name, and half the width it may take."""

    x: float
    y: float
    room: float


def province_entries(plan: Plan, shapes: dict[str, MultiPolygon], ground: BaseGeometry) -> dict[str, Any]:
    """The entries of the provinces: path, place and room of the name."""
    entries = {}
    for zone in plan.zones:
        others = shapely.difference(ground, shapes[zone.key].buffer(0.01))
        label = place_label(zone, shapes[zone.key], others)
        entries[zone.key] = {
            "path": area(shapes[zone.key]),
            "label": [round(label.x, 1), round(label.y, 1)],
            "room": round(label.room, 1),
        }
    return entries


def place_label(zone: Zone, home: MultiPolygon, occupied: BaseGeometry) -> Label:
    """The best place for a name in `home`, or near it but off all `occupied` ground."""
    pieces = [piece for piece in home.geoms if piece.distance(zone.stand) < 1] or list(home.geoms)
    mainland = max(pieces, key=lambda piece: piece.area)
    taken = shapely.union_all([zone.stand.buffer(STAND), *(city.buffer(CITY) for city in zone.cities)])
    need = LETTER * len(zone.key)
    inside = _best(mainland.buffer(-2).difference(taken), mainland, need)
    if inside is not None and inside.room * 2 >= ENOUGH * need:
        return inside
    around = mainland.buffer(FAR).difference(taken).difference(occupied.buffer(2))
    near = _best(around, mainland, need)
    found = [label for label in (inside, near) if label is not None]
    if not found:
        return Label(zone.stand.x, zone.stand.y, need / 2)
    return max(found, key=lambda label: min(label.room * 2, need))


def _best(free: BaseGeometry, mainland: Polygon, need: float) -> Label | None:
    """The widest gap, up to what is needed; among wide ones the nearest to the middle of the land."""
    if free.is_empty:
        return None
    middle = mainland.centroid
    left, top, right, bottom = free.bounds
    best: tuple[float, Label] | None = None
    for y in np.arange(top + HALF_HEIGHT, bottom - HALF_HEIGHT + 0.1, 2.0):
        rows = [_gaps(free, left, right, float(y) + shift) for shift in (-HALF_HEIGHT, 0.0, HALF_HEIGHT)]
        for gap in _common(_common(rows[0], rows[1]), rows[2]):
            # A name wants the middle of the land, as far as the gap lets it go there.
            half = min((gap[1] - gap[0]) / 2, need / 2)
            x = min(max(middle.x, gap[0] + half), gap[1] - half)
            room = min(x - gap[0], gap[1] - x)
            away = ((x - middle.x) ** 2 + ((float(y) - middle.y) * 1.5) ** 2) ** 0.5
            score = 6 * half + min(room - half, 10) - away
            if best is None or score > best[0]:
                best = score, Label(x, float(y), room)
    return best[1] if best else None


def _gaps(free: BaseGeometry, left: float, right: float, y: float) -> list[tuple[float, float]]:
    cut = free.intersection(LineString([(left - 1, y), (right + 1, y)]))
    return [
        (part.bounds[0], part.bounds[2])
        for part in getattr(cut, "geoms", [cut])
        if isinstance(part, LineString) and part.length
    ]


def _common(some: list[tuple[float, float]], others: list[tuple[float, float]]) -> list[tuple[float, float]]:
    pairs = [(max(a[0], b[0]), min(a[1], b[1])) for a in some for b in others]
    return [pair for pair in pairs if pair[0] < pair[1]]
