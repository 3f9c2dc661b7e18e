"""What a seat has to hand over, and whether it can keep its side of an offer (DIK-150, DIK-153, DIK-161)."""

from __future__ import annotations

from typing import Final

from logothete.components import sets
from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    ASSASSINS,
    DEBTS,
    KINDS,
    MANOEUVRES,
    PHASE,
    POWER,
    RESERVE,
    RESOLUTION,
    SECRET,
    SECRET_SEEN,
    SECTORS,
    SPIES,
    WORDS,
    Board,
)
from logothete.games.diktat.desk.clauses import (
    A_PLACE,
    A_POSITION,
    TRUE_PAWN,
    TRUE_RESERVE,
    TRUE_STACK,
    TRUTH,
    kind_of,
    named,
    sort_of,
)
from logothete.games.diktat.desk.layout import (
    CLAUSES,
    DEBT,
    GOODS,
    T_PLACE,
    cards_at,
    clause_at,
    clauses_in,
    good_in,
    markers_in,
)
from logothete.games.diktat.desk.oaths import free_slot
from logothete.games.diktat.effects.rows import AFFINITY as ANY_GAIN
from logothete.games.diktat.effects.rows import ASSASSIN, POLITICS, PP, SPY
from logothete.games.diktat.effects.rows import GOODS as GAINS
from logothete.games.diktat.effects.using import in_use
from logothete.games.diktat.frames import FistFrame
from logothete.games.diktat.holdings import holds, marker_element, markers_of
from logothete.games.diktat.kinds import FIST_STEP
from logothete.games.diktat.scoring import affinity_points
from logothete.games.diktat.stacks import is_open, knows, owner_of, sector_of, size_of
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Objection
from logothete.kernel.steps import find_frame

TOO_FEW: Final = Objection("DIK-153", "goods-are-short")
NOT_YOUR_CARD: Final = Objection("DIK-153", "card-is-not-there")
NOT_YOUR_MARKERS: Final = Objection("DIK-153", "marker-is-not-there")
NOT_YOUR_STACK: Final = Objection("DIK-166", "not-your-stack")
TOO_LATE_TO_LEAVE: Final = Objection("DIK-169", "too-late-to-leave")
IN_USE: Final = Objection("DIK-322", "element-in-use")
GAIN_NOT_RETURNABLE: Final = Objection("DIK-161", "gain-not-returnable")
NOT_KNOWN_TO_SWEAR: Final = Objection("DIK-196", "not-known-to-swear")
TOO_MANY_OATHS: Final = Objection("DIK-327", "too-many-oaths")


def amount_of(cells: vec[i64], seat: i64, good: i64) -> i64:
    """How many of a good a seat has to hand over."""
    if good < KINDS:
        return cells[RESERVE + seat * KINDS + good]
    if good == SPY:
        return cells[SPIES + seat]
    if good == ASSASSIN:
        return cells[ASSASSINS + seat]
    if good == PP:
        return cells[POWER + seat] - in_fist(cells, seat)
    if good == DEBT:
        return cells[DEBTS + seat]
    return cells[AFFINITY + seat * AFFINITIES + good - POLITICS]


def add_amount(cells: vec[i64], seat: i64, good: i64, number: i64) -> None:
    """A seat has so many more of a good, or fewer."""
    if good < KINDS:
        cells[RESERVE + seat * KINDS + good] += number
    elif good == SPY:
        cells[SPIES + seat] += number
    elif good == ASSASSIN:
        cells[ASSASSINS + seat] += number
    elif good == PP:
        cells[POWER + seat] += number
    elif good == DEBT:
        cells[DEBTS + seat] += number
    else:
        cells[AFFINITY + seat * AFFINITIES + good - POLITICS] += number


def in_fist(cells: vec[i64], seat: i64) -> i64:
    """The PP in a fist that a seat has closed: they are bid, and cannot be handed over any more (DIK-225)."""
    at = find_frame(cells, FIST_STEP)
    if at < 0 or not cells[at + FistFrame.CLOSED] & BIT[seat]:
        return 0
    return cells[at + FistFrame.BIDS + seat]


def is_public(good: i64) -> bool:
    """Whether everybody sees how many of a good are handed over (DIK-162)."""
    return good in (SPY, ASSASSIN, DEBT)


def cannot_keep(board: Board, cells: vec[i64], seat: i64, terms: i64, side: i64) -> Objection | None:
    """What keeps a seat from handing over and swearing what a side of an offer names; None if nothing does."""
    for good in range(GOODS):
        if good_in(cells, terms, side, good) > amount_of(cells, seat, good):
            return TOO_FEW
    power: i64 = good_in(cells, terms, side, PP)
    affinities: i64 = 0
    for kind in range(AFFINITIES):
        affinities += good_in(cells, terms, side, POLITICS + kind)
    card = sets.first_from(cells, cards_at(terms, side), WORDS, 0)
    while card >= 0:
        if not holds(cells, seat, card):
            return NOT_YOUR_CARD
        if in_use(board, cells, seat, card):
            return IN_USE
        power += board.rows.gain[card * GAINS + PP]
        affinities += _affinity_gains(board, card)
        card = sets.first_from(cells, cards_at(terms, side), WORDS, card + 1)
    for sector in range(SECTORS):
        number = markers_in(cells, terms, side, sector)
        if number == 0:
            continue
        if number > markers_of(cells, seat, sector):
            return NOT_YOUR_MARKERS
        held = marker_element(board, cells, seat, sector)
        if in_use(board, cells, seat, held):
            return IN_USE
        kept: i64 = board.rows.marker + 2 * sector if markers_of(cells, seat, sector) > number else -1
        power += _difference(board, held, kept, PP)
        affinities += _affinity_gains(board, held) - (0 if kept < 0 else _affinity_gains(board, kept))
    if power > amount_of(cells, seat, PP) or affinities > _affinities_of(board, cells, seat):
        return GAIN_NOT_RETURNABLE
    place: i64 = cells[terms + T_PLACE + side] - 1
    if place >= 0:
        objection = why_not_leave(cells, seat, place)
        if objection is not None:
            return objection
    for number in range(CLAUSES):
        clause: i64 = cells[clause_at(terms, side, number)]
        if clause != 0 and not knows_facts(board, cells, seat, clause):
            return NOT_KNOWN_TO_SWEAR
    return None


def _difference(board: Board, held: i64, kept: i64, good: i64) -> i64:
    return board.rows.gain[held * GAINS + good] - (0 if kept < 0 else board.rows.gain[kept * GAINS + good])


def _affinity_gains(board: Board, element: i64) -> i64:
    """How many Affinity tokens an element gave as a Gain."""
    number: i64 = board.rows.gain[element * GAINS + ANY_GAIN]
    for kind in range(AFFINITIES):
        number += board.rows.gain[element * GAINS + POLITICS + kind]
    return number


def _affinities_of(board: Board, cells: vec[i64], seat: i64) -> i64:
    """All Affinity tokens of a seat, those on cards included (DIK-073)."""
    number = affinity_points(board, cells, seat)
    for kind in range(AFFINITIES):
        number += cells[AFFINITY + seat * AFFINITIES + kind]
    return number


def why_not_leave(cells: vec[i64], seat: i64, place: i64) -> Objection | None:
    """What keeps a seat from taking a stack of its own off the board (DIK-166, DIK-169)."""
    if owner_of(cells, place) != seat:
        return NOT_YOUR_STACK
    phase: bool = cells[PHASE] == MANOEUVRES or cells[PHASE] == RESOLUTION
    return None if phase and is_open(cells, sector_of(place)) else TOO_LATE_TO_LEAVE


def knows_facts(board: Board, cells: vec[i64], seat: i64, clause: i64) -> bool:
    """Whether a seat knows what a clause states; what is only promised needs no knowledge (DIK-196)."""
    if sort_of(clause) != TRUTH:
        return True
    kind = kind_of(clause)
    if kind == TRUE_PAWN:
        place = named(clause, A_PLACE)
        position = named(clause, A_POSITION)
        return position < size_of(cells, place) and knows(cells, seat, place, position)
    if kind == TRUE_STACK:
        return owner_of(cells, named(clause, A_PLACE)) == seat
    if kind == TRUE_RESERVE:
        return True
    return cells[SECRET] > 0 and cells[SECRET_SEEN] & BIT[seat] != 0


def why_no_oath(cells: vec[i64], terms: i64) -> Objection | None:
    """What keeps the clauses of an offer, if it has any, from being sworn now by anybody (DIK-327)."""
    if clauses_in(cells, terms, 0) + clauses_in(cells, terms, 1) == 0:
        return None
    return TOO_MANY_OATHS if free_slot(cells) < 0 else None
