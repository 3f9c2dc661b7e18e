"""One loaded game: the one way to change it, and how it keeps up with the store.

A change is applied in memory (`rooms.course`), then committed, then published. If the commit fails, the memory is
thrown away and read again: what is in memory between two changes is what the store has.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from sqlalchemy.exc import DBAPIError

from logothete.kernel.events import Event, Told
from logothete.kernel.match import Match
from logothete.kernel.orders import Standing
from logothete.kernel.plans import Outcome
from logothete.kernel.record import Record
from logothete.kernel.title import Title
from logothete.server import errors
from logothete.server.backstage import Heard
from logothete.server.model import By
from logothete.server.rooms.course import Course
from logothete.server.rooms.editions import GOES_ON, RULES, Departure
from logothete.server.rooms.faces import Face
from logothete.server.rooms.keeping import DamagedPage
from logothete.server.rooms.pages import Pages
from logothete.server.rooms.progress import unavailable
from logothete.server.rooms.replay import open_game, replay
from logothete.server.rooms.saving import Saved, Snapshots
from logothete.server.store import Commit, Conflict
from logothete.server.store.games import Loaded
from logothete.server.store.pages import drop_derived
from logothete.server.store.rows import GameRow, SeatRow

if TYPE_CHECKING:
    from logothete.server.rooms.registry import Rooms

T = TypeVar("T")

_log = logging.getLogger(__name__)

ATTEMPTS: Final = 8
"""How often a change is tried against other processes that write to the same game."""


class Room:
    """One loaded game.

    Whoever changes it goes through the room each time: `course` is another after everything was read again, and so are
    `table` and `seats` after every attempt that came to nothing.
    """

    def __init__(self, rooms: Rooms, loaded: Loaded) -> None:
        self._rooms = rooms
        self.lost = False
        """The memory may differ from the store: this room must not be used any more."""
        self.replayed = 0
        """How many rows of the log were played again to open it."""
        self._read(loaded)

    def _read(self, loaded: Loaded) -> None:
        table = loaded.table

        def shelved(content: str) -> Title:
            try:
                return self._rooms.shelf.open(table.title, table.pack, content)
            except (errors.UnknownTitle, errors.UnknownPack) as error:
                raise unavailable(table, error) from error

        opened = open_game(shelved, loaded)
        self.replayed += opened.replayed
        self.owner_name = loaded.owner_name
        self.course = Course(opened.title, table, loaded.seats, opened.progress, opened.agreement)
        self._snapshots = Snapshots(opened.snapshot)
        self._pages = Pages(self._rooms.store, table.id)
        self._saved = Saved(table, loaded.seats)

    @property
    def title(self) -> Title:
        return self.course.title

    @property
    def table(self) -> GameRow:
        return self.course.table

    @property
    def seats(self) -> list[SeatRow]:
        return self.course.seats

    @property
    def departure(self) -> Departure | None:
        """Where the log does not agree with the rules as they are now: the game stands still before that."""
        return self.course.agreement.departure

    @property
    def match(self) -> Match | None:
        """None before the start."""
        return None if self.course.progress is None else self.course.progress.match

    def running_match(self) -> Match:
        """The match; `NotRunning` before the start."""
        return self.course.running().match

    def spoken(self, seat: int) -> tuple[int, int]:
        """How often a seat has replied, and acted aside of its own accord."""
        return self.course.running().spoken.by(seat)

    # Changing: inside `change`, each of these once.

    async def change(self, decide: Callable[[], T]) -> T:
        """Run `decide`, which checks and changes this room in memory, then commit, then publish.

        `decide` calls one of `play`, `plan`, `undo`, `lapse`, `start`, `order` or `mark`, or nothing at all.
        When another process was quicker, the room is brought up to date and `decide` runs again.

        What standing orders then decide belongs to the change: it is committed in the same transaction, and nobody
        sees a position in between. A seat that has just taken something back wants to think again, so its orders wait
        until it has decided, or has changed them.
        """
        if self._rooms.paused:
            raise errors.Maintenance
        for _ in range(ATTEMPTS):
            self.course.new_rows = []
            try:
                answer = decide()
                if self.course.new_rows:
                    self.course.follow()
            except BaseException as error:
                # A refusal leaves the match alone; a fault after it was changed does not.
                self.lost = bool(self.course.new_rows)
                self._go_back()
                if isinstance(error, errors.TableError) and not self.lost and await self._behind():
                    continue
                raise
            if not self.course.new_rows:
                self._go_back()
                if await self._behind():
                    continue
                return answer
            try:
                await self._commit()
            except Conflict:
                await self.reload()
                continue
            except DBAPIError as error:
                self.lost = True
                raise errors.Busy from error
            except BaseException:
                self.lost = True
                raise
            self._rooms.publisher.tell(self.table.id)
            return answer
        raise errors.Busy

    def play(self, seat: int, action: str, version: int | None, by: By) -> str:
        """See `Course.play`."""
        return self.course.play(seat, action, version, by)

    def plan(self, seat: int, actions: Sequence[int], version: int | None) -> Outcome:
        """See `Course.plan`."""
        return self.course.plan(seat, actions, version)

    def undo(self, seat: int, version: int | None = None, steps: int = 1) -> str:
        """See `Course.undo`."""
        return self.course.undo(seat, version, steps)

    def lapse(self, seat: int) -> str:
        """See `Course.lapse`."""
        return self.course.lapse(seat)

    def order(self, seat: int, orders: list[Standing]) -> None:
        """See `Course.order`."""
        self.course.order(seat, orders)

    def start(self, base: bytes | None = None) -> None:
        """See `Course.start`."""
        self.course.start(base, self._rooms.clock())

    def mark(self, what: str, seat: int | None = None, by: By = "person") -> None:
        """See `Course.mark`."""
        self.course.mark(what, seat, by)

    def agree(self, seats: Sequence[int]) -> None:
        """See `Course.agree`."""
        self.course.agree(seats)

    def halt(self) -> None:
        """See `Course.halt`."""
        self.course.halt()

    # Looking.

    def standing(self, seat: int) -> list[Standing]:
        """See `Course.standing`."""
        return self.course.standing(seat)

    def first_orders(self) -> list[Standing]:
        """See `Course.first_orders`."""
        return self.course.first_orders()

    def public_view(self) -> msgspec.Struct:
        """See `Course.public_view`."""
        return self.course.public_view()

    def face(self, viewer: int | None) -> Face:
        """See `Course.face`."""
        return self.course.face(viewer)

    def log_since(self, viewer: int | None, version: int, length: int) -> tuple[int, list[Event]]:
        """See `Course.log_since`."""
        return self.course.log_since(viewer, version, length)

    async def earlier(self, viewer: int | None, before: int) -> tuple[int, list[Event]]:
        """The part of a viewer's log that ends at this position, and from where it is."""
        if self.course.progress is None:
            return 0, []
        return await self._reading(lambda: self._pages.earlier(self.course.running(), viewer, before))

    async def record(self) -> Record:
        """The keeper's full record."""
        return await self._reading(lambda: self._pages.record(self.course.running()))

    async def story(self, seat: int, heard: Heard | None = None) -> tuple[int, list[Told]]:
        """What a seat was told, for bots: what replaces the story of one that has heard some of it, and from where."""
        return await self._reading(lambda: self._pages.story(self.course.running(), seat, heard))

    async def _reading(self, read: Callable[[], Awaitable[T]]) -> T:
        """Read pages; if one is lost, make pages and snapshots again from the log, which has everything."""
        while True:
            try:
                return await read()
            except DamagedPage as error:
                _log.error("%s of game %s; the game is played again from its log", error, self.table.id)
            self.lost = True
            async with self._rooms.store.write() as connection:
                await drop_derived(connection, self.table.id)
            await self.reload()

    # The store.

    async def catch_up(self) -> None:
        """Take in what another process has committed."""
        course = self.course
        length = course.table.length
        loaded = await self._rooms.read(course.table.id, length)
        started = course.progress is None and loaded.table.status != "open"
        anew = self.departure is not None or any(row.action.startswith((GOES_ON, RULES)) for row in loaded.rows)
        if started or anew or [row.number for row in loaded.rows] != list(range(length + 1, loaded.table.length + 1)):
            await self.reload()
            return
        self.lost = True
        course.table, course.seats, self.owner_name = loaded.table, loaded.seats, loaded.owner_name
        self.replayed += replay(course.progress, loaded.table, loaded.rows)
        self._settle()
        self.lost = False

    async def _behind(self) -> bool:
        """Whether another process had written what this one has not heard of yet; then it is taken in.

        Asked before a decision is refused, or found unnecessary: that must not be because of what is no longer so.
        With SQLite there is one server, and nothing to ask.
        """
        if self._rooms.store.sqlite:
            return False
        length = await self._rooms.length(self.table.id)
        if length is not None and length <= self.table.length:
            return False
        await self.catch_up()
        return True

    async def reload(self) -> None:
        """Read everything again."""
        self.lost = True
        await self._rooms.take_in(self.table.id, self._read)
        self.lost = False

    def _go_back(self) -> None:
        self.course.table, self.course.seats = self._saved.copy()

    def _settle(self) -> None:
        """What is in memory is what the store has."""
        self.course.settle()
        self._saved = Saved(self.table, self.seats)

    async def _commit(self) -> None:
        now = self._rooms.clock()
        course, table, rows = self.course, self.table, self.course.new_rows
        table.length += len(rows)
        course.keep_time(now)
        commit = self._saved.commit(table, course.seats, rows, now)
        if course.progress is not None and course.agreement.moved_on:
            commit.anew = True
            course.agreement.written = course.agreement.edition
        if self._snapshots.due(table.length):
            self._add_snapshot(commit)
        await self._rooms.writer.commit(commit)
        self._rooms.followed += sum(row.by == "order" for row in rows)
        self._settle()

    def snapshot_to_keep(self) -> Commit | None:
        """A snapshot for a game that is let go, if that spares work next time."""
        # Until a change has noted the edition, what the store has derived is of the one before.
        if self.course.agreement.moved_on or not self._snapshots.worth_keeping(self.table.length):
            return None
        commit = Commit(game=self.table.id)
        self._add_snapshot(commit)
        return None if commit.snapshot is None else commit

    def _add_snapshot(self, commit: Commit) -> None:
        """Not of a game that stands still, and none that nobody will play on."""
        progress = self.course.progress
        if progress is not None and self.departure is None and self.table.status != "archived":
            self._snapshots.add(commit, self.table.length, progress)
