"""For every element that is declared: a position in which its holder can, and the choices that carry it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tests.games.diktat.table import Table

Arrange = Callable[[Table, str], Table]


class Scene(NamedTuple):
    """How to arrange a table for a holder, and what he chooses once the element is declared."""

    arrange: Arrange
    choices: tuple[str, ...]
    cabal: str = "coordination"


def bare(table: Table, _: str) -> Table:
    """Nothing more than what everybody begins with."""
    return table


def two_stacks(table: Table, holder: str) -> Table:
    """Two stacks of the holder."""
    return table.put(holder, "karst", "CGE").put(holder, "josefov", "C")


def victim(table: Table, holder: str) -> Table:
    """A stack of somebody else."""
    return table.put("union" if holder != "union" else "resistance", "karst", "CGE")


def used_card(table: Table, holder: str) -> Table:
    """An element of the holder that is Used."""
    return table.cards(holder, "dog-pit").used(holder, "dog-pit")


def prey(table: Table, holder: str) -> Table:
    """A Possession of somebody else."""
    return table.cards("union" if holder != "union" else "resistance", "dog-pit")


def token(key: str, sector: str = "karst") -> Arrange:
    """A token of the holder in a sector with a victim."""
    return lambda table, holder: victim(table, holder).token(key, sector)


def sleeper(table: Table, holder: str) -> Table:
    """A Sleeper agent on a stack of somebody else."""
    return victim(table, holder).token("sleeper", "karst-1")


OPPORTUNITIES: Final[dict[str, Scene]] = {
    "midnight-exchange": Scene(bare, ("with citizen",)),
    "moratorium": Scene(bare, ("pick first",)),
    "ghost-legation": Scene(bare, ("add emissary",)),
    "masked-ball": Scene(bare, ("renounce",)),
    "blind-cartographers": Scene(two_stacks, ("at karst-1", "to college")),
    "hidden-airlock": Scene(two_stacks, ("pick first", "at karst-1", "enough")),
    "north-sewer-main": Scene(bare, ("to karst",)),
    "black-mirrors": Scene(bare, ("pick second", "aim union")),
    "knacker": Scene(victim, ("at karst-1", "pawn 1")),
    "protection-racket": Scene(bare, ("aim union",)),
    "soup-kitchen": Scene(bare, ()),
    "angry-crowd": Scene(two_stacks, ("at karst-1", "enough")),
    "doubled-quotas": Scene(bare, ()),
    "night-shift": Scene(bare, ("pick first",)),
    "armoury": Scene(two_stacks, ("enough", "enough")),
    "alert-squad": Scene(two_stacks, ("at karst-1", "add guard", "enough")),
    "court-martial": Scene(victim, ("at karst-1", "pawn 1", "at karst-1", "pawn 1")),
    "waking-clay": Scene(bare, ("pick first",)),
    "rare-bindings": Scene(bare, ("return politics", "receive people")),
    "backward-watch": Scene(bare, ("pick first",)),
    "quantum-vat": Scene(used_card, ("pick first", "renew dog-pit")),
    "phase-prototype": Scene(two_stacks, ("pick first", "at karst-1", "to college")),
    "recovery-room": Scene(bare, ()),
    "dead-time": Scene(bare, ("aim union",)),
    "phage-protocol": Scene(bare, ("renounce",)),
    "night-procession": Scene(bare, ()),
    "tribunal-of-harmony": Scene(prey, ("exhaust dog-pit",)),
    "unhinged-clock": Scene(bare, ("renounce",)),
    "black-theatre": Scene(victim, ("renounce",)),
    "underground-press": Scene(bare, ("influence nothing",)),
    "arcade-guides": Scene(bare, ("renounce",)),
    "butchers-guild": Scene(victim, ("renounce",)),
    "master-builders": Scene(bare, ("renounce",)),
    "living-shard": Scene(two_stacks, ("pick first", "at karst-1", "enough")),
}
"""The Opportunity cards that are declared."""

OWN: Final[dict[str, Scene]] = {
    "casemate-line": Scene(bare, (), "black-guard"),
    "state-of-siege": Scene(token("blockhouse"), ("to karst", "enough"), "black-guard"),
    "sleeper-network": Scene(victim, ("at karst-1",), "secret-police"),
    "awakening": Scene(sleeper, ("at karst-1", "enough"), "secret-police"),
    "red-files": Scene(sleeper, ("at karst-1", "pick first"), "secret-police"),
    "membership-cards": Scene(bare, ("enough",), "union"),
    "general-strike": Scene(token("membership"), ("to karst", "pick first"), "union"),
    "double-card": Scene(bare, ("enough",), "union"),
    "spark": Scene(bare, ("to karst",), "resistance"),
    "ambush": Scene(bare, ("to karst",), "resistance"),
    "great-uprising": Scene(token("revolt"), ("to karst",), "resistance"),
    "form-27": Scene(bare, ("pick third",)),
    "emergency-decree": Scene(bare, ("renounce", "renounce")),
}
"""The Cabal cards that are declared."""

MARKERS: Final[dict[str, Scene]] = {
    "motol-centre": Scene(bare, ("pick first",)),
    "artefact": Scene(two_stacks, ("at karst-1", "enough")),
}
"""The sectors whose markers are declared."""

SCENES: Final = {**OPPORTUNITIES, **OWN, **MARKERS}


def scene(key: str, holder: str | None = None) -> Table:
    """A table of five at which an element lies before its holder, in his own turn, ready to be declared."""
    found = SCENES[key]
    cabal = holder or found.cabal
    table = Table(5)
    if key in OPPORTUNITIES:
        table.cards(cabal, key)
    elif key in OWN:
        table.in_play(cabal, key)
    else:
        table.markers(cabal, key)
    return found.arrange(table.turn(cabal), cabal)
