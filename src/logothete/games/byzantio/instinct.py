"""First sight, corrected by experience: how readily a player takes an action that looks so good.

`first_sight.py` says roughly how good an action looks; what it says of a march cannot be compared with what it says of
a negotiation. Here each kind of action has a readiness of its own, by how good it looks and how much time is left,
found in what players did (`scripts/learn_byzantio.py`): an action that looks `appeal` good is taken e times as readily
for each 1 of

    always + with-time * left + (appeal + appeal-with-time * left) * log(appeal)
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from logothete.games.byzantio.board import ROW_KEYS, Board
from logothete.games.byzantio.verbs import STRIKE, VERBS
from logothete.kernel.cells import i64, vec

READINESS: Final = ("always", "appeal", "with-time", "appeal-with-time")
"""What is known of each kind of action."""
# How many they are, as the compiler wants it for a loop.
OF_KIND: Final = 4
KINDS: Final = (*(verb.key for verb in VERBS), *(f"strike-{row}" for row in ROW_KEYS))
"""The verbs; which row is struck counts too."""
FIRST_ROW: Final = 23
AS_IT_LOOKS: Final = (0.0, 1.0, 0.0, 0.0)
"""The readiness for what nobody has shown yet: as good as it looks."""
STEADY: Final = 8.0
"""However strongly experience speaks for or against an action, it is not e to more than this."""


class Instinct:
    """How readily each kind of action is taken, in one edition."""

    def __init__(self, kinds: list[list[float]]) -> None:
        self.readiness = vec[float]([weight for kind in kinds for weight in kind])


def kind_of_action(board: Board, action: i64) -> i64:
    """The kind of an action."""
    verb: i64 = board.verb_of[action]
    return FIRST_ROW + action - board.first[verb] if verb == STRIKE else verb


def note_appeal(appeal: float, left: float, facts: vec[float]) -> None:
    """Write down what counts about an action, beside its kind: what is to be learned, in the order of `READINESS`."""
    looks = log(appeal)
    facts[0] = 1.0
    facts[1] = looks
    facts[2] = left
    facts[3] = left * looks


def readiness(instinct: Instinct, kind: i64, appeal: float, left: float) -> float:
    """How readily an action that looks so good is taken, beside others with theirs."""
    known = instinct.readiness
    first: i64 = kind * OF_KIND
    sure = known[first] + known[first + 2] * left + (known[first + 1] + known[first + 3] * left) * log(appeal)
    if sure > STEADY:
        sure = STEADY
    elif sure < -STEADY:
        sure = -STEADY
    return exp(sure)
