"""Declaring Manifestations as a free action, whatever the game waits for, and what stands against that."""

from __future__ import annotations

from logothete.games.diktat.effects.running import admits, declare, why_not_use
from logothete.games.diktat.holdings import is_used, marker_element
from logothete.games.diktat.rules.cycle import RunCycle
from logothete.kernel.dice import QuickDice
from tests.games.diktat.table import Table


def element_of(table: Table, cabal: str, key: str) -> int:
    """The number of a card, or of the marker or pair that a Cabal has of a sector."""
    if key in table.domains["sector"]:
        return int(marker_element(table.board, table.cells, table.seat(cabal), table.sector(key)))
    return table.card(key)


def uses(table: Table, cabal: str, key: str, *choices: str) -> Table:
    """A Cabal declares a Manifestation, on a card or by the sector of a marker, and makes its choices."""
    element = element_of(table, cabal, key)
    objection = why_not_use(table.state, table.seat(cabal), element)
    assert objection is None, objection
    declare(table.state, table.seat(cabal), element, QuickDice(0), table.chronicle)
    RunCycle().begin(table.state, QuickDice(0), table.chronicle)
    return table.acts(cabal, *choices)


def why_not(table: Table, cabal: str, key: str) -> tuple[str, str] | None:
    """The rule and the message against declaring it; None if it could be declared."""
    objection = why_not_use(table.state, table.seat(cabal), element_of(table, cabal, key))
    return None if objection is None else (objection.rule, objection.message)


def admitted(table: Table, cabal: str, key: str) -> bool:
    """Whether a window asks for its sake: the moment admits it by what everybody can see."""
    return bool(admits(table.state, table.seat(cabal), element_of(table, cabal, key)))


def used(table: Table, cabal: str, key: str) -> bool:
    """Whether it bears a Used token."""
    return bool(is_used(table.board, table.cells, table.seat(cabal), element_of(table, cabal, key)))
