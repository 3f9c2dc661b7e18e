"""Steps: what a game waits for, as a stack of frames inside the state's cells.

A turn, a campaign, a reaction window, a secret choice: each is a kind of step. A frame on the stack is data, a few
numbers among the cells; the `Step` is the stateless behaviour found by the frame's kind. So any half-finished sequence
can be copied for nothing, saved and resumed, and an interrupt is a frame laid on whatever was going on.

The first two cells of every stepped state belong to the stack: where the top frame begins (0: none, the game is over)
and where the next one would. A frame is the kind of its step, where the frame below begins, and as many numbers of its
own as the step asks for.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Refusal, State, Witness

TOP: Final = 0
END: Final = 1
GAME: Final = 2
"""The first cell that a game may use as it likes."""
FRAME: Final = 2
"""How far behind the beginning of a frame its own numbers begin."""

S = TypeVar("S", bound=State)


class TooDeep(Exception):
    """A step was pushed on a stack that has no room left: the game reserves too few cells for it."""


def clear_stack(cells: vec[i64], frames: i64) -> None:
    """Empty the stack; its frames lie from cell `frames` to the last one."""
    for at in range(frames, len(cells)):
        cells[at] = 0
    cells[TOP] = 0
    cells[END] = frames


def push(cells: vec[i64], kind: i64, size: i64) -> i64:
    """Lay a frame with `size` numbers on the stack: the game now waits for this step. Says where they begin."""
    at: i64 = cells[END]
    end: i64 = at + FRAME + size
    if end > len(cells):
        raise TooDeep(f"a frame up to cell {end} does not fit into {len(cells)} cells")
    cells[at] = kind
    cells[at + 1] = cells[TOP]
    cells[TOP] = at
    cells[END] = end
    return at + FRAME


def pop(cells: vec[i64]) -> None:
    """Take the top frame off. Its cells are cleared, so that equal positions have equal cells."""
    at: i64 = cells[TOP]
    used: i64 = cells[END]
    cells[TOP] = cells[at + 1]
    cells[END] = at
    while used > at:
        used -= 1
        cells[used] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of thing that a game waits for.

    A step computes whom it waits for and what it offers from the cells each time it is asked. It stores neither, so
    whatever comes in between (another step, an action out of turn) cannot leave it with a stale list.
    """

    def pending(self, state: S) -> i64:
        """The mask of the seats that this step waits for; empty if it can go on by itself."""
        raise NotImplementedError

    def sealed(self) -> bool:
        """As `State.sealed`."""
        return False

    def offer(self, state: S, seat: i64, out: vec[i64]) -> i64:
        """As `State.offer`."""
        raise NotImplementedError

    def take(self, state: S, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        """As `State.take`."""
        raise NotImplementedError

    def why_not(self, state: S, seat: i64, action: i64) -> Refusal | None:
        """As `State.why_not`."""
        raise NotImplementedError

    def lapse(self, state: S, seat: i64, dice: Dice) -> i64:
        """As `State.lapse`."""
        raise NotImplementedError

    def settle(self, state: S, dice: Dice, witness: Witness | None) -> i64:
        """Go on by itself: called while this step is on top and waits for nobody. Answers as `State.take`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepped(State):
    """A state whose course is a stack of steps; a game adds its board, `clone`, `guess` and `places`."""

    __slots__ = ("steps",)

    def __init__(self, cells: vec[i64], steps: list[Step[State]]) -> None:
        self.cells = cells
        self.steps = steps

    def after_end(self) -> Refusal:
        """Why nothing can be done any more when the game is over."""
        raise NotImplementedError

    def pending(self) -> i64:
        at = self.cells[TOP]
        if at == 0:
            return 0
        return self.steps[self.cells[at]].pending(self)

    def sealed(self) -> bool:
        at = self.cells[TOP]
        return at != 0 and self.steps[self.cells[at]].sealed()

    def offer(self, seat: i64, out: vec[i64]) -> i64:
        at = self.cells[TOP]
        if at == 0:
            return 0
        return self.steps[self.cells[at]].offer(self, seat, out)

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = self.cells
        reach: i64 = self.steps[cells[cells[TOP]]].take(self, seat, action, dice, witness)
        # Steps that wait for nobody go on by themselves until somebody has to decide or the game is over.
        while True:
            at = cells[TOP]
            if at == 0:
                return reach
            step = self.steps[cells[at]]
            if step.pending(self) != 0:
                return reach
            further = step.settle(self, dice, witness)
            if further > reach:
                reach = further

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        at = self.cells[TOP]
        if at == 0:
            return self.after_end()
        return self.steps[self.cells[at]].why_not(self, seat, action)

    def lapse(self, seat: i64, dice: Dice) -> i64:
        return self.steps[self.cells[self.cells[TOP]]].lapse(self, seat, dice)
