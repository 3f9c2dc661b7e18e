"""Coming onto the map, leaving it, and choosing a heading (GUI-069, GUI-533)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.guiscard import men, occupancy, stepping, telling
from logothete.games.guiscard.battlefield import CLOSED, MOUNTED
from logothete.games.guiscard.board import (
    FIRST_EDGE,
    LEFT,
    MOVED,
    NOBODY,
    SEEN,
    WAITING,
    Board,
)
from logothete.games.guiscard.frames import STOPPED, MoveFrame
from logothete.games.guiscard.harm import tell_man
from logothete.games.guiscard.kinds import MOVE_STEP, TURNING_STEP
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.refusals import OFF_MAP, misplaced
from logothete.games.guiscard.rules import horses
from logothete.games.guiscard.rules.acting import argument, man_key
from logothete.games.guiscard.rules.paying import pay
from logothete.games.guiscard.rules.planning import plan_way
from logothete.games.guiscard.verbs import ENTER, FACE
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Step, find_frame, pop, push, top_frame

OTHER_EDGE: Final = Objection("GUI-533", "enters-elsewhere", ("hex",))
CLOSED_THERE: Final = Objection("GUI-533", "cannot-enter-there", ("hex",))
SOMEBODY_THERE: Final = Objection("GUI-533", "somebody-at-the-edge", ("hex",))
TOO_DEAR: Final = Objection("GUI-069", "too-dear-to-enter", ("hex",))
NO_ROOM_TO_RIDE_IN: Final = Objection("GUI-069", "no-room-to-ride-in", ("hex",))
NOT_ALLOWED_TO_LEAVE: Final = Objection("GUI-069", "may-not-leave")
NOT_AT_THAT_EDGE: Final = Objection("GUI-069", "not-at-that-edge")
TOO_FEW_TO_LEAVE: Final = Objection("GUI-063", "too-few-points")
NOT_THAT_WAY: Final = Objection("GUI-008", "not-that-heading", ("direction",))


def candidates_to_enter(board: Board, cells: vec[i64], man: i64, out: vec[i64], offers: i64) -> i64:
    """The edge hexes of the sides by which he may come."""
    for place in range(board.field.size):
        if board.field.edges[place] & board.entry_edges[man]:
            out[offers] = board.first[ENTER] + board.field.key_of[place]
            offers += 1
    return offers


def why_no_entry(board: Board, cells: vec[i64], man: i64, place: i64, left: i64) -> Objection | None:
    """What keeps somebody from coming in by a hex of the edge."""
    if place < 0:
        return OFF_MAP
    field = board.field
    if not field.edges[place] & board.entry_edges[man] or board.entry_map[man] not in (NOBODY, field.map_of[place]):
        return OTHER_EDGE
    way: i64 = men.way_of(board, cells, man)
    if field.own_cost[way * field.size + place] == CLOSED or occupancy.choked(board, cells, place):
        return CLOSED_THERE
    if occupancy.occupant(board, cells, place) != occupancy.EMPTY:
        return SOMEBODY_THERE
    if _entry_cost(board, cells, way, place) > left:
        return TOO_DEAR
    if men.mounted(cells, man) and ways_in(board, cells, man, place, left) == 0:
        return NO_ROOM_TO_RIDE_IN
    return None


def _entry_cost(board: Board, cells: vec[i64], way: i64, place: i64) -> i64:
    cost: i64 = board.field.own_cost[way * board.field.size + place]
    return cost + board.costs.bodies if occupancy.slow(board, cells, place) else cost


def ways_in(board: Board, cells: vec[i64], man: i64, place: i64, left: i64) -> i64:
    """The mask of headings with which a rider can stand on the map, his rear in the edge hex (GUI-069).

    He comes in by any direction that leads from outside and rides on by one hex, for he must bring his rear on, too.
    """
    field = board.field
    mask: i64 = 0
    for heading in range(DIRECTIONS):
        there: i64 = field.beyond(place, heading)
        if there < 0 or not _leads_in(board, place, heading):
            continue
        if stepping.why_no_step(board, cells, board.side[man], MOUNTED, place, heading) is not None:
            continue
        cost: i64 = _riding_cost(board, cells, man, place, heading)
        if cost <= left and occupancy.occupant(board, cells, there) == occupancy.EMPTY:
            mask |= BIT[heading]
    return mask


def _riding_cost(board: Board, cells: vec[i64], man: i64, place: i64, heading: i64) -> i64:
    cost: i64 = _entry_cost(board, cells, MOUNTED, place)
    return cost + stepping.base_cost(board, cells, MOUNTED, place, heading)


def _leads_in(board: Board, place: i64, heading: i64) -> bool:
    """Whether a rider who came from outside could go on in this direction without a pivot."""
    for way in range(DIRECTIONS):
        if board.field.beyond(place, stepping.behind(way)) < 0 and stepping.forward(way, heading):
            return True
    return False


def enter(board: Board, cells: vec[i64], at: i64, man: i64, place: i64, witness: Witness | None) -> None:
    """Come onto the map; a rider is asked for his heading first."""
    if men.mounted(cells, man):
        left: i64 = cells[at + MoveFrame.LEFT]
        turning: i64 = push(cells, TURNING_STEP, ChooseHeading.SIZE)
        cells[turning + ChooseHeading.PLACE] = place
        cells[turning + ChooseHeading.HEADINGS] = ways_in(board, cells, man, place, left)
        cells[turning + ChooseHeading.PURPOSE] = COMING_IN
        return
    cost: i64 = _entry_cost(board, cells, men.way_of(board, cells, man), place)
    _come_in(board, cells, at, man, place, NOBODY, cost, witness)


def _come_in(
    board: Board, cells: vec[i64], at: i64, man: i64, place: i64, heading: i64, cost: i64, witness: Witness | None
) -> None:
    men.unmark(cells, man, WAITING)
    men.stand(board, cells, man, place, heading)
    pay(cells, at, man, cost)
    cells[at + MoveFrame.SAFE] = place
    cells[at + MoveFrame.SAFE_HEADING] = heading
    cells[at + MoveFrame.WINDOW] = 1
    cells[SEEN] = 0
    if witness is not None:
        witness.tell(telling.ENTERED, EVERYONE, board.character[man], board.field.key_of[place], cost)


# ---- leaving


def why_no_leave(board: Board, cells: vec[i64], man: i64, left: i64) -> Objection | None:
    """Whether the scenario lets him leave from where he is (GUI-069)."""
    side: i64 = board.side[man]
    field = board.field
    if board.way_off[side] == 0:
        return NOT_ALLOWED_TO_LEAVE
    place: i64 = men.place_of(cells, man)
    if edge_to_leave(board, cells, man) == 0 or board.way_off_map[side] not in (NOBODY, field.map_of[place]):
        return NOT_AT_THAT_EDGE
    return TOO_FEW_TO_LEAVE if left < board.costs.leave else None


def edge_to_leave(board: Board, cells: vec[i64], man: i64) -> i64:
    """The mark of the edge by which he could leave from here: a rider must be headed for it; 0 if there is none."""
    place: i64 = men.place_of(cells, man)
    field = board.field
    if men.mounted(cells, man):
        outward: bool = False
        for direction in range(DIRECTIONS):
            if stepping.forward(men.heading_of(cells, man), direction) and field.beyond(place, direction) < 0:
                outward = True
        if not outward:
            return 0
    edge: i64 = 1
    mark: i64 = FIRST_EDGE
    while edge <= 4:
        if field.edges[place] & BIT[edge] and board.way_off[board.side[man]] & mark:
            return mark
        edge += 1
        mark *= 2
    return 0


def leave(board: Board, cells: vec[i64], at: i64, man: i64, witness: Witness | None) -> None:
    """Off the map, with whatever he leads; he does not return."""
    edge: i64 = edge_to_leave(board, cells, man)
    pay(cells, at, man, board.costs.leave)
    tell_man(board, witness, telling.WENT, man)
    horses.lead_away(board, cells, man, witness)
    men.go_off(board, cells, man, edge)
    men.mark(cells, man, LEFT | MOVED)
    cells[at + MoveFrame.ENDING] = STOPPED
    cells[at + MoveFrame.SHOT_AT] = 0
    cells[at + MoveFrame.CARRIED] = 0
    cells[SEEN] = 0


# ---- headings

GOING: Final = 0
COMING_IN: Final = 1


class ChooseHeading(Step[Position]):
    """With which heading a rider arrives where he goes, or comes onto the map (GUI-008, GUI-533)."""

    kind: ClassVar[int] = TURNING_STEP
    whose: ClassVar[str] = "GUI-033"
    PLACE: Final = 0
    HEADINGS: Final = 1
    PURPOSE: Final = 2
    SIZE: Final = 3

    def pending(self, state: Position) -> i64:
        cells = state.cells
        return BIT[state.board.seat[cells[find_frame(cells, MOVE_STEP) + MoveFrame.MAN]]]

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        man: i64 = cells[find_frame(cells, MOVE_STEP) + MoveFrame.MAN]
        return Prompt("heading", "GUI-008", {"man": man_key(state.board, man)})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        for heading in range(DIRECTIONS):
            out[heading] = state.board.first[FACE] + heading
        return DIRECTIONS

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        if board.verb_of[action] != FACE:
            return misplaced(board, action)
        known: bool = cells[top_frame(cells) + self.HEADINGS] & BIT[argument(board, action)] != 0
        return None if known else NOT_THAT_WAY

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        place: i64 = cells[at + self.PLACE]
        coming: bool = cells[at + self.PURPOSE] == COMING_IN
        heading: i64 = argument(board, action)
        pop(cells)
        move: i64 = top_frame(cells)
        if not coming:
            plan_way(state, move, place, heading)
            return OPEN
        man: i64 = cells[move + MoveFrame.MAN]
        cost: i64 = _riding_cost(board, cells, man, place, heading)
        _come_in(board, cells, move, man, board.field.beyond(place, heading), heading, cost, witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.legal(int(seat))[0]


def open_turning(cells: vec[i64], place: i64, headings: i64) -> None:
    """A rider can arrive in a hex with several headings."""
    at: i64 = push(cells, TURNING_STEP, ChooseHeading.SIZE)
    cells[at + ChooseHeading.PLACE] = place
    cells[at + ChooseHeading.HEADINGS] = headings
    cells[at + ChooseHeading.PURPOSE] = GOING
