"""What players can do: the verbs of the action table, each declared once with what it is used on and its rule."""

from typing import Final

from logothete.kernel.actions import Verbs
from logothete.kernel.cells import i64

VERBS: Final = Verbs()
CLAIM: Final[i64] = VERBS.add("claim", "house", rule="BYZ-022")
TARGET: Final[i64] = VERBS.add("target", "city", rule="BYZ-024")
CONFIRM: Final[i64] = VERBS.add("confirm", rule="BYZ-029")
PASS: Final[i64] = VERBS.add("pass", rule="BYZ-041")
MARCH: Final[i64] = VERBS.add("campaign", "province", spends=True, rule="BYZ-056")
GARRISON: Final[i64] = VERBS.add("garrison", "city", rule="BYZ-057")
WITHHOLD: Final[i64] = VERBS.add("withhold", rule="BYZ-057")
REMOVE: Final[i64] = VERBS.add("remove", "house", rule="BYZ-061")
RALLY_IN: Final[i64] = VERBS.add("rally", "city", spends=True, rule="BYZ-067")
NEGOTIATE: Final[i64] = VERBS.add("negotiate", "city", spends=True, rule="BYZ-072")
SWAP: Final[i64] = VERBS.add("swap", "house", "city", rule="BYZ-072")
ACCEPT: Final[i64] = VERBS.add("accept", rule="BYZ-074")
REFUSE: Final[i64] = VERBS.add("refuse", rule="BYZ-075")
PROGRESS: Final[i64] = VERBS.add("progress", "province", spends=True, rule="BYZ-085")
CORRUPT: Final[i64] = VERBS.add("corrupt", "house", "city", spends=True, rule="BYZ-087")
EXPEL: Final[i64] = VERBS.add("expel", "house", "city", spends=True, rule="BYZ-096")
STRIKE: Final[i64] = VERBS.add("strike", "row", rule="BYZ-110")
KEEP: Final[i64] = VERBS.add("keep", rule="BYZ-122")
ABANDON: Final[i64] = VERBS.add("abandon", "line", rule="BYZ-122")
ADOPT: Final[i64] = VERBS.add("adopt", "city", rule="BYZ-125")
SEND: Final[i64] = VERBS.add("send", "province", rule="BYZ-131")
SUSPECT: Final[i64] = VERBS.add("suspect", "house", "city", rule="BYZ-103")
BLANK: Final[i64] = VERBS.add("blank", "house", rule="BYZ-105")
