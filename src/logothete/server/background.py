"""Work that goes on beside the requests, from the start of the app to its end, whatever happens in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog

RETRY_S: Final = 5.0

_log = structlog.get_logger(__name__)


@asynccontextmanager
async def in_background(name: str, work: Callable[[], Awaitable[None]], retry: float = RETRY_S) -> AsyncIterator[None]:
    """Do `work` while the block runs. If it fails, say so, and begin again a little later."""
    task = asyncio.create_task(_again_and_again(name, work, retry), name=name)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _again_and_again(name: str, work: Callable[[], Awaitable[None]], retry: float) -> None:
    while True:
        try:
            await work()
            return
        except Exception:
            _log.exception("background work failed and begins again", work=name, seconds=retry)
        await asyncio.sleep(retry)
