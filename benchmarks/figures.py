"""The arithmetic: medians over rounds, and ratios taken inside a round, where both sides met the same machine."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median

import msgspec

from benchmarks.engines.timing import Sample

SAME_LENGTH = 0.02
"""How far the mean lengths of games with the same rules may lie apart."""

Rounds = Sequence[Sample | None]
"""The samples of one trial, one for each round; None where it failed."""


class NotComparable(Exception):
    """Two sides that did not do the same work, or that never met in a round."""


class Range(msgspec.Struct, frozen=True):
    """A median over the rounds, and the extremes."""

    median: float
    low: float
    high: float


def span(values: Sequence[float]) -> Range:
    """The range of at least one value."""
    return Range(median(values), min(values), max(values))


def rates(rounds: Rounds, count: str) -> list[float]:
    """How many a second, in each round that succeeded."""
    return [sample.rate(count) for sample in rounds if sample is not None]


def length(rounds: Rounds) -> float:
    """Mean decisions in a game; 0 where no games are played."""
    lengths = [sample.length for sample in rounds if sample is not None and sample.length]
    return mean(lengths) if lengths else 0.0


def check_lengths(ours: Rounds, theirs: Rounds) -> None:
    """Raise `NotComparable` unless the games are equally long: otherwise they are not the same games."""
    here, there = length(ours), length(theirs)
    if not here or not there:
        raise NotComparable("not compared: the length of the games is not known")
    apart = abs(here - there) / there
    if apart > SAME_LENGTH:
        raise NotComparable(
            f"not compared: a game takes {here:.2f} decisions here and {there:.2f} there, {apart:.1%} apart "
            f"(at most {SAME_LENGTH:.0%})"
        )


def ratio(ours: Rounds, theirs: Rounds, count: str, same_rules: bool) -> Range:
    """How many times as fast ours is, round by round."""
    met = [(here, there) for here, there in zip(ours, theirs, strict=False) if here is not None and there is not None]
    if not met:
        raise NotComparable("not compared: one side is absent")
    if same_rules:
        check_lengths(ours, theirs)
    return span([here.rate(count) / there.rate(count) for here, there in met])
