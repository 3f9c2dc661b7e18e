"""What the commands for hosts share: where the settings come from, how the tables are opened, how answers are given.

Exit codes: 0 done, 1 the server does not grant it (no such game, not finished, …), 2 it cannot be tried: wrong
settings, no database, a file that cannot be used.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from functools import wraps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

import click
import msgspec

from logothete.cli.common import catalogue, fail, help_option, language_option
from logothete.server.config import BadSettings, Settings, load_settings
from logothete.server.edge.language import server_texts
from logothete.server.errors import TableError

if TYPE_CHECKING:
    from logothete.server.services.tables import Tables

REFUSED: Final = 1

T = TypeVar("T")
Build = Callable[[str], click.Command]


class Host:
    """One call of a command: the options that all have, and the ways to answer."""

    def __init__(self, settings: Path | None, database: str | None, json: bool, lang: str) -> None:
        self.json = json
        self.lang = lang
        self.texts = catalogue(lang, "admin")
        self.say = self.texts.say
        self._file = settings
        self._database = database

    def settings(self) -> Settings:
        """The settings of the server; ends the command if they cannot be used."""
        try:
            overrides = {"database": self._database} if self._database else {}
            return load_settings(self._file, os.environ, overrides)
        except BadSettings as error:
            fail(self.say("admin-error-settings", detail=str(error)))

    def run(self, work: Callable[[Tables], Awaitable[T]]) -> T:
        """Open the tables, do something with them and close them; ends the command if that is refused.

        What it takes to open them is loaded only here: other commands can do without.
        """
        return self._run(self.settings(), work)

    def run_on_copy(self, work: Callable[[Tables], Awaitable[T]], database: str | None = None) -> T:
        """The same with a copy of the database, or of another one, which is thrown away: what is copied stays as it is,
        and is not even brought up to date."""
        from logothete.server.store import BadDatabase
        from logothete.server.store.upkeep import copy_aside

        settings = self.settings()
        with TemporaryDirectory(prefix="logothete-") as folder:
            try:
                copy = copy_aside(database or settings.database, Path(folder))
            except BadDatabase as error:
                fail(self.say("admin-error-database", detail=str(error)))
            return self._run(msgspec.structs.replace(settings, database=copy), work)

    def _run(self, settings: Settings, work: Callable[[Tables], Awaitable[T]]) -> T:
        from sqlalchemy.exc import SQLAlchemyError

        from logothete.server.store import BadDatabase

        try:
            return asyncio.run(_with_tables(settings, work))
        except TableError as error:
            self.refuse(error)
        except BadDatabase as error:
            fail(self.say("admin-error-database", detail=str(error)))
        except (SQLAlchemyError, OSError) as error:
            cause = getattr(error, "orig", None) or error
            fail(self.say("admin-error-database", detail=f"{type(cause).__name__}: {cause}"))

    def refuse(self, error: TableError) -> NoReturn:
        """End the command with the reason in the reader's language."""
        message = f"error-{error.code}"
        texts = server_texts(self.lang)
        reason = texts.say(message, **error.about) if texts.has(message) else self.say("admin-error-other")
        fail(self.say("admin-error-refused", reason=reason, code=error.code, detail=error.detail), REFUSED)

    def tell(self, value: object, message: str, **args: str | int) -> None:
        """Answer with a sentence, or with `--json` with data."""
        click.echo(msgspec.json.encode(value) if self.json else self.say(message, **args))


async def _with_tables(settings: Settings, work: Callable[[Tables], Awaitable[T]]) -> T:
    from logothete.server.services.tables import open_tables

    tables = await open_tables(settings)
    try:
        return await work(tables)
    finally:
        await tables.close()


def host_options(language: str, build: Build) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The options of every command for hosts; the command is given them as `host`."""
    say = catalogue(language, "admin").say

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        @click.option(
            "--settings",
            type=click.Path(path_type=Path),
            envvar="LOGOTHETE_SETTINGS",
            metavar=say("admin-help-file-name"),
            help=say("admin-help-settings"),
        )
        @click.option("--database", metavar=say("admin-help-address-name"), help=say("admin-help-database"))
        @click.option("--json", is_flag=True, help=say("admin-help-json"))
        @language_option(say("admin-help-lang"))
        @help_option(say("admin-help-help"), build)
        @wraps(command)
        def with_host(settings: Path | None, database: str | None, json: bool, lang: str, **others: Any) -> None:
            command(host=Host(settings, database, json, lang), **others)

        return with_host

    return decorate
