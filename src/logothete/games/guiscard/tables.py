"""The tables of dice: combat, impact and damage of missiles, infiltration (GUI-104, GUI-181, GUI-197, GUI-267).

Each is made of figures of the content and answers with numbers; who stands where, and so which modifiers there are, is
for the rules to find out.
"""

from __future__ import annotations

from typing import Final

from logothete.kernel.cells import i64, vec

DIE: Final = 10

# Results of combat, from the worst for the attacker to the worst for the defender (GUI-266).
ATTACKER_WOUNDED: Final = 0
ATTACKER_STUNNED: Final = 1
ATTACKERS_RETREAT: Final = 2
NO_RESULT: Final = 3
RETREAT_1: Final = 4
RETREAT_2: Final = 5
DEFENDER_STUNNED: Final = 6
DEFENDER_WOUNDED: Final = 7
DEFENDER_KILLED: Final = 8

# Cover of a target (GUI-049); total cover allows no shot.
NO_COVER: Final = 0
LIGHT: Final = 1
MEDIUM: Final = 2
STRONG: Final = 3

# What an infiltration test brings (GUI-104).
THROUGH: Final = 0
STOPPED: Final = 1
SLIP_WOUNDED: Final = 2
SLIP_KILLED: Final = 3

# How far a shot goes, by the bands of its weapon (GUI-157).
SHORT: Final = 0
MIDDLE: Final = 1
LONG: Final = 2
OUT_OF_RANGE: Final = 3


def ground_shift(attacker: i64, defender: i64) -> i64:
    """Columns to the right by the ground of both: -1 unfavourable, 0, +1 favourable to who stands there (GUI-270)."""
    return attacker - defender


def against_stunned(result: i64) -> i64:
    """A stunned defender harms nobody, and dies of whatever is meant for him (GUI-286, GUI-287)."""
    return DEFENDER_KILLED if result > NO_RESULT else NO_RESULT


def band(distance: i64, short: i64, medium: i64, long: i64) -> i64:
    """The range band of a distance, by the last hex of each (GUI-157, GUI-177)."""
    if distance <= short:
        return SHORT
    if distance <= medium:
        return MIDDLE
    return LONG if distance <= long else OUT_OF_RANGE


def _face(roll: i64) -> i64:
    """A modified roll, held between 1 and 10 (GUI-104, GUI-195, GUI-265)."""
    return max(1, min(DIE, roll))


class CombatTable:
    """`most` has the highest differential of every column but the last; `results` ten for each column."""

    __slots__ = ("armour", "joint", "most", "results")

    def __init__(self, most: list[int], results: list[int], armour: int, joint: int) -> None:
        self.most: vec[i64] = vec[i64](most)
        self.results: vec[i64] = vec[i64](results)
        self.armour: i64 = armour
        self.joint: i64 = joint

    def column(self, differential: i64, shift: i64) -> i64:
        """The column of a differential, moved by all shifts together but never off the table (GUI-261, GUI-273)."""
        column: i64 = 0
        while column < len(self.most) and differential > self.most[column]:
            column += 1
        return max(0, min(len(self.most), column + shift))

    def together(self, attackers: i64, riders: i64, mounted: bool) -> i64:
        """The shift for a joint attack; against a rider only for several riders (GUI-276 to GUI-278)."""
        counted = riders if mounted else attackers
        return self.joint if counted > 1 else 0

    def result(self, column: i64, die: i64, armoured: bool) -> i64:
        """What a die brings; the defender's armour raises it (GUI-265, GUI-285)."""
        return self.results[DIE * column + _face(die + (self.armour if armoured else 0)) - 1]


class ImpactTable:
    """Where a missile comes down: what is added to the roll, and up to what it hits (GUI-181, GUI-190)."""

    __slots__ = ("byzantine", "close", "close_within", "far", "hit", "wounded")

    def __init__(
        self, hit: int, medium: int, long: int, wounded: int, byzantine: int, close: int, close_within: int
    ) -> None:
        self.hit: i64 = hit
        self.far: vec[i64] = vec[i64]([0, medium, long])
        self.wounded: i64 = wounded
        self.byzantine: i64 = byzantine
        self.close: i64 = close
        self.close_within: i64 = close_within

    def modifier(self, distance: i64, far: i64, wounded: bool, byzantine: bool, close: bool) -> i64:
        """All that applies, added up (GUI-191): `far` is the band, `byzantine` a Byzantine archer in the saddle,
        `close` a bow or a sling."""
        modifier: i64 = self.far[far]
        if wounded:
            modifier += self.wounded
        if byzantine:
            modifier += self.byzantine
        if close and distance <= self.close_within:
            modifier += self.close
        return modifier

    def scatter(self, roll: i64) -> i64:
        """Of a modified roll: 0 hits, n scatters by the nth result of the diagram, -1 is lost (GUI-181 to GUI-188)."""
        if roll <= self.hit:
            return 0
        return roll - self.hit if roll <= DIE else -1


class DamageTable:
    """What a missile does to whom it strikes, by an index; results are counted from 0, the worst (GUI-196, GUI-197)."""

    __slots__ = ("armour", "cover", "foot", "mounted")

    def __init__(self, armour: int, cover: list[int], foot: list[int], mounted: list[int]) -> None:
        self.armour: i64 = armour
        self.cover: vec[i64] = vec[i64](cover)
        self.foot: vec[i64] = vec[i64](foot)
        self.mounted: vec[i64] = vec[i64](mounted)

    def result(self, die: i64, armoured: bool, step: i64, cover: i64, mounted: bool) -> i64:
        """The place of the result; `step` is the weapon's."""
        index = _face(die + (self.armour if armoured else 0)) + step + self.cover[cover]
        most = self.mounted if mounted else self.foot
        result: i64 = 0
        while result < len(most) and index > most[result]:
            result += 1
        return result


class InfiltrationTable:
    """What becomes of somebody who slips past enemies (GUI-104)."""

    __slots__ = ("armour", "mounted", "results", "wounded")

    def __init__(self, results: list[int], mounted: int, armour: int, wounded: int) -> None:
        self.results: vec[i64] = vec[i64](results)
        self.mounted: i64 = mounted
        self.armour: i64 = armour
        self.wounded: i64 = wounded

    def result(self, die: i64, mounted: bool, armoured: bool, wounded: bool) -> i64:
        if mounted:
            die += self.mounted
        if armoured:
            die += self.armour
        if wounded:
            die += self.wounded
        return self.results[_face(die) - 1]
