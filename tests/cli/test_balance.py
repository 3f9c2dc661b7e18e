"""`logothete balance` in both languages: what it reports, writes and refuses."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from logothete.cli import balance as balance_module
from logothete.cli.balance import INTERRUPTED, Report, build
from logothete.cli.common import catalogue
from logothete.games import open_title
from logothete.kernel.text import missing
from logothete.lab.balance import Balance, NothingPlayed, look_at

TEXT = Path(balance_module.__file__).parent / "text"


def ask(*arguments: str, lang: str = "en") -> Result:
    return CliRunner().invoke(build(lang), [*arguments, "--processes", "1", "--seed", "5", "--lang", lang])


def test_both_languages_have_the_same_messages() -> None:
    assert missing([TEXT / "balance.en.ftl", TEXT / "balance.fr.ftl"]) == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["# Nekken: what the game favours", "## By seat", "seat 3", "| | 2 players | 3 players |", "Anicarn"]),
        ("fr", ["# Nekken : ce que le jeu favorise", "## Par siège", "siège 3", "| | 2 joueurs | 3 joueurs |"]),
    ],
)
def test_the_report_has_a_table_for_everything_that_seats_have_in_common(lang: str, said: list[str]) -> None:
    result = ask("nekken", "--bot", "random", "--games", "4", "--players", "2", "--players", "3", lang=lang)
    assert result.exit_code == 0
    assert [part for part in said if part not in result.stdout] == []


def test_the_report_names_the_command_that_made_it() -> None:
    made = ask("nekken", "--bot", "random", "--games", "2", "--players", "2", "--by", "claimed").stdout
    assert "logothete balance nekken --bot random --games 2 --seed 5 --players 2 --by claimed\n" in made


def test_houses_in_turn_are_told_and_asked_for_again() -> None:
    made = ask("nekken", "--bot", "random", "--games", "4", "--players", "2", "--by", "leads", "--in-turn").stdout
    assert "every seat had each house or people in turn. Logothete" in made
    assert "--by leads --in-turn\n" in made
    assert "## By order, from the seat that `leads`" in made
    assert "## Where points come from" in made
    assert "## Points by city" in made


def test_what_is_beyond_its_fair_part_is_in_bold() -> None:
    even = look_at("nekken", "random", players=2, games=2, seed=5, in_turn=True)
    first = even.groups["seat"][0]
    shares = [msgspec.structs.replace(first, key=str(seat), rate=rate) for seat, rate in enumerate((0.36, 0.37, 0.65))]
    report = Report(open_title("nekken"), catalogue("en", "balance"), "en")
    page = report.write([msgspec.structs.replace(even, groups={"seat": shares})])
    assert ["| **" in line for line in page.splitlines() if line.startswith("| seat")] == [False, False, True]
    lower = msgspec.structs.replace(first, rate=0.35)
    assert "| **35.0%" in report.write([msgspec.structs.replace(even, groups={"seat": [lower]})])


def test_columns_say_what_tells_them_apart(tmp_path: Path) -> None:
    files = [tmp_path / "random.json", tmp_path / "greedy.json"]
    for bot, file in zip(("random", "greedy"), files, strict=True):
        ask("tictactoe", "--bot", bot, "--games", "2", "--json", str(file))
    before = msgspec.json.decode(files[0].read_bytes(), type=list[Balance])[0]
    other = msgspec.structs.replace(before.versions, content="0123456789")
    files[0].write_bytes(msgspec.json.encode([msgspec.structs.replace(before, versions=other)]))
    together = ask("tictactoe", "--read", str(files[0]), "--read", str(files[1])).stdout
    assert "## 2 players\n\n### The games\n\n| | `random`, `012345` | `greedy`, `" in together


def test_report_and_figures_go_to_files(tmp_path: Path) -> None:
    report, figures = tmp_path / "report.md", tmp_path / "figures.json"
    result = ask("tictactoe", "--bot", "random", "--games", "2", "--report", str(report), "--json", str(figures))
    assert (result.exit_code, result.stdout) == (0, "")
    assert report.read_text(encoding="utf-8").startswith("# ")
    (one,) = msgspec.json.decode(figures.read_bytes(), type=list[Balance])
    assert (one.game, one.players, one.games) == ("tictactoe", 2, 2)


def test_figures_of_earlier_runs_are_reported_side_by_side_without_playing(tmp_path: Path) -> None:
    files = [tmp_path / "two.json", tmp_path / "three.json"]
    for players, file in zip(("2", "3"), files, strict=True):
        ask("nekken", "--bot", "random", "--games", "2", "--players", players, "--json", str(file))
    together = ask("nekken", "--read", str(files[0]), "--read", str(files[1]))
    assert together.exit_code == 0
    assert "| | 2 players | 3 players |" in together.stdout
    assert "nekken with" not in together.stderr


def test_files_without_figures_of_the_game_are_refused(tmp_path: Path) -> None:
    other, broken = tmp_path / "other.json", tmp_path / "broken.json"
    ask("tictactoe", "--bot", "random", "--games", "2", "--json", str(other))
    broken.write_text("{}")
    assert "no figures of nekken alone (others: tictactoe)" in ask("nekken", "--read", str(other)).stderr
    assert "holds no figures" in ask("nekken", "--read", str(broken)).stderr
    assert "holds no figures" in ask("nekken", "--read", str(tmp_path / "missing.json")).stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess",), "There is no game called chess"),
        (("nekken", "--bot", "genius"), "There is no bot called genius"),
        (("nekken", "--players", "7"), "is not for 7 players, but for 2, 3, 4"),
        (("tictactoe", "--in-turn"), "nobody chooses a house or people"),
        (("nekken", "--by", "laughed"), "called laughed. There are: "),
        (("nekken", "--pack", "nowhere"), "The content cannot be used"),
        (("nekken", "--report", "nowhere/report.md"), "its folder does not exist"),
    ],
)
def test_what_cannot_be_done_is_said_before_anything_is_played(arguments: tuple[str, ...], complaint: str) -> None:
    result = ask(*arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr


def test_nothing_played_is_no_report(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object, **__: object) -> Balance:
        raise NothingPlayed("no game came to its end: interrupted")

    monkeypatch.setattr(balance_module, "look_at", nothing)
    result = ask("tictactoe")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "nothing to report" in result.stderr


def test_an_interruption_reports_what_is_there_and_plays_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def interrupted(*arguments: object, **more: object) -> Balance:
        asked.append(arguments[2])
        return msgspec.structs.replace(look_at(*arguments, **more), interrupted=True)  # type: ignore[arg-type]

    monkeypatch.setattr(balance_module, "look_at", interrupted)
    result = ask("nekken", "--bot", "random", "--games", "2")
    assert (result.exit_code, asked) == (INTERRUPTED, [2])
    assert "| | 2 players |" in result.stdout
