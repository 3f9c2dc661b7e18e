"""Who may shoot, at what, and what speaks for and against the shot (5, 7.1)."""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard import men, occupancy
from logothete.games.guiscard.battlefield import TREE
from logothete.games.guiscard.board import (
    ANSWERED,
    ATTACKED,
    BUSY,
    CHANGED,
    CONTROL,
    EITHER,
    FIRED,
    FIRST_HORSE,
    NO_WEAPON,
    NOBODY,
    OFFENSIVE,
    SHOTS,
    SPENT,
    Board,
)
from logothete.games.guiscard.frames import mover
from logothete.games.guiscard.health import WOUNDED
from logothete.games.guiscard.sight import TOTAL, Sightline, in_water
from logothete.games.guiscard.tables import LIGHT, OUT_OF_RANGE, SHORT, band
from logothete.geometry.hexes import NOWHERE, POINTS_OF_DIRECTION, in_arc
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Objection

NOT_AWAKE: Final = Objection("GUI-026", "stunned-does-nothing", ("man",))
NOT_ON_MAP: Final = Objection("GUI-533", "not-on-the-map", ("man",))
HAS_NO_MISSILE: Final = Objection("GUI-148", "has-no-missile", ("man",))
NOT_MOUNTED_WEAPON: Final = Objection("GUI-155", "not-in-the-saddle", ("man",))
NONE_LEFT: Final = Objection("GUI-152", "none-left", ("man",))
HAS_FIRED: Final = Objection("GUI-153", "has-fired", ("man",))
HAS_ANSWERED: Final = Objection("GUI-168", "has-answered", ("man",))
NEVER_ANSWERS: Final = Objection("GUI-169", "weapon-never-answers", ("man",))
FIRED_LAST: Final = Objection("GUI-157", "fired-last-phase", ("man",))
MOVED_TOO_FAR: Final = Objection("GUI-170", "moved-too-far", ("man",))
HAS_ATTACKED: Final = Objection("GUI-165", "has-attacked", ("man",))
IS_BUSY: Final = Objection("GUI-086", "is-busy", ("man",))
BESIDE_ENEMY: Final = Objection("GUI-161", "enemy-beside-him", ("man",))
IN_WATER: Final = Objection("GUI-234", "in-water", ("man",))
NO_TARGET_FOR_HIM: Final = Objection("GUI-176", "no-target-for-him", ("man",))

NO_ENEMY_THERE: Final = Objection("GUI-176", "no-enemy-there", ("hex",))
TOO_FAR: Final = Objection("GUI-157", "out-of-range", ("hex",))
OUT_OF_ARC: Final = Objection("GUI-316", "out-of-arc", ("hex",))
NO_LINE: Final = Objection("GUI-215", "no-line-of-fire", ("hex",))
COVERED: Final = Objection("GUI-198", "wholly-covered", ("hex",))
PEOPLE_BETWEEN: Final = Objection("GUI-239", "people-between", ("hex",))
PEOPLE_TOO_NEAR: Final = Objection("GUI-242", "people-between-too-near", ("hex",))

FRONT_AND_SIDES: Final = 8
"""How far, in points, front and side arcs reach on either side of the heading (GUI-317)."""
THROW_OVER: Final = 3
"""From this distance on a rider may throw over a friend beside him (GUI-318)."""


def weapon_of(board: Board, man: i64) -> i64:
    return board.weapon[man]


def half_of(board: Board, cells: vec[i64], man: i64) -> i64:
    """Half MP, of the face in play and rounded down (GUI-159)."""
    return men.allowance(board, cells, man) // 2


def why_no_fire(board: Board, cells: vec[i64], man: i64, defensive: bool) -> Objection | None:
    """What keeps a man from firing now, whatever the target."""
    weapon: i64 = board.weapon[man]
    if weapon == NO_WEAPON:
        return HAS_NO_MISSILE
    if men.place_of(cells, man) < 0:
        return NOT_ON_MAP
    if not men.awake(cells, man):
        return NOT_AWAKE
    if cells[men.at_man(man) + SHOTS] <= 0:
        return NONE_LEFT
    arms = board.arms
    if not (arms.mounted[weapon] if men.mounted(cells, man) else arms.foot[weapon]):
        return NOT_MOUNTED_WEAPON
    objection = _why_no_answer(board, cells, man) if defensive else _why_no_shot_now(cells, man)
    if objection is not None:
        return objection
    if in_water(board.field, men.place_of(cells, man)):
        return IN_WATER
    return BESIDE_ENEMY if beside_enemy(board, cells, man) else None


def _why_no_shot_now(cells: vec[i64], man: i64) -> Objection | None:
    if men.marked(cells, man, FIRED):
        return HAS_FIRED
    return IS_BUSY if men.marked(cells, man, BUSY) else None


def _why_no_answer(board: Board, cells: vec[i64], man: i64) -> Objection | None:
    """What he did in his own last phase may forbid defensive fire (GUI-165, GUI-168 to GUI-170)."""
    frequency: i64 = board.arms.frequency[board.weapon[man]]
    if frequency == OFFENSIVE:
        return NEVER_ANSWERS
    if men.marked(cells, man, ANSWERED):
        return HAS_ANSWERED
    if frequency == EITHER and men.marked(cells, man, FIRED):
        return FIRED_LAST
    if men.marked(cells, man, ATTACKED):
        return HAS_ATTACKED
    if men.marked(cells, man, CHANGED) or cells[men.at_man(man) + SPENT] > half_of(board, cells, man):
        return MOVED_TOO_FAR
    return None


def beside_enemy(board: Board, cells: vec[i64], man: i64) -> bool:
    """Whether an able enemy is adjacent to one of his hexes (GUI-161 to GUI-163, GUI-180)."""
    side: i64 = board.side[man]
    if men.able_enemies(board, cells, side, men.place_of(cells, man), False) > 0:
        return True
    return men.mounted(cells, man) and men.able_enemies(board, cells, side, men.rear_of(board, cells, man), False) > 0


# ---- targets


def passer(board: Board, cells: vec[i64], place: i64) -> i64:
    """The man who is just passing where somebody else stands; -1 if nobody is."""
    man: i64 = mover(cells)
    if man < 0 or not men.on_map(cells, man):
        return NOBODY
    here: bool = men.place_of(cells, man) == place or men.rear_of(board, cells, man) == place
    return man if here and occupancy.occupant(board, cells, place) != man + 1 else NOBODY


def target_in(board: Board, cells: vec[i64], side: i64, place: i64) -> i64:
    """The enemy of a side in a hex, as an occupant: a man not dead, or a horse that the enemy controls; 0 if none.

    Where one is passing over another, the one who passes is meant (GUI-193).
    """
    passing: i64 = passer(board, cells, place)
    if passing >= 0 and board.side[passing] != side:
        return passing + 1
    who: i64 = occupancy.occupant(board, cells, place)
    if who >= FIRST_HORSE:
        control: i64 = cells[men.at_horse(board, who - FIRST_HORSE) + CONTROL]
        return who if control >= 0 and control != side else 0
    return who if who > 0 and board.side[who - 1] != side else 0


class Shot:
    """A shot that somebody could make: `consider` says what stands against it; the fields then tell of it."""

    __slots__ = ("band", "board", "cells", "cover", "distance", "hinderer", "line", "man", "place", "second", "target")

    def __init__(self, board: Board, cells: vec[i64]) -> None:
        self.board: Board = board
        self.cells: vec[i64] = cells
        self.line: Sightline = Sightline(board.field)
        self.second: Sightline = Sightline(board.field)
        """For looking at those who stand in the way: whether the shooter can see them (GUI-247)."""
        self.man: i64 = NOBODY
        self.place: i64 = NOWHERE
        self.target: i64 = 0
        self.distance: i64 = 0
        self.band: i64 = 0
        self.cover: i64 = 0
        self.hinderer: i64 = NOWHERE
        """The hex of who stands in the way."""

    def consider(self, man: i64, place: i64) -> Objection | None:
        """What stands against a shot of this man at this hex (GUI-176)."""
        board, cells = self.board, self.cells
        self.man = man
        self.place = place
        self.hinderer = NOWHERE
        self.target = target_in(board, cells, board.side[man], place)
        if self.target == 0:
            return NO_ENEMY_THERE
        weapon: i64 = board.weapon[man]
        ranges = board.arms.ranges
        here: i64 = men.place_of(cells, man)
        self.distance = board.field.distance(here, place)
        self.band = band(self.distance, ranges[3 * weapon], ranges[3 * weapon + 1], ranges[3 * weapon + 2])
        if self.band == OUT_OF_RANGE:
            return TOO_FAR
        if board.arms.arcs[weapon] and men.mounted(cells, man) and not self._in_arc(here):
            return OUT_OF_ARC
        if not self.line.trace(here, place):
            return NO_LINE
        self.cover = self.line.cover(ranges[3 * weapon])
        if self.cover >= TOTAL:
            return COVERED
        return self._why_people(here)

    def _in_arc(self, here: i64) -> bool:
        """The target is in the front or a side arc, and not the rider's own rear (GUI-316, GUI-317)."""
        bearing: i64 = self.board.field.grid.bearing(here, self.place)
        return in_arc(bearing, POINTS_OF_DIRECTION * men.heading_of(self.cells, self.man), FRONT_AND_SIDES)

    def _why_people(self, here: i64) -> Objection | None:
        """Whether people in between stop the shot (5.5.3, 5.5.5)."""
        over: bool = self.board.arms.over[self.board.weapon[self.man]] != 0
        if over and self.band != SHORT and self.cover <= LIGHT:
            return None
        line = self.line
        station: i64 = 1
        while station < line.size - 1:
            first: i64 = line.here[station]
            second: i64 = line.beside[station]
            hinders: bool = self._hinders(here, first)
            # Along a side the less restrictive hex counts; one behind trees is no way round somebody.
            if hinders and second != NOWHERE:
                hinders = self._hinders(here, second) or not self._open(second)
            elif not hinders and second != NOWHERE and not self._open(first):
                hinders = self._hinders(here, second)
            if hinders:
                self.hinderer = first
                return PEOPLE_TOO_NEAR if over else PEOPLE_BETWEEN
            station += 1
        return None

    def _open(self, place: i64) -> bool:
        return place != NOWHERE and self.board.field.sight[place] != TREE

    def _hinders(self, here: i64, place: i64) -> bool:
        """Whether somebody in a crossed hex is in the way (GUI-239 to GUI-247, GUI-255)."""
        board, cells = self.board, self.cells
        if place == NOWHERE:
            return False
        who: i64 = occupancy.occupant(board, cells, place)
        passing: i64 = passer(board, cells, place)
        if passing >= 0:
            who = passing + 1
        if who == 0 or who == self.man + 1 or who == self.target:
            return False
        if who < FIRST_HORSE and not men.awake(cells, who - 1):
            return False
        field = board.field
        if in_water(field, place):
            return False
        above: i64 = field.level[self.place] - field.level[here]
        if above > 0 and field.distance(place, self.place) <= above:
            return False
        if self._over_friend(place, who):
            return False
        return self.second.trace(here, place)

    def _over_friend(self, place: i64, who: i64) -> bool:
        """Mounted archers shoot over friends on foot beside them, riders with spears do so from 3 hexes on."""
        board, cells = self.board, self.cells
        if not men.mounted(cells, self.man) or not men.touches(board, cells, self.man, place):
            return False
        if who < FIRST_HORSE and (board.side[who - 1] != board.side[self.man] or men.mounted(cells, who - 1)):
            return False
        if board.arms.over[board.weapon[self.man]]:
            return True
        return who < FIRST_HORSE and self.distance >= THROW_OVER

    def modifier(self) -> i64:
        """What is added to the impact roll (GUI-190)."""
        board, cells = self.board, self.cells
        weapon: i64 = board.weapon[self.man]
        archer: bool = board.arms.close[weapon] != 0
        return board.impact.modifier(
            self.distance,
            self.band,
            men.health_of(cells, self.man) == WOUNDED,
            board.byzantine[self.man] != 0 and men.mounted(cells, self.man) and archer,
            archer,
        )

    def any_target(self, man: i64) -> bool:
        """Whether somebody could be shot at."""
        board, cells = self.board, self.cells
        for other in range(board.men):
            if board.side[other] == board.side[man] or not men.on_map(cells, other):
                continue
            if self.consider(man, men.place_of(cells, other)) is None:
                return True
            if men.mounted(cells, other) and self.consider(man, men.rear_of(board, cells, other)) is None:
                return True
        for horse in range(board.horses):
            if men.loose(board, cells, horse) and cells[men.at_horse(board, horse) + CONTROL] >= 0:
                if self.consider(man, men.front_of(board, cells, horse)) is None:
                    return True
                if self.consider(man, men.horse_rear(board, cells, horse)) is None:
                    return True
        return False
