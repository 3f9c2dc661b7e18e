"""Giving and revoking standing orders. They are their seat's own: nobody else is told, or shown, that there are any."""

from __future__ import annotations

from collections.abc import Sequence

from logothete.kernel.orders import BadOrder, Order, Standing, check_order, period
from logothete.server import errors
from logothete.server.config import Limits
from logothete.server.model import Actor, StandingOrder
from logothete.server.rooms.following import shown
from logothete.server.rooms.registry import Rooms
from logothete.server.rooms.room import Room
from logothete.server.services import seats as seating
from logothete.server.services import tokens


class Ordering:
    """The standing orders of each seat."""

    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self._rooms = rooms
        self._limits = limits

    async def standing(self, actor: Actor, game: str, seat: int) -> list[StandingOrder]:
        """The orders of a seat that have not run out, for its holder."""
        async with self._rooms.open(game) as room:
            seating.need_holder(actor, room, seat)
            return shown(room.standing(seat))

    async def change(
        self, actor: Actor, game: str, seat: int, keep: Sequence[str], give: Sequence[Order]
    ) -> list[StandingOrder]:
        """Keep these of the seat's orders, revoke the others, give new ones; all that stand then.

        An order that was to be kept and has run out meanwhile stays out: only what is given anew begins anew. If the
        new orders answer what the seat is asked now, that is decided before this returns.
        """
        async with self._rooms.open(game) as room:

            def decide() -> None:
                seating.need_holder(actor, room, seat)
                if room.table.status != "running":
                    raise errors.NotRunning("orders can be given while a game runs")
                kept = [one for one in room.standing(seat) if one.id in keep]
                if len(kept) + len(give) > self._limits.orders:
                    raise errors.TooMany(
                        f"a seat may have {self._limits.orders} standing orders. Revoke some first",
                        most=self._limits.orders,
                    )
                new = [_stand(room, number, order) for number, order in enumerate(give, 1)]
                if [*kept, *new] != room.seats[seat].orders:
                    room.order(seat, [*kept, *new])

            await room.change(decide)
            return shown(room.standing(seat))


def _stand(room: Room, number: int, order: Order) -> Standing:
    try:
        checked = check_order(room.title, order)
    except BadOrder as error:
        raise errors.BadOrder(f"order {number}: {error}", number=number, part=error.part) from error
    return Standing(tokens.new_id(), checked, period(room.title, room.public_view(), checked.span))
