"""A board that is nowhere on the globe: cells in an ellipse, like cooling lava, or on the bare sheet."""

from math import cos, pi, sin
from typing import Any

import shapely
from shapely import MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry

from scripts.cartography.division import border_lines, cells, lines, multi
from scripts.cartography.labels import province_entries
from scripts.cartography.lanes import pairs, straight_lane
from scripts.cartography.lines import warped
from scripts.cartography.plan import Plan
from scripts.cartography.svg import area, curve, strokes

MARGIN = 60.0
# Half the width of the cracks, and the radius of the cells' corners.
CRACK = 3.5
CORNER = 8.0
CONTOURS = (9.0, 20.0, 34.0)
# The rings of a crater, as parts of the largest circle round its stand.
RINGS = (0.86, 0.62, 0.4)
ROUGH = 1.1


def draw_island(plan: Plan) -> dict[str, Any]:
    """Everything of the map but its head."""
    coast = _coast(plan)
    extent = plan.sheet.buffer(MARGIN, join_style="mitre")
    raw = cells(plan.zones, extent)
    cracks = border_lines(raw, ROUGH)
    shapes = _shapes(raw, coast, cracks)
    return {
        "margin": MARGIN,
        "provinces": province_entries(plan, shapes, plan.sheet),
        "land": area(coast),
        "coast": strokes(coast.exterior),
        "contours": [strokes(coast.buffer(offset).simplify(0.5).exterior) for offset in CONTOURS if plan.board.ellipse],
        "borders": strokes(shapely.line_merge(cracks.intersection(coast))),
        "frontier": "",
        "rivers": [],
        "barriers": [],
        "lanes": {f"{start.key} {end.key}": curve(straight_lane(start, end)) for start, end in pairs(plan)},
        "crater": [ring for zone in plan.zones if zone.closed for ring in _crater(zone.stand, shapes[zone.key])],
    }


def _coast(plan: Plan) -> Polygon:
    if (ellipse := plan.board.ellipse) is None:
        return plan.sheet
    (x, y), (half_width, half_height) = ellipse.centre, ellipse.half_axes
    turns = [2 * pi * step / 360 for step in range(360)]
    ring = [((x + half_width * cos(turn)) * plan.scale, (y + half_height * sin(turn)) * plan.scale) for turn in turns]
    return warped(Polygon(ring), ROUGH)


def _shapes(raw: dict[str, BaseGeometry], coast: Polygon, cracks: BaseGeometry) -> dict[str, MultiPolygon]:
    """The faces between the cracks, drawn in by half a crack and rounded at the corners."""
    faces = shapely.polygonize(lines(shapely.unary_union([cracks, coast.boundary]))).geoms
    by_key: dict[str, list[Polygon]] = {key: [] for key in raw}
    for face in faces:
        if coast.covers(face.representative_point()):
            by_key[max(raw, key=lambda key: face.intersection(raw[key]).area)].append(face)
    return {key: multi(_cooled(shapely.union_all(group))) for key, group in by_key.items()}


def _cooled(cell: BaseGeometry) -> BaseGeometry:
    return cell.buffer(-CRACK - CORNER).buffer(CORNER, quad_segs=6).simplify(0.25)


def _crater(centre: Point, cell: MultiPolygon) -> list[str]:
    radius = centre.distance(cell.boundary)
    return [strokes(warped(centre.buffer(radius * part, quad_segs=24).exterior, ROUGH)) for part in RINGS]
