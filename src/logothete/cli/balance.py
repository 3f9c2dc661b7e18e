"""`logothete balance`: what many games among equal bots say about seats, peoples and cards, as a report in Markdown.

Exit codes: 0 all games were played, 1 some failed, 2 what was asked cannot be done, 130 interrupted by Ctrl-C (what was
finished until then is reported).
"""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import Final, NamedTuple

import click
import msgspec

from logothete.bots import LEVELS, UnknownBot, open_bot
from logothete.cli.common import catalogue, content_trouble, fail, help_option, language_option
from logothete.cli.progress import Display
from logothete.games import UnknownTitle, open_title, titles
from logothete.kernel.content import ContentError
from logothete.kernel.narrate import Narrator
from logothete.kernel.text import Catalogue
from logothete.kernel.title import BadSetup, Setup, Title
from logothete.lab.arena import cores
from logothete.lab.balance import Balance, Gain, NothingPlayed, NothingToDeal, Share, look_at

FAILED: Final = 1
INTERRUPTED: Final = 130
GAMES: Final = 2000
FAIR: Final = (0.72, 1.28)
"""How many times its even part of the wins a seat or a house may have before the report points at it."""


class Wishes(NamedTuple):
    """The options of the command line."""

    game: str
    players: list[int]
    bot: str
    games: int
    seed: int
    kinds: list[str]
    in_turn: bool
    options: dict[str, str]
    pack: Path | None
    processes: int
    json: Path | None
    report: Path | None
    read: list[Path]
    """Figures of earlier runs, to report instead of playing."""


def build(language: str) -> click.Command:
    """The command, with its help in one language; what it prints follows `--lang`."""
    say = catalogue(language, "balance").say
    path = click.Path(path_type=Path, dir_okay=False)
    positive = click.IntRange(min=1)
    file, folder = say("balance-help-file-name"), say("balance-help-folder-name")

    @click.command(
        name="balance", help=say("balance-help"), short_help=say("balance-help-short"), add_help_option=False
    )
    @click.argument("game", metavar=say("balance-help-game-name"))
    @click.option("--players", type=positive, multiple=True, metavar="N", help=say("balance-help-players"))
    @click.option("--bot", default="greedy", metavar=say("balance-help-bot-name"), help=say("balance-help-bot"))
    @click.option("--games", type=positive, default=GAMES, metavar="N", help=say("balance-help-games"))
    @click.option("--seed", type=click.IntRange(min=0), metavar="N", help=say("balance-help-seed"))
    @click.option("--by", "kinds", multiple=True, metavar=say("balance-help-by-name"), help=say("balance-help-by"))
    @click.option("--in-turn", is_flag=True, help=say("balance-help-in-turn"))
    @click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help=say("balance-help-option"))
    @click.option("--pack", type=click.Path(path_type=Path), metavar=folder, help=say("balance-help-pack"))
    @click.option("--processes", type=positive, metavar="N", help=say("balance-help-processes"))
    @click.option("--json", type=path, metavar=file, help=say("balance-help-json"))
    @click.option("--read", type=path, multiple=True, metavar=file, help=say("balance-help-read"))
    @click.option("--report", type=path, metavar=file, help=say("balance-help-report"))
    @language_option(say("balance-help-lang"))
    @help_option(say("balance-help-help"), build)
    def balance(
        game: str,
        players: tuple[int, ...],
        bot: str,
        games: int,
        seed: int | None,
        kinds: tuple[str, ...],
        in_turn: bool,
        options: tuple[str, ...],
        pack: Path | None,
        processes: int | None,
        json: Path | None,
        read: tuple[Path, ...],
        report: Path | None,
        lang: str,
    ) -> None:
        texts = catalogue(lang, "balance")
        drawn = secrets.randbelow(10**9) if seed is None else seed
        wishes = Wishes(
            game=game,
            players=list(players),
            bot=bot,
            games=games,
            seed=drawn,
            kinds=list(kinds),
            in_turn=in_turn,
            options=dict(option.partition("=")[::2] for option in options),
            pack=pack,
            processes=processes or cores(),
            json=json,
            report=report,
            read=list(read),
        )
        run(wishes, texts, lang)

    return balance


def run(wishes: Wishes, texts: Catalogue, language: str) -> None:
    """Play for each number of players in turn, or read what was played before, then report."""
    title = _check(wishes, texts)
    found = _read(wishes, texts) if wishes.read else _play(wishes, title, texts, language)
    report = Report(title, texts, language).write(found)
    _write(wishes.report, report.encode(), texts)
    _write(wishes.json, msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n", texts)
    if wishes.report is None:
        click.echo(report, nl=False)
    if found[-1].interrupted:
        fail(texts.say("balance-interrupted", games=found[-1].games), INTERRUPTED)
    if any(balance.failed for balance in found):
        fail(texts.say("balance-failed", count=sum(balance.failed for balance in found)), FAILED)


def _play(wishes: Wishes, title: Title, texts: Catalogue, language: str) -> list[Balance]:
    found: list[Balance] = []
    for players in wishes.players or title.players:
        click.echo(texts.say("balance-playing", game=title.key, players=players, games=wishes.games), err=True)
        with Display(catalogue(language, "arena"), wishes.games) as display:
            try:
                balance = look_at(
                    wishes.game,
                    wishes.bot,
                    players,
                    wishes.games,
                    wishes.seed,
                    kinds=wishes.kinds,
                    options=wishes.options,
                    pack=wishes.pack,
                    in_turn=wishes.in_turn,
                    processes=wishes.processes,
                    progress=display.show,
                )
            except NothingToDeal:
                fail(texts.say("balance-error-in-turn", game=title.key))
            except NothingPlayed as error:
                fail(texts.say("balance-error-nothing", detail=str(error)), FAILED)
        found.append(balance)
        if balance.interrupted:
            break
    return found


def _read(wishes: Wishes, texts: Catalogue) -> list[Balance]:
    """The figures of earlier runs, in the order of the files."""
    found: list[Balance] = []
    for file in wishes.read:
        try:
            found += msgspec.json.decode(file.read_bytes(), type=list[Balance])
        except OSError as error:
            fail(texts.say("balance-error-read", file=str(file), detail=str(error.strerror)))
        except msgspec.MsgspecError as error:
            fail(texts.say("balance-error-read", file=str(file), detail=str(error)))
    strangers = sorted({one.game for one in found} - {wishes.game})
    if strangers or not found:
        fail(texts.say("balance-error-figures", game=wishes.game, others=", ".join(strangers) or "–"))
    return found


def _check(wishes: Wishes, texts: Catalogue) -> Title:
    """Say what is wrong before anything is played."""
    say = texts.say
    try:
        open_bot(wishes.bot, 0)
    except UnknownBot:
        fail(say("balance-error-bot", bot=wishes.bot, levels=", ".join(LEVELS)))
    try:
        title = open_title(wishes.game, wishes.pack)
    except UnknownTitle:
        fail(say("balance-error-game", game=wishes.game, games=", ".join(titles())))
    except (ContentError, BadSetup) as error:
        fail(content_trouble(say("balance-error-pack"), error, texts.language))
    for players in wishes.players:
        if players not in title.players:
            allowed = ", ".join(map(str, title.players))
            fail(say("balance-error-players", game=title.key, players=players, allowed=allowed))
    try:
        title.check(Setup(title.players[0], wishes.options))
    except BadSetup as error:
        fail(say("balance-error-option", game=title.key, detail=str(error)))
    kinds = {kind.key for kind in title.events if "seat" in kind.names}
    for kind in wishes.kinds:
        if kind not in kinds:
            fail(say("balance-error-by", kind=kind, kinds=", ".join(sorted(kinds))))
    for file in (wishes.json, wishes.report):
        if file is not None and not file.parent.is_dir():
            fail(say("balance-error-write", file=str(file), detail=say("balance-error-folder")))
    return title


def _write(file: Path | None, data: bytes, texts: Catalogue) -> None:
    if file is None:
        return
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_bytes(data)
        part.replace(file)
    except OSError as error:
        fail(texts.say("balance-error-write", file=str(file), detail=str(error.strerror)), FAILED)


class Report:
    """The report: one table for each thing that seats had in common, one column for each number of players."""

    def __init__(self, title: Title, texts: Catalogue, language: str) -> None:
        self.title = title
        self.say = texts.say
        self.language = language
        self.narrator = Narrator(title, language)
        self.depth = "##"
        """How deep the headings of tables are."""

    def write(self, found: list[Balance]) -> str:
        """All of it, as Markdown."""
        say = self.say
        parts = [
            f"# {say('balance-title', game=self.narrator.catalogue.say('title-name'))}",
            *self._origins(found),
            say("balance-how-to-read", low=FAIR[0], high=FAIR[1]),
        ]
        numbers = sorted({balance.players for balance in found})
        if len(numbers) == len(found):
            return "\n\n".join([*parts, *self._tables(found)]) + "\n"
        # Several series with the same number of players are there to be compared: each number has its own tables.
        self.depth = "###"
        for players in numbers:
            parts.append(f"## {say('balance-column', players=players)}")
            parts += self._tables([balance for balance in found if balance.players == players])
        return "\n\n".join(parts) + "\n"

    def _tables(self, found: list[Balance]) -> list[str]:
        """Everything that is counted, the series side by side."""
        say = self.say
        parts = [self._table(say("balance-whole"), self._whole(found), found)]
        for group in dict.fromkeys(group for balance in found for group in balance.groups):
            parts.append(self._table(self._heading(group), self._rows(group, found), found))
        for group in dict.fromkeys(group for balance in found for group in balance.sources):
            parts.append(self._table(self._source_heading(group), self._source_rows(group, found), found))
        if any(balance.measures for balance in found):
            parts.append(self._table(say("balance-measures"), self._measures(found), found))
        for domain in dict.fromkeys(domain for balance in found for domain in balance.things):
            rows = self._gain_rows(domain, [balance.things.get(domain, []) for balance in found])
            parts.append(self._table(say("balance-things", domain=domain), rows, found))
        return parts

    def _origins(self, found: list[Balance]) -> list[str]:
        """How the games were made: what those have in common that were made alike, then their commands."""
        commands: dict[str, list[str]] = {}
        for balance in found:
            commands.setdefault(self._made(balance), []).append(f"    {self._command(balance)}")
        return [part for made, lines in commands.items() for part in (made, "\n".join(dict.fromkeys(lines)))]

    def _made(self, balance: Balance) -> str:
        """What was played, by whom and with what."""
        versions = balance.versions
        return self.say(
            "balance-made",
            version=versions.logothete,
            rules=versions.rules,
            content=versions.content[:12],
            pack=versions.pack or self.say("balance-own-content"),
            bot=balance.bot,
            turns="in-turn" if balance.in_turn else "chosen",
        )

    def _command(self, balance: Balance) -> str:
        """What to type to see the same figures again."""
        words = ["logothete", "balance", balance.game, "--bot", balance.bot, "--games", str(balance.games)]
        words += ["--seed", str(balance.seed), "--players", str(balance.players)]
        for kind in dict.fromkeys(group.partition(" ")[0] for group in balance.groups if " " in group):
            words += ["--by", kind]
        if balance.in_turn:
            words.append("--in-turn")
        for option in self._chosen(balance):
            words += ["--option", option]
        if balance.versions.pack:
            words += ["--pack", balance.versions.pack]
        return shlex.join(words)

    def _chosen(self, balance: Balance) -> list[str]:
        """The options that are not the usual ones."""
        usual = {option.key: option.values[0] for option in self.title.options}
        return [f"{key}={value}" for key, value in balance.options.items() if usual.get(key) != value]

    def _table(self, heading: str, rows: list[tuple[str, list[str]]], found: list[Balance]) -> str:
        columns = self._columns(found)
        lines = [f"| | {' | '.join(columns)} |", f"|---|{'---:|' * len(columns)}"]
        lines += [f"| {name} | {' | '.join(cells)} |" for name, cells in rows]
        return f"{self.depth} {heading}\n\n" + "\n".join(lines)

    def _columns(self, found: list[Balance]) -> list[str]:
        """What tells the columns apart: the number of players, and bot and content where these differ."""
        columns: list[list[str]] = [[] for _ in found]
        if len({one.players for one in found}) == len(found):
            columns = [[self.say("balance-column", players=one.players)] for one in found]
        options = [", ".join(self._chosen(one)) or "–" for one in found]
        for marks in ([one.bot for one in found], [one.versions.content[:6] for one in found], options):
            if len(set(marks)) > 1:
                for column, mark in zip(columns, marks, strict=True):
                    column.append(f"`{mark}`")
        return [", ".join(column) or self.say("balance-column", players=found[0].players) for column in columns]

    def _whole(self, found: list[Balance]) -> list[tuple[str, list[str]]]:
        say = self.say
        rows = [
            (say("balance-games"), [say("balance-count", value=one.games) for one in found]),
            (say("balance-even"), [say("balance-rate", value=one.even) for one in found]),
            (say("balance-decisions"), [say("balance-count", value=round(one.decisions)) for one in found]),
            (
                say("balance-range"),
                [say("balance-from-to", low=one.shortest, high=one.longest) for one in found],
            ),
        ]
        if self.title.all_may_lose:
            lost = [
                say(
                    "balance-cell",
                    rate=one.lost_rate,
                    low=one.lost_interval.low,
                    high=one.lost_interval.high,
                )
                for one in found
            ]
            rows.append((say("balance-lost"), lost))
        return rows

    def _rows(self, group: str, found: list[Balance]) -> list[tuple[str, list[str]]]:
        """Each thing with its figures; what is furthest from even first, except for seats."""
        shares = [{share.key: share for share in balance.groups.get(group, [])} for balance in found]
        keys = list(dict.fromkeys(key for one in shares for key in one))
        if group in ("seat", "side") or group.endswith(" seat"):
            keys.sort(key=int)
        else:
            keys.sort(key=lambda key: -_lead(key, shares, found))
        return [
            (
                self._name(group, key),
                [self._cell(one.get(key), group, balance.even) for one, balance in zip(shares, found, strict=True)],
            )
            for key in keys
        ]

    def _cell(self, share: Share | None, group: str, even: float) -> str:
        if share is None:
            return self.say("balance-none")
        cell = self.say(
            "balance-cell-times",
            rate=share.rate,
            low=share.interval.low,
            high=share.interval.high,
            times=share.times,
            scored="no" if share.score is None else "yes",
            score=share.score or 0.0,
        )
        given = " " not in group or group.endswith(" seat")
        fair = FAIR[0] * even <= share.rate <= FAIR[1] * even
        return f"**{cell}**" if given and not fair else cell

    def _source_heading(self, group: str) -> str:
        return self.say("balance-sources-by", domain=group) if group else self.say("balance-sources")

    def _source_rows(self, group: str, found: list[Balance]) -> list[tuple[str, list[str]]]:
        """What each source brought to everybody, or to each house or people in turn."""
        by_key = [balance.sources.get(group, {}) for balance in found]
        rows: list[tuple[str, list[str]]] = []
        for key in sorted({key for one in by_key for key in one}):
            lines = self._gain_rows("", [one.get(key, []) for one in by_key])
            rows += [(f"{self.narrator.name(group, key)}, {name}" if group else name, cells) for name, cells in lines]
        return rows

    def _measures(self, found: list[Balance]) -> list[tuple[str, list[str]]]:
        """What the title measures in a finished game, on average."""
        keys = dict.fromkeys(key for balance in found for key in balance.measures)
        return [
            (
                f"`{key}`",
                [
                    self.say("balance-measure", value=one.measures[key])
                    if key in one.measures
                    else self.say("balance-none")
                    for one in found
                ],
            )
            for key in keys
        ]

    def _gain_rows(self, domain: str, columns: list[list[Gain]]) -> list[tuple[str, list[str]]]:
        """Sources of points, or things of a domain, the most profitable first."""
        gains = [{gain.key: gain for gain in column} for column in columns]
        keys = list(dict.fromkeys(key for one in gains for key in one))
        keys.sort(key=lambda key: -sum(one[key].points for one in gains if key in one))
        return [
            (
                self.narrator.name(domain, key) if domain else f"`{key}`",
                [self._gain(one.get(key)) for one in gains],
            )
            for key in keys
        ]

    def _gain(self, gain: Gain | None) -> str:
        if gain is None:
            return self.say("balance-none")
        return self.say("balance-gain", points=gain.points, share=gain.share)

    def _heading(self, group: str) -> str:
        if group == "seat":
            return self.say("balance-by-seat")
        if group == "side":
            return self.say("balance-by-side")
        kind, _, domain = group.rpartition(" ")
        if domain == "seat":
            return self.say("balance-by-order", kind=kind)
        return self.say("balance-by-deed", kind=kind, domain=domain) if kind else self.say("balance-by", domain=domain)

    def _name(self, group: str, key: str) -> str:
        if group == "seat":
            return self.say("balance-seat", number=key)
        if group == "side":
            return self.say("balance-side", number=key)
        if group.endswith(" seat"):
            return self.say("balance-order", number=int(key))
        return self.narrator.name(group.rpartition(" ")[2], key)


def _lead(key: str, shares: list[dict[str, Share]], found: list[Balance]) -> float:
    """How many times its even part of the wins a thing has, over all numbers of players."""
    wins = sum(one[key].wins for one in shares if key in one)
    even = sum(one[key].times * balance.even for one, balance in zip(shares, found, strict=True) if key in one)
    return wins / even if even else 0.0
