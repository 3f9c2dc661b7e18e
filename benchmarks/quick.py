"""`make bench-quick`: the working tree beside an earlier commit, in less than a minute.

By default the interpreted engines of both, since compiling the earlier one takes longer than measuring it.
"""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
from pathlib import Path
from shutil import rmtree

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from benchmarks.engines.timing import Absent
from benchmarks.figures import NotComparable, rates, ratio, span
from benchmarks.runs import ROOT, Failed, Runs, WrongEngine, ask, measure
from benchmarks.table import short, times
from benchmarks.trials import Figure, Side, Trial

BASE = ROOT / "build/bench-base"
WORK = (
    ("byzantio-random", "Byzantio, random", "decisions"),
    ("byzantio-clone", "Byzantio, mid-game", "clones"),
    ("byzantio-strategist", "Byzantio, strategist", "simulations"),
    ("necrosia-random", "Necrosia, random", "decisions"),
    ("necrosia-strategist", "Necrosia, strategist", "simulations"),
    ("connectfour-random", "connect four, random", "decisions"),
    ("connectfour-clone", "connect four, mid-game", "clones"),
)
SLOWER = 1 / 1.3
"""A ratio below this is more than noise."""


class NoBase(Exception):
    """There is no commit to compare with."""


def check_out(base: str, folder: Path, root: Path = ROOT) -> str:
    """Write the files of a commit into `folder`; say which commit it is. The working tree is not touched."""
    found = git(root, "rev-parse", "--verify", "--quiet", f"{base}^{{commit}}")
    if found.returncode != 0:
        raise NoBase(
            f"there is no commit {base!r} to compare with (a first commit has no previous one); "
            "name another: make bench-quick BASE=<commit>"
        )
    commit = found.stdout.decode().strip()
    archive = git(root, "archive", "--format=tar", commit)
    if archive.returncode != 0:
        raise NoBase(f"git could not pack {base}: {archive.stderr.decode().strip()}")
    rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as tar:
        tar.extractall(folder, filter="data")
    return commit


def git(root: Path, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, check=False)


def build(tree: Path) -> None:
    """Compile the engine of an earlier commit, with the build of that commit."""
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build", "--build-lib", "engine"],
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise Failed(f"the earlier engine cannot be compiled: {(done.stderr.strip().splitlines() or ['?'])[-1]}")


def compare(now: Path, then: Path, side: Side, rounds: int, seconds: float, console: Console) -> Table:
    """Both packages, interleaved."""
    table = Table(title="The working tree beside the earlier commit", title_justify="left")
    for heading in ("work", "by", "now", "then", "times as fast", ""):
        table.add_column(heading, justify="left" if heading in ("work", "by", "") else "right")
    trials = [Trial("ours", workload, side, "Logothete", work) for workload, work, _ in WORK]
    here, there = Runs(trials), Runs(trials)
    with console.status("") as status:
        for number in range(rounds):
            for trial in trials:
                status.update(f"round {number + 1} of {rounds}: {trial.work}")
                for runs, path in ((here, now), (there, then)):
                    sample = measure(trial, seconds, {side: path})
                    runs.rounds[trial.key].append(None if isinstance(sample, Absent) else sample)
    for trial, (_, work, count) in zip(trials, WORK, strict=True):
        figure = Figure(trial, count)
        values = [span([figure.value(rate) for rate in rates(runs.of(trial), count)]) for runs in (here, there)]
        try:
            faster = ratio(here.of(trial), there.of(trial), count, same_rules=count == "decisions")
        except NotComparable as refusal:
            table.add_row(work, figure.unit, *(short(value.median) for value in values), escape(str(refusal)), "")
            continue
        table.add_row(
            work,
            figure.unit,
            *(short(value.median) for value in values),
            escape(times(faster)),
            "[bold red]SLOWER[/]" if faster.median < SLOWER else "",
        )
    return table


@click.command(help=__doc__)
@click.argument("base", default="HEAD~1")
@click.option("--compiled", is_flag=True, help="Compile both engines first (minutes, not seconds).")
@click.option("--rounds", default=3, show_default=True, type=click.IntRange(1))
@click.option("--seconds", default=0.8, show_default=True, type=click.FloatRange(0.01), help="CPU time of each slice.")
def main(base: str, compiled: bool, rounds: int, seconds: float) -> None:
    console = Console()
    side: Side = "compiled" if compiled else "interpreted"
    try:
        commit = check_out(base, BASE)
        if compiled:
            build(BASE)
        now, then = (ROOT / "build/release", BASE / "engine") if compiled else (ROOT / "src", BASE / "src")
        if ask("ours", ["trace"], now) != ask("ours", ["trace"], then):
            console.print(
                "The same seeds now give other games than then: a rule, or the order of the dice, has changed."
            )
        table = compare(now, then, side, rounds, seconds, Console(stderr=True))
    except NoBase as nothing:
        console.print(str(nothing))
        return
    except (Failed, WrongEngine) as error:
        sys.exit(str(error))
    console.print(table)
    console.print(f"{side} engines; then: {base} ({commit[:10]})")


if __name__ == "__main__":
    main()
