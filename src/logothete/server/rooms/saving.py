"""What a change writes: rows of the log, what they changed, and from time to time a snapshot with the pages before it.

What is written and how it is packed: `rooms.keeping` and `rooms.pages`. Nothing here reaches for the store.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from logothete.server.model import By
from logothete.server.rooms.keeping import pack_snapshot
from logothete.server.rooms.pages import page_rows
from logothete.server.rooms.progress import Progress
from logothete.server.store import Commit
from logothete.server.store.rows import GameRow, LogKind, LogRow, SeatRow, changes

SNAPSHOT_EVERY: Final = 64
"""Rows of the log between two snapshots: no more are replayed on opening a game."""
WORTH_KEEPING: Final = 8
"""Rows since the last snapshot for which a game that is let go is given a new one."""


class NewRow(msgspec.Struct, frozen=True):
    """A row of the log in the making."""

    kind: LogKind
    seat: int | None
    action: str
    by: By
    trace: str | None = None
    aside: bool = False
    """Whether it was done without answering anything; that need not be kept."""


class Saved:
    """What the store has of a table and its seats, to see what a change changes, and to go back to."""

    def __init__(self, table: GameRow, seats: Sequence[SeatRow]) -> None:
        self._table = msgspec.structs.replace(table)
        self._seats = [msgspec.structs.replace(seat) for seat in seats]

    def copy(self) -> tuple[GameRow, list[SeatRow]]:
        """The table and the seats as they are in the store."""
        return msgspec.structs.replace(self._table), [msgspec.structs.replace(seat) for seat in self._seats]

    def commit(self, table: GameRow, seats: Sequence[SeatRow], rows: Sequence[NewRow], now: int) -> Commit:
        """These rows, which end the log, and what they changed."""
        first = table.length - len(rows) + 1
        return Commit(
            game=table.id,
            rows=[
                LogRow(
                    game=table.id,
                    number=number,
                    kind=row.kind,
                    seat=row.seat,
                    action=row.action,
                    by=row.by,
                    at=now,
                    trace=row.trace,
                )
                for number, row in enumerate(rows, first)
            ],
            table=changes(self._table, table),
            seats={
                new.number: found for old, new in zip(self._seats, seats, strict=True) if (found := changes(old, new))
            },
        )


class Snapshots:
    """The newest snapshots of a game in the store, and when another is worth its place."""

    def __init__(self, newest: int | None) -> None:
        self._rows = [] if newest is None else [newest]

    def due(self, length: int) -> bool:
        """Whether a log of this length is to be given one now."""
        return not self._rows or length - self._rows[-1] >= SNAPSHOT_EVERY

    def worth_keeping(self, length: int) -> bool:
        """Whether one spares work if the game is let go."""
        return length - (self._rows[-1] if self._rows else 0) >= WORTH_KEEPING

    def add(self, commit: Commit, length: int, progress: Progress) -> None:
        """Write one, and the pages that are full."""
        # Without a snapshot the whole log was played: pages that are left of another time may not be of this one.
        commit.anew = commit.anew or not self._rows
        pages = progress.turn_pages()
        if pages:
            commit.pages = page_rows(commit.game, pages)
        commit.snapshot = (length, pack_snapshot(progress.keep()))
        # The newest two are kept: if the last one cannot be read, the one before it can.
        commit.keep_from = self._rows[-1] if self._rows else 0
        self._rows = [*self._rows[-1:], length]
