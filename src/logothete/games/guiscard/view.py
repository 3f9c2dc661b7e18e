"""What everybody sees of a position: in the tactical game nothing is hidden (GUI-036)."""

from __future__ import annotations

from typing import Literal

import msgspec

Health = Literal["healthy", "stunned", "wounded", "dead"]
Where = Literal["map", "to-place", "to-enter", "left", "carried", "nowhere"]
Sequence = Literal["set-up", "fire", "charges", "movement", "combat", "recovery"]


class Man(msgspec.Struct, frozen=True):
    """A character or animal with what his counter says now; `heading` of a rider, `behind` his second hex."""

    key: str
    side: int
    seat: int
    where: Where
    hex: str | None
    behind: str | None
    heading: int | None
    horse: str | None
    health: Health
    attack: int
    defence: int
    movement: int
    armour: bool
    weapon: str | None
    shots: int | None
    """Throws that are left; None for bows and slings."""
    spent: int
    fired: bool
    answered: bool
    attacked: bool
    moved: bool
    busy: bool
    turn: int
    """From which turn on he may enter; 0 for whoever begins on the map."""


class LooseHorse(msgspec.Struct, frozen=True):
    """A horse without its rider, alive or dead."""

    of: str
    hex: str
    behind: str
    heading: int
    dead: bool
    control: int | None
    leader: str | None


class Bodies(msgspec.Struct, frozen=True):
    """The dead of a hex: men, and halves of horses."""

    hex: str
    men: int
    horses: int


class Mover(msgspec.Struct, frozen=True):
    """Who is on his way, and the MP that are left to him."""

    man: str
    left: int
    advancing: bool
    carried: str | None


class Fight(msgspec.Struct, frozen=True):
    """A combat that is announced: whom, by whom, and how it stands."""

    hex: str
    attackers: list[str]
    attack: int
    defence: int
    differential: int
    ground: int
    joint: int
    column: int


class GuiscardView(msgspec.Struct, frozen=True, kw_only=True):
    """The battle."""

    scenario: str
    seat: int | None
    turn: int
    turns: int
    phase: int
    sequence: Sequence
    sides: list[str]
    losses: list[int]
    """The loss points that each side has made."""
    men: list[Man]
    horses: list[LooseHorse]
    bodies: list[Bodies]
    mover: Mover | None
    shooter: str | None
    fight: Fight | None
    outcome: Literal["first", "second", "draw"] | None
