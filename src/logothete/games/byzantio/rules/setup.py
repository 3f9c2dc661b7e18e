"""Préparation: houses, secret lists, the order of the players (BYZ-022 to BYZ-038, NEK-009 to NEK-019)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.byzantio import telling
from logothete.games.byzantio.board import (
    ACTIVE,
    DIE,
    DONE,
    FIRST,
    FRAMES,
    FREE,
    HOUSE,
    PRETENDER,
    RESERVE,
    ROWS,
    SEAT,
    SEATS,
    SIZE,
    TILES,
    Board,
    cities_in,
    target_provinces,
    targets_written,
    write_target,
)
from logothete.games.byzantio.kinds import CLAIM_STEP, TARGETS_STEP, TURN_STEP
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.refusals import CITY_OUT_OF_PLAY, misplaced
from logothete.games.byzantio.rules.offering import offer_cities
from logothete.games.byzantio.verbs import CLAIM, CONFIRM, TARGET
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, FINAL, OPEN, SEALED, Objection, Refusal, Witness
from logothete.kernel.steps import Listed, Step, clear_stack, pop, push

CLAIM_FIRST: Final = Objection("BYZ-023", "claim-first")
HOUSE_TAKEN: Final = Objection("BYZ-022", "house-taken", ("house",))
LISTS_FIRST: Final = Objection("BYZ-029", "lists-first")
LIST_UNFINISHED: Final = Objection("BYZ-024", "list-unfinished", ("lines",))
LIST_IS_FULL: Final = Objection("BYZ-024", "list-is-full")
PROVINCE_ALREADY_TARGETED: Final = Objection("BYZ-024", "province-already-targeted", ("city",))


def set_up(board: Board, dice: Dice, witness: Witness | None) -> Position:
    """The table before the first decision: tiles laid, and the steps of the preparation waiting (BYZ-031, BYZ-034)."""
    cells = vec[i64]([0] * SIZE)
    clear_stack(cells, FRAMES)
    cells[ACTIVE] = -1
    for event in range(board.events):
        cells[TILES + event] = board.tiles[event]
    if board.hidden:
        dice.shuffle(cells, TILES, board.events)
    for seat in range(SEATS):
        cells[HOUSE + seat] = -1
        cells[SEAT + seat] = -1
        cells[PRETENDER + seat] = -1
    position = Position(board, cells)
    push(cells, TURN_STEP)
    push(cells, TARGETS_STEP)
    if board.deal:
        houses = vec[i64](list(range(SEATS)))
        dice.shuffle(houses, 0, SEATS)
        for seat in range(board.players):
            take_house(position, seat, houses[seat], witness)
    else:
        push(cells, CLAIM_STEP)
    return position


def take_house(state: Position, seat: i64, house: i64, witness: Witness | None) -> None:
    """A seat's pieces: its house, its reserve, its pretender at home, its empty grid (BYZ-022, BYZ-031, BYZ-032)."""
    board = state.board
    cells = state.cells
    cells[HOUSE + seat] = house
    cells[SEAT + house] = seat
    cells[RESERVE + seat] = board.garrisons
    cells[PRETENDER + seat] = board.homes[house]
    row: i64 = 0
    while row < ROWS:
        cells[FREE + seat * ROWS + row] = board.allowances[row]
        row += 1
    if witness is not None:
        witness.tell(telling.CLAIMED, EVERYONE, seat, house)


class ClaimHouse(Listed[Position]):
    """Each player takes a house nobody has, first come first served (BYZ-023)."""

    kind: ClassVar[int] = CLAIM_STEP
    whose: ClassVar[str] = "BYZ-003"

    def pending(self, state: Position) -> i64:
        waiting: i64 = 0
        for seat in range(state.board.players):
            if state.cells[HOUSE + seat] < 0:
                waiting |= BIT[seat]
        return waiting

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("claim", "BYZ-023")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        offers: i64 = 0
        for house in range(SEATS):
            if state.cells[SEAT + house] < 0:
                out[offers] = state.board.first[CLAIM] + house
                offers += 1
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return HOUSE_TAKEN

    def why_nobody(self, state: Position, action: i64) -> Objection | None:
        return None if state.board.verb_of[action] == CLAIM else CLAIM_FIRST

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        return Refusal(self.whose, "house-already-claimed")

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        take_house(state, seat, action - state.board.first[CLAIM], witness)
        return OPEN

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A random free house (BYZ-153)."""
        while True:
            house: i64 = dice.below(SEATS)
            if state.cells[SEAT + house] < 0:
                return state.board.first[CLAIM] + house


def open_to_target(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The cities that may go on a seat's list: in play, and in no province that is on it (BYZ-007, BYZ-024)."""
    return board.in_play & ~cities_in(board, target_provinces(board, cells, seat))


class WriteTargets(Step[Position]):
    """All write their lists at once, line by line from the top, and confirm them (BYZ-024 to BYZ-029)."""

    kind: ClassVar[int] = TARGETS_STEP
    whose: ClassVar[str] = "BYZ-029"

    def pending(self, state: Position) -> i64:
        return state.board.all_seats & ~state.cells[DONE]

    def sealed(self) -> bool:
        return True

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        return Refusal(self.whose, "list-is-confirmed")

    def prompt(self, state: Position, seat: i64) -> Prompt:
        board = state.board
        line = int(targets_written(state.cells, seat))
        if line == board.targets:
            return Prompt("confirm-targets", "BYZ-029")
        return Prompt(
            "target", "BYZ-024", {"number": line + 1, "lines": int(board.targets), "value": int(board.lines[line])}
        )

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if cells[DONE] & BIT[seat]:
            return 0
        if targets_written(cells, seat) == board.targets:
            out[0] = board.first[CONFIRM]
            return 1
        return offer_cities(board, TARGET, open_to_target(board, cells, seat), out)

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        complete: bool = targets_written(cells, seat) == board.targets
        if verb == CONFIRM:
            return None if complete else LIST_UNFINISHED
        if verb != TARGET:
            return misplaced(board, action, LISTS_FIRST)
        if complete:
            return LIST_IS_FULL
        city: i64 = action - board.first[TARGET]
        if open_to_target(board, cells, seat) & BIT[city]:
            return None
        return PROVINCE_ALREADY_TARGETED if board.in_play & BIT[city] else CITY_OUT_OF_PLAY

    def explain(self, state: Position, seat: i64, action: i64, objection: Objection) -> Refusal:
        if objection is LIST_UNFINISHED:
            lines = int(state.board.targets - targets_written(state.cells, seat))
            return Refusal(objection.rule, objection.message, {"lines": lines})
        return Refusal(objection.rule, objection.message, state.about(action, objection.about))

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        if action != board.first[CONFIRM]:
            line = targets_written(cells, seat)
            city: i64 = action - board.first[TARGET]
            write_target(cells, seat, line, city)
            if witness is not None:
                witness.tell(telling.TARGETED, BIT[seat], seat, line, city)
            return SEALED
        cells[DONE] |= BIT[seat]
        if witness is not None:
            witness.tell(telling.LISTED, EVERYONE, seat)
        if cells[DONE] != board.all_seats:
            return FINAL
        cells[DONE] = 0
        pop(cells)
        _roll_for_order(state, dice, witness)
        return BARRED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """An incomplete list is completed at random (BYZ-153)."""
        board = state.board
        if targets_written(state.cells, seat) == board.targets:
            return board.first[CONFIRM]
        cities = open_to_target(board, state.cells, seat)
        while True:
            city: i64 = board.playable[dice.below(len(board.playable))]
            if cities & BIT[city]:
                return board.first[TARGET] + city


def _roll_for_order(state: Position, dice: Dice, witness: Witness | None) -> None:
    """The highest roll goes first; players tied for it roll again (BYZ-035, BYZ-036)."""
    contenders = list(range(state.board.players))
    while len(contenders) > 1:
        best: i64 = 0
        tied: list[int] = []
        for seat in contenders:
            die = dice.roll(DIE)
            if witness is not None:
                witness.tell(telling.ORDER_ROLLED, EVERYONE, seat, die)
            if die > best:
                best = die
                tied = []
            if die == best:
                tied.append(seat)
        contenders = tied
    state.cells[FIRST] = contenders[0]
    if witness is not None:
        witness.tell(telling.LEADS, EVERYONE, contenders[0])
