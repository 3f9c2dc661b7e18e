"""Mise en place: peoples, there-and-back placement, the opening count (NEC-064 to NEC-084)."""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    ACTIVE,
    DRAWN,
    GO,
    INFLUENCE,
    KINDS,
    NECROSIANS,
    OPENING,
    ORDER,
    PEOPLE,
    RESERVE,
    SEAT,
    SEATS,
    Board,
    bring,
    dominates,
    guild_of,
    reserve_of,
    value_of,
)
from logothete.games.necrosia.kinds import PEOPLE_STEP, PLACE_STEP, YEAR_STEP
from logothete.games.necrosia.piles import lay_piles
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import not_your_turn, of_kind, of_people, out_of_place
from logothete.games.necrosia.scoring import dominated, dominated_value
from logothete.games.necrosia.verbs import CHOOSE, PLACE
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Refusal, Witness, buffer
from logothete.kernel.steps import FRAME, TOP, Step, clear_stack, pop, push

_PIECES: Final = BIT[0] + BIT[6] + BIT[12]
"""One piece of each kind, as a reserve is packed."""


def set_up(board: Board, dice: Dice, witness: Witness | None) -> Position:
    """The board before the first choice: Necrosians, piles, and who begins (NEC-016, NEC-017, NEC-067, NEC-075)."""
    cells = buffer(board.size)
    clear_stack(cells, board.frames)
    cells[GO] = -1
    cells[ACTIVE] = -1
    for seat in range(SEATS):
        cells[PEOPLE + seat] = -1
        cells[SEAT + seat] = -1
        cells[ORDER + seat] = -1
        if seat < board.players:
            cells[RESERVE + seat] = board.pieces * _PIECES
    cells[NECROSIANS + board.cradle] = board.cradle_necrosians
    for region in range(board.regions):
        if guild_of(board, cells, region) >= 0:
            cells[NECROSIANS + region] = board.guild_necrosians
    lay_piles(board, cells, dice)
    cells[DRAWN] = dice.below(board.players)
    if witness is not None:
        witness.tell(telling.DRAWN_FIRST, EVERYONE, cells[DRAWN])
    push(cells, YEAR_STEP, 0)
    push(cells, PLACE_STEP, 2)
    push(cells, PEOPLE_STEP, 1)
    return Position(board, cells)


class ChoosePeople(Step[Position]):
    """Openly, one after another in the drawn order (NEC-069, NEC-070). Frame: how many have chosen."""

    def _chooser(self, state: Position) -> i64:
        cells = state.cells
        return (cells[DRAWN] + cells[cells[TOP] + FRAME]) % state.board.players

    def pending(self, state: Position) -> i64:
        if state.cells[state.cells[TOP] + FRAME] == state.board.players:
            return 0
        return BIT[self._chooser(state)]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        if self._chooser(state) != seat:
            return 0
        offers: i64 = 0
        for people in range(state.board.peoples):
            if state.cells[SEAT + people] < 0:
                out[offers] = state.board.first[CHOOSE] + people
                offers += 1
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        people: i64 = action - state.board.first[CHOOSE]
        cells[PEOPLE + seat] = people
        cells[SEAT + people] = seat
        cells[cells[TOP] + FRAME] += 1
        if witness is not None:
            witness.tell(telling.CHOSE, EVERYONE, seat, people)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        if board.verb_of[action] == PLACE:
            return Refusal("NEC-070", "peoples-first")
        if board.verb_of[action] != CHOOSE:
            return out_of_place(board, action, "NEC-069", "peoples-first")
        if self._chooser(state) != seat:
            return not_your_turn(self._chooser(state), "NEC-070")
        people: i64 = action - board.first[CHOOSE]
        if state.cells[SEAT + people] >= 0:
            return Refusal("NEC-070", "people-taken", of_people(board, people))
        return None

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """One of those left, at random (NEC-185)."""
        out = buffer(state.board.peoples)
        return out[dice.below(self.offer(state, seat, out))]


class PlaceUnits(Step[Position]):
    """Three units at a time, there and back (NEC-074 to NEC-079). Frame: batches placed, units of this one."""

    def placer(self, state: Position) -> i64:
        """Whose batch it is: 1-2-3-3-2-1-1-2-3 (NEC-076, NEC-077); -1 after the last one."""
        board = state.board
        cells = state.cells
        batch: i64 = cells[cells[TOP] + FRAME]
        lap: i64 = batch // board.players
        if lap == board.batches:
            return -1
        place: i64 = batch % board.players
        if lap % 2 == 1:
            place = board.players - 1 - place
        return (cells[DRAWN] + place) % board.players

    def pending(self, state: Position) -> i64:
        placer = self.placer(state)
        return 0 if placer < 0 else BIT[placer]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """The opening count is the starting score, and decides the first order (NEC-080 to NEC-083)."""
        board = state.board
        cells = state.cells
        pop(cells)
        for seat in range(board.players):
            cells[INFLUENCE + seat] = dominated_value(board, cells, seat)
            cells[OPENING + seat] = _tie_break(board, cells, seat)
            if witness is not None:
                witness.tell(telling.OPENED, EVERYONE, seat, cells[INFLUENCE + seat])
        return OPEN

    def _left(self, state: Position, seat: i64, kind: i64) -> i64:
        """How many of his starting units of a kind a seat has still to place."""
        board = state.board
        return reserve_of(state.cells, seat, kind) - (board.pieces - board.starting)

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        if self.placer(state) != seat:
            return 0
        offers: i64 = 0
        for kind in range(KINDS):
            if self._left(state, seat, kind) > 0:
                base: i64 = board.first[PLACE] + kind * board.regions
                for region in range(board.regions):
                    out[offers] = base + region
                    offers += 1
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        argument: i64 = action - board.first[PLACE]
        kind: i64 = argument // board.regions
        region: i64 = argument % board.regions
        bring(cells, seat, region, kind)
        if witness is not None:
            witness.tell(telling.PLACED, EVERYONE, seat, kind, region)
        frame: i64 = cells[TOP] + FRAME
        cells[frame + 1] += 1
        if cells[frame + 1] == board.batch:
            cells[frame] += 1
            cells[frame + 1] = 0
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        if board.verb_of[action] != PLACE:
            return out_of_place(board, action, "NEC-074", "placement-first")
        placer = self.placer(state)
        if placer != seat:
            return not_your_turn(placer, "NEC-076")
        kind: i64 = (action - board.first[PLACE]) // board.regions
        if self._left(state, seat, kind) == 0:
            return Refusal("NEC-071", "kind-all-placed", of_kind(kind))
        return None

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A random kind that is left, a random region (NEC-185)."""
        out = buffer(state.board.actions)
        return out[dice.below(self.offer(state, seat, out))]


def _tie_break(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The opening tests as one number, the smaller chooses earlier (NEC-081, NEC-082)."""
    smallest: i64 = 99
    for region in range(board.regions):
        if dominates(board, cells, seat, region) and value_of(board, cells, region) < smallest:
            smallest = value_of(board, cells, region)
    return smallest * 100 + dominated(board, cells, seat)
