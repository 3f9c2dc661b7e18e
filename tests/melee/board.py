"""The fields of the melee, what stands where, and what can be done."""

from __future__ import annotations

from typing import Final

import msgspec

from logothete.geometry.hexes import Grid
from logothete.kernel.actions import Actions, Verbs
from logothete.kernel.events import EventKinds

GRID: Final = Grid(5, 4)
HEXES: Final = tuple(GRID.name(place) for place in range(int(GRID.size)))
KNIGHTS: Final = ("ada", "bran", "cuno", "dora")
COLOURS: Final = ("red", "blue")
ROUNDS: Final = 10
STEPS_A_TURN: Final = 2
FELLED: Final = 7
"""What the die must reach."""
FACES: Final = 10
FALLEN: Final = -1
"""Where a knight is who was felled."""


class Scenario(msgspec.Struct, frozen=True):
    """A field, and who begins where: in the order in which they play."""

    players: tuple[int, ...]
    rocks: tuple[str, ...]
    knights: tuple[int, ...]
    begin: tuple[str, ...]


SCENARIOS: Final = {
    "ford": Scenario((2, 4), ("03.01", "03.04"), (1, 0, 3, 2), ("05.02", "01.02", "05.03", "01.03")),
    "duel": Scenario((2,), ("03.02",), (0, 1), ("02.02", "04.02")),
}

PLAYERS: Final = 0
SCENARIO: Final = 1
TURNS: Final = 2
"""How many turns are over."""
STEPS: Final = 3
STRUCK: Final = 4
OVER: Final = 5
FIRST: Final = 6
# Of each seat:
PLACE: Final = 0
CHARM: Final = 1
TURNS_OVER: Final = 2
OF_EACH: Final = 3


def of(seat: int) -> int:
    """Where the cells of a seat begin."""
    return FIRST + seat * OF_EACH


VERBS: Final = Verbs()
GO: Final = VERBS.add("go", "hex")
STRIKE: Final = VERBS.add("strike", "hex")
REST: Final = VERBS.add("rest")
ACTIONS: Final = Actions(VERBS, {"hex": HEXES, "target": HEXES, "knight": KNIGHTS, "colour": COLOURS})

TOLD: Final = EventKinds()
WENT: Final = TOLD.add("went", "MEL-002", "seat", "hex")
MISSED: Final = TOLD.add("missed", "MEL-003", "seat", "seat_other")
FELL: Final = TOLD.add("felled", "MEL-003", "seat", "seat_other")
ENDED: Final = TOLD.add("ended", "MEL-005")
