"""Everything that can be told of a game: the table of event kinds, each with its rule.

The constants name the places in `EVENTS`. What only some may know (a card drawn or stolen) is told to them
alone; the public counterpart is a kind of its own.
"""

from __future__ import annotations

from typing import Final

from logothete.kernel.events import EventKind

DRAWN_FIRST: Final = 0
CHOSE: Final = 1
PLACED: Final = 2
OPENED: Final = 3
YEAR_BEGAN: Final = 4
REINFORCED: Final = 5
TIE_DRAWN: Final = 6
FAVOURED: Final = 7
RANKED: Final = 8
TURN_BEGAN: Final = 9
FINISHED: Final = 10
MOVED: Final = 11
CAME: Final = 12
CONVERTED: Final = 13
NECROSIANS_MOVED: Final = 14
NECROSIANS_CAME: Final = 15
NECROSIANS_WENT: Final = 16
WAR_ON_PLAYER: Final = 17
WAR_ON_NECROSIANS: Final = 18
ROLLED: Final = 19
NECROSIANS_ROLLED: Final = 20
WAR_SCORED: Final = 21
WAR_FADED: Final = 22
LOST: Final = 23
DRIVEN: Final = 24
TROPHIES: Final = 25
POWER_USED: Final = 26
SHOWED: Final = 27
CANCELLED: Final = 28
CARD_PAID: Final = 29
NAMED_REGION: Final = 30
NAMED_RIVAL: Final = 31
NAMED_UNIT: Final = 32
NAMED_OWN_UNIT: Final = 33
NAMED_CARD: Final = 34
STRUCK: Final = 35
UNIT_NECROSED: Final = 36
WON_OVER: Final = 37
PARALYSED: Final = 38
SPARED: Final = 39
COUNTED: Final = 40
GAINED: Final = 41
FORFEITED: Final = 42
TOOK: Final = 43
DECLINED: Final = 44
NONE_LEFT: Final = 45
DREW: Final = 46
DREW_CARD: Final = 47
BOUGHT: Final = 48
ROW_RENEWED: Final = 49
STOLEN: Final = 50
STOLEN_CARD: Final = 51
DISCARDED: Final = 52
THREATENED: Final = 53
NECROSED: Final = 54
HEALED: Final = 55
ALL_LOST: Final = 56
SCORED: Final = 57
WON: Final = 58

EVENTS: Final = (
    EventKind("drawn-first", "NEC-075", ("seat",)),
    EventKind("chose", "NEC-069", ("seat", "people")),
    EventKind("placed", "NEC-074", ("seat", "kind", "region")),
    EventKind("opened", "NEC-080", ("seat", "points")),
    EventKind("year-began", "NEC-066", ("year",)),
    EventKind("reinforced", "NEC-086", ("region",)),
    EventKind("tie-drawn", "NEC-062", ("seat",)),
    EventKind("favoured", "NEC-061", ("seat", "rival_seat")),
    EventKind("ranked", "NEC-063", ("seat", "rank")),
    EventKind("turn-began", "NEC-089", ("seat",)),
    EventKind("finished", "NEC-092", ("seat",)),
    EventKind("moved", "NEC-095", ("seat", "kind", "old_region", "region")),
    EventKind("came", "NEC-051", ("seat", "kind", "region")),
    EventKind("converted", "NEC-103", ("seat", "old_kind", "kind", "region")),
    EventKind("necrosians-moved", "NEC-100", ("number", "old_region", "region")),
    EventKind("necrosians-came", "NEC-156", ("number", "region")),
    EventKind("necrosians-went", "NEC-041", ("number", "region")),
    EventKind("war-on-player", "NEC-027", ("seat", "rival_seat", "region", "old_region")),
    EventKind("war-on-necrosians", "NEC-027", ("seat", "region", "old_region")),
    EventKind("rolled", "NEC-035", ("seat", "chain", "face", "value")),
    EventKind("necrosians-rolled", "NEC-038", ("number", "chain", "face", "value")),
    EventKind("war-scored", "NEC-045", ("attack", "defence")),
    EventKind("war-faded", "NEC-046", ("region",)),
    EventKind("lost", "NEC-033", ("seat", "kind", "region")),
    EventKind("driven", "NEC-C14", ("seat", "kind", "old_region", "region")),
    EventKind("trophies", "NEC-039", ("seat", "points")),
    EventKind("power-used", "NEC-172", ("seat",)),
    EventKind("showed", "NEC-127", ("seat", "card")),
    EventKind("cancelled", "NEC-129", ("seat", "card", "rival_seat", "old_card")),
    EventKind("card-paid", "NEC-130", ("seat", "card", "points")),
    EventKind("named-region", "NEC-127", ("seat", "region")),
    EventKind("named-rival", "NEC-127", ("seat", "rival_seat")),
    EventKind("named-unit", "NEC-127", ("seat", "rival_seat", "kind")),
    EventKind("named-own-unit", "NEC-127", ("seat", "kind", "region")),
    EventKind("named-card", "NEC-127", ("seat", "card")),
    EventKind("struck", "NEC-012", ("seat", "kind", "region")),
    EventKind("unit-necrosed", "NEC-011", ("seat", "kind", "region")),
    EventKind("won-over", "NEC-C23", ("seat", "kind", "region")),
    EventKind("paralysed", "NEC-C42", ("seat", "kind", "region")),
    EventKind("spared", "NEC-174", ("seat", "region")),
    EventKind("counted", "NEC-106", ("seat", "region", "points")),
    EventKind("gained", "NEC-130", ("seat", "points")),
    EventKind("forfeited", "NEC-171", ("seat", "points")),
    EventKind("took", "NEC-161", ("seat", "card")),
    EventKind("declined", "NEC-161", ("seat", "suit")),
    EventKind("none-left", "NEC-140", ("seat", "suit")),
    EventKind("drew", "NEC-140", ("seat", "suit")),
    EventKind("drew-card", "NEC-136", ("seat", "card")),
    EventKind("bought", "NEC-113", ("seat", "card", "price")),
    EventKind("row-renewed", "NEC-117", ("card",)),
    EventKind("stolen", "NEC-C33", ("seat", "rival_seat")),
    EventKind("stolen-card", "NEC-C33", ("seat", "rival_seat", "card")),
    EventKind("discarded", "NEC-136", ("seat", "card")),
    EventKind("threatened", "NEC-147", ("region",)),
    EventKind("necrosed", "NEC-143", ("region", "value")),
    EventKind("healed", "NEC-C70", ("region",)),
    EventKind("all-lost", "NEC-164"),
    EventKind("scored", "NEC-163", ("seat", "points")),
    EventKind("won", "NEC-163", ("seat",)),
)
