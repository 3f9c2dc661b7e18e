"""What oaths are worth: what it costs to swear a clause, what it brings to whom it is sworn, and how it presses to be
kept (DIK-171, DIK-175 to DIK-200).

Nobody's word is worth more than what breaking it costs: so much, and no more, is given for promises.
"""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.board import (
    ALL_PLACES,
    ASSASSINS,
    KINDS,
    MANOEUVRES,
    OWNER,
    PERJURIES,
    PHASE,
    PLACES,
    Board,
)
from logothete.games.diktat.desk import clauses as oath
from logothete.games.diktat.desk.clauses import (
    A_GOOD,
    A_NUMBER,
    A_SECTOR,
    ABSTAIN,
    CHOICE,
    GAME_END,
    NEXT_CYCLE,
    PERFORM,
    TRUTH,
    deadline_of,
    kind_of,
    named,
    sort_of,
)
from logothete.games.diktat.desk.layout import CLAUSES, clause_at
from logothete.games.diktat.desk.oaths import ACTED, TRUE, next_clause, partner, standing, sworn
from logothete.games.diktat.desk.statements import is_true
from logothete.games.diktat.effects.rows import PP
from logothete.games.diktat.judgement.goods import AGENT, POWER_POINT, TOKEN
from logothete.kernel.cells import i64, vec

REPUTE: Final = 0.5
"""What a perjury costs beyond its VP: nobody deals with a perjurer as before."""
PRESSING: Final = 0.8
"""How a promise weighs on whoever has not kept it yet: less than to break it, more than most promises cost to keep."""
MOST_FOR_PROMISES: Final = 0.4
"""What all promises of an offer are worth together, at most: whoever gains more by breaking them will."""


def burden(cells: vec[i64], seat: i64) -> float:
    """What weighs on a seat: its perjuries, and what it has promised and not done."""
    weight = REPUTE * float(cells[PERJURIES + seat])
    number = next_clause(cells, seat, 0)
    while number >= 0:
        if sort_of(sworn(cells, number)) == PERFORM:
            stands: i64 = cells[standing(number)]
            if not stands & ACTED:
                weight += PRESSING
            elif not stands & TRUE:
                weight += 1.0 + REPUTE
        number = next_clause(cells, seat, number + 1)
    return weight


def sworn_by(board: Board, cells: vec[i64], seat: i64, terms: i64, side: i64) -> float:
    """What the clauses of a side of an offer cost the seat that swears them."""
    cost = 0.0
    for place in range(CLAUSES):
        clause: i64 = cells[clause_at(terms, side, place)]
        if clause != 0:
            cost += _price(board, cells, seat, clause)
    return cost


def sworn_to(board: Board, cells: vec[i64], seat: i64, swearer: i64, terms: i64, side: i64) -> float:
    """What the clauses of a side of an offer bring to the seat that they are sworn to, if they are kept."""
    worth = 0.0
    for place in range(CLAUSES):
        clause: i64 = cells[clause_at(terms, side, place)]
        if clause != 0 and not _bound(cells, seat, swearer, clause):
            worth += _boon(board, cells, seat, swearer, clause)
    return worth if worth < MOST_FOR_PROMISES else MOST_FOR_PROMISES


def _bound(cells: vec[i64], seat: i64, swearer: i64, clause: i64) -> bool:
    """Whether the same kind of thing is sworn already, or is said twice."""
    number = next_clause(cells, swearer, 0)
    while number >= 0:
        if partner(cells, number) == seat and kind_of(sworn(cells, number)) == kind_of(clause):
            return True
        number = next_clause(cells, swearer, number + 1)
    return False


def _price(board: Board, cells: vec[i64], seat: i64, clause: i64) -> float:
    kind = kind_of(clause)
    sort = sort_of(clause)
    cost = 0.15
    if sort == TRUTH:
        return 0.1 if is_true(board, cells, seat, clause) else 1.0 + REPUTE
    if sort == PERFORM:
        cost = 0.1 + _promised(clause)
    elif sort == ABSTAIN:
        cost = 0.1
        if kind == oath.NOT_ENTER:
            cost = 0.3
        elif oath.NOT_TAKE_CARD <= kind <= oath.LET_DISPEL:
            cost = 0.4
        elif kind == oath.NOT_KILL:
            cost = 0.03 + 0.04 * float(cells[ASSASSINS + seat])
        elif kind == oath.NOT_SPY or kind == oath.NOT_SPY_SECRET:
            cost = 0.06
        if deadline_of(clause) in (NEXT_CYCLE, GAME_END):
            cost *= 2.5
    return cost if cost < 1.0 + REPUTE else 1.0 + REPUTE


def _promised(clause: i64) -> float:
    """What somebody promises to do or to hand over, in VP."""
    kind = kind_of(clause)
    number = float(named(clause, A_NUMBER)) if named(clause, A_NUMBER) > 0 else 1.0
    if kind == oath.PAY:
        return POWER_POINT * number
    if kind == oath.GIVE:
        good = named(clause, A_GOOD)
        return number * (AGENT if good < KINDS else POWER_POINT if good == PP else TOKEN)
    if kind == oath.GIVE_CARD:
        return 1.3
    if kind == oath.GIVE_MARKER:
        return 0.7
    if kind == oath.KILL or kind == oath.SEND_EMISSARIES:
        return 0.25 * number
    return 0.4 if kind == oath.WITHDRAW else 0.15


def _boon(board: Board, cells: vec[i64], seat: i64, swearer: i64, clause: i64) -> float:
    kind = kind_of(clause)
    sort = sort_of(clause)
    if sort in (TRUTH, CHOICE):
        return 0.03
    if sort == PERFORM:
        gift: bool = oath.PAY <= kind <= oath.GIVE_MARKER
        return (0.8 if gift else 0.3) * _promised(clause)
    if kind == oath.NOT_KILL:
        armed: bool = cells[PHASE] <= MANOEUVRES and cells[ASSASSINS + swearer] > 0
        return 0.3 if armed else 0.0
    if kind == oath.NOT_ENTER:
        return 0.25 if _stands_in(cells, seat, named(clause, A_SECTOR)) else 0.02
    if kind == oath.NOT_SPY:
        return 0.06
    return 0.15 if oath.NOT_TAKE_CARD <= kind <= oath.LET_DISPEL else 0.02


def _stands_in(cells: vec[i64], seat: i64, sector: i64) -> bool:
    for place in range(ALL_PLACES):
        if cells[OWNER + place] == seat + 1 and (sector < 0 or place // PLACES == sector):
            return True
    return False
