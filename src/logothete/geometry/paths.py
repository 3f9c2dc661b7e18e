"""The cheapest ways over a ground: from one place to all others that can be paid for, by Dijkstra's algorithm.

What a place is and how many ways lead out of it is up to the game: a hex with six, or a hex with a heading and the ways
to go on or to turn. Of equally cheap ways the one stays that was found first, places with smaller numbers first, so
that the same ground always gives the same paths.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from logothete.kernel.cells import i64, vec

CLOSED: Final = -1
"""The cost of a way that cannot be gone; of a place that was not reached."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ground:
    """What ways there are. Costs are whole numbers from 0; several of one move are weighed in one number."""

    def next(self, place: i64, way: i64) -> i64:
        """Where a way leads to; a negative number if nowhere."""
        raise NotImplementedError

    def cost(self, place: i64, way: i64, there: i64) -> i64:
        """What this step costs, or CLOSED."""
        raise NotImplementedError


class Tables(Ground):
    """A ground that is known beforehand: where each way leads, and what it costs."""

    def __init__(self, targets: vec[i64], costs: vec[i64], ways: int) -> None:
        self.ways: Final[i64] = ways
        self.targets: Final = targets
        self.costs: Final = costs

    def next(self, place: i64, way: i64) -> i64:
        return self.targets[place * self.ways + way]

    def cost(self, place: i64, way: i64, there: i64) -> i64:
        return self.costs[place * self.ways + way]


class Paths:
    """The cheapest ways from one place, found by `search`: `costs` by place, and `route` to any of them."""

    def __init__(self, places: int, ways: int) -> None:
        self.places: Final[i64] = places
        self.ways: Final[i64] = ways
        self.start: i64 = 0
        self.costs: Final = vec[i64]([CLOSED] * places)
        self._by: Final = vec[i64]([0] * places)
        self._from: Final = vec[i64]([0] * places)
        # A heap of costs with their places, each number both in one; a place is laid on it again when it gets cheaper.
        self._heap: Final = vec[i64]([0] * (places * ways + 1))
        self._laid: i64 = 0

    def search(self, ground: Ground, start: i64, limit: i64) -> None:
        """Find whatever can be reached for at most `limit`."""
        costs = self.costs
        for place in range(self.places):
            costs[place] = CLOSED
        self.start = start
        self._laid = 0
        costs[start] = 0
        self._lay(start)
        while self._laid > 0:
            lightest: i64 = self._lift()
            here: i64 = lightest % self.places
            spent: i64 = lightest // self.places
            if spent > costs[here]:
                continue
            for way in range(self.ways):
                there: i64 = ground.next(here, way)
                if there < 0:
                    continue
                cost: i64 = ground.cost(here, way, there)
                if cost < 0 or spent + cost > limit:
                    continue
                if costs[there] == CLOSED or spent + cost < costs[there]:
                    costs[there] = spent + cost
                    self._by[there] = way
                    self._from[there] = here
                    self._lay((spent + cost) * self.places + there)

    def route(self, there: i64, out: vec[i64]) -> i64:
        """Write the ways that lead to a place that was reached, from the start; how many they are."""
        steps: i64 = 0
        place: i64 = there
        while place != self.start:
            out[steps] = self._by[place]
            steps += 1
            place = self._from[place]
        for step in range(steps // 2):
            way: i64 = out[step]
            out[step] = out[steps - 1 - step]
            out[steps - 1 - step] = way
        return steps

    def before(self, there: i64) -> i64:
        """The last place on the way to one that was reached and is not the start."""
        return self._from[there]

    def _lay(self, weight: i64) -> None:
        heap = self._heap
        at: i64 = self._laid
        self._laid += 1
        while at > 0:
            above: i64 = (at - 1) // 2
            if heap[above] <= weight:
                break
            heap[at] = heap[above]
            at = above
        heap[at] = weight

    def _lift(self) -> i64:
        heap = self._heap
        lightest: i64 = heap[0]
        self._laid -= 1
        weight: i64 = heap[self._laid]
        at: i64 = 0
        below: i64 = 1
        while below < self._laid:
            if below + 1 < self._laid and heap[below + 1] < heap[below]:
                below += 1
            if heap[below] >= weight:
                break
            heap[at] = heap[below]
            at = below
            below = 2 * at + 1
        heap[at] = weight
        return lightest
