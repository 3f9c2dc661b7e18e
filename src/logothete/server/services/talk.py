"""What is said at a table, and what a player writes down privately."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from logothete.server.config import Limits
from logothete.server.errors import Busy
from logothete.server.model import Actor, ChatLine
from logothete.server.rooms.registry import Rooms
from logothete.server.services import seats as seating
from logothete.server.services.accounts import Accounts
from logothete.server.services.words import clean_text
from logothete.server.store import schema

ATTEMPTS: Final = 8


class Talk:
    """Chat of a table, and one notebook for each person at it."""

    def __init__(self, rooms: Rooms, accounts: Accounts, limits: Limits) -> None:
        self._rooms = rooms
        self._accounts = accounts
        self._limits = limits

    async def post(self, actor: Actor, game: str, seat: int | None, text: str) -> ChatLine:
        """Say something, from a seat or (with an account, if the table may be watched) as a spectator."""
        cleaned = clean_text(text, self._limits.chat_chars)
        async with self._rooms.open(game) as room:
            if seat is None:
                seating.need_watcher(actor, room)
                name = (await self._accounts.get(actor)).name
            else:
                name = seating.need_holder(actor, room, seat).name
        for _ in range(ATTEMPTS):
            try:
                line = await self._add(actor, game, name, seat, cleaned)
            except IntegrityError:
                continue
            await self._rooms.publisher.publish(game)
            return line
        raise Busy

    async def _add(self, actor: Actor, game: str, name: str, seat: int | None, text: str) -> ChatLine:
        columns = schema.chat.c
        async with self._rooms.store.write() as connection:
            last = await connection.scalar(select(func.max(columns.number)).where(columns.game == game))
            line = ChatLine((last or 0) + 1, name, seat, text, self._rooms.clock())
            values = {
                "game": game,
                "number": line.number,
                "account": actor.account,
                "name": name,
                "seat": seat,
                "text": text,
                "at": line.at,
            }
            await connection.execute(insert(schema.chat), [values])
        return line

    async def lines(self, actor: Actor, game: str, after: int = 0, limit: int = 100) -> list[ChatLine]:
        """What was said after line `after`, oldest first; with 0 the latest lines."""
        async with self._rooms.open(game) as room:
            seating.need_watcher(actor, room)
        columns = schema.chat.c
        query = select(columns.number, columns.name, columns.seat, columns.text, columns.at).where(columns.game == game)
        query = query.where(columns.number > after).limit(max(1, min(limit, self._limits.chat_page)))
        query = query.order_by(columns.number if after > 0 else columns.number.desc())
        async with self._rooms.store.read() as connection:
            found = [ChatLine(**row) for row in (await connection.execute(query)).mappings()]
        return sorted(found, key=lambda line: line.number)

    async def note(self, actor: Actor, game: str, seat: int) -> str:
        """What the holder of the seat has written down."""
        holder = await self._holder(actor, game, seat)
        columns = schema.note.c
        async with self._rooms.store.read() as connection:
            found: str | None = await connection.scalar(
                select(columns.text).where(columns.game == game, columns.seat == seat, columns.holder == holder)
            )
        return found or ""

    async def set_note(self, actor: Actor, game: str, seat: int, text: str) -> None:
        """Replace it."""
        cleaned = clean_text(text, self._limits.note_chars, least=0)
        holder = await self._holder(actor, game, seat)
        values = {"game": game, "seat": seat, "holder": holder, "text": cleaned}
        kept = self._rooms.store.insert(schema.note).values(values)
        async with self._rooms.store.write() as connection:
            await connection.execute(
                kept.on_conflict_do_update(index_elements=["game", "seat", "holder"], set_={"text": cleaned})
            )

    async def _holder(self, actor: Actor, game: str, seat: int) -> str:
        async with self._rooms.open(game) as room:
            return seating.need_holder(actor, room, seat).account or ""
