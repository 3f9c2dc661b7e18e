"""What breaks and what keeps a sworn clause: the acts of the game are told here, one by one (DIK-175 to DIK-200).

A step that carries out one of these acts calls the function of its name. Abstentions are broken at once, choices when
they are made; performances are judged at their deadlines (`deadlines.py`), statements when they surface
(`statements.py`).
"""

from __future__ import annotations

from typing import Final

from logothete.components import decks
from logothete.games.diktat.board import (
    ALL_PLACES,
    CORRUPTING,
    DARKNESS,
    EMISSARY,
    OWNER,
    PLACES,
    SECRET,
    TRACK,
    Board,
)
from logothete.games.diktat.desk import clauses as oath
from logothete.games.diktat.desk.clauses import (
    A_CABAL,
    A_CARD,
    A_GOOD,
    A_NUMBER,
    A_PLACE,
    A_SECTOR,
    PERFORM,
    is_lost,
    kind_of,
    named,
    sort_of,
    thing,
)
from logothete.games.diktat.desk.oaths import (
    ACTED,
    POSSIBLE,
    TRUE,
    add_done,
    break_oath,
    close,
    done,
    next_clause,
    partner,
    standing,
    sworn,
)
from logothete.games.diktat.effects.rows import PP
from logothete.games.diktat.holdings import holds, markers_left, markers_of
from logothete.games.diktat.stacks import count_of, has_room, is_closed, owner_of, sector_of, size_of
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness

# The acts, as `_act` knows them; their numbers say what they are about.
ENTER: Final = 0
STRIKE: Final = 1
LOOK: Final = 2
LOOK_AT_SECRET: Final = 3
TAKE_CARD: Final = 4
TAKE_MARKER: Final = 5
DISPEL: Final = 6
USE: Final = 7
USE_MARKER: Final = 8
TRADE: Final = 9
HAND_CARD: Final = 10
HAND_MARKER: Final = 11
HAND: Final = 12
TELL_PAWN: Final = 13
TELL_SECRET: Final = 14


def _fits(wanted: i64, present: i64) -> bool:
    """Whether something is what a clause names, or the clause leaves it open."""
    return wanted < 0 or wanted == present


def forbids(board: Board, cells: vec[i64], clause: i64, partner: i64, act: i64, a: i64, b: i64, c: i64) -> bool:
    """Whether an act of the swearer breaks an abstention."""
    kind = kind_of(clause)
    sector = named(clause, A_SECTOR)
    if act == ENTER:
        return kind == oath.NOT_ENTER and sector == a
    if act == STRIKE:
        return kind == oath.NOT_KILL and a == partner and _fits(sector, b)
    if act == LOOK:
        return kind == oath.NOT_SPY and a == partner and _fits(sector, b)
    if act == LOOK_AT_SECRET:
        return kind == oath.NOT_SPY_SECRET
    if act == TAKE_CARD:
        if named(clause, A_CARD) != a:
            return False
        if kind == oath.LET_TAKE_CARD:
            return has_emissary(cells, partner, sector)
        return kind == oath.NOT_TAKE_CARD
    if act == TAKE_MARKER:
        if kind == oath.LET_TAKE_MARKER:
            return sector == a and has_emissary(cells, partner, a)
        return kind == oath.NOT_TAKE_MARKER and sector == a
    if act == DISPEL:
        if kind == oath.LET_DISPEL:
            return sector == a and has_emissary(cells, partner, a)
        return kind == oath.NOT_DISPEL and sector == a
    if act == USE:
        return kind == oath.NOT_USE and named(clause, A_CARD) == a
    if act == USE_MARKER:
        return kind == oath.NOT_USE_MARKER and sector == a
    third = named(clause, A_CABAL)
    if act == TRADE:
        return kind == oath.NOT_TRADE and third == a
    if act == HAND_CARD:
        return kind == oath.NOT_HAND_CARD and third == a and named(clause, A_CARD) == b
    if act == HAND_MARKER:
        return kind == oath.NOT_HAND_MARKER and third == a and sector == b
    if act == HAND:
        return kind == oath.NOT_HAND and third == a and named(clause, A_GOOD) == b
    # A mask of those who are told; leaving the third open means everybody but the partner.
    heard: bool = a & ~BIT[partner] != 0 if third < 0 else a & BIT[third] != 0
    if act == TELL_PAWN:
        return kind == oath.NOT_TELL_PAWN and heard and thing(clause, 0) == b and _fits(thing(clause, 1), c)
    return act == TELL_SECRET and kind == oath.NOT_TELL_SECRET and heard


def would_break(board: Board, cells: vec[i64], seat: i64, act: i64, a: i64, b: i64, c: i64) -> i64:
    """The clause that an act of a seat would break, -1 if none: so that nobody stumbles into perjury (DIK-198)."""
    number = next_clause(cells, seat, 0)
    while number >= 0:
        if forbids(board, cells, sworn(cells, number), partner(cells, number), act, a, b, c):
            return number
        number = next_clause(cells, seat, number + 1)
    return -1


def _act(
    board: Board, cells: vec[i64], seat: i64, act: i64, a: i64, b: i64, c: i64, public: bool, witness: Witness | None
) -> None:
    """Break every oath that an act of a seat breaks."""
    number = would_break(board, cells, seat, act, a, b, c)
    while number >= 0:
        break_oath(cells, number, public, witness)
        number = would_break(board, cells, seat, act, a, b, c)


# Abstentions


def arrived(board: Board, cells: vec[i64], seat: i64, sector: i64, witness: Witness | None) -> None:
    """A stack of a seat has come to a sector, sent or moved (DIK-175)."""
    _act(board, cells, seat, ENTER, sector, 0, 0, True, witness)


def struck(
    board: Board, cells: vec[i64], seat: i64, owner: i64, place: i64, position: i64, witness: Witness | None
) -> None:
    """A seat strikes a pawn of its own will, which everybody sees (DIK-176, DIK-187)."""
    sector = sector_of(place)
    _act(board, cells, seat, STRIKE, owner, sector, 0, True, witness)
    number = next_clause(cells, seat, 0)
    while number >= 0:
        clause = sworn(cells, number)
        aimed: bool = _fits(named(clause, A_CABAL), owner) and _fits(named(clause, A_SECTOR), sector)
        if kind_of(clause) == oath.KILL and aimed:
            _perform(cells, number, 1)
        number = next_clause(cells, seat, number + 1)


def looked(board: Board, cells: vec[i64], seat: i64, owner: i64, place: i64, witness: Witness | None) -> None:
    """A seat looks at a pawn by a Manoeuvre or an effect (DIK-177)."""
    _act(board, cells, seat, LOOK, owner, sector_of(place), 0, True, witness)


def looked_at_secret(board: Board, cells: vec[i64], seat: i64, witness: Witness | None) -> None:
    """A seat looks at the secret card (DIK-177)."""
    _act(board, cells, seat, LOOK_AT_SECRET, 0, 0, 0, True, witness)


def used(board: Board, cells: vec[i64], seat: i64, element: i64, sector: i64, witness: Witness | None) -> None:
    """A seat declares the effect of a card, or of the markers of a sector (-1: of a card) (DIK-181)."""
    if sector >= 0:
        _act(board, cells, seat, USE_MARKER, sector, 0, 0, True, witness)
    else:
        _act(board, cells, seat, USE, element, 0, 0, True, witness)


# Prises (DIK-178, DIK-179, DIK-191)

CARD_TROPHY: Final = 0
MARKER_TROPHY: Final = 1
DARKNESS_TROPHY: Final = 2
NO_TROPHY: Final = 3


def has_emissary(cells: vec[i64], seat: i64, sector: i64) -> bool:
    """Whether a seat has an Emissary in a sector."""
    for place in range(sector * PLACES, (sector + 1) * PLACES):
        if cells[OWNER + place] == seat + 1 and count_of(cells, place, EMISSARY) > 0:
            return True
    return False


def _in_reach(board: Board, cells: vec[i64], clause: i64, sector: i64) -> bool:
    """Whether the Trophy that a clause names can be taken in a sector that is being shared out."""
    kind = kind_of(clause)
    if kind == oath.TAKE_CARD:
        card = named(clause, A_CARD)
        lies: bool = decks.place_of(cells, TRACK, card) >= 0 or decks.place_of(cells, CORRUPTING, card) >= 0
        return lies and board.sector_of[card] == sector
    if named(clause, A_SECTOR) != sector:
        return False
    if kind == oath.TAKE_MARKER:
        return markers_left(board, cells, sector) > 0
    return kind == oath.TAKE_DARKNESS and cells[DARKNESS + sector] > 0


def of_trophy(board: Board, cells: vec[i64], clause: i64, sector: i64, trophy: i64, card: i64) -> i64:
    """What a prise makes of a promise to take something: 1 kept, -1 broken, 0 not decided by it (DIK-191)."""
    if not _in_reach(board, cells, clause, sector):
        return 0
    kind = kind_of(clause)
    taken: bool = (
        (trophy == CARD_TROPHY and kind == oath.TAKE_CARD and named(clause, A_CARD) == card)
        or (trophy == MARKER_TROPHY and kind == oath.TAKE_MARKER)
        or (trophy == DARKNESS_TROPHY and kind == oath.TAKE_DARKNESS)
    )
    return 1 if taken else -1


def prise(
    board: Board, cells: vec[i64], seat: i64, sector: i64, trophy: i64, card: i64, witness: Witness | None
) -> None:
    """A seat is about to take a Trophy of a sector with an Emissary, or to decline."""
    if trophy == CARD_TROPHY:
        _act(board, cells, seat, TAKE_CARD, card, sector, 0, True, witness)
    elif trophy == MARKER_TROPHY:
        _act(board, cells, seat, TAKE_MARKER, sector, 0, 0, True, witness)
    elif trophy == DARKNESS_TROPHY:
        _act(board, cells, seat, DISPEL, sector, 0, 0, True, witness)
    number = next_clause(cells, seat, 0)
    while number >= 0:
        kept: i64 = of_trophy(board, cells, sworn(cells, number), sector, trophy, card)
        if kept > 0:
            close(cells, number)
        elif kept < 0:
            break_oath(cells, number, True, witness)
        number = next_clause(cells, seat, number + 1)


# Choices


def _choose(
    board: Board, cells: vec[i64], seat: i64, first: i64, last: i64, a: i64, b: i64, witness: Witness | None
) -> None:
    """Judge the clauses of a seat whose kinds lie between two, by what it has chosen."""
    number = next_clause(cells, seat, 0)
    while number >= 0:
        kind = kind_of(sworn(cells, number))
        judged: i64 = verdict(cells, sworn(cells, number), a, b) if first <= kind <= last else 0
        if judged > 0:
            close(cells, number)
        elif judged < 0:
            break_oath(cells, number, True, witness)
        number = next_clause(cells, seat, number + 1)


def verdict(cells: vec[i64], clause: i64, a: i64, b: i64) -> i64:
    """1: kept, -1: broken, 0: not decided by this choice."""
    kind = kind_of(clause)
    sector = named(clause, A_SECTOR)
    if kind == oath.BID_AT_MOST or kind == oath.BID_AT_LEAST:
        if sector != a:
            return 0
        number = named(clause, A_NUMBER)
        return 1 if (b <= number if kind == oath.BID_AT_MOST else b >= number) else -1
    if kind == oath.START:
        return 1 if named(clause, A_CABAL) == a else -1
    # Sectors that are designated: `a` is the one, `b` the mask of those that are still to come, itself included.
    if kind == oath.ORDER_FIRST:
        return 1 if sector == a else (-1 if b & BIT[sector] else 0)
    if kind == oath.ORDER_LAST:
        return 0 if sector != a else (1 if b == BIT[sector] else -1)
    later = thing(clause, 1)
    if a == sector:
        return 1
    return -1 if a == later and b & BIT[sector] else 0


def bade(board: Board, cells: vec[i64], seat: i64, sector: i64, number: i64, witness: Witness | None) -> None:
    """A seat's bid is revealed (DIK-180)."""
    _choose(board, cells, seat, oath.BID_AT_MOST, oath.BID_AT_LEAST, sector, number, witness)


def started(board: Board, cells: vec[i64], seat: i64, whom: i64, witness: Witness | None) -> None:
    """The Administrator names who starts (DIK-190)."""
    _choose(board, cells, seat, oath.START, oath.START, whom, 0, witness)


def designated(board: Board, cells: vec[i64], seat: i64, sector: i64, to_come: i64, witness: Witness | None) -> None:
    """The Administrator designates a sector out of those that are still to come (DIK-190)."""
    _choose(board, cells, seat, oath.ORDER_FIRST, oath.ORDER_BEFORE, sector, to_come, witness)


# Performances


def _perform(cells: vec[i64], number: i64, amount: i64) -> None:
    """So much of a clause was done; with enough of it, it is kept."""
    add_done(cells, number, amount)
    if done(cells, number) >= named(sworn(cells, number), A_NUMBER):
        close(cells, number)


def sent(board: Board, cells: vec[i64], seat: i64, sector: i64, place: i64) -> None:
    """A seat has sent a team to a sector (DIK-186)."""
    pawns = size_of(cells, place)
    emissaries = count_of(cells, place, EMISSARY)
    number = next_clause(cells, seat, 0)
    while number >= 0:
        clause = sworn(cells, number)
        if named(clause, A_SECTOR) == sector:
            if kind_of(clause) == oath.SEND and pawns >= named(clause, A_NUMBER):
                close(cells, number)
            elif kind_of(clause) == oath.SEND_EMISSARIES:
                enough: bool = emissaries >= named(clause, A_NUMBER)
                cells[standing(number)] |= ACTED | (TRUE if enough else 0)
        number = next_clause(cells, seat, number + 1)


def showed(
    board: Board, cells: vec[i64], seat: i64, to: i64, place: i64, position: i64, witness: Witness | None
) -> None:
    """A seat shows a pawn to the seats of a mask; place -1 is the secret card (DIK-183, DIK-188)."""
    if place >= 0:
        _act(board, cells, seat, TELL_PAWN, to, place, position, True, witness)
    else:
        _act(board, cells, seat, TELL_SECRET, to, 0, 0, True, witness)
    number = next_clause(cells, seat, 0)
    while number >= 0:
        clause = sworn(cells, number)
        kind = kind_of(clause)
        pawn: bool = kind == oath.SPY_SHOW and thing(clause, 0) == place and thing(clause, 1) == position
        if to & BIT[partner(cells, number)] and (pawn or (kind == oath.SPY_SHOW_SECRET and place < 0)):
            close(cells, number)
        number = next_clause(cells, seat, number + 1)


def told(board: Board, cells: vec[i64], seat: i64, to: i64, place: i64, position: i64, witness: Witness | None) -> None:
    """A seat claims something of a pawn, or of the secret card (-1), to the seats of a mask (DIK-183)."""
    if place >= 0:
        _act(board, cells, seat, TELL_PAWN, to, place, position, False, witness)
    else:
        _act(board, cells, seat, TELL_SECRET, to, 0, 0, False, witness)


def left(board: Board, cells: vec[i64], seat: i64, place: i64, beneficiary: i64) -> None:
    """A seat has given up a place (DIK-189)."""
    number = next_clause(cells, seat, 0)
    while number >= 0:
        clause = sworn(cells, number)
        wanted = named(clause, A_CABAL)
        if wanted < 0:
            wanted = partner(cells, number)
        if kind_of(clause) == oath.WITHDRAW and named(clause, A_PLACE) == place and beneficiary == wanted:
            close(cells, number)
        number = next_clause(cells, seat, number + 1)


def handed(board: Board, cells: vec[i64], seat: i64, to: i64, good: i64, amount: i64, witness: Witness | None) -> None:
    """A seat hands another so many of a good (DIK-182, DIK-184, DIK-185)."""
    _act(board, cells, seat, HAND, to, good, 0, False, witness)
    number = next_clause(cells, seat, 0)
    while number >= 0:
        clause = sworn(cells, number)
        kind = kind_of(clause)
        wanted: bool = (kind == oath.PAY and good == PP) or (kind == oath.GIVE and named(clause, A_GOOD) == good)
        if wanted and partner(cells, number) == to:
            _perform(cells, number, amount)
        number = next_clause(cells, seat, number + 1)


def handed_card(board: Board, cells: vec[i64], seat: i64, to: i64, card: i64, witness: Witness | None) -> None:
    """A seat hands another a card (DIK-182, DIK-185)."""
    _act(board, cells, seat, HAND_CARD, to, card, 0, True, witness)
    _hand_over(cells, seat, to, oath.GIVE_CARD, A_CARD, card)


def handed_marker(board: Board, cells: vec[i64], seat: i64, to: i64, sector: i64, witness: Witness | None) -> None:
    """A seat hands another a marker (DIK-182, DIK-185)."""
    _act(board, cells, seat, HAND_MARKER, to, sector, 0, True, witness)
    _hand_over(cells, seat, to, oath.GIVE_MARKER, A_SECTOR, sector)


def _hand_over(cells: vec[i64], seat: i64, to: i64, kind: i64, ask: i64, thing_given: i64) -> None:
    number = next_clause(cells, seat, 0)
    while number >= 0:
        clause = sworn(cells, number)
        if kind_of(clause) == kind and named(clause, ask) == thing_given and partner(cells, number) == to:
            close(cells, number)
        number = next_clause(cells, seat, number + 1)


def traded(board: Board, cells: vec[i64], seat: i64, partner: i64, witness: Witness | None) -> None:
    """Two seats have made an exchange (DIK-182)."""
    _act(board, cells, seat, TRADE, partner, 0, 0, True, witness)
    _act(board, cells, partner, TRADE, seat, 0, 0, True, witness)


# What could have been done (DIK-200)


def at_decision(board: Board, cells: vec[i64], seat: i64) -> None:
    """A seat is about to decide on a Manoeuvre: note what it has sworn and could do, by what everybody can see."""
    number = next_clause(cells, seat, 0)
    while number >= 0:
        if could(board, cells, seat, sworn(cells, number)):
            cells[standing(number)] |= POSSIBLE
        number = next_clause(cells, seat, number + 1)


def could(board: Board, cells: vec[i64], seat: i64, clause: i64) -> bool:
    """Whether a performance is possible now by what everybody can see."""
    if is_lost(clause):
        return False
    kind = kind_of(clause)
    if kind == oath.SEND or kind == oath.SEND_EMISSARIES:
        sector = named(clause, A_SECTOR)
        return has_room(board, cells, seat, sector, 0) and not is_closed(cells, sector)
    if kind == oath.KILL:
        return _has_target(cells, seat, named(clause, A_CABAL), named(clause, A_SECTOR))
    if kind == oath.SPY_SHOW:
        return size_of(cells, thing(clause, 0)) > thing(clause, 1)
    if kind == oath.SPY_SHOW_SECRET:
        return cells[SECRET] != 0
    if kind == oath.WITHDRAW:
        return owner_of(cells, named(clause, A_PLACE)) == seat
    if kind == oath.GIVE_CARD:
        return holds(cells, seat, named(clause, A_CARD))
    if kind == oath.GIVE_MARKER:
        return markers_of(cells, seat, named(clause, A_SECTOR)) > 0
    # Payments and Agents are never void: who swears them keeps them (DIK-184, DIK-185).
    return sort_of(clause) == PERFORM


def _has_target(cells: vec[i64], seat: i64, owner: i64, sector: i64) -> bool:
    """Whether there is a stack of a rival, or of this one, in a sector, or in any."""
    for place in range(ALL_PLACES):
        holder = owner_of(cells, place)
        if holder >= 0 and holder != seat and _fits(owner, holder) and _fits(sector, sector_of(place)):
            return True
    return False
