"""What players can do: the verbs of the action table, numbered in the order of VERBS, with what each is used on."""

from typing import Final

from logothete.kernel.actions import Verb

CHOOSE: Final = 0
PLACE: Final = 1
RANK: Final = 2
FAVOUR: Final = 3
LIFT: Final = 4
TO: Final = 5
WAGE: Final = 6
TRADE: Final = 7
RECRUIT: Final = 8
CAST: Final = 9
CARRY: Final = 10
STIR: Final = 11
CONVERT: Final = 12
INTO: Final = 13
RAISE: Final = 14
SLIP: Final = 15
PLAY: Final = 16
POWER: Final = 17
PASS: Final = 18
STOP: Final = 19
FINISH: Final = 20
LOSE: Final = 21
LOSE_AT: Final = 22
SPARE: Final = 23
TAKE: Final = 24
DRAW: Final = 25
DECLINE: Final = 26
BUY: Final = 27
AT: Final = 28
PICK: Final = 29
AIM: Final = 30
DIE: Final = 31
WANT: Final = 32
WITHDRAW: Final = 33

VERBS: Final = (
    Verb("choose", ("people",)),
    Verb("place", ("kind", "region")),
    Verb("rank", ("rank",)),
    Verb("favour", ("people",)),
    Verb("lift", ("kind", "region")),
    Verb("to", ("region",)),
    Verb("war", ("region", "foe")),
    Verb("trade", ("region",)),
    Verb("recruit", ("kind",)),
    Verb("cast", ("region",)),
    Verb("carry", ("people", "kind")),
    Verb("stir", ("region",)),
    Verb("convert", ("kind", "region")),
    Verb("into", ("kind",)),
    Verb("raise", ("region",)),
    Verb("slip", ("kind", "region")),
    Verb("play", ("card",)),
    Verb("power"),
    Verb("pass"),
    Verb("stop"),
    Verb("finish"),
    Verb("lose", ("kind",)),
    Verb("lose-at", ("kind", "region")),
    Verb("spare", ("region",)),
    Verb("take", ("card",)),
    Verb("draw", ("suit",)),
    Verb("decline", ("suit",)),
    Verb("buy", ("card",)),
    Verb("at", ("region",)),
    Verb("pick", ("people", "kind")),
    Verb("aim", ("people",)),
    Verb("die", ("die",)),
    Verb("want", ("card",)),
    Verb("withdraw"),
)
