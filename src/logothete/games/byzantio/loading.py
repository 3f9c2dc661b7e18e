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
from logothete.kernel.content import Problems, content_hash, find, pack_texts, read_pack, shipped
from logothete.kernel.house import read_house_rules
from logothete.kernel.text import LANGUAGES, Catalogue, CatalogueError

# A key is part of the id of a message.
_KEY: Final = re.compile(r"[a-z][a-z0-9-]*")

HERE: Final = Path(__file__).parent
TEXTS: Final = HERE / "text"
FAULTS: Final = TEXTS / "faults"
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


def load_content(edition: Edition, pack: Path | None = None, former: Path | None = None) -> Content:
    """Read and check an edition, or a former one; a ContentError lists everything that is wrong with it."""
    if edition not in get_args(Edition):
        raise UnknownEdition(edition)
    builtin = content_folder(edition)
    names = (BOARD, HOUSES, VALUES, MAP)
    own = shipped(names, builtin, former)
    files = find(edition, names, builtin, pack, former)
    problems = Problems(FAULTS)
    board = problems.read(files[BOARD], BoardFile)
    houses = problems.read(files[HOUSES], HousesFile)
    values = problems.read(files[VALUES], Values, own[VALUES])
    read_house_rules(pack, problems)
    # A drawing of the game's own fits no other board than the one beside it.
    drawn = files[MAP] != own[MAP] or files[BOARD].parent == own[MAP].parent
    drawing = _read_map(files[MAP], problems) if drawn else None
    if board is None or houses is None or values is None:
        raise problems.error()
    texts = [TEXTS / edition / f"{NAMES}.{language}.ftl" for language in LANGUAGES]
    _check(board, houses, values, files, (*texts, *pack_texts(pack)), problems)
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


def content_folder(edition: Edition) -> Path:
    """Where the files of an edition are."""
    return HERE / "content" / edition


def _read_map(file: Path, problems: Problems) -> msgspec.Raw | None:
    """The drawing of a board, if there is one: any JSON object, for only a page knows what it means."""
    if not file.is_file():
        return None
    try:
        data = file.read_bytes()
        if len(data) > MOST_MAP:
            problems.add_file(file, "map-size", size=len(data), most=MOST_MAP)
            return None
        if not isinstance(msgspec.json.decode(data), dict):
            problems.add_file(file, "map-object")
            return None
    except OSError as error:
        problems.add_file(file, "unreadable", detail=str(error.strerror))
        return None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        problems.add_file(file, "map-json", detail=str(error))
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

    def note(self, where: str, fault: str, /, **about: str | int) -> None:
        self.problems.add(self.file, where, fault, **about)

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
                self.note(where, "bad-key", key=key)
            if key in keys[:index]:
                self.note(where, "key-twice", key=key)

    def _number(self, where: str, province: Province) -> None:
        if province.closed and province.number is not None:
            self.note(f"{where}.number", "closed-number")
        elif not province.closed and province.number is None:
            self.note(where, "no-number", most=DIE_SIDES)
        elif province.number is not None and not 1 <= province.number <= DIE_SIDES:
            self.note(f"{where}.number", "wrong-number", number=province.number, most=DIE_SIDES)

    def _on_sheet(self, where: str, point: tuple[float, float], file: BoardFile) -> None:
        x, y = point
        width, height = file.board.width, file.board.height
        if not (0 <= x <= width and 0 <= y <= height):
            self.note(where, "off-sheet", x=f"{x:g}", y=f"{y:g}", width=f"{width:g}", height=f"{height:g}")

    def _links(self, where: str, kind: str, province: Province, by_key: dict[str, Province]) -> None:
        links: tuple[str, ...] = getattr(province, kind)
        for key, times in Counter(links).items():
            if times > 1:
                self.note(where, "listed-often", key=key, times=times)
            if key == province.key:
                self.note(where, "own-link", key=key)
            elif key not in by_key:
                self.note(where, "no-province", key=key, known=", ".join(by_key))
            elif province.key not in getattr(by_key[key], kind):
                self.note(where, "one-sided", key=key, own=province.key, kind=kind)

    def _reachable(self, provinces: Sequence[Province], by_key: dict[str, Province]) -> None:
        """Nobody enters a closed province, so the open ones must hang together without it."""
        open_keys = [province.key for province in provinces if not province.closed]
        reached = _spread(open_keys[:1], set(open_keys), by_key)
        for index, province in enumerate(provinces):
            links = {*province.borders, *province.lanes}
            if province.closed and links.isdisjoint(reached):
                self.note(f"province[{index}]", "no-way-out")
            elif not province.closed and province.key not in reached:
                self.note(f"province[{index}]", "unreachable", key=open_keys[0])

    def _cities(self, file: BoardFile, by_key: dict[str, Province]) -> None:
        sizes: dict[str, list[str]] = {province.key: [] for province in file.provinces}
        for index, city in enumerate(file.cities):
            where = f"city[{index}]"
            self._on_sheet(f"{where}.place", city.place, file)
            if city.province not in by_key:
                self.note(f"{where}.province", "no-province", key=city.province, known=", ".join(by_key))
                continue
            if by_key[city.province].closed:
                self.note(f"{where}.province", "city-in-closed", key=city.province)
            sizes[city.province].append(city.size)
            if city.size == "small" and sizes[city.province].count("small") > 1:
                self.note(where, "second-small", key=city.province)
        for index, province in enumerate(file.provinces):
            large = sizes[province.key].count("large")
            if not province.closed and large != 1:
                self.note(f"province[{index}]", "large-cities", count=large)

    def _totals(self, promise: str, table: str, count: int, promised: int, most: int) -> None:
        if count != promised:
            self.note(f"board.{promise}", f"promised-{promise}", promised=promised, count=count, table=table)
        if count > most:
            self.note(f"board.{promise}", f"many-{promise}", count=count, most=most, over=count - most)

    # ---- the houses

    def houses(self, file: HousesFile, board: BoardFile) -> None:
        if len(file.houses) != HOUSE_COUNT:
            self.note("", "number-of-houses", count=len(file.houses), wanted=HOUSE_COUNT)
        self._keys("house", [house.key for house in file.houses])
        by_key = {province.key: province for province in board.provinces}
        homes = [house.home for house in file.houses]
        for index, house in enumerate(file.houses):
            where = f"house[{index}]"
            earlier = file.houses[:index]
            if house.colour in [other.colour for other in earlier]:
                self.note(f"{where}.colour", "taken-colour", value=house.colour)
            if house.emblem in [other.emblem for other in earlier]:
                self.note(f"{where}.emblem", "taken-emblem", value=house.emblem)
            if house.home not in by_key:
                self.note(f"{where}.home", "no-province", key=house.home, known=", ".join(by_key))
            elif by_key[house.home].closed and set(homes) != {house.home}:
                self.note(f"{where}.home", "some-at-closed", key=house.home)
            elif not by_key[house.home].closed and house.home in homes[:index]:
                self.note(f"{where}.home", "taken-home", key=house.home)

    # ---- the values

    def values(self, values: Values, board: BoardFile) -> None:
        self._within("turns", values.turns, 1, MOST_TURNS, "out-of-engine")
        self._at_least("garrisons", values.garrisons, 1)
        fewest, most = PLAYER_COUNTS[0], PLAYER_COUNTS[-1]
        self._within("small_cities_from_players", values.small_cities_from_players, fewest, most)
        for name in ("guess_points", "third_share", "change_cost"):
            self._at_least(name, getattr(values, name), 0)
        self._allowances(values.allowances)
        self._lines(values.lines)
        self._targets(values, board)
        self._events(values)

    def _within(self, where: str, value: int, least: int, most: int, fault: str = "out-of-range") -> None:
        if not least <= value <= most:
            self.note(where, fault, value=value, least=least, most=most, single="no")

    def _at_least(self, where: str, value: int, least: int) -> None:
        if value < least:
            self.note(where, "too-small", value=value, least=least)

    def _allowances(self, allowances: dict[str, int]) -> None:
        for row, boxes in allowances.items():
            if row not in ROWS:
                self.note(f"allowances.{row}", "no-action", key=row, known=", ".join(ROWS))
            self._at_least(f"allowances.{row}", boxes, 0)
        for row in ROWS:
            if row not in allowances:
                self.note("allowances", "missing-action", key=row)

    def _lines(self, lines: tuple[int, ...]) -> None:
        falling = all(upper > lower for upper, lower in pairwise(lines))
        if not lines or lines[-1] < 1 or not falling:
            self.note("lines", "lines-fall", lines=str(list(lines)))

    def _targets(self, values: Values, board: BoardFile) -> None:
        expected = {str(players) for players in PLAYER_COUNTS}
        if set(values.targets) != expected:
            given = ", ".join(sorted(values.targets)) or "none"
            self.note("targets", "player-counts", given=given, wanted=", ".join(sorted(expected)))
        for players in PLAYER_COUNTS:
            count = values.targets.get(str(players))
            if count is None:
                continue
            where = f"targets.{players}"
            self._within(where, count, 1, MOST_TARGETS, "out-of-engine")
            if count > len(values.lines):
                self.note(where, "targets-on-lines", count=count, lines=len(values.lines))
            small = players >= values.small_cities_from_players
            sites = {city.province for city in board.cities if small or city.size == "large"}
            if count > len(sites):
                self.note(where, "targets-in-provinces", count=count, sites=len(sites))

    def _events(self, values: Values) -> None:
        turns = [event.turn for event in values.events]
        boxes = sum(values.allowances.values())
        if len(turns) > MOST_EVENTS:
            over = len(turns) - MOST_EVENTS
            self.note(f"event[{MOST_EVENTS}]", "many-events", count=len(turns), most=MOST_EVENTS, over=over)
        for index, turn in enumerate(turns):
            where = f"event[{index}].turn"
            if not 1 <= turn <= values.turns:
                self.note(where, "off-track", turn=turn, turns=values.turns)
            elif turn in turns[:index]:
                self.note(where, "second-event", turn=turn)
            elif turn > boxes:
                # By then every earlier turn may have cost a box, and one more must be struck.
                self.note(where, "no-box-left", turn=turn, boxes=boxes)


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
                    problems.add(files[file], f"{table}[{index}]", "no-name", message=message, language=language)
