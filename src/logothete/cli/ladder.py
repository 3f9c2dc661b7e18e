"""`logothete ladder`: whether the levels of a game's bots are what they promise, as a report in Markdown.

Exit codes: 0 nothing speaks against them (and without `--quick`, everything asked for is shown), 1 something does or is
not shown, or games failed, 2 what was asked cannot be done, 130 interrupted by Ctrl-C (what was finished is reported).
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import click
import msgspec

from logothete.bots import LEVEL_TEXTS
from logothete.cli.common import catalogue, content_trouble, fail, help_option, language_option
from logothete.cli.progress import Display
from logothete.games import UnknownTitle, open_title, titles
from logothete.kernel.content import ContentError
from logothete.kernel.narrate import Narrator
from logothete.kernel.text import Catalogue
from logothete.kernel.title import BadSetup, Title
from logothete.lab.ladder import FULL, QUICK, SECONDS, Ladder, Pace, Ruin, Rung, climb, planned

FAILED: Final = 1
INTERRUPTED: Final = 130
SEED: Final = 1
"""Always the same unless another is asked for: a ladder is there to be compared with itself."""


class Wishes(NamedTuple):
    """The options of the command line."""

    game: str
    players: list[int]
    quick: bool
    seed: int
    pack: Path | None
    processes: int
    json: Path | None
    report: Path | None


def build(language: str) -> click.Command:
    """The command, with its help in one language; what it prints follows `--lang`."""
    say = catalogue(language, "ladder").say
    path = click.Path(path_type=Path, dir_okay=False)
    positive = click.IntRange(min=1)
    file, folder = say("ladder-help-file-name"), say("ladder-help-folder-name")

    @click.command(name="ladder", help=say("ladder-help"), short_help=say("ladder-help-short"), add_help_option=False)
    @click.argument("game", metavar=say("ladder-help-game-name"))
    @click.option("--quick", is_flag=True, help=say("ladder-help-quick"))
    @click.option("--players", type=positive, multiple=True, metavar="N", help=say("ladder-help-players"))
    @click.option("--seed", type=click.IntRange(min=0), default=SEED, metavar="N", help=say("ladder-help-seed"))
    @click.option("--pack", type=click.Path(path_type=Path), metavar=folder, help=say("ladder-help-pack"))
    @click.option("--processes", type=positive, default=1, metavar="N", help=say("ladder-help-processes"))
    @click.option("--json", type=path, metavar=file, help=say("ladder-help-json"))
    @click.option("--report", type=path, metavar=file, help=say("ladder-help-report"))
    @language_option(say("ladder-help-lang"))
    @help_option(say("ladder-help-help"), build)
    def ladder(
        game: str,
        quick: bool,
        players: tuple[int, ...],
        seed: int,
        pack: Path | None,
        processes: int,
        json: Path | None,
        report: Path | None,
        lang: str,
    ) -> None:
        texts = catalogue(lang, "ladder")
        run(Wishes(game, sorted(set(players)), quick, seed, pack, processes, json, report), texts)

    return ladder


def run(wishes: Wishes, texts: Catalogue) -> None:
    """Play, report, and say by the exit code what came of it."""
    title = _check(wishes, texts)
    course = QUICK if wishes.quick else FULL
    total = planned(title, course, wishes.players)
    click.echo(texts.say("ladder-playing", game=title.key, games=total), err=True)
    with Display(catalogue(texts.language, "arena"), total) as display:
        ladder = climb(
            wishes.game,
            course,
            wishes.seed,
            players=wishes.players,
            pack=wishes.pack,
            processes=wishes.processes,
            progress=display.show,
        )
    report = Report(title, texts).write(ladder)
    _write(wishes.report, report.encode(), texts)
    _write(wishes.json, write_ladder(ladder), texts)
    if wishes.report is None:
        click.echo(report, nl=False)
    if ladder.interrupted:
        fail(texts.say("ladder-interrupted"), INTERRUPTED)
    if ladder.failures:
        first = ladder.failures[0]
        fail(texts.say("ladder-failed", count=len(ladder.failures), bot=first.bot, error=first.error), FAILED)
    verdict = ladder.verdict()
    if verdict == "fails" or (verdict == "open" and not wishes.quick):
        fail(texts.say(f"ladder-end-{verdict}"), FAILED)


def write_ladder(ladder: Ladder) -> bytes:
    """All that was found, as JSON for people and programs."""
    return msgspec.json.format(msgspec.json.encode(ladder), indent=1) + b"\n"


def _check(wishes: Wishes, texts: Catalogue) -> Title:
    """Say what is wrong before anything is played."""
    say = texts.say
    try:
        title = open_title(wishes.game, wishes.pack)
    except UnknownTitle:
        fail(say("ladder-error-game", game=wishes.game, games=", ".join(titles())))
    except (ContentError, BadSetup) as error:
        fail(content_trouble(say("ladder-error-pack"), error, texts.language))
    for players in wishes.players:
        if players not in title.players:
            allowed = ", ".join(map(str, title.players))
            fail(say("ladder-error-players", game=title.key, players=players, allowed=allowed))
    if wishes.json is not None and wishes.report is not None and wishes.json.resolve() == wishes.report.resolve():
        fail(say("ladder-error-same", file=str(wishes.json)))
    for file in (wishes.json, wishes.report):
        if file is not None and not file.parent.is_dir():
            fail(say("ladder-error-write", file=str(file), detail=say("ladder-error-folder")))
    return title


def _write(file: Path | None, data: bytes, texts: Catalogue) -> None:
    if file is None:
        return
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_bytes(data)
        part.replace(file)
    except OSError as error:
        fail(texts.say("ladder-error-write", file=str(file), detail=str(error.strerror)), FAILED)


class Report:
    """What was found, as a page: a table for each question."""

    def __init__(self, title: Title, texts: Catalogue) -> None:
        self.title = title
        self.say = texts.say
        self.levels = Catalogue.load(texts.language, LEVEL_TEXTS)
        self.name = Narrator(title, texts.language).catalogue.say("title-name")

    def write(self, ladder: Ladder) -> str:
        """All of it, as Markdown."""
        say = self.say
        versions = ladder.versions
        parts = [
            f"# {say('ladder-title', game=self.name)}",
            say(
                "ladder-made",
                version=versions.logothete,
                engine=versions.engine,
                rules=versions.rules,
                content=versions.content[:12],
                pack=versions.pack or say("ladder-own-content"),
                minutes=ladder.seconds / 60,
            ),
            f"    {_command(ladder)}",
            say("ladder-levels"),
            self._paces(ladder.paces),
            f"## {say('ladder-order')}",
            say("ladder-order-meaning"),
            self._rungs(ladder.rungs),
        ]
        if ladder.ruins:
            parts += [f"## {say('ladder-ruin')}", say("ladder-ruin-meaning"), self._ruins(ladder.ruins)]
        if ladder.uses:
            parts += [f"## {say('ladder-use')}", say("ladder-use-meaning"), self._uses(ladder)]
        return "\n\n".join(parts) + "\n"

    def _paces(self, paces: Sequence[Pace]) -> str:
        say = self.say
        keys = ("level", "bot", "timed", "effort", "measured", "mean", "slowest", "within")
        rows = [
            [
                self._level(pace.level),
                f"`{pace.bot}`",
                say("ladder-milliseconds", value=1000 * pace.slowest_timed),
                say("ladder-count", value=pace.effort),
                f"`{pace.measured}`",
                say("ladder-milliseconds", value=1000 * pace.mean),
                say("ladder-milliseconds", value=1000 * pace.slowest),
                say(f"ladder-verdict-{pace.verdict}"),
            ]
            for pace in paces
        ]
        return _markdown([say(f"ladder-column-{key}", seconds=SECONDS) for key in keys], rows)

    def _rungs(self, rungs: Sequence[Rung]) -> str:
        say = self.say
        keys = ("players", "pair", "deals", "games", "ahead", "interval", "ordered")
        rows = [
            [
                self._players(rung.players),
                say(
                    "ladder-pair",
                    upper=self._level(rung.upper),
                    lower=self._level(rung.lower),
                ),
                say("ladder-count", value=rung.deals),
                say("ladder-count", value=rung.games),
                self._points(rung.difference),
                say("ladder-none")
                if rung.interval is None
                else say("ladder-from-to", low=self._points(rung.interval.low), high=self._points(rung.interval.high)),
                say(f"ladder-verdict-{rung.verdict}"),
            ]
            for rung in rungs
        ]
        return _markdown([say(f"ladder-column-{key}") for key in keys], rows)

    def _ruins(self, ruins: Sequence[Ruin]) -> str:
        say = self.say
        keys = ("players", "careless", "games", "lost", "share", "limit", "kept", "lost-by")
        rows = [
            [
                self._players(ruin.players),
                say(f"ladder-careless-{ruin.careless or 'nobody'}"),
                say("ladder-count", value=ruin.games),
                say("ladder-count", value=ruin.lost),
                say(
                    "ladder-share-interval",
                    rate=ruin.lost / max(1, ruin.games),
                    low=ruin.interval.low,
                    high=ruin.interval.high,
                ),
                say("ladder-share", value=ruin.limit),
                say(f"ladder-verdict-{ruin.verdict}"),
                self._tables(ruin.lost_by) if ruin.players else say("ladder-none"),
            ]
            for ruin in ruins
        ]
        return _markdown([say(f"ladder-column-{key}") for key in keys], rows)

    def _tables(self, lost_by: dict[str, int]) -> str:
        """Which tables lost: how many of each level sat there."""
        say = self.say
        named: list[str] = []
        for seats, lost in lost_by.items():
            levels = seats.split(" ")
            counted = [
                say("ladder-some", number=levels.count(level), level=self._level(level))
                for level in dict.fromkeys(levels)
            ]
            named.append(say("ladder-lost-by", table=" + ".join(counted), lost=lost))
        return "; ".join(named) or say("ladder-none")

    def _uses(self, ladder: Ladder) -> str:
        say = self.say
        rows: list[list[str]] = []
        for level in ladder.course.bots:
            uses = [use for use in ladder.uses if use.level == level]
            rows.append([self._level(level)])
            for use in uses:
                if use.gained:
                    each = {"gained": use.gained / use.seats, "used": use.used / use.seats}
                    rows[-1].append(say("ladder-used", rate=use.used / use.gained, **each))
                else:
                    rows[-1].append(say("ladder-none"))
        return _markdown([say("ladder-column-level"), *map(self._players, ladder.players)], rows)

    def _level(self, level: str) -> str:
        return self.levels.say(f"level-{level}")

    def _players(self, players: int) -> str:
        return self.say("ladder-players", players=players) if players else self.say("ladder-all")

    def _points(self, points: float) -> str:
        return self.say("ladder-points", side="ahead" if points >= 0 else "behind", value=abs(points))


def _command(ladder: Ladder) -> str:
    """What to type to see the same again."""
    words = ["logothete", "ladder", ladder.game, "--seed", str(ladder.seed)]
    for players in ladder.players:
        words += ["--players", str(players)]
    if ladder.course.key == "quick":
        words.append("--quick")
    if ladder.versions.pack:
        words += ["--pack", ladder.versions.pack]
    return shlex.join(words)


def _markdown(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
