"""The seats of a table: who sits there, with which secret, and whether they are ready."""

from __future__ import annotations

from litestar import delete, post, put
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from logothete.server.api.common import Asker, GameId, Http, SeatNumber, Services, seat_link
from logothete.server.wire import BotLevel, Nonce, Ready, SeatLink

SEAT = "/games/{game:str}/seats/{seat:int}"


@post(f"{SEAT}/leave", status_code=204, tags=["seats"])
async def leave(tables: Services, actor: Asker, game: GameId, seat: SeatNumber) -> None:
    """Stand up. After the start a bot takes over until the player returns."""
    await tables.lobby.leave(actor, game, seat)


@post(f"{SEAT}/kick", status_code=204, tags=["seats"])
async def kick(tables: Services, actor: Asker, game: GameId, seat: SeatNumber) -> None:
    """Open a seat again before the start, and revoke its secret; for the owner."""
    await tables.lobby.kick(actor, game, seat)


@post(f"{SEAT}/secret", tags=["seats"])
async def invite(request: Http, tables: Services, actor: Asker, game: GameId, seat: SeatNumber) -> SeatLink:
    """A new secret for a seat; the old one opens nothing any more."""
    return seat_link(request, tables, await tables.lobby.invite(actor, game, seat))


@delete(f"{SEAT}/secret", tags=["seats"])
async def revoke(tables: Services, actor: Asker, game: GameId, seat: SeatNumber) -> None:
    """Take away the secret of a seat without giving a new one."""
    await tables.lobby.revoke(actor, game, seat)


@put(f"{SEAT}/bot", status_code=204, tags=["seats"])
async def set_bot(tables: Services, actor: Asker, game: GameId, seat: SeatNumber, data: JSONBody[BotLevel]) -> None:
    """Put a bot on an open seat, change its level, or open the seat again; for the owner before the start."""
    await tables.lobby.set_bot(actor, game, seat, data.level)


@put(f"{SEAT}/ready", status_code=204, tags=["seats"])
async def set_ready(tables: Services, actor: Asker, game: GameId, seat: SeatNumber, data: JSONBody[Ready]) -> None:
    """Say that the game may start, as far as this seat is concerned."""
    await tables.lobby.set_ready(actor, game, seat, data.ready)


@put(f"{SEAT}/nonce", status_code=204, tags=["seats"])
async def set_nonce(tables: Services, actor: Asker, game: GameId, seat: SeatNumber, data: JSONBody[Nonce]) -> None:
    """Add something to the seed before the start, so that nobody can have chosen the dice."""
    await tables.lobby.set_nonce(actor, game, seat, data.nonce)


@post(f"{SEAT}/agree", status_code=204, tags=["seats"])
async def agree(tables: Services, actor: Asker, game: GameId, seat: SeatNumber) -> None:
    """Agree that a game whose rules have changed goes on from the last move that still fits."""
    await tables.playing.agree(actor, game, seat)


handlers: list[ControllerRouterHandler] = [leave, kick, invite, revoke, set_bot, set_ready, set_nonce, agree]
