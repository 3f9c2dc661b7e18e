"""What a seat may know of a position: a white list (NEC-136, NEC-137, NEC-182).

Public: board, tokens laid, influence, reserves, tallies, order, row, discard pile, sizes of deck and hands, lasting
effects, the war and the window that are going on. Own: the hand, and what was legally seen of other hands and of the
deck. A card that somebody is still thinking about, unseen in his hand, is nobody else's business.
"""

from __future__ import annotations

import msgspec


class Troop(msgspec.Struct, frozen=True):
    """A seat's units in a region by kind, and those of them that are paralysed (NEC-C42)."""

    seat: int
    units: dict[str, int]
    paralysed: dict[str, int]


class Region(msgspec.Struct, frozen=True):
    """A region as it stands: its present value and guild, who is there, who dominates it."""

    key: str
    value: int
    guild: str | None
    necrosed: bool
    token: int | None
    necrosians: int
    troops: list[Troop]
    dominated_by: int | None
    falling: bool
    """Whether it would fall if the year ended now (NEC-141)."""
    cursed: bool


class Seat(msgspec.Struct, frozen=True):
    """A player as everybody sees him; `known` are the cards of his hand that the viewer has legally seen."""

    people: str | None
    influence: int
    tally: int
    reserve: dict[str, int]
    hand: int
    known: list[str]
    bans: list[str]
    curse: str | None


class Held(msgspec.Struct, frozen=True):
    """A card of the own hand, and whether it can be played now."""

    card: str
    playable: bool


class ForSale(msgspec.Struct, frozen=True):
    """A card of the row, left to right, and what it costs now."""

    card: str
    price: int


class Top(msgspec.Struct, frozen=True):
    """A card of the deck that the viewer has seen there: 1 is the top."""

    place: int
    card: str


class Side(msgspec.Struct, frozen=True):
    """A side of a war: `dice` it will roll or rolled, what each was worth, its score, what it still has to lose."""

    seat: int | None
    dice: int
    rolled: list[int]
    bonus: int
    score: int | None
    losses: int | None
    lost: dict[str, int]


class WarOdds(msgspec.Struct, frozen=True):
    """The chance of each number of losses, from 0 on, with the cards played so far."""

    attacker: list[float]
    defender: list[float]


class WarUnderWay(msgspec.Struct, frozen=True):
    """A war: where, from where, at which stage, and both sides; a defence without a seat is the Necrosians'."""

    region: str
    origin: str
    stage: str
    free: bool
    marks: list[str]
    attack: Side
    defence: Side
    odds: WarOdds | None
    """Until the dice are rolled."""


class OpenWindow(msgspec.Struct, frozen=True):
    """A moment at which several may act, as everybody sees it (NEC-137)."""

    moment: str
    asked: list[int]
    answered: list[int]


class Announced(msgspec.Struct, frozen=True):
    """A card on its way, and what it is used on as texts of the action table (or the dice it rolls again)."""

    card: str
    seat: int
    shown: bool
    choices: list[str]


class Doing(msgspec.Struct, frozen=True):
    """A half-finished action that everybody watches: where it is done, with what, and where to."""

    action: str
    region: str
    kind: str | None = None
    to: str | None = None
    left: int | None = None


class NecrosiaView(msgspec.Struct, frozen=True):
    """All that one seat, or a spectator, may know."""

    seat: int | None
    year: int
    years: int
    order: list[int | None]
    active: int | None
    actions: int
    power_used: bool
    asked: list[int]
    regions: list[Region]
    seats: list[Seat]
    necrosed: int
    defeat: int
    tokens: list[int]
    """The values still in the stack, in rising order."""
    row: list[ForSale]
    discard: list[str]
    deck: int
    hand: list[Held]
    seen: list[Top]
    looking: list[str]
    """Cards that the viewer has to choose from and nobody else sees (NEC-C34, NEC-C60)."""
    doing: Doing | None
    war: WarUnderWay | None
    window: OpenWindow | None
    announced: Announced | None
    supports: dict[str, int]
    """The free cards still to be taken, by suit (NEC-162)."""
    dying: dict[str, int]
    """The losses of phase 4 still to be suffered, by region (NEC-150)."""
    lost: bool
    places: list[int] | None
