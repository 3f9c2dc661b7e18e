"""The one place where games are written: commits of several games that come at the same moment share a transaction.

Waiting for the disk is most of what a commit costs. While one transaction is on its way, the next commits gather and
then go together; each is answered when its own rows are safe. While several tables move, a transaction also keeps
its distance from the one before; a table that moves alone does not wait for that. A commit that cannot be is
refused alone: after a failed transaction, its commits are tried one by one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Table, Update, and_, bindparam, delete, insert, literal_column, update
from sqlalchemy.exc import IntegrityError

from logothete.server.store import schema
from logothete.server.store.engine import Executor, Store
from logothete.server.store.pages import PageRow
from logothete.server.store.rows import LogRow, values_of

BATCH: Final = 256
"""Commits in one transaction; PostgreSQL can name that many games in one notice."""
APART_S: Final = 0.005
"""From one transaction to the next, at least, while several tables move."""
ALONE: Final = 4
"""Of so many transactions with one commit each, the last no longer waits: tables do not move together any more."""
LAST: Final = 2**31 - 1
"""No row of a log has a higher number."""
_ADD_TO_LOG: Final = insert(schema.log)
_DROP_SNAPSHOTS: Final = delete(schema.snapshot).where(
    schema.snapshot.c.game == bindparam("of"),
    schema.snapshot.c.number > literal_column("0"),
    schema.snapshot.c.number < bindparam("before"),
)
_DROP_PAGES: Final = delete(schema.page).where(schema.page.c.game == bindparam("of"))


class Conflict(Exception):
    """Another process has already written this row of the log, or the game is gone; nothing was written."""


class Commit(msgspec.Struct):
    """What belongs together: rows of the log, what they changed, and perhaps a snapshot of the game after them."""

    game: str
    rows: list[LogRow] = []
    table: dict[str, Any] = {}
    seats: dict[int, dict[str, Any]] = {}
    snapshot: tuple[int, bytes] | None = None
    pages: list[PageRow] = []
    """Pages that the snapshot relies on."""
    anew: bool = False
    """What was derived from the log before is dropped: it was made with other rules."""
    keep_from: int = 0
    """Snapshots before this row are dropped, except the first position of a branch."""


class Writer:
    """Takes commits of all rooms. `origin` marks this process in what PostgreSQL tells the others."""

    def __init__(self, store: Store, origin: str) -> None:
        self.store = store
        self.transactions = 0
        """How many transactions have been committed; one for each move, or fewer."""
        self.conflicts = 0
        """How many commits were refused because another process was quicker."""
        self._origin = origin
        self._waiting: list[tuple[Commit, asyncio.Future[None]]] = []
        self._running: asyncio.Task[None] | None = None
        self._began = 0.0
        """When the latest transaction began."""
        self._company = 0
        """How many commits it held, as far as that is remembered: company comes and goes by chance."""
        self._updates: dict[tuple[str, tuple[str, ...]], Update] = {}
        self._add_snapshot = store.insert(schema.snapshot).on_conflict_do_nothing()
        self._add_page = store.insert(schema.page).on_conflict_do_nothing()

    async def commit(self, commit: Commit) -> None:
        """Returns when the rows are safe. Raises `Conflict`, or what the database said; then nothing was written.

        A caller who is cancelled meanwhile learns that only when it is settled.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((commit, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait({done})
            done.exception()
            raise

    async def close(self) -> None:
        """Wait until everything is written."""
        while self._running is not None:
            await asyncio.wait({self._running})

    async def _run(self) -> None:
        try:
            while self._waiting:
                await self._keep_apart()
                batch = self._waiting[:BATCH]
                del self._waiting[:BATCH]
                self._company = max(min(len(batch), ALONE), self._company - 1)
                await self._settle(batch)
        finally:
            self._running = None

    async def _keep_apart(self) -> None:
        now = asyncio.get_running_loop().time
        left = self._began + APART_S - now()
        if left > 0 and self._company > 1:
            await asyncio.sleep(left)
        self._began = now()

    async def _settle(self, batch: Sequence[tuple[Commit, asyncio.Future[None]]]) -> None:
        try:
            await self._write([commit for commit, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    await self._settle([one])
                return
            if isinstance(error, IntegrityError):
                error = Conflict(str(error.orig))
                self.conflicts += 1
            if not batch[0][1].done():
                batch[0][1].set_exception(error)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _write(self, commits: Sequence[Commit]) -> None:
        changed = {one.game for one in commits if one.rows}
        notice = " ".join((self._origin, *changed)) if changed else None
        await self.store.transact(lambda executor: self._put(executor, commits), notice)
        self.transactions += 1

    def _put(self, executor: Executor, commits: Sequence[Commit]) -> None:
        rows = [values_of(row) for commit in commits for row in commit.rows]
        if rows:
            executor.execute(_ADD_TO_LOG, rows)
        self._update(executor, schema.game, [({"id": one.game}, one.table) for one in commits])
        self._update(
            executor,
            schema.seat,
            [({"game": one.game, "number": number}, values) for one in commits for number, values in one.seats.items()],
        )
        for commit in commits:
            if commit.anew:
                executor.execute(_DROP_PAGES, [{"of": commit.game}])
                executor.execute(_DROP_SNAPSHOTS, [{"of": commit.game, "before": LAST}])
            if commit.pages:
                executor.execute(self._add_page, [msgspec.structs.asdict(page) for page in commit.pages])
            if commit.snapshot is not None:
                number, data = commit.snapshot
                executor.execute(self._add_snapshot, [{"game": commit.game, "number": number, "data": data}])
                executor.execute(_DROP_SNAPSHOTS, [{"of": commit.game, "before": commit.keep_from}])

    def _update(self, executor: Executor, table: Table, rows: Iterable[tuple[dict[str, Any], dict[str, Any]]]) -> None:
        """Rows in which the same columns change go to the database together."""
        groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for key, values in rows:
            if values:
                bound = {f"key_{name}": value for name, value in key.items()}
                groups.setdefault(tuple(values), []).append(bound | values)
        for names, bound_rows in groups.items():
            statement = self._updates.get((table.name, names))
            if statement is None:
                matches = [column == bindparam(f"key_{column.name}") for column in table.primary_key]
                statement = update(table).where(and_(*matches)).values({name: bindparam(name) for name in names})
                self._updates[table.name, names] = statement
            executor.execute(statement, bound_rows)
