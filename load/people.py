"""People at our server: guests with a browser's cookie, the tables that they lay, and the sockets of every seat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
import msgspec

from load.crowd import Crowd
from load.host import Host
from load.wire import PATIENCE_S, Wire, open_wire

AT_ONCE: Final = 8
"""Tables that are laid at the same time."""
HELLO: Final = b'{"do":"hello","changes":true}'


class Done(msgspec.Struct, frozen=True, tag_field="is", tag="done"):
    """A move was committed."""

    version: int


class State(msgspec.Struct, frozen=True, tag_field="is", tag="state"):
    """As much of a state as a player needs who chooses blindly."""

    status: str
    version: int
    offers: list[str]


class Difference(msgspec.Struct, frozen=True):
    """What differs in it: each field as it is now, or for a list what of it is another."""

    status: tuple[str] | None = None
    version: tuple[int] | None = None
    offers: list[list[str]] | dict[str, list[str | int]] | None = None


class Change(msgspec.Struct, frozen=True, tag_field="is", tag="change"):
    """Another state, by what differs."""

    change: Difference


class Refusal(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """A move was not made."""

    code: str


class Beat(msgspec.Struct, frozen=True, tag_field="is", tag="beat"):
    """A sign of life."""


_DECODER: Final = msgspec.json.Decoder(Done | State | Change | Refusal | Beat)


def changed(state: State, change: Difference) -> State:
    """The state after what differs."""
    offers: list[Any] = state.offers
    if isinstance(change.offers, list):
        offers = change.offers[0]
    elif change.offers is not None:
        offers = list(offers)
        for at, value in change.offers.items():
            if at == "#":
                del offers[int(value[0]) :]
            else:
                offers[int(at) : int(at) + 1] = value
    return State(
        status=change.status[0] if change.status else state.status,
        version=change.version[0] if change.version else state.version,
        offers=offers,
    )


class Person:
    """A guest."""

    def __init__(self, host: Host) -> None:
        self.host = host
        # The server closes what is idle for five seconds; whoever asks at that very moment would get no answer.
        self.http = httpx.AsyncClient(base_url=host.url, timeout=60.0, limits=httpx.Limits(keepalive_expiry=2.0))

    async def come_in(self, name: str) -> None:
        me = await self.ask("POST", "/api/guests", {"name": name})
        self.http.headers["X-CSRF-Token"] = me["csrf"]

    async def ask(self, method: str, path: str, body: object = None, secret: str = "") -> Any:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        response = await self.http.request(method, path, json=body, headers=headers)
        response.raise_for_status()
        return response.json() if response.content else None

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)


@asynccontextmanager
async def guests(host: Host, number: int) -> AsyncIterator[list[Person]]:
    """People who have just come in, and leave after the block."""
    people = [Person(host) for _ in range(number)]
    try:
        for place, person in enumerate(people):
            await person.come_in(f"Guest {place}")
        yield people
    finally:
        for person in people:
            await person.http.aclose()


@asynccontextmanager
async def returning(host: Host, known: Person) -> AsyncIterator[Person]:
    """Somebody who came in before, at a server that was started anew."""
    person = Person(host)
    person.http.cookies = known.http.cookies
    try:
        yield person
    finally:
        await person.http.aclose()


async def lay(people: Sequence[Person], title: str, here: int = 0) -> str:
    """A game that has begun, with these people in this order, and with others at the first one's screen; its id."""
    owner, *others = people
    seats: list[dict[str, str]] = [{"kind": "me"}, *[{"kind": "open"} for _ in others]]
    seats += [{"kind": "here", "name": f"Friend {number}"} for number in range(here)]
    laid = await owner.ask("POST", "/api/games", {"title": title, "seats": seats})
    game: str = laid["game"]
    for seat, person in enumerate(others, start=1):
        await person.ask("POST", f"/api/games/{game}/join", {"seat": seat}, laid["link"])
        await person.ask("PUT", f"/api/games/{game}/seats/{seat}/ready", {"ready": True})
    await owner.ask("POST", f"/api/games/{game}/start")
    return game


class Table:
    """A game with a socket at every seat. Each move is any that is offered."""

    def __init__(self, crowd: Crowd, game: str, seats: int) -> None:
        self.game = game
        self._crowd = crowd
        self._wires: list[Wire] = []
        self._states: list[State | None] = [None] * seats
        """What each seat sees; None while news of it are on their way."""
        self._latest: dict[int, State] = {}
        """What each seat was sent last."""
        self._moves = 0
        self._wish: float | None = None
        """Since when somebody wants to move here, before the move is sent."""
        self._since = 0.0
        self._resting = False
        """Whether the crowd knows that a move can be made."""
        self._moving = False
        self._over = False

    async def sit_down(self, people: Sequence[Person]) -> None:
        """Open the sockets, and wait until everybody sees the table."""
        for seat, person in enumerate(people):
            self._wires.append(await self._open(seat, person))
        async with asyncio.timeout(PATIENCE_S):
            while None in self._states:
                await asyncio.sleep(0.001)

    async def _open(self, seat: int, person: Person) -> Wire:
        path = f"/api/games/{self.game}/live?seat={seat}"
        wire = await open_wire(
            person.host.port, path, lambda _wire, data: self._hear(seat, data), {"Cookie": person.cookie()}
        )
        wire.say(HELLO)
        return wire

    def play(self, since: float) -> None:
        """Make a move, as soon as somebody can."""
        self._resting = False
        self._wish = since
        self._go_on()

    def leave(self) -> None:
        """Hang up everywhere."""
        for wire in self._wires:
            wire.close()

    def _hear(self, seat: int, data: memoryview) -> None:
        try:
            message = _DECODER.decode(data)
        except msgspec.ValidationError:
            self._crowd.faults.append(bytes(data[:300]).decode(errors="replace"))
            return
        before = self._states[seat]
        match message:
            case State() | Change():
                self._crowd.seen(len(data))
                if isinstance(message, Change):
                    message = changed(self._latest[seat], message.change)
                self._states[seat] = self._latest[seat] = message
                if message.status == "finished" and not self._over:
                    self._over = True
                    self._crowd.over += 1
                self._go_on()
            case Done():
                self._moving = False
                self._crowd.acknowledged(self._since)
                if before is not None and before.version < message.version:
                    self._states[seat] = None
                else:
                    self._go_on()
            case Refusal():
                # Somebody else had moved, and the news of it are on their way or have just come.
                self._moving = False
                self._crowd.refused(message.code)
                self._wish = self._since
                if before is not None and before.version == self._version:
                    self._states[seat] = None
                else:
                    self._go_on()

    def _go_on(self) -> None:
        """Move if that is wanted and possible; if it is only possible, say so."""
        if self._moving or self._over:
            return
        choices = [(seat, state) for seat, state in enumerate(self._states) if state is not None and state.offers]
        if not choices:
            return
        if self._wish is None:
            if not self._resting:
                self._resting = True
                self._crowd.ready(self)
            return
        seat, state = choices[0]
        self._moves += 1
        self._moving, self._since, self._wish, self._version = True, self._wish, None, state.version
        action = self._crowd.dice.choice(state.offers).encode()
        self._wires[seat].say(
            b'{"do":"play","id":"%d","action":"%s","version":%d}' % (self._moves, action, state.version)
        )


async def lay_tables(crowd: Crowd, people: Sequence[Person], title: str, number: int) -> list[Table]:
    """So many games with everybody connected, ready for the first move."""
    tables: list[Table] = []
    left = iter(range(number))

    async def lay_some() -> None:
        for _ in left:
            table = Table(crowd, await lay(people, title), len(people))
            await table.sit_down(people)
            tables.append(table)

    await asyncio.gather(*[lay_some() for _ in range(AT_ONCE)])
    return tables
