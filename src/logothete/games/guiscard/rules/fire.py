"""Missile fire: the sequence of offensive fire, the windows for defensive fire, and taking aim (5.1 to 5.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.guiscard import men, telling
from logothete.games.guiscard.board import CONTROL, PASSED, PHASE, QUIET, QUIET_MOVE, SEEN, Board
from logothete.games.guiscard.frames import AimFrame, MoveFrame, WindowFrame, open_aim
from logothete.games.guiscard.kinds import AIM_STEP, FIRE_STEP, MOVE_STEP, WINDOW_STEP
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.refusals import OFF_MAP, misplaced
from logothete.games.guiscard.rules.acting import hex_of_action, man_key, man_of_action, why_not_his
from logothete.games.guiscard.rules.missiles import shoot
from logothete.games.guiscard.shooting import NO_TARGET_FOR_HIM, Shot, why_no_fire
from logothete.games.guiscard.verbs import AIM, DONE, FIRE, PASS, PASS_MOVE, PASS_SEQUENCE, SHOOT
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Step, find_frame, pop, push, top_frame


def could_fire(board: Board, cells: vec[i64], seat: i64, defensive: bool) -> bool:
    """Whether some man of a seat could fire at somebody now."""
    shot = Shot(board, cells)
    for man in range(board.men):
        if board.seat[man] == seat and why_no_fire(board, cells, man, defensive) is None and shot.any_target(man):
            return True
    return False


def _why_not_fire(board: Board, cells: vec[i64], seat: i64, action: i64, defensive: bool) -> Objection | None:
    man: i64 = man_of_action(board, action)
    objection = why_not_his(board, seat, man)
    if objection is None:
        objection = why_no_fire(board, cells, man, defensive)
    if objection is None and not Shot(board, cells).any_target(man):
        return NO_TARGET_FOR_HIM
    return objection


class OffensiveFire(Step[Position]):
    """Sequence 1: the phasing side's missile users may fire, one after the other (GUI-039, GUI-154, GUI-174)."""

    kind: ClassVar[int] = FIRE_STEP
    whose: ClassVar[str] = "GUI-031"
    ASKED: Final = 0
    """The mask of seats that can still fire and have not passed; -1 until it is known."""
    SIZE: Final = 1

    def open(self, cells: vec[i64]) -> None:
        cells[push(cells, FIRE_STEP, self.SIZE) + self.ASKED] = -1

    def pending(self, state: Position) -> i64:
        return max(0, state.cells[top_frame(state.cells) + self.ASKED])

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("fire", "GUI-039")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        offers: i64 = 0
        for man in range(board.men):
            if board.seat[man] == seat:
                out[offers] = board.first[FIRE] + board.character[man]
                offers += 1
        out[offers] = board.first[DONE]
        return offers + 1

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        verb: i64 = board.verb_of[action]
        if verb == DONE:
            return None
        return _why_not_fire(board, state.cells, seat, action, False) if verb == FIRE else misplaced(board, action)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        cells[top_frame(cells) + self.ASKED] = -1
        if board.verb_of[action] == DONE:
            cells[PASSED] |= BIT[seat]
            if witness is not None:
                witness.tell(telling.ENDED_SEQUENCE, EVERYONE, seat)
        else:
            open_aim(cells, man_of_action(board, action), False)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[DONE]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """Whoever has nothing to fire at is not asked (GUI-047)."""
        board, cells = state.board, state.cells
        asked: i64 = 0
        for seat in range(board.players):
            if (
                board.side_seats[cells[PHASE]] & BIT[seat]
                and not cells[PASSED] & BIT[seat]
                and could_fire(board, cells, seat, False)
            ):
                asked |= BIT[seat]
        if asked == 0:
            pop(cells)
        else:
            cells[top_frame(cells) + self.ASKED] = asked
        return OPEN


class DefensiveFire(Step[Position]):
    """A window: the side that is not phasing may fire, before, during or after a move (GUI-166 to GUI-171, GUI-536)."""

    kind: ClassVar[int] = WINDOW_STEP
    whose: ClassVar[str] = "GUI-034"
    layout: ClassVar[type | None] = WindowFrame

    def pending(self, state: Position) -> i64:
        return max(0, state.cells[top_frame(state.cells) + WindowFrame.ASKED])

    def prompt(self, state: Position, seat: i64) -> Prompt:
        at: i64 = find_frame(state.cells, MOVE_STEP)
        if at < 0:
            return Prompt("window", "GUI-171")
        return Prompt("window-move", "GUI-171", {"man": man_key(state.board, state.cells[at + MoveFrame.MAN])})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        out[0] = board.first[PASS]
        out[1] = board.first[PASS_MOVE]
        out[2] = board.first[PASS_SEQUENCE]
        offers: i64 = 3
        for man in range(board.men):
            if board.seat[man] == seat:
                out[offers] = board.first[SHOOT] + board.character[man]
                offers += 1
        return offers

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        verb: i64 = board.verb_of[action]
        if verb in (PASS, PASS_MOVE, PASS_SEQUENCE):
            return None
        return _why_not_fire(board, state.cells, seat, action, True) if verb == SHOOT else misplaced(board, action)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        cells[at + WindowFrame.ASKED] = -1
        verb: i64 = board.verb_of[action]
        if verb == SHOOT:
            open_aim(cells, man_of_action(board, action), True)
            return OPEN
        cells[at + WindowFrame.PASSED] |= BIT[seat]
        if verb == PASS_MOVE:
            cells[QUIET_MOVE] |= BIT[seat]
        elif verb == PASS_SEQUENCE:
            cells[QUIET] |= BIT[seat]
        if witness is not None:
            witness.tell(telling.PASSED_WINDOW, EVERYONE, seat)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[PASS_SEQUENCE]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """It opens only for whoever has a shot now and has not let the rest go by."""
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        quiet: i64 = cells[QUIET] | cells[QUIET_MOVE] | cells[at + WindowFrame.PASSED]
        asked: i64 = 0
        for seat in range(board.players):
            if (
                board.side_seats[1 - cells[PHASE]] & BIT[seat]
                and not quiet & BIT[seat]
                and could_fire(board, cells, seat, True)
            ):
                asked |= BIT[seat]
        if asked == 0:
            pop(cells)
            cells[SEEN] = 1
        else:
            cells[at + WindowFrame.ASKED] = asked
        return OPEN


class TakeAim(Step[Position]):
    """A shooter names the hex that he aims at, and the shot is made (GUI-175, GUI-179)."""

    kind: ClassVar[int] = AIM_STEP
    whose: ClassVar[str] = "GUI-033"
    layout: ClassVar[type | None] = AimFrame

    def pending(self, state: Position) -> i64:
        cells = state.cells
        return BIT[state.board.seat[cells[top_frame(cells) + AimFrame.SHOOTER]]]

    def prompt(self, state: Position, seat: i64) -> Prompt:
        man: i64 = state.cells[top_frame(state.cells) + AimFrame.SHOOTER]
        return Prompt("aim", "GUI-175", {"man": man_key(state.board, man)})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board, cells = state.board, state.cells
        side: i64 = board.side[cells[top_frame(cells) + AimFrame.SHOOTER]]
        field = board.field
        offers: i64 = 0
        for man in range(board.men):
            if board.side[man] == side or not men.on_map(cells, man):
                continue
            out[offers] = board.first[AIM] + field.key_of[men.place_of(cells, man)]
            offers += 1
            if men.mounted(cells, man):
                out[offers] = board.first[AIM] + field.key_of[men.rear_of(board, cells, man)]
                offers += 1
        for horse in range(board.horses):
            if men.loose(board, cells, horse) and cells[men.at_horse(board, horse) + CONTROL] == 1 - side:
                out[offers] = board.first[AIM] + field.key_of[men.front_of(board, cells, horse)]
                out[offers + 1] = board.first[AIM] + field.key_of[men.horse_rear(board, cells, horse)]
                offers += 2
        return _without_doubles(out, offers)

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        if board.verb_of[action] != AIM:
            return misplaced(board, action)
        place: i64 = hex_of_action(board, action)
        if place < 0:
            return OFF_MAP
        return Shot(board, cells).consider(cells[top_frame(cells) + AimFrame.SHOOTER], place)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        at: i64 = top_frame(cells)
        man: i64 = cells[at + AimFrame.SHOOTER]
        defensive: bool = cells[at + AimFrame.DEFENSIVE] != 0
        pop(cells)
        shoot(board, cells, man, hex_of_action(board, action), defensive, dice, witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.legal(int(seat))[0]


def _without_doubles(out: vec[i64], size: i64) -> i64:
    """Two men can be in one hex while one of them passes."""
    kept: i64 = 0
    for at in range(size):
        known: bool = False
        for before in range(kept):
            if out[before] == out[at]:
                known = True
        if not known:
            out[kept] = out[at]
            kept += 1
    return kept
