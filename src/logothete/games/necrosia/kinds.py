"""The kinds of steps, each declared once; their frames carry these numbers. What they do is in `rules/`."""

from typing import Final

from logothete.kernel.cells import i64
from logothete.kernel.steps import Kinds

KINDS: Final = Kinds()
PEOPLE_STEP: Final[i64] = KINDS.add("people")
PLACE_STEP: Final[i64] = KINDS.add("place")
YEAR_STEP: Final[i64] = KINDS.add("year")
ORDER_STEP: Final[i64] = KINDS.add("order")
TURN_STEP: Final[i64] = KINDS.add("turn")
MOVE_STEP: Final[i64] = KINDS.add("move")
STIR_STEP: Final[i64] = KINDS.add("stir")
TRADE_STEP: Final[i64] = KINDS.add("trade")
CONVERT_STEP: Final[i64] = KINDS.add("convert")
CAST_STEP: Final[i64] = KINDS.add("cast")
FREE_WAR_STEP: Final[i64] = KINDS.add("free-war")
FREE_TRADE_STEP: Final[i64] = KINDS.add("free-trade")
WAR_STEP: Final[i64] = KINDS.add("war")
LOSS_STEP: Final[i64] = KINDS.add("loss")
DRIVE_STEP: Final[i64] = KINDS.add("drive")
WINDOW_STEP: Final[i64] = KINDS.add("window")
ANNOUNCE_STEP: Final[i64] = KINDS.add("announce")
NECROSIS_STEP: Final[i64] = KINDS.add("necrosis")
INFLUENCE_STEP: Final[i64] = KINDS.add("influence")
SUPPORT_STEP: Final[i64] = KINDS.add("support")
BUY_STEP: Final[i64] = KINDS.add("buy")
ARRANGE_STEP: Final[i64] = KINDS.add("arrange")
ENTRAILS_STEP: Final[i64] = KINDS.add("entrails")
YEAR_END_STEP: Final[i64] = KINDS.add("year-end")
AIRBORNE_STEP: Final[i64] = KINDS.add("airborne")
