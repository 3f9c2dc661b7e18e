"""The benchmarks: their arithmetic, what they refuse to compare, the engines they insist on, and the tables."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from rich.console import Console
from rich.table import Table

from benchmarks import quick, runs, table, trials
from benchmarks.bench import DifferentGames, check_engines, is_compiled
from benchmarks.engines.timing import Absent, Sample, Workload, run, sample
from benchmarks.figures import NotComparable, Range, check_lengths, rates, ratio, span
from benchmarks.runs import ROOT, Failed, Runs, WrongEngine, ask, check_files, measure, run_rounds
from benchmarks.trials import BYZANTIO, CATAN, CLONE, CONNECT, CONNECT_PEER, Comparison, Figure, Trial

SOURCES = ROOT / "src"


def rounds(*rates_of_rounds: float, length: float = 20.0) -> list[Sample | None]:
    """Rounds of two seconds with so many decisions a second."""
    return [Sample(2.0, {"decisions": 2 * rate}, length) for rate in rates_of_rounds]


def measured(ours: list[Sample | None], theirs: list[Sample | None]) -> Runs:
    found = Runs([CONNECT, CONNECT_PEER])
    found.rounds[CONNECT.key] = ours
    found.rounds[CONNECT_PEER.key] = theirs
    return found


def printed(shown: Table) -> str:
    out = io.StringIO()
    Console(file=out, width=200).print(shown)
    return out.getvalue()


# The arithmetic.


def test_a_rate_is_a_count_by_cpu_seconds() -> None:
    assert rates([Sample(0.5, {"games": 10}), None, Sample(2.0, {"games": 10})], "games") == [20, 5]


def test_a_span_is_the_median_and_the_extremes() -> None:
    assert span([3, 1, 2]) == Range(2, 1, 3)


def test_ratios_are_taken_inside_a_round() -> None:
    # The machine was three times as slow in the second round; the ratio of the medians would be 6.
    assert ratio(rounds(40, 10, 60), rounds(10, 3, 10), "decisions", True) == Range(4, 10 / 3, 6)


def test_a_round_that_failed_on_one_side_does_not_count() -> None:
    assert ratio([None, *rounds(40)], rounds(1, 10), "decisions", True) == Range(4, 4, 4)


def test_nothing_is_compared_with_an_absent_engine() -> None:
    with pytest.raises(NotComparable, match="absent"):
        ratio(rounds(40), [None], "decisions", False)


# The refusal.


def test_the_same_rules_must_give_games_of_the_same_length() -> None:
    with pytest.raises(NotComparable, match=r"20\.50 decisions here and 20\.00 there, 2\.5% apart"):
        ratio(rounds(40, length=20.5), rounds(10, length=20), "decisions", same_rules=True)


def test_two_per_cent_are_noise() -> None:
    check_lengths(rounds(40, length=20.3), rounds(10, length=20))


def test_a_length_that_is_not_known_is_not_taken_for_equal() -> None:
    with pytest.raises(NotComparable, match="not known"):
        check_lengths(rounds(40, length=0), rounds(10))


def test_other_rules_may_give_games_of_another_length() -> None:
    assert ratio(rounds(40, length=235), rounds(10, length=900), "decisions", same_rules=False).median == 4


# What is measured.


def test_every_comparison_is_between_measured_entries_and_by_something_both_count() -> None:
    counted = {(figure.trial.key, figure.count) for figure in trials.FIGURES}
    for pair in trials.COMPARISONS:
        assert {(pair.ours.key, pair.count), (pair.peer.key, pair.count)} <= counted


def test_entries_have_names_of_their_own() -> None:
    assert len({trial.key for trial in trials.TRIALS}) == len(trials.TRIALS)


@pytest.mark.parametrize("trial", [trial for trial in trials.TRIALS if trial.script == "ours"], ids=lambda one: one.key)
def test_our_entries_are_workloads_of_our_script(trial: Trial) -> None:
    from benchmarks.engines.ours import WORKLOADS

    assert trial.workload in WORKLOADS


def test_a_time_is_reached_from_above_and_a_rate_from_below() -> None:
    assert Figure(CLONE, "clones", 0.2).reached(0.1)
    assert not Figure(CLONE, "clones", 0.2).reached(0.3)
    assert Figure(BYZANTIO, "games", 10_000).reached(12_000)
    assert not Figure(BYZANTIO, "games", 10_000).reached(9_000)
    assert Figure(CATAN, "games").reached(1) is None


def test_the_peers_are_pinned_with_hashes_and_without_addresses() -> None:
    lines = (ROOT / "benchmarks/requirements.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith(" ")]
    assert all(re.fullmatch(r"[a-z0-9-]+==\S+ \\", pin) for pin in pins)
    assert {"catanatron", "chess", "open-spiel", "pettingzoo"} <= {pin.split("==")[0] for pin in pins}
    assert all(line.startswith("    --hash=sha256:") for line in lines if line.startswith(" "))


# The processes.


def test_a_slice_counts_only_what_came_after_the_warm_up() -> None:
    batches = 0

    def batch() -> dict[str, float]:
        nonlocal batches
        batches += 1
        return {"games": 1, "decisions": 7}

    seconds, counts = run(Workload(batch), 0.02)
    assert seconds >= 0.02
    assert 0 < counts["games"] < batches
    assert counts["decisions"] == 7 * counts["games"]


def test_the_length_of_games_follows_from_the_counts() -> None:
    assert sample(Workload(lambda: {"games": 2, "decisions": 15}), 0.001, "no-such-package").length == 7.5


def test_the_sources_play_in_a_process_of_their_own() -> None:
    trial = Trial("ours", "tictactoe-random", "interpreted", "Logothete", "tic-tac-toe")
    found = measure(trial, 0.05, {"interpreted": SOURCES})
    assert isinstance(found, Sample)
    assert 5 <= found.length <= 9
    assert all(Path(file).is_relative_to(SOURCES) for file in found.files)


def test_sources_are_not_measured_as_the_compiled_engine() -> None:
    trial = Trial("ours", "tictactoe-random", "compiled", "Logothete", "tic-tac-toe")
    with pytest.raises(WrongEngine, match=r"the compiled engine was to be measured, but .*\.py was loaded"):
        measure(trial, 0.01, {"compiled": SOURCES})


def test_a_binary_is_not_measured_as_the_sources() -> None:
    with pytest.raises(WrongEngine, match=r"state\.cpython-311\.so was loaded"):
        check_files(Sample(1.0, {}, files=["state.cpython-311.so"]), "interpreted")


def test_engines_that_play_different_games_are_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.bench.measure", lambda *_: None)
    monkeypatch.setattr("benchmarks.bench.ask", lambda _script, _arguments, engine: f"trace of {engine}")
    with pytest.raises(DifferentGames, match="different games from the same seed"):
        check_engines({"compiled": Path("build/engine"), "interpreted": Path("src")})


def test_sources_alone_are_not_a_compiled_engine(tmp_path: Path) -> None:
    assert not is_compiled(SOURCES)
    kernel = tmp_path / "logothete/kernel"
    kernel.mkdir(parents=True)
    (kernel / "state.cpython-311-x86_64-linux-gnu.so").touch()
    assert is_compiled(tmp_path)


def test_a_workload_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(Failed, match="the workloads are byzantio-random"):
        ask("ours", ["chess", "1"], SOURCES)


def test_what_is_absent_is_asked_for_once_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def answer(trial: Trial, _seconds: float, _engines: runs.Engines) -> Sample | Absent:
        asked.append(trial.key)
        return Absent("No module named 'pyspiel'") if trial == CONNECT_PEER else Sample(1.0, {"decisions": 5.0})

    monkeypatch.setattr("benchmarks.runs.measure", answer)
    found = Runs([CONNECT, CONNECT_PEER])
    run_rounds(found, [CONNECT, CONNECT_PEER], 2, 1.0, {}, lambda *_: None)
    assert asked == [CONNECT.key, CONNECT_PEER.key, CONNECT.key]
    assert found.missing == {CONNECT_PEER.key: "absent: No module named 'pyspiel'"}
    assert found.of(CONNECT_PEER) == [None, None]


def test_an_answer_survives_the_way_between_processes() -> None:
    found = Sample(1.0, {"games": 3.0}, 21.3, 6.8, "2.0.2", ["state.py"])
    assert msgspec.json.decode(msgspec.json.encode(found), type=Sample | Absent) == found


# The tables.


def test_the_table_of_ratios_marks_aims_with_words() -> None:
    pair = Comparison(CONNECT, CONNECT_PEER, "decisions", same_rules=True, aim=2)
    assert "≥ 2 reached" in printed(table.ratio_table([table.ratio_line(pair, measured(rounds(30), rounds(10)))]))
    missed = printed(table.ratio_table([table.ratio_line(pair, measured(rounds(10, 30), rounds(10, 20)))]))
    assert "≥ 2 MISSED" in missed
    assert "1.25 [1-1.5]" in missed


def test_the_table_says_why_there_is_no_ratio() -> None:
    pair = Comparison(CONNECT, CONNECT_PEER, "decisions", same_rules=True, aim=2)
    line = table.ratio_line(pair, measured(rounds(30, length=21), rounds(10, length=42)))
    assert line.value is None
    assert "not compared: a game takes 21.00 decisions here and 42.00 there" in printed(table.ratio_table([line]))


def test_the_table_of_figures_says_what_is_absent() -> None:
    found = measured([None], rounds(1_230_000, 1_000_000, 1_500_000))
    found.skip(CONNECT, "absent: the engine was built without a C compiler")
    lines = [table.figure_line(Figure(trial, "decisions"), found) for trial in (CONNECT, CONNECT_PEER)]
    shown = printed(table.figure_table(lines))
    assert "absent: the engine was built without a C compiler" in shown
    assert re.search(r"1\.23 M .* 1 M to 1\.5 M .* decisions/s .* 20\.0", shown)


@pytest.mark.parametrize(
    ("number", "text"), [(0.1125, "0.113"), (12.34, "12.3"), (5558, "5558"), (13_049, "13 k"), (3_058_000, "3.06 M")]
)
def test_numbers_are_short(number: float, text: str) -> None:
    assert table.short(number) == text


# The comparison with an earlier commit.


def repository(folder: Path) -> Path:
    """One commit with one file."""
    (folder / "file.txt").write_text("then", encoding="utf-8")
    for command in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "one"]):
        subprocess.run(["git", "-c", "user.name=T", "-c", "user.email=t@example.org", *command], cwd=folder, check=True)
    return folder


def test_an_earlier_commit_is_written_beside_the_working_tree(tmp_path: Path) -> None:
    (tmp_path / "tree").mkdir()
    tree = repository(tmp_path / "tree")
    (tree / "file.txt").write_text("now", encoding="utf-8")
    commit = quick.check_out("HEAD", tmp_path / "base", tree)
    assert re.fullmatch("[0-9a-f]{40}", commit)
    assert (tmp_path / "base/file.txt").read_text(encoding="utf-8") == "then"
    assert (tree / "file.txt").read_text(encoding="utf-8") == "now"


def test_a_first_commit_has_no_previous_one(tmp_path: Path) -> None:
    with pytest.raises(quick.NoBase, match="no commit 'HEAD~1' to compare with"):
        quick.check_out("HEAD~1", tmp_path / "base", repository(tmp_path))


def test_the_working_tree_is_compared_with_itself() -> None:
    shown = printed(quick.compare(SOURCES, SOURCES, "interpreted", 1, 0.2, Console(file=io.StringIO())))
    assert all(work in shown for _, work, _ in quick.WORK)


@pytest.mark.parametrize("module", ["bench", "quick"])
def test_the_commands_explain_themselves(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", f"benchmarks.{module}", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "--rounds" in done.stdout
