"""A position of Diktat: its cells on its board, and what a seat can guess of them."""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.board import FALLEN, Board
from logothete.games.diktat.guessing import deal_anew
from logothete.games.diktat.scoring import final_places
from logothete.games.diktat.sketch import sketch
from logothete.kernel.bits import lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import NotOver, Refusal
from logothete.kernel.steps import TOP, Desk, Stepped

TRIES: Final = 8
"""So often the unknown is dealt until whoever is asked something has something to answer."""


class Position(Stepped):
    """A state of the game. The steps in `rules/` and `effects/` do the playing."""

    __slots__ = ("board",)

    def __init__(self, board: Board, cells: vec[i64]) -> None:
        self.board = board
        self.cells = cells
        self.steps = board.steps

    def seats(self) -> i64:
        return self.board.players

    def most_offers(self) -> i64:
        return self.board.most_offers

    def most_asides(self) -> i64:
        return self.board.most_asides

    def desk(self) -> Desk[Stepped] | None:
        return self.board.desk

    def clone(self) -> Position:
        return Position(self.board, self.cells[:])

    def after_end(self) -> Refusal:
        return Refusal("AUT-093" if self.cells[FALLEN] else "DIK-279", "game-is-over")

    def not_asked(self, rule: str, pending: i64) -> Refusal:
        return Refusal(rule, "not-your-turn", {"seat": int(lowest(pending))})

    def about(self, action: i64, names: tuple[str, ...]) -> dict[str, str | int]:
        return self.board.table.about(action, names)

    def sketch(self) -> str:
        return sketch(self.board, self.cells)

    def places(self) -> list[int]:
        """In the common defeat nobody is first: all share the place after the last (AUT-093)."""
        if self.cells[TOP] != 0:
            raise NotOver("the game goes on: there is no ranking yet")
        if self.cells[FALLEN]:
            return [int(self.board.players) + 1] * int(self.board.players)
        return final_places(self.board, self.cells)

    def guess(self, seat: i64, dice: Dice) -> Position:
        """All that `seat` does not know, dealt anew: pawns, reserves, the deck, sealed answers (DIK-043 to DIK-046)."""
        twin = self.clone()
        if twin.cells[TOP] == 0:
            return twin
        waiting = self.pending()
        for _ in range(TRIES):
            deal_anew(self.board, twin.cells, seat, 0, dice)
            if twin.pending() == waiting:
                return twin
        # Somebody is asked for what he has hardly by chance: as he was asked, he keeps what he has.
        twin = self.clone()
        deal_anew(self.board, twin.cells, seat, waiting, dice)
        return twin
