"""Interpreted and compiled engine play the same games, byte for byte. Collected by `make test-compiled` only."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def play_with(engine: str) -> tuple[str, bytes]:
    """The file of the engine's state and the records it plays, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled.play_records"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": engine},
        capture_output=True,
        check=True,
    )
    return done.stderr.decode().splitlines()[0], done.stdout


def test_both_engines_play_the_same_records() -> None:
    source, interpreted = play_with("src")
    library, compiled = play_with("build/engine")
    assert source.endswith(".py")
    assert not library.endswith(".py")
    assert len(interpreted) > 100_000
    assert interpreted == compiled
