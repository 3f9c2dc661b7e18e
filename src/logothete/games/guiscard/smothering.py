"""A stunned man who is surrounded dies (GUI-282), and horses that nobody is near belong to nobody (GUI-140)."""

from __future__ import annotations

from logothete.games.guiscard import men, occupancy, telling
from logothete.games.guiscard.battlefield import CLOSED
from logothete.games.guiscard.board import CONTROL, NOBODY, Board
from logothete.games.guiscard.harm import harm, tell_man
from logothete.games.guiscard.health import KILL, STUNNED
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness


def smother(board: Board, cells: vec[i64], witness: Witness | None) -> None:
    """Looked at after every action."""
    for man in range(board.men):
        if (
            men.health_of(cells, man) == STUNNED
            and men.place_of(cells, man) >= 0
            and surrounded(board, cells, man, men.place_of(cells, man))
        ):
            tell_man(board, witness, telling.SURROUNDED, man)
            harm(board, cells, man, KILL, witness)
    for horse in range(board.horses):
        at: i64 = men.at_horse(board, horse) + CONTROL
        if cells[at] >= 0 and not _attended(board, cells, horse, cells[at]):
            cells[at] = NOBODY


def surrounded(board: Board, cells: vec[i64], man: i64, place: i64) -> bool:
    """Whether every hex that he could enter from here is held by an enemy on his feet; there must be one."""
    held: bool = False
    for direction in range(DIRECTIONS):
        if board.field.step_cost(men.way_of(board, cells, man), place, direction) == CLOSED:
            continue
        who: i64 = occupancy.man_at(board, cells, board.field.beyond(place, direction))
        if who < 0 or board.side[who] == board.side[man] or not men.awake(cells, who):
            return False
        held = True
    return held


def _attended(board: Board, cells: vec[i64], horse: i64, side: i64) -> bool:
    """Whether a side still has somebody awake in immediate proximity of a horse."""
    if not men.loose(board, cells, horse):
        return False
    for man in range(board.men):
        if board.side[man] == side and men.awake(cells, man):
            if men.near_horse(board, cells, horse, men.place_of(cells, man)):
                return True
            if men.mounted(cells, man) and men.near_horse(board, cells, horse, men.rear_of(board, cells, man)):
                return True
    return False
