"""What a host does to a database as a whole: see its schema, and put a copy of a SQLite file back in its place.

Nothing is lost by that: what was there before is kept beside it.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import text

from logothete.server.store.engine import BadDatabase, Store, database_url

_BESIDE: Final = ("-wal", "-shm", "-journal")


async def revision(store: Store) -> str:
    """The version of the schema."""
    async with store.read() as connection:
        return str(await connection.scalar(text("SELECT version_num FROM alembic_version")))


def restore(database: str, copy: Path, force: bool = False) -> Path | None:
    """Put a copy where the database belongs; where the old one went, if there was one (only with `force`)."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite" or url.database is None:
        raise BadDatabase("only SQLite files are restored here. For PostgreSQL use pg_restore")
    target = Path(url.database)
    _check_copy(copy)
    if target.exists():
        if not force:
            raise BadDatabase(f"{target} is already there. With --force it is put aside and replaced")
        _check_unused(target)
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        with closing(_open(copy)) as source, closing(sqlite3.connect(part)) as written:
            source.backup(written)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        aside = _put_aside(target) if target.exists() else None
        part.replace(target)
    except OSError as error:
        raise BadDatabase(f"{target} cannot be written: {error.strerror}. Check the rights and the room") from error
    finally:
        part.unlink(missing_ok=True)
    return aside


def copy_aside(database: str, folder: Path) -> str:
    """The address of a copy in this folder, for looking at without touching what is there."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite" or url.database is None:
        raise BadDatabase(
            "only SQLite files are copied here. Copy the database with pg_dump and pg_restore, name the copy with "
            "--database, and add --in-place"
        )
    _check_copy(Path(url.database))
    copy = folder / "copy.db"
    with closing(_open(Path(url.database))) as source, closing(sqlite3.connect(copy)) as written:
        source.backup(written)
    return f"sqlite:///{copy}"


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def _check_copy(copy: Path) -> None:
    """See that a file is a whole database of this program."""
    if not copy.is_file():
        raise BadDatabase(f"there is no file {copy}. Check its name")
    try:
        with closing(_open(copy)) as source:
            (sound,) = source.execute("PRAGMA integrity_check").fetchone()
            tables = {name for (name,) in source.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error as error:
        raise BadDatabase(f"{copy} is no SQLite database, or it is damaged: {error}. Take another copy") from error
    if sound != "ok":
        raise BadDatabase(f"{copy} is damaged: {sound}. Take another copy")
    if not {"alembic_version", "game", "log"} <= tables:
        raise BadDatabase(f"{copy} is a SQLite database, but none of this program. Choose another file")


def _check_unused(target: Path) -> None:
    """See that no server has the database open: its write-ahead log can be closed only by the last one who uses it."""
    with closing(sqlite3.connect(target, timeout=0.5)) as database:
        try:
            database.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as error:
            raise BadDatabase(f"{target} is in use. Stop the server first") from error
        except sqlite3.DatabaseError:
            # A damaged database is a good reason to restore one.
            return


def _put_aside(target: Path) -> Path:
    number = 1
    while (aside := target.with_name(f"{target.name}.{number}.old")).exists():
        number += 1
    for ending in _BESIDE:
        beside = target.with_name(target.name + ending)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + ending))
    target.rename(aside)
    return aside
