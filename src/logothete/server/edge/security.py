"""What every request passes before anything else: address, limits, origin, CSRF; and what every answer carries.

A person is known by a session cookie that scripts cannot read. Since a browser sends it along whoever asks, a
request that changes something must come from this site (`Origin`) and repeat in `X-CSRF-Token` what stands in a
second cookie, which only pages of this site can read. That second value is derived from the session, so that nobody
can plant one. Secrets of seats and tables come in `Authorization: Bearer …`, which no browser sends by itself.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import re
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final, cast
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException

from logothete.server.config import BadSettings, Settings
from logothete.server.edge.throttle import RateLimited, Throttles, bucket_of
from logothete.server.errors import Banned, NotSignedIn, TableError
from logothete.server.model import Actor
from logothete.server.wire import problem_of

if TYPE_CHECKING:
    from typing import Any

    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from logothete.server.services.tables import Tables

    Connection = ASGIConnection[Any, Any, Any, Any]

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
CSRF_HEADER: Final = "x-csrf-token"
HEALTH: Final = "/health"
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "connect-src 'self'"
)
_HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cache-control", b"no-store"),
)
_OF_PROXIES: Final = frozenset({"forwarded", "via", "x-real-ip", "cf-connecting-ip", "true-client-ip"})
_HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
_HOST: Final = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")

_log = logging.getLogger(__name__)


class ForeignOrigin(TableError):
    """A page of another site asked."""

    code = "foreign-origin"
    status = 403

    def __init__(self) -> None:
        super().__init__(
            "the request comes from a page of another site. If this one is behind a proxy, its host should set "
            "public_url to the address that people use"
        )


class MissingToken(TableError):
    """A change was asked for with a session cookie but without the token that proves who asks."""

    code = "missing-token"
    status = 403

    def __init__(self) -> None:
        super().__init__("send the value of the csrf cookie (also in GET /api/me) as X-CSRF-Token")


class ServerFailed(TableError):
    """A fault of the server. The log has it all, the client learns nothing."""

    code = "server-error"
    status = 500

    def __init__(self) -> None:
        super().__init__("the server failed; it was written down. Try again, or tell the host")


# Cookies


def secure(settings: Settings) -> bool:
    """Whether cookies are for HTTPS only."""
    if settings.secure_cookies is not None:
        return settings.secure_cookies
    return settings.public_url.startswith("https://")


def session_cookie(settings: Settings) -> str:
    """The name of the session cookie. With the prefix, browsers accept it from no other host of the same domain."""
    return "__Host-logothete-session" if secure(settings) else "logothete-session"


def csrf_cookie(settings: Settings) -> str:
    """The name of the cookie that pages read."""
    return "__Host-logothete-csrf" if secure(settings) else "logothete-csrf"


def csrf_of(token: str) -> str:
    """The CSRF token that belongs to a session."""
    return hmac.new(token.encode("utf-8", "surrogatepass"), b"csrf", hashlib.sha256).hexdigest()


def session_cookies(settings: Settings, token: str) -> list[Cookie]:
    """What a browser keeps of a session."""
    age = settings.session_days * 86_400
    return [
        _cookie(settings, session_cookie(settings), token, age, hidden=True),
        _cookie(settings, csrf_cookie(settings), csrf_of(token), age),
    ]


def no_cookies(settings: Settings) -> list[Cookie]:
    """What makes a browser forget a session."""
    return [
        _cookie(settings, session_cookie(settings), "", 0, hidden=True),
        _cookie(settings, csrf_cookie(settings), "", 0),
    ]


def _cookie(settings: Settings, name: str, value: str, age: int, hidden: bool = False) -> Cookie:
    return Cookie(
        key=name, value=value, path="/", max_age=age, httponly=hidden, samesite="lax", secure=secure(settings)
    )


# Who asks


def session_token(connection: Connection, settings: Settings) -> str | None:
    """The token of the session cookie."""
    return connection.cookies.get(session_cookie(settings)) or None


def bearer(connection: Connection) -> str | None:
    """The secret of a seat or table that came with the request."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    secret = secret.strip()
    return secret if scheme.lower() == "bearer" and secret and len(secret) <= 200 else None


async def actor_of(connection: Connection, tables: Tables, throttles: Throttles) -> Actor:
    """Who asks, by cookie and secret; `RateLimited` if that person asks too much."""
    token = session_token(connection, tables.settings)
    known = await tables.accounts.actor_of(token) if token else None
    account = known.account if known else None
    if account is not None:
        throttles.accounts.take(account)
    return Actor(account=account, secret=bearer(connection))


class Welcome:
    """Whether somebody who holds a channel open may go on: their session lasts, and their address is not banned."""

    def __init__(self, connection: Connection, tables: Tables, actor: Actor) -> None:
        self._tables = tables
        self._token = session_token(connection, tables.settings)
        self._address = address_of(connection)
        self.account = actor.account
        self.person = actor.account or ""
        """What `subscribe` wants to know."""

    async def check(self) -> None:
        """Raises if not."""
        if await self._tables.accounts.banned_address(self._address):
            raise _no_requests_from_there()
        if self._token is None or self.account is None:
            return
        known = await self._tables.accounts.actor_of(self._token)
        if known is None or known.account != self.account:
            raise NotSignedIn("the session has ended: sign in again")


def _no_requests_from_there() -> Banned:
    return Banned("requests from your address are not served here")


# Where the question comes from


class Proxies:
    """The proxies in front of this server, whose word about the asker's address is taken."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self._networks: list[IPv4Network | IPv6Network] = []
        for address in addresses:
            try:
                self._networks.append(ip_network(address, strict=False))
            except ValueError as error:
                raise BadSettings(
                    f"trusted_proxies: {address!r} is no address or network, such as 127.0.0.1 or 10.0.0.0/8"
                ) from error

    def trusts(self, address: str) -> bool:
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)

    def client(self, peer: str, forwarded: Sequence[str]) -> str:
        """The asker's address: the last one in `X-Forwarded-For` that no trusted proxy stands behind."""
        hops = [hop.strip() for header in forwarded for hop in header.split(",")]
        address = peer
        while hops and self.trusts(address):
            hop = hops.pop()
            try:
                address = str(ip_address(hop))
            except ValueError:
                break
        return address


def same_origin(connection: Connection, settings: Settings) -> bool:
    """Whether the page that asks, if it is one, belongs to this site."""
    if connection.headers.get("sec-fetch-site", "none") == "cross-site":
        return False
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        theirs = urlsplit(origin)
        if settings.public_url:
            ours = urlsplit(settings.public_url)
            return (theirs.scheme, theirs.netloc.lower()) == (ours.scheme, ours.netloc.lower())
        return bool(theirs.netloc) and theirs.netloc.lower() == connection.headers.get("host", "").lower()
    except ValueError:
        return False


def base_url(connection: Connection, settings: Settings) -> str:
    """The address of this site, as links carry it."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    return f"{connection.scope['scheme']}://{connection.headers.get('host') or 'localhost'}"


def page_policy(connection: Connection, settings: Settings) -> str:
    """The content security policy of the page. Sockets are named, because not every browser counts them as `'self'`.

    Without `public_url` the host is what the asker says it is, so it must look like one.
    """
    host = urlsplit(settings.public_url).netloc if settings.public_url else connection.headers.get("host", "")
    return CSP if _HOST.fullmatch(host) is None else f"{CSP} ws://{host} wss://{host}"


def address_of(connection: Connection) -> str:
    """The asker's address as the guard found it."""
    return cast(str, connection.scope["state"]["address"])


def for_the_host(connection: Connection, _handler: object) -> None:
    """For what only the host may see: whoever brings the token for it, or a program on this machine.

    A request that came through a proxy may be anybody's, whoever the proxy is. One that adds no header and asks for
    this machine by its own address cannot be told from a program here; but then the site is known by another address,
    or its pages could change nothing. So where there is one, only the token counts.
    """
    settings = cast("Tables", connection.app.state.tables).settings
    if settings.metrics_token and hmac.compare_digest(
        (bearer(connection) or "").encode("utf-8", "surrogatepass"), settings.metrics_token.encode()
    ):
        return
    public = urlsplit(settings.public_url).hostname or "localhost"
    asked = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    forwarded = any(name in _OF_PROXIES or name.startswith("x-forwarded-") for name in connection.headers)
    if forwarded or not (_is_loopback(address_of(connection)) and _is_loopback(asked) and _is_loopback(public)):
        raise NotFoundException


def _is_loopback(address: str) -> bool:
    if address == "localhost":
        return True
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


# The guard


class Guard:
    """Stands before the whole app, unknown addresses included. `app.state` must hold `tables` by then."""

    def __init__(self, app: ASGIApp, settings: Settings, throttles: Throttles) -> None:
        self._app = app
        self._settings = settings
        self._throttles = throttles
        self._proxies = Proxies(settings.trusted_proxies)
        # Nothing is kept by browsers and proxies unless an answer says so, not even that something is missing.
        self._headers = [*_HEADERS, *([_HSTS] if secure(settings) else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        client = connection.client
        address = self._proxies.client(client.host if client else "", connection.headers.getall("x-forwarded-for", []))
        scope["state"]["address"] = address
        try:
            await self._admit(connection, address)
        except TableError as error:
            await self._turn_away(scope, receive, send, error)
            return
        except Exception:
            _log.exception("the guard failed")
            await self._turn_away(scope, receive, send, ServerFailed())
            return
        await self._app(scope, receive, send if scope["type"] == ScopeType.WEBSOCKET else self._dressed(scope, send))

    async def _admit(self, connection: Connection, address: str) -> None:
        scope = connection.scope
        # Whoever watches over the server must not be told that it is ill because they asked often.
        if scope["path"] == HEALTH:
            return
        self._throttles.addresses.take(bucket_of(address))
        tables = cast("Tables", connection.app.state.tables)
        if await tables.accounts.banned_address(address):
            raise _no_requests_from_there()
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS:
            return
        if not same_origin(connection, self._settings):
            raise ForeignOrigin
        if scope["type"] == ScopeType.WEBSOCKET:
            return
        token = session_token(connection, self._settings)
        if token is None:
            return
        given = connection.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given.encode("utf-8", "surrogatepass"), csrf_of(token).encode()):
            raise MissingToken

    def _dressed(self, scope: Scope, send: Send) -> Send:
        """What sends answers with all headers; those that an answer brings itself stay as they are."""

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                given = {name for name, _ in headers}
                headers += [header for header in self._headers if header[0] not in given]
                message["headers"] = headers
            await send(message)

        return dressed

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send, error: TableError) -> None:
        body = msgspec.json.encode(problem_of(error))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if isinstance(error, RateLimited):
            headers.append((b"retry-after", str(error.wait).encode()))
        if scope["type"] == ScopeType.WEBSOCKET:
            # Instead of opening the socket: to close it unopened would be 403 whatever the reason.
            await receive()
            await send({"type": "websocket.http.response.start", "status": error.status, "headers": headers})
            await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
            return
        send = self._dressed(scope, send)
        await send({"type": "http.response.start", "status": error.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
