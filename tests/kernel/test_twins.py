"""The twin-world test: it finds nothing in the titles of the shelf, and finds every leak planted in a toy."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from logothete.games import titles
from logothete.kernel.actions import Actions, Verb
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.events import EventKind
from logothete.kernel.state import BARRED, FINAL, OPEN, SEALED, NotOver, Refusal, State, Witness, cells_from
from logothete.kernel.title import Prompt, Result, Setup, Title
from tests.bazaar import BazaarTitle
from tests.lasting import MOST_TRIED, fewer, tried
from tests.twins import TwinsDiffer, main, run_twins, search

NONE = 4
# Cells: the secret number of each seat, then the guess of each seat.
PICK, CALL = 0, 2
PICKED, CALLED, SHOWN = 0, 1, 2


class Secrets(State):
    """Two seats each pick a number in secret; then each calls what the other has; then all is shown."""

    def __init__(self, cells: vec[i64], leak: str) -> None:
        super().__init__(cells)
        self.leak = leak

    def seats(self) -> i64:
        return 2

    def most_offers(self) -> i64:
        return 4

    def pending(self) -> i64:
        picking = sum(BIT[seat] for seat in range(2) if self.cells[PICK + seat] == NONE)
        calling = [BIT[seat] for seat in range(2) if self.cells[CALL + seat] == NONE]
        return picking or (calling[0] if calling else 0)

    def asked(self, viewer: i64) -> i64:
        return self.pending() | (self.other(viewer) * 4 if self.leak == "asked" else 0)

    def other(self, seat: i64) -> i64:
        return self.cells[PICK + 1 - seat]

    def picking(self) -> bool:
        return NONE in (self.cells[PICK], self.cells[PICK + 1])

    def offer(self, seat: i64, out: vec[i64]) -> i64:
        offered = [action for action in range(8) if self.why_not(seat, action) is None]
        for at, action in enumerate(offered):
            out[at] = action
        return len(offered)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        if not self.pending() & BIT[seat]:
            about: dict[str, str | int] = {"secret": self.other(seat)} if self.leak == "why_not" else {}
            return Refusal("TOY-001", "not-your-turn", about)
        if self.picking() != (action < 4):
            return Refusal("TOY-002", "another-moment")
        if self.leak == "legal" and action - 4 == (self.other(seat) + 1) % 4:
            return Refusal("TOY-003", "cold")
        return None

    def take(self, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        if action < 4:
            self.cells[PICK + seat] = action
            if witness is not None:
                witness.tell(PICKED, EVERYONE, seat)
            return SEALED
        self.cells[CALL + seat] = action - 4
        if witness is not None:
            witness.tell(CALLED, EVERYONE, seat, action - 4, self.other(seat) if self.leak == "event" else 0)
        if self.over():
            if witness is not None:
                witness.tell(SHOWN, EVERYONE, self.cells[PICK], self.cells[PICK + 1])
            return BARRED
        return FINAL if self.leak == "undo" and self.other(seat) == 0 else OPEN

    def clone(self) -> State:
        return Secrets(self.cells[:], self.leak)

    def guess(self, seat: i64, dice: Dice) -> State:
        twin = Secrets(self.cells[:], self.leak)
        if self.leak == "guess changes the world":
            self.cells[PICK + seat] = 0
        if self.leak == "guess makes another game":
            twin.cells[PICK + seat] = NONE
        if self.other(seat) != NONE and not self.over():
            twin.cells[PICK + 1 - seat] = dice.below(4)
        return twin

    def lapse(self, seat: i64, dice: Dice) -> i64:
        if self.picking():
            return 0
        return 4 + self.other(seat) if self.leak == "lapse" else 4 + dice.below(4)

    def places(self) -> list[int]:
        if not self.over():
            raise NotOver("the numbers are still secret")
        return [1 if self.cells[CALL + seat] == self.other(seat) else 2 for seat in range(2)]


class View(msgspec.Struct, frozen=True):
    """What a seat knows: its number, who has picked, what was called."""

    mine: int | None
    picked: list[bool]
    called: list[int]
    clue: int


class SecretsTitle(Title):
    """The toy, with a leak of the given kind or none."""

    key = "secrets"
    version = 1
    players = (2,)
    options = ()
    content = pack = ""
    actions = Actions([Verb("pick", ("number",)), Verb("call", ("number",))], {"number": "0123"})
    events = (
        EventKind("picked", "TOY-001", ("seat",)),
        EventKind("called", "TOY-002", ("seat", "number", "clue")),
        EventKind("shown", "TOY-003", ("first_number", "second_number")),
    )
    texts = ()

    def __init__(self, leak: str = "") -> None:
        self.leak = leak

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> State:
        return Secrets(cells_from([NONE] * 4), self.leak)

    def load(self, setup: Setup, cells: list[int]) -> State:
        kept = cells if self.leak != "load" else [NONE, *cells[1:]]
        return Secrets(cells_from(kept), self.leak)

    def look(self, state: State, seat: int | None) -> View:
        cells = state.dump()
        clue = sum(cells[:2]) % 2 if self.leak == ("look of a spectator" if seat is None else "look") else 0
        picked = [number != NONE for number in cells[:2]]
        return View(None if seat is None else cells[seat], picked, cells[2:], clue)

    def prompt(self, state: State, seat: int) -> Prompt | None:
        return Prompt("number", "TOY-001", {"clue": state.dump()[1 - seat] if self.leak == "prompt" else 0})

    def result(self, state: State) -> Result:
        return Result(state.places(), [0.0, 0.0])

    def seat_name(self, state: State, seat: int) -> Mapping[str, str]:
        return {}


def test_a_game_that_keeps_its_secrets_passes() -> None:
    assert run_twins(SecretsTitle(), games=100, seed=0, points_per_game=3) > 1000


@pytest.mark.parametrize(
    ("leak", "shows_in"),
    [
        ("look", "apart by: look\n"),
        ("look of a spectator", "look of a spectator"),
        ("legal", "legal"),
        ("why_not", "why_not"),
        ("event", "log"),
        ("undo", "undoable"),
        ("asked", "asked"),
        ("prompt", "prompt"),
        ("lapse", "lapse"),
        ("guess changes the world", "guess changes the position"),
        ("guess makes another game", "look"),
        ("load", "saving and loading"),
    ],
)
def test_every_planted_leak_is_found(leak: str, shows_in: str) -> None:
    with pytest.raises(TwinsDiffer, match=shows_in):
        run_twins(SecretsTitle(leak), games=100, seed=0, points_per_game=3)


def test_a_game_in_which_everybody_acts_aside_keeps_its_secrets() -> None:
    assert run_twins(BazaarTitle(), games=60, seed=0, points_per_game=6) > 1000


@pytest.mark.parametrize(
    ("leak", "shows_in"),
    [
        ("accept", "asides"),
        ("invite", "invited"),
        ("draft", "the public move 'draft"),
        ("refuse", "undoable|version"),
    ],
)
def test_a_leak_in_what_is_done_aside_is_found(leak: str, shows_in: str) -> None:
    with pytest.raises(TwinsDiffer, match=shows_in):
        run_twins(BazaarTitle(leak), games=100, seed=0, points_per_game=6)


def test_a_difference_can_be_seen_again_from_its_report() -> None:
    with pytest.raises(TwinsDiffer) as found:
        run_twins(SecretsTitle("undo"), games=100, seed=0, points_per_game=3)
    report = str(found.value)
    seed = int(report.split("with seed ")[1].split(";")[0])
    with pytest.raises(TwinsDiffer) as again:
        run_twins(SecretsTitle("undo"), games=1, seed=seed, points_per_game=3)
    assert str(again.value) == report


@pytest.mark.long
@pytest.mark.parametrize("key", titles())
def test_no_title_of_the_shelf_leaks(key: str) -> None:
    pairs = min(1000, fewer(key, 4000))
    assert search([key], pairs, report=lambda line: None) >= pairs


def test_the_command_says_how_many_pairs_it_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["N=100", "tictactoe"]) == 0
    assert "pairs of worlds compared" in capsys.readouterr().out


def test_the_command_refuses_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert "'chess' is neither" in capsys.readouterr().err


@pytest.mark.parametrize("size", [1, MOST_TRIED, MOST_TRIED + 1, 50_000])
def test_of_a_large_table_every_action_is_asked_for_in_its_turn(size: int) -> None:
    turns = [tried(size, turn) for turn in range(-(-size // MOST_TRIED))]
    assert sorted(action for turn in turns for action in turn) == list(range(size))
    assert max(map(len, turns)) <= MOST_TRIED
