"""Acting without being asked, in the terminal: listed apart, played by text or number, and invitations answered."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from logothete.cli import build
from logothete.kernel.record import read_record
from logothete.kernel.state import State
from logothete.kernel.title import Caution, Title
from tests.bazaar import BazaarTitle


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bazaar, with known hands."""

    def opened(key: str, pack: Path | None = None) -> Title:
        return BazaarTitle(hands="silk silk, salt, salt silk")

    monkeypatch.setattr("logothete.cli.play.open_title", opened)


def play(*entries: str, file: Path | None = None, seat: int = 1, bot: str = "random", lang: str = "en") -> Result:
    command = ["play", "bazaar", "--players", "3", "--seat", str(seat), "--bot", bot, "--seed", "x", "--lang", lang]
    if file is not None:
        command += ["--save", str(file)]
    return CliRunner().invoke(build(lang), command, input="".join(f"{entry}\n" for entry in entries))


def moves(file: Path) -> list[str]:
    return [f"{move.seat} {move.text}" for move in read_record(file).moves]


@pytest.mark.parametrize(("lang", "heading"), [("en", "At any moment"), ("fr", "À tout moment")])
def test_what_may_be_done_at_any_moment_is_listed_apart(lang: str, heading: str) -> None:
    said = play("?", "quit", lang=lang).output
    assert heading in said
    asked, apart = said.split(heading)
    assert "sell" in asked.lower() or "vendre" in asked.lower()
    assert "shout" in apart.lower() or "crier" in apart.lower()


def test_it_is_played_by_its_text_without_losing_the_question(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = play("shout yes", "sign silk", "shout no", "undo", "quit", file=file).output
    assert moves(file) == ["0 shout yes", "0 sign silk"]
    assert said.count("It is your turn") >= 3


def test_a_name_alone_is_never_taken_for_what_nobody_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("bela", "yes", "quit", file=file)
    assert moves(file) == []


def test_bots_that_are_invited_answer_before_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("draft silk salt", "address bela", "address cleo", "propose", "quit", file=file)
    assert moves(file)[-2:] == ["1 refuse anna", "2 refuse anna"]


@pytest.mark.parametrize("answer", ["", "refuse anna"])
def test_an_offer_to_the_person_can_be_answered_or_left(answer: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = play(*([answer] * 60), file=file, seat=3, bot="greedy").output
    assert "Before you" in said
    assert any(move.startswith("2 refuse") for move in moves(file)) == bool(answer)


def test_whoever_is_only_invited_gets_no_hint() -> None:
    result = play(*["hint", "help", ""] * 10, seat=3, bot="greedy")
    assert result.exception is None
    assert "You are not asked anything now." in result.output


@pytest.mark.parametrize(("answer", "moved"), [("no", False), ("yes", True)])
def test_what_somebody_should_know_is_confirmed_before_it_is_done(
    answer: str, moved: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Loud(BazaarTitle):
        """A shout is thought over."""

        cautious = ("shout",)

        def cautions(self, state: State, seat: int, action: int) -> list[Caution]:
            return [Caution("last", "BAZ-010", {"good": "silk"})]

    monkeypatch.setattr("logothete.cli.play.open_title", lambda key, pack=None: Loud(hands="silk silk, salt, salt"))
    file = tmp_path / "game.json"
    said = play("shout yes", answer, "quit", file=file).output
    assert "This is your last silk.  [BAZ-010]" in said
    assert ("Nothing was done." in said) is not moved
    assert (moves(file) == ["0 shout yes"]) is moved
