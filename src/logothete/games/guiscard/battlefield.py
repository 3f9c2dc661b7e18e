"""The battlefield: what every hex is, where one can step, and what stands on the sides between them.

All of it is made once from the maps that a scenario lays out (`laying.py`) and shared by all positions of the scenario.
Hexes are the numbers of one grid over all maps; their names, and so the actions, are those of the maps (GUI-002).
"""

from __future__ import annotations

from typing import Final

from logothete.geometry.hexes import DIRECTIONS, Grid
from logothete.kernel.cells import i64, vec

# Ways of going, each with costs of its own (GUI-063, GUI-080, GUI-111, GUI-078).
ON_FOOT: Final = 0
IN_ARMOUR: Final = 1
MOUNTED: Final = 2
LED: Final = 3
WAYS: Final = 4
CLOSED: Final = 0
"""The cost of a step that is not allowed."""

# What a hex does to a line of fire that crosses it (GUI-220, GUI-221).
CLEAR: Final = 0
BRUSH: Final = 1
TREE: Final = 2

# When the cover of a terrain counts (`content.CoverWhen`).
ALWAYS: Final = 0
OVER_CREST: Final = 1
FROM_BELOW: Final = 2
OFF_SHORE: Final = 3
THROUGH_SIDE: Final = 4

# Water of a hex (GUI-230 to GUI-237).
DRY: Final = 0
MARSH: Final = 1
SHALLOWS: Final = 2
DEEP: Final = 3

OPPOSITE: Final = 3
"""So many sixths of a turn face the other way."""


class Battlefield:
    """The maps of a scenario, laid out. Lists are by hex; those of sides have six entries for each."""

    __slots__ = (
        "axis",
        "bank",
        "body",
        "cost",
        "cover",
        "cover_when",
        "crest",
        "edges",
        "grid",
        "ground",
        "key_of",
        "level",
        "map_of",
        "next",
        "of_key",
        "own_cost",
        "plunging",
        "side_attacker",
        "side_blocks",
        "side_cover",
        "side_defender",
        "sight",
        "size",
        "terrain",
        "title",
        "water",
        "wood",
    )

    def __init__(self, grid: Grid) -> None:
        size = int(grid.size)
        self.grid: Grid = grid
        self.size: i64 = size
        self.next: vec[i64] = grid.next
        self.terrain: vec[i64] = vec[i64]([0] * size)
        self.level: vec[i64] = vec[i64]([0] * size)
        self.crest: vec[i64] = vec[i64]([0] * size)
        """The mask of directions in which a bank has the higher ground (GUI-228)."""
        self.bank: vec[i64] = vec[i64]([0] * size)
        self.axis: vec[i64] = vec[i64]([0] * size)
        self.sight: vec[i64] = vec[i64]([0] * size)
        self.water: vec[i64] = vec[i64]([0] * size)
        self.body: vec[i64] = vec[i64]([0] * size)
        """Which connected water, or marsh, it belongs to, from 1 (GUI-233, GUI-237)."""
        self.cover: vec[i64] = vec[i64]([0] * size)
        self.cover_when: vec[i64] = vec[i64]([0] * size)
        self.plunging: vec[i64] = vec[i64]([0] * size)
        self.ground: vec[i64] = vec[i64]([0] * size)
        self.wood: vec[i64] = vec[i64]([0] * size)
        self.cost: vec[i64] = vec[i64]([0] * (WAYS * DIRECTIONS * size))
        """By way of going, hex and direction: what the step costs, bodies not counted; CLOSED if it is not allowed."""
        self.own_cost: vec[i64] = vec[i64]([0] * (WAYS * size))
        """By way of going and hex: what it costs whoever comes onto the map there (GUI-069)."""
        self.side_blocks: vec[i64] = vec[i64]([0] * (DIRECTIONS * size))
        self.side_cover: vec[i64] = vec[i64]([0] * (DIRECTIONS * size))
        self.side_attacker: vec[i64] = vec[i64]([NO_GROUND] * (DIRECTIONS * size))
        self.side_defender: vec[i64] = vec[i64]([NO_GROUND] * (DIRECTIONS * size))
        """The ground that what stands on a side makes for who attacks or defends through it; else NO_GROUND."""
        self.edges: vec[i64] = vec[i64]([0] * size)
        """The mask of printed sides, 1 to 4, of its map on which it lies and beyond which there is no other map."""
        self.map_of: vec[i64] = vec[i64]([0] * size)
        self.title: vec[i64] = vec[i64]([0] * size)
        """The direction of the title of its map: 0, or 3 where the map is turned (GUI-184)."""
        self.key_of: vec[i64] = vec[i64]([0] * size)
        """Its place among the names of hexes (the domain `hex`)."""
        self.of_key: vec[i64] = vec[i64]([-1])
        """By place among the names: its hex, -1 if no map here has it."""

    def step_cost(self, way: i64, here: i64, direction: i64) -> i64:
        """What one step costs somebody who goes this way; CLOSED if terrain, side or level forbids it (GUI-306)."""
        return self.cost[(way * self.size + here) * DIRECTIONS + direction]

    def beyond(self, here: i64, direction: i64) -> i64:
        """The next hex in a direction, -1 off the map."""
        return self.next[here * DIRECTIONS + direction]

    def rear(self, front: i64, heading: i64) -> i64:
        """Where the rear of a horse is (GUI-008)."""
        return self.next[front * DIRECTIONS + (heading + OPPOSITE) % DIRECTIONS]

    def distance(self, here: i64, there: i64) -> i64:
        """GUI-010, GUI-177."""
        return self.grid.distance(here, there)

    def may_enter(self, way: i64, there: i64) -> bool:
        """Whether the terrain of a hex allows standing there."""
        return self.own_cost[way * self.size + there] != CLOSED

    def at_edge(self, here: i64, there: i64) -> bool:
        """Whether somebody stands at the edge of the water, or on the bank of the marsh, of another hex (GUI-233)."""
        if self.water[here] >= SHALLOWS or (self.water[there] == MARSH and self.water[here] == MARSH):
            return False
        for direction in range(DIRECTIONS):
            beside: i64 = self.next[here * DIRECTIONS + direction]
            if beside >= 0 and self.body[beside] != 0 and self.body[beside] == self.body[there]:
                return True
        return False


NO_GROUND: Final = 9
"""A side makes no ground of its own."""
