"""The kinds of steps, each declared once; their frames carry these numbers. What they do is in `rules/`."""

from typing import Final

from logothete.kernel.cells import i64
from logothete.kernel.steps import Kinds

KINDS: Final = Kinds()
CLAIM_STEP: Final[i64] = KINDS.add("claim")
TARGETS_STEP: Final[i64] = KINDS.add("targets")
TURN_STEP: Final[i64] = KINDS.add("turn")
GARRISON_STEP: Final[i64] = KINDS.add("garrison")
REMOVAL_STEP: Final[i64] = KINDS.add("removal")
SWAP_STEP: Final[i64] = KINDS.add("swap")
ANSWER_STEP: Final[i64] = KINDS.add("answer")
EVENT_STEP: Final[i64] = KINDS.add("event")
SUCCESSION_STEP: Final[i64] = KINDS.add("succession")
PLAGUE_STEP: Final[i64] = KINDS.add("plague")
STRIKE_STEP: Final[i64] = KINDS.add("strike")
ESPIONAGE_STEP: Final[i64] = KINDS.add("espionage")


def preparing(kind: i64) -> bool:
    """Whether this is a step of the preparation: nobody has a whole list before it is over (BYZ-029)."""
    return kind in (CLAIM_STEP, TARGETS_STEP)
