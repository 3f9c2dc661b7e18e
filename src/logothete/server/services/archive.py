"""A game as a file for its host: everything that the store has of it, to keep it or to move it to another server.

The file holds the record (seed and secret moves included), and besides the table, its seats, the log with every undo,
what was said, and where a branch began. Links and seat secrets are not in it, for the store has only their hashes: they
are made anew on import. Nor are standing orders: they are their player's, who gives them again. Persons keep their
seats if the server knows their accounts.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from logothete.kernel.dice import commitment
from logothete.server.errors import BadRecord, NoSuchGame, TableError
from logothete.server.model import SYSTEM, SeatSecret
from logothete.server.rooms import pace
from logothete.server.rooms.room import Room
from logothete.server.services.tables import Tables
from logothete.server.services.tokens import hash_secret, new_id, new_secret
from logothete.server.store import schema
from logothete.server.store.games import Loaded, base_of, insert_game, load_game, log_of
from logothete.server.store.rows import GameRow, LogRow, SeatRow, values_of

FORMAT: Final = "logothete-game"
FORMAT_VERSION: Final = 1
NOTHING: Final = msgspec.Raw(b"null")


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the chat."""

    number: int
    account: str | None
    name: str
    seat: int | None
    text: str
    at: int
    audience: int | None = None
    about: str | None = None


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A snapshot after so many rows of the log. Only that at row 0, where a branch begins, cannot be made again."""

    number: int
    data: bytes


class Archive(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The contents of the file. `record` is as the server exports it, or null for a game that has not started."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    record: msgspec.Raw
    table: GameRow
    seats: list[SeatRow]
    log: list[LogRow]
    chat: list[Said]
    snapshots: list[Kept]


class Imported(msgspec.Struct, frozen=True):
    """A game that was taken in, its new link, and new secrets for the seats of persons who are not known here."""

    game: str
    link: str
    seats: list[SeatSecret]


async def pack_game(tables: Tables, game: str) -> bytes:
    """The file of a game."""
    async with tables.store.read() as connection:
        loaded = await load_game(connection, game)
        if loaded is None:
            raise NoSuchGame
        log = await log_of(connection, game)
        chat = [Said(**row) for row in await _rows(connection, schema.chat, game, Said.__struct_fields__)]
        base = await base_of(connection, game)
        snapshots = [] if base is None else [Kept(0, base)]
    record = NOTHING
    if loaded.table.started is not None:
        record = msgspec.Raw(await tables.after.export(SYSTEM, game))
    loaded.table.link_hash = None
    for seat in loaded.seats:
        seat.secret_hash = None
        seat.orders = []
    archive = Archive(record=record, table=loaded.table, seats=loaded.seats, log=log, chat=chat, snapshots=snapshots)
    return msgspec.json.format(msgspec.json.encode(archive), indent=1)


async def unpack_game(tables: Tables, data: bytes) -> Imported:
    """Take a game in under a new id; `BadRecord` if the file is damaged or does not hold what it says."""
    archive = _read(data)
    game = new_id()
    link = new_secret()
    async with tables.store.read() as connection:
        known = await _known_accounts(connection, archive)
    secrets = _settle(archive, game, link, known, tables.clock())
    try:
        await _check(tables, archive)
        await _insert(tables, archive, known)
    except TableError as error:
        raise BadRecord(f"the game was not taken in: {error.detail}") from error
    except Exception as error:
        # What a damaged file can make the rules say is not to be foreseen; nothing of it was stored.
        raise BadRecord(f"the game was not taken in: the file is damaged ({type(error).__name__}: {error})") from error
    return Imported(game, link, secrets)


async def _insert(tables: Tables, archive: Archive, known: set[str]) -> None:
    """Store all of it, or nothing."""
    game = archive.table.id
    async with tables.store.write() as connection:
        await insert_game(connection, archive.table, archive.seats)
        if archive.log:
            await connection.execute(insert(schema.log), [values_of(row) for row in archive.log])
        if archive.chat:
            said = [msgspec.structs.asdict(line) | {"game": game} for line in archive.chat]
            await connection.execute(
                insert(schema.chat),
                [line | {"account": line["account"] if line["account"] in known else None} for line in said],
            )
        # Whatever other snapshots a file holds may be of another program, and are not needed.
        bases = [{"game": game, "number": 0, "data": one.data} for one in archive.snapshots if one.number == 0]
        if bases:
            await connection.execute(insert(schema.snapshot), bases)


def _read(data: bytes) -> Archive:
    try:
        archive = msgspec.json.decode(data, type=Archive)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"the file is no exported game, or it is damaged: {error}. Take another copy") from error
    if archive.format != FORMAT or archive.format_version != FORMAT_VERSION:
        raise BadRecord(
            f"the file is {archive.format!r} in version {archive.format_version}, but only {FORMAT!r} in version "
            f"{FORMAT_VERSION} is known. Read it with the program that wrote it, or with a newer one"
        )
    return archive


def _settle(archive: Archive, game: str, link: str, known: set[str], now: int) -> list[SeatSecret]:
    """Give everything the new id, and new secrets to those who need them. Time stood still in between."""
    table = archive.table
    table.id = game
    table.link_hash = hash_secret(link)
    table.owner = table.owner if table.owner in known else None
    table.rematch = None
    archive.log = [msgspec.structs.replace(row, game=game) for row in archive.log]
    secrets: list[SeatSecret] = []
    for seat in archive.seats:
        seat.game = game
        seat.secret_hash = None
        seat.told = None
        seat.account = seat.account if seat.account in known else None
        if seat.owes_since is not None:
            seat.owes_since = now
            if seat.deadline is not None:
                seat.deadline = pace.deadline(table.pace, seat.bank_ms, now)
        if seat.shown_since is not None:
            seat.shown_since = now
        if seat.kind == "person" and seat.account is None and table.status in ("open", "running"):
            secret = new_secret()
            seat.secret_hash = hash_secret(secret)
            secrets.append(SeatSecret(seat.number, secret))
    return secrets


async def _check(tables: Tables, archive: Archive) -> None:
    """Open the game in memory, from what is to be stored, and compare it with what was promised and recorded."""
    table, seats, log = archive.table, archive.seats, archive.log
    if commitment(bytes.fromhex(table.seed)) != table.commitment:
        raise BadRecord("its seed is not the one that its players were promised")
    if [row.number for row in log] != list(range(1, table.length + 1)):
        raise BadRecord("rows of its log are missing")
    if [seat.number for seat in seats] != list(range(table.setup.players)):
        raise BadRecord("seats are missing")
    if (archive.record == NOTHING) != (table.started is None):
        raise BadRecord("it has no record, or has one although it was never started")
    base = next((kept.data for kept in archive.snapshots if kept.number == 0), None)
    room = Room(tables.rooms, Loaded(table, "", seats, None if base is None else (0, base), log))
    if archive.record != NOTHING:
        found = await tables.after.exported(room, base)
        if msgspec.json.decode(found) != msgspec.json.decode(archive.record):
            raise BadRecord("its log leads to another game than its record")


async def _known_accounts(connection: AsyncConnection, archive: Archive) -> set[str]:
    named = {archive.table.owner, *(seat.account for seat in archive.seats), *(line.account for line in archive.chat)}
    accounts = schema.account.c.id
    return set(await connection.scalars(select(accounts).where(accounts.in_([one for one in named if one]))))


async def _rows(connection: AsyncConnection, table: Any, game: str, names: tuple[str, ...]) -> list[dict[str, Any]]:
    columns = [table.c[name] for name in names]
    found = await connection.execute(select(*columns).where(table.c.game == game).order_by(table.c.number))
    return [dict(row) for row in found.mappings()]
