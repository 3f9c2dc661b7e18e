"""What a bot means to do in the rest of its turn, and how much thinking it has left for that.

Where a turn is many decisions (`State.turns_over`), a mind may plan it as a whole. The bot then does what was planned,
as long as it is offered and still makes sense, and thinks only when it is not. An intention is a memory and no more:
whoever loses it thinks again, and plays no worse.
"""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

import msgspec

from logothete.bots.seat import SeatTable
from logothete.kernel.mind import Mind
from logothete.kernel.state import NO_TURNS

AT_ONCE: Final = 12.0
"""A decision of a turn takes at most so many times what a single one may, however much is left: people wait for it."""


class Budget(msgspec.Struct, frozen=True):
    """How long to think about one decision: seconds, iterations, or both (whichever ends first); 0 is no limit.

    With a seed and iterations alone, the same position is always answered alike, on any machine.
    """

    seconds: float = 0.0
    iterations: int = 0


class Intention(msgspec.Struct):
    """What is left of a plan, and what was spent on its turn."""

    turn: int = NO_TURNS
    actions: list[int] = []
    seconds: float = 0.0
    iterations: int = 0


@runtime_checkable
class Intending(Protocol):
    """A bot that keeps an intention between the decisions of a turn."""

    intention: Intention


def begin_turn(intention: Intention, table: SeatTable) -> Intention:
    """The intention for the turn that it is; an empty one if it was for another."""
    turn = int(table.state.turns_over(table.seat))
    return intention if intention.turn == turn != NO_TURNS else Intention(turn)


def intended(intention: Intention, table: SeatTable, mind: Mind) -> int | None:
    """The next action of the plan, which is then taken off it; None if there is none that makes sense now."""
    if not intention.actions:
        return None
    action = intention.actions.pop(0)
    if action in table.legal and mind.stands(table.state, table.seat, action):
        return action
    intention.actions = []
    return None


def portion(budget: Budget, intention: Intention, table: SeatTable, mind: Mind) -> Budget:
    """What may be spent on this decision, of what a whole turn may take and was not spent yet."""
    if intention.turn == NO_TURNS:
        return budget
    many, share = int(mind.decisions()), mind.share(table.state, table.seat)
    seconds = min(max(0.0, many * budget.seconds - intention.seconds) * share, AT_ONCE * budget.seconds)
    iterations = min(max(0.0, many * budget.iterations - intention.iterations) * share, AT_ONCE * budget.iterations)
    # However little is left: a decision has to be made.
    least = Budget(budget.seconds / AT_ONCE, -(-budget.iterations // int(AT_ONCE)))
    return Budget(max(seconds, least.seconds), max(int(iterations), least.iterations))


def plans(mind: Mind) -> bool:
    """Whether a mind makes plans at all."""
    return type(mind).plan is not Mind.plan
