"""The structs of a scenario file: maps laid out, zones, forces, special rules and victory, from closed lists.

Maps are laid in the order of `maps`; where there are several, their hexes are named with `a`, `b` … before the name:
`b16.10`. Edges are the sides 1 to 4 of a map as printed: 1 title, 2 right, 3 bottom, 4 left.
"""

from typing import Final, Literal

from msgspec import Struct, field

from logothete.games.guiscard.content_map import Direction, Tent

Edge = Literal[1, 2, 3, 4]
Chapter = Literal["charges", "formations", "refusal"]
"""Rules of section 7 that a scenario can do without (GUI-530): charges and counter-charges, hoplites, refusal."""
Test = Literal["present", "majority", "left", "fallen", "points", "gate"]
Fit = Literal["living", "awake", "able"]
"""Which men count: the living; those not stunned; those not stunned that can attack."""
Fate = Literal["dead", "carried-off"]

SCENARIO_PREFIX: Final = "scenario-"


class Placed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A map laid on the table: its upper left hex comes to this column and row, from 1; upside down if `turned`."""

    map: str
    turned: bool = False
    column: int = 1
    row: int = 1


class Zone(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Named hexes: those that satisfy everything that is given."""

    key: str
    map: str | None = None
    """The letter of the map they are on."""
    at: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    """Areas or rooms of the maps."""
    columns: tuple[int, int] | None = None
    rows: tuple[int, int] | None = None
    around: tuple[str, ...] = ()
    within: int = 0
    """So many hexes from one of `around`."""
    level: int | None = None
    terrains: tuple[str, ...] = ()


class Enter(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where and from which turn on characters come onto the map (GUI-533)."""

    edges: tuple[Edge, ...]
    map: str | None = None
    turn: int = 1


class Force(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Characters or animals that begin together: in a zone, or off the map.

    `mounted`: its riders are in the saddle; otherwise they are on foot and without a horse, unless the scenario has
    one for them. `count` of them and always `with` are in the zone, the others in `rest`; `apart`: in each room of the
    zone one. `hidden`: GUI-535. `waits`: they may not act before that turn.
    """

    men: tuple[str, ...]
    mounted: bool = False
    zone: str | None = None
    enter: Enter | None = None
    count: int | None = None
    with_: tuple[str, ...] = field(name="with", default=())
    rest: str | None = None
    apart: bool = False
    formed: bool = False
    hidden: bool = False
    waits: int = 1


class Loose(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The horse of a rider who begins on foot: where it stands, or with him (`led`)."""

    of: str
    front: str | None = None
    heading: Direction = 0
    led: bool = False


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The share of one of several partners (GUI-531)."""

    men: tuple[str, ...]


class Side(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A side. `leaves`: by which edges of which map its characters may leave (GUI-069). `peaceful`: never attack."""

    key: str
    leaves: tuple[Edge, ...] = ()
    leaves_map: str | None = None
    forces: tuple[Force, ...] = field(name="force")
    horses: tuple[Loose, ...] = field(name="horse", default=())
    commands: tuple[Command, ...] = field(name="command", default=())
    peaceful: tuple[str, ...] = ()


class Condition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that is counted when victory is judged (GUI-534); it holds from `least` to `most`.

    present: men of a side (or `who`) in a zone, of a fitness, `mounted` only. majority: by how many the side has more
    of them there than the other. left: men, or `horses` led off, of a side that left by `edges`. fallen: how many of
    `who` met one of `fates`. points: by how many loss points the side leads. gate: whether it is in `state`.
    """

    test: Test
    side: str | None = None
    who: tuple[str, ...] = ()
    zone: str | None = None
    fit: Fit = "living"
    mounted: bool = False
    horses: bool = False
    edges: tuple[Edge, ...] = ()
    map: str | None = None
    fates: tuple[Fate, ...] = ("dead",)
    states: tuple[Literal["intact", "open", "destroyed"], ...] = ()
    least: int | None = None
    most: int | None = None


class Verdict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who wins if all conditions hold, nobody: a draw. The first verdict that holds is given; the last has none."""

    winner: str | None = None
    when: tuple[Condition, ...] = ()


class Bonus(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Loss points that the enemy gets for the death of someone besides the ordinary ones."""

    who: str
    points: int


class Losses(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Loss points: for each enemy wounded at the end or killed, times `command` for those able to command."""

    wounded: int = 1
    killed: int = 2
    command: int = 2
    bonuses: tuple[Bonus, ...] = field(name="bonus", default=())


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`scenario-<key>.toml`. The side that is named first plays first in every turn (GUI-038)."""

    source: Literal["printed", "mixed", "reconstructed", "house"]
    key: str
    number: int
    turns: int
    maps: tuple[Placed, ...]
    without: tuple[Chapter, ...] = ()
    setup: tuple[str, ...] = ()
    """The sides in the order in which they set up; empty: the one that plays second, then the other (GUI-532)."""
    gate: Literal["intact", "open", "destroyed"] = "intact"
    zones: tuple[Zone, ...] = field(name="zone", default=())
    tents: tuple[Tent, ...] = field(name="tent", default=())
    sides: tuple[Side, ...] = field(name="side")
    losses: Losses = Losses()
    verdicts: tuple[Verdict, ...] = field(name="verdict")
