"""Game records and other files on disk."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from logothete.kernel.record import Record, write_record


def save_record(record: Record, path: Path) -> None:
    """Write a record whole or not at all."""
    save_bytes(write_record(record), path)


def save_bytes(data: bytes, path: Path) -> None:
    """Write a file whole or not at all: a crash in the middle leaves the old one. Only its owner may read it."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
