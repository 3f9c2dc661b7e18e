"""What the rules as they are installed here would do to the games of a database, without changing any of them."""

from __future__ import annotations

from collections.abc import AsyncIterator

from sqlalchemy import select

from logothete.server.backstage import Outlook
from logothete.server.errors import GameUnavailable
from logothete.server.model import Status
from logothete.server.rooms.registry import Rooms
from logothete.server.rooms.room import Room
from logothete.server.services.infos import OVER
from logothete.server.services.tables import Tables
from logothete.server.store import schema


async def foresee(tables: Tables, over: bool = False) -> AsyncIterator[Outlook]:
    """Each running game, the oldest first; `over`: the finished and archived ones too."""
    game = schema.game.c
    states = ("running", *OVER) if over else ("running",)
    async with tables.store.read() as connection:
        query = select(game.id, game.title, game.status).where(game.status.in_(states)).order_by(game.created, game.id)
        found = (await connection.execute(query)).all()
    for row in found:
        yield await _look_ahead(tables.rooms, row.id, row.title, row.status)


async def _look_ahead(rooms: Rooms, game: str, title: str, status: Status) -> Outlook:
    try:
        # A room that nobody else is given: it is looked at and let go, so nothing is written.
        agreement = Room(rooms, await rooms.read_whole(game)).course.agreement
    except GameUnavailable as error:
        return Outlook(game=game, title=title, status=status, verdict="unavailable", detail=error.detail)
    except Exception as error:
        # One game that makes the rules stumble must not hide what becomes of the others.
        detail = f"{type(error).__name__}: {error}"
        return Outlook(game=game, title=title, status=status, verdict="fault", detail=detail)
    was, now, departure = agreement.written.rules, agreement.edition.rules, agreement.departure
    if departure is None:
        same = agreement.written == agreement.edition
        return Outlook(game=game, title=title, status=status, verdict="same" if same else "agrees", was=was, now=now)
    return Outlook(
        game=game,
        title=title,
        status=status,
        verdict="departs",
        was=was,
        now=now,
        move=departure.number,
        seat=departure.seat,
        action=departure.action,
        kind=departure.kind,
        rule=departure.rule,
        detail=departure.reason or "",
    )
