"""What the tests of bots, clocks, messengers and administrators share: a server without doors."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from logothete.server.config import Settings
from logothete.server.model import SYSTEM, Actor, NewTable, OnTimeout, Pace, SeatSpec, SeatState
from logothete.server.services.tables import Tables, open_tables
from logothete.server.store.games import log_of
from logothete.server.store.rows import LogRow

PATIENCE_S: Final = 60.0
"""Far longer than anything here takes: a test that waits so long has failed."""
DAY_MS: Final = 86_400_000
ME: Final = SeatSpec("me")
HERE: Final = SeatSpec("here")
BOT: Final = SeatSpec("bot", level="easy")


def settings(folder: Path, **more: object) -> Settings:
    """Settings with a SQLite database in this folder."""
    return settings_on(f"sqlite:///{folder / 'test.db'}", **more)


def settings_on(database: str, **more: object) -> Settings:
    """Settings with this database."""
    return Settings(**({"database": database, "bot_workers": 1, "bot_pause": 0} | more))  # type: ignore[arg-type]


@asynccontextmanager
async def opened(chosen: Settings, clock: Callable[[], int] | None = None) -> AsyncIterator[Tables]:
    """The tables of a server."""
    tables = await (open_tables(chosen) if clock is None else open_tables(chosen, clock=clock))
    try:
        yield tables
    finally:
        await tables.close()


async def newcomer(tables: Tables, name: str = "Anna", **wishes: str | bool) -> Actor:
    """A guest with these settings."""
    signed_in = await tables.accounts.create_guest(name)
    actor = Actor(account=signed_in.account.id)
    if wishes:
        await tables.accounts.set_settings(actor, dict(wishes))
    return actor


async def begin(
    tables: Tables,
    owner: Actor,
    seats: Sequence[SeatSpec],
    title: str = "tictactoe",
    pace: Pace = Pace(),
    on_timeout: OnTimeout = "standin",
) -> str:
    """A game that has started; its id."""
    created = await tables.lobby.create(owner, NewTable(title, list(seats), pace=pace, on_timeout=on_timeout))
    await tables.lobby.start(owner, created.game)
    return created.game


async def until(tables: Tables, game: str, happened: Callable[[SeatState], bool]) -> SeatState:
    """What seat 0 sees as soon as this is so."""
    changes = tables.publisher.subscribe(game)
    try:
        async with asyncio.timeout(PATIENCE_S):
            while True:
                state = await tables.playing.look(SYSTEM, game, 0)
                if happened(state):
                    return state
                await changes.wait()
    finally:
        changes.close()


def finished(state: SeatState) -> bool:
    return state.status == "finished"


async def rows(tables: Tables, game: str) -> list[LogRow]:
    """What happened in a game, without what happened at its table."""
    async with tables.store.read() as connection:
        return [row for row in await log_of(connection, game) if row.kind != "table"]
