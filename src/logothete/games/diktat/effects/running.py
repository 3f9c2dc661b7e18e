"""How lists of effects are carried out: who may declare which element, and line after line (DIK-298 to DIK-301)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.diktat.frames import EffectFrame
from logothete.games.diktat.kinds import EFFECT_STEP
from logothete.games.diktat.position import Position
from logothete.kernel.cells import i64
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Step, pop

NO_EFFECT: Final = Objection("DIK-300", "no-effect")


def admits(state: Position, seat: i64, element: i64) -> bool:
    """Whether a Manifestation could be declared now, by what everybody can see (DIK-316)."""
    return False


def why_not_use(state: Position, seat: i64, element: i64) -> Objection | None:
    """What stands against declaring an element (DIK-147, DIK-300)."""
    return NO_EFFECT


def declare(state: Position, seat: i64, element: i64, dice: Dice, witness: Witness | None) -> None:
    """A seat declares an element: its list is laid on the stack."""


class RunEffect(Step[Position]):
    """One list, line after line."""

    kind: ClassVar[int] = EFFECT_STEP
    layout: ClassVar[type | None] = EffectFrame

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN
