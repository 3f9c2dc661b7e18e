"""Who stands where when the war under way is over, as far as its dice can be foreseen."""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia.board import NECROSIAN_FOE, NECROSIANS, REGIONS, SEATS, Board, units_in
from logothete.games.necrosia.kinds import WAR_STEP
from logothete.games.necrosia.rules.war import battle
from logothete.kernel.cells import i64, vec
from logothete.kernel.mind import numbers
from logothete.kernel.steps import find_frame

DIE: Final = 0.6
"""What a die is worth on average (NEC-035)."""


class Survey:
    """The pieces of a position, region by region. One for each search: it is counted anew for every judgement."""

    __slots__ = ("deficits", "necrosians", "units")

    def __init__(self) -> None:
        self.units = numbers(SEATS * REGIONS)
        """Units of each seat in each region, less what the war under way is expected to cost."""
        self.necrosians = numbers(REGIONS)
        """Necrosians of each region, less alike."""
        self.deficits = numbers(REGIONS)
        """Room for `danger`: the units that are missing, in one region after another."""

    def count(self, board: Board, cells: vec[i64]) -> None:
        """Count the pieces, and take off what the war under way is expected to cost."""
        for region in range(board.regions):
            self.necrosians[region] = float(cells[NECROSIANS + region])
            for seat in range(board.players):
                self.units[seat * REGIONS + region] = float(units_in(cells, seat, region))
        war = find_frame(cells, WAR_STEP)
        if war < 0:
            return
        attack = _expected_score(board, cells, war, battle.ATTACK)
        defence = _expected_score(board, cells, war, battle.DEFENCE)
        if cells[war + battle.MARKS] & battle.IGNORED:
            defence = 0.0
        here: i64 = cells[war + battle.ATTACKER] * REGIONS + cells[war + battle.ORIGIN]
        self.units[here] = less(self.units[here], defence)
        foe: i64 = cells[war + battle.FOE]
        region_at_war: i64 = cells[war + battle.REGION]
        if foe == NECROSIAN_FOE:
            self.necrosians[region_at_war] = less(self.necrosians[region_at_war], attack)
        else:
            there: i64 = foe * REGIONS + region_at_war
            self.units[there] = less(self.units[there], attack)


def _expected_score(board: Board, cells: vec[i64], war: i64, side: i64) -> float:
    """A side's score: what it rolled, or what its dice are worth on average; 0 when the losses are taken."""
    stage: i64 = cells[war + battle.STAGE]
    if stage <= battle.ROLL:
        score = DIE * float(battle.dice_of(board, cells, war, side)) + float(cells[war + battle.BONUS + side])
        return score if score > 0.0 else 0.0
    if stage <= battle.DEFENDER_LOSES:
        return float(battle.score_of(cells, war, side))
    return float(cells[war + battle.DUE + 1 - side])


def less(number: float, taken: float) -> float:
    """What is left of a number; never below 0."""
    return number - taken if number > taken else 0.0
