"""Dice that fall as a test says: the faces to load them with, and whether they were rolled."""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia.position import Position
from logothete.kernel.dice import Dice, LoadedDice

# The die shows 0, 0, 0, 1, 1 and "1 and roll again" (NEC-035).
ZERO: Final = 1
ONE: Final = 4
MORE: Final = 6
"""One, and the die is rolled again: the next face belongs to the same die."""


def all_rolled(dice: LoadedDice, faces: tuple[int, ...]) -> None:
    """A test that loads more dice than are rolled means something else than what happens."""
    assert dice.drawn == len(faces), f"{len(faces)} dice were given, {dice.drawn} rolled"


def rolls_dice(state: Position, seat: int, action: int) -> bool:
    """Whether an action rolls dice at once; one that is refused does not."""
    dice = _Counting()
    trial = state.clone()
    if trial.why_not(seat, action) is None:
        trial.take(seat, action, dice, None)
    return dice.drawn > 0


class _Counting(Dice):
    """Dice that always show their first face, and count."""

    def below(self, bound: int) -> int:
        self.drawn += 1
        return 0
