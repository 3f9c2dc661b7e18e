"""How search takes rivals to answer: each by a look one step ahead, with what was imagined for him.

A node of the tree sums up many imagined games, and in each a rival wants something else. Searched there, he would do
what is good for him on average over all that he may want, and do it knowing what the searching seat holds, which is the
same in every game. So a rival has no nodes: he judges his actions by what he is worth after them in the imagined game
at hand, as a player would who knows what he wants and nothing of anybody else's secrets.
"""

from __future__ import annotations

from math import exp, inf
from typing import Final

from logothete.bots.lookahead import follow_up
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.mind import Mind, draw, numbers
from logothete.kernel.state import State, buffer

OUT_OF_THE_QUESTION: Final = 0.03
"""What looks less good at first sight, beside the best, is not looked at."""


class Replies:
    """The answers of rivals in one search, with buffers of its own."""

    __slots__ = ("decisiveness", "dice", "mind", "spare_offers", "spare_weights", "weights", "worths")

    def __init__(self, state: State, mind: Mind, dice: Dice, decisiveness: float) -> None:
        """`decisiveness` is what an action must bring more than another to be taken e times as readily."""
        self.mind = mind
        self.dice = dice
        self.decisiveness: float = decisiveness
        self.weights = numbers(state.most_offers())
        self.worths = numbers(state.most_offers())
        self.spare_offers = buffer(state.most_offers())
        self.spare_weights = numbers(state.most_offers())

    def choose(self, state: State, rival: i64, offers: vec[i64], size: i64) -> i64:
        """The place of the action that a rival takes: drawn by how good it looks, at first sight and one step ahead."""
        weights = self.weights
        self.mind.weigh(state, rival, offers, size, weights)
        self._look_ahead(state, rival, offers, size)
        return draw(weights, size, self.dice)

    def _look_ahead(self, state: State, rival: i64, offers: vec[i64], size: i64) -> None:
        """Correct the weights by what the rival is worth after each action."""
        weights = self.weights
        worths = self.worths
        least = 0.0
        at: i64 = 0
        while at < size:
            if weights[at] > least:
                least = weights[at]
            at += 1
        least *= OUT_OF_THE_QUESTION
        best = -inf
        at = 0
        while at < size:
            if weights[at] >= least:
                tried = state.clone()
                tried.take(rival, offers[at], self.dice, None)
                follow_up(tried, rival, self.mind, self.spare_offers, self.spare_weights, self.dice)
                worths[at] = self.mind.worth(tried, rival)
                if worths[at] > best:
                    best = worths[at]
            at += 1
        at = 0
        while at < size:
            if weights[at] >= least:
                weights[at] *= exp((worths[at] - best) / self.decisiveness)
            else:
                weights[at] = 0.0
            at += 1
