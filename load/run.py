"""`make load`: what the table server carries, on this machine.

A real server on the loopback, with a SQLite database in a temporary folder; README.md in this folder says how to read
the table.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from os import getloadavg
from pathlib import Path
from typing import Final

import click
import msgspec
import uvloop
from rich.console import Console

from benchmarks.bench import is_compiled, machine
from load.host import DidNotStart
from load.parts import QUICK, Bench, Sizes
from load.report import Line, Report, conditions, markdown, show

ROOT: Final = Path(__file__).parent.parent
PARTS: Final = ("live", "bots", "small", "many", "long")
WIDTH: Final = 150


async def measure(bench: Bench, parts: Sequence[str], tell: Callable[[list[Line]], None]) -> list[Line]:
    """The figures of these parts; each part is told as soon as it is done."""
    methods = {"live": bench.live, "bots": bench.bots, "small": bench.small, "many": bench.many, "long": bench.long}
    lines: list[Line] = []
    for part in parts:
        lines += (measured := await methods[part]())
        tell(measured)
    return lines


@click.command(help=__doc__)
@click.option("--quick", is_flag=True, help="Little of everything, in under a minute: whether it works, not how fast.")
@click.option("--only", type=click.Choice(PARTS), multiple=True, help="One part instead of all.")
@click.option("--rounds", type=click.IntRange(1), help="How often what is noisy is measured.")
@click.option("--json", "file", type=click.Path(path_type=Path, dir_okay=False), help="Also write the results here.")
@click.option(
    "--markdown", "page", type=click.Path(path_type=Path, dir_okay=False), help="Also write a page of documentation."
)
@click.option("--engine", default=ROOT / "build/release", type=click.Path(path_type=Path), help="The package to serve.")
@click.option(
    "--peer",
    default=ROOT / "build/load/node_modules",
    type=click.Path(path_type=Path),
    help="The node_modules with boardgame.io.",
)
def main(
    quick: bool,
    only: tuple[str, ...],
    rounds: int | None,
    file: Path | None,
    page: Path | None,
    engine: Path,
    peer: Path,
) -> None:
    if not Path("/proc/self/stat").exists():
        sys.exit("the processor time of a server is read from /proc, which this system does not have: use Linux")
    # A pipe or a file has no width of its own.
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    sizes = QUICK if quick else Sizes()
    if rounds is not None:
        sizes = msgspec.structs.replace(sizes, rounds=rounds)
    before = getloadavg()[0]
    with Console(stderr=True).status("") as status:
        bench = Bench(engine, peer, sizes, status.update)
        try:
            lines = uvloop.run(measure(bench, only or PARTS, lambda part: console.print(show(part))))
        except DidNotStart as error:
            sys.exit(str(error))
    report = Report(
        datetime.now(UTC),
        platform.python_version(),
        machine(),
        "compiled" if is_compiled(engine) else "interpreted",
        [before, getloadavg()[0]],
        lines,
        bench.missing,
    )
    for what, why in bench.missing.items():
        console.print(f"{what} was not measured: {why}")
    console.print(conditions(report))
    for target, content in (
        (file, msgspec.json.format(msgspec.json.encode(report)) + b"\n"),
        (page, markdown(report).encode()),
    ):
        if target is not None:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


if __name__ == "__main__":
    main()
