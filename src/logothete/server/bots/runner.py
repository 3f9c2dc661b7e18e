"""Bots at the tables: they are told that a game waits for them, think in processes of their own, and then pass the
same gate as everybody.

What a bot gets is a guess made here, so the truth never leaves the server. A bot that fails is replaced by a simple one
for this decision, and if that fails too, the seat is decided as if its time had run out: no bot can hold up a table.
Bots that are not waited for but invited answer as well, and those that are may do something aside first, a few times.
Nothing is kept here that the store does not know: after a restart every game that waits for a bot goes on.

How long a bot thinks depends on what it holds: whoever can only pass need not think at all. Under seal that would be
told by the moment of the answer, so where people play, such answers are given at moments that follow from the levels of
the bots that are asked, and from nothing else.
"""

from __future__ import annotations

import asyncio
import math
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from logothete.bots import thinking_seconds
from logothete.server.background import in_background
from logothete.server.backstage import BotTask
from logothete.server.bots.pool import COMMAND, BotFailed, Rota, Worker
from logothete.server.bots.worker import Question
from logothete.server.config import Settings
from logothete.server.edge.metrics import Metrics
from logothete.server.errors import ActionRefused, Busy, NoSuchGame, StaleVersion, TableError, UnknownAction
from logothete.server.model import SYSTEM, By
from logothete.server.services.tables import Tables
from logothete.server.store.leases import Alone, Lead, NotLeading

SIMPLE: Final = "greedy"
"""Decides for a bot that failed."""
SIMPLE_SECONDS: Final = 5.0
LINE: Final = 10_000
"""Games that stand in line at most."""
SWEEP_S: Final = 30.0
"""How often the store is asked for games that were forgotten."""
RETRY_S: Final = 1.0
MARGIN_S: Final = 0.2
"""What a bot that answers under seal is given beyond its budget: to wake up, and to decide if it has no budget."""

_log = structlog.get_logger(__name__)


@asynccontextmanager
async def run_bots(
    tables: Tables, metrics: Metrics | None = None, command: Sequence[str] = COMMAND
) -> AsyncIterator[BotRunner]:
    """Bots play while the block runs."""
    runner = BotRunner(tables, metrics, command)
    async with in_background("bots", runner.run):
        yield runner


class Decision(NamedTuple):
    """What a bot chose (None: it failed), and the moment at which that may be known."""

    task: BotTask
    action: str | None
    moment: float


class BotRunner:
    """The bots of all games on this database."""

    def __init__(
        self,
        tables: Tables,
        metrics: Metrics | None = None,
        command: Sequence[str] = COMMAND,
        now: Callable[[], float] = time.monotonic,
        rest: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        settings = tables.settings
        self.tables = tables
        self.metrics = metrics
        self.command = command
        self.now = now
        self.rest = rest
        self.workers = number_of_workers(settings)
        self.rota = Rota(LINE, self.workers)
        self.lead: Lead = Alone()
        if metrics is not None:
            metrics.bot_queue.set_function(lambda: len(self.rota))

    async def run(self) -> None:
        """Play for all bots, whenever no other process does."""
        await self.tables.store.lead("bots", self._play_for_all)

    async def _play_for_all(self, lead: Lead) -> None:
        self.lead = lead
        # Whatever was in hand when another process took over is not any more.
        self.rota = Rota(self.rota.limit, self.workers)
        changes = self.tables.publisher.subscribe()
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._sweep())
                for _ in range(self.workers):
                    group.create_task(self._work(group))
                while True:
                    for game in await changes.wait():
                        if not self._notice(game):
                            group.create_task(self._find(game))
        finally:
            changes.close()
            self.rota.close()

    def _notice(self, game: str) -> bool:
        """A game changed. Most of them do not wait for a bot; where people follow, bots take their time.

        Whether that could be seen at once: not of a game that is being changed at this moment, or is not loaded here.
        """
        room = self.tables.desk.glance(SYSTEM, game)
        if room is None:
            return False
        if any(seat.bot_due is not None for seat in room.seats):
            people = any(not seat.by_bot for seat in room.seats)
            self.rota.add(game, self.tables.settings.bot_pause if people else 0.0, room.table.owner or "", people)
        return True

    async def _find(self, game: str) -> None:
        """The same, as the store knows it; if that does not answer, the next sweep finds the game."""
        try:
            for due in (await self.tables.desk.bots_due(SYSTEM, game=game))[:1]:
                self.rota.add(game, self.tables.settings.bot_pause if due.people else 0.0, due.owner, due.people)
        except SQLAlchemyError:
            _log.warning("a game that changed could not be looked up", game=game, exc_info=True)

    async def _sweep(self) -> None:
        while True:
            # Whoever found no place in the line gets one when it is short.
            self.rota.missed = False
            for due in await self.tables.desk.bots_due(SYSTEM):
                self.rota.add(due.game, 0.0, due.owner, due.people)
            next_time = asyncio.get_running_loop().time() + SWEEP_S
            while asyncio.get_running_loop().time() < next_time and not (self.rota.missed and not self.rota):
                await asyncio.sleep(RETRY_S)

    async def _work(self, group: asyncio.TaskGroup) -> None:
        worker = Worker(self.command)
        try:
            while True:
                game = await self.rota.take()
                decisions = await self._guarded(game, self._serve(game, worker))
                if decisions:
                    # The process is free for other games while these answers are held back.
                    group.create_task(self._deliver(game, decisions))
                else:
                    self.rota.done(game)
        finally:
            await worker.close()

    async def _guarded(self, game: str, work: Awaitable[list[Decision]]) -> list[Decision]:
        """Do some work for a game. What goes wrong concerns this game alone, and the next sweep finds it again."""
        try:
            return await work
        except (StaleVersion, Busy):
            await self._find(game)
        except (NoSuchGame, NotLeading):
            pass
        except TableError as error:
            _log.warning("a bot's decision was not taken", game=game, code=error.code, detail=error.detail)
        except Exception:
            _log.exception("a bot's decision could not be made", game=game)
            await asyncio.sleep(RETRY_S)
        return []

    async def _serve(self, game: str, worker: Worker) -> list[Decision]:
        """One decision of one bot in this game, if it waits for one.

        At a table with people all bots that answer under seal decide, and their answers are for `_deliver`.
        """
        desk = self.tables.desk
        moment = self.now()
        decisions: list[Decision] = []
        for due in await desk.bots_due_at(SYSTEM, game):
            task = await desk.bot_task(SYSTEM, game, due.seat, worker.heard(game, due.seat))
            if task is None:
                continue
            if not task.hushed:
                await self._decide(task, worker)
                break
            action = await self._choose(task, worker)
            moment = next_moment(moment, self.now(), thinking_seconds(task.level) + MARGIN_S)
            decisions.append(Decision(task, action, moment))
        return decisions

    async def _deliver(self, game: str, decisions: Sequence[Decision]) -> None:
        """Give answers that were held back: a bot that had little to think about is no quicker than another."""
        await self.rest(max(0.0, decisions[-1].moment - self.now()))
        for decision in decisions:
            await self._guarded(game, self._give(decision))
        self.rota.done(game)

    async def _give(self, decision: Decision) -> list[Decision]:
        task, action = decision.task, decision.action
        try:
            if action is not None:
                await self._play(task, action)
                return []
        except BotFailed as error:
            self._report(task, error)
        await self._lapse(task)
        return []

    async def _decide(self, task: BotTask, worker: Worker) -> None:
        for attempt, seconds in self._attempts(task):
            try:
                await self._play(task, await self._ask(attempt, seconds, worker))
                return
            except BotFailed as error:
                self._report(attempt, error)
        await self._lapse(task)

    async def _choose(self, task: BotTask, worker: Worker) -> str | None:
        """What a bot decides, or a simple one in its place; None if both fail."""
        for attempt, seconds in self._attempts(task):
            try:
                return await self._ask(attempt, seconds, worker)
            except BotFailed as error:
                self._report(attempt, error)
        return None

    def _attempts(self, task: BotTask) -> tuple[tuple[BotTask, float], ...]:
        seconds = self.tables.settings.bot_seconds
        return (task, seconds), (msgspec.structs.replace(task, level=SIMPLE), min(seconds, SIMPLE_SECONDS))

    async def _ask(self, task: BotTask, seconds: float, worker: Worker) -> str:
        heard = worker.heard(task.game, task.seat)
        if task.story_from and (heard is None or heard.length < task.story_from):
            # The process that had heard the beginning has ended since.
            story = await self.tables.desk.bot_story(SYSTEM, task.game, task.seat)
            task = msgspec.structs.replace(task, story_from=0, story=story)
        began = time.perf_counter()
        action = await worker.ask(Question(task, self._folder(task.pack), seconds))
        if self.metrics is not None:
            self.metrics.bot_seconds.observe(time.perf_counter() - began)
        return action

    async def _play(self, task: BotTask, action: str) -> None:
        self.lead.check()
        try:
            with self._moving("bot"):
                await self.tables.playing.play(SYSTEM, task.game, task.seat, action, task.version, by="bot")
        except (ActionRefused, UnknownAction) as error:
            raise BotFailed("refused", f"{action!r}: {error.detail}") from error

    async def _lapse(self, task: BotTask) -> None:
        self.lead.check()
        with self._moving("clock"):
            await self.tables.desk.lapse(SYSTEM, task.game, task.seat)

    def _report(self, task: BotTask, error: BotFailed) -> None:
        _log.warning(
            "a bot failed", game=task.game, seat=task.seat, level=task.level, reason=error.reason, detail=str(error)
        )
        if self.metrics is not None:
            self.metrics.bot_failures.labels(error.reason).inc()

    def _moving(self, by: By) -> AbstractContextManager[None]:
        return nullcontext() if self.metrics is None else self.metrics.moving(by)

    def _folder(self, pack: str) -> str | None:
        return str(Path(self.tables.settings.packs) / pack) if pack else None


def next_moment(since: float, now: float, slot: float) -> float:
    """The first moment from now on that is a whole number of slots after `since`, and at least one."""
    return since + slot * max(1, math.ceil((now - since) / slot))


def number_of_workers(settings: Settings) -> int:
    """How many processes think at the same time."""
    return settings.bot_workers or max(1, (os.cpu_count() or 1) - 1)
