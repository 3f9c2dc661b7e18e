"""Twin worlds behind real doors: two servers with the same public history, which a viewer must not tell apart.

Everything that a viewer can receive is compared byte for byte: answers with their headers, refusals, lists, and each
message of sockets and streams. Both servers live by one clock that the test turns, so times are compared too; only the
id of the game and the date of an answer are taken out.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

import msgspec
from sqlalchemy import delete, insert, select, update

from logothete.kernel.dice import commitment
from logothete.kernel.match import Match
from logothete.kernel.state import State
from logothete.server.app import create_app
from logothete.server.config import Settings
from logothete.server.model import SYSTEM
from logothete.server.rooms.difference import changed
from logothete.server.rooms.keeping import Kept, pack_snapshot
from logothete.server.services.tables import Tables, open_tables
from logothete.server.store import schema
from logothete.server.store.games import load_game
from logothete.server.store.rows import values_of
from tests.server.conftest import TestClock
from tests.server.edge import ME, OPEN, Json, Wire, edge_settings, listening
from tests.server.living import PATIENCE_S, Visitor, visitor

SEED = bytes(range(32))
NAMES = ("Anna", "Ben", "Cleo", "Dora")
"""Those who play, in seat order, and last somebody who watches."""
QUIET_S = 0.7
"""Longer than the server ever holds back what it has to say."""


class Leak(AssertionError):
    """A viewer can tell twin worlds apart."""


class World:
    """One server with its people, and the game that is looked at."""

    def __init__(self, url: str, tables: Tables) -> None:
        self.url = url
        self.tables = tables
        self.people: dict[str, Visitor] = {}
        self.game = ""
        self.games: list[str] = []

    def plain(self, text: str) -> str:
        """A text in which every game is named by its number."""
        for number, game in enumerate(self.games):
            text = text.replace(game, "GAME" if game == self.game else f"GAME-{number}")
        return text

    async def lay(self, **more: Json) -> None:
        """A table of three that has started, with the same dice in every world."""
        anna, *others = [self.people[name] for name in NAMES[:3]]
        table = {"title": "byzantio", "seats": [ME, OPEN, OPEN], "public": True, **more}
        self.game = (await anna.post("/api/games", table))["game"]
        self.games.append(self.game)
        await self._set(seed=SEED.hex(), commitment=commitment(SEED))
        for seat, other in enumerate(others, start=1):
            await other.post(f"/api/games/{self.game}/join", {"seat": seat})
            await other.put(f"/api/games/{self.game}/seats/{seat}/ready", {"ready": True})
        await anna.post(f"/api/games/{self.game}/start")

    async def _set(self, **values: str) -> None:
        async with self.tables.store.write() as connection:
            await connection.execute(update(schema.game).where(schema.game.c.id == self.game).values(values))
        self.tables.rooms.forget(self.game)

    async def match(self) -> Match:
        """The game as its keeper knows it."""
        async with self.tables.rooms.open(self.game) as room:
            return room.running_match()

    async def act(self, seat: int, action: str) -> None:
        """A decision of one of the players."""
        player, path = self.people[NAMES[seat]], f"/api/games/{self.game}/seats/{seat}"
        version = (await self.match()).version_of(seat)
        await player.post(f"{path}/play", {"action": action, "version": version})

    async def take_back(self, seat: int) -> None:
        await self.people[NAMES[seat]].post(f"/api/games/{self.game}/seats/{seat}/undo")

    async def offers(self, seat: int) -> list[str]:
        match = await self.match()
        return [match.title.actions.text(action) for action in match.state.legal(seat)]

    async def become(self, other: World, game: str, state: State) -> None:
        """Put a game of another world in the place of this one, at another position that could be the true one."""
        async with other.tables.store.read() as connection:
            origin = await load_game(connection, game, since=0)
        assert origin is not None
        async with other.tables.rooms.open(game) as room:
            match, journal = room.running_match(), room.course.running().journal
        async with other.tables.store.read() as connection:
            pages = await connection.execute(select(schema.page).where(schema.page.c.game == game))
            turned = [dict(row) | {"game": self.game} for row in pages.mappings()]
        twin = match.fork(state)
        # Undo must not go back behind the fork.
        twin._trail.clear()
        snapshot = twin.snapshot()
        here = self.game
        own = ("id", "owner", "created", "link_hash")
        table = {name: value for name, value in values_of(origin.table).items() if name not in own}
        async with self.tables.store.write() as connection:
            await connection.execute(update(schema.game).where(schema.game.c.id == here).values(table))
            for seat in origin.seats:
                kept = ("game", "number", "account", "secret_hash")
                values = {name: value for name, value in values_of(seat).items() if name not in kept}
                place = (schema.seat.c.game == here, schema.seat.c.number == seat.number)
                await connection.execute(update(schema.seat).where(*place).values(values))
            await connection.execute(delete(schema.log).where(schema.log.c.game == here))
            await connection.execute(delete(schema.snapshot).where(schema.snapshot.c.game == here))
            rows = [values_of(row) | {"game": here} for row in origin.rows]
            await connection.execute(insert(schema.log), rows)
            await connection.execute(delete(schema.page).where(schema.page.c.game == here))
            if turned:
                await connection.execute(insert(schema.page), turned)
            data = pack_snapshot(Kept(snapshot, recent=journal.recent))
            await connection.execute(
                insert(schema.snapshot), [{"game": here, "number": origin.table.length, "data": data}]
            )
        self.tables.rooms.forget(here)


@asynccontextmanager
async def world(folder: Path, clock: TestClock) -> AsyncIterator[World]:
    """A server that lives by this clock, with everybody there."""

    async def opener(settings: Settings) -> Tables:
        return await open_tables(settings, clock=clock)

    folder.mkdir()
    app = create_app(edge_settings(folder), background=(), opener=opener)
    async with app.lifespan(), listening(app) as address:
        place = World(f"http://{address}", app.state.tables)
        place.people = {name: await visitor(place, name) for name in NAMES} | {"nobody": Visitor(place)}
        try:
            yield place
        finally:
            for person in place.people.values():
                await person.leave()


class Viewer(NamedTuple):
    """Somebody who must not be able to tell the worlds apart; without a seat a spectator."""

    name: str
    seat: int | None

    def path(self, game: str) -> str:
        return f"/api/games/{game}/" + ("watch" if self.seat is None else f"seats/{self.seat}")


class Ear:
    """Somebody at a socket who keeps every message."""

    def __init__(self, wire: Wire, world: World, viewer: Viewer) -> None:
        self.heard: list[str] = []
        self.wire = wire
        self._world = world
        self._viewer = viewer
        self._state: Json = None
        self._log: list[Json] = []
        self._pongs = 0

    async def listen(self) -> None:
        while True:
            message = await self.wire.connection.recv()
            text = message if isinstance(message, str) else message.decode()
            content = msgspec.json.decode(text)
            if content["is"] == "pong":
                self._pongs += 1
                continue
            # A sign of life comes after some time of the machine, which passes differently for both.
            if content["is"] != "beat":
                self.heard.append(self._world.plain(text))
            if content["is"] in ("state", "change"):
                # Of a long log only the newest part comes.
                self._log += [None] * (content["log_from"] - len(self._log))
                self._log[content["log_from"] :] = content["log"]
            if content["is"] == "change":
                self._state = changed(self._state, content["change"])
            if content["is"] == "state":
                del content["is"]
                content.pop("n", None)
                self._state = content | {"log": [], "log_from": 0}

    async def settle(self) -> None:
        """Wait until what was heard is what there is to know."""
        look = await self._world.tables.playing.look(SYSTEM, self._world.game, self._viewer.seat)
        now = msgspec.json.decode(msgspec.json.encode(look))
        log, log_from, now = now["log"], now["log_from"], now | {"log": [], "log_from": 0}
        pongs = self._pongs
        await self.wire.say(do="ping")
        async with asyncio.timeout(PATIENCE_S):
            while self._pongs == pongs or self._state != now or self._log[log_from:] != log:
                await asyncio.sleep(0.001)


class Twins:
    """Two worlds, their viewers, and the comparison."""

    def __init__(self, here: World, there: World, viewers: Sequence[Viewer], clock: TestClock) -> None:
        self.worlds = (here, there)
        self.viewers = viewers
        self.compared = 0
        self._clock = clock
        self._ears: list[tuple[Ear, Ear]] = []
        self._lines: tuple[list[str], list[str]] = ([], [])
        self._badges: tuple[list[str], list[str]] = ([], [])
        self._dice = random.Random(4)
        self._rounds = 0

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Everybody listens during the block; at its end all that they heard is compared."""
        tasks: list[asyncio.Task[None]] = []
        async with AsyncExitStack() as stack:
            for viewer in self.viewers:
                ears = [await self._ear(stack, world, viewer) for world in self.worlds]
                tasks += [asyncio.create_task(ear.listen()) for ear in ears]
                self._ears.append((ears[0], ears[1]))
            reader = self.viewers[0]
            for world, lines, badges in zip(self.worlds, self._lines, self._badges, strict=True):
                path = f"{reader.path(world.game)}/stream"
                tasks.append(asyncio.create_task(_read_lines(world, reader.name, path, lines)))
                badge = await stack.enter_async_context(world.people[reader.name].wired("/api/live"))
                await badge.say(do="hello")
                tasks.append(asyncio.create_task(_read_badge(world, badge, badges)))
            try:
                await self.settle()
                yield
                await asyncio.sleep(QUIET_S)
            finally:
                for task in tasks:
                    task.cancel()
                for task in tasks:
                    with suppress(asyncio.CancelledError):
                        await task
        self._compare_heard()

    async def _ear(self, stack: AsyncExitStack, world: World, viewer: Viewer) -> Ear:
        where = "" if viewer.seat is None else f"?seat={viewer.seat}"
        wire = await stack.enter_async_context(world.people[viewer.name].wired(f"/api/games/{world.game}/live{where}"))
        # Some are sent whole states, some what differs; what a spectator gets is told both ways by the seats.
        await wire.say(do="hello", changes=viewer.seat != 0)
        return Ear(wire, world, viewer)

    async def settle(self) -> None:
        """Wait until everybody has heard all there is."""
        for pair in self._ears:
            for ear in pair:
                await ear.settle()

    def messages(self) -> int:
        """How many messages the viewers of one world have got."""
        return sum(len(here.heard) for here, _ in self._ears) + len(self._lines[0])

    async def both(self, deed: Callable[[World], Awaitable[None]]) -> None:
        """Let the same happen in both worlds, at the same time of their clock."""
        self.pass_time()
        for world in self.worlds:
            await deed(world)
        await self.settle()

    async def only(self, at: int, deed: Callable[[World], Awaitable[None]]) -> None:
        """Let something hidden happen in one world and not, or not now, in the other."""
        self.pass_time()
        await deed(self.worlds[at])
        await self.settle()

    def pass_time(self) -> None:
        self._clock.pass_ms(1_000 + self._dice.randrange(5_000))

    async def compare(self) -> None:
        """All that viewers can ask for; what is refused in any case only now and then."""
        thorough = self._rounds % 4 == 0
        self._rounds += 1
        for viewer, ears in zip(self.viewers, self._ears, strict=True):
            for path in _open_to(viewer):
                await self._compare(viewer, "GET", path)
            if viewer.seat is not None:
                await self._compare_refusals(viewer, viewer.seat, ears)
            if thorough:
                for method, path, body in _closed_to(viewer):
                    if await self._compare(viewer, method, path, body) < 400:
                        raise Leak(f"{viewer.name} was given {method} {path} while the game runs")
        await self.settle()

    async def _compare(self, viewer: Viewer, method: str, path: str, body: Json = None) -> int:
        here, there = [await _ask(world, viewer.name, method, path, body) for world in self.worlds]
        self.compared += 1
        if here != there:
            raise Leak(f"{viewer.name} can tell by {method} {path} {body}:\n{here}\n{there}")
        return here[0]

    async def _compare_refusals(self, viewer: Viewer, seat: int, ears: tuple[Ear, Ear]) -> None:
        """What is said against actions that are not offered, against stale ones, and against taking back."""
        match = await self.worlds[0].match()
        offered = match.state.legal(seat)
        version = match.version_of(seat)
        refused = [action for action in range(match.title.actions.size) if action not in offered]
        wrong = [match.title.actions.text(action) for action in self._dice.sample(refused, 6)]
        own = viewer.path("GAME")
        for action in (*wrong[:3], "no such action"):
            await self._compare(viewer, "POST", f"{own}/play", {"action": action, "version": version})
        await self._compare(viewer, "POST", f"{own}/play", {"action": wrong[0], "version": version + 1})
        allowed = [match.title.actions.text(action) for action in offered[:2]]
        for action in (*wrong, *allowed, "no such action"):
            await self._compare(viewer, "GET", f"{own}/why?action={quote(action)}")
        for ear in ears:
            for action in wrong[3:]:
                await ear.wire.say(do="play", id=f"{self._rounds} {action}", action=action, version=version)
        if not match.undoable(seat):
            await self._compare(viewer, "POST", f"{own}/undo", {})
            for ear in ears:
                await ear.wire.say(do="undo", id=f"{self._rounds} undo")

    def _compare_heard(self) -> None:
        for viewer, (here, there) in zip(self.viewers, self._ears, strict=True):
            for kind in ("state", "change", "chat", "refused", "done", "error"):
                mark = f'{{"is":"{kind}"'
                _same(f"{viewer.name} by what a socket says ({kind})", *_marked(here, there, mark))
        _same(f"{self.viewers[0].name} by the lines of a stream", *self._lines)
        # Of changes that follow each other closely this one tells only the last.
        _same(f"{self.viewers[0].name} by what waits", self._badges[0][-1:], self._badges[1][-1:])


def _open_to(viewer: Viewer) -> list[str]:
    """What a viewer is given, and what is refused to those without an account."""
    own, game = viewer.path("GAME"), "/api/games/GAME"
    lists = [f"/api/tables/{kind}" for kind in ("mine", "open", "watchable", "finished")]
    return [
        own,
        f"{own}?version=3&log=4",
        f"{own}/log?before=5",
        game,
        f"{game}/watch",
        f"{game}/chat" if viewer.seat is None else f"{game}/chat?seat={viewer.seat}",
        f"{game}/verification",
        *lists,
    ]


def _closed_to(viewer: Viewer) -> list[tuple[str, str, Json]]:
    """What no viewer is given while the game runs."""
    game = "/api/games/GAME"
    foreign = f"{game}/seats/{1 if viewer.seat == 0 else 0}"
    asked: list[tuple[str, str, Json]] = [
        ("GET", path, None)
        for path in (
            foreign,
            f"{foreign}/note",
            f"{foreign}/orders",
            f"{foreign}/stream",
            f"{foreign}/why?action=keep",
            f"{game}/replay/0?eyes=all",
            f"{game}/replay/2?eyes=0",
            f"{game}/replay/2/link",
            f"{game}/chronicle?eyes=all",
            f"{game}/record",
        )
    ]
    return [
        *asked,
        ("POST", f"{foreign}/play", {"action": "keep", "version": 1}),
        ("POST", f"{foreign}/undo", {}),
        ("PUT", f"{foreign}/orders", {}),
        ("POST", f"{game}/branch", {"number": 1, "seats": [ME, OPEN, OPEN]}),
        ("POST", f"{game}/rematch", {}),
        ("POST", f"{game}/start", {}),
    ]


def _marked(here: Ear, there: Ear, mark: str) -> tuple[list[str], list[str]]:
    return [one for one in here.heard if one.startswith(mark)], [one for one in there.heard if one.startswith(mark)]


def _same(who: str, here: Sequence[str], there: Sequence[str]) -> None:
    for number, (one, other) in enumerate(zip(here, there, strict=False)):
        if one != other:
            raise Leak(f"{who}, message {number}:\n{one}\n{other}")
    if len(here) != len(there):
        raise Leak(f"{who}: {len(here)} messages in one world, {len(there)} in the other")


async def _ask(world: World, name: str, method: str, path: str, body: Json) -> tuple[int, list[tuple[str, str]], str]:
    """An answer: status, headers, body."""
    response = await world.people[name].ask(method, path.replace("GAME", world.game), body)
    headers = [(key, world.plain(value)) for key, value in response.headers.items() if key != "date"]
    return response.status_code, headers, world.plain(response.text)


async def _read_lines(world: World, name: str, path: str, lines: list[str]) -> None:
    person = world.people[name]
    async with person.http.stream("GET", world.url + path) as response:
        async for line in response.aiter_lines():
            # An empty line is a sign of life.
            if line:
                lines.append(world.plain(line))


async def _read_badge(world: World, wire: Wire, badges: list[str]) -> None:
    while True:
        message = await wire.connection.recv()
        text = message if isinstance(message, str) else message.decode()
        if '"is":"mine"' in text:
            badges.append(world.plain(text))
