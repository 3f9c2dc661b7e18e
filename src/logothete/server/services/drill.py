"""A rehearsal: whether all games of a database can be opened, and those that are over lead to what they recorded."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from logothete.server.errors import TableError
from logothete.server.services.tables import Tables
from logothete.server.store import schema


class Rehearsed(msgspec.Struct, frozen=True):
    """How many games there are, how many moves they have, and which of them cannot be used, with the reason."""

    games: int
    moves: int
    broken: dict[str, str]


async def rehearse(tables: Tables) -> Rehearsed:
    """Open every game, from its log."""
    async with tables.store.read() as connection:
        games = list((await connection.execute(select(schema.game.c.id, schema.game.c.started))).all())
    moves, broken = 0, {}
    for game, started in games:
        try:
            async with tables.rooms.open(game) as room:
                if started is not None:
                    moves += len((await room.record()).moves)
        except TableError as error:
            broken[game] = error.detail
        except Exception as error:
            broken[game] = f"{type(error).__name__}: {error}"
        tables.rooms.forget(game)
    return Rehearsed(len(games), moves, broken)
