"""A state for whoever works in a terminal: `print(state)` shows the board, the stack of steps and whom it waits for.

Everything is shown, secrets included: this is for people who develop a game, never for a seat.
"""

from __future__ import annotations

from logothete.kernel.bits import members
from logothete.kernel.state import State
from logothete.kernel.steps import BELOW, END, FRAME, TOP, Step, Stepped


def fields(step: Step[Stepped]) -> dict[str, int]:
    """The numbers of a step's frame by name: each with where it begins."""
    named = {
        name: value
        for name, value in vars(step.layout or type(step)).items()
        if name.isupper() and not name.startswith("_") and name != "SIZE" and isinstance(value, int)
    }
    return dict(sorted(named.items(), key=lambda pair: pair[1]))


def show(state: State) -> str:
    """The board, then the stack from its top down, then whom the game waits for."""
    lines = [state.sketch()]
    if isinstance(state, Stepped):
        lines += stack(state)
    waiting, invited = members(state.pending()), members(state.invited())
    lines.append(f"waits for seat {', '.join(map(str, waiting))}" if waiting else "over")
    if invited:
        lines.append(f"invites seat {', '.join(map(str, invited))}")
    return "\n".join(lines)


def stack(state: Stepped) -> list[str]:
    """One line for each frame, the top first: the step and its numbers by name."""
    cells = state.dump()
    lines: list[str] = []
    at, end = cells[TOP], cells[END]
    while at != 0:
        step = state.steps[cells[at]]
        lines.append(f"{type(step).__name__}({_numbers(fields(step), cells[at + FRAME : end])})")
        at, end = cells[at + BELOW], at
    return lines


def _numbers(named: dict[str, int], numbers: list[int]) -> str:
    """Each number under its name; a name that is followed by several cells without one has them all."""
    starts = [*named.values(), len(numbers)]
    if not named or starts[0] != 0:
        return ", ".join(map(str, numbers))
    shown: list[str] = []
    for name, first, after in zip(named, starts, starts[1:], strict=False):
        values = numbers[first:after]
        shown.append(f"{name.lower()}={values[0] if len(values) == 1 else values}")
    return ", ".join(shown)
