"""What is said at a table, and what a player writes down privately."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from logothete.kernel.bits import members
from logothete.kernel.narrate import is_seat
from logothete.kernel.title import FORMS, PRIVATE, Prompt
from logothete.server.config import Limits
from logothete.server.errors import ActionRefused, Busy, NobodyHears, NoFreeTalk, NoPrivateTalk, NothingOffered
from logothete.server.model import Actor, ChatLine
from logothete.server.rooms.registry import Rooms
from logothete.server.rooms.room import Room
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

    async def post(
        self, actor: Actor, game: str, seat: int | None, text: str, to: Sequence[int] = (), note: str | None = None
    ) -> ChatLine:
        """Say something, from a seat or (with an account, if the table may be watched) as a spectator.

        `to` names the seats that alone shall hear it, where the table allows that. A `note` goes with what the seat
        has laid before others, an invitation of that key, and they alone hear it: it binds nobody, and the game knows
        nothing of it.
        """
        cleaned = clean_text(text, self._limits.chat_chars)
        async with self._rooms.open(game) as room:
            if seat is None:
                seating.need_watcher(actor, room)
                name = (await self._accounts.get(actor)).name
            else:
                name = seating.need_holder(actor, room, seat).name
            about, hearers = (None, to) if note is None else _noted(room, seat, note)
            audience = _audience(room, seat, hearers)
        for _ in range(ATTEMPTS):
            try:
                line = await self._add(actor, game, name, seat, cleaned, audience, about)
            except IntegrityError:
                continue
            await self._rooms.publisher.publish(game)
            return line
        raise Busy

    async def _add(
        self,
        actor: Actor,
        game: str,
        name: str,
        seat: int | None,
        text: str,
        audience: int | None,
        about: Prompt | None,
    ) -> ChatLine:
        columns = schema.chat.c
        at = self._rooms.clock()
        async with self._rooms.store.write() as connection:
            last = await connection.scalar(select(func.max(columns.number)).where(columns.game == game))
            values = {
                "game": game,
                "number": (last or 0) + 1,
                "account": actor.account,
                "name": name,
                "seat": seat,
                "text": text,
                "at": at,
                "audience": audience,
                "about": None if about is None else msgspec.json.encode(about).decode(),
            }
            await connection.execute(insert(schema.chat), [values])
            heard = select(func.count()).where(columns.game == game, _heard_by(seat))
            number: int = (await connection.execute(heard)).scalar_one()
        return ChatLine(number, name, seat, text, at, None if audience is None else members(audience), about)

    async def lines(
        self, actor: Actor, game: str, seat: int | None = None, after: int = 0, limit: int = 100
    ) -> list[ChatLine]:
        """What was said after line `after`, oldest first; with 0 the latest lines.

        To a seat, which must be the actor's own: also what was said to it in private. Lines are counted as each reader
        hears them, so that nobody can tell by a gap that others have talked.
        """
        async with self._rooms.open(game) as room:
            if seat is None:
                seating.need_watcher(actor, room)
            else:
                seating.need_holder(actor, room, seat)
        columns = schema.chat.c
        count = func.row_number().over(order_by=columns.number).label("count")
        said = (columns.name, columns.seat, columns.text, columns.at, columns.audience, columns.about)
        heard = select(count, *said).where(columns.game == game, _heard_by(seat)).subquery()
        query = select(heard).where(heard.c.count > after).limit(max(1, min(limit, self._limits.chat_page)))
        query = query.order_by(heard.c.count if after > 0 else heard.c.count.desc())
        async with self._rooms.store.read() as connection:
            rows = [tuple(row) for row in await connection.execute(query)]
        found = [
            ChatLine(number, name, speaker, text, at, None if audience is None else members(audience), _read(about))
            for number, name, speaker, text, at, audience, about in rows
        ]
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


def _heard_by(seat: int | None) -> ColumnElement[bool]:
    """The lines that a seat hears; None is a spectator."""
    audience = schema.chat.c.audience
    if seat is None:
        return audience.is_(None)
    return or_(audience.is_(None), audience.bitwise_and(1 << seat) != 0)


def _read(about: str | None) -> Prompt | None:
    return None if about is None else msgspec.json.decode(about, type=Prompt)


def _noted(room: Room, seat: int | None, key: str) -> tuple[Prompt, list[int]]:
    """What a seat has laid before others, by its key, and before whom: the invitations that name it."""
    found: dict[int, Prompt] = {}
    state = room.running_match().state
    for other in range(len(room.seats)):
        for invitation in room.title.invitations(state, other):
            named = [value for name, value in invitation.about.items() if is_seat(name)]
            if other != seat and invitation.key == key and seat in named:
                found[other] = msgspec.structs.replace(invitation, answers=[])
    if not found:
        raise NothingOffered(f"the seat has laid nothing before others that is called {key!r}")
    first = next(iter(found.values()))
    return first, [other for other, invitation in found.items() if invitation == first]


def _audience(room: Room, seat: int | None, to: Sequence[int]) -> int | None:
    """The mask of those who hear what a seat says, itself among them, or None for all; refuses what may not be said."""
    form = room.title.talk_at(room.table.setup)
    if room.match is not None and not room.match.over:
        if form == FORMS:
            raise NoFreeTalk("at this table nothing is said in free words while the game runs")
        refusal = None if seat is None else room.title.hushed(room.match.state, seat)
        if refusal is not None:
            raise ActionRefused(refusal.rule, refusal.reason, refusal.about)
    if not to:
        return None
    if form != PRIVATE or seat is None:
        raise NoPrivateTalk("at this table what is said is said to all")
    mask = 1 << seat
    for other in to:
        seating.need_seat(room, other)
        mask |= 1 << other
    if mask == 1 << seat:
        raise NobodyHears("nobody but the speaker would hear it", seat=seat)
    return mask
