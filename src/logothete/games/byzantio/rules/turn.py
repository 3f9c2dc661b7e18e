"""Déroulement and Actions: the turns of the track, and one action for each player in each.

BYZ-039 to BYZ-055, the Rally (BYZ-067 to BYZ-071) and the Progression (BYZ-085, BYZ-086) are here whole. An action that
needs further choices lays its own step on the turn: see `campaign.py` and `negotiation.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

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
    ROW_KEYS,
    ROWS,
    SEAT,
    TURN,
    TWOS,
    Board,
    garrisons_in,
    place,
    rivals_anywhere,
)
from logothete.games.byzantio.kinds import ESPIONAGE_STEP, EVENT_STEP, STRIKE_STEP, TURN_STEP
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.refusals import CLOSED_PROVINCE, ONE_ACTION_ONLY, misplaced, why_not_enter
from logothete.games.byzantio.rules.attempts import corrupt, expel
from logothete.games.byzantio.rules.campaign import garrison_refused, march, open_to_garrison
from logothete.games.byzantio.rules.course import end_action, spend_box
from logothete.games.byzantio.rules.negotiation import ChooseSwap, negotiable_cities
from logothete.games.byzantio.verbs import CORRUPT, EXPEL, MARCH, NEGOTIATE, PASS, PROGRESS, RALLY_IN
from logothete.kernel.bits import BIT, EVERYONE, INDEX
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Refusal, Witness
from logothete.kernel.steps import Step, pop, push

ROW_EXHAUSTED: Final = Objection("BYZ-046", "row-exhausted", ("row",))
MARCH_ELSEWHERE: Final = Objection("BYZ-056", "already-there", ("province",))
NOT_A_NEIGHBOUR: Final = Objection("BYZ-010", "not-a-neighbour", ("province",))
NOT_IN_OWN_PROVINCE: Final = Objection("BYZ-067", "not-in-own-province", ("city",))
NO_RIVAL_FOR_SECOND: Final = Objection("BYZ-068", "no-rival-for-second", ("city",))
CITY_FULL: Final = Objection("BYZ-070", "city-full", ("city",))
NO_OWN_GARRISON: Final = Objection("BYZ-072", "no-own-garrison", ("city",))
NO_GARRISON_AT_ALL: Final = Objection("BYZ-083", "no-own-garrison", ("city",))
NOTHING_TO_EXCHANGE: Final = Objection("BYZ-083", "nothing-to-exchange", ("city",))
PROGRESS_ELSEWHERE: Final = Objection("BYZ-085", "already-there", ("province",))
NOBODY_TO_SPARE: Final = Objection("BYZ-094", "reserve-empty")
CORRUPT_OWN_HOUSE: Final = Objection("BYZ-087", "own-house")
NOBODY_TO_CORRUPT: Final = Objection("BYZ-087", "no-such-garrison", ("house", "city"))
TWO_ALREADY: Final = Objection("BYZ-095", "two-garrisons-already", ("city",))
EXPEL_OWN_HOUSE: Final = Objection("BYZ-096", "own-house")
NOBODY_TO_EXPEL: Final = Objection("BYZ-096", "no-such-garrison", ("house", "city"))


class TakeTurn(Step[Position]):
    """The bottom of the stack: whose turn it is, and what comes when a turn is over."""

    kind: ClassVar[int] = TURN_STEP
    whose: ClassVar[str] = "BYZ-040"

    def pending(self, state: Position) -> i64:
        active: i64 = state.cells[ACTIVE]
        return 0 if active < 0 else BIT[active]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """The marker moves on: an action turn, an event turn, or the end (BYZ-013, BYZ-108, BYZ-134)."""
        board = state.board
        cells = state.cells
        if cells[TURN] == board.turns:
            pop(cells)
            push(cells, ESPIONAGE_STEP)
            return OPEN
        cells[TURN] += 1
        if witness is not None:
            witness.tell(telling.TURN_BEGAN, EVERYONE, cells[TURN])
        if board.tile_on[cells[TURN]] >= 0:
            push(cells, STRIKE_STEP)
            push(cells, EVENT_STEP)
        else:
            cells[ACTIVE] = cells[FIRST]
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("turn", "BYZ-040", {"turn": int(state.cells[TURN]), "turns": int(state.board.turns)})

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

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == PASS:
            return None
        row = row_of(verb)
        if row < 0:
            return misplaced(board, action, ONE_ACTION_ONLY)
        if cells[FREE + seat * ROWS + row] == 0:
            return ROW_EXHAUSTED
        if row == CAMPAIGN:
            return _why_not_march(board, cells[PRETENDER + seat], argument)
        if row == RALLY:
            return _why_not_rally(board, cells, seat, argument)
        if row == NEGOTIATION:
            return _why_not_negotiate(board, cells, seat, argument)
        if row == PROGRESSION:
            return why_not_enter(board, cells[PRETENDER + seat], argument, PROGRESS_ELSEWHERE)
        return _why_not_attempt(board, cells, seat, argument, row == CORRUPTION)

    def explain(self, state: Position, seat: i64, action: i64, objection: Objection) -> Refusal:
        if objection is ROW_EXHAUSTED:
            row = row_of(state.board.verb_of[action])
            return Refusal(objection.rule, objection.message, {"row": ROW_KEYS[int(row)]})
        return Refusal(objection.rule, objection.message, state.about(action, objection.about))

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
            ChooseSwap().open(cells, argument)
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


def row_of(verb: i64) -> i64:
    """The row of the grid whose action this is (BYZ-045); -1 if it is none, or needs no box."""
    if verb == MARCH:
        return CAMPAIGN
    if verb == RALLY_IN:
        return RALLY
    if verb == NEGOTIATE:
        return NEGOTIATION
    if verb == PROGRESS:
        return PROGRESSION
    if verb == CORRUPT:
        return CORRUPTION
    return EXPULSION if verb == EXPEL else -1


def _why_not_march(board: Board, here: i64, province: i64) -> Objection | None:
    if board.links[here] & BIT[province]:
        return None
    if province == here:
        return MARCH_ELSEWHERE
    return NOT_A_NEIGHBOUR if board.open & BIT[province] else CLOSED_PROVINCE


def _why_not_rally(board: Board, cells: vec[i64], seat: i64, city: i64) -> Objection | None:
    rivals = rivals_anywhere(cells, seat)
    if rallying_cities(board, cells, seat, rivals) & BIT[city]:
        return None
    if board.province_of[city] != cells[PRETENDER + seat]:
        return NOT_IN_OWN_PROVINCE
    if open_to_garrison(board, cells, seat, rivals) & BIT[city]:
        return CITY_FULL
    return garrison_refused(board, cells, seat, city, NO_RIVAL_FOR_SECOND)


def _why_not_negotiate(board: Board, cells: vec[i64], seat: i64, city: i64) -> Objection | None:
    if negotiable_cities(board, cells, seat) & BIT[city]:
        return None
    if cells[ONES + seat] & BIT[city]:
        return NOTHING_TO_EXCHANGE
    return NO_OWN_GARRISON if cells[ONES + seat] else NO_GARRISON_AT_ALL


def _why_not_attempt(board: Board, cells: vec[i64], seat: i64, argument: i64, corrupting: bool) -> Objection | None:
    """An attempt on a rival garrison, to bribe it or to expel it (BYZ-087, BYZ-094 to BYZ-096)."""
    rival: i64 = cells[SEAT + argument // board.cities]
    city: i64 = argument % board.cities
    if corrupting and cells[RESERVE + seat] == 0:
        return NOBODY_TO_SPARE
    if rival == seat:
        return CORRUPT_OWN_HOUSE if corrupting else EXPEL_OWN_HOUSE
    if rival < 0 or not cells[ONES + rival] & BIT[city]:
        return NOBODY_TO_CORRUPT if corrupting else NOBODY_TO_EXPEL
    return TWO_ALREADY if corrupting and cells[TWOS + seat] & BIT[city] else None
