"""Single steps of a move: what they cost, what stands against them, and when enemies make them dangerous (4)."""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard import men, occupancy
from logothete.games.guiscard.battlefield import CLOSED, MOUNTED, OPPOSITE
from logothete.games.guiscard.board import CONTROL, FIRST_HORSE, Board
from logothete.geometry.hexes import DIRECTIONS, NOWHERE
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Objection

NO_WAY: Final = Objection("GUI-306", "no-way-there")
CHOKED: Final = Objection("GUI-084", "bodies-in-the-way")
ENEMY_THERE: Final = Objection("GUI-074", "enemy-in-the-way")
ENEMY_HORSE_THERE: Final = Objection("GUI-076", "enemy-horse-in-the-way")
EDGE_OF_MAP: Final = Objection("GUI-069", "edge-of-the-map")
NOT_FORWARD: Final = Objection("GUI-110", "riders-ride-forward")

# What slipping past enemies brings (GUI-094, GUI-095).
SAFE: Final = 0
SURCHARGE: Final = 1
TEST: Final = 2


def held_against(board: Board, cells: vec[i64], side: i64, place: i64) -> Objection | None:
    """Whether somebody there lets nobody of a side in: an enemy on his feet, or a horse the enemy controls."""
    who: i64 = occupancy.occupant(board, cells, place)
    if who >= FIRST_HORSE:
        return ENEMY_HORSE_THERE if cells[men.at_horse(board, who - FIRST_HORSE) + CONTROL] == 1 - side else None
    if who > 0 and board.side[who - 1] != side and men.awake(cells, who - 1):
        return ENEMY_THERE
    return None


def why_no_step(board: Board, cells: vec[i64], side: i64, way: i64, here: i64, direction: i64) -> Objection | None:
    """What keeps somebody who goes this way from the next hex, his MP apart (GUI-063 to GUI-084)."""
    there: i64 = board.field.beyond(here, direction)
    if there < 0:
        return EDGE_OF_MAP
    if board.field.step_cost(way, here, direction) == CLOSED:
        return NO_WAY
    if occupancy.choked(board, cells, there):
        return CHOKED
    return held_against(board, cells, side, there)


def base_cost(board: Board, cells: vec[i64], way: i64, here: i64, direction: i64) -> i64:
    """What the next hex costs without enemies: terrain, side and bodies (GUI-068)."""
    cost: i64 = board.field.step_cost(way, here, direction)
    if occupancy.slow(board, cells, board.field.beyond(here, direction)):
        cost += board.costs.bodies
    return cost


def danger(board: Board, cells: vec[i64], side: i64, here: i64, there: i64) -> i64:
    """What enemies make of going from one hex to another: SAFE, SURCHARGE, or that and a TEST (GUI-094 to GUI-098)."""
    ahead: i64 = men.able_enemies(board, cells, side, there, True)
    if ahead == 0 or men.able_enemies(board, cells, side, here, True) == 0:
        return SAFE
    return TEST if ahead > 1 else SURCHARGE


# ---- riders


def turned(heading: i64, sense: i64) -> i64:
    """The heading after a sixth of a turn: sense 0 clockwise, 1 the other way."""
    return (heading + (1 if sense == 0 else DIRECTIONS - 1)) % DIRECTIONS


def forward(heading: i64, direction: i64) -> bool:
    """Whether a direction is one of the three in which a rider goes on (GUI-110)."""
    off: i64 = (direction - heading) % DIRECTIONS
    return off <= 1 or off == DIRECTIONS - 1


def pivoted(board: Board, front: i64, heading: i64, sense: i64) -> i64:
    """Where the front of a horse comes to by a pivot; NOWHERE off the map (GUI-112)."""
    rear: i64 = board.field.rear(front, heading)
    return NOWHERE if rear < 0 else board.field.beyond(rear, turned(heading, sense))


def why_no_pivot(board: Board, cells: vec[i64], side: i64, front: i64, heading: i64, sense: i64) -> Objection | None:
    """What keeps a horse from turning on the spot: both sides that the head crosses must be open to it (GUI-113)."""
    there: i64 = pivoted(board, front, heading, sense)
    if there < 0:
        return EDGE_OF_MAP
    field = board.field
    across: i64 = field.grid.direction(front, there)
    if field.step_cost(MOUNTED, front, across) == CLOSED:
        return NO_WAY
    return why_no_step(board, cells, side, MOUNTED, field.rear(front, heading), turned(heading, sense))


def pivot_cost(board: Board, cells: vec[i64], front: i64, heading: i64, sense: i64) -> i64:
    """The hex swung into, and 1 MP (GUI-112)."""
    rear: i64 = board.field.rear(front, heading)
    return base_cost(board, cells, MOUNTED, rear, turned(heading, sense)) + board.costs.pivot


def behind(heading: i64) -> i64:
    return (heading + OPPOSITE) % DIRECTIONS
