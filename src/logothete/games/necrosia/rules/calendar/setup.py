"""Mise en place: peoples, there-and-back placement, the opening count (NEC-064 to NEC-084)."""

from __future__ import annotations

from typing import ClassVar, Final

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
from logothete.games.necrosia.refusals import misplaced
from logothete.games.necrosia.rules.calendar.year import RunYear
from logothete.games.necrosia.scoring import dominated, dominated_value
from logothete.games.necrosia.verbs import CHOOSE, PLACE
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness, buffer
from logothete.kernel.steps import Listed, clear_stack, pop, push, top_frame

_PIECES: Final = BIT[0] + BIT[6] + BIT[12]
"""One piece of each kind, as a reserve is packed."""

PEOPLES_FIRST: Final = Objection("NEC-069", "peoples-first")
PEOPLES_BEFORE_UNITS: Final = Objection("NEC-070", "peoples-first")
PEOPLE_TAKEN: Final = Objection("NEC-070", "people-taken", ("people",))
PLACEMENT_FIRST: Final = Objection("NEC-074", "placement-first")
KIND_ALL_PLACED: Final = Objection("NEC-071", "kind-all-placed", ("kind",))


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
    push(cells, YEAR_STEP, RunYear.SIZE)
    push(cells, PLACE_STEP, PlaceUnits.SIZE)
    push(cells, PEOPLE_STEP, ChoosePeople.SIZE)
    return Position(board, cells)


class ChoosePeople(Listed[Position]):
    """Openly, one after another in the drawn order (NEC-069, NEC-070)."""

    kind: ClassVar[int] = PEOPLE_STEP
    whose: ClassVar[str] = "NEC-070"
    CHOSEN: Final = 0
    """How many have chosen."""
    SIZE: Final = 1

    def pending(self, state: Position) -> i64:
        cells = state.cells
        chosen: i64 = cells[top_frame(cells) + self.CHOSEN]
        if chosen == state.board.players:
            return 0
        return BIT[(cells[DRAWN] + chosen) % state.board.players]

    def single(self, state: Position) -> bool:
        return True

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("people", "NEC-069")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        offers: i64 = 0
        for people in range(state.board.peoples):
            if state.cells[SEAT + people] < 0:
                out[offers] = state.board.first[CHOOSE] + people
                offers += 1
        return offers

    def why_nobody(self, state: Position, action: i64) -> Objection | None:
        verb: i64 = state.board.verb_of[action]
        if verb == CHOOSE:
            return None
        return PEOPLES_BEFORE_UNITS if verb == PLACE else misplaced(state.board, action, PEOPLES_FIRST)

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return PEOPLE_TAKEN

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        people: i64 = action - state.board.first[CHOOSE]
        cells[PEOPLE + seat] = people
        cells[SEAT + people] = seat
        cells[top_frame(cells) + self.CHOSEN] += 1
        if witness is not None:
            witness.tell(telling.CHOSE, EVERYONE, seat, people)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """One of those left, at random (NEC-185)."""
        out = buffer(state.board.peoples)
        return out[dice.below(self.offer(state, seat, out))]


class PlaceUnits(Listed[Position]):
    """Three units at a time, there and back (NEC-074 to NEC-079)."""

    kind: ClassVar[int] = PLACE_STEP
    whose: ClassVar[str] = "NEC-076"
    BATCHES: Final = 0
    """How many were placed."""
    UNITS: Final = 1
    """How many of the present batch were placed."""
    SIZE: Final = 2

    def pending(self, state: Position) -> i64:
        """Whose batch it is: 1-2-3-3-2-1-1-2-3 (NEC-076, NEC-077)."""
        board = state.board
        cells = state.cells
        batch: i64 = cells[top_frame(cells) + self.BATCHES]
        lap: i64 = batch // board.players
        if lap == board.batches:
            return 0
        place: i64 = batch % board.players
        if lap % 2 == 1:
            place = board.players - 1 - place
        return BIT[(cells[DRAWN] + place) % board.players]

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

    def prompt(self, state: Position, seat: i64) -> Prompt:
        board = state.board
        at = top_frame(state.cells)
        left = int(board.batch - state.cells[at + self.UNITS])
        lap = int(state.cells[at + self.BATCHES] // board.players) + 1
        return Prompt("place", "NEC-074", {"number": left, "lap": lap, "laps": int(board.batches)})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        """Any of his starting units that is left, in any region (NEC-071)."""
        board = state.board
        offers: i64 = 0
        for kind in range(KINDS):
            if reserve_of(state.cells, seat, kind) > board.pieces - board.starting:
                base: i64 = board.first[PLACE] + kind * board.regions
                for region in range(board.regions):
                    out[offers] = base + region
                    offers += 1
        return offers

    def why_nobody(self, state: Position, action: i64) -> Objection | None:
        board = state.board
        return None if board.verb_of[action] == PLACE else misplaced(board, action, PLACEMENT_FIRST)

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return KIND_ALL_PLACED

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        argument: i64 = action - board.first[PLACE]
        kind: i64 = argument // board.regions
        region: i64 = argument % board.regions
        bring(cells, seat, region, kind)
        if witness is not None:
            witness.tell(telling.PLACED, EVERYONE, seat, kind, region)
        at = top_frame(cells)
        cells[at + self.UNITS] += 1
        if cells[at + self.UNITS] == board.batch:
            cells[at + self.BATCHES] += 1
            cells[at + self.UNITS] = 0
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A random kind that is left, a random region (NEC-185)."""
        out = buffer(state.most_offers())
        return out[dice.below(self.offer(state, seat, out))]


def _tie_break(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The opening tests as one number, the smaller chooses earlier (NEC-081, NEC-082)."""
    smallest: i64 = 99
    for region in range(board.regions):
        if dominates(board, cells, seat, region) and value_of(board, cells, region) < smallest:
            smallest = value_of(board, cells, region)
    return smallest * 100 + dominated(board, cells, seat)
