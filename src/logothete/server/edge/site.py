"""What is neither the page nor under `/api`: a word to people where no page was built, `/health` and `/metrics`."""

from __future__ import annotations

from html import escape

from litestar import MediaType, Response, get
from litestar.datastructures import State

from logothete import __version__
from logothete.server.api.common import Http, Services
from logothete.server.edge.language import preferred_language, server_texts
from logothete.server.edge.metrics import MEDIA_TYPE, Metrics
from logothete.server.wire import Health


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def welcome(request: Http, tables: Services) -> Response[str]:
    """Says what runs here and how to build the page, in the reader's language. With a page, `static` answers."""
    language = preferred_language(request.headers.get("accept-language", ""), tables.settings.language)
    say = server_texts(language).say
    title, text, advice = [escape(say(f"site-{name}")) for name in ("title", "welcome", "no-page")]
    schema, source = escape(say("site-schema")), "/schema"
    page = (
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8"><title>{title}</title></head>\n'
        f"<body><h1>{title}</h1><p>{text}</p><p>{advice}</p>"
        f'<p>{schema} <a href="{source}">{source}</a></p></body>\n</html>\n'
    )
    headers = {"content-language": language, "vary": "accept-language"}
    return Response(page, media_type=MediaType.HTML, headers=headers)


@get("/health", tags=["host"])
async def health(tables: Services) -> Response[Health]:
    """Whether the server and its store can do their work: 200, or 503 and what is wrong with the store.

    `store-unavailable`, `store-full` or `store-damaged`.
    """
    try:
        fault = await tables.store.ping()
    except Exception:
        return Response(Health("store-unavailable", __version__), status_code=503)
    if fault is not None:
        return Response(Health(f"store-{fault}", __version__), status_code=503)
    return Response(Health("ok", __version__))


@get("/metrics", media_type=MEDIA_TYPE, include_in_schema=False)
async def metrics(state: State) -> Response[bytes]:
    """Figures for Prometheus."""
    figures: Metrics = state.metrics
    return Response(figures.text(), media_type=MEDIA_TYPE)
