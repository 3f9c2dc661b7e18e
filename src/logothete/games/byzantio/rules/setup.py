"""Préparation: houses, secret lists, the order of the players (BYZ-022 to BYZ-038, NEK-009 to NEK-019)."""

from __future__ import annotations

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
    target_provinces,
    targets_written,
    write_target,
)
from logothete.games.byzantio.kinds import CLAIM_STEP, TARGETS_STEP, TURN_STEP
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.refusals import of_city, of_house, out_of_place
from logothete.games.byzantio.verbs import CLAIM, CONFIRM, TARGET
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import BARRED, FINAL, OPEN, SEALED, Refusal, Witness
from logothete.kernel.steps import Step, clear_stack, pop, push


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
    push(cells, TURN_STEP, 0)
    push(cells, TARGETS_STEP, 0)
    if board.deal:
        houses = vec[i64](list(range(SEATS)))
        dice.shuffle(houses, 0, SEATS)
        for seat in range(board.players):
            take_house(position, seat, houses[seat], witness)
    else:
        push(cells, CLAIM_STEP, 0)
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


class ClaimHouse(Step[Position]):
    """Each player takes a house nobody has, first come first served (BYZ-023)."""

    def pending(self, state: Position) -> i64:
        waiting: i64 = 0
        for seat in range(state.board.players):
            if state.cells[HOUSE + seat] < 0:
                waiting |= BIT[seat]
        return waiting

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        offers: i64 = 0
        if cells[HOUSE + seat] < 0:
            for house in range(SEATS):
                if cells[SEAT + house] < 0:
                    out[offers] = state.board.first[CLAIM] + house
                    offers += 1
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        take_house(state, seat, action - state.board.first[CLAIM], witness)
        return OPEN

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        if board.verb_of[action] != CLAIM:
            return Refusal("BYZ-023", "claim-first")
        if state.cells[HOUSE + seat] >= 0:
            return Refusal("BYZ-003", "house-already-claimed")
        house: i64 = action - board.first[CLAIM]
        if state.cells[SEAT + house] >= 0:
            return Refusal("BYZ-022", "house-taken", of_house(board, house))
        return None

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        while True:
            house: i64 = dice.below(SEATS)
            if state.cells[SEAT + house] < 0:
                return state.board.first[CLAIM] + house


class WriteTargets(Step[Position]):
    """All write their lists at once, line by line from the top, and confirm them (BYZ-024 to BYZ-029)."""

    def pending(self, state: Position) -> i64:
        return state.board.all_seats & ~state.cells[DONE]

    def sealed(self) -> bool:
        return True

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if cells[DONE] & BIT[seat]:
            return 0
        if targets_written(cells, seat) == board.targets:
            out[0] = board.first[CONFIRM]
            return 1
        used = target_provinces(board, cells, seat)
        base: i64 = board.first[TARGET]
        offers: i64 = 0
        city: i64 = 0
        at: i64 = 0
        while at < len(board.playable):
            city = board.playable[at]
            if not used & BIT[board.province_of[city]]:
                out[offers] = base + city
                offers += 1
            at += 1
        return offers

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

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        if cells[DONE] & BIT[seat]:
            return Refusal("BYZ-029", "list-is-confirmed")
        written = targets_written(cells, seat)
        if verb == CONFIRM:
            if written < board.targets:
                return Refusal("BYZ-024", "list-unfinished", {"lines": int(board.targets - written)})
            return None
        if verb != TARGET:
            return out_of_place(board, action, "BYZ-029", "lists-first")
        city: i64 = action - board.first[TARGET]
        if written == board.targets:
            return Refusal("BYZ-024", "list-is-full")
        if not board.in_play & BIT[city]:
            return Refusal("BYZ-007", "city-out-of-play", of_city(board, city))
        if target_provinces(board, cells, seat) & BIT[board.province_of[city]]:
            return Refusal("BYZ-024", "province-already-targeted", of_city(board, city))
        return None

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """An incomplete list is completed at random (BYZ-153)."""
        board = state.board
        if targets_written(state.cells, seat) == board.targets:
            return board.first[CONFIRM]
        used = target_provinces(board, state.cells, seat)
        while True:
            city: i64 = board.playable[dice.below(len(board.playable))]
            if not used & BIT[board.province_of[city]]:
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
