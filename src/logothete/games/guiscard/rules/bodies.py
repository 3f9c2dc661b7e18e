"""The stunned and the dead: carrying somebody, and clearing a hex (4.2.3, 4.2.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.guiscard import men, occupancy, telling
from logothete.games.guiscard.battlefield import CLOSED, DRY, IN_ARMOUR, MARSH, ON_FOOT
from logothete.games.guiscard.board import (
    BUSY,
    CLEARINGS,
    FALLEN,
    FIRED,
    FRONT,
    HEADED,
    MOST_CLEARINGS,
    MOVED,
    NOBODY,
    OFF,
    PHASE,
    PLACE,
    SEEN,
    STATE,
    WAITING,
    Board,
)
from logothete.games.guiscard.frames import MoveFrame
from logothete.games.guiscard.health import DEAD, STUNNED
from logothete.games.guiscard.kinds import CLEARING_STEP, LAY_STEP, MOVE_STEP
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.refusals import OFF_MAP, misplaced
from logothete.games.guiscard.rules.acting import argument, hex_of_action, man_key, man_of_action, why_not_his
from logothete.games.guiscard.verbs import AT, CARRY, LAY, WITH
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Step, find_frame, pop, push, top_frame

NOT_ON_FOOT: Final = Objection("GUI-089", "carriers-go-on-foot")
NOBODY_STUNNED: Final = Objection("GUI-089", "not-stunned-here", ("man",))
CARRIES_ALREADY: Final = Objection("GUI-091", "carries-somebody")
NOWHERE_TO_LAY: Final = Objection("GUI-091", "nowhere-to-lay-him", ("man",))
CANNOT_LIE_THERE: Final = Objection("GUI-091", "cannot-lie-there", ("direction",))
NOTHING_TO_CLEAR: Final = Objection("GUI-086", "no-bodies-there", ("hex",))
TOO_LATE_TO_CLEAR: Final = Objection("GUI-087", "clear-at-the-start")
TOO_FEW_TO_CLEAR: Final = Objection("GUI-087", "two-are-needed", ("hex",))
CANNOT_CLEAR: Final = Objection("GUI-087", "cannot-clear", ("man",))
NOT_A_PLACE_FOR_BODIES: Final = Objection("GUI-087", "bodies-cannot-go-there", ("hex",))
CHOOSE_WORKERS: Final = Objection("GUI-087", "workers-first")
CHOOSE_PLACE: Final = Objection("GUI-087", "where-to-first")

WORKERS: Final = 2
CLEARED_MEN: Final = 3
FIELD_OF_HEX: Final = 2048
FIELD_OF_MAN: Final = 64


# ---- carrying


def candidates_to_carry(board: Board, cells: vec[i64], man: i64, out: vec[i64], offers: i64) -> i64:
    other: i64 = occupancy.man_at(board, cells, men.place_of(cells, man))
    if other >= 0 and other != man:
        out[offers] = board.first[CARRY] + board.character[other]
        offers += 1
    return offers


def why_not_carry(board: Board, cells: vec[i64], at: i64, man: i64, other: i64) -> Objection | None:
    """Whether he can take a stunned man on his back (GUI-089, GUI-091)."""
    if men.mounted(cells, man) or board.animal[man]:
        return NOT_ON_FOOT
    place: i64 = men.place_of(cells, man)
    if other < 0 or other == man or men.place_of(cells, other) != place or men.health_of(cells, other) != STUNNED:
        return NOBODY_STUNNED
    if cells[at + MoveFrame.CARRIED]:
        return CARRIES_ALREADY
    for direction in range(DIRECTIONS):
        if can_lie(board, cells, other, place, direction):
            return None
    return NOWHERE_TO_LAY


def can_lie(board: Board, cells: vec[i64], man: i64, place: i64, direction: i64) -> bool:
    """Whether a stunned man can be laid next to a hex: passable to him on foot, nobody living there."""
    there: i64 = board.field.beyond(place, direction)
    way: i64 = IN_ARMOUR if board.armour[man] else ON_FOOT
    if there < 0 or board.field.step_cost(way, place, direction) == CLOSED or occupancy.choked(board, cells, there):
        return False
    return occupancy.occupant(board, cells, there) == occupancy.EMPTY


def pick_up(board: Board, cells: vec[i64], at: i64, man: i64, other: i64, witness: Witness | None) -> None:
    """His remaining MP are halved; whom he carries is out of everybody's reach."""
    cells[at + MoveFrame.LEFT] //= 2
    cells[at + MoveFrame.BEGUN] = 1
    cells[at + MoveFrame.CARRIED] = other + 1
    cells[SEEN] = 0
    men.lift(board, cells, other)
    cells[men.at_man(other) + PLACE] = OFF
    men.stand(board, cells, man, men.place_of(cells, man), NOBODY)
    cells[at + MoveFrame.SAFE] = men.place_of(cells, man)
    if witness is not None:
        witness.tell(telling.PICKED_UP, EVERYONE, board.character[man], board.character[other])


def open_laying(board: Board, cells: vec[i64], at: i64, man: i64, witness: Witness | None) -> None:
    """The move is over: whom he carried is laid down beside him; where, his owner says (GUI-090)."""
    push(cells, LAY_STEP)


class LayDown(Step[Position]):
    """Where a carrier lays down the stunned man (GUI-090, GUI-091)."""

    kind: ClassVar[int] = LAY_STEP
    whose: ClassVar[str] = "GUI-090"
    SIZE: Final = 0

    def _carrier(self, cells: vec[i64]) -> i64:
        return cells[find_frame(cells, MOVE_STEP) + MoveFrame.MAN]

    def _carried(self, cells: vec[i64]) -> i64:
        return cells[find_frame(cells, MOVE_STEP) + MoveFrame.CARRIED] - 1

    def pending(self, state: Position) -> i64:
        board, cells = state.board, state.cells
        place: i64 = men.place_of(cells, self._carrier(cells))
        for direction in range(DIRECTIONS):
            if can_lie(board, cells, self._carried(cells), place, direction):
                return BIT[board.seat[self._carrier(cells)]]
        return 0

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("lay", "GUI-090", {"man": man_key(state.board, self._carried(state.cells))})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        for direction in range(DIRECTIONS):
            out[direction] = state.board.first[LAY] + direction
        return DIRECTIONS

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        if board.verb_of[action] != LAY:
            return misplaced(board, action)
        place: i64 = men.place_of(cells, self._carrier(cells))
        lies: bool = can_lie(board, cells, self._carried(cells), place, argument(board, action))
        return None if lies else CANNOT_LIE_THERE

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        place: i64 = men.place_of(cells, self._carrier(cells))
        self._lay(board, cells, board.field.beyond(place, argument(board, action)), witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.legal(int(seat))[0]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """No hex around is free any more: he comes to lie in the nearest one that is."""
        board, cells = state.board, state.cells
        place: i64 = men.place_of(cells, self._carrier(cells))
        way: i64 = IN_ARMOUR if board.armour[self._carried(cells)] else ON_FOOT
        nearest: i64 = NOBODY
        for there in range(board.field.size):
            if (
                occupancy.occupant(board, cells, there) == occupancy.EMPTY
                and board.field.may_enter(way, there)
                and (nearest < 0 or board.field.distance(place, there) < board.field.distance(place, nearest))
            ):
                nearest = there
        self._lay(board, cells, nearest, witness)
        return OPEN

    def _lay(self, board: Board, cells: vec[i64], there: i64, witness: Witness | None) -> None:
        carrier: i64 = self._carrier(cells)
        carried: i64 = self._carried(cells)
        men.stand(board, cells, carried, there, NOBODY)
        cells[find_frame(cells, MOVE_STEP) + MoveFrame.CARRIED] = 0
        cells[SEEN] = 0
        pop(cells)
        if witness is not None:
            character = board.character
            witness.tell(telling.LAID_DOWN, EVERYONE, character[carrier], character[carried], board.field.key_of[there])


# ---- clearing


def has_bodies(board: Board, cells: vec[i64], place: i64) -> bool:
    return occupancy.dead_men(board, cells, place) > 0 or occupancy.dead_horses(board, cells, place) > 0


def why_no_clearing(board: Board, cells: vec[i64], seat: i64, place: i64) -> Objection | None:
    """Whether two of a seat's men could clear a hex, declared before anybody has moved (GUI-086, GUI-087)."""
    if place < 0:
        return OFF_MAP
    if not has_bodies(board, cells, place):
        return NOTHING_TO_CLEAR
    if cells[CLEARINGS + MOST_CLEARINGS - 1] != 0:
        return TOO_LATE_TO_CLEAR
    for man in range(board.men):
        if board.side[man] == cells[PHASE] and men.marked(cells, man, MOVED):
            return TOO_LATE_TO_CLEAR
    workers: i64 = 0
    for man in range(board.men):
        if board.seat[man] == seat and can_clear(board, cells, man, place):
            workers += 1
    return None if workers >= WORKERS and places_for_bodies(board, cells, place) else TOO_FEW_TO_CLEAR


def can_clear(board: Board, cells: vec[i64], man: i64, place: i64) -> bool:
    """Whether a man could work on a hex: on foot, in it or next to it, and undisturbed."""
    if not men.awake(cells, man) or men.mounted(cells, man) or board.animal[man]:
        return False
    if men.marked(cells, man, BUSY | FIRED | MOVED | WAITING):
        return False
    here: i64 = men.place_of(cells, man)
    if board.field.distance(here, place) > 1:
        return False
    return men.able_enemies(board, cells, board.side[man], here, False) == 0


def places_for_bodies(board: Board, cells: vec[i64], place: i64) -> bool:
    for direction in range(DIRECTIONS):
        if takes_bodies(board, cells, place, board.field.beyond(place, direction)):
            return True
    return False


def takes_bodies(board: Board, cells: vec[i64], place: i64, there: i64) -> bool:
    """Whether bodies of a hex can go to another: it must not become impassable; water swallows them (GUI-088)."""
    if there < 0 or board.field.distance(place, there) != 1:
        return False
    if board.field.water[there] not in (DRY, MARSH):
        return True
    costs = board.costs
    lying: i64 = occupancy.dead_men(board, cells, there)
    horses: i64 = occupancy.dead_horses(board, cells, there)
    if shifts_men(board, cells, place):
        lying += min(CLEARED_MEN, occupancy.dead_men(board, cells, place))
    else:
        horses += 1
    return lying < costs.closing_men and horses < costs.closing_horses and not (lying >= costs.slow_men and horses > 0)


def shifts_men(board: Board, cells: vec[i64], place: i64) -> bool:
    """Whether the work is for dead men; where a horse lies and fewer than three men, it is for the horse."""
    men_there: i64 = occupancy.dead_men(board, cells, place)
    return men_there >= CLEARED_MEN or occupancy.dead_horses(board, cells, place) == 0


def open_clearing(cells: vec[i64], place: i64) -> None:
    at: i64 = push(cells, CLEARING_STEP, ClearBodies.SIZE)
    cells[at + ClearBodies.PLACE] = place
    cells[at + ClearBodies.TO] = -1


class ClearBodies(Step[Position]):
    """Which two men clear a hex, and where the bodies go (GUI-087)."""

    kind: ClassVar[int] = CLEARING_STEP
    whose: ClassVar[str] = "GUI-033"
    PLACE: Final = 0
    TO: Final = 1
    FIRST: Final = 2
    """The first worker, plus one."""
    SIZE: Final = 3

    def pending(self, state: Position) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        mask: i64 = 0
        for man in range(board.men):
            if board.side[man] == cells[PHASE] and can_clear(board, cells, man, cells[at + self.PLACE]):
                mask |= BIT[board.seat[man]]
        return mask

    def prompt(self, state: Position, seat: i64) -> Prompt:
        at: i64 = top_frame(state.cells)
        if state.cells[at + self.TO] < 0:
            return Prompt("clear-to", "GUI-087")
        return Prompt("clear-with", "GUI-087")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        offers: i64 = 0
        for direction in range(DIRECTIONS):
            there: i64 = board.field.beyond(cells[at + self.PLACE], direction)
            if there >= 0:
                out[offers] = board.first[AT] + board.field.key_of[there]
                offers += 1
        for man in range(board.men):
            out[offers] = board.first[WITH] + board.character[man]
            offers += 1
        return offers

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        place: i64 = cells[at + self.PLACE]
        chosen: bool = cells[at + self.TO] >= 0
        verb: i64 = board.verb_of[action]
        if verb == AT:
            if chosen:
                return CHOOSE_WORKERS
            there: i64 = hex_of_action(board, action)
            if there < 0:
                return OFF_MAP
            return None if takes_bodies(board, cells, place, there) else NOT_A_PLACE_FOR_BODIES
        if verb != WITH:
            return misplaced(board, action)
        if not chosen:
            return CHOOSE_PLACE
        man: i64 = man_of_action(board, action)
        objection = why_not_his(board, seat, man)
        if objection is not None:
            return objection
        fit: bool = can_clear(board, cells, man, place) and cells[at + self.FIRST] != man + 1
        return None if fit else CANNOT_CLEAR

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        if board.verb_of[action] == AT:
            cells[at + self.TO] = hex_of_action(board, action)
            return OPEN
        man: i64 = man_of_action(board, action)
        first: i64 = cells[at + self.FIRST] - 1
        if first < 0:
            cells[at + self.FIRST] = man + 1
            return OPEN
        place: i64 = cells[at + self.PLACE]
        word: i64 = ((first + 1) * FIELD_OF_MAN + man) * FIELD_OF_HEX + place
        slot: i64 = CLEARINGS
        while cells[slot] != 0:
            slot += 1
        cells[slot] = word * FIELD_OF_HEX + cells[at + self.TO]
        men.mark(cells, first, BUSY)
        men.mark(cells, man, BUSY)
        pop(cells)
        if witness is not None:
            character = board.character
            witness.tell(telling.CLEARING, EVERYONE, character[first], character[man], board.field.key_of[place])
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.legal(int(seat))[0]


def finish_clearings(board: Board, cells: vec[i64], witness: Witness | None) -> None:
    """When the movement sequence ends bodies are shifted, if both workers are still at it (GUI-087)."""
    for slot in range(MOST_CLEARINGS):
        word: i64 = cells[CLEARINGS + slot]
        cells[CLEARINGS + slot] = 0
        if word == 0:
            continue
        to: i64 = word % FIELD_OF_HEX
        place: i64 = word // FIELD_OF_HEX % FIELD_OF_HEX
        both: i64 = word // FIELD_OF_HEX // FIELD_OF_HEX
        second: i64 = both % FIELD_OF_MAN
        first: i64 = both // FIELD_OF_MAN - 1
        if _still_there(board, cells, first, place) and _still_there(board, cells, second, place):
            _shift_bodies(board, cells, place, to)
            if witness is not None:
                witness.tell(telling.CLEARED, EVERYONE, board.field.key_of[place], board.field.key_of[to])


def _still_there(board: Board, cells: vec[i64], man: i64, place: i64) -> bool:
    return men.awake(cells, man) and board.field.distance(men.place_of(cells, man), place) <= 1


def _shift_bodies(board: Board, cells: vec[i64], place: i64, to: i64) -> None:
    field = board.field
    sinks: bool = field.water[to] not in (DRY, MARSH)
    if shifts_men(board, cells, place):
        moved: i64 = 0
        for man in range(board.men):
            at: i64 = men.at_man(man)
            if moved < CLEARED_MEN and men.health_of(cells, man) == DEAD and cells[at + PLACE] == place:
                men.lay_man(board, cells, place, -1)
                cells[at + PLACE] = OFF if sinks else to
                if not sinks:
                    men.lay_man(board, cells, to, 1)
                moved += 1
        return
    for horse in range(board.horses):
        at = men.at_horse(board, horse)
        if cells[at + STATE] != FALLEN or place not in (
            men.front_of(board, cells, horse),
            men.horse_rear(board, cells, horse),
        ):
            continue
        front: i64 = men.front_of(board, cells, horse)
        rear: i64 = men.horse_rear(board, cells, horse)
        other: i64 = rear if place == front else front
        men.lay_horse(board, cells, place, -1)
        men.lay_horse(board, cells, other, -1)
        if sinks:
            cells[at + FRONT] = OFF
            return
        # It leaves the cleared hex and lies with one half in the hex named, the other where that leaves room.
        _lay_across(board, cells, at, place, to, other)
        return


def _lay_across(board: Board, cells: vec[i64], at: i64, place: i64, to: i64, other: i64) -> None:
    field = board.field
    behind: i64 = other
    if field.distance(to, other) != 1:
        for direction in range(DIRECTIONS):
            there: i64 = field.beyond(to, direction)
            if there >= 0 and there != place:
                behind = there
                break
    cells[at + FRONT] = to
    cells[at + HEADED] = field.grid.direction(behind, to)
    men.lay_horse(board, cells, to, 1)
    men.lay_horse(board, cells, behind, 1)
