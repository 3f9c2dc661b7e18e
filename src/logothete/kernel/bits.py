"""Sets of small integers as bit masks: seats, cities, provinces.

A mask holds members 0 to 61. Powers of two come from the table `BIT`, never from a shift by a variable: the
compiler turns `1 << n` into a 32-bit shift, which is silently wrong from 32 on.
"""

from __future__ import annotations

from typing import Final

from logothete.kernel.cells import i64, vec

LARGEST: Final = 62
EVERYONE: Final = -1
"""The mask of all seats and of the spectators."""

EVERY_BIT: Final = 2**LARGEST - 1

BIT: Final = vec[i64]([2**member for member in range(LARGEST)])

# The remainders of 2**0 .. 2**65 by 67 are all different, which turns "which bit is this?" into one look-up.
INDEX: Final = vec[i64]([{2**member % 67: member for member in range(LARGEST)}.get(rest, 0) for rest in range(67)])


def lowest(mask: i64) -> i64:
    """The smallest member of a mask that is not empty."""
    return INDEX[(mask & -mask) % 67]


def count(mask: i64) -> i64:
    """How many members a mask has."""
    members: i64 = 0
    while mask:
        mask &= mask - 1
        members += 1
    return members


def members(mask: int) -> list[int]:
    """The members of a mask, in order."""
    found = []
    rest: i64 = mask & EVERY_BIT
    while rest:
        found.append(int(lowest(rest)))
        rest &= rest - 1
    return found
