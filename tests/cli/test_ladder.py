"""`logothete ladder` in both languages: what it reports, writes and refuses."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from logothete.cli import ladder as ladder_module
from logothete.cli.ladder import FAILED, INTERRUPTED, build
from logothete.kernel.text import missing
from logothete.lab.ladder import Course, Ladder, Rung, Verdict, climb
from logothete.lab.series import Failure

TEXT = Path(ladder_module.__file__).parent / "text"
BRISK = Course("quick", {"easy": "random", "normal": "random"}, (4,), 2, 1)


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games of quick bots, whatever is asked for."""
    monkeypatch.setattr(ladder_module, "QUICK", BRISK)
    monkeypatch.setattr(ladder_module, "FULL", msgspec.structs.replace(BRISK, key="full"))


def ask(*arguments: str, lang: str = "en") -> Result:
    return CliRunner().invoke(build(lang), [*arguments, "--lang", lang])


def found(monkeypatch: pytest.MonkeyPatch, **changes: object) -> None:
    """Let the command find something else than was played."""

    def changed(*arguments: object, **more: object) -> Ladder:
        return msgspec.structs.replace(climb(*arguments, **more), **changes)  # type: ignore[arg-type]

    monkeypatch.setattr(ladder_module, "climb", changed)


def rung(verdict: Verdict) -> Rung:
    return Rung(
        players=2, upper="normal", lower="easy", games=2, deals=1, difference=1.0, interval=None, verdict=verdict
    )


def test_both_languages_have_the_same_messages() -> None:
    assert missing([TEXT / "ladder.en.ftl", TEXT / "ladder.fr.ftl"]) == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "# Necrosia: the levels of its bots",
                "| easy | `casual` |",
                "| 2 | normal against easy |",
                "| all | normal against easy |",
                "| 2 | one who plays at random | 2 |",
                "one whose time always runs out",
                "## What bots hold, they use",
            ],
        ),
        (
            "fr",
            [
                "# Necrosia : les niveaux de ses robots",
                "| facile | `casual` |",
                "| 2 | normal contre facile |",
                "| tous | normal contre facile |",
                "un joueur qui joue au hasard",
                "## Ce que les robots tiennent, ils l’emploient",
            ],
        ),
    ],
)
def test_the_report_answers_every_question(lang: str, said: list[str]) -> None:
    result = ask("necrosia", "--quick", "--players", "2", "--players", "3", lang=lang)
    assert [part for part in said if part not in result.stdout] == []


def test_a_game_that_somebody_always_wins_and_without_cards_has_one_question() -> None:
    page = ask("connectfour", "--quick").stdout
    assert page.count("\n## ") == 1


def test_the_report_names_the_command_that_made_it() -> None:
    page = ask("nekken", "--players", "3", "--players", "2", "--seed", "9", "--quick").stdout
    assert "    logothete ladder nekken --seed 9 --players 2 --players 3 --quick\n" in page


def test_report_and_figures_go_to_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found(monkeypatch, rungs=[rung("holds")])
    report, figures = tmp_path / "report.md", tmp_path / "figures.json"
    result = ask("tictactoe", "--quick", "--report", str(report), "--json", str(figures))
    assert (result.exit_code, result.stdout) == (0, "")
    assert report.read_text(encoding="utf-8").startswith("# Tic-tac-toe")
    ladder = msgspec.json.decode(figures.read_bytes(), type=Ladder)
    assert (ladder.game, ladder.players, ladder.rungs) == ("tictactoe", [2], [rung("holds")])


@pytest.mark.parametrize(
    ("verdict", "quick", "code"),
    [("holds", True, 0), ("open", True, 0), ("open", False, FAILED), ("fails", True, FAILED), ("even", False, 0)],
)
def test_the_exit_code_says_what_came_of_it(
    verdict: Verdict, quick: bool, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found(monkeypatch, rungs=[rung(verdict)])
    assert ask("tictactoe", *(["--quick"] if quick else [])).exit_code == code


def test_a_game_that_failed_is_said_with_its_error(monkeypatch: pytest.MonkeyPatch) -> None:
    found(monkeypatch, rungs=[], failures=[Failure(1, "random", 3, "RuntimeError: no idea", "")])
    result = ask("tictactoe", "--quick")
    assert result.exit_code == FAILED
    assert "failed by random: RuntimeError: no idea" in result.stderr


def test_an_interruption_reports_what_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    found(monkeypatch, rungs=[], interrupted=True)
    result = ask("tictactoe", "--quick")
    assert (result.exit_code, "# Tic-tac-toe" in result.stdout) == (INTERRUPTED, True)
    assert "Interrupted" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess",), "There is no game called chess"),
        (("nekken", "--players", "7"), "is not for 7 players, but for 2, 3, 4"),
        (("nekken", "--pack", "nowhere"), "The content cannot be used"),
        (("nekken", "--report", "nowhere/report.md"), "its folder does not exist"),
        (("nekken", "--report", "a.md", "--json", "a.md"), "cannot both be written to a.md"),
    ],
)
def test_what_cannot_be_done_is_said_before_anything_is_played(arguments: tuple[str, ...], complaint: str) -> None:
    result = ask(*arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr
