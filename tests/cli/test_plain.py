"""`logothete play --plain`, and bare names: what is said for the ear, and what is asked before something is spent."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from logothete.games import open_title
from logothete.games.byzantio.view import ByzantioView
from logothete.kernel.bits import members
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.narrate import Narrator
from logothete.kernel.record import read_record
from logothete.kernel.title import Setup
from tests.cli.test_play import ENOUGH, PREPARED, moves, play

SYMBOLS = "▶●★■▲~·│─"


@pytest.mark.parametrize("game", ["byzantio", "nekken", "necrosia", "diktat", "tictactoe"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_is_told_in_words(game: str, lang: str, tmp_path: Path) -> None:
    table = [game, "--plain", "--players", "2", "--bot", "random", "--save", str(tmp_path / "game.json")]
    result = play(*table, entries=["1"] * ENOUGH, lang=lang)
    assert result.exit_code == 0, result.output
    assert not [line for line in result.stdout.splitlines() if any(sign in line for sign in SYMBOLS)]


def test_only_what_has_changed_is_told() -> None:
    result = play("--plain", entries=["claim doukas", "nicaea", "thebae"])
    lines = result.stdout.splitlines()
    assert lines.count("Your target for 16: Nicaea.") == 1
    assert lines.count("Doukas starts in Makedonia.") == 1


def test_the_board_is_told_whole_on_demand() -> None:
    result = play("--plain", entries=["claim doukas", "nicaea", "board"])
    assert result.stdout.splitlines().count("Your target for 16: Nicaea.") == 2


def test_each_option_has_a_line_of_its_own() -> None:
    result = play("--plain", entries=["?"])
    houses = [line for line in result.stdout.splitlines() if line.split(". ")[0].isdecimal()]
    assert [line.split(". ")[0] for line in houses] == ["1", "2", "3", "4"]


@pytest.mark.parametrize("game", ["byzantio", "necrosia", "diktat"])
def test_nothing_is_told_that_the_seat_may_not_know(game: str) -> None:
    """What is spoken is a function of the view: two positions that a seat cannot tell apart sound the same."""
    title = open_title(game)
    match = Match.start(title, Setup(3), bytes(32))
    dice = QuickDice(7)
    narrator = Narrator(title, "en")
    speak = import_module(f"logothete.games.{game}.spoken").speak
    for _ in range(60):
        seat = members(int(match.state.pending()))[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[int(dice.below(len(legal)))])
        twin = match.state.guess(0, dice)
        assert speak(title.look(match.state, 0), narrator) == speak(title.look(twin, 0), narrator)


@pytest.mark.rule("BYZ-037")
def test_the_drawn_board_shows_the_order_of_players(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = play("--save", str(file), entries=PREPARED)
    view = open_title("byzantio").look(Match.resume(open_title("byzantio"), read_record(file)).state, 0)
    assert isinstance(view, ByzantioView)
    assert view.first is not None
    houses = [str(seat.house).capitalize() for seat in view.seats]
    assert f"Order: {', '.join(houses[view.first :] + houses[: view.first])}" in result.stdout.splitlines()


# ---- bare names


@pytest.mark.rule("BYZ-024")
def test_a_bare_name_is_explained_by_what_is_asked_for() -> None:
    """A city that is on the list already is refused as a target, not as a place to go to before the first turn."""
    result = play(entries=["claim doukas", "nicaea", "nicaea"])
    assert "in the same province as Nicaea" in result.stdout
    assert "[BYZ-029]" not in result.stdout


@pytest.mark.parametrize(("answer", "played"), [("yes", True), ("no", False), ("", False)])
def test_a_bare_name_that_spends_something_is_confirmed(answer: str, played: bool, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = play("--players", "2", "--save", str(file), entries=[*PREPARED, "thebae", answer])
    assert ("rally thebae" in moves(file)) == played
    assert ("Nothing was done." in result.stdout) != played


def test_it_is_confirmed_once_only(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    entries = [*PREPARED, "krete", "yes", "paphlagonia"]
    result = play("--players", "2", "--bot", "random", "--save", str(file), entries=entries)
    assert result.stdout.count("Yes or no?") == 1
    assert moves(file)[-2:] == ["progress krete", "progress paphlagonia"]


def test_a_name_with_its_verb_or_a_number_is_not_questioned(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = play("--players", "2", "--save", str(file), entries=[*PREPARED, "camp pel"])
    assert "Yes or no?" not in result.stdout
    assert moves(file)[-1] == "campaign peloponnesos"
