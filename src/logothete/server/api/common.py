"""What all handlers share: who asks, the services, and links to this site."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, SkipValidation
from msgspec import Meta

from logothete.server.edge import security
from logothete.server.edge.throttle import Throttles
from logothete.server.model import Actor, Created, SeatSecret
from logothete.server.services.tables import Tables
from logothete.server.wire import MAX_COUNT, Laid, SeatLink, TableLink

Http = Request[Any, Any, State]

# Filled in by the app, so there is nothing to validate.
Asker = SkipValidation[NamedDependency[Actor]]
Services = SkipValidation[NamedDependency[Tables]]

NAME: Final = r"^[A-Za-z0-9_.-]{1,64}$"
GameId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The id of a game.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=63, description="A seat; they are numbered from 0.")]
Number = Annotated[int, QueryParameter(ge=0, le=MAX_COUNT)]
MoveNumber = Annotated[int, PathParameter(ge=0, le=MAX_COUNT, description="After this many moves.")]
Key = Annotated[str, PathParameter(pattern=NAME)]
Players = Annotated[int, QueryParameter(ge=0, le=63, description="How many play; 0: as few as can.")]
Options = Annotated[
    list[Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{1,64}:[A-Za-z0-9_.-]{1,64}$")]] | None,
    QueryParameter(
        max_items=32, description="What is agreed before the game: `option=scenario:duel`, for each option."
    ),
]
MaybeKey = Annotated[str | None, QueryParameter(pattern=NAME)]
Cursor = Annotated[
    str | None,
    QueryParameter(max_length=200, description="`next` of the part of the list before; without it the first."),
]


def provide_tables(state: State) -> Tables:
    """The services."""
    tables: Tables = state.tables
    return tables


async def provide_actor(request: Http, state: State) -> Actor:
    """Who asks."""
    throttles: Throttles = state.throttles
    return await security.actor_of(request, state.tables, throttles)


def table_link(request: Http, tables: Tables, link: str) -> TableLink:
    """A table's secret in an address. It stands behind the `#`, which browsers keep to themselves."""
    return TableLink(link, f"{security.base_url(request, tables.settings)}/join#{link}" if link else "")


def seat_link(request: Http, tables: Tables, secret: SeatSecret) -> SeatLink:
    """A seat's secret in an address."""
    return SeatLink(secret.seat, secret.secret, f"{security.base_url(request, tables.settings)}/seat#{secret.secret}")


def laid(request: Http, tables: Tables, created: Created) -> Laid:
    """A new table with its addresses."""
    link = table_link(request, tables, created.link)
    return Laid(created.game, link.link, link.url, [seat_link(request, tables, one) for one in created.seats])
