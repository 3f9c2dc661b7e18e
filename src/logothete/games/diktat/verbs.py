"""What players can do: the verbs of the action table, each declared once with what it is used on."""

from typing import Final

from logothete.kernel.actions import Verbs
from logothete.kernel.cells import i64

VERBS: Final = Verbs()
CHOOSE: Final[i64] = VERBS.add("choose", "cabal")
START: Final[i64] = VERBS.add("start", "cabal")
TO: Final[i64] = VERBS.add("to", "sector")
ADD: Final[i64] = VERBS.add("add", "agent")
SEAL: Final[i64] = VERBS.add("seal")
SPY: Final[i64] = VERBS.add("spy")
ASSASSINATE: Final[i64] = VERBS.add("assassinate")
INFLUENCE: Final[i64] = VERBS.add("influence", "piece")
DEVELOP: Final[i64] = VERBS.add("develop", "card")
USE: Final[i64] = VERBS.add("use", "card")
USE_MARKER: Final[i64] = VERBS.add("use-marker", "sector")
CLEANSE: Final[i64] = VERBS.add("cleanse")
DRIVE: Final[i64] = VERBS.add("drive", "sector")
RENOUNCE: Final[i64] = VERBS.add("renounce")
AT: Final[i64] = VERBS.add("at", "place")
PAWN: Final[i64] = VERBS.add("pawn", "position")
SECRET: Final[i64] = VERBS.add("secret")
PURGE: Final[i64] = VERBS.add("purge", "sector")
ENOUGH: Final[i64] = VERBS.add("enough")
PASS: Final[i64] = VERBS.add("pass")
DESIGNATE: Final[i64] = VERBS.add("designate", "sector")
BID: Final[i64] = VERBS.add("bid", "bid")
CLAIM: Final[i64] = VERBS.add("claim", "card")
CLAIM_MARKER: Final[i64] = VERBS.add("claim-marker")
DISPEL: Final[i64] = VERBS.add("dispel")
WITH: Final[i64] = VERBS.add("with", "agent")
DECLINE: Final[i64] = VERBS.add("decline")
DISCARD: Final[i64] = VERBS.add("discard", "sector")
RECEIVE: Final[i64] = VERBS.add("receive", "affinity")
RETURN: Final[i64] = VERBS.add("return", "affinity")
TURN_BACK: Final[i64] = VERBS.add("turn-back", "card", "affinity")
