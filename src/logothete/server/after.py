"""After the game: replay and export."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, Literal

import msgspec

from logothete.kernel.dice import SealedDice
from logothete.kernel.events import Chronicle, Told, name_event
from logothete.kernel.match import Snapshot
from logothete.kernel.record import Record, check_record, read_move, write_record
from logothete.kernel.state import State
from logothete.kernel.title import Title
from logothete.server import seats as seating
from logothete.server.errors import NoSuchMove, NoSuchSeat, NotFinished
from logothete.server.infos import OVER
from logothete.server.model import Actor, ReplayState
from logothete.server.room import Kept, Room, pack_snapshot, unpack_snapshot
from logothete.server.rooms import Rooms
from logothete.server.store.games import base_of

FILMS: Final = 16
"""Finished games that are kept ready for replay."""
STRIDE: Final = 32
"""Moves between two positions that are kept of such a game."""
BRANCH_FORMAT: Final = "logothete-branch"


class Film:
    """A finished game, quick to look into at any move: some positions are kept, the others played from them."""

    def __init__(self, title: Title, record: Record, base: Snapshot | None) -> None:
        self.title = title
        self.record = record
        self._seed = check_record(record, title)
        self._opening = Chronicle()
        dice = self._dice(0)
        if base is None:
            state = title.start(record.setup, dice, self._opening)
        else:
            state = title.load(record.setup, base.cells)
        self._kept: list[tuple[State, int]] = [(state, dice.drawn)]
        for number in range(1, len(record.moves) + 1):
            state = self._next(state, number, dice, None)
            if number % STRIDE == 0:
                self._kept.append((state, dice.drawn))

    def at(self, number: int) -> tuple[State, list[Told]]:
        """The position after so many moves, and what the last of them made happen."""
        if number == 0:
            return self._kept[0][0], self._opening.told
        at = (number - 1) // STRIDE
        state, drawn = self._kept[at]
        dice = self._dice(drawn)
        for earlier in range(at * STRIDE + 1, number):
            state = self._next(state, earlier, dice, None)
        chronicle = Chronicle()
        return self._next(state, number, dice, chronicle), chronicle.told

    def _dice(self, drawn: int) -> SealedDice:
        return SealedDice(self._seed, self.record.nonces, drawn)

    def _next(self, state: State, number: int, dice: SealedDice, chronicle: Chronicle | None) -> State:
        move = self.record.moves[number - 1]
        action = read_move(self.title, state, dice, number, move)
        after = state.clone()
        after.take(move.seat, action, dice, chronicle)
        return after


class After:
    """Looking back. Everything here is for finished games; before that it would show secrets."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._films: OrderedDict[str, Film] = OrderedDict()

    async def replay(
        self, actor: Actor, game: str, number: int, eyes: int | Literal["all"] | None = None
    ) -> ReplayState:
        """The position after `number` moves as a seat, a spectator (None) or somebody all-seeing saw it."""
        film = await self._film(actor, game)
        moves, players = film.record.moves, film.record.setup.players
        if not 0 <= number <= len(moves):
            raise NoSuchMove(number, len(moves))
        if isinstance(eyes, int) and not 0 <= eyes < players:
            raise NoSuchSeat(eyes, players)
        state, told = film.at(number)
        title = film.title
        viewers: list[int | None] = list(range(players)) if eyes == "all" else [eyes]
        known = [one for one in told if eyes == "all" or one.concerns(eyes)]
        asked = int(state.pending() if eyes == "all" else state.asked(-1 if eyes is None else eyes))
        # A hidden move stays hidden from the eyes that did not see it.
        seen = eyes == "all" or bool(known) or (number > 0 and eyes == moves[number - 1].seat)
        last = moves[number - 1] if number > 0 and seen else None
        return ReplayState(
            game=game,
            number=number,
            moves=len(moves),
            seat=None if last is None else last.seat,
            action="" if last is None or (eyes != "all" and eyes != last.seat) else last.text,
            views=[msgspec.Raw(msgspec.json.encode(title.look(state, viewer))) for viewer in viewers],
            asked=[seat for seat in range(players) if asked >> seat & 1],
            log=[name_event(one, title.events, title.actions.domains) for one in known],
            result=title.result(state) if state.over() else None,
        )

    async def export(self, actor: Actor, game: str) -> bytes:
        """The record, as canonical JSON. While the game runs only for SYSTEM: it holds seed and secret moves.

        A branch cannot be recomputed from its own start, so its export holds the record that leads there as well.
        """
        async with self._rooms.open(game) as room:
            seating.need_watcher(actor, room)
            if not actor.system:
                _need_over(room)
            record = room.running_match().record()
            origin = await self._origin(room)
        if origin is None:
            return write_record(record)
        return msgspec.json.encode(
            {
                "format": BRANCH_FORMAT,
                "format_version": 1,
                "origin": msgspec.Raw(write_record(origin.record)),
                "branch": msgspec.Raw(write_record(record)),
            }
        )

    async def base(self, actor: Actor, game: str, number: int) -> bytes:
        """The position of a finished game after `number` moves, as a branch keeps it."""
        film = await self._film(actor, game)
        record = film.record
        if not 0 <= number <= len(record.moves):
            raise NoSuchMove(number, len(record.moves))
        state, _ = film.at(number)
        if state.over():
            raise NoSuchMove(number, number - 1)
        prefix = msgspec.structs.replace(record, moves=record.moves[:number], result=None)
        return pack_snapshot(Kept(Snapshot(prefix, state.dump(), number, 0, [], [])))

    async def _film(self, actor: Actor, game: str) -> Film:
        async with self._rooms.open(game) as room:
            seating.need_watcher(actor, room)
            _need_over(room)
            film = self._films.get(game)
            if film is None:
                record, origin = room.running_match().record(), await self._origin(room)
                film = await asyncio.to_thread(Film, room.title, record, origin)
        self._films[game] = film
        self._films.move_to_end(game)
        while len(self._films) > FILMS:
            self._films.popitem(last=False)
        return film

    async def _origin(self, room: Room) -> Snapshot | None:
        if room.table.branch_of is None:
            return None
        async with self._rooms.store.read() as connection:
            base = await base_of(connection, room.table.id)
        return None if base is None else unpack_snapshot(0, base).match


def _need_over(room: Room) -> None:
    if room.table.status not in OVER:
        raise NotFinished("the game is not over yet: until then its record holds secrets")
