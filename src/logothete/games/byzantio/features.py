"""A position in numbers, for a seat (BYZ-028, BYZ-030, BYZ-151): the white list of `view.py` as a row of integers.

Seats are counted from the one that looks: 0 is itself, 1 the player on its left, and so on. Cities, provinces, houses,
rows, events and lines are numbered as in the title's action table; -1 is "none", "not yet" or "not yours to know".
`fields` and `observe` go through the row in the same order.
"""

from __future__ import annotations

from typing import Final

from logothete.games.byzantio.board import (
    ACTIVE,
    CHANGE,
    DONE,
    EVENT_KEYS,
    FIRST,
    FREE,
    HOUSE,
    NO_GUESS,
    PRETENDER,
    RESERVE,
    ROWS,
    SEAL,
    SEATS,
    TILES,
    TURN,
    UPTURNED,
    Board,
    garrisons_of,
    read_diary,
    suspect_of,
    target_on,
)
from logothete.games.byzantio.kinds import ANSWER_STEP, KINDS, PLAGUE_STEP, REMOVAL_STEP, SWAP_STEP
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.rules.campaign import ChooseRemoval
from logothete.games.byzantio.rules.course import needed_roll
from logothete.games.byzantio.rules.events import MoveAfflicted
from logothete.games.byzantio.rules.negotiation import AnswerOffer, ChooseSwap
from logothete.games.byzantio.scoring import abandoned_city, changed_line, total_halves
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.features import Feature
from logothete.kernel.steps import TOP, top_frame

BLANK_GUESS: Final = -2
"""Stands for a guess that was left blank: it names no city."""


def fields(board: Board) -> tuple[Feature, ...]:
    """The row of `observe`, feature by feature."""
    players = int(board.players)
    cities = int(board.cities)
    last_city = cities - 1
    last_seat = players - 1
    targets = int(board.targets)
    events = int(board.events)
    turns = int(board.turns)
    best = max([int(value) for value in board.lines])
    most = 2 * (sum([int(value) for value in board.lines]) + int(board.guess_points) * last_seat)
    return (
        Feature("turn", 1, 0, turns, "space of the time track, 0 during the preparation"),
        Feature("first", 1, -1, last_seat, "the first player, once the order is rolled"),
        Feature("active", 1, -1, last_seat, "the player whose turn it is; -1 between turns and on event turns"),
        Feature("step", 1, -1, len(KINDS.keys) - 1, "the kind of decision awaited (constants ..._STEP); -1 at the end"),
        Feature("own_city", 1, -1, last_city, "of a campaign or exchange under way: the active player's city"),
        Feature("rival", 1, -1, last_seat, "of an exchange on the table: who is asked"),
        Feature("rival_city", 1, -1, last_city, "of an exchange on the table: the city asked for"),
        Feature("needed", 1, 0, 6, "of an exchange on the table: the least die if it is refused, else 0"),
        Feature("asked", players, 0, 1, "per player: whether a decision of his is awaited"),
        Feature("answered", players, 0, 1, "per player: whether he has answered the sealed question at hand"),
        Feature("afflicted", players, 0, 1, "per player: whether the plague still has to move his pretender"),
        Feature("tiles", events, -1, len(EVENT_KEYS) - 1, "per event turn in order: its event; -1 face down"),
        Feature("upturned", 1, 0, events, "how many events have happened"),
        Feature("coming", len(EVENT_KEYS), 0, events, "per kind of event: how many are still to come"),
        Feature("house", players, -1, SEATS - 1, "per player: the house"),
        Feature("pretender", players, -1, int(board.provinces) - 1, "per player: the province of the pretender"),
        Feature("reserve", players, 0, int(board.garrisons), "per player: garrisons in reserve"),
        Feature("free", players * ROWS, 0, max([int(row) for row in board.allowances]), "per player, row: free boxes"),
        Feature("garrisons", players * cities, 0, 2, "per player, city: garrisons"),
        Feature("diary", players * turns, -1, ROWS - 1, "per player, turn: the row used or struck"),
        Feature("sealed", 1, -1, max(ROWS, targets) - 1, "own sealed answer: row struck, or line being changed"),
        Feature("value", cities, 0, best, "per city: the value of the own target there, 0 for none"),
        Feature("targets", players * targets, -1, last_city, "per player, line: the target; of rivals at the end"),
        Feature("changed_line", players, -1, targets - 1, "per player: the line changed at the Succession; as targets"),
        Feature("abandoned", players, -1, last_city, "per player: the city given up there; as targets"),
        Feature(
            "suspects",
            players * last_seat,
            BLANK_GUESS,
            last_city,
            "per player, rival: the main target guessed, -2 left blank; of rivals at the end",
        ),
        Feature("score", players, -1, most, "per player: half points at the end"),
    )


def observe(state: Position, seat: i64, out: vec[i64]) -> i64:
    """Fill the row for a seat; say how many numbers it has."""
    at = _course(state, seat, out)
    at = _events(state, out, at)
    at = _pieces(state, seat, out, at)
    return _sheets(state, seat, out, at)


def _seen_from(board: Board, seat: i64, other: i64) -> i64:
    """The number of a seat counted from the one that looks; -1 stays -1."""
    if other < 0:
        return -1
    place: i64 = other - seat
    return place if place >= 0 else place + board.players


def _course(state: Position, seat: i64, out: vec[i64]) -> i64:
    """What the game is doing: turn, order, the step that waits and its public numbers."""
    board = state.board
    cells = state.cells
    top: i64 = cells[TOP]
    step: i64 = -1
    if top != 0:
        step = cells[top]
    out[0] = cells[TURN]
    out[1] = -1
    if cells[TURN] > 0:
        out[1] = _seen_from(board, seat, cells[FIRST])
    out[2] = _seen_from(board, seat, cells[ACTIVE])
    out[3] = step
    out[4] = -1
    out[5] = -1
    out[6] = -1
    out[7] = 0
    frame = top_frame(cells)
    if step == REMOVAL_STEP:
        out[4] = cells[frame + ChooseRemoval.CITY]
    elif step == SWAP_STEP:
        out[4] = cells[frame + ChooseSwap.GIVEN]
    elif step == ANSWER_STEP:
        rival: i64 = cells[frame + AnswerOffer.RIVAL]
        city: i64 = cells[frame + AnswerOffer.WANTED]
        out[4] = cells[frame + AnswerOffer.GIVEN]
        out[5] = _seen_from(board, seat, rival)
        out[6] = city
        out[7] = needed_roll(board, cells, cells[ACTIVE], rival, city)
    afflicted: i64 = 0
    if step == PLAGUE_STEP:
        afflicted = cells[frame + MoveAfflicted.AFFLICTED]
    at: i64 = _flags(board, seat, state.asked(seat), out, 8)
    at = _flags(board, seat, cells[DONE], out, at)
    return _flags(board, seat, afflicted, out, at)


def _flags(board: Board, seat: i64, mask: i64, out: vec[i64], at: i64) -> i64:
    """One number for each player: whether he is in the mask."""
    other: i64 = seat
    for _ in range(board.players):
        out[at] = 1 if mask & BIT[other] else 0
        at += 1
        other = board.left[other]
    return at


def _events(state: Position, out: vec[i64], at: i64) -> i64:
    """The tiles as they lie; those face down show only how many of each kind are left (BYZ-151)."""
    board = state.board
    cells = state.cells
    upturned: i64 = cells[UPTURNED]
    coming: i64 = at + board.events + 1
    kind: i64 = 0
    while kind < len(EVENT_KEYS):
        out[coming + kind] = 0
        kind += 1
    tile: i64 = 0
    while tile < board.events:
        kind = cells[TILES + tile]
        if tile >= upturned:
            out[coming + kind] += 1
            if board.hidden:
                kind = -1
        out[at] = kind
        at += 1
        tile += 1
    out[at] = upturned
    return coming + len(EVENT_KEYS)


def _pieces(state: Position, seat: i64, out: vec[i64], at: i64) -> i64:
    """What stands on the table before each player."""
    board = state.board
    cells = state.cells
    players: i64 = board.players
    free: i64 = at + 3 * players
    garrisons: i64 = free + players * ROWS
    diary: i64 = garrisons + players * board.cities
    other: i64 = seat
    for _ in range(players):
        out[at] = cells[HOUSE + other]
        out[at + players] = cells[PRETENDER + other]
        out[at + 2 * players] = cells[RESERVE + other]
        at += 1
        row: i64 = 0
        while row < ROWS:
            out[free] = cells[FREE + other * ROWS + row]
            free += 1
            row += 1
        city: i64 = 0
        while city < board.cities:
            out[garrisons] = garrisons_of(cells, other, city)
            garrisons += 1
            city += 1
        turn: i64 = 1
        while turn <= board.turns:
            out[diary] = read_diary(cells, other, turn)
            diary += 1
            turn += 1
        other = board.left[other]
    return diary


def _sheets(state: Position, seat: i64, out: vec[i64], at: i64) -> i64:
    """The folded halves of the score sheets: the own one, and at the end all of them (BYZ-028, BYZ-135)."""
    board = state.board
    cells = state.cells
    players: i64 = board.players
    over: bool = cells[TOP] == 0
    out[at] = cells[SEAL + seat] - 1
    at += 1
    value: i64 = at
    targets: i64 = value + board.cities
    change: i64 = targets + players * board.targets
    suspects: i64 = change + 2 * players
    score: i64 = suspects + players * (players - 1)
    city: i64 = 0
    while city < board.cities:
        out[value + city] = 0
        city += 1
    other: i64 = seat
    for _ in range(players):
        shown: bool = over or other == seat
        line: i64 = 0
        while line < board.targets:
            city = -1
            if shown:
                city = target_on(cells, other, line)
            if other == seat and city >= 0:
                out[value + city] = board.lines[line]
            out[targets] = city
            targets += 1
            line += 1
        out[change] = -1
        out[change + players] = -1
        if shown and cells[CHANGE + other] > 0:
            out[change] = changed_line(cells, other)
            out[change + players] = abandoned_city(cells, other)
        change += 1
        victim: i64 = seat
        for _ in range(players):
            if victim != other:
                city = -1
                if shown:
                    city = suspect_of(cells, other, victim)
                    if city == NO_GUESS - 1:
                        city = BLANK_GUESS
                out[suspects] = city
                suspects += 1
            victim = board.left[victim]
        out[score] = -1
        if over:
            out[score] = total_halves(board, cells, other)
        score += 1
        other = board.left[other]
    return score
