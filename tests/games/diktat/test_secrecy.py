"""Twin worlds find the two leaks that a game of bargains invites: who could pay shows in what is offered or asked."""

from __future__ import annotations

from typing import ClassVar, cast

import pytest

from logothete.components import windows
from logothete.games.diktat.board import Board
from logothete.games.diktat.desk.drafting import seat_of
from logothete.games.diktat.desk.free import FreeActions
from logothete.games.diktat.desk.holding import cannot_keep
from logothete.games.diktat.desk.layout import GIVEN
from logothete.games.diktat.desk.layout import offer as offer_of
from logothete.games.diktat.effects.rows import MANIFESTATION
from logothete.games.diktat.effects.running import why_not_use
from logothete.games.diktat.frames import WindowFrame
from logothete.games.diktat.holdings import next_element
from logothete.games.diktat.kinds import WINDOW_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules.windows import Window
from logothete.games.diktat.title import Diktat
from logothete.games.diktat.verbs import ACCEPT
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import Objection, Refusal, Witness
from logothete.kernel.steps import Desk, Step, Stepped, top_frame
from logothete.kernel.title import Setup
from tests.games.diktat.dealing import offer
from tests.games.diktat.table import Table
from tests.twins import TwinsDiffer, run_twins_at

A, B = "coordination", "secret-police"
TIMES = 40
"""So many twins of a position are looked at."""


class Betraying(Desk[Position]):
    """A desk that offers to accept only what its maker still has."""

    def __init__(self) -> None:
        self.true = FreeActions()

    def holds(self, state: Position, seat: i64, action: i64) -> bool:
        return self.true.holds(state, seat, action)

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        return self.true.candidates(state, seat, out)

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board, cells = state.board, state.cells
        objection = self.true.why(state, seat, action)
        if objection is None and board.verb_of[action] == ACCEPT:
            maker = seat_of(cells, action - board.first[ACCEPT])
            return cannot_keep(board, cells, maker, offer_of(maker), GIVEN)
        return objection

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        return self.true.take(state, seat, action, dice, witness)

    def invited(self, state: Position) -> i64:
        return self.true.invited(state)

    def reply(self, state: Position, seat: i64, dice: Dice) -> i64:
        return self.true.reply(state, seat, dice)

    def invitations(self, state: Position, seat: i64) -> list[Prompt]:
        return self.true.invitations(state, seat)


class Choosy(Step[Position]):
    """A window that asks only those who could play a Manifestation, its price included."""

    kind: ClassVar[int] = WINDOW_STEP
    layout: ClassVar[type | None] = WindowFrame

    def __init__(self) -> None:
        self.true = Window()

    def pending(self, state: Position) -> i64:
        able = sum(BIT[seat] for seat in range(state.board.players) if _could_play(state, seat))
        return windows.waiting(state.cells, top_frame(state.cells) + WindowFrame.ROUND, able)

    def sealed(self) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return self.true.prompt(state, seat)

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        return self.true.candidates(state, seat, out)

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        return self.true.why(state, seat, action)

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        return self.true.not_asked(state, seat)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        return self.true.take(state, seat, action, dice, witness)

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        return self.true.settle(state, dice, witness)

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return self.true.lapse(state, seat, dice)


def _could_play(state: Position, seat: i64) -> bool:
    board = state.board
    element = next_element(board, state.cells, seat, 0)
    while element >= 0:
        if board.rows.type[element] == MANIFESTATION and why_not_use(state, seat, element) is None:
            return True
        element = next_element(board, state.cells, seat, element + 1)
    return False


class Leaking(Diktat):
    """Diktat with a leak of the given kind, or none."""

    def __init__(self, leak: str) -> None:
        super().__init__()
        self.leak = leak

    def board(self, setup: Setup) -> Board:
        board = super().board(setup)
        if self.leak == "accept":
            board.desk = cast(Desk[Stepped], Betraying())
        if self.leak == "window":
            board.steps[WINDOW_STEP] = cast(Step[Stepped], Choosy())
        return board


def twins_of(table: Table, viewer: str, leak: str) -> int:
    """Compare the position with twins of it, as a Cabal sees them."""
    leaking = Leaking(leak)
    state = leaking.load(table.setup, table.state.dump())
    return run_twins_at(leaking, table.setup, state, table.seat(viewer), TIMES)


def offering() -> Table:
    """Somebody offers what he may well have sent into the city."""
    return offer(Table().put(A, "karst", "EGC"), A, B, "give emissary 3")


def armed() -> Table:
    """Somebody holds a Manifestation that costs two Citizens, and may have sent them into the city."""
    return Table().reserve(A, citizen=2, guard=2, emissary=0).put(A, "karst", "CGG").cards(A, "soup-kitchen").turn(B)


@pytest.mark.rule("DIK-153", "DIK-043")
def test_that_an_offer_can_be_accepted_says_nothing_of_what_its_maker_has() -> None:
    assert twins_of(offering(), B, "") > TIMES
    with pytest.raises(TwinsDiffer, match="asides"):
        twins_of(offering(), B, "accept")


@pytest.mark.rule("DIK-316", "DIK-043")
def test_that_a_window_asks_somebody_says_nothing_of_what_he_could_pay() -> None:
    assert twins_of(armed(), B, "") > TIMES
    with pytest.raises(TwinsDiffer, match="asked"):
        twins_of(armed(), B, "window")
