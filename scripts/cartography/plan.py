"""What a map is made from: the board, and what `map.toml` beside it adds to its shapes.

`map.toml` is optional. On a board with a projection its points are [longitude, latitude], as any atlas gives
them; otherwise they are places on the board.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from msgspec import Struct, field
from shapely import LineString, Point, Polygon, box

from logothete.games.byzantio.content import BOARD, Board, BoardFile
from logothete.kernel.content import ContentError, read_toml
from logothete.kernel.faults import plainly

SHAPES = "map.toml"
# A board smaller than this is enlarged until its longer side is LONG_SIDE, so that one decimal is fine enough.
SMALL = 500
LONG_SIDE = 1000

At = tuple[float, float]


class Strait(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Water drawn wider than it is, because a strait narrower than a line would vanish."""

    line: tuple[At, ...]
    width: float


class Barrier(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Ground of no province: it parts provinces that would touch but are no neighbours."""

    kind: Literal["lake", "mountains"]
    outline: tuple[At, ...]


class Shapes(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`map.toml`."""

    # The realm; what lies outside is foreign land. Without it the realm ends `reach` from the nearest point.
    frontier: tuple[tuple[At, ...], ...] = ()
    reach: float | None = None
    # Further points of provinces: a place belongs to the province that has the nearest point.
    points: dict[str, tuple[At, ...]] = {}
    rivers: tuple[tuple[At, ...], ...] = ()
    straits: tuple[Strait, ...] = field(name="strait", default=())
    barriers: tuple[Barrier, ...] = field(name="barrier", default=())


@dataclass(frozen=True)
class Zone:
    """A province in map units: where its pretenders stand, its cities, and all points that shape it."""

    key: str
    stand: Point
    cities: tuple[Point, ...]
    points: tuple[Point, ...]
    borders: frozenset[str]
    lanes: tuple[str, ...]
    closed: bool


@dataclass(frozen=True)
class Plan:
    """A board in map units: places of the board times `scale`."""

    board: Board
    scale: float
    zones: tuple[Zone, ...]
    frontier: tuple[Polygon, ...]
    reach: float
    rivers: tuple[LineString, ...]
    straits: tuple[Polygon, ...]
    barriers: tuple[tuple[str, Polygon], ...]

    @property
    def sheet(self) -> Polygon:
        return box(0, 0, self.board.width * self.scale, self.board.height * self.scale)


def read_plan(folder: Path) -> Plan:
    """Read the board of a folder and the shapes beside it; a ContentError says what is wrong with them."""
    file = read_toml(folder / BOARD, BoardFile)
    shapes = read_toml(folder / SHAPES, Shapes) if (folder / SHAPES).exists() else Shapes()
    _check_keys(folder / SHAPES, shapes, file)
    board = file.board
    longer = max(board.width, board.height)
    scale = 1 if longer >= SMALL else LONG_SIDE / longer

    def place(at: At) -> Point:
        return Point(at[0] * scale, at[1] * scale)

    def shape(at: At) -> Point:
        if (projection := board.projection) is None:
            return place(at)
        x = (at[0] - projection.west) * projection.x_per_degree
        return place((x, (projection.north - at[1]) * projection.y_per_degree))

    zones = []
    for province in file.provinces:
        cities = tuple(place(city.place) for city in file.cities if city.province == province.key)
        stand = place(province.stand)
        more = tuple(shape(at) for at in shapes.points.get(province.key, ()))
        zones.append(
            Zone(
                key=province.key,
                stand=stand,
                cities=cities,
                # A city may stand where its pretender does.
                points=tuple(dict.fromkeys((stand, *cities, *more))),
                borders=frozenset(province.borders),
                lanes=province.lanes,
                closed=province.closed,
            )
        )
    return Plan(
        board=board,
        scale=scale,
        zones=tuple(zones),
        frontier=tuple(Polygon([shape(at) for at in ring]) for ring in shapes.frontier),
        reach=shapes.reach * scale if shapes.reach is not None else longer * scale / 12,
        rivers=tuple(LineString([shape(at) for at in river]) for river in shapes.rivers),
        straits=tuple(
            LineString([shape(at) for at in strait.line]).buffer(strait.width * scale / 2) for strait in shapes.straits
        ),
        barriers=tuple((item.kind, Polygon([shape(at) for at in item.outline])) for item in shapes.barriers),
    )


def _check_keys(path: Path, shapes: Shapes, file: BoardFile) -> None:
    known = [province.key for province in file.provinces]
    problems = tuple(
        plainly(path, 0, "points", f"there is no province '{key}'", f"The provinces are: {', '.join(known)}.")
        for key in shapes.points
        if key not in known
    )
    if problems:
        raise ContentError(problems)
