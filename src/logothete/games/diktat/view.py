"""What a seat may know of a position: a white list (DIK-040 to DIK-046, DIK-111, DIK-123)."""

from __future__ import annotations

import msgspec

from logothete.games.diktat.desk.view import DeskView


class Pawn(msgspec.Struct, frozen=True):
    """A pawn of a stack; its type if the viewer knows it."""

    agent: str | None


class Stack(msgspec.Struct, frozen=True):
    """A stack: where, whose (no seat: the Others'), its pawns from the top down, and whether it bears a token.

    `sure` are the pawns that the viewer knows to be in it without knowing where.
    """

    place: str
    sector: str
    seat: int | None
    pawns: list[Pawn]
    token: bool
    sure: dict[str, int]


class Sector(msgspec.Struct, frozen=True):
    """A sector: its markers that are left, the tokens on it, and whether it can be entered.

    `kept` are the seats for which a place is kept (DIK-168), `permits` those that effects allow a stack beyond the
    limit (DIK-323), each as often as that is so.
    """

    key: str
    markers: int
    darkness: int
    corruption: int
    corrupted: bool
    tokens: list[str]
    used_tokens: list[str]
    turned_up: bool
    closed: bool
    kept: list[int]
    permits: list[int]


class Held(msgspec.Struct, frozen=True):
    """An Opportunity card before a player, in the order of the row; what lies on its symbols; whether it is Used."""

    card: str
    filled: list[str | None]
    used: bool


class Marker(msgspec.Struct, frozen=True):
    """A marker before a player, or a pair."""

    sector: str
    number: int
    used: bool


class OwnCard(msgspec.Struct, frozen=True):
    """A Cabal card: in play or not, Used or not."""

    card: str
    in_play: bool
    used: bool


class Screen(msgspec.Struct, frozen=True):
    """What lies behind a screen: only its player sees it (DIK-043)."""

    power: int
    agents: dict[str, int]
    affinities: dict[str, int]


class Seat(msgspec.Struct, frozen=True):
    """A player as everybody sees him; `screen` only for himself."""

    cabal: str | None
    points: int
    rank: int
    administrator: bool
    debts: int
    borrowed: int
    perjuries: int
    corruption: int
    spies: int
    assassins: int
    moves: int
    tokens: int
    cards: list[Held]
    markers: list[Marker]
    own: list[OwnCard]
    skipped: bool
    screen: Screen | None


class Team(msgspec.Struct, frozen=True):
    """A team that the viewer is putting together, unseen (DIK-104)."""

    sector: str
    pawns: list[str]


class InUse(msgspec.Struct, frozen=True):
    """An element whose effects are being carried out: a card, or the marker of a sector (DIK-322)."""

    seat: int
    card: str | None
    sector: str | None


class Doing(msgspec.Struct, frozen=True):
    """What is going on, as everybody sees it: looks or strikes that are left, whose, and for whom."""

    action: str
    seat: int
    left: int
    others: bool
    place: str | None


class OpenWindow(msgspec.Struct, frozen=True):
    """A moment at which Manifestations are asked for, as everybody sees it (DIK-316).

    `arrived` are the sectors to which stacks have come in the Manoeuvre that is just over.
    """

    moment: str
    asked: list[int]
    answered: list[int]
    arrived: list[str]


class Contender(msgspec.Struct, frozen=True):
    """Somebody in a conquest (no seat: the Others): his Emissaries, and what his bid counted for."""

    seat: int | None
    emissaries: int
    bid: int


class Conquest(msgspec.Struct, frozen=True):
    """A sector that is being conquered: who comes when, whose prise it is, who still closes a fist."""

    sector: str
    order: list[Contender]
    next: int | None
    tied: list[int]
    closed: list[int]
    bid: int | None
    """What the viewer's own closed fist holds."""


class DiktatView(msgspec.Struct, frozen=True):
    """All that one seat, or a spectator, may know."""

    seat: int | None
    cycle: int
    cycles: int
    phase: str
    turn: int | None
    asked: list[int]
    others: bool
    track: list[str]
    secret: bool
    """Whether a card lies face down on the track, who has seen it, and which it is if the viewer has."""
    secret_seen_by: list[int]
    secret_card: str | None
    deck: int
    discard: list[str]
    corruption_track: list[str]
    darkness: int
    others_out: dict[str, int]
    sectors: list[Sector]
    stacks: list[Stack]
    seats: list[Seat]
    team: Team | None
    doing: Doing | None
    pointed: str | None
    """The stack that the viewer has named for the next look or strike."""
    in_use: list[InUse]
    """The elements in use, the latest first."""
    window: OpenWindow | None
    designated: str | None
    conquest: Conquest | None
    lost: bool
    places: list[int] | None
    desk: DeskView
