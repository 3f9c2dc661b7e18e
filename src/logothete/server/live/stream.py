"""What a seat sees as a stream of lines, for programs that play: one JSON object for each state that differs.

An empty line now and then says that the connection lives. The lines come at moments that depend on nothing but what
the seat may know, so the stream tells no more than its contents do.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable
from typing import Final

import msgspec

from logothete.server.edge.security import Welcome
from logothete.server.errors import TableError
from logothete.server.model import Actor, SeatState
from logothete.server.services.tables import Tables

HEARTBEAT_S: Final = 15.0
MEDIA_TYPE: Final = "application/jsonl"


class Ended(msgspec.Struct, frozen=True):
    """The last line of a stream that was cut off: the seat may not be looked from any more."""

    code: str
    detail: str


async def seat_lines(
    tables: Tables,
    actor: Actor,
    game: str,
    seat: int | None,
    heartbeat: float = HEARTBEAT_S,
    welcome: Welcome | None = None,
) -> AsyncGenerator[bytes, None]:
    """The state of a seat, now and after every change that it can notice, until the game is over.

    The first line has the whole log, the others what is new in it (`log_from` says from where). Ask
    `playing.holds` before: here it would be too late for a proper refusal.
    """
    changes = tables.publisher.subscribe(game, None if welcome is None else welcome.person)
    loop = asyncio.get_running_loop()
    known: SeatState | None = None
    length = 0
    beat = loop.time() + heartbeat
    try:
        while True:
            try:
                if welcome is not None:
                    await welcome.check()
                state = await tables.playing.look(actor, game, seat, known.version if known else 0, length)
            except TableError as error:
                yield line(Ended(error.code, error.detail))
                return
            timeless = msgspec.structs.replace(state, log_from=0, log=[])
            if timeless != known:
                known = timeless
                length = state.log_from + len(state.log)
                yield line(state)
                beat = loop.time() + heartbeat
            if state.status in ("finished", "archived"):
                return
            if changes.ending:
                yield line(Ended("closing", "the server stops; ask again in a moment"))
                return
            while not await _changed(changes.wait(), beat):
                yield b"\n"
                beat = loop.time() + heartbeat
    finally:
        changes.close()


def line(value: msgspec.Struct) -> bytes:
    """One line of a stream."""
    return msgspec.json.encode(value) + b"\n"


async def _changed(change: Awaitable[object], until: float) -> bool:
    """Whether a change came before this time of the loop."""
    try:
        async with asyncio.timeout_at(until):
            await change
    except TimeoutError:
        return False
    return True
