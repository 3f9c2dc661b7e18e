"""Setting up: each side places its characters in their zones, then the battle begins (GUI-030, GUI-532)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.guiscard import men, occupancy, telling
from logothete.games.guiscard.battlefield import MOUNTED
from logothete.games.guiscard.board import (
    CONTROL,
    FRONT,
    HEADING,
    HORSE,
    LEADER,
    NO_WEAPON,
    NOBODY,
    OFF,
    PLACE,
    SHOTS,
    SIDES,
    WAITING,
    Board,
)
from logothete.games.guiscard.kinds import PLACING_STEP, SET_UP_STEP
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.refusals import OFF_MAP, misplaced
from logothete.games.guiscard.rules.acting import argument, hex_of_action, man_key, man_of_action, why_not_his
from logothete.games.guiscard.rules.course import Battle
from logothete.games.guiscard.verbs import AT, AUTO, FACE, READY
from logothete.games.guiscard.verbs import PLACE as PLACE_VERB
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness, cells_from
from logothete.kernel.steps import TOP, Step, clear_stack, pop, push, top_frame

ENTERS: Final = Objection("GUI-533", "enters-the-map", ("man",))
NOT_ALL_PLACED: Final = Objection("GUI-532", "not-all-placed")
NOT_HIS_ZONE: Final = Objection("GUI-532", "outside-his-zone", ("hex",))
CANNOT_STAND_THERE: Final = Objection("GUI-532", "cannot-stand-there", ("hex",))
TAKEN: Final = Objection("GUI-532", "taken", ("hex",))
NO_ROOM_FOR_HORSE: Final = Objection("GUI-532", "no-room-for-the-horse", ("hex",))
NOT_THAT_HEADING: Final = Objection("GUI-008", "not-that-heading", ("direction",))
PLACE_FIRST: Final = Objection("GUI-532", "where-first")


def set_up(board: Board) -> Position:
    """A battle before the first man is placed."""
    cells = cells_from([0] * int(board.size))
    state = Position(board, cells)
    for man in range(board.men):
        at: i64 = men.at_man(man)
        cells[at + PLACE] = OFF
        cells[at + HEADING] = NOBODY
        cells[at + HORSE] = board.own_horse[man] if board.start_mounted[man] else NOBODY
        weapon: i64 = board.weapon[man]
        cells[at + SHOTS] = 0 if weapon == NO_WEAPON else board.arms.shots[weapon]
        if board.zone[man] < 0:
            men.mark(cells, man, WAITING)
    for horse in range(board.horses):
        at = men.at_horse(board, horse)
        cells[at + FRONT] = OFF
        cells[at + CONTROL] = NOBODY
        cells[at + LEADER] = NOBODY
        if board.start_front[horse] >= 0:
            men.set_horse(board, cells, horse, board.start_front[horse], board.start_heading[horse])
    clear_stack(cells, board.frames)
    # The side that sets up first lies on top.
    Battle().open(cells)
    for order in range(SIDES - 1, -1, -1):
        at = push(cells, SET_UP_STEP, SetUp.SIZE)
        cells[at + SetUp.SIDE] = board.setup_order[order]
    return state


def begin(state: Position, dice: Dice, witness: Witness | None) -> Position:
    """Go on until somebody has something to decide."""
    while state.cells[TOP] != 0 and state.pending() == 0:
        state.steps[state.cells[state.cells[TOP]]].settle(state, dice, witness)
    return state


def _to_place(board: Board, side: i64, man: i64) -> bool:
    return board.side[man] == side and board.zone[man] >= 0


def why_not_at(board: Board, cells: vec[i64], man: i64, place: i64) -> Objection | None:
    """What keeps a man from beginning in a hex; a rider needs some heading for which there is room."""
    if place < 0:
        return OFF_MAP
    if not board.zones[board.zone[man]][place]:
        return NOT_HIS_ZONE
    way: i64 = men.way_of(board, cells, man)
    if not board.field.may_enter(way, place):
        return CANNOT_STAND_THERE
    who: i64 = occupancy.occupant(board, cells, place)
    if who not in (occupancy.EMPTY, man + 1):
        return TAKEN
    if way == MOUNTED and headings_at(board, cells, man, place) == 0:
        return NO_ROOM_FOR_HORSE
    return None


def headings_at(board: Board, cells: vec[i64], man: i64, place: i64) -> i64:
    """The mask of headings with which both halves of a rider stand in his zone, on ground open to them, and free."""
    mask: i64 = 0
    for heading in range(DIRECTIONS):
        rear: i64 = board.field.rear(place, heading)
        if rear < 0 or not board.zones[board.zone[man]][rear] or not board.field.may_enter(MOUNTED, rear):
            continue
        if occupancy.occupant(board, cells, rear) in (occupancy.EMPTY, man + 1):
            mask |= BIT[heading]
    return mask


class SetUp(Step[Position]):
    """A side places its men, one by one or all at once, and says when it is ready."""

    kind: ClassVar[int] = SET_UP_STEP
    whose: ClassVar[str] = "GUI-532"
    SIDE: Final = 0
    READY: Final = 1
    """The mask of seats that are done."""
    SIZE: Final = 2

    def pending(self, state: Position) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        mask: i64 = 0
        for man in range(board.men):
            if _to_place(board, cells[at + self.SIDE], man):
                mask |= BIT[board.seat[man]]
        return mask - (mask & cells[at + self.READY])

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("set-up", "GUI-532")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        out[0] = board.first[AUTO]
        out[1] = board.first[READY]
        offers: i64 = 2
        for man in range(board.men):
            if board.seat[man] == seat:
                out[offers] = board.first[PLACE_VERB] + board.character[man]
                offers += 1
        return offers

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        verb: i64 = board.verb_of[action]
        if verb == AUTO:
            return None
        if verb == READY:
            for man in range(board.men):
                if board.seat[man] == seat and board.zone[man] >= 0 and men.place_of(cells, man) < 0:
                    return NOT_ALL_PLACED
            return None
        if verb != PLACE_VERB:
            return misplaced(board, action)
        man = man_of_action(board, action)
        objection = why_not_his(board, seat, man)
        if objection is not None:
            return objection
        return ENTERS if board.zone[man] < 0 else None

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        verb: i64 = board.verb_of[action]
        if verb == AUTO:
            place_all(board, cells, seat, witness)
        elif verb == READY:
            cells[at + self.READY] |= BIT[seat]
            if witness is not None:
                witness.tell(telling.SET_UP, EVERYONE, seat)
        else:
            man: i64 = man_of_action(board, action)
            men.lift(board, cells, man)
            cells[men.at_man(man) + PLACE] = OFF
            at = push(cells, PLACING_STEP, PlaceMan.SIZE)
            cells[at + PlaceMan.MAN] = man
            cells[at + PlaceMan.AT] = OFF
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        ready: i64 = state.board.first[READY]
        return ready if self.why(state, seat, ready) is None else state.board.first[AUTO]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN


class PlaceMan(Step[Position]):
    """Where a man begins, and which way a rider looks."""

    kind: ClassVar[int] = PLACING_STEP
    whose: ClassVar[str] = "GUI-532"
    MAN: Final = 0
    AT: Final = 1
    """The hex of a rider who is still to be turned; OFF before."""
    SIZE: Final = 2

    def pending(self, state: Position) -> i64:
        cells = state.cells
        return BIT[state.board.seat[cells[top_frame(cells) + self.MAN]]]

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        at: i64 = top_frame(cells)
        who = man_key(state.board, cells[at + self.MAN])
        if cells[at + self.AT] == OFF:
            return Prompt("place", "GUI-532", {"man": who})
        return Prompt("heading", "GUI-008", {"man": who})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        if cells[at + self.AT] != OFF:
            for heading in range(DIRECTIONS):
                out[heading] = board.first[FACE] + heading
            return DIRECTIONS
        zone = board.zones[board.zone[cells[at + self.MAN]]]
        offers: i64 = 0
        for place in range(board.field.size):
            if zone[place]:
                out[offers] = board.first[AT] + board.field.key_of[place]
                offers += 1
        return offers

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = cells[at + self.MAN]
        verb: i64 = board.verb_of[action]
        if cells[at + self.AT] == OFF:
            if verb == FACE:
                return PLACE_FIRST
            return (
                why_not_at(board, cells, man, hex_of_action(board, action)) if verb == AT else misplaced(board, action)
            )
        if verb != FACE:
            return misplaced(board, action)
        known: bool = headings_at(board, cells, man, cells[at + self.AT]) & BIT[argument(board, action)] != 0
        return None if known else NOT_THAT_HEADING

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = cells[at + self.MAN]
        if board.verb_of[action] == AT and men.mounted(cells, man):
            cells[at + self.AT] = hex_of_action(board, action)
            return OPEN
        riding: bool = board.verb_of[action] == FACE
        place: i64 = cells[at + self.AT] if riding else hex_of_action(board, action)
        heading: i64 = argument(board, action) if riding else NOBODY
        pop(cells)
        _begin_at(board, cells, man, place, heading, witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.legal(int(seat))[0]


def _begin_at(board: Board, cells: vec[i64], man: i64, place: i64, heading: i64, witness: Witness | None) -> None:
    men.stand(board, cells, man, place, heading)
    if witness is not None:
        witness.tell(telling.PLACED, EVERYONE, board.seat[man], board.character[man], board.field.key_of[place])


def place_all(board: Board, cells: vec[i64], seat: i64, witness: Witness | None) -> None:
    """Place everybody who is not placed yet, spread evenly over his zone."""
    waiting: i64 = 0
    for man in range(board.men):
        if board.seat[man] == seat and board.zone[man] >= 0 and men.place_of(cells, man) < 0:
            waiting += 1
    number: i64 = 0
    for man in range(board.men):
        if board.seat[man] != seat or board.zone[man] < 0 or men.place_of(cells, man) >= 0:
            continue
        place: i64 = _spread(board, cells, man, number, waiting)
        number += 1
        assert place >= 0, "a zone has room for everybody: the content was checked"
        heading: i64 = NOBODY
        if men.mounted(cells, man):
            mask: i64 = headings_at(board, cells, man, place)
            heading = 0
            while not mask & BIT[heading]:
                heading += 1
        _begin_at(board, cells, man, place, heading, witness)


def _spread(board: Board, cells: vec[i64], man: i64, number: i64, waiting: i64) -> i64:
    """The hex for one of so many: of all that are open to him the one at his share of the way through the zone."""
    open_hexes: i64 = 0
    for place in range(board.field.size):
        if why_not_at(board, cells, man, place) is None:
            open_hexes += 1
    share: i64 = open_hexes * (2 * number + 1) // (2 * waiting)
    for place in range(board.field.size):
        if why_not_at(board, cells, man, place) is None:
            if share == 0:
                return place
            share -= 1
    return NOBODY
