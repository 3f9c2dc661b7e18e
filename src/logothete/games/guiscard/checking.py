"""What can be wrong with maps and scenarios, and with the names of people, places and scenarios.

Faults are told with file, place and remedy (`text/faults`). A map is checked by itself, a scenario with the maps that
it lays out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from logothete.games.guiscard.battlefield import CLOSED, IN_ARMOUR, LED, MOUNTED, ON_FOOT, Battlefield
from logothete.games.guiscard.board import MOST_HORSES, MOST_MEN
from logothete.games.guiscard.content import PEOPLE, Class, Content
from logothete.games.guiscard.content_map import COLUMNS, MAP_PREFIX, ROWS, Map
from logothete.games.guiscard.content_scenario import SCENARIO_PREFIX, Condition, Force, Scenario, Side, Zone
from logothete.games.guiscard.laying import (
    LETTERS,
    MOST_MAPS,
    Layout,
    lay_out,
    layout_of,
    zone_hexes,
)
from logothete.geometry.fields import BadField
from logothete.geometry.hexes import DIRECTIONS, NOWHERE, Grid
from logothete.kernel.content import Problems
from logothete.kernel.text import LANGUAGES, Catalogue, CatalogueError

_KEY: Final = re.compile(r"[a-z][a-z0-9-]*")
OPPOSITE: Final = 3


def check_content(content: Content, files: dict[str, Path], texts: Sequence[Path], problems: Problems) -> None:
    """Note everything that is wrong with maps, scenarios and names."""
    for one in content.maps:
        file = _file_of(files, MAP_PREFIX, one.key)
        if file is not None:
            _MapCheck(file, content, one, problems).all()
    if problems.found:
        # Scenarios are laid out on maps that can be relied on.
        return
    for scenario in content.scenarios:
        file = _file_of(files, SCENARIO_PREFIX, scenario.key)
        if file is not None:
            _ScenarioCheck(file, content, scenario, problems).all()
    _check_names(list(_needed(content, files)), texts, problems)


def _file_of(files: dict[str, Path], prefix: str, key: str) -> Path | None:
    return files.get(f"{prefix}{key}.toml")


class _Check:
    """The checks of one file."""

    def __init__(self, file: Path, problems: Problems) -> None:
        self.file = file
        self.problems = problems

    def note(self, where: str, fault: str, /, **about: str | int) -> None:
        self.problems.add(self.file, where, fault, **about)

    def keys(self, table: str, keys: Sequence[str]) -> None:
        for index, key in enumerate(keys):
            if not _KEY.fullmatch(key):
                self.note(f"{table}[{index}].key", "bad-key", key=key)
            if key in keys[:index]:
                self.note(f"{table}[{index}].key", "key-twice", key=key)


class _MapCheck(_Check):
    """One map."""

    def __init__(self, file: Path, content: Content, one: Map, problems: Problems) -> None:
        super().__init__(file, problems)
        self.map = one
        self.grid = Grid(one.columns, one.rows)
        self.terrains = {terrain.key: terrain for terrain in content.terrains}

    def all(self) -> None:
        one = self.map
        if one.columns > COLUMNS or one.rows > ROWS or one.columns % 2:
            self.note("", "map-size", columns=one.columns, rows=one.rows)
            return
        self._once("ground", [ground.at for ground in one.grounds])
        self._once("height", [height.at for height in one.heights])
        for table, lists in (
            ("area", [area.at for area in one.areas]),
            ("room", [room.at for room in one.rooms]),
        ):
            for index, names in enumerate(lists):
                self._hexes(f"{table}[{index}].at", names)
        self._hexes("branches", one.branches)
        self._hexes("wood", one.wood)
        self.keys("area", [area.key for area in one.areas])
        self._terrains()
        self._sides()
        self._stairs()
        if not self.problems.found:
            self._crests()

    def _hexes(self, where: str, names: Iterable[str]) -> list[int]:
        found: list[int] = []
        for name in names:
            run = self.grid.run(name)
            if not run:
                self.note(where, "no-hex", name=name, columns=self.map.columns, rows=self.map.rows)
            found += run
        return found

    def _once(self, table: str, lists: Sequence[Sequence[str]]) -> None:
        """Each hex is what it is once."""
        seen: set[int] = set()
        for index, names in enumerate(lists):
            where = f"{table}[{index}].at"
            for place in self._hexes(where, names):
                if place in seen:
                    self.note(where, "hex-twice", name=self.grid.name(place))
                seen.add(place)

    def _terrains(self) -> None:
        for where, key in [
            ("terrain", self.map.terrain),
            *((f"ground[{index}].terrain", ground.terrain) for index, ground in enumerate(self.map.grounds)),
        ]:
            if key not in self.terrains:
                self.note(where, "no-terrain", key=key, known=", ".join(self.terrains))
        for index, ground in enumerate(self.map.grounds):
            terrain = self.terrains.get(ground.terrain)
            if terrain is None:
                continue
            bank = terrain.cover_when == "over-crest"
            if bank and not ground.crest:
                self.note(f"ground[{index}]", "no-crest", terrain=ground.terrain)
            if ground.crest and not bank:
                self.note(f"ground[{index}].crest", "stray-crest", terrain=ground.terrain)
            if terrain.axis != (len(set(ground.axis)) == 2) or (ground.axis and not terrain.axis):
                self.note(f"ground[{index}]", "axis", terrain=ground.terrain)

    def _crests(self) -> None:
        """A crest looks at ground that is one level higher (GUI-228, GUI-249)."""
        levels = [self.map.level] * int(self.grid.size)
        for height in self.map.heights:
            for place in (place for name in height.at for place in self.grid.run(name)):
                levels[place] = height.level
        for index, ground in enumerate(self.map.grounds):
            for place in (place for name in ground.at for place in self.grid.run(name)):
                for direction in ground.crest:
                    there = int(self.grid.next[place * DIRECTIONS + direction])
                    if there != NOWHERE and levels[there] != levels[place] + 1:
                        name = self.grid.name(place)
                        self.note(f"ground[{index}].crest", "low-crest", name=name, direction=direction)

    def _sides(self) -> None:
        seen: dict[tuple[int, int], str] = {}
        for index, sides in enumerate(self.map.sides):
            where = f"side[{index}].at"
            for name in sides.at:
                place, direction = self.grid.side(name)
                if place == NOWHERE:
                    self.note(where, "no-side", name=name)
                    continue
                there = int(self.grid.next[place * DIRECTIONS + direction])
                back = (there, (direction + OPPOSITE) % DIRECTIONS)
                for known in ((place, direction), back):
                    if known not in seen:
                        continue
                    if seen[known] == sides.kind:
                        self.note(where, "side-twice", name=name, kind=sides.kind)
                    else:
                        self.note(where, "side-disagrees", name=name, kind=sides.kind, other=seen[known])
                seen[place, direction] = sides.kind

    def _stairs(self) -> None:
        for index, stairs in enumerate(self.map.stairs):
            for end, names in (("foot", stairs.foot), ("head", stairs.head)):
                where = f"stairs[{index}].{end}"
                here = self.grid.find(stairs.at)
                reached = [self.grid.find(name) for name in names]
                if here == NOWHERE or not reached or any(self._apart(here, there) for there in reached):
                    self.note(where, "stairs-nowhere", name=stairs.at)

    def _apart(self, here: int, there: int) -> bool:
        return there == NOWHERE or self.grid.distance(here, there) != 1


class _ScenarioCheck(_Check):
    """One scenario, on its maps."""

    def __init__(self, file: Path, content: Content, scenario: Scenario, problems: Problems) -> None:
        super().__init__(file, problems)
        self.content = content
        self.scenario = scenario
        self.classes: dict[str, Class] = {one.key: one for one in content.classes}
        self.characters = {one.key: one for one in content.characters}
        self.animals = {one.key: one for one in content.animals}

    def all(self) -> None:
        scenario = self.scenario
        self.keys("zone", [zone.key for zone in scenario.zones])
        self.keys("side", [side.key for side in scenario.sides])
        if len(scenario.sides) != 2:
            self.note("side", "two-sides", count=len(scenario.sides))
            return
        self._men()
        self._verdicts()
        layout = self._layout()
        if layout is None or self.problems.found:
            return
        field = lay_out(self.content, scenario)
        zones = {zone.key: self._zone(layout, field, index, zone) for index, zone in enumerate(scenario.zones)}
        if self.problems.found:
            return
        for index, side in enumerate(scenario.sides):
            self._room(field, zones, index, side)
            self._horses(layout, field, index, side)
        self._reachable(layout, field, zones)

    def _layout(self) -> Layout | None:
        known = [one.key for one in self.content.maps]
        for index, placed in enumerate(self.scenario.maps):
            if placed.map not in known:
                self.note(f"maps[{index}].map", "no-map", key=placed.map, known=", ".join(known))
                return None
        if not 1 <= len(self.scenario.maps) <= MOST_MAPS:
            self.note("maps", "number-of-maps", count=len(self.scenario.maps), most=MOST_MAPS)
            return None
        try:
            return layout_of(self.content, self.scenario)
        except BadField as error:
            self.note("maps", f"maps-{error}")
            return None

    # ---- people

    def _kind(self, man: str) -> Class | None:
        return self.classes[self.characters[man].kind] if man in self.characters else None

    def _men(self) -> None:
        seen: set[str] = set()
        zones = [zone.key for zone in self.scenario.zones]
        for number, side in enumerate(self.scenario.sides):
            for index, force in enumerate(side.forces):
                where = f"side[{number}].force[{index}]"
                for man in force.men:
                    if man not in self.characters and man not in self.animals:
                        self.note(f"{where}.men", "no-man", key=man)
                    elif force.mounted and (kind := self._kind(man)) is not None and kind.mounted is None:
                        self.note(f"{where}.men", "cannot-ride", key=man)
                    if man in seen:
                        self.note(f"{where}.men", "man-twice", key=man)
                    seen.add(man)
                if (force.zone is None) == (force.enter is None):
                    self.note(where, "zone-or-enter")
                for zone in (force.zone, force.rest):
                    if zone is not None and zone not in zones:
                        self.note(f"{where}.zone", "no-zone", key=zone, known=", ".join(zones))
                if force.enter is not None and not 1 <= force.enter.turn <= self.scenario.turns:
                    self.note(f"{where}.enter", "late", turn=force.enter.turn, turns=self.scenario.turns)
            for index, horse in enumerate(side.horses):
                kind = self._kind(horse.of)
                own = any(horse.of in force.men and not force.mounted for force in side.forces)
                if kind is None or kind.mounted is None or not own:
                    self.note(f"side[{number}].horse[{index}].of", "no-rider", key=horse.of)
        if len(seen) > MOST_MEN:
            self.note("side", "many-men", count=len(seen), most=MOST_MEN)
        horses = sum(self._number_of_horses(side) for side in self.scenario.sides)
        if horses > MOST_HORSES:
            self.note("side", "many-horses", count=horses, most=MOST_HORSES)

    def _number_of_horses(self, side: Side) -> int:
        return len(side.horses) + sum(len(force.men) for force in side.forces if force.mounted)

    # ---- places

    def _zone(self, layout: Layout, field: Battlefield, index: int, zone: Zone) -> list[int]:
        where = f"zone[{index}]"
        for name in (*zone.at, *zone.around):
            letter = name[:1] if name[:1] in LETTERS else ""
            number = LETTERS.index(letter) if letter else 0
            if number >= len(layout.grids) or not layout.grids[number].run(name.removeprefix(letter)):
                self.note(where, "no-hex", name=name, columns=COLUMNS, rows=ROWS)
        known = [area.key for one in layout.maps for area in one.areas]
        known += [room.key for one in layout.maps for room in one.rooms]
        for area in zone.areas:
            if area not in known:
                self.note(f"{where}.areas", "no-area", key=area, known=", ".join(known))
        for terrain in zone.terrains:
            if terrain not in [one.key for one in self.content.terrains]:
                self.note(f"{where}.terrains", "no-terrain", key=terrain, known="")
        hexes = zone_hexes(layout, field, self.content.terrains, zone)
        if not hexes:
            self.note(where, "empty-zone")
        return hexes

    def _room(self, field: Battlefield, zones: dict[str, list[int]], number: int, side: Side) -> None:
        """A zone has room for everybody who is placed in it (GUI-532)."""
        for zone, hexes in zones.items():
            forces = [force for force in side.forces if force.zone == zone]
            needed = sum(self._hexes_of(force) for force in forces)
            free = sum(1 for place in hexes if field.may_enter(IN_ARMOUR, place))
            if needed > free:
                index = side.forces.index(forces[0])
                self.note(f"side[{number}].force[{index}].zone", "small-zone", key=zone, free=free, needed=needed)

    def _hexes_of(self, force: Force) -> int:
        men = len(force.men) if force.count is None else force.count
        return 2 * men if force.mounted else men

    def _horses(self, layout: Layout, field: Battlefield, number: int, side: Side) -> None:
        taken: set[int] = set()
        for index, horse in enumerate(side.horses):
            where = f"side[{number}].horse[{index}]"
            if horse.front is None:
                continue
            front = layout.find(horse.front)
            if front == NOWHERE:
                self.note(f"{where}.front", "no-hex", name=horse.front, columns=COLUMNS, rows=ROWS)
                continue
            rear = int(field.rear(front, horse.heading))
            for place in (front, rear):
                if place == NOWHERE or not field.may_enter(LED, place):
                    terrain = "-" if place == NOWHERE else self.content.terrains[int(field.terrain[place])].key
                    self.note(f"{where}.front", "horse-cannot-stand", key=horse.of, terrain=terrain)
                elif place in taken:
                    self.note(f"{where}.front", "horse-on-horse", key=horse.of)
                taken.add(place)

    def _reachable(self, layout: Layout, field: Battlefield, zones: dict[str, list[int]]) -> None:
        """Where a side has to be at the end it can get to on foot from where it begins."""
        for number, verdict in enumerate(self.scenario.verdicts):
            for index, condition in enumerate(verdict.when):
                where = f"verdict[{number}].when[{index}].zone"
                side = next((one for one in self.scenario.sides if one.key == condition.side), None)
                if condition.zone is None or side is None or not condition.least:
                    continue
                reached = _reached(field, self._starts(layout, field, zones, side))
                if not reached & set(zones[condition.zone]):
                    self.note(where, "unreachable-zone", key=condition.zone, side=side.key)

    def _starts(self, layout: Layout, field: Battlefield, zones: dict[str, list[int]], side: Side) -> list[int]:
        starts: list[int] = []
        for force in side.forces:
            if force.zone is not None:
                starts += zones[force.zone]
            if force.enter is not None:
                number = 0 if force.enter.map is None else LETTERS.index(force.enter.map)
                starts += [place for edge in force.enter.edges for place in layout.on_edge(number, edge)]
        return starts

    # ---- victory

    def _verdicts(self) -> None:
        verdicts = self.scenario.verdicts
        sides = {side.key: side for side in self.scenario.sides}
        zones = [zone.key for zone in self.scenario.zones]
        for number, verdict in enumerate(verdicts):
            where = f"verdict[{number}]"
            if verdict.winner is not None and verdict.winner not in sides:
                self.note(f"{where}.winner", "no-such-side", key=verdict.winner, known=", ".join(sides))
            if bool(verdict.when) == (number == len(verdicts) - 1):
                self.note(where, "last-verdict")
            for index, condition in enumerate(verdict.when):
                here = f"{where}.when[{index}]"
                if condition.side is not None and condition.side not in sides:
                    self.note(f"{here}.side", "no-such-side", key=condition.side, known=", ".join(sides))
                elif condition.zone is not None and condition.zone not in zones:
                    self.note(f"{here}.zone", "no-zone", key=condition.zone, known=", ".join(zones))
                elif condition.test in ("present", "left", "fallen"):
                    self._can_be_met(here, condition, sides)

    def _can_be_met(self, where: str, condition: Condition, sides: dict[str, Side]) -> None:
        concerned = [sides[condition.side]] if condition.side is not None else list(sides.values())
        men = [man for side in concerned for force in side.forces for man in force.men]
        most = len([man for man in men if not condition.who or man in condition.who])
        if condition.horses:
            most = sum(self._number_of_horses(side) for side in sides.values())
        if condition.least is not None and condition.least > most:
            self.note(f"{where}.least", "cannot-be-met", least=condition.least, most=most)
        elif condition.test == "left" and not set(condition.edges) <= {
            edge for side in concerned for edge in side.leaves
        }:
            self.note(f"{where}.edges", "cannot-leave")
        elif condition.test == "present" and condition.zone is None:
            self.note(where, "needs-zone")


def _reached(field: Battlefield, starts: Sequence[int]) -> set[int]:
    reached = {place for place in starts if any(field.may_enter(way, place) for way in (ON_FOOT, MOUNTED))}
    waiting = list(reached)
    while waiting:
        here = waiting.pop()
        for direction in range(DIRECTIONS):
            there = int(field.beyond(here, direction))
            if there >= 0 and there not in reached and field.step_cost(IN_ARMOUR, here, direction) != CLOSED:
                reached.add(there)
                waiting.append(there)
    return reached


def _needed(content: Content, files: dict[str, Path]) -> Iterator[tuple[Path, str, str]]:
    """Every name that has to be in the texts: the file and place that need it, and the message."""
    for table, prefix, keys in (
        ("class", "class", [one.key for one in content.classes]),
        ("character", "man", [one.key for one in content.characters]),
        ("animal", "man", [one.key for one in content.animals]),
    ):
        for index, key in enumerate(keys):
            yield files[PEOPLE], f"{table}[{index}]", f"{prefix}-{key}"
    for one in content.maps:
        file = _file_of(files, MAP_PREFIX, one.key)
        if file is not None:
            yield file, "key", f"map-{one.key}"
    for scenario in content.scenarios:
        file = _file_of(files, SCENARIO_PREFIX, scenario.key)
        if file is not None:
            yield file, "key", f"option-scenario-{scenario.key}"
            for index, side in enumerate(scenario.sides):
                yield file, f"side[{index}]", f"side-{side.key}"


def _check_names(needed: Sequence[tuple[Path, str, str]], texts: Sequence[Path], problems: Problems) -> None:
    """Everything has its names in every language."""
    for language in LANGUAGES:
        try:
            known = Catalogue.load(language, *texts).messages()
        except CatalogueError as error:
            problems.take(error)
            continue
        for file, where, message in needed:
            if message not in known:
                problems.add(file, where, "no-name", message=message, language=language)
