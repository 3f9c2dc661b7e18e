"""The order of a stack: its owner names one pawn after another, from the top down (DIK-034)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.diktat.frames import OrderFrame
from logothete.games.diktat.kinds import ORDER_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.stacks import lift_to, owner_of, size_of
from logothete.games.diktat.verbs import ENOUGH, PAWN
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import FINAL, SEALED, Objection, Witness
from logothete.kernel.steps import Listed, pop, top_frame

NOT_FOR_THIS_EFFECT: Final = Objection("DIK-309", "not-for-this-effect")


class Order(Listed[Position]):
    """Which pawn comes next; the pawns above it are in their new order already."""

    kind: ClassVar[int] = ORDER_STEP
    whose: ClassVar[str] = "DIK-309"
    layout: ClassVar[type | None] = OrderFrame

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at = top_frame(cells)
        seat: i64 = cells[at + OrderFrame.SEAT]
        place: i64 = cells[at + OrderFrame.PLACE]
        # Of the last pawn nothing is left to decide.
        left: bool = owner_of(cells, place) == seat and cells[at + OrderFrame.DONE] < size_of(cells, place) - 1
        return BIT[seat] if left else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return FINAL

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("order", "DIK-309", {"number": int(state.cells[top_frame(state.cells) + OrderFrame.DONE]) + 1})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        at = top_frame(cells)
        offers: i64 = 0
        for position in range(cells[at + OrderFrame.DONE], size_of(cells, cells[at + OrderFrame.PLACE])):
            out[offers] = state.board.first[PAWN] + position
            offers += 1
        out[offers] = state.board.first[ENOUGH]
        return offers + 1

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return NOT_FOR_THIS_EFFECT

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        place: i64 = cells[at + OrderFrame.PLACE]
        if action == state.board.first[ENOUGH]:
            cells[at + OrderFrame.DONE] = size_of(cells, place)
            return SEALED
        lift_to(cells, place, action - state.board.first[PAWN], cells[at + OrderFrame.DONE])
        cells[at + OrderFrame.DONE] += 1
        return SEALED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The rest stays as it is (DIK-320)."""
        return state.board.first[ENOUGH]
