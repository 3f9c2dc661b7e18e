"""The content of Byzantio and Nekken as typed data: boards, houses and values.

Three files make an edition: `board.toml`, `houses.toml` and `values.toml`; a fourth, `map.json`, is only for drawing.
A pack may replace any of them; `loading.py` reads and checks them.
"""

from typing import Final, Literal

from msgspec import Raw, Struct, field

from logothete.kernel.content import Pack

Edition = Literal["byzantio", "nekken"]
# printed: as in the published game; reconstructed: ours; mixed: the comments of the file say which is which.
Source = Literal["printed", "mixed", "reconstructed"]
EventKind = Literal["earthquake", "famine", "succession", "plague"]

# The rows of the action grid, in the order of the sheet.
ROWS: Final = ("campaign", "rally", "negotiation", "progression", "corruption", "expulsion")

BOARD: Final = "board.toml"
HOUSES: Final = "houses.toml"
VALUES: Final = "values.toml"
MAP: Final = "map.json"

# The engine keeps sets of provinces and cities as bits of one machine word, turns and events in a few cells.
MOST_PROVINCES: Final = 62
MOST_CITIES: Final = 62
MOST_TURNS: Final = 30
MOST_TARGETS: Final = 10
MOST_EVENTS: Final = 8
HOUSE_COUNT: Final = 4
DIE_SIDES: Final = 8
PLAYER_COUNTS: Final = (2, 3, 4)


class Province(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A province (BYZ-010, BYZ-012) or region. Closed: to be left, never entered, struck or garrisoned."""

    key: str
    stand: tuple[float, float]
    number: int | None = None
    borders: tuple[str, ...] = ()
    lanes: tuple[str, ...] = ()
    closed: bool = False


class City(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A city (BYZ-006); in Nekken the settling place of a region (NEK-004)."""

    key: str
    province: str
    size: Literal["large", "small"]
    place: tuple[float, float]
    latitude: float | None = None
    longitude: float | None = None


class Projection(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How longitude and latitude become board units, for drawing real coastlines."""

    west: float
    north: float
    x_per_degree: float
    y_per_degree: float


class Ellipse(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An invented coast, for boards that are nowhere on the globe."""

    centre: tuple[float, float]
    half_axes: tuple[float, float]


class Board(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The sheet the board is drawn on, and how many provinces and cities its file promises."""

    width: float
    height: float
    provinces: int
    cities: int
    projection: Projection | None = None
    ellipse: Ellipse | None = None


class House(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A dynasty (BYZ-003) or tribe (NEK-009)."""

    key: str
    home: str
    colour: str
    emblem: str


class Event(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An event and its turn (BYZ-107)."""

    turn: int
    kind: EventKind


class Values(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The figures of the game: track, pieces, score sheet, events."""

    source: Source
    turns: int
    garrisons: int
    lines: tuple[int, ...]
    small_cities_from_players: int
    guess_points: int
    third_share: int
    change_cost: int
    # The boxes of each of ROWS (BYZ-045).
    allowances: dict[str, int]
    # By number of players, written as a string because keys of TOML tables are.
    targets: dict[str, int]
    events: tuple[Event, ...] = field(name="event", default=())


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`board.toml`."""

    source: Source
    board: Board
    provinces: tuple[Province, ...] = field(name="province")
    cities: tuple[City, ...] = field(name="city")


class HousesFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`houses.toml`."""

    source: Source
    houses: tuple[House, ...] = field(name="house")


class Content(Struct, frozen=True, kw_only=True):
    """Everything the engine and the page need to know about an edition, in the order of the files."""

    edition: Edition
    board: Board
    provinces: tuple[Province, ...]
    cities: tuple[City, ...]
    houses: tuple[House, ...]
    values: Values
    sources: dict[str, Source]
    pack: Pack | None
    # Coasts and outlines for a page: any JSON object, or None if there is no drawing of this board.
    map: Raw | None
    hash: str


class Scene(Struct, frozen=True, kw_only=True):
    """What a page needs to draw the board: the content without what only the engine asks for."""

    edition: Edition
    board: Board
    provinces: tuple[Province, ...]
    cities: tuple[City, ...]
    houses: tuple[House, ...]
    values: Values
    sources: dict[str, Source]
    map: Raw | None
