"""`logothete serve`: the table server in this process.

Exit codes: 0 stopped as asked, 1 the server could not go on, 2 it could not be started as asked.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sys
import textwrap
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import msgspec

from logothete.cli.common import catalogue, fail, help_option, language_option
from logothete.kernel.text import Catalogue

if TYPE_CHECKING:
    from logothete.server.config import Settings

FAILED: Final = 1
HELP_WIDTH: Final = 78
COLLECTOR: Final = (100_000, 20, 50)
"""Objects between two collections of young ones; how many of those make one of older ones, and of all."""
SWITCH_S: Final = 0.001
"""A thread that has waited so long for the interpreter gets it: commits wait there, and players for commits."""


def build(language: str) -> click.Command:
    """The command, with its help in one language; what it prints follows `--lang`."""
    say = catalogue(language, "serve").say
    path = click.Path(path_type=Path)

    @click.command(
        name="serve",
        help=say("serve-help"),
        short_help=say("serve-help-short"),
        epilog=_settings_help(say),
        add_help_option=False,
    )
    @click.option("--host", metavar=say("serve-help-address-name"), help=say("serve-help-host"))
    @click.option("--port", type=click.IntRange(0, 65535), metavar="N", help=say("serve-help-port"))
    @click.option("--database", metavar=say("serve-help-database-name"), help=say("serve-help-database"))
    @click.option("--public-url", metavar="URL", help=say("serve-help-public-url"))
    @click.option("--packs", type=path, metavar=say("serve-help-folder-name"), help=say("serve-help-packs"))
    @click.option(
        "--settings",
        type=path,
        envvar="LOGOTHETE_SETTINGS",
        metavar=say("serve-help-file-name"),
        help=say("serve-help-settings"),
    )
    @click.option("--open", "open_", is_flag=True, help=say("serve-help-open"))
    @language_option(say("serve-help-lang"))
    @help_option(say("serve-help-help"), build)
    def serve(
        host: str | None,
        port: int | None,
        database: str | None,
        public_url: str | None,
        packs: Path | None,
        settings: Path | None,
        open_: bool,
        lang: str,
    ) -> None:
        given = {
            "host": host,
            "port": port,
            "database": database,
            "public_url": public_url,
            "packs": None if packs is None else str(packs),
        }
        wishes = {key: value for key, value in given.items() if value is not None}
        _Server(catalogue(lang, "serve"), wishes, settings, open_).run()

    return serve


def _settings_help(say: Callable[..., str]) -> str:
    """Every setting with its default value and what it is for."""
    lines = ["\b", say("serve-settings")]
    for name, default in setting_names():
        about = say(f"serve-setting-{name.replace('.', '-')}")
        shown = f" [{_shown(default)}]" if default not in ("", None, []) else ""
        lines.append(f"  {name}{shown}")
        lines += textwrap.wrap(about, HELP_WIDTH, initial_indent=" " * 6, subsequent_indent=" " * 6)
    return "\n".join(lines)


def setting_names() -> Iterator[tuple[str, object]]:
    """All settings by their names, with the values that they have unless a host says otherwise."""
    from logothete.server.config import Settings

    for name, value in msgspec.structs.asdict(Settings()).items():
        if isinstance(value, msgspec.Struct):
            for inner, default in msgspec.structs.asdict(value).items():
                yield f"{name}.{inner}", default
        else:
            yield name, value


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class _Server:
    """One run of the server, from the settings to the end."""

    def __init__(self, texts: Catalogue, wishes: Mapping[str, object], file: Path | None, browse: bool) -> None:
        self._say = texts.say
        self._wishes = wishes
        self._file = file
        self._browse = browse

    def run(self) -> None:
        """Serve until told to stop. What it needs is loaded only here: other commands can do without."""
        from logothete.server.app import create_app
        from logothete.server.config import BadSettings
        from logothete.server.edge.logs import set_up_logs
        from logothete.server.edge.reception import Reception, Server
        from logothete.server.store import BadDatabase
        from logothete.server.store.sole import sole_server

        settings = self._settings()
        with contextlib.ExitStack() as held:
            try:
                held.enter_context(sole_server(settings.database))
            except BadDatabase as error:
                fail(self._say("serve-error-database", detail=str(error)))
            listening = held.enter_context(self._listen(settings))
            address = _address(settings, listening)
            try:
                app = create_app(settings, lifespan=[lambda _app: self._announced(address)])
            except BadSettings as error:
                fail(self._say("serve-error-settings", detail=str(error)))
            self._check_database(settings)
            set_up_logs(settings)
            reception = Reception(app, settings.limits, lifespan="on", access_log=settings.log_level == "debug")
            server = Server(reception, farewell=lambda: app.state.tables.publisher.end())
            with contextlib.suppress(KeyboardInterrupt):
                server.run(sockets=[listening])
        if not server.started:
            raise SystemExit(FAILED)

    def _settings(self) -> Settings:
        from logothete.server.config import BadSettings, load_settings

        try:
            return load_settings(self._file, os.environ, self._wishes)
        except BadSettings as error:
            fail(self._say("serve-error-settings", detail=str(error)))

    def _listen(self, settings: Settings) -> socket.socket:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        try:
            listening = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
        except (OSError, OverflowError, UnicodeError) as error:
            detail = getattr(error, "strerror", None) or str(error)
            fail(self._say("serve-error-listen", host=settings.host, port=str(settings.port), detail=detail))
        # Connections inherit it. Where the event loop does not see to it, every second message would wait 40 ms.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listening

    def _check_database(self, settings: Settings) -> None:
        """Open it once before the server does, so that what is wrong is said in a sentence and not in a log."""
        from sqlalchemy.exc import SQLAlchemyError

        from logothete.server.services.tables import open_tables
        from logothete.server.store import BadDatabase

        async def check() -> None:
            await (await open_tables(settings)).close()

        try:
            asyncio.run(check())
        except BadDatabase as error:
            fail(self._say("serve-error-database", detail=str(error)))
        except (SQLAlchemyError, OSError) as error:
            cause = getattr(error, "orig", None) or error
            fail(self._say("serve-error-database", detail=f"{type(cause).__name__}: {cause}"))

    @asynccontextmanager
    async def _announced(self, address: str) -> AsyncIterator[None]:
        _collect_seldom()
        sys.setswitchinterval(SWITCH_S)
        click.echo(self._say("serve-ready", address=address))
        if self._browse and not (can_browse() and await asyncio.to_thread(webbrowser.open, address)):
            click.echo(self._say("serve-no-browser"), err=True)
        yield


def can_browse(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a browser would open a window; without a display it could take over this terminal instead."""
    if platform in ("darwin", "win32", "cygwin"):
        return True
    return any(environment.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def _collect_seldom() -> None:
    """Have the garbage collector look less often, and never at what is there from the start.

    A full collection stops all tables for a while, and there is little for it: nearly everything is freed at once.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)


def _address(settings: Settings, listening: socket.socket) -> str:
    """Where people find the server: the public address, or one that works on this machine."""
    if settings.public_url:
        return settings.public_url
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
