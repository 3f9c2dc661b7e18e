"""Everything that can be told of a game: the table of event kinds, each with its rule.

What only one seat may know (a target it writes, a row it strikes under seal) is told to that seat alone; the public
counterpart, where there is one, is a kind of its own.
"""

from __future__ import annotations

from typing import Final

from logothete.kernel.events import EventKinds

EVENTS: Final = EventKinds()
CLAIMED: Final = EVENTS.add("claimed", "BYZ-023", "seat", "house")
TARGETED: Final = EVENTS.add("targeted", "BYZ-024", "seat", "line", "city")
LISTED: Final = EVENTS.add("listed", "BYZ-029", "seat")
ORDER_ROLLED: Final = EVENTS.add("order-rolled", "BYZ-035", "seat", "die")
LEADS: Final = EVENTS.add("leads", "BYZ-037", "seat")
TURN_BEGAN: Final = EVENTS.add("turn-began", "BYZ-013", "turn")
MARCHED: Final = EVENTS.add("marched", "BYZ-056", "seat", "province")
GARRISONED: Final = EVENTS.add("garrisoned", "BYZ-057", "seat", "city")
WITHHELD: Final = EVENTS.add("withheld", "BYZ-057", "seat")
REMOVED: Final = EVENTS.add("removed", "BYZ-060", "seat", "rival_seat", "city")
RALLIED: Final = EVENTS.add("rallied", "BYZ-067", "seat", "city")
OFFERED: Final = EVENTS.add("offered", "BYZ-072", "seat", "city", "rival_seat", "rival_city")
ACCEPTED: Final = EVENTS.add("accepted", "BYZ-074", "seat")
REFUSED: Final = EVENTS.add("refused", "BYZ-075", "seat")
SUCCEEDED: Final = EVENTS.add("succeeded", "BYZ-016", "seat", "die", "needed")
FAILED: Final = EVENTS.add("failed", "BYZ-016", "seat", "die", "needed")
SWAPPED: Final = EVENTS.add("swapped", "BYZ-074", "seat", "city", "rival_seat", "rival_city")
PROGRESSED: Final = EVENTS.add("progressed", "BYZ-085", "seat", "province")
BRIBING: Final = EVENTS.add("bribing", "BYZ-087", "seat", "rival_seat", "city")
CORRUPTED: Final = EVENTS.add("corrupted", "BYZ-093", "seat", "rival_seat", "city")
EXPELLING: Final = EVENTS.add("expelling", "BYZ-096", "seat", "rival_seat", "city")
EXPELLED: Final = EVENTS.add("expelled", "BYZ-101", "seat", "rival_seat", "city")
PASSED: Final = EVENTS.add("passed", "BYZ-041", "seat")
EVENT_CAME: Final = EVENTS.add("event-came", "BYZ-107", "event", "turn")
NUMBER_ROLLED: Final = EVENTS.add("number-rolled", "BYZ-112", "die")
SHAKEN: Final = EVENTS.add("shaken", "BYZ-113", "seat", "city", "garrisons")
STARVED: Final = EVENTS.add("starved", "BYZ-117", "seat", "city", "die", "needed")
SURVIVED: Final = EVENTS.add("survived", "BYZ-117", "seat", "city", "die", "needed")
KEPT: Final = EVENTS.add("kept", "BYZ-122", "seat")
CHANGED: Final = EVENTS.add("changed", "BYZ-123", "seat", "line", "old_city", "city")
DECIDED: Final = EVENTS.add("decided", "BYZ-128", "seat")
AFFLICTED: Final = EVENTS.add("afflicted", "BYZ-129", "seat", "province")
SENT: Final = EVENTS.add("sent", "BYZ-130", "seat", "rival_seat", "province")
STRIKE_SEALED: Final = EVENTS.add("strike-sealed", "BYZ-110", "seat", "row")
STRUCK: Final = EVENTS.add("struck", "BYZ-109", "seat", "row")
SUSPECTED: Final = EVENTS.add("suspected", "BYZ-103", "seat", "rival_seat", "city")
GUESSED: Final = EVENTS.add("guessed", "BYZ-104", "seat")
TARGET_SHOWN: Final = EVENTS.add("target-shown", "BYZ-135", "seat", "line", "city")
CHANGE_SHOWN: Final = EVENTS.add("change-shown", "BYZ-135", "seat", "line", "old_city", "city")
GUESS_RIGHT: Final = EVENTS.add("guess-right", "BYZ-136", "seat", "rival_seat", "city")
GUESS_WRONG: Final = EVENTS.add("guess-wrong", "BYZ-136", "seat", "rival_seat", "city")
GUESS_BLANK: Final = EVENTS.add("guess-blank", "BYZ-104", "seat", "rival_seat")
SCORED: Final = EVENTS.add("scored", "BYZ-146", "seat", "points", "half")
CROWNED: Final = EVENTS.add("crowned", "BYZ-146", "seat")
STRIKE_MADE: Final = EVENTS.add("strike-made", "BYZ-110", "seat")
