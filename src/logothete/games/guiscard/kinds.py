"""The kinds of steps, each declared once; their frames carry these numbers. What they do is in `rules/`."""

from typing import Final

from logothete.kernel.cells import i64
from logothete.kernel.steps import Kinds

KINDS: Final = Kinds()
SET_UP_STEP: Final[i64] = KINDS.add("set-up")
PLACING_STEP: Final[i64] = KINDS.add("placing")
TURNING_STEP: Final[i64] = KINDS.add("turning")
BATTLE_STEP: Final[i64] = KINDS.add("battle")
FIRE_STEP: Final[i64] = KINDS.add("fire")
AIM_STEP: Final[i64] = KINDS.add("aim")
MOVEMENT_STEP: Final[i64] = KINDS.add("movement")
MOVE_STEP: Final[i64] = KINDS.add("move")
WINDOW_STEP: Final[i64] = KINDS.add("window")
COMBAT_STEP: Final[i64] = KINDS.add("combat")
ASSAULT_STEP: Final[i64] = KINDS.add("assault")
SUFFER_STEP: Final[i64] = KINDS.add("suffer")
WITHDRAWAL_STEP: Final[i64] = KINDS.add("withdrawal")
RETREAT_STEP: Final[i64] = KINDS.add("retreat")
DISPLACE_STEP: Final[i64] = KINDS.add("displace")
FALL_STEP: Final[i64] = KINDS.add("fall")
ADVANCE_STEP: Final[i64] = KINDS.add("advance")
LAY_STEP: Final[i64] = KINDS.add("lay")
CLEARING_STEP: Final[i64] = KINDS.add("clearing")
