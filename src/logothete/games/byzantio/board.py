"""What stands where: the static board of a game, and the cells of a position on it.

Byzantio and Nekken share everything here; they differ by content only. In Nekken each region is a province with one
city of the same key, and the volcano is a closed province (NEK-004, NEK-007).

A player's garrisons are two masks of cities: those with at least one of his garrisons, and those with two.
"""

from __future__ import annotations

from typing import Final

from logothete.games.byzantio.citing import citations
from logothete.games.byzantio.content import Content
from logothete.games.byzantio.verbs import MARCH
from logothete.geometry.graph import distances
from logothete.kernel.actions import Actions
from logothete.kernel.bits import BIT, INDEX, members
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import Step, Stepped

SEATS: Final = 4
DIE: Final = 8
"""The eight-sided die (BYZ-015)."""

# The rows of the action grid, in the order of the rulebook (BYZ-045).
CAMPAIGN: Final = 0
RALLY: Final = 1
NEGOTIATION: Final = 2
PROGRESSION: Final = 3
CORRUPTION: Final = 4
EXPULSION: Final = 5
ROWS: Final = 6
ROW_KEYS: Final = ("campaign", "rally", "negotiation", "progression", "corruption", "expulsion")

# The events (BYZ-107).
EARTHQUAKE: Final = 0
FAMINE: Final = 1
SUCCESSION: Final = 2
PLAGUE: Final = 3
EVENT_KEYS: Final = ("earthquake", "famine", "succession", "plague")
MOST_EVENTS: Final = 8


# The cells. Lists of seats hold four cells whatever the number of players. The first is GAME of the kernel, written as
# a number: the compiler makes constants only of what a module says by itself.
TURN: Final = 2
"""The space of the time track, 0 before the first turn (BYZ-013)."""
FIRST: Final = TURN + 1
"""The first player; the others follow by seat (BYZ-037)."""
ACTIVE: Final = FIRST + 1
"""The player whose turn it is, -1 between turns and during events."""
DONE: Final = ACTIVE + 1
"""The mask of seats that have answered the sealed question at hand."""
UPTURNED: Final = DONE + 1
"""How many event tiles have been turned up (BYZ-150)."""
TILES: Final = UPTURNED + 1
"""The events in the order of their turns."""
HOUSE: Final = TILES + MOST_EVENTS
"""Of each seat: its house, -1 before it has one."""
SEAT: Final = HOUSE + SEATS
"""Of each house: its seat, -1 for nobody."""
RESERVE: Final = SEAT + SEATS
PRETENDER: Final = RESERVE + SEATS
"""Of each seat: the province of its pretender, -1 before it has a house."""
ONES: Final = PRETENDER + SEATS
"""Of each seat: the cities with at least one of its garrisons."""
TWOS: Final = ONES + SEATS
"""Of each seat: the cities with two of its garrisons."""
FREE: Final = TWOS + SEATS
"""Of each seat and row: the free boxes."""
DIARY: Final = FREE + SEATS * ROWS
"""Of each seat: two cells of fifteen turns, four bits each: the row used or struck that turn, plus one."""
TARGETS: Final = DIARY + SEATS * 2
"""Of each seat: its target list, six bits a line from the top: the city plus one."""
CHANGE: Final = TARGETS + SEATS
"""Of each seat: what it changed at the Succession: 64 times the line, plus the abandoned city, plus one; or 0."""
SUSPECTS: Final = CHANGE + SEATS
"""Of each seat: its guesses, six bits a rival: the city plus one, or NO_GUESS."""
SEAL: Final = SUSPECTS + SEATS
"""Of each seat: the answer under seal, plus one: a struck row, or the line being changed."""
FRAMES: Final = SEAL + SEATS
SIZE: Final = FRAMES + 16

NO_GUESS: Final = 63
TURNS_PER_CELL: Final = 15


class Board:
    """All that does not change during a game: map, values, number of players, options."""

    def __init__(
        self,
        content: Content,
        actions: Actions,
        steps: list[Step[Stepped]],
        players: int,
        hidden: bool,
        deal: bool,
    ) -> None:
        self.content = content
        self.steps = steps
        self.players: i64 = players
        self.all_seats: i64 = 2**players - 1
        self.hidden = hidden
        """Whether the event tiles lie face down (BYZ-149)."""
        self.deal = deal
        """Whether houses are dealt instead of chosen (BYZ-023)."""
        self.citations = citations(content.edition, players)

        values = content.values
        self.turns: i64 = values.turns
        self.garrisons: i64 = values.garrisons
        self.allowances = vec[i64]([values.allowances[row] for row in ROW_KEYS])
        self.lines = vec[i64](list(values.lines))
        self.targets: i64 = values.targets[str(players)]
        self.guess_points: i64 = values.guess_points
        self.third_share: i64 = values.third_share
        self.change_cost: i64 = values.change_cost
        tiles = sorted((event.turn, EVENT_KEYS.index(event.kind)) for event in values.events)
        self.events: i64 = len(tiles)
        self.tiles = vec[i64]([event for _, event in tiles])
        places = {turn: place for place, (turn, _) in enumerate(tiles)}
        self.tile_on = vec[i64]([places.get(turn, -1) for turn in range(values.turns + 1)])
        """Of each turn: the place of its event among the tiles, -1 on an action turn."""

        small = players >= values.small_cities_from_players
        provinces = [province.key for province in content.provinces]
        self.provinces: i64 = len(provinces)
        self.cities: i64 = len(content.cities)
        self.province_of = vec[i64]([provinces.index(city.province) for city in content.cities])
        in_play = [small or city.size == "large" for city in content.cities]
        self.in_play: i64 = sum(2**at for at, playing in enumerate(in_play) if playing)
        """The cities in play (BYZ-007, BYZ-009)."""
        self.playable = vec[i64]([at for at, playing in enumerate(in_play) if playing])
        self.cities_of = vec[i64]([_cities_of(content, in_play, key) for key in provinces])
        """Of each province: its cities in play."""
        self.open: i64 = sum(2**at for at, province in enumerate(content.provinces) if not province.closed)
        """The provinces that a pretender may enter (NEK-016, NEK-017)."""
        self.links = vec[i64]([_links_of(content, provinces, at) & self.open for at in range(len(provinces))])
        """Of each province: the neighbours that a pretender may enter (BYZ-010)."""
        self.distance = vec[i64]([steps for row in distances([members(mask) for mask in self.links]) for steps in row])
        """Of each pair of provinces, row by row: the campaigns needed to get from one to the other."""
        numbers = [0 if province.number is None else province.number for province in content.provinces]
        self.struck = vec[i64](
            [sum(2**at for at, number in enumerate(numbers) if number == die and die > 0) for die in range(DIE + 1)]
        )
        """Of each face of the die: the provinces it strikes (BYZ-012)."""
        self.homes = vec[i64]([provinces.index(house.home) for house in content.houses])
        self.left = vec[i64]([(seat + 1) % players for seat in range(players)])
        """Of each seat: the player on its left, who is next in player order (BYZ-037)."""

        self.table = actions
        self.first = vec[i64](list(actions.first))
        """Of each verb: its first action."""
        self.verb_of = vec[i64]([actions.verb_of(action) for action in range(actions.size)])
        self.actions: i64 = actions.size
        turn = ("campaign", "rally", "negotiate", "progress", "corrupt", "expel", "pass")
        self.most_offers: i64 = actions.together(*turn)
        """No more than these is offered at once: no other step offers as much as a turn (BYZ-039)."""
        marches: list[int] = []
        marches_from: list[int] = []
        for at in range(len(provinces)):
            marches_from.append(len(marches))
            marches += [actions.first[MARCH] + to for to in range(len(provinces)) if self.links[at] & BIT[to]]
        marches_from.append(len(marches))
        self.marches = vec[i64](marches)
        """The campaigns from each province one after the other, those from `p` beginning at `marches_from[p]`."""
        self.marches_from = vec[i64](marches_from)
        self.entries = vec[i64]([at for at in range(len(provinces)) if self.open & BIT[at]])
        """The provinces that a Progression may lead to."""

    def city_key(self, city: i64) -> str:
        """The key of a city, for sentences about it."""
        return self.content.cities[int(city)].key

    def province_key(self, province: i64) -> str:
        """The key of a province, for sentences about it."""
        return self.content.provinces[int(province)].key

    def house_key(self, house: i64) -> str:
        """The key of a house, for sentences about it."""
        return self.content.houses[int(house)].key


def _cities_of(content: Content, in_play: list[bool], province: str) -> int:
    return sum(2**at for at, city in enumerate(content.cities) if city.province == province and in_play[at])


def _links_of(content: Content, provinces: list[str], at: int) -> int:
    province = content.provinces[at]
    return sum(2 ** provinces.index(key) for key in (*province.borders, *province.lanes))


def garrisons_of(cells: vec[i64], seat: i64, city: i64) -> i64:
    """How many garrisons a seat has in a city: 0, 1 or 2."""
    bit: i64 = BIT[city]
    if cells[TWOS + seat] & bit:
        return 2
    return 1 if cells[ONES + seat] & bit else 0


def garrisons_in(cells: vec[i64], city: i64) -> i64:
    """How many garrisons stand in a city, all players together."""
    bit: i64 = BIT[city]
    number: i64 = 0
    mask: i64 = 0
    for at in range(ONES, ONES + SEATS + SEATS):
        mask = cells[at]
        if mask & bit:
            number += 1
    return number


def rivals_anywhere(cells: vec[i64], seat: i64) -> i64:
    """The cities with a garrison of anybody but `seat`."""
    mask: i64 = 0
    other: i64 = 0
    while other < SEATS:
        if other != seat:
            mask |= cells[ONES + other]
        other += 1
    return mask


def place(cells: vec[i64], seat: i64, city: i64) -> None:
    """Move one garrison from the seat's reserve to a city (BYZ-053)."""
    bit: i64 = BIT[city]
    if cells[ONES + seat] & bit:
        cells[TWOS + seat] |= bit
    else:
        cells[ONES + seat] |= bit
    cells[RESERVE + seat] -= 1


def take_off(cells: vec[i64], seat: i64, city: i64) -> None:
    """Move one garrison from a city back to the seat's reserve (BYZ-054)."""
    bit: i64 = BIT[city]
    if cells[TWOS + seat] & bit:
        cells[TWOS + seat] ^= bit
    else:
        cells[ONES + seat] ^= bit
    cells[RESERVE + seat] += 1


def write_diary(cells: vec[i64], seat: i64, turn: i64, row: i64) -> None:
    """Note which row a seat used or struck on a turn (BYZ-043, BYZ-110)."""
    at: i64 = DIARY + seat * 2
    place: i64 = turn - 1
    if place >= TURNS_PER_CELL:
        at += 1
        place -= TURNS_PER_CELL
    cells[at] += (row + 1) * BIT[place * 4]


def read_diary(cells: vec[i64], seat: i64, turn: i64) -> i64:
    """The row that a seat used or struck on a turn, -1 for none."""
    at: i64 = DIARY + seat * 2
    place: i64 = turn - 1
    if place >= TURNS_PER_CELL:
        at += 1
        place -= TURNS_PER_CELL
    return ((cells[at] >> (place * 4)) & 15) - 1


def used_boxes(board: Board, cells: vec[i64], seat: i64) -> list[list[int]]:
    """The used boxes of each row of a grid: turn numbers, 0 for one struck on an event turn (BYZ-043, BYZ-110)."""
    boxes: list[list[int]] = [[] for _ in range(ROWS)]
    turn: i64 = 1
    while turn <= cells[TURN]:
        row = read_diary(cells, seat, turn)
        if row >= 0:
            boxes[row].append(0 if board.tile_on[turn] >= 0 else turn)
        turn += 1
    return boxes


def target_on(cells: vec[i64], seat: i64, line: i64) -> i64:
    """The city on a line of a seat's target list, -1 for none."""
    return ((cells[TARGETS + seat] >> (line * 6)) & 63) - 1


def write_target(cells: vec[i64], seat: i64, line: i64, city: i64) -> None:
    """Put a city on a line of a seat's target list, over whatever stood there."""
    cells[TARGETS + seat] += (city - target_on(cells, seat, line)) * BIT[line * 6]


def targets_written(cells: vec[i64], seat: i64) -> i64:
    """How many lines of a seat's list are filled; they fill from the top."""
    lines: i64 = 0
    written: i64 = cells[TARGETS + seat]
    while written:
        lines += 1
        written >>= 6
    return lines


def target_provinces(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The provinces of a seat's targets (BYZ-024)."""
    mask: i64 = 0
    written: i64 = cells[TARGETS + seat]
    while written:
        mask |= BIT[board.province_of[(written & 63) - 1]]
        written >>= 6
    return mask


def suspect_of(cells: vec[i64], seat: i64, rival: i64) -> i64:
    """The main target that a seat guesses for a rival; -1 not yet, NO_GUESS - 1 left blank."""
    return ((cells[SUSPECTS + seat] >> (rival * 6)) & 63) - 1


def cities_in(board: Board, provinces: i64) -> i64:
    """The cities in play of several provinces."""
    mask: i64 = 0
    while provinces:
        low: i64 = provinces & -provinces
        mask |= board.cities_of[INDEX[low % 67]]
        provinces ^= low
    return mask
