"""The table that people read, and the same as data."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from statistics import median

import msgspec
from rich.table import Table


class Line(msgspec.Struct, frozen=True):
    """One figure: the median of what was measured, and the extremes. An aim is a least or a most."""

    part: str
    who: str
    what: str
    unit: str
    median: float
    low: float
    high: float
    least: float | None = None
    most: float | None = None

    @classmethod
    def of(
        cls,
        part: str,
        what: str,
        unit: str,
        values: Sequence[float],
        *,
        who: str = "Logothete",
        least: float | None = None,
        most: float | None = None,
    ) -> Line:
        """The line of at least one value."""
        return cls(part, who, what, unit, median(values), min(values), max(values), least, most)

    @property
    def reached(self) -> bool | None:
        """Whether the median reaches the aim; None without one."""
        if self.least is None and self.most is None:
            return None
        return (self.least is None or self.median >= self.least) and (self.most is None or self.median <= self.most)


class Report(msgspec.Struct, frozen=True):
    """A run as data."""

    taken: datetime
    python: str
    machine: str
    engine: str
    load: list[float]
    """The load averages of the machine over the last minute, before and after."""
    lines: list[Line]
    missing: dict[str, str]
    """Parts that could not be measured, and why."""


def show(lines: Sequence[Line]) -> Table:
    """What was measured in one part."""
    table = Table(title=lines[0].part, title_justify="left")
    for heading in ("server", "what"):
        table.add_column(heading)
    table.add_column("median", justify="right")
    table.add_column("lowest to highest", justify="right")
    table.add_column("aim")
    for line in lines:
        table.add_row(line.who, line.what, f"{short(line.median)} {line.unit}".rstrip(), spread(line), aim(line))
    return table


def aim(line: Line) -> str:
    """The aim and whether it is reached, as a word and not only as a colour."""
    if line.reached is None:
        return ""
    return f"{wanted(line)} [green]reached[/]" if line.reached else f"{wanted(line)} [bold red]MISSED[/]"


def wanted(line: Line) -> str:
    """The aim; empty without one."""
    if line.reached is None:
        return ""
    return f"≥ {short(line.least)}" if line.least is not None else f"≤ {short(line.most or 0.0)}"


def markdown(report: Report) -> str:
    """A run as a page of the documentation."""
    parts = [
        "# The table server under load: figures",
        f"Written by `make load` on {report.taken:%Y-%m-%d}. {conditions(report)}.",
        "[How to read it](../load/README.md).",
    ]
    for part in dict.fromkeys(line.part for line in report.lines):
        rows = ["| server | what | median | lowest to highest | aim |", "|---|---|---:|---:|---|"]
        for line in report.lines:
            if line.part == part:
                aimed = "" if line.reached is None else f"{wanted(line)} {'reached' if line.reached else 'missed'}"
                cells = [line.who, line.what, f"{short(line.median)} {line.unit}".rstrip(), spread(line), aimed]
                rows.append(f"| {' | '.join(cells)} |")
        parts.append(f"## {part}\n\n" + "\n".join(rows))
    parts += [f"{what} was not measured: {why}" for what, why in report.missing.items()]
    return "\n\n".join(parts) + "\n"


def conditions(report: Report) -> str:
    """On what, and beside how much else it was measured."""
    return (
        f"{report.machine}, Python {report.python}, {report.engine} engine; load {report.load[0]:.1f} before, "
        f"{report.load[1]:.1f} after (the run itself is up to 2)"
    )


def spread(line: Line) -> str:
    """The extremes; empty where there is one value only."""
    return "" if line.low == line.high else f"{short(line.low)} to {short(line.high)}"


def short(number: float) -> str:
    """Three digits are more than the noise allows."""
    return f"{number:.0f}" if number >= 100 else f"{number:.3g}"
