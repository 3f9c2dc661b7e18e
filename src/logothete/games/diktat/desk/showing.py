"""Claims, which may be false, and showings, which are proof (DIK-163 to DIK-165)."""

from __future__ import annotations

from typing import Final

from logothete.games.diktat import telling
from logothete.games.diktat.board import SECRET, SECRET_SEEN, Board
from logothete.games.diktat.desk import clauses as oath
from logothete.games.diktat.desk import judging, statements
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
    kind_of,
    named,
)
from logothete.games.diktat.desk.drafting import FINISH_THE_CLAUSE, NO_DRAFT
from logothete.games.diktat.desk.holding import amount_of, is_public
from logothete.games.diktat.desk.layout import (
    CLAIM,
    CLAUSE,
    FORM,
    GIVEN,
    MADE,
    SHOWING,
    TO,
    clause_at,
    clauses_in,
    draft,
    drop_draft,
    tray,
)
from logothete.games.diktat.frames import SpyFrame
from logothete.games.diktat.kinds import SPY_STEP
from logothete.games.diktat.stacks import kind_at, learn, learn_all, looked, owner_of, size_of
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import BARRED, FINAL, Objection, Witness
from logothete.kernel.steps import find_frame

NOTHING_SAID: Final = Objection("DIK-164", "nothing-said")
NOT_YOURS_TO_SHOW: Final = Objection("DIK-165", "not-yours-to-show", ("place",))
NOT_LOOKED_AT: Final = Objection("DIK-165", "not-looked-at")
PUBLIC_GOODS: Final = Objection("DIK-165", "public-goods", ("goods",))


# Claims


def why_not_claim(cells: vec[i64], seat: i64) -> Objection | None:
    """What stands against sending a claim."""
    own = tray(seat)
    if cells[own + CLAUSE] != 0:
        return FINISH_THE_CLAUSE
    return None if clauses_in(cells, draft(seat), GIVEN) > 0 else NOTHING_SAID


def claim(board: Board, cells: vec[i64], seat: i64, witness: Witness | None) -> i64:
    """Tell chosen players something that may be false; nobody else hears of it (DIK-164)."""
    own = tray(seat)
    to: i64 = cells[own + TO]
    said: i64 = cells[clause_at(draft(seat), GIVEN, 0)]
    cells[own + MADE + CLAIM - 1] += 1
    drop_draft(cells, seat)
    if witness is not None:
        _tell_claim(witness, to | BIT[seat], seat, said)
    pawn: bool = kind_of(said) in (oath.TRUE_PAWN, oath.TRUE_STACK)
    secret: bool = oath.TRUE_SECRET_SECTOR <= kind_of(said) <= oath.TRUE_SECRET_ICON
    if pawn or secret:
        judging.told(board, cells, seat, to, named(said, A_PLACE), named(said, A_POSITION), witness)
    return FINAL


def _tell_claim(witness: Witness, to: i64, seat: i64, said: i64) -> None:
    kind = kind_of(said)
    number = named(said, A_NUMBER)
    if kind == oath.TRUE_PAWN:
        witness.tell(telling.SAID_PAWN, to, seat, named(said, A_PLACE), named(said, A_POSITION), named(said, A_KIND))
    elif kind == oath.TRUE_STACK:
        how: i64 = telling.SAID_AS[named(said, A_COMPARE)]
        witness.tell(how, to, seat, named(said, A_PLACE), named(said, A_KIND), number)
    elif kind == oath.TRUE_RESERVE:
        witness.tell(telling.SAID_RESERVE, to, seat, named(said, A_GOOD), named(said, A_COMPARE), number)
    elif kind == oath.TRUE_SECRET_SECTOR:
        witness.tell(telling.SAID_SECRET_SECTOR, to, seat, named(said, A_SECTOR))
    elif kind == oath.TRUE_SECRET_CARD:
        witness.tell(telling.SAID_SECRET_CARD, to, seat, named(said, A_CARD))
    else:
        witness.tell(telling.SAID_SECRET_ICON, to, seat, named(said, A_ICON))


# Showings


def why_not_show(cells: vec[i64], seat: i64) -> Objection | None:
    """What stands against showing anything: that nobody is addressed."""
    return None if cells[tray(seat) + FORM] == SHOWING else NO_DRAFT


def spies(cells: vec[i64], seat: i64) -> bool:
    """Whether a Spy Manoeuvre of the seat lasts (DIK-165)."""
    at = find_frame(cells, SPY_STEP)
    return at >= 0 and cells[at + SpyFrame.SEAT] == seat


def why_not_show_stack(cells: vec[i64], seat: i64, place: i64) -> Objection | None:
    """What stands against showing a stack: one's own, or what one has looked at while the Spy Manoeuvre lasts."""
    objection = why_not_show(cells, seat)
    if objection is not None:
        return objection
    if owner_of(cells, place) == seat:
        return None
    if owner_of(cells, place) >= 0 and spies(cells, seat):
        for position in range(size_of(cells, place)):
            if looked(cells, seat, place, position):
                return None
        return NOT_LOOKED_AT
    return NOT_YOURS_TO_SHOW


def why_not_show_goods(cells: vec[i64], seat: i64, good: i64) -> Objection | None:
    """What stands against showing how many of a good one has: that everybody sees it anyway."""
    objection = why_not_show(cells, seat)
    if objection is not None:
        return objection
    return PUBLIC_GOODS if is_public(good) else None


def why_not_show_secret(cells: vec[i64], seat: i64) -> Objection | None:
    """What stands against showing the secret card: only who is looking at it can (DIK-165)."""
    objection = why_not_show(cells, seat)
    if objection is not None:
        return objection
    at = find_frame(cells, SPY_STEP)
    there: bool = at >= 0 and cells[at + SpyFrame.SEAT] == seat and cells[at + SpyFrame.SECRET] != 0
    return None if there else NOT_LOOKED_AT


def show_stack(board: Board, cells: vec[i64], seat: i64, place: i64, witness: Witness | None) -> i64:
    """Show an own stack, or the pawns of another that one has looked at, to those addressed (DIK-165)."""
    to = _sent(cells, seat)
    own: bool = owner_of(cells, place) == seat
    if own:
        learn_all(cells, to, place)
    for position in range(size_of(cells, place)):
        if not own and not looked(cells, seat, place, position):
            continue
        learn(cells, to, place, position)
        for other in range(board.players):
            if witness is not None and to & BIT[other]:
                kind = kind_at(cells, place, position)
                witness.tell(telling.WAS_SHOWN, BIT[other] | BIT[seat], seat, place, position, kind)
                if not own:
                    witness.tell(telling.SHOWED_PAWN, EVERYONE, seat, other, place, position)
        statements.pawn_seen(board, cells, place, position, to, witness)
        judging.showed(board, cells, seat, to, place, position, witness)
    if own and witness is not None:
        for other in range(board.players):
            if to & BIT[other]:
                witness.tell(telling.SHOWED_STACK, EVERYONE, seat, other, place)
    return BARRED


def show_goods(board: Board, cells: vec[i64], seat: i64, good: i64, witness: Witness | None) -> i64:
    """Show how many of a good lie behind one's screen (DIK-165)."""
    to = _sent(cells, seat)
    for other in range(board.players):
        if witness is not None and to & BIT[other]:
            witness.tell(telling.WAS_SHOWN_GOODS, BIT[other] | BIT[seat], seat, good, amount_of(cells, seat, good))
            witness.tell(telling.SHOWED_GOODS, EVERYONE, seat, other, good)
    return BARRED


def show_secret(board: Board, cells: vec[i64], seat: i64, witness: Witness | None) -> i64:
    """Show the secret card that one is looking at (DIK-165)."""
    to = _sent(cells, seat)
    cells[SECRET_SEEN] |= to
    for other in range(board.players):
        if witness is not None and to & BIT[other]:
            witness.tell(telling.WAS_SHOWN_SECRET, BIT[other] | BIT[seat], seat, cells[SECRET] - 1)
            witness.tell(telling.SHOWED_SECRET, EVERYONE, seat, other)
    statements.secret_seen(board, cells, to, witness)
    judging.showed(board, cells, seat, to, -1, -1, witness)
    return BARRED


def _sent(cells: vec[i64], seat: i64) -> i64:
    """The showing is made: the mask of those to whom it goes."""
    own = tray(seat)
    to: i64 = cells[own + TO]
    cells[own + MADE + SHOWING - 1] += 1
    drop_draft(cells, seat)
    return to
