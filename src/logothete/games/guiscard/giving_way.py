"""Where somebody can give way to: in a retreat, or to make room for a friend (5.4.4, 6.5)."""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard import men, occupancy, stepping
from logothete.games.guiscard.battlefield import CLOSED, MOUNTED
from logothete.games.guiscard.board import FIRST_HORSE, Board
from logothete.games.guiscard.frames import RetreatFrame
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec

SWINGS: Final = 4
"""Ways to move half of a counter: the front clockwise and back, then the rear."""
FAR: Final = 10**6


# ---- making room


def can_make_room(board: Board, cells: vec[i64], man: i64, moved: i64) -> bool:
    """Whether somebody can be displaced: awake, not displaced before, with a hex to go to (GUI-291)."""
    if moved & BIT[man] or not men.awake(cells, man):
        return False
    if men.mounted(cells, man):
        for option in range(DIRECTIONS + SWINGS):
            if rider_can(board, cells, man, option):
                return True
        return False
    for direction in range(DIRECTIONS):
        if can_be_pushed(board, cells, man, direction, moved):
            return True
    return False


def can_be_pushed(board: Board, cells: vec[i64], man: i64, direction: i64, moved: i64) -> bool:
    """Whether a man on foot can be displaced this way, others making room in turn (GUI-290)."""
    here: i64 = men.place_of(cells, man)
    way: i64 = men.way_of(board, cells, man)
    if stepping.why_no_step(board, cells, board.side[man], way, here, direction) is not None:
        return False
    there: i64 = board.field.beyond(here, direction)
    who: i64 = occupancy.occupant(board, cells, there)
    if who == occupancy.EMPTY:
        return True
    if who >= FIRST_HORSE or board.side[who - 1] != board.side[man]:
        return False
    return can_make_room(board, cells, who - 1, moved | BIT[man])


# ---- riders


def rider_front(board: Board, cells: vec[i64], man: i64, option: i64) -> i64:
    """Where the front of a rider comes to: by a full step in a direction, or by a swing of one half; -1 if nowhere."""
    field = board.field
    front: i64 = men.place_of(cells, man)
    heading: i64 = men.heading_of(cells, man)
    if option < DIRECTIONS:
        if option == heading:
            return field.beyond(front, heading)
        return men.rear_of(board, cells, man) if option == stepping.behind(heading) else -1
    swing: i64 = option - DIRECTIONS
    return stepping.pivoted(board, front, heading, swing) if swing < 2 else front


def rider_heading(cells: vec[i64], man: i64, option: i64) -> i64:
    """His heading afterwards: the same after a full step (GUI-209)."""
    heading: i64 = men.heading_of(cells, man)
    if option < DIRECTIONS:
        return heading
    return stepping.turned(heading, (option - DIRECTIONS) % 2)


def rider_moving_half(board: Board, cells: vec[i64], man: i64, option: i64, after: bool) -> i64:
    """The hex of the half that moves first, before or after it has."""
    field = board.field
    front: i64 = men.place_of(cells, man)
    heading: i64 = men.heading_of(cells, man)
    rear: i64 = men.rear_of(board, cells, man)
    if option < DIRECTIONS:
        leading: i64 = front if option == heading else rear
        return field.beyond(leading, option) if after else leading
    if option - DIRECTIONS < 2:
        return rider_front(board, cells, man, option) if after else front
    return field.rear(front, rider_heading(cells, man, option)) if after else rear


def rider_can(board: Board, cells: vec[i64], man: i64, option: i64) -> bool:
    """Whether the hexes that a rider would come to are open to him and free (GUI-209)."""
    field = board.field
    heading: i64 = men.heading_of(cells, man)
    if option < DIRECTIONS and option not in (heading, stepping.behind(heading)):
        return False
    start: i64 = rider_moving_half(board, cells, man, option, False)
    there: i64 = rider_moving_half(board, cells, man, option, True)
    if there < 0:
        return False
    if option < DIRECTIONS:
        if field.step_cost(MOUNTED, start, option) == CLOSED:
            return False
    else:
        stays: i64 = men.rear_of(board, cells, man) if option - DIRECTIONS < 2 else men.place_of(cells, man)
        across: i64 = field.grid.direction(start, there)
        around: i64 = field.grid.direction(stays, there)
        if field.step_cost(MOUNTED, start, across) == CLOSED or field.step_cost(MOUNTED, stays, around) == CLOSED:
            return False
    if occupancy.choked(board, cells, there):
        return False
    return occupancy.occupant(board, cells, there) in (occupancy.EMPTY, man + 1)


# ---- retreats


def away_from(board: Board, cells: vec[i64], at: i64, place: i64) -> i64:
    """How far a hex is from what one retreats from: the shooter, or the nearest opponent."""
    source: i64 = cells[at + RetreatFrame.SOURCE]
    if source >= 0:
        return board.field.distance(source, place)
    nearest: i64 = FAR
    for man in range(board.men):
        if cells[at + RetreatFrame.FOES] & BIT[man] and men.place_of(cells, man) >= 0:
            nearest = min(nearest, board.field.distance(men.place_of(cells, man), place))
            if men.mounted(cells, man):
                nearest = min(nearest, board.field.distance(men.rear_of(board, cells, man), place))
    return nearest


def foes_beside(board: Board, cells: vec[i64], at: i64, place: i64) -> i64:
    """How many opponents of the combat touch a hex."""
    beside: i64 = 0
    for man in range(board.men):
        if (
            cells[at + RetreatFrame.FOES] & BIT[man]
            and men.on_map(cells, man)
            and men.touches(board, cells, man, place)
        ):
            beside += 1
    return beside


def may_pass(board: Board, cells: vec[i64], man: i64, here: i64, direction: i64) -> bool:
    """Whether a retreat can enter the next hex: open ground, and no enemy in it (GUI-201, GUI-204, GUI-210)."""
    way: i64 = men.way_of(board, cells, man)
    return stepping.why_no_step(board, cells, board.side[man], way, here, direction) is None


def may_end(board: Board, cells: vec[i64], man: i64, place: i64) -> bool:
    """Whether a retreat can end in a hex: free, or held by a friend who can make room (GUI-205, GUI-291)."""
    who: i64 = occupancy.occupant(board, cells, place)
    if who == occupancy.EMPTY or who == man + 1:
        return True
    if who >= FIRST_HORSE or board.side[who - 1] != board.side[man]:
        return False
    return can_make_room(board, cells, who - 1, BIT[man])


def furthest(board: Board, cells: vec[i64], at: i64, here: i64, gone: i64, left: i64) -> i64:
    """How many of the hexes that are left a man on foot can still go and end in a hex where he can be."""
    if left == 0:
        return 0
    best: i64 = 0
    for direction in range(DIRECTIONS):
        length: i64 = length_of(board, cells, at, here, gone, left, direction)
        best = max(best, length)
    return best


def length_of(board: Board, cells: vec[i64], at: i64, here: i64, gone: i64, left: i64, direction: i64) -> i64:
    """The same by a first step in this direction; 0 if there is no such retreat."""
    man: i64 = cells[at + RetreatFrame.MAN]
    if not may_pass(board, cells, man, here, direction):
        return 0
    there: i64 = board.field.beyond(here, direction)
    field = board.field
    start: i64 = cells[at + RetreatFrame.START]
    if gone > 0 and field.distance(start, there) <= field.distance(start, here):
        return 0
    further: i64 = furthest(board, cells, at, there, gone + 1, left - 1)
    if further > 0:
        return further + 1
    return 1 if may_end(board, cells, man, there) else 0


def leads_away(board: Board, cells: vec[i64], at: i64, here: i64, direction: i64) -> bool:
    """Whether a first step leads away (GUI-202, GUI-203), or from as many opponents as possible (GUI-295)."""
    there: i64 = board.field.beyond(here, direction)
    if there < 0:
        return False
    if cells[at + RetreatFrame.SOURCE] >= 0:
        return away_from(board, cells, at, there) > away_from(board, cells, at, here)
    fewest: i64 = FAR
    man: i64 = cells[at + RetreatFrame.MAN]
    for other in range(DIRECTIONS):
        if may_pass(board, cells, man, here, other):
            place: i64 = board.field.beyond(here, other)
            if may_end(board, cells, man, place) or cells[at + RetreatFrame.LEFT] > 1:
                fewest = min(fewest, foes_beside(board, cells, at, place))
    return foes_beside(board, cells, at, there) <= fewest


def can_retreat(board: Board, cells: vec[i64], at: i64, direction: i64) -> bool:
    """Whether a man on foot may retreat this way: on a route that is as long as any (GUI-203, GUI-212)."""
    man: i64 = cells[at + RetreatFrame.MAN]
    here: i64 = men.place_of(cells, man)
    gone: i64 = cells[at + RetreatFrame.GONE]
    left: i64 = cells[at + RetreatFrame.LEFT]
    if gone == 0 and not leads_away(board, cells, at, here, direction):
        return False
    length: i64 = length_of(board, cells, at, here, gone, left, direction)
    if length == 0:
        return False
    for other in range(DIRECTIONS):
        if (gone > 0 or leads_away(board, cells, at, here, other)) and length_of(
            board, cells, at, here, gone, left, other
        ) > length:
            return False
    return True


def rider_can_retreat(board: Board, cells: vec[i64], at: i64, option: i64) -> bool:
    """Whether a rider may retreat so: in a line, the half that goes first getting farther away (GUI-207 to GUI-209)."""
    man: i64 = cells[at + RetreatFrame.MAN]
    if option < DIRECTIONS:
        if cells[at + RetreatFrame.WAY] not in (-1, option):
            return False
    elif cells[at + RetreatFrame.SWUNG]:
        return False
    if not rider_can(board, cells, man, option):
        return False
    before: i64 = away_from(board, cells, at, rider_moving_half(board, cells, man, option, False))
    return away_from(board, cells, at, rider_moving_half(board, cells, man, option, True)) > before
