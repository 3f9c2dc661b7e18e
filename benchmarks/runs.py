"""Running trials: each in a process of its own, one after the other, round after round."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from benchmarks.engines.timing import Absent, Sample
from benchmarks.trials import Side, Trial

ROOT = Path(__file__).parent.parent

Engines = Mapping[Side, Path]
"""Where the compiled and the interpreted package lie."""

ONE_THREAD = {f"{library}_NUM_THREADS": "1" for library in ("OMP", "OPENBLAS", "MKL")}
# Every run plays the same games, and no environment opens a window.
SETTINGS = {**ONE_THREAD, "PYTHONHASHSEED": "0", "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


class WrongEngine(Exception):
    """Another engine was loaded than the one that was to be measured."""


class Failed(Exception):
    """A process that did not answer; the message is the end of what it said."""


def environment(engine: Path | None) -> dict[str, str]:
    """The environment of a process that uses the package at `engine`; None for one that needs none of ours."""
    path = {} if engine is None else {"PYTHONPATH": str(engine)}
    return {**{key: value for key, value in os.environ.items() if key != "PYTHONPATH"}, **SETTINGS, **path}


def ask(module: str, arguments: Sequence[str], engine: Path | None) -> str:
    """What a script prints."""
    done = subprocess.run(
        [sys.executable, "-m", f"benchmarks.engines.{module}", *arguments],
        cwd=ROOT,
        env=environment(engine),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or ["it said nothing"]
        raise Failed(f"benchmarks.engines.{module} {' '.join(arguments)} failed ({done.returncode}): {said[-1]}")
    return done.stdout


def check_files(sample: Sample, side: Side) -> None:
    """Raise `WrongEngine` unless every module came from the side that is measured."""
    if side == "peer":
        return
    wanted = {"compiled": (".so", ".pyd"), "interpreted": (".py",)}[side]
    wrong = [file for file in sample.files if Path(file).suffix not in wanted]
    if wrong or not sample.files:
        raise WrongEngine(
            f"the {side} engine was to be measured, but {wrong[0] if wrong else 'nothing'} was loaded; "
            "`make clean build/release.stamp` builds it again (the compiled one needs a C compiler)"
        )


def measure(trial: Trial, seconds: float, engines: Engines) -> Sample | Absent:
    """One slice of a trial."""
    # Our adapters run inside the peers' interpreter, so everything but a peer gets our package.
    answer = ask(trial.script, [trial.workload, str(seconds)], engines.get(trial.side))
    sample = msgspec.json.decode(answer, type=Sample | Absent)
    if isinstance(sample, Sample):
        check_files(sample, trial.side)
    return sample


class Runs:
    """What was measured: for each trial its rounds, or why there are none."""

    def __init__(self, trials: Sequence[Trial]) -> None:
        self.rounds: dict[str, list[Sample | None]] = {trial.key: [] for trial in trials}
        self.missing: dict[str, str] = {}

    def of(self, trial: Trial) -> list[Sample | None]:
        return self.rounds.get(trial.key, [])

    def skip(self, trial: Trial, reason: str) -> None:
        """Not to be tried again."""
        self.missing[trial.key] = reason


def run_rounds(
    runs: Runs,
    trials: Sequence[Trial],
    rounds: int,
    seconds: float,
    engines: Engines,
    tell: Callable[[int, Trial], None],
) -> None:
    """Measure every trial once in each round. One that is absent or fails is not tried again, the others go on."""
    for number in range(rounds):
        for trial in trials:
            sample: Sample | None = None
            if trial.key not in runs.missing:
                tell(number, trial)
                try:
                    answer = measure(trial, seconds, engines)
                except Failed as failure:
                    runs.skip(trial, str(failure))
                else:
                    if isinstance(answer, Absent):
                        runs.skip(trial, f"absent: {answer.reason}")
                    else:
                        sample = answer
            runs.rounds[trial.key].append(sample)
