"""A database that is full or damaged, its copies, its conversion, and one server for one file."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import text

from logothete.cli import admin, serve
from logothete.server.config import Backup
from logothete.server.errors import StoreFull
from logothete.server.model import SYSTEM, Actor, Pace
from logothete.server.services.tables import Tables
from logothete.server.store import BadDatabase
from logothete.server.store.backups import back_up, backups
from logothete.server.store.sole import sole_server
from logothete.server.upkeep import HOUR_MS, keep_copies
from tests.server.conftest import TestClock
from tests.server.edge import edge, edge_settings, listening, person, refused, sit_down, wired
from tests.server.hands import HERE, ME, begin, newcomer, opened, rows, settings, settings_on
from tests.server.postgres import Cluster


async def fill(tables: Tables, full: bool = True) -> None:
    """Let the database have no page more than it has, or as many as it wants again."""
    async with tables.store.engine.connect() as connection:
        pages = await connection.scalar(text("PRAGMA page_count"))
        most = pages if full else 1_000_000
        await connection.execute(text(f"PRAGMA max_page_count = {most}"))
    assert tables.store._writer is not None
    tables.store._writer._connection.execute(f"PRAGMA max_page_count = {most}")


@pytest.mark.anyio
async def test_a_full_disk_is_said_logged_seen_by_monitors_and_over_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with edge(edge_settings(tmp_path)) as app, listening(app) as address:
        tables: Tables = app.state.tables
        anna, ben = await person(app, "Anna"), await person(app, "Ben")
        game = await sit_down(anna, ben)
        await fill(tables)
        note = "x" * 20_000
        with caplog.at_level(logging.ERROR):
            for _ in range(3):
                answer = await anna.ask("PUT", f"/api/games/{game}/seats/0/note", {"text": note})
                assert refused(answer, 507) == "store-full"
        assert [record.message.split(":")[0] for record in caplog.records] == ["the store is full"]
        monitor = await anna.ask("GET", "/health")
        assert (monitor.status_code, monitor.json()["status"]) == (503, "store-full")
        # Who only looks is not turned away.
        assert (await anna.ask("GET", f"/api/games/{game}/seats/0")).status_code == 200
        await fill(tables, full=False)
        assert (await anna.ask("GET", "/health")).status_code == 200
        async with wired(address, f"/api/games/{game}/live?seat=0", anna) as wire:
            await wire.say(do="hello")
            await wire.hear("state")
            await wire.say(do="play", id="c", action="place b2", version=0)
            await wire.hear_until("done")


@pytest.mark.anyio
async def test_a_move_for_which_there_is_no_room_was_not_made(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables:
        anna = await newcomer(tables)
        game = await begin(tables, anna, [ME, HERE])
        await fill(tables)

        async def change_ones_mind() -> None:
            # A page has room for a few rows yet.
            for _ in range(1000):
                await tables.playing.play(SYSTEM, game, 0, "place a1", None)
                await tables.playing.undo(anna, game, 0)

        with pytest.raises(StoreFull):
            await change_ones_mind()
        length = len(await rows(tables, game))
        await fill(tables, full=False)
        state = await tables.playing.look(anna, game, 0)
        if not state.offers:
            await tables.playing.undo(anna, game, 0)
        await tables.playing.play(SYSTEM, game, 0, "place c3", None)
        assert tables.store.condition.fault is None
        assert len(await rows(tables, game)) == length + (1 if state.offers else 2)


def damage(file: Path) -> None:
    """Overwrite a page in the middle, as a failing disk would."""
    with closing(sqlite3.connect(file)) as database:
        (page,) = database.execute("PRAGMA page_size").fetchone()
        database.execute("PRAGMA journal_mode = DELETE")
        (root,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seat'").fetchone()
    with file.open("r+b") as raw:
        raw.seek((root - 1) * page)
        raw.write(b"\xff" * page)


@pytest.mark.anyio
async def test_damage_is_found_on_the_start_and_told(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as app:
        game = await sit_down(await person(app, "Anna"), await person(app, "Ben"), public=True)
    damage(tmp_path / "edge.db")
    async with edge(edge_settings(tmp_path)) as app:
        anna = await person(app, "Carl")
        assert await app.state.tables.store.check() != []
        monitor = await anna.ask("GET", "/health")
        assert (monitor.status_code, monitor.json()["status"]) == (503, "store-damaged")
        assert refused(await anna.ask("GET", f"/api/games/{game}"), 503) == "store-damaged"


def ask(database: str, *words: str) -> Result:
    return CliRunner().invoke(admin.build("en"), [*words, "--database", database])


def test_damage_is_found_on_demand(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'test.db'}"
    played(tmp_path)
    assert ask(database, "check").exit_code == 0
    damage(tmp_path / "test.db")
    result = ask(database, "check")
    assert (result.exit_code, "damaged" in result.stdout) == (1, True)


def played(folder: Path) -> str:
    """A server with a game, a line of chat, a note and a ban."""

    async def main() -> str:
        async with opened(settings(folder)) as tables:
            anna = await newcomer(tables)
            game = await begin(tables, anna, [ME, HERE], pace=Pace("days", days_ms=86_400_000))
            await tables.playing.play(anna, game, 0, "place b2", 0)
            await tables.talk.post(anna, game, 0, "Good luck! Ἀγαθῇ τύχῃ 🎲")
            await tables.talk.set_note(anna, game, 0, "a note")
            await tables.accounts.register(Actor(), "Zoë", "a long password")
            await tables.accounts.ban_address(SYSTEM, "192.0.2.1", "a reason", until=1_900_000_000_000)
            return game

    return asyncio.run(main())


def test_a_database_goes_to_postgresql_and_back_and_nothing_is_lost(tmp_path: Path, postgres: Cluster) -> None:
    game = played(tmp_path)
    here, there = f"sqlite:///{tmp_path / 'test.db'}", postgres.url("converted")
    back = f"sqlite:///{tmp_path / 'back.db'}"
    out = ask(here, "convert", there, "--json")
    assert out.exit_code == 0, out.output
    assert ask(there, "convert", back, "--json").stdout == out.stdout
    counts = json.loads(out.stdout)["rows"]
    assert all(counts[name] for name in ("account", "game", "seat", "log", "chat", "note", "ban", "deed", "session"))

    async def goes_on() -> None:
        async with opened(settings_on(there)) as tables:
            await tables.playing.play(SYSTEM, game, 1, "place a1", None)
            # The numbers of what the host does go on after those that were copied.
            await tables.accounts.ban_address(SYSTEM, "192.0.2.2")
            assert (await tables.accounts.log_in("Zoë", "a long password")).account.name == "Zoë"

    asyncio.run(goes_on())
    assert "not empty" in ask(here, "convert", there).stderr
    postgres.drop("converted")


def test_a_database_that_a_server_uses_is_not_converted(tmp_path: Path) -> None:
    played(tmp_path)
    here = f"sqlite:///{tmp_path / 'test.db'}"
    with sole_server(here):
        result = ask(here, "convert", f"sqlite:///{tmp_path / 'new.db'}")
    assert (result.exit_code, "another server" in result.stderr) == (2, True)


def test_one_file_has_one_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'test.db'}"
    with sole_server(database):
        with pytest.raises(BadDatabase, match="another server"), sole_server(database):
            pass
        result = CliRunner().invoke(serve.build("fr"), ["--port", "0", "--database", database, "--lang", "fr"])
    assert (result.exit_code, "another server already uses" in result.stderr) == (2, True)
    with sole_server(database):
        pass


@pytest.mark.anyio
async def test_copies_are_made_at_regular_times_and_the_latest_are_kept(tmp_path: Path) -> None:
    clock, folder = TestClock(), tmp_path / "copies"
    wishes = Backup(folder=str(folder), hours=6, keep=3)
    async with opened(settings(tmp_path, backup=wishes), clock) as tables:
        for _ in range(5):
            await keep_copies(tables)
            assert await keep_copies(tables) > 1
            clock.pass_ms(6 * HOUR_MS)
        latest = backups(folder)
        assert len(latest) == 3
        # Nothing pushes out a sound copy for one of a damaged database.
        tables.store.condition.damaged("a test")
        await keep_copies(tables)
        assert backups(folder) == latest


@pytest.mark.anyio
async def test_a_copy_that_was_interrupted_is_none(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables:
        copy = await back_up(tables.store, tmp_path / "copies", 2, 1_700_000_000_000)
        (tmp_path / "copies" / "logothete-20991231-235959.db.part").write_bytes(b"half")
        assert backups(tmp_path / "copies") == [copy]


def test_a_restore_is_rehearsed(tmp_path: Path) -> None:
    played(tmp_path)
    database, copy = f"sqlite:///{tmp_path / 'test.db'}", tmp_path / "copies"
    made = json.loads(ask(database, "backup", str(copy), "--keep", "2", "--json").stdout)["file"]
    found = json.loads(ask(database, "drill", made, "--json").stdout)
    assert (found["games"], found["moves"], found["broken"]) == (1, 1, {})
    with closing(sqlite3.connect(made)) as opened_copy, opened_copy:
        opened_copy.execute("UPDATE log SET action = 'place z9' WHERE kind = 'move'")
        opened_copy.execute("DELETE FROM snapshot")
    result = ask(database, "drill", made)
    assert (result.exit_code, "1 of 1 games" in result.stdout) == (1, True)
