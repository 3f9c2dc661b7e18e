"""The app: services, handlers, guard and background work put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ControllerRouterHandler

from logothete.server import api
from logothete.server.api.common import provide_actor, provide_tables
from logothete.server.bots.runner import run_bots
from logothete.server.config import Settings
from logothete.server.edge import site
from logothete.server.edge.metrics import Metrics
from logothete.server.edge.openapi import RawSchema, openapi_config, unify_errors
from logothete.server.edge.security import Guard, ServerFailed, for_the_host
from logothete.server.edge.static import PACKAGED, Door, find_page
from logothete.server.edge.throttle import RateLimited, Throttles
from logothete.server.errors import TableError
from logothete.server.live.line import Pulse
from logothete.server.messages.notify import run_notifier
from logothete.server.rooms.answers import Answers
from logothete.server.rooms.clock import run_clock
from logothete.server.services.tables import Tables, open_tables
from logothete.server.upkeep import run_upkeep
from logothete.server.wire import Problem, check_depth, problem_of

Background = Callable[[Tables, Metrics], AbstractAsyncContextManager[object]]

BACKGROUND: Final[tuple[Background, ...]] = (run_upkeep, run_bots, run_clock, run_notifier)
"""What goes on beside the requests."""

_log = logging.getLogger(__name__)

STATUS_CODES: Final = {
    400: "bad-request",
    401: "not-signed-in",
    403: "not-allowed",
    404: "not-found",
    405: "method-not-allowed",
    406: "not-acceptable",
    413: "too-large",
    415: "unsupported-media-type",
    429: "rate-limited",
}


def create_app(
    settings: Settings,
    *,
    background: Sequence[Background] = BACKGROUND,
    lifespan: Sequence[Callable[[Litestar], AbstractAsyncContextManager[None]]] = (),
    pulse: Pulse = Pulse(),
    opener: Callable[[Settings], Awaitable[Tables]] = open_tables,
    packaged: Path = PACKAGED,
) -> Litestar:
    """The server as an ASGI app. `lifespan` is entered last, when everything else is ready.

    The page is that of the settings, otherwise the one in the folder `packaged`, if it was built.
    """
    metrics = Metrics()
    throttles = Throttles(settings.limits)

    @asynccontextmanager
    async def services(app: Litestar) -> AsyncIterator[None]:
        tables = await opener(settings)
        app.state.tables = tables
        metrics.watch(
            rooms=lambda: len(tables.rooms),
            commits=lambda: tables.writer.transactions,
            conflicts=lambda: tables.writer.conflicts,
            orders=lambda: tables.rooms.followed,
        )
        metrics.connections.set_function(tables.store.connections)
        for role in ("bots", "clock", "notify"):
            metrics.leads.labels(role).set_function(partial(tables.store.leads, role))
        try:
            async with AsyncExitStack() as stack:
                for work in background:
                    await stack.enter_async_context(work(tables, metrics))
                yield
        finally:
            await tables.close()

    handlers: list[ControllerRouterHandler] = [api.router, site.welcome, site.health]
    if settings.metrics != "off":
        guards = [for_the_host] if settings.metrics == "local" else []
        handlers.append(Router("/", route_handlers=[site.metrics], guards=guards))
    app = Litestar(
        handlers,
        lifespan=[services, *lifespan],
        dependencies={
            "tables": Provide(provide_tables, sync_to_thread=False),
            "actor": Provide(provide_actor),
        },
        exception_handlers={
            TableError: _refused,
            HTTPException: _bad_request,
            Exception: _failed,
        },
        state=State({"answers": Answers(metrics), "metrics": metrics, "pulse": pulse, "throttles": throttles}),
        request_class=_Asked,
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=openapi_config(),
        plugins=[RawSchema()],
        logging_config=None,
    )
    unify_errors(app.openapi_schema)
    # Around the router, so that addresses that do not exist are guarded too.
    page = find_page(settings, packaged)
    inside = app.asgi_handler if page is None else Door(app.asgi_handler, page, settings)
    app.asgi_handler = Guard(inside, settings, throttles)
    return app


class _Asked(Request[Any, Any, State]):
    """A request whose body is JSON, says so, and is not deep: no form of another site can send such a thing."""

    async def json(self) -> Any:
        body = await self.body()
        if body and self.content_type[0] != "application/json":
            raise HTTPException("send JSON, and say so: Content-Type: application/json", status_code=415)
        check_depth(body)
        return await super().json()


def _refused(request: Request[Any, Any, State], error: TableError) -> Response[Problem]:
    metrics: Metrics = request.app.state.metrics
    metrics.refusals.labels(error.code).inc()
    headers = {"retry-after": str(error.wait)} if isinstance(error, RateLimited) else {}
    return Response(problem_of(error), status_code=error.status, media_type="application/json", headers=headers)


def _bad_request(request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    """Requests that no handler understands."""
    if error.status_code >= 500:
        return _failed(request, error)
    detail = error.detail
    if isinstance(error.extra, list):
        faults = [f"{one.get('key', '')}: {one.get('message', '')}" for one in error.extra if isinstance(one, dict)]
        detail = "; ".join([detail, *faults])
    problem = Problem(STATUS_CODES.get(error.status_code, "bad-request"), detail)
    headers = {key: value for key, value in (error.headers or {}).items() if key.lower() == "allow"}
    return Response(problem, status_code=error.status_code, media_type="application/json", headers=headers)


def _failed(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    _log.error("a request failed: %s %s", request.method, request.scope["path"], exc_info=error)
    return Response(problem_of(ServerFailed()), status_code=500, media_type="application/json")
