"""Wars chosen outside the order of actions: one that a card made free, and an Airborne Assault that was turned away.

The first is declared at once or lost (NEC-129, NEC-C11), the second finds another target or waits (NEC-C12, NEC-C66).
"""

from __future__ import annotations

from logothete.games.necrosia.board import ACTIVE, W1
from logothete.games.necrosia.kinds import AIRBORNE_STEP, FREE_WAR_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import not_your_turn, of_foe, of_region, out_of_place
from logothete.games.necrosia.rules.announce import announce
from logothete.games.necrosia.rules.declaration import (
    airborne_wars,
    declare_war,
    offer_flights,
    offer_wars,
    why_not_flight,
    why_not_war,
)
from logothete.games.necrosia.rules.fitting import offer_cards, refuse_card
from logothete.games.necrosia.verbs import AT, PLAY, STOP, WAGE, WITHDRAW
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, SEALED, Refusal, Witness, buffer
from logothete.kernel.steps import FRAME, TOP, Step, pop, push


class FreeWar(Step[Position]):
    """A war that a card made free: declare it now, or lose it (NEC-129, NEC-C11, NEC-C66).

    Frame: the seat, plus one, that turned this war away; whether an Airborne Assault is attached to it.
    """

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        out[0] = board.first[STOP]
        offers: i64 = 1
        for region in range(board.regions):
            offers = offer_wars(board, cells, seat, region, out, offers)
        if cells[cells[TOP] + FRAME + 1]:
            offers = offer_flights(board, cells, seat, out, offers)
        return offer_cards(state, seat, W1, out, offers)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == PLAY:
            announce(state, seat, argument, W1, witness)
            return SEALED
        if verb == AT:
            cells[push(cells, AIRBORNE_STEP, 1)] = argument
            return OPEN
        pop(cells)
        if verb == STOP:
            return OPEN
        declare_war(state, seat, argument // (board.peoples + 1), argument, True, witness)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE], "NEC-089")
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == STOP:
            return None
        if verb == WAGE:
            return why_not_war(board, cells, seat, argument // (board.peoples + 1), argument)
        if verb == PLAY:
            return refuse_card(state, seat, argument, W1)
        if verb == AT and cells[cells[TOP] + FRAME + 1]:
            return why_not_flight(board, cells, seat, argument)
        return out_of_place(board, action, "NEC-C11", "free-action-first")

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[STOP]


class FlyAgain(Step[Position]):
    """An Airborne Assault that was turned away finds another target (NEC-C66). Frame: its origin.

    A free one lies on the step of its free war.
    """

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        return airborne_wars(state, seat, cells[cells[TOP] + FRAME], out, 0)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        origin: i64 = cells[cells[TOP] + FRAME]
        pop(cells)
        if board.verb_of[action] == WITHDRAW:
            return OPEN
        free: bool = cells[cells[TOP]] == FREE_WAR_STEP
        if free:
            pop(cells)
        argument: i64 = action - board.first[WAGE]
        declare_war(state, seat, origin, argument, free, witness)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE], "NEC-089")
        if board.verb_of[action] != WAGE:
            return out_of_place(board, action, "NEC-C12", "name-target-first")
        out = buffer(board.actions)
        for place in range(self.offer(state, seat, out)):
            if out[place] == action:
                return None
        argument: i64 = action - board.first[WAGE]
        people: i64 = argument % (board.peoples + 1)
        return Refusal(
            "NEC-C12", "no-such-target", {**of_foe(board, people), **of_region(board, argument // (board.peoples + 1))}
        )

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[WITHDRAW]
