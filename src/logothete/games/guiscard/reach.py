"""Where a man can get to: for each hex the cheapest way with the fewest tests (GUI-063, GUI-094 to GUI-099).

The last hex of a move needs neither surcharge nor test, so going *through* a hex and *to* it cost differently: the ways
through are searched, and the last step is added to each of them. Tests make layers: a place on the second layer is one
that was come to by one test.
"""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard import men, occupancy, stepping
from logothete.games.guiscard.battlefield import CLOSED, MOUNTED
from logothete.games.guiscard.board import Board
from logothete.geometry import paths
from logothete.geometry.hexes import DIRECTIONS
from logothete.geometry.paths import Ground, Paths
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec

LAYERS: Final = 3
"""Nobody is sent through more than two tests; who wants to may go hex by hex."""
TESTED: Final = 64
"""What a test weighs against MP: more than anybody has."""
NOT_REACHED: Final = -1
MOST_STEPS: Final = 20
STEP_BITS: Final = 3
# Steps of a plan: the six directions, and the two senses of a pivot.
PIVOT_STEPS: Final = 6

RIDING_WAYS: Final = 5
FIRST_PIVOT: Final = 3
"""The ways of a rider: to the left, ahead, to the right, a pivot clockwise, a pivot the other way."""


class _Lie(Ground):
    """How things lie for one man: what is closed to him, what each step costs, where enemies threaten."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.size: i64 = board.field.size
        self.shut: vec[i64] = vec[i64]([0] * int(board.field.size))
        self.slow: vec[i64] = vec[i64]([0] * int(board.field.size))
        self.threat: vec[i64] = vec[i64]([0] * int(board.field.size))
        """How many able enemies touch a hex."""
        self.way: i64 = 0

    def survey(self, cells: vec[i64], man: i64, way: i64) -> None:
        """Look at the field with the eyes of one man."""
        board = self.board
        field = board.field
        side: i64 = board.side[man]
        self.way = way
        for place in range(self.size):
            self.threat[place] = 0
            held: bool = stepping.held_against(board, cells, side, place) is not None
            self.shut[place] = 1 if occupancy.choked(board, cells, place) or held else 0
            self.slow[place] = board.costs.bodies if occupancy.slow(board, cells, place) else 0
        for other in range(board.men):
            if board.side[other] == side or not men.awake(cells, other):
                continue
            for direction in range(DIRECTIONS):
                there: i64 = field.beyond(men.place_of(cells, other), direction)
                if there >= 0 and men.able(board, cells, other, there, True):
                    self.threat[there] += 1

    def base(self, here: i64, direction: i64) -> i64:
        """What a step costs as the last one; CLOSED if it is none."""
        there: i64 = self.board.field.beyond(here, direction)
        if there < 0 or self.shut[there]:
            return CLOSED
        cost: i64 = self.board.field.step_cost(self.way, here, direction)
        return CLOSED if cost == CLOSED else cost + self.slow[there]

    def layer(self, here: i64, there: i64) -> i64:
        """Whether going on through a hex needs a test: 1, else 0."""
        return 1 if self.threat[here] > 0 and self.threat[there] > 1 else 0

    def toll(self, here: i64, there: i64) -> i64:
        """The surcharge for going on through a hex."""
        return self.board.costs.infiltration if self.threat[here] > 0 and self.threat[there] > 0 else 0


class _OnFoot(_Lie):
    """Places are hexes, on each layer."""

    def next(self, place: i64, way: i64) -> i64:
        here: i64 = place % self.size
        there: i64 = self.board.field.beyond(here, way)
        if there < 0 or self.shut[there]:
            return -1
        layer: i64 = place // self.size + self.layer(here, there)
        return layer * self.size + there if layer < LAYERS else -1

    def cost(self, place: i64, way: i64, there: i64) -> i64:
        here: i64 = place % self.size
        base: i64 = self.base(here, way)
        return paths.CLOSED if base == CLOSED else base + self.toll(here, there % self.size)


class _InSaddle(_Lie):
    """Places are a front hex with a heading, on each layer."""

    def next(self, place: i64, way: i64) -> i64:
        nodes: i64 = self.size * DIRECTIONS
        node: i64 = place % nodes
        here: i64 = node // DIRECTIONS
        heading: i64 = node % DIRECTIONS
        there: i64
        if way < FIRST_PIVOT:
            heading = (heading + way + DIRECTIONS - 1) % DIRECTIONS
            there = self.board.field.beyond(here, heading)
        else:
            there = stepping.pivoted(self.board, here, heading, way - FIRST_PIVOT)
            heading = stepping.turned(heading, way - FIRST_PIVOT)
        if there < 0 or self.shut[there]:
            return -1
        layer: i64 = place // nodes + self.layer(here, there)
        return (layer * self.size + there) * DIRECTIONS + heading if layer < LAYERS else -1

    def cost(self, place: i64, way: i64, there: i64) -> i64:
        nodes: i64 = self.size * DIRECTIONS
        node: i64 = place % nodes
        base: i64 = self.base_of(node // DIRECTIONS, node % DIRECTIONS, way)
        if base == CLOSED:
            return paths.CLOSED
        return base + self.toll(node // DIRECTIONS, (there % nodes) // DIRECTIONS)

    def base_of(self, here: i64, heading: i64, way: i64) -> i64:
        """What a way costs as the last one; CLOSED if it cannot be gone."""
        if way < FIRST_PIVOT:
            return self.base(here, (heading + way + DIRECTIONS - 1) % DIRECTIONS)
        field = self.board.field
        sense: i64 = way - FIRST_PIVOT
        there: i64 = stepping.pivoted(self.board, here, heading, sense)
        if there < 0 or field.step_cost(MOUNTED, here, field.grid.direction(here, there)) == CLOSED:
            return CLOSED
        base: i64 = self.base(field.rear(here, heading), stepping.turned(heading, sense))
        return CLOSED if base == CLOSED else base + self.board.costs.pivot


class Reach:
    """What one man can reach. `find` looks; the rest tells of it until the next time."""

    __slots__ = ("best", "board", "by", "foot", "foot_paths", "origin", "riding", "saddle", "saddle_paths")

    def __init__(self, board: Board) -> None:
        size = int(board.field.size)
        self.board: Board = board
        self.foot: _OnFoot = _OnFoot(board)
        self.saddle: _InSaddle = _InSaddle(board)
        self.foot_paths: Paths | None = None
        self.saddle_paths: Paths | None = None
        self.riding: bool = False
        self.best: vec[i64] = vec[i64]([NOT_REACHED] * (size * DIRECTIONS))
        """By hex, for riders by hex and heading: tests times TESTED plus MP to end there; NOT_REACHED."""
        self.origin: vec[i64] = vec[i64]([0] * (size * DIRECTIONS))
        self.by: vec[i64] = vec[i64]([0] * (size * DIRECTIONS))

    def find(self, cells: vec[i64], man: i64, left: i64) -> None:
        """Everything that a man can get to from where he is with so many MP."""
        self.riding = men.mounted(cells, man)
        if self.riding:
            self._ride(cells, man, left)
        else:
            self._walk(cells, man, left)

    def _walk(self, cells: vec[i64], man: i64, left: i64) -> None:
        board = self.board
        size: i64 = board.field.size
        found = self.foot_paths
        if found is None:
            found = Paths(LAYERS * int(size), DIRECTIONS)
            self.foot_paths = found
        lie = self.foot
        lie.survey(cells, man, men.way_of(board, cells, man))
        here: i64 = men.place_of(cells, man)
        found.search(lie, here, left)
        for place in range(size):
            self.best[place] = NOT_REACHED
            if place == here or not self._free(cells, man, place):
                continue
            for direction in range(DIRECTIONS):
                before: i64 = board.field.beyond(place, stepping.behind(direction))
                if before >= 0:
                    base: i64 = lie.base(before, direction)
                    if base != CLOSED:
                        self._offer(found, place, before, size, direction, base, left)

    def _ride(self, cells: vec[i64], man: i64, left: i64) -> None:
        board = self.board
        field = board.field
        nodes: i64 = field.size * DIRECTIONS
        found = self.saddle_paths
        if found is None:
            found = Paths(LAYERS * int(nodes), RIDING_WAYS)
            self.saddle_paths = found
        lie = self.saddle
        lie.survey(cells, man, MOUNTED)
        start: i64 = men.place_of(cells, man) * DIRECTIONS + men.heading_of(cells, man)
        found.search(lie, start, left)
        for end in range(nodes):
            self.best[end] = NOT_REACHED
        for node in range(nodes):
            reached: bool = False
            for layer in range(LAYERS):
                reached = reached or found.costs[layer * nodes + node] != paths.CLOSED
            if not reached:
                continue
            for way in range(RIDING_WAYS):
                base: i64 = lie.base_of(node // DIRECTIONS, node % DIRECTIONS, way)
                there: i64 = lie.next(node, way)
                # The layer of a last step does not matter: it needs no test.
                if base == CLOSED or there < 0:
                    continue
                goal: i64 = there % nodes
                if goal == start or not self._room(cells, man, goal // DIRECTIONS, goal % DIRECTIONS):
                    continue
                self._offer(found, goal, node, nodes, way, base, left)

    def _offer(self, found: Paths, end: i64, before: i64, nodes: i64, way: i64, base: i64, left: i64) -> None:
        """A way to an end by the place before it; the one with the fewest tests and then the fewest MP is kept."""
        for layer in range(LAYERS):
            spent: i64 = found.costs[layer * nodes + before]
            if spent == paths.CLOSED or spent + base > left:
                continue
            weight: i64 = layer * TESTED + spent + base
            if self.best[end] == NOT_REACHED or weight < self.best[end]:
                self.best[end] = weight
                self.origin[end] = layer * nodes + before
                self.by[end] = way

    def _free(self, cells: vec[i64], man: i64, place: i64) -> bool:
        who: i64 = occupancy.occupant(self.board, cells, place)
        return who == occupancy.EMPTY or who == man + 1

    def _room(self, cells: vec[i64], man: i64, front: i64, heading: i64) -> bool:
        rear: i64 = self.board.field.rear(front, heading)
        return rear >= 0 and self._free(cells, man, front) and self._free(cells, man, rear)

    # ---- answers

    def end_at(self, place: i64, heading: i64) -> i64:
        """The end that a hex is, for a rider with a heading."""
        return place * DIRECTIONS + heading if self.riding else place

    def weight(self, place: i64) -> i64:
        """Of the best way to end in a hex, whatever the heading: tests times TESTED plus MP; NOT_REACHED."""
        if not self.riding:
            return self.best[place]
        least: i64 = NOT_REACHED
        for heading in range(DIRECTIONS):
            weight: i64 = self.best[place * DIRECTIONS + heading]
            if weight != NOT_REACHED and (least == NOT_REACHED or weight < least):
                least = weight
        return least

    def headings(self, place: i64) -> i64:
        """The mask of headings with which a rider can end in a hex."""
        mask: i64 = 0
        for heading in range(DIRECTIONS):
            if self.best[place * DIRECTIONS + heading] != NOT_REACHED:
                mask |= BIT[heading]
        return mask

    def route(self, end: i64, out: vec[i64]) -> i64:
        """Write the steps of the best way to an end: directions, or PIVOT_STEPS and a sense; how many they are."""
        found = self.saddle_paths if self.riding else self.foot_paths
        assert found is not None, "a way is asked for after it was looked for"
        steps: i64 = found.route(self.origin[end], out)
        out[steps] = self.by[end]
        steps += 1
        if self.riding:
            self._name_steps(found.start, out, steps)
        return steps

    def _name_steps(self, start: i64, out: vec[i64], steps: i64) -> None:
        """Turn the ways of a rider into directions and pivots."""
        heading: i64 = start % DIRECTIONS
        for step in range(steps):
            way: i64 = out[step]
            if way < FIRST_PIVOT:
                heading = (heading + way + DIRECTIONS - 1) % DIRECTIONS
                out[step] = heading
            else:
                heading = stepping.turned(heading, way - FIRST_PIVOT)
                out[step] = PIVOT_STEPS + way - FIRST_PIVOT
