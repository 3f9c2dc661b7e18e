"""What the store keeps of a game besides its moves: how it began, snapshots and pages, so that it opens quickly.

Nothing depends on a snapshot or a page: both can always be made again from the log, and what is damaged is passed
over. Only the position from which a branch begins cannot.
"""

from __future__ import annotations

import zlib
from typing import Final, TypeVar

import msgspec

from logothete.kernel.events import Told
from logothete.kernel.match import Snapshot
from logothete.kernel.pages import Page
from logothete.kernel.record import Record
from logothete.server.rooms.editions import Edition
from logothete.server.rooms.journal import Cuts

START: Final = "start "
"""What the log says of the start, before the `Beginning`."""
ORDERS: Final = "orders"
"""What the log says when a seat has given or revoked standing orders; not which."""

T = TypeVar("T")


class Beginning(msgspec.Struct, frozen=True):
    """What the log says of a start, so that log and seed alone rebuild the game."""

    seats: list[str]
    nonces: list[str]
    edition: Edition = Edition()
    """What it began with; unknown in logs from before this was written down."""


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a snapshot in the store holds."""

    match: Snapshot
    cuts: list[Cuts] = []
    thinking: list[int] = []
    """Seats that took something back: see `Progress`."""
    recent: list[tuple[int, Told]] = []
    """See `Journal`."""


class Base(msgspec.Struct, frozen=True):
    """Where a branch begins: the position, and the record that leads to it."""

    record: Record
    cells: list[int]


class _Origin(msgspec.Struct, frozen=True):
    """How a base lies in the store: once it was a snapshot like others, and those of old branches still are."""

    match: Base


class DamagedSnapshot(Exception):
    """A snapshot cannot be read; the log before it still can."""

    def __init__(self, number: int) -> None:
        super().__init__(f"the snapshot at row {number} is damaged")
        self.number = number


class DamagedPage(Exception):
    """A page is missing or cannot be read; it can be made again from the log."""

    def __init__(self, number: int) -> None:
        super().__init__(f"page {number} is missing or damaged")
        self.number = number


def pack_snapshot(kept: Kept) -> bytes:
    """The bytes that the store keeps."""
    return _pack(kept)


def unpack_snapshot(number: int, data: bytes) -> Kept:
    """What `pack_snapshot` packed; `DamagedSnapshot` also for one that an older program wrote."""
    try:
        return _unpack(data, Kept)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise DamagedSnapshot(number) from error


def pack_base(base: Base) -> bytes:
    """The bytes that the store keeps of where a branch begins."""
    return _pack(_Origin(base))


def unpack_base(data: bytes) -> Base:
    """What `pack_base` packed, now or in an older program."""
    try:
        return _unpack(data, _Origin).match
    except (zlib.error, msgspec.MsgspecError) as error:
        raise DamagedSnapshot(0) from error


def pack_page(page: Page) -> bytes:
    """The bytes that the store keeps of a page."""
    return _pack(page)


def unpack_page(number: int, data: bytes) -> Page:
    """What `pack_page` packed."""
    try:
        return _unpack(data, Page)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise DamagedPage(number) from error


def _pack(value: msgspec.Struct) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(value), 1)


def _unpack(data: bytes, type_: type[T]) -> T:
    decoded: T = msgspec.msgpack.decode(zlib.decompress(data), type=type_)
    return decoded
