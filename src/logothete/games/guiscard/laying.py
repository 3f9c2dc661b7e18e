"""Laying out the maps of a scenario: from names in files to one field of numbers (GUI-002, GUI-M09)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, get_args

from logothete.games.guiscard.battlefield import (
    CLOSED,
    IN_ARMOUR,
    LED,
    MOUNTED,
    NO_GROUND,
    ON_FOOT,
    OPPOSITE,
    Battlefield,
)
from logothete.games.guiscard.content import Barrier, Content, Cover, CoverWhen, Sight, Terrain, Water
from logothete.games.guiscard.content_map import Map
from logothete.games.guiscard.content_scenario import Edge, Placed, Scenario, Zone
from logothete.geometry.fields import Field, Laid
from logothete.geometry.hexes import DIRECTIONS, NOWHERE, Grid
from logothete.kernel.state import cells_from

COVERS: Final = get_args(Cover)
COVER_WHENS: Final = get_args(CoverWhen)
SIGHTS: Final = get_args(Sight)
WATERS: Final = get_args(Water)
LETTERS: Final = "ab"
"""What is before the names of hexes where two maps are joined; nothing is before those of the first."""
MOST_MAPS: Final = len(LETTERS)

TOP: Final = 1
RIGHT: Final = 2
BOTTOM: Final = 3
LEFT: Final = 4


def hex_keys(columns: int, rows: int) -> list[str]:
    """The names of all hexes of two maps, those of the second with its letter: the domain `hex`."""
    grid = Grid(columns, rows)
    names = [grid.name(place) for place in range(int(grid.size))]
    return [*names, *[f"{LETTERS[1]}{name}" for name in names]]


def named_hexes(grid: Grid, names: Iterable[str]) -> list[int]:
    """The hexes of names and runs of names on the grid of one map."""
    return [place for name in names for place in grid.run(name)]


class Layout:
    """Where the hexes of each map have come to lie."""

    def __init__(self, maps: Sequence[Map], placed: Sequence[Placed]) -> None:
        self.maps = maps
        self.grids = [Grid(one.columns, one.rows) for one in maps]
        self.field = Field(
            [
                Laid(grid, place.column - 1, place.row - 1, place.turned)
                for grid, place in zip(self.grids, placed, strict=True)
            ]
        )
        self.grid = self.field.grid

    def hexes(self, number: int, names: Iterable[str]) -> list[int]:
        """Named hexes of a map, on the field."""
        return [self.field.place(number, place) for place in named_hexes(self.grids[number], names)]

    def find(self, name: str) -> int:
        """The hex of a name with or without the letter of its map; NOWHERE if there is none."""
        letter = name[:1] if name[:1] in LETTERS else ""
        number = LETTERS.index(letter) if letter else 0
        place = self.grids[number].find(name.removeprefix(letter)) if number < len(self.grids) else NOWHERE
        return NOWHERE if place == NOWHERE else self.field.place(number, place)

    def on_edge(self, number: int, edge: int) -> list[int]:
        """The hexes along a printed side of a map (GUI-M09)."""
        one = self.maps[number]
        column = {RIGHT: one.columns - 1, LEFT: 0}.get(edge)
        row = {TOP: 0, BOTTOM: one.rows - 1}.get(edge)
        return [
            self.field.place(number, place)
            for place in range(one.columns * one.rows)
            if column in (None, place // one.rows) and row in (None, place % one.rows)
        ]


def lay_out(content: Content, scenario: Scenario) -> Battlefield:
    """The field of a scenario."""
    return _Laying(content, layout_of(content, scenario)).battlefield()


def layout_of(content: Content, scenario: Scenario) -> Layout:
    """Where a scenario's maps lie."""
    by_key = {one.key: one for one in content.maps}
    return Layout([by_key[placed.map] for placed in scenario.maps], scenario.maps)


def zone_hexes(layout: Layout, field: Battlefield, terrains: Sequence[Terrain], zone: Zone) -> list[int]:
    """The hexes of a zone: those that satisfy everything that it says."""
    number = None if zone.map is None else LETTERS.index(zone.map)
    allowed = {place for place in range(int(field.size)) if number in (None, int(field.map_of[place]))}
    if zone.at:
        allowed &= {layout.find(name) for run in zone.at for name in _runs(layout, run)}
    if zone.areas:
        allowed &= set(_area_hexes(layout, zone.areas))
    if zone.around:
        middles = [layout.find(name) for name in zone.around]
        allowed &= {
            place
            for place in allowed
            if any(field.distance(middle, place) <= zone.within for middle in middles if middle != NOWHERE)
        }
    if zone.terrains:
        allowed &= {place for place in allowed if terrains[int(field.terrain[place])].key in zone.terrains}
    if zone.level is not None:
        allowed = {place for place in allowed if field.level[place] == zone.level}
    rows = int(field.grid.rows)
    if zone.columns is not None:
        allowed = {place for place in allowed if zone.columns[0] <= place // rows + 1 <= zone.columns[1]}
    if zone.rows is not None:
        allowed = {place for place in allowed if zone.rows[0] <= place % rows + 1 <= zone.rows[1]}
    return sorted(allowed - {NOWHERE})


def _runs(layout: Layout, run: str) -> list[str]:
    letter = run[0] if run[:1] in LETTERS else ""
    grid = layout.grids[LETTERS.index(letter) if letter else 0]
    return [letter + grid.name(place) for place in grid.run(run.removeprefix(letter))]


def named_places(one: Map, keys: Sequence[str]) -> list[tuple[str, ...]]:
    """The hexes of the areas and rooms of a map that have these names."""
    areas = [area.at for area in one.areas if area.key in keys]
    return [*areas, *[room.at for room in one.rooms if room.key in keys]]


def _area_hexes(layout: Layout, keys: Sequence[str]) -> list[int]:
    return [
        place
        for number, one in enumerate(layout.maps)
        for names in named_places(one, keys)
        for place in layout.hexes(number, names)
    ]


class _Laying:
    """One field while it is made."""

    def __init__(self, content: Content, layout: Layout) -> None:
        self.content = content
        self.layout = layout
        self.out = Battlefield(layout.grid)
        self.terrains: Mapping[str, int] = {terrain.key: at for at, terrain in enumerate(content.terrains)}
        self.barriers: Mapping[tuple[str, str], Barrier] = {(one.key, one.state): one for one in content.barriers}
        self.sides: dict[tuple[int, int], Barrier] = {}

    def battlefield(self) -> Battlefield:
        for number, one in enumerate(self.layout.maps):
            self._grounds(number, one)
            self._sides(number, one)
        self._bodies()
        self._costs()
        self._names()
        self._edges()
        return self.out

    def _grounds(self, number: int, one: Map) -> None:
        layout, out = self.layout, self.out
        for place in range(one.columns * one.rows):
            here = layout.field.place(number, place)
            self._set_terrain(here, one.terrain)
            out.level[here] = one.level
            out.map_of[here] = number
            out.title[here] = layout.field.direction(number, 0)
        for ground in one.grounds:
            crest, axis = (
                sum(1 << layout.field.direction(number, direction) for direction in directions)
                for directions in (ground.crest, ground.axis)
            )
            for here in layout.hexes(number, ground.at):
                self._set_terrain(here, ground.terrain)
                out.crest[here] = crest
                out.axis[here] = axis
        for height in one.heights:
            for here in layout.hexes(number, height.at):
                out.level[here] = height.level
        for here in layout.hexes(number, one.branches):
            out.sight[here] = SIGHTS.index("tree")
        for here in layout.hexes(number, one.wood):
            out.wood[here] = 1

    def _set_terrain(self, here: int, key: str) -> None:
        out = self.out
        terrain = self.content.terrains[self.terrains[key]]
        out.terrain[here] = self.terrains[key]
        out.sight[here] = SIGHTS.index(terrain.sight)
        out.water[here] = WATERS.index(terrain.water)
        out.cover[here] = COVERS.index(terrain.cover)
        out.cover_when[here] = COVER_WHENS.index(terrain.cover_when)
        out.plunging[here] = int(terrain.plunging)
        out.ground[here] = terrain.ground
        out.bank[here] = int(terrain.cover_when == "over-crest")

    def _sides(self, number: int, one: Map) -> None:
        layout, out = self.layout, self.out
        for sides in one.sides:
            barrier = self.barriers[sides.kind, sides.state]
            for name in sides.at:
                place, printed = layout.grids[number].side(name)
                here, direction = layout.field.place(number, place), layout.field.direction(number, printed)
                there = int(out.next[here * DIRECTIONS + direction])
                for behind, way in ((here, direction), (there, (direction + OPPOSITE) % DIRECTIONS)):
                    if behind == NOWHERE:
                        continue
                    at = behind * DIRECTIONS + way
                    self.sides[behind, way] = barrier
                    out.side_blocks[at] = int(barrier.blocks)
                    out.side_cover[at] = COVERS.index(barrier.cover)
                    out.side_attacker[at] = NO_GROUND if barrier.attacker is None else barrier.attacker
                    out.side_defender[at] = NO_GROUND if barrier.defender is None else barrier.defender

    def _bodies(self) -> None:
        """Waters that hang together; marshes by themselves (GUI-233, GUI-237)."""
        out = self.out
        bodies = 0
        for start in range(int(out.size)):
            if out.water[start] == 0 or out.body[start] != 0:
                continue
            bodies += 1
            waiting = [start]
            out.body[start] = bodies
            while waiting:
                here = waiting.pop()
                for there in self._neighbours(here):
                    marsh = WATERS.index("marsh")
                    alike = (out.water[there] == marsh) == (out.water[here] == marsh) and out.water[there] != 0
                    if alike and out.body[there] == 0:
                        out.body[there] = bodies
                        waiting.append(there)

    def _neighbours(self, here: int) -> list[int]:
        around = [int(self.out.next[here * DIRECTIONS + direction]) for direction in range(DIRECTIONS)]
        return [there for there in around if there != NOWHERE]

    def _costs(self) -> None:
        out = self.out
        ways = (ON_FOOT, IN_ARMOUR, MOUNTED, LED)
        for here in range(int(out.size)):
            for way in ways:
                out.own_cost[way * int(out.size) + here] = self._terrain_cost(here, way) or CLOSED
            for direction in range(DIRECTIONS):
                there = int(out.next[here * DIRECTIONS + direction])
                if there == NOWHERE or not self._open(here, there, direction):
                    continue
                for way in ways:
                    at = (way * int(out.size) + here) * DIRECTIONS + direction
                    out.cost[at] = self._cost(here, there, direction, way)

    def _open(self, here: int, there: int, direction: int) -> bool:
        """Whether axes and levels let anybody from one hex to the next (GUI-062, GUI-228)."""
        out = self.out
        back = (direction + OPPOSITE) % DIRECTIONS
        for place, way in ((here, direction), (there, back)):
            if out.axis[place] and not int(out.axis[place]) >> way & 1:
                return False
        climb = int(out.level[there] - out.level[here])
        if climb == 0 or out.axis[here] or out.axis[there]:
            return True
        lower, way = (here, direction) if climb > 0 else (there, back)
        return climb in (-1, 1) and bool(int(out.crest[lower]) >> way & 1)

    def _terrain_cost(self, there: int, way: int) -> int | None:
        terrain = self.content.terrains[int(self.out.terrain[there])]
        if way == MOUNTED:
            return terrain.mounted
        if way == LED:
            return terrain.foot if terrain.led else None
        return None if way == IN_ARMOUR and not terrain.armour else terrain.foot

    def _cost(self, here: int, there: int, direction: int, way: int) -> int:
        cost = self._terrain_cost(there, way)
        barrier = self.sides.get((here, direction))
        if cost is None or barrier is None:
            return CLOSED if cost is None else cost
        toll = barrier.foot if way in (ON_FOOT, IN_ARMOUR) else barrier.mounted
        if toll is None:
            return CLOSED
        return toll if barrier.whole else cost + toll

    def _names(self) -> None:
        layout, out = self.layout, self.out
        width = max(one.columns * one.rows for one in self.content.maps)
        of_key = [NOWHERE] * (MOST_MAPS * width)
        for number, one in enumerate(layout.maps):
            for place in range(one.columns * one.rows):
                here = layout.field.place(number, place)
                out.key_of[here] = number * width + place
                of_key[number * width + place] = here
        out.of_key = cells_from(of_key)

    def _edges(self) -> None:
        layout, out = self.layout, self.out
        for number in range(len(layout.maps)):
            for edge in get_args(Edge):
                for here in layout.on_edge(number, edge):
                    if any(int(out.next[here * DIRECTIONS + way]) == NOWHERE for way in range(DIRECTIONS)):
                        out.edges[here] |= 1 << edge
