"""The lobby: laying tables, finding them, sitting down, starting."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import and_, delete, func, or_, select

from logothete.server.config import Limits
from logothete.server.errors import (
    BadTable,
    NoSuchGame,
    NoSuchLink,
    NotAllowed,
    NotFinished,
    NotReady,
    NotRunning,
    SeatsOpen,
    SeatTaken,
    TableFull,
    TooMany,
)
from logothete.server.model import Account, Actor, Created, Found, NewTable, SeatSecret, SeatSpec, TableInfo, TablePage
from logothete.server.rooms.registry import Rooms
from logothete.server.rooms.room import Room
from logothete.server.rooms.timing import resume_time
from logothete.server.services import seats as seating
from logothete.server.services import tokens
from logothete.server.services.accounts import Accounts
from logothete.server.services.after import After
from logothete.server.services.infos import OVER, UNFINISHED, due_for, has_open_seat, list_tables, mine, table_info
from logothete.server.services.laying import Laid, lay_again, lay_table
from logothete.server.services.playing import Playing
from logothete.server.services.words import clean_name, clean_text
from logothete.server.store import schema
from logothete.server.store.games import base_of, insert_game
from logothete.server.store.rows import SeatRow


class Lobby:
    """Everything about a table before its game, and the lists of tables. Seat numbers start at 0."""

    def __init__(self, rooms: Rooms, accounts: Accounts, playing: Playing, after: After, limits: Limits) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._accounts = accounts
        self._playing = playing
        self._after = after
        self._limits = limits

    async def create(self, actor: Actor, new: NewTable) -> Created:
        """Lay a table. Its commitment is published from now on; it starts with `start`."""
        owner = await self._accounts.under_own_name(actor)
        await self._need_room_for_more(owner, _bots(new.seats))
        return await self._lay(lay_table(self._rooms.shelf, new, owner, self._limits, self._rooms.clock()))

    async def table(self, actor: Actor, game: str) -> TableInfo:
        """One table; `NoSuchGame` unless it is public, or the actor sits at it, owns it, or has its link."""
        async with self._rooms.open(game) as room:
            seating.need_watcher(actor, room)
            return table_info(room.table, room.owner_name, room.seats, actor, room.title)

    async def find(self, secret: str) -> Found:
        """What a link opens; `NoSuchLink` if nothing."""
        # By the hash: how long the search takes says nothing about a secret.
        secret_hash = tokens.hash_secret(secret)
        async with self._store.read() as connection:
            seat, game = schema.seat.c, schema.game.c
            found = (
                await connection.execute(select(seat.game, seat.number).where(seat.secret_hash == secret_hash))
            ).first()
            if found is not None:
                return Found(found.game, found.number)
            table = await connection.scalar(select(game.id).where(game.link_hash == secret_hash))
        if table is None:
            raise NoSuchLink
        return Found(table, None)

    async def list_open(self, actor: Actor, after: str | None = None, title: str | None = None) -> TablePage:
        """Public tables with a free seat that have not started."""
        game = schema.game.c
        where = and_(game.public.is_(True), game.status == "open", has_open_seat())
        if title is not None:
            where = and_(where, game.title == title)
        return await list_tables(self._store, actor, where, after, self._limits.page)

    async def list_mine(self, actor: Actor, after: str | None = None) -> TablePage:
        """Unfinished tables at which the actor sits, or which the actor owns; those that wait for the actor first."""
        account = seating.account_of(actor)
        where = and_(schema.game.c.status.in_(UNFINISHED), mine(account))
        return await list_tables(self._store, actor, where, after, self._limits.page, due_for(account))

    async def list_finished(self, actor: Actor, after: str | None = None) -> TablePage:
        """Finished games of the actor."""
        where = and_(schema.game.c.status == "finished", mine(seating.account_of(actor)))
        return await list_tables(self._store, actor, where, after, self._limits.page)

    async def list_watchable(self, actor: Actor, after: str | None = None, title: str | None = None) -> TablePage:
        """Public games that run or are finished."""
        game = schema.game.c
        where = and_(game.public.is_(True), or_(game.status == "running", game.status == "finished"))
        if title is not None:
            where = and_(where, game.title == title)
        return await list_tables(self._store, actor, where, after, self._limits.page)

    async def join(self, actor: Actor, game: str, seat: int | None = None) -> int:
        """Sit down on an open seat, or on this one; the seat. Needs a public table, or its link as the secret."""
        person = await self._accounts.under_own_name(actor)
        await self._need_room_for_more(person)
        async with self._rooms.open(game) as room:

            def decide() -> int:
                seating.need_watcher(actor, room)
                seating.need_open(room)
                wanted = _free_seat(room) if seat is None else seating.need_seat(room, seat)
                if wanted.kind != "open":
                    raise SeatTaken(f"somebody sits on seat {wanted.number}", seat=wanted.number)
                # Whoever was sent the secret of this seat comes too late: it must not open what is now another's.
                wanted.secret_hash = None
                seating.sit(wanted, person.id, person.name, ready=person.id == room.table.owner)
                room.mark("sit", wanted.number)
                return wanted.number

            return await room.change(decide)

    async def claim_seat(self, actor: Actor, game: str, name: str | None = None) -> int:
        """Sit down where the actor's seat secret says; the seat. Also after the start, and on another device.

        A person brings their account, and the secret is used up; a program without one brings a name, and goes on
        using the secret.
        """
        person = None if actor.account is None else await self._accounts.under_own_name(actor)
        if person is not None:
            await self._need_room_for_more(person)
            shown = person.name
        else:
            shown = clean_name(name or "", self._limits.name_chars, program=True)
        async with self._rooms.open(game) as room:

            def decide() -> int:
                held = next((one for one in room.seats if tokens.opens(actor.secret, one.secret_hash)), None)
                if held is None:
                    raise NoSuchLink
                if room.table.status in OVER:
                    raise NotRunning("the game is over")
                was_standin = held.standin
                account = None if person is None else person.id
                if held.kind != "person" or held.account != account:
                    ready = person is None or account == room.table.owner or room.table.status == "running"
                    seating.sit(held, account, shown, ready)
                    held.orders = room.first_orders()
                if was_standin:
                    held.standin, held.level = False, None
                    resume_time(room.table, held, self._rooms.clock())
                if person is not None:
                    held.secret_hash = None
                room.mark("claim", held.number)
                return held.number

            return await room.change(decide)

    async def leave(self, actor: Actor, game: str, seat: int) -> None:
        """Stand up. Before the start the seat is open again; afterwards a bot takes over and the actor may return."""
        async with self._rooms.open(game) as room:
            running = room.table.status == "running"

            def decide() -> None:
                held = seating.need_holder(actor, room, seat)
                if room.table.status == "open" and held.kind == "person":
                    seating.empty(held)
                    room.mark("stand", seat)

            if not running:
                await room.change(decide)
        if running:
            await self._playing.resign(actor, game, seat)

    async def kick(self, actor: Actor, game: str, seat: int) -> None:
        """The owner opens a seat again, before the start; its secret is revoked."""

        def decide(room: Room) -> None:
            seating.need_open(room)
            seating.empty(seating.need_seat(room, seat))
            room.mark("kick", seat)

        await self._as_owner(actor, game, decide)

    async def invite(self, actor: Actor, game: str, seat: int) -> SeatSecret:
        """A new secret for a seat; the old one is revoked.

        For an open seat by the owner before the start, for one that is held only by its holder: nobody else may get
        a way to look over a player's shoulder.
        """
        secret = tokens.new_secret()
        await self._set_secret(actor, game, seat, tokens.hash_secret(secret))
        return SeatSecret(seat, secret)

    async def revoke(self, actor: Actor, game: str, seat: int) -> None:
        """Take away the secret of a seat without giving a new one; by whom `invite` allows it to."""
        await self._set_secret(actor, game, seat, None)

    async def _set_secret(self, actor: Actor, game: str, seat: int, secret_hash: str | None) -> None:
        async with self._rooms.open(game) as room:

            def decide() -> None:
                seating.need_watcher(actor, room)
                wanted = seating.need_seat(room, seat)
                if wanted.kind == "open":
                    seating.need_owner(actor, room)
                else:
                    seating.need_holder(actor, room, seat)
                wanted.secret_hash = secret_hash
                room.mark("secret", seat)

            await room.change(decide)

    async def new_link(self, actor: Actor, game: str) -> str:
        """A new link to the table, by its owner; the old one is revoked."""
        link = tokens.new_secret()

        def decide(room: Room) -> None:
            room.table.link_hash = tokens.hash_secret(link)
            room.mark("link")

        await self._as_owner(actor, game, decide)
        return link

    async def set_bot(self, actor: Actor, game: str, seat: int, level: str | None) -> None:
        """The owner puts a bot on an open seat, changes its level, or with None opens the seat again."""
        if level is not None:
            seating.check_level(level)
            await self._need_room_for_more(await self._accounts.get(actor), bots=1)

        def decide(room: Room) -> None:
            seating.need_open(room)
            wanted = seating.need_seat(room, seat)
            if wanted.kind == "person":
                raise SeatTaken(f"somebody sits on seat {seat}: they leave, or you send them away first", seat=seat)
            if level is None:
                seating.empty(wanted)
            else:
                seating.seat_bot(room.seats, wanted, level, room.title)
            room.mark("bot", seat)

        await self._as_owner(actor, game, decide)

    async def set_ready(self, actor: Actor, game: str, seat: int, ready: bool = True) -> None:
        """A player is ready to start, or not yet."""
        async with self._rooms.open(game) as room:

            def decide() -> None:
                held = seating.need_holder(actor, room, seat)
                seating.need_open(room)
                if held.kind != "person":
                    raise NotAllowed(f"sit down on seat {seat} first", seat=seat)
                held.ready = ready
                room.mark("ready" if ready else "wait", seat)

            await room.change(decide)

    async def set_nonce(self, actor: Actor, game: str, seat: int, nonce: str) -> None:
        """A player's own contribution to chance, before the start. Setting it again replaces it."""
        cleaned = clean_text(nonce, self._limits.nonce_chars)
        async with self._rooms.open(game) as room:

            def decide() -> None:
                held = seating.need_holder(actor, room, seat)
                seating.need_open(room)
                held.nonce = cleaned
                room.mark("nonce", seat)

            await room.change(decide)

    async def start(self, actor: Actor, game: str) -> None:
        """The owner begins the game: every seat filled, everybody else ready."""
        async with self._rooms.open(game) as room:
            base = None
            if room.table.branch_of is not None:
                async with self._store.read() as connection:
                    base = await base_of(connection, game)

            def decide() -> None:
                seating.need_owner(actor, room)
                seating.need_open(room)
                free = [seat.number for seat in room.seats if seat.kind == "open"]
                if free:
                    raise SeatsOpen(f"nobody sits on seats {free}", seats=", ".join(map(str, free)))
                waiting = [seat.number for seat in room.seats if not seat.ready and seat.account != room.table.owner]
                if waiting:
                    raise NotReady(f"seats {waiting} are not ready", seats=", ".join(map(str, waiting)))
                room.start(base)

            await room.change(decide)

    async def rematch(self, actor: Actor, game: str) -> Created:
        """A new table with the same people, bots and options. If there is one already: that, without secrets."""
        owner = await self._accounts.under_own_name(actor)
        async with self._rooms.open(game) as room:
            if not any(seating.is_holder(actor, seat) for seat in room.seats):
                raise NotAllowed("only who played may ask for another game") if room.table.public else NoSuchGame
            if room.table.status not in OVER:
                raise NotFinished("the game is not over")
            if room.table.rematch is not None:
                return Created(room.table.rematch, "", [])
            await self._need_room_for_more(owner, sum(seat.kind == "bot" for seat in room.seats))
            laid = lay_again(self._rooms.shelf, room.table, room.seats, owner, self._limits, self._rooms.clock())
            created = await self._lay(laid)

            def decide() -> str:
                if room.table.rematch is None:
                    room.table.rematch = created.game
                    room.mark("rematch")
                return room.table.rematch

            kept = await room.change(decide)
        if kept != created.game:
            await self._remove(created.game)
            return Created(kept, "", [])
        return created

    async def branch(self, actor: Actor, game: str, number: int, seats: list[SeatSpec]) -> Created:
        """A new game from a position of a finished one, after its first `number` moves, with fresh chance."""
        owner = await self._accounts.under_own_name(actor)
        await self._need_room_for_more(owner, _bots(seats))
        base = await self._after.base(actor, game, number)
        info = await self.table(actor, game)
        new = NewTable(info.title, seats, info.pack, info.setup.options)
        if len(seats) != info.setup.players:
            raise BadTable(f"the game has {info.setup.players} seats, not {len(seats)}", players=info.setup.players)
        laid = lay_table(self._rooms.shelf, new, owner, self._limits, self._rooms.clock())
        laid.table.branch_of, laid.table.branch_at = game, number
        return await self._lay(laid, base)

    async def cancel(self, actor: Actor, game: str) -> None:
        """The owner takes a table away before the start."""
        async with self._rooms.open(game) as room:

            def decide() -> None:
                seating.need_owner(actor, room)
                seating.need_open(room)
                room.mark("cancel")

            # The row of the log makes sure that nobody starts the game at this moment.
            await room.change(decide)
            await self._remove(game)

    async def _lay(self, laid: Laid, base: bytes | None = None) -> Created:
        async with self._store.write() as connection:
            await insert_game(connection, laid.table, laid.seats, base)
        await self._rooms.publisher.publish(laid.table.id)
        return Created(laid.table.id, laid.link, laid.secrets)

    async def _remove(self, game: str) -> None:
        async with self._store.write() as connection:
            await connection.execute(delete(schema.game).where(schema.game.c.id == game))
        self._rooms.forget(game)
        await self._rooms.publisher.publish(game)

    async def _as_owner(self, actor: Actor, game: str, decide: Callable[[Room], None]) -> None:
        async with self._rooms.open(game) as room:

            def checked() -> None:
                seating.need_owner(actor, room)
                decide(room)

            await room.change(checked)

    async def _need_room_for_more(self, person: Account, bots: int = 0) -> None:
        """`TooMany` if the person has as many unfinished games, or bots at their own tables, as there may be."""
        game, seat, limits = schema.game.c, schema.seat.c, self._limits
        unfinished = game.status.in_(UNFINISHED)
        games = select(func.count()).select_from(schema.game).where(unfinished, mine(person.id))
        at_tables = schema.seat.join(schema.game, game.id == seat.game)
        seats = select(func.count()).select_from(at_tables)
        async with self._store.read() as connection:
            count = await connection.scalar(games) or 0
            mechanical = 0
            if bots:
                theirs = seats.where(unfinished, game.owner == person.id, seat.kind == "bot")
                mechanical = bots + (await connection.scalar(theirs) or 0)
        most_games = limits.guest_games if person.guest else limits.open_games
        most_bots = limits.guest_bots if person.guest else limits.bots
        if count >= most_games:
            raise TooMany(
                f"you have {count} unfinished games, and no more are allowed. Finish or leave some", most=most_games
            )
        if mechanical > most_bots:
            raise TooMany(f"your tables would have {mechanical} bots, and {most_bots} are allowed", most=most_bots)


def _free_seat(room: Room) -> SeatRow:
    for seat in room.seats:
        if seat.kind == "open":
            return seat
    raise TableFull("no seat is open at this table")


def _bots(seats: Sequence[SeatSpec]) -> int:
    return sum(seat.kind == "bot" for seat in seats)
