"""The keeper's desk: what bots, clocks, messengers and administrators need. The actor must be SYSTEM."""

from __future__ import annotations

import builtins
import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, exists, func, insert, or_, select, true, update

from logothete.bots.seat import listens
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Told
from logothete.kernel.record import RecordError, read_record, verify
from logothete.kernel.title import Title
from logothete.server.backstage import BotDue, BotTask, Due, Heard, Stats, TurnToTell
from logothete.server.config import Limits
from logothete.server.errors import BadRecord, NotAllowed, NotFinished, UnknownPack, UnknownTitle
from logothete.server.model import SYSTEM, Actor, Pace, Status, TablePage
from logothete.server.rooms.editions import edition_of
from logothete.server.rooms.keeping import START, Beginning
from logothete.server.rooms.registry import Rooms
from logothete.server.rooms.room import Room
from logothete.server.rooms.timing import stop_time
from logothete.server.services import seats as seating
from logothete.server.services import tokens
from logothete.server.services.infos import OVER, UNFINISHED, list_tables
from logothete.server.services.seats import need_system
from logothete.server.store import schema
from logothete.server.store.games import insert_game
from logothete.server.store.pages import drop_derived
from logothete.server.store.rows import GameRow, LogRow, SeatRow, values_of


class Desk:
    """Work that is due, and the host's own tasks."""

    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._limits = limits
        # Which titles, by key and content, have a mind that listens.
        self._listening: dict[tuple[str, str], bool] = {}

    async def bots_due(self, actor: Actor, limit: int = 10_000, game: str | None = None) -> builtins.list[BotDue]:
        """Seats that a bot must move, the longest waiting first; of all games, or of one.

        After a start of the server, and as a safety net; otherwise subscribe to all changes and ask `bots_due_at`.
        """
        need_system(actor)
        seat, other = schema.seat.c, schema.seat.alias().c
        person = exists().where(other.game == seat.game, other.kind == "person", other.standin.is_(False))
        query = (
            select(seat.game, seat.number, seat.bot_due, schema.game.c.owner, person.label("people"))
            .join(schema.game, schema.game.c.id == seat.game)
            .where(seat.bot_due.is_not(None))
        )
        if game is not None:
            query = query.where(seat.game == game)
        async with self._store.read() as connection:
            found = await connection.execute(query.order_by(seat.bot_due).limit(limit))
            return [BotDue(row.game, row.number, row.bot_due, row.owner or "", bool(row.people)) for row in found]

    async def bots_due_at(self, actor: Actor, game: str) -> builtins.list[Due]:
        """The same for one game."""
        need_system(actor)
        async with self._rooms.open(game) as room:
            return [Due(game, seat.number, seat.bot_due) for seat in room.seats if seat.bot_due is not None]

    def glance(self, actor: Actor, game: str) -> Room | None:
        """A game, only to look at its table and seats; None if that would mean to wait, or to load it."""
        need_system(actor)
        return self._rooms.at_rest(game)

    async def bot_task(self, actor: Actor, game: str, seat: int, heard: Heard | None = None) -> BotTask | None:
        """What a bot needs to decide for this seat; None if it is neither waited for nor invited, or no bot sits there.

        If its process has heard the beginning of the seat's story, it is told only what comes after.
        The answer goes to `playing.play(SYSTEM, game, seat, action, task.version, by="bot")`.
        """
        need_system(actor)
        async with self._rooms.open(game) as room:
            if room.departure is not None:
                await room.change(room.halt)
            held = seating.need_seat(room, seat)
            if room.departure is not None or held.bot_due is None:
                return None
            match, table = room.running_match(), room.table
            guess = match.state.guess(seat, QuickDice(secrets.randbits(64)))
            replies, proposed = room.spoken(seat)
            story_from, story = await room.story(seat, heard) if self._listens(room.title) else (0, [])
            return BotTask(
                game=game,
                seat=seat,
                level=held.level or seating.STANDIN_LEVEL,
                title=table.title,
                pack=table.pack,
                setup=table.setup,
                cells=guess.dump(),
                version=match.version_of(seat),
                story_from=story_from,
                story=story,
                content=room.title.content,
                hushed=held.owes_since is not None
                and match.state.sealed()
                and not all(one.by_bot for one in room.seats),
                asked=held.owes_since is not None,
                replies=replies,
                proposed=proposed,
            )

    async def bot_story(self, actor: Actor, game: str, seat: int) -> builtins.list[Told]:
        """All that a seat was told, for a bot whose process has forgotten what it was sent."""
        need_system(actor)
        async with self._rooms.open(game) as room:
            return (await room.story(seat))[1]

    def _listens(self, title: Title) -> bool:
        key = (title.key, title.content)
        if key not in self._listening:
            self._listening[key] = listens(title.mind())
        return self._listening[key]

    async def lapse(self, actor: Actor, game: str, seat: int) -> None:
        """Decide for a seat by the rules for those whose time ran out, or decline what it is invited to.

        For bots that fail.
        """
        need_system(actor)
        async with self._rooms.open(game) as room:

            def decide() -> str:
                # The holder may have come back while the bot was failing.
                if not seating.need_seat(room, seat).by_bot:
                    raise NotAllowed(f"no bot plays for seat {seat}", seat=seat)
                match = room.running_match()
                if match.state.pending() >> seat & 1 or not match.state.invited() >> seat & 1:
                    return room.lapse(seat)
                answer = match.state.reply(seat, QuickDice(secrets.randbits(64)))
                return room.play(seat, room.title.actions.text(answer), None, "bot")

            await room.change(decide)

    async def overdue(self, actor: Actor, now: int, limit: int = 1000) -> builtins.list[Due]:
        """Seats of persons whose time has run out, the most overdue first."""
        need_system(actor)
        seat = schema.seat.c
        query = select(seat.game, seat.number, seat.deadline).where(seat.deadline <= now)
        async with self._store.read() as connection:
            found = await connection.execute(query.order_by(seat.deadline).limit(limit))
            return [Due(row.game, row.number, row.deadline) for row in found]

    async def next_deadline(self, actor: Actor) -> int | None:
        """When the next person's time runs out."""
        need_system(actor)
        async with self._store.read() as connection:
            found: int | None = await connection.scalar(select(func.min(schema.seat.c.deadline)))
        return found

    async def time_out(self, actor: Actor, game: str, seat: int) -> bool:
        """Apply the table's choice to a seat whose time has run out: a bot stands in, or the seat is lost.

        Whether that was so: a decision may have come in the meantime.
        """
        need_system(actor)
        async with self._rooms.open(game) as room:

            def decide() -> bool:
                held = seating.need_seat(room, seat)
                now = self._rooms.clock()
                if room.departure is not None:
                    room.halt()
                    return False
                if held.deadline is None or held.deadline > now:
                    return False
                stop_time(room.table, held, now)
                if room.table.on_timeout == "standin":
                    held.standin = True
                    held.level = seating.STANDIN_LEVEL
                else:
                    seating.seat_bot(room.seats, held, seating.STANDIN_LEVEL, room.title)
                room.mark("timeout", seat, "clock")
                return True

            return await room.change(decide)

    async def turns_to_tell(self, actor: Actor, before: int, limit: int = 1000) -> builtins.list[TurnToTell]:
        """Persons at correspondence tables who are waited for, or invited, since before this time and were not told."""
        need_system(actor)
        seat, game = schema.seat.c, schema.game.c
        invited = (
            select(seat.game, seat.number, game.title, seat.account, seat.invited_since, seat.deadline, true())
            .join(schema.game, game.id == seat.game)
            .where(
                seat.account.is_not(None),
                seat.standin.is_(False),
                # Whoever is waited for looks at the table anyway.
                seat.deadline.is_(None),
                seat.invited_since <= before,
                seat.told_invited.is_distinct_from(seat.invited_since),
                game.pace["kind"].as_string() == "days",
            )
            .order_by(seat.invited_since)
            .limit(limit)
        )
        query = (
            select(seat.game, seat.number, game.title, seat.account, seat.owes_since, seat.deadline)
            .join(schema.game, game.id == seat.game)
            .where(
                seat.deadline.is_not(None),
                seat.account.is_not(None),
                seat.owes_since <= before,
                seat.told.is_distinct_from(seat.owes_since),
                game.pace["kind"].as_string() == "days",
            )
            .order_by(seat.owes_since)
            .limit(limit)
        )
        async with self._store.read() as connection:
            waited_for = [TurnToTell(*row) for row in await connection.execute(query)]
            return waited_for + [TurnToTell(*row) for row in await connection.execute(invited)]

    async def turns_told(self, actor: Actor, turns: Sequence[TurnToTell]) -> None:
        """They were told (or want no message)."""
        need_system(actor)
        seat = schema.seat.c
        async with self._store.write() as connection:
            for turn in turns:
                since, told = (seat.invited_since, "told_invited") if turn.invited else (seat.owes_since, "told")
                await connection.execute(
                    update(schema.seat)
                    .where(seat.game == turn.game, seat.number == turn.seat, since == turn.since)
                    .values({told: turn.since})
                )

    async def list(self, actor: Actor, status: Status | None = None, after: str | None = None) -> TablePage:
        """All games, newest first."""
        need_system(actor)
        where = true() if status is None else schema.game.c.status == status
        return await list_tables(self._store, actor, where, after, self._limits.page)

    async def archive(self, actor: Actor, game: str) -> None:
        """Put a finished game away: it leaves the lists and gives up its snapshots and pages, but can be replayed."""
        need_system(actor)
        async with self._rooms.open(game) as room:

            def decide() -> None:
                if room.table.status not in OVER:
                    raise NotFinished("only a finished game can be archived")
                if room.table.status != "archived":
                    room.table.status = "archived"
                    room.mark("archive")

            await room.change(decide)
            async with self._store.write() as connection:
                await drop_derived(connection, game)
            self._rooms.forget(game)

    async def delete(self, actor: Actor, game: str) -> None:
        """Remove a game and all that belongs to it."""
        need_system(actor)
        async with self._rooms.open(game):
            async with self._store.write() as connection:
                await connection.execute(delete(schema.game).where(schema.game.c.id == game))
            self._rooms.forget(game)
        await self._rooms.publisher.publish(game)

    async def leave_all(self, account: str) -> None:
        """Part a person from their games: tables that have not started go with their owner, seats go to bots."""
        seat, game = schema.seat.c, schema.game.c
        sits = exists().where(seat.game == game.id, seat.account == account)
        async with self._store.read() as connection:
            found = await connection.scalars(
                select(game.id).where(game.status.in_(UNFINISHED), or_(game.owner == account, sits))
            )
            games = builtins.list(found)
        for one in games:
            if await self._leave(account, one):
                await self.delete(SYSTEM, one)

    async def _leave(self, account: str, game: str) -> bool:
        """Give up every seat of the person; whether nobody can start this table any more."""
        async with self._rooms.open(game) as room:

            def decide() -> bool:
                waiting = room.table.status == "open"
                for held in room.seats:
                    if held.account == account and waiting:
                        seating.empty(held)
                    elif held.account == account:
                        seating.seat_bot(room.seats, held, seating.STANDIN_LEVEL, room.title)
                owned = room.table.owner == account
                if owned:
                    room.table.owner = None
                room.mark("gone")
                return owned and waiting

            return await room.change(decide)

    async def import_record(self, actor: Actor, record: bytes, public: bool = False) -> str:
        """A finished game from its record, verified; its id."""
        need_system(actor)
        try:
            read = read_record(record)
            title = self._rooms.shelf.open(read.game, read.pack, read.content)
            result = verify(read, title)
        except (RecordError, UnknownTitle, UnknownPack) as error:
            raise BadRecord(str(error)) from error
        if result is None or read.seed is None:
            raise BadRecord("the game of this record is not over. Only finished games can be imported")
        now = self._rooms.clock()
        names = read.seats or [""] * read.setup.players
        table = GameRow(
            id=tokens.new_id(),
            title=read.game,
            pack=read.pack,
            setup=title.check(read.setup),
            pace=Pace(),
            on_timeout="standin",
            public=public,
            status="finished",
            owner=None,
            created=now,
            started=now,
            finished=now,
            seed=read.seed,
            commitment=read.commitment,
            link_hash=None,
            result=result,
            length=len(read.moves) + 1,
        )
        seats = [
            SeatRow(game=table.id, number=number, kind="person", name=name[: self._limits.name_chars], ready=True)
            for number, name in enumerate(names)
        ]
        start = START + msgspec.json.encode(Beginning(read.seats, read.nonces, edition_of(title))).decode()
        rows = [LogRow(game=table.id, number=1, kind="table", seat=None, action=start, by="person", at=now)]
        for number, move in enumerate(read.moves, start=2):
            rows.append(
                LogRow(
                    game=table.id,
                    number=number,
                    kind="lapse" if move.lapsed else "move",
                    seat=move.seat,
                    action=move.text,
                    by="clock" if move.lapsed else "person",
                    at=now,
                )
            )
        async with self._store.write() as connection:
            await insert_game(connection, table, seats)
            await connection.execute(insert(schema.log), [values_of(row) for row in rows])
        return table.id

    async def stats(self, actor: Actor) -> Stats:
        """Figures for the host."""
        need_system(actor)
        account, game = schema.account.c, schema.game.c
        async with self._store.read() as connection:
            people = (await connection.execute(select(func.count(), func.count(account.folded)))).one()
            found = await connection.execute(
                select(game.status, func.count(), func.sum(game.length)).group_by(game.status)
            )
            counts = {row[0]: (row[1], int(row[2] or 0)) for row in found}
        size = {status: counts.get(status, (0, 0))[0] for status in (*UNFINISHED, *OVER)}
        return Stats(
            accounts=people[1],
            guests=people[0] - people[1],
            open=size["open"],
            running=size["running"],
            finished=size["finished"],
            archived=size["archived"],
            moves=sum(length for _, length in counts.values()),
            rooms=len(self._rooms),
        )
