"""What the server does for its store beside the tables: on the start it looks whether anything is damaged, and it makes
copies at regular times.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import structlog

from logothete.server.background import in_background
from logothete.server.edge.metrics import Metrics
from logothete.server.model import SYSTEM
from logothete.server.services.absence import BEAT_MS
from logothete.server.services.tables import Tables
from logothete.server.store.backups import back_up, latest_ms

HOUR_MS: Final = 3_600_000
LONGEST_S: Final = 600.0
"""The clock of the machine may be set while this one sleeps."""

_log = structlog.get_logger(__name__)


@asynccontextmanager
async def run_upkeep(tables: Tables, _metrics: Metrics | None = None) -> AsyncIterator[None]:
    """See to the store while the block runs."""

    async def work() -> None:
        if tables.store.sqlite:
            damage = await tables.store.check()
            _log.info("the database was checked", damage=damage)
            while tables.settings.backup.folder:
                await asyncio.sleep(await keep_copies(tables))

    async def heed_pauses() -> None:
        while True:
            await tables.absence.paused(SYSTEM)
            await asyncio.sleep(BEAT_MS / 1000)

    async with in_background("upkeep", work), in_background("pauses", heed_pauses):
        yield


async def keep_copies(tables: Tables) -> float:
    """Make a copy if it is time; for how many seconds one may sleep then. A damaged database is not copied: that would
    push out a copy that is sound."""
    wishes, now = tables.settings.backup, tables.clock()
    folder = Path(wishes.folder)
    latest = latest_ms(folder)
    due = now if latest is None else latest + wishes.hours * HOUR_MS
    if due <= now and tables.store.condition.fault != "damaged":
        copy = await back_up(tables.store, folder, wishes.keep, now)
        _log.info("the database was copied", file=str(copy))
        due = now + wishes.hours * HOUR_MS
    return max(1.0, min(LONGEST_S, (due - now) / 1000))
