"""One man on his way: step by step, or to a hex by the best way there is (4, GUI-067)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.guiscard import men, occupancy, stepping, telling
from logothete.games.guiscard.battlefield import MOUNTED
from logothete.games.guiscard.board import (
    MOVED,
    SEEN,
    SPENT,
    WAITING,
    Board,
)
from logothete.games.guiscard.frames import STOPPED, MoveFrame, open_window
from logothete.games.guiscard.harm import put_back, tell_man
from logothete.games.guiscard.kinds import MOVE_STEP
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.reach import NOT_REACHED, PIVOT_STEPS, STEP_BITS
from logothete.games.guiscard.refusals import OFF_MAP, misplaced
from logothete.games.guiscard.rules import bodies, horses
from logothete.games.guiscard.rules.acting import argument, hex_of_action, man_key, man_of_action
from logothete.games.guiscard.rules.combat import vacated
from logothete.games.guiscard.rules.entering import (
    candidates_to_enter,
    enter,
    leave,
    open_turning,
    why_no_entry,
    why_no_leave,
)
from logothete.games.guiscard.rules.going import pivot_on, slip, step_on
from logothete.games.guiscard.rules.paying import pay
from logothete.games.guiscard.rules.planning import owed, plan_way, to_spend
from logothete.games.guiscard.verbs import (
    BACK,
    CARRY,
    DISMOUNT,
    END,
    ENTER,
    GO,
    HALT,
    LEAD,
    LEAVE,
    MOUNT,
    PIVOT,
    PUSH,
    RELEASE,
    SEIZE,
    STEP,
)
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Step, pop, top_frame

TOO_FEW_POINTS: Final = Objection("GUI-063", "too-few-points")
CANNOT_STAY: Final = Objection("GUI-072", "somebody-stands-there")
OUT_OF_REACH: Final = Objection("GUI-063", "out-of-reach", ("hex",))
NOT_RIDING: Final = Objection("GUI-112", "only-riders-pivot")
BACK_FIRST: Final = Objection("GUI-116", "backing-is-a-whole-move")
NO_ROOM_BEHIND: Final = Objection("GUI-116", "no-room-behind")
NOT_VACATED: Final = Objection("GUI-299", "first-hex-is-vacated")
ONLY_STEPS: Final = Objection("GUI-304", "advance-by-steps")
ENTERS_FIRST: Final = Objection("GUI-533", "enters-first")
IS_ON_MAP: Final = Objection("GUI-533", "is-on-the-map")
LED_HORSE_STUCK: Final = Objection("GUI-139", "led-horse-has-no-room")

SENSES: Final = 2


class Move(Step[Position]):
    """The choices of a man on his way, and what comes between them: windows, and the steps of a plan."""

    kind: ClassVar[int] = MOVE_STEP
    whose: ClassVar[str] = "GUI-067"
    layout: ClassVar[type | None] = MoveFrame

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at: i64 = top_frame(cells)
        if cells[at + MoveFrame.WINDOW] or cells[at + MoveFrame.PLANNED] or cells[at + MoveFrame.ENDING]:
            return 0
        man: i64 = cells[at + MoveFrame.MAN]
        if men.awake(cells, man) or men.marked(cells, man, WAITING):
            return BIT[state.board.seat[man]]
        return 0

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        at: i64 = top_frame(cells)
        who = man_key(state.board, cells[at + MoveFrame.MAN])
        key = "advance-on" if cells[at + MoveFrame.ADVANCING] else "move"
        if key == "advance-on":
            return Prompt("advance-on", "GUI-298", {"man": who, "points": int(cells[at + MoveFrame.LEFT])})
        return Prompt("move", "GUI-063", {"man": who, "points": int(cells[at + MoveFrame.LEFT])})

    # ---- what could be chosen

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = cells[at + MoveFrame.MAN]
        first = board.first
        out[0] = first[END]
        offers: i64 = 1
        if men.marked(cells, man, WAITING):
            return candidates_to_enter(board, cells, man, out, offers)
        for direction in range(DIRECTIONS):
            out[offers] = first[STEP] + direction
            offers += 1
        if men.mounted(cells, man):
            for sense in range(SENSES):
                out[offers] = first[PIVOT] + sense
                offers += 1
        if cells[at + MoveFrame.ADVANCING]:
            return offers
        for direction in range(DIRECTIONS):
            out[offers] = first[HALT] + direction
            offers += 1
        if men.mounted(cells, man) and not cells[at + MoveFrame.BEGUN]:
            out[offers] = first[BACK]
            offers += 1
        out[offers] = first[LEAVE]
        offers = horses.candidates(board, cells, man, out, offers + 1)
        offers = bodies.candidates_to_carry(board, cells, man, out, offers)
        return self._goals(state, at, man, out, offers)

    def _goals(self, state: Position, at: i64, man: i64, out: vec[i64], offers: i64) -> i64:
        board, cells = state.board, state.cells
        reach = state.reach()
        reach.find(cells, man, to_spend(cells, at, board))
        for place in range(board.field.size):
            if reach.weight(place) != NOT_REACHED:
                out[offers] = board.first[GO] + board.field.key_of[place]
                offers += 1
        return offers

    # ---- what stands against it

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        """As `why` judges them; the hexes that can be gone to are known to be open."""
        if not self.pending(state) & BIT[seat]:
            return 0
        verb_of = state.board.verb_of
        kept: i64 = 0
        for at in range(self.candidates(state, seat, out)):
            if verb_of[out[at]] == GO or self.why(state, seat, out[at]) is None:
                out[kept] = out[at]
                kept += 1
        return kept

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = cells[at + MoveFrame.MAN]
        verb: i64 = board.verb_of[action]
        if men.marked(cells, man, WAITING):
            return self._why_off_map(board, cells, at, man, verb, action)
        if verb == ENTER:
            return IS_ON_MAP
        if verb == END:
            return CANNOT_STAY if men.sharing(board, cells, man) else None
        if verb == STEP:
            return self._why_no_step(board, cells, at, man, argument(board, action), False)
        if verb == PIVOT:
            return self._why_no_pivot(board, cells, at, man, argument(board, action))
        if cells[at + MoveFrame.ADVANCING]:
            return ONLY_STEPS if verb in (HALT, GO, BACK, LEAVE) else misplaced(board, action)
        if verb == HALT:
            return self._why_no_step(board, cells, at, man, argument(board, action), True)
        if verb == GO:
            return self._why_not_go(state, at, man, hex_of_action(board, action))
        if verb == BACK:
            return self._why_not_back(board, cells, at, man)
        if verb == LEAVE:
            return why_no_leave(board, cells, man, cells[at + MoveFrame.LEFT] - owed(board, cells, at))
        if verb == CARRY:
            return bodies.why_not_carry(board, cells, at, man, man_of_action(board, action))
        if verb in (MOUNT, DISMOUNT, LEAD, SEIZE, RELEASE, PUSH):
            return horses.why(board, cells, at, man, action)
        return misplaced(board, action)

    def _why_off_map(
        self, board: Board, cells: vec[i64], at: i64, man: i64, verb: i64, action: i64
    ) -> Objection | None:
        if verb == END:
            return None
        if verb == ENTER:
            return why_no_entry(board, cells, man, hex_of_action(board, action), cells[at + MoveFrame.LEFT])
        return ENTERS_FIRST

    def _why_no_step(
        self, board: Board, cells: vec[i64], at: i64, man: i64, direction: i64, last: bool
    ) -> Objection | None:
        here: i64 = men.place_of(cells, man)
        if men.mounted(cells, man) and not stepping.forward(men.heading_of(cells, man), direction):
            return stepping.NOT_FORWARD
        way: i64 = men.way_of(board, cells, man)
        objection = stepping.why_no_step(board, cells, board.side[man], way, here, direction)
        if objection is not None:
            return objection
        there: i64 = board.field.beyond(here, direction)
        cost: i64 = stepping.base_cost(board, cells, way, here, direction)
        return self._why_not_into(board, cells, at, man, there, direction, cost, last)

    def _why_no_pivot(self, board: Board, cells: vec[i64], at: i64, man: i64, sense: i64) -> Objection | None:
        if not men.mounted(cells, man):
            return NOT_RIDING
        here: i64 = men.place_of(cells, man)
        heading: i64 = men.heading_of(cells, man)
        objection = stepping.why_no_pivot(board, cells, board.side[man], here, heading, sense)
        if objection is not None:
            return objection
        there: i64 = stepping.pivoted(board, here, heading, sense)
        cost: i64 = stepping.pivot_cost(board, cells, here, heading, sense)
        return self._why_not_into(board, cells, at, man, there, stepping.turned(heading, sense), cost, False)

    def _why_not_into(
        self, board: Board, cells: vec[i64], at: i64, man: i64, there: i64, heading: i64, cost: i64, last: bool
    ) -> Objection | None:
        """Whether he can pay for the hex, and stay if it is to be the last."""
        here: i64 = men.place_of(cells, man)
        if cells[at + MoveFrame.ADVANCING]:
            if not cells[at + MoveFrame.BEGUN] and not vacated(board, cells, board.side[man], there):
                return NOT_VACATED
        elif not last and stepping.danger(board, cells, board.side[man], here, there) != stepping.SAFE:
            cost += board.costs.infiltration
        if cost > cells[at + MoveFrame.LEFT] - owed(board, cells, at):
            return TOO_FEW_POINTS
        if men.mounted(cells, man) and not horses.can_follow(board, cells, man, there, heading):
            return LED_HORSE_STUCK
        if last and not _could_stay(board, cells, man, there, heading):
            return CANNOT_STAY
        return None

    def _why_not_go(self, state: Position, at: i64, man: i64, place: i64) -> Objection | None:
        if place < 0:
            return OFF_MAP
        reach = state.reach()
        reach.find(state.cells, man, to_spend(state.cells, at, state.board))
        return OUT_OF_REACH if reach.weight(place) == NOT_REACHED else None

    def _why_not_back(self, board: Board, cells: vec[i64], at: i64, man: i64) -> Objection | None:
        """A whole move of one hex straight to the rear (GUI-115, GUI-116)."""
        if not men.mounted(cells, man):
            return NOT_RIDING
        if cells[at + MoveFrame.BEGUN] or horses.led_by(board, cells, man) >= 0:
            return BACK_FIRST
        rear: i64 = men.rear_of(board, cells, man)
        direction: i64 = stepping.behind(men.heading_of(cells, man))
        objection = stepping.why_no_step(board, cells, board.side[man], MOUNTED, rear, direction)
        if objection is not None:
            return objection
        there: i64 = board.field.beyond(rear, direction)
        return NO_ROOM_BEHIND if occupancy.occupant(board, cells, there) != occupancy.EMPTY else None

    # ---- doing it

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = cells[at + MoveFrame.MAN]
        verb: i64 = board.verb_of[action]
        if verb == END:
            cells[at + MoveFrame.ENDING] = 1
            cells[at + MoveFrame.SHOT_AT] = 0
            cells[at + MoveFrame.OWED] = 0
            return OPEN
        if verb == GO:
            self._plan(state, at, man, hex_of_action(board, action))
            return OPEN
        if verb == ENTER:
            enter(board, cells, at, man, hex_of_action(board, action), witness)
            return OPEN
        if cells[at + MoveFrame.OWED] and not self._pay_owed(board, cells, at, man, dice, witness):
            return OPEN
        if verb in (STEP, HALT):
            step_on(board, cells, man, argument(board, action), verb == HALT, dice, witness)
        elif verb == PIVOT:
            pivot_on(board, cells, man, argument(board, action), False, dice, witness)
        elif verb == BACK:
            _back(board, cells, at, man, witness)
        elif verb == LEAVE:
            leave(board, cells, at, man, witness)
        elif verb == CARRY:
            bodies.pick_up(board, cells, at, man, man_of_action(board, action), witness)
        else:
            horses.take(board, cells, at, man, action, dice, witness)
        return OPEN

    def _pay_owed(self, board: Board, cells: vec[i64], at: i64, man: i64, dice: Dice, witness: Witness | None) -> bool:
        """He goes on from a hex that was treated as his last: what it was spared is due now (GUI-100)."""
        spared: i64 = cells[at + MoveFrame.OWED]
        cells[at + MoveFrame.OWED] = 0
        pay(cells, at, man, board.costs.infiltration)
        if spared < stepping.TEST:
            return True
        return slip(board, cells, at, man, dice, witness)

    def _plan(self, state: Position, at: i64, man: i64, place: i64) -> None:
        """Keep the best way to a hex; a rider who could arrive with several headings is asked for his."""
        board, cells = state.board, state.cells
        reach = state.reach()
        reach.find(cells, man, to_spend(cells, at, board))
        if men.mounted(cells, man):
            headings: i64 = reach.headings(place)
            if headings & (headings - 1):
                open_turning(cells, place, headings)
                return
        plan_way(state, at, place, 0)

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """He stops where he is; if he cannot stay there, he goes on to the nearest hex where he can."""
        board = state.board
        if self.why(state, seat, board.first[END]) is None:
            return board.first[END]
        return state.legal(int(seat))[-1]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = cells[at + MoveFrame.MAN]
        if cells[at + MoveFrame.WINDOW]:
            cells[at + MoveFrame.WINDOW] = 0
            if not cells[at + MoveFrame.ADVANCING]:
                open_window(cells)
            return OPEN
        if cells[at + MoveFrame.ENDING]:
            again: bool = cells[at + MoveFrame.ENDING] != STOPPED and cells[at + MoveFrame.SHOT_AT] != 0
            if again and men.awake(cells, man):
                # An interruption lets him think again; what his last hex was spared is then owed (GUI-100).
                cells[at + MoveFrame.ENDING] = 0
                cells[at + MoveFrame.SHOT_AT] = 0
                return OPEN
            return self._finish(board, cells, at, man, witness)
        if cells[at + MoveFrame.PLANNED] and men.awake(cells, man):
            self._follow_plan(board, cells, at, man, dice, witness)
            return OPEN
        return self._finish(board, cells, at, man, witness)

    def _follow_plan(
        self, board: Board, cells: vec[i64], at: i64, man: i64, dice: Dice, witness: Witness | None
    ) -> None:
        """The next step of the way; if it has become impossible the player decides again."""
        step: i64 = cells[at + MoveFrame.PLAN] % BIT[STEP_BITS]
        last: bool = cells[at + MoveFrame.PLANNED] == 1
        objection: Objection | None
        if step >= PIVOT_STEPS:
            objection = self._why_no_pivot(board, cells, at, man, step - PIVOT_STEPS)
            if last and objection is TOO_FEW_POINTS:
                objection = None
        else:
            objection = self._why_no_step(board, cells, at, man, step, last)
        if objection is not None:
            cells[at + MoveFrame.PLAN] = 0
            cells[at + MoveFrame.PLANNED] = 0
            return
        cells[at + MoveFrame.PLAN] //= BIT[STEP_BITS]
        cells[at + MoveFrame.PLANNED] -= 1
        if step >= PIVOT_STEPS:
            pivot_on(board, cells, man, step - PIVOT_STEPS, last, dice, witness)
        else:
            step_on(board, cells, man, step, last, dice, witness)

    def _finish(self, board: Board, cells: vec[i64], at: i64, man: i64, witness: Witness | None) -> i64:
        """The move is over: he may not stay with somebody else, lays down whom he carries, and is done (GUI-072)."""
        put_back(board, cells, man, witness)
        if cells[at + MoveFrame.CARRIED]:
            bodies.open_laying(board, cells, at, man, witness)
            return OPEN
        advancing: bool = cells[at + MoveFrame.ADVANCING] != 0
        begun: bool = cells[at + MoveFrame.BEGUN] != 0
        pop(cells)
        if advancing:
            return OPEN
        men.mark(cells, man, MOVED)
        horses.set_followers(board, cells, man, witness)
        if begun:
            tell_man(board, witness, telling.ENDED_MOVE, man)
            open_window(cells)
        return OPEN


def _could_stay(board: Board, cells: vec[i64], man: i64, there: i64, heading: i64) -> bool:
    """Whether nobody else stands where he would end (GUI-072)."""
    who: i64 = occupancy.occupant(board, cells, there)
    if who not in (occupancy.EMPTY, man + 1):
        return False
    if not men.mounted(cells, man):
        return True
    rear: i64 = board.field.rear(there, heading)
    return rear >= 0 and occupancy.occupant(board, cells, rear) in (occupancy.EMPTY, man + 1)


def _back(board: Board, cells: vec[i64], at: i64, man: i64, witness: Witness | None) -> None:
    """Backing keeps the heading and is the whole move; it counts as 1 MP (GUI-116)."""
    rear: i64 = men.rear_of(board, cells, man)
    men.shift(board, cells, man, rear, men.heading_of(cells, man))
    cells[men.at_man(man) + SPENT] += 1
    cells[at + MoveFrame.LEFT] = 0
    cells[at + MoveFrame.BEGUN] = 1
    cells[at + MoveFrame.ENDING] = STOPPED
    cells[at + MoveFrame.SHOT_AT] = 0
    cells[at + MoveFrame.SAFE] = rear
    cells[at + MoveFrame.WINDOW] = 1
    cells[SEEN] = 0
    if witness is not None:
        witness.tell(telling.BACKED, EVERYONE, board.character[man], board.field.key_of[rear])
