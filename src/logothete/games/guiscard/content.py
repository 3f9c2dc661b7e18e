"""The content of Guiscard as typed data: people, weapons, tables, grounds, maps and scenarios.

`people.toml` (classes, characters, animals), `weapons.toml`, `tables.toml`, `grounds.toml` (terrains and what stands on
hexsides), one `map-<key>.toml` for each map and one `scenario-<key>.toml` for each scenario make an edition. A pack may
replace any of them and bring further maps and scenarios; `loading.py` reads and checks them. `content_scenario.py` has
the structs of scenarios, `content_map.py` those of maps.
"""

from typing import Final, Literal

from msgspec import Struct, field

from logothete.games.guiscard.content_map import Map
from logothete.games.guiscard.content_scenario import Scenario
from logothete.kernel.content import Pack

# printed: as in the published game; reconstructed: ours; mixed: the comments of the file say which is which;
# house: what a pack adds to the game.
Source = Literal["printed", "mixed", "reconstructed", "house"]
People = Literal["norman", "byzantine", "varangian", "arab", "lombard", "german", "sclavon", "civilian"]
Cover = Literal["none", "light", "medium", "strong", "total"]
CoverWhen = Literal["always", "over-crest", "from-below", "off-shore", "through-side"]
"""When a terrain's cover counts: a bank's if the shot crosses its top, a path's against shots from below, that of water
and marsh unless the shooter stands at the edge (GUI-053, GUI-056, GUI-231, GUI-236), a platform's if the shot crosses
its palisade (GUI-507)."""
Sight = Literal["clear", "brush", "tree"]
"""What a terrain does to a line of fire that crosses it: nothing, light cover (GUI-220), or it blocks (GUI-221)."""
Water = Literal["none", "marsh", "shallows", "deep"]
Frequency = Literal["offensive", "either", "both"]
Motion = Literal["half", "full"]
CombatResult = Literal[
    "attacker-wounded",
    "attacker-stunned",
    "attackers-retreat",
    "nothing",
    "retreat-1",
    "retreat-2",
    "stunned",
    "wounded",
    "killed",
]
FootHit = Literal["killed", "wounded", "stunned", "retreat-2", "retreat-1", "nothing"]
MountedHit = Literal["killed", "thrown-wounded", "wounded", "thrown-stunned", "retreat-1", "nothing"]
Slip = Literal["through", "stopped", "wounded", "killed"]
Letter = Literal["j", "s", "a", "l", "n"]
"""Third letter of a category code: javelin, sling, bow, plain lance or spear that may be thrown, none."""

PEOPLE: Final = "people.toml"
WEAPONS: Final = "weapons.toml"
TABLES: Final = "tables.toml"
GROUNDS: Final = "grounds.toml"

DIE: Final = 10
"""The faces of the die of every roll of sections 1 to 6 (GUI-011)."""


class Figures(Struct, frozen=True, array_like=True):
    """Attack and defence of a face, the black and the red figure (GUI-017, GUI-018)."""

    attack: int
    defence: int


class Class(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the characters of a category have in common: code, movement, armour, weapon.

    `foot` and `mounted` are the movement points, healthy and wounded (GUI-065); without `mounted` he has no mounted
    counter and cannot ride (GUI-123). `stunned` is the defence of the stunned face (GUI-027).
    """

    key: str
    code: str
    people: People
    armour: bool
    weapon: str | None = None
    foot: tuple[int, int]
    mounted: tuple[int, int] | None = None
    stunned: int
    command: bool = False
    horse_armour: bool = False
    hoplite: bool = False
    civilian: bool = False
    points: int = 0
    """What its weapon adds to the points of a character."""


class Character(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A named person with the figures of every face: on foot and mounted, healthy and wounded (GUI-013, GUI-014)."""

    key: str
    kind: str = field(name="class")
    foot: Figures
    foot_wounded: Figures
    mounted: Figures | None = None
    mounted_wounded: Figures | None = None


class Animal(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An animal of one hex: healthy or dead, nothing between (GUI-015). `led`: it goes only at a man's hand."""

    key: str
    kind: Literal["dog", "boar", "sheep", "donkey"]
    attack: int
    defence: int
    movement: int
    led: bool = False


class Horse(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A horse without its rider (GUI-314)."""

    attack: int
    defence: int


class PeopleFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`people.toml`."""

    source: Source
    horse: Horse
    classes: tuple[Class, ...] = field(name="class")
    characters: tuple[Character, ...] = field(name="character")
    animals: tuple[Animal, ...] = field(name="animal")


class Weapon(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of the weapon table (GUI-157).

    `ranges`: the last hex of short, medium and long range. `frequency`: offensive fire only, offensive or defensive, or
    both. `after_foot` and `after_mounted`: how far the shooter may move in the phase in which he fires offensively.
    Defensive fire always asks for half in the last phase. `step` shifts the damage (GUI-197); `close`: the bonus at
    less than 4 hexes is his (GUI-190); `over`: he may shoot over people at medium and long range (GUI-241);
    `slits`: usable at slits and chapel windows (GUI-501); `upward`: at higher targets (GUI-502).
    """

    key: str
    letter: Letter
    foot: bool = True
    mounted: bool
    ranges: tuple[int, int, int]
    frequency: Frequency
    after_foot: Motion
    after_mounted: Motion = "full"
    shots: int | None = None
    step: int
    close: bool = False
    over: bool = False
    slits: bool = False
    upward: bool = True
    arcs: bool = False


class WeaponsFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`weapons.toml`."""

    source: Source
    weapons: tuple[Weapon, ...] = field(name="weapon")


class Column(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A column of the combat table: its heading's highest differential, and the results of die 1 to 10 (GUI-267)."""

    most: int | None = None
    results: tuple[CombatResult, ...]


class FootBand(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A result of a missile on foot, up to this index."""

    result: FootHit
    most: int | None = None


class MountedBand(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A result of a missile on a rider, up to this index."""

    result: MountedHit
    most: int | None = None


class Missile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The damage of missiles (GUI-197): index = die, +1 for armour (at most 10), + weapon step + cover step."""

    armour: int
    light: int
    medium: int
    strong: int
    foot: tuple[FootBand, ...]
    mounted: tuple[MountedBand, ...]


class Impact(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The impact roll (GUI-181 to GUI-190)."""

    hit: int
    """The highest modified roll that hits the target hex."""
    scatter: tuple[int, ...]
    """For each roll from `hit` + 1 to 10: the direction from the target hex, 0 being towards the map's title."""
    medium: int
    long: int
    wounded: int
    mounted_byzantine: int
    close: int
    close_within: int
    """The bonus for closeness counts at this distance or less."""


class Infiltration(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The infiltration table (GUI-104), and what the hex costs more (GUI-094)."""

    surcharge: int
    results: tuple[Slip, ...]
    mounted: int
    armour: int
    wounded: int


class Combat(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The combat table, from the attacker’s worst column to his best; `armour` and `joint` as GUI-285, GUI-276."""

    armour: int
    joint: int
    columns: tuple[Column, ...] = field(name="column")


class Moving(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Costs that no terrain has."""

    mount: int
    mount_armour: int
    pivot: int
    bodies: int
    leave: int
    slow_men: int
    """So many dead men, or a dead horse, slow a hex (GUI-083)."""
    closing_men: int
    closing_horses: int
    seize: int
    """The highest roll that catches a bridle in passing (GUI-137)."""
    led_on_foot: int
    led_mounted: int


class TablesFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`tables.toml`."""

    source: Source
    moving: Moving
    infiltration: Infiltration
    impact: Impact
    missile: Missile
    combat: Combat


class Terrain(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A terrain (GUI-049): MP on foot and mounted (none: closed), cover, and what it is to who fights in it.

    `led`: open to a horse that is led (GUI-078, GUI-079). `axis`: only its two open sides can be crossed (GUI-062).
    """

    key: str
    foot: int
    mounted: int | None = None
    led: bool = False
    armour: bool = True
    cover: Cover = "none"
    cover_when: CoverWhen = "always"
    plunging: bool = False
    """Its cover is lost to shots from above (GUI-250)."""
    ground: Literal[-1, 0, 1] = 0
    sight: Sight = "clear"
    water: Water = "none"
    axis: bool = False
    indoors: bool = False


class Barrier(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What stands on a hexside, and in which state: what it adds to the cost of the hex behind, or none: closed.

    `whole`: the cost is all that is paid, whatever the hex costs (GUI-445). `fight`: combat through it. `defender` and
    `attacker`: the ground it makes of theirs; none: that of the hex.
    """

    key: str
    state: Literal["intact", "open", "destroyed"] = "intact"
    foot: int | None = None
    mounted: int | None = None
    whole: bool = False
    cover: Cover = "none"
    fight: bool = False
    blocks: bool = False
    """A line of fire that touches it is stopped, unless a rule of its own opens it (GUI-426)."""
    defender: Literal[-1, 0, 1] | None = None
    attacker: Literal[-1, 0, 1] | None = None


class GroundsFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`grounds.toml`."""

    source: Source
    terrains: tuple[Terrain, ...] = field(name="terrain")
    barriers: tuple[Barrier, ...] = field(name="barrier")


class Content(Struct, frozen=True, kw_only=True):
    """Everything the engine and the page need to know, in the order of the files."""

    horse: Horse
    classes: tuple[Class, ...]
    characters: tuple[Character, ...]
    animals: tuple[Animal, ...]
    weapons: tuple[Weapon, ...]
    moving: Moving
    infiltration: Infiltration
    impact: Impact
    missile: Missile
    combat: Combat
    terrains: tuple[Terrain, ...]
    barriers: tuple[Barrier, ...]
    maps: tuple[Map, ...]
    scenarios: tuple[Scenario, ...]
    sources: dict[str, Source]
    pack: Pack | None
    hash: str


class Scene(Struct, frozen=True, kw_only=True):
    """What the page needs to draw a battle before anybody moves."""

    scenario: Scenario
    maps: tuple[Map, ...]
    terrains: tuple[Terrain, ...]
    barriers: tuple[Barrier, ...]
    weapons: tuple[Weapon, ...]
    combat: Combat


def points(character: Character, kind: Class) -> int:
    """What a character is worth: attack and defence of his best face, and his weapon."""
    best = character.mounted or character.foot
    return best.attack + best.defence + kind.points
