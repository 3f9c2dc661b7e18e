"""Queries about games: what a room needs to open, and what lists show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import insert, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from logothete.server.store import schema
from logothete.server.store.rows import GameRow, LogRow, SeatRow, game_row, seat_row, values_of


class Loaded(msgspec.Struct):
    """A game as the store has it: its rows, the newest snapshot, and the log after that.

    The snapshot at row 0 is the position from which a branch begins.
    """

    table: GameRow
    owner_name: str
    seats: list[SeatRow]
    snapshot: tuple[int, bytes] | None
    rows: list[LogRow]


async def load_game(
    connection: AsyncConnection, game: str, since: int | None = None, before: int | None = None
) -> Loaded | None:
    """One game; with `since` only the log after that row, for somebody who has the game up to there.

    With `before` a snapshot from before that row is used, because that one is damaged.
    """
    columns = schema.game
    owners = columns.outerjoin(schema.account, schema.account.c.id == columns.c.owner)
    found = (
        (
            await connection.execute(
                select(columns, schema.account.c.name.label("owner_name"))
                .select_from(owners)
                .where(columns.c.id == game)
            )
        )
        .mappings()
        .first()
    )
    if found is None:
        return None
    seats = await seats_of(connection, [game])
    snapshot: tuple[int, bytes] | None = None
    if since is None:
        kept = schema.snapshot.c
        newest = (
            await connection.execute(
                select(kept.number, kept.data)
                .where(kept.game == game, true() if before is None else kept.number < before)
                .order_by(kept.number.desc())
                .limit(1)
            )
        ).first()
        if newest is not None:
            snapshot = (newest.number, newest.data)
        since = snapshot[0] if snapshot is not None else 0
    rows = await log_of(connection, game, since)
    return Loaded(game_row(dict(found)), found["owner_name"] or "", seats.get(game, []), snapshot, rows)


async def log_of(connection: AsyncConnection, game: str, since: int = 0) -> list[LogRow]:
    """The log of a game after its first `since` rows."""
    columns = schema.log.c
    found = await connection.execute(
        select(schema.log).where(columns.game == game, columns.number > since).order_by(columns.number)
    )
    return [LogRow(**row) for row in found.mappings()]


async def length_of(connection: AsyncConnection, game: str) -> int | None:
    """How long the log of a game is; None if there is no such game."""
    columns = schema.game.c
    length: int | None = await connection.scalar(select(columns.length).where(columns.id == game))
    return length


async def seats_of(connection: AsyncConnection, games: Iterable[str]) -> dict[str, list[SeatRow]]:
    """The seats of several games, in order."""
    columns = schema.seat.c
    found = await connection.execute(
        select(schema.seat).where(columns.game.in_(list(games))).order_by(columns.game, columns.number)
    )
    seats: dict[str, list[SeatRow]] = {}
    for row in found.mappings():
        seats.setdefault(row["game"], []).append(seat_row(dict(row)))
    return seats


async def base_of(connection: AsyncConnection, game: str) -> bytes | None:
    """The position from which a branch begins."""
    kept = schema.snapshot.c
    found: bytes | None = await connection.scalar(select(kept.data).where(kept.game == game, kept.number == 0))
    return found


async def insert_game(
    connection: AsyncConnection, table: GameRow, seats: Sequence[SeatRow], base: bytes | None = None
) -> None:
    """A new table."""
    await connection.execute(insert(schema.game), [values_of(table)])
    await connection.execute(insert(schema.seat), [values_of(one) for one in seats])
    if base is not None:
        values: dict[str, Any] = {"game": table.id, "number": 0, "data": base}
        await connection.execute(insert(schema.snapshot), [values])
