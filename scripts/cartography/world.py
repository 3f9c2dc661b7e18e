"""A board on the globe: real coasts, the realm divided into provinces, foreign land around it."""

from itertools import combinations
from pathlib import Path
from typing import Any

import shapely
from shapely import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from logothete.games.byzantio.content import Projection
from scripts.cartography.atlas import read_land
from scripts.cartography.division import Division, divide, lines, multi
from scripts.cartography.labels import province_entries
from scripts.cartography.lanes import Sea, pairs
from scripts.cartography.lines import rounded, warped
from scripts.cartography.plan import Plan
from scripts.cartography.svg import area, curve, strokes

# How far the map goes on beyond the board, so that panning to an edge does not show the end of the world.
MARGIN = 160.0
# Coasts are drawn to less than a unit; islets smaller than this are left out.
FINE = 0.7
ISLET = 8.0
CONTOURS = (6.0, 12.0, 18.0)


def draw_world(plan: Plan, projection: Projection, atlas: Path) -> dict[str, Any]:
    """Everything of the map but its head."""
    extent = plan.sheet.buffer(MARGIN, join_style="mitre")
    land = _land(plan, projection, atlas, extent)
    division = divide(plan, land, extent)
    ground = shapely.union_all([*division.provinces.values(), division.foreign])
    rim = extent.boundary.buffer(0.5)
    sea = Sea(land, extent)
    lakes = shapely.union_all([shape for kind, shape in division.barriers if kind == "lake"])
    return {
        "margin": MARGIN,
        "provinces": province_entries(plan, division.provinces, ground),
        "land": area(division.foreign),
        "coast": strokes(shapely.line_merge(land.boundary.difference(rim))),
        "contours": [strokes(_contour(land, offset, extent)) for offset in CONTOURS],
        "borders": strokes(_borders(division)),
        "frontier": strokes(_frontier(division)),
        "rivers": [strokes(_river(line, land.difference(lakes), extent)) for line in plan.rivers],
        "barriers": [{"kind": kind, "path": area(shape)} for kind, shape in division.barriers],
        "lanes": {
            f"{start.key} {end.key}": curve(sea.lane(start, end, division.provinces)) for start, end in pairs(plan)
        },
        "crater": [],
    }


def _land(plan: Plan, projection: Projection, atlas: Path, extent: Polygon) -> MultiPolygon:
    on_board = shapely.transform(extent, lambda places: places / plan.scale)
    land = shapely.transform(read_land(atlas, projection, on_board), lambda places: places * plan.scale)
    open_water = land.difference(shapely.union_all(plan.straits))
    parts = [part for part in multi(open_water).geoms if part.area >= ISLET]
    return multi(shapely.make_valid(MultiPolygon(parts).simplify(FINE)))


def _contour(land: MultiPolygon, offset: float, extent: Polygon) -> BaseGeometry:
    """A line in the sea along all coasts; ponds too small for one are left out."""
    grown = land.buffer(offset, quad_segs=4).simplify(0.8)
    line = shapely.line_merge(grown.boundary.intersection(extent.buffer(-offset)))
    return shapely.union_all([part for part in lines(line) if part.length > 8 * CONTOURS[0]])


def _borders(division: Division) -> BaseGeometry:
    shared = [
        line
        for some, other in combinations(division.provinces.values(), 2)
        if some.intersects(other)
        for line in lines(
            shapely.line_merge(shapely.multilinestrings(lines(some.boundary.intersection(other.boundary))))
        )
    ]
    return shapely.multilinestrings(shared)


def _frontier(division: Division) -> BaseGeometry:
    realm = shapely.union_all(list(division.provinces.values()))
    return shapely.line_merge(shapely.multilinestrings(lines(realm.boundary.intersection(division.foreign.boundary))))


def _river(line: BaseGeometry, land: BaseGeometry, extent: Polygon) -> BaseGeometry:
    course = warped(rounded(lines(line)[0]))
    return course.intersection(land).intersection(extent)
