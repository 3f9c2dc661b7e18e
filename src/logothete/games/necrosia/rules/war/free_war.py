"""Wars chosen outside the order of actions: one that a card made free, and an Airborne Assault that was turned away.

The first is declared at once or lost (NEC-129, NEC-C11), the second finds another target or waits (NEC-C12, NEC-C66).
"""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.necrosia.board import ACTIVE, W1
from logothete.games.necrosia.frames import FreeWarFrame
from logothete.games.necrosia.kinds import AIRBORNE_STEP, FREE_WAR_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import misplaced
from logothete.games.necrosia.rules.actions.declaration import (
    airborne_wars,
    declare_war,
    offer_flights,
    offer_wars,
    why_not_flight,
    why_not_war,
)
from logothete.games.necrosia.rules.cards.announce import announce
from logothete.games.necrosia.rules.cards.fitting import offer_cards, why_not_card
from logothete.games.necrosia.verbs import AT, PLAY, STOP, WAGE, WITHDRAW
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, SEALED, Objection, Witness
from logothete.kernel.steps import TOP, Listed, pop, push, top_frame

FREE_WAR_FIRST: Final = Objection("NEC-C11", "free-action-first")
NAME_TARGET_FIRST: Final = Objection("NEC-C12", "name-target-first")
NO_SUCH_TARGET: Final = Objection("NEC-C12", "no-such-target", ("foe", "region"))


class FreeWar(Listed[Position]):
    """A war that a card made free: declare it now, or lose it (NEC-129, NEC-C11, NEC-C66)."""

    kind: ClassVar[int] = FREE_WAR_STEP
    whose: ClassVar[str] = "NEC-089"
    layout: ClassVar[type | None] = FreeWarFrame

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("free-war", "NEC-C11")

    def _may_fly(self, state: Position) -> bool:
        return state.cells[top_frame(state.cells) + FreeWarFrame.AIRBORNE] != 0

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        out[0] = board.first[STOP]
        offers: i64 = 1
        for region in range(board.regions):
            offers = offer_wars(board, cells, seat, region, out, offers)
        if self._may_fly(state):
            offers = offer_flights(board, cells, seat, out, offers)
        return offer_cards(state, seat, W1, out, offers)

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == STOP:
            return None
        if verb == WAGE:
            return why_not_war(board, cells, seat, argument)
        if verb == PLAY:
            return why_not_card(state, seat, argument, W1)
        if verb == AT and self._may_fly(state):
            return why_not_flight(board, cells, seat, argument)
        return misplaced(board, action, FREE_WAR_FIRST)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == PLAY:
            announce(state, seat, argument, W1, witness)
            return SEALED
        if verb == AT:
            FlyAgain().open(cells, argument)
            return OPEN
        pop(cells)
        if verb == STOP:
            return OPEN
        declare_war(state, seat, argument // (board.peoples + 1), argument, True, witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[STOP]


class FlyAgain(Listed[Position]):
    """An Airborne Assault that was turned away finds another target (NEC-C66).

    A free one lies on the step of its free war.
    """

    kind: ClassVar[int] = AIRBORNE_STEP
    whose: ClassVar[str] = "NEC-089"
    FROM: Final = 0
    SIZE: Final = 1

    def open(self, cells: vec[i64], origin: i64) -> None:
        """The fighters of a region take off; nothing is spent until they have a target."""
        cells[push(cells, AIRBORNE_STEP, self.SIZE) + self.FROM] = origin

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        origin: i64 = state.cells[top_frame(state.cells) + self.FROM]
        return Prompt("airborne", "NEC-C12", {"region": state.board.region_key(origin)})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        return airborne_wars(state, seat, state.cells[top_frame(state.cells) + self.FROM], out, 0)

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        board = state.board
        return NO_SUCH_TARGET if board.verb_of[action] == WAGE else misplaced(board, action, NAME_TARGET_FIRST)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        origin: i64 = cells[top_frame(cells) + self.FROM]
        pop(cells)
        if board.verb_of[action] == WITHDRAW:
            return OPEN
        free: bool = cells[cells[TOP]] == FREE_WAR_STEP
        if free:
            pop(cells)
        argument: i64 = action - board.first[WAGE]
        declare_war(state, seat, origin, argument, free, witness)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[WITHDRAW]
