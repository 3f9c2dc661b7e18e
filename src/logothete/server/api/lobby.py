"""Laying tables, finding them, sitting down, starting."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from logothete.server.api.common import Asker, Cursor, GameId, Http, MaybeKey, Services, laid, table_link
from logothete.server.edge import security
from logothete.server.errors import NoSuchLink
from logothete.server.model import Found, NewTable, TableInfo, TablePage
from logothete.server.wire import Branch, Claim, Join, Laid, Seated, TableLink


@get("/tables/open", tags=["lobby"])
async def open_tables(tables: Services, actor: Asker, after: Cursor = None, title: MaybeKey = None) -> TablePage:
    """Public tables with a free seat that have not started."""
    return await tables.lobby.list_open(actor, after, title)


@get("/tables/mine", tags=["lobby"])
async def my_tables(tables: Services, actor: Asker, after: Cursor = None) -> TablePage:
    """My unfinished tables, those that wait for me first."""
    return await tables.lobby.list_mine(actor, after)


@get("/tables/finished", tags=["lobby"])
async def finished_tables(tables: Services, actor: Asker, after: Cursor = None) -> TablePage:
    """My finished games."""
    return await tables.lobby.list_finished(actor, after)


@get("/tables/watchable", tags=["lobby"])
async def watchable_tables(tables: Services, actor: Asker, after: Cursor = None, title: MaybeKey = None) -> TablePage:
    """Public games that run or are finished."""
    return await tables.lobby.list_watchable(actor, after, title)


@get("/link", tags=["lobby"])
async def follow_link(request: Http, tables: Services) -> Found:
    """What the secret in `Authorization: Bearer …` opens: a table, or a seat of it."""
    secret = security.bearer(request)
    if secret is None:
        raise NoSuchLink
    return await tables.lobby.find(secret)


@post("/games", tags=["lobby"])
async def create(request: Http, tables: Services, actor: Asker, data: JSONBody[NewTable]) -> Laid:
    """Lay a table. Its link and the secrets of its seats are shown only here."""
    return laid(request, tables, await tables.lobby.create(actor, data))


@get("/games/{game:str}", tags=["lobby"])
async def table(tables: Services, actor: Asker, game: GameId) -> TableInfo:
    """A table as the asker may know it."""
    return await tables.lobby.table(actor, game)


@delete("/games/{game:str}", tags=["lobby"])
async def cancel(tables: Services, actor: Asker, game: GameId) -> None:
    """Take a table away before its game starts; for its owner."""
    await tables.lobby.cancel(actor, game)


@post("/games/{game:str}/join", status_code=200, tags=["lobby"])
async def join(tables: Services, actor: Asker, game: GameId, data: JSONBody[Join]) -> Seated:
    """Sit down on an open seat, with the table's link as the secret unless the table is public."""
    return Seated(await tables.lobby.join(actor, game, data.seat))


@post("/games/{game:str}/claim", status_code=200, tags=["lobby"])
async def claim(tables: Services, actor: Asker, game: GameId, data: JSONBody[Claim]) -> Seated:
    """Sit down on the seat whose secret was sent; also after the start, and for programs without an account."""
    return Seated(await tables.lobby.claim_seat(actor, game, data.name))


@post("/games/{game:str}/start", status_code=204, tags=["lobby"])
async def start(tables: Services, actor: Asker, game: GameId) -> None:
    """Begin the game; for the owner, when every seat is filled and everybody else is ready."""
    await tables.lobby.start(actor, game)


@post("/games/{game:str}/link", tags=["lobby"])
async def new_link(request: Http, tables: Services, actor: Asker, game: GameId) -> TableLink:
    """A new link to the table; the old one opens nothing any more. For the owner."""
    return table_link(request, tables, await tables.lobby.new_link(actor, game))


@post("/games/{game:str}/rematch", tags=["lobby"])
async def rematch(request: Http, tables: Services, actor: Asker, game: GameId) -> Laid:
    """A new table with the same people, bots and options; the one that somebody else has laid, if so."""
    return laid(request, tables, await tables.lobby.rematch(actor, game))


@post("/games/{game:str}/branch", tags=["after"])
async def branch(request: Http, tables: Services, actor: Asker, game: GameId, data: JSONBody[Branch]) -> Laid:
    """A new game from a position of a finished one."""
    return laid(request, tables, await tables.lobby.branch(actor, game, data.number, data.seats))


handlers: list[ControllerRouterHandler] = [
    open_tables,
    my_tables,
    finished_tables,
    watchable_tables,
    follow_link,
    create,
    table,
    cancel,
    join,
    claim,
    start,
    new_link,
    rematch,
    branch,
]
