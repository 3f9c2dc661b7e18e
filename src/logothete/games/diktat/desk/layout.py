"""What lies on the desk of each seat, cell by cell: a draft, an offer before others, and what was made in this Cycle.

The desk is where everybody may act at any moment (DIK-314). Each seat has a *tray*; the oaths in force follow
them. `TERMS` is an offer's content, the same in a draft and on the table.
"""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.board import AFFINITIES, DESK, KINDS, SEATS, WORDS, Board
from logothete.games.diktat.effects.rows import POLITICS, PP
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec

# What can be handed over by number (DIK-150), as in `rows.py`, and Debts.
DEBT: Final = 9
GOODS: Final = 10
GOODS_KEYS: Final = (
    "citizen",
    "guard",
    "emissary",
    "spy",
    "assassin",
    "pp",
    "politics",
    "people",
    "artefact",
    "debt",
)
MOST: Final = 20
"""The most of a good in one offer, and the largest number of a clause."""
MOST_CARDS: Final = 5
"""The most markers, and the most cards, that one offer moves each way."""

# The sides of an offer: what its maker gives and swears, what he asks for.
GIVEN: Final = 0
ASKED: Final = 1
SIDES: Final = 2

# The terms, side by side.
T_GOODS: Final = 0
"""Six bits a good."""
T_MARKERS: Final = 2
"""Two bits a sector."""
T_PLACE: Final = 4
"""The stack that is taken off the board for the partner, plus one (DIK-166)."""
T_CARDS: Final = 6
T_CLAUSES: Final = T_CARDS + SIDES * WORDS
CLAUSES: Final = 3
"""The clauses of a side, at most (DIK-172)."""
TERMS: Final = T_CLAUSES + SIDES * CLAUSES

# What a draft is to become.
NOTHING: Final = 0
OFFER: Final = 1
CLAIM: Final = 2
SHOWING: Final = 3

# A tray.
FORM: Final = 0
TO: Final = 1
"""The mask of those to whom the draft is addressed."""
CLAUSE: Final = 2
"""The clause that is being put together (`clauses.py`), 0 for none."""
SIDE: Final = 3
"""Whose clause it is."""
ANSWERS: Final = 4
"""The seat whose offer the draft answers, plus one (DIK-152)."""
DRAFT: Final = 5
"""The terms of the draft."""
OFFER_TO: Final = DRAFT + TERMS
"""The mask of those before whom the seat's offer lies; 0: it has none on the table."""
ON_TABLE: Final = OFFER_TO + 1
"""The terms of the seat's offer."""
MADE: Final = ON_TABLE + TERMS
"""How many offers, claims and showings the seat has made in this Cycle, in the order of the forms (DIK-327)."""
REFUSED: Final = MADE + 3
"""The marks of the latest offers of the seat that were refused (DIK-327)."""
REMEMBERED: Final = 4
TRAY: Final = REFUSED + REMEMBERED

_GOOD: Final = 6
_MOST_GOOD: Final = 63
_MARKER: Final = 2
_MOST_MARKER: Final = 3
_PRIME: Final = 2_147_483_647


def tray(seat: i64) -> i64:
    """Where a seat's tray begins."""
    return DESK + seat * TRAY


def draft(seat: i64) -> i64:
    """Where the terms of a seat's draft begin."""
    return tray(seat) + DRAFT


def offer(seat: i64) -> i64:
    """Where the terms of a seat's offer begin."""
    return tray(seat) + ON_TABLE


# Terms


def good_in(cells: vec[i64], terms: i64, side: i64, good: i64) -> i64:
    """How many of a good a side hands over."""
    return (cells[terms + T_GOODS + side] >> (good * _GOOD)) & _MOST_GOOD


def set_good(cells: vec[i64], terms: i64, side: i64, good: i64, number: i64) -> None:
    """A side hands over so many of a good."""
    cells[terms + T_GOODS + side] &= ~(_MOST_GOOD * BIT[good * _GOOD])
    cells[terms + T_GOODS + side] |= number * BIT[good * _GOOD]


def markers_in(cells: vec[i64], terms: i64, side: i64, sector: i64) -> i64:
    """How many markers of a sector a side hands over."""
    return (cells[terms + T_MARKERS + side] >> (sector * _MARKER)) & _MOST_MARKER


def add_marker_to(cells: vec[i64], terms: i64, side: i64, sector: i64) -> None:
    """A side hands over one more marker of a sector."""
    cells[terms + T_MARKERS + side] += BIT[sector * _MARKER]


def cards_at(terms: i64, side: i64) -> i64:
    """Where the set of cards begins that a side hands over."""
    return terms + T_CARDS + side * WORDS


def clause_at(terms: i64, side: i64, place: i64) -> i64:
    """The cell of a clause."""
    return terms + T_CLAUSES + side * CLAUSES + place


def clauses_in(cells: vec[i64], terms: i64, side: i64) -> i64:
    """How many clauses a side swears."""
    number: i64 = 0
    while number < CLAUSES and cells[clause_at(terms, side, number)] != 0:
        number += 1
    return number


def is_empty(cells: vec[i64], terms: i64) -> bool:
    """Whether neither side hands over or swears anything."""
    for at in range(terms, terms + TERMS):
        if cells[at] != 0:
            return False
    return True


def copy_terms(cells: vec[i64], terms: i64, to: i64) -> None:
    """Write terms into another place."""
    for at in range(TERMS):
        cells[to + at] = cells[terms + at]


def turn_terms(cells: vec[i64], terms: i64, to: i64) -> None:
    """Write terms into another place as the partner sees them: what is given there is asked here."""
    for side in range(SIDES):
        other: i64 = SIDES - 1 - side
        cells[to + T_GOODS + side] = cells[terms + T_GOODS + other]
        cells[to + T_MARKERS + side] = cells[terms + T_MARKERS + other]
        cells[to + T_PLACE + side] = cells[terms + T_PLACE + other]
        for word in range(WORDS):
            cells[cards_at(to, side) + word] = cells[cards_at(terms, other) + word]
        for place in range(CLAUSES):
            cells[clause_at(to, side, place)] = cells[clause_at(terms, other, place)]


def clear(cells: vec[i64], first: i64, size: i64) -> None:
    """Empty a run of cells."""
    for at in range(first, first + size):
        cells[at] = 0


def drop_draft(cells: vec[i64], seat: i64) -> None:
    """Nothing is being put together any more."""
    clear(cells, tray(seat), OFFER_TO)


def drop_offer(cells: vec[i64], seat: i64) -> None:
    """The seat has no offer on the table any more."""
    cells[tray(seat) + OFFER_TO] = 0
    clear(cells, offer(seat), TERMS)


def flow_at(lower: i64, higher: i64) -> i64:
    """Where it is noted what has gone between two seats."""
    return FLOWS + (higher * (higher - 1) // 2 + lower) * FLOW


def hidden_place(good: i64) -> i64:
    """The place of a hidden good in a flow, -1 for one that everybody sees."""
    if good < KINDS:
        return good
    if good == PP:
        return KINDS
    return KINDS + 1 + good - POLITICS if POLITICS <= good < POLITICS + AFFINITIES else -1


def note_flow(cells: vec[i64], giver: i64, taker: i64, good: i64, number: i64) -> None:
    """Note that a hidden good has gone from one seat to another."""
    place = hidden_place(good)
    if place < 0:
        return
    upwards: bool = giver < taker
    at = flow_at(giver, taker) if upwards else flow_at(taker, giver)
    cells[at + 1 + place] += number if upwards else -number


def clear_cycle(board: Board, cells: vec[i64]) -> None:
    """Offers and drafts lapse with the Cycle, and everybody may make as many again (DIK-152, DIK-327)."""
    for pair in range(PAIRS):
        # Agents do not last longer than the Cycle, so nothing is to be known of them any more.
        clear(cells, FLOWS + pair * FLOW + 1, KINDS)
    for seat in range(board.players):
        drop_draft(cells, seat)
        drop_offer(cells, seat)
        clear(cells, tray(seat) + MADE, TRAY - MADE)


# Offers that may not be repeated (DIK-327)


def mark_of(cells: vec[i64], terms: i64, moment: i64) -> i64:
    """A number by which terms are known again at the same moment of the game; never 0."""
    mark: i64 = moment + 1
    for at in range(terms, terms + TERMS):
        mark = (mark * 31 + cells[at] % _PRIME) % _PRIME
    return mark + 1


def was_refused(cells: vec[i64], seat: i64, mark: i64) -> bool:
    """Whether a seat's offer of this mark was refused lately."""
    first: i64 = tray(seat) + REFUSED
    for at in range(first, first + REMEMBERED):
        if cells[at] == mark:
            return True
    return False


def note_refused(cells: vec[i64], seat: i64, mark: i64) -> None:
    """Remember a refused offer; the oldest is forgotten."""
    first: i64 = tray(seat) + REFUSED
    at: i64 = first + REMEMBERED - 1
    while at > first:
        cells[at] = cells[at - 1]
        at -= 1
    cells[first] = mark


OATHS: Final = DESK + SEATS * TRAY
"""Where the oaths begin (`oaths.py`)."""
OATH_CELLS: Final = 156
FLOWS: Final = OATHS + OATH_CELLS
"""Of each two seats: whether they have exchanged anything, and what of each hidden good has gone from the lower to the
higher seat, less what came back. Whoever was not there does not know it (DIK-162)."""
HIDDEN: Final = 7
"""The hidden goods: three types of Agents, PP, three types of Affinities."""
FLOW: Final = 1 + HIDDEN
PAIRS: Final = 10
