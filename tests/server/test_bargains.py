"""Diktat at the server's table: nothing shows what bargains hide, and an exchange happens once or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, cast

import pytest
from sqlalchemy import update

from logothete.games.diktat.view import DiktatView
from logothete.kernel.dice import commitment
from logothete.server import errors
from logothete.server.config import Settings
from logothete.server.model import NewTable, SeatSpec
from logothete.server.rooms.progress import Progress
from logothete.server.services.tables import Tables, open_tables
from logothete.server.store import schema
from tests.games.diktat.dealing import offer
from tests.games.diktat.table import Table
from tests.server.conftest import TestClock, guest
from tests.server.edge import ME
from tests.server.living import Visitor, living, visitor
from tests.server.test_statistician import HERE, PACE, SEED, Notes, Statistician

pytestmark = pytest.mark.anyio

A, B, C = "coordination", "secret-police", "black-guard"
THINKS_MS: Final = 1_700
Arrange = Callable[[], Table]


class City:
    """A table of the server at which an arranged position is played; one person sits on all seats."""

    def __init__(self, tables: Tables, clock: TestClock, table: Table) -> None:
        self.tables = tables
        self.clock = clock
        self.table = table
        self.watchers: dict[int | None, Statistician] = {}

    async def begin(self, ordered: bool) -> None:
        """Lay the table; `ordered`: everybody keeps the orders with which he begins, and is not asked in windows."""
        self.anna = await guest(self.tables)
        seats = [SeatSpec("me"), *[HERE] * (self.table.players - 1)]
        new = NewTable("diktat", seats, public=True, pace=PACE, options=dict(self.table.setup.options))
        self.game = (await self.tables.lobby.create(self.anna, new)).game
        async with self.tables.store.write() as connection:
            seed = {"seed": SEED.hex(), "commitment": commitment(SEED)}
            await connection.execute(update(schema.game).where(schema.game.c.id == self.game).values(seed))
        self.tables.rooms.forget(self.game)
        await self.tables.lobby.start(self.anna, self.game)
        async with self.tables.rooms.open(self.game) as room:
            match = room.running_match()
            room.course.progress = Progress(match.fork(room.title.load(match.setup, self.table.state.dump())))
            await room.change(lambda: room.mark("arranged"))
        if not ordered:
            for seat in range(self.table.players):
                await self.tables.ordering.change(self.anna, self.game, seat, [], [])

    async def version(self, cabal: str) -> int:
        async with self.tables.rooms.open(self.game) as room:
            return room.running_match().version_of(self.table.seat(cabal))

    async def play(self, cabal: str, action: str, version: int | None = None) -> str:
        """What came of it: `done`, or why not."""
        about = await self.version(cabal) if version is None else version
        try:
            await self.tables.playing.play(self.anna, self.game, self.table.seat(cabal), action, about)
        except (errors.StaleVersion, errors.ActionRefused) as error:
            return error.code
        return "done"

    async def power(self) -> list[int]:
        """The PP behind every screen."""
        async with self.tables.rooms.open(self.game) as room:
            match = room.running_match()
            seen = [cast(DiktatView, match.title.look(match.state, seat)) for seat in range(self.table.players)]
        screens = [view.seats[seat].screen for seat, view in enumerate(seen)]
        return [screen.power for screen in screens if screen is not None]

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)

    @asynccontextmanager
    async def watched(self, viewers: Sequence[int | None]) -> AsyncIterator[None]:
        self.watchers = {one: Statistician(self.tables, self.game, one, self.clock) for one in viewers}
        tasks = [
            asyncio.create_task(watching())
            for one in self.watchers.values()
            for watching in (one.watch_socket, one.watch_stream)
        ]
        try:
            await self.settle()
            yield
        finally:
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError):
                    await task


@asynccontextmanager
async def city(folder: Path, arrange: Arrange, ordered: bool = True) -> AsyncIterator[City]:
    folder.mkdir()
    clock = TestClock()
    tables = await open_tables(Settings(database=f"sqlite:///{folder}/l.db"), clock=clock)
    try:
        here = City(tables, clock, arrange())
        await here.begin(ordered)
        yield here
    finally:
        await tables.close()


# ---- what is hidden does not show


async def notes(
    folder: Path, arrange: Arrange, course: Sequence[str], viewers: Sequence[int | None], ordered: bool
) -> list[Notes]:
    """All that these viewers are sent, and when, while a course is played: `coordination spy`, `~…` if it is unseen."""
    async with city(folder, arrange, ordered) as here:
        async with here.watched(viewers):
            for move in course:
                cabal, _, action = move.removeprefix("~").partition(" ")
                if action == "pass" and ordered:
                    continue
                if not move.startswith("~"):
                    here.clock.pass_ms(THINKS_MS)
                assert await here.play(cabal, action) == "done", move
                await here.settle()
                if not move.startswith("~"):
                    for watcher in here.watchers.values():
                        await watcher.ask()
        return [found for watcher in here.watchers.values() for found in watcher.notes.values()]


def pile(pawns: str) -> Arrange:
    """B has a stack of these pawns, and the others of his six behind his screen."""

    def arrange() -> Table:
        left = {"citizen": 2 - pawns.count("C"), "guard": 2 - pawns.count("G"), "emissary": 2 - pawns.count("E")}
        return Table().reserve(B, **left).put(B, "karst", pawns).cards(B, "soup-kitchen")

    return arrange


SPIED = (f"{A} spy", f"{A} at karst-1", f"{A} pawn 1", f"{A} enough", f"{B} pass")
DRAFTED = (f"~{B} offer-to {C}", f"~{B} give pp 1", f"~{B} swear pay", f"~{B} number 1")
SWORN = (f"offer-to {A}", "swear true-pawn", "which karst-1", "depth 1", "type guard", "propose")
OATH = (*(f"~{B} {action}" for action in SWORN[:-1]), f"{B} propose", f"{A} accept {B}")
TURNS = (f"{A} influence nothing", f"{B} pass", f"{B} influence nothing", f"{B} pass")
SECRETS: Final = {
    "who could have reacted": (pile("GG"), TURNS, pile("CC"), TURNS, (0, 2, None)),
    "what a spy saw": (pile("GE"), SPIED, pile("EG"), SPIED, (2, None)),
    "who drafts": (pile("GE"), (*DRAFTED, *TURNS), pile("GE"), TURNS, (0, 2, None)),
    "whether an oath is true": (pile("GE"), (*OATH, *TURNS), pile("EG"), (*OATH, *TURNS), (0, 2, None)),
}
"""Two worlds, what is played in each, and who must not tell them apart."""


@pytest.mark.rule("DIK-043", "DIK-115", "DIK-152", "DIK-197", "DIK-316")
@pytest.mark.parametrize("ordered", [True, False], ids=["orders", "people"])
@pytest.mark.parametrize("secret", SECRETS)
async def test_messages_and_their_moments_tell_nobody(secret: str, ordered: bool, tmp_path: Path) -> None:
    first, played, second, also, viewers = SECRETS[secret]
    here = await notes(tmp_path / "here", first, played, viewers, ordered)
    there = await notes(tmp_path / "there", second, also, viewers, ordered)
    assert here == there
    assert sum(map(len, here)) > 8 * len(viewers)


@pytest.mark.rule("DIK-115")
async def test_the_spy_knows_in_which_world_he_is(tmp_path: Path) -> None:
    here, there = [await notes(tmp_path / pawns, pile(pawns), SPIED, [0], True) for pawns in ("GE", "EG")]
    assert here != there


# ---- once or not at all


def offered() -> Table:
    """A has laid an offer before both others."""
    return offer(Table(), A, f"{B} {C}", "give pp 1")


@pytest.mark.rule("DIK-152", "DIK-153", "DIK-317")
async def test_of_crossing_acceptances_and_double_clicks_one_counts(tmp_path: Path) -> None:
    async with city(tmp_path / "city", offered) as here:
        before = await here.power()
        versions = {cabal: await here.version(cabal) for cabal in (B, C)}
        tried = [here.play(cabal, f"accept {A}", versions[cabal]) for cabal in (B, C, C, B)]
        assert sorted(await asyncio.gather(*tried)).count("done") == 1
        after = await here.power()
    assert sorted(now - then for now, then in zip(after, before, strict=True)) == [-1, 0, 1]


@pytest.mark.rule("DIK-152", "DIK-317")
async def test_acceptance_and_withdrawal_at_once_are_one_or_the_other(tmp_path: Path) -> None:
    async with city(tmp_path / "city", offered) as here:
        before = await here.power()
        outcomes = await asyncio.gather(here.play(A, "withdraw"), here.play(B, f"accept {A}"))
        assert sorted(outcomes).count("done") == 1
        assert (await here.power() != before) == (outcomes[1] == "done")


async def lay_offer(anna: Visitor, game: str) -> tuple[int, dict[str, object]]:
    """Two play on until somebody may offer something, and one does; to whom, and the acceptance."""
    path = f"/api/games/{game}/seats"
    while True:
        states = [await anna.get(f"{path}/{seat}") for seat in range(2)]
        maker = next((seat for seat in range(2) if any("offer-to" in one for one in states[seat]["asides"])), None)
        if maker is not None:
            break
        seat, state = next((seat, state) for seat, state in enumerate(states) if state["offers"])
        await anna.post(f"{path}/{seat}/play", {"action": state["offers"][0], "version": state["version"]})
    to = next(one for one in states[maker]["asides"] if one.startswith("offer-to"))
    for action in (to, "give pp 1", "propose"):
        version = (await anna.get(f"{path}/{maker}"))["version"]
        await anna.post(f"{path}/{maker}/play", {"action": action, "version": version})
    taker = await anna.get(f"{path}/{1 - maker}")
    accept = next(one for one in taker["asides"] if one.startswith("accept"))
    return 1 - maker, {"action": accept, "version": taker["version"], "id": "accept"}


async def held(anna: Visitor, game: str) -> list[int]:
    """The PP of both."""
    views = [(await anna.get(f"/api/games/{game}/seats/{seat}"))["view"] for seat in range(2)]
    return [view["seats"][seat]["screen"]["power"] for seat, view in enumerate(views)]


@pytest.mark.rule("DIK-153")
async def test_a_server_that_dies_inside_an_exchange_has_made_all_of_it_or_nothing(tmp_path: Path) -> None:
    async with living(f"sqlite:///{tmp_path / 'deals.db'}", tmp_path) as server:
        for delay_ms in (2, 12):
            anna = await visitor(server, "Anna")
            seats = [ME, {"kind": "here", "name": "Zoe"}]
            game = (await anna.post("/api/games", {"title": "diktat", "seats": seats}))["game"]
            await anna.post(f"/api/games/{game}/start")
            taker, acceptance = await lay_offer(anna, game)
            before = await held(anna, game)
            path = f"/api/games/{game}/seats/{taker}/play"
            accepting = asyncio.create_task(anna.ask("POST", path, acceptance))
            await asyncio.sleep(delay_ms / 1000)
            server.kill()
            answered = await asyncio.gather(accepting, return_exceptions=True)
            await server.start()
            after = await held(anna, game)
            gained = [now - then for now, then in zip(after, before, strict=True)]
            assert gained in ([0, 0], [1, -1] if taker == 0 else [-1, 1])
            assert gained != [0, 0] or isinstance(answered[0], BaseException), "what was acknowledged is lost"
            again = await anna.ask("POST", path, acceptance)
            assert (again.status_code == 200) == (gained == [0, 0])
            assert sum(await held(anna, game)) == sum(before)
            assert (await held(anna, game))[taker] == before[taker] + 1
            await anna.leave()
