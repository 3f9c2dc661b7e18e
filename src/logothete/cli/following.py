"""The standing orders of the person at the terminal: those that the title lets everybody begin with, until revoked."""

from __future__ import annotations

import secrets

from logothete.kernel.match import Match
from logothete.kernel.narrate import Narrator
from logothete.kernel.orders import Order, begin, follow


class Orders:
    """What is answered in the place of one seat; nobody at the keyboard has none."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.seat = seat
        self.standing = [] if seat is None else begin(match.title, match.title.look(match.state, None))

    def answer(self, match: Match) -> int | None:
        """What the orders answer for the seat now; None if it has to be asked."""
        if self.seat is None or not self.standing:
            return None
        public = match.title.look(match.state, None)
        found = follow(match.title, match.state, public, {self.seat: self.standing}, secrets.randbelow)
        return None if found is None else found[1]

    def revoke(self, number: int) -> bool:
        """Give up the order of this number, counted from 1; false if there is none."""
        if not 1 <= number <= len(self.standing):
            return False
        del self.standing[number - 1]
        return True

    def sentences(self, narrator: Narrator) -> list[str]:
        """Each order in words."""
        return [_sentence(one.order, narrator) for one in self.standing]


def _sentence(order: Order, narrator: Narrator) -> str:
    say = narrator.catalogue.say
    kind = next(one for one in narrator.title.orders if one.key == order.key)
    values = {}
    for field in kind.fields:
        value = order.given[field.key]
        message = f"order-{order.key}-{field.key}"
        if value in field.words:
            values[field.key] = say(f"{message}-{value}")
        else:
            domain, _, key = value.partition(" ")
            values[field.key] = say(f"{message}-{domain}", **{domain: narrator.name(domain, key)})
    return say(f"order-{order.key}", **values)
