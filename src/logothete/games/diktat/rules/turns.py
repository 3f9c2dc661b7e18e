"""The Manoeuvres phase: who begins, who plays when (DIK-098 to DIK-100, DIK-168, DIK-249, DIK-250)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    CABAL,
    KEPT,
    MOVES,
    REPLAY,
    SEAT,
    SKIPPED,
    TURN,
)
from logothete.games.diktat.desk import deadlines, judging
from logothete.games.diktat.frames import (
    AFTER_MANOEUVRE,
    TurnsFrame,
    open_manoeuvre,
    open_window,
)
from logothete.games.diktat.kinds import TURNS_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.scoring import administrator
from logothete.games.diktat.verbs import (
    START,
)
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Listed, pop, top_frame

# What comes next in the phase.
TO_NAME: Final = 0
TO_PLAY: Final = 1
TO_ASK: Final = 2
TO_PASS_ON: Final = 3

STARTER_FIRST: Final = Objection("DIK-098", "starter-first")
NO_SUCH_CABAL: Final = Objection("DIK-098", "cabal-not-played", ("cabal",))


class RunTurns(Listed[Position]):
    """Who begins, then one Manoeuvre each until all pawns are spent (DIK-098 to DIK-100)."""

    kind: ClassVar[int] = TURNS_STEP
    whose: ClassVar[str] = "DIK-098"
    layout: ClassVar[type | None] = TurnsFrame

    def pending(self, state: Position) -> i64:
        """The Administrator of this moment names who begins (DIK-086)."""
        if state.cells[top_frame(state.cells) + TurnsFrame.NEXT] != TO_NAME:
            return 0
        return BIT[administrator(state.board, state.cells)]

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("start", "DIK-098")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        for player in range(state.board.players):
            out[player] = state.board.first[START] + state.cells[CABAL + player]
        return state.board.players

    def why_nobody(self, state: Position, action: i64) -> Objection | None:
        return None if state.board.verb_of[action] == START else STARTER_FIRST

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return NO_SUCH_CABAL

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        cells[TURN] = cells[SEAT + action - state.board.first[START]]
        cells[top_frame(cells) + TurnsFrame.NEXT] = TO_PLAY
        judging.started(state.board, cells, seat, cells[TURN], witness)
        if witness is not None:
            witness.tell(telling.STARTS, EVERYONE, seat, cells[TURN])
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """Himself (DIK-320)."""
        return state.board.first[START] + state.cells[CABAL + seat]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        stage: i64 = cells[at + TurnsFrame.NEXT]
        seat: i64 = cells[TURN]
        if stage == TO_PLAY:
            cells[at + TurnsFrame.NEXT] = TO_ASK
            cells[at + TurnsFrame.PAWNS] = cells[MOVES + seat]
            cells[at + TurnsFrame.ARRIVED] = 0
            if cells[MOVES + seat] > 0 and not _skips(state, seat):
                open_manoeuvre(cells, seat)
        elif stage == TO_ASK:
            cells[at + TurnsFrame.NEXT] = TO_PASS_ON
            if cells[MOVES + seat] < cells[at + TurnsFrame.PAWNS]:
                # The place that was kept for him is free again once he has had his Manoeuvre (DIK-168).
                cells[KEPT + seat] = 0
                deadlines.turn_over(state.board, cells, seat, witness)
                open_window(cells, AFTER_MANOEUVRE)
        else:
            self._pass_on(state, at)
        return OPEN

    def _pass_on(self, state: Position, at: i64) -> None:
        """Clockwise to the next who has a pawn left; whoever plays twice goes on (DIK-099, DIK-249)."""
        cells = state.cells
        seat: i64 = cells[TURN]
        again: bool = cells[REPLAY] == seat + 1 and cells[MOVES + seat] > 0
        cells[REPLAY] = 0
        cells[at + TurnsFrame.NEXT] = TO_PLAY
        if again:
            return
        for _ in range(state.board.players):
            seat = state.board.left[seat]
            if cells[MOVES + seat] > 0:
                cells[TURN] = seat
                return
        cells[TURN] = -1
        cells[SKIPPED] = 0
        for seat in range(state.board.players):
            cells[KEPT + seat] = 0
        pop(cells)


def _skips(state: Position, seat: i64) -> bool:
    """Whether a seat is passed over; not if nobody else has a pawn left."""
    cells = state.cells
    if not cells[SKIPPED] & BIT[seat]:
        return False
    cells[SKIPPED] &= ~BIT[seat]
    for rival in range(state.board.players):
        if rival != seat and cells[MOVES + rival] > 0:
            return True
    return False
