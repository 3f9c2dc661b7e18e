"""A whole database moved to another of either kind: every row of every table, and then both compared row by row."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec
from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from logothete.server.store import schema
from logothete.server.store.engine import BadDatabase, Store

AT_ONCE: Final = 500
"""Rows that are read and written together."""


class Digest(msgspec.Struct, frozen=True):
    """How many rows a table has, and what they all come to."""

    rows: int
    hash: str


async def move_all(source: Store, target: Store) -> dict[str, int]:
    """Copy everything into an empty database, in one transaction; how many rows of each table.

    `BadDatabase` if the target is not empty, or if what it has afterwards is not what the source has.
    """
    counts: dict[str, int] = {}
    async with source.read() as reader:
        async with target.write() as writer:
            for table in schema.metadata.sorted_tables:
                if await writer.scalar(select(func.count()).select_from(table)):
                    raise BadDatabase("the new database is not empty. Name one that is")
            for table in schema.metadata.sorted_tables:
                counts[table.name] = await _copy(reader, writer, table)
            if not target.sqlite:
                # The next deed is numbered after the last one that was copied.
                await writer.execute(
                    text("SELECT setval(pg_get_serial_sequence('deed', 'number'), max(number)) FROM deed")
                )
        async with target.read() as written:
            for table in schema.metadata.sorted_tables:
                if await _digest(reader, table) != await _digest(written, table):
                    raise BadDatabase(f"the table {table.name} is not the same in the new database. Use the old one")
    return counts


async def _copy(reader: AsyncConnection, writer: AsyncConnection, table: Table) -> int:
    copied = 0
    found = await reader.stream(select(table))
    async for rows in found.mappings().partitions(AT_ONCE):
        await writer.execute(insert(table), [dict(row) for row in rows])
        copied += len(rows)
    return copied


async def _digest(connection: AsyncConnection, table: Table) -> Digest:
    """The same for the same rows, whichever database has them and in whatever order it gives them."""
    count, total = 0, 0
    found = await connection.stream(select(table))
    async for rows in found.partitions(AT_ONCE):
        for row in rows:
            count += 1
            total ^= int.from_bytes(hashlib.sha256(msgspec.msgpack.encode(list(row), order="sorted")).digest())
    return Digest(count, f"{total:064x}")
