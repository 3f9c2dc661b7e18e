"""Information-set Monte Carlo tree search for any number of players.

Each iteration deals what the seat cannot know anew, walks down a tree of decisions, adds one node, plays on for a while
and judges the outcome for every seat. The tree belongs to the searching seat's information: it branches on what that
seat can see. Chance is not in it (the same node meets other dice each time), nor are sealed decisions of others, which
are sampled, nor, in a game that wants it so, any decisions of others (`replies.py`). Selection is PUCT with the game's
first-sight weights, so that a promising action is tried early and a hopeless one seldom; at the root a look one step
ahead may take their place. Curiosity is a share of what can still be won at a node: where all are about to lose
together, prospects are tiny, and so is what tells a rescue from ruin. (Cowling, Powley and Whitehouse 2012; Rosin
2011.)
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, inf, sqrt
from time import perf_counter
from typing import Final

from logothete.bots.lookahead import look_ahead
from logothete.bots.replies import Replies
from logothete.bots.seat import NotAsked
from logothete.bots.tree import Tree
from logothete.kernel.bits import BIT, lowest
from logothete.kernel.cells import i64
from logothete.kernel.dice import Dice
from logothete.kernel.mind import Mind, numbers
from logothete.kernel.state import State, buffer

HOPE: Final = 0.01
"""How promising an action is however bad it looks at first, beside the best with 1."""
ROOT: Final = 0
"""The node of the position searched."""
GLANCES: Final = 32
"""Imagined states over which actions are judged one step ahead: fewer, and what happens to be good in one of them would
be tried at the expense of all others."""
SETTLED: Final = 0.25
"""How far ahead the most visited action must be to be chosen at once, as a share of the visits that are left."""
PATIENCE: Final = 128
"""Iterations before which only a lead of all that is left counts: so few may deceive."""
ENOUGH: Final = 2000
"""Iterations that there must be time for to let rivals answer (`replies.py`), which takes three times as long as to
search them: with less, seeing more is worth more than seeing better (docs/performance.md)."""
STRETCH: Final = 16
"""Iterations between two looks at the clock and at what is left to decide."""


class Search:
    """One search for one seat; `run` may be called again to think on."""

    def __init__(
        self, state: State, seat: int, mind: Mind, dice: Dice, clock: Callable[[], float] = perf_counter
    ) -> None:
        """`state` is never the truth but something the seat may believe: see `SeatTable`.

        `NotAsked` if the game does not wait for the seat in it.
        """
        if not state.pending() & BIT[seat]:
            raise NotAsked(seat)
        self.state = state
        self.seat: i64 = seat
        self.mind = mind
        self.curiosity: float = mind.curiosity()
        self.dice = dice
        self.clock = clock
        self.tree = Tree(state.seats())
        self.replies: Replies | None = None
        """How rivals answer; None as long as they are searched."""
        self.offers = buffer(state.most_offers())
        self.weights = numbers(state.most_offers())
        self.prospects = numbers(state.seats())
        self.tried = buffer(0)
        """Of each action: its node where search is choosing now, 0 if there is none; 0 again when it has chosen."""
        self.promise = numbers(0)
        """How promising each action offered at the root looked one step ahead; empty if it was not looked at."""

    def run(self, iterations: int, seconds: float, until_settled: bool = False) -> int:
        """Think for a number of iterations or a time, whichever ends first (0: without that limit).

        `until_settled` ends it as soon as what is left will hardly change which action comes first in the findings:
        when one is ahead by a good part of all visits that are left (`SETTLED`, `PATIENCE`). How many these are in a
        time is estimated by the fastest stretch so far: neither a pause of the machine nor a slow beginning passes
        for slow thinking.
        """
        clock = self.clock
        last = clock()
        end = last + seconds
        discernment = self.mind.discernment()
        if discernment > 0.0 and len(self.promise) == 0:
            self._look_ahead(discernment)
        if iterations >= ENOUGH and seconds == 0.0:
            self._let_answer()
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
                    if done == STRETCH and left >= float(ENOUGH) and self._let_answer():
                        fastest = inf
                if until_settled and self._lead() > (SETTLED if done >= PATIENCE else 1.0) * left:
                    break
            self._iterate()
            done += 1
        return done

    def _let_answer(self) -> bool:
        """From now on rivals answer, if the game wants it so; what was found while they were searched is dropped."""
        decisiveness = self.mind.decisiveness()
        if decisiveness == 0.0 or self.replies is not None:
            return False
        self.replies = Replies(self.state, self.mind, self.dice, decisiveness)
        self.tree = Tree(self.state.seats())
        return True

    def _lead(self) -> float:
        """How many visits the most visited action is ahead of any other, tried or not."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        child = tree.newest[ROOT]
        while child != 0:
            visits = tree.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = tree.elder[child]
        return float(most - second)

    def _look_ahead(self, discernment: float) -> None:
        found = look_ahead(self.state, self.seat, self.mind, self.dice, GLANCES)
        best = 0.0
        for _, prospects in found:
            best = max(best, prospects)
        self.promise = numbers(len(found))
        for at, (_, prospects) in enumerate(found):
            self.promise[at] = HOPE + exp((prospects - best) / discernment)

    def _iterate(self) -> None:
        state = self.mind.imagine(self.state, self.seat, self.dice)
        tree = self.tree
        node: i64 = ROOT
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
            evident = self.mind.evident(state, mover, offers, size)
            if evident >= 0 and node != ROOT:
                state.take(mover, offers[evident], dice, None)
                continue
            if mover != self.seat and self.replies is not None:
                state.take(mover, offers[self.replies.choose(state, mover, offers, size)], dice, None)
                continue
            action = self._select(state, node, mover, size)
            state.take(mover, action, dice, None)
            child = tree.child(node, action)
            if child == 0:
                node = tree.add(node, action)
                self._play_on(state)
                break
            node = child
        self.mind.prospects(state, self.prospects)
        tree.back_up(node, self.prospects)

    def _select(self, state: State, node: i64, mover: i64, size: i64) -> i64:
        offers = self.offers
        weights = self.weights
        # What nobody could choose leads past the root without a node, to other offers.
        if node == ROOT and len(self.promise) == size:
            weights = self.promise
        else:
            self.mind.weigh(state, mover, offers, size, weights)
        total = 0.0
        at: i64 = 0
        while at < size:
            total += weights[at]
            at += 1
        # An action never tried is first taken to be about as good as the position it is tried from.
        tree = self.tree
        visits: i64 = tree.visits[node]
        unknown = tree.mean(node, mover) if visits > 0 else 0.5
        stake = tree.at_stake(node) if visits > 0 else 1.0
        urge = self.curiosity * stake * sqrt(float(visits + 1)) / total
        best: i64 = 0
        best_score = -1.0
        self._note_tried(node)
        tried = self.tried
        known: i64 = len(tried)
        at = 0
        while at < size:
            action: i64 = offers[at]
            child: i64 = tried[action] if action < known else 0
            if child == 0:
                score = unknown + urge * weights[at]
            else:
                score = tree.mean(child, mover) + urge * weights[at] / float(1 + tree.visits[child])
            if score > best_score:
                best_score = score
                best = at
            at += 1
        self._forget_tried(node)
        return offers[best]

    def _note_tried(self, node: i64) -> None:
        tree = self.tree
        child = tree.newest[node]
        while child != 0:
            action = tree.actions[child]
            if action >= len(self.tried):
                self.tried = buffer(2 * action + 1)
                self._note_tried(node)
                return
            self.tried[action] = child
            child = tree.elder[child]

    def _forget_tried(self, node: i64) -> None:
        tree = self.tree
        child = tree.newest[node]
        while child != 0:
            self.tried[tree.actions[child]] = 0
            child = tree.elder[child]

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

    def findings(self) -> list[tuple[int, int, float]]:
        """The actions tried at the root: action, visits, the seat's mean prospects; most visited first."""
        found: list[tuple[int, int, float]] = []
        tree = self.tree
        child = tree.newest[ROOT]
        while child != 0:
            found.append((int(tree.actions[child]), int(tree.visits[child]), tree.mean(child, self.seat)))
            child = tree.elder[child]
        found.sort(key=_by_visits)
        return found


def _by_visits(finding: tuple[int, int, float]) -> tuple[int, float, int]:
    return -finding[1], -finding[2], finding[0]
