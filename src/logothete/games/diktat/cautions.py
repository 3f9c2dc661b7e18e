"""What a seat is told before it breaks its word: which clause, and what that costs (DIK-171, DIK-198).

It speaks of the seat's own oaths alone, and reckons with nothing that the seat does not know. What an act breaks is
judged by the very conditions that judge it when it is done (`judging.py`).
"""

from __future__ import annotations

from typing import Final

from logothete.components import sets
from logothete.games.diktat.board import MOVES, SECTORS, WORDS
from logothete.games.diktat.desk import clauses as oath
from logothete.games.diktat.desk import judging
from logothete.games.diktat.desk.clauses import (
    A_NUMBER,
    A_PLACE,
    A_POSITION,
    A_SECTOR,
    KINDS,
    PERFORM,
    TRUTH,
    deadline_of,
    kind_of,
    named,
    sort_of,
)
from logothete.games.diktat.desk.drafting import seat_of
from logothete.games.diktat.desk.layout import (
    ASKED,
    CLAIM,
    CLAUSES,
    FORM,
    GIVEN,
    GOODS,
    OFFER,
    TO,
    cards_at,
    clause_at,
    draft,
    good_in,
    markers_in,
    offer,
    tray,
)
from logothete.games.diktat.desk.oaths import ACTED, POSSIBLE, next_clause, partner, slot_of, standing, sworn
from logothete.games.diktat.desk.statements import is_true
from logothete.games.diktat.frames import BY_OTHERS, ManoeuvreFrame, SpyFrame, StrikeFrame
from logothete.games.diktat.kinds import CONQUEST_STEP, MANOEUVRE_STEP, SPY_STEP, STRIKE_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules.conquest import trophy_of
from logothete.games.diktat.rules.resolution import unresolved
from logothete.games.diktat.rules.strength import ConquestFrame
from logothete.games.diktat.rules.teams import team_sector
from logothete.games.diktat.stacks import looked, owner_of, sector_of, size_of
from logothete.games.diktat.verbs import (
    ACCEPT,
    ASSASSINATE,
    AT,
    BID,
    CLAIM_MARKER,
    CLEANSE,
    DECLINE,
    DESIGNATE,
    DEVELOP,
    DISPEL,
    DRIVE,
    INFLUENCE,
    PAWN,
    PLAY,
    PLAY_MARKER,
    PROPOSE,
    SEAL,
    SECRET,
    SHOW_SECRET,
    SHOW_STACK,
    SPY,
    START,
    USE,
    USE_MARKER,
    VERBS,
)
from logothete.games.diktat.verbs import CLAIM as CLAIM_CARD
from logothete.games.diktat.verbs import TO as TO_SECTOR
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import TOP, find_frame, top_frame
from logothete.kernel.title import Caution

_MANOEUVRES: Final = (SEAL, SPY, ASSASSINATE, INFLUENCE, DEVELOP, CLEANSE, DRIVE)
_PRISES: Final = (CLAIM_CARD, CLAIM_MARKER, DISPEL, DECLINE)
_OTHER_ACTS: Final = (
    TO_SECTOR,
    AT,
    PAWN,
    SECRET,
    USE,
    USE_MARKER,
    PLAY,
    PLAY_MARKER,
    BID,
    START,
    DESIGNATE,
    ACCEPT,
    PROPOSE,
    SHOW_STACK,
    SHOW_SECRET,
)
CAUTIOUS: Final = tuple(VERBS[verb].key for verb in sorted((*_MANOEUVRES, *_PRISES, *_OTHER_ACTS)))
"""The verbs that can break an oath."""

Clauses = set[int]
"""Clauses by their numbers (`oaths.py`)."""


def cautions(state: Position, seat: int, action: int) -> list[Caution]:
    """What a seat should know before it does something: the oaths that it breaks, leaves unkept, or swears falsely."""
    board = state.board
    verb: i64 = board.verb_of[action]
    argument: i64 = action - board.first[verb]
    found = [_say(state, "perjury", number) for number in sorted(_broken(state, seat, verb, argument))]
    if verb in _MANOEUVRES:
        found += [_say(state, "unkept", number) for number in sorted(_unkept(state, seat, verb))]
    if verb in (ACCEPT, PROPOSE):
        found += _false_oaths(state, seat, verb, argument)
    return found


def _say(state: Position, key: str, number: int) -> Caution:
    cells = state.cells
    kind = int(kind_of(sworn(cells, number)))
    about: dict[str, str | int] = {
        "rival_seat": int(partner(cells, number)),
        "clause": KINDS.keys[kind],
        "number": int(slot_of(number)) + 1,
    }
    return Caution(key, KINDS.rules[kind], about)


def _broken(state: Position, seat: int, verb: i64, argument: i64) -> Clauses:
    """The clauses of a seat that an action breaks as soon as it is done, or, of an offer, accepted."""
    board = state.board
    cells = state.cells
    if next_clause(cells, seat, 0) < 0:
        return set()
    if verb in (TO_SECTOR, SEAL):
        # A stack that an effect moves is named before, and its sector then too.
        at = find_frame(cells, MANOEUVRE_STEP)
        return _acts(state, seat, judging.ENTER, argument if verb == TO_SECTOR else team_sector(board, cells, at))
    if verb in (AT, PAWN):
        return _touched(state, seat, argument if verb == AT else -1)
    if verb == SECRET:
        return _acts(state, seat, judging.LOOK_AT_SECRET)
    if verb in (USE, PLAY):
        return _acts(state, seat, judging.USE, argument)
    if verb in (USE_MARKER, PLAY_MARKER):
        return _acts(state, seat, judging.USE_MARKER, argument)
    if verb in _PRISES:
        return _prise(state, seat, verb, argument)
    if verb in (BID, START, DESIGNATE):
        return _chosen(state, seat, verb, argument)
    if verb == ACCEPT:
        maker = seat_of(cells, argument)
        return _traded(state, seat, maker, offer(maker), ASKED)
    if verb == PROPOSE and cells[tray(seat) + FORM] == CLAIM:
        return _claimed(state, seat)
    if verb == PROPOSE:
        to: i64 = cells[tray(seat) + TO]
        each = [_traded(state, seat, one, draft(seat), GIVEN) for one in range(board.players) if to & BIT[one]]
        return set().union(*each)
    if verb == SHOW_SECRET:
        return _acts(state, seat, judging.TELL_SECRET, cells[tray(seat) + TO])
    if verb == SHOW_STACK:
        return _shown(state, seat, argument)
    return set()


def _acts(state: Position, seat: int, act: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Clauses:
    """The abstentions that an act breaks."""
    board, cells = state.board, state.cells
    return {
        number
        for number in _own(cells, seat)
        if judging.forbids(board, cells, sworn(cells, number), partner(cells, number), act, a, b, c)
    }


def _own(cells: vec[i64], seat: int) -> list[int]:
    """The clauses of a seat that can still be kept or broken."""
    found = []
    number = next_clause(cells, seat, 0)
    while number >= 0:
        found.append(int(number))
        number = next_clause(cells, seat, number + 1)
    return found


def _touched(state: Position, seat: int, named_place: i64) -> Clauses:
    """Looks and strikes of the seat itself: what is broken by the next one in a stack (DIK-176, DIK-177)."""
    cells = state.cells
    kind: i64 = cells[cells[TOP]]
    at = top_frame(cells)
    if kind == STRIKE_STEP and not cells[at + StrikeFrame.MODE] & BY_OTHERS:
        place: i64 = named_place if named_place >= 0 else cells[at + StrikeFrame.PLACE] - 1
        act: i64 = judging.STRIKE
    elif kind == SPY_STEP:
        place = named_place if named_place >= 0 else cells[at + SpyFrame.PLACE] - 1
        act = judging.LOOK
    else:
        return set()
    return _acts(state, seat, act, owner_of(cells, place), sector_of(place)) if place >= 0 else set()


def _prise(state: Position, seat: int, verb: i64, argument: i64) -> Clauses:
    """A Trophy that is taken, or left (DIK-178, DIK-179, DIK-191)."""
    board, cells = state.board, state.cells
    sector: i64 = cells[find_frame(cells, CONQUEST_STEP) + ConquestFrame.SECTOR]
    found: Clauses = set()
    if verb == CLAIM_CARD:
        found = _acts(state, seat, judging.TAKE_CARD, argument, sector)
    elif verb == CLAIM_MARKER:
        found = _acts(state, seat, judging.TAKE_MARKER, sector)
    elif verb == DISPEL:
        found = _acts(state, seat, judging.DISPEL, sector)
    # What the partner has in a sector that was not turned up is not for the seat to know.
    found = {one for one in found if _names_no_other(sworn(cells, one), sector)}
    for one in _own(cells, seat):
        if judging.of_trophy(board, cells, sworn(cells, one), sector, trophy_of(verb), argument) < 0:
            found.add(one)
    return found


def _names_no_other(clause: i64, sector: i64) -> bool:
    return named(clause, A_SECTOR) in (-1, sector)


def _chosen(state: Position, seat: int, verb: i64, argument: i64) -> Clauses:
    """A bid, who begins, which sector comes next (DIK-180, DIK-190)."""
    cells = state.cells
    first: i64 = oath.START
    last: i64 = oath.START
    a: i64 = argument
    b: i64 = 0
    if verb == BID:
        first, last = oath.BID_AT_MOST, oath.BID_AT_LEAST
        a, b = cells[find_frame(cells, CONQUEST_STEP) + ConquestFrame.SECTOR], argument
    elif verb == DESIGNATE:
        first, last = oath.ORDER_FIRST, oath.ORDER_BEFORE
        b = unresolved(cells)
    else:
        a = seat_of(cells, argument)
    judged = [one for one in _own(cells, seat) if first <= kind_of(sworn(cells, one)) <= last]
    return {one for one in judged if judging.verdict(cells, sworn(cells, one), a, b) < 0}


def _traded(state: Position, seat: int, other: i64, terms: i64, side: i64) -> Clauses:
    """An exchange with somebody, in which the seat hands over a side of these terms (DIK-182)."""
    cells = state.cells
    found = _acts(state, seat, judging.TRADE, other)
    for good in range(GOODS):
        if good_in(cells, terms, side, good) > 0:
            found |= _acts(state, seat, judging.HAND, other, good)
    for sector in range(SECTORS):
        if markers_in(cells, terms, side, sector) > 0:
            found |= _acts(state, seat, judging.HAND_MARKER, other, sector)
    card = sets.first_from(cells, cards_at(terms, side), WORDS, 0)
    while card >= 0:
        found |= _acts(state, seat, judging.HAND_CARD, other, card)
        card = sets.first_from(cells, cards_at(terms, side), WORDS, card + 1)
    return found


def _claimed(state: Position, seat: int) -> Clauses:
    """What is told of a pawn or of the secret card (DIK-183)."""
    cells = state.cells
    said: i64 = cells[clause_at(draft(seat), GIVEN, 0)]
    to: i64 = cells[tray(seat) + TO]
    if kind_of(said) in (oath.TRUE_PAWN, oath.TRUE_STACK):
        return _acts(state, seat, judging.TELL_PAWN, to, named(said, A_PLACE), named(said, A_POSITION))
    if oath.TRUE_SECRET_SECTOR <= kind_of(said) <= oath.TRUE_SECRET_ICON:
        return _acts(state, seat, judging.TELL_SECRET, to)
    return set()


def _shown(state: Position, seat: int, place: i64) -> Clauses:
    """The pawns of a stack that are shown (DIK-183)."""
    cells = state.cells
    to: i64 = cells[tray(seat) + TO]
    found: Clauses = set()
    for position in range(size_of(cells, place)):
        if owner_of(cells, place) == seat or looked(cells, seat, place, position):
            found |= _acts(state, seat, judging.TELL_PAWN, to, place, position)
    return found


# What is not done


def _unkept(state: Position, seat: int, verb: i64) -> Clauses:
    """Performances that fall due with this Manoeuvre, and that neither it nor anything before has kept (DIK-174)."""
    cells = state.cells
    at = top_frame(cells)
    if cells[cells[TOP]] != MANOEUVRE_STEP or cells[at + ManoeuvreFrame.EXTRA]:
        return set()
    moves = sum(int(cells[MOVES + one]) for one in range(state.board.players))
    due = (oath.NEXT_TURN, oath.MANOEUVRES_END) if moves == 1 else (oath.NEXT_TURN,)
    return {
        one
        for one in _own(cells, seat)
        if sort_of(sworn(cells, one)) == PERFORM
        and deadline_of(sworn(cells, one)) in due
        and not cells[standing(one)] & ACTED
        and (cells[standing(one)] & POSSIBLE or judging.could(state.board, cells, seat, sworn(cells, one)))
        and not _may_keep(state, at, verb, sworn(cells, one))
    }


def _may_keep(state: Position, at: i64, verb: i64, clause: i64) -> bool:
    """Whether a Manoeuvre keeps a performance, or can still do so."""
    kind = kind_of(clause)
    if verb == ASSASSINATE:
        return kind == oath.KILL
    if verb == SPY:
        return kind in (oath.SPY_SHOW, oath.SPY_SHOW_SECRET)
    if verb != SEAL or kind not in (oath.SEND, oath.SEND_EMISSARIES):
        return False
    there: bool = team_sector(state.board, state.cells, at) == named(clause, A_SECTOR)
    enough: bool = state.cells[at + ManoeuvreFrame.TEAM] >= named(clause, A_NUMBER)
    return there and (kind == oath.SEND_EMISSARIES or enough)


def _false_oaths(state: Position, seat: int, verb: i64, argument: i64) -> list[Caution]:
    """Statements that the seat swears by this, and knows to be false: they will surface (DIK-196, DIK-197)."""
    board, cells = state.board, state.cells
    if verb == PROPOSE and cells[tray(seat) + FORM] != OFFER:
        return []
    terms = draft(seat) if verb == PROPOSE else offer(seat_of(cells, argument))
    side: i64 = GIVEN if verb == PROPOSE else ASKED
    found = []
    for place in range(CLAUSES):
        clause: i64 = cells[clause_at(terms, side, place)]
        if clause != 0 and sort_of(clause) == TRUTH and not is_true(board, cells, seat, clause):
            kind = int(kind_of(clause))
            found.append(Caution("false-oath", KINDS.rules[kind], {"clause": KINDS.keys[kind]}))
    return found
