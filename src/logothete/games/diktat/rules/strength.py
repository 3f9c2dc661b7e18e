"""What a conquest counts: whose Emissaries there are, what counts as one, and what is discarded (DIK-061, DIK-209)."""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.board import (
    CITIZEN,
    EMISSARY,
    GUARD,
    KINDS,
    OTHERS,
    OWNER,
    PLACES,
    SEATS,
)
from logothete.games.diktat.stacks import (
    count_of,
    others_place,
    remove,
    topmost,
)
from logothete.kernel.cells import i64, vec

# The stages of a conquest.
TO_JUDGE: Final = 0
TO_ORDER: Final = 1
TO_TAKE: Final = 2


class ConquestFrame:
    """A sector that is being conquered."""

    SECTOR: Final = 0
    STAGE: Final = 1
    NEXT: Final = 2
    """Whose prise it is: the place in the order."""
    TOOK: Final = 3
    """Whether a player has taken something in this round."""
    WITH: Final = 4
    """The type of pawns, plus one, that is discarded for the coming prise; 0: what the rules take first."""
    TIED: Final = 5
    """The mask of those who have struggled for the first place."""
    CONTENDERS: Final = 6
    """How many are in the order."""
    ORDER: Final = 7
    """The seats, and OTHERS, in the order of their prises."""
    COUNTED: Final = 13
    """Of each seat: what its bid counted for."""
    GROUPS: Final = 18
    """Of each seat and type: how many of its pawns count together as one Emissary, 0 if they do not."""
    TURNED: Final = 33
    """Of each seat: Emissaries of its stacks that count for another (`turncoat`)."""
    TURNER: Final = 38
    """The seat, plus one, for which they count."""
    SIZE: Final = 39


def pawns_here(cells: vec[i64], seat: i64, sector: i64, kind: i64) -> i64:
    """How many pawns of a type a seat, or OTHERS, has in a sector."""
    number: i64 = 0
    for place in range(sector * PLACES, (sector + 1) * PLACES):
        if cells[OWNER + place] == seat + 1:
            number += count_of(cells, place, kind)
    return number


def of_kind(cells: vec[i64], at: i64, seat: i64, kind: i64) -> i64:
    """How many Emissaries a seat's pawns of a type make: Emissaries themselves, or full groups (DIK-061)."""
    sector: i64 = cells[at + ConquestFrame.SECTOR]
    number = pawns_here(cells, seat, sector, kind)
    if kind != EMISSARY:
        group: i64 = cells[at + ConquestFrame.GROUPS + seat * KINDS + kind]
        return number // group if group > 0 else 0
    number -= cells[at + ConquestFrame.TURNED + seat]
    if cells[at + ConquestFrame.TURNER] == seat + 1:
        for owner in range(SEATS):
            number += cells[at + ConquestFrame.TURNED + owner]
    return number


def strength(cells: vec[i64], at: i64, seat: i64) -> i64:
    """How many Emissaries a seat has, or the Others have Vectors, in the sector (DIK-209, DIK-210, AUT-081)."""
    if seat == OTHERS:
        return count_of(cells, others_place(cells[at + ConquestFrame.SECTOR]), EMISSARY)
    return of_kind(cells, at, seat, EMISSARY) + of_kind(cells, at, seat, CITIZEN) + of_kind(cells, at, seat, GUARD)


def first_to_give(cells: vec[i64], at: i64, seat: i64) -> i64:
    """What a prise discards if its player says nothing: true Emissaries before groups."""
    for kind in range(EMISSARY, -1, -1):
        if of_kind(cells, at, seat, kind) > 0:
            return kind
    return -1


def give_up(cells: vec[i64], at: i64, seat: i64, kind: i64) -> i64:
    """Discard one Emissary of a seat, or a whole group, the topmost ones; how many pawns that were (DIK-214)."""
    sector: i64 = cells[at + ConquestFrame.SECTOR]
    number: i64 = 1
    owner: i64 = seat
    if kind != EMISSARY:
        number = cells[at + ConquestFrame.GROUPS + seat * KINDS + kind]
    elif pawns_here(cells, seat, sector, EMISSARY) == cells[at + ConquestFrame.TURNED + seat]:
        # His own are gone: one that has come over from somebody else.
        owner = 0
        while cells[at + ConquestFrame.TURNED + owner] == 0:
            owner += 1
        cells[at + ConquestFrame.TURNED + owner] -= 1
    for _ in range(number):
        _discard_topmost(cells, owner, sector, kind)
    return number


def _discard_topmost(cells: vec[i64], owner: i64, sector: i64, kind: i64) -> None:
    for place in range(sector * PLACES + 1, (sector + 1) * PLACES):
        if cells[OWNER + place] == owner + 1 and topmost(cells, place, kind) >= 0:
            remove(cells, place, topmost(cells, place, kind))
            return
