"""Everything that can be told of a game: the table of event kinds, each with its rule.

The constants name the places in `EVENTS`. What only one seat may know (a target it writes, a row it strikes under
seal) is told to that seat alone; the public counterpart, where there is one, is a kind of its own.
"""

from __future__ import annotations

from typing import Final

from logothete.kernel.events import EventKind

CLAIMED: Final = 0
TARGETED: Final = 1
LISTED: Final = 2
ORDER_ROLLED: Final = 3
LEADS: Final = 4
TURN_BEGAN: Final = 5
MARCHED: Final = 6
GARRISONED: Final = 7
WITHHELD: Final = 8
REMOVED: Final = 9
RALLIED: Final = 10
OFFERED: Final = 11
ACCEPTED: Final = 12
REFUSED: Final = 13
SUCCEEDED: Final = 14
FAILED: Final = 15
SWAPPED: Final = 16
PROGRESSED: Final = 17
BRIBING: Final = 18
CORRUPTED: Final = 19
EXPELLING: Final = 20
EXPELLED: Final = 21
PASSED: Final = 22
EVENT_CAME: Final = 23
NUMBER_ROLLED: Final = 24
SHAKEN: Final = 25
STARVED: Final = 26
SURVIVED: Final = 27
KEPT: Final = 28
CHANGED: Final = 29
DECIDED: Final = 30
AFFLICTED: Final = 31
SENT: Final = 32
STRIKE_SEALED: Final = 33
STRUCK: Final = 34
SUSPECTED: Final = 35
GUESSED: Final = 36
TARGET_SHOWN: Final = 37
CHANGE_SHOWN: Final = 38
GUESS_RIGHT: Final = 39
GUESS_WRONG: Final = 40
GUESS_BLANK: Final = 41
SCORED: Final = 42
CROWNED: Final = 43
STRIKE_MADE: Final = 44

EVENTS: Final = (
    EventKind("claimed", "BYZ-023", ("seat", "house")),
    EventKind("targeted", "BYZ-024", ("seat", "line", "city")),
    EventKind("listed", "BYZ-029", ("seat",)),
    EventKind("order-rolled", "BYZ-035", ("seat", "die")),
    EventKind("leads", "BYZ-037", ("seat",)),
    EventKind("turn-began", "BYZ-013", ("turn",)),
    EventKind("marched", "BYZ-056", ("seat", "province")),
    EventKind("garrisoned", "BYZ-057", ("seat", "city")),
    EventKind("withheld", "BYZ-057", ("seat",)),
    EventKind("removed", "BYZ-060", ("seat", "rival_seat", "city")),
    EventKind("rallied", "BYZ-067", ("seat", "city")),
    EventKind("offered", "BYZ-072", ("seat", "city", "rival_seat", "rival_city")),
    EventKind("accepted", "BYZ-074", ("seat",)),
    EventKind("refused", "BYZ-075", ("seat",)),
    EventKind("succeeded", "BYZ-016", ("seat", "die", "needed")),
    EventKind("failed", "BYZ-016", ("seat", "die", "needed")),
    EventKind("swapped", "BYZ-074", ("seat", "city", "rival_seat", "rival_city")),
    EventKind("progressed", "BYZ-085", ("seat", "province")),
    EventKind("bribing", "BYZ-087", ("seat", "rival_seat", "city")),
    EventKind("corrupted", "BYZ-093", ("seat", "rival_seat", "city")),
    EventKind("expelling", "BYZ-096", ("seat", "rival_seat", "city")),
    EventKind("expelled", "BYZ-101", ("seat", "rival_seat", "city")),
    EventKind("passed", "BYZ-041", ("seat",)),
    EventKind("event-came", "BYZ-107", ("event", "turn")),
    EventKind("number-rolled", "BYZ-112", ("die",)),
    EventKind("shaken", "BYZ-113", ("seat", "city", "garrisons")),
    EventKind("starved", "BYZ-117", ("seat", "city", "die", "needed")),
    EventKind("survived", "BYZ-117", ("seat", "city", "die", "needed")),
    EventKind("kept", "BYZ-122", ("seat",)),
    EventKind("changed", "BYZ-123", ("seat", "line", "old_city", "city")),
    EventKind("decided", "BYZ-128", ("seat",)),
    EventKind("afflicted", "BYZ-129", ("seat", "province")),
    EventKind("sent", "BYZ-130", ("seat", "rival_seat", "province")),
    EventKind("strike-sealed", "BYZ-110", ("seat", "row")),
    EventKind("struck", "BYZ-109", ("seat", "row")),
    EventKind("suspected", "BYZ-103", ("seat", "rival_seat", "city")),
    EventKind("guessed", "BYZ-104", ("seat",)),
    EventKind("target-shown", "BYZ-135", ("seat", "line", "city")),
    EventKind("change-shown", "BYZ-135", ("seat", "line", "old_city", "city")),
    EventKind("guess-right", "BYZ-136", ("seat", "rival_seat", "city")),
    EventKind("guess-wrong", "BYZ-136", ("seat", "rival_seat", "city")),
    EventKind("guess-blank", "BYZ-104", ("seat", "rival_seat")),
    EventKind("scored", "BYZ-146", ("seat", "points", "half")),
    EventKind("crowned", "BYZ-146", ("seat",)),
    EventKind("strike-made", "BYZ-110", ("seat",)),
)
