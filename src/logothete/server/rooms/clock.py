"""The clock of all tables: when a person's time runs out, the table's choice is applied.

The deadlines are in the store, in the order in which they come; one loop sleeps until the next of them, and looks
again when a game changed. So there is nothing to rebuild after a restart; and nobody is charged for the time in which
no server ran (`services.absence`). If two processes come to the same deadline, one of them writes the log's next
row and the other finds it done.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import structlog

from logothete.server.background import in_background
from logothete.server.backstage import Due
from logothete.server.edge.metrics import Metrics
from logothete.server.errors import TableError
from logothete.server.model import SYSTEM
from logothete.server.services.absence import BEAT_MS
from logothete.server.services.tables import Tables
from logothete.server.store.leases import Alone, Lead

GATHER_S: Final = 0.25
"""Changes within this time are one reason to look; so long may a deadline be passed unnoticed."""
LONGEST_S: Final = 60.0
"""The clock of the machine may be set while this one sleeps."""
SORE_MS: Final = 60_000
"""A game that cannot be opened is left alone for so long."""
TIDY_MS: Final = 3_600_000
"""How often expired sessions and forgotten guests are swept up."""

_log = structlog.get_logger(__name__)


@asynccontextmanager
async def run_clock(
    tables: Tables, metrics: Metrics | None = None, now: Callable[[], int] | None = None
) -> AsyncIterator[TableClock]:
    """Deadlines hold while the block runs."""
    clock = TableClock(tables, metrics, now)
    async with in_background("clock", clock.run):
        yield clock


class TableClock:
    """Watches the deadlines of all games on this database."""

    def __init__(self, tables: Tables, metrics: Metrics | None = None, now: Callable[[], int] | None = None) -> None:
        self.tables = tables
        self.metrics = metrics
        self.now = now or tables.clock
        self._sore: dict[tuple[str, int], int] = {}
        self._tidied = 0
        self._beat = 0
        self.lead: Lead = Alone()
        self._paused = False

    async def run(self) -> None:
        """Watch, whenever no other process does."""
        await self.tables.store.lead("clock", self._watch)

    async def _watch(self, lead: Lead) -> None:
        self.lead = lead
        await self._forgive()
        changes = self.tables.publisher.subscribe()
        try:
            while True:
                seconds = await self.tick()
                try:
                    async with asyncio.timeout(seconds):
                        while not any(self._timed(game) for game in await changes.wait()):
                            pass
                except TimeoutError:
                    continue
                await asyncio.sleep(GATHER_S)
        finally:
            changes.close()

    def _timed(self, game: str) -> bool:
        """Whether somebody's time may be running in a game that changed."""
        room = self.tables.desk.glance(SYSTEM, game)
        return room is None or any(seat.deadline is not None for seat in room.seats)

    async def _forgive(self) -> None:
        """Nobody pays for the time in which nobody looked after the clocks."""
        given_back = await self.tables.absence.forgive(SYSTEM, self.now())
        if given_back:
            _log.info("the time of an absence was given back", seconds=given_back // 1000)

    async def tick(self) -> float:
        """Apply everything that is due now; for how many seconds one may sleep, unless something changes."""
        absence = self.tables.absence
        if await absence.paused(SYSTEM):
            self._paused = True
            return BEAT_MS / 1000
        if self._paused:
            self._paused = False
            await self._forgive()
        now = self.now()
        if now - self._tidied >= TIDY_MS:
            self._tidied = now
            await self.tables.accounts.sweep(SYSTEM)
        self._sore = {place: until for place, until in self._sore.items() if until > now}
        for due in await self.tables.desk.overdue(SYSTEM, now):
            if (due.game, due.seat) not in self._sore:
                await self._time_out(due, now)
        following = await self.tables.desk.next_deadline(SYSTEM)
        if following is None:
            return LONGEST_S
        if now - self._beat >= BEAT_MS:
            self._beat = now
            await absence.beat(SYSTEM)
        return min(BEAT_MS / 1000, max(GATHER_S, (following - self.now()) / 1000))

    async def _time_out(self, due: Due, now: int) -> None:
        self.lead.check()
        try:
            applied = await self.tables.desk.time_out(SYSTEM, due.game, due.seat)
        except Exception as error:
            self._sore[due.game, due.seat] = now + SORE_MS
            code = error.code if isinstance(error, TableError) else type(error).__name__
            _log.exception("a time-out could not be applied", game=due.game, seat=due.seat, code=code)
            return
        if applied:
            _log.info("the time of a seat ran out", game=due.game, seat=due.seat)
            if self.metrics is not None:
                self.metrics.timeouts.inc()
