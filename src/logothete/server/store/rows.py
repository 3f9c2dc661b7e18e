"""Rows of the store as typed, mutable objects, and what changed in one since it was read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from logothete.kernel.orders import Standing
from logothete.kernel.title import Result, Setup
from logothete.server.model import By, OnTimeout, Pace, SeatKind, Status

LogKind = Literal["move", "lapse", "undo", "table"]


class GameRow(msgspec.Struct, kw_only=True):
    """A row of `game`. Setup, pace and result are replaced as a whole, never changed inside."""

    id: str
    title: str
    pack: str
    setup: Setup
    pace: Pace
    on_timeout: OnTimeout
    public: bool
    status: Status
    owner: str | None
    created: int
    seed: str
    commitment: str
    link_hash: str | None
    started: int | None = None
    finished: int | None = None
    result: Result | None = None
    rematch_of: str | None = None
    rematch: str | None = None
    branch_of: str | None = None
    branch_at: int | None = None
    length: int = 0
    asked: int = 0
    asked_since: int | None = None


class SeatRow(msgspec.Struct, kw_only=True):
    """A row of `seat`. The orders are replaced as a whole, never changed inside."""

    game: str
    number: int
    kind: SeatKind
    name: str = ""
    """Of a person as they call themselves, of a bot its key in the title's cast."""
    account: str | None = None
    level: str | None = None
    secret_hash: str | None = None
    ready: bool = False
    standin: bool = False
    nonce: str | None = None
    bank_ms: int = 0
    owes_since: int | None = None
    deadline: int | None = None
    shown_ms: int = 0
    shown_since: int | None = None
    bot_due: int | None = None
    told: int | None = None
    invited_since: int | None = None
    told_invited: int | None = None
    orders: list[Standing] = []

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides here at present."""
        return self.kind == "bot" or self.standin

    @property
    def person(self) -> str:
        """The name of the person who sits here."""
        return "" if self.kind == "bot" else self.name

    @property
    def figure(self) -> str:
        """Which figure of the title's cast sits here."""
        return self.name if self.kind == "bot" else ""


class LogRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of `log`."""

    game: str
    number: int
    kind: LogKind
    seat: int | None
    action: str
    by: By
    at: int
    trace: str | None = None
    """What it did to the game: see `rooms.editions`."""


def game_row(row: Mapping[str, Any]) -> GameRow:
    """The object of a row of `game`; columns of other tables in it are left out."""
    values = {name: row[name] for name in GameRow.__struct_fields__}
    return msgspec.convert(values, GameRow)


def seat_row(row: Mapping[str, Any]) -> SeatRow:
    """The object of a row of `seat`."""
    values = {name: row[name] for name in SeatRow.__struct_fields__}
    return SeatRow(**values | {"orders": msgspec.convert(row["orders"], list[Standing])})


def values_of(row: GameRow | SeatRow | LogRow) -> dict[str, Any]:
    """All columns, for an INSERT."""
    return {name: _plain(getattr(row, name)) for name in row.__struct_fields__}


def changes(old: GameRow | SeatRow, new: GameRow | SeatRow) -> dict[str, Any]:
    """The columns that differ, for an UPDATE."""
    if new == old:
        return {}
    pairs = zip(new.__struct_fields__, msgspec.structs.astuple(old), msgspec.structs.astuple(new), strict=True)
    return {name: _plain(value) for name, before, value in pairs if value is not before and value != before}


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value) if isinstance(value, msgspec.Struct | list) else value
