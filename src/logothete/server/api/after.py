"""After the game: replay, the whole course, a link to a move, the record, and the proof that the dice were fair."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter
from litestar.types import ControllerRouterHandler

from logothete.kernel.record import RecordError
from logothete.server.api.common import Asker, GameId, Http, MoveNumber, Services
from logothete.server.edge import security
from logothete.server.model import ChroniclePart, Draws, ReplayState
from logothete.server.services.after import Eyes
from logothete.server.wire import MAX_COUNT, MoveLink, Verification

EyesText = Annotated[
    str,
    QueryParameter(
        pattern=r"^(public|all|[0-9]{1,2})$",
        description="Through whose eyes: a seat's number, `public` for a spectator's, `all` for everybody's at once.",
    ),
]
FromMove = Annotated[
    int, QueryParameter(name="from", ge=0, le=MAX_COUNT, description="`next` of the part before; 0 for the first.")
]


def _eyes(text: str) -> Eyes:
    if text == "all":
        return "all"
    return None if text == "public" else int(text)


@get("/games/{game:str}/replay/{number:int}", tags=["after"])
async def replay(
    tables: Services, actor: Asker, game: GameId, number: MoveNumber, eyes: EyesText = "public"
) -> ReplayState:
    """A finished game after its first `number` moves."""
    return await tables.after.replay(actor, game, number, _eyes(eyes))


@get("/games/{game:str}/chronicle", tags=["after"])
async def chronicle(
    tables: Services, actor: Asker, game: GameId, eyes: EyesText = "public", from_: FromMove = 0
) -> ChroniclePart:
    """Everything that happened in a finished game, move by move; in parts, if it is long."""
    return await tables.after.chronicle(actor, game, _eyes(eyes), from_)


@get("/games/{game:str}/replay/{number:int}/link", tags=["after"])
async def share(
    request: Http, tables: Services, actor: Asker, game: GameId, number: MoveNumber, eyes: EyesText = "public"
) -> MoveLink:
    """The address of this position. Of a table that is not public it carries the table's link, if that was sent."""
    await tables.after.replay(actor, game, number, _eyes(eyes))
    table = await tables.lobby.table(actor, game)
    url = f"{security.base_url(request, tables.settings)}/games/{game}/replay/{number}?eyes={eyes}"
    if table.public:
        return MoveLink(url, open=True)
    # The secret of a seat must not be handed on: only the link of the whole table.
    if actor.secret is not None and (await tables.lobby.find(actor.secret)).seat is None:
        return MoveLink(f"{url}#{actor.secret}", open=True)
    return MoveLink(url, open=False)


@get("/games/{game:str}/record", tags=["after"])
async def record(tables: Services, actor: Asker, game: GameId) -> Response[msgspec.Raw]:
    """The record of a finished game, for keeping and for `logothete record`."""
    data = await tables.after.export(actor, game)
    return Response(
        msgspec.Raw(data),
        headers={"content-disposition": f'attachment; filename="{game}.json"'},
    )


@get("/games/{game:str}/verification", tags=["after"])
async def verification(tables: Services, actor: Asker, game: GameId) -> Verification:
    """What it takes to check the dice; when the game is over, also what they gave, and whether the record holds."""
    table = await tables.lobby.table(actor, game)
    holds: bool | None = None
    detail = ""
    dice = Draws(0, 0, [])
    if table.seed is not None:
        try:
            dice = await tables.after.draws(actor, game)
            holds = True
        except RecordError as error:
            holds, detail = False, str(error)
    return Verification(
        game=game,
        status=table.status,
        commitment=table.commitment,
        nonces=table.nonces,
        seed=table.seed,
        holds=holds,
        detail=detail,
        first_draw=dice.first,
        drawn=dice.drawn,
        draws=dice.draws,
    )


handlers: list[ControllerRouterHandler] = [replay, chronicle, share, record, verification]
