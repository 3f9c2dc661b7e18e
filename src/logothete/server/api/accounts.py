"""Guests, members, sessions, settings."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from logothete.kernel.text import LANGUAGES
from logothete.server.api.common import Asker, Http, Services
from logothete.server.edge import security
from logothete.server.edge.language import preferred_language
from logothete.server.edge.throttle import Throttles, bucket_of
from logothete.server.errors import NotSignedIn
from logothete.server.model import Account, SignedIn
from logothete.server.services.tables import Tables
from logothete.server.wire import Credentials, Me, NewGuest, NewMember, NewPassword, NewSettings, Rename


def _may_sign_in(request: Http, state: State) -> None:
    throttles: Throttles = state.throttles
    throttles.sign_ins.take(bucket_of(security.address_of(request)))


def _language(request: Http, tables: Tables, wanted: str | None) -> str:
    if wanted in LANGUAGES:
        return wanted
    return preferred_language(request.headers.get("accept-language", ""), tables.settings.language)


def _signed_in(tables: Tables, signed_in: SignedIn) -> Response[Me]:
    me = Me(signed_in.account, security.csrf_of(signed_in.token))
    return Response(me, cookies=security.session_cookies(tables.settings, signed_in.token))


@post("/guests", tags=["accounts"])
async def create_guest(request: Http, state: State, tables: Services, data: JSONBody[NewGuest]) -> Response[Me]:
    """Become somebody with a name, and a session as cookies."""
    _may_sign_in(request, state)
    return _signed_in(tables, await tables.accounts.create_guest(data.name, _language(request, tables, data.language)))


@post("/accounts", tags=["accounts"])
async def register(
    request: Http, state: State, tables: Services, actor: Asker, data: JSONBody[NewMember]
) -> Response[Me]:
    """Become a member. A guest keeps their games."""
    _may_sign_in(request, state)
    language = _language(request, tables, data.language)
    return _signed_in(tables, await tables.accounts.register(actor, data.name, data.password, language))


@post("/session", tags=["accounts"])
async def log_in(request: Http, state: State, tables: Services, data: JSONBody[Credentials]) -> Response[Me]:
    """Log in as a member."""
    _may_sign_in(request, state)
    return _signed_in(tables, await tables.accounts.log_in(data.name, data.password))


@delete("/session", tags=["accounts"])
async def log_out(request: Http, tables: Services) -> Response[None]:
    """End this session."""
    token = security.session_token(request, tables.settings)
    if token is not None:
        await tables.accounts.log_out(token)
    return Response(None, cookies=security.no_cookies(tables.settings))


@delete("/sessions", tags=["accounts"])
async def log_out_everywhere(request: Http, tables: Services, actor: Asker) -> None:
    """End all other sessions of this person."""
    await tables.accounts.log_out_everywhere(actor, security.session_token(request, tables.settings))


@get("/me", tags=["accounts"])
async def me(request: Http, tables: Services, actor: Asker) -> Response[Me]:
    """Who is signed in. It also gives the CSRF cookie anew."""
    token = security.session_token(request, tables.settings)
    if token is None:
        raise NotSignedIn("nobody is signed in: become a guest, log in or register")
    account = await tables.accounts.get(actor)
    return Response(Me(account, security.csrf_of(token)), cookies=security.session_cookies(tables.settings, token))


@patch("/me", tags=["accounts"])
async def rename(tables: Services, actor: Asker, data: JSONBody[Rename]) -> Account:
    """Take another name."""
    return await tables.accounts.rename(actor, data.name)


@put("/me/password", status_code=204, tags=["accounts"])
async def set_password(
    request: Http, state: State, tables: Services, actor: Asker, data: JSONBody[NewPassword]
) -> None:
    """Change the password."""
    _may_sign_in(request, state)
    await tables.accounts.set_password(actor, data.old, data.new)


@put("/me/settings", tags=["accounts"])
async def set_settings(tables: Services, actor: Asker, data: JSONBody[NewSettings]) -> Account:
    """Replace the settings. The server knows `mail`, `webhook` and `notify`; a page may keep its own beside them."""
    return await tables.accounts.set_settings(actor, data.settings, data.language)


@delete("/me", tags=["accounts"])
async def delete_account(tables: Services, actor: Asker) -> Response[None]:
    """Be forgotten. Bots take over the seats; the name stays in finished games."""
    await tables.accounts.delete(actor)
    return Response(None, cookies=security.no_cookies(tables.settings))


handlers: list[ControllerRouterHandler] = [
    create_guest,
    register,
    log_in,
    log_out,
    log_out_everywhere,
    me,
    rename,
    set_password,
    set_settings,
    delete_account,
]
