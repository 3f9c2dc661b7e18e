"""`logothete record`: check that a game was played by the rules and with the dice promised, and read it.

Exit codes: 0 all is well, 1 the record does not hold what it says, 2 it cannot be read or judged here.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.text import Text

from logothete.cli.common import BAD_INPUT, catalogue, console, content_trouble, fail, help_option, language_option
from logothete.cli.screen import Screen
from logothete.games import UnknownTitle, open_title
from logothete.kernel.content import ContentError
from logothete.kernel.dice import SealedDice
from logothete.kernel.events import Chronicle, name_event
from logothete.kernel.narrate import Narrator
from logothete.kernel.record import (
    IllegalMove,
    MissingMoves,
    OtherCommitment,
    Record,
    RecordError,
    ResultDiffers,
    check_record,
    read_move,
    read_record,
    verify,
    verify_anew,
)
from logothete.kernel.state import State
from logothete.kernel.title import BadSetup, Title

FALSE: Final = 1
"""The exit code of a record that contradicts itself."""
_CONTRADICTIONS: Final = (OtherCommitment, IllegalMove, MissingMoves, ResultDiffers)

Trouble = RecordError | UnknownTitle | ContentError | BadSetup


def build(language: str) -> click.Group:
    """The command and its two, their help in one language; what they print follows `--lang`."""
    say = catalogue(language, "record").say

    @click.group(
        name="record",
        help=say("record-help"),
        short_help=say("record-help-short"),
        subcommand_metavar=say("record-help-command"),
        invoke_without_command=True,
        add_help_option=False,
    )
    @language_option(say("record-help-lang"))
    @help_option(say("record-help-help"), build)
    @click.pass_context
    def record(context: click.Context, lang: str) -> None:
        context.default_map = {"verify": {"lang": lang}, "show": {"lang": lang}}
        if context.invoked_subcommand is None:
            click.echo(build(lang).get_help(context))

    record.add_command(_build_verify(language))
    record.add_command(_build_show(language))
    return record


def _build_verify(language: str) -> click.Command:
    say = catalogue(language, "record").say

    @click.command(name="verify", help=say("record-help-verify"), add_help_option=False)
    @click.argument("file", type=click.Path(path_type=Path), metavar=say("record-help-file-name"))
    @click.option(
        "--pack", type=click.Path(path_type=Path), metavar=say("record-help-folder-name"), help=say("record-help-pack")
    )
    @language_option(say("record-help-lang"))
    @help_option(say("record-help-help"), _build_verify)
    def verify_command(file: Path, pack: Path | None, lang: str) -> None:
        _verify(file, pack, lang, console())

    return verify_command


def _build_show(language: str) -> click.Command:
    say = catalogue(language, "record").say

    @click.command(name="show", help=say("record-help-show"), add_help_option=False)
    @click.argument("file", type=click.Path(path_type=Path), metavar=say("record-help-file-name"))
    @click.option("--keeper", is_flag=True, help=say("record-help-keeper"))
    @click.option(
        "--pack", type=click.Path(path_type=Path), metavar=say("record-help-folder-name"), help=say("record-help-pack")
    )
    @language_option(say("record-help-lang"))
    @help_option(say("record-help-help"), _build_show)
    def show_command(file: Path, keeper: bool, pack: Path | None, lang: str) -> None:
        _show(file, keeper, pack, lang, console())

    return show_command


def open_record(file: Path, pack: Path | None) -> tuple[Record, Title]:
    """A record and the title it is of."""
    record = read_record(file)
    return record, open_title(record.game, pack, record.content)


def record_trouble(error: Trouble, language: str) -> str:
    """What is wrong with a record in the reader's language; the details follow as the program found them."""
    say = catalogue(language, "record").say
    if isinstance(error, UnknownTitle):
        return say("record-error-title", game=error.key)
    if isinstance(error, ContentError | BadSetup):
        return content_trouble(say("record-error-pack"), error, language)
    kind = re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()
    return say(f"record-error-{kind}", detail=str(error))


def _verify(file: Path, pack: Path | None, language: str, out: Console) -> None:
    say = catalogue(language, "record").say
    try:
        record, title = open_record(file, pack)
        older = record.rules_version != title.version
        result = verify_anew(record, title) if older else verify(record, title)
    except (RecordError, UnknownTitle, ContentError, BadSetup) as error:
        fail(record_trouble(error, language), FALSE if isinstance(error, _CONTRADICTIONS) else BAD_INPUT)
    holds = say("record-verified", moves=len(record.moves), game=title.key, commitment=record.commitment)
    out.print(Text(holds), soft_wrap=True)
    if older:
        versions = say("record-other-version", was=record.rules_version, now=title.version)
        out.print(Text(versions), soft_wrap=True)
    if result is None:
        out.print(Text(say("record-unfinished")), soft_wrap=True)


def _show(file: Path, keeper: bool, pack: Path | None, language: str, out: Console) -> None:
    texts = catalogue(language, "record")
    try:
        record, title = open_record(file, pack)
        if record.result is None and not keeper:
            fail(texts.say("record-error-secrets"))
        screen = Screen(out, catalogue(language, "play"), Narrator(title, language))
        _tell(record, title, screen)
    except (RecordError, UnknownTitle, ContentError, BadSetup) as error:
        fail(record_trouble(error, language), FALSE if isinstance(error, _CONTRADICTIONS) else BAD_INPUT)


def _tell(record: Record, title: Title, screen: Screen) -> None:
    """Everything that happened in a game, secrets included, and its result if it has one."""
    dice = SealedDice(check_record(record, title), record.nonces)
    chronicle = Chronicle()
    state = title.start(title.check(record.setup), dice, chronicle)
    _print_told(state, chronicle, screen)
    for number, move in enumerate(record.moves, start=1):
        action = read_move(title, state, dice, number, move)
        chronicle = Chronicle()
        state.take(move.seat, action, dice, chronicle)
        _print_told(state, chronicle, screen)
    if state.over():
        screen.result(state, title.result(state))


def _print_told(state: State, chronicle: Chronicle, screen: Screen) -> None:
    title = screen.narrator.title
    for told in chronicle.told:
        screen.line(screen.narrator.event(state, name_event(told, title.events, title.actions.domains)))
