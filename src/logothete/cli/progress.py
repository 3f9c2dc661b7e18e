"""How far a series of games is, and how long it will take."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn

from logothete.kernel.text import Catalogue

PLAIN_LINES: Final = 10
PLAIN_SECONDS: Final = 60.0
"""Where there is no bar: a line at each tenth of the games, and one a minute if that takes longer."""


class Display:
    """How far the series is and how long it will take: a bar on a screen, now and then a line elsewhere."""

    def __init__(self, texts: Catalogue, total: int) -> None:
        self.say = texts.say
        self.total = total
        self.earlier: int | None = None
        self.began = self.told = time.monotonic()
        self.tenth = 0
        self.bar: Progress | None = None
        if sys.stderr.isatty():
            columns = (SpinnerColumn(), BarColumn(), TextColumn("{task.description}", markup=False))
            self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
            self.task = self.bar.add_task(self.say("arena-progress-first", total=total), total=total)

    def __enter__(self) -> Display:
        if self.bar is not None:
            self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.stop()

    def show(self, done: int) -> None:
        """So many games are over. The first time: before anything is played, so many are from an earlier run."""
        if self.earlier is None:
            self.earlier = done
            self.tenth = done * PLAIN_LINES // self.total
            if self.bar is not None:
                self.bar.update(self.task, completed=done)
        if done == self.earlier:
            return
        now = time.monotonic()
        left = duration((now - self.began) / (done - self.earlier) * (self.total - done))
        line = self.say("arena-progress", done=done, total=self.total, left=left)
        if self.bar is not None:
            self.bar.update(self.task, completed=done, description=line)
            return
        tenth = done * PLAIN_LINES // self.total
        if tenth > self.tenth or now - self.told >= PLAIN_SECONDS:
            self.tenth, self.told = tenth, now
            click.echo(line, err=True)


def duration(seconds: float) -> str:
    """Hours, minutes and seconds, the same in every language."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"
