"""The standing orders of a seat: what the server is to answer in its place."""

from __future__ import annotations

from litestar import get, put
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from logothete.kernel.orders import Order
from logothete.server.api.common import Asker, GameId, SeatNumber, Services
from logothete.server.api.seats import SEAT
from logothete.server.model import StandingOrder
from logothete.server.wire import OrdersChange


@get(f"{SEAT}/orders", tags=["play"])
async def standing(tables: Services, actor: Asker, game: GameId, seat: SeatNumber) -> list[StandingOrder]:
    """The seat's standing orders that have not run out; nobody else can read them."""
    return await tables.ordering.standing(actor, game, seat)


@put(f"{SEAT}/orders", tags=["play"])
async def change_orders(
    tables: Services, actor: Asker, game: GameId, seat: SeatNumber, data: JSONBody[OrdersChange]
) -> list[StandingOrder]:
    """Keep some orders, revoke the others, give new ones; all that stand then.

    What the new orders answer at once is committed with them.
    """
    give = [Order(one.key, one.span, dict(one.given)) for one in data.give]
    return await tables.ordering.change(actor, game, seat, data.keep, give)


handlers: list[ControllerRouterHandler] = [standing, change_orders]
