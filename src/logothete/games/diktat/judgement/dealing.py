"""What a bot offers of its own accord, and what it never swears.

Deals are simple: an Affinity token that fits nowhere, or a few PP, for one that fits. A draft is put together step by
step, and the next step follows from what lies on the tray alone.
"""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    ANY_AFFINITY,
    BORROWED,
    CABAL,
    MANOEUVRES,
    MOVES,
    OWN_CARDS,
    PHASE,
    POWER,
    Board,
)
from logothete.games.diktat.desk.layout import (
    ASKED,
    FORM,
    GIVEN,
    MADE,
    NOTHING,
    OFFER,
    OFFER_TO,
    TO,
    clauses_in,
    draft,
    good_in,
    offer,
    tray,
)
from logothete.games.diktat.effects.rows import POLITICS, PP
from logothete.games.diktat.holdings import slots_filled
from logothete.games.diktat.judgement.goods import open_symbols, slot_effect, spare_of
from logothete.games.diktat.scoring import open_symbol
from logothete.games.diktat.verbs import ASK, GIVE, PROPOSE, SCRAP
from logothete.games.diktat.verbs import OFFER_TO as OFFER_TO_VERB
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec

OFFERS_A_CYCLE: Final = 2
PRICE: Final = 2
"""The PP that are offered for a token at first; more each time that nobody wants them."""


def swears(cells: vec[i64], maker: i64) -> bool:
    """Whether to accept an offer is to swear something."""
    return clauses_in(cells, offer(maker), ASKED) > 0


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


def next_term(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The next step of a deal that is worth offering to everybody, as an action; -1 if there is none."""
    own = tray(seat)
    made: i64 = cells[own + MADE + OFFER - 1]
    wanted = _wanted(board, cells, seat)
    good = _payment(board, cells, seat, made)
    number: i64 = PRICE + made if good == PP else 1
    idle: bool = cells[own + FORM] == NOTHING
    if wanted < 0 or good < 0:
        return -1 if idle else board.first[SCRAP]
    if idle and (cells[PHASE] != MANOEUVRES or cells[own + OFFER_TO] != 0 or made >= OFFERS_A_CYCLE):
        return -1
    if not idle and cells[own + FORM] != OFFER:
        return board.first[SCRAP]
    for rival in range(board.players):
        if rival != seat and not cells[own + TO] & BIT[rival]:
            return board.first[OFFER_TO_VERB] + cells[CABAL + rival]
    terms = draft(seat)
    if good_in(cells, terms, GIVEN, good) != number:
        return board.first[GIVE] + good * board.numbers + number
    if good_in(cells, terms, ASKED, POLITICS + wanted) != 1:
        return board.first[ASK] + (POLITICS + wanted) * board.numbers + 1
    return board.first[PROPOSE]


def _wanted(board: Board, cells: vec[i64], seat: i64) -> i64:
    """A type of tokens of which a seat has fewer than symbols, -1 if there is none."""
    for affinity in range(AFFINITIES):
        own: i64 = cells[AFFINITY + seat * AFFINITIES + affinity]
        if own < open_symbols(board, cells, seat, affinity):
            return affinity
    return -1


def _payment(board: Board, cells: vec[i64], seat: i64, made: i64) -> i64:
    """What a seat gives for it: at first a token that fits nowhere, else PP; -1 if it has neither."""
    if made == 0:
        for affinity in range(AFFINITIES):
            if spare_of(board, cells, seat, affinity) > 0:
                return POLITICS + affinity
    return PP if cells[POWER + seat] >= PRICE + made else -1
