"""The land of the globe from Natural Earth, as the npm package `world-atlas` carries it, on the sheet of a board."""

import json
from pathlib import Path
from typing import Any

from shapely import MultiPolygon, Polygon, box, make_valid, unary_union

from logothete.games.byzantio.content import Projection

LAND = "land-10m.json"


class NoAtlas(FileNotFoundError):
    """The coastlines are not here."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path

    def __str__(self) -> str:
        return (
            f"{self.path}: there are no coastlines. Install them with `make maps`, or name their folder with --atlas."
        )


def read_land(atlas: Path, projection: Projection, extent: Polygon) -> MultiPolygon:
    """The land within `extent`, which is in board units like the result."""
    path = atlas / LAND
    if not path.is_file():
        raise NoAtlas(path)
    topology = json.loads(path.read_text(encoding="utf-8"))
    arcs = _decode(topology)
    west, north, east, south = _degrees(projection, extent)
    window = box(west, south, east, north)
    pieces = []
    for geometry in topology["objects"]["land"]["geometries"]:
        polygons = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        for rings in polygons:
            shell, *holes = [_ring(ring, arcs) for ring in rings]
            polygon = Polygon(shell, holes)
            if polygon.intersects(window):
                pieces.append(make_valid(polygon).intersection(window.buffer(1)))
    land = unary_union(pieces)
    projected = _project(land, projection).intersection(extent)
    return MultiPolygon([part for part in _parts(projected) if part.area > 0])


def _decode(topology: dict[str, Any]) -> list[list[tuple[float, float]]]:
    """The arcs in degrees: they are stored as integer steps from point to point."""
    scale_x, scale_y = topology["transform"]["scale"]
    shift_x, shift_y = topology["transform"]["translate"]
    arcs = []
    for steps in topology["arcs"]:
        x = y = 0
        arc = []
        for step_x, step_y in steps:
            x += step_x
            y += step_y
            arc.append((x * scale_x + shift_x, y * scale_y + shift_y))
        arcs.append(arc)
    return arcs


def _ring(indices: list[int], arcs: list[list[tuple[float, float]]]) -> list[tuple[float, float]]:
    """A ring from its arcs; a complemented index means the arc backwards, and each arc starts where the last ended."""
    ring: list[tuple[float, float]] = []
    for index in indices:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        ring.extend(arc[1:] if ring else arc)
    return ring


def _degrees(projection: Projection, extent: Polygon) -> tuple[float, float, float, float]:
    left, top, right, bottom = extent.bounds
    return (
        projection.west + left / projection.x_per_degree,
        projection.north - top / projection.y_per_degree,
        projection.west + right / projection.x_per_degree,
        projection.north - bottom / projection.y_per_degree,
    )


def _project(land: Any, projection: Projection) -> MultiPolygon:
    def ring(points: Any) -> list[tuple[float, float]]:
        return [
            ((x - projection.west) * projection.x_per_degree, (projection.north - y) * projection.y_per_degree)
            for x, y in points
        ]

    return MultiPolygon(
        [Polygon(ring(part.exterior.coords), [ring(hole.coords) for hole in part.interiors]) for part in _parts(land)]
    )


def _parts(geometry: Any) -> list[Polygon]:
    return [part for part in getattr(geometry, "geoms", [geometry]) if isinstance(part, Polygon)]
