"""The service behind pages, programs, bots, clocks and administrators: the only way to anything that is stored.

Every method of its parts takes the actor first and authorises by itself; a caller needs no check of its own.
Errors are those of `logothete.server.errors`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from logothete.server.config import Settings
from logothete.server.rooms.registry import Publisher, Rooms
from logothete.server.services import tokens
from logothete.server.services.absence import Absence
from logothete.server.services.accounts import Accounts
from logothete.server.services.after import After
from logothete.server.services.desk import Desk
from logothete.server.services.lobby import Lobby
from logothete.server.services.ordering import Ordering
from logothete.server.services.playing import Playing
from logothete.server.services.talk import Talk
from logothete.server.shelf import Shelf
from logothete.server.steady import SteadyClock
from logothete.server.store import Signals, Store, Writer, open_store


class Tables:
    """All services over one store; `open_tables` makes one."""

    def __init__(self, settings: Settings, store: Store, shelf: Shelf, clock: Callable[[], int]) -> None:
        self.settings = settings
        self.store = store
        self.shelf = shelf
        self.clock = clock
        self._closed = False
        origin = tokens.new_id()
        self.writer = Writer(store, origin)
        self._signals = Signals(store, origin)
        self.publisher: Publisher = self._signals
        self.rooms = Rooms(store, shelf, self.writer, self.publisher, settings.rooms, clock)
        self._signals.outside = self.rooms.outside
        limits = settings.limits
        self.desk = Desk(self.rooms, limits)
        self.absence = Absence(self.rooms)
        self.accounts = Accounts(
            store, settings, self.desk.leave_all, partial(self.rooms.outside, None), self._signals.part, clock
        )
        self._signals.parted = self.accounts.look_again
        self.playing = Playing(self.rooms)
        self.ordering = Ordering(self.rooms, limits)
        self.talk = Talk(self.rooms, self.accounts, limits)
        self.after = After(self.rooms)
        self.lobby = Lobby(self.rooms, self.accounts, self.playing, self.after, limits)

    async def start(self) -> None:
        """Begin to hear other processes on the same database."""
        await self._signals.start()

    async def close(self) -> None:
        """Put every room aside, stop publishing, close the store. To close again does nothing."""
        if self._closed:
            return
        self._closed = True
        await self.rooms.close()
        await self.writer.close()
        await self._signals.close()
        await self.store.close()


async def open_tables(settings: Settings, shelf: Shelf | None = None, clock: Callable[[], int] | None = None) -> Tables:
    """Open the store (bringing its schema up to date) and everything above it."""
    store = await open_store(settings.database, settings.database_connections)
    try:
        packs = Path(settings.packs) if settings.packs else None
        tables = Tables(settings, store, shelf or Shelf(packs), clock or SteadyClock())
        await tables.start()
    except BaseException:
        await store.close()
        raise
    return tables
