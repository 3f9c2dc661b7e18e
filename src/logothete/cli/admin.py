"""`logothete admin`: what a host does with the games and people of a server, while it runs or not.

What touches the database is imported where it is used: the other commands of `logothete` start sooner without it.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

import click
import msgspec
from rich.table import Table

from logothete.cli import keeping
from logothete.cli.common import catalogue, console, fail, help_option, language_option
from logothete.cli.files import save_bytes
from logothete.cli.host import REFUSED, Host, host_options
from logothete.server.backstage import Outlook, Stats
from logothete.server.model import SYSTEM, Status, TableInfo

if TYPE_CHECKING:
    from logothete.server.services.archive import Imported
    from logothete.server.services.tables import Tables

DAY_MS: Final = 86_400_000


def build(language: str) -> click.Group:
    """The command with all its own, their help in one language; what they print follows `--lang`."""
    say = catalogue(language, "admin").say

    @click.group(
        name="admin",
        help=say("admin-help"),
        short_help=say("admin-help-short"),
        subcommand_metavar=say("admin-help-command"),
        invoke_without_command=True,
        add_help_option=False,
    )
    @language_option(say("admin-help-lang"))
    @help_option(say("admin-help-help"), build)
    @click.pass_context
    def admin(context: click.Context, lang: str) -> None:
        context.default_map = {name: {"lang": lang} for name in admin.commands}
        if context.invoked_subcommand is None:
            click.echo(build(lang).get_help(context))

    for make in _COMMANDS:
        admin.add_command(make(language))
    return admin


def _list(language: str) -> click.Command:
    say = catalogue(language, "admin").say

    @click.command(name="list", help=say("admin-help-list"), add_help_option=False)
    @click.option("--status", type=click.Choice(get_args(Status)), help=say("admin-help-status"))
    @click.option("--after", metavar=say("admin-help-mark-name"), help=say("admin-help-after"))
    @host_options(language, _list)
    def command(status: Status | None, after: str | None, host: Host) -> None:
        page = host.run(lambda tables: tables.desk.list(SYSTEM, status, after))
        if host.json:
            click.echo(msgspec.json.encode(page))
            return
        if not page.tables:
            click.echo(host.say("admin-none"))
            return
        names = ("admin-column-id", "admin-column-title", "admin-column-status", "admin-column-created")
        table = Table(*(host.say(name) for name in (*names, "admin-column-seats")), box=None, pad_edge=False)
        for info in page.tables:
            table.add_row(info.id, info.title, info.status, _moment(info.created), _names(info))
        console().print(table)
        if page.next is not None:
            click.echo(host.say("admin-more", mark=page.next))

    return command


def _show(language: str) -> click.Command:
    say = catalogue(language, "admin").say

    @click.command(name="show", help=say("admin-help-show"), add_help_option=False)
    @click.argument("game", metavar=say("admin-help-game-name"))
    @host_options(language, _show)
    def command(game: str, host: Host) -> None:
        info = host.run(lambda tables: tables.lobby.table(SYSTEM, game))
        if host.json:
            click.echo(msgspec.json.encode(info))
            return
        lines = {
            "admin-column-id": info.id,
            "admin-column-title": f"{info.title} {info.pack}".strip(),
            "admin-column-status": info.status,
            "admin-column-owner": info.owner,
            "admin-column-created": _moment(info.created),
            "admin-column-started": _moment(info.started),
            "admin-column-finished": _moment(info.finished),
            "admin-column-commitment": info.commitment,
            "admin-column-seats": _names(info),
        }
        table = Table(box=None, pad_edge=False, show_header=False)
        for name, value in lines.items():
            table.add_row(host.say(name), value)
        console().print(table)

    return command


def _export(language: str) -> click.Command:
    say = catalogue(language, "admin").say

    @click.command(name="export", help=say("admin-help-export"), add_help_option=False)
    @click.argument("game", metavar=say("admin-help-game-name"))
    @click.argument("file", type=click.Path(path_type=Path), metavar=f"[{say('admin-help-file-name')}]", required=False)
    @click.option("--record", is_flag=True, help=say("admin-help-record"))
    @click.option("--force", is_flag=True, help=say("admin-help-force"))
    @host_options(language, _export)
    def command(game: str, file: Path | None, record: bool, force: bool, host: Host) -> None:
        if file is not None and file.exists() and not force:
            fail(host.say("admin-error-exists", file=str(file)))

        async def work(tables: Tables) -> bytes:
            from logothete.server.services.archive import pack_game

            return await (tables.after.export(SYSTEM, game) if record else pack_game(tables, game))

        data = host.run(work)
        if file is None:
            sys.stdout.buffer.write(data)
            return
        try:
            save_bytes(data, file)
        except OSError as error:
            fail(host.say("admin-error-write", file=str(file), detail=str(error.strerror)))
        host.tell({"game": game, "file": str(file)}, "admin-exported", game=game, file=str(file))

    return command


def _import(language: str) -> click.Command:
    say = catalogue(language, "admin").say

    @click.command(name="import", help=say("admin-help-import"), add_help_option=False)
    @click.argument("file", type=click.Path(path_type=Path), metavar=say("admin-help-file-name"))
    @click.option("--public", is_flag=True, help=say("admin-help-public"))
    @host_options(language, _import)
    def command(file: Path, public: bool, host: Host) -> None:
        try:
            data = file.read_bytes()
        except OSError as error:
            fail(host.say("admin-error-read", file=str(file), detail=str(error.strerror)))

        async def work(tables: Tables) -> Imported:
            from logothete.server.services.archive import FORMAT, Imported, unpack_game

            if f'"{FORMAT}"'.encode() in data[:200]:
                return await unpack_game(tables, data)
            return Imported(await tables.desk.import_record(SYSTEM, data, public), "", [])

        found = host.run(work)
        host.tell(found, "admin-imported", game=found.game)
        if found.link and not host.json:
            click.echo(host.say("admin-imported-link", link=found.link))
            for one in found.seats:
                click.echo(host.say("admin-imported-seat", seat=one.seat, secret=one.secret))

    return command


def _archive(language: str) -> click.Command:
    say = catalogue(language, "admin").say

    @click.command(name="archive", help=say("admin-help-archive"), add_help_option=False)
    @click.argument("game", metavar=say("admin-help-game-name"))
    @host_options(language, _archive)
    def command(game: str, host: Host) -> None:
        host.run(lambda tables: tables.desk.archive(SYSTEM, game))
        host.tell({"game": game, "status": "archived"}, "admin-archived", game=game)

    return command


def _ban(language: str) -> click.Command:
    say = catalogue(language, "admin").say

    @click.command(name="ban", help=say("admin-help-ban"), add_help_option=False)
    @click.argument("who", metavar=f"[{say('admin-help-who-name')}]", required=False)
    @click.option("--reason", default="", metavar=say("admin-help-text-name"), help=say("admin-help-reason"))
    @click.option("--days", type=click.IntRange(min=1), metavar="N", help=say("admin-help-days"))
    @host_options(language, _ban)
    def command(who: str | None, reason: str, days: int | None, host: Host) -> None:
        if who is None:
            _show_bans(host)
            return
        address = _address(who)
        if days is not None and address is None:
            fail(host.say("admin-error-days"))

        async def work(tables: Tables) -> None:
            if address is None:
                await tables.accounts.ban(SYSTEM, (await tables.accounts.find(SYSTEM, who)).id, reason=reason)
            else:
                until = None if days is None else tables.clock() + days * DAY_MS
                await tables.accounts.ban_address(SYSTEM, address, reason, until)

        host.run(work)
        host.tell({"who": who, "banned": True}, "admin-banned", who=who)

    return command


def _show_bans(host: Host) -> None:
    bans = host.run(lambda tables: tables.accounts.bans(SYSTEM))
    if host.json:
        click.echo(msgspec.json.encode(bans))
    elif not bans:
        click.echo(host.say("admin-no-bans"))
    else:
        names = ("admin-column-address", "admin-column-created", "admin-column-until", "admin-column-reason")
        table = Table(*(host.say(name) for name in names), box=None, pad_edge=False)
        for ban in bans:
            table.add_row(ban.address, _moment(ban.created), _moment(ban.until), ban.reason)
        console().print(table)


def _unban(language: str) -> click.Command:
    say = catalogue(language, "admin").say

    @click.command(name="unban", help=say("admin-help-unban"), add_help_option=False)
    @click.argument("who", metavar=say("admin-help-who-name"))
    @host_options(language, _unban)
    def command(who: str, host: Host) -> None:
        address = _address(who)

        async def work(tables: Tables) -> None:
            if address is None:
                await tables.accounts.ban(SYSTEM, (await tables.accounts.find(SYSTEM, who)).id, banned=False)
            else:
                await tables.accounts.unban_address(SYSTEM, address)

        host.run(work)
        host.tell({"who": who, "banned": False}, "admin-unbanned", who=who)

    return command


def _stats(language: str) -> click.Command:
    say = catalogue(language, "admin").say

    @click.command(name="stats", help=say("admin-help-stats"), add_help_option=False)
    @host_options(language, _stats)
    def command(host: Host) -> None:
        stats: Stats = host.run(lambda tables: tables.desk.stats(SYSTEM))
        if host.json:
            click.echo(msgspec.json.encode(stats))
            return
        table = Table(box=None, pad_edge=False, show_header=False)
        for name in Stats.__struct_fields__:
            # How many games this very process has loaded is of no interest here.
            if name != "rooms":
                table.add_row(host.say(f"admin-stats-{name}"), str(getattr(stats, name)))
        console().print(table)

    return command


def _backup(language: str) -> click.Command:
    say = catalogue(language, "admin").say

    @click.command(name="backup", help=say("admin-help-backup"), add_help_option=False)
    @click.argument("file", type=click.Path(path_type=Path), metavar=say("admin-help-file-name"))
    @click.option("--keep", type=click.IntRange(1), metavar="N", help=say("admin-help-backup-keep"))
    @host_options(language, _backup)
    def command(file: Path, keep: int | None, host: Host) -> None:
        from logothete.server.store.backups import back_up

        if keep is not None:
            folder = file
            file = host.run(lambda tables: back_up(tables.store, folder, keep, tables.clock()))
        elif file.exists():
            fail(host.say("admin-error-exists", file=str(file)))
        else:
            host.run(lambda tables: tables.store.backup(file))
        size = file.stat().st_size
        host.tell({"file": str(file), "bytes": size}, "admin-backed-up", file=str(file), kib=-(-size // 1024))

    return command


def _restore(language: str) -> click.Command:
    say = catalogue(language, "admin").say

    @click.command(name="restore", help=say("admin-help-restore"), add_help_option=False)
    @click.argument("file", type=click.Path(path_type=Path), metavar=say("admin-help-file-name"))
    @click.option("--force", is_flag=True, help=say("admin-help-restore-force"))
    @host_options(language, _restore)
    def command(file: Path, force: bool, host: Host) -> None:
        from logothete.server.store import BadDatabase
        from logothete.server.store.upkeep import restore

        try:
            aside = restore(host.settings().database, file, force)
        except BadDatabase as error:
            fail(host.say("admin-error-database", detail=str(error)))
        # Opening it brings an older copy up to date, and shows that it can be used.
        stats: Stats = host.run(lambda tables: tables.desk.stats(SYSTEM))
        games = stats.open + stats.running + stats.finished + stats.archived
        kept = "" if aside is None else str(aside)
        host.tell({"file": str(file), "games": games, "kept": kept}, "admin-restored", games=games)
        if kept and not host.json:
            click.echo(host.say("admin-restored-kept", file=kept))

    return command


def _migrate(language: str) -> click.Command:
    say = catalogue(language, "admin").say

    @click.command(name="migrate", help=say("admin-help-migrate"), add_help_option=False)
    @host_options(language, _migrate)
    def command(host: Host) -> None:
        async def work(tables: Tables) -> str:
            from logothete.server.store.upkeep import revision

            # Opening the store is what has brought it up to date.
            return await revision(tables.store)

        found = host.run(work)
        host.tell({"schema": found}, "admin-migrated", schema=found)

    return command


def _foresee(language: str) -> click.Command:
    say = catalogue(language, "admin").say

    @click.command(name="foresee", help=say("admin-help-foresee"), add_help_option=False)
    @click.option("--all", "over", is_flag=True, help=say("admin-help-all"))
    @click.option("--in-place", is_flag=True, help=say("admin-help-in-place"))
    @host_options(language, _foresee)
    def command(over: bool, in_place: bool, host: Host) -> None:
        async def work(tables: Tables) -> list[Outlook]:
            from logothete.server.services.foresight import foresee

            return [outlook async for outlook in foresee(tables, over)]

        found = host.run(work) if in_place else host.run_on_copy(work)
        stopped = [one for one in found if one.verdict not in ("same", "agrees")]
        if host.json:
            click.echo(msgspec.json.encode(found))
        else:
            counts = Counter(one.verdict for one in found)
            named = {verdict: counts[verdict] for verdict in ("same", "agrees", "departs")}
            click.echo(
                host.say("admin-foreseen", games=len(found), other=counts["unavailable"] + counts["fault"], **named)
            )
            for one in stopped:
                click.echo(_foreseen(host, one))
        sys.exit(REFUSED if stopped else 0)

    return command


def _foreseen(host: Host, one: Outlook) -> str:
    """What becomes of a game that cannot go on as it is."""
    start = host.say("admin-foreseen-game", game=one.game, title=one.title, status=one.status)
    if one.verdict != "departs":
        return start + host.say("admin-foreseen-closed", detail=one.detail)
    assert one.was is not None
    assert one.now is not None
    why = host.say(f"admin-departs-{one.kind}")
    by_rule = ", ".join(part for part in (one.rule, one.detail) if part)
    about = {"was": one.was, "now": one.now, "move": one.move or 0, "seat": -1 if one.seat is None else one.seat}
    place = host.say("admin-foreseen-departs", action=one.action, **about)
    return f"{start}{place} {why}{f' ({by_rule})' if by_rule else ''}"


_COMMANDS: Final[tuple[Callable[[str], click.Command], ...]] = (
    *(_list, _show, _export, _import, _archive, _ban, _unban, _stats, _backup, _restore, _migrate, _foresee),
    *(keeping.check, keeping.convert, keeping.drill, keeping.pause, keeping.resume),
)


def _address(who: str) -> str | None:
    """An IP address in the form in which it is compared, or None for the name or id of a person."""
    try:
        return str(ip_address(who))
    except ValueError:
        return None


def _moment(at: int | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _names(info: TableInfo) -> str:
    return ", ".join(seat.name or seat.level or "–" for seat in info.seats)
