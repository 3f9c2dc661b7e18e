"""What was sworn to be so: whether it is true is sealed, until it surfaces (DIK-192 to DIK-197)."""

from __future__ import annotations

from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    KINDS,
    POWER,
    RESERVE,
    SECRET,
    Board,
)
from logothete.games.diktat.desk import clauses as oath
from logothete.games.diktat.desk.clauses import (
    A_CARD,
    A_COMPARE,
    A_GOOD,
    A_ICON,
    A_KIND,
    A_NUMBER,
    A_PLACE,
    A_POSITION,
    A_SECTOR,
    AT_LEAST,
    AT_MOST,
    HAS,
    TRUTH,
    kind_of,
    named,
    sort_of,
)
from logothete.games.diktat.desk.oaths import (
    ACTED,
    TRUE,
    break_oath,
    close,
    next_clause,
    partner,
    standing,
    swearer,
    sworn,
)
from logothete.games.diktat.effects.rows import POLITICS, PP
from logothete.games.diktat.stacks import count_of, kind_at, size_of
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness


def is_true(board: Board, cells: vec[i64], seat: i64, clause: i64) -> bool:
    """Whether a statement of a seat is true now."""
    kind = kind_of(clause)
    if kind == oath.TRUE_PAWN:
        place = named(clause, A_PLACE)
        position = named(clause, A_POSITION)
        return position < size_of(cells, place) and kind_at(cells, place, position) == named(clause, A_KIND)
    if kind == oath.TRUE_STACK:
        number = count_of(cells, named(clause, A_PLACE), named(clause, A_KIND))
        return _compares(number, named(clause, A_COMPARE), named(clause, A_NUMBER))
    if kind == oath.TRUE_RESERVE:
        number = behind_screen(cells, seat, named(clause, A_GOOD))
        return _compares(number, named(clause, A_COMPARE), named(clause, A_NUMBER))
    card: i64 = cells[SECRET] - 1
    if card < 0:
        return False
    if kind == oath.TRUE_SECRET_SECTOR:
        return board.sector_of[card] == named(clause, A_SECTOR)
    if kind == oath.TRUE_SECRET_CARD:
        return card == named(clause, A_CARD)
    return (board.attacks[card] != 0) == (named(clause, A_ICON) == HAS)


def _compares(number: i64, how: i64, with_: i64) -> bool:
    if how == AT_LEAST:
        return number >= with_
    return number <= with_ if how == AT_MOST else number == with_


def behind_screen(cells: vec[i64], seat: i64, good: i64) -> i64:
    """How many of a hidden good a seat has behind its screen: Agents, PP, Affinities."""
    if good < KINDS:
        return cells[RESERVE + seat * KINDS + good]
    if good == PP:
        return cells[POWER + seat]
    return cells[AFFINITY + seat * AFFINITIES + good - POLITICS]


def surface(cells: vec[i64], number: i64, witness: Witness | None) -> None:
    """It comes out whether a statement was true: a lie is perjury (DIK-197)."""
    clause = sworn(cells, number)
    stands: i64 = cells[standing(number)]
    if sort_of(clause) != TRUTH and not (kind_of(clause) == oath.SEND_EMISSARIES and stands & ACTED):
        return
    if not stands & TRUE:
        break_oath(cells, number, False, witness)
        return
    if witness is not None:
        seat = swearer(cells, number)
        other = partner(cells, number)
        witness.tell(telling.PROVED_TRUE, BIT[seat] | BIT[other], seat, other, kind_of(clause))
    close(cells, number)


def pawn_seen(board: Board, cells: vec[i64], place: i64, position: i64, by: i64, witness: Witness | None) -> None:
    """The seats of a mask see a pawn that was not theirs to know: statements about it surface for them (DIK-197)."""
    number = next_clause(cells, -1, 0)
    while number >= 0:
        clause = sworn(cells, number)
        here: bool = named(clause, A_PLACE) == place and named(clause, A_POSITION) == position
        if kind_of(clause) == oath.TRUE_PAWN and here and by & BIT[partner(cells, number)]:
            surface(cells, number, witness)
        number = next_clause(cells, -1, number + 1)


def turned_up(board: Board, cells: vec[i64], place: i64, witness: Witness | None) -> None:
    """A whole stack is turned up for all to see."""
    number = next_clause(cells, -1, 0)
    while number >= 0:
        clause = sworn(cells, number)
        about: bool = kind_of(clause) == oath.TRUE_PAWN or kind_of(clause) == oath.TRUE_STACK
        if about and named(clause, A_PLACE) == place:
            surface(cells, number, witness)
        number = next_clause(cells, -1, number + 1)


def secret_seen(board: Board, cells: vec[i64], by: i64, witness: Witness | None) -> None:
    """The seats of a mask see the secret card."""
    number = next_clause(cells, -1, 0)
    while number >= 0:
        kind = kind_of(sworn(cells, number))
        about: bool = oath.TRUE_SECRET_SECTOR <= kind <= oath.TRUE_SECRET_ICON
        if about and by & BIT[partner(cells, number)]:
            surface(cells, number, witness)
        number = next_clause(cells, -1, number + 1)
