"""What is still to come in a game: turns, the actions of this year, this year's losses to necrosis."""

from __future__ import annotations

from logothete.games.necrosia.board import ACTIONS, ACTIVE, GO, ORDER, YEAR, Board
from logothete.games.necrosia.frames import NecrosisFrame, due_in
from logothete.games.necrosia.kinds import NECROSIS_STEP, TURN_STEP
from logothete.games.necrosia.rules.calendar.turn import TO_ACT, TO_TAKE, TakeTurn
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import find_frame


def acting(cells: vec[i64]) -> bool:
    """Whether the active seat can still use its actions."""
    at = find_frame(cells, TURN_STEP)
    return at >= 0 and cells[at + TakeTurn.NEXT] == TO_ACT


def turns_to_come(board: Board, cells: vec[i64], seat: i64) -> i64:
    """How often a seat will still count its influence, this year included."""
    later: i64 = board.years - cells[YEAR]
    if cells[YEAR] == 0:
        return later
    if cells[GO] < 0:
        return later
    if cells[ACTIVE] == seat:
        at = find_frame(cells, TURN_STEP)
        return later + 1 if at >= 0 and cells[at + TakeTurn.NEXT] <= TO_TAKE else later
    return later + 1 if _place_of(board, cells, seat) >= cells[GO] else later


def effort_to_come(board: Board, cells: vec[i64]) -> float:
    """What the actions of this year can still bring about; others may have other plans for theirs."""
    if cells[YEAR] == 0 or cells[GO] < 0:
        return 0.7 * float(board.players * board.turn_actions)
    others = 0.7 * float((board.players - cells[GO]) * board.turn_actions)
    return others + float(cells[ACTIONS]) if cells[ACTIVE] >= 0 and acting(cells) else others


def suffers(board: Board, cells: vec[i64], seat: i64, region: i64) -> bool:
    """Whether a seat's loss to necrosis of this year is still to come in a region (NEC-150)."""
    if cells[YEAR] == 0 or cells[GO] < 0:
        return True
    if cells[ACTIVE] != seat:
        return _place_of(board, cells, seat) >= cells[GO]
    if acting(cells):
        return True
    dying = find_frame(cells, NECROSIS_STEP)
    return dying >= 0 and due_in(cells[dying + NecrosisFrame.DUE], region) != 0


def _place_of(board: Board, cells: vec[i64], seat: i64) -> i64:
    """A seat's place in this year's order; the number of players if it has none yet."""
    place: i64 = 0
    while place < board.players and cells[ORDER + place] != seat:
        place += 1
    return place
