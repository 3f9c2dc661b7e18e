"""Messages that are on their way: each stays here until it was delivered or given up."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from logothete.server.services.tokens import new_id
from logothete.server.store import schema


class Turn(msgspec.Struct, frozen=True):
    """A seat that is waited for, or only invited to answer something."""

    game: str
    seat: int
    title: str
    since: int
    deadline: int | None
    invited: bool = False


class Parcel(msgspec.Struct, kw_only=True):
    """A message to one person on one channel: the turns that it tells of."""

    id: str = msgspec.field(default_factory=new_id)
    account: str
    channel: str
    target: str
    turns: list[Turn]
    created: int
    due: int
    attempts: int = 0
    error: str = ""


async def put(connection: AsyncConnection, parcel: Parcel) -> None:
    """Add a message. One to the same place that has not left yet takes its turns along: one is enough."""
    columns = schema.outbox.c
    found = await connection.execute(
        select(schema.outbox).where(
            columns.account == parcel.account, columns.channel == parcel.channel, columns.target == parcel.target
        )
    )
    waiting = [_parcel(row) for row in found.mappings()]
    if not waiting:
        await connection.execute(insert(schema.outbox), [_values(parcel)])
        return
    old = waiting[0]
    fresh = {(turn.game, turn.seat) for turn in parcel.turns}
    old.turns = [turn for turn in old.turns if (turn.game, turn.seat) not in fresh] + parcel.turns
    await change(connection, old)


async def due_parcels(connection: AsyncConnection, now: int, limit: int = 100) -> list[Parcel]:
    """Messages whose time has come, the longest waiting first."""
    columns = schema.outbox.c
    found = await connection.execute(
        select(schema.outbox).where(columns.due <= now).order_by(columns.due, columns.id).limit(limit)
    )
    return [_parcel(row) for row in found.mappings()]


async def still_owed(connection: AsyncConnection, parcel: Parcel) -> list[Turn]:
    """The turns of a message for which its reader is still waited, or still invited to answer."""
    columns = schema.seat.c
    places = [(turn.game, turn.seat) for turn in parcel.turns]
    found = await connection.execute(
        select(columns.game, columns.number, columns.owes_since, columns.deadline, columns.invited_since).where(
            tuple_(columns.game, columns.number).in_(places),
            columns.account == parcel.account,
            columns.standin.is_(False),
        )
    )
    owed = set()
    for row in found:
        if row.deadline is not None:
            owed.add((row.game, row.number, row.owes_since, False))
        owed.add((row.game, row.number, row.invited_since, True))
    return [turn for turn in parcel.turns if (turn.game, turn.seat, turn.since, turn.invited) in owed]


async def change(connection: AsyncConnection, parcel: Parcel) -> None:
    """Write a message that is to be tried again."""
    await connection.execute(update(schema.outbox).where(schema.outbox.c.id == parcel.id).values(_values(parcel)))


async def remove(connection: AsyncConnection, parcel: Parcel) -> None:
    """Forget a message."""
    await connection.execute(delete(schema.outbox).where(schema.outbox.c.id == parcel.id))


def _values(parcel: Parcel) -> dict[str, Any]:
    values = {name: getattr(parcel, name) for name in parcel.__struct_fields__ if name != "turns"}
    return values | {"body": msgspec.to_builtins(parcel.turns)}


def _parcel(row: Any) -> Parcel:
    values = {name: row[name] for name in Parcel.__struct_fields__ if name != "turns"}
    return Parcel(**values, turns=msgspec.convert(row["body"], list[Turn]))
