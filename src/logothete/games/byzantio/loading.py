"""Reading and checking an edition: its own files or those of a pack, with the names they need.

Every fault of all three files is reported at once, with file, line and remedy, so that the owner of a box who
enters the real board is not sent round and round.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, get_args

import msgspec

from logothete.games.byzantio.content import (
    BOARD,
    DIE_SIDES,
    HOUSE_COUNT,
    HOUSES,
    MAP,
    MOST_CITIES,
    MOST_EVENTS,
    MOST_PROVINCES,
    MOST_TARGETS,
    MOST_TURNS,
    PLAYER_COUNTS,
    ROWS,
    VALUES,
    BoardFile,
    Content,
    Edition,
    HousesFile,
    Province,
    Values,
)
from logothete.kernel.content import Problem, Problems, content_hash, find, pack_texts, read_pack
from logothete.kernel.text import LANGUAGES, Catalogue, CatalogueError

# A key is part of the id of a message.
_KEY: Final = re.compile(r"[a-z][a-z0-9-]*")

HERE: Final = Path(__file__).parent
TEXTS: Final = HERE / "text"
# The catalogue with the names of an edition's places and houses, in the folder of its texts.
NAMES: Final = "places"
MOST_MAP: Final = 1024 * 1024
"""Bytes of a map: every page loads it."""


class UnknownEdition(ValueError):
    """An edition that does not exist."""

    def __init__(self, edition: str) -> None:
        super().__init__(edition)
        self.edition = edition

    def __str__(self) -> str:
        return f"there is no edition '{self.edition}'; choose one of: {', '.join(get_args(Edition))}"


def load_content(edition: Edition, pack: Path | None = None) -> Content:
    """Read and check an edition; a ContentError lists everything that is wrong with it."""
    if edition not in get_args(Edition):
        raise UnknownEdition(edition)
    builtin = HERE / "content" / edition
    files = find(edition, (BOARD, HOUSES, VALUES, MAP), builtin, pack)
    problems = Problems()
    board = problems.read(files[BOARD], BoardFile)
    houses = problems.read(files[HOUSES], HousesFile)
    values = problems.read(files[VALUES], Values)
    # The drawing of the built-in board does not fit another one.
    drawn = files[MAP].parent != builtin or files[BOARD].parent == builtin
    drawing = _read_map(files[MAP], problems) if drawn else None
    if board is None or houses is None or values is None:
        raise problems.error()
    names = [TEXTS / edition / f"{NAMES}.{language}.ftl" for language in LANGUAGES]
    _check(board, houses, values, files, (*names, *pack_texts(pack)), problems)
    problems.raise_any()
    return Content(
        edition=edition,
        board=board.board,
        provinces=board.provinces,
        cities=board.cities,
        houses=houses.houses,
        values=values,
        sources={BOARD: board.source, HOUSES: houses.source, VALUES: values.source},
        pack=None if pack is None else read_pack(pack),
        map=drawing,
        # Without the map: it changes what people see and not what they can do, so old records stay good.
        hash=content_hash({"edition": edition, BOARD: board, HOUSES: houses, VALUES: values}),
    )


def _read_map(file: Path, problems: Problems) -> msgspec.Raw | None:
    """The drawing of a board, if there is one: any JSON object, for only a page knows what it means."""
    if not file.is_file():
        return None
    try:
        data = file.read_bytes()
        fault = "" if len(data) <= MOST_MAP else f"it has {len(data)} bytes, but a map has at most {MOST_MAP}"
        if not fault and not isinstance(msgspec.json.decode(data), dict):
            fault = "it is no JSON object"
    except OSError as error:
        fault = f"it cannot be read: {error.strerror}"
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        fault = f"this is not JSON: {error}"
    if fault:
        problems.found.append(Problem(file, 0, "the file", fault, "Correct it, or remove it: a board needs no map."))
        return None
    return msgspec.Raw(msgspec.json.format(data, indent=-1))


def _check(
    board: BoardFile,
    houses: HousesFile,
    values: Values,
    files: dict[str, Path],
    texts: Sequence[Path],
    problems: Problems,
) -> None:
    """Check the three files of an edition by themselves and together, and the names in `texts`."""
    _FileCheck(files[BOARD], problems).board(board)
    _FileCheck(files[HOUSES], problems).houses(houses, board)
    _FileCheck(files[VALUES], problems).values(values, board)
    _check_names(board, houses, files, texts, problems)


class _FileCheck:
    """The checks of one file."""

    def __init__(self, file: Path, problems: Problems) -> None:
        self.file = file
        self.problems = problems

    def note(self, where: str, what: str, advice: str) -> None:
        self.problems.add(self.file, where, what, advice)

    # ---- the board

    def board(self, file: BoardFile) -> None:
        self._keys("province", [province.key for province in file.provinces])
        self._keys("city", [city.key for city in file.cities])
        by_key = {province.key: province for province in file.provinces}
        for index, province in enumerate(file.provinces):
            where = f"province[{index}]"
            self._number(where, province)
            self._on_sheet(f"{where}.stand", province.stand, file)
            self._links(f"{where}.borders", "borders", province, by_key)
            self._links(f"{where}.lanes", "lanes", province, by_key)
        self._reachable(file.provinces, by_key)
        self._cities(file, by_key)
        self._totals("provinces", "province", len(file.provinces), file.board.provinces, MOST_PROVINCES)
        self._totals("cities", "city", len(file.cities), file.board.cities, MOST_CITIES)

    def _keys(self, table: str, keys: list[str]) -> None:
        for index, key in enumerate(keys):
            where = f"{table}[{index}].key"
            if not _KEY.fullmatch(key):
                self.note(
                    where,
                    f"'{key}' cannot be a key",
                    "Use small letters a-z, digits and hyphens, letter first.",
                )
            if key in keys[:index]:
                self.note(where, f"the key '{key}' is used twice", "Give each its own key.")

    def _number(self, where: str, province: Province) -> None:
        if province.closed and province.number is not None:
            advice = "Remove the number, or the line that closes it."
            self.note(f"{where}.number", "a closed province is never struck, so it has no number (NEK-008)", advice)
        elif not province.closed and province.number is None:
            self.note(where, "it has no number (BYZ-012)", f"Add a number from 1 to {DIE_SIDES}.")
        elif province.number is not None and not 1 <= province.number <= DIE_SIDES:
            what = f"no die shows {province.number} (BYZ-012)"
            self.note(f"{where}.number", what, f"Write a number from 1 to {DIE_SIDES}.")

    def _on_sheet(self, where: str, point: tuple[float, float], file: BoardFile) -> None:
        x, y = point
        width, height = file.board.width, file.board.height
        if not (0 <= x <= width and 0 <= y <= height):
            what = f"the point {x:g}, {y:g} is not on the board"
            self.note(where, what, f"Keep x within 0 and {width:g}, y within 0 and {height:g}.")

    def _links(self, where: str, kind: str, province: Province, by_key: dict[str, Province]) -> None:
        links: tuple[str, ...] = getattr(province, kind)
        for key, times in Counter(links).items():
            if times > 1:
                self.note(where, f"'{key}' is listed {times} times", "List it once.")
            if key == province.key:
                self.note(where, "it is linked to itself", f"Remove '{key}' from the list.")
            elif key not in by_key:
                self.note(where, f"there is no province '{key}'", _spelling(by_key))
            elif province.key not in getattr(by_key[key], kind):
                what = f"'{key}' is listed, but '{key}' does not list '{province.key}' (BYZ-010)"
                self.note(where, what, f"Add '{province.key}' to the {kind} of '{key}', or remove '{key}' here.")

    def _reachable(self, provinces: Sequence[Province], by_key: dict[str, Province]) -> None:
        """Nobody enters a closed province, so the open ones must hang together without it."""
        open_keys = [province.key for province in provinces if not province.closed]
        reached = _spread(open_keys[:1], set(open_keys), by_key)
        for index, province in enumerate(provinces):
            links = {*province.borders, *province.lanes}
            if province.closed and links.isdisjoint(reached):
                self.note(f"province[{index}]", "nobody could ever leave it", "Link it to an open province.")
            elif not province.closed and province.key not in reached:
                what = f"it cannot be reached from '{open_keys[0]}'"
                self.note(f"province[{index}]", what, "Link it by borders or lanes to the rest of the board.")

    def _cities(self, file: BoardFile, by_key: dict[str, Province]) -> None:
        sizes: dict[str, list[str]] = {province.key: [] for province in file.provinces}
        for index, city in enumerate(file.cities):
            where = f"city[{index}]"
            self._on_sheet(f"{where}.place", city.place, file)
            if city.province not in by_key:
                self.note(f"{where}.province", f"there is no province '{city.province}'", _spelling(by_key))
                continue
            if by_key[city.province].closed:
                what = f"the province '{city.province}' is closed and has no city (NEK-018)"
                self.note(f"{where}.province", what, "Move the city to an open province, or remove it.")
            sizes[city.province].append(city.size)
            if city.size == "small" and sizes[city.province].count("small") > 1:
                what = f"'{city.province}' already has a small city (BYZ-008)"
                self.note(where, what, "A province has at most one: correct its size or province.")
        for index, province in enumerate(file.provinces):
            large = sizes[province.key].count("large")
            if not province.closed and large != 1:
                what = f"it has {large} large cities instead of one (BYZ-008)"
                self.note(f"province[{index}]", what, "Give it exactly one city of size 'large'.")

    def _totals(self, promise: str, table: str, count: int, promised: int, most: int) -> None:
        if count != promised:
            what = f"it promises {promised} {promise}, but the file holds {count}"
            self.note(f"board.{promise}", what, f"Look for a lost or added [[{table}]], or correct the figure.")
        if count > most:
            what = f"the file holds {count} {promise}; the engine can hold {most}"
            self.note(f"board.{promise}", what, f"Leave out {count - most} of them.")

    # ---- the houses

    def houses(self, file: HousesFile, board: BoardFile) -> None:
        if len(file.houses) != HOUSE_COUNT:
            what = f"there are {len(file.houses)} houses instead of {HOUSE_COUNT} (BYZ-003)"
            self.note("", what, f"Write exactly {HOUSE_COUNT} [[house]] entries.")
        self._keys("house", [house.key for house in file.houses])
        by_key = {province.key: province for province in board.provinces}
        homes = [house.home for house in file.houses]
        for index, house in enumerate(file.houses):
            where = f"house[{index}]"
            earlier = file.houses[:index]
            if house.colour in [other.colour for other in earlier]:
                what = f"the colour '{house.colour}' is taken (BYZ-004)"
                self.note(f"{where}.colour", what, "Give each house its own colour.")
            if house.emblem in [other.emblem for other in earlier]:
                what = f"the emblem '{house.emblem}' is taken (BYZ-004)"
                self.note(f"{where}.emblem", what, "Give each house its own emblem.")
            if house.home not in by_key:
                self.note(f"{where}.home", f"there is no province '{house.home}'", _spelling(by_key))
            elif by_key[house.home].closed and set(homes) != {house.home}:
                what = f"only some houses start in the closed province '{house.home}' (NEK-015)"
                self.note(f"{where}.home", what, "Start all houses there, or none.")
            elif not by_key[house.home].closed and house.home in homes[:index]:
                what = f"'{house.home}' is already the home of another house (BYZ-033)"
                self.note(f"{where}.home", what, "Give each house its own home.")

    # ---- the values

    def values(self, values: Values, board: BoardFile) -> None:
        self._within("turns", values.turns, 1, MOST_TURNS, "; the engine can hold no longer track")
        self._at_least("garrisons", values.garrisons, 1)
        self._within(
            "small_cities_from_players",
            values.small_cities_from_players,
            PLAYER_COUNTS[0],
            PLAYER_COUNTS[-1],
            "",
        )
        for name in ("guess_points", "third_share", "change_cost"):
            self._at_least(name, getattr(values, name), 0)
        self._allowances(values.allowances)
        self._lines(values.lines)
        self._targets(values, board)
        self._events(values)

    def _within(self, where: str, value: int, least: int, most: int, reason: str) -> None:
        if not least <= value <= most:
            self.note(where, f"{value} is out of range", f"Write a number from {least} to {most}{reason}.")

    def _at_least(self, where: str, value: int, least: int) -> None:
        if value < least:
            self.note(where, f"{value} is too small", f"Write {least} or more.")

    def _allowances(self, allowances: dict[str, int]) -> None:
        for row, boxes in allowances.items():
            if row not in ROWS:
                what = f"there is no action '{row}' (BYZ-045)"
                self.note(f"allowances.{row}", what, f"Correct or remove it; the actions are: {', '.join(ROWS)}.")
            self._at_least(f"allowances.{row}", boxes, 0)
        for row in ROWS:
            if row not in allowances:
                self.note("allowances", f"the action '{row}' is missing (BYZ-045)", f"Add '{row}' here.")

    def _lines(self, lines: tuple[int, ...]) -> None:
        falling = all(upper > lower for upper, lower in pairwise(lines))
        if not lines or lines[-1] < 1 or not falling:
            what = f"{list(lines)} does not fall from line to line (BYZ-025)"
            self.note("lines", what, "Write positive values, each smaller than the one before it.")

    def _targets(self, values: Values, board: BoardFile) -> None:
        expected = {str(players) for players in PLAYER_COUNTS}
        if set(values.targets) != expected:
            what = f"the player counts are {', '.join(sorted(values.targets)) or 'missing'} (BYZ-001)"
            self.note("targets", what, f"Give one figure for each of: {', '.join(sorted(expected))}.")
        for players in PLAYER_COUNTS:
            count = values.targets.get(str(players))
            if count is None:
                continue
            where = f"targets.{players}"
            self._within(where, count, 1, MOST_TARGETS, "; the engine can hold no longer list")
            if count > len(values.lines):
                what = f"{count} targets do not fit on {len(values.lines)} lines (BYZ-021)"
                self.note(where, what, f"Write at most {len(values.lines)}, or add values to 'lines'.")
            small = players >= values.small_cities_from_players
            sites = {city.province for city in board.cities if small or city.size == "large"}
            if count > len(sites):
                what = f"only {len(sites)} provinces have a city in play for {count} targets (BYZ-024)"
                self.note(where, what, f"Write at most {len(sites)}.")

    def _events(self, values: Values) -> None:
        turns = [event.turn for event in values.events]
        boxes = sum(values.allowances.values())
        if len(turns) > MOST_EVENTS:
            what = f"there are {len(turns)} events; the engine can hold {MOST_EVENTS}"
            self.note(f"event[{MOST_EVENTS}]", what, f"Leave out {len(turns) - MOST_EVENTS} of them.")
        for index, turn in enumerate(turns):
            where = f"event[{index}].turn"
            if not 1 <= turn <= values.turns:
                what = f"turn {turn} is not on the track"
                self.note(where, what, f"Write a turn from 1 to {values.turns}.")
            elif turn in turns[:index]:
                self.note(where, f"turn {turn} already has an event", "Give each event its own turn.")
            elif turn > boxes:
                # By then every earlier turn may have cost a box, and one more must be struck.
                what = f"on turn {turn} a player may have none of his {boxes} boxes left to strike (BYZ-111)"
                self.note(where, what, "Set the event earlier, or raise the allowances.")


def _spread(start: Iterable[str], within: set[str], by_key: dict[str, Province]) -> set[str]:
    reached = set(start)
    waiting = list(reached)
    while waiting:
        province = by_key[waiting.pop()]
        for key in (*province.borders, *province.lanes):
            if key in within and key not in reached:
                reached.add(key)
                waiting.append(key)
    return reached


def _spelling(by_key: dict[str, Province]) -> str:
    return f"Correct the spelling; the provinces are: {', '.join(by_key)}."


def _check_names(
    board: BoardFile, houses: HousesFile, files: dict[str, Path], texts: Sequence[Path], problems: Problems
) -> None:
    tables = (
        (BOARD, "province", [province.key for province in board.provinces]),
        (BOARD, "city", [city.key for city in board.cities]),
        (HOUSES, "house", [house.key for house in houses.houses]),
    )
    for language in LANGUAGES:
        try:
            known = Catalogue.load(language, *texts).messages()
        except CatalogueError as error:
            problems.take(error)
            continue
        for file, table, keys in tables:
            for index, key in enumerate(keys):
                message = f"{table}-{key}"
                if message not in known:
                    what = f"it has no name in language '{language}'"
                    advice = f"Add '{message} = …' to a catalogue '*.{language}.ftl' of the game or the pack."
                    problems.add(files[file], f"{table}[{index}]", what, advice)
