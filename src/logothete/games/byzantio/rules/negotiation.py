"""Négociation: an exchange of garrisons, proposed, answered, and rolled for if refused (BYZ-072 to BYZ-084)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.byzantio import telling
from logothete.games.byzantio.board import ACTIVE, HOUSE, NEGOTIATION, ONES, SEAT, TWOS, Board, place, take_off
from logothete.games.byzantio.kinds import ANSWER_STEP, SWAP_STEP
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.refusals import misplaced
from logothete.games.byzantio.rules.course import attempt, end_action, needed_roll, spend_box
from logothete.games.byzantio.rules.offering import offer_each
from logothete.games.byzantio.verbs import ACCEPT, PASS, REFUSE, SWAP
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Refusal, Witness
from logothete.kernel.steps import Listed, Step, pop, push, top_frame

NAME_RIVAL_GARRISON: Final = Objection("BYZ-072", "name-rival-garrison")
OWN_HOUSE: Final = Objection("BYZ-072", "own-house")
NO_SUCH_GARRISON: Final = Objection("BYZ-072", "no-such-garrison", ("house", "city"))
SAME_CITY: Final = Objection("BYZ-073", "same-city", ("city",))
TWO_ALREADY: Final = Objection("BYZ-080", "two-garrisons-already", ("city",))
RIVAL_HAS_TWO: Final = Objection("BYZ-080", "rival-has-two-there", ("house", "city"))
ANSWER_FIRST: Final = Objection("BYZ-082", "answer-first")


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


def _wanted(cells: vec[i64], seat: i64, rival: i64, own: i64) -> i64:
    """The rival's garrisons that may be asked for in exchange for the one in `own` (BYZ-073, BYZ-080)."""
    if cells[TWOS + rival] & BIT[own]:
        return 0
    return cells[ONES + rival] & ~cells[TWOS + seat] & ~BIT[own]


class ChooseSwap(Step[Position]):
    """Name the rival garrison asked for (BYZ-072)."""

    kind: ClassVar[int] = SWAP_STEP
    whose: ClassVar[str] = "BYZ-040"
    GIVEN: Final = 0
    """The city of the own garrison that is to be exchanged."""
    SIZE: Final = 1

    def open(self, cells: vec[i64], city: i64) -> None:
        """The first half of the proposal is made; the garrison asked for is the second."""
        at = push(cells, SWAP_STEP, self.SIZE)
        cells[at + self.GIVEN] = city

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        return Prompt("swap", "BYZ-072", {"city": state.board.city_key(cells[top_frame(cells) + self.GIVEN])})

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        board = state.board
        own: i64 = cells[top_frame(cells) + self.GIVEN]
        offers: i64 = 0
        rival: i64 = 0
        while rival < board.players:
            if rival != seat:
                first: i64 = board.first[SWAP] + cells[HOUSE + rival] * board.cities
                offers = offer_each(first, _wanted(cells, seat, rival, own), out, offers)
            rival += 1
        return offers

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        cells = state.cells
        if board.verb_of[action] != SWAP:
            return misplaced(board, action, NAME_RIVAL_GARRISON)
        own: i64 = cells[top_frame(cells) + self.GIVEN]
        rest: i64 = action - board.first[SWAP]
        rival: i64 = cells[SEAT + rest // board.cities]
        city: i64 = rest % board.cities
        if rival == seat:
            return OWN_HOUSE
        if rival < 0:
            return NO_SUCH_GARRISON
        if _wanted(cells, seat, rival, own) & BIT[city]:
            return None
        if not cells[ONES + rival] & BIT[city]:
            return NO_SUCH_GARRISON
        if city == own:
            return SAME_CITY
        return TWO_ALREADY if cells[TWOS + seat] & BIT[city] else RIVAL_HAS_TWO

    def explain(self, state: Position, seat: i64, action: i64, objection: Objection) -> Refusal:
        about = state.about(action, objection.about)
        if objection is RIVAL_HAS_TWO:
            about["city"] = state.board.city_key(state.cells[top_frame(state.cells) + self.GIVEN])
        return Refusal(objection.rule, objection.message, about)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        own: i64 = cells[top_frame(cells) + self.GIVEN]
        pop(cells)
        if action == board.first[PASS]:
            if witness is not None:
                witness.tell(telling.PASSED, EVERYONE, seat)
            end_action(state, seat)
            return OPEN
        rest: i64 = action - board.first[SWAP]
        rival: i64 = cells[SEAT + rest // board.cities]
        city: i64 = rest % board.cities
        AnswerOffer().open(cells, own, rival, city)
        if witness is not None:
            witness.tell(telling.OFFERED, EVERYONE, seat, own, rival, city)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A proposal never made is a pass (BYZ-153)."""
        return state.board.first[PASS]


class AnswerOffer(Listed[Position]):
    """The owner of the garrison asked for says yes or no, out of turn (BYZ-074, BYZ-075, BYZ-082)."""

    kind: ClassVar[int] = ANSWER_STEP
    whose: ClassVar[str] = "BYZ-082"
    GIVEN: Final = 0
    """The city of the garrison that the active player offers."""
    RIVAL: Final = 1
    """The seat that is asked."""
    WANTED: Final = 2
    """The city of its garrison that the active player wants."""
    SIZE: Final = 3

    def open(self, cells: vec[i64], given: i64, rival: i64, wanted: i64) -> None:
        """The proposal is made."""
        at = push(cells, ANSWER_STEP, self.SIZE)
        cells[at + self.GIVEN] = given
        cells[at + self.RIVAL] = rival
        cells[at + self.WANTED] = wanted

    def pending(self, state: Position) -> i64:
        cells = state.cells
        return BIT[cells[top_frame(cells) + self.RIVAL]]

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        rival = int(state.cells[top_frame(state.cells) + self.RIVAL])
        return Refusal(self.whose, "awaiting-answer", {"seat": rival})

    def prompt(self, state: Position, seat: i64) -> Prompt:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        wanted: i64 = cells[at + self.WANTED]
        return Prompt(
            "answer",
            "BYZ-082",
            {
                "rival_seat": int(cells[ACTIVE]),
                "rival_city": board.city_key(cells[at + self.GIVEN]),
                "city": board.city_key(wanted),
                "needed": int(needed_roll(board, cells, cells[ACTIVE], seat, wanted)),
            },
        )

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        out[0] = state.board.first[ACCEPT]
        out[1] = state.board.first[REFUSE]
        return 2

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return misplaced(state.board, action, ANSWER_FIRST)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        own: i64 = cells[at + self.GIVEN]
        city: i64 = cells[at + self.WANTED]
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

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """Silence is a refusal (BYZ-082, BYZ-153)."""
        return state.board.first[REFUSE]
