"""Copies of a SQLite database at regular times, of which the latest are kept, and a rehearsal of their use."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from logothete.server.store.engine import Store

_NAME: Final = re.compile(r"logothete-\d{8}-\d{6}\.db")


async def back_up(store: Store, folder: Path, keep: int, now_ms: int) -> Path:
    """Make a copy in this folder, and remove all but the latest `keep`; where it is.

    A copy that is not complete has another name: it is never taken for one, and does not push one out.
    """
    folder.mkdir(parents=True, exist_ok=True)
    name = datetime.fromtimestamp(now_ms / 1000, UTC).strftime("logothete-%Y%m%d-%H%M%S.db")
    part = folder / f"{name}.part"
    part.unlink(missing_ok=True)
    await store.backup(part)
    target = part.replace(folder / name)
    for old in backups(folder)[keep:]:
        old.unlink()
    return target


def backups(folder: Path) -> list[Path]:
    """The copies in a folder, the latest first."""
    found = [one for one in folder.iterdir() if _NAME.fullmatch(one.name)] if folder.is_dir() else []
    return sorted(found, key=lambda one: one.name, reverse=True)


def latest_ms(folder: Path) -> int | None:
    """When the latest copy in a folder was made."""
    found = backups(folder)
    if not found:
        return None
    made = datetime.strptime(found[0].name, "logothete-%Y%m%d-%H%M%S.db").replace(tzinfo=UTC)
    return int(made.timestamp() * 1000)
