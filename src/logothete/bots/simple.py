"""The simple bots: at random, not at all, what looks best one step ahead, and that with whims."""

from __future__ import annotations

from time import perf_counter

from logothete.bots.asides import by_its_mind
from logothete.bots.intentions import Intention, begin_turn, intended, plans
from logothete.bots.lookahead import SAMPLES, follow_up, look_ahead
from logothete.bots.seat import Choice, SeatTable, Thought
from logothete.kernel.dice import QuickDice
from logothete.kernel.mind import Mind, Thinking, numbers
from logothete.kernel.state import State, buffer

WHIM = 3
"""One in so many decisions of a casual bot is taken on a whim."""
CARE = 0.9
"""The share of what can still be won by anybody that a whim must leave: it may cost its player the game, not all."""


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.dice = QuickDice(seed)

    def choose(self, table: SeatTable) -> Choice:
        table.check_asked()
        return Choice(table.legal[self.dice.below(len(table.legal))])


class AbsentBot:
    """Nobody: a seat whose clock runs out at every decision.

    What a clock decides need not be offered to anybody, so whoever keeps the game lets the seat lapse. Asked all the
    same, it does as the clock would, or the first thing that is offered.
    """

    def __init__(self, seed: int) -> None:
        self.dice = QuickDice(seed)

    def choose(self, table: SeatTable) -> Choice:
        action = table.state.lapse(table.seat, self.dice)
        return Choice(int(action) if action in table.legal else table.legal[0])


class GreedyBot:
    """The action with the best prospects one step ahead, over a few imagined states; or what its mind plans for a turn.

    One that is `silent` offers nothing to others and tells them nothing: by it, what dealing is worth can be measured.
    """

    def __init__(self, seed: int, silent: bool = False) -> None:
        self.dice = QuickDice(seed)
        self.silent = silent
        self.intention = Intention()

    def choose(self, table: SeatTable) -> Choice:
        mind = table.mind()
        evident = table.evident(mind)
        if evident is not None:
            return Choice(evident)
        if plans(mind):
            self.intention = begin_turn(self.intention, table)
            action = intended(self.intention, table, mind)
            if action is None:
                self.intention.actions = mind.plan(table.state, table.seat, _at_first_sight(), self.dice)
                action = intended(self.intention, table, mind)
            if action is not None:
                return Choice(action)
        found = look_ahead(table.state, table.seat, mind, self.dice, SAMPLES)
        # Among equals the dice decide, so that nobody can count on the order of the action table.
        best = max(prospects for _, prospects in found)
        ties = [action for action, prospects in found if prospects == best]
        chosen = ties[self.dice.below(len(ties))]
        found.sort(key=lambda pair: (pair[0] != chosen, -pair[1]))
        thoughts = [Thought(action, prospects, 1 / len(found)) for action, prospects in found[:4]]
        return Choice(chosen, thoughts, len(found) * SAMPLES)

    def aside(self, table: SeatTable) -> int | None:
        """What its mind wants to do aside."""
        return by_its_mind(table, self.dice, silent=self.silent)


class CasualBot:
    """Greedy, but now and then it does what comes to its mind: an opponent for a first game."""

    def __init__(self, seed: int) -> None:
        self.dice = QuickDice(seed)
        self.greedy = GreedyBot(seed)

    def choose(self, table: SeatTable) -> Choice:
        table.check_asked()
        if self.dice.below(WHIM) > 0:
            return self.greedy.choose(table)
        mind = table.mind()
        offers = buffer(table.state.most_offers())
        size = table.state.offer(table.seat, offers)
        whim = int(offers[mind.wander(table.state, table.seat, offers, size, self.dice)])
        if _left_to_win(table, mind, whim) < CARE:
            return self.greedy.choose(table)
        return Choice(whim)

    def aside(self, table: SeatTable) -> int | None:
        """What its mind wants to do aside."""
        return by_its_mind(table, self.dice)


def _at_first_sight() -> Thinking:
    """No time to think."""
    return Thinking(0, 0.0, perf_counter)


def _left_to_win(table: SeatTable, mind: Mind, action: int) -> float:
    """The share of what can still be won by anybody that is left after an action; 1 where somebody always wins."""
    dice = QuickDice(1)
    offers = buffer(table.state.most_offers())
    weights = numbers(table.state.most_offers())
    before = after = 0.0
    for _ in range(SAMPLES):
        state = mind.imagine(table.state, table.seat, dice)
        before += _at_stake(state, mind)
        state.take(table.seat, action, dice, None)
        follow_up(state, table.seat, mind, offers, weights, dice)
        after += _at_stake(state, mind)
    return after / before if before > 0.0 else 1.0


def _at_stake(state: State, mind: Mind) -> float:
    """The prospects of all seats together."""
    prospects = numbers(state.seats())
    mind.prospects(state, prospects)
    return sum(prospects[seat] for seat in range(state.seats()))
