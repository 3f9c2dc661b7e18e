"""The oaths in force: who has sworn what to whom, and how each clause stands (DIK-170 to DIK-174, DIK-196 to DIK-204).

An oath lies in one of a few slots: its two parties, up to three clauses of each, and how each clause stands. When it
is broken, kept, void or dissolved as a whole its slot is free again. The acts that break and keep clauses are told to
`judging.py`.
"""

from __future__ import annotations

from typing import Final

from logothete.games.diktat import telling
from logothete.games.diktat.board import CYCLE, OWNER, PERJURIES
from logothete.games.diktat.desk.clauses import (
    NEXT_CYCLE,
    TRUTH,
    deadline_of,
    kind_of,
    lose,
    names_stack,
    sort_of,
    thing,
)
from logothete.games.diktat.desk.layout import CLAUSES, OATHS, SIDES, T_CLAUSES, clear
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness

SLOTS: Final = 12
"""The oaths that are in force at once, at most (DIK-327)."""
PARTIES: Final = 0
"""The first seat plus one, the second plus one from bit 4 on, from bit 8 on who would dissolve it (DIK-204), and from
bit 10 on who wished it in vain in this Cycle (DIK-327)."""
SWORN: Final = 1
STANDING: Final = SWORN + SIDES * CLAUSES
"""How each clause stands: bits, and from COUNT on how much of it was done."""
OATH: Final = STANDING + SIDES * CLAUSES

_SEAT: Final = 15
_SECOND: Final = 4
_VOTES: Final = 8
_DENIED: Final = 10
_BOTH: Final = 3

# How a clause stands.
OVER: Final = 1
"""It was kept, or is void."""
POSSIBLE: Final = 2
"""It could have been done by what everybody can see, at one of its swearer's decisions (DIK-200)."""
TRUE: Final = 4
"""The statement was true when it was sworn; sealed until it surfaces (DIK-197)."""
ACTED: Final = 8
"""What everybody can see of it was done; the rest surfaces later (DIK-186)."""
_COUNT: Final = 4
_COUNT_MASK: Final = 255
_DUE: Final = 12
"""From this bit on: the Cycle at whose end it is due."""


def slot_at(slot: i64) -> i64:
    """Where an oath begins."""
    return OATHS + slot * OATH


def in_force(cells: vec[i64], slot: i64) -> bool:
    """Whether there is an oath in a slot."""
    return cells[slot_at(slot) + PARTIES] != 0


def party(cells: vec[i64], slot: i64, side: i64) -> i64:
    """The seat that swears the clauses of a side."""
    parties: i64 = cells[slot_at(slot) + PARTIES]
    return (parties & _SEAT) - 1 if side == 0 else ((parties >> _SECOND) & _SEAT) - 1


def side_of(cells: vec[i64], slot: i64, seat: i64) -> i64:
    """The side of a seat in an oath, -1 if it is none of its parties."""
    if not in_force(cells, slot):
        return -1
    if party(cells, slot, 0) == seat:
        return 0
    return 1 if party(cells, slot, 1) == seat else -1


def free_slot(cells: vec[i64]) -> i64:
    """A slot without an oath, -1 if there is none (DIK-327)."""
    for slot in range(SLOTS):
        if not in_force(cells, slot):
            return slot
    return -1


# Clauses, numbered through all slots


def slot_of(number: i64) -> i64:
    """The slot of a clause."""
    return number // (SIDES * CLAUSES)


def sworn(cells: vec[i64], number: i64) -> i64:
    """A clause, 0 if there is none of this number."""
    return cells[slot_at(slot_of(number)) + SWORN + number % (SIDES * CLAUSES)]


def standing(number: i64) -> i64:
    """The cell that says how a clause stands."""
    return slot_at(slot_of(number)) + STANDING + number % (SIDES * CLAUSES)


def swearer(cells: vec[i64], number: i64) -> i64:
    """Who swears a clause."""
    return party(cells, slot_of(number), number // CLAUSES % SIDES)


def partner(cells: vec[i64], number: i64) -> i64:
    """To whom a clause is sworn."""
    return party(cells, slot_of(number), 1 - number // CLAUSES % SIDES)


def next_clause(cells: vec[i64], seat: i64, number: i64) -> i64:
    """The first clause that is not below `number` and can still be kept or broken by a seat, by anybody for -1.

    -1 if there is none: so they are walked through, while oaths end on the way.
    """
    while number < SLOTS * SIDES * CLAUSES:
        slot = slot_of(number)
        if not in_force(cells, slot):
            number = (slot + 1) * SIDES * CLAUSES
            continue
        open_still: bool = sworn(cells, number) != 0 and cells[standing(number)] & OVER == 0
        if open_still and (seat < 0 or swearer(cells, number) == seat):
            return number
        number += 1
    return -1


def done(cells: vec[i64], number: i64) -> i64:
    """How much of a clause was done."""
    return (cells[standing(number)] >> _COUNT) & _COUNT_MASK


def add_done(cells: vec[i64], number: i64, amount: i64) -> None:
    """So much more of it was done."""
    most: i64 = _COUNT_MASK - done(cells, number)
    cells[standing(number)] += (amount if amount < most else most) * BIT[_COUNT]


def due_cycle(cells: vec[i64], number: i64) -> i64:
    """The Cycle at whose end a clause is due at the latest."""
    return cells[standing(number)] >> _DUE


# Sealing and ending


def seal(cells: vec[i64], terms: i64, first: i64, second: i64, truths: i64, witness: Witness | None) -> None:
    """Two seats swear the clauses of an offer; `truths` is the mask of the true statements among them (DIK-172)."""
    slot = free_slot(cells)
    at = slot_at(slot)
    cells[at + PARTIES] = (first + 1) + (second + 1) * BIT[_SECOND]
    for place in range(SIDES * CLAUSES):
        clause: i64 = cells[terms + T_CLAUSES + place]
        if clause != 0 and names_stack(clause) and cells[OWNER + thing(clause, 0)] == 0:
            # The stack has left since the clause was put together, perhaps by this very exchange.
            clause = lose(clause)
        cells[at + SWORN + place] = clause
        if clause != 0:
            later: i64 = 1 if deadline_of(clause) == NEXT_CYCLE else 0
            true: i64 = TRUE if sort_of(clause) == TRUTH and truths & BIT[place] else 0
            cells[at + STANDING + place] = (cells[CYCLE] + later) * BIT[_DUE] + true
    if witness is not None:
        witness.tell(telling.SWORN, EVERYONE, first, second)


def end(cells: vec[i64], slot: i64) -> None:
    """An oath binds nobody any more."""
    clear(cells, slot_at(slot), OATH)


def close(cells: vec[i64], number: i64) -> None:
    """A clause is kept or void; with the last one the oath ends."""
    cells[standing(number)] |= OVER
    slot = slot_of(number)
    following = next_clause(cells, -1, slot * SIDES * CLAUSES)
    if following < 0 or slot_of(following) != slot:
        end(cells, slot)


def break_oath(cells: vec[i64], number: i64, public: bool, witness: Witness | None) -> None:
    """A seat breaks its word: it loses a VP, and both are free (DIK-171, DIK-201, DIK-203)."""
    seat = swearer(cells, number)
    wronged = partner(cells, number)
    cells[PERJURIES + seat] += 1
    if witness is not None:
        witness.tell(telling.PERJURED, EVERYONE, seat, wronged, 1)
        to: i64 = EVERYONE if public else BIT[seat] | BIT[wronged]
        witness.tell(telling.BROKEN_CLAUSE, to, seat, wronged, kind_of(sworn(cells, number)))
    end(cells, slot_of(number))


# Dissolving (DIK-204)


def wishes_end(cells: vec[i64], slot: i64, side: i64) -> bool:
    """Whether a party would dissolve the oath."""
    return (cells[slot_at(slot) + PARTIES] >> _VOTES) & BIT[side] != 0


def wish_end(cells: vec[i64], slot: i64, side: i64) -> None:
    """A party would dissolve the oath."""
    cells[slot_at(slot) + PARTIES] |= BIT[_VOTES + side]


def keep(cells: vec[i64], slot: i64) -> None:
    """The oath stands: whoever would dissolve it has wished it in vain."""
    at: i64 = slot_at(slot) + PARTIES
    wishes: i64 = (cells[at] >> _VOTES) & _BOTH
    cells[at] &= ~(_BOTH * BIT[_VOTES])
    cells[at] |= wishes * BIT[_DENIED]


def was_denied(cells: vec[i64], slot: i64, side: i64) -> bool:
    """Whether a party has wished in vain to dissolve the oath, in this Cycle (DIK-327)."""
    return (cells[slot_at(slot) + PARTIES] >> _DENIED) & BIT[side] != 0


def forget_wishes(cells: vec[i64], slot: i64) -> None:
    """Nobody ever wished to dissolve the oath."""
    cells[slot_at(slot) + PARTIES] &= ~(_BOTH * BIT[_VOTES] | _BOTH * BIT[_DENIED])


def forget_denials(cells: vec[i64]) -> None:
    """With the next Cycle everybody may wish again to dissolve an oath (DIK-327)."""
    for slot in range(SLOTS):
        cells[slot_at(slot) + PARTIES] &= ~(_BOTH * BIT[_DENIED])
