"""What everybody has seen a player do about each city: a position does not show it, and it tells what he wants.

Who has placed a garrison, bribed, asked for a city in exchange or refused to give it away had his reasons. A mind keeps
such a dossier of every seat (`Mind.hear`); `suspicion.py` says what follows from it. Only public events are counted, so
the dossiers of all seats are alike at one table.
"""

from __future__ import annotations

from typing import Final

from logothete.games.byzantio import telling
from logothete.games.byzantio.board import SEATS, Board
from logothete.games.byzantio.content import MOST_CITIES, MOST_PROVINCES
from logothete.kernel.bits import INDEX
from logothete.kernel.cells import i64
from logothete.kernel.state import buffer

# What is counted for each city.
PLACED: Final = 0
REMOVED: Final = 1
ATTACKED: Final = 2
ASKED_FOR: Final = 3
PUT_UP: Final = 4
GAVE: Final = 5
REFUSED: Final = 6
COUNTED: Final = 7

VISITED: Final = 7
"""How often the pretender came to the province."""
PASSED_OVER: Final = 8
"""How often a garrison was placed in another city of the province."""
DEEDS: Final = ("placed", "removed", "attacked", "asked-for", "put-up", "gave", "refused", "visited", "passed-over")
OF_DEEDS: Final = 9


class Dossier:
    """What each seat did, counted."""

    __slots__ = ("counts", "offered_city", "visits")

    def __init__(self) -> None:
        self.counts = buffer(SEATS * MOST_CITIES * COUNTED)
        self.visits = buffer(SEATS * MOST_PROVINCES)
        self.offered_city: i64 = 0
        """The city that was asked for last."""

    def hear(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Count an event, if it tells anything about what a seat wants; `telling.py` says what the numbers are."""
        if kind == telling.GARRISONED or kind == telling.RALLIED:
            self._count(a, b, PLACED)
        elif kind == telling.REMOVED:
            self._count(a, c, REMOVED)
        elif kind == telling.BRIBING or kind == telling.EXPELLING:
            self._count(a, c, ATTACKED)
        elif kind == telling.OFFERED:
            self._count(a, b, PUT_UP)
            self._count(a, d, ASKED_FOR)
            self.offered_city = d
        elif kind == telling.ACCEPTED:
            self._count(a, self.offered_city, GAVE)
        elif kind == telling.REFUSED:
            self._count(a, self.offered_city, REFUSED)
        elif kind == telling.MARCHED or kind == telling.PROGRESSED:
            self.visits[a * MOST_PROVINCES + b] += 1

    def _count(self, seat: i64, city: i64, deed: i64) -> None:
        self.counts[(seat * MOST_CITIES + city) * COUNTED + deed] += 1

    def count(self, board: Board, seat: i64, city: i64, deed: i64) -> i64:
        """How often a seat did something about a city."""
        if deed < COUNTED:
            return self.counts[(seat * MOST_CITIES + city) * COUNTED + deed]
        province: i64 = board.province_of[city]
        if deed == VISITED:
            return self.visits[seat * MOST_PROVINCES + province]
        others: i64 = 0
        cities: i64 = board.cities_of[province]
        while cities:
            low: i64 = cities & -cities
            other: i64 = INDEX[low % 67]
            if other != city:
                others += self.counts[(seat * MOST_CITIES + other) * COUNTED + PLACED]
            cities ^= low
        return others
