"""Whoever logs out, is banned or is forgotten is out at once, on every channel that was open."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from litestar import Litestar

from logothete.server.model import SYSTEM
from logothete.server.services.tables import Tables, open_tables
from tests.server.edge import PATIENCE_S, Person, edge, edge_settings, listening, person, sit_down, wired

pytestmark = pytest.mark.anyio

ENDS_S = 5.0
"""Far less than the silence after which a socket looks by itself whether it is still welcome."""


async def log_out(who: Person, _account: str, _tables: Tables) -> None:
    await who.delete("/api/session")


async def sign_out_elsewhere(who: Person, _account: str, tables: Tables) -> None:
    token = who.http.cookies["logothete-session"]
    actor = await tables.accounts.actor_of(token)
    assert actor is not None
    await tables.accounts.log_out_everywhere(actor)


async def be_banned(_who: Person, account: str, tables: Tables) -> None:
    await tables.accounts.ban(SYSTEM, account)


async def be_banned_by_command(_who: Person, account: str, tables: Tables) -> None:
    """By `logothete admin`, which is another process on the same file."""
    beside = await open_tables(tables.settings)
    await beside.accounts.ban(SYSTEM, account)
    await beside.close()


async def be_banned_by_address(_who: Person, _account: str, tables: Tables) -> None:
    await tables.accounts.ban_address(SYSTEM, "127.0.0.1")


async def be_forgotten(who: Person, _account: str, _tables: Tables) -> None:
    await who.delete("/api/me")


WAYS = (log_out, sign_out_elsewhere, be_banned, be_banned_by_command, be_banned_by_address, be_forgotten)
Way = Callable[[Person, str, Tables], Awaitable[None]]


async def table(app: Litestar) -> tuple[Person, str, str]:
    """Anna, her account, and a game in which she is to move."""
    anna, ben = Person(app), await person(app, "Ben")
    account = (await anna.come_in("Anna"))["id"]
    return anna, account, await sit_down(anna, ben)


@pytest.mark.parametrize("way", WAYS)
async def test_open_sockets_end_also_those_that_ping(tmp_path: Path, way: Way) -> None:
    async with edge(edge_settings(tmp_path)) as app, listening(app) as address:
        anna, account, game = await table(app)
        live = f"/api/games/{game}/live?seat=0"
        async with wired(address, live, anna) as seat, wired(address, "/api/live", anna) as badge:
            await seat.say(do="hello")
            version = (await seat.hear("state"))["version"]
            await badge.say(do="hello")
            await badge.hear("mine")
            async with asyncio.timeout(ENDS_S):
                await way(anna, account, app.state.tables)
                endings = await asyncio.gather(seat.ended(), badge.ended())
            allowed = {(4401, "not-signed-in"), (4403, "banned"), (4403, "not-allowed"), (4404, "no-such-game")}
            assert set(endings) <= allowed
        state = await app.state.tables.playing.look(SYSTEM, game, 0)
        assert state.version == version or way is be_forgotten


async def test_nothing_is_played_between_a_ban_and_the_end_of_the_socket(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as app, listening(app) as address:
        anna, account, game = await table(app)
        async with wired(address, f"/api/games/{game}/live?seat=0", anna) as seat:
            await seat.say(do="hello")
            version = (await seat.hear("state"))["version"]
            await app.state.tables.accounts.ban(SYSTEM, account)
            for number in range(20):
                await seat.say(do="play", id=f"c{number}", action="place a1", version=version)
            assert (await seat.ended())[0] in (4401, 4403)
        assert (await app.state.tables.playing.look(SYSTEM, game, 0)).version == version


@pytest.mark.parametrize("way", WAYS)
async def test_open_streams_end(tmp_path: Path, way: Way) -> None:
    async with edge(edge_settings(tmp_path)) as app, listening(app) as address:
        anna, account, game = await table(app)
        cookies = {"Cookie": anna.cookie_header()}
        url = f"http://{address}/api/games/{game}/seats/0/stream"
        async with httpx.AsyncClient(timeout=PATIENCE_S) as http, http.stream("GET", url, headers=cookies) as stream:
            lines = stream.aiter_lines()
            assert '"offers"' in await anext(lines)
            async with asyncio.timeout(ENDS_S):
                await way(anna, account, app.state.tables)
                rest = [line async for line in lines if line]
            assert '"code"' in rest[-1]


async def test_others_stay(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as app, listening(app) as address:
        anna, _, game = await table(app)
        carl = await person(app, "Carl")
        public = await sit_down(carl, await person(app, "Dora"))
        async with wired(address, f"/api/games/{public}/live?seat=0", carl) as seat:
            await seat.say(do="hello")
            await seat.hear("state")
            await anna.delete("/api/session")
            await seat.silent()
        assert game != public
