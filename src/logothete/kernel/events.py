"""What happened, told to whoever may know it.

While a game runs, an event is six numbers (see `Witness.tell`). Each title has a table of event kinds that says what
the numbers mean and which rule of the ledger stands behind them; with it an event becomes a typed, named fact, and
from there a sentence in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from logothete.kernel.cells import i64
from logothete.kernel.state import Witness


class EventKind(msgspec.Struct, frozen=True):
    """One kind of event: its key, its rule, and the name of each number.

    A name that is a domain of the title (`city`, `province`, `house`) turns the number into that domain's key; a
    domain may carry a role in front (`old_city`). `seat` and `seat_...` are seats. Any other name is a plain number.
    """

    key: str
    rule: str
    names: tuple[str, ...] = ()


class EventKinds(list[EventKind]):
    """What a game can tell: each kind is declared once, and its number is its place."""

    def add(self, key: str, rule: str, *names: str) -> int:
        """Declare a kind of event; its number."""
        self.append(EventKind(key, rule, names))
        return len(self) - 1


class Event(msgspec.Struct, frozen=True, gc=False):
    """A fact for a reader: kind, rule, and what it is about, in keys rather than numbers."""

    kind: str
    rule: str
    about: dict[str, str | int]


class Told(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event as it was told: kind, the mask of seats that may know it, four numbers."""

    kind: int
    to: int
    numbers: tuple[int, int, int, int]

    def concerns(self, seat: int | None) -> bool:
        """Whether this seat, or for None a spectator, may know of it."""
        return self.to < 0 if seat is None else bool(self.to >> seat & 1)


class Chronicle(Witness):
    """A witness that keeps everything it is told."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def tell(self, kind: i64, to: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.told.append(Told(kind, to, (a, b, c, d)))


def domain_of(name: str, domains: Iterable[str]) -> str | None:
    """The domain that a name such as `city` or `old_city` refers to, if any."""
    last = name.rsplit("_", 1)[-1]
    return last if last in domains else None


def name_event(told: Told, kinds: Sequence[EventKind], domains: Mapping[str, Sequence[str]]) -> Event:
    """The typed fact behind six numbers."""
    kind = kinds[told.kind]
    about: dict[str, str | int] = {}
    for name, number in zip(kind.names, told.numbers, strict=False):
        domain = domain_of(name, domains)
        about[name] = number if domain is None else domains[domain][number]
    return Event(kind.key, kind.rule, about)
