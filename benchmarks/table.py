"""The tables that people read, and the same as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec
from rich.console import JustifyMethod
from rich.markup import escape
from rich.table import Table

from benchmarks.figures import NotComparable, Range, length, rates, ratio, span
from benchmarks.runs import Runs
from benchmarks.trials import Comparison, Figure


class FigureLine(msgspec.Struct, frozen=True):
    """A figure as measured; `note` says why there is none."""

    engine: str
    release: str
    work: str
    unit: str
    value: Range | None
    length: float
    choices: float
    aim: float | None
    reached: bool | None
    note: str = ""


class RatioLine(msgspec.Struct, frozen=True):
    """A ratio as measured; `note` says why there is none."""

    work: str
    side: str
    beside: str
    count: str
    same_rules: bool
    value: Range | None
    aim: float | None
    reached: bool | None
    note: str = ""


def figure_line(figure: Figure, runs: Runs) -> FigureLine:
    trial = figure.trial
    rounds = runs.of(trial)
    samples = [sample for sample in rounds if sample is not None]
    if not samples:
        note = runs.missing.get(trial.key, "not measured")
        return FigureLine(trial.engine, "", trial.work, figure.unit, None, 0.0, 0.0, figure.aim, None, note)
    value = span([figure.value(rate) for rate in rates(rounds, figure.count)])
    return FigureLine(
        trial.engine,
        samples[0].release,
        trial.work,
        figure.unit,
        value,
        length(rounds),
        samples[0].choices,
        figure.aim,
        figure.reached(value.median),
    )


def ratio_line(comparison: Comparison, runs: Runs) -> RatioLine:
    ours, peer = comparison.ours, comparison.peer
    beside = peer.engine if peer.work == ours.work else f"{peer.engine}: {peer.work}"
    names = (ours.work, ours.side, beside, comparison.count, comparison.same_rules)
    try:
        value = ratio(runs.of(ours), runs.of(peer), comparison.count, comparison.same_rules)
    except NotComparable as refusal:
        return RatioLine(*names, None, comparison.aim, None, str(refusal))
    reached = None if comparison.aim is None else value.median >= comparison.aim
    return RatioLine(*names, value, comparison.aim, reached)


def figure_table(lines: Sequence[FigureLine]) -> Table:
    """Absolute figures, for this machine at this moment."""
    table = Table(title="Figures, by CPU time on one thread", title_justify="left")
    for heading, where in (
        ("work", "left"),
        ("engine", "left"),
        ("median", "right"),
        ("lowest to highest", "right"),
        ("unit", "left"),
        ("length", "right"),
        ("choices", "right"),
        ("aim", "left"),
    ):
        table.add_column(heading, justify=cast(JustifyMethod, where))
    for line in lines:
        engine = f"{line.engine} {line.release}".strip()
        if line.value is None:
            table.add_row(line.work, engine, "-", escape(line.note), line.unit, "", "", aim(line.aim, None, line.unit))
            continue
        table.add_row(
            line.work,
            engine,
            short(line.value.median),
            f"{short(line.value.low)} to {short(line.value.high)}",
            line.unit,
            f"{line.length:.1f}" if line.length else "",
            f"{line.choices:.1f}" if line.choices else "",
            aim(line.aim, line.reached, line.unit),
        )
    return table


def ratio_table(lines: Sequence[RatioLine]) -> Table:
    """What carries over to other machines: how many times as fast."""
    table = Table(title="Logothete beside others, ratios taken inside each round", title_justify="left")
    for heading in ("work", "engine", "beside", "rules", "by"):
        table.add_column(heading)
    table.add_column("times as fast", justify="right")
    table.add_column("aim")
    for line in lines:
        table.add_row(
            line.work,
            line.side,
            line.beside,
            "same" if line.same_rules else "other",
            line.count,
            escape(line.note if line.value is None else times(line.value)),
            aim(line.aim, line.reached, ""),
        )
    return table


def times(value: Range) -> str:
    """A ratio: the median, and in brackets the extremes."""
    return f"{short(value.median)} [{short(value.low)}-{short(value.high)}]"


def short(number: float) -> str:
    """Three digits are more than the noise allows."""
    if number >= 1e6:
        return f"{number / 1e6:.3g} M"
    if number >= 1e4:
        return f"{number / 1e3:.3g} k"
    return f"{number:.3g}" if number < 1000 else f"{number:.0f}"


def aim(wanted: float | None, reached: bool | None, unit: str) -> str:
    """The aim and whether it is reached, as a word and not only as a colour."""
    if wanted is None:
        return ""
    text = f"{'≤' if unit.startswith('µs') else '≥'} {short(wanted)}"
    if reached is None:
        return f"{text} ?"
    return f"{text} [green]reached[/]" if reached else f"{text} [bold red]MISSED[/]"
