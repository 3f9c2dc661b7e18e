"""Processes for bots, and the order in which games get one.

A process that thinks too long, dies or talks nonsense is ended and replaced; whoever asked it learns only that it
failed, and why.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec
import structlog

from logothete.server.backstage import Heard
from logothete.server.bots.worker import READY, Answer, Place, Question

COMMAND: Final = (sys.executable, "-m", "logothete.server.bots.worker")
START_S: Final = 30.0
"""How long a process may take to start, on a busy machine."""
CLOSE_S: Final = 2.0
# Nothing else of the environment reaches a bot: passwords are often there.
_PASSED_ON: Final = ("PATH", "PYTHON", "VIRTUAL_ENV", "LANG", "LC_", "TMP", "TEMP", "LD_LIBRARY_PATH", "SYSTEMROOT")

_log = structlog.get_logger(__name__)

Reason = Literal["late", "died", "fault", "refused"]


class BotFailed(Exception):
    """There is no answer. `late`: it took too long; `died`: its process ended; `fault`: it raised an error;
    `refused`: the rules forbid what it chose."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(detail)
        self.reason: Reason = reason


STORIES: Final = 256
"""Seats whose stories a process keeps."""
OTHERS: Final = 8
"""Of so many turns one goes to a table without people, however many with people wait."""


def compiled_copy(environment: Mapping[str, str] = os.environ) -> str | None:
    """The folder with the compiled package, once it is complete: `make play` serves while that is still built."""
    folder = environment.get("LOGOTHETE_ENGINE")
    return folder if folder and Path(f"{folder}.stamp").exists() else None


class Worker:
    """One process, which answers one question at a time; started when it is first needed.

    It keeps the stories that it was sent; which ones, and how much of each, is known here, as long as it lives.
    When a compiled copy of the package has appeared since, the next question goes to a new process with that.
    """

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._process: Process | None = None
        self._engine: str | None = None
        self._listening: asyncio.Task[None] | None = None
        self._heard: OrderedDict[Place, Heard] = OrderedDict()

    def heard(self, game: str, seat: int) -> Heard | None:
        """How much of the story of a seat the process holds; nothing, if it is about to be replaced."""
        return self._heard.get((game, seat)) if self._running() and self._engine == compiled_copy() else None

    async def ask(self, question: Question) -> str:
        """The text of the action that the bot chose; `BotFailed` if there is none in time."""
        process = await self._started(question.task.story_from == 0)
        question = self._note(question)
        try:
            async with asyncio.timeout(question.seconds):
                line = await _exchange(process, msgspec.json.encode(question) + b"\n")
            answer = msgspec.json.decode(line, type=Answer)
        except TimeoutError:
            await self._kill()
            raise BotFailed("late", f"no answer within {question.seconds:g} seconds") from None
        except (OSError, EOFError, ValueError) as error:
            code = await self._kill()
            raise BotFailed("died", f"its process ended with code {code} ({type(error).__name__})") from error
        except BaseException:
            # Whoever asked is gone: an answer that comes now would be taken for that to the next question.
            await self._kill()
            raise
        if answer.error:
            # Perhaps it lacks what it should have: next time it is told all.
            self._heard.pop((question.task.game, question.task.seat), None)
            raise BotFailed("fault", answer.error)
        return answer.action

    def _note(self, question: Question) -> Question:
        """Remember what this question tells, and what the process may forget for it."""
        task = question.task
        place, length = (task.game, task.seat), task.story_from + len(task.story)
        if not length:
            return question
        self._heard[place] = Heard(task.version, length)
        self._heard.move_to_end(place)
        forget: list[Place] = []
        while len(self._heard) > STORIES:
            forget.append(self._heard.popitem(last=False)[0])
        return msgspec.structs.replace(question, forget=forget)

    async def close(self) -> None:
        """Let the process end, or end it."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOSE_S):
                    await self._process.wait()
            await self._kill()

    def _running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def _started(self, replaceable: bool) -> Process:
        """The process; a new one if there is a newer engine, unless the question needs what the old one heard."""
        engine = compiled_copy()
        if self._process is not None and self._running():
            if self._engine == engine or not replaceable:
                return self._process
            await self.close()
        await self._kill()
        self._engine = engine
        environment = {name: value for name, value in os.environ.items() if name.upper().startswith(_PASSED_ON)}
        if engine is not None:
            environment["PYTHONPATH"] = engine
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment, start_new_session=True
            )
            self._listening = asyncio.create_task(_pass_on(self._process))
            async with asyncio.timeout(START_S):
                await _exchange(self._process, b"", expect=READY)
        except (OSError, EOFError, ValueError) as error:
            # A TimeoutError is an OSError.
            code = await self._kill()
            raise BotFailed("died", f"its process did not start (code {code}): {error}") from error
        except BaseException:
            await self._kill()
            raise
        return self._process

    async def _kill(self) -> int | None:
        """End the process if it runs; its exit code."""
        self._heard.clear()
        process, self._process = self._process, None
        listening, self._listening = self._listening, None
        if process is None:
            return None
        with suppress(ProcessLookupError):
            process.kill()
        code = await process.wait()
        if process.stdin is not None:
            process.stdin.close()
        if listening is not None:
            await listening
        return code


async def _exchange(process: Process, line: bytes, expect: bytes | None = None) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    if line:
        process.stdin.write(line)
        await process.stdin.drain()
    answer = await process.stdout.readline()
    if not answer.endswith(b"\n"):
        raise EOFError("the process closed its output")
    if expect is not None and answer != expect:
        raise ValueError(f"it began with {answer[:80]!r}")
    return answer


async def _pass_on(process: Process) -> None:
    """What bots print, and what Python says of a crash, goes to the log."""
    assert process.stderr is not None
    while said := await process.stderr.read(4096):
        _log.warning("a bot process wrote something", text=said.decode(errors="replace").strip())


class Rota:
    """Games that wait for a bot: each stands in line once and is in hand once.

    Tables where people play come first; of the others, one in `OTHERS` has its turn before them, so that they do not
    stand still, and they never take the last process. Among tables of one kind those who laid them take turns, and of
    each the game that has waited longest is next: who lays two hundred tables gets no more than who lays one.

    The line is bounded; games that found no place set `missed`, and the store still knows them.
    """

    def __init__(self, limit: int, processes: int) -> None:
        self.limit = limit
        self.missed = False
        self._most_others = max(1, processes - 1)
        self._turns = 0
        self._lines = {True: _Line(), False: _Line()}
        self._standing: dict[str, Turn] = {}
        self._resting: dict[str, asyncio.TimerHandle] = {}
        self._in_hand: dict[str, bool] = {}
        self._again: dict[str, tuple[Turn, float]] = {}
        self._some = asyncio.Event()

    def __len__(self) -> int:
        return len(self._standing) + len(self._resting)

    def add(self, game: str, pause: float = 0.0, owner: str = "", people: bool = False) -> None:
        """This game may need a bot, which is to wait so many seconds so that people can follow."""
        place = Turn(owner, people)
        if game in self._in_hand:
            self._again[game] = place, pause
        elif game not in self._standing and game not in self._resting:
            if len(self) >= self.limit:
                self.missed = True
            elif pause > 0:
                self._resting[game] = asyncio.get_running_loop().call_later(pause, self._rested, game, place)
            else:
                self._stand_in_line(game, place)

    async def take(self) -> str:
        """The next game; give it back with `done`."""
        while (game := self._next()) is None:
            self._some.clear()
            await self._some.wait()
        place = self._standing.pop(game)
        self._lines[place.people].leave(game, place.owner)
        self._in_hand[game] = place.people
        return game

    def done(self, game: str) -> None:
        """The game has been looked after; if it changed meanwhile, it stands in line again."""
        self._in_hand.pop(game, None)
        # Perhaps a process is free again for tables without people.
        self._some.set()
        if game in self._again:
            place, pause = self._again.pop(game)
            self.add(game, pause, place.owner, place.people)

    def close(self) -> None:
        """Wake nobody any more."""
        for timer in self._resting.values():
            timer.cancel()

    def _next(self) -> str | None:
        self._turns += 1
        others = self._lines[False].first()
        if others is not None and sum(not people for people in self._in_hand.values()) >= self._most_others:
            others = None
        people = self._lines[True].first()
        return others if people is None or (others is not None and self._turns % OTHERS == 0) else people

    def _rested(self, game: str, place: Turn) -> None:
        del self._resting[game]
        self._stand_in_line(game, place)

    def _stand_in_line(self, game: str, place: Turn) -> None:
        self._standing[game] = place
        self._lines[place.people].join(game, place.owner)
        self._some.set()


class Turn(NamedTuple):
    """Where a game stands in line: with those of its owner, among tables with people or without."""

    owner: str
    people: bool


class _Line:
    """Games by their owners, who take turns."""

    def __init__(self) -> None:
        self._games: dict[str, dict[str, None]] = {}

    def first(self) -> str | None:
        return next((game for games in self._games.values() for game in games), None)

    def join(self, game: str, owner: str) -> None:
        self._games.setdefault(owner, {})[game] = None

    def leave(self, game: str, owner: str) -> None:
        """The game has its turn, and its owner goes to the end."""
        games = self._games.pop(owner)
        del games[game]
        if games:
            self._games[owner] = games
