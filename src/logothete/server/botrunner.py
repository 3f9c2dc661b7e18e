"""Bots at the tables: they are told that a game waits for them, think in processes of their own, and then pass the
same gate as everybody.

What a bot gets is a guess made here, so the truth never leaves the server. A bot that fails is replaced by a simple one
for this decision, and if that fails too, the seat is decided as if its time had run out: no bot can hold up a table.
Nothing is kept here that the store does not know: after a restart every game that waits for a bot goes on.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Final

import msgspec
import structlog

from logothete.server.background import in_background
from logothete.server.botpool import COMMAND, BotFailed, Rota, Worker
from logothete.server.botworker import Question
from logothete.server.config import Settings
from logothete.server.errors import ActionRefused, Busy, NoSuchGame, StaleVersion, TableError, UnknownAction
from logothete.server.metrics import Metrics
from logothete.server.model import SYSTEM, BotTask, By
from logothete.server.tables import Tables

SIMPLE: Final = "greedy"
"""Decides for a bot that failed."""
SIMPLE_SECONDS: Final = 5.0
LINE: Final = 10_000
"""Games that stand in line at most."""
SWEEP_S: Final = 30.0
"""How often the store is asked for games that were forgotten."""
RETRY_S: Final = 1.0

_log = structlog.get_logger(__name__)


@asynccontextmanager
async def run_bots(
    tables: Tables, metrics: Metrics | None = None, command: Sequence[str] = COMMAND
) -> AsyncIterator[BotRunner]:
    """Bots play while the block runs."""
    runner = BotRunner(tables, metrics, command)
    async with in_background("bots", runner.run):
        yield runner


class BotRunner:
    """The bots of all games on this database."""

    def __init__(self, tables: Tables, metrics: Metrics | None = None, command: Sequence[str] = COMMAND) -> None:
        settings = tables.settings
        self.tables = tables
        self.metrics = metrics
        self.command = command
        self.workers = number_of_workers(settings)
        self.rota = Rota(LINE)
        if metrics is not None:
            metrics.bot_queue.set_function(lambda: len(self.rota))

    async def run(self) -> None:
        """Play for all bots, as soon as no other process does."""
        async with self.tables.store.lead("bots"):
            changes = self.tables.publisher.subscribe()
            try:
                async with asyncio.TaskGroup() as group:
                    group.create_task(self._sweep())
                    for _ in range(self.workers):
                        group.create_task(self._work())
                    while True:
                        for game in await changes.wait():
                            self._notice(game)
            finally:
                changes.close()
                self.rota.close()

    def _notice(self, game: str) -> None:
        """A game changed. Most of them do not wait for a bot; where people follow, bots take their time."""
        seats = self.tables.desk.glance(SYSTEM, game)
        if seats is None:
            self.rota.add(game)
        elif any(seat.bot_due is not None for seat in seats):
            followed = any(not seat.by_bot for seat in seats)
            self.rota.add(game, self.tables.settings.bot_pause if followed else 0.0)

    async def _sweep(self) -> None:
        while True:
            # Whoever found no place in the line gets one when it is short.
            self.rota.missed = False
            for due in await self.tables.desk.bots_due(SYSTEM):
                self.rota.add(due.game)
            next_time = asyncio.get_running_loop().time() + SWEEP_S
            while asyncio.get_running_loop().time() < next_time and not (self.rota.missed and not self.rota):
                await asyncio.sleep(RETRY_S)

    async def _work(self) -> None:
        worker = Worker(self.command)
        try:
            while True:
                game = await self.rota.take()
                try:
                    await self._serve(game, worker)
                except Exception:
                    # The next sweep finds the game again.
                    _log.exception("a bot's decision could not be made", game=game)
                    await asyncio.sleep(RETRY_S)
                finally:
                    self.rota.done(game)
        finally:
            await worker.close()

    async def _serve(self, game: str, worker: Worker) -> None:
        """One decision of one bot in this game, if it waits for one."""
        desk = self.tables.desk
        try:
            for due in await desk.bots_due_at(SYSTEM, game):
                task = await desk.bot_task(SYSTEM, game, due.seat)
                if task is not None:
                    await self._decide(task, worker)
                    return
        except (StaleVersion, Busy):
            self.rota.add(game)
        except NoSuchGame:
            pass
        except TableError as error:
            _log.warning("a bot's decision was not taken", game=game, code=error.code, detail=error.detail)

    async def _decide(self, task: BotTask, worker: Worker) -> None:
        seconds = self.tables.settings.bot_seconds
        simple = msgspec.structs.replace(task, level=SIMPLE)
        for attempt, limit in ((task, seconds), (simple, min(seconds, SIMPLE_SECONDS))):
            try:
                await self._try(attempt, limit, worker)
                return
            except BotFailed as error:
                _log.warning(
                    "a bot failed",
                    game=task.game,
                    seat=task.seat,
                    level=attempt.level,
                    reason=error.reason,
                    detail=str(error),
                )
                if self.metrics is not None:
                    self.metrics.bot_failures.labels(error.reason).inc()
        with self._moving("clock"):
            await self.tables.desk.lapse(SYSTEM, task.game, task.seat)

    async def _try(self, task: BotTask, seconds: float, worker: Worker) -> None:
        began = time.perf_counter()
        action = await worker.ask(Question(task, self._folder(task.pack), seconds))
        if self.metrics is not None:
            self.metrics.bot_seconds.observe(time.perf_counter() - began)
        try:
            with self._moving("bot"):
                await self.tables.playing.play(SYSTEM, task.game, task.seat, action, task.version, by="bot")
        except (ActionRefused, UnknownAction) as error:
            raise BotFailed("refused", f"{action!r}: {error.detail}") from error

    def _moving(self, by: By) -> AbstractContextManager[None]:
        return nullcontext() if self.metrics is None else self.metrics.moving(by)

    def _folder(self, pack: str) -> str | None:
        return str(Path(self.tables.settings.packs) / pack) if pack else None


def number_of_workers(settings: Settings) -> int:
    """How many processes think at the same time."""
    return settings.bot_workers or max(1, (os.cpu_count() or 1) - 1)
