"""SVG paths as small as they can be: tenths of a unit, steps instead of places, no spare characters."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

At = tuple[float, float]


def number(tenths: int) -> str:
    """A number of tenths, without a zero that says nothing."""
    sign, tenths = ("-" if tenths < 0 else ""), abs(tenths)
    whole, rest = divmod(tenths, 10)
    return f"{sign}{whole}" if not rest else f"{sign}{whole or ''}.{rest}"


def joined(tenths: Iterable[int]) -> str:
    """Numbers after one another; a minus sign parts them as well as a space."""
    return " ".join(number(value) for value in tenths).replace(" -", "-")


def polyline(points: Iterable[At], *, closed: bool) -> str:
    """A path along the points; empty if they all fall together."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [tenths[0]] + [here for before, here in pairwise(tenths) if here != before]
    if closed and steps[0] == steps[-1]:
        steps.pop()
    if len(steps) < (3 if closed else 2):
        return ""
    moves = [value for (ax, ay), (bx, by) in pairwise(steps) for value in (bx - ax, by - ay)]
    return f"M{joined(steps[0])}l{joined(moves)}{'z' if closed else ''}"


def curve(points: Sequence[At]) -> str:
    """A smooth path through the points (Catmull-Rom, as cubic curves)."""
    path = f"M{joined((round(points[0][0] * 10), round(points[0][1] * 10)))}"
    for at in range(len(points) - 1):
        values = [round(value * 10) for place in controls(points, at) for value in place]
        path += f"C{joined(values)}"
    return path


def controls(points: Sequence[At], at: int) -> tuple[At, At, At]:
    """The two control points and the end of the curve from point `at` to the next."""
    before, start = points[max(at - 1, 0)], points[at]
    end, after = points[at + 1], points[min(at + 2, len(points) - 1)]
    return (
        (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6),
        (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6),
        end,
    )


def area(geometry: BaseGeometry) -> str:
    """Polygons with their holes, largest first, to be filled by either rule."""
    parts = [part for part in getattr(geometry, "geoms", [geometry]) if isinstance(part, Polygon)]
    rings = []
    for part in sorted(parts, key=lambda part: -part.area):
        rings += [polyline(ring.coords, closed=True) for ring in (part.normalize().exterior, *part.interiors)]
    return "".join(rings)


def strokes(geometry: BaseGeometry) -> str:
    """Lines, to be stroked."""
    parts = [part for part in getattr(geometry, "geoms", [geometry]) if isinstance(part, LineString) and part.length]
    return "".join(polyline(part.coords, closed=part.is_ring) for part in parts)
