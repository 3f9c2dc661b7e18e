"""A toy for tests of standing orders: turns, and questions that are answered under seal by those who may hold a bell.

PAR-001  The seat whose turn it is says something, which passes the turn on, or asks, or ends the game.
PAR-002  A question goes to all others. Each passes or rings; only who holds a bell can ring.
PAR-003  When all have answered, everybody hears who rang first, and the turn passes on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from logothete.kernel.actions import Actions, Verb
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.events import EventKind
from logothete.kernel.orders import ALWAYS, Order, OrderField, OrderKind
from logothete.kernel.state import BARRED, OPEN, SEALED, NotOver, Refusal, State, Witness, cells_from
from logothete.kernel.title import Prompt, Result, Setup, Title

TURNS: Final = 0
"""How many turns have passed; whose turn it is follows from that."""
OVER: Final = 1
ASKED: Final = 2
"""Those who still have to answer; empty outside of questions."""
RANG: Final = 3
"""Those who have rung."""
SEATS: Final = 4
BELLS: Final = 5
"""Those who hold a bell: each seat knows that of itself alone."""
SAY, ASK, END, PASS, RING = range(5)


class ParleyState(State):
    """The cells named above."""

    __slots__ = ()

    def seats(self) -> i64:
        return self.cells[SEATS]

    def most_offers(self) -> i64:
        return 5

    def turn(self) -> i64:
        return self.cells[TURNS] % self.cells[SEATS]

    def pending(self) -> i64:
        if self.cells[OVER]:
            return 0
        return self.cells[ASKED] or BIT[self.turn()]

    def sealed(self) -> bool:
        return self.cells[ASKED] != 0

    def offer(self, seat: i64, out: vec[i64]) -> i64:
        size: i64 = 0
        for action in range(5):
            if self.why_not(seat, action) is None:
                out[size] = action
                size += 1
        return size

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if not self.pending() >> seat & 1:
            return Refusal("PAR-001", "not-asked")
        if (action in (PASS, RING)) != self.sealed():
            return Refusal("PAR-002", "not-now")
        if action == RING and not self.cells[BELLS] >> seat & 1:
            return Refusal("PAR-002", "no-bell")
        return None

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = self.cells
        if action == END:
            cells[OVER] = 1
            return BARRED
        if action == SAY:
            cells[TURNS] += 1
            if witness is not None:
                witness.tell(0, EVERYONE, seat)
            return OPEN
        if action == ASK:
            cells[ASKED] = BIT[cells[SEATS]] - 1 - BIT[seat]
            return OPEN
        cells[ASKED] -= BIT[seat]
        if action == RING:
            cells[RANG] += BIT[seat]
        if cells[ASKED]:
            return SEALED
        if witness is not None and cells[RANG]:
            witness.tell(1, EVERYONE, next(one for one in range(cells[SEATS]) if cells[RANG] >> one & 1))
        cells[RANG] = 0
        cells[TURNS] += 1
        return BARRED

    def clone(self) -> ParleyState:
        return ParleyState(self.cells[:])

    def guess(self, seat: i64, dice: Dice) -> ParleyState:
        other = self.clone()
        other.cells[BELLS] = dice.below(BIT[self.seats()]) & ~BIT[seat] | self.cells[BELLS] & BIT[seat]
        return other

    def lapse(self, seat: i64, dice: Dice) -> i64:
        return PASS if self.sealed() else SAY

    def places(self) -> list[int]:
        if not self.cells[OVER]:
            raise NotOver("this parley goes on")
        return [1] * int(self.seats())


class ParleyView(msgspec.Struct, frozen=True):
    """What a seat sees; a bell is seen by its holder alone."""

    turns: int
    turn: int
    question: bool
    bell: bool


class ParleyTitle(Title):
    """The toy as a title; the first seats hold bells, as many as the number says."""

    key = "parley"
    version = 1
    players = (2, 3)
    options = ()
    content = "no content"
    pack = ""
    actions = Actions([Verb(word) for word in ("say", "ask", "end", "pass", "ring")], {"seat": ("0", "1", "2")})
    events = (EventKind("said", "PAR-001", ("seat",)), EventKind("rang", "PAR-003", ("seat",)))
    texts = ()
    orders: tuple[OrderKind, ...] = (
        OrderKind("pass", ("turn", ALWAYS), quick=("question",)),
        OrderKind("ring", (ALWAYS,), (OrderField("asker", ("anybody",), ("seat",)),)),
        OrderKind("say", ("turn", ALWAYS)),
    )

    def __init__(self, bells: int = 0) -> None:
        self._bells = bells

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> ParleyState:
        return ParleyState(cells_from([0, 0, 0, 0, setup.players, self._bells]))

    def load(self, setup: Setup, cells: list[int]) -> ParleyState:
        return ParleyState(cells_from(cells))

    def look(self, state: State, seat: int | None) -> ParleyView:
        cells = state.dump()
        bell = seat is not None and bool(cells[BELLS] >> seat & 1)
        return ParleyView(cells[TURNS], cells[TURNS] % cells[SEATS], state.sealed(), bell)

    def prompt(self, state: State, seat: int) -> Prompt | None:
        if not state.pending() >> seat & 1:
            return None
        return Prompt("question", "PAR-002") if state.sealed() else Prompt("turn", "PAR-001")

    def result(self, state: State) -> Result:
        return Result(state.places(), [0.0] * int(state.seats()))

    def seat_name(self, state: State, seat: int) -> Mapping[str, str]:
        return {}

    def period(self, public: msgspec.Struct, span: str) -> int:
        assert isinstance(public, ParleyView)
        return public.turns

    def obey(self, public: msgspec.Struct, seat: int, orders: Sequence[Order]) -> Sequence[str] | None:
        assert isinstance(public, ParleyView)
        if not public.question:
            return ["say"] if any(order.key == "say" for order in orders) else None
        if any(order.given.get("asker") in ("anybody", f"seat {public.turn}") for order in orders):
            return ["ring", "pass"]
        return ["pass"] if any(order.key == "pass" for order in orders) else None
