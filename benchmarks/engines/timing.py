"""What the scripts of all engines share: doing work for a slice of CPU time, and saying how much was done.

A script is run as `python -m benchmarks.engines.<script> <workload> <seconds>`. It knows nothing of the other engines.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from time import process_time
from typing import NamedTuple

import msgspec

WARM_UP = 0.2
"""The share of the slice that is spent before the clock starts."""


class Workload(NamedTuple):
    """Something to do again and again: `batch` does a piece of it and says how much that was."""

    batch: Callable[[], Mapping[str, float]]
    length: float = 0.0
    """Mean decisions in a game, where the batch cannot count them."""
    choices: float = 0.0
    """Mean legal actions at a decision."""


class Sample(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="sample"):
    """What one process did in its slice: CPU seconds and counts, and what is needed to judge them."""

    seconds: float
    counts: dict[str, float]
    length: float = 0.0
    choices: float = 0.0
    release: str = ""
    files: list[str] = []
    """Where the modules that matter were loaded from."""

    def rate(self, count: str) -> float:
        """How many a CPU second."""
        return self.counts[count] / self.seconds


class Absent(msgspec.Struct, frozen=True, tag="absent"):
    """An engine that is not installed here, and how that showed."""

    reason: str


def run(workload: Workload, seconds: float) -> tuple[float, dict[str, float]]:
    """Work until `seconds` of this process's CPU time have passed; say how many exactly, and what was done."""
    warm = process_time() + WARM_UP * seconds
    while process_time() < warm:
        workload.batch()
    done: dict[str, float] = {}
    start = process_time()
    end = start + seconds
    while True:
        for count, number in workload.batch().items():
            done[count] = done.get(count, 0.0) + number
        now = process_time()
        if now >= end:
            return now - start, done


def sample(workload: Workload, seconds: float, package: str, modules: Sequence[str] = ()) -> Sample:
    """Measure a workload of an installed package, or of modules whose files are then named."""
    spent, counts = run(workload, seconds)
    length = workload.length
    if not length and counts.get("games"):
        length = counts.get("decisions", 0.0) / counts["games"]
    files = [str(import_module(module).__file__) for module in modules]
    return Sample(spent, counts, length, workload.choices, release(package), files)


def release(package: str) -> str:
    """The installed version of a package; empty for one that is run from its sources."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def main(workloads: Mapping[str, Callable[[], Workload]], package: str, modules: Sequence[str] = ()) -> None:
    """The command line of a script."""
    if len(sys.argv) != 3 or sys.argv[1] not in workloads:
        sys.exit(f"usage: {sys.argv[0]} <workload> <seconds>; the workloads are {', '.join(workloads)}")
    answer: Sample | Absent
    try:
        answer = sample(workloads[sys.argv[1]](), float(sys.argv[2]), package, modules)
    except ImportError as error:
        answer = Absent(str(error))
    print(msgspec.json.encode(answer).decode())
