"""Sets of any number of members, laid in cells: the cards of a hand, a discard pile, the cards of a moment.

A set is a run of words, each a mask of as many members as `kernel.bits` allows. The members are numbered from 0; which
cell the run begins at and how many words it has is up to the game, `words_for` says how many it needs.
"""

from __future__ import annotations

from logothete.kernel.bits import BIT, LARGEST, count, lowest
from logothete.kernel.cells import i64, vec


def words_for(members: int) -> int:
    """How many cells a set of so many possible members takes."""
    return -(-members // LARGEST)


def words_of(members: list[int], words: int) -> list[int]:
    """The words of a set that never changes, for the tables of a board."""
    return [sum(2 ** (member % LARGEST) for member in members if member // LARGEST == word) for word in range(words)]


def has(cells: vec[i64], at: i64, member: i64) -> bool:
    """Whether the set that begins at `at` has a member."""
    return (cells[at + member // LARGEST] & BIT[member % LARGEST]) != 0


def add(cells: vec[i64], at: i64, member: i64) -> None:
    """Put a member into the set."""
    cells[at + member // LARGEST] |= BIT[member % LARGEST]


def remove(cells: vec[i64], at: i64, member: i64) -> None:
    """Take a member out of the set, if it is there."""
    cells[at + member // LARGEST] &= ~BIT[member % LARGEST]


def size(cells: vec[i64], at: i64, words: i64) -> i64:
    """How many members the set has."""
    number: i64 = 0
    for word in range(at, at + words):
        number += count(cells[word])
    return number


def is_empty(cells: vec[i64], at: i64, words: i64) -> bool:
    """Whether the set has no member."""
    found: i64 = 0
    for word in range(at, at + words):
        found |= cells[word]
    return found == 0


def clear(cells: vec[i64], at: i64, words: i64) -> None:
    """Take every member out."""
    for word in range(at, at + words):
        cells[word] = 0


def first_from(cells: vec[i64], at: i64, words: i64, member: i64) -> i64:
    """The smallest member that is not below `member`; -1 if there is none. So a set is walked through in order."""
    word: i64 = member // LARGEST
    if word >= words:
        return -1
    rest: i64 = cells[at + word] & ~(BIT[member % LARGEST] - 1)
    while not rest:
        word += 1
        if word >= words:
            return -1
        rest = cells[at + word]
    return word * LARGEST + lowest(rest)
