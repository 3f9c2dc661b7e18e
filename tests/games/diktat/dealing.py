"""Making deals on a table in a line: what is offered, sworn, claimed and shown between Cabals."""

from __future__ import annotations

from tests.games.diktat.table import Table


def offer(table: Table, maker: str, to: str, *terms: str) -> Table:
    """A Cabal lays an offer before others (`to`, with spaces between several), with these terms."""
    return table.acts(maker, *(f"offer-to {one}" for one in to.split()), *terms, "propose")


def deal(table: Table, maker: str, taker: str, *terms: str) -> Table:
    """The same, and it is accepted."""
    return offer(table, maker, taker, *terms).act(taker, f"accept {maker}")


def swear(table: Table, maker: str, partner: str, *clause: str) -> Table:
    """A Cabal swears one clause to another: its kind, what it names, its deadline."""
    return deal(table, maker, partner, f"swear {clause[0]}", *clause[1:])


def oaths(table: Table) -> list[list[str]]:
    """Who has sworn to whom."""
    return [[table.cabals[seat] for seat in one.seats] for one in table.view().desk.oaths]


def perjuries(table: Table) -> dict[str, int]:
    """The Cabals that have broken their word, and how often."""
    seats = table.view().seats
    return {str(seat.cabal): seat.perjuries for seat in seats if seat.perjuries}


def told(table: Table, cabal: str | None, kind: str) -> int:
    """How often a Cabal, or a spectator, was told something."""
    return len(table.events(cabal, kind))
