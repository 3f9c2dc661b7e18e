"""Putting something together unseen: to whom it goes, and clauses thing by thing (DIK-152, DIK-173, DIK-327).

A draft is nobody's business but its maker's: each piece answers SEALED and is told to nobody. It only grows; who wants
less takes pieces back or gives the draft up, which counts as an offer.
"""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.board import (
    MANOEUVRES,
    MOVES,
    PHASE,
    RESOLUTION,
    SEAT,
    Board,
)
from logothete.games.diktat.desk.clauses import (
    A_CABAL,
    A_CARD,
    A_GOOD,
    A_PLACE,
    A_POSITION,
    A_SECTOR,
    GAME_END,
    MANOEUVRES_END,
    NEXT_TURN,
    NOT_USE,
    OPTIONAL,
    ORDER_BEFORE,
    SECTOR_END,
    START,
    TRUE_RESERVE,
    TRUTH,
    begin,
    deadline_of,
    due,
    fill,
    is_whole,
    kind_of,
    next_ask,
    sort_of,
    thing,
)
from logothete.games.diktat.desk.clauses import SORT as SORT_OF
from logothete.games.diktat.desk.holding import is_public, knows_facts
from logothete.games.diktat.desk.layout import (
    ASKED,
    CLAIM,
    CLAUSE,
    CLAUSES,
    FORM,
    GIVEN,
    MADE,
    NOTHING,
    OFFER,
    SIDE,
    TO,
    clause_at,
    clauses_in,
    draft,
    tray,
)
from logothete.games.diktat.stacks import is_open, owner_of, sector_of, size_of
from logothete.games.diktat.verbs import (
    ANY,
    BY,
    BY_SECTOR,
    DEMAND,
    DEPTH,
    HOW,
    ICON,
    NUMBER,
    SORT,
    STATE,
    TYPE,
    WHAT,
    WHERE,
    WHICH,
    WHO,
)
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Objection

NOT_TO_YOURSELF: Final = Objection("DIK-152", "not-to-yourself")
NOT_AT_THE_TABLE: Final = Objection("DIK-152", "not-at-the-table", ("cabal",))
ADDRESSED_ALREADY: Final = Objection("DIK-152", "addressed-already", ("cabal",))
ANOTHER_DRAFT: Final = Objection("DIK-152", "another-draft")
TOO_MANY_MADE: Final = Objection("DIK-327", "too-many-made")
NO_DRAFT: Final = Objection("DIK-152", "no-draft")
NO_CLAUSE_BEGUN: Final = Objection("DIK-173", "no-clause-begun")
FINISH_THE_CLAUSE: Final = Objection("DIK-173", "finish-the-clause")
TOO_MANY_CLAUSES: Final = Objection("DIK-172", "too-many-clauses")
ONLY_STATEMENTS: Final = Objection("DIK-164", "only-statements")
ONE_STATEMENT: Final = Objection("DIK-164", "one-statement")
ONE_PARTNER: Final = Objection("DIK-172", "one-partner")
NAME_SOMETHING_ELSE: Final = Objection("DIK-173", "name-something-else")
NO_SUCH_STACK: Final = Objection("DIK-192", "no-such-stack", ("place",))
NO_SUCH_PAWN: Final = Objection("DIK-192", "no-such-pawn", ("position",))
NOT_ON_A_TRACK: Final = Objection("DIK-178", "not-on-a-track", ("card",))
SAME_SECTOR: Final = Objection("DIK-190", "same-sector", ("sector",))
ONLY_HIDDEN_GOODS: Final = Objection("DIK-195", "only-hidden-goods", ("goods",))
THIRD_PLAYER: Final = Objection("DIK-182", "third-player")
NO_DEADLINE: Final = Objection("DIK-174", "no-deadline")
DEADLINE_IS_PAST: Final = Objection("DIK-174", "deadline-is-past", ("deadline",))
SECTOR_IS_PAST: Final = Objection("DIK-174", "sector-is-past", ("sector",))
NAME_THE_SECTOR: Final = Objection("DIK-174", "name-the-sector")
NOT_YOURS_TO_SWEAR: Final = Objection("DIK-196", "not-known-to-swear")

VERB_OF_ASK: Final = vec[i64]([WHERE, WHO, WHAT, WHICH, DEPTH, TYPE, SORT, NUMBER, HOW, ICON])


def seat_of(cells: vec[i64], cabal: i64) -> i64:
    """The seat of a Cabal, -1 if nobody plays it."""
    return cells[SEAT + cabal]


# To whom


def why_not_address(board: Board, cells: vec[i64], seat: i64, form: i64, cabal: i64) -> Objection | None:
    """What stands against addressing a draft of a form to a Cabal, or beginning one by that."""
    own = tray(seat)
    if cells[own + FORM] != NOTHING and cells[own + FORM] != form:
        return ANOTHER_DRAFT
    if cells[own + CLAUSE] != 0:
        return FINISH_THE_CLAUSE
    other = seat_of(cells, cabal)
    if other < 0:
        return NOT_AT_THE_TABLE
    if other == seat:
        return NOT_TO_YOURSELF
    if cells[own + TO] & BIT[other]:
        return ADDRESSED_ALREADY
    if cells[own + FORM] == NOTHING and cells[own + MADE + form - 1] >= board.limits[form - 1]:
        return TOO_MANY_MADE
    if form == OFFER and cells[own + TO] != 0:
        # Clauses are sworn between two (DIK-172).
        sworn = clauses_in(cells, draft(seat), GIVEN) + clauses_in(cells, draft(seat), ASKED)
        return ONE_PARTNER if sworn > 0 else None
    return None


def address(cells: vec[i64], seat: i64, form: i64, cabal: i64) -> None:
    """A draft of a form goes to one more seat."""
    own = tray(seat)
    cells[own + FORM] = form
    cells[own + TO] |= BIT[seat_of(cells, cabal)]


# Clauses


def why_not_begin(cells: vec[i64], seat: i64, verb: i64, kind: i64) -> Objection | None:
    """What stands against beginning a clause: one that the seat swears or demands, or a claim."""
    own = tray(seat)
    form: i64 = CLAIM if verb == STATE else OFFER
    if cells[own + FORM] != form:
        return NO_DRAFT if cells[own + FORM] == NOTHING else ANOTHER_DRAFT
    if cells[own + CLAUSE] != 0:
        return FINISH_THE_CLAUSE
    side: i64 = ASKED if verb == DEMAND else GIVEN
    if verb == STATE:
        if SORT_OF[kind] != TRUTH:
            return ONLY_STATEMENTS
        return ONE_STATEMENT if clauses_in(cells, draft(seat), GIVEN) > 0 else None
    if clauses_in(cells, draft(seat), side) >= CLAUSES:
        return TOO_MANY_CLAUSES
    several: bool = cells[own + TO] & (cells[own + TO] - 1) != 0
    return ONE_PARTNER if several else None


def begin_clause(cells: vec[i64], seat: i64, verb: i64, kind: i64) -> None:
    """A clause is put together from now on."""
    own = tray(seat)
    cells[own + CLAUSE] = begin(kind)
    cells[own + SIDE] = ASKED if verb == DEMAND else GIVEN
    _store_if_whole(cells, seat)


def _store_if_whole(cells: vec[i64], seat: i64) -> None:
    own = tray(seat)
    if is_whole(cells[own + CLAUSE]):
        side: i64 = cells[own + SIDE]
        cells[clause_at(draft(seat), side, clauses_in(cells, draft(seat), side))] = cells[own + CLAUSE]
        cells[own + CLAUSE] = 0
        cells[own + SIDE] = 0


def is_thing(verb: i64) -> bool:
    """Whether a verb names something of a clause that is being put together."""
    return WHERE <= verb <= BY_SECTOR


def why_not_name(board: Board, cells: vec[i64], seat: i64, verb: i64, value: i64) -> Objection | None:
    """What stands against naming something next in the clause that is being put together."""
    own = tray(seat)
    clause: i64 = cells[own + CLAUSE]
    if clause == 0:
        return NO_CLAUSE_BEGUN
    ask = next_ask(clause)
    if verb in (BY, BY_SECTOR):
        return NAME_SOMETHING_ELSE if ask >= 0 else _why_not_by(board, cells, seat, clause, verb, value)
    if ask < 0:
        return NO_DEADLINE
    if verb == ANY:
        return None if ask & OPTIONAL else NAME_SOMETHING_ELSE
    if VERB_OF_ASK[ask & ~OPTIONAL] != verb:
        return NAME_SOMETHING_ELSE
    objection = _why_not_thing(board, cells, seat, clause, ask & ~OPTIONAL, value)
    if objection is not None:
        return objection
    named = fill(clause, _meant(cells, ask & ~OPTIONAL, value))
    sworn: bool = cells[own + FORM] == OFFER and cells[own + SIDE] == GIVEN and is_whole(named)
    return NOT_YOURS_TO_SWEAR if sworn and not knows_facts(board, cells, seat, named) else None


def _meant(cells: vec[i64], ask: i64, value: i64) -> i64:
    """What a clause keeps of a thing: of a Cabal its seat."""
    return seat_of(cells, value) if ask == A_CABAL else value


def _why_not_thing(board: Board, cells: vec[i64], seat: i64, clause: i64, ask: i64, value: i64) -> Objection | None:
    """What stands against a thing by what everybody can see."""
    kind = kind_of(clause)
    if ask == A_CABAL:
        other = seat_of(cells, value)
        if other < 0:
            return NOT_AT_THE_TABLE
        return THIRD_PLAYER if kind != START and cells[tray(seat) + TO] | BIT[seat] == BIT[other] | BIT[seat] else None
    if ask == A_CARD and kind != NOT_USE:
        # Of Cabal cards only the use can be sworn: they are no Trophies and change no hands (DIK-151).
        return NOT_ON_A_TRACK if value >= board.cards else None
    if ask == A_PLACE:
        there: bool = owner_of(cells, value) >= 0 and is_open(cells, sector_of(value))
        return None if there else NO_SUCH_STACK
    if ask == A_POSITION:
        return None if value < size_of(cells, thing(clause, 0)) else NO_SUCH_PAWN
    if ask == A_GOOD and kind == TRUE_RESERVE:
        return ONLY_HIDDEN_GOODS if is_public(value) else None
    if ask == A_SECTOR and kind == ORDER_BEFORE and thing(clause, 0) == value:
        return SAME_SECTOR
    return None


def _why_not_by(board: Board, cells: vec[i64], seat: i64, clause: i64, verb: i64, value: i64) -> Objection | None:
    """What stands against a deadline: its moment must still be able to come (DIK-174)."""
    if sort_of(clause) == TRUTH or deadline_of(clause) >= 0:
        return NO_DEADLINE
    phase: i64 = cells[PHASE]
    if verb == BY_SECTOR:
        return None if phase <= RESOLUTION and is_open(cells, value) else SECTOR_IS_PAST
    if value == SECTOR_END:
        return NAME_THE_SECTOR
    if value == MANOEUVRES_END:
        return None if phase <= MANOEUVRES else DEADLINE_IS_PAST
    if value == NEXT_TURN:
        # Of the partner it is not asked whether he has a Manoeuvre left: the phase alone decides.
        left: bool = cells[tray(seat) + SIDE] == ASKED or phase < MANOEUVRES or cells[MOVES + seat] > 0
        return None if phase <= MANOEUVRES and left else DEADLINE_IS_PAST
    return None if value <= GAME_END else DEADLINE_IS_PAST


def name(cells: vec[i64], seat: i64, verb: i64, value: i64) -> None:
    """The clause that is being put together names one thing more, or gets its deadline."""
    own = tray(seat)
    clause: i64 = cells[own + CLAUSE]
    if verb == BY:
        clause = due(clause, value, -1)
    elif verb == BY_SECTOR:
        clause = due(clause, SECTOR_END, value)
    elif verb == ANY:
        clause = fill(clause, -1)
    else:
        clause = fill(clause, _meant(cells, next_ask(clause) & ~OPTIONAL, value))
    cells[own + CLAUSE] = clause
    _store_if_whole(cells, seat)


def things(board: Board, cells: vec[i64], seat: i64, out: vec[i64], size: i64) -> i64:
    """What could be named next, after what is in the buffer; how much there is then."""
    clause: i64 = cells[tray(seat) + CLAUSE]
    ask = next_ask(clause)
    if ask < 0:
        size = _all_of(board, BY, out, size)
        return _all_of(board, BY_SECTOR, out, size)
    if ask & OPTIONAL:
        size = _all_of(board, ANY, out, size)
    return _all_of(board, VERB_OF_ASK[ask & ~OPTIONAL], out, size)


def _all_of(board: Board, verb: i64, out: vec[i64], size: i64) -> i64:
    """Every action of a verb."""
    for action in range(board.first[verb], board.after[verb]):
        out[size] = action
        size += 1
    return size
