"""An exchange: everything that an offer names changes hands in one step, and what is sworn is sealed.

DIK-148 to DIK-162, DIK-166 to DIK-169, AUT-004.
"""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.components import sets
from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    SECTORS,
    USED_CARDS,
    USED_MARKERS,
    WORDS,
    Board,
)
from logothete.games.diktat.desk import judging, statements
from logothete.games.diktat.desk.clauses import TRUTH, sort_of
from logothete.games.diktat.desk.holding import add_amount, is_public
from logothete.games.diktat.desk.layout import (
    ASKED,
    CLAUSES,
    GIVEN,
    GOODS,
    SIDES,
    T_PLACE,
    cards_at,
    clause_at,
    clauses_in,
    flow_at,
    good_in,
    markers_in,
    note_flow,
)
from logothete.games.diktat.desk.oaths import seal
from logothete.games.diktat.holdings import all_markers, lay_used, marker_at, marker_element, markers_of
from logothete.games.diktat.kinds import EXCESS_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.refusals import misplaced
from logothete.games.diktat.rules.possessions import gain_card, gain_marker, lose_card, lose_marker
from logothete.games.diktat.rules.teams import withdraw
from logothete.games.diktat.verbs import DISCARD
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Listed, pop, push, top_frame

KEEP_FIVE: Final = Objection("DIK-158", "old-markers-first", ("sector",))


def carry_out(state: Position, giver: i64, taker: i64, terms: i64, witness: Witness | None) -> None:
    """Two seats exchange what an offer of `giver` names, which both can keep (DIK-153)."""
    board = state.board
    cells = state.cells
    truths = _truths(board, cells, giver, taker, terms)
    cells[flow_at(giver, taker) if giver < taker else flow_at(taker, giver)] = 1
    if witness is not None:
        witness.tell(telling.EXCHANGED, EVERYONE, giver, taker)
    held_by_giver = _marker_mask(cells, giver)
    held_by_taker = _marker_mask(cells, taker)
    for side in range(SIDES):
        seat: i64 = giver if side == GIVEN else taker
        other: i64 = taker if side == GIVEN else giver
        _hand_goods(board, cells, seat, other, terms, side, witness)
        if cells[terms + T_PLACE + side] > 0:
            place: i64 = cells[terms + T_PLACE + side] - 1
            judging.left(board, cells, seat, place, other)
            withdraw(state, place, other, witness)
    # What both give leaves them before either receives anything: so neither needs room for more than he ends with.
    used_by_giver = _lose(state, giver, taker, terms, GIVEN, witness)
    used_by_taker = _lose(state, taker, giver, terms, ASKED, witness)
    _receive(state, taker, terms, GIVEN, used_by_giver, witness)
    _receive(state, giver, terms, ASKED, used_by_taker, witness)
    judging.traded(board, cells, giver, taker, witness)
    if clauses_in(cells, terms, GIVEN) + clauses_in(cells, terms, ASKED) > 0:
        seal(cells, terms, giver, taker, truths, witness)
    _trim(state, giver, held_by_giver)
    _trim(state, taker, held_by_taker)


def _truths(board: Board, cells: vec[i64], giver: i64, taker: i64, terms: i64) -> i64:
    """The mask of the statements of an offer that are true now, before anything changes hands (DIK-197)."""
    mask: i64 = 0
    for side in range(SIDES):
        seat: i64 = giver if side == GIVEN else taker
        for place in range(CLAUSES):
            clause: i64 = cells[clause_at(terms, side, place)]
            if clause != 0 and sort_of(clause) == TRUTH and statements.is_true(board, cells, seat, clause):
                mask |= BIT[side * CLAUSES + place]
    return mask


def _hand_goods(
    board: Board, cells: vec[i64], seat: i64, other: i64, terms: i64, side: i64, witness: Witness | None
) -> None:
    for good in range(GOODS):
        number = good_in(cells, terms, side, good)
        if number == 0:
            continue
        note_flow(cells, seat, other, good, number)
        add_amount(cells, seat, good, -number)
        add_amount(cells, other, good, number)
        if witness is not None:
            to: i64 = EVERYONE if is_public(good) else BIT[seat] | BIT[other]
            witness.tell(telling.HANDED_GOODS, to, seat, other, good, number)
        judging.handed(board, cells, seat, other, good, number, witness)


def _lose(state: Position, seat: i64, other: i64, terms: i64, side: i64, witness: Witness | None) -> i64:
    """A seat loses the cards and markers of a side (DIK-157, DIK-158); the sectors whose markers were Used."""
    cells = state.cells
    card = sets.first_from(cells, cards_at(terms, side), WORDS, 0)
    while card >= 0:
        if witness is not None:
            witness.tell(telling.HANDED_CARD, EVERYONE, seat, other, card)
        lose_card(state, seat, card, witness)
        judging.handed_card(state.board, cells, seat, other, card, witness)
        card = sets.first_from(cells, cards_at(terms, side), WORDS, card + 1)
    used: i64 = 0
    for sector in range(SECTORS):
        for _ in range(markers_in(cells, terms, side, sector)):
            if witness is not None:
                witness.tell(telling.HANDED_MARKER, EVERYONE, seat, other, sector)
            used |= cells[USED_MARKERS + seat] & BIT[sector]
            lose_marker(state, seat, sector, witness)
            judging.handed_marker(state.board, cells, seat, other, sector, witness)
    return used


def _receive(state: Position, seat: i64, terms: i64, side: i64, used: i64, witness: Witness | None) -> None:
    """A seat gains the cards and markers of a side; what was Used stays so (DIK-157 to DIK-160, AUT-004)."""
    cells = state.cells
    card = sets.first_from(cells, cards_at(terms, side), WORDS, 0)
    while card >= 0:
        was_used: bool = sets.has(cells, USED_CARDS, card)
        gain_card(state, seat, card, witness)
        if was_used:
            sets.add(cells, USED_CARDS, card)
        card = sets.first_from(cells, cards_at(terms, side), WORDS, card + 1)
    for sector in range(SECTORS):
        for _ in range(markers_in(cells, terms, side, sector)):
            gain_marker(state, seat, sector, witness)
            if used & BIT[sector]:
                lay_used(state.board, cells, seat, marker_element(state.board, cells, seat, sector))


# More than five markers


def _marker_mask(cells: vec[i64], seat: i64) -> i64:
    """The sectors of which a seat has markers."""
    mask: i64 = 0
    for place in range(all_markers(cells, seat)):
        mask |= BIT[marker_at(cells, seat, place)]
    return mask


def _trim(state: Position, seat: i64, held: i64) -> None:
    """A seat with more than five markers will be asked which of them go (DIK-158)."""
    cells = state.cells
    if all_markers(cells, seat) > state.board.markers:
        at = push(cells, EXCESS_STEP, DiscardExcess.SIZE)
        cells[at + DiscardExcess.SEAT] = seat
        cells[at + DiscardExcess.HELD] = held


class DiscardExcess(Listed[Position]):
    """After an exchange a player with more than five markers discards, first those he held before (DIK-158)."""

    kind: ClassVar[int] = EXCESS_STEP
    whose: ClassVar[str] = "DIK-158"
    SEAT: Final = 0
    HELD: Final = 1
    """The mask of the sectors of which he had markers before."""
    SIZE: Final = 2

    def pending(self, state: Position) -> i64:
        seat: i64 = state.cells[top_frame(state.cells) + self.SEAT]
        return BIT[seat] if all_markers(state.cells, seat) > state.board.markers else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("excess-markers", "DIK-158")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        held: i64 = cells[top_frame(cells) + self.HELD] & _marker_mask(cells, seat)
        allowed: i64 = held if held != 0 else _marker_mask(cells, seat)
        offers: i64 = 0
        for sector in range(SECTORS):
            if allowed & BIT[sector]:
                out[offers] = state.board.first[DISCARD] + sector
                offers += 1
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return KEEP_FIVE if state.board.verb_of[action] == DISCARD else misplaced(state.board, action)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        sector: i64 = action - state.board.first[DISCARD]
        if witness is not None:
            witness.tell(telling.DISCARDED_MARKER, EVERYONE, seat, sector)
        lose_marker(state, seat, sector, witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The oldest (DIK-320)."""
        cells = state.cells
        for place in range(all_markers(cells, seat)):
            sector = marker_at(cells, seat, place)
            if cells[top_frame(cells) + self.HELD] & BIT[sector] and markers_of(cells, seat, sector) > 0:
                return state.board.first[DISCARD] + sector
        return state.board.first[DISCARD] + marker_at(cells, seat, 0)
