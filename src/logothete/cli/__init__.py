"""The command `logothete`: play, read the rules, check and read records, let bots compete."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from itertools import pairwise

import click

from logothete import __version__
from logothete.cli import admin, arena, balance, ladder, play, record, rules, serve
from logothete.cli.common import BAD_INPUT, catalogue, help_option, language_option
from logothete.cli.rules import chosen_language
from logothete.kernel import state
from logothete.kernel.text import LANGUAGES

COMMANDS = (play, rules, record, arena, balance, ladder, serve, admin)


def build(language: str) -> click.Group:
    """The command with all its own, their help in one language."""
    say = catalogue(language, "main").say

    @click.group(
        name="logothete",
        help=say("main-help"),
        subcommand_metavar=say("main-help-command"),
        invoke_without_command=True,
        add_help_option=False,
    )
    @language_option(say("main-help-lang"))
    @click.option("--version", is_flag=True, help=say("main-help-version"))
    @help_option(say("main-help-help"), build)
    @click.pass_context
    def logothete(context: click.Context, lang: str, version: bool) -> None:
        # What was chosen here holds for the commands too, unless they are told otherwise.
        context.default_map = {name: _inherit(command, lang) for name, command in logothete.commands.items()}
        if version:
            engine = "interpreted" if state.__file__.endswith(".py") else "compiled"
            click.echo(say("main-version", version=__version__, engine=engine))
        elif context.invoked_subcommand is None:
            click.echo(build(lang).get_help(context))

    for command in COMMANDS:
        logothete.add_command(command.build(language))
    return logothete


def _inherit(command: click.Command, lang: str) -> dict[str, object]:
    """The language as the default of a command and of those below it."""
    below = command.commands if isinstance(command, click.Group) else {}
    return {"lang": lang, **{name: _inherit(one, lang) for name, one in below.items()}}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command as the shell asks for it; it always ends with an exit code and never with a traceback."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    language = _language(words)
    # Told to end by something else than a keyboard (kill, timeout), a command keeps what is done just as well.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        code = build(language).main(words, prog_name="logothete", standalone_mode=False)
    except click.UsageError as error:
        click.echo(explain(error, language), err=True)
        raise SystemExit(BAD_INPUT) from None
    except (click.Abort, KeyboardInterrupt, BrokenPipeError):
        raise SystemExit(1) from None
    finally:
        signal.signal(signal.SIGTERM, before)
    raise SystemExit(code if isinstance(code, int) else 0)


def explain(error: click.UsageError, language: str) -> str:
    """A mistake on the command line in the reader's language."""
    say = catalogue(language, "main").say
    command = error.ctx.command_path if error.ctx else "logothete"
    where = say("main-error-help", command=command)
    if isinstance(error, click.NoSuchOption):
        return f"{say('main-error-option', option=error.option_name)} {where}"
    if isinstance(error, click.MissingParameter):
        name = error.param.make_metavar(error.ctx) if error.param and error.ctx else ""
        return f"{say('main-error-missing', name=name)} {where}"
    if isinstance(error, click.BadParameter) and error.param is not None:
        name = max(error.param.opts, key=len)
        kind = error.param.type
        if isinstance(kind, click.Choice):
            return f"{say('main-error-choice', name=name, choices=', '.join(map(str, kind.choices)))} {where}"
        return f"{say('main-error-value', name=name)} {where}"
    return f"{say('main-error-usage', detail=error.format_message())} {where}"


def _language(words: Sequence[str]) -> str:
    """The language of the help and of errors, known before anything is parsed."""
    for option, value in pairwise(words):
        if option == "--lang" and value in LANGUAGES:
            return value
    for word in words:
        if word.startswith("--lang=") and word.removeprefix("--lang=") in LANGUAGES:
            return word.removeprefix("--lang=")
    return chosen_language(os.environ)
