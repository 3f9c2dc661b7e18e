"""`logothete admin foresee`: what new rules would do to the games of a database, which stays as it is."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from logothete.games import open_title
from logothete.games.tictactoe.state import TicTacToe
from logothete.kernel.bits import BIT
from logothete.kernel.state import Refusal
from logothete.server.services.tables import Tables
from tests.server.test_admin import answer, ask, do, play

TITLE = type(open_title("tictactoe"))


@pytest.fixture
def games(tmp_path: Path) -> tuple[str, str]:
    """Two running games: in the second one the centre was taken."""

    async def both(tables: Tables) -> tuple[str, str]:
        return await play(tables, ("a1", "b1", "a2")), await play(tables, ("a1", "b1", "b2"))

    return do(tmp_path, both)


def forbid_the_centre(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new version of tic-tac-toe in which nobody may take the centre."""
    why_not = TicTacToe.why_not

    def refuse(state: TicTacToe, seat: int, action: int) -> Refusal | None:
        return Refusal("TTT-002", "square-taken") if BIT[action] == BIT[4] else why_not(state, seat, action)

    monkeypatch.setattr(TITLE, "version", 2)
    monkeypatch.setattr(TicTacToe, "why_not", refuse)


def test_with_the_rules_they_were_played_with_all_games_are_the_same(tmp_path: Path, games: tuple[str, str]) -> None:
    assert [one["verdict"] for one in answer(tmp_path, "foresee")] == ["same", "same"]


def test_a_new_version_with_which_all_agree(
    tmp_path: Path, games: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TITLE, "version", 2)
    result = ask(tmp_path, "foresee")
    assert result.exit_code == 0
    assert result.stdout.startswith("2 games: 0 played with these rules, 2 that agree")


def test_games_that_depart_are_named_with_move_and_rule(
    tmp_path: Path, games: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    forbid_the_centre(monkeypatch)
    result = ask(tmp_path, "foresee")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0] == (
        "2 games: 0 played with these rules, 1 that agree with them and go on, 1 that depart, 0 that cannot be opened."
    )
    assert lines[1:] == [
        f'{games[1]} (tictactoe, running): version 1 → 2, move 3, "place b2" by seat 0: '
        "not allowed any more. (TTT-002, square-taken)"
    ]
    french = ask(tmp_path, "foresee", "--lang", "fr")
    assert "coup 3, « place b2 » par le siège 0 : n’est plus permis. (TTT-002, square-taken)" in french.stdout


def test_programs_are_answered_too(tmp_path: Path, games: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    forbid_the_centre(monkeypatch)
    result = ask(tmp_path, "foresee", "--json")
    assert result.exit_code == 1
    assert '"verdict":"departs","was":1,"now":2,"move":3,"seat":0,"action":"place b2","kind":"refused"' in result.stdout


def test_a_fault_of_the_rules_hides_no_other_game(
    tmp_path: Path, games: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(state: TicTacToe, seat: int, action: int) -> Refusal | None:
        if action == 4:
            raise ZeroDivisionError("oh")
        return None

    monkeypatch.setattr(TITLE, "version", 2)
    monkeypatch.setattr(TicTacToe, "why_not", stumble)
    result = ask(tmp_path, "foresee")
    assert "1 that agree with them and go on, 0 that depart, 1 that cannot be opened" in result.stdout
    assert f"{games[1]} (tictactoe, running): cannot be opened. ZeroDivisionError: oh" in result.stdout


def test_only_running_games_unless_all_are_wanted(tmp_path: Path, games: tuple[str, str]) -> None:
    finished = do(tmp_path, play)
    assert [one["game"] for one in answer(tmp_path, "foresee")] == list(games)
    assert finished in [one["game"] for one in answer(tmp_path, "foresee", "--all")]


def test_the_database_is_not_touched(tmp_path: Path, games: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    forbid_the_centre(monkeypatch)
    file = tmp_path / "test.db"
    before = hashlib.sha256(file.read_bytes()).digest()
    assert ask(tmp_path, "foresee", "--all").exit_code == 1
    assert hashlib.sha256(file.read_bytes()).digest() == before
    assert ask(tmp_path, "foresee", "--in-place").exit_code == 1


def test_a_database_that_is_not_there_or_cannot_be_copied_is_named(tmp_path: Path) -> None:
    missing = ask(tmp_path, "foresee")
    assert missing.exit_code == 2
    assert "there is no file" in missing.stderr
    assert not (tmp_path / "test.db").exists()
