"""Campagne: after the march, a garrison in the province entered, and a rival sent home (BYZ-056 to BYZ-066).

Placing and removing are one step of the rulebook (BYZ-066): nothing is placed before it is known who is removed.
"""

from __future__ import annotations

from typing import ClassVar, Final

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
from logothete.games.byzantio.refusals import CITY_OUT_OF_PLAY, ONE_ACTION_ONLY, misplaced
from logothete.games.byzantio.rules.course import end_action, spend_box
from logothete.games.byzantio.rules.offering import offer_each
from logothete.games.byzantio.verbs import GARRISON, MARCH, REMOVE, WITHHOLD
from logothete.kernel.bits import BIT, EVERYONE, INDEX
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Listed, Step, pop, push, top_frame

RESERVE_EMPTY: Final = Objection("BYZ-053", "reserve-empty")
TWO_ALREADY: Final = Objection("BYZ-050", "two-garrisons-already", ("city",))
NO_RIVAL_FOR_SECOND: Final = Objection("BYZ-059", "no-rival-for-second", ("city",))
ONE_MARCH_ONLY: Final = Objection("BYZ-056", "one-march-only")
NOT_IN_PROVINCE_ENTERED: Final = Objection("BYZ-057", "not-in-province-entered", ("city",))
REMOVAL_IS_COMPULSORY: Final = Objection("BYZ-064", "removal-is-compulsory")
CHOOSE_WHOM_TO_REMOVE: Final = Objection("BYZ-061", "choose-whom-to-remove")
OWN_GARRISON_STAYS: Final = Objection("BYZ-055", "own-garrison-stays")
NOT_IN_THAT_CITY: Final = Objection("BYZ-061", "not-in-that-city", ("house",))


def march(state: Position, seat: i64, province: i64, witness: Witness | None) -> None:
    """The compulsory move; then, if any city can be garrisoned, the choice of one (BYZ-056, BYZ-057)."""
    cells = state.cells
    cells[PRETENDER + seat] = province
    if witness is not None:
        witness.tell(telling.MARCHED, EVERYONE, seat, province)
    if open_to_garrison(state.board, cells, seat, rivals_anywhere(cells, seat)) != 0:
        push(cells, GARRISON_STEP)
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


def garrison_refused(board: Board, cells: vec[i64], seat: i64, city: i64, second: Objection) -> Objection:
    """Why a city of the province is not open to a garrison; `second` is the action's own rule on a second one."""
    if not board.in_play & BIT[city]:
        return CITY_OUT_OF_PLAY
    if cells[RESERVE + seat] == 0:
        return RESERVE_EMPTY
    return TWO_ALREADY if cells[TWOS + seat] & BIT[city] else second


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

    kind: ClassVar[int] = GARRISON_STEP
    whose: ClassVar[str] = "BYZ-040"

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("garrison", "BYZ-057", {"province": state.board.province_key(state.cells[PRETENDER + seat])})

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        board = state.board
        cities = open_to_garrison(board, cells, seat, rivals_anywhere(cells, seat))
        offers = offer_each(board.first[GARRISON], cities, out, 0)
        out[offers] = board.first[WITHHOLD]
        return offers + 1

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        if verb == WITHHOLD:
            return None
        if verb == MARCH:
            return ONE_MARCH_ONLY
        if verb != GARRISON:
            return misplaced(board, action, ONE_ACTION_ONLY)
        city: i64 = action - board.first[GARRISON]
        if open_to_garrison(board, cells, seat, rivals_anywhere(cells, seat)) & BIT[city]:
            return None
        if board.province_of[city] != cells[PRETENDER + seat]:
            return NOT_IN_PROVINCE_ENTERED
        return garrison_refused(board, cells, seat, city, NO_RIVAL_FOR_SECOND)

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
            ChooseRemoval().open(cells, city)
            return OPEN
        _garrison(state, seat, city, witness)
        if rivals:
            _remove(state, seat, INDEX[rivals % 67], city, witness)
        _end_campaign(state, seat)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The campaign ends without a garrison (BYZ-153)."""
        return state.board.first[WITHHOLD]


class ChooseRemoval(Listed[Position]):
    """Of several rivals in the city, the active player picks whose garrison leaves (BYZ-061, BYZ-062, BYZ-064)."""

    kind: ClassVar[int] = REMOVAL_STEP
    whose: ClassVar[str] = "BYZ-040"
    CITY: Final = 0
    SIZE: Final = 1

    def open(self, cells: vec[i64], city: i64) -> None:
        """A garrison goes into this city as soon as it is known who leaves."""
        at = push(cells, REMOVAL_STEP, self.SIZE)
        cells[at + self.CITY] = city

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        return Prompt("remove", "BYZ-061", {"city": state.board.city_key(cells[top_frame(cells) + self.CITY])})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        rivals = _rivals_in(cells, seat, cells[top_frame(cells) + self.CITY])
        offers: i64 = 0
        for rival in range(state.board.players):
            if rivals & BIT[rival]:
                out[offers] = state.board.first[REMOVE] + cells[HOUSE + rival]
                offers += 1
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        board = state.board
        verb: i64 = board.verb_of[action]
        if verb == WITHHOLD:
            return REMOVAL_IS_COMPULSORY
        if verb == GARRISON:
            return CHOOSE_WHOM_TO_REMOVE
        if verb != REMOVE:
            return misplaced(board, action, CHOOSE_WHOM_TO_REMOVE)
        own: bool = state.cells[SEAT + action - board.first[REMOVE]] == seat
        return OWN_GARRISON_STAYS if own else NOT_IN_THAT_CITY

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        city: i64 = cells[top_frame(cells) + self.CITY]
        pop(cells)
        if action == state.board.first[WITHHOLD]:
            if witness is not None:
                witness.tell(telling.WITHHELD, EVERYONE, seat)
        else:
            _garrison(state, seat, city, witness)
            _remove(state, seat, cells[SEAT + action - state.board.first[REMOVE]], city, witness)
        _end_campaign(state, seat)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The campaign ends without a garrison, so nobody is removed either (BYZ-063, BYZ-153)."""
        return state.board.first[WITHHOLD]
