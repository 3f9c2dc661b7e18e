"""What a rival may want: the odds of each city for each line of his list, learned from games that were played.

A list is imagined line by line from the top. How likely a city is on a line follows from who stands in it, how far it
lies from the rival's home and from his pretender, how far the game has come, and what he was seen to do about it
(`dossier.py`): all of them public. How much each fact counts is in `learned/`, as for what a list may bring
(`judgement.py`).
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from logothete.games.byzantio.board import HOUSE, PRETENDER, TARGETS, Board, garrisons_of, write_target
from logothete.games.byzantio.dossier import DEEDS, OF_DEEDS, Dossier
from logothete.games.byzantio.judgement import FARTHEST, STANDINGS, strongest_rival, time_left
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice

FAR_AWAY: Final = 3
"""Marches beyond which a pretender is just elsewhere."""
_STANDING_NAMES: Final = tuple(f"{own}-{most}" for own in range(3) for most in range(3))
_HOME_NAMES: Final = tuple(f"{marches}-from-home" for marches in range(FARTHEST + 1))
CITY_FACTS: Final = (
    *(f"stands-{name}" for name in _STANDING_NAMES),
    *(f"stands-{name}-with-time" for name in _STANDING_NAMES),
    *_HOME_NAMES,
    *(f"{name}-with-time" for name in _HOME_NAMES),
    *(f"{marches}-from-pretender" for marches in range(FAR_AWAY + 1)),
    *(f"has-{deed}" for deed in DEEDS),
    *(f"often-{deed}" for deed in DEEDS),
    *(f"often-{deed}-with-time" for deed in DEEDS),
)
# Their numbers again, as the compiler wants them for a loop.
OF_CITY: Final = 63
FROM_HOME: Final = 18
FROM_PRETENDER: Final = 32
FROM_DEEDS: Final = 36

OFTEN: Final = 6
"""What was done more often than this counts no more."""
HOW_OFTEN: Final = vec[float]([log(1 + times) for times in range(OFTEN + 1)])

BLUFF: Final = 0.1
"""Of a rival's lines, how many are taken to be anywhere. Bots hardly ever bluff, and it is their games that were
learned from; people do."""
FACES: Final = 1000000


class Suspicion:
    """How much each fact about a city counts for each line of a list, in one edition."""

    def __init__(self, lines: list[list[float]]) -> None:
        self.weights = vec[float]([weight for line in lines for weight in line])
        self.last: i64 = len(lines) - 1
        """A pack may have longer lists than those learned from: further lines are taken to be like this one."""


def note_city(board: Board, cells: vec[i64], dossier: Dossier, rival: i64, city: i64, facts: vec[float]) -> None:
    """Write down what is known of a city that a rival may want."""
    at: i64 = 0
    while at < OF_CITY:
        facts[at] = 0.0
        at += 1
    left = time_left(board, cells)
    province: i64 = board.province_of[city]
    standing = garrisons_of(cells, rival, city) * 3 + strongest_rival(cells, rival, city)
    facts[standing] = 1.0
    facts[STANDINGS + standing] = left
    home: i64 = board.homes[cells[HOUSE + rival]]
    marches: i64 = board.distance[home * board.provinces + province]
    if marches > FARTHEST:
        marches = FARTHEST
    facts[FROM_HOME + marches] = 1.0
    facts[FROM_HOME + FARTHEST + 1 + marches] = left
    marches = board.distance[cells[PRETENDER + rival] * board.provinces + province]
    facts[FROM_PRETENDER + (marches if marches < FAR_AWAY else FAR_AWAY)] = 1.0
    at = FROM_DEEDS
    deed: i64 = 0
    while deed < OF_DEEDS:
        times = dossier.count(board, rival, city, deed)
        if times > 0:
            often = HOW_OFTEN[times if times < OFTEN else OFTEN]
            facts[at] = 1.0
            facts[at + OF_DEEDS] = often
            facts[at + 2 * OF_DEEDS] = often * left
        at += 1
        deed += 1


def wanted(suspicion: Suspicion, line: i64, facts: vec[float]) -> float:
    """How strongly the facts about a city speak for it on a line: e times as likely for each 1."""
    weights = suspicion.weights
    first: i64 = (line if line < suspicion.last else suspicion.last) * OF_CITY
    total = 0.0
    at: i64 = 0
    while at < OF_CITY:
        total += weights[first + at] * facts[at]
        at += 1
    return total


def suspect(
    board: Board,
    cells: vec[i64],
    dossier: Dossier,
    rival: i64,
    suspicion: Suspicion,
    facts: vec[float],
    out: vec[float],
    first: i64,
) -> None:
    """Write for each line, from `first` on, how likely it names each of the cities in play or one before it.

    `out` holds as many numbers as there are lines times cities in play; `facts` is a buffer.
    """
    cities: i64 = len(board.playable)
    everywhere = BLUFF / float(cities)
    at: i64 = 0
    line: i64 = 0
    while at < cities:
        note_city(board, cells, dossier, rival, board.playable[at], facts)
        line = 0
        while line < board.targets:
            out[first + line * cities + at] = exp(wanted(suspicion, line, facts))
            line += 1
        at += 1
    line = 0
    while line < board.targets:
        start: i64 = first + line * cities
        total = 0.0
        at = start
        while at < start + cities:
            total += out[at]
            at += 1
        below = 0.0
        at = start
        while at < start + cities:
            below += everywhere + (1.0 - BLUFF) * out[at] / total
            out[at] = below
            at += 1
        line += 1


def imagine_list(board: Board, cells: vec[i64], rival: i64, likely: vec[float], first: i64, dice: Dice) -> None:
    """Write a list for a rival, line by line, no two cities of one province (BYZ-024); `likely` is of `suspect`."""
    cities: i64 = len(board.playable)
    cells[TARGETS + rival] = 0
    taken: i64 = 0
    line: i64 = 0
    while line < board.targets:
        start: i64 = first + line * cities
        mark = float(dice.below(FACES)) / float(FACES)
        at: i64 = 0
        while at < cities - 1 and likely[start + at] <= mark:
            at += 1
        city: i64 = board.playable[at]
        province: i64 = BIT[board.province_of[city]]
        if not taken & province:
            taken |= province
            write_target(cells, rival, line, city)
            line += 1
