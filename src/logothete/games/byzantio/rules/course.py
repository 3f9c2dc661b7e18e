"""What every action shares: its box, its end, and the roll of an attempt (BYZ-015, BYZ-016, BYZ-040 to BYZ-046)."""

from __future__ import annotations

from typing import Final

from logothete.games.byzantio import telling
from logothete.games.byzantio.board import ACTIVE, DIE, FIRST, FREE, PRETENDER, ROWS, TURN, Board, write_diary
from logothete.games.byzantio.position import Position
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness


def spend_box(cells: vec[i64], seat: i64, row: i64) -> None:
    """Write the turn in the first free box of a row, or an X on an event turn (BYZ-043, BYZ-110)."""
    cells[FREE + seat * ROWS + row] -= 1
    write_diary(cells, seat, cells[TURN], row)


def end_action(state: Position, seat: i64) -> None:
    """The next player acts, or the turn is over (BYZ-037, BYZ-040)."""
    cells = state.cells
    following: i64 = state.board.left[seat]
    cells[ACTIVE] = -1 if following == cells[FIRST] else following


BASE: Final[i64] = 5
"""The least die that succeeds where no pretender stands (BYZ-016)."""


def needed_roll(board: Board, cells: vec[i64], seat: i64, rival: i64, city: i64) -> i64:
    """The least die that succeeds against a rival garrison (BYZ-016, BYZ-076 to BYZ-079)."""
    province: i64 = board.province_of[city]
    needed: i64 = BASE
    if cells[PRETENDER + seat] == province:
        needed -= 1
    if cells[PRETENDER + rival] == province:
        needed += 1
    return needed


def attempt(state: Position, seat: i64, rival: i64, city: i64, dice: Dice, witness: Witness | None) -> bool:
    """Roll for an attempt against a rival garrison (BYZ-075, BYZ-088, BYZ-097)."""
    needed = needed_roll(state.board, state.cells, seat, rival, city)
    die = dice.roll(DIE)
    if witness is not None:
        kind = telling.SUCCEEDED if die >= needed else telling.FAILED
        witness.tell(kind, EVERYONE, seat, die, needed)
    return die >= needed
