"""`logothete arena` in both languages: what it says, writes and refuses."""

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from logothete.bots import Choice, SeatTable
from logothete.cli import arena as arena_module
from logothete.cli.arena import build
from logothete.cli.common import catalogue
from logothete.cli.progress import Display, duration
from logothete.games import open_title
from logothete.kernel.record import read_record, verify
from logothete.kernel.text import missing
from logothete.lab import series as series_module
from logothete.lab.arena import read_standings

TEXT = Path(arena_module.__file__).parent / "text"


def ask(*arguments: str, lang: str = "en") -> Result:
    return CliRunner().invoke(build(lang), [*arguments, "--processes", "1", "--lang", lang])


def duel(*arguments: str, lang: str = "en", bots: str = "random,greedy") -> Result:
    return ask("tictactoe", "--bots", bots, "--seed", "5", *arguments, lang=lang)


def row(result: Result, bot: str) -> list[str]:
    return next(line for line in result.stdout.splitlines() if line.split()[:1] == [bot]).split()


class Broken:
    """A bot that cannot decide."""

    def choose(self, table: SeatTable) -> Choice:
        raise RuntimeError("no idea")


@pytest.fixture
def _broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series_module, "open_bot", lambda *_: Broken())


def test_both_languages_have_the_same_messages() -> None:
    assert missing([TEXT / "arena.en.ftl", TEXT / "arena.fr.ftl"]) == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["tictactoe: 20 games among random, greedy", "10 deals, each played 2 times", "seed 5", "even chances"]),
        (
            "fr",
            ["tictactoe : 20 parties entre random, greedy", "10 donnes, chacune jouée 2 fois", "graine 5", "égales"],
        ),
    ],
)
def test_it_says_what_runs_and_what_the_columns_mean(lang: str, said: list[str]) -> None:
    result = duel("--games", "20", lang=lang)
    assert result.exit_code == 0
    assert [part for part in said if part not in result.stdout] == []
    heading = next(line for line in result.stdout.splitlines() if "ms/" in line)
    explained = [line for line in result.stdout.splitlines() if re.match(r"\S.*\S  +\S", line)]
    names = [name for name in re.split(r"  +", heading.strip()) if name not in ("Bot", "Robot", "Games", "Parties")]
    assert [name for name in names if not any(line.startswith(name) for line in explained)] == []


def test_the_time_of_a_bot_with_processes_of_its_own_is_shown_as_unknown() -> None:
    result = duel("--games", "2", bots="random,strategist:2itx2")
    assert "–" in row(result, "strategist:2itx2")
    assert "–" not in row(result, "random")


def test_the_best_bot_comes_first_with_its_figures() -> None:
    lines = duel("--games", "40").stdout.splitlines()
    (at,) = [at for at, line in enumerate(lines) if line.startswith("Bot ")]
    assert [line.split()[0] for line in lines[at + 1 : at + 3]] == ["greedy", "random"]
    assert lines[at + 1].split()[1] == "40"


@pytest.mark.parametrize(("lang", "lead"), [("en", r"\+0\.\d\d ±0\.\d\d"), ("fr", r"\+0,\d\d ±0,\d\d")])
def test_leads_are_shown_with_their_uncertainty(lang: str, lead: str) -> None:
    good, weak = [
        line for line in duel("--games", "40", lang=lang).stdout.splitlines() if re.match("greedy|random", line)
    ]
    assert re.search(lead, good)
    assert "−0" in weak


def test_the_lead_of_a_single_game_is_shown_without() -> None:
    assert "±0" not in duel("--games", "1").stdout


def test_the_same_seed_gives_the_same_table() -> None:
    one, other = duel("--games", "10"), duel("--games", "10")
    times = slice(0, 7)
    assert row(one, "greedy")[times] == row(other, "greedy")[times]


def test_without_a_seed_one_is_drawn_and_shown() -> None:
    shown = [ask("tictactoe", "--bots", "random,random", "--games", "2").stdout for _ in range(2)]
    seeds = [re.findall(r"seed (\d+)\.", text) for text in shown]
    assert seeds[0] != seeds[1]


@pytest.mark.parametrize(("lang", "said"), [("en", "With 6 games"), ("fr", "Avec 6 parties")])
def test_uneven_seats_are_mentioned(lang: str, said: str) -> None:
    assert said in duel("--games", "5", lang=lang).stdout
    assert said not in duel("--games", "6", lang=lang).stdout


@pytest.mark.parametrize(("bots", "noted"), [("random,normal", True), ("random,strategist:2it", False)])
def test_budgets_of_time_are_mentioned(bots: str, noted: bool) -> None:
    assert ("budget of time" in duel("--only", "1", bots=bots).stdout) is noted


def test_off_screen_progress_is_told_in_lines() -> None:
    lines = duel("--games", "20").stderr.splitlines()
    assert len(lines) == 10
    assert lines[-1] == "20 of 20 games, about 0:00:00 left"


def test_the_json_file_holds_everything(tmp_path: Path) -> None:
    file = tmp_path / "standings.json"
    result = duel("--games", "6", "--json", str(file))
    standings = read_standings(file.read_bytes())
    assert (standings.game, standings.seed, standings.planned) == ("tictactoe", 5, 6)
    assert [bot.bot for bot in standings.bots] == ["random", "greedy"]
    assert [game.number for game in standings.games] == [1, 2, 3, 4, 5, 6]
    assert str(file) in result.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["standings.json"]


def test_the_records_can_be_verified(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    result = ask("byzantio", "--bots", "random,random", "--games", "2", "--records", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name[:7] for file in files] == ["000001_", "000002_"]
    assert [verify(read_record(file), open_title("byzantio")) is None for file in files] == [False, False]
    assert str(folder) in result.stdout


@pytest.mark.parametrize(("lang", "said"), [("en", "Interrupted after"), ("fr", "Interrompu après")])
def test_ctrl_c_reports_and_writes_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    def interrupt(_: object, done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    monkeypatch.setattr(Display, "show", interrupt)
    file = tmp_path / "standings.json"
    result = duel("--games", "100", "--json", str(file), lang=lang)
    assert result.exit_code == 130
    assert said in result.stdout
    assert row(result, "greedy")[1] == "4"
    assert len(read_standings(file.read_bytes()).games) == 4


def test_an_interrupted_series_is_resumed_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object, done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    file, records = tmp_path / "standings.json", tmp_path / "records"
    asked = ("--games", "10", "--json", str(file), "--records", str(records))
    with monkeypatch.context() as patched:
        patched.setattr(Display, "show", interrupt)
        duel(*asked)
    result = duel(*asked, "--resume")
    assert result.exit_code == 0
    assert f"4 games are in {file} already" in result.stdout
    assert row(result, "greedy")[1] == "10"
    assert len(read_standings(file.read_bytes()).games) == len(list(records.iterdir())) == 10


@pytest.mark.parametrize(("lang", "said"), [("en", "changed by somebody else"), ("fr", "Quelqu’un d’autre a modifié")])
def test_a_file_that_somebody_else_writes_to_is_left_to_him(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    file = tmp_path / "standings.json"
    monkeypatch.setattr(Display, "show", lambda *_: file.write_text("somebody else's"))
    result = duel("--games", "4", "--json", str(file), lang=lang)
    assert result.exit_code == 1
    assert said in result.stderr
    assert file.read_text() == "somebody else's"
    assert len(read_standings((tmp_path / "standings.json.part").read_bytes()).games) == 4


def test_to_resume_what_has_not_begun_begins_it(tmp_path: Path) -> None:
    file = tmp_path / "standings.json"
    assert duel("--games", "4", "--json", str(file), "--resume").exit_code == 0
    assert len(read_standings(file.read_bytes()).games) == 4


def test_a_series_without_a_seed_is_resumed_with_the_one_that_was_drawn(tmp_path: Path) -> None:
    asked = ("tictactoe", "--bots", "random,greedy", "--json", str(tmp_path / "standings.json"))
    ask(*asked, "--games", "2")
    assert ask(*asked, "--games", "4", "--resume").exit_code == 0


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "the bots: random,greedy then, greedy,random now"), ("fr", "les robots : random,greedy")]
)
def test_another_series_is_not_resumed(tmp_path: Path, lang: str, said: str) -> None:
    file = tmp_path / "standings.json"
    duel("--games", "2", "--json", str(file))
    before = file.read_bytes()
    result = duel("--games", "4", "--json", str(file), "--resume", bots="greedy,random", lang=lang)
    assert result.exit_code == 2
    assert said in result.stderr
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["standings.json"]


def test_what_cannot_be_resumed_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "standings.json"
    file.write_text("precious")
    result = duel("--json", str(file), "--resume")
    assert result.exit_code == 2
    assert "cannot be gone on with" in result.stderr
    assert file.read_text() == "precious"
    assert "--json FILE" in duel("--resume").stderr


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_series_that_is_told_to_end_keeps_what_is_done(tmp_path: Path, processes: str) -> None:
    file, records = tmp_path / "standings.json", tmp_path / "records"
    words = ["arena", "connectfour", "--bots", "random,random", "--games", "100000", "--processes", processes]
    words += ["--json", str(file), "--records", str(records), "--lang", "en"]
    command = [sys.executable, "-m", "logothete", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as series:
        while not (records.is_dir() and len(list(records.iterdir())) > 100):
            assert series.poll() is None
            time.sleep(0.05)
        series.terminate()
        said, _ = series.communicate(timeout=60)
    assert series.returncode == 130
    assert "Interrupted after" in said
    assert read_standings(file.read_bytes()).games


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", ["no game had been played", "nothing to count"]), ("fr", ["aucune partie", "rien à compter"])],
)
def test_ctrl_c_at_once_says_that_there_is_nothing(monkeypatch: pytest.MonkeyPatch, lang: str, said: list[str]) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(series_module, "play_game", interrupt)
    result = duel("--games", "10", lang=lang)
    assert result.exit_code == 130
    assert [part for part in said if part not in result.stdout] == []


@pytest.mark.usefixtures("_broken")
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", ["Game 1 failed", "2 more games"]), ("fr", ["Échec de la partie 1 ", "2 autres parties"])],
)
def test_failed_games_are_reported_with_the_way_to_repeat_them(lang: str, said: list[str]) -> None:
    result = duel("--games", "5", lang=lang)
    assert result.exit_code == 1
    assert [part for part in said if part not in result.stderr] == []
    assert "RuntimeError: no idea" in result.stderr
    assert "logothete arena tictactoe --bots random,greedy --seed 5 --only 1" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.usefixtures("_broken")
def test_a_failed_game_that_is_repeated_shows_where_it_fails() -> None:
    result = duel("--only", "3")
    assert result.exit_code == 1
    assert "Game 3 failed" in result.stderr
    assert 'raise RuntimeError("no idea")' in result.stderr


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (("chess", "--bots", "random"), "There is no game chess", "Il n’y a pas de jeu chess"),
        (("tictactoe", "--bots", "random,genius"), 'no bot "genius"', "pas de robot « genius »"),
        (("tictactoe", "--bots", "random"), "is for 2 players", "se joue à 2"),
        (("tictactoe", "--bots", "random,random", "--option", "x"), "KEY=VALUE", "CLÉ=VALEUR"),
        (("tictactoe", "--bots", "random,random", "--option", "x=y"), "none at all", "aucune"),
        (
            ("byzantio", "--bots", "random,random", "--option", "houses=none"),
            "It has: events=open|hidden; houses=choose|deal",
            "Ses options : events=open|hidden; houses=choose|deal",
        ),
        (("tictactoe", "--bots", "random,random", "--pack", "."), "cannot be used", "ne peut pas être employé"),
        (
            ("tictactoe", "--bots", "random,random", "--json", "no/where.json"),
            "where.json cannot be written",
            "where.json ne peut pas être écrit",
        ),
        (
            ("tictactoe", "--bots", "random,random", "--report", "no/where.md"),
            "where.md cannot be written",
            "where.md ne peut pas être écrit",
        ),
        (
            ("tictactoe", "--bots", "random,random", "--json", "one", "--report", "one"),
            "both name one",
            "nomment tous deux one",
        ),
        (
            ("tictactoe", "--bots", "random,random", "--json", "one", "--report", "here/../one"),
            "both name here/../one",
            "nomment tous deux here/../one",
        ),
    ],
)
def test_what_cannot_be_done_is_said_before_anything_is_played(
    arguments: tuple[str, ...], english: str, french: str
) -> None:
    for lang, said in (("en", english), ("fr", french)):
        result = ask(*arguments, lang=lang)
        assert (result.exit_code, result.stdout) == (2, "")
        assert said in result.stderr


@pytest.mark.parametrize(("lang", "said"), [("en", "exists already"), ("fr", "existe déjà")])
def test_no_file_is_overwritten(tmp_path: Path, lang: str, said: str) -> None:
    file = tmp_path / "standings.json"
    file.write_text("precious")
    result = duel("--json", str(file), lang=lang)
    assert result.exit_code == 2
    assert said in result.stderr
    assert file.read_text() == "precious"


@pytest.mark.parametrize(("lang", "said"), [("en", "not empty"), ("fr", "pas vide")])
def test_series_do_not_mix_in_a_folder_of_records(tmp_path: Path, lang: str, said: str) -> None:
    (tmp_path / "other.json").touch()
    result = duel("--records", str(tmp_path), lang=lang)
    assert result.exit_code == 2
    assert said in result.stderr


@pytest.mark.parametrize(("lang", "said"), [("en", "Let bots play"), ("fr", "Faire jouer")])
def test_help_speaks_the_chosen_language(lang: str, said: str) -> None:
    assert said in CliRunner().invoke(build("en"), ["--help", "--lang", lang]).stdout


@pytest.mark.parametrize(
    ("seconds", "shown"), [(0.4, "0:00:00"), (59.6, "0:01:00"), (3725, "1:02:05"), (360000, "100:00:00")]
)
def test_durations_count_hours_without_end(seconds: float, shown: str) -> None:
    assert duration(seconds) == shown


def test_games_from_before_do_not_shorten_the_time_that_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 0.0
    monkeypatch.setattr("logothete.cli.progress.time.monotonic", lambda: now)
    display = Display(catalogue("en", "arena"), 71)
    display.show(60)
    now = 100.0
    display.show(61)
    assert "61 of 71 games, about 0:16:40 left" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["# Tic-tac-toe: who plays better", "10 of 10 games played", "- **Lead**: points", "`random` | +0."]),
        (
            "fr",
            ["# Morpion : qui joue le mieux", "10 sur 10 parties jouées", "- **Avance** : points", "`random` | +0,"],
        ),
    ],
)
def test_the_figures_are_kept_as_a_page(tmp_path: Path, lang: str, said: list[str]) -> None:
    file = tmp_path / "page.md"
    result = duel("--games", "10", "--report", str(file), lang=lang)
    page = file.read_text(encoding="utf-8")
    assert [part for part in said if part not in page] == []
    assert str(file) in result.stdout
    assert list(tmp_path.iterdir()) == [file]
    (shown,) = [line for line in result.stdout.splitlines() if line.startswith("greedy ")]
    (kept,) = [line for line in page.splitlines() if line.startswith("| `greedy` | 10 ")]
    assert re.split(r"  +", shown.strip())[1:] == kept.strip("| ").split(" | ")[1:]


def test_the_page_says_how_to_play_its_games_again(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    ask(
        "byzantio",
        "--bots",
        "easy,random",
        "--games",
        "2",
        "--seed",
        "7",
        "--option",
        "houses=deal",
        "--report",
        str(file),
    )
    (command,) = [line.strip() for line in file.read_text().splitlines() if line.startswith("    ")]
    assert "--bots casual,random --seed 7 --option events=open --option houses=deal --games 2" in command
    assert ask(*command.split()[2:]).exit_code == 0


def test_the_page_of_a_single_game_names_it(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    duel("--only", "3", "--report", str(file))
    assert "--bots random,greedy --seed 5 --only 3\n" in file.read_text()


def test_nothing_played_leaves_an_earlier_page_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "page.md"
    file.write_text("from before")

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Display, "show", interrupt)
    assert duel("--games", "4", "--report", str(file)).exit_code == 130
    assert file.read_text() == "from before"
    assert list(tmp_path.iterdir()) == [file]


def test_another_series_leaves_nothing_half_written(tmp_path: Path) -> None:
    file, page = tmp_path / "standings.json", tmp_path / "page.md"
    duel("--games", "2", "--json", str(file))
    assert duel("--games", "2", "--json", str(file), "--resume", "--report", str(page), bots="random,random").exit_code
    assert list(tmp_path.iterdir()) == [file]
