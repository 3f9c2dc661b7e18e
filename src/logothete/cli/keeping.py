"""`logothete admin check`, `convert`, `drill`, `pause` and `resume`: what keeps a database and its games safe."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from logothete.cli.common import catalogue, fail
from logothete.cli.host import REFUSED, Host, host_options
from logothete.server.model import SYSTEM

if TYPE_CHECKING:
    from logothete.server.config import Settings
    from logothete.server.services.drill import Rehearsed


def check(language: str) -> click.Command:
    """Look whether anything is damaged."""
    say = catalogue(language, "admin").say

    @click.command(name="check", help=say("admin-help-check"), add_help_option=False)
    @host_options(language, check)
    def command(host: Host) -> None:
        damage: list[str] = host.run(lambda tables: tables.store.check())
        host.tell({"damage": damage}, "admin-damaged" if damage else "admin-sound", detail="; ".join(damage))
        if damage:
            raise SystemExit(REFUSED)

    return command


def convert(language: str) -> click.Command:
    """Move everything to another database."""
    say = catalogue(language, "admin").say

    @click.command(name="convert", help=say("admin-help-convert"), add_help_option=False)
    @click.argument("target", metavar=say("admin-help-database-name"))
    @host_options(language, convert)
    def command(target: str, host: Host) -> None:
        from sqlalchemy.exc import SQLAlchemyError

        from logothete.server.store import BadDatabase

        try:
            counts = asyncio.run(_convert(host.settings(), target))
        except BadDatabase as error:
            fail(host.say("admin-error-database", detail=str(error)))
        except (SQLAlchemyError, OSError) as error:
            cause = getattr(error, "orig", None) or error
            fail(host.say("admin-error-database", detail=f"{type(cause).__name__}: {cause}"))
        host.tell({"rows": counts}, "admin-converted", games=counts["game"], rows=sum(counts.values()))

    return command


async def _convert(settings: Settings, target: str) -> dict[str, int]:
    from logothete.server.store import open_store
    from logothete.server.store.moving import move_all
    from logothete.server.store.sole import sole_server

    # Whatever a server wrote meanwhile would stay behind.
    with sole_server(settings.database), sole_server(target):
        old = await open_store(settings.database)
        try:
            new = await open_store(target)
            try:
                return await move_all(old, new)
            finally:
                await new.close()
        finally:
            await old.close()


def drill(language: str) -> click.Command:
    """Rehearse a restore."""
    say = catalogue(language, "admin").say

    @click.command(name="drill", help=say("admin-help-drill"), add_help_option=False)
    @click.argument("file", type=click.Path(path_type=Path), metavar=say("admin-help-file-name"))
    @host_options(language, drill)
    def command(file: Path, host: Host) -> None:
        from logothete.server.services.drill import rehearse

        found: Rehearsed = host.run_on_copy(rehearse, f"sqlite:///{file.resolve()}")
        message = "admin-drill-broken" if found.broken else "admin-drilled"
        host.tell(found, message, games=found.games, moves=found.moves, broken=len(found.broken))
        if found.broken:
            if not host.json:
                click.echo(msgspec.json.format(msgspec.json.encode(found.broken), indent=1).decode())
            raise SystemExit(REFUSED)

    return command


def pause(language: str) -> click.Command:
    """Stop all games and their clocks."""
    say = catalogue(language, "admin").say

    @click.command(name="pause", help=say("admin-help-pause"), add_help_option=False)
    @host_options(language, pause)
    def command(host: Host) -> None:
        host.run(lambda tables: tables.absence.pause(SYSTEM))
        host.tell({"paused": True}, "admin-paused")

    return command


def resume(language: str) -> click.Command:
    """Let all games go on."""
    say = catalogue(language, "admin").say

    @click.command(name="resume", help=say("admin-help-resume"), add_help_option=False)
    @host_options(language, resume)
    def command(host: Host) -> None:
        host.run(lambda tables: tables.absence.pause(SYSTEM, False))
        host.tell({"paused": False}, "admin-resumed")

    return command
