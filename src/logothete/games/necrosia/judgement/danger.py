"""How near everybody is to losing together: regions that may fall, and the units that are missing to save them.

A game that is lost together is worth nothing to anybody (NEC-164), so all prospects shrink with this danger.
"""

from __future__ import annotations

from math import exp, sqrt

from logothete.games.necrosia.board import ACTIONS, ACTIVE, FIGHTER, REGIONS, YEAR, Board, guild_of, necrosed, units_of
from logothete.games.necrosia.judgement.survey import Survey
from logothete.games.necrosia.judgement.to_come import effort_to_come, suffers
from logothete.games.necrosia.scoring import necrosed_regions
from logothete.kernel.cells import i64, vec


def safety(board: Board, cells: vec[i64], survey: Survey) -> float:
    """How safe the land is from being lost, judged like a careful player: doubts count twice.

    With doubts counted once, two greedy players lost about one game in ten together; docs/balance has what is left.
    """
    safe = 1.0 - _danger(board, cells, survey)
    return safe * safe


def _danger(board: Board, cells: vec[i64], survey: Survey) -> float:
    """The chance, roughly, that the land is lost before the game is over (NEC-141, NEC-164).

    Two views of it: how many regions may be necrosed at the end of this year and of the next, and how many units
    are missing in those that are cheapest to save, as many of them as have to be saved.
    """
    fallen = float(necrosed_regions(board, cells))
    limit = float(board.defeat) - 0.5
    effort = effort_to_come(board, cells)
    # While actions are left, half a rescue is half a rescue.
    sharp = 1.2 if effort > 2.0 else 1.6 if effort > 1.0 else 2.4 if effort > 0.0 else 6.0
    expected = fallen
    doubt = 0.06
    later = 0.0
    falling: i64 = 0
    for region in range(board.regions):
        if not necrosed(board, cells, region) and survey.necrosians[region] > 0.05:
            deficit = _deficit(board, cells, survey, region)
            falls = 1.0 / (1.0 + exp(-sharp * (deficit - 0.5)))
            expected += falls
            doubt += falls * (1.0 - falls)
            grown = deficit + _growth(board, cells, survey, region)
            later += (1.0 - falls) / (1.0 + exp(-1.2 * (grown - 0.5)))
            if deficit > 0.05:
                survey.deficits[falling] = deficit
                falling += 1
    safe = 1.0 / (1.0 + exp((expected - limit) / (0.25 + 0.5 * sqrt(doubt))))
    saved: i64 = falling - (board.defeat - 1 - necrosed_regions(board, cells))
    if saved > 0:
        safe *= 1.0 - _overtaxed(_cheapest(survey.deficits, falling, saved), effort)
    years = float(board.years - cells[YEAR])
    if years > 0.0:
        growing = expected + 0.6 * later + 0.2 * years
        safe *= 1.0 - 0.7 / (1.0 + exp(-(growing - limit) / 0.7))
    return 1.0 - safe


def _deficit(board: Board, cells: vec[i64], survey: Survey, region: i64) -> float:
    """How many units are missing at the end of the year, losses still to come included; below 0 what is spare."""
    necrosians = survey.necrosians[region]
    if cells[YEAR] == 0 and guild_of(board, cells, region) >= 0:
        necrosians += 1.0
    units = 0.0
    for seat in range(board.players):
        own = survey.units[seat * REGIONS + region]
        if own > 0.0 and suffers(board, cells, seat, region):
            # His next loss is one unit less and one Necrosian more, but where he begins he may go on.
            more: bool = cells[ACTIVE] != seat or cells[ACTIONS] > 0
            after = own - 2.0 if own > 1.0 else -own
            if more and own < 4.0:
                after = 0.5 * own
            units += after
            if more:
                fighters = float(units_of(cells, seat, region, FIGHTER))
                units += 0.25 * (fighters if fighters < necrosians else necrosians)
        else:
            units += own
    return necrosians - units


def _growth(board: Board, cells: vec[i64], survey: Survey, region: i64) -> float:
    """By how much a deficit may grow in a year if the fighters there do what they can."""
    growth = 1.0 if guild_of(board, cells, region) >= 0 else 0.0
    fighters = 0.0
    for seat in range(board.players):
        if survey.units[seat * REGIONS + region] > 0.5:
            growth += 1.5
            fighters += float(units_of(cells, seat, region, FIGHTER))
    return growth - 0.6 * (fighters if fighters < 5.0 else 5.0)


def _cheapest(deficits: vec[float], size: i64, wanted: i64) -> float:
    """The sum of the `wanted` smallest of `size` deficits."""
    total = 0.0
    for place in range(wanted):
        best: i64 = place
        for other in range(place + 1, size):
            if deficits[other] < deficits[best]:
                best = other
        least = deficits[best]
        deficits[best] = deficits[place]
        deficits[place] = least
        total += least
    return total


def _overtaxed(need: float, effort: float) -> float:
    """The chance that an effort is not enough for a need; it falls with every unit less, so that nobody waits."""
    return need / (need + 0.7 + 0.25 * effort)
