"""The tree of a search, in flat rows: a node is a number, the root is 0, and nothing is made for each node.

A node stands for one action after what led to its parent. It knows how often it was visited and the sum of each seat's
prospects there. The children of a node are a chain, the newest first: `newest[node]`, then `elder` of each, down to 0.
"""

from __future__ import annotations

from typing import Final

from logothete.kernel.cells import i64, vec
from logothete.kernel.mind import numbers
from logothete.kernel.state import buffer

FIRST_NODES: Final = 256
"""The nodes that there is room for at first; the rows double when they are full."""
WHOLE: Final = 1.0 - 1e-9
"""Prospects that add up to as much differ from 1 by what is lost in counting, and stand for 1."""
LEAST: Final = 1e-12
"""What is at stake however hopeless all is: where nothing can be won, first sight still says what to try."""


class Tree:
    """What search has seen so far."""

    __slots__ = ("actions", "elder", "newest", "parents", "seats", "size", "totals", "visits")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.size: i64 = 1
        self.visits = buffer(FIRST_NODES)
        self.totals = numbers(FIRST_NODES * seats)
        """Of each node and seat."""
        self.actions = buffer(FIRST_NODES)
        self.parents = buffer(FIRST_NODES)
        self.newest = buffer(FIRST_NODES)
        self.elder = buffer(FIRST_NODES)

    def add(self, parent: i64, action: i64) -> i64:
        """A new node, never visited, for an action that was not tried after its parent yet."""
        node = self.size
        if node == len(self.visits):
            self._grow()
        self.size = node + 1
        self.actions[node] = action
        self.parents[node] = parent
        self.elder[node] = self.newest[parent]
        self.newest[parent] = node
        return node

    def child(self, parent: i64, action: i64) -> i64:
        """The node of an action after its parent; 0 if it was not tried yet."""
        node = self.newest[parent]
        while node != 0 and self.actions[node] != action:
            node = self.elder[node]
        return node

    def mean(self, node: i64, seat: i64) -> float:
        """A seat's mean prospects at a node that was visited."""
        return self.totals[node * self.seats + seat] / float(self.visits[node])

    def at_stake(self, node: i64) -> float:
        """What can still be won at a node that was visited: the mean prospects of all seats together.

        It is 1 wherever somebody is going to win, and less the likelier all lose together.
        """
        sum_of_seats = 0.0
        seat: i64 = 0
        while seat < self.seats:
            sum_of_seats += self.mean(node, seat)
            seat += 1
        if sum_of_seats > WHOLE:
            return 1.0
        return sum_of_seats if sum_of_seats > LEAST else LEAST

    def back_up(self, node: i64, prospects: vec[float]) -> None:
        """Count a visit, with what came of it for each seat, to a node and to all that led to it."""
        totals = self.totals
        while True:
            self.visits[node] += 1
            first: i64 = node * self.seats
            seat: i64 = 0
            while seat < self.seats:
                totals[first + seat] += prospects[seat]
                seat += 1
            if node == 0:
                return
            node = self.parents[node]

    def _grow(self) -> None:
        self.visits = _doubled(self.visits)
        self.actions = _doubled(self.actions)
        self.parents = _doubled(self.parents)
        self.newest = _doubled(self.newest)
        self.elder = _doubled(self.elder)
        totals = numbers(2 * len(self.totals))
        at: i64 = 0
        while at < len(self.totals):
            totals[at] = self.totals[at]
            at += 1
        self.totals = totals


def _doubled(row: vec[i64]) -> vec[i64]:
    """The same numbers, and as much room again."""
    longer = buffer(2 * len(row))
    at: i64 = 0
    while at < len(row):
        longer[at] = row[at]
        at += 1
    return longer
