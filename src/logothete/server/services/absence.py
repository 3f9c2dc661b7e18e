"""Time that nobody is charged for: while no server ran, and while the host has stopped all games for maintenance.

Whoever looks after the clocks says every few seconds that somebody does. What lies between the last such word and the
next moment at which somebody looks after them again is given back to all who were waited for.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, case, func, select, update

from logothete.server.model import Actor
from logothete.server.rooms.registry import Rooms
from logothete.server.services.seats import need_system
from logothete.server.store import schema

BEAT_MS: Final = 2_000
"""How often it is said that the clocks are looked after."""
CLOCKS: Final = "clocks"


class Absence:
    """What is known of the times at which nobody looked after the clocks. The actor must be SYSTEM."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store

    async def beat(self, actor: Actor) -> None:
        """Somebody looks after the clocks."""
        need_system(actor)
        await self._put(at=self._rooms.clock())

    async def forgive(self, actor: Actor, until: int) -> int:
        """Give back what passed since the last word, up to a moment; how much that was.

        Only to those who were waited for before that moment: for the others nothing has passed yet.
        """
        need_system(actor)
        seat, pulse = schema.seat.c, schema.pulse.c
        async with self._store.write() as connection:
            at = await connection.scalar(select(pulse.at).where(pulse.name == CLOCKS))
            if at is None or until - at <= BEAT_MS:
                return 0

            def later(since: ColumnElement[int]) -> ColumnElement[int]:
                return case((since < at, since + (until - at)), else_=until)

            await connection.execute(
                update(schema.seat)
                .where(seat.owes_since < until, seat.deadline.is_not(None))
                .values(
                    # A message about a turn is about its `owes_since`.
                    told=case((seat.told == seat.owes_since, later(seat.owes_since)), else_=seat.told),
                    deadline=seat.deadline + later(seat.owes_since) - seat.owes_since,
                    owes_since=later(seat.owes_since),
                )
            )
            await connection.execute(
                update(schema.seat).where(seat.shown_since < until).values(shown_since=later(seat.shown_since))
            )
        await self.beat(actor)
        # What is in memory has the old times.
        self._rooms.outside(None)
        return int(until - at)

    async def pause(self, actor: Actor, paused: bool = True) -> None:
        """Stop all games for maintenance, or let them go on."""
        need_system(actor)
        if paused:
            await self.beat(actor)
        await self._put(paused=self._rooms.clock() if paused else None)

    async def paused(self, actor: Actor) -> bool:
        """Whether all games stand still; also told to the rooms of this process."""
        need_system(actor)
        pulse = schema.pulse.c
        async with self._store.read() as connection:
            since = await connection.scalar(select(func.max(pulse.paused)).where(pulse.name == CLOCKS))
        self._rooms.paused = since is not None
        return self._rooms.paused

    async def _put(self, **values: int | None) -> None:
        async with self._store.write() as connection:
            await connection.execute(
                self._store.insert(schema.pulse)
                .values({"name": CLOCKS, "at": self._rooms.clock()} | values)
                .on_conflict_do_update(index_elements=["name"], set_=values)
            )
