"""Campagne: after the march, a garrison in the province entered, and a rival sent home (BYZ-056 to BYZ-066).

Placing and removing are one step of the rulebook (BYZ-066): nothing is placed before it is known who is removed.
"""

from __future__ import annotations

from logothete.games.byzantio import telling
from logothete.games.byzantio.board import (
    ACTIVE,
    CAMPAIGN,
    HOUSE,
    ONES,
    PRETENDER,
    RESERVE,
    SEAT,
    SEATS,
    TWOS,
    Board,
    place,
    rivals_anywhere,
    take_off,
)
from logothete.games.byzantio.kinds import GARRISON_STEP, REMOVAL_STEP
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.refusals import not_your_turn, of_city, of_house, out_of_place
from logothete.games.byzantio.rules.course import end_action, spend_box
from logothete.games.byzantio.verbs import GARRISON, MARCH, REMOVE, WITHHOLD
from logothete.kernel.bits import BIT, EVERYONE, INDEX
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Refusal, Witness
from logothete.kernel.steps import FRAME, TOP, Step, pop, push


def march(state: Position, seat: i64, province: i64, witness: Witness | None) -> None:
    """The compulsory move; then, if any city can be garrisoned, the choice of one (BYZ-056, BYZ-057)."""
    cells = state.cells
    cells[PRETENDER + seat] = province
    if witness is not None:
        witness.tell(telling.MARCHED, EVERYONE, seat, province)
    if open_to_garrison(state.board, cells, seat, rivals_anywhere(cells, seat)) != 0:
        push(cells, GARRISON_STEP, 0)
    else:
        _end_campaign(state, seat)


def open_to_garrison(board: Board, cells: vec[i64], seat: i64, rivals: i64) -> i64:
    """The cities of the pretender's province that may take a garrison of the seat (BYZ-053, BYZ-057, BYZ-059).

    A full city is among them unless two of the four are own: a rival leaves as the garrison arrives (BYZ-066).
    """
    if cells[RESERVE + seat] == 0:
        return 0
    cities: i64 = board.cities_of[cells[PRETENDER + seat]]
    return cities & ~cells[TWOS + seat] & (rivals | ~cells[ONES + seat])


def why_not_garrison(board: Board, cells: vec[i64], seat: i64, city: i64, second: str) -> Refusal | None:
    """What Campaign and Rally have in common; `second` is the action's own rule on a second garrison."""
    bit: i64 = BIT[city]
    if not board.in_play & bit:
        return Refusal("BYZ-007", "city-out-of-play", of_city(board, city))
    if cells[RESERVE + seat] == 0:
        return Refusal("BYZ-053", "reserve-empty")
    if cells[TWOS + seat] & bit:
        return Refusal("BYZ-050", "two-garrisons-already", of_city(board, city))
    if cells[ONES + seat] & bit and not rivals_anywhere(cells, seat) & bit:
        return Refusal(second, "no-rival-for-second", of_city(board, city))
    return None


def _end_campaign(state: Position, seat: i64) -> None:
    spend_box(state.cells, seat, CAMPAIGN)
    end_action(state, seat)


def _garrison(state: Position, seat: i64, city: i64, witness: Witness | None) -> None:
    place(state.cells, seat, city)
    if witness is not None:
        witness.tell(telling.GARRISONED, EVERYONE, seat, city)


def _remove(state: Position, seat: i64, rival: i64, city: i64, witness: Witness | None) -> None:
    take_off(state.cells, rival, city)
    if witness is not None:
        witness.tell(telling.REMOVED, EVERYONE, seat, rival, city)


def _rivals_in(cells: vec[i64], seat: i64, city: i64) -> i64:
    """The mask of the other seats with a garrison in a city."""
    bit: i64 = BIT[city]
    rivals: i64 = 0
    other: i64 = 0
    while other < SEATS:
        if other != seat and cells[ONES + other] & bit:
            rivals |= BIT[other]
        other += 1
    return rivals


class ChooseGarrison(Step[Position]):
    """Place one garrison in the province just entered, or none (BYZ-057, BYZ-058, BYZ-063)."""

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        board = state.board
        cities = open_to_garrison(board, cells, seat, rivals_anywhere(cells, seat))
        offers: i64 = 0
        while cities:
            low: i64 = cities & -cities
            out[offers] = board.first[GARRISON] + INDEX[low % 67]
            offers += 1
            cities ^= low
        out[offers] = board.first[WITHHOLD]
        return offers + 1

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        pop(cells)
        if action == board.first[WITHHOLD]:
            if witness is not None:
                witness.tell(telling.WITHHELD, EVERYONE, seat)
            _end_campaign(state, seat)
            return OPEN
        city: i64 = action - board.first[GARRISON]
        rivals = _rivals_in(cells, seat, city)
        if rivals & (rivals - 1):
            cells[push(cells, REMOVAL_STEP, 1)] = city
            return OPEN
        _garrison(state, seat, city, witness)
        if rivals:
            _remove(state, seat, INDEX[rivals % 67], city, witness)
        _end_campaign(state, seat)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE])
        verb: i64 = board.verb_of[action]
        if verb == WITHHOLD:
            return None
        if verb == MARCH:
            return Refusal("BYZ-056", "one-march-only")
        if verb != GARRISON:
            return out_of_place(board, action, "BYZ-040", "one-action-only")
        city: i64 = action - board.first[GARRISON]
        if board.province_of[city] != cells[PRETENDER + seat]:
            return Refusal("BYZ-057", "not-in-province-entered", of_city(board, city))
        return why_not_garrison(board, cells, seat, city, "BYZ-059")

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The campaign ends without a garrison (BYZ-153)."""
        return state.board.first[WITHHOLD]


class ChooseRemoval(Step[Position]):
    """Of several rivals in the city, the active player picks whose garrison leaves (BYZ-061, BYZ-062, BYZ-064)."""

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        rivals = _rivals_in(cells, seat, cells[cells[TOP] + FRAME])
        offers: i64 = 0
        while rivals:
            low: i64 = rivals & -rivals
            out[offers] = state.board.first[REMOVE] + cells[HOUSE + INDEX[low % 67]]
            offers += 1
            rivals ^= low
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        city: i64 = cells[cells[TOP] + FRAME]
        pop(cells)
        if action == state.board.first[WITHHOLD]:
            if witness is not None:
                witness.tell(telling.WITHHELD, EVERYONE, seat)
        else:
            _garrison(state, seat, city, witness)
            _remove(state, seat, cells[SEAT + action - state.board.first[REMOVE]], city, witness)
        _end_campaign(state, seat)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE])
        if board.verb_of[action] == WITHHOLD:
            return Refusal("BYZ-064", "removal-is-compulsory")
        if board.verb_of[action] == GARRISON:
            return Refusal("BYZ-061", "choose-whom-to-remove")
        if board.verb_of[action] != REMOVE:
            return out_of_place(board, action, "BYZ-061", "choose-whom-to-remove")
        house: i64 = action - board.first[REMOVE]
        rival: i64 = cells[SEAT + house]
        if rival == seat:
            return Refusal("BYZ-055", "own-garrison-stays")
        if rival < 0 or not _rivals_in(cells, seat, cells[cells[TOP] + FRAME]) & BIT[rival]:
            return Refusal("BYZ-061", "not-in-that-city", of_house(board, house))
        return None

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The campaign ends without a garrison, so nobody is removed either (BYZ-063, BYZ-153)."""
        return state.board.first[WITHHOLD]
