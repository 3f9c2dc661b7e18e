"""Telling that a game changed: to everybody in this process, and between processes that share a database.

PostgreSQL carries it as NOTIFY, inside the transaction of the change itself. With SQLite there is one server, but
commands of the host may write beside it: a look at the end of the log once a second finds that out.

Whoever follows one game is a reader at a socket, and showing a position to all of them takes longer than to make a
move. So readers are woken a little later: whoever moved hears first that it counts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError

from logothete.server.store.engine import CHANNEL, Store

POLL_S: Final = 1.0
RETRY_S: Final = 1.0
ROUNDS_AHEAD: Final = 3
"""So many rounds of the loop after a commit, whoever moved has heard of it; then it is the readers' turn."""
PERSON: Final = "@"
"""Before an account: somebody's sessions ended, or they were banned. Alone: that may concern anybody."""
SAID: Final = "!"
"""In a notice to other processes: not only a move. No id of a game looks like this."""

_log = logging.getLogger(__name__)


class Subscription:
    """Somebody who wants to know that games changed. Several changes of a game between two waits count as one."""

    def __init__(self, signals: Signals, game: str | None, person: str | None) -> None:
        self.game = game
        self.person = person
        self._signals = signals
        self._changed: set[str] = set()
        self._said = False
        self._woken = asyncio.Event()

    async def wait(self) -> set[str]:
        """The games that changed since the last call; waits until there is one."""
        await self._woken.wait()
        self._woken.clear()
        changed, self._changed = self._changed, set()
        return changed

    def said(self) -> bool:
        """Whether there was more than moves since the last call: only then may something have been said."""
        said, self._said = self._said, False
        return said

    def note(self, game: str, said: bool) -> None:
        """Remember a change for whoever waits, without waking anybody."""
        self._changed.add(game)
        self._said = self._said or said

    def wake(self) -> None:
        self._woken.set()

    @property
    def ending(self) -> bool:
        """Whether the server is about to stop, so that there is nothing more to wait for."""
        return self._signals.ending

    def close(self) -> None:
        self._signals.forget(self)


class Signals:
    """The publisher.

    `parted` is called when somebody's sessions ended: who is still welcome has to be looked up again.
    `outside` is called with a game that another process changed, or None for “any of them”, and with the length of its
    log if that is known; it says whether that was news.
    """

    def __init__(self, store: Store, origin: str) -> None:
        self.outside: Callable[[str | None, int | None], bool] = lambda game, length: True
        self.parted: Callable[[], None] = lambda: None
        self.ending = False
        self._store = store
        self._origin = origin
        self._of_game: dict[str, set[Subscription]] = {}
        self._of_all: set[Subscription] = set()
        self._of_person: dict[str, set[Subscription]] = {}
        # Readers to be woken, in the order in which they got news.
        self._line: dict[Subscription, None] = {}
        self._waking = False
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to hear other processes."""
        ready = asyncio.Event()
        work = self._poll if self._store.sqlite else self._listen
        self._listening = asyncio.create_task(work(ready))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait({self._listening, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self._listening.done():
            self._listening.result()

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening

    def subscribe(self, game: str | None = None, person: str | None = None) -> Subscription:
        """Changes of one game, or of all; and with a person (an account, or "" for nobody) that one may have to go."""
        one = Subscription(self, game, person)
        if person is not None:
            self._of_person.setdefault(person, set()).add(one)
        if game is None:
            self._of_all.add(one)
        else:
            self._of_game.setdefault(game, set()).add(one)
        return one

    def forget(self, one: Subscription) -> None:
        """Tell this one no more."""
        self._of_all.discard(one)
        self._line.pop(one, None)
        if one.game is not None and one.game in self._of_game:
            self._of_game[one.game].discard(one)
            if not self._of_game[one.game]:
                del self._of_game[one.game]
        if one.person is not None and one.person in self._of_person:
            self._of_person[one.person].discard(one)
            if not self._of_person[one.person]:
                del self._of_person[one.person]

    def end(self) -> None:
        """The server is about to stop: whoever waits for changes is woken, and sees that."""
        self.ending = True
        for one in [*self._of_all, *(one for ones in self._of_game.values() for one in ones)]:
            one.wake()

    async def part(self, account: str = "") -> None:
        """Somebody's sessions ended, or anybody's may have: every channel of theirs looks again, in all processes."""
        self.let_part(account)
        if not self._store.sqlite:
            async with self._store.write() as connection:
                await connection.execute(select(func.pg_notify(CHANNEL, f"{self._origin} {PERSON}{account}")))

    def let_part(self, account: str = "") -> None:
        """The same in this process only."""
        self.parted()
        for person in [account] if account else list(self._of_person):
            for one in self._of_person.get(person, ()):
                one.note(PERSON + account, said=False)
                one.wake()

    async def publish(self, game: str) -> None:
        """A change that is not a commit of a room (something was said): tell this process and the others."""
        self.tell(game, said=True)
        if not self._store.sqlite:
            async with self._store.write() as connection:
                await connection.execute(select(func.pg_notify(CHANNEL, f"{self._origin} {SAID} {game}")))

    def tell(self, game: str, said: bool = False) -> None:
        """Tell the subscribers of this process only."""
        for one in self._of_all:
            one.note(game, said)
            one.wake()
        for one in self._of_game.get(game, ()):
            one.note(game, said)
            self._line[one] = None
        if self._line and not self._waking:
            self._waking = True
            self._later(ROUNDS_AHEAD)

    def _later(self, rounds: int) -> None:
        """Let the loop go round so often before the readers are woken."""
        following = self._wake_readers if rounds == 1 else partial(self._later, rounds - 1)
        asyncio.get_running_loop().call_soon(following)

    def _wake_readers(self) -> None:
        self._waking = False
        readers, self._line = self._line, {}
        for one in readers:
            one.wake()

    def _missed(self) -> None:
        """Something may have been missed: every loaded game may be out of date, and every reader has to look."""
        self.outside(None, None)
        self.let_part()
        for game in list(self._of_game):
            self.tell(game, said=True)

    async def _poll(self, ready: asyncio.Event) -> None:
        seen, heard = await self._store.last_row(), await self._store.last_deed()
        ready.set()
        while True:
            await asyncio.sleep(POLL_S)
            try:
                last, lengths = await self._store.rows_since(seen)
                deeds = await self._store.last_deed()
            except DBAPIError:
                _log.warning("the log could not be read; trying again", exc_info=True)
                continue
            if deeds != heard:
                # The host has banned somebody, say.
                heard = deeds
                self.let_part()
            seen = last
            for game, length in lengths.items():
                if self.outside(game, length):
                    self.tell(game)

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._hear(ready)
            except Exception:
                if not ready.is_set():
                    raise
                _log.warning("the connection on which other processes are heard was lost; trying again", exc_info=True)
            await asyncio.sleep(RETRY_S)

    async def _hear(self, ready: asyncio.Event) -> None:
        lost = asyncio.Event()
        async with self._store.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            driver.add_termination_listener(lambda _driver: lost.set())
            await driver.add_listener(CHANNEL, self._heard)
            if ready.is_set():
                self._missed()
            ready.set()
            try:
                await lost.wait()
            finally:
                # The connection listens: it must not go back to the pool.
                await connection.invalidate()

    def _heard(self, _driver: object, _pid: int, _channel: str, payload: str) -> None:
        origin, *games = payload.split(" ")
        if origin != self._origin:
            said = games[0] == SAID
            for game in games[1:] if said else games:
                if game.startswith(PERSON):
                    self.let_part(game.removeprefix(PERSON))
                    continue
                self.outside(game, None)
                self.tell(game, said)
