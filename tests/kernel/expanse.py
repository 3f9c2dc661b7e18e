"""A toy with fifty thousand actions: two riders on a long road, and a ride for every two of its stages.

EXP-001  The seat whose turn it is rides from where it stands to a stage at most REACH away, or ends the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from logothete.kernel.actions import Actions, Verb
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.events import EventKind
from logothete.kernel.state import BARRED, OPEN, NotOver, Refusal, State, Witness, cells_from
from logothete.kernel.title import Prompt, Result, Setup, Title

STAGES: Final = 224
REACH: Final = 3
TURN, OVER, AT = 0, 1, 2
"""Cells: whose turn it is, whether it is over, and from here on where each seat stands."""
END: Final = STAGES * STAGES


class ExpanseState(State):
    """The cells named above."""

    __slots__ = ()

    def seats(self) -> i64:
        return 2

    def most_offers(self) -> i64:
        return 2 * REACH + 1

    def pending(self) -> i64:
        return 0 if self.cells[OVER] else BIT[self.cells[TURN]]

    def offer(self, seat: i64, out: vec[i64]) -> i64:
        if not self.pending() >> seat & 1:
            return 0
        here: i64 = self.cells[AT + seat]
        size: i64 = 0
        for to in range(max(0, here - REACH), min(STAGES, here + REACH + 1)):
            if to != here:
                out[size] = here * STAGES + to
                size += 1
        out[size] = END
        return size + 1

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if not self.pending() >> seat & 1:
            return Refusal("EXP-001", "not-your-turn")
        start, to = divmod(int(action), STAGES)
        near = start == self.cells[AT + seat] and 0 < abs(start - to) <= REACH
        return None if action == END or near else Refusal("EXP-001", "out-of-reach")

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        if action == END:
            self.cells[OVER] = 1
            return BARRED
        self.cells[AT + seat] = action % STAGES
        self.cells[TURN] = 1 - seat
        if witness is not None:
            witness.tell(0, EVERYONE, seat, action % STAGES)
        return OPEN

    def clone(self) -> ExpanseState:
        return ExpanseState(self.cells[:])

    def guess(self, seat: i64, dice: Dice) -> ExpanseState:
        return self.clone()

    def lapse(self, seat: i64, dice: Dice) -> i64:
        return END

    def places(self) -> list[int]:
        if not self.cells[OVER]:
            raise NotOver("they still ride")
        return [1, 1]


class ExpanseView(msgspec.Struct, frozen=True):
    """Where everybody stands."""

    at: list[int]


class ExpanseTitle(Title):
    """The toy as a title; making one builds its whole table of actions."""

    key = "expanse"
    version = 1
    players = (2,)
    options = ()
    content = "no content"
    pack = ""
    events = (EventKind("rode", "EXP-001", ("seat", "stage")),)
    texts = ()
    chance = False
    secrets = False

    def __init__(self) -> None:
        stages = [f"stage-{number}" for number in range(STAGES)]
        self.actions = Actions([Verb("ride", ("stage", "stage")), Verb("end")], {"stage": stages})

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> ExpanseState:
        return ExpanseState(cells_from([0, 0, 0, STAGES - 1]))

    def load(self, setup: Setup, cells: list[int]) -> ExpanseState:
        return ExpanseState(cells_from(cells))

    def look(self, state: State, seat: int | None) -> ExpanseView:
        return ExpanseView(state.dump()[AT:])

    def prompt(self, state: State, seat: int) -> Prompt | None:
        return Prompt("ride", "EXP-001") if state.pending() >> seat & 1 else None

    def result(self, state: State) -> Result:
        return Result(state.places(), [0.0, 0.0])

    def seat_name(self, state: State, seat: int) -> Mapping[str, str]:
        return {}
