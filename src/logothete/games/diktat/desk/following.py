"""Clauses follow what they name: a stack that moves, a pawn above or below which others come and go (DIK-173).

Sworn is of a stack and of a pawn, not of a place: what comes to the place later is not meant. Where a stack was put in
another order nobody can say any more which pawn was meant.
"""

from __future__ import annotations

from logothete.games.diktat.desk.clauses import lose, names_pawn, names_stack, thing, with_thing
from logothete.games.diktat.desk.layout import CLAUSES, SIDES
from logothete.games.diktat.desk.oaths import SLOTS, SWORN, in_force, slot_at
from logothete.kernel.cells import i64, vec


def pawn_left(cells: vec[i64], place: i64, position: i64, last: bool) -> None:
    """A pawn has left a stack, perhaps its last one."""
    at = _next(cells, place, 0)
    while at >= 0:
        clause: i64 = cells[at]
        if last or (names_pawn(clause) and thing(clause, 1) == position):
            cells[at] = lose(clause)
        elif names_pawn(clause) and thing(clause, 1) > position:
            cells[at] = with_thing(clause, 1, thing(clause, 1) - 1)
        at = _next(cells, place, at + 1)


def pawn_came(cells: vec[i64], place: i64, position: i64) -> None:
    """A pawn has joined a stack."""
    at = _next(cells, place, 0)
    while at >= 0:
        clause: i64 = cells[at]
        if names_pawn(clause) and thing(clause, 1) >= position:
            cells[at] = with_thing(clause, 1, thing(clause, 1) + 1)
        at = _next(cells, place, at + 1)


def stack_moved(cells: vec[i64], place: i64, to: i64) -> None:
    """A whole stack has gone to another place."""
    at = _next(cells, place, 0)
    while at >= 0:
        cells[at] = with_thing(cells[at], 0, to)
        at = _next(cells, place, at + 1)


def order_lost(cells: vec[i64], place: i64) -> None:
    """A stack was put in another order, unseen."""
    at = _next(cells, place, 0)
    while at >= 0:
        if names_pawn(cells[at]):
            cells[at] = lose(cells[at])
        at = _next(cells, place, at + 1)


def _next(cells: vec[i64], place: i64, at: i64) -> i64:
    """The first cell, from one on, of a clause that speaks of the stack of a place; -1 if there is none."""
    for slot in range(SLOTS):
        if not in_force(cells, slot):
            continue
        first: i64 = slot_at(slot) + SWORN
        for here in range(first, first + SIDES * CLAUSES):
            if here >= at and cells[here] != 0 and names_stack(cells[here]) and thing(cells[here], 0) == place:
                return here
    return -1
