"""`make bench`: our engine beside others, in one run.

Every engine works in processes of its own, a slice at a time, one after the other, for several rounds. Ratios are
taken inside a round. README.md in this folder says how to read the tables.
"""

from __future__ import annotations

import platform
import sys
from datetime import UTC, datetime
from os import getloadavg
from pathlib import Path

import click
import msgspec
from rich.console import Console

from benchmarks.runs import ROOT, Failed, Runs, WrongEngine, ask, measure, run_rounds
from benchmarks.table import FigureLine, RatioLine, figure_line, figure_table, ratio_line, ratio_table
from benchmarks.trials import COMPARISONS, FIGURES, TRIALS, Side, Trial

PROBE = {
    side: Trial("ours", "connectfour-clone", side, "Logothete", "which engine") for side in ("compiled", "interpreted")
}
WIDTH = 150


class Report(msgspec.Struct, frozen=True):
    """A run as data."""

    taken: datetime
    python: str
    machine: str
    rounds: int
    seconds: float
    load: list[float]
    """The load averages of the machine over the last minute, before and after."""
    figures: list[FigureLine]
    ratios: list[RatioLine]


class DifferentGames(Exception):
    """The two engines do not play alike, so their speeds mean nothing."""


def is_compiled(engine: Path) -> bool:
    """Whether there was a C compiler when this copy of the package was built."""
    return any(file.suffix in (".so", ".pyd") for file in engine.glob("logothete/kernel/state.*"))


def check_engines(engines: dict[Side, Path]) -> None:
    """Raise unless each side is what it claims to be and both play the same seeded games."""
    for side in engines:
        measure(PROBE[side], 0.01, engines)
    traces = {side: ask("ours", ["trace"], path).strip() for side, path in engines.items()}
    if len(set(traces.values())) > 1:
        raise DifferentGames(
            "the compiled and the interpreted engine play different games from the same seed; nothing was measured. "
            "Build the engine again (`make build/release.stamp`); otherwise `make test-compiled` shows where they part"
        )


def machine() -> str:
    """The processor, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return f"{models[0]}, {len(models)} cores" if models else platform.machine()


@click.command(help=__doc__)
@click.option("--rounds", default=3, show_default=True, type=click.IntRange(1))
@click.option("--seconds", default=2.0, show_default=True, type=click.FloatRange(0.01), help="CPU time of each slice.")
@click.option("--only", default="", help="Only trials whose name contains this, such as `connect` or `ours/`.")
@click.option("--json", "file", type=click.Path(path_type=Path, dir_okay=False), help="Also write the results here.")
@click.option(
    "--compiled", default=ROOT / "build/release", type=click.Path(path_type=Path), help="The compiled package."
)
@click.option("--interpreted", default=ROOT / "src", type=click.Path(path_type=Path), help="The sources.")
def main(rounds: int, seconds: float, only: str, file: Path | None, compiled: Path, interpreted: Path) -> None:
    # A pipe or a file has no width of its own.
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    trials = [trial for trial in TRIALS if only in trial.key]
    if not trials:
        sys.exit(f"no trial is called {only!r}; the trials are {', '.join(trial.key for trial in TRIALS)}")
    runs = Runs(trials)
    engines: dict[Side, Path] = {"interpreted": interpreted}
    if is_compiled(compiled):
        engines["compiled"] = compiled
    for trial in trials:
        if trial.side != "peer" and trial.side not in engines:
            runs.skip(trial, "absent: the engine was built without a C compiler")
    try:
        check_engines(engines)
    except (WrongEngine, DifferentGames, Failed) as error:
        sys.exit(str(error))
    before = getloadavg()[0]
    with Console(stderr=True).status("") as status:
        run_rounds(
            runs,
            trials,
            rounds,
            seconds,
            engines,
            lambda number, trial: status.update(f"round {number + 1} of {rounds}: {trial.engine}, {trial.work}"),
        )
    keys = {trial.key for trial in trials}
    report = Report(
        datetime.now(UTC),
        platform.python_version(),
        machine(),
        rounds,
        seconds,
        [before, getloadavg()[0]],
        [figure_line(figure, runs) for figure in FIGURES if figure.trial.key in keys],
        [ratio_line(pair, runs) for pair in COMPARISONS if {pair.ours.key, pair.peer.key} <= keys],
    )
    console.print(figure_table(report.figures))
    console.print(ratio_table(report.ratios))
    console.print(
        f"{report.machine}, Python {report.python}; {rounds} rounds of {seconds:g} s; "
        f"load {report.load[0]:.1f} before, {report.load[1]:.1f} after (the run itself is 1)"
    )
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")


if __name__ == "__main__":
    main()
