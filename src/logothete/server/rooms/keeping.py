"""What the store keeps of a game besides its moves: how it began, and snapshots, so that it opens quickly.

Nothing depends on a snapshot: it can always be made again from the log, and one that is damaged is passed over.
"""

from __future__ import annotations

import zlib
from typing import Final

import msgspec

from logothete.kernel.match import Snapshot
from logothete.server.rooms.journal import Cuts

START: Final = "start "
"""What the log says of the start, before the `Beginning`."""
ORDERS: Final = "orders"
"""What the log says when a seat has given or revoked standing orders; not which."""


class Beginning(msgspec.Struct, frozen=True):
    """What the log says of a start, so that log and seed alone rebuild the game."""

    seats: list[str]
    nonces: list[str]


class Kept(msgspec.Struct, frozen=True):
    """What a snapshot in the store holds."""

    match: Snapshot
    cuts: list[Cuts] = []
    thinking: list[int] = []
    """Seats that took something back: see `Room.change`."""


class DamagedSnapshot(Exception):
    """A snapshot cannot be read; the log before it still can."""

    def __init__(self, number: int) -> None:
        super().__init__(f"the snapshot at row {number} is damaged")
        self.number = number


def pack_snapshot(kept: Kept) -> bytes:
    """The bytes that the store keeps."""
    return zlib.compress(msgspec.msgpack.encode(kept), 1)


def unpack_snapshot(number: int, data: bytes) -> Kept:
    """What `pack_snapshot` packed."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(data), type=Kept)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise DamagedSnapshot(number) from error
