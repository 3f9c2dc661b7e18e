"""What players can do: the verbs of the action table, each declared once with what it is used on and its rule."""

from typing import Final

from logothete.kernel.actions import Verbs
from logothete.kernel.cells import i64

VERBS: Final = Verbs()
# Setting up and coming on.
PLACE: Final[i64] = VERBS.add("place", "man", rule="GUI-532")
AT: Final[i64] = VERBS.add("at", "hex", rule="GUI-532")
FACE: Final[i64] = VERBS.add("face", "direction", rule="GUI-008")
AUTO: Final[i64] = VERBS.add("auto", rule="GUI-532")
READY: Final[i64] = VERBS.add("ready", rule="GUI-532")
# The sequences.
DONE: Final[i64] = VERBS.add("done", rule="GUI-047")
FIRE: Final[i64] = VERBS.add("fire", "man", spends=True, rule="GUI-039")
AIM: Final[i64] = VERBS.add("aim", "hex", spends=True, rule="GUI-175")
# Moving.
MOVE: Final[i64] = VERBS.add("move", "man", rule="GUI-064")
ENTER: Final[i64] = VERBS.add("enter", "hex", rule="GUI-533")
GO: Final[i64] = VERBS.add("go", "hex", rule="GUI-063")
STEP: Final[i64] = VERBS.add("step", "direction", rule="GUI-063")
HALT: Final[i64] = VERBS.add("halt", "direction", rule="GUI-099")
PIVOT: Final[i64] = VERBS.add("pivot", "sense", rule="GUI-112")
BACK: Final[i64] = VERBS.add("back", rule="GUI-115")
MOUNT: Final[i64] = VERBS.add("mount", "man", rule="GUI-117")
DISMOUNT: Final[i64] = VERBS.add("dismount", "hex", rule="GUI-126")
LEAD: Final[i64] = VERBS.add("lead", "man", rule="GUI-132")
SEIZE: Final[i64] = VERBS.add("seize", "man", rule="GUI-137")
RELEASE: Final[i64] = VERBS.add("release", "man", rule="GUI-139")
PUSH: Final[i64] = VERBS.add("push", "direction", rule="GUI-131")
CARRY: Final[i64] = VERBS.add("carry", "man", rule="GUI-089")
LAY: Final[i64] = VERBS.add("lay", "direction", rule="GUI-090")
CLEAR: Final[i64] = VERBS.add("clear", "hex", rule="GUI-086")
WITH: Final[i64] = VERBS.add("with", "man", rule="GUI-086")
LEAVE: Final[i64] = VERBS.add("leave", rule="GUI-069")
END: Final[i64] = VERBS.add("end", rule="GUI-067")
# Answering a move.
SHOOT: Final[i64] = VERBS.add("shoot", "man", spends=True, rule="GUI-166")
PASS: Final[i64] = VERBS.add("pass", rule="GUI-536")
PASS_MOVE: Final[i64] = VERBS.add("pass-move", rule="GUI-536")
PASS_SEQUENCE: Final[i64] = VERBS.add("pass-sequence", rule="GUI-536")
# Fighting.
ATTACK: Final[i64] = VERBS.add("attack", "hex", rule="GUI-256")
JOIN: Final[i64] = VERBS.add("join", "man", rule="GUI-275")
STRIKE: Final[i64] = VERBS.add("strike", spends=True, rule="GUI-261")
SUFFER: Final[i64] = VERBS.add("suffer", "man", rule="GUI-279")
WITHDRAW: Final[i64] = VERBS.add("withdraw", "man", rule="GUI-296")
RETREAT: Final[i64] = VERBS.add("retreat", "direction", rule="GUI-203")
SWING: Final[i64] = VERBS.add("swing", "swing", rule="GUI-207")
FALL: Final[i64] = VERBS.add("fall", "hex", rule="GUI-308")
ADVANCE: Final[i64] = VERBS.add("advance", "man", rule="GUI-297")
STAY: Final[i64] = VERBS.add("stay", rule="GUI-300")
