"""The store: schema, settings of the databases, transactions, several processes."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import threading
from math import inf
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError

from logothete.server.store import (
    BadDatabase,
    Commit,
    Conflict,
    Signals,
    Store,
    Subscription,
    Writer,
    engine,
    open_store,
    schema,
)
from logothete.server.store import writer as writer_module
from logothete.server.store.engine import database_url
from logothete.server.store.rows import LogRow

pytestmark = pytest.mark.anyio

PERSON = {
    "id": "a",
    "name": "Anna",
    "created": 0,
    "seen": 0,
    "language": "en",
    "settings": {"notify": True},
    "banned": False,
}
GAME = {
    "id": "g",
    "title": "relay",
    "pack": "",
    "setup": {"players": 2, "options": {}},
    "pace": {"kind": "none"},
    "on_timeout": "standin",
    "public": True,
    "status": "running",
    "created": 0,
    "seed": "00",
    "commitment": "00",
    "length": 0,
    "asked": 0,
}


async def test_the_migrations_make_the_schema(database: str) -> None:
    store = await open_store(database)

    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async with store.read() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_a_store_can_be_opened_again(database: str) -> None:
    for _ in range(2):
        store = await open_store(database)
        await store.ping()
        await store.close()


async def test_several_processes_can_open_an_empty_database_at_once(database: str) -> None:
    program = "import asyncio, sys; from logothete.server.store import open_store; asyncio.run(open_store(sys.argv[1]))"
    all_of_them = [await asyncio.create_subprocess_exec(sys.executable, "-c", program, database) for _ in range(5)]
    assert [await process.wait() for process in all_of_them] == [0] * 5


async def test_sqlite_waits_for_the_disk_and_keeps_references(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/a.db")
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    found: dict[str, object] = {}

    def look(connection: Connection) -> None:
        found.update({name: connection.scalar(text(f"PRAGMA {name}")) for name in expected})

    async with store.write() as connection:
        await connection.run_sync(look)
    assert found == expected
    assert store._writer is not None
    quick = store._writer._connection
    assert {name: quick.execute(f"PRAGMA {name}").fetchone()[0] for name in expected} == expected
    await store.close()


async def test_a_transaction_that_fails_leaves_nothing(database: str) -> None:
    store = await open_store(database)

    async def twice() -> None:
        async with store.write() as connection:
            await connection.execute(insert(schema.account), [PERSON])
            await connection.execute(insert(schema.account), [PERSON])

    with pytest.raises(IntegrityError):
        await twice()
    async with store.read() as connection:
        assert (await connection.execute(select(schema.account))).all() == []
    await store.close()


async def test_moves_are_written_as_everything_else_is(database: str) -> None:
    store, writer = await writer_with_game(database)
    values = {"length": 1, "public": False, "finished": None, "result": {"places": [1, 2]}, "setup": {"players": 3}}
    await writer.commit(Commit("g", [row(1)], values, snapshot=(1, b"\0\xff")))
    async with store.read() as connection:
        game = (await connection.execute(select(schema.game))).mappings().one()
        assert {name: game[name] for name in values} == values
        assert await connection.scalar(select(schema.log.c.seat)) == 0
        assert await connection.scalar(select(schema.snapshot.c.data)) == b"\0\xff"
    await store.close()


async def test_old_snapshots_are_dropped_but_not_where_a_branch_begins(database: str) -> None:
    store, writer = await writer_with_game(database)
    for number in (0, 1, 2, 3):
        await writer.commit(Commit("g", snapshot=(number, b"x"), keep_from=number - 1))
    async with store.read() as connection:
        assert sorted(await connection.scalars(select(schema.snapshot.c.number))) == [0, 2, 3]
    await store.close()


async def test_json_comes_back_as_it_went(database: str) -> None:
    store = await open_store(database)
    async with store.write() as connection:
        await connection.execute(insert(schema.account), [PERSON])
    async with store.read() as connection:
        assert await connection.scalar(select(schema.account.c.settings)) == {"notify": True}
    await store.close()


def row(number: int) -> LogRow:
    return LogRow(game="g", number=number, kind="move", seat=0, action="step", by="person", at=0)


async def writer_with_game(database: str) -> tuple[Store, Writer]:
    store = await open_store(database)
    async with store.write() as connection:
        await connection.execute(insert(schema.game), [GAME])
    return store, Writer(store, "here")


async def test_the_second_writer_of_a_row_is_told(database: str) -> None:
    store, writer = await writer_with_game(database)
    await writer.commit(Commit("g", [row(1)], {"length": 1}))
    with pytest.raises(Conflict):
        await writer.commit(Commit("g", [row(1)], {"length": 99}))
    async with store.read() as connection:
        assert await connection.scalar(select(schema.game.c.length)) == 1
    await store.close()


async def test_one_conflict_does_not_spoil_the_other_commits(database: str) -> None:
    store, writer = await writer_with_game(database)
    commits = [Commit("g", [row(number)]) for number in (1, 2, 2, 3)]
    answers = await asyncio.gather(*(writer.commit(one) for one in commits), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), type(None), Conflict, type(None)]
    assert await numbers(store) == [1, 2, 3]
    await store.close()


async def test_a_commit_to_a_game_that_is_gone_is_a_conflict(database: str) -> None:
    store, writer = await writer_with_game(database)
    async with store.write() as connection:
        await connection.execute(schema.game.delete())
    with pytest.raises(Conflict):
        await writer.commit(Commit("g", [row(1)]))
    await store.close()


async def test_a_commit_waits_for_another_process_without_holding_up_the_server(tmp_path: Path) -> None:
    store, writer = await writer_with_game(f"sqlite:///{tmp_path}/a.db")
    other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    committing = asyncio.create_task(writer.commit(Commit("g", [row(1)])))
    # Rounds of the loop in which something else could be done.
    for _ in range(50):
        await asyncio.sleep(0.001)
    assert not committing.done()
    other.execute("ROLLBACK")
    await asyncio.wait_for(committing, 20)
    assert await numbers(store) == [1]
    other.close()
    await store.close()


async def test_who_is_cancelled_leaves_no_transaction_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, writer = await writer_with_game(f"sqlite:///{tmp_path}/a.db")
    assert store._writer is not None
    store._writer._careful_until = inf
    commit, begun, go_on = store._writer._commit, threading.Event(), threading.Event()

    def slow_commit() -> None:
        begun.set()
        go_on.wait(20)
        commit()

    monkeypatch.setattr(store._writer, "_commit", slow_commit)
    writing = asyncio.create_task(writer._write([Commit("g", [row(1)])]))
    await asyncio.to_thread(begun.wait, 20)
    writing.cancel()
    await asyncio.sleep(0.01)
    assert not writing.done()
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await writer.commit(Commit("g", [row(2)]))
    assert await numbers(store) == [1, 2]
    await store.close()


async def test_who_is_cancelled_while_waiting_for_another_process_leaves_none_either(tmp_path: Path) -> None:
    store, writer = await writer_with_game(f"sqlite:///{tmp_path}/a.db")
    other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(writer._write([Commit("g", [row(1)])]))
    await asyncio.sleep(0.05)
    writing.cancel()
    await asyncio.sleep(0.01)
    other.execute("ROLLBACK")
    with pytest.raises(asyncio.CancelledError):
        await writing
    await asyncio.wait_for(writer.commit(Commit("g", [row(2)])), 20)
    assert await numbers(store) == [2]
    other.close()
    await store.close()


async def test_whoever_moved_is_answered_before_the_readers_are_told(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/a.db")
    signals = Signals(store, "here")
    reader, guardian = signals.subscribe("g"), signals.subscribe()
    heard: list[str] = []

    async def hear(name: str, subscription: Subscription) -> None:
        assert await subscription.wait() == {"g"}
        heard.append(name)

    async def move() -> None:
        """As a move goes: committed, told, and its answer awaited through a task of its own."""

        async def decide() -> None:
            signals.tell("g")
            signals.tell("g")

        await asyncio.shield(asyncio.create_task(decide()))
        heard.append("mover")

    async with asyncio.timeout(20), asyncio.TaskGroup() as group:
        group.create_task(hear("reader", reader))
        group.create_task(hear("guardian", guardian))
        group.create_task(move())
    assert heard == ["guardian", "mover", "reader"]
    await store.close()


async def numbers(store: Store) -> list[int]:
    """The rows of the log."""
    async with store.read() as connection:
        return list(await connection.scalars(select(schema.log.c.number).order_by("number")))


async def test_a_backup_opens_and_has_everything(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/a.db")
    async with store.write() as connection:
        await connection.execute(insert(schema.account), [PERSON])
    await store.backup(tmp_path / "b.db")
    with pytest.raises(BadDatabase, match="already there"):
        await store.backup(tmp_path / "b.db")
    await store.close()
    copy = await open_store(f"sqlite:///{tmp_path}/b.db")
    async with copy.read() as connection:
        assert await connection.scalar(select(schema.account.c.name)) == "Anna"
    await copy.close()


@pytest.mark.parametrize("address", ["mysql://localhost/x", "nonsense", "sqlite://", ""])
def test_an_address_that_cannot_be_used_is_refused(address: str) -> None:
    with pytest.raises(BadDatabase):
        database_url(address)


def test_the_error_about_an_address_does_not_show_its_password() -> None:
    with pytest.raises(BadDatabase) as caught:
        database_url("mysql://anna:secret@localhost/x")
    assert "secret" not in str(caught.value)


async def test_commits_wait_in_a_thread_while_the_disk_is_slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, writer = await writer_with_game(f"sqlite:///{tmp_path}/a.db")
    sqlite, where, now = store._writer, list[bool](), 1000.0
    assert sqlite is not None
    commit = sqlite._commit

    def slow_commit() -> None:
        nonlocal now
        where.append(threading.current_thread() is threading.main_thread())
        now += 20 * engine.QUICK_S
        commit()

    monkeypatch.setattr(sqlite, "_commit", slow_commit)
    monkeypatch.setattr(engine, "perf_counter", lambda: now)
    for number in (1, 2, 3):
        await writer.commit(Commit("g", [row(number)]))
    now += engine.CAREFUL_S
    for number in (4, 5):
        await writer.commit(Commit("g", [row(number)]))
    assert where == [True, False, False, True, False]
    assert await numbers(store) == [1, 2, 3, 4, 5]
    await store.close()


async def test_one_slow_commit_among_many_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, writer = await writer_with_game(f"sqlite:///{tmp_path}/a.db")
    sqlite, took = store._writer, iter([0.0005, 0.008, 0.0005, 0.0005])
    assert sqlite is not None
    times = (time for start in range(4) for time in (start, start, start + next(took)))
    monkeypatch.setattr(engine, "perf_counter", lambda: next(times))
    for number in (1, 2, 3, 4):
        await writer.commit(Commit("g", [row(number)]))
    assert sqlite._careful_until == 0.0
    await store.close()


async def test_tables_that_move_together_share_transactions(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store, writer = await writer_with_game(database)
    monkeypatch.setattr(writer_module, "APART_S", 0.5)
    await asyncio.gather(*(writer.commit(Commit("g", [row(number)])) for number in (1, 2)))
    assert writer.transactions == 1
    third = asyncio.create_task(writer.commit(Commit("g", [row(3)])))
    await asyncio.sleep(0.05)
    await asyncio.gather(third, writer.commit(Commit("g", [row(4)])))
    assert writer.transactions == 2
    await store.close()


async def test_a_table_that_moves_alone_does_not_wait(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store, writer = await writer_with_game(database)
    monkeypatch.setattr(writer_module, "APART_S", 600.0)
    async with asyncio.timeout(20):
        for number in (1, 2, 3):
            await writer.commit(Commit("g", [row(number)]))
    assert writer.transactions == 3
    await store.close()


async def test_company_is_forgotten_after_a_while(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store, writer = await writer_with_game(database)
    await asyncio.gather(*(writer.commit(Commit("g", [row(number)])) for number in range(1, 31)))
    for number in (31, 32, 33):
        await writer.commit(Commit("g", [row(number)]))
    monkeypatch.setattr(writer_module, "APART_S", 600.0)
    await asyncio.wait_for(writer.commit(Commit("g", [row(34)])), 20)
    await store.close()
