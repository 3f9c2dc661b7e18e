"""What a combat asks of those who fought: who suffers, who retreats first, who falls where, who advances (6)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.guiscard import giving_way, men, occupancy, stepping, telling
from logothete.games.guiscard.battlefield import CLOSED, IN_ARMOUR, ON_FOOT
from logothete.games.guiscard.board import FIRST_HORSE, HEALTH, NOBODY, PLACE, Board
from logothete.games.guiscard.frames import (
    AdvanceFrame,
    FallFrame,
    SufferFrame,
    WithdrawalFrame,
    open_displace,
    open_move,
)
from logothete.games.guiscard.harm import harm, tell_man
from logothete.games.guiscard.health import DEAD
from logothete.games.guiscard.kinds import ADVANCE_STEP, FALL_STEP, SUFFER_STEP, WITHDRAWAL_STEP
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.refusals import OFF_MAP, misplaced
from logothete.games.guiscard.rules.acting import hex_of_action, man_key, man_of_action, why_not_his
from logothete.games.guiscard.rules.combat import vacated
from logothete.games.guiscard.rules.missiles import drive_back
from logothete.games.guiscard.shooting import half_of
from logothete.games.guiscard.verbs import ADVANCE, FALL, STAY, SUFFER, WITHDRAW
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.bits import BIT, EVERYONE, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Step, pop, top_frame

TOOK_NO_PART: Final = Objection("GUI-280", "took-no-part", ("man",))
NOT_RETREATING: Final = Objection("GUI-296", "does-not-retreat", ("man",))
CANNOT_FALL_THERE: Final = Objection("GUI-311", "cannot-fall-there", ("hex",))
CANNOT_ADVANCE: Final = Objection("GUI-299", "cannot-advance", ("man",))
NOT_IN_COMBAT: Final = Objection("GUI-301", "took-no-part", ("man",))


class Suffer(Step[Position]):
    """The owner says which of several attackers suffers the result (GUI-279)."""

    kind: ClassVar[int] = SUFFER_STEP
    whose: ClassVar[str] = "GUI-279"
    layout: ClassVar[type | None] = SufferFrame

    def pending(self, state: Position) -> i64:
        """Of partners the owner of the strongest decides (GUI-280)."""
        board, cells = state.board, state.cells
        among: i64 = cells[top_frame(cells) + SufferFrame.AMONG]
        strongest: i64 = lowest(among)
        for man in range(board.men):
            if among & BIT[man] and men.attack_of(board, cells, man) > men.attack_of(board, cells, strongest):
                strongest = man
        return BIT[board.seat[strongest]]

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("suffer", "GUI-279")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board, cells = state.board, state.cells
        offers: i64 = 0
        for man in range(board.men):
            if cells[top_frame(cells) + SufferFrame.AMONG] & BIT[man]:
                out[offers] = board.first[SUFFER] + board.character[man]
                offers += 1
        return offers

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        if board.verb_of[action] != SUFFER:
            return misplaced(board, action)
        man: i64 = man_of_action(board, action)
        if man < 0 or not cells[top_frame(cells) + SufferFrame.AMONG] & BIT[man]:
            return TOOK_NO_PART
        return None

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        blow: i64 = cells[top_frame(cells) + SufferFrame.BLOW]
        pop(cells)
        harm(board, cells, man_of_action(board, action), blow, witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.legal(int(seat))[0]


class Withdraw(Step[Position]):
    """Every attacker retreats, one after the other in the order their owner likes (GUI-281, GUI-296)."""

    kind: ClassVar[int] = WITHDRAWAL_STEP
    whose: ClassVar[str] = "GUI-296"
    layout: ClassVar[type | None] = WithdrawalFrame

    def pending(self, state: Position) -> i64:
        board, cells = state.board, state.cells
        mask: i64 = 0
        for man in range(board.men):
            if cells[top_frame(cells) + WithdrawalFrame.AMONG] & BIT[man]:
                mask |= BIT[board.seat[man]]
        return mask

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("withdraw", "GUI-296")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board, cells = state.board, state.cells
        offers: i64 = 0
        for man in range(board.men):
            if cells[top_frame(cells) + WithdrawalFrame.AMONG] & BIT[man]:
                out[offers] = board.first[WITHDRAW] + board.character[man]
                offers += 1
        return offers

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        if board.verb_of[action] != WITHDRAW:
            return misplaced(board, action)
        man: i64 = man_of_action(board, action)
        if man < 0 or not cells[top_frame(cells) + WithdrawalFrame.AMONG] & BIT[man]:
            return NOT_RETREATING
        return why_not_his(board, seat, man)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = man_of_action(board, action)
        foes: i64 = cells[at + WithdrawalFrame.FOES]
        cells[at + WithdrawalFrame.AMONG] -= BIT[man]
        if cells[at + WithdrawalFrame.AMONG] == 0:
            pop(cells)
        if men.awake(cells, man):
            # An infiltration of somebody displaced before him may have stunned or killed him.
            drive_back(board, cells, man, 1, NOBODY, foes, witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.legal(int(seat))[0]


class FallFromHorse(Step[Position]):
    """Where a rider is laid who was thrown, stunned or killed (GUI-308 to GUI-311)."""

    kind: ClassVar[int] = FALL_STEP
    whose: ClassVar[str] = "GUI-308"
    layout: ClassVar[type | None] = FallFrame

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at: i64 = top_frame(cells)
        return BIT[state.board.seat[cells[at + FallFrame.MAN]]] if cells[at + FallFrame.READY] else 0

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        man: i64 = state.cells[top_frame(state.cells) + FallFrame.MAN]
        return Prompt("fall", "GUI-308", {"man": man_key(state.board, man)})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        offers: i64 = 0
        for place in range(board.field.size):
            if _beside_horse(board, cells, at, place):
                out[offers] = board.first[FALL] + board.field.key_of[place]
                offers += 1
        return offers

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        if board.verb_of[action] != FALL:
            return misplaced(board, action)
        place: i64 = hex_of_action(board, action)
        if place < 0:
            return OFF_MAP
        return None if _may_fall(board, cells, top_frame(cells), place) else CANNOT_FALL_THERE

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = cells[at + FallFrame.MAN]
        place: i64 = hex_of_action(board, action)
        who: i64 = occupancy.occupant(board, cells, place)
        if men.health_of(cells, man) != DEAD and who != occupancy.EMPTY:
            cells[at + FallFrame.NEXT] = place
            cells[at + FallFrame.READY] = 0
            open_displace(cells, who - 1, BIT[man])
            return OPEN
        _lay(board, cells, man, place, witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.legal(int(seat))[0]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = cells[at + FallFrame.MAN]
        place: i64 = cells[at + FallFrame.NEXT]
        if place >= 0:
            _lay(board, cells, man, place, witness)
            return OPEN
        for there in range(board.field.size):
            if _may_fall(board, cells, at, there):
                cells[at + FallFrame.READY] = 1
                return OPEN
        # Nowhere to lie: he dies where his horse stands (GUI-310, GUI-311).
        front: i64 = cells[at + FallFrame.FRONT]
        tell_man(board, witness, telling.SURROUNDED, man)
        cells[men.at_man(man) + HEALTH] = DEAD
        _lay(board, cells, man, front, witness)
        return OPEN


def _beside_horse(board: Board, cells: vec[i64], at: i64, place: i64) -> bool:
    field = board.field
    front: i64 = cells[at + FallFrame.FRONT]
    rear: i64 = field.rear(front, cells[at + FallFrame.HEADING])
    if place in (front, rear):
        return False
    return field.distance(front, place) == 1 or field.distance(rear, place) == 1


def _may_fall(board: Board, cells: vec[i64], at: i64, place: i64) -> bool:
    """A free hex beside the horse that he could go to on foot; else one whose friend can make room. The dead fall
    anywhere beside it (GUI-309, GUI-311)."""
    if not _beside_horse(board, cells, at, place):
        return False
    man: i64 = cells[at + FallFrame.MAN]
    if men.health_of(cells, man) == DEAD:
        return True
    if not _open_beside(board, cells, at, place):
        return False
    if occupancy.occupant(board, cells, place) == occupancy.EMPTY:
        return True
    for there in range(board.field.size):
        free: bool = occupancy.occupant(board, cells, there) == occupancy.EMPTY
        if free and _beside_horse(board, cells, at, there) and _open_beside(board, cells, at, there):
            return False
    who: i64 = occupancy.occupant(board, cells, place)
    if who >= FIRST_HORSE or board.side[who - 1] != board.side[man]:
        return False
    return giving_way.can_make_room(board, cells, who - 1, BIT[man])


def _open_beside(board: Board, cells: vec[i64], at: i64, place: i64) -> bool:
    field = board.field
    way: i64 = IN_ARMOUR if board.armour[cells[at + FallFrame.MAN]] else ON_FOOT
    front: i64 = cells[at + FallFrame.FRONT]
    if occupancy.choked(board, cells, place):
        return False
    for here in (front, field.rear(front, cells[at + FallFrame.HEADING])):
        direction: i64 = field.grid.direction(here, place)
        if direction >= 0 and field.step_cost(way, here, direction) != CLOSED:
            return True
    return False


def _lay(board: Board, cells: vec[i64], man: i64, place: i64, witness: Witness | None) -> None:
    pop(cells)
    if men.health_of(cells, man) == DEAD:
        cells[men.at_man(man) + PLACE] = place
        men.lay_man(board, cells, place, 1)
    else:
        men.stand(board, cells, man, place, NOBODY)
    if witness is not None:
        witness.tell(telling.FELL, EVERYONE, board.character[man], board.field.key_of[place])


class Advance(Step[Position]):
    """The winner may advance one character who took part (GUI-297 to GUI-301)."""

    kind: ClassVar[int] = ADVANCE_STEP
    whose: ClassVar[str] = "GUI-297"
    layout: ClassVar[type | None] = AdvanceFrame

    def pending(self, state: Position) -> i64:
        board, cells = state.board, state.cells
        mask: i64 = 0
        for man in range(board.men):
            if cells[top_frame(cells) + AdvanceFrame.AMONG] & BIT[man] and could_advance(board, cells, man):
                mask |= BIT[board.seat[man]]
        return mask

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("advance", "GUI-297")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board, cells = state.board, state.cells
        out[0] = board.first[STAY]
        offers: i64 = 1
        for man in range(board.men):
            if cells[top_frame(cells) + AdvanceFrame.AMONG] & BIT[man]:
                out[offers] = board.first[ADVANCE] + board.character[man]
                offers += 1
        return offers

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        verb: i64 = board.verb_of[action]
        if verb == STAY:
            return None
        if verb != ADVANCE:
            return misplaced(board, action)
        man: i64 = man_of_action(board, action)
        objection = why_not_his(board, seat, man)
        if objection is not None:
            return objection
        if not cells[top_frame(cells) + AdvanceFrame.AMONG] & BIT[man]:
            return NOT_IN_COMBAT
        return None if could_advance(board, cells, man) else CANNOT_ADVANCE

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        pop(cells)
        if board.verb_of[action] == STAY:
            return OPEN
        man: i64 = man_of_action(board, action)
        tell_man(board, witness, telling.ADVANCED, man)
        left: i64 = half_of(board, cells, man)
        open_move(cells, man, left, men.place_of(cells, man), men.heading_of(cells, man), True)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[STAY]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """Nobody can advance."""
        pop(state.cells)
        return OPEN


def could_advance(board: Board, cells: vec[i64], man: i64) -> bool:
    """Whether a man has a vacated hex next to him that he can enter for half of his MP (GUI-298, GUI-299)."""
    if not men.awake(cells, man):
        return False
    for direction in range(DIRECTIONS):
        if _steps_into(board, cells, man, direction):
            return True
    if not men.mounted(cells, man):
        return False
    return _swings_into(board, cells, man, 0) or _swings_into(board, cells, man, 1)


def _steps_into(board: Board, cells: vec[i64], man: i64, direction: i64) -> bool:
    here: i64 = men.place_of(cells, man)
    way: i64 = men.way_of(board, cells, man)
    there: i64 = board.field.beyond(here, direction)
    if there < 0 or not vacated(board, cells, board.side[man], there):
        return False
    if men.mounted(cells, man) and not stepping.forward(men.heading_of(cells, man), direction):
        return False
    if stepping.why_no_step(board, cells, board.side[man], way, here, direction) is not None:
        return False
    return stepping.base_cost(board, cells, way, here, direction) <= half_of(board, cells, man)


def _swings_into(board: Board, cells: vec[i64], man: i64, sense: i64) -> bool:
    here: i64 = men.place_of(cells, man)
    heading: i64 = men.heading_of(cells, man)
    there: i64 = stepping.pivoted(board, here, heading, sense)
    if there < 0 or not vacated(board, cells, board.side[man], there):
        return False
    if stepping.why_no_pivot(board, cells, board.side[man], here, heading, sense) is not None:
        return False
    return stepping.pivot_cost(board, cells, here, heading, sense) <= half_of(board, cells, man)
