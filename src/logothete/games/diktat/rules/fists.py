"""Closed fists: a power struggle of those who are tied for the first place (DIK-221 to DIK-225)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    CITIZEN,
    HIGHEST_BID,
    POWER,
)
from logothete.games.diktat.desk import judging
from logothete.games.diktat.effects.rows import BID as BID_STAT
from logothete.games.diktat.frames import FistFrame
from logothete.games.diktat.kinds import CONQUEST_STEP, FIST_STEP
from logothete.games.diktat.money import spend
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules.strength import ConquestFrame, pawns_here
from logothete.games.diktat.standing import figure
from logothete.games.diktat.verbs import BID
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, FINAL, Objection, Refusal, Witness
from logothete.kernel.steps import Listed, find_frame, pop, top_frame

FISTS_FIRST: Final = Objection("DIK-221", "fists-first")
TOO_HIGH: Final = Objection("DIK-225", "bid-too-high")


class CloseFists(Listed[Position]):
    """A power struggle: each of those who are tied closes a fist, then all open them (DIK-221 to DIK-225)."""

    kind: ClassVar[int] = FIST_STEP
    whose: ClassVar[str] = "DIK-224"
    layout: ClassVar[type | None] = FistFrame

    def pending(self, state: Position) -> i64:
        at = top_frame(state.cells)
        return state.cells[at + FistFrame.TIED] & ~state.cells[at + FistFrame.CLOSED]

    def sealed(self) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("bid", "DIK-221", {"number": int(state.cells[POWER + seat])})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        most: i64 = state.cells[POWER + seat]
        most = most if most < HIGHEST_BID else HIGHEST_BID
        for bid in range(most + 1):
            out[bid] = state.board.first[BID] + bid
        return most + 1

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return TOO_HIGH if state.board.verb_of[action] == BID else FISTS_FIRST

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        closed: bool = state.cells[top_frame(state.cells) + FistFrame.CLOSED] & BIT[seat] != 0
        return Refusal("DIK-225", "fist-is-closed") if closed else Refusal("DIK-224", "not-in-the-struggle")

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        cells[at + FistFrame.BIDS + seat] = action - state.board.first[BID]
        cells[at + FistFrame.CLOSED] |= BIT[seat]
        if witness is not None:
            witness.tell(telling.FIST_CLOSED, EVERYONE, seat)
        return BARRED if self.pending(state) == 0 else FINAL

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """All fists open: every bid is lost, and counts with what effects add to it (DIK-222, DIK-223)."""
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        below = find_frame(cells, CONQUEST_STEP)
        for seat in range(board.players):
            if not cells[at + FistFrame.TIED] & BIT[seat]:
                continue
            bid: i64 = cells[at + FistFrame.BIDS + seat]
            citizens = pawns_here(cells, seat, cells[below + ConquestFrame.SECTOR], CITIZEN)
            counted: i64 = bid + figure(board, cells, seat, BID_STAT, citizens)
            cells[below + ConquestFrame.COUNTED + seat] = counted
            spend(cells, seat, bid, None)
            judging.bade(board, cells, seat, cells[below + ConquestFrame.SECTOR], bid, witness)
            if witness is not None:
                witness.tell(telling.BADE, EVERYONE, seat, bid, counted)
        pop(cells)
        return BARRED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """Nothing (DIK-320)."""
        return state.board.first[BID]
