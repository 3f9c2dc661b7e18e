"""A process in which bots think (`python -m logothete.server.bots.worker`): a line in is a task, a line out its answer.

It is given guesses, never the true position, and none of the host's settings: a bot has nothing to betray. Titles are
opened once. It ends when its input does, and by itself when a bot thinks far beyond its time and nobody is left to
stop it.
"""

from __future__ import annotations

import os
import secrets
import signal
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from logothete.bots import Bot, Intending, Intention, SeatTable, aside_of, open_bot
from logothete.games import open_title
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Told
from logothete.kernel.title import Title
from logothete.server.backstage import BotTask

READY: Final = b"ready\n"
"""What a process says first."""
MOST_INTENTIONS: Final = 256
"""So many seats may have a plan here that is kept."""
NICENESS: Final = 5
"""Bots give way to the server, which has people waiting."""


Place = tuple[str, int]
"""A game and a seat."""


class Question(msgspec.Struct, frozen=True):
    """A decision to make, within these seconds. `folder` is where the pack lies, if there is one."""

    task: BotTask
    folder: str | None
    seconds: float
    forget: list[Place] = []
    """Stories that will not be gone on with."""


class Lacking(Exception):
    """The end of a story came to a process that does not have its beginning."""

    def __init__(self, held: int, wanted: int) -> None:
        super().__init__(f"{held} events of the story are here, and it goes on after {wanted}")


class Stories:
    """What the process was told of each seat that bots play here, of which each task brings only what is new; and what
    they mean to do there."""

    def __init__(self) -> None:
        self._told: dict[Place, list[Told]] = {}
        self._intentions: dict[Place, Intention] = {}

    def go_on(self, question: Question) -> list[Told]:
        """The whole story of the seat that is asked."""
        for place in question.forget:
            self._told.pop(place, None)
            self._intentions.pop(place, None)
        task = question.task
        told = self._told.setdefault((task.game, task.seat), [])
        if len(told) < task.story_from:
            raise Lacking(len(told), task.story_from)
        told[task.story_from :] = task.story
        return told

    def remind(self, task: BotTask, bot: Bot) -> None:
        """Give a bot what it meant to do here when it was last asked, if it was this process that asked it."""
        if isinstance(bot, Intending):
            bot.intention = self._intentions.get((task.game, task.seat), bot.intention)

    def keep(self, task: BotTask, bot: Bot) -> None:
        """Keep what a bot means to do, while it is in its turn; others are forgotten when there are too many."""
        if isinstance(bot, Intending):
            self._intentions.pop((task.game, task.seat), None)
            self._intentions[task.game, task.seat] = bot.intention
            if len(self._intentions) > MOST_INTENTIONS:
                del self._intentions[next(iter(self._intentions))]


class Answer(msgspec.Struct, frozen=True):
    """The text of an action, or what went wrong."""

    action: str = ""
    error: str = ""


def serve(questions: BinaryIO, answers: BinaryIO, make: Callable[[str, int], Bot] = open_bot) -> None:
    """Answer every question until there are no more."""
    decoder = msgspec.json.Decoder(Question)
    stories = Stories()
    for line in questions:
        answers.write(msgspec.json.encode(answer(decoder.decode(line), make, stories)) + b"\n")
        answers.flush()


def answer(question: Question, make: Callable[[str, int], Bot] = open_bot, stories: Stories | None = None) -> Answer:
    """What a bot does; a fault in it is an answer too."""
    _alarm(2 * question.seconds)
    try:
        return Answer(action=decide(question, make, stories or Stories()))
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")
    finally:
        _alarm(0)


def decide(question: Question, make: Callable[[str, int], Bot], stories: Stories) -> str:
    """The text of the action that a bot chooses: an answer, or something aside."""
    task, folder = question.task, question.folder
    story = stories.go_on(question)
    title = _title(task.title, Path(folder) if folder is not None else None, task.content)
    bot = make(task.level, secrets.randbits(31))
    stories.remind(task, bot)
    state = title.load(task.setup, task.cells)
    table = SeatTable(title, task.setup, state, task.seat, QuickDice(secrets.randbits(31)), story)
    try:
        aside = aside_of(bot, table, QuickDice(secrets.randbits(31)), task.replies, task.proposed)
        action = bot.choose(table).action if aside is None else aside
        stories.keep(task, bot)
        return title.actions.text(action)
    finally:
        close = getattr(bot, "close", None)
        if close is not None:
            close()


@cache
def _title(key: str, folder: Path | None, content: str) -> Title:
    return open_title(key, folder, content)


def _alarm(seconds: float) -> None:
    """Ask the system to end this process after some time (0: no more), however busy it is."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main(make: Callable[[str, int], Bot] = open_bot) -> None:
    """Serve standard input and output; what a bot prints goes to the log instead."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    answers.write(READY)
    answers.flush()
    serve(sys.stdin.buffer, answers, make)


if __name__ == "__main__":
    main()
