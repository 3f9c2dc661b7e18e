"""After the game: replay, chronicle, dice and export."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from itertools import islice
from typing import Final, Literal

import msgspec
from sqlalchemy import select

from logothete.kernel.events import Event, Told, name_event
from logothete.kernel.record import Move, Record, write_record
from logothete.kernel.state import State
from logothete.server.errors import NoSuchMove, NoSuchSeat, NotFinished
from logothete.server.model import Actor, ChronicleEntry, ChroniclePart, Draws, ReplayState
from logothete.server.rooms.keeping import Base, pack_base, unpack_base
from logothete.server.rooms.registry import Rooms
from logothete.server.rooms.room import Room
from logothete.server.services import seats as seating
from logothete.server.services.film import Film, Still
from logothete.server.services.infos import OVER
from logothete.server.store import schema
from logothete.server.store.games import base_of

FILMS: Final = 16
"""Finished games that are kept ready for replay."""
ENTRIES: Final = 1_000
"""Moves in one part of a chronicle."""
BRANCH_FORMAT: Final = "logothete-branch"

Eyes = int | Literal["all"] | None
"""Through whose eyes: a seat's, everybody's at once, or for None a spectator's."""


class After:
    """Looking back. Everything here is for finished games; before that it would show secrets."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._films: OrderedDict[str, Film] = OrderedDict()

    async def replay(self, actor: Actor, game: str, number: int, eyes: Eyes = None) -> ReplayState:
        """The position after `number` moves as a seat, a spectator or somebody all-seeing saw it."""
        film = await self._film(actor, game)
        _need_move(film, number)
        _need_eyes(film, eyes)
        moves, players, title = film.record.moves, film.record.setup.players, film.title
        _, state, told = film.at(number)
        viewers: list[int | None] = list(range(players)) if eyes == "all" else [eyes]
        asked = int(state.pending() if eyes == "all" else state.asked(-1 if eyes is None else eyes))
        log = _known(film, told, eyes)
        last = _seen(moves, number, log, eyes)
        return ReplayState(
            game=game,
            number=number,
            moves=len(moves),
            seat=None if last is None else last.seat,
            action=_action(last, eyes),
            views=[msgspec.Raw(msgspec.json.encode(title.look(state, viewer))) for viewer in viewers],
            asked=[seat for seat in range(players) if asked >> seat & 1],
            log=log,
            stands=_stands(film, state),
            result=title.result(state) if state.over() else None,
        )

    async def chronicle(self, actor: Actor, game: str, eyes: Eyes = None, number: int = 0) -> ChroniclePart:
        """What every move from `number` on made happen, as these eyes saw it; at most `ENTRIES` in one part."""
        film = await self._film(actor, game)
        _need_move(film, number)
        _need_eyes(film, eyes)
        moves = len(film.record.moves)
        entries = await asyncio.to_thread(_retell, film, eyes, number)
        following = number + len(entries)
        return ChroniclePart(game, moves, _stands(film, film.last), entries, following if following <= moves else None)

    async def draws(self, actor: Actor, game: str) -> Draws:
        """What the dice gave. `RecordError` if the record does not hold: its seed, or one of its moves."""
        return (await self._film(actor, game)).draws

    async def export(self, actor: Actor, game: str) -> bytes:
        """The record, as canonical JSON. While the game runs only for SYSTEM: it holds seed and secret moves.

        A branch cannot be recomputed from its own start, so its export holds what leads there as well: a record, or
        the export of a branch again.
        """
        async with self._rooms.open(game) as room:
            seating.need_watcher(actor, room)
            if not actor.system:
                _need_over(room)
            async with self._rooms.store.read() as connection:
                base = await base_of(connection, game)
            return await self.exported(room, base)

    async def exported(self, room: Room, base: bytes | None) -> bytes:
        """The same of a game that is opened, and began with this base if it is a branch."""
        record = await room.record()
        origins = await self._origins(base, room.table.branch_of)
        exported = b""
        for part in (*reversed(origins), record):
            written = write_record(part)
            exported = _branched(exported, written) if exported else written
        return exported

    async def base(self, actor: Actor, game: str, number: int) -> bytes:
        """The position of a finished game after `number` moves, as a branch keeps it."""
        film = await self._film(actor, game)
        record = film.record
        _need_move(film, number)
        state = film.at(number).state
        if state.over():
            raise NoSuchMove(number, number - 1)
        prefix = msgspec.structs.replace(record, moves=record.moves[:number], result=None)
        return pack_base(Base(prefix, state.dump()))

    async def _film(self, actor: Actor, game: str) -> Film:
        async with self._rooms.open(game) as room:
            seating.need_watcher(actor, room)
            _need_over(room)
            film = self._films.get(game)
            if film is None:
                record, origin = await room.record(), await self._origin(room)
                film = await asyncio.to_thread(Film, room.title, record, origin)
        self._films[game] = film
        self._films.move_to_end(game)
        while len(self._films) > FILMS:
            self._films.popitem(last=False)
        return film

    async def _origin(self, room: Room) -> Base | None:
        if room.table.branch_of is None:
            return None
        async with self._rooms.store.read() as connection:
            base = await base_of(connection, room.table.id)
        return None if base is None else unpack_base(base)

    async def _origins(self, base: bytes | None, branch_of: str | None) -> list[Record]:
        """The records that lead to where a game began, the last one first; none if it is no branch."""
        origins: list[Record] = []
        async with self._rooms.store.read() as connection:
            while base is not None:
                origins.append(unpack_base(base).record)
                base = None if branch_of is None else await base_of(connection, branch_of)
                above = select(schema.game.c.branch_of).where(schema.game.c.id == branch_of)
                branch_of = None if base is None else await connection.scalar(above)
        return origins


def _branched(origin: bytes, branch: bytes) -> bytes:
    parts = {"origin": msgspec.Raw(origin), "branch": msgspec.Raw(branch)}
    return msgspec.json.encode({"format": BRANCH_FORMAT, "format_version": 1} | parts)


def _need_over(room: Room) -> None:
    if room.table.status not in OVER:
        raise NotFinished("the game is not over yet: until then its record holds secrets")


def _need_move(film: Film, number: int) -> None:
    moves = len(film.record.moves)
    if not 0 <= number <= moves:
        raise NoSuchMove(number, moves)


def _need_eyes(film: Film, eyes: Eyes) -> None:
    players = film.record.setup.players
    if isinstance(eyes, int) and not 0 <= eyes < players:
        raise NoSuchSeat(eyes, players)


def _known(film: Film, told: Sequence[Told], eyes: Eyes) -> list[Event]:
    """What these eyes saw happen."""
    title = film.title
    known = [one for one in told if eyes == "all" or one.concerns(eyes)]
    return [name_event(one, title.events, title.actions.domains) for one in known]


def _seen(moves: Sequence[Move], number: int, log: Sequence[Event], eyes: Eyes) -> Move | None:
    """The move of this number, unless it was hidden from these eyes."""
    if number == 0:
        return None
    move = moves[number - 1]
    return move if eyes == "all" or log or eyes == move.seat else None


def _action(move: Move | None, eyes: Eyes) -> str:
    """What was played. An action may say more than the events that others saw."""
    return "" if move is None or (eyes != "all" and eyes != move.seat) else move.text


def _stands(film: Film, state: State) -> list[dict[str, str]]:
    return [dict(film.title.seat_name(state, seat)) for seat in range(film.record.setup.players)]


def _retell(film: Film, eyes: Eyes, number: int) -> list[ChronicleEntry]:
    return [_entry(film, eyes, still) for still in islice(film.run(number), ENTRIES)]


def _entry(film: Film, eyes: Eyes, still: Still) -> ChronicleEntry:
    log = _known(film, still.told, eyes)
    move = _seen(film.record.moves, still.number, log, eyes)
    return ChronicleEntry(
        number=still.number,
        seat=None if move is None else move.seat,
        action=_action(move, eyes),
        lapsed=move is not None and move.lapsed,
        log=log,
        progress=film.title.progress(still.state),
    )
