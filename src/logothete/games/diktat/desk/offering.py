"""Offers between seats: their terms, and how they are made, withdrawn and answered (DIK-152, DIK-153).

What may be asked for does not depend on what the other holds, and whether an offer can still be kept shows only when it
is accepted: else an offer would look behind a screen.
"""

from __future__ import annotations

from typing import Final

from logothete.components import sets
from logothete.games.diktat import telling
from logothete.games.diktat.board import CYCLE, PHASE, SECTORS, WORDS, Board
from logothete.games.diktat.desk.drafting import FINISH_THE_CLAUSE, NO_DRAFT, TOO_MANY_MADE, seat_of
from logothete.games.diktat.desk.exchange import carry_out
from logothete.games.diktat.desk.holding import amount_of, cannot_keep, why_no_oath, why_not_leave
from logothete.games.diktat.desk.layout import (
    ANSWERS,
    ASKED,
    CLAUSE,
    FORM,
    GIVEN,
    MADE,
    MOST_CARDS,
    NOTHING,
    OFFER,
    OFFER_TO,
    T_PLACE,
    TO,
    add_marker_to,
    cards_at,
    copy_terms,
    draft,
    drop_draft,
    drop_offer,
    good_in,
    is_empty,
    mark_of,
    markers_in,
    note_refused,
    offer,
    set_good,
    tray,
    turn_terms,
    was_refused,
)
from logothete.games.diktat.holdings import COPIES, holds, markers_of
from logothete.games.diktat.position import Position
from logothete.games.diktat.stacks import owner_of
from logothete.games.diktat.verbs import (
    ASK,
    ASK_CARD,
    ASK_MARKER,
    ASK_WAY,
    GIVE,
    GIVE_CARD,
    GIVE_MARKER,
    GIVE_WAY,
)
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import BARRED, FINAL, PRIVY, SEALED, Objection, Witness

NO_CARD_OF_YOURS: Final = Objection("DIK-153", "not-your-card", ("card",))
NOT_TRADABLE: Final = Objection("DIK-151", "not-tradable", ("card",))
IN_THE_OFFER: Final = Objection("DIK-152", "in-the-offer")
OWN_CARD: Final = Objection("DIK-152", "your-own-already", ("card",))
TOO_MANY_AT_ONCE: Final = Objection("DIK-327", "too-many-at-once")
NO_MARKER_OF_YOURS: Final = Objection("DIK-153", "not-your-markers", ("sector",))
TOO_FEW_OF_THEM: Final = Objection("DIK-153", "not-so-many", ("goods",))
MORE_THAN_THAT: Final = Objection("DIK-152", "name-more")
NO_STACK_THERE: Final = Objection("DIK-166", "not-their-stack", ("place",))
EMPTY_OFFER: Final = Objection("DIK-152", "empty-offer")
TO_NOBODY: Final = Objection("DIK-152", "to-nobody")
ONE_OFFER_AT_A_TIME: Final = Objection("DIK-152", "one-offer-at-a-time")
REFUSED_ALREADY: Final = Objection("DIK-327", "refused-already")
NO_OFFER_OF_YOURS: Final = Objection("DIK-152", "no-offer-of-yours")
NO_OFFER_FROM_THEM: Final = Objection("DIK-152", "no-offer-from-them", ("cabal",))
DRAFT_IN_THE_WAY: Final = Objection("DIK-152", "draft-in-the-way")

TERM_VERBS: Final = vec[i64]([GIVE, ASK, GIVE_CARD, ASK_CARD, GIVE_MARKER, ASK_MARKER, GIVE_WAY, ASK_WAY])


def side_of(verb: i64) -> i64:
    """Whether a verb speaks of what is given or of what is asked for."""
    return ASKED if verb in (ASK, ASK_CARD, ASK_MARKER, ASK_WAY) else GIVEN


# Terms


def why_not_term(board: Board, cells: vec[i64], seat: i64, verb: i64, value: i64) -> Objection | None:
    """What stands against adding something to an offer; of the own part that one does not have it (DIK-153)."""
    own = tray(seat)
    if cells[own + FORM] != OFFER:
        return NO_DRAFT
    if cells[own + CLAUSE] != 0:
        return FINISH_THE_CLAUSE
    terms = draft(seat)
    side = side_of(verb)
    if verb in (GIVE, ASK):
        good: i64 = value // board.numbers
        number: i64 = value % board.numbers
        if number <= good_in(cells, terms, side, good):
            return MORE_THAN_THAT
        return TOO_FEW_OF_THEM if side == GIVEN and number > amount_of(cells, seat, good) else None
    if verb in (GIVE_CARD, ASK_CARD):
        return _why_not_card(board, cells, seat, terms, side, value)
    if verb in (GIVE_MARKER, ASK_MARKER):
        return _why_not_marker(cells, seat, terms, side, value)
    if cells[terms + T_PLACE + side] > 0:
        return TOO_MANY_AT_ONCE
    if side == GIVEN:
        return why_not_leave(cells, seat, value)
    theirs: bool = owner_of(cells, value) >= 0 and cells[own + TO] == BIT[owner_of(cells, value)]
    return None if theirs else NO_STACK_THERE


def _why_not_card(board: Board, cells: vec[i64], seat: i64, terms: i64, side: i64, card: i64) -> Objection | None:
    if card >= board.cards:
        return NOT_TRADABLE
    if sets.has(cells, cards_at(terms, side), card):
        return IN_THE_OFFER
    if sets.size(cells, cards_at(terms, side), WORDS) >= MOST_CARDS:
        return TOO_MANY_AT_ONCE
    if side == GIVEN:
        return None if holds(cells, seat, card) else NO_CARD_OF_YOURS
    return OWN_CARD if holds(cells, seat, card) else None


def _why_not_marker(cells: vec[i64], seat: i64, terms: i64, side: i64, sector: i64) -> Objection | None:
    number = markers_in(cells, terms, side, sector)
    total: i64 = 0
    for other in range(SECTORS):
        total += markers_in(cells, terms, side, other)
    if total >= MOST_CARDS or number >= COPIES:
        return TOO_MANY_AT_ONCE
    return NO_MARKER_OF_YOURS if side == GIVEN and number >= markers_of(cells, seat, sector) else None


def add_term(board: Board, cells: vec[i64], seat: i64, verb: i64, value: i64) -> None:
    """Add something to the draft of an offer."""
    terms = draft(seat)
    side = side_of(verb)
    if verb in (GIVE, ASK):
        set_good(cells, terms, side, value // board.numbers, value % board.numbers)
    elif verb in (GIVE_CARD, ASK_CARD):
        sets.add(cells, cards_at(terms, side), value)
    elif verb in (GIVE_MARKER, ASK_MARKER):
        add_marker_to(cells, terms, side, value)
    else:
        cells[terms + T_PLACE + side] = value + 1


# Making and withdrawing


def moment_of(cells: vec[i64]) -> i64:
    """The Cycle and its phase: so long a refused offer is not made again (DIK-327)."""
    return cells[CYCLE] * 8 + cells[PHASE]


def why_not_propose(board: Board, cells: vec[i64], seat: i64) -> Objection | None:
    """What stands against laying a draft before others."""
    own = tray(seat)
    terms = draft(seat)
    if cells[own + CLAUSE] != 0:
        return FINISH_THE_CLAUSE
    if cells[own + TO] == 0:
        return TO_NOBODY
    if is_empty(cells, terms):
        return EMPTY_OFFER
    if cells[own + OFFER_TO] != 0:
        return ONE_OFFER_AT_A_TIME
    if was_refused(cells, seat, mark_of(cells, terms, moment_of(cells))):
        return REFUSED_ALREADY
    objection = why_no_oath(cells, terms)
    return cannot_keep(board, cells, seat, terms, GIVEN) if objection is None else objection


def propose(board: Board, cells: vec[i64], seat: i64, witness: Witness | None) -> i64:
    """Lay the draft before those to whom it is addressed; a counter-offer takes the place of what it answers."""
    own = tray(seat)
    to: i64 = cells[own + TO]
    answers: i64 = cells[own + ANSWERS] - 1
    copy_terms(cells, draft(seat), offer(seat))
    cells[own + OFFER_TO] = to
    cells[own + MADE + OFFER - 1] += 1
    drop_draft(cells, seat)
    if answers >= 0 and cells[tray(answers) + OFFER_TO] & BIT[seat]:
        _turn_down(cells, answers, seat)
    if witness is not None:
        kind: i64 = telling.COUNTERED if answers >= 0 else telling.OFFERED
        for other in range(board.players):
            if to & BIT[other]:
                witness.tell(kind, to | BIT[seat], seat, other)
    return FINAL


def _turn_down(cells: vec[i64], maker: i64, seat: i64) -> None:
    """A seat does not take an offer; when nobody is left before whom it lies, it is gone and not made again."""
    own = tray(maker)
    cells[own + OFFER_TO] &= ~BIT[seat]
    if cells[own + OFFER_TO] == 0:
        note_refused(cells, maker, mark_of(cells, offer(maker), moment_of(cells)))
        drop_offer(cells, maker)


def withdraw(cells: vec[i64], seat: i64, witness: Witness | None) -> i64:
    """Take the own offer off the table."""
    if witness is not None:
        witness.tell(telling.TOOK_BACK, cells[tray(seat) + OFFER_TO] | BIT[seat], seat)
    drop_offer(cells, seat)
    return FINAL


def scrap(cells: vec[i64], seat: i64) -> i64:
    """Give a draft up; it counts as one that was made (DIK-327)."""
    own = tray(seat)
    cells[own + MADE + cells[own + FORM] - 1] += 1
    drop_draft(cells, seat)
    return SEALED


# Answers


def why_not_answer(cells: vec[i64], seat: i64, cabal: i64) -> Objection | None:
    """What stands against answering an offer of a Cabal: that there is none."""
    maker = seat_of(cells, cabal)
    there: bool = maker >= 0 and cells[tray(maker) + OFFER_TO] & BIT[seat] != 0
    return None if there else NO_OFFER_FROM_THEM


def why_not_accept(board: Board, cells: vec[i64], seat: i64, cabal: i64) -> Objection | None:
    """What stands against accepting: what the seat itself lacks, and nothing else (DIK-153, DIK-196)."""
    objection = why_not_answer(cells, seat, cabal)
    if objection is not None:
        return objection
    terms = offer(seat_of(cells, cabal))
    objection = why_no_oath(cells, terms)
    return cannot_keep(board, cells, seat, terms, ASKED) if objection is None else objection


def accept(state: Position, seat: i64, cabal: i64, witness: Witness | None) -> i64:
    """Conclude an exchange, or find it void because its maker no longer has his part (DIK-153)."""
    board = state.board
    cells = state.cells
    maker = seat_of(cells, cabal)
    if cannot_keep(board, cells, maker, offer(maker), GIVEN) is not None:
        if witness is not None:
            witness.tell(telling.VOID, BIT[seat] | BIT[maker], maker, seat)
        drop_offer(cells, maker)
        return PRIVY
    carry_out(state, maker, seat, offer(maker), witness)
    drop_offer(cells, maker)
    return BARRED


def refuse(cells: vec[i64], seat: i64, cabal: i64, witness: Witness | None) -> i64:
    """Turn an offer down (DIK-152)."""
    maker = seat_of(cells, cabal)
    _turn_down(cells, maker, seat)
    if witness is not None:
        witness.tell(telling.REFUSED, BIT[seat] | BIT[maker], seat, maker)
    return FINAL


def why_not_counter(board: Board, cells: vec[i64], seat: i64, cabal: i64) -> Objection | None:
    """What stands against answering an offer with another."""
    objection = why_not_answer(cells, seat, cabal)
    if objection is not None:
        return objection
    own = tray(seat)
    if cells[own + FORM] != NOTHING:
        return DRAFT_IN_THE_WAY
    return TOO_MANY_MADE if cells[own + MADE + OFFER - 1] >= board.limits[OFFER - 1] else None


def counter(cells: vec[i64], seat: i64, cabal: i64) -> i64:
    """Begin a draft with what lies before the seat, turned round; the offer stays until the draft is proposed."""
    answer(cells, seat, cabal)
    turn_terms(cells, offer(seat_of(cells, cabal)), draft(seat))
    return SEALED


def answer(cells: vec[i64], seat: i64, cabal: i64) -> i64:
    """Begin an empty draft in answer to an offer: as drafts only grow, so one asks or gives less than was offered."""
    maker = seat_of(cells, cabal)
    own = tray(seat)
    cells[own + FORM] = OFFER
    cells[own + TO] = BIT[maker]
    cells[own + ANSWERS] = maker + 1
    return SEALED
