"""Information-set Monte Carlo tree search for any number of players.

Each iteration deals what the seat cannot know anew, walks down a tree of decisions, adds one node, plays on for a while
and judges the outcome for every seat. The tree belongs to the searching seat's information: it branches on what that
seat can see. Chance is not in it (the same node meets other dice each time), nor are sealed decisions of others, which
are sampled. Selection is PUCT with the game's first-sight weights, so that a promising action is tried early and a
hopeless one seldom; at the root a look one step ahead may take their place. (Cowling, Powley and Whitehouse 2012; Rosin
2011.)
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, inf, sqrt
from time import perf_counter
from typing import Final

from logothete.bots.lookahead import look_ahead
from logothete.kernel.bits import BIT, lowest
from logothete.kernel.cells import i64
from logothete.kernel.dice import Dice
from logothete.kernel.mind import Mind, numbers
from logothete.kernel.state import State, room

HOPE: Final = 0.01
"""How promising an action is however bad it looks at first, beside the best with 1."""
STRETCH: Final = 16
"""Iterations between two looks at the clock and at what is left to decide."""


class Node:
    """What search has seen behind one action: how often, and the sum of each seat's prospects."""

    __slots__ = ("children", "totals", "visits")

    def __init__(self, seats: i64) -> None:
        self.visits: i64 = 0
        self.totals = numbers(seats)
        self.children: dict[int, Node] = {}


class Search:
    """One search for one seat; `run` may be called again to think on."""

    def __init__(
        self, state: State, seat: int, mind: Mind, dice: Dice, clock: Callable[[], float] = perf_counter
    ) -> None:
        """`state` is never the truth but something the seat may believe: see `SeatTable`."""
        self.state = state
        self.seat: i64 = seat
        self.mind = mind
        self.curiosity: float = mind.curiosity()
        self.dice = dice
        self.clock = clock
        self.root = Node(state.seats())
        self.offers = room(state.most_offers())
        self.weights = numbers(state.most_offers())
        self.prospects = numbers(state.seats())
        self.path: list[Node] = []
        self.promise = numbers(0)
        """How promising each action offered at the root looked one step ahead; empty if it was not looked at."""

    def run(self, iterations: int, seconds: float, until_settled: bool = False) -> int:
        """Think for a number of iterations or a time, whichever ends first (0: without that limit).

        `until_settled` ends it as soon as what is left cannot change which action comes first in the findings. That
        is certain where iterations are counted. Of a time it is an estimate, by the fastest stretch so far: neither a
        pause of the machine nor a slow beginning passes for slow thinking.
        """
        clock = self.clock
        last = clock()
        end = last + seconds
        discernment = self.mind.discernment()
        if discernment > 0.0 and len(self.promise) == 0:
            self._look_ahead(discernment)
        fastest = inf
        done: i64 = 0
        while iterations == 0 or done < iterations:
            if done % STRETCH == 0 and done > 0:
                left = inf if iterations == 0 else float(iterations - done)
                if seconds > 0.0:
                    now = clock()
                    if now >= end:
                        break
                    fastest = min(fastest, now - last)
                    last = now
                    if fastest > 0.0:
                        left = min(left, float(STRETCH) * (end - now) / fastest)
                if until_settled and self._lead() > left:
                    break
            self._iterate()
            done += 1
        return done

    def _lead(self) -> float:
        """How many visits the most visited action is ahead of any other, tried or not.

        An iteration visits one action at most, so a lead larger than the iterations left is final. One that is just
        as large is not: a tie is broken by prospects, which every iteration changes.
        """
        most: i64 = 0
        second: i64 = 0
        for child in self.root.children.values():
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return float(most - second)

    def _look_ahead(self, discernment: float) -> None:
        found = look_ahead(self.state, self.seat, self.mind, self.dice)
        best = 0.0
        for _, prospects in found:
            best = max(best, prospects)
        self.promise = numbers(len(found))
        for at, (_, prospects) in enumerate(found):
            self.promise[at] = HOPE + exp((prospects - best) / discernment)

    def _iterate(self) -> None:
        state = self.mind.imagine(self.state, self.seat, self.dice)
        node = self.root
        path = self.path
        path.clear()
        path.append(node)
        dice = self.dice
        offers = self.offers
        while True:
            waiting = state.pending()
            if waiting == 0:
                break
            mover: i64 = self.seat if waiting & BIT[self.seat] else lowest(waiting)
            size = state.offer(mover, offers)
            if size == 1:
                state.take(mover, offers[0], dice, None)
                continue
            if mover != self.seat and state.sealed():
                at = self.mind.wander(state, mover, offers, size, dice)
                state.take(mover, offers[at], dice, None)
                continue
            action = self._select(state, node, mover, size)
            state.take(mover, action, dice, None)
            child = node.children.get(action)
            if child is None:
                child = Node(state.seats())
                node.children[action] = child
                path.append(child)
                self._play_on(state)
                break
            node = child
            path.append(node)
        self.mind.prospects(state, self.prospects)
        self._back_up()

    def _select(self, state: State, node: Node, mover: i64, size: i64) -> i64:
        offers = self.offers
        weights = self.weights
        # What nobody could choose leads past the root without a node, to other offers.
        if node is self.root and len(self.promise) == size:
            weights = self.promise
        else:
            self.mind.weigh(state, mover, offers, size, weights)
        total = 0.0
        at: i64 = 0
        while at < size:
            total += weights[at]
            at += 1
        # An action never tried is first taken to be about as good as the position it is tried from.
        unknown = node.totals[mover] / float(node.visits) if node.visits > 0 else 0.5
        urge = self.curiosity * sqrt(float(node.visits + 1)) / total
        best: i64 = 0
        best_score = -1.0
        children = node.children
        at = 0
        while at < size:
            child = children.get(offers[at])
            if child is None:
                score = unknown + urge * weights[at]
            else:
                score = child.totals[mover] / float(child.visits) + urge * weights[at] / float(1 + child.visits)
            if score > best_score:
                best_score = score
                best = at
            at += 1
        return offers[best]

    def _play_on(self, state: State) -> None:
        mind = self.mind
        dice = self.dice
        offers = self.offers
        left: i64 = mind.horizon()
        while left > 0:
            waiting = state.pending()
            if waiting == 0:
                return
            mover = lowest(waiting)
            size = state.offer(mover, offers)
            at: i64 = 0
            if size > 1:
                at = mind.wander(state, mover, offers, size, dice)
            state.take(mover, offers[at], dice, None)
            left -= 1

    def _back_up(self) -> None:
        prospects = self.prospects
        seats: i64 = len(prospects)
        for node in self.path:
            node.visits += 1
            totals = node.totals
            seat: i64 = 0
            while seat < seats:
                totals[seat] += prospects[seat]
                seat += 1

    def findings(self) -> list[tuple[int, int, float]]:
        """The actions tried at the root: action, visits, the seat's mean prospects; most visited first."""
        found: list[tuple[int, int, float]] = []
        for action, node in self.root.children.items():
            found.append((action, int(node.visits), node.totals[self.seat] / float(node.visits)))
        found.sort(key=_by_visits)
        return found


def _by_visits(finding: tuple[int, int, float]) -> tuple[int, float, int]:
    return -finding[1], -finding[2], finding[0]
