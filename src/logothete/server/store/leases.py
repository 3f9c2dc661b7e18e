"""Which of several processes on one PostgreSQL does what only one may do: run the bots, the clocks, the messages.

Whoever does it holds a lease with an end, by the clock of the database, and renews it. A process that cannot renew it
in time stops before another may begin, whether it is slow, cut off, or stood still; and so does one whose database was
started anew. Nothing is waited for that may never answer.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final, Protocol

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

LEASE_S: Final = 6.0
"""How long a lease lasts."""
RENEW_S: Final = 1.5
SURE_S: Final = 4.5
"""Whoever renewed so long ago does nothing more: the rest is for clocks that run differently."""
POLL_S: Final = 1.0
"""How often those who do not hold it ask."""
PARTING_S: Final = 2.0
"""So long the work may take to stop, and a lease to be given back."""

_NOW: Final = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
_TAKE: Final = text(
    f"INSERT INTO lease (role, holder, until) VALUES (:role, :holder, {_NOW} + :lasts) "
    f"ON CONFLICT (role) DO UPDATE SET holder = :holder, until = {_NOW} + :lasts "
    f"WHERE lease.until < {_NOW} OR lease.holder = :holder RETURNING role"
)
_GIVE_BACK: Final = text("UPDATE lease SET until = 0 WHERE role = :role AND holder = :holder")

_log = logging.getLogger(__name__)


class NotLeading(Exception):
    """Another process may do this work by now."""


class Lead(Protocol):
    """Whether this process is the one that does a work."""

    def check(self) -> None:
        """`NotLeading` if it may not be any more; to be asked before each act that must not happen twice."""
        ...


class Alone:
    """There is no other process."""

    def check(self) -> None:
        """Nobody else can be leading."""


class Lease:
    """A lease on one role, as this process knows it."""

    def __init__(
        self, engine: AsyncEngine, role: str, holder: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.role = role
        self._engine = engine
        self._words = {"role": role, "holder": holder}
        self._clock = clock
        self._sure_until = 0.0
        self._asking: set[asyncio.Task[bool]] = set()

    @property
    def held(self) -> bool:
        return self._clock() < self._sure_until

    def check(self) -> None:
        """See `Lead`."""
        if not self.held:
            raise NotLeading(f"another process may do the work of {self.role} by now")

    async def follow(self, work: Callable[[Lead], Awaitable[None]]) -> None:
        """Do the work whenever this process holds the lease, until the work ends by itself."""
        while True:
            while not await self._take(POLL_S * 5):
                await asyncio.sleep(POLL_S)
            _log.info("this process does the work of %s", self.role)
            working = asyncio.ensure_future(work(self))
            try:
                while self.held and not working.done():
                    await asyncio.wait({working}, timeout=RENEW_S)
                    if not working.done() and not await self._take(max(0.0, self._sure_until - self._clock())):
                        break
                if working.done():
                    working.result()
                    return
            except NotLeading:
                pass
            finally:
                self._sure_until = 0.0
                working.cancel()
                await asyncio.wait({working}, timeout=PARTING_S)
                await self._give_back()
            _log.warning("this process does the work of %s no more", self.role)

    async def _take(self, patience: float) -> bool:
        """Take the lease, or renew it. An answer that does not come in time is none, and is not waited for."""
        asked = self._clock()
        if not await self._within(patience, self._ask()):
            return False
        self._sure_until = asked + SURE_S
        return True

    async def _within(self, patience: float, question: Coroutine[None, None, bool]) -> bool:
        """What the database answers in time; False if it does not."""
        asking = asyncio.create_task(question)
        self._asking.add(asking)
        asking.add_done_callback(self._forget)
        done, _ = await asyncio.wait({asking}, timeout=patience)
        return bool(done) and not asking.cancelled() and asking.exception() is None and asking.result()

    async def _ask(self) -> bool:
        async with self._engine.begin() as connection:
            words = self._words | {"lasts": int(LEASE_S * 1000)}
            return (await connection.execute(_TAKE, words)).first() is not None

    def _forget(self, asking: asyncio.Task[bool]) -> None:
        self._asking.discard(asking)
        if not asking.cancelled() and (error := asking.exception()) is not None:
            _log.warning("the lease on %s could not be asked for: %s", self.role, error)

    async def _give_back(self) -> None:
        """So that another need not wait for its end; that it could not be given back matters to nobody."""

        async def say() -> bool:
            async with self._engine.begin() as connection:
                await connection.execute(_GIVE_BACK, self._words)
            return True

        await self._within(PARTING_S, say())

    async def close(self) -> None:
        """Give up whatever was asked and has not been answered."""
        for asking in list(self._asking):
            asking.cancel()
        if self._asking:
            await asyncio.wait(set(self._asking), timeout=PARTING_S)
