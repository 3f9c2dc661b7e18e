"""Where sockets connect; what is said on them stands in `server.live.sockets` and `server.live.badge`."""

from __future__ import annotations

from typing import Annotated

from litestar import websocket
from litestar.datastructures import State
from litestar.params import QueryParameter
from litestar.types import ControllerRouterHandler

from logothete.server.api.common import GameId, Services
from logothete.server.live.badge import Badge
from logothete.server.live.caller import Caller, Socket
from logothete.server.live.sockets import Visit

MaybeSeat = Annotated[int | None, QueryParameter(ge=0, le=63)]


@websocket("/games/{game:str}/live")
async def live(socket: Socket, state: State, tables: Services, game: GameId, seat: MaybeSeat = None) -> None:
    """A seat of a table, or without one the place of a spectator."""
    caller = Caller(socket, tables, state.throttles, state.pulse)
    with state.metrics.sockets.track_inprogress():
        await caller.serve(Visit(caller, state.answers, game, seat).run)


@websocket("/live")
async def badge(socket: Socket, state: State, tables: Services) -> None:
    """Which of my tables wait for me."""
    caller = Caller(socket, tables, state.throttles, state.pulse)
    with state.metrics.sockets.track_inprogress():
        await caller.serve(Badge(caller).run)


handlers: list[ControllerRouterHandler] = [live, badge]
