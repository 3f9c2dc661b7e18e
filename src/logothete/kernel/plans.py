"""Plans: several decisions of a seat, made in advance and carried out one after the other until something stops them.

A plan is nothing but its decisions: each passes the gate at its turn, the record holds them as single moves, and what
comes of them is what would have come of them one by one. It ends early where its player might want to think again:

    refused     the rules forbid the next action where the game has got to
    barred      a die fell or a secret was shown, so there is no way back
    asked       the game no longer waits for the seat: it is for somebody else to decide
    over        the game has ended

Each of these the seat could see for itself, by its offers, its undo list and its prompt; why a plan stopped tells it
nothing more. For the same reason a die and a secret are not told apart: the undo list does not do so either.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from logothete.kernel.denials import MatchError
from logothete.kernel.match import Match
from logothete.kernel.state import Refusal

MOST_ACTIONS: Final = 64
"""A plan has no more actions than this."""

Stop = Literal["done", "refused", "barred", "asked", "over"]
"""Why a plan went no further; `done`: it was carried out to its end."""

Play = Callable[[int, bool], None]
"""Plays an action of the plan, together with all that follows from it; true for all but the first."""


class BadPlan(MatchError):
    """A plan with no actions, or with too many."""

    def __init__(self, actions: int) -> None:
        super().__init__(f"a plan has 1 to {MOST_ACTIONS} actions, not {actions}. Send the rest when these are done")
        self.actions = actions


class Outcome:
    """How far a plan went, and why no further; with the rule against the next action if that was refused."""

    __slots__ = ("done", "refusal", "stop")

    def __init__(self, done: int, stop: Stop, refusal: Refusal | None = None) -> None:
        self.done = done
        self.stop = stop
        self.refusal = refusal

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"Outcome({self.done}, {self.stop!r}, {self.refusal!r})"


def carry_out(
    match: Match, seat: int, actions: Sequence[int], version: int | None = None, play: Play | None = None
) -> Outcome:
    """Carry out a plan, made about the given version of the game as that seat counts them, as far as it goes.

    A table at which more follows from a decision than the match knows (standing orders) gives its own `play`.
    Refuses with `BadPlan`, with `UnknownAction` if that is one of the actions, and with whatever refuses the first of
    them; then nothing has changed.
    """
    if not 1 <= len(actions) <= MOST_ACTIONS:
        raise BadPlan(len(actions))
    for action in actions:
        match.title.actions.verb_of(action)
    for done, action in enumerate(actions):
        if done > 0:
            refusal = match.state.why_not(seat, action)
            if refusal is not None:
                return Outcome(done, "refused", refusal)
        bars, waited_for = match.bars_of(seat), _waits_for(match, seat)
        if play is not None:
            play(action, done > 0)
        else:
            match.play(seat, action, version if done == 0 else None, goes_on=done > 0)
        if done + 1 < len(actions):
            stop = stopped(match, seat, bars, waited_for)
            if stop is not None:
                return Outcome(done + 1, stop)
    return Outcome(len(actions), "done")


def stopped(match: Match, seat: int, bars: int, waited_for: bool) -> Stop | None:
    """Why a plan must not go on after an action; None if it may.

    `bars` are those of the seat before the action, `waited_for` whether the game then waited for the seat.
    """
    if match.over:
        return "over"
    if match.bars_of(seat) != bars:
        return "barred"
    # A seat that acts unasked is not stopped by others being asked: they were before.
    return "asked" if waited_for and not _waits_for(match, seat) else None


def _waits_for(match: Match, seat: int) -> bool:
    return bool(match.state.pending() >> seat & 1)
