"""The structs of a map file: a grid of hexes, what they are, what stands on their sides (GUI-M09).

Hexes are named `cc.rr`, columns from the left and rows from the top, both from 01; `cc.rr-rr` is a run of rows of one
column. A side is `cc.rr/d`, d being the direction 0 to 5 clockwise from the title (GUI-010).
"""

from typing import Final, Literal

from msgspec import Struct, field

Direction = Literal[0, 1, 2, 3, 4, 5]
BarrierKind = Literal[
    "wall",
    "window",
    "door",
    "entry",
    "low-wall",
    "chapel-window",
    "castle-wall",
    "slit",
    "tower-door",
    "palisade",
    "gate",
    "canvas",
    "canvas-open",
]
State = Literal["intact", "open", "destroyed"]
RoomKind = Literal["house", "chapel", "vestibule", "barn", "courtyard", "tower", "tent", "yard"]
Structure = Literal["double-stone", "stone", "wood"]

COLUMNS: Final = 32
ROWS: Final = 20
"""The grid of a full map; a smaller one is laid over another (La Jetée)."""
MAP_PREFIX: Final = "map-"


class Ground(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hexes of a terrain. `crest`: a bank's directions to the higher ground; `axis`: the open sides of a path."""

    terrain: str
    at: tuple[str, ...]
    crest: tuple[Direction, ...] = ()
    axis: tuple[Direction, ...] = ()


class Height(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hexes of a level other than that of the map. A bank has the lower of its two (GUI-249)."""

    level: int
    at: tuple[str, ...]


class Sides(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hexsides with the same thing on them, each named once, for buildings from within. `top`: the level it reaches."""

    kind: BarrierKind
    at: tuple[str, ...]
    top: int | None = None
    state: State = "intact"


class Slit(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An arrow slit or chapel window: in the middle of a side (`at`), or where two hexes meet (GUI-495).

    `axis`: its bearing in degrees clockwise from the title.
    """

    hexes: tuple[str, ...]
    at: str | None = None
    axis: int


class Room(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hexes under one roof, or a courtyard."""

    key: str
    building: str
    kind: RoomKind
    at: tuple[str, ...]


class Corner(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The outer corner of a building: the hex outside, and the outward bearings of its two walls (GUI-413)."""

    at: str
    building: str
    walls: tuple[int, int]


class Stairs(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A staircase hex: the hexes that give access to its foot and to its head (GUI-522)."""

    at: str
    foot: tuple[str, ...]
    head: tuple[str, ...]


class Tent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tent over four hexes: the opening hex, its open side, and the others (GUI-430)."""

    opening: str
    open: Direction
    others: tuple[str, str, str]


class Works(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a siege can batter or burn, by class."""

    key: str
    material: Structure
    at: tuple[str, ...]


class Area(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Named hexes of a map, for scenarios."""

    key: str
    at: tuple[str, ...]


class Map(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`map-<key>.toml`."""

    source: Literal["printed", "mixed", "reconstructed", "house"]
    key: str
    columns: int = COLUMNS
    rows: int = ROWS
    level: int = 0
    terrain: str = "flat"
    branches: tuple[str, ...] = ()
    """Hexes into which branches reach (GUI-223)."""
    wood: tuple[str, ...] = ()
    """Hexes of wooden construction (GUI-235)."""
    grounds: tuple[Ground, ...] = field(name="ground", default=())
    heights: tuple[Height, ...] = field(name="height", default=())
    sides: tuple[Sides, ...] = field(name="side", default=())
    slits: tuple[Slit, ...] = field(name="slit", default=())
    rooms: tuple[Room, ...] = field(name="room", default=())
    corners: tuple[Corner, ...] = field(name="corner", default=())
    stairs: tuple[Stairs, ...] = ()
    tents: tuple[Tent, ...] = field(name="tent", default=())
    works: tuple[Works, ...] = ()
    areas: tuple[Area, ...] = field(name="area", default=())
