"""Négociation: an exchange of garrisons, proposed, answered, and rolled for if refused (BYZ-072 to BYZ-084)."""

from __future__ import annotations

from logothete.games.byzantio import telling
from logothete.games.byzantio.board import ACTIVE, HOUSE, NEGOTIATION, ONES, SEAT, TWOS, Board, place, take_off
from logothete.games.byzantio.kinds import ANSWER_STEP, SWAP_STEP
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.refusals import not_your_turn, of_city, of_house, out_of_place
from logothete.games.byzantio.rules.course import attempt, end_action, spend_box
from logothete.games.byzantio.verbs import ACCEPT, PASS, REFUSE, SWAP
from logothete.kernel.bits import BIT, EVERYONE, INDEX
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Refusal, Witness
from logothete.kernel.steps import FRAME, TOP, Step, pop, push


def negotiable_cities(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The cities of own garrisons for which some exchange is legal (BYZ-073, BYZ-080, BYZ-083)."""
    cities: i64 = 0
    rival: i64 = 0
    while rival < board.players:
        if rival != seat:
            wanted: i64 = cells[ONES + rival] & ~cells[TWOS + seat]
            if wanted & (wanted - 1):
                cities |= ~cells[TWOS + rival]
            elif wanted:
                cities |= ~cells[TWOS + rival] & ~wanted
        rival += 1
    return cities & cells[ONES + seat]


def name_own_garrison(state: Position, city: i64) -> None:
    """The first half of the proposal; the garrison asked for is the second."""
    cells = state.cells
    cells[push(cells, SWAP_STEP, 1)] = city


def _wanted(cells: vec[i64], seat: i64, rival: i64, own: i64) -> i64:
    """The rival's garrisons that may be asked for in exchange for the one in `own` (BYZ-073, BYZ-080)."""
    if cells[TWOS + rival] & BIT[own]:
        return 0
    return cells[ONES + rival] & ~cells[TWOS + seat] & ~BIT[own]


class ChooseSwap(Step[Position]):
    """Name the rival garrison asked for (BYZ-072)."""

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        board = state.board
        own: i64 = cells[cells[TOP] + FRAME]
        offers: i64 = 0
        rival: i64 = 0
        while rival < board.players:
            if rival != seat:
                base: i64 = board.first[SWAP] + cells[HOUSE + rival] * board.cities
                cities = _wanted(cells, seat, rival, own)
                while cities:
                    low: i64 = cities & -cities
                    out[offers] = base + INDEX[low % 67]
                    offers += 1
                    cities ^= low
            rival += 1
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        own: i64 = cells[cells[TOP] + FRAME]
        pop(cells)
        if action == board.first[PASS]:
            if witness is not None:
                witness.tell(telling.PASSED, EVERYONE, seat)
            end_action(state, seat)
            return OPEN
        rest: i64 = action - board.first[SWAP]
        rival: i64 = cells[SEAT + rest // board.cities]
        city: i64 = rest % board.cities
        at = push(cells, ANSWER_STEP, 3)
        cells[at] = own
        cells[at + 1] = rival
        cells[at + 2] = city
        if witness is not None:
            witness.tell(telling.OFFERED, EVERYONE, seat, own, rival, city)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE])
        if board.verb_of[action] != SWAP:
            return out_of_place(board, action, "BYZ-072", "name-rival-garrison")
        own: i64 = cells[cells[TOP] + FRAME]
        rest: i64 = action - board.first[SWAP]
        house: i64 = rest // board.cities
        city: i64 = rest % board.cities
        rival: i64 = cells[SEAT + house]
        if rival == seat:
            return Refusal("BYZ-072", "own-house")
        if rival < 0 or not cells[ONES + rival] & BIT[city]:
            return Refusal("BYZ-072", "no-such-garrison", {**of_house(board, house), **of_city(board, city)})
        if city == own:
            return Refusal("BYZ-073", "same-city", of_city(board, city))
        if cells[TWOS + seat] & BIT[city]:
            return Refusal("BYZ-080", "two-garrisons-already", of_city(board, city))
        if cells[TWOS + rival] & BIT[own]:
            return Refusal("BYZ-080", "rival-has-two-there", {**of_house(board, house), **of_city(board, own)})
        return None

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A proposal never made is a pass (BYZ-153)."""
        return state.board.first[PASS]


class AnswerOffer(Step[Position]):
    """The owner of the garrison asked for says yes or no, out of turn (BYZ-074, BYZ-075, BYZ-082)."""

    def pending(self, state: Position) -> i64:
        cells = state.cells
        return BIT[cells[cells[TOP] + FRAME + 1]]

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        if self.pending(state) != BIT[seat]:
            return 0
        out[0] = state.board.first[ACCEPT]
        out[1] = state.board.first[REFUSE]
        return 2

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        own: i64 = cells[at]
        city: i64 = cells[at + 2]
        proposer: i64 = cells[ACTIVE]
        pop(cells)
        accepted: bool = action == state.board.first[ACCEPT]
        if witness is not None:
            witness.tell(telling.ACCEPTED if accepted else telling.REFUSED, EVERYONE, seat)
        if accepted or attempt(state, proposer, seat, city, dice, witness):
            take_off(cells, proposer, own)
            take_off(cells, seat, city)
            place(cells, proposer, city)
            place(cells, seat, own)
            if witness is not None:
                witness.tell(telling.SWAPPED, EVERYONE, proposer, own, seat, city)
        spend_box(cells, proposer, NEGOTIATION)
        end_action(state, proposer)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        cells = state.cells
        rival: i64 = cells[cells[TOP] + FRAME + 1]
        if seat != rival:
            return Refusal("BYZ-082", "awaiting-answer", {"seat": int(rival)})
        verb: i64 = state.board.verb_of[action]
        if verb != ACCEPT and verb != REFUSE:
            return out_of_place(state.board, action, "BYZ-082", "answer-first")
        return None

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """Silence is a refusal (BYZ-082, BYZ-153)."""
        return state.board.first[REFUSE]
