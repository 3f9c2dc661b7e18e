"""Where entries come from: a screen with completion and history, or lines of a file or pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from logothete.cli.entry import plain

Offers = Callable[[], Sequence[str]]
"""What can be typed now, in full."""


class Keyboard(Protocol):
    """Somebody who answers."""

    def ask(self, prompt: str) -> str | None:
        """One entry; None when there will be no more."""


class Lines:
    """Entries from a pipe, one to a line, echoed so that the output can be read afterwards."""

    def ask(self, prompt: str) -> str | None:
        line = sys.stdin.readline()
        if not line:
            return None
        print(f"{prompt}{line.strip()}", flush=True)
        return line.strip()


class Plain:
    """Entries from a person who listens: the line is read as it is, and nothing is drawn again while it is typed."""

    def ask(self, prompt: str) -> str | None:
        try:
            return input(prompt).strip()
        except EOFError:
            return None


class Terminal:
    """Entries from a person: completed with Tab, repeated with the arrows."""

    def __init__(self, offers: Offers) -> None:
        self._session: PromptSession[str] = PromptSession(completer=_Offered(offers), complete_while_typing=False)

    def ask(self, prompt: str) -> str | None:
        try:
            return self._session.prompt(prompt).strip()
        except EOFError:
            return None


class _Offered(Completer):
    """Completes the whole entry: an action is a phrase, not a word."""

    def __init__(self, offers: Offers) -> None:
        self._offers = offers

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor
        start = plain(typed) + (" " if typed.endswith(" ") and typed.strip() else "")
        for offer in self._offers():
            if plain(offer).startswith(start):
                yield Completion(offer, start_position=-len(typed))


def open_keyboard(offers: Offers, plain: bool = False) -> Keyboard:
    """A person at a screen, a person who listens, or lines from elsewhere."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return Lines()
    return Plain() if plain else Terminal(offers)
