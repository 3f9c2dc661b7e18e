"""Who leads, when the database is started anew, cannot be reached, or its process is gone: one, and soon another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from logothete.server.errors import Busy
from logothete.server.store import Store, leases, open_store
from logothete.server.store.leases import Lead, NotLeading
from tests.server.postgres import Cluster

pytestmark = pytest.mark.anyio

PATIENCE_S = 60.0


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tenth of the times, or so."""
    for name, seconds in {"LEASE_S": 1.5, "SURE_S": 1.0, "RENEW_S": 0.2, "POLL_S": 0.1, "PARTING_S": 0.3}.items():
        monkeypatch.setattr(leases, name, seconds)


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A server that a test may start anew."""
    cluster = Cluster()
    yield cluster
    cluster.stop()


class Process:
    """Something like a process: it leads whenever it may, and counts what it does meanwhile."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.acts = 0
        self.task = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        while True:
            with suppress(OSError):
                await self.store.lead("bots", self._work)

    async def _work(self, lead: Lead) -> None:
        while True:
            lead.check()
            self.acts += 1
            await asyncio.sleep(0.01)

    @property
    def leads(self) -> bool:
        return self.store.leads("bots")

    async def leading(self) -> None:
        """Wait until it acts."""
        before = self.acts
        async with asyncio.timeout(PATIENCE_S):
            while self.acts == before:
                await asyncio.sleep(0.01)

    async def end(self) -> None:
        self.task.cancel()
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.wait({self.task})
            await self.store.close()


@asynccontextmanager
async def processes(*databases: str) -> AsyncIterator[list[Process]]:
    """One for each address; the first one leads."""
    found: list[Process] = []
    for database in databases:
        found.append(Process(await open_store(database)))
        if len(found) == 1:
            await found[0].leading()
    try:
        yield found
    finally:
        for one in found:
            await one.end()


async def test_one_leads_and_when_it_stops_the_next_does_at_once(postgres: Cluster) -> None:
    database = postgres.url("leading")
    async with processes(database, database) as (first, second):
        await asyncio.sleep(0.5)
        assert (first.leads, second.acts) == (True, 0)
        await first.end()
        await second.leading()
    postgres.drop("leading")


async def test_one_that_was_killed_is_followed_when_its_lease_ends(postgres: Cluster) -> None:
    database = postgres.url("killing")
    async with processes(database, database) as (first, second):
        with pytest.MonkeyPatch.context() as patch:
            # It has no time to give anything back.
            patch.setattr(leases.Lease, "_give_back", lambda _lease: asyncio.sleep(0))
            first.task.cancel()
            await asyncio.wait({first.task})
        await second.leading()
    postgres.drop("killing")


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_after_a_restart_of_the_database_one_leads(cluster: Cluster, mode: str) -> None:
    database = cluster.url("restarting")
    async with processes(database, database, database) as found:
        await asyncio.to_thread(cluster.restart, mode)
        async with asyncio.timeout(PATIENCE_S):
            while not any(one.leads for one in found):
                await asyncio.sleep(0.01)
        for _ in range(100):
            assert sum(one.leads for one in found) <= 1
            await asyncio.sleep(0.02)


class Cable:
    """A way to the database on which nothing passes any more once it is cut, and nobody is told."""

    def __init__(self, cluster: Cluster, folder: str) -> None:
        self._there = cluster.folder / ".s.PGSQL.5432"
        self._here = Path(folder) / ".s.PGSQL.5432"
        self._whole = asyncio.Event()
        self._whole.set()
        self._works: set[asyncio.Task[None]] = set()

    async def lay(self) -> asyncio.Server:
        return await asyncio.start_unix_server(self._pass_on, self._here)

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            other_reader, other_writer = await asyncio.open_unix_connection(self._there)
            await asyncio.gather(self._pump(reader, other_writer), self._pump(other_reader, writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


async def test_one_that_is_cut_off_stops_before_another_begins_and_ends_when_asked(postgres: Cluster) -> None:
    database = postgres.url("cut")
    with TemporaryDirectory(prefix="logothete-", dir="/tmp") as folder:
        cable = Cable(postgres, folder)
        server = await cable.lay()
        async with processes(database.replace(str(postgres.folder), folder), database) as (first, second):
            cable.cut()
            async with asyncio.timeout(PATIENCE_S):
                while not second.acts:
                    assert not (first.leads and second.leads)
                    await asyncio.sleep(0.005)
            acted = first.acts
            await asyncio.sleep(0.3)
            assert first.acts == acted
            # To stop does not depend on the database either.
            first.task.cancel()
            async with asyncio.timeout(PATIENCE_S):
                await asyncio.wait({first.task})
            cable.mend()
        server.close()
    postgres.drop("cut")


async def test_one_that_stood_still_does_nothing_when_it_wakes_up(postgres: Cluster) -> None:
    store = await open_store(postgres.url("asleep"))
    now = [100.0]
    lease = leases.Lease(store.engine, "bots", "somebody", clock=lambda: now[0])
    assert await lease._take(PATIENCE_S)
    lease.check()
    now[0] += 3600.0
    with pytest.raises(NotLeading):
        lease.check()
    await store.close()
    postgres.drop("asleep")


async def test_whoever_finds_all_connections_in_use_is_told_so(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("logothete.server.store.engine.POOL_S", 0.2)
    store = await open_store(postgres.url("pool"), connections=2)
    async with store.read(), store.read():
        assert store.connections() == 2
        with pytest.raises(Busy):
            async with store.read():
                pass
    assert store.connections() == 0
    await store.close()
    postgres.drop("pool")
