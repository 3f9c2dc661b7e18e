"""Riderless horses: where they can stand, and how they are driven off (GUI-131, GUI-199)."""

from __future__ import annotations

from logothete.games.guiscard import men, occupancy, telling
from logothete.games.guiscard.battlefield import CLOSED, LED, OPPOSITE
from logothete.games.guiscard.board import FIRST_HORSE, HEADED, LEADER, NOBODY, SEEN, Board
from logothete.games.guiscard.harm import slay_horse
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness


def has_room(board: Board, cells: vec[i64], horse: i64, front: i64, heading: i64) -> bool:
    """Whether a riderless horse could stand here: both hexes open to it and free of the living."""
    if front < 0:
        return False
    rear: i64 = board.field.rear(front, heading)
    if rear < 0:
        return False
    return _free(board, cells, horse, front) and _free(board, cells, horse, rear)


def _free(board: Board, cells: vec[i64], horse: i64, place: i64) -> bool:
    who: i64 = occupancy.occupant(board, cells, place)
    if who not in (occupancy.EMPTY, FIRST_HORSE + horse) or occupancy.choked(board, cells, place):
        return False
    return board.field.may_enter(LED, place)


def drive_horse(board: Board, cells: vec[i64], horse: i64, source: i64, hexes: i64, witness: Witness | None) -> None:
    """It retreats in a straight line, forwards or backwards, away from what drives it; if it cannot, it dies."""
    at: i64 = men.at_horse(board, horse)
    heading: i64 = cells[at + HEADED]
    field = board.field
    cells[at + LEADER] = NOBODY
    cells[SEEN] = 0
    front: i64 = men.front_of(board, cells, horse)
    rear: i64 = men.horse_rear(board, cells, horse)
    # The half that is farther from the source goes first.
    ahead: i64 = heading
    if field.distance(rear, source) > field.distance(front, source):
        ahead = (heading + OPPOSITE) % DIRECTIONS
    for _ in range(hexes):
        here: i64 = men.front_of(board, cells, horse)
        leading: i64 = here if ahead == heading else men.horse_rear(board, cells, horse)
        there: i64 = field.beyond(here, ahead)
        if field.step_cost(LED, leading, ahead) == CLOSED or not has_room(board, cells, horse, there, heading):
            slay_horse(board, cells, horse, witness)
            return
        men.set_horse(board, cells, horse, there, heading)
    if witness is not None:
        owner: i64 = board.character[board.horse_man[horse]]
        witness.tell(telling.HORSE_RAN, EVERYONE, owner, field.key_of[men.front_of(board, cells, horse)])
