"""What a bot knows of a game beyond its rules: judgement, instinct and suspicion.

A game brings a `Mind` of its own in `bot.py`. This one knows nothing: it finds all actions alike and all seats equally
well off, which makes search play by its playouts alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import State, shares

FACES: Final = 1000000
"""How finely weights are drawn by."""


def numbers(size: i64) -> vec[float]:
    """A buffer for weights and prospects."""
    return vec[float]([0.0] * size)


def draw(weights: vec[float], size: i64, dice: Dice) -> i64:
    """A place among the first `size`, each as likely as its weight says."""
    total = 0.0
    at: i64 = 0
    while at < size:
        total += weights[at]
        at += 1
    mark = total * float(dice.below(FACES)) / float(FACES)
    at = 0
    while at < size - 1:
        mark -= weights[at]
        if mark < 0.0:
            return at
        at += 1
    return size - 1


class Thinking:
    """How long a mind may still think about something: it asks before each attempt."""

    __slots__ = ("_clock", "_end", "_most", "spent")

    def __init__(self, iterations: int, seconds: float, clock: Callable[[], float]) -> None:
        """So many attempts or so long, whichever ends first; 0 is no such limit, and with neither there is no time."""
        self._most: i64 = iterations
        self._clock = clock
        self._end = clock() + seconds if seconds > 0.0 else 0.0
        self.spent: i64 = 0

    def go_on(self) -> bool:
        """Whether there is time for another attempt, which then counts."""
        if self._most == 0 and self._end == 0.0:
            return False
        if self._most > 0 and self.spent >= self._most:
            return False
        if self._end > 0.0 and self._clock() >= self._end:
            return False
        self.spent += 1
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """The judgement of a game that knows nothing of it."""

    __slots__ = ()

    def hear(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Something that the seat was told (`Witness.tell`), from the beginning and in order, before it is to think.

        For whatever a position does not show: what a rival did may say more of him than where he stands.
        """

    def worth(self, state: State, seat: i64) -> float:
        """What the position is worth to a seat, in the game's points; for greedy bots."""
        out = numbers(state.seats())
        self.prospects(state, out)
        return out[seat]

    def prospects(self, state: State, out: vec[float]) -> None:
        """How well off each seat is, from 0 to 1; at the end: 1 for the winner, shared by a tie, 0 for the others.

        Seats of one side are equally well off: each as well as the side.
        """
        seats: i64 = state.seats()
        sides = [int(state.side(seat)) for seat in range(seats)]
        # Until it is over all sides are alike, as if all of them had won.
        found = shares(state.places() if state.over() else [1] * int(seats), sides)
        for seat in range(seats):
            out[seat] = found[seat]

    def weigh(self, state: State, seat: i64, offers: vec[i64], size: i64, weights: vec[float]) -> None:
        """How promising each offered action looks at first sight: positive numbers, larger is better."""
        at: i64 = 0
        while at < size:
            weights[at] = 1.0
            at += 1

    def wander(self, state: State, seat: i64, offers: vec[i64], size: i64, dice: Dice) -> i64:
        """The place of the action that a quick player would take: the policy of playouts."""
        return dice.below(size)

    def evident(self, state: State, seat: i64, offers: vec[i64], size: i64) -> i64:
        """The place of an action that needs no thought, because first sight says all there is to know; -1 for none."""
        return -1

    def reply(self, state: State, seat: i64, asides: vec[i64], size: i64, dice: Dice) -> i64:
        """The place of what an invited seat answers, among all that it may do aside; -1: it declines (`State.reply`).

        It is asked again as long as the seat is invited. Drafts take several of these (a counter-offer).
        """
        return -1

    def propose(self, state: State, seat: i64, asides: vec[i64], size: i64, dice: Dice) -> i64:
        """The place of what a seat does aside of its own accord, among all that it may do aside; -1: nothing.

        It is asked when the seat is about to answer a question, and again after each of these, so many times at most
        (`logothete.bots.asides`). A position shows what was done before, or `hear` has told it.
        """
        return -1

    def embolden(self) -> None:
        """From now on what it says aside may be false, where the rules let players lie; before, it never is."""

    def hush(self) -> None:
        """From now on it neither offers nor says anything of its own accord; it still answers, and sees to its own."""

    def imagine(self, state: State, seat: i64, dice: Dice) -> State:
        """A state that `seat` may believe to be in: `guess`, or a likelier one that public facts suggest."""
        return state.guess(seat, dice)

    def horizon(self) -> i64:
        """How many decisions a playout lasts before it is judged; a large number plays to the end."""
        return 100000

    def curiosity(self) -> float:
        """How much search prefers what it has tried little over what has done well (PUCT).

        It is measured against prospects: where these hardly differ from one action to the next, it must be small.
        Where all may lose together, search takes it as a share of what can still be won.
        """
        return 1.2

    def discernment(self) -> float:
        """The difference in prospects, one step ahead, that makes an action e times as promising as another.

        With 0 search begins by first-sight weights, as it goes on: for prospects that say little right after a move.
        """
        return 0.0

    def decisiveness(self) -> float:
        """The difference in `worth`, one step ahead, that makes a rival e times as ready for an action as for another.

        With 0 rivals are searched like the own seat: for games in which they hold nothing that must be imagined, or in
        which it hardly tells what they do.
        """
        return 0.0

    def plan(self, state: State, seat: i64, thinking: Thinking, dice: Dice) -> list[int]:
        """What the seat means to do in the rest of its turn, one after the other, the first of it being offered now.

        For games in which a turn is many decisions (`State.turns_over`): whole turns are weighed then, not steps.
        Nothing: each decision is thought about by itself. Without time for an attempt it is the plan at first sight.
        """
        return []

    def stands(self, state: State, seat: i64, action: i64) -> bool:
        """Whether a plan still makes sense whose next action is this one, which is offered; if not, another is made."""
        return True

    def decisions(self) -> i64:
        """How many decisions a turn has, about; a turn is thought about as long as so many."""
        return 1

    def share(self, state: State, seat: i64) -> float:
        """How much of what is left for this turn a decision deserves that no plan covers: 1 is all of it."""
        return 1.0
