"""Sequence 3: the phasing side moves its characters, one at a time (4)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.guiscard import men, telling
from logothete.games.guiscard.board import (
    BUSY,
    FIRED,
    LEFT,
    MOVED,
    NO_WEAPON,
    PASSED,
    PHASE,
    QUIET_MOVE,
    TURN,
    WAITING,
    Board,
)
from logothete.games.guiscard.frames import open_move
from logothete.games.guiscard.health import DEAD
from logothete.games.guiscard.kinds import MOVEMENT_STEP
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.refusals import misplaced
from logothete.games.guiscard.rules.acting import hex_of_action, man_of_action, why_not_his
from logothete.games.guiscard.rules.bodies import open_clearing, why_no_clearing
from logothete.games.guiscard.shooting import half_of
from logothete.games.guiscard.verbs import CLEAR, DONE, MOVE
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Step, pop, push, top_frame

IS_DEAD: Final = Objection("GUI-029", "is-dead", ("man",))
IS_STUNNED: Final = Objection("GUI-025", "stunned-cannot-move", ("man",))
HAS_MOVED: Final = Objection("GUI-067", "has-moved", ("man",))
IS_CLEARING: Final = Objection("GUI-086", "is-busy", ("man",))
HAS_LEFT: Final = Objection("GUI-069", "has-left", ("man",))
NOT_YET: Final = Objection("GUI-533", "enters-later", ("man",))


def why_no_move(board: Board, cells: vec[i64], man: i64) -> Objection | None:
    """What keeps a man from moving in this sequence."""
    if men.health_of(cells, man) == DEAD:
        return IS_DEAD
    if men.marked(cells, man, LEFT):
        return HAS_LEFT
    if men.marked(cells, man, MOVED):
        return HAS_MOVED
    if men.marked(cells, man, BUSY):
        return IS_CLEARING
    if men.marked(cells, man, WAITING):
        return NOT_YET if board.entry_turn[man] > cells[TURN] else None
    return None if men.awake(cells, man) else IS_STUNNED


def points_to_move(board: Board, cells: vec[i64], man: i64) -> i64:
    """The MP of a move: all, or half after a shot with a weapon that asks for it (GUI-158, GUI-159)."""
    weapon: i64 = board.weapon[man]
    if men.marked(cells, man, FIRED) and weapon != NO_WEAPON:
        arms = board.arms
        if arms.after_mounted[weapon] if men.mounted(cells, man) else arms.after_foot[weapon]:
            return half_of(board, cells, man)
    return men.allowance(board, cells, man)


class Movement(Step[Position]):
    """Who moves next (GUI-064). A man's whole move is carried out before another's begins (GUI-067)."""

    kind: ClassVar[int] = MOVEMENT_STEP
    whose: ClassVar[str] = "GUI-031"
    ASKED: Final = 0
    """The mask of seats that can still move somebody and have not passed; -1 until it is known."""
    SIZE: Final = 1

    def open(self, cells: vec[i64]) -> None:
        cells[push(cells, MOVEMENT_STEP, self.SIZE) + self.ASKED] = -1

    def pending(self, state: Position) -> i64:
        return max(0, state.cells[top_frame(state.cells) + self.ASKED])

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("movement", "GUI-041")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board, cells = state.board, state.cells
        offers: i64 = 0
        for man in range(board.men):
            if board.seat[man] == seat:
                out[offers] = board.first[MOVE] + board.character[man]
                offers += 1
        for place in range(board.field.size):
            if why_no_clearing(board, cells, seat, place) is None:
                out[offers] = board.first[CLEAR] + board.field.key_of[place]
                offers += 1
        out[offers] = board.first[DONE]
        return offers + 1

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        verb: i64 = board.verb_of[action]
        if verb == DONE:
            return None
        if verb == CLEAR:
            return why_no_clearing(board, cells, seat, hex_of_action(board, action))
        if verb != MOVE:
            return misplaced(board, action)
        man: i64 = man_of_action(board, action)
        objection = why_not_his(board, seat, man)
        return why_no_move(board, cells, man) if objection is None else objection

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board, cells = state.board, state.cells
        cells[top_frame(cells) + self.ASKED] = -1
        verb: i64 = board.verb_of[action]
        if verb == DONE:
            cells[PASSED] |= BIT[seat]
            if witness is not None:
                witness.tell(telling.ENDED_SEQUENCE, EVERYONE, seat)
        elif verb == CLEAR:
            open_clearing(cells, hex_of_action(board, action))
        else:
            man: i64 = man_of_action(board, action)
            cells[QUIET_MOVE] = 0
            left: i64 = points_to_move(board, cells, man)
            open_move(cells, man, left, men.place_of(cells, man), men.heading_of(cells, man), False)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[DONE]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """Whoever has nobody left to move is not asked (GUI-047)."""
        board, cells = state.board, state.cells
        asked: i64 = 0
        for man in range(board.men):
            if (
                board.side[man] == cells[PHASE]
                and not cells[PASSED] & BIT[board.seat[man]]
                and why_no_move(board, cells, man) is None
            ):
                asked |= BIT[board.seat[man]]
        if asked == 0:
            pop(cells)
        else:
            cells[top_frame(cells) + self.ASKED] = asked
        return OPEN
