"""Standing orders at one table: which of them stand, and what they answer.

Nothing here decides: `Room` asks after every change, and plays what it is told through the same gate as everybody.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable, Sequence

import msgspec

from logothete.kernel.match import Match
from logothete.kernel.orders import Standing, begin, follow, still_standing
from logothete.kernel.title import Title
from logothete.server.model import StandingOrder
from logothete.server.store.rows import SeatRow

_log = logging.getLogger(__name__)


class Followers:
    """Those who follow the orders of all seats. They are shown what a spectator is, made once for each position."""

    def __init__(self, title: Title) -> None:
        self._title = title
        self._seen: tuple[Match, int, msgspec.Struct] | None = None

    def public(self, match: Match) -> msgspec.Struct:
        """What a spectator sees."""
        if self._seen is None or self._seen[0] is not match or self._seen[1] != match.version:
            self._seen = (match, match.version, self._title.look(match.state, None))
        return self._seen[2]

    def answer(self, match: Match, seats: Iterable[SeatRow]) -> tuple[int, str] | None:
        """The first of these seats whose orders answer what it is asked, and the answer; None if all must be asked."""
        orders = {seat.number: seat.orders for seat in seats if seat.orders}
        if not orders or match.over:
            return None
        try:
            found = follow(self._title, match.state, self.public(match), orders, secrets.randbelow)
        except Exception:
            # A fault of the title: its orders must not hold up a table that can be played without them.
            _log.exception("standing orders cannot be followed, so the players of %s are asked", self._title.key)
            return None
        return None if found is None else (found[0], self._title.actions.text(found[1]))

    def first(self, match: Match) -> list[Standing]:
        """The orders with which a seat begins the game."""
        return begin(self._title, self.public(match)) if self._title.standing else []

    def standing(self, match: Match | None, orders: Sequence[Standing]) -> list[Standing]:
        """Those of these orders that have not run out."""
        return [] if match is None or not orders else still_standing(self._title, self.public(match), orders)


def shown(orders: Iterable[Standing]) -> list[StandingOrder]:
    """Orders as the seat that gave them sees them."""
    return [StandingOrder(one.id, one.order.key, one.order.span, one.order.given) for one in orders]
