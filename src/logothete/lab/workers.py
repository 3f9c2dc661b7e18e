"""Playing the games of a series, here or in several processes, so that a halt loses nothing that is finished."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from types import FrameType
from typing import Any, Final, Protocol

from logothete.games import open_title
from logothete.kernel.title import Title
from logothete.lab.series import Halted, Outcome, Series, attempt, failure

BATCH_SECONDS: Final = 0.5
"""How long a batch of games should take: long enough to be worth a message, short enough for a lively progress bar."""
LARGEST_BATCH: Final = 500


class Players(Protocol):
    """Somebody who plays the games of a series; `done` holds what came of each, by number."""

    done: dict[int, Outcome]

    def play_on(self) -> bool:
        """Play a little more; whether anything is left to play."""
        ...

    def halt(self) -> None:
        """Stop soon, and keep all that is finished."""
        ...

    def leave(self) -> None:
        """Give back what was used."""
        ...


class Here:
    """Plays one game after the other in this process."""

    def __init__(self, title: Title, series: Series, numbers: Sequence[int]) -> None:
        self.title = title
        self.series = series
        self.done: dict[int, Outcome] = {}
        self._left = list(reversed(numbers))

    def play_on(self) -> bool:
        number = self._left[-1]
        self.done[number] = attempt(self.title, self.series, number, lambda: False)
        self._left.pop()
        return bool(self._left)

    def halt(self) -> None:
        """Nothing runs while nobody asks to play on."""

    def leave(self) -> None:
        """Nothing was used."""


class Pool:
    """Plays batches of games in several processes.

    Processes are spawned, not forked: a fork while a progress bar runs in a thread of its own may hang.
    """

    def __init__(self, series: Series, numbers: Sequence[int], processes: int, batch: int | None = None) -> None:
        context = multiprocessing.get_context("spawn")
        self.done: dict[int, Outcome] = {}
        self.processes = processes
        self.batch = batch
        self._left = list(reversed(numbers))
        self._running: dict[Future[list[Outcome]], list[int]] = {}
        self._stop: Any = context.RawValue("b", 0)
        self._began = time.monotonic()
        self._pool = ProcessPoolExecutor(processes, context, _enter, (series, self._stop))

    def play_on(self) -> bool:
        # One batch in hand for everybody, and one waiting.
        while self._left and len(self._running) < 2 * self.processes:
            numbers = [self._left.pop() for _ in range(min(len(self._left), self._batch_size()))]
            try:
                self._running[self._pool.submit(_play, numbers)] = numbers
            except BrokenProcessPool as error:
                self._lose(numbers, error)
        if self._running:
            self._collect(wait(self._running, return_when=FIRST_COMPLETED).done)
        return bool(self._left or self._running)

    def halt(self) -> None:
        self._left.clear()
        self._stop.value = 1
        for task in self._running:
            task.cancel()
        try:
            self._collect(wait(self._running).done, halted=True)
        except KeyboardInterrupt:
            # Somebody is in a hurry: what has arrived must do.
            self._collect({task for task in self._running if task.done()}, halted=True)

    def leave(self) -> None:
        # Whoever is still busy here was interrupted twice; nobody waits for him.
        self._stop.value = 1
        self._pool.shutdown(wait=not self._running, cancel_futures=True)

    def _batch_size(self) -> int:
        if self.batch is not None:
            return self.batch
        spent = (time.monotonic() - self._began) * self.processes
        return max(1, min(LARGEST_BATCH, int(BATCH_SECONDS * len(self.done) / spent)))

    def _collect(self, tasks: set[Future[list[Outcome]]], halted: bool = False) -> None:
        for task in tasks:
            try:
                self.done.update({outcome.number: outcome for outcome in task.result()})
            except CancelledError:
                pass
            except BrokenProcessPool as error:
                if not halted:
                    self._lose(self._running[task], error)
            del self._running[task]

    def _lose(self, numbers: Sequence[int], error: BrokenProcessPool) -> None:
        """A process died with these games, and no other will start: the rest of the series is not played."""
        self.done.update({number: failure(number, error) for number in numbers})
        self._left.clear()


class _Desk:
    """What a process keeps from one batch to the next."""

    __slots__ = ("series", "stop", "title")

    def __init__(self, title: Title, series: Series, stop: Any) -> None:
        self.title = title
        self.series = series
        self.stop = stop

    def halted(self) -> bool:
        return bool(self.stop.value)


# Filled once when a process of the pool begins: shared memory can be handed over only then.
_desk: _Desk | None = None


def _enter(series: Series, stop: Any) -> None:
    global _desk
    signal.signal(signal.SIGINT, _overhear)
    _desk = _Desk(open_title(series.game, series.pack), series, stop)


def _overhear(_signal: int, _frame: FrameType | None) -> None:
    """Ctrl-C reaches all processes of a terminal. The first is for the main process to answer, the second kills."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _play(numbers: Sequence[int]) -> list[Outcome]:
    assert _desk is not None, "a process of the pool begins with _enter"
    outcomes: list[Outcome] = []
    for number in numbers:
        try:
            outcomes.append(attempt(_desk.title, _desk.series, number, _desk.halted))
        except Halted:
            break
    return outcomes
