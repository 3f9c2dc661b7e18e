"""The HTTP interface: one file for each subject, each a router under `/api`.

Handlers turn requests into calls of the services and back, and decide nothing: who may do what, the services know.
"""

from litestar import Router

from logothete.server.api import accounts, after, lobby, orders, play, seats, sockets, talk, titles

router = Router(
    "/api",
    route_handlers=[
        *accounts.handlers,
        *titles.handlers,
        *lobby.handlers,
        *seats.handlers,
        *play.handlers,
        *orders.handlers,
        *talk.handlers,
        *after.handlers,
        *sockets.handlers,
    ],
)

__all__ = ["router"]
