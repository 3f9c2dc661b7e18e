"""What a target list may bring: a chance for each line, learned from games that were played.

The chance is a logistic function of who stands in the city and of a few facts about its seat. What is looked at is
here; how much each fact counts is in `learned/`, and `scripts/learn_byzantio.py` finds it in records of games. Both
editions are judged by the same facts, each with weights of its own.
"""

from __future__ import annotations

from math import exp
from typing import Final

from logothete.games.byzantio.board import (
    ACTIVE,
    CAMPAIGN,
    FIRST,
    FREE,
    ONES,
    PRETENDER,
    RESERVE,
    ROW_KEYS,
    ROWS,
    SEATS,
    TARGETS,
    TURN,
    TWOS,
    Board,
    garrisons_of,
)
from logothete.games.byzantio.scoring import changed_line
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec

STANDINGS: Final = 9
"""How a seat may stand in a city: its garrisons (0 to 2), by those of the strongest rival."""
TERMS: Final = 3
"""Of each standing: how it counts whatever the time, by the time left, and by its square."""

SEAT_FACTS: Final = (
    *(f"own-{row}" for row in ROW_KEYS),
    *(f"rivals-{row}" for row in ROW_KEYS),
    "reserve-empty",
    "has-acted",
    "plays-late",
    "plays-late-at-the-end",
    "crowd",
    "crowd-with-time",
)
LINE_FACTS: Final = (
    "value",
    "value-with-time",
    "away-from-empty",
    "away-from-own",
    "away-with-time",
    "pretender-there",
    "nearest-rival",
    "rivals-close-with-time",
    "reserve-for-empty",
    "rivals-share",
    "campaigns-of-holder",
)
FACTS: Final = SEAT_FACTS + LINE_FACTS
# Their numbers again, as the compiler wants them for a loop.
OF_SEAT: Final = 18
OF_ALL: Final = 29

FARTHEST: Final = 6
"""Marches beyond which a city is just far away."""
UNPLACED: Final = 3
"""How far everything is from a pretender who is not on the board yet."""


class Judgement:
    """How much each fact counts in one edition."""

    def __init__(self, standings: list[float], facts: list[float], spread: tuple[float, float]) -> None:
        self.standings = vec[float](standings)
        self.facts = vec[float](facts)
        self.spread_at_end: float = spread[0]
        """The points by which prospects differ e times: at the end of the game, …"""
        self.spread_with_time: float = spread[1]
        """… and how many more with the whole game ahead."""


def time_left(board: Board, cells: vec[i64]) -> float:
    """The share of the time track that lies ahead."""
    return float(board.turns - cells[TURN]) / float(board.turns)


def expected_points(board: Board, cells: vec[i64], seat: i64, judgement: Judgement, facts: vec[float]) -> float:
    """The points that a seat may expect of its list (a changed line costs some, BYZ-124); `facts` is a buffer."""
    weights = judgement.facts
    standings = judgement.standings
    left = time_left(board, cells)
    note_seat(board, cells, seat, facts)
    of_seat = 0.0
    at: i64 = 0
    while at < OF_SEAT:
        of_seat += weights[at] * facts[at]
        at += 1
    points = 0.0
    changed = changed_line(cells, seat)
    line: i64 = 0
    written: i64 = cells[TARGETS + seat]
    while written:
        standing: i64 = TERMS * note_line(board, cells, seat, line, (written & 63) - 1, facts)
        sure = of_seat + standings[standing] + left * (standings[standing + 1] + left * standings[standing + 2])
        at = OF_SEAT
        while at < OF_ALL:
            sure += weights[at] * facts[at]
            at += 1
        value: i64 = board.lines[line]
        if line == changed:
            value -= board.change_cost
        points += float(value) / (1.0 + exp(-sure))
        written >>= 6
        line += 1
    return points


def note_seat(board: Board, cells: vec[i64], seat: i64, facts: vec[float]) -> None:
    """Write down what holds for every line of a seat's list: what it and its rivals can still do, and when."""
    players: i64 = board.players
    rivals = float(players - 1)
    row: i64 = 0
    while row < ROWS + ROWS:
        facts[row] = 0.0
        row += 1
    other: i64 = 0
    while other < players:
        at_seat: i64 = FREE + other * ROWS
        first: i64 = 0 if other == seat else ROWS
        share = usable(board, cells, other) if other == seat else usable(board, cells, other) / rivals
        row = 0
        while row < ROWS:
            if board.allowances[row] > 0:
                facts[first + row] += share * float(cells[at_seat + row]) / float(board.allowances[row])
            row += 1
        other += 1
    left = time_left(board, cells)
    gone = 1.0 - left
    place = place_in_turn(board, cells, seat)
    late = float(place) / rivals
    crowd = float(players - 2) / 2.0
    at: i64 = ROWS + ROWS
    facts[at] = 1.0 if cells[RESERVE + seat] == 0 else 0.0
    facts[at + 1] = 1.0 if has_acted(board, cells, seat) else 0.0
    facts[at + 2] = late
    facts[at + 3] = late * gone * gone * gone * gone
    facts[at + 4] = crowd
    facts[at + 5] = crowd * left


def usable(board: Board, cells: vec[i64], seat: i64) -> float:
    """The share of a seat's free boxes that it can still use: who passes keeps a box, but loses the turn for it."""
    boxes: i64 = 0
    row: i64 = 0
    while row < ROWS:
        boxes += cells[FREE + seat * ROWS + row]
        row += 1
    turns: i64 = board.turns - cells[TURN]
    if not has_acted(board, cells, seat):
        turns += 1
    return 1.0 if boxes <= turns else float(turns) / float(boxes)


def place_in_turn(board: Board, cells: vec[i64], seat: i64) -> i64:
    """How many players act before a seat in each turn."""
    return (seat - cells[FIRST] + board.players) % board.players


def has_acted(board: Board, cells: vec[i64], seat: i64) -> bool:
    """Whether a seat has had its action of the present turn."""
    if cells[ACTIVE] < 0:
        return True
    return place_in_turn(board, cells, seat) < place_in_turn(board, cells, cells[ACTIVE])


def note_line(board: Board, cells: vec[i64], seat: i64, line: i64, city: i64, facts: vec[float]) -> i64:
    """Write down what holds for one line, and say how the seat stands in its city."""
    province: i64 = board.province_of[city]
    own = garrisons_of(cells, seat, city)
    most: i64 = 0
    strongest: i64 = 0
    nearest: i64 = FARTHEST
    close: i64 = 0
    other: i64 = 0
    while other < board.players:
        if other != seat:
            number = garrisons_of(cells, other, city)
            if number > most:
                most = number
                strongest = 1
            elif number == most:
                strongest += 1
            marches = _marches(board, cells[PRETENDER + other], province)
            if marches < nearest:
                nearest = marches
            if marches <= 1:
                close += 1
        other += 1
    left = time_left(board, cells)
    value = float(board.lines[line]) / float(board.lines[0])
    away = float(_marches(board, cells[PRETENDER + seat], province))
    reserve: i64 = cells[RESERVE + seat]
    at: i64 = OF_SEAT
    facts[at] = value
    facts[at + 1] = value * left
    facts[at + 2] = away if own == 0 else 0.0
    facts[at + 3] = away if own > 0 else 0.0
    facts[at + 4] = away * left
    facts[at + 5] = 1.0 if away == 0.0 else 0.0
    facts[at + 6] = float(nearest)
    facts[at + 7] = float(close) * left
    facts[at + 8] = (float(reserve) if reserve < 3 else 3.0) if own == 0 else 0.0
    facts[at + 9] = 1.0 if most > 0 and strongest > 1 else 0.0
    facts[at + 10] = float(cells[FREE + seat * ROWS + CAMPAIGN]) if own > most else 0.0
    return own * 3 + most


def _marches(board: Board, pretender: i64, province: i64) -> i64:
    if pretender < 0:
        return UNPLACED
    marches: i64 = board.distance[pretender * board.provinces + province]
    return marches if marches < FARTHEST else FARTHEST


def strongest_rival(cells: vec[i64], seat: i64, city: i64) -> i64:
    """The garrisons of the strongest rival in a city: 0, 1 or 2."""
    bit: i64 = BIT[city]
    most: i64 = 0
    other: i64 = 0
    while other < SEATS:
        if other != seat and cells[ONES + other] & bit:
            if cells[TWOS + other] & bit:
                return 2
            most = 1
        other += 1
    return most
