"""`logothete arena`: many games among bots, and a table of who plays better.

Exit codes: 0 all games were played, 1 some failed, 2 what was asked cannot be done, 130 interrupted by Ctrl-C. What
was finished is reported in every case.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import click
import msgspec
from rich.console import Console
from rich.measure import Measurement
from rich.text import Text

from logothete.bots import LEVELS, Strategist, UnknownBot, open_bot
from logothete.cli.common import catalogue, console, content_trouble, fail, help_option, language_option
from logothete.cli.progress import Display, duration
from logothete.cli.standings import Show, command
from logothete.games import UnknownTitle, open_title, titles
from logothete.kernel.content import ContentError
from logothete.kernel.narrate import Narrator
from logothete.kernel.text import Catalogue
from logothete.kernel.title import BadSetup, Title
from logothete.lab.arena import OtherSeries, Standings, cores, play_games, read_standings, write_standings
from logothete.lab.series import Failure, labels

FAILED, INTERRUPTED = 1, 130
SHOWN_FAILURES: Final = 3


class Wishes(NamedTuple):
    """The options of the command line."""

    game: str
    bots: list[str]
    games: int
    only: int | None
    seed: int
    options: dict[str, str]
    pack: Path | None
    processes: int
    json: Path | None
    records: Path | None
    report: Path | None
    earlier: Standings | None
    """What --resume goes on with."""


def build(language: str) -> click.Command:
    """The command, with its help in one language; what it prints follows `--lang`."""
    say = catalogue(language, "arena").say
    path = click.Path(path_type=Path)
    positive = click.IntRange(min=1)
    file, folder = say("arena-help-file-name"), say("arena-help-folder-name")

    @click.command(name="arena", help=say("arena-help"), short_help=say("arena-help-short"), add_help_option=False)
    @click.argument("game", metavar=say("arena-help-game-name"))
    @click.option("--bots", required=True, metavar=say("arena-help-bots-name"), help=say("arena-help-bots"))
    @click.option("--games", type=positive, default=100, metavar="N", help=say("arena-help-games"))
    @click.option("--seed", type=click.IntRange(min=0), metavar="N", help=say("arena-help-seed"))
    @click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help=say("arena-help-option"))
    @click.option("--pack", type=path, metavar=folder, help=say("arena-help-pack"))
    @click.option("--processes", type=positive, metavar="N", help=say("arena-help-processes"))
    @click.option("--json", type=path, metavar=file, help=say("arena-help-json"))
    @click.option("--resume", is_flag=True, help=say("arena-help-resume"))
    @click.option("--records", type=path, metavar=folder, help=say("arena-help-records"))
    @click.option(
        "--report", type=click.Path(path_type=Path, dir_okay=False), metavar=file, help=say("arena-help-report")
    )
    @click.option("--only", type=positive, metavar="N", help=say("arena-help-only"))
    @language_option(say("arena-help-lang"))
    @help_option(say("arena-help-help"), build)
    def arena(
        game: str,
        bots: str,
        games: int,
        seed: int | None,
        options: tuple[str, ...],
        pack: Path | None,
        processes: int | None,
        json: Path | None,
        resume: bool,
        records: Path | None,
        report: Path | None,
        only: int | None,
        lang: str,
    ) -> None:
        texts = catalogue(lang, "arena")
        earlier = _earlier(json, texts) if resume else None
        if seed is None:
            seed = secrets.randbelow(10**9) if earlier is None else earlier.seed
        wishes = Wishes(
            game,
            [bot.strip() for bot in bots.split(",")],
            1 if only is not None else games,
            only,
            seed,
            dict(_option(option, texts) for option in options),
            pack,
            processes or cores(),
            json,
            records,
            report,
            earlier,
        )
        _check(wishes, texts)
        _Referee(wishes, texts, console()).run()

    return arena


def _option(text: str, texts: Catalogue) -> tuple[str, str]:
    key, sign, value = text.partition("=")
    if not (key and sign and value):
        fail(texts.say("arena-error-option", text=text))
    return key, value


def _check(wishes: Wishes, texts: Catalogue) -> None:
    """Say what is wrong before anything is played: nobody wants to hear it in the morning."""
    say = texts.say
    for bot in wishes.bots:
        try:
            open_bot(bot, 0)
        except UnknownBot:
            fail(say("arena-error-bot", bot=bot, levels=", ".join(LEVELS)))
    try:
        title = open_title(wishes.game, wishes.pack)
    except UnknownTitle:
        fail(say("arena-error-game", game=wishes.game, games=", ".join(titles())))
    except (ContentError, BadSetup) as error:
        fail(content_trouble(say("arena-error-pack"), error, texts.language))
    _check_setup(wishes, title, texts)
    if wishes.records is not None:
        try:
            wishes.records.mkdir(parents=True, exist_ok=True)
            used = any(wishes.records.iterdir())
        except OSError as error:
            fail(say("arena-error-write", file=str(wishes.records), detail=str(error.strerror)))
        if used and wishes.earlier is None:
            fail(say("arena-error-used", folder=str(wishes.records)))
    if wishes.json is not None and wishes.json.exists() and wishes.earlier is None:
        fail(say("arena-error-exists", file=str(wishes.json)))
    if wishes.report is not None and wishes.json is not None and wishes.report.resolve() == wishes.json.resolve():
        fail(say("arena-error-same", file=str(wishes.report)))
    for file in (wishes.json, wishes.report):
        if file is not None:
            try:
                _part(file).write_bytes(b"")
            except OSError as error:
                fail(say("arena-error-write", file=str(file), detail=str(error.strerror)))


def _earlier(file: Path | None, texts: Catalogue) -> Standings | None:
    """What a file holds of a series that is to be resumed; None if there is no file yet."""
    if file is None:
        fail(texts.say("arena-error-resume"))
    try:
        return read_standings(file.read_bytes())
    except FileNotFoundError:
        return None
    except OSError as error:
        fail(texts.say("arena-error-read", file=str(file), detail=str(error.strerror)))
    except msgspec.DecodeError as error:
        fail(texts.say("arena-error-read", file=str(file), detail=str(error)))


def _check_setup(wishes: Wishes, title: Title, texts: Catalogue) -> None:
    say = texts.say
    if len(wishes.bots) not in title.players:
        players = ", ".join(map(str, title.players))
        fail(say("arena-error-players", game=title.key, players=players, bots=len(wishes.bots)))
    known = {option.key: option.values for option in title.options}
    for key, value in wishes.options.items():
        if value not in known.get(key, ()):
            offered = "; ".join(f"{name}={'|'.join(values)}" for name, values in known.items())
            if not offered:
                fail(say("arena-error-no-options", game=title.key, option=f"{key}={value}"))
            fail(say("arena-error-options", game=title.key, option=f"{key}={value}", options=offered))


def _has_clock(description: str) -> bool:
    """Whether a bot's decisions depend on how much time it has."""
    bot = open_bot(description, 0)
    return isinstance(bot, Strategist) and bot.budget.seconds > 0


def _stamp(file: Path | None) -> tuple[int, int] | None:
    """What changes when somebody writes a file; None if there is none."""
    if file is None or not file.exists():
        return None
    status = file.stat()
    return status.st_mtime_ns, status.st_size


def _part(file: Path) -> Path:
    """Where a file is written until it is whole."""
    return file.with_name(f"{file.name}.part")


class _Referee:
    """Runs the series that was asked for, and reports."""

    def __init__(self, wishes: Wishes, texts: Catalogue, out: Console) -> None:
        self.wishes = wishes
        self.texts = texts
        self.say = texts.say
        self.out = out
        self.stamp = _stamp(wishes.json)

    def run(self) -> None:
        wishes = self.wishes
        self._announce()
        try:
            standings = self._play()
        except OtherSeries as error:
            for file in (wishes.json, wishes.report):
                if file is not None:
                    _part(file).unlink(missing_ok=True)
            about = {"what": error.what, "earlier": error.earlier, "now": error.now}
            fail(self.say("arena-error-other", file=str(wishes.json), **about))
        self._report(standings)
        self._files(standings)
        self._failures(standings.failures)
        if standings.interrupted:
            raise SystemExit(INTERRUPTED)
        if standings.failures:
            raise SystemExit(FAILED)

    def _play(self) -> Standings:
        wishes = self.wishes
        with Display(self.texts, wishes.games) as display:
            return play_games(
                wishes.game,
                wishes.bots,
                wishes.games if wishes.only is None else [wishes.only],
                wishes.seed,
                options=wishes.options,
                pack=wishes.pack,
                processes=wishes.processes,
                records=wishes.records,
                earlier=wishes.earlier,
                progress=display.show,
                save=self._save,
            )

    def _announce(self) -> None:
        """What is going to happen, and what to know about it beforehand."""
        wishes = self.wishes
        players = len(wishes.bots)
        names = ", ".join(labels(wishes.bots))
        seed = str(wishes.seed)
        if wishes.only is not None:
            self._line(self.say("arena-announce-only", game=wishes.game, number=wishes.only, bots=names, seed=seed))
        else:
            processes = min(wishes.processes, wishes.games)
            self._line(
                self.say("arena-announce", game=wishes.game, games=wishes.games, processes=processes, bots=names)
            )
            deals = -(-wishes.games // players)
            self._line(self.say("arena-announce-seats", deals=deals, players=players, seed=seed))
            if wishes.earlier is not None:
                self._line(self.say("arena-announce-resume", games=len(wishes.earlier.games), file=str(wishes.json)))
            if wishes.games % players:
                self._line(self.say("arena-note-uneven", games=deals * players))
        if any(_has_clock(bot) for bot in wishes.bots):
            self._line(self.say("arena-note-time"))

    def _report(self, standings: Standings) -> None:
        played = len(standings.games)
        spent = duration(standings.seconds)
        self._line("")
        if standings.interrupted:
            self._line(self.say("arena-interrupted", played=played, planned=standings.planned, time=spent))
        else:
            self._line(self.say("arena-finished", played=played, planned=standings.planned, time=spent))
        if not played:
            return
        self._line("")
        show = Show(standings, self.texts)
        table = show.table()
        # Where the screen is too narrow the terminal may break the lines, but no figure is cut off.
        needed = Measurement.get(self.out, self.out.options.update(width=1000), table).maximum
        self.out.width = max(self.out.width, needed)
        self.out.print(table)
        self._line("")
        legend = show.legend()
        width = max(len(heading) for heading, _ in legend)
        for heading, meaning in legend:
            self._line(f"{heading:<{width}}  {meaning}")

    def _files(self, standings: Standings) -> None:
        wishes = self.wishes
        self._line("")
        if wishes.json is not None:
            self._save(standings)
            self._line(self.say("arena-json", file=str(wishes.json)))
        if wishes.records is not None:
            self._line(self.say("arena-records", folder=str(wishes.records), count=len(standings.games)))
        if wishes.report is not None:
            self._keep_page(standings, wishes.report)

    def _keep_page(self, standings: Standings, file: Path) -> None:
        """Write the figures as a page, if there are any: an earlier page stays where nothing was played."""
        part = _part(file)
        try:
            if not standings.games:
                part.unlink()
                return
            title = open_title(standings.game, self.wishes.pack)
            name = Narrator(title, self.texts.language).catalogue.say("title-name")
            part.write_text(Show(standings, self.texts).page(name), encoding="utf-8")
            part.replace(file)
        except OSError as error:
            fail(self.say("arena-error-write", file=str(file), detail=str(error.strerror)), FAILED)
        self._line(self.say("arena-report", file=str(file)))

    def _save(self, standings: Standings) -> None:
        """Write the standings so far: whatever happens to the series, what is finished can be gone on with."""
        if self.wishes.json is None:
            return
        part = _part(self.wishes.json)
        try:
            part.write_bytes(write_standings(standings))
            if _stamp(self.wishes.json) != self.stamp:
                fail(self.say("arena-error-changed", file=str(self.wishes.json), part=str(part)), FAILED)
            part.replace(self.wishes.json)
            self.stamp = _stamp(self.wishes.json)
        except OSError as error:
            fail(self.say("arena-error-write", file=str(self.wishes.json), detail=str(error.strerror)), FAILED)

    def _failures(self, failures: Sequence[Failure]) -> None:
        """The first games that failed and how to see them fail again; the JSON file has them all."""
        wishes = self.wishes
        for failure in failures[:SHOWN_FAILURES]:
            number, decision, error = failure.number, failure.decision, failure.error
            if failure.bot:
                said = self.say("arena-failure-bot", number=number, decision=decision, error=error, bot=failure.bot)
            else:
                said = self.say("arena-failure", number=number, error=error)
            self._complain(said)
            if wishes.only is not None:
                self._complain(failure.trace.rstrip())
            else:
                pack = "" if wishes.pack is None else str(wishes.pack)
                again = command(wishes.game, wishes.bots, wishes.seed, wishes.options, pack, "--only", str(number))
                self._complain(self.say("arena-failure-repeat", command=again))
        if len(failures) > SHOWN_FAILURES:
            self._complain(self.say("arena-failure-more", count=len(failures) - SHOWN_FAILURES))

    def _line(self, line: str) -> None:
        self.out.print(Text(line), soft_wrap=True)

    def _complain(self, message: str) -> None:
        click.echo(message, err=True)
