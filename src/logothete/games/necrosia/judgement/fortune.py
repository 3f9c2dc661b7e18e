"""What a seat may earn, in influence: by its regions in the turns to come, by its units and by its cards."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from logothete.games.necrosia.board import (
    ACTIONS,
    ACTIVE,
    BANS,
    CONTRACT,
    DISCOUNT,
    FIGHTER,
    FLAGS,
    INFLUENCE,
    MAGE,
    MERCHANT,
    REGIONS,
    TALLY,
    Board,
    guild_of,
    necrosed,
    units_of,
    value_of,
)
from logothete.games.necrosia.hands import hand_size
from logothete.games.necrosia.judgement.survey import Survey, less
from logothete.games.necrosia.judgement.to_come import acting, suffers, turns_to_come
from logothete.kernel.cells import i64, vec

CARD: Final = 0.5
"""What the first card in hand is worth while there are turns to use it in."""
LAST_CARD: Final = 0.1
"""The same when no own turn is left, and it can only be an answer to somebody."""
USES: Final = 0.8
"""How many cards are used in a turn: what is held beyond that, over all turns to come, is hardly worth anything."""
SUPPORT: Final = 0.9
"""What a free card is worth beside the influence of its region."""
ACTION: Final = 0.8
"""What an action that is not used yet is worth."""
LASTING: Final = 0.8
"""How much less each later year's income counts."""


def fortune(board: Board, cells: vec[i64], survey: Survey, seat: i64) -> float:
    """The influence that a seat may have in the end."""
    turns = turns_to_come(board, cells, seat)
    points = float(cells[INFLUENCE + seat])
    points += 0.8 * float(cells[TALLY + seat] % board.trophies) / float(board.trophies)
    # What comes after the income of the present turn, and how much of it is left to use cards in.
    after = turns - 1 if cells[ACTIVE] == seat and turns > 0 else turns
    future = 0.0
    weight = 1.0
    for _ in range(after):
        weight *= LASTING
        future += weight
    points += _hand(cells, seat, after)
    if cells[ACTIVE] == seat:
        points += ACTION * float(cells[ACTIONS]) if acting(cells) else 0.0
        if cells[FLAGS] & DISCOUNT:
            points += 1.0
    if cells[BANS + seat]:
        points -= 0.8
    units = 0.0
    fighters: i64 = 0
    merchants: i64 = 0
    mages: i64 = 0
    for region in range(board.regions):
        own = survey.units[seat * REGIONS + region]
        if own > 0.0:
            points += _region(board, cells, survey, seat, region, own, turns, future)
            units += own
            fighters += units_of(cells, seat, region, FIGHTER)
            merchants += units_of(cells, seat, region, MERCHANT)
            mages += units_of(cells, seat, region, MAGE)
    points += (0.08 + 0.22 * float(after)) * sqrt(units)
    points += 0.1 * float(after) * sqrt(float(fighters))
    if merchants > 0:
        points += 0.3 * float(after) + (0.08 * float(after) if merchants > 1 else 0.0)
    if mages > 0:
        points += 0.12 * float(after)
    return points


def _region(
    board: Board, cells: vec[i64], survey: Survey, seat: i64, region: i64, own: float, turns: i64, future: float
) -> float:
    """What a region with `own` units may bring: this year's income, the later ones, and what is lost there."""
    necrosians = survey.necrosians[region]
    rivals = 0.0
    for other in range(board.players):
        if other != seat and survey.units[other * REGIONS + region] > rivals:
            rivals = survey.units[other * REGIONS + region]
    sick = necrosed(board, cells, region)
    loss = 1.0 if sick or necrosians > 0.5 else 2.0 * necrosians if necrosians > 0.0 else 0.0
    value = float(value_of(board, cells, region))
    guild = guild_of(board, cells, region) >= 0
    prize = value + (SUPPORT if guild or sick else 0.0)
    points = 0.0
    present: bool = cells[ACTIVE] == seat
    if turns > 0:
        suffered = loss if not present or suffers(board, cells, seat, region) else 0.0
        most = rivals if rivals > necrosians + suffered else necrosians + suffered
        margin = own - suffered - most
        if present and cells[CONTRACT] == region + 1:
            margin = 1.0
        points += (_certainly(margin) if present else probably(margin)) * prize
    # Later: another loss, another Necrosian, less what one's own fighters can do about them.
    if future > 0.0:
        fighters = float(units_of(cells, seat, region, FIGHTER))
        pressed = less(necrosians + (1.0 if guild and necrosians > 0.0 else 0.0), 0.5 * fighters)
        bleeding = 1.0 if sick or pressed > 0.3 else 0.0
        strongest = rivals + 0.3 if rivals > 0.0 else 0.0
        most = strongest if strongest > pressed + bleeding else pressed + bleeding
        points += probably(own - bleeding - most) * prize * future
        points -= 0.25 * bleeding * future
    return points


def _hand(cells: vec[i64], seat: i64, after: i64) -> float:
    """What a hand is worth: what its cards will still do, not that they are held.

    A card beyond those that can be used in the turns to come adds next to nothing, so that nobody pays for it, and
    using one costs the less the more are left.
    """
    uses = 1.0 + USES * float(after)
    return (CARD if after > 0 else LAST_CARD) * uses * (1.0 - exp(-float(hand_size(cells, seat)) / uses))


def _certainly(margin: float) -> float:
    """The chance to dominate a region in the phase that follows at once."""
    if margin >= 1.0:
        return 1.0
    return 0.04 if margin <= 0.0 else 0.04 + 0.96 * margin


def probably(margin: float) -> float:
    """The chance to dominate a region later, when others have had their turns."""
    if margin >= 1.0:
        return 0.66 + 0.1 * (margin - 1.0) if margin < 3.0 else 0.86 + 0.03 * (margin - 3.0) if margin < 6.0 else 0.95
    if margin >= 0.0:
        return 0.2 + 0.46 * margin
    return 0.2 + 0.06 * margin if margin > -3.0 else 0.02
