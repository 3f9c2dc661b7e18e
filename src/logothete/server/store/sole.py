"""One server for one SQLite file: two would each run its clocks, bots and messages, and know nothing of one another.

A lock on a file beside the database says that a server runs. The system gives it back however that ends.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from logothete.server.store.engine import BadDatabase, database_url


@contextmanager
def sole_server(database: str) -> Iterator[None]:
    """While the block runs no other server may use this database; `BadDatabase` if one does. PostgreSQL takes many."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    place = Path(f"{url.database}.lock")
    try:
        file = place.open("a")
    except OSError as error:
        raise BadDatabase(f"{place} cannot be written: {error.strerror}. Check the rights of its folder") from error
    with file:
        if not _lock(file):
            raise BadDatabase(
                f"another server already uses {url.database}. Stop it, or give each of them a PostgreSQL database"
            )
        yield


def _lock(file: IO[str]) -> bool:
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
