"""A position of Guiscard: its cells on its board. Everything is open (GUI-036)."""

from __future__ import annotations

from logothete.games.guiscard.board import DRAWN, OUTCOME, SIDES, TURN, Board
from logothete.games.guiscard.reach import Reach
from logothete.games.guiscard.sketch import sketch
from logothete.games.guiscard.smothering import smother
from logothete.games.guiscard.victory import conclude, judge_early
from logothete.kernel.bits import BIT, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import NotOver, Refusal, Witness, buffer
from logothete.kernel.steps import TOP, Stepped


class Position(Stepped):
    """A state of the game. The steps in `rules/` do the playing."""

    __slots__ = ("board", "scratch")

    def __init__(self, board: Board, cells: vec[i64]) -> None:
        self.board = board
        self.cells = cells
        self.steps = board.steps
        self.scratch: Reach | None = None

    def reach(self) -> Reach:
        """Room to look for ways in, kept by this position alone: it is large, and nothing in it outlives a question."""
        if self.scratch is None:
            self.scratch = Reach(self.board)
        return self.scratch

    def seats(self) -> i64:
        return self.board.players

    def most_offers(self) -> i64:
        return self.board.most_offers

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        """Where only one answer is possible the game goes on with it at once (GUI-035)."""
        reach = super().take(seat, action, dice, witness)
        while True:
            smother(self.board, self.cells, witness)
            self._end_early(witness)
            only = self.only_answer()
            if only < 0:
                return reach
            further = super().take(lowest(self.pending()), only, dice, witness)
            if further > reach:
                reach = further

    def _end_early(self, witness: Witness | None) -> None:
        """What can no longer be undone ends the game at once (GUI-534)."""
        if self.cells[TOP] != 0 and self.cells[TURN] > 0:
            conclude(self.board, self.cells, judge_early(self.board, self.cells), witness)

    def only_answer(self) -> i64:
        """The one action that is possible now, -1 if there are several or it has to be asked all the same."""
        cells = self.cells
        top: i64 = cells[TOP]
        if top == 0 or not self.steps[cells[top]].single(self):
            return -1
        out = buffer(self.board.most_offers)
        return out[0] if self.offer(lowest(self.pending()), out) == 1 else -1

    def clone(self) -> Position:
        return Position(self.board, self.cells[:])

    def guess(self, seat: i64, dice: Dice) -> Position:
        """Nothing is hidden in the scenarios of this half (GUI-036)."""
        return self.clone()

    def after_end(self) -> Refusal:
        return Refusal("GUI-048", "game-is-over")

    def not_asked(self, rule: str, pending: i64) -> Refusal:
        return Refusal(rule, "not-your-turn", {"seat": int(lowest(pending))})

    def about(self, action: i64, names: tuple[str, ...]) -> dict[str, str | int]:
        return self.board.table.about(action, names)

    def places(self) -> list[int]:
        """Winners are first; a draw is a tie (GUI-048)."""
        outcome: i64 = self.cells[OUTCOME]
        if self.cells[TOP] != 0 or outcome == 0:
            raise NotOver("the game goes on: there is no result yet")
        ranks = [1] * int(self.board.players)
        if outcome != DRAWN:
            loser: i64 = SIDES - outcome
            for seat in range(self.board.players):
                if self.board.side_seats[loser] & BIT[seat]:
                    ranks[seat] = 2
        return ranks

    def sketch(self) -> str:
        return sketch(self.board, self.cells)
