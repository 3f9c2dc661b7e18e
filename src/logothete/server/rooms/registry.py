"""The games that are being played, loaded on demand and let go again.

`async with rooms.open(game) as room` gives exclusive access to one game. Services authorise and change it inside;
what they see there is committed, and what they change is committed before they leave or did not happen.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Final, Protocol, TypeVar

from logothete.server.errors import NoSuchGame
from logothete.server.rooms.editions import OtherEdition
from logothete.server.rooms.keeping import DamagedSnapshot
from logothete.server.rooms.room import Room
from logothete.server.shelf import Shelf
from logothete.server.store import Commit, Conflict, Store, Subscription, Writer
from logothete.server.store.games import Loaded, length_of, load_game

IDLE_S: Final = 600.0
"""A room that nobody opened for so long is let go when another one is opened."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


def now_ms() -> int:
    """The time of day."""
    return time.time_ns() // 1_000_000


class Publisher(Protocol):
    """Tells every process and every subscriber that a game changed, after the change was committed."""

    def subscribe(self, game: str | None = None, person: str | None = None) -> Subscription:
        """Changes of one game, or of all; and with a person that one may have to go."""
        ...

    async def publish(self, game: str) -> None:
        """Tell this process and the others, for what is not a commit of a room."""
        ...

    def tell(self, game: str) -> None:
        """Tell this process: the commit itself has told the others."""
        ...

    def end(self) -> None:
        """The server is about to stop: wake whoever waits."""
        ...


class _Slot:
    """The place of a room: its lock, how many want it, and whether another process changed the game."""

    __slots__ = ("lock", "room", "stale", "used", "users")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.room: Room | None = None
        self.stale = False
        self.users = 0
        self.used = 0.0


class Visit:
    """Exclusive access to a game while the block runs."""

    __slots__ = ("_game", "_rooms", "_slot")

    def __init__(self, rooms: Rooms, game: str) -> None:
        self._rooms = rooms
        self._game = game

    async def __aenter__(self) -> Room:
        self._slot, room = await self._rooms._come_in(self._game)
        return room

    async def __aexit__(self, *_error: object) -> None:
        self._rooms._leave(self._game, self._slot)


class Rooms:
    """The loaded games, at most `limit` unless more are in use at the same moment."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        writer: Writer,
        publisher: Publisher,
        limit: int = 512,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self.store = store
        self.shelf = shelf
        self.writer = writer
        self.publisher = publisher
        self.limit = limit
        self.clock = clock
        self.loads = 0
        """How many times a game was read from the store, in whole or in part."""
        self.paused = False
        """All games stand still, for the host looks after the server."""
        self.followed = 0
        """How many decisions standing orders have made."""
        self._slots: OrderedDict[str, _Slot] = OrderedDict()
        self._leaving: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return sum(slot.room is not None for slot in self._slots.values())

    def open(self, game: str) -> Visit:
        """Exclusive access to a game; `NoSuchGame` if there is none."""
        return Visit(self, game)

    def at_rest(self, game: str) -> Room | None:
        """The room, if it is loaded, up to date and nobody is inside: good for a look until the next `await`."""
        slot = self._slots.get(game)
        if slot is None or slot.room is None or slot.stale or slot.room.lost or slot.lock.locked():
            return None
        self._slots.move_to_end(game)
        slot.used = time.monotonic()
        return slot.room

    def outside(self, game: str | None, length: int | None = None) -> bool:
        """Another process changed this game, or for None perhaps any of them: look again before the next use.

        Whether that is news: not if the game is loaded and its log as long as `length`.
        """
        if game is None:
            for slot in self._slots.values():
                slot.stale = True
            return True
        known = self._slots.get(game)
        if known is None:
            return True
        if length is not None and known.room is not None and known.room.table.length >= length:
            return False
        # Also while it is still being read: what is on its way may be older than this change.
        known.stale = True
        return True

    def forget(self, game: str) -> None:
        """Let a game that was removed go without a trace."""
        slot = self._slots.get(game)
        if slot is not None:
            slot.room = None

    async def close(self) -> None:
        """Put everything aside."""
        for slot in self._slots.values():
            async with slot.lock:
                if slot.room is not None and not slot.room.lost:
                    await self._put_aside(slot.room)
        self._slots.clear()
        if self._leaving:
            await asyncio.wait(self._leaving)

    async def read(self, game: str, since: int | None = None, before: int | None = None) -> Loaded:
        """What the store has of a game; see `load_game`."""
        self.loads += 1
        async with self.store.read() as connection:
            loaded = await load_game(connection, game, since, before)
        if loaded is None:
            raise NoSuchGame
        return loaded

    async def length(self, game: str) -> int | None:
        """How long the log of a game is in the store; None if there is no such game."""
        async with self.store.read() as connection:
            return await length_of(connection, game)

    async def _come_in(self, game: str) -> tuple[_Slot, Room]:
        """Wait for one's turn; every call that returns is followed by `_leave`."""
        slot = self._slots.get(game)
        if slot is None:
            slot = self._slots[game] = _Slot()
        self._slots.move_to_end(game)
        slot.users += 1
        try:
            await slot.lock.acquire()
            try:
                return slot, await self._enter(game, slot)
            except BaseException:
                slot.lock.release()
                raise
        except BaseException:
            self._tidy(game, slot)
            raise

    def _leave(self, game: str, slot: _Slot) -> None:
        slot.lock.release()
        self._tidy(game, slot)

    def _tidy(self, game: str, slot: _Slot) -> None:
        slot.users -= 1
        slot.used = time.monotonic()
        if slot.room is None and not slot.users:
            self._slots.pop(game, None)
        self._trim()

    async def _enter(self, game: str, slot: _Slot) -> Room:
        room = slot.room
        # Before reading, so that a change during it is looked for again.
        stale, slot.stale = slot.stale, False
        if room is not None and stale and not room.lost:
            try:
                await room.catch_up()
            except BaseException:
                slot.room = None
                raise
        if room is None or room.lost:
            slot.room = None
            room = slot.room = await self._load(game)
        return room

    async def take_in(self, game: str, take: Callable[[Loaded], T]) -> T:
        """Hand what the store has of a game to `take`: from another snapshot, or the whole log, if it needs that."""
        loaded = await self.read(game)
        while True:
            try:
                return take(loaded)
            except DamagedSnapshot as error:
                if error.number == 0:
                    raise
                _log.error("the newest snapshot of game %s is damaged; the one before it is used", game)
                loaded = await self.read(game, before=error.number)
            except OtherEdition:
                loaded = await self.read_whole(game)

    async def read_whole(self, game: str) -> Loaded:
        """The whole log of a game, without its snapshots."""
        return await self.read(game, before=1)

    async def _load(self, game: str) -> Room:
        return await self.take_in(game, partial(Room, self))

    def _trim(self) -> None:
        """Let go what is too much, the longest unused first, and one that has been idle for long."""
        oldest = time.monotonic() - IDLE_S
        for game, slot in list(islice(self._slots.items(), max(1, len(self._slots) - self.limit))):
            if slot.users or slot.lock.locked():
                continue
            if len(self._slots) > self.limit or slot.used < oldest:
                del self._slots[game]
                if slot.room is not None and not slot.room.lost:
                    task = asyncio.create_task(self._put_aside(slot.room))
                    self._leaving.add(task)
                    task.add_done_callback(self._leaving.discard)

    async def _put_aside(self, room: Room) -> None:
        """Write a snapshot, so that the game opens quickly next time. Nothing depends on it."""
        commit: Commit | None = room.snapshot_to_keep()
        if commit is not None:
            try:
                await self.writer.commit(commit)
            except Conflict:
                pass
            except Exception:
                _log.warning("a snapshot could not be written; the game will be replayed from its log", exc_info=True)
