"""What looks good at first sight: an opinion of every action that may be taken, by the own list and who stands where.

It is rough on purpose and costs next to nothing. `instinct.py` says how readily an action is taken that looks so good,
and search corrects both.
"""

from __future__ import annotations

from typing import Final

from logothete.games.byzantio.board import (
    FREE,
    NEGOTIATION,
    ONES,
    PRETENDER,
    PROGRESSION,
    RESERVE,
    ROWS,
    SEAT,
    TARGETS,
    Board,
    garrisons_of,
)
from logothete.games.byzantio.content import MOST_CITIES, MOST_TARGETS
from logothete.games.byzantio.rules.course import needed_roll
from logothete.games.byzantio.rules.negotiation import AnswerOffer
from logothete.games.byzantio.verbs import (
    ACCEPT,
    ADOPT,
    CORRUPT,
    EXPEL,
    GARRISON,
    KEEP,
    MARCH,
    NEGOTIATE,
    PASS,
    PROGRESS,
    RALLY_IN,
    STRIKE,
    SWAP,
    TARGET,
    WITHHOLD,
)
from logothete.kernel.bits import BIT, INDEX
from logothete.kernel.cells import i64, vec
from logothete.kernel.mind import numbers
from logothete.kernel.steps import top_frame

NEAR: Final = vec[float]([1 / 2, 1 / 5, 1 / 8])
"""The pull of a target that lies so many marches away; farther ones do not pull."""


class FirstSight:
    """How good actions look to one seat: first its list is read, then it is asked about each action."""

    __slots__ = ("lacking", "lacking_values", "listed", "lists", "others", "own", "values")

    def __init__(self) -> None:
        self.values = vec[i64]([0] * MOST_CITIES)
        """What each city is worth to the seat looked at: the value of its line, or 0."""
        self.listed: i64 = 0
        """The cities on its list, …"""
        self.own: i64 = 0
        """… those in which it stands, …"""
        self.others: i64 = 0
        """… and those in which a rival does."""
        self.lists: i64 = 0
        """The list itself, to forget its values when another seat is looked at."""
        self.lacking = vec[i64]([0] * (MOST_TARGETS + 1))
        """The provinces of the targets it does not hold, after their number; `lacking_values` what they are worth."""
        self.lacking_values = numbers(MOST_TARGETS + 1)

    def read_list(self, board: Board, cells: vec[i64], seat: i64) -> None:
        """Note what a seat wants and who stands where, once for all the actions that it may choose from."""
        values = self.values
        written: i64 = self.lists
        while written:
            values[(written & 63) - 1] = 0
            written >>= 6
        self.lists = cells[TARGETS + seat]
        self.own = cells[ONES + seat]
        self.others = 0
        other: i64 = 0
        while other < board.players:
            if other != seat:
                self.others |= cells[ONES + other]
            other += 1
        listed: i64 = 0
        lacking: i64 = 0
        line: i64 = 0
        written = self.lists
        while written:
            city: i64 = (written & 63) - 1
            values[city] = board.lines[line]
            listed |= BIT[city]
            if not self.own & BIT[city]:
                lacking += 1
                self.lacking[lacking] = board.province_of[city]
                self.lacking_values[lacking] = float(board.lines[line])
            written >>= 6
            line += 1
        self.lacking[0] = lacking
        self.listed = listed

    def appeal(self, board: Board, cells: vec[i64], seat: i64, verb: i64, argument: i64) -> float:
        """How good one action looks at first sight; 1 is indifferent."""
        if verb == PASS:
            return 0.05
        if verb == MARCH:
            return self._pull(board, cells, seat, argument, 1.0)
        if verb == PROGRESS:
            return self._pull(board, cells, seat, argument, 0.5)
        if verb in (RALLY_IN, GARRISON):
            return 0.2 + 2.0 * self._gain(argument, verb == GARRISON)
        if verb == WITHHOLD:
            return 0.6
        if verb == NEGOTIATE:
            return 0.15 if self.values[argument] > 0 else 1.0
        if verb == ACCEPT:
            at = top_frame(cells)
            change: i64 = self.values[cells[at + AnswerOffer.GIVEN]] - self.values[cells[at + AnswerOffer.WANTED]]
            return 3.0 if change > 0 else 0.15
        if verb == STRIKE:
            return _spare(cells, seat, argument)
        if verb == KEEP:
            return 6.0
        if verb == TARGET:
            home: i64 = cells[PRETENDER + seat]
            return 8.0 / float(2 + board.distance[home * board.provinces + board.province_of[argument]])
        if verb == ADOPT:
            return 0.1 + 4.0 * float(garrisons_of(cells, seat, argument))
        if verb in (SWAP, CORRUPT, EXPEL):
            return self._against(board, cells, seat, verb, argument)
        return 1.0

    def _against(self, board: Board, cells: vec[i64], seat: i64, verb: i64, argument: i64) -> float:
        """The appeal of an action against a rival's garrison."""
        city: i64 = argument % board.cities
        rival: i64 = cells[SEAT + argument // board.cities]
        value = float(self.values[city])
        if verb == SWAP:
            return 0.1 + value
        chance = float(9 - needed_roll(board, cells, seat, rival, city)) / 8.0
        if value > 0.0:
            return chance * value * (0.5 if verb == CORRUPT else 0.35)
        return 0.4 * chance

    def _gain(self, city: i64, removing: bool) -> float:
        """What another garrison in a city is good for: taking a target, or keeping a rival out of his."""
        value = float(self.values[city])
        if not self.others & BIT[city]:
            return 0.0 if self.own & BIT[city] else value
        if value > 0.0:
            return value * (0.9 if removing else 0.6)
        return 1.5 if removing else 0.3

    def _pull(self, board: Board, cells: vec[i64], seat: i64, province: i64, near: float) -> float:
        """The appeal of being in a province: garrisons to place there, and targets a step further on."""
        placing: bool = near >= 1.0 and cells[RESERVE + seat] > 0
        cities: i64 = board.cities_of[province]
        # What is on no list counts only where a rival stands, and alike everywhere.
        best = 1.5 if cities & self.others & ~self.listed else 0.0
        cities &= self.listed
        while cities:
            low: i64 = cities & -cities
            gain = self._gain(INDEX[low % 67], True)
            if gain > best:
                best = gain
            cities ^= low
        ahead = 0.0
        lacking = self.lacking
        values = self.lacking_values
        distance = board.distance
        pull = NEAR
        first: i64 = province * board.provinces
        at: i64 = lacking[0]
        while at > 0:
            away: i64 = distance[first + lacking[at]]
            if away <= 2:
                ahead += values[at] * pull[away]
            at -= 1
        return 0.3 + (best if placing else best * near * 0.5) + 0.3 * ahead


def _spare(cells: vec[i64], seat: i64, row: i64) -> float:
    """How easily a box of a row can be spared: the actions that move no garrison first, then the longest rows."""
    free = float(cells[FREE + seat * ROWS + row])
    return free * (2.0 if row in (PROGRESSION, NEGOTIATION) else 0.5)
