"""How the bots of the melee judge: a turn is planned as a whole, towards the nearest of the others."""

from __future__ import annotations

from typing import cast

from logothete.geometry.hexes import DIRECTIONS, NOWHERE
from logothete.kernel.cells import i64
from logothete.kernel.dice import Dice
from logothete.kernel.mind import Mind, Thinking
from logothete.kernel.state import State
from tests.melee.board import ACTIONS, FALLEN, GO, GRID, REST, STEPS, STEPS_A_TURN, STRIKE, STRUCK
from tests.melee.title import Melee


class MeleeMind(Mind):
    """It counts how often it was asked for a plan, for tests."""

    __slots__ = ("asked", "tried")

    def __init__(self) -> None:
        self.asked = 0
        self.tried = 0

    def decisions(self) -> i64:
        return STEPS_A_TURN + 2

    def share(self, state: State, seat: i64) -> float:
        return 0.5

    def plan(self, state: State, seat: i64, thinking: Thinking, dice: Dice) -> list[int]:
        self.asked += 1
        while thinking.go_on():
            self.tried += 1
        melee = cast(Melee, state)
        rivals = [one for one in range(melee.seats()) if one % 2 != seat % 2 and melee.where(one) != FALLEN]
        left = STEPS_A_TURN - int(melee.cells[STEPS])
        here, planned = melee.where(int(seat)), list[int]()
        while True:
            target = min((melee.where(one) for one in rivals), key=lambda there: GRID.distance(here, there))
            beside = [int(GRID.neighbour(here, direction)) for direction in range(DIRECTIONS)]
            free = [one for one in beside if one != NOWHERE and self._free(melee, one)]
            if GRID.distance(here, target) == 1 or not free or len(planned) == left:
                break
            here = min(free, key=lambda there: GRID.distance(there, target))
            planned.append(ACTIONS.first[GO] + here)
        strikes = GRID.distance(here, target) == 1 and not melee.cells[STRUCK]
        strike = [ACTIONS.first[STRIKE] + target] if strikes else []
        return [*planned, *strike, ACTIONS.first[REST]]

    def _free(self, melee: Melee, place: int) -> bool:
        return place not in melee.rocks() and melee.standing(place) == NOWHERE
