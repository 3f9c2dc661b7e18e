"""Tables as somebody may know them, and the lists of the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, exists, literal, or_, select

from logothete.kernel.title import Title
from logothete.server.errors import BadCursor
from logothete.server.model import Actor, Status, TableInfo, TablePage
from logothete.server.services.seats import is_holder, seat_info
from logothete.server.store import Store, schema
from logothete.server.store.games import seats_of
from logothete.server.store.rows import GameRow, SeatRow, game_row

UNFINISHED: tuple[Status, ...] = ("open", "running")
OVER: tuple[Status, ...] = ("finished", "archived")


def table_info(
    table: GameRow, owner_name: str, seats: Sequence[SeatRow], actor: Actor, title: Title | None = None
) -> TableInfo:
    """A table as the actor may know it; that they may know of it at all was seen to before."""
    held = [seat for seat in seats if is_holder(actor, seat)]
    due = [seat for seat in held if seat.owes_since is not None and not seat.by_bot]
    return TableInfo(
        id=table.id,
        title=table.title,
        pack=table.pack,
        content="" if title is None else title.content,
        setup=table.setup,
        pace=table.pace,
        on_timeout=table.on_timeout,
        public=table.public,
        status=table.status,
        owner=owner_name,
        owned=actor.account is not None and actor.account == table.owner,
        created=table.created,
        started=table.started,
        finished=table.finished,
        commitment=table.commitment,
        seed=table.seed if table.status in OVER else None,
        nonces=[seat.nonce for seat in seats if seat.nonce is not None],
        seats=[seat_info(seat) for seat in seats],
        yours=[seat.number for seat in held],
        due=[seat.number for seat in due],
        due_since=min((seat.owes_since for seat in due if seat.owes_since is not None), default=None),
        invited=[seat.number for seat in held if seat.invited_since is not None and not seat.by_bot],
        asked=[seat.number for seat in seats if table.asked >> seat.number & 1],
        asked_since=table.asked_since,
        result=table.result,
        rematch_of=table.rematch_of,
        rematch=table.rematch,
        branch_of=table.branch_of,
        branch_at=table.branch_at,
        staged={}
        if title is None
        else {key: value for key, value in table.setup.options.items() if key in title.staged},
    )


def mine(account: str) -> ColumnElement[bool]:
    """Tables that the account owns or sits at."""
    game, seat = schema.game.c, schema.seat.c
    return or_(game.owner == account, exists().where(seat.game == game.id, seat.account == account))


def due_for(account: str) -> ColumnElement[int]:
    """1 for tables that wait for the account, 0 for others."""
    game, seat = schema.game.c, schema.seat.c
    waits = exists().where(
        seat.game == game.id, seat.account == account, seat.owes_since.is_not(None), seat.standin.is_(False)
    )
    return case((waits, 1), else_=0)


def has_open_seat() -> ColumnElement[bool]:
    """Tables at which somebody can sit down."""
    game, seat = schema.game.c, schema.seat.c
    return exists().where(seat.game == game.id, seat.kind == "open")


async def list_tables(
    store: Store,
    actor: Actor,
    where: ColumnElement[bool],
    after: str | None,
    size: int,
    first: ColumnElement[int] | None = None,
) -> TablePage:
    """A part of a list: those with the higher `first` before the others, then the newest first."""
    game = schema.game.c
    rank: ColumnElement[int] = literal(0) if first is None else first
    owners = schema.game.outerjoin(schema.account, schema.account.c.id == game.owner)
    query: Select[Any] = (
        select(schema.game, schema.account.c.name.label("owner_name"), rank.label("rank"))
        .select_from(owners)
        .where(where)
        .order_by(rank.desc(), game.created.desc(), game.id.desc())
        .limit(size + 1)
    )
    if after is not None:
        last_rank, last_created, last_id = _read_cursor(after)
        query = query.where(
            or_(
                rank < last_rank,
                and_(rank == last_rank, game.created < last_created),
                and_(rank == last_rank, game.created == last_created, game.id < last_id),
            )
        )
    async with store.read() as connection:
        rows = [dict(row) for row in (await connection.execute(query)).mappings()]
        seats = await seats_of(connection, [row["id"] for row in rows])
    shown = rows[:size]
    tables = [table_info(game_row(row), row["owner_name"] or "", seats.get(row["id"], []), actor) for row in shown]
    more = f"{shown[-1]['rank']}.{shown[-1]['created']}.{shown[-1]['id']}" if len(rows) > size else None
    return TablePage(tables, more)


def _read_cursor(cursor: str) -> tuple[int, int, str]:
    rank, _, rest = cursor.partition(".")
    created, _, game = rest.partition(".")
    short = len(cursor) <= 80 and cursor.isascii() and cursor.isprintable()
    if not (short and rank in ("0", "1") and created.isdigit() and len(created) <= 15 and game):
        raise BadCursor("this is no mark of a page: take `next` of the page before it")
    return int(rank), int(created), game
