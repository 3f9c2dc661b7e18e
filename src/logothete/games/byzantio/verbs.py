"""What players can do: the verbs of the action table, each declared once with what it is used on."""

from typing import Final

from logothete.kernel.actions import Verbs
from logothete.kernel.cells import i64

VERBS: Final = Verbs()
CLAIM: Final[i64] = VERBS.add("claim", "house")
TARGET: Final[i64] = VERBS.add("target", "city")
CONFIRM: Final[i64] = VERBS.add("confirm")
PASS: Final[i64] = VERBS.add("pass")
MARCH: Final[i64] = VERBS.add("campaign", "province", spends=True)
GARRISON: Final[i64] = VERBS.add("garrison", "city")
WITHHOLD: Final[i64] = VERBS.add("withhold")
REMOVE: Final[i64] = VERBS.add("remove", "house")
RALLY_IN: Final[i64] = VERBS.add("rally", "city", spends=True)
NEGOTIATE: Final[i64] = VERBS.add("negotiate", "city", spends=True)
SWAP: Final[i64] = VERBS.add("swap", "house", "city")
ACCEPT: Final[i64] = VERBS.add("accept")
REFUSE: Final[i64] = VERBS.add("refuse")
PROGRESS: Final[i64] = VERBS.add("progress", "province", spends=True)
CORRUPT: Final[i64] = VERBS.add("corrupt", "house", "city", spends=True)
EXPEL: Final[i64] = VERBS.add("expel", "house", "city", spends=True)
STRIKE: Final[i64] = VERBS.add("strike", "row")
KEEP: Final[i64] = VERBS.add("keep")
ABANDON: Final[i64] = VERBS.add("abandon", "line")
ADOPT: Final[i64] = VERBS.add("adopt", "city")
SEND: Final[i64] = VERBS.add("send", "province")
SUSPECT: Final[i64] = VERBS.add("suspect", "house", "city")
BLANK: Final[i64] = VERBS.add("blank", "house")
