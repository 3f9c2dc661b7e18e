"""Queries about the pages of a game: what of it stands for good, in pieces that are written once."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from logothete.server.store import schema


class PageRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of `page`."""

    game: str
    number: int
    told: list[int]
    data: bytes


async def page_starts(connection: AsyncConnection, game: str) -> list[list[int]]:
    """For each page in order, how many events lie before it, as each viewer counts them; up to a page that lacks."""
    page = schema.page.c
    found = await connection.execute(select(page.number, page.told).where(page.game == game).order_by(page.number))
    return [list(row.told) for number, row in enumerate(found) if row.number == number]


async def read_pages(connection: AsyncConnection, game: str, first: int, end: int) -> Sequence[tuple[int, bytes]]:
    """The pages from `first` up to `end`, as far as they are there: number and data."""
    page = schema.page.c
    found = await connection.execute(
        select(page.number, page.data)
        .where(page.game == game, page.number >= first, page.number < end)
        .order_by(page.number)
    )
    return [(row.number, row.data) for row in found]


async def drop_derived(connection: AsyncConnection, game: str) -> None:
    """Remove what can be made again from the log: pages, and snapshots except where a branch begins."""
    await connection.execute(delete(schema.page).where(schema.page.c.game == game))
    kept = schema.snapshot.c
    await connection.execute(delete(schema.snapshot).where(kept.game == game, kept.number > 0))
