"""What a bot offers of its own accord, and when.

First what it owes by an oath; then a bargain (`bargains.py`); else, once a Cycle, that neither strikes the other. A
draft is put together step by step, and the next step follows from what lies on the tray alone.
"""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.board import (
    ANY_AFFINITY,
    ASSASSINS,
    BORROWED,
    CABAL,
    CYCLE,
    MANOEUVRES,
    MOVES,
    OWN_CARDS,
    PHASE,
    POWER,
    RESOLUTION,
    Board,
)
from logothete.games.diktat.desk import clauses as oath
from logothete.games.diktat.desk.clauses import A_GOOD, A_NUMBER, CYCLE_END, kind_of, named, next_ask
from logothete.games.diktat.desk.holding import amount_of
from logothete.games.diktat.desk.layout import (
    ASKED,
    CLAUSE,
    FORM,
    GIVEN,
    MADE,
    NOTHING,
    OFFER,
    OFFER_TO,
    T_CLAUSES,
    TO,
    clauses_in,
    draft,
    good_in,
    tray,
)
from logothete.games.diktat.desk.oaths import done, next_clause, partner, sworn
from logothete.games.diktat.effects.rows import PP
from logothete.games.diktat.holdings import slots_filled
from logothete.games.diktat.judgement.goods import open_symbols, slot_effect
from logothete.games.diktat.scoring import open_symbol
from logothete.games.diktat.verbs import ANY, BY, DEMAND, GIVE, PROPOSE, SCRAP, SWEAR
from logothete.games.diktat.verbs import OFFER_TO as OFFER_TO_VERB
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec

OFFERS_A_CYCLE: Final = 5


def fits(board: Board, cells: vec[i64], seat: i64, card: i64, affinity: i64) -> bool:
    """Whether a token is well laid on a card: on a symbol of its type, or on one for all if no other is free."""
    if open_symbol(board, cells, card, affinity) >= 0:
        return True
    return open_symbol(board, cells, card, ANY_AFFINITY) >= 0 and open_symbols(board, cells, seat, affinity) == 0


def lends(board: Board, cells: vec[i64], seat: i64, left: i64) -> bool:
    """Whether a Debt pays: it brings the PP that are missing for a Cabal slot that is worth more (DIK-048)."""
    slot = slots_filled(cells, seat)
    if cells[PHASE] != MANOEUVRES or cells[MOVES + seat] == 0 or slot == OWN_CARDS:
        return False
    if cells[BORROWED + seat] >= board.voluntary:
        return False
    at: i64 = cells[CABAL + seat] * OWN_CARDS + slot
    missing: i64 = board.slot_cost[at] - cells[POWER + seat]
    if missing <= 0 or missing > board.debt:
        return False
    spare = board.debt - missing
    gain = float(board.slot_points[at]) + slot_effect(left) + (0.15 if left > 0 else 0.02) * float(spare)
    return gain > 1.35


def bargains_now(cells: vec[i64], seat: i64) -> bool:
    """Whether a seat looks for a bargain, or goes on with one: while there is something to play for, a few times."""
    own = tray(seat)
    if cells[own + OFFER_TO] != 0 or cells[own + CLAUSE] != 0 or cells[PHASE] not in (MANOEUVRES, RESOLUTION):
        return False
    if cells[own + FORM] == NOTHING:
        return cells[own + MADE + OFFER - 1] < OFFERS_A_CYCLE
    return cells[own + FORM] == OFFER and clauses_in(cells, draft(seat), GIVEN) == 0


# What was promised


def owes(cells: vec[i64], seat: i64) -> i64:
    """The clause by which a seat still has to hand over what it has, -1 if there is none (DIK-184, DIK-185)."""
    number = next_clause(cells, seat, 0)
    while number >= 0:
        good = _owed_good(sworn(cells, number))
        if good >= 0 and amount_of(cells, seat, good) >= _owed(cells, number):
            return number
        number = next_clause(cells, seat, number + 1)
    return -1


def _owed_good(clause: i64) -> i64:
    kind = kind_of(clause)
    return PP if kind == oath.PAY else named(clause, A_GOOD) if kind == oath.GIVE else -1


def _owed(cells: vec[i64], number: i64) -> i64:
    return named(sworn(cells, number), A_NUMBER) - done(cells, number)


def redeem(board: Board, cells: vec[i64], seat: i64) -> i64:
    """Hand over what was promised, as an offer that asks for nothing: the next step, -1 if nothing is owed."""
    own = tray(seat)
    form: i64 = cells[own + FORM]
    number = owes(cells, seat)
    if number < 0 or form not in (NOTHING, OFFER) or cells[own + OFFER_TO] != 0:
        return -1
    to: i64 = partner(cells, number)
    good = _owed_good(sworn(cells, number))
    if cells[own + TO] & ~BIT[to] or cells[own + CLAUSE] != 0:
        return board.first[SCRAP]
    if not cells[own + TO] & BIT[to]:
        return board.first[OFFER_TO_VERB] + cells[CABAL + to]
    if good_in(cells, draft(seat), GIVEN, good) < _owed(cells, number):
        return board.first[GIVE] + good * board.numbers + _owed(cells, number)
    return board.first[PROPOSE]


# Pacts


def pact(board: Board, cells: vec[i64], seat: i64) -> i64:
    """That neither strikes a pawn of the other in this Cycle: offered to one rival, to another in the next Cycle."""
    own = tray(seat)
    form: i64 = cells[own + FORM]
    idle: bool = form == NOTHING
    if form not in (NOTHING, OFFER) or cells[own + OFFER_TO] != 0 or cells[PHASE] != MANOEUVRES:
        return -1
    rival = _neighbour(board, cells, seat)
    if idle and (cells[own + MADE + OFFER - 1] > 0 or cells[MOVES + seat] == 0):
        return -1
    if idle and (cells[ASSASSINS + rival] == 0 or _at_peace(cells, seat, rival)):
        return -1
    if cells[own + TO] & ~BIT[rival] or _names_goods(cells, seat):
        return board.first[SCRAP]
    if idle:
        return board.first[OFFER_TO_VERB] + cells[CABAL + rival]
    clause: i64 = cells[own + CLAUSE]
    if clause != 0:
        return board.first[ANY] if next_ask(clause) >= 0 else board.first[BY] + CYCLE_END
    if clauses_in(cells, draft(seat), GIVEN) == 0:
        return board.first[SWEAR] + oath.NOT_KILL
    if clauses_in(cells, draft(seat), ASKED) == 0:
        return board.first[DEMAND] + oath.NOT_KILL
    return board.first[PROPOSE]


def _names_goods(cells: vec[i64], seat: i64) -> bool:
    """Whether a draft names anything to hand over: no pact is made of what was to be a bargain."""
    terms = draft(seat)
    for at in range(terms, terms + T_CLAUSES):
        if cells[at] != 0:
            return True
    return False


def _neighbour(board: Board, cells: vec[i64], seat: i64) -> i64:
    """With whom a seat would make peace in this Cycle."""
    others: i64 = board.players - 1
    return (seat + 1 + cells[CYCLE] % others) % board.players


def _at_peace(cells: vec[i64], seat: i64, rival: i64) -> bool:
    number = next_clause(cells, seat, 0)
    while number >= 0:
        if kind_of(sworn(cells, number)) == oath.NOT_KILL and partner(cells, number) == rival:
            return True
        number = next_clause(cells, seat, number + 1)
    return False
