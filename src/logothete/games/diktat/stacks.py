"""Pawns on the board: stacks in the order of their pawns, and which seats know which pawn (DIK-034, DIK-123).

The pawns lie in an arena, stack after stack in the order of the places, each from the top down; position 0 is the top.
A pawn is its type, the mask of the seats that know it, and the mask of those whose present look has been at it. Owners
always know their own (DIK-040). After a stack was mixed nobody can follow single pawns; its *memo* says, for each seat
and type, how many of the type are in it at least.
"""

from __future__ import annotations

from typing import Final

from logothete.components import sets
from logothete.components.hands import sort
from logothete.games.diktat.board import (
    ALL_PLACES,
    ARENA,
    CLOSED,
    FIRST,
    FROZEN,
    KEPT,
    KINDS,
    MEMO,
    OTHERS,
    OWNER,
    PERMITS,
    PLACES,
    POSITIONS,
    SEATS,
    SIZE,
    TOKEN_PLACES,
    WATCHER,
    Board,
)
from logothete.games.diktat.desk import following
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice

_KIND: Final = 3
_KNOWN: Final = 2
"""The bit of a pawn from which on it says who knows it."""
_LOOKED: Final = 7
_MASK: Final = 31
_COUNT: Final = 4
"""The bits of a count in a memo, or in a list of numbers by sector."""
_MOST: Final = 15


def owner_of(cells: vec[i64], place: i64) -> i64:
    """Whose stack stands at a place: a seat, OTHERS, or -1 for nobody's."""
    return cells[OWNER + place] - 1


def sector_of(place: i64) -> i64:
    """The sector of a place."""
    return place // PLACES


def size_of(cells: vec[i64], place: i64) -> i64:
    """How many pawns a stack has; 0 where there is none."""
    return cells[SIZE + place]


def kind_at(cells: vec[i64], place: i64, position: i64) -> i64:
    """The type of a pawn."""
    return cells[ARENA + cells[FIRST + place] + position] & _KIND


def set_kind(cells: vec[i64], place: i64, position: i64, kind: i64) -> None:
    """Turn a pawn into one of another type; who knows it stays."""
    at: i64 = ARENA + cells[FIRST + place] + position
    cells[at] = cells[at] & ~_KIND | kind


def count_of(cells: vec[i64], place: i64, kind: i64) -> i64:
    """How many pawns of a type are in a stack."""
    number: i64 = 0
    at: i64 = ARENA + cells[FIRST + place]
    for pawn in range(at, at + cells[SIZE + place]):
        if cells[pawn] & _KIND == kind:
            number += 1
    return number


def topmost(cells: vec[i64], place: i64, kind: i64) -> i64:
    """The position of the first pawn of a type from the top, -1 if there is none."""
    for position in range(cells[SIZE + place]):
        if kind_at(cells, place, position) == kind:
            return position
    return -1


# Who knows what


def knows(cells: vec[i64], seat: i64, place: i64, position: i64) -> bool:
    """Whether a seat knows a pawn: its own, or one it has seen and could follow since."""
    if cells[OWNER + place] == seat + 1:
        return True
    return (cells[ARENA + cells[FIRST + place] + position] >> _KNOWN) & BIT[seat] != 0


def learn(cells: vec[i64], seats: i64, place: i64, position: i64) -> None:
    """The seats of a mask see a pawn."""
    cells[ARENA + cells[FIRST + place] + position] |= seats * BIT[_KNOWN]


def learn_all(cells: vec[i64], seats: i64, place: i64) -> None:
    """The seats of a mask see every pawn of a stack."""
    for position in range(cells[SIZE + place]):
        learn(cells, seats, place, position)


def looked(cells: vec[i64], seat: i64, place: i64, position: i64) -> bool:
    """Whether a seat has looked at a pawn in its present Manoeuvre (DIK-124)."""
    return (cells[ARENA + cells[FIRST + place] + position] >> _LOOKED) & BIT[seat] != 0


def mark_looked(cells: vec[i64], seat: i64, place: i64, position: i64) -> None:
    """A seat looks at a pawn and will know it."""
    cells[ARENA + cells[FIRST + place] + position] |= BIT[_LOOKED + seat]
    learn(cells, BIT[seat], place, position)


def forget_looks(cells: vec[i64], seat: i64) -> None:
    """The Manoeuvre of a spy is over."""
    for place in range(ALL_PLACES):
        at: i64 = ARENA + cells[FIRST + place]
        for pawn in range(at, at + cells[SIZE + place]):
            cells[pawn] &= ~BIT[_LOOKED + seat]


def remembered(cells: vec[i64], seat: i64, place: i64, kind: i64) -> i64:
    """How many pawns of a type a seat knows to be in a stack at least, since it was mixed."""
    return (cells[MEMO + place] >> ((seat * KINDS + kind) * _COUNT)) & _MOST


def remember(cells: vec[i64], seat: i64, place: i64, kind: i64, number: i64) -> None:
    """Set that number."""
    at: i64 = (seat * KINDS + kind) * _COUNT
    cells[MEMO + place] &= ~(_MOST * BIT[at])
    cells[MEMO + place] |= (number if number < _MOST else _MOST) * BIT[at]


def known_of(cells: vec[i64], seat: i64, place: i64, kind: i64) -> i64:
    """How many pawns of a type a seat knows to be in a stack at least, one by one or since it was mixed."""
    number: i64 = 0
    for position in range(cells[SIZE + place]):
        if kind_at(cells, place, position) == kind and knows(cells, seat, place, position):
            number += 1
    memo = remembered(cells, seat, place, kind)
    return memo if memo > number else number


# Coming and going


def insert(cells: vec[i64], place: i64, position: i64, pawn: i64) -> None:
    """Put a pawn, as the arena holds it, into the stack of a place; into an empty place as its first."""
    _put_in(cells, place, position, pawn)
    following.pawn_came(cells, place, position)


def _put_in(cells: vec[i64], place: i64, position: i64, pawn: i64) -> None:
    if cells[SIZE + place] == 0:
        first: i64 = 0
        for lower in range(place):
            first += cells[SIZE + lower]
        cells[FIRST + place] = first
    at: i64 = cells[FIRST + place] + position
    end: i64 = 0
    for other in range(ALL_PLACES):
        end += cells[SIZE + other]
        if other > place and cells[SIZE + other] > 0:
            cells[FIRST + other] += 1
    while end > at:
        cells[ARENA + end] = cells[ARENA + end - 1]
        end -= 1
    cells[ARENA + at] = pawn
    cells[SIZE + place] += 1
    if sets.has(cells, TOKEN_PLACES, place):
        learn(cells, BIT[cells[WATCHER] - 1], place, position)


def remove(cells: vec[i64], place: i64, position: i64) -> i64:
    """Take a pawn out of a stack, for all to see which one; the pawn. The last one's stack is no more (DIK-112)."""
    pawn = _take_out(cells, place, position)
    following.pawn_left(cells, place, position, cells[SIZE + place] == 0)
    return pawn


def _take_out(cells: vec[i64], place: i64, position: i64) -> i64:
    at: i64 = cells[FIRST + place] + position
    pawn: i64 = cells[ARENA + at]
    end: i64 = 0
    for other in range(ALL_PLACES):
        end += cells[SIZE + other]
        if other > place and cells[SIZE + other] > 0:
            cells[FIRST + other] -= 1
    while at < end - 1:
        cells[ARENA + at] = cells[ARENA + at + 1]
        at += 1
    cells[ARENA + end - 1] = 0
    cells[SIZE + place] -= 1
    _shrink_memo(cells, place, pawn)
    if cells[SIZE + place] == 0:
        _vanish(cells, place)
    return pawn


def _shrink_memo(cells: vec[i64], place: i64, pawn: i64) -> None:
    """Whoever did not know the pawn that left can be sure of one less of each type, whoever did of its own."""
    if cells[MEMO + place] == 0:
        return
    for seat in range(SEATS):
        known: bool = (pawn >> _KNOWN) & BIT[seat] != 0
        for kind in range(KINDS):
            number = remembered(cells, seat, place, kind)
            if number > 0 and (not known or kind == pawn & _KIND):
                remember(cells, seat, place, kind, number - 1)


def _vanish(cells: vec[i64], place: i64) -> None:
    """A stack without pawns frees its place, and a token on it is lost (DIK-060, DIK-112, AUT-025)."""
    cells[OWNER + place] = 0
    cells[FIRST + place] = 0
    cells[MEMO + place] = 0
    sets.remove(cells, TOKEN_PLACES, place)


def reveal(cells: vec[i64], seats: i64, place: i64, position: i64) -> i64:
    """The seats of a mask see a pawn that is about to leave; its type."""
    learn(cells, seats, place, position)
    return kind_at(cells, place, position)


def clear(cells: vec[i64], place: i64) -> None:
    """Take a whole stack off the board."""
    while cells[SIZE + place] > 0:
        remove(cells, place, cells[SIZE + place] - 1)


def put_stack(cells: vec[i64], place: i64, owner: i64) -> None:
    """A stack of an owner begins at an empty place; its pawns follow."""
    cells[OWNER + place] = owner + 1


def add_under(cells: vec[i64], place: i64, kind: i64) -> None:
    """A pawn that nobody else knows goes to the bottom of a stack."""
    insert(cells, place, cells[SIZE + place], kind)


def add_on_top(cells: vec[i64], place: i64, pawn: i64) -> None:
    """A pawn, as the arena holds it, goes on top of a stack."""
    insert(cells, place, 0, pawn)


def unseen(pawn: i64) -> i64:
    """A pawn of which nobody knows anything any more."""
    return pawn & _KIND


def move_stack(cells: vec[i64], place: i64, to: i64) -> None:
    """A whole stack goes to an empty place: its order, what is known of it and its token go with it (DIK-251)."""
    memo: i64 = cells[MEMO + place]
    token: bool = sets.has(cells, TOKEN_PLACES, place)
    put_stack(cells, to, owner_of(cells, place))
    while cells[SIZE + place] > 0:
        _put_in(cells, to, cells[SIZE + to], _take_out(cells, place, 0))
    cells[MEMO + to] = memo
    if token:
        sets.add(cells, TOKEN_PLACES, to)
    following.stack_moved(cells, place, to)


def mix(cells: vec[i64], place: i64, dice: Dice) -> None:
    """Bring a stack into an order that nobody knows; what was seen of it is known by number alone (DIK-123)."""
    first: i64 = ARENA + cells[FIRST + place]
    erase_order(cells, place)
    # Which pawn lay where before must not follow from where it lies now.
    sort(cells, first, cells[SIZE + place])
    dice.shuffle(cells, first, cells[SIZE + place])


def erase_order(cells: vec[i64], place: i64) -> None:
    """What seats knew of single pawns becomes what they know of the whole stack."""
    following.order_lost(cells, place)
    for seat in range(SEATS):
        for kind in range(KINDS):
            remember(cells, seat, place, kind, known_of(cells, seat, place, kind))
    at: i64 = ARENA + cells[FIRST + place]
    for pawn in range(at, at + cells[SIZE + place]):
        cells[pawn] &= _KIND
    if sets.has(cells, TOKEN_PLACES, place):
        learn_all(cells, BIT[cells[WATCHER] - 1], place)


def watch(cells: vec[i64], place: i64) -> None:
    """Lay a Cabal token on a stack: its owner knows every pawn of it from now on (DIK-060)."""
    sets.add(cells, TOKEN_PLACES, place)
    learn_all(cells, BIT[cells[WATCHER] - 1], place)


# Room


def by_sector(packed: i64, sector: i64) -> i64:
    """The number of a sector in a list of numbers by sector (`PERMITS`, `KEPT`)."""
    return (packed >> (sector * _COUNT)) & _MOST


def one_at(sector: i64) -> i64:
    """One, as such a list has it at a sector."""
    return BIT[sector * _COUNT]


def stacks_in(cells: vec[i64], sector: i64) -> i64:
    """How many stacks a sector holds, those of the Others too (DIK-108, AUT-026)."""
    number: i64 = 0
    for place in range(sector * PLACES, (sector + 1) * PLACES):
        if cells[SIZE + place] > 0:
            number += 1
    return number


def stacks_of(cells: vec[i64], seat: i64, sector: i64) -> i64:
    """How many stacks a seat has in a sector."""
    number: i64 = 0
    for place in range(sector * PLACES, (sector + 1) * PLACES):
        if cells[OWNER + place] == seat + 1:
            number += 1
    return number


def players_in(cells: vec[i64], sector: i64) -> i64:
    """The mask of the seats that have a stack in a sector."""
    mask: i64 = 0
    for place in range(sector * PLACES + 1, (sector + 1) * PLACES):
        if cells[OWNER + place] > 0:
            mask |= BIT[cells[OWNER + place] - 1]
    return mask


def others_place(sector: i64) -> i64:
    """The place of the Others in a sector."""
    return sector * PLACES


def free_place(cells: vec[i64], sector: i64) -> i64:
    """The first place of a sector where a player's stack can be put, -1 if there is none at all."""
    for place in range(sector * PLACES + 1, (sector + 1) * PLACES):
        if cells[OWNER + place] == 0:
            return place
    return -1


def kept_for_rivals(cells: vec[i64], seat: i64, sector: i64) -> i64:
    """How many places of a sector are kept for others than a seat (DIK-168)."""
    number: i64 = 0
    for rival in range(SEATS):
        if rival != seat:
            number += by_sector(cells[KEPT + rival], sector)
    return number


def has_room(board: Board, cells: vec[i64], seat: i64, sector: i64, allowed: i64) -> bool:
    """Whether a seat, or OTHERS, may bring a stack into a sector under the limit raised by `allowed` (DIK-323)."""
    if free_place(cells, sector) < 0:
        return False
    taken: i64 = stacks_in(cells, sector) + kept_for_rivals(cells, seat, sector)
    return taken < board.limit + allowed + (0 if seat == OTHERS else by_sector(cells[PERMITS + seat], sector))


def is_open(cells: vec[i64], sector: i64) -> bool:
    """Whether the pawns of a sector can still be touched in this Cycle (DIK-220)."""
    return cells[FROZEN] & BIT[sector] == 0


def is_closed(cells: vec[i64], sector: i64) -> bool:
    """Whether an effect keeps every stack out of a sector."""
    return cells[CLOSED] & BIT[sector] != 0


def pawns_on_board(cells: vec[i64]) -> i64:
    """How many pawns stand on the board."""
    total: i64 = 0
    for place in range(ALL_PLACES):
        total += cells[SIZE + place]
    return total


def too_many(number: i64) -> bool:
    """Whether a stack can have no more pawns than this many."""
    return number >= POSITIONS


def lift_to(cells: vec[i64], place: i64, position: i64, to: i64) -> None:
    """A pawn of a stack goes up to a position, unseen; those in between go down by one."""
    first: i64 = ARENA + cells[FIRST + place]
    pawn: i64 = cells[first + position]
    while position > to:
        cells[first + position] = cells[first + position - 1]
        position -= 1
    cells[first + to] = pawn
