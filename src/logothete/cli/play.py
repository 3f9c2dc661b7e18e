"""`logothete play`: a game in the terminal, against bots or among them."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import click

from logothete.bots import LEVEL_TEXTS, LEVELS, Bot, UnknownBot, figures, open_bot
from logothete.cli.common import catalogue, console, content_trouble, fail, help_option, language_option
from logothete.cli.files import save_record
from logothete.cli.record import open_record, record_trouble
from logothete.cli.screen import Screen
from logothete.cli.session import Session
from logothete.games import UnknownTitle, open_title, titles
from logothete.kernel.content import ContentError
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.narrate import Narrator
from logothete.kernel.record import RecordError
from logothete.kernel.text import Catalogue
from logothete.kernel.title import BadSetup, Setup, Title


class Wishes(NamedTuple):
    """The options of the command line."""

    game: str | None
    players: int | None
    seat: int
    bot: str
    pack: Path | None
    options: Sequence[str]
    seed: str | None
    save: Path | None
    resume: Path | None
    watch: bool
    why: bool
    name: str
    plain: bool


def build(language: str) -> click.Command:
    """The command, with its help in one language; what it prints follows `--lang`."""
    say = catalogue(language, "play").say
    path = click.Path(path_type=Path)

    @click.command(
        name="play",
        help=say("play-help-command"),
        epilog=levels(language),
        short_help=say("play-help-short"),
        add_help_option=False,
    )
    @click.argument("game", required=False, metavar=say("play-help-game-name"))
    @click.option("--players", type=int, metavar="N", help=say("play-help-players"))
    @click.option("--seat", type=int, default=1, metavar="N", help=say("play-help-seat"))
    @click.option("--bot", default="greedy", metavar=say("play-help-bot-name"), help=say("play-help-bot"))
    @click.option("--name", default="", metavar=say("play-help-name-name"), help=say("play-help-name"))
    @click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help=say("play-help-option"))
    @click.option("--pack", type=path, metavar=say("play-help-folder-name"), help=say("play-help-pack"))
    @click.option("--seed", metavar=say("play-help-seed-name"), help=say("play-help-seed"))
    @click.option("--save", type=path, metavar=say("play-help-file-name"), help=say("play-help-save"))
    @click.option("--resume", type=path, metavar=say("play-help-file-name"), help=say("play-help-resume"))
    @click.option("--watch", is_flag=True, help=say("play-help-watch"))
    @click.option("--why", is_flag=True, help=say("play-help-why"))
    @click.option("--plain", is_flag=True, help=say("play-help-plain"))
    @language_option(say("play-help-lang"))
    @help_option(say("play-help-help"), build)
    def play(
        game: str | None,
        players: int | None,
        seat: int,
        bot: str,
        name: str,
        options: tuple[str, ...],
        pack: Path | None,
        seed: str | None,
        save: Path | None,
        resume: Path | None,
        watch: bool,
        why: bool,
        plain: bool,
        lang: str,
    ) -> None:
        wishes = Wishes(game, players, seat, bot, pack, options, seed, save, resume, watch, why, name, plain)
        _Host(catalogue(lang, "play"), lang).play(wishes)

    return play


def levels(language: str) -> str:
    """The levels of bots and what to expect of them, a paragraph each."""
    texts = Catalogue.load(language, LEVEL_TEXTS)
    return "\n\n".join(f"{level}: {texts.say(f'level-{level}-about')}" for level in LEVELS)


class _Host:
    """Prepares a table as it was asked for, and says what is wrong with the wish if that cannot be done."""

    def __init__(self, texts: Catalogue, language: str) -> None:
        self.texts = texts
        self.say = texts.say
        self.language = language

    def play(self, wishes: Wishes) -> None:
        match, person = self._resumed(wishes) if wishes.resume else self._new(wishes)
        names = match.record().seats
        bots = self._bots(match, person, names)
        cast = figures(match.title.cast, match.record().commitment, sorted(bots))
        narrator = Narrator(match.title, self.language, self._shown(match, person, wishes.name), cast)
        screen = Screen(console(), self.texts, narrator, wishes.plain)
        if wishes.resume is None:
            screen.welcome(person=person is not None)
            screen.bots({seat: names[seat] for seat in bots})
        file = wishes.save or wishes.resume
        if wishes.save is not None:
            self._try_saving(match, wishes.save)
        if wishes.why and person is not None:
            fail(self.say("play-error-why"))
        session = Session(match, screen, person, bots, QuickDice(_bot_seed(match, -1)), file, wishes.why)
        session.run()

    def _new(self, wishes: Wishes) -> tuple[Match, int | None]:
        if wishes.save is not None and wishes.save.exists():
            fail(self.say("play-error-save-exists", file=str(wishes.save)))
        title = self._title(wishes.game or titles()[0], wishes.pack)
        options = dict(self._option(title, text) for text in wishes.options)
        players = wishes.players if wishes.players is not None else title.players[-1]
        if players not in title.players:
            allowed = ", ".join(str(number) for number in title.players)
            fail(self.say("play-error-players", game=title.key, players=allowed))
        person = None if wishes.watch else self._seat(wishes.seat, players)
        if wishes.name and is_bot(wishes.name):
            fail(self.say("play-error-name", name=wishes.name))
        kinds = self._kinds(wishes.bot, players - (person is not None))
        names = [kinds.pop(0) if seat != person else wishes.name for seat in range(players)]
        seed = secrets.token_bytes(32) if wishes.seed is None else wishes.seed.encode()
        try:
            return Match.start(title, Setup(players, options), seed, seats=names), person
        except BadSetup as error:
            fail(self.say("play-error-setup", detail=str(error)))

    def _resumed(self, wishes: Wishes) -> tuple[Match, int | None]:
        """The game of a record. Seats named after a bot are played by it again; the other one is the person's."""
        file = wishes.resume
        if file is None:
            raise AssertionError("there is no file to resume from")
        if wishes.save is not None and wishes.save != file and wishes.save.exists():
            fail(self.say("play-error-save-exists", file=str(wishes.save)))
        try:
            record, title = open_record(file, wishes.pack)
            match = Match.resume(title, record)
        except (RecordError, UnknownTitle, ContentError, BadSetup) as error:
            fail(record_trouble(error, self.language))
        if match.over:
            fail(self.say("play-error-over", file=str(file)))
        people = [seat for seat, name in enumerate(record.seats) if not is_bot(name)]
        if len(people) > 1 or not record.seats:
            fail(self.say("play-error-people", file=str(file)))
        return match, people[0] if people else None

    def _title(self, key: str, pack: Path | None) -> Title:
        try:
            return open_title(key.lower(), pack)
        except UnknownTitle:
            fail(self.say("play-error-game", game=key, games=", ".join(titles())))
        except (ContentError, BadSetup) as error:
            fail(content_trouble(self.say("play-error-content"), error, self.language))

    def _option(self, title: Title, text: str) -> tuple[str, str]:
        key, _, value = text.partition("=")
        for option in title.options:
            if option.key == key and value in option.values:
                return key, value
        known = "; ".join(f"{option.key}={'|'.join(option.values)}" for option in title.options)
        if not known:
            fail(self.say("play-error-no-options", option=text, game=title.key))
        fail(self.say("play-error-option", option=text, game=title.key, options=known))

    def _seat(self, number: int, players: int) -> int:
        if not 1 <= number <= players:
            fail(self.say("play-error-seat", seat=number, players=players))
        return number - 1

    def _kinds(self, wish: str, wanted: int) -> list[str]:
        """The bots of the seats that no person has: one name for all, or a list in the order of the seats."""
        kinds = [kind.strip() for kind in wish.split(",")]
        for kind in kinds:
            if not is_bot(kind):
                fail(self.say("play-error-bot", bot=kind, levels=", ".join(LEVELS)))
        if len(kinds) == 1:
            return kinds * wanted
        if len(kinds) != wanted:
            fail(self.say("play-error-bots", given=len(kinds), wanted=wanted))
        return kinds

    def _bots(self, match: Match, person: int | None, names: Sequence[str]) -> dict[int, Bot]:
        return {seat: open_bot(name, _bot_seed(match, seat)) for seat, name in enumerate(names) if seat != person}

    def _shown(self, match: Match, person: int | None, name: str) -> list[str]:
        """The person's own name: what a bot is described by would be repeated in every line."""
        names = match.record().seats
        return [(name or names[seat]) if seat == person else "" for seat in range(match.setup.players)]

    def _try_saving(self, match: Match, file: Path) -> None:
        """Before the first move, so that nobody learns at the end that nothing could be written."""
        try:
            save_record(match.record(), file)
        except OSError as error:
            fail(self.say("play-error-save", file=str(file), detail=str(error.strerror or error)))


def is_bot(name: str) -> bool:
    """Whether a name describes a bot."""
    try:
        open_bot(name, 0)
    except UnknownBot:
        return False
    return True


def _bot_seed(match: Match, seat: int) -> int:
    """Chance for bots, apart from the dice of the game: it must tell a bot nothing about those."""
    record = match.record()
    digest = hashlib.sha256(f"logothete bots\n{record.commitment}\n{seat}\n{len(record.moves)}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
