"""What stands where: the static board of a scenario, and the cells of a position on it.

A man has seven cells, a horse five; hexes are packed five to a cell, each with who stands there and how many dead lie
there. Only the functions of `men.py` and `occupancy.py` know how. The field itself (`field.py`) never changes.
"""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard.battlefield import Battlefield
from logothete.games.guiscard.tables import CombatTable, DamageTable, ImpactTable, InfiltrationTable
from logothete.kernel.actions import Actions
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import Step, Stepped

SIDES: Final = 2
MOST_MEN: Final = 48
MOST_HORSES: Final = 16
NOBODY: Final = -1
OFF: Final = -1
"""Not on the map."""

# The sequences of a phase (GUI-037); 0 before the first turn.
SETTING_UP: Final = 0
FIRING: Final = 1
CHARGING: Final = 2
MOVING: Final = 3
FIGHTING: Final = 4
RECOVERING: Final = 5

# The cells. The first is GAME of the kernel, written as a number: the compiler makes constants only of what a module
# says by itself.
TURN: Final = 2
PHASE: Final = TURN + 1
"""The side whose phase it is."""
SEQUENCE: Final = PHASE + 1
PASSED: Final = SEQUENCE + 1
"""The mask of seats that have ended this sequence for themselves (GUI-047)."""
QUIET_MOVE: Final = PASSED + 1
"""The mask of seats that let the rest of this move go by (GUI-536)."""
QUIET: Final = QUIET_MOVE + 1
"""The mask of seats that let the rest of this sequence go by."""
SEEN: Final = QUIET + 1
"""Whether nothing has changed since the last window: then there is nothing new to answer."""
OUTCOME: Final = SEEN + 1
"""0 while the game goes on; the side that won, plus one; DRAWN."""
PLACED: Final = OUTCOME + 1
"""The mask of sides that have set up."""
CLEARINGS: Final = PLACED + 1
"""Work on bodies that was declared in this sequence, each with two men and two hexes (GUI-087)."""
MOST_CLEARINGS: Final = 3
MEN: Final = CLEARINGS + MOST_CLEARINGS

DRAWN: Final = 3

# The cells of a man.
PLACE: Final = 0
"""His hex, the front one if he is mounted; OFF the map. Of a dead man: where he lies."""
HEADING: Final = 1
"""Of a rider; NOBODY's on foot: -1 (GUI-007)."""
HEALTH: Final = 2
MARKS: Final = 3
SPENT: Final = 4
"""MP spent in his own phase that is running or was the last."""
SHOTS: Final = 5
"""Spears or javelins that are left; NO_LIMIT for bows and slings."""
HORSE: Final = 6
"""The horse that he rides, -1 if none."""
MAN_SIZE: Final = 7

NO_LIMIT: Final = 99

# The marks of a man.
FIRED: Final = 1
"""He has fired in sequence 1 of his last own phase."""
ANSWERED: Final = 2
"""He has fired in the enemy phase that runs."""
ATTACKED: Final = 4
MOVED: Final = 8
"""His move of this phase is over."""
CHANGED: Final = 16
"""He mounted or dismounted in his last own phase (GUI-127)."""
BUSY: Final = 32
"""He clears bodies, and nothing else (GUI-086)."""
LEFT: Final = 64
"""He has left the map (GUI-069)."""
MISSED: Final = 128
"""He failed to catch a bridle this turn (GUI-137)."""
WAITING: Final = 256
"""He is still to enter (GUI-533)."""
OF_A_PHASE: Final = FIRED | ANSWERED | ATTACKED | MOVED | CHANGED | BUSY | MISSED
"""What is forgotten when his own phase begins (GUI-160)."""
FIRST_EDGE: Final = 1024
"""By which printed side of the map he left: this, times 2 for each further side."""

# The cells of a horse.
FRONT: Final = 0
HEADED: Final = 1
STATE: Final = 2
CONTROL: Final = 3
"""The side that controls it, -1 if nobody (GUI-140)."""
LEADER: Final = 4
"""The man who leads it by the bridle, -1 if nobody does."""
HORSE_SIZE: Final = 5

# The states of a horse.
RIDDEN: Final = 0
LOOSE: Final = 1
FALLEN: Final = 2
GONE: Final = 3
"""Led off the map."""

# Hexes, packed.
HEXES_IN_CELL: Final = 5
HEX_BITS: Final = 12
OCCUPANT_BITS: Final = 7
FIRST_HORSE: Final = 64
"""Occupants: 0 nobody, 1 to 48 men, from this on horses."""

DEPTH: Final = 150
"""The cells of the stack."""

# The faces of a man (GUI-013, GUI-014).
FOOT_FACE: Final = 0
FOOT_WOUNDED: Final = 1
MOUNTED_FACE: Final = 2
MOUNTED_WOUNDED: Final = 3
STUNNED_FACE: Final = 4
FACES: Final = 5

NO_WEAPON: Final = -1
# Whether a weapon may be used in offensive fire, defensive fire, or one of both (GUI-157).
OFFENSIVE: Final = 0
EITHER: Final = 1
BOTH: Final = 2


class Arms:
    """The weapons, each by its number (GUI-157)."""

    __slots__ = (
        "after_foot",
        "after_mounted",
        "arcs",
        "close",
        "foot",
        "frequency",
        "mounted",
        "over",
        "ranges",
        "shots",
        "step",
    )

    def __init__(self, count: int) -> None:
        nothing = [0] * count
        self.foot: vec[i64] = vec[i64](nothing)
        self.mounted: vec[i64] = vec[i64](nothing)
        self.ranges: vec[i64] = vec[i64]([0] * (3 * count))
        self.frequency: vec[i64] = vec[i64](nothing)
        self.after_foot: vec[i64] = vec[i64](nothing)
        """Whether a shot leaves only half of his MP to a man on foot; `after_mounted` to a rider."""
        self.after_mounted: vec[i64] = vec[i64](nothing)
        self.shots: vec[i64] = vec[i64](nothing)
        self.step: vec[i64] = vec[i64](nothing)
        self.close: vec[i64] = vec[i64](nothing)
        self.over: vec[i64] = vec[i64](nothing)
        self.arcs: vec[i64] = vec[i64](nothing)


class Costs:
    """What no terrain costs (`content.Moving`, GUI-094)."""

    __slots__ = (
        "bodies",
        "closing_horses",
        "closing_men",
        "infiltration",
        "leave",
        "led_mounted",
        "led_on_foot",
        "mount",
        "mount_armour",
        "pivot",
        "seize",
        "slow_men",
    )

    def __init__(self) -> None:
        self.mount: i64 = 0
        self.mount_armour: i64 = 0
        self.pivot: i64 = 0
        self.bodies: i64 = 0
        self.leave: i64 = 0
        self.slow_men: i64 = 0
        self.closing_men: i64 = 0
        self.closing_horses: i64 = 0
        self.seize: i64 = 0
        self.led_on_foot: i64 = 0
        self.led_mounted: i64 = 0
        self.infiltration: i64 = 0


class Goal:
    """A condition of a verdict as numbers (`content_scenario.Condition`)."""

    __slots__ = ("edges", "fit", "horses", "least", "most", "mounted", "side", "test", "who", "zone")

    def __init__(self, test: int, side: int, who: int, least: int, most: int) -> None:
        self.test: i64 = test
        self.side: i64 = side
        self.who: i64 = who
        """The mask of the men that it speaks of."""
        self.least: i64 = least
        self.most: i64 = most
        self.zone: i64 = -1
        self.fit: i64 = 0
        self.mounted: bool = False
        self.horses: bool = False
        self.edges: i64 = 0
        """The mask of the printed sides by which one has to have left."""


class Verdict:
    """Who wins if all goals are reached: the side plus one, or DRAWN."""

    __slots__ = ("goals", "outcome")

    def __init__(self, outcome: int, goals: list[Goal]) -> None:
        self.outcome: i64 = outcome
        self.goals = goals


class Board:
    """Everything about a scenario that never changes, and where its cells lie. Made by `setting.py`."""

    __slots__ = (
        "animal",
        "armour",
        "arms",
        "attack",
        "byzantine",
        "character",
        "combat",
        "command",
        "costs",
        "damage",
        "defence",
        "entry_edges",
        "entry_map",
        "entry_turn",
        "field",
        "first",
        "frames",
        "hexes_at",
        "horse_armour",
        "horse_defence",
        "horse_man",
        "horses",
        "horses_at",
        "impact",
        "infiltration",
        "loss_bonus",
        "loss_command",
        "loss_killed",
        "loss_wounded",
        "man_of",
        "men",
        "most_offers",
        "movement",
        "own_horse",
        "players",
        "points",
        "rides",
        "scatter",
        "seat",
        "setup_order",
        "side",
        "side_keys",
        "side_seats",
        "size",
        "start_front",
        "start_heading",
        "start_mounted",
        "steps",
        "table",
        "turns",
        "verb_of",
        "verdicts",
        "way_off",
        "way_off_map",
        "weapon",
        "zone",
        "zones",
    )

    def __init__(self, field: Battlefield, table: Actions, steps: list[Step[Stepped]], men: int, horses: int) -> None:
        self.field: Battlefield = field
        self.table = table
        self.steps = steps
        self.first: vec[i64] = vec[i64](table.first)
        self.verb_of: vec[i64] = vec[i64]([table.verb_of(action) for action in range(table.size)])
        self.players: i64 = SIDES
        self.turns: i64 = 0
        self.men: i64 = men
        self.horses: i64 = horses
        self.horses_at: i64 = MEN + men * MAN_SIZE
        self.hexes_at: i64 = self.horses_at + horses * HORSE_SIZE
        self.frames: i64 = self.hexes_at + (field.size + HEXES_IN_CELL - 1) // HEXES_IN_CELL
        self.size: i64 = self.frames + DEPTH
        # Every hex to go to, and whatever else a man on his way could do: steps, turns, horses around him.
        self.most_offers: i64 = int(field.size) + 128
        nothing = [0] * men
        self.side: vec[i64] = vec[i64](nothing)
        self.seat: vec[i64] = vec[i64](nothing)
        self.character: vec[i64] = vec[i64](nothing)
        """Of each man: his place among all characters and animals (the domain `man`)."""
        self.man_of: vec[i64] = vec[i64]([NOBODY])
        """By place in that domain: the man of this battle, NOBODY if he is not in it."""
        self.attack: vec[i64] = vec[i64]([0] * (men * FACES))
        self.defence: vec[i64] = vec[i64]([0] * (men * FACES))
        self.movement: vec[i64] = vec[i64]([0] * (men * FACES))
        self.armour: vec[i64] = vec[i64](nothing)
        self.weapon: vec[i64] = vec[i64]([NO_WEAPON] * men)
        self.rides: vec[i64] = vec[i64](nothing)
        self.animal: vec[i64] = vec[i64](nothing)
        self.byzantine: vec[i64] = vec[i64](nothing)
        self.command: vec[i64] = vec[i64](nothing)
        self.points: vec[i64] = vec[i64](nothing)
        self.zone: vec[i64] = vec[i64]([NOBODY] * men)
        """The zone in which he is placed, -1 if he enters."""
        self.entry_turn: vec[i64] = vec[i64](nothing)
        self.entry_edges: vec[i64] = vec[i64](nothing)
        self.entry_map: vec[i64] = vec[i64]([NOBODY] * men)
        self.own_horse: vec[i64] = vec[i64]([NOBODY] * men)
        self.start_mounted: vec[i64] = vec[i64](nothing)
        self.horse_man: vec[i64] = vec[i64]([0] * horses)
        """Whose horse it is, for its name."""
        self.horse_armour: vec[i64] = vec[i64]([0] * horses)
        self.horse_defence: i64 = 1
        self.start_front: vec[i64] = vec[i64]([OFF] * horses)
        self.start_heading: vec[i64] = vec[i64]([0] * horses)
        self.zones: list[vec[i64]] = []
        """Of each zone: for each hex whether it belongs to it."""
        self.way_off: vec[i64] = vec[i64]([0] * SIDES)
        """Of each side: the mask of the printed sides by which it may leave."""
        self.way_off_map: vec[i64] = vec[i64]([NOBODY] * SIDES)
        self.setup_order: vec[i64] = vec[i64]([1, 0])
        self.side_keys: list[str] = []
        self.side_seats: vec[i64] = vec[i64]([BIT[0], BIT[1]])
        """Of each side: the mask of the seats that play it (GUI-032)."""
        self.arms: Arms = Arms(0)
        self.costs: Costs = Costs()
        self.combat: CombatTable = CombatTable([], [], 0, 0)
        self.damage: DamageTable = DamageTable(0, [], [], [])
        self.impact: ImpactTable = ImpactTable(0, 0, 0, 0, 0, 0, 0)
        self.infiltration: InfiltrationTable = InfiltrationTable([], 0, 0, 0)
        self.scatter: vec[i64] = vec[i64]([])
        self.verdicts: list[Verdict] = []
        self.loss_wounded: i64 = 0
        self.loss_killed: i64 = 0
        self.loss_command: i64 = 1
        self.loss_bonus: vec[i64] = vec[i64](nothing)
