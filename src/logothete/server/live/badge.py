"""“It is your turn”: `/api/live` tells a signed-in person which of their tables wait, whenever that changes.

The client says hello first, and again to have everything looked up anew.

    {"do": "hello"}, {"do": "ping"}
    {"is": "mine", "due": [{"game": "…", "seats": [0], "since": 1700000000000}], "tables": 3}
    {"is": "pong"}, {"is": "beat"}, {"is": "error", …}  as at a table
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from logothete.server.errors import NotSignedIn
from logothete.server.live.caller import Caller
from logothete.server.live.line import together
from logothete.server.live.protocol import BadMessage, Hello, Ping, tell
from logothete.server.store import PERSON, Subscription
from logothete.server.wire import problem_of

REFRESH_S: Final = 30.0
"""A table that became mine elsewhere is found after this time at the latest."""
PAUSE_S: Final = 0.5
"""Between two look-ups, however fast my tables change."""


class Due(msgspec.Struct, frozen=True):
    """A table that waits for this person, at these seats."""

    game: str
    seats: list[int]
    since: int | None


class Mine(msgspec.Struct, frozen=True):
    """The tables that wait, and how many unfinished ones there are (in the first part of the list)."""

    due: list[Due]
    tables: int


class Badge:
    """A person who wants to know whether it is their turn anywhere."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller
        self._games: set[str] = set()
        self._told: Mine | None = None

    async def run(self) -> None:
        """Until one of the two leaves."""
        await self._caller.greet()
        if self._caller.actor.account is None:
            raise NotSignedIn("sign in first: this tells which tables wait for you")
        changes = self._caller.tables.publisher.subscribe(None, self._caller.welcome.person)
        try:
            await self._tell()
            await together(self._caller.line.watch(), self._listen(), self._watch(changes))
        finally:
            changes.close()

    async def _watch(self, changes: Subscription) -> None:
        while True:
            try:
                async with asyncio.timeout(REFRESH_S):
                    while self._games.isdisjoint(changed := await changes.wait()):
                        if any(subject.startswith(PERSON) for subject in changed):
                            await self._caller.still_welcome()
            except TimeoutError:
                pass
            await self._tell()
            await asyncio.sleep(PAUSE_S)

    async def _listen(self) -> None:
        line = self._caller.line
        while True:
            try:
                request = await self._caller.receive()
            except BadMessage as error:
                await line.send(tell("error", problem_of(error)))
                continue
            match request:
                case Ping():
                    await line.send(tell("pong"))
                case Hello():
                    self._told = None
                    await self._tell()
                case _:
                    await line.send(tell("error", problem_of(BadMessage("this socket knows hello and ping"))))

    async def _tell(self) -> None:
        page = await self._caller.tables.lobby.list_mine(self._caller.actor)
        self._games = {table.id for table in page.tables}
        due = [Due(table.id, table.due, table.due_since) for table in page.tables if table.due]
        mine = Mine(due, len(page.tables))
        if mine != self._told:
            self._told = mine
            await self._caller.line.send(tell("mine", mine))
