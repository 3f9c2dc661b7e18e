"""Tables that wait for a move, and wishes to move that wait for a table.

Two ways to load a server. At saturation every table moves as soon as it can. Paced, wishes come at moments that do
not depend on the server, and time is counted from the wish: a server that stops for a second owes every move of it.
"""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

TICK_S: Final = 0.001
REST_S: Final = 0.5
"""Between two slices, for what is still on its way."""
OVERTAKEN: Final = ("stale-version", "action-refused")
"""How a move is refused when somebody else was quicker: the question is another one, or what it chose is gone."""


class Playable(Protocol):
    """A table at which a move can be made."""

    def play(self, since: float) -> None:
        """Make it; tell the crowd when it is acknowledged, and when the table is ready again."""
        ...

    def leave(self) -> None:
        """Hang up everywhere."""
        ...


class Slice(msgspec.Struct):
    """What was measured in some seconds."""

    seconds: float = 0.0
    cpu: float = 0.0
    """Of the server, all threads, in seconds."""
    moves: int = 0
    views: int = 0
    bytes: int = 0
    refused: int = 0
    latencies: list[float] = []
    """From the wish to the acknowledgement, in seconds."""
    stood: float = 0.0
    """The longest that this process stood still while it paced, in seconds: what no server can be blamed for."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def per_cpu(self) -> float:
        return self.moves / self.cpu if self.cpu else 0.0

    def quantile(self, share: float) -> float:
        """The latency that this share of the moves did not exceed, in milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Crowd:
    """Who plays at all tables of one server; `cpu` reads the time that it has used."""

    def __init__(self, cpu: Callable[[], float], seed: int = 1) -> None:
        self.dice = random.Random(seed)
        self.over = 0
        """Tables whose games have ended."""
        self.faults: list[str] = []
        self._cpu = cpu
        self._slice = Slice()
        self._ready: deque[Playable] = deque()
        self._wishes: deque[float] = deque()
        self._eager = False

    # What tables tell.

    def ready(self, table: Playable) -> None:
        """A move can be made there."""
        if self._wishes:
            table.play(self._wishes.popleft())
        elif self._eager:
            table.play(time.perf_counter())
        else:
            self._ready.append(table)

    def acknowledged(self, since: float) -> None:
        """A move that was wished for at this time is done."""
        self._slice.moves += 1
        self._slice.latencies.append(time.perf_counter() - since)

    def seen(self, size: int) -> None:
        """Somebody was sent what they see now."""
        self._slice.views += 1
        self._slice.bytes += size

    def refused(self, code: str) -> None:
        """A move was not made. That may be because somebody else had moved, and nothing else."""
        self._slice.refused += 1
        if code not in OVERTAKEN:
            self.faults.append(code)

    # The two ways.

    async def saturate(self, seconds: float, tables: int = 0, moves: int = 0) -> Slice:
        """Move wherever it is possible, for so long, or until so many games are over or so many moves were made."""
        self._eager = True
        began = self._begin()
        for table in self._take_ready():
            table.play(time.perf_counter())
        while time.perf_counter() < began + seconds:
            if (tables and self.over >= tables) or (moves and self._slice.moves >= moves):
                break
            await asyncio.sleep(TICK_S)
        self._eager = False
        return await self._end()

    async def pace(self, rate: float, seconds: float, moves: int = 0) -> Slice:
        """Wish for so many moves a second, at random moments, for so long or until there were so many."""
        due = before = began = self._begin()
        wished = 0
        while (now := time.perf_counter()) < began + seconds and not (moves and wished >= moves):
            self._slice.stood = max(self._slice.stood, now - before)
            before = now
            while due <= now:
                self._wish(due)
                wished += 1
                due += self.dice.expovariate(rate)
            await asyncio.sleep(min(TICK_S, max(0.0, due - time.perf_counter())))
        return await self._end()

    def _wish(self, at: float) -> None:
        if self._ready:
            self._ready.popleft().play(at)
        else:
            self._wishes.append(at)

    def _take_ready(self) -> list[Playable]:
        ready = list(self._ready)
        self._ready.clear()
        return ready

    def _begin(self) -> float:
        if self.faults:
            raise RuntimeError(f"the tables cannot be played at: {self.faults[0]}")
        # A pause of this process would pass for one of the server.
        gc.collect()
        gc.disable()
        self._slice = Slice(cpu=self._cpu(), latencies=[])
        self._began = time.perf_counter()
        return self._began

    async def _end(self) -> Slice:
        done = self._slice
        done.seconds = time.perf_counter() - self._began
        done.cpu = self._cpu() - done.cpu
        gc.enable()
        self._slice = Slice(latencies=[])
        # Wishes that found no table count as if they had been granted now: leaving them out would flatter the server.
        done.latencies += [time.perf_counter() - wish for wish in self._wishes]
        self._wishes.clear()
        await asyncio.sleep(REST_S)
        if self.faults:
            raise RuntimeError(f"something went wrong at a table: {self.faults[0]}")
        return done
