"""Espionnage and Fin de la partie: guesses, reveal, winner (BYZ-103 to BYZ-106, BYZ-134 to BYZ-136, BYZ-146)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.byzantio import telling
from logothete.games.byzantio.board import DONE, FIRST, HOUSE, NO_GUESS, SUSPECTS, suspect_of, target_on
from logothete.games.byzantio.kinds import ESPIONAGE_STEP
from logothete.games.byzantio.position import Position
from logothete.games.byzantio.refusals import CITY_OUT_OF_PLAY, misplaced
from logothete.games.byzantio.scoring import (
    abandoned_city,
    changed_line,
    guess_is_right,
    ranking,
    total_halves,
)
from logothete.games.byzantio.verbs import BLANK, CONFIRM, SUSPECT
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, FINAL, SEALED, Objection, Refusal, Witness
from logothete.kernel.steps import Step, pop

GUESS_IS_OWED: Final = Objection("BYZ-103", "guess-is-owed")
TURNS_ARE_OVER: Final = Objection("BYZ-134", "turns-are-over")
ALL_GUESSES_MADE: Final = Objection("BYZ-103", "all-guesses-made")
GUESS_IN_ORDER: Final = Objection("BYZ-103", "guess-in-order", ("house",))


class GuessTargets(Step[Position]):
    """Each names every rival's main target, in secret and at once, rival by rival (BYZ-103 to BYZ-105)."""

    kind: ClassVar[int] = ESPIONAGE_STEP
    whose: ClassVar[str] = "BYZ-104"

    def rival(self, state: Position, seat: i64) -> i64:
        """The rival whose main target is guessed next; -1 when all are."""
        rival: i64 = 0
        while rival < state.board.players:
            if rival != seat and suspect_of(state.cells, seat, rival) < 0:
                return rival
            rival += 1
        return -1

    def pending(self, state: Position) -> i64:
        return state.board.all_seats & ~state.cells[DONE]

    def sealed(self) -> bool:
        return True

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        return Refusal(self.whose, "guesses-are-confirmed")

    def prompt(self, state: Position, seat: i64) -> Prompt:
        rival = int(self.rival(state, seat))
        if rival < 0:
            return Prompt("confirm-guesses", "BYZ-104")
        return Prompt("suspect", "BYZ-103", {"rival_seat": rival})

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        if state.cells[DONE] & BIT[seat]:
            return 0
        rival = self.rival(state, seat)
        if rival < 0:
            out[0] = board.first[CONFIRM]
            return 1
        base: i64 = board.first[SUSPECT] + state.cells[HOUSE + rival] * board.cities
        offers: i64 = 0
        for city in board.playable:
            out[offers] = base + city
            offers += 1
        return offers

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        verb: i64 = board.verb_of[action]
        rival = self.rival(state, seat)
        if verb == CONFIRM:
            return None if rival < 0 else GUESS_IS_OWED
        if verb != SUSPECT:
            return misplaced(board, action, TURNS_ARE_OVER)
        if rival < 0:
            return ALL_GUESSES_MADE
        argument: i64 = action - board.first[SUSPECT]
        if argument // board.cities != state.cells[HOUSE + rival]:
            return GUESS_IN_ORDER
        return None if board.in_play & BIT[argument % board.cities] else CITY_OUT_OF_PLAY

    def explain(self, state: Position, seat: i64, action: i64, objection: Objection) -> Refusal:
        if objection is GUESS_IN_ORDER:
            house = state.board.house_key(state.cells[HOUSE + self.rival(state, seat)])
            return Refusal(objection.rule, objection.message, {"house": house})
        return Refusal(objection.rule, objection.message, state.about(action, objection.about))

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        if verb != CONFIRM:
            rival = self.rival(state, seat)
            guess: i64 = NO_GUESS
            if verb == SUSPECT:
                city: i64 = (action - board.first[SUSPECT]) % board.cities
                guess = city + 1
                if witness is not None:
                    witness.tell(telling.SUSPECTED, BIT[seat], seat, rival, city)
            cells[SUSPECTS + seat] += guess * BIT[rival * 6]
            return SEALED
        cells[DONE] |= BIT[seat]
        if witness is not None:
            witness.tell(telling.GUESSED, EVERYONE, seat)
        if cells[DONE] != board.all_seats:
            return FINAL
        cells[DONE] = 0
        pop(cells)
        if witness is not None:
            _reveal(state, witness)
        return BARRED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A guess not made in time is left blank, and so wrong (BYZ-104, BYZ-153)."""
        board = state.board
        rival = self.rival(state, seat)
        if rival < 0:
            return board.first[CONFIRM]
        return board.first[BLANK] + state.cells[HOUSE + rival]


def _reveal(state: Position, witness: Witness) -> None:
    """All sheets are unfolded at once, then counted (BYZ-135, BYZ-136, BYZ-146)."""
    board = state.board
    cells = state.cells
    order = [int((cells[FIRST] + step) % board.players) for step in range(board.players)]
    for seat in order:
        for line in range(board.targets):
            city = target_on(cells, seat, line)
            if changed_line(cells, seat) == line:
                witness.tell(telling.CHANGE_SHOWN, EVERYONE, seat, line, abandoned_city(cells, seat), city)
            else:
                witness.tell(telling.TARGET_SHOWN, EVERYONE, seat, line, city)
    for seat in order:
        for rival in order:
            if rival != seat:
                guess = suspect_of(cells, seat, rival)
                if guess == NO_GUESS - 1:
                    witness.tell(telling.GUESS_BLANK, EVERYONE, seat, rival)
                elif guess_is_right(cells, seat, rival):
                    witness.tell(telling.GUESS_RIGHT, EVERYONE, seat, rival, guess)
                else:
                    witness.tell(telling.GUESS_WRONG, EVERYONE, seat, rival, guess)
    for seat in order:
        halves = total_halves(board, cells, seat)
        witness.tell(telling.SCORED, EVERYONE, seat, halves // 2, halves % 2)
    witness.tell(telling.CROWNED, EVERYONE, ranking(board, cells)[0])
