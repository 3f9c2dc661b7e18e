"""What all commands share: language, errors, and a console that suits both screens and pipes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import click
from rich.console import Console

from logothete.cli.rules import chosen_language
from logothete.kernel.faults import ContentError
from logothete.kernel.text import LANGUAGES, Catalogue
from logothete.kernel.title import BadSetup

TEXT: Final = Path(__file__).resolve().parent / "text"
BAD_INPUT: Final = 2
"""The exit code of a question that cannot be answered."""
PIPED_WIDTH: Final = 100

F = TypeVar("F", bound=Callable[..., Any])


def catalogue(language: str, subject: str) -> Catalogue:
    """The texts of one command."""
    return Catalogue.load(language, TEXT / f"{subject}.{language}.ftl")


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    """Say what is wrong and end."""
    click.echo(message, err=True)
    raise SystemExit(code)


def content_trouble(heading: str, error: ContentError | BadSetup, language: str) -> str:
    """Why content cannot be used: a heading, then every problem on its own line, however many there are."""
    lines = error.lines(language) if isinstance(error, ContentError) else [str(error)]
    return "\n".join([heading, *lines])


def console() -> Console:
    """Where everything is printed. In a pipe there are no colours, and tables are as wide as a page."""
    return Console(markup=False, emoji=False, highlight=False, width=None if sys.stdout.isatty() else PIPED_WIDTH)


def language_option(text: str) -> Callable[[F], F]:
    """`--lang`, by default that of the environment."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default=lambda: chosen_language(os.environ),
        is_eager=True,
        help=text,
    )


def help_option(text: str, build: Callable[[str], click.Command]) -> Callable[[F], F]:
    """`--help` in the language of `--lang`: the command is built again in that language."""

    def show(context: click.Context, _: click.Parameter, wanted: bool) -> None:
        if wanted:
            click.echo(build(context.params["lang"]).get_help(context))
            context.exit()

    return click.option("--help", is_flag=True, expose_value=False, callback=show, help=text)
