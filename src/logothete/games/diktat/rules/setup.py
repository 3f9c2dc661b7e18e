"""Mise en place: deck, Cabals, endowments, the pile of the Others (DIK-014 to DIK-025, AUT-020 to AUT-023)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.components import decks
from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    CABAL,
    KINDS,
    OTHERS,
    POWER,
    SEAT,
    SEATS,
    STOCK,
    TURN,
    WATCHER,
    Board,
)
from logothete.games.diktat.kinds import CABAL_STEP, CYCLE_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.refusals import misplaced
from logothete.games.diktat.rules.cycle import RunCycle
from logothete.games.diktat.stacks import add_under, mix, others_place, put_stack
from logothete.games.diktat.verbs import CHOOSE
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness, buffer
from logothete.kernel.steps import Listed, clear_stack, pop, push, top_frame

CABALS_FIRST: Final = Objection("DIK-016", "cabals-first")
CABAL_TAKEN: Final = Objection("DIK-005", "cabal-taken", ("cabal",))


def set_up(board: Board, dice: Dice, witness: Witness | None) -> Position:
    """The table before the first decision, with the Cabals dealt or still to be chosen (DIK-015, DIK-016)."""
    cells = buffer(board.size)
    clear_stack(cells, board.frames)
    cells[TURN] = -1
    for seat in range(SEATS):
        cells[CABAL + seat] = -1
        cells[SEAT + seat] = -1
    decks.lay_all(cells, board.deck, board.cards)
    decks.shuffle(cells, board.deck, dice)
    if board.others:
        home = others_place(board.home)
        put_stack(cells, home, OTHERS)
        for kind in range(KINDS):
            for _ in range(board.starting_pile[kind]):
                add_under(cells, home, kind)
        mix(cells, home, dice)
    state = Position(board, cells)
    push(cells, CYCLE_STEP, RunCycle.SIZE)
    if board.chosen:
        push(cells, CABAL_STEP, ChooseCabal.SIZE)
        return state
    dealt = vec[i64]([0] * SEATS)
    for cabal in range(board.cabals):
        dealt[cabal] = cabal
    dice.shuffle(dealt, 0, board.cabals)
    for seat in range(board.players):
        take_cabal(board, cells, seat, dealt[seat])
        if witness is not None:
            witness.tell(telling.DRAWN_CABAL, EVERYONE, seat, dealt[seat])
    RunCycle().begin(state, dice, witness)
    return state


def take_cabal(board: Board, cells: vec[i64], seat: i64, cabal: i64) -> None:
    """A seat takes the kit of a Cabal (DIK-017, DIK-023, DIK-024)."""
    cells[CABAL + seat] = cabal
    cells[SEAT + cabal] = seat
    cells[POWER + seat] = board.starting_power[cabal]
    for affinity in range(AFFINITIES):
        cells[AFFINITY + seat * AFFINITIES + affinity] = board.starting_affinity[cabal * AFFINITIES + affinity]
    token: i64 = board.token[cabal]
    if token >= 0:
        cells[STOCK + seat] = board.token_count[token]
        if board.token_on_stack[token]:
            cells[WATCHER] = seat + 1


class ChooseCabal(Listed[Position]):
    """One after another in the order of the seats, from those that are left (DIK-016)."""

    kind: ClassVar[int] = CABAL_STEP
    whose: ClassVar[str] = "DIK-016"
    CHOSEN: Final = 0
    """How many have chosen."""
    SIZE: Final = 1

    def pending(self, state: Position) -> i64:
        chosen: i64 = state.cells[top_frame(state.cells) + self.CHOSEN]
        return 0 if chosen == state.board.players else BIT[chosen]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("cabal", "DIK-016")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        offers: i64 = 0
        for cabal in range(state.board.cabals):
            if state.cells[SEAT + cabal] < 0:
                out[offers] = state.board.first[CHOOSE] + cabal
                offers += 1
        return offers

    def why_nobody(self, state: Position, action: i64) -> Objection | None:
        return None if state.board.verb_of[action] == CHOOSE else CABALS_FIRST

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return CABAL_TAKEN if state.board.verb_of[action] == CHOOSE else misplaced(state.board, action)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cabal: i64 = action - state.board.first[CHOOSE]
        take_cabal(state.board, state.cells, seat, cabal)
        state.cells[top_frame(state.cells) + self.CHOSEN] += 1
        if witness is not None:
            witness.tell(telling.CHOSE, EVERYONE, seat, cabal)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """One of those left, at random (DIK-321)."""
        out = buffer(SEATS)
        return out[dice.below(self.candidates(state, seat, out))]
