"""Opening the database, and the two ways to use it: `read` sees one moment, `write` is one transaction.

SQLite is used with a write-ahead log and full synchronisation: what is committed survives a power cut. It allows one
writer at a time, so all writing is done in turn; PostgreSQL takes as many writers as its pool has. `transact` runs a
whole transaction as one piece of work: for SQLite no more than its commit visits a thread, and what SQLAlchemy does for
each statement is left out.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Any, Final, Protocol

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Delete, Engine, Insert, Table, Update, event, func, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from logothete.server.errors import StoreDamaged, StoreFull
from logothete.server.store.condition import Condition, Fault
from logothete.server.store.leases import Alone, Lead, Lease

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
IMMEDIATE: Final = "BEGIN IMMEDIATE"
BUSY_MS: Final = 10_000
"""How long to wait for another process that is writing."""
QUICK_S: Final = 0.002
"""While commits take no longer they are made in the event loop: a thread would not be quicker, all in all."""
CAREFUL_S: Final = 2.0
"""After commits that took longer, so long they are made in a thread; then the disk is given another chance."""
PRAGMAS: Final = (
    f"busy_timeout = {BUSY_MS}",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
)
CHANNEL: Final = "logothete"
CONNECTIONS: Final = 20
"""To PostgreSQL, from one process."""
POOL_S: Final = 10.0
"""So long somebody waits for one of them, or for the database to be there; then the server says that it is busy."""
COMMAND_S: Final = 60.0
"""No statement takes longer, unless the other side is gone."""
_TRIAL: Final = (
    "CREATE TABLE trial AS SELECT zeroblob(65536) AS filling",
    "DROP TABLE trial",
    "UPDATE alembic_version SET version_num = version_num",
)
"""What needs room, and gives it back: there may be some left for a few rows, and none for more."""
_MIGRATING: Final = 0x4C4F474F


class BadDatabase(Exception):
    """The address of the database cannot be used; the message says what it may be."""


class Store:
    """An open database with the current schema; `open_store` makes one."""

    def __init__(self, engine: AsyncEngine, writer: SqliteWriter | None) -> None:
        self.engine = engine
        self.sqlite = writer is not None
        self.condition = Condition()
        self._holder = secrets.token_hex(16)
        self._leases: dict[str, Lease] = {}
        self._writer = writer
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which all queries see the same moment."""
        with self.condition.reading():
            async with self.engine.connect() as connection:
                if not self.sqlite:
                    await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end of the block, undone if that raises."""
        with self.condition.writing():
            if self._writer is None:
                async with self.engine.begin() as connection:
                    yield connection
            else:
                async with self._turn, self.engine.connect() as connection:
                    await connection.execution_options(begin=IMMEDIATE)
                    async with connection.begin():
                        yield connection

    async def transact(self, work: Callable[[Executor], None], notice: str | None = None) -> None:
        """Run `work` as a transaction: committed when it returns, undone if it raises.

        PostgreSQL tells the other processes the notice when it commits.
        """
        with self.condition.writing():
            if self._writer is None:
                async with self.engine.begin() as connection:
                    await connection.run_sync(work)
                    if notice is not None:
                        await connection.execute(select(func.pg_notify(CHANNEL, notice)))
            else:
                async with self._turn:
                    await self._writer.run(work)

    async def lead(self, role: str, work: Callable[[Lead], Awaitable[None]]) -> None:
        """Do a work that only one process does for all on the database (`clock`, `notify`, `bots`), whenever it is
        this process's turn. With SQLite there is one server."""
        if self.sqlite:
            await work(Alone())
            return
        lease = self._leases[role] = Lease(self.engine, role, self._holder)
        await lease.follow(work)

    def leads(self, role: str) -> bool:
        """Whether this process does a work at present."""
        return self.sqlite or (role in self._leases and self._leases[role].held)

    def connections(self) -> int:
        """How many connections to the database are in use."""
        pool = self.engine.pool
        return pool.checkedout() if isinstance(pool, QueuePool) else 0

    async def last_row(self) -> int:
        """The last row that was written to the log of any game; for SQLite only, which numbers them all."""
        async with self.read() as connection:
            return int(await connection.scalar(text("SELECT coalesce(max(rowid), 0) FROM log")) or 0)

    async def last_deed(self) -> int:
        """The last deed of a host that was written down."""
        async with self.read() as connection:
            return int(await connection.scalar(text("SELECT coalesce(max(number), 0) FROM deed")) or 0)

    async def rows_since(self, row: int) -> tuple[int, dict[str, int]]:
        """The last row of all, and the lengths of the logs that grew after `row`; for SQLite only."""
        async with self.read() as connection:
            last = int(await connection.scalar(text("SELECT coalesce(max(rowid), 0) FROM log")) or 0)
            grown = text("SELECT game, max(number) FROM log WHERE rowid > :row GROUP BY game").bindparams(row=row)
            return last, {row[0]: row[1] for row in await connection.execute(grown)}

    def insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """An INSERT that can say what happens when the row is already there."""
        return sqlite.insert(table) if self.sqlite else postgresql.insert(table)

    async def ping(self) -> Fault | None:
        """Raises if the database does not answer; otherwise what is wrong with it.

        If it was full, it is asked to write something, or nobody would learn that it is not full any more.
        """
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
        if self.condition.fault == "full":
            with suppress(StoreFull, StoreDamaged):
                async with self.write() as connection:
                    for statement in _TRIAL if self.sqlite else _TRIAL[-1:]:
                        await connection.execute(text(statement))
        return self.condition.fault

    async def check(self) -> list[str]:
        """Look at every page of a SQLite file: what is damaged, nothing if all is well. It takes a while."""
        if not self.sqlite:
            raise BadDatabase("only SQLite files are checked here. For PostgreSQL use pg_amcheck")
        found: list[str]
        try:
            async with self.engine.connect() as connection:
                found = [str(row[0]) for row in await connection.execute(text("PRAGMA integrity_check(20)"))]
        except DBAPIError as error:
            found = [str(error.orig)]
        damage = [line for line in found if line != "ok"]
        if damage:
            self.condition.damaged("; ".join(damage))
        return damage

    async def backup(self, target: Path) -> None:
        """A consistent copy of a SQLite database while it is in use."""
        if not self.sqlite:
            raise BadDatabase("only SQLite files are copied here. For PostgreSQL use pg_dump")
        if target.exists():
            raise BadDatabase(f"{target} is already there. Name a new file")
        async with self.engine.connect() as connection:
            await connection.execution_options(begin=None)
            await connection.execute(text("VACUUM INTO :target").bindparams(target=str(target)))

    async def close(self) -> None:
        """Give back every connection."""
        if self._writer is not None:
            self._writer.close()
        for lease in self._leases.values():
            await lease.close()
        await self.engine.dispose()


class Executor(Protocol):
    """What carries out statements inside a transaction."""

    def execute(self, statement: Insert | Update | Delete, rows: list[dict[str, Any]], /) -> object:
        """A statement, once for each row. All its values are parameters."""
        ...


class SqliteWriter:
    """One connection whose statements run in the event loop, and whose commits do while the disk is quick.

    A move is a handful of tiny statements, and the machinery around each of them costs several times as much as the
    statement. So they are compiled once and given to the driver as they are. Nothing reaches the disk before the
    commit, so they take microseconds; in a thread each of them would have to wait until the loop lets go of the
    interpreter, and whoever moved would wait for all of that. The same is true of a commit, but that may take as long
    as the disk likes: when it has been slow, commits wait for it in a thread for a while. How quick it is can be told
    only in the loop: in the thread, the wait for the interpreter is part of the time.
    """

    def __init__(self, url: URL) -> None:
        self._thread = ThreadPoolExecutor(1, "logothete-writer")
        self._connection = sqlite3.connect(url.database or "", isolation_level=None, check_same_thread=False)
        _set_up(self._connection)
        self._wait_for_others(0)
        self._dialect = sqlite.dialect()
        self._compiled: dict[Insert | Update | Delete, tuple[str, Sequence[str]]] = {}
        self._pace = 0.0
        """How long commits take of late, in seconds; as far as they were made in the loop."""
        self._careful_until = 0.0

    async def run(self, work: Callable[[Executor], None]) -> None:
        """Run a transaction. The caller sees to it that there is one at a time."""
        with _as_database_errors():
            try:
                if not self._begin():
                    await self._in_thread(self._begin_patiently)
                work(self)
                if perf_counter() < self._careful_until:
                    await self._in_thread(self._commit)
                else:
                    self._commit_at_once()
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")

    def execute(self, statement: Insert | Update | Delete, rows: list[dict[str, Any]]) -> None:
        """A statement of the running transaction."""
        text, names = self._compile(statement)
        self._connection.executemany(text, [[_to_column(row[name]) for name in names] for row in rows])

    def close(self) -> None:
        """End the thread and close the connection."""
        self._thread.shutdown()
        self._connection.close()

    async def _in_thread(self, work: Callable[[], None]) -> None:
        """Do what may take long, to the end: a caller who is cancelled must not leave the connection in use."""
        job = self._thread.submit(work)
        try:
            await asyncio.wrap_future(job)
        except asyncio.CancelledError:
            await asyncio.to_thread(wait, [job])
            raise

    def _begin(self) -> bool:
        """Begin at once; not if another process is writing."""
        try:
            self._connection.execute(IMMEDIATE)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            return False
        return True

    def _begin_patiently(self) -> None:
        self._wait_for_others(BUSY_MS)
        try:
            self._connection.execute(IMMEDIATE)
        finally:
            self._wait_for_others(0)

    def _wait_for_others(self, milliseconds: int) -> None:
        self._connection.execute(f"PRAGMA busy_timeout = {milliseconds}")

    def _commit_at_once(self) -> None:
        began = perf_counter()
        self._commit()
        ended = perf_counter()
        # One that takes in the write-ahead log is slower than the others, which says nothing of the next.
        self._pace += (ended - began - self._pace) / 8
        if self._pace > QUICK_S:
            self._pace = 0.0
            self._careful_until = ended + CAREFUL_S

    def _commit(self) -> None:
        self._connection.execute("COMMIT")

    def _compile(self, statement: Insert | Update | Delete) -> tuple[str, Sequence[str]]:
        found = self._compiled.get(statement)
        if found is None:
            compiled = statement.compile(dialect=self._dialect)
            found = self._compiled[statement] = (str(compiled), compiled.positiontup or ())
        return found


@contextmanager
def _as_database_errors() -> Iterator[None]:
    """What the driver says, as SQLAlchemy would say it."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise IntegrityError(None, None, error) from error
    except sqlite3.Error as error:
        raise DBAPIError(None, None, error) from error


def _to_column(value: Any) -> Any:
    return _to_json(value) if isinstance(value, dict | list) else value


async def open_store(database: str, connections: int = CONNECTIONS) -> Store:
    """Open a database (`sqlite:///file`, `postgresql://user@host/name`) and bring its schema up to date."""
    url = database_url(database)
    sqlite = url.get_backend_name() == "sqlite"
    engine = create_async_engine(
        url,
        json_serializer=_to_json,
        json_deserializer=msgspec.json.decode,
        **({} if sqlite else _pool(connections)),
    )
    if sqlite:
        _check_file(url.database or "")
        _prepare(engine.sync_engine, "BEGIN")
    try:
        async with engine.connect() as connection:
            await connection.execution_options(begin=IMMEDIATE)
            await connection.run_sync(_migrate)
            await connection.commit()
        return Store(engine, SqliteWriter(url) if sqlite else None)
    except BaseException:
        await engine.dispose()
        raise


def _pool(connections: int) -> dict[str, Any]:
    """How PostgreSQL is connected to: by no more than so many at once, and whoever vanishes is noticed soon."""
    watchful = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
    return {
        "pool_size": connections,
        "max_overflow": 0,
        "pool_timeout": POOL_S,
        "pool_pre_ping": True,
        "connect_args": {"timeout": POOL_S, "command_timeout": COMMAND_S, "server_settings": watchful},
    }


def _check_file(file: str) -> None:
    """Open the file once. The driver would fail in a thread of its own, which goes on after the loop has ended."""
    try:
        sqlite3.connect(file).close()
    except sqlite3.Error as error:
        raise BadDatabase(
            f"the file {file} cannot be opened ({error}). Check that its folder exists and can be written to"
        ) from error


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def database_url(database: str) -> URL:
    """The address with the driver that is used here."""
    try:
        url = make_url(database)
    except ArgumentError:
        url = None
    name = "" if url is None else url.drivername.split("+")[0]
    if url is None or name not in DRIVERS:
        raise BadDatabase(
            f"{database.split('://')[0]!r} is no database that can be used. Write sqlite:///file.db "
            "or postgresql://user:password@host/name"
        )
    if name == "sqlite" and not url.database:
        raise BadDatabase("a SQLite database needs a file: sqlite:///file.db")
    return url.set(drivername=DRIVERS[name])


def _set_up(connection: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _prepare(engine: Engine, begin: str) -> None:
    """Set up every connection to SQLite, and begin transactions with `begin` unless the connection's options differ.

    A transaction that begins by reading cannot wait for its turn to write, so a writer says at once that it is one.
    """

    def connected(connection: Any, _record: object) -> None:
        # The driver must not begin transactions on its own.
        connection.isolation_level = None
        _set_up(connection)

    def begun(connection: Connection) -> None:
        statement = connection.get_execution_options().get("begin", begin)
        if statement is not None:
            connection.exec_driver_sql(statement)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)


def _migrate(connection: Connection) -> None:
    # Two processes that start at once must not both change the tables. The first statement opens the transaction that
    # all changes are made in, and with SQLite takes the file: without it Alembic would commit after each of them.
    mine = "SELECT 1" if connection.dialect.name == "sqlite" else f"SELECT pg_advisory_xact_lock({_MIGRATING})"
    connection.execute(text(mine))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
