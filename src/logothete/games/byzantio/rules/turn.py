"""Déroulement and Actions: the turns of the track, and one action for each player in each.

BYZ-039 to BYZ-055, the Rally (BYZ-067 to BYZ-071) and the Progression (BYZ-085, BYZ-086) are here whole. An action that
needs further choices lays its own step on the turn: see `campaign.py` and `negotiation.py`.
"""

from __future__ import annotations

from logothete.games.byzantio import telling
from logothete.games.byzantio.board import (
    ACTIVE,
    CAMPAIGN,
    CORRUPTION,
    EXPULSION,
    FIRST,
    FREE,
    HOUSE,
    NEGOTIATION,
    ONES,
    PRETENDER,
    PROGRESSION,
    RALLY,
    RESERVE,
    ROWS,
    SEAT,
    TURN,
    TWOS,
    Board,
    garrisons_in,
    place,
    rivals_anywhere,
)
from logothete.games.byzantio.kinds import ESPIONAGE_STEP, EVENT_STEP, STRIKE_STEP
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.refusals import (
    not_your_turn,
    of_city,
    of_house,
    of_province,
    of_row,
    out_of_place,
)
from logothete.games.byzantio.rules.attempts import corrupt, expel
from logothete.games.byzantio.rules.campaign import march, open_to_garrison, why_not_garrison
from logothete.games.byzantio.rules.course import end_action, spend_box
from logothete.games.byzantio.rules.negotiation import name_own_garrison, negotiable_cities
from logothete.games.byzantio.verbs import CORRUPT, EXPEL, MARCH, NEGOTIATE, PASS, PROGRESS, RALLY_IN
from logothete.kernel.bits import BIT, EVERYONE, INDEX
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Refusal, Witness
from logothete.kernel.steps import Step, pop, push


class TakeTurn(Step[Position]):
    """The bottom of the stack: whose turn it is, and what comes when a turn is over."""

    def pending(self, state: Position) -> i64:
        active: i64 = state.cells[ACTIVE]
        return 0 if active < 0 else BIT[active]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """The marker moves on: an action turn, an event turn, or the end (BYZ-013, BYZ-108, BYZ-134)."""
        board = state.board
        cells = state.cells
        if cells[TURN] == board.turns:
            pop(cells)
            push(cells, ESPIONAGE_STEP, 0)
            return OPEN
        cells[TURN] += 1
        if witness is not None:
            witness.tell(telling.TURN_BEGAN, EVERYONE, cells[TURN])
        if board.tile_on[cells[TURN]] >= 0:
            push(cells, STRIKE_STEP, 0)
            push(cells, EVENT_STEP, 0)
        else:
            cells[ACTIVE] = cells[FIRST]
        return OPEN

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        board = state.board
        first = board.first
        free: i64 = FREE + seat * ROWS
        here: i64 = cells[PRETENDER + seat]
        rivals = rivals_anywhere(cells, seat)
        out[0] = first[PASS]
        offers: i64 = 1
        at: i64 = 0
        low: i64 = 0
        cities: i64 = 0
        base: i64 = 0
        if cells[free + CAMPAIGN]:
            at = board.marches_from[here]
            while at < board.marches_from[here + 1]:
                out[offers] = board.marches[at]
                offers += 1
                at += 1
        if cells[free + RALLY]:
            cities = rallying_cities(board, cells, seat, rivals)
            base = first[RALLY_IN]
            while cities:
                low = cities & -cities
                out[offers] = base + INDEX[low % 67]
                offers += 1
                cities ^= low
        if cells[free + NEGOTIATION] and rivals:
            cities = negotiable_cities(board, cells, seat)
            base = first[NEGOTIATE]
            while cities:
                low = cities & -cities
                out[offers] = base + INDEX[low % 67]
                offers += 1
                cities ^= low
        if cells[free + PROGRESSION]:
            base = first[PROGRESS]
            for entry in board.entries:
                if entry != here:
                    out[offers] = base + entry
                    offers += 1
        if not rivals:
            return offers
        corrupting: bool = cells[free + CORRUPTION] > 0 and cells[RESERVE + seat] > 0
        expelling: bool = cells[free + EXPULSION] > 0
        if not corrupting and not expelling:
            return offers
        full: i64 = cells[TWOS + seat]
        rival: i64 = 0
        while rival < board.players:
            if rival != seat:
                cities = cells[ONES + rival]
                house: i64 = cells[HOUSE + rival] * board.cities
                while cities:
                    low = cities & -cities
                    at = house + INDEX[low % 67]
                    if corrupting and not full & low:
                        out[offers] = first[CORRUPT] + at
                        offers += 1
                    if expelling:
                        out[offers] = first[EXPEL] + at
                        offers += 1
                    cities ^= low
            rival += 1
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == MARCH:
            march(state, seat, argument, witness)
        elif verb == RALLY_IN:
            place(cells, seat, argument)
            spend_box(cells, seat, RALLY)
            end_action(state, seat)
            if witness is not None:
                witness.tell(telling.RALLIED, EVERYONE, seat, argument)
        elif verb == NEGOTIATE:
            name_own_garrison(state, argument)
        elif verb == PROGRESS:
            cells[PRETENDER + seat] = argument
            spend_box(cells, seat, PROGRESSION)
            end_action(state, seat)
            if witness is not None:
                witness.tell(telling.PROGRESSED, EVERYONE, seat, argument)
        elif verb == PASS:
            end_action(state, seat)
            if witness is not None:
                witness.tell(telling.PASSED, EVERYONE, seat)
        else:
            rival: i64 = cells[SEAT + argument // board.cities]
            if verb == CORRUPT:
                corrupt(state, seat, rival, argument % board.cities, dice, witness)
            else:
                expel(state, seat, rival, argument % board.cities, dice, witness)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE])
        if verb == PASS:
            return None
        if verb == MARCH:
            return _exhausted(cells, seat, CAMPAIGN) or _why_not_march(board, cells, seat, argument)
        if verb == RALLY_IN:
            return _exhausted(cells, seat, RALLY) or _why_not_rally(board, cells, seat, argument)
        if verb == NEGOTIATE:
            return _exhausted(cells, seat, NEGOTIATION) or _why_not_negotiate(board, cells, seat, argument)
        if verb == PROGRESS:
            return _exhausted(cells, seat, PROGRESSION) or _why_not_progress(board, cells, seat, argument)
        if verb == CORRUPT:
            return _exhausted(cells, seat, CORRUPTION) or _why_not_corrupt(board, cells, seat, argument)
        if verb == EXPEL:
            return _exhausted(cells, seat, EXPULSION) or _why_not_target(board, cells, seat, argument, "BYZ-096")
        return out_of_place(board, action, "BYZ-040", "one-action-only")

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A turn not taken in time is a pass (BYZ-153)."""
        return state.board.first[PASS]


def rallying_cities(board: Board, cells: vec[i64], seat: i64, rivals: i64) -> i64:
    """The cities where a Rally may place: as a Campaign, but never in a full city (BYZ-067, BYZ-068, BYZ-070)."""
    cities = open_to_garrison(board, cells, seat, rivals)
    crowded: i64 = cities & rivals
    while crowded:
        low: i64 = crowded & -crowded
        if garrisons_in(cells, INDEX[low % 67]) == 4:
            cities ^= low
        crowded ^= low
    return cities


def _exhausted(cells: vec[i64], seat: i64, row: i64) -> Refusal | None:
    if cells[FREE + seat * ROWS + row] == 0:
        return Refusal("BYZ-046", "row-exhausted", of_row(row))
    return None


def _why_not_march(board: Board, cells: vec[i64], seat: i64, province: i64) -> Refusal | None:
    here: i64 = cells[PRETENDER + seat]
    if province == here:
        return Refusal("BYZ-056", "already-there", of_province(board, province))
    if not board.open & BIT[province]:
        return Refusal("NEK-017", "closed-province", of_province(board, province))
    if not board.links[here] & BIT[province]:
        return Refusal("BYZ-010", "not-a-neighbour", of_province(board, province))
    return None


def _why_not_rally(board: Board, cells: vec[i64], seat: i64, city: i64) -> Refusal | None:
    if board.province_of[city] != cells[PRETENDER + seat]:
        return Refusal("BYZ-067", "not-in-own-province", of_city(board, city))
    refusal = why_not_garrison(board, cells, seat, city, "BYZ-068")
    if refusal is None and garrisons_in(cells, city) == 4:
        return Refusal("BYZ-070", "city-full", of_city(board, city))
    return refusal


def _why_not_negotiate(board: Board, cells: vec[i64], seat: i64, city: i64) -> Refusal | None:
    if not cells[ONES + seat] & BIT[city]:
        return Refusal("BYZ-072" if cells[ONES + seat] else "BYZ-083", "no-own-garrison", of_city(board, city))
    if not negotiable_cities(board, cells, seat) & BIT[city]:
        return Refusal("BYZ-083", "nothing-to-exchange", of_city(board, city))
    return None


def _why_not_progress(board: Board, cells: vec[i64], seat: i64, province: i64) -> Refusal | None:
    if province == cells[PRETENDER + seat]:
        return Refusal("BYZ-085", "already-there", of_province(board, province))
    if not board.open & BIT[province]:
        return Refusal("NEK-017", "closed-province", of_province(board, province))
    return None


def _why_not_target(board: Board, cells: vec[i64], seat: i64, argument: i64, rule: str) -> Refusal | None:
    house: i64 = argument // board.cities
    city: i64 = argument % board.cities
    rival: i64 = cells[SEAT + house]
    if rival == seat:
        return Refusal(rule, "own-house")
    if rival < 0 or not cells[ONES + rival] & BIT[city]:
        return Refusal(rule, "no-such-garrison", {**of_house(board, house), **of_city(board, city)})
    return None


def _why_not_corrupt(board: Board, cells: vec[i64], seat: i64, argument: i64) -> Refusal | None:
    if cells[RESERVE + seat] == 0:
        return Refusal("BYZ-094", "reserve-empty")
    refusal = _why_not_target(board, cells, seat, argument, "BYZ-087")
    city: i64 = argument % board.cities
    if refusal is None and cells[TWOS + seat] & BIT[city]:
        return Refusal("BYZ-095", "two-garrisons-already", of_city(board, city))
    return refusal
