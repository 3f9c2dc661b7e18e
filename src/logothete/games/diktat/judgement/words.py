"""What a bot says: that many Emissaries stand where rivals had better not come (DIK-164).

An honest one says so where it is true. One that may lie says it of a stack that is large enough to be believed.
"""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.board import ALL_PLACES, CABAL, EMISSARY, MANOEUVRES, PHASE, Board
from logothete.games.diktat.desk.clauses import A_COMPARE, A_KIND, A_PLACE, AT_LEAST, OPTIONAL, TRUE_STACK, next_ask
from logothete.games.diktat.desk.judging import TELL_PAWN, would_break
from logothete.games.diktat.desk.layout import CLAIM, CLAUSE, FORM, GIVEN, MADE, NOTHING, TO, clauses_in, draft, tray
from logothete.games.diktat.stacks import count_of, is_open, owner_of, sector_of, size_of
from logothete.games.diktat.verbs import HOW, NUMBER, PROPOSE, SCRAP, STATE, TELL_TO, TYPE, WHICH
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec

BOAST: Final = 2
"""The Emissaries that are worth mentioning."""
CREDIBLE: Final = 3
"""The pawns among which as many may be."""


def next_word(board: Board, cells: vec[i64], seat: i64, sly: bool) -> i64:
    """The next step of a claim that is worth making, as an action; -1 if there is none."""
    own = tray(seat)
    form: i64 = cells[own + FORM]
    if form != NOTHING and form != CLAIM:
        return -1
    if form == NOTHING and (cells[PHASE] != MANOEUVRES or cells[own + MADE + CLAIM - 1] > 0):
        return -1
    if cells[own + CLAUSE] != 0:
        return _thing(board, cells, seat, sly)
    if form == CLAIM and clauses_in(cells, draft(seat), GIVEN) > 0:
        return board.first[PROPOSE]
    if boast(board, cells, seat, sly) < 0:
        return board.first[SCRAP] if form == CLAIM else -1
    for rival in range(board.players):
        if rival != seat and not cells[own + TO] & BIT[rival]:
            return board.first[TELL_TO] + cells[CABAL + rival]
    return board.first[STATE] + TRUE_STACK


def _thing(board: Board, cells: vec[i64], seat: i64, sly: bool) -> i64:
    ask = next_ask(cells[tray(seat) + CLAUSE]) & ~OPTIONAL
    if ask == A_PLACE:
        place = boast(board, cells, seat, sly)
        return board.first[WHICH] + place if place >= 0 else board.first[SCRAP]
    if ask == A_KIND:
        return board.first[TYPE] + EMISSARY
    return board.first[HOW] + AT_LEAST if ask == A_COMPARE else board.first[NUMBER] + BOAST


def boast(board: Board, cells: vec[i64], seat: i64, sly: bool) -> i64:
    """The stack of which a seat says that it is strong: one that is, else, if it may lie, one that could be; or -1."""
    everybody: i64 = BIT[board.players] - 1 - BIT[seat]
    bluff: i64 = -1
    for place in range(ALL_PLACES):
        if owner_of(cells, place) != seat or not is_open(cells, sector_of(place)):
            continue
        if would_break(board, cells, seat, TELL_PAWN, everybody, place, -1) >= 0:
            continue
        if count_of(cells, place, EMISSARY) >= BOAST:
            return place
        if sly and size_of(cells, place) >= CREDIBLE:
            bluff = place
    return bluff
