"""The content of Diktat as typed data: sectors, Opportunity cards, Cabals with their cards and tokens, values.

Four files make an edition: `sectors.toml`, `opportunities.toml`, `cabals.toml` and `values.toml`. A pack may replace
any of them, set single values, and add Opportunity cards in `added.toml`; `loading.py` reads and checks them. What the
effects of all of them mean is said once, at the head of `opportunities.toml`.
"""

from typing import Final, Literal

from msgspec import Struct, field

from logothete.kernel.bits import LARGEST
from logothete.kernel.content import Pack

# printed: as in the published game; reconstructed: ours; mixed: the comments of the file say which is which;
# house: what a pack adds to the game.
Source = Literal["printed", "mixed", "reconstructed", "house"]
Kind = Literal["citizen", "guard", "emissary"]
ClauseSort = Literal["abstain", "perform", "choice", "truth"]
Affinity = Literal["politics", "people", "artefact"]
Symbol = Literal["politics", "people", "artefact", "any"]
Type = Literal["gain", "development", "ability", "manifestation", "special", "plague", "immediate"]
Faction = Literal[
    "coordination",
    "effort",
    "edification",
    "integrity",
    "black-guard",
    "harmony",
    "progress",
    "secret-police",
    "union",
    "underworld",
    "resistance",
    "others",
]
Place = Literal["sector", "stack"]
Life = Literal["permanent", "stack", "cycle"]

# What lines of effects say.
Stat = Literal["looks", "bounty", "fine-paid", "fine-received", "influence", "bid"]
Per = Literal["token", "citizen-here"]
When = Literal["administrator", "not-administrator"]
Event = Literal["claimed", "development", "own-pawn-killed", "claim-card", "struggle-lost", "enemy-arrives"]
Aura = Literal["shield", "watch", "insurrection", "turncoat", "wins-ties"]
Manoeuvre = Literal["send", "spy", "assassinate", "influence", "develop", "any"]
Guards = Literal["normal", "ignored"]
Who = Literal["self", "opponent", "each-opponent", "arriving", "site-owner", "each-at-site"]
Where = Literal["any", "token", "site", "site-owner"]
Require = Literal["none", "own-stack-or-marker", "enemy-stack"]

SECTORS: Final = "sectors.toml"
OPPORTUNITIES: Final = "opportunities.toml"
ADDED: Final = "added.toml"
"""Of a pack: Opportunity cards that join those of `opportunities.toml`."""
CABALS: Final = "cabals.toml"
VALUES: Final = "values.toml"

SECTOR_COUNT: Final = 12
OPPORTUNITY_COUNT: Final = 72
CABAL_COUNT: Final = 5
CARDS_OF_CABAL: Final = 5
"""The cards of a Cabal, and the slots of its board for them (DIK-030)."""
MOST_SLOTS: Final = 8
"""The most Opportunity slots that a Cabal board can have."""
MOST_TOKENS: Final = 6
MOST_SYMBOLS: Final = 2
"""The most Affinity symbols of an Opportunity card."""
MOST_LINES: Final = 4
"""The most lines of one list, and the most options of a choice."""
CHOICE_KEYS: Final = ("first", "second", "third", "fourth")
"""The options of a choice."""
PLAYER_COUNTS: Final = (2, 3, 4, 5)
# The engine keeps sets of Opportunity cards as bits of two machine words.
MOST_OPPORTUNITIES: Final = 2 * LARGEST


class Goods(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Resources: what an effect gives, takes or costs."""

    citizen: int = 0
    guard: int = 0
    emissary: int = 0
    spy: int = 0
    assassin: int = 0
    pp: int = 0
    politics: int = 0
    people: int = 0
    artefact: int = 0
    affinity: int = 0
    """Affinity tokens of types that the one who receives or pays them names one by one."""
    agent: int = 0
    """Costs only: Agents of any types."""
    vp: int = 0
    """Gains only, and Rank too."""
    rank: int = 0


class Line(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One thing that an element does: an effect of the folder `effects`, and its arguments."""

    effect: str
    amount: int = 0
    goods: Goods = Goods()
    kind: Kind | None = None
    """The type of Agents that is counted, or converted."""
    into: Kind | None = None
    kinds: tuple[Kind, ...] = ()
    stat: Stat | None = None
    fixed: int | None = field(name="set", default=None)
    per: Per | None = None
    cap: int = 0
    when: When | None = None
    at: Where | None = None
    token: str | None = None
    aura: Aura | None = None
    on: Event | None = None
    do: "tuple[Line, ...]" = ()
    options: "tuple[tuple[Line, ...], ...]" = ()
    manoeuvre: Manoeuvre | None = None
    discount: int = 0
    free: bool = False
    who: Who | None = None
    tokens: bool = False
    guards: Guards | None = None
    close: bool = False
    require: Require | None = None


class Face(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A face of an Influence marker (DIK-033)."""

    type: Type
    does: tuple[Line, ...]


class Sector(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sector, its place on the map, and its two Influence markers (DIK-021, DIK-304).

    `one` holds for whoever has one marker, `both` instead of it for whoever has both (DIK-238); with the Configuration
    "les Autres" `one_others` and `both_others`, if the sector has them. The Others come from their `home` (AUT-021).
    """

    key: str
    place: tuple[float, float]
    one: Face
    both: Face
    one_others: Face | None = None
    both_others: Face | None = None
    home: bool = False


class Opportunity(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An Opportunity card (DIK-026). Its number is its place in the list."""

    key: str
    sector: str
    faction: Faction
    symbols: tuple[Symbol, ...]
    darkness: int
    attack: bool = False
    type: Type
    does: tuple[Line, ...]


class Slot(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Cabal slot of a board: its cost in PP and its VP (DIK-031)."""

    cost: int
    vp: int = 0


class Cabal(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Cabal: its screen (Rank, Affinities, endowment) and its board (DIK-010)."""

    key: str
    colour: str
    emblem: str
    rank: int
    affinities: dict[Affinity, int]
    pp: int
    token: str | None = None
    slots: tuple[Slot, ...]
    opportunity_slots: tuple[int, ...]
    """Of each Opportunity slot, from left to right: the VP printed below it (DIK-032)."""


class Token(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tokens of a Cabal (DIK-004), and the standing effect that they have by themselves."""

    key: str
    count: int
    on: Place
    life: Life
    does: tuple[Line, ...]


class CabalCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Cabal card (DIK-029). The cards of a Cabal stand in the order that is advised for their acquisition."""

    key: str
    cabal: str
    type: Type
    does: tuple[Line, ...]


class Players(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The figures of a number of players (DIK-013, DIK-107)."""

    count: int
    cycles: int
    manoeuvres: int
    visible: int
    stacks: int


class Others(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The figures of the Configuration "les Autres"."""

    fiel: str
    citizen: int
    guard: int
    emissary: int
    track: int
    """The spaces of the corruption track; one card more is defeat (AUT-091)."""
    darkness: int
    """The Darkness tokens that the main board bears; one more is defeat (AUT-092)."""
    pawns_per_darkness: int
    loss: tuple[int, ...]
    """By number of corrupted sectors: the VP that each Corruption token costs at the end (AUT-008)."""
    emissaries_per_corruption: int
    guards_per_other: int


class Values(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The figures of the game."""

    source: Source
    players: tuple[Players, ...]
    income: Goods
    debt: int
    debts: int
    target: int
    overflow: int
    affinities: int
    markers: int
    looks: int
    strikes: int
    bounty: int
    fine: int
    influence: int
    sale: int
    offers: int
    claims: int
    showings: int
    oaths: int
    clauses: int
    others: Others


class SectorsFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`sectors.toml`."""

    source: Source
    sectors: tuple[Sector, ...] = field(name="sector")


class OpportunitiesFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`opportunities.toml`, and how many cards it promises if they are not those of DIK-001."""

    source: Source
    promised: int = field(name="cards", default=OPPORTUNITY_COUNT)
    opportunities: tuple[Opportunity, ...] = field(name="opportunity")


class AddedFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`added.toml`."""

    opportunities: tuple[Opportunity, ...] = field(name="opportunity")


class CabalsFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`cabals.toml`."""

    source: Source
    cabals: tuple[Cabal, ...] = field(name="cabal")
    tokens: tuple[Token, ...] = field(name="token")
    cards: tuple[CabalCard, ...] = field(name="card")


class Content(Struct, frozen=True, kw_only=True):
    """Everything the engine and the page need to know, in the order of the files."""

    sectors: tuple[Sector, ...]
    opportunities: tuple[Opportunity, ...]
    cabals: tuple[Cabal, ...]
    tokens: tuple[Token, ...]
    cabal_cards: tuple[CabalCard, ...]
    values: Values
    sources: dict[str, Source]
    pack: Pack | None
    hash: str


class ClauseScene(Struct, frozen=True):
    """A kind of clause: how it is judged, and the verbs by which it names its things, in order (DIK-173)."""

    sort: ClauseSort
    names: tuple[str, ...]


class Scene(Struct, frozen=True, kw_only=True):
    """What a page needs to draw the table: the content without what only the engine asks for."""

    sectors: tuple[Sector, ...]
    opportunities: tuple[Opportunity, ...]
    cabals: tuple[Cabal, ...]
    tokens: tuple[Token, ...]
    cabal_cards: tuple[CabalCard, ...]
    values: Values
    clauses: dict[str, ClauseScene]
    sources: dict[str, Source]
