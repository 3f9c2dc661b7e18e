"""The content of Necrosia as typed data: board, peoples, cards and values.

Four files make an edition: `board.toml`, `peoples.toml`, `cards.toml` and `values.toml`. A pack may replace any of
them, set single values, and add cards in `added.toml`; `loading.py` reads and checks them.
"""

from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType, field

from logothete.kernel.bits import LARGEST
from logothete.kernel.content import Pack

# printed: as in the published game; reconstructed: ours; mixed: the comments of the file say which is which;
# house: what a pack adds to the game.
Source = Literal["printed", "mixed", "reconstructed", "house"]
Kind = Literal["fighter", "merchant", "mage"]
Suit = Literal["combat", "commerce", "magic", "necrosis", "shaan"]
Caste = Literal["combat", "commerce", "magic", "shaan"]
Power = Literal["attack-die", "spare-loss", "free-move", "raise-necrosian", "defence-die"]
Timing = Literal[
    "start",
    "main",
    "act-move",
    "act-commerce",
    "act-magic",
    "w1",
    "w2",
    "w3",
    "w5",
    "w6",
    "w8",
    "necrosis",
    "influence",
    "cards",
    "after-commerce",
    "any-card",
    "year-end",
]
Part = Literal["active", "attacker", "defender", "party", "outsider", "anybody"]
Side = Literal["attacker", "defender"]
Foe = Literal["player", "necrosians"]
Ban = Literal["mages", "fighters", "magic", "commerce", "war"]

BOARD: Final = "board.toml"
PEOPLES: Final = "peoples.toml"
CARDS: Final = "cards.toml"
ADDED: Final = "added.toml"
"""Of a pack: cards that join those of `cards.toml`."""
VALUES: Final = "values.toml"

# The engine keeps sets of regions as bits of one machine word, and sets of cards as bits of two.
MOST_REGIONS: Final = 24
MOST_CARDS: Final = 2 * LARGEST
MOST_PIECES: Final = 20
CARD_COUNT: Final = 80
ROW_PLACES: Final = 5
MOST_TOKENS: Final = 12
MOST_LINES: Final = 3
PEOPLE_COUNT: Final = 5
PLAYER_COUNTS: Final = (2, 3, 4, 5)


class Region(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A region (NEC-006). The cradle is necrosed from the beginning (NEC-008)."""

    key: str
    place: tuple[float, float]
    influence: int
    borders: tuple[str, ...]
    guild: Caste | None = None
    guild_players: int = 2
    cradle: bool = False


class Board(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The sheet the board is drawn on, and how many regions its file promises."""

    width: float
    height: float
    regions: int


class People(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A people and its power (NEC-172)."""

    key: str
    power: Power
    colour: str
    emblem: str


class CardLine(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that a card does: an effect of the folder `effects`, and its arguments."""

    effect: str
    amount: int = 0
    kind: Kind | None = None
    side: Side | None = None
    foe: Foe | None = None
    suit_wanted: Suit | None = field(name="wanted", default=None)
    ban: Ban | None = None


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A power card: when and by whom it is played, and what it does.

    That is one effect with its arguments, written with the card itself; or several lines, which are carried out one
    after another, each under a header `[[card.line]]`.
    """

    key: str
    rule: str
    suit: Suit
    timing: tuple[Timing, ...]
    part: Part
    effect: str | None = None
    influence: int = 0
    amount: int = 0
    kind: Kind | None = None
    side: Side | None = None
    foe: Foe | None = None
    suit_wanted: Suit | None = field(name="wanted", default=None)
    ban: Ban | None = None
    lines: tuple[CardLine, ...] | UnsetType = field(name="line", default=UNSET)

    def all_lines(self) -> tuple[CardLine, ...]:
        """What the card does, line by line."""
        if self.effect is None:
            return () if self.lines is UNSET else self.lines
        own = CardLine(
            effect=self.effect,
            amount=self.amount,
            kind=self.kind,
            side=self.side,
            foe=self.foe,
            suit_wanted=self.suit_wanted,
            ban=self.ban,
        )
        return (own,)


class Values(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The figures of the game."""

    source: Source
    years: int
    actions: int
    pieces: int
    batch: int
    necrosians_in_cradle: int
    necrosians_by_guild: int
    defeat: int
    die: tuple[int, ...]
    trophies: int
    tokens: tuple[int, ...]
    prices: tuple[int, ...]
    purchases: int
    moved: int
    recruited: int
    carried: int
    # By number of players, written as a string because keys of TOML tables are.
    starting: dict[str, int]


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`board.toml`."""

    source: Source
    board: Board
    regions: tuple[Region, ...] = field(name="region")


class PeoplesFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`peoples.toml`."""

    source: Source
    peoples: tuple[People, ...] = field(name="people")


class CardsFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`cards.toml`, and how many cards it promises if they are not those of NEC-123."""

    source: Source
    promised: int = field(name="cards", default=CARD_COUNT)
    cards: tuple[Card, ...] = field(name="card")


class AddedFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`added.toml`."""

    cards: tuple[Card, ...] = field(name="card")


class Content(Struct, frozen=True, kw_only=True):
    """Everything the engine and the page need to know, in the order of the files."""

    board: Board
    regions: tuple[Region, ...]
    peoples: tuple[People, ...]
    cards: tuple[Card, ...]
    values: Values
    sources: dict[str, Source]
    pack: Pack | None
    hash: str


class Scene(Struct, frozen=True, kw_only=True):
    """What a page needs to draw the table: the content without what only the engine asks for."""

    board: Board
    regions: tuple[Region, ...]
    peoples: tuple[People, ...]
    cards: tuple[Card, ...]
    values: Values
    sources: dict[str, Source]
