"""Lines of fire: what lies between two hexes, whether it can be shot across, and how well the target is covered (5.5).

A line is walked from centre to centre (GUI-216). What it crosses is kept as *stations*: a hex, or two where it runs
along the side between them; of those the less restrictive counts, for the line and for cover (GUI-218, GUI-219).
"""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard.battlefield import (
    ALWAYS,
    BRUSH,
    FROM_BELOW,
    MARSH,
    OFF_SHORE,
    OPPOSITE,
    OVER_CREST,
    SHALLOWS,
    TREE,
    Battlefield,
)
from logothete.games.guiscard.tables import LIGHT, MEDIUM, NO_COVER
from logothete.geometry.hexes import DIRECTIONS, NOWHERE
from logothete.geometry.lines import ALONG, Walk
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec

TOTAL: Final = 4
"""Cover that allows no shot (GUI-198)."""
LONGEST: Final = 256
"""More stations than a line over two maps has."""

# What stops a line.
NOTHING: Final = 0
TREES: Final = 1
RISE: Final = 2
"""Ground between the two that is higher than both (GUI-228)."""
CREST: Final = 3
"""The top of a bank, with the lower man too near to it (GUI-225)."""
WALL: Final = 4


class Sightline:
    """A line of fire. `trace` looks along one; the fields then tell of it until the next."""

    __slots__ = ("beside", "blocked_at", "brush", "crest", "field", "here", "side_cover", "size", "stopped", "wood")

    def __init__(self, field: Battlefield) -> None:
        self.field: Battlefield = field
        self.here: vec[i64] = vec[i64]([0] * LONGEST)
        self.beside: vec[i64] = vec[i64]([0] * LONGEST)
        self.size: i64 = 0
        """Stations, both ends included."""
        self.stopped: i64 = NOTHING
        self.blocked_at: i64 = NOWHERE
        self.brush: bool = False
        """Whether it crosses brush, so that the target has light cover (GUI-220)."""
        self.wood: bool = False
        self.crest: bool = False
        """Whether it comes over the top of the bank on which the target stands (GUI-227)."""
        self.side_cover: i64 = NO_COVER
        """Of what stands on the last side before the target (GUI-254)."""

    def trace(self, start: i64, target: i64) -> bool:
        """Look from one hex to another; whether ground and walls leave the line open (GUI-215)."""
        self._walk(start, target)
        self.stopped = NOTHING
        self.blocked_at = NOWHERE
        self.brush = False
        self.wood = False
        self.crest = False
        self.side_cover = NO_COVER
        at: i64 = 1
        while at < self.size:
            if not self._pass(at):
                return False
            at += 1
        self._arrive()
        return True

    def between(self, station: i64) -> bool:
        """Whether a station lies between the two ends."""
        return 0 < station < self.size - 1

    def _walk(self, start: i64, target: i64) -> None:
        walk = Walk(self.field.grid)
        walk.begin(start, target)
        self.here[0] = start
        self.beside[0] = NOWHERE
        size: i64 = 1
        while walk.advance():
            along: bool = walk.how == ALONG
            self.here[size] = walk.here
            self.beside[size] = walk.beside if along else NOWHERE
            if along and walk.here == NOWHERE:
                # One of the two lies off the map: only the other counts.
                self.here[size] = walk.beside
                self.beside[size] = NOWHERE
            size += 1
        self.size = size

    def _pass(self, at: i64) -> bool:
        """Look at a station; False if the line stops there."""
        first: i64 = self.here[at]
        second: i64 = self.beside[at]
        stop: i64 = self._obstacle(at, first)
        if stop != NOTHING and second != NOWHERE:
            stop = self._obstacle(at, second)
        if stop != NOTHING:
            self.stopped = stop
            self.blocked_at = first
            return False
        if at == self.size - 1 or first == NOWHERE:
            return True
        field = self.field
        brush: bool = field.sight[first] == BRUSH
        wood: bool = field.wood[first] != 0
        if second != NOWHERE:
            # Of two hexes the one in which nothing is in the way; one that is closed is not used at all.
            if self._obstacle(at, first) != NOTHING:
                brush, wood = field.sight[second] == BRUSH, field.wood[second] != 0
            elif self._obstacle(at, second) == NOTHING:
                brush = brush and field.sight[second] == BRUSH
                wood = wood and field.wood[second] != 0
        self.brush = self.brush or brush
        self.wood = self.wood or wood
        return True

    def _obstacle(self, at: i64, place: i64) -> i64:
        """What stops a line that goes through this hex at this station."""
        if place == NOWHERE:
            return NOTHING
        field = self.field
        start: i64 = self.here[0]
        target: i64 = self.here[self.size - 1]
        if at < self.size - 1:
            if field.sight[place] == TREE:
                return TREES
            if field.level[place] > field.level[start] and field.level[place] > field.level[target]:
                return RISE
            if self.beside[at] != NOWHERE and self._walled(self.here[at], self.beside[at]):
                return WALL
        if self.beside[at] == NOWHERE:
            if self._both(at - 1, place):
                return CREST
            return WALL if self._wall_before(at, place) else NOTHING
        # Along a side: through this one of the two, from the station before and on to the next.
        before: i64 = self.here[at - 1]
        if self._too_near(before, place) or self._too_near(place, self.here[at + 1]):
            return CREST
        if self._walled(before, place) or self._walled(place, self.here[at + 1]):
            return WALL
        return NOTHING

    def _both(self, before: i64, place: i64) -> bool:
        """Whether the top between a station and a hex stops the line; a station of two was judged with its own."""
        return self.beside[before] == NOWHERE and self._too_near(self.here[before], place)

    def _wall_before(self, at: i64, place: i64) -> bool:
        return self.beside[at - 1] == NOWHERE and self._walled(self.here[at - 1], place)

    def _direction(self, place: i64, there: i64) -> i64:
        return NOWHERE if place == NOWHERE or there == NOWHERE else self.field.grid.direction(place, there)

    def _walled(self, place: i64, there: i64) -> bool:
        direction: i64 = self._direction(place, there)
        return direction != NOWHERE and self.field.side_blocks[place * DIRECTIONS + direction] != 0

    def _top(self, place: i64, there: i64) -> i64:
        """The bank whose top lies on the side between two hexes; NOWHERE if it is none (GUI-228)."""
        direction: i64 = self._direction(place, there)
        if direction == NOWHERE:
            return NOWHERE
        if self.field.crest[place] & BIT[direction]:
            return place
        return there if self.field.crest[there] & BIT[(direction + OPPOSITE) % DIRECTIONS] else NOWHERE

    def _too_near(self, place: i64, there: i64) -> bool:
        """Whether the lower is nearer to the bank than the higher, without standing on it (GUI-225, GUI-226)."""
        bank: i64 = self._top(place, there)
        field = self.field
        lower: i64 = self.here[0]
        higher: i64 = self.here[self.size - 1]
        if bank == NOWHERE or field.level[lower] == field.level[higher]:
            return False
        if field.level[lower] > field.level[higher]:
            lower, higher = higher, lower
        below: i64 = field.distance(lower, bank)
        return below != 0 and below < field.distance(higher, bank)

    def _arrive(self) -> None:
        """What the last side before the target gives: the top of its bank, a wall or palisade (GUI-227, GUI-254)."""
        target: i64 = self.here[self.size - 1]
        first: i64 = self.here[self.size - 2]
        second: i64 = self.beside[self.size - 2]
        self.crest = self._top(first, target) == target
        self.side_cover = self._cover_of_side(target, first)
        if second != NOWHERE:
            self.crest = self.crest and self._top(second, target) == target
            self.side_cover = min(self.side_cover, self._cover_of_side(target, second))

    def _cover_of_side(self, place: i64, there: i64) -> i64:
        direction: i64 = self._direction(place, there)
        return NO_COVER if direction == NOWHERE else self.field.side_cover[place * DIRECTIONS + direction]

    def cover(self, short: i64) -> i64:
        """How well the target is covered from a weapon of this short range; the best cover counts (GUI-198)."""
        field = self.field
        target: i64 = self.here[self.size - 1]
        own: i64 = self.own_cover(short)
        if own == LIGHT and field.water[target] >= SHALLOWS and (self.brush or self.wood):
            own = MEDIUM
        if self.brush:
            own = max(own, LIGHT)
        return max(own, self.side_cover)

    def own_cover(self, short: i64) -> i64:
        """The cover of the target's own hex, as far as this line leaves it any (GUI-049, GUI-231, GUI-236, GUI-250)."""
        field = self.field
        start: i64 = self.here[0]
        target: i64 = self.here[self.size - 1]
        when: i64 = field.cover_when[target]
        given: bool = when == ALWAYS
        if when == OVER_CREST:
            given = self.crest
        elif when == FROM_BELOW:
            given = field.level[start] < field.level[target]
        elif when == OFF_SHORE:
            given = not field.at_edge(start, target)
        if not given or self.plunging(short):
            return NO_COVER
        return field.cover[target]

    def plunging(self, short: i64) -> bool:
        """Whether the shot comes from so high and so near that the target's ground is no cover (GUI-250 to GUI-252)."""
        field = self.field
        start: i64 = self.here[0]
        target: i64 = self.here[self.size - 1]
        above: i64 = field.level[start] - field.level[target]
        if not field.plunging[target] or above < 1:
            return False
        distance: i64 = field.distance(start, target)
        return distance < short if above > 1 else 2 * distance < short


def in_water(field: Battlefield, place: i64) -> bool:
    """Marsh is not water (GUI-237)."""
    return field.water[place] > MARSH
