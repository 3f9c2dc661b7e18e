"""A toy for tests: each of two seats may at any time write down a word, with every way of taking it back.

`open`, `seal` and `final` answer as they are called, `show` answers BARRED, `roll` rolls a die, `end` ends the
game. `blank` is a seal that is only played for a seat whose time ran out, `hush` one of which the other seat is told
nothing. `need` can only be played after a `seal` of the other seat, and `crash` breaks off in the middle: no game
should have either.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from logothete.kernel.actions import Actions, Verb
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.events import EventKind
from logothete.kernel.match import Match
from logothete.kernel.state import BARRED, FINAL, OPEN, SEALED, NotOver, Refusal, State, Witness, cells_from
from logothete.kernel.title import Option, Prompt, Result, Setup, Title

WORDS = ("open", "seal", "final", "show", "roll", "end", "blank", "hush", "need", "crash")
ANSWERS = (OPEN, SEALED, FINAL, BARRED, OPEN, OPEN, SEALED, SEALED, SEALED, OPEN)
(OPENED, SEAL, FINALLY, SHOW, ROLL, END, BLANK, HUSH, NEED, CRASH) = range(len(WORDS))
# Cells: what each seat wrote, a digit a word; the sum of the dice; whether the game is over.
DICE, OVER = 2, 3
KEPT = 10**17
"""A cell holds no more than eighteen words: what was written before them is forgotten."""


class Reaches(State):
    """The position: everything that was written."""

    def seats(self) -> i64:
        return 2

    def most_offers(self) -> i64:
        return len(WORDS)

    def pending(self) -> i64:
        return 0 if self.cells[OVER] else 3

    def offer(self, seat: i64, out: vec[i64]) -> i64:
        offered = [action for action in range(len(WORDS)) if self.why_not(seat, action) is None]
        for at, action in enumerate(offered):
            out[at] = action
        return len(offered)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if self.cells[OVER]:
            return Refusal("TOY-001", "game-over")
        if action == BLANK:
            return Refusal("TOY-002", "only-a-lapse")
        if action == NEED and self.cells[1 - seat] % 10 != SEAL + 1:
            return Refusal("TOY-003", "needs-a-seal")
        return None

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        self.cells[seat] = self.cells[seat] % KEPT * 10 + action + 1
        if action in (ROLL, CRASH):
            self.cells[DICE] += dice.roll(6)
        if action == CRASH:
            raise ZeroDivisionError
        if action == END:
            self.cells[OVER] = 1
        if witness is not None:
            if action != HUSH:
                witness.tell(0, EVERYONE, seat)
            witness.tell(1, BIT[seat], seat, action)
        return ANSWERS[action]

    def clone(self) -> State:
        return Reaches(self.cells[:])

    def guess(self, seat: i64, dice: Dice) -> State:
        return self.clone()

    def lapse(self, seat: i64, dice: Dice) -> i64:
        return BLANK

    def places(self) -> list[int]:
        if not self.cells[OVER]:
            raise NotOver("nobody has ended the game")
        return [1, 1]


class View(msgspec.Struct, frozen=True):
    """The sum of the dice."""

    dice: int


class ReachesTitle(Title):
    """The toy as a title."""

    key = "reaches"
    version = 1
    players = (2,)
    options = (Option("mood", ("calm", "wild")),)
    content = "no content"
    pack = ""
    actions = Actions([Verb(word) for word in WORDS], {"word": WORDS})
    events = (EventKind("wrote", "TOY-001", ("seat",)), EventKind("word", "TOY-001", ("seat", "word")))
    texts = ()

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> State:
        return Reaches(cells_from([0, 0, 0, 0]))

    def load(self, setup: Setup, cells: list[int]) -> State:
        return Reaches(cells_from(cells))

    def look(self, state: State, seat: int | None) -> View:
        return View(state.dump()[DICE])

    def prompt(self, state: State, seat: int) -> Prompt | None:
        """What is asked is about the dice, so that a roll makes another question of it."""
        return Prompt("write", "TOY-001", {"dice": state.dump()[DICE]})

    def result(self, state: State) -> Result:
        return Result(state.places(), [float(cell) for cell in state.dump()[:2]])

    def seat_name(self, state: State, seat: int) -> Mapping[str, str]:
        return {}


def table(*moves: tuple[int, int]) -> Match:
    """A match in which these seats wrote these words."""
    match = Match.start(ReachesTitle(), Setup(2), b"seed", ["a", "b"], ["Anna", "Bela"])
    for seat, action in moves:
        match.play(seat, action)
    return match


def written(match: Match) -> list[str]:
    """What each seat wrote, a digit a word: the place of the word plus one."""
    return [str(cell) for cell in match.state.dump()[:2]]
