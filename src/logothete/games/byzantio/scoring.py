"""Control of cities and the final count (BYZ-136 to BYZ-148).

Points are counted in halves, so that a half of an odd value stays exact (BYZ-145).
"""

from __future__ import annotations

from logothete.games.byzantio.board import CHANGE, FIRST, Board, garrisons_of, suspect_of, target_on
from logothete.kernel.cells import i64, vec


def sharers(board: Board, cells: vec[i64], city: i64) -> i64:
    """The mask of the seats tied for most garrisons in a city; empty if nobody has one (BYZ-139, BYZ-144)."""
    most: i64 = 1
    tied: i64 = 0
    bit: i64 = 1
    seat: i64 = 0
    while seat < board.players:
        number = garrisons_of(cells, seat, city)
        if number > most:
            most = number
            tied = bit
        elif number == most:
            tied |= bit
        bit += bit
        seat += 1
    return tied


def line_halves(board: Board, cells: vec[i64], seat: i64, line: i64) -> i64:
    """What a line of a seat's list brings at the end, in half points (BYZ-124, BYZ-127, BYZ-137 to BYZ-144)."""
    tied = sharers(board, cells, target_on(cells, seat, line))
    if not (tied >> seat) & 1:
        return 0
    players: i64 = 0
    while tied:
        tied &= tied - 1
        players += 1
    halves: i64 = 0
    if players == 1:
        halves = board.lines[line] * 2
    elif players == 2:
        halves = board.lines[line]
    elif players == 3:
        halves = board.third_share * 2
    if cells[CHANGE + seat] > 0 and changed_line(cells, seat) == line:
        halves -= board.change_cost * 2
    return halves if halves > 0 else 0


def changed_line(cells: vec[i64], seat: i64) -> i64:
    """The line that a seat changed at the Succession, -1 for none."""
    change: i64 = cells[CHANGE + seat]
    return -1 if change == 0 else (change - 1) // 64


def abandoned_city(cells: vec[i64], seat: i64) -> i64:
    """The city that a seat gave up at the Succession, -1 for none."""
    change: i64 = cells[CHANGE + seat]
    return -1 if change == 0 else (change - 1) % 64


def guess_is_right(cells: vec[i64], seat: i64, rival: i64) -> bool:
    """Whether a seat names the rival's main target as it stands at the end (BYZ-106, BYZ-136)."""
    return suspect_of(cells, seat, rival) == target_on(cells, rival, 0)


def total_halves(board: Board, cells: vec[i64], seat: i64) -> i64:
    """A seat's final score in half points (BYZ-146)."""
    halves: i64 = 0
    line: i64 = 0
    while line < board.targets:
        halves += line_halves(board, cells, seat, line)
        line += 1
    rival: i64 = 0
    while rival < board.players:
        if rival != seat and guess_is_right(cells, seat, rival):
            halves += board.guess_points * 2
        rival += 1
    return halves


def ranking(board: Board, cells: vec[i64]) -> list[int]:
    """The seats from first to last; equal scores go by player order (BYZ-147, BYZ-148)."""
    order = [int((cells[FIRST] + step) % board.players) for step in range(board.players)]
    return sorted(order, key=lambda seat: -total_halves(board, cells, seat))
