"""The way of a man who was sent to a hex (GUI-063)."""

from __future__ import annotations

from logothete.games.guiscard.board import Board
from logothete.games.guiscard.frames import MoveFrame
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.reach import MOST_STEPS, NOT_REACHED, STEP_BITS
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import buffer


def owed(board: Board, cells: vec[i64], at: i64) -> i64:
    """MP that going on from a hex treated as the last would cost first (GUI-100)."""
    return board.costs.infiltration if cells[at + MoveFrame.OWED] else 0


def to_spend(cells: vec[i64], at: i64, board: Board) -> i64:
    return max(0, cells[at + MoveFrame.LEFT] - owed(board, cells, at))


def plan_way(state: Position, at: i64, place: i64, heading: i64) -> None:
    """Write the best way to a hex into the frame of a move."""
    cells = state.cells
    reach = state.reach()
    man: i64 = cells[at + MoveFrame.MAN]
    reach.find(cells, man, to_spend(cells, at, state.board))
    end: i64 = reach.end_at(place, heading)
    if reach.riding and reach.best[end] == NOT_REACHED:
        mask: i64 = reach.headings(place)
        for other in range(DIRECTIONS):
            if mask & BIT[other]:
                end = reach.end_at(place, other)
    out = buffer(MOST_STEPS + 1)
    steps: i64 = reach.route(end, out)
    plan: i64 = 0
    for step in range(steps - 1, -1, -1):
        plan = plan * BIT[STEP_BITS] + out[step]
    cells[at + MoveFrame.PLAN] = plan
    cells[at + MoveFrame.PLANNED] = steps
