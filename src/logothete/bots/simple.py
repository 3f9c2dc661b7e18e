"""The two simple bots: one plays at random, the other takes what looks best one step ahead."""

from __future__ import annotations

from logothete.bots.lookahead import look_ahead
from logothete.bots.seat import Choice, SeatTable, Thought
from logothete.kernel.dice import QuickDice

SAMPLES = 4
"""Imagined states that a greedy bot averages over."""


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.dice = QuickDice(seed)

    def choose(self, table: SeatTable) -> Choice:
        return Choice(table.legal[self.dice.below(len(table.legal))])


class GreedyBot:
    """The action with the best prospects one step ahead, over a few imagined states."""

    def __init__(self, seed: int) -> None:
        self.dice = QuickDice(seed)

    def choose(self, table: SeatTable) -> Choice:
        if len(table.legal) == 1:
            return Choice(table.legal[0])
        found = look_ahead(table.state, table.seat, table.mind(), SAMPLES, self.dice)
        # Among equals the dice decide, so that nobody can count on the order of the action table.
        best = max(prospects for _, prospects in found)
        ties = [action for action, prospects in found if prospects == best]
        chosen = ties[self.dice.below(len(ties))]
        found.sort(key=lambda pair: (pair[0] != chosen, -pair[1]))
        thoughts = [Thought(action, prospects, 1 / len(found)) for action, prospects in found[:4]]
        return Choice(chosen, thoughts, len(found) * SAMPLES)
