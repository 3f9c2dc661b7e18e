"""Retreats, and friends who make room for them (5.4.4, 6.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.guiscard import giving_way, men, occupancy, telling
from logothete.games.guiscard.board import FIRST_HORSE, NOBODY, SEEN, Board
from logothete.games.guiscard.frames import DisplaceFrame, RetreatFrame, open_displace
from logothete.games.guiscard.giving_way import SWINGS
from logothete.games.guiscard.harm import harm, tell_man
from logothete.games.guiscard.health import WOUND
from logothete.games.guiscard.kinds import DISPLACE_STEP, RETREAT_STEP
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.refusals import misplaced
from logothete.games.guiscard.rules.acting import argument, man_key
from logothete.games.guiscard.rules.infiltration import suffer, test
from logothete.games.guiscard.tables import STOPPED, THROUGH
from logothete.games.guiscard.verbs import RETREAT, SWING
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Step, pop, top_frame

NOT_THAT_WAY: Final = Objection("GUI-203", "no-retreat-that-way", ("direction",))
NOT_IN_LINE: Final = Objection("GUI-209", "riders-retreat-in-line", ("direction",))
NO_SWING: Final = Objection("GUI-209", "no-such-swing", ("swing",))
ONLY_RIDERS_SWING: Final = Objection("GUI-207", "only-riders-swing")
NO_ROOM_THAT_WAY: Final = Objection("GUI-291", "no-room-that-way")


def option_of(board: Board, action: i64) -> i64:
    """What a retreat chooses: a direction, or DIRECTIONS and a swing."""
    return argument(board, action) + (DIRECTIONS if board.verb_of[action] == SWING else 0)


class Retreat(Step[Position]):
    """The owner picks the way of a retreat, hex by hex; what he cannot go wounds him (GUI-203, GUI-211)."""

    kind: ClassVar[int] = RETREAT_STEP
    whose: ClassVar[str] = "GUI-203"
    layout: ClassVar[type | None] = RetreatFrame

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at: i64 = top_frame(cells)
        return BIT[state.board.seat[cells[at + RetreatFrame.MAN]]] if cells[at + RetreatFrame.READY] else 0

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        at: i64 = top_frame(cells)
        who = man_key(state.board, cells[at + RetreatFrame.MAN])
        return Prompt("retreat", "GUI-203", {"man": who, "number": int(cells[at + RetreatFrame.LEFT])})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board, cells = state.board, state.cells
        for direction in range(DIRECTIONS):
            out[direction] = board.first[RETREAT] + direction
        if not men.mounted(cells, cells[top_frame(cells) + RetreatFrame.MAN]):
            return DIRECTIONS
        for swing in range(SWINGS):
            out[DIRECTIONS + swing] = board.first[SWING] + swing
        return DIRECTIONS + SWINGS

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        if board.verb_of[action] not in (RETREAT, SWING):
            return misplaced(board, action)
        option: i64 = option_of(board, action)
        if not men.mounted(cells, cells[at + RetreatFrame.MAN]):
            if option >= DIRECTIONS:
                return ONLY_RIDERS_SWING
            return None if giving_way.can_retreat(board, cells, at, option) else NOT_THAT_WAY
        if giving_way.rider_can_retreat(board, cells, at, option):
            return None
        return NO_SWING if option >= DIRECTIONS else NOT_IN_LINE

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = cells[at + RetreatFrame.MAN]
        option: i64 = option_of(board, action)
        cells[at + RetreatFrame.READY] = 0
        if men.mounted(cells, man):
            if option < DIRECTIONS:
                cells[at + RetreatFrame.WAY] = option
            else:
                cells[at + RetreatFrame.SWUNG] = 1
            front: i64 = giving_way.rider_front(board, cells, man, option)
            heading: i64 = giving_way.rider_heading(cells, man, option)
            self._go(board, cells, at, man, front, heading, dice, witness)
            return OPEN
        there: i64 = board.field.beyond(men.place_of(cells, man), option)
        cells[at + RetreatFrame.NEXT] = there
        last: bool = (
            giving_way.furthest(
                board, cells, at, there, cells[at + RetreatFrame.GONE] + 1, cells[at + RetreatFrame.LEFT] - 1
            )
            == 0
        )
        who: i64 = occupancy.occupant(board, cells, there)
        if last and who != occupancy.EMPTY and who < FIRST_HORSE:
            open_displace(cells, who - 1, BIT[man])
        return OPEN

    def _go(
        self,
        board: Board,
        cells: vec[i64],
        at: i64,
        man: i64,
        there: i64,
        heading: i64,
        dice: Dice,
        witness: Witness | None,
    ) -> None:
        """One hex of the retreat, with its test (GUI-103, GUI-106)."""
        cells[SEEN] = 0
        men.shift(board, cells, man, there, heading)
        cells[at + RetreatFrame.GONE] += 1
        cells[at + RetreatFrame.LEFT] -= 1
        if not men.sharing(board, cells, man):
            cells[at + RetreatFrame.SAFE] = there
        if witness is not None:
            witness.tell(telling.RETREATED, EVERYONE, board.character[man], board.field.key_of[there])
        if men.able_enemies(board, cells, board.side[man], there, True) == 0:
            return
        result: i64 = test(board, cells, man, dice, witness)
        last: bool = cells[at + RetreatFrame.LEFT] == 0
        if result == THROUGH or (result == STOPPED and last):
            return
        self._back_to_safe(board, cells, at, man)
        pop(cells)
        if result == STOPPED:
            self._cornered(board, cells, man, witness)
        else:
            suffer(board, cells, man, result, witness)

    def _back_to_safe(self, board: Board, cells: vec[i64], at: i64, man: i64) -> None:
        if men.sharing(board, cells, man):
            men.shift(board, cells, man, cells[at + RetreatFrame.SAFE], men.heading_of(cells, man))

    def _cornered(self, board: Board, cells: vec[i64], man: i64, witness: Witness | None) -> None:
        """He could not go the whole distance (GUI-106, GUI-211, GUI-212)."""
        tell_man(board, witness, telling.CORNERED, man)
        harm(board, cells, man, WOUND, witness)

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.legal(int(seat))[0]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = cells[at + RetreatFrame.MAN]
        there: i64 = cells[at + RetreatFrame.NEXT]
        if there >= 0:
            cells[at + RetreatFrame.NEXT] = NOBODY
            self._go(board, cells, at, man, there, NOBODY, dice, witness)
            return OPEN
        if cells[at + RetreatFrame.LEFT] == 0:
            self._back_to_safe(board, cells, at, man)
            pop(cells)
            return OPEN
        if self._has_way(board, cells, at, man):
            cells[at + RetreatFrame.READY] = 1
            return OPEN
        self._back_to_safe(board, cells, at, man)
        pop(cells)
        self._cornered(board, cells, man, witness)
        return OPEN

    def _has_way(self, board: Board, cells: vec[i64], at: i64, man: i64) -> bool:
        if not men.mounted(cells, man):
            for direction in range(DIRECTIONS):
                if giving_way.can_retreat(board, cells, at, direction):
                    return True
            return False
        for option in range(DIRECTIONS + SWINGS):
            if giving_way.rider_can_retreat(board, cells, at, option):
                return True
        return False


class Displace(Step[Position]):
    """Somebody makes room, and may make others do so in turn (GUI-290, GUI-291)."""

    kind: ClassVar[int] = DISPLACE_STEP
    whose: ClassVar[str] = "GUI-291"
    layout: ClassVar[type | None] = DisplaceFrame

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at: i64 = top_frame(cells)
        return BIT[state.board.seat[cells[at + DisplaceFrame.MAN]]] if cells[at + DisplaceFrame.NEXT] < 0 else 0

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        man: i64 = state.cells[top_frame(state.cells) + DisplaceFrame.MAN]
        return Prompt("displace", "GUI-291", {"man": man_key(state.board, man)})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board, cells = state.board, state.cells
        for direction in range(DIRECTIONS):
            out[direction] = board.first[RETREAT] + direction
        if not men.mounted(cells, cells[top_frame(cells) + DisplaceFrame.MAN]):
            return DIRECTIONS
        for swing in range(SWINGS):
            out[DIRECTIONS + swing] = board.first[SWING] + swing
        return DIRECTIONS + SWINGS

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = cells[at + DisplaceFrame.MAN]
        if board.verb_of[action] not in (RETREAT, SWING):
            return misplaced(board, action)
        option: i64 = option_of(board, action)
        if men.mounted(cells, man):
            return None if giving_way.rider_can(board, cells, man, option) else NO_ROOM_THAT_WAY
        if option >= DIRECTIONS:
            return ONLY_RIDERS_SWING
        pushed: bool = giving_way.can_be_pushed(board, cells, man, option, cells[at + DisplaceFrame.MOVED])
        return None if pushed else NO_ROOM_THAT_WAY

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = cells[at + DisplaceFrame.MAN]
        option: i64 = option_of(board, action)
        if men.mounted(cells, man):
            front: i64 = giving_way.rider_front(board, cells, man, option)
            self._go(board, cells, man, front, giving_way.rider_heading(cells, man, option), dice, witness)
            return OPEN
        there: i64 = board.field.beyond(men.place_of(cells, man), option)
        who: i64 = occupancy.occupant(board, cells, there)
        if who == occupancy.EMPTY:
            self._go(board, cells, man, there, NOBODY, dice, witness)
            return OPEN
        cells[at + DisplaceFrame.NEXT] = there
        open_displace(cells, who - 1, cells[at + DisplaceFrame.MOVED] | BIT[man])
        return OPEN

    def _go(
        self, board: Board, cells: vec[i64], man: i64, there: i64, heading: i64, dice: Dice, witness: Witness | None
    ) -> None:
        pop(cells)
        cells[SEEN] = 0
        men.shift(board, cells, man, there, heading)
        if witness is not None:
            witness.tell(telling.DISPLACED, EVERYONE, board.character[man], board.field.key_of[there])
        if men.able_enemies(board, cells, board.side[man], there, True) > 0:
            result: i64 = test(board, cells, man, dice, witness)
            suffer(board, cells, man, result, witness)

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.legal(int(seat))[0]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """The one behind has made room."""
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = cells[at + DisplaceFrame.MAN]
        self._go(board, cells, man, cells[at + DisplaceFrame.NEXT], NOBODY, dice, witness)
        return OPEN
