"""Dividing land among provinces: every place goes to the province that has the nearest point.

All lines (coasts, borders, frontier, barriers) are first put into one network, and provinces are then made of
its faces. So neighbours share the very same vertices along their border, and nothing overlaps.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

import shapely
from shapely import LineString, MultiPoint, MultiPolygon, Polygon, STRtree
from shapely.geometry.base import BaseGeometry

from scripts.cartography.lines import rounded, warped
from scripts.cartography.plan import Plan, Zone

# Owners that are no province.
FOREIGN = "<foreign>"
BARRIER = "<barrier>"
# A piece of foreign land smaller than this that hangs on the realm is a slip of the frontier.
SLIP = 400.0
# How far borders go on beyond the sheet, so that they still cross its edge when they are warped.
BEYOND = 60.0


@dataclass(frozen=True)
class Division:
    """Who owns which land. Every polygon of one owner is a separate piece of land."""

    provinces: dict[str, MultiPolygon]
    foreign: MultiPolygon
    barriers: tuple[tuple[str, MultiPolygon], ...]


def cells(zones: Iterable[Zone], extent: Polygon) -> dict[str, BaseGeometry]:
    """The raw division of the sheet and its surroundings: Voronoi cells of all points, merged by province."""
    around = extent.buffer(BEYOND, join_style="mitre")
    owners = [(zone.key, point) for zone in zones for point in zone.points]
    raw = shapely.voronoi_polygons(MultiPoint([point for _, point in owners]), extend_to=around, ordered=True)
    by_key: dict[str, list[Polygon]] = defaultdict(list)
    for (key, _), cell in zip(owners, raw.geoms, strict=True):
        by_key[key].append(cell)
    return {key: shapely.coverage_union_all(group) for key, group in by_key.items()}


def border_lines(raw: dict[str, BaseGeometry], strength: float = 1.0) -> BaseGeometry:
    """The borders between raw cells, rounded and warped; they go on beyond the sheet."""
    rim = shapely.coverage_union_all(list(raw.values())).boundary.buffer(1)
    network = shapely.unary_union([cell.boundary for cell in raw.values()]).difference(rim)
    inner = shapely.line_merge(network)
    return shapely.unary_union([warped(rounded(line), strength) for line in lines(inner)])


def divide(plan: Plan, land: MultiPolygon, extent: Polygon) -> Division:
    """Divide `land` among the provinces of the realm; the rest is foreign, or a barrier."""
    raw = cells(plan.zones, extent)
    borders = border_lines(raw)
    realm = _realm(plan)
    barriers = [(kind, Polygon(warped(rounded(shape.exterior)))) for kind, shape in plan.barriers]
    barred = shapely.union_all([shape for _, shape in barriers])
    network = shapely.unary_union([land.boundary, borders, realm.boundary, barred.boundary])
    faces = [face for face in shapely.polygonize(lines(network)).geoms if land.covers(face.representative_point())]
    warped_cells = _faces_by_cell(raw, borders, extent)
    owners = []
    for face in faces:
        point = face.representative_point()
        if barred.covers(point):
            owners.append(BARRIER)
        elif not realm.covers(point):
            owners.append(FOREIGN)
        else:
            owners.append(next(key for key, cell in warped_cells if cell.covers(point)))
    _settle_islands(plan, land, faces, owners)
    _settle_fragments(plan, faces, owners)
    return Division(
        provinces={zone.key: _merged(faces, owners, zone.key) for zone in plan.zones},
        foreign=_merged(faces, owners, FOREIGN),
        barriers=tuple((kind, multi(shape.intersection(land))) for kind, shape in barriers),
    )


def lines(geometry: BaseGeometry) -> list[LineString]:
    """The lines a geometry is made of."""
    return [part for part in getattr(geometry, "geoms", [geometry]) if isinstance(part, LineString) and part.length]


def multi(geometry: BaseGeometry) -> MultiPolygon:
    """The polygons a geometry is made of."""
    parts = getattr(geometry, "geoms", [geometry])
    return MultiPolygon([part for part in parts if isinstance(part, Polygon) and not part.is_empty])


def _realm(plan: Plan) -> BaseGeometry:
    if plan.frontier:
        rings = [Polygon(warped(rounded(shape.exterior))) for shape in plan.frontier]
        return shapely.union_all([shapely.make_valid(ring) for ring in rings])
    discs = [point.buffer(plan.reach) for zone in plan.zones for point in zone.points]
    # Out and in again: the realm has no dents between two discs.
    joined = shapely.union_all(discs).buffer(plan.reach / 2).buffer(-plan.reach / 2)
    return shapely.make_valid(warped(joined.simplify(plan.reach / 20)))


def _faces_by_cell(
    raw: dict[str, BaseGeometry], borders: BaseGeometry, extent: Polygon
) -> list[tuple[str, BaseGeometry]]:
    """The cells after the warp: each face of the warped network goes to the raw cell it covers most of."""
    faces = shapely.polygonize(lines(shapely.unary_union([borders, extent.boundary]))).geoms
    return [(max(raw, key=lambda key: face.intersection(raw[key]).area), face) for face in faces]


def _settle_islands(plan: Plan, land: MultiPolygon, faces: list[Polygon], owners: list[str]) -> None:
    """An island with the points of one province at most is not cut: it belongs to that one, or to its largest share."""
    tree = STRtree(faces)
    for island in land.geoms:
        inside = [int(at) for at in tree.query(island) if island.covers(faces[int(at)].representative_point())]
        seeds = {zone.key for zone in plan.zones if any(island.covers(point) for point in zone.points)}
        if len(seeds) > 1 or len({owners[at] for at in inside}) < 2:
            continue
        shares: dict[str, float] = defaultdict(float)
        for at in inside:
            shares[owners[at]] += faces[at].area
        owner = next(iter(seeds), max(shares, key=lambda key: shares[key]))
        for at in inside:
            owners[at] = owner


def _settle_fragments(plan: Plan, faces: list[Polygon], owners: list[str]) -> None:
    """A piece cut off from its province's points goes to the owner with whom it shares the longest border."""
    points = {zone.key: MultiPoint(list(zone.points)) for zone in plan.zones}
    for _ in range(4):
        changed = False
        for key in (*points, FOREIGN):
            for piece in _merged(faces, owners, key).geoms:
                if key == FOREIGN and piece.area > SLIP:
                    continue
                if key != FOREIGN and piece.distance(points[key]) < 1:
                    continue
                members = [at for at, face in enumerate(faces) if owners[at] == key and piece.covers(face)]
                if owner := _neighbour(piece, faces, owners, key):
                    changed = True
                    for at in members:
                        owners[at] = owner
        if not changed:
            return


def _neighbour(piece: Polygon, faces: list[Polygon], owners: list[str], key: str) -> str | None:
    shared: dict[str, float] = defaultdict(float)
    for face, owner in zip(faces, owners, strict=True):
        if owner not in (key, BARRIER) and face.intersects(piece):
            shared[owner] += face.boundary.intersection(piece.boundary).length
    shared = {owner: length for owner, length in shared.items() if length > 0}
    return max(shared, key=lambda owner: shared[owner]) if shared else None


def _merged(faces: list[Polygon], owners: list[str], key: str) -> MultiPolygon:
    own = [face for face, owner in zip(faces, owners, strict=True) if owner == key]
    return multi(shapely.coverage_union_all(own))
