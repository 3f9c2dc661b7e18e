"""The kinds of steps, each declared once; their frames carry these numbers. What they do: `rules/`, `effects/`."""

from typing import Final

from logothete.kernel.cells import i64
from logothete.kernel.steps import Kinds

KINDS: Final = Kinds()
CABAL_STEP: Final[i64] = KINDS.add("cabal")
CYCLE_STEP: Final[i64] = KINDS.add("cycle")
TURNS_STEP: Final[i64] = KINDS.add("turns")
MANOEUVRE_STEP: Final[i64] = KINDS.add("manoeuvre")
ARRIVAL_STEP: Final[i64] = KINDS.add("arrival")
SPY_STEP: Final[i64] = KINDS.add("spy")
STRIKE_STEP: Final[i64] = KINDS.add("strike")
CLEANSE_STEP: Final[i64] = KINDS.add("cleanse")
DRIVE_STEP: Final[i64] = KINDS.add("drive")
WINDOW_STEP: Final[i64] = KINDS.add("window")
RESOLUTION_STEP: Final[i64] = KINDS.add("resolution")
CONQUEST_STEP: Final[i64] = KINDS.add("conquest")
FIST_STEP: Final[i64] = KINDS.add("fist")
LOSS_STEP: Final[i64] = KINDS.add("loss")
MARKER_STEP: Final[i64] = KINDS.add("marker")
RECEIVE_STEP: Final[i64] = KINDS.add("receive")
RETURN_STEP: Final[i64] = KINDS.add("return")
EFFECT_STEP: Final[i64] = KINDS.add("effect")
ORDER_STEP: Final[i64] = KINDS.add("order")
EXCESS_STEP: Final[i64] = KINDS.add("excess")
