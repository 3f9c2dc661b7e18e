"""Ship tracks: from the coast near one stand to the coast near the other, over sea all the way if there is one."""

import heapq
from collections.abc import Iterator, Sequence
from itertools import product
from math import hypot

import numpy as np
import shapely
from shapely import LineString, MultiPoint, MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from scripts.cartography.plan import Plan, Zone
from scripts.cartography.svg import At, controls

STEP = 4.0
# Ships keep off the shore where they can, and off other ships' tracks.
SHORE = 12.0
SHORE_COST = 1.2
TRACK = 14.0
TRACK_COST = 0.7
# How much dearer than a way by sea a way over land to the port is.
CARRIAGE = 1.5
# Ports closer than this to one another cost more.
CROWD = 24.0
CLEARANCE = 2.5
# A track across a strait must still be seen as one: it takes a wider passage if there is any.
SHORTEST = 30.0
HARBOUR = 12.0
# How far a straight track is bent, as parts of its length; tried from left to right.
BENDS = (0.10, -0.10, 0.06, -0.06, 0.0)

Cell = tuple[int, int]


def pairs(plan: Plan) -> Iterator[tuple[Zone, Zone]]:
    """Every lane once, in the order of the board file."""
    order = {zone.key: at for at, zone in enumerate(plan.zones)}
    for zone in plan.zones:
        for key in zone.lanes:
            if order[zone.key] < order[key]:
                yield zone, plan.zones[order[key]]


def straight_lane(start: Zone, end: Zone) -> list[At]:
    """A bent line between two stands, for boards without sea."""
    return bent([(start.stand.x, start.stand.y), (end.stand.x, end.stand.y)], BENDS[0])


def bent(line: Sequence[At], bend: float) -> list[At]:
    """A straight line with a third point beside its middle."""
    (ax, ay), (bx, by) = line
    return [(ax, ay), ((ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend), (bx, by)]


class Sea:
    """The sea as a grid of cells, where tracks already laid make their surroundings dearer."""

    def __init__(self, land: MultiPolygon, extent: Polygon) -> None:
        self.land = land
        left, top, right, bottom = extent.bounds
        self.xs = np.arange(left + STEP / 2, right, STEP)
        self.ys = np.arange(top + STEP / 2, bottom, STEP)
        grid_x, grid_y = np.meshgrid(self.xs, self.ys)
        shapely.prepare(land)
        self.water = ~shapely.contains_xy(land.buffer(CLEARANCE + 1), grid_x, grid_y)
        self.cost = 1 + SHORE_COST * shapely.contains_xy(land.buffer(SHORE), grid_x, grid_y)
        self.ends: list[Point] = []

    def lane(self, start: Zone, end: Zone, provinces: dict[str, MultiPolygon]) -> list[At]:
        """The points of the track from one province to the other, to be joined by a smooth curve."""
        starts, goals = self._harbours(start, provinces), self._harbours(end, provinces)
        far = {cell: cost for cell, cost in starts.items() if self._place(cell).distance(provinces[end.key]) > SHORTEST}
        route = self._route(far or starts, goals)
        if route is None:
            return straight_lane(start, end)
        places = [(place.x, place.y) for place in map(self._place, route)]
        ports = [
            nearest_points(provinces[zone.key], Point(place))[0]
            for zone, place in ((start, places[0]), (end, places[-1]))
        ]
        points = self._shaped([(ports[0].x, ports[0].y), *places, (ports[1].x, ports[1].y)])
        self._mark(points, ports)
        return points

    def _place(self, cell: Cell) -> Point:
        return Point(self.xs[cell[1]], self.ys[cell[0]])

    def _harbours(self, zone: Zone, provinces: dict[str, MultiPolygon]) -> dict[Cell, float]:
        """The water cells along a province's coast, with the cost of reaching them from the stand or a city."""
        mainland = [piece for piece in provinces[zone.key].geoms if piece.distance(zone.stand) < SHORE]
        coast = shapely.union_all(mainland or [provinces[zone.key]])
        near = coast.buffer(CLEARANCE + 1 + STEP)
        left, top, right, bottom = near.bounds
        places = MultiPoint([zone.stand, *zone.cities])
        found: dict[Cell, float] = {}
        rows = np.flatnonzero((self.ys >= top) & (self.ys <= bottom)).tolist()
        columns = np.flatnonzero((self.xs >= left) & (self.xs <= right)).tolist()
        for cell in product(rows, columns):
            place = self._place(cell)
            if self.water[cell] and near.contains(place):
                crowd = sum(max(0.0, CROWD - place.distance(port)) for port in self.ends)
                found[cell] = CARRIAGE * place.distance(places) + crowd
        return found

    def _route(self, starts: dict[Cell, float], goals: dict[Cell, float]) -> list[Cell] | None:
        """The cheapest way (Dijkstra), the ways from and to the stands included."""
        best = dict(starts)
        came: dict[Cell, Cell] = {}
        queue = [(cost, cell) for cell, cost in starts.items()]
        heapq.heapify(queue)
        goal: Cell | None = None
        total = float("inf")
        while queue and queue[0][0] < total:
            cost, cell = heapq.heappop(queue)
            if cost > best[cell]:
                continue
            if cell in goals and cost + goals[cell] < total:
                goal, total = cell, cost + goals[cell]
            for neighbour, length in self._around(cell):
                new = cost + length * STEP * float(self.cost[neighbour])
                if new < best.get(neighbour, float("inf")):
                    best[neighbour] = new
                    came[neighbour] = cell
                    heapq.heappush(queue, (new, neighbour))
        if goal is None:
            return None
        route = [goal]
        while route[-1] in came:
            route.append(came[route[-1]])
        return route[::-1]

    def _around(self, cell: Cell) -> Iterator[tuple[Cell, float]]:
        rows, columns = self.water.shape
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            row, column = cell[0] + down, cell[1] + right
            if 0 <= row < rows and 0 <= column < columns and self.water[row, column]:
                yield (row, column), hypot(down, right)

    def _shaped(self, points: list[At]) -> list[At]:
        """The fewest of the points that keep the curve off the land, bent a little where it would be straight."""
        harbours = shapely.union_all([Point(points[0]).buffer(HARBOUR), Point(points[-1]).buffer(HARBOUR)])
        shallow = self.land.buffer(CLEARANCE).difference(harbours)
        pulled = _pulled(points, shallow)
        if len(pulled) == 2:
            trials = [bent(pulled, bend) for bend in BENDS]
        else:
            trials = [pulled]
        for trial in trials:
            if not _sampled(trial).intersects(shallow):
                return trial
        for every in (24, 12, 6, 3):
            dense = [*points[:-1:every], points[-1]]
            if not _sampled(dense).intersects(shallow):
                return dense
        return [*points[::2], points[-1]]

    def _mark(self, points: list[At], ports: list[Point]) -> None:
        track = _sampled(points).buffer(TRACK)
        grid_x, grid_y = np.meshgrid(self.xs, self.ys)
        self.cost = self.cost + TRACK_COST * shapely.contains_xy(track, grid_x, grid_y)
        self.ends += ports


def _pulled(points: list[At], shallow: BaseGeometry) -> list[At]:
    """The line pulled tight: from each point straight to the farthest one in sight."""
    kept = [points[0]]
    at = 0
    while at < len(points) - 1:
        far = len(points) - 1
        while far > at + 1 and LineString([points[at], points[far]]).intersects(shallow):
            far -= 1
        kept.append(points[far])
        at = far
    return kept


def _sampled(points: Sequence[At]) -> LineString:
    places = [points[0]]
    for at in range(len(points) - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = points[at], *controls(points, at)
        for t in np.linspace(0.1, 1, 10):
            a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3
            places.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    return LineString(places)
