"""Two processes on one PostgreSQL are one server: what is done at one is seen at the other, and done once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from logothete.games import open_title
from logothete.kernel.record import read_record, verify
from logothete.server.config import Settings
from logothete.server.model import NewTable, SeatSpec
from logothete.server.services.tables import open_tables
from logothete.server.store import open_store
from logothete.server.store.games import log_of
from logothete.server.store.rows import LogRow
from tests.server.edge import ME, OPEN, Json, Wire
from tests.server.hands import newcomer
from tests.server.living import PATIENCE_S, Living, Visitor, living, visitor
from tests.server.postgres import Cluster

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "level": "easy"}
Pair = tuple[Living, Living]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def pair(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Pair]:
    """Two processes on one database, for all tests here."""
    url, folder = postgres.url("processes"), tmp_path_factory.mktemp("processes")
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(living(url, folder))
        yield one, await stack.enter_async_context(living(url, folder))
    postgres.drop("processes")


@pytest.fixture
async def people(pair: Pair) -> AsyncIterator[tuple[Visitor, Visitor]]:
    """Anna, who comes to the first process, and Ben, who comes to the second."""
    anna, ben = await visitor(pair[0], "Anna"), await visitor(pair[1], "Ben")
    yield anna, ben
    await anna.leave()
    await ben.leave()


async def seated(anna: Visitor, ben: Visitor, title: str) -> str:
    """A game of the two, each at their own process."""
    laid = await anna.post("/api/games", {"title": title, "seats": [ME, OPEN], "public": True})
    game: str = laid["game"]
    await ben.post(f"/api/games/{game}/join")
    await ben.put(f"/api/games/{game}/seats/1/ready", {"ready": True})
    await anna.post(f"/api/games/{game}/start")
    return game


async def claimed(anna: Visitor, ben: Visitor) -> str:
    """A game of Byzantio in which both write their lists, in secret and at the same time."""
    game = await seated(anna, ben, "byzantio")
    await decide(anna, game, 0, "claim")
    await decide(ben, game, 1, "claim")
    return game


async def decide(player: Visitor, game: str, seat: int, verb: str) -> None:
    """The first decision of this kind that is offered, when it is."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            state = await player.get(f"/api/games/{game}/seats/{seat}")
            offers = [offer for offer in state["offers"] if offer.startswith(verb)]
            if offers:
                break
    body = {"action": offers[0], "version": state["version"]}
    await player.post(f"/api/games/{game}/seats/{seat}/play", body)


async def rows(server: Living, game: str) -> list[LogRow]:
    """What the store has of a game."""
    store = await open_store(Settings(database=server.database).database)
    try:
        async with store.read() as connection:
            return [row for row in await log_of(connection, game) if row.kind != "table" or row.action == "timeout"]
    finally:
        await store.close()


async def hear(wire: Wire, version: int) -> Json:
    """The state of this version, when it comes."""
    while True:
        state = await wire.hear_until("state")
        if state["version"] >= version:
            assert state["version"] == version
            return state


async def test_what_is_done_at_one_process_is_seen_at_the_other(people: tuple[Visitor, Visitor]) -> None:
    anna, ben = people
    game = await seated(anna, ben, "tictactoe")
    live = f"/api/games/{game}/live"
    async with anna.wired(f"{live}?seat=0") as mine, ben.wired(f"{live}?seat=1") as yours, ben.wired(live) as watcher:
        for wire in (mine, yours, watcher):
            await wire.say(do="hello")
            await hear(wire, 0)
        await mine.say(do="play", id="a", action="place b2", version=0)
        await mine.hear_until("done")
        for wire in (yours, watcher):
            assert [event["about"]["square"] for event in (await hear(wire, 1))["log"]] == ["b2"]
        await yours.say(do="play", id="b", action="place a1", version=1)
        await yours.hear_until("done")
        assert (await hear(mine, 2))["asked"] == [0]
        await yours.say(do="undo", id="c", version=2)
        await yours.hear_until("done")
        taken_back = await hear(mine, 3)
        assert (taken_back["log_from"], taken_back["log"], taken_back["asked"]) == (1, [], [1])
        await mine.say(do="chat", text="well?")
        assert (await yours.hear_until("chat"))["text"] == "well?"
        await ben.post(f"/api/games/{game}/seats/1/resign", {"level": "easy"})
        assert (await mine.hear_until("state"))["seats"][1]["standin"]


async def test_of_two_decisions_at_the_same_moment_one_counts(pair: Pair, people: tuple[Visitor, Visitor]) -> None:
    anna, ben = people
    game = await claimed(anna, ben)
    elsewhere = anna.at(pair[1])
    path = f"/api/games/{game}/seats/0"
    counted: list[str] = []
    before, conflicts = await conflicts_at(pair), 0
    async with asyncio.timeout(PATIENCE_S):
        # Until it has happened often, and more than once so closely that only the store could tell who was first.
        while len(counted) < 60 or conflicts < 2:
            state = await anna.get(path)
            first, *_, last = state["offers"]
            answers = await asyncio.gather(
                anna.ask("POST", f"{path}/play", {"action": first, "version": state["version"]}),
                elsewhere.ask("POST", f"{path}/play", {"action": last, "version": state["version"]}),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409], [one.text for one in answers]
            refused = next(answer.json() for answer in answers if answer.status_code == 409)
            assert refused["code"] == "stale-version"
            counted += [answer.json()["action"] for answer in answers if answer.status_code == 200]
            counted.append("undo")
            taken_back = await elsewhere.post(f"{path}/undo", {})
            assert taken_back["action"] == counted[-2]
            conflicts = await conflicts_at(pair) - before
    written = [row.action if row.kind == "move" else "undo" for row in await rows(pair[0], game) if row.seat == 0][1:]
    assert written == counted
    print(f"\n{len(counted) // 2} pairs of decisions at the same moment, {conflicts} settled by the store")
    await elsewhere.leave()


async def test_hidden_decisions_of_different_seats_at_the_same_moment_all_count(
    pair: Pair, people: tuple[Visitor, Visitor]
) -> None:
    anna, ben = people
    game = await claimed(anna, ben)
    before, conflicts, rounds = await conflicts_at(pair), 0, 0
    async with asyncio.timeout(PATIENCE_S):
        while rounds < 30 or conflicts < 2:
            rounds += 1
            await asyncio.gather(decide(anna, game, 0, "target"), decide(ben, game, 1, "target"))
            await asyncio.gather(
                anna.post(f"/api/games/{game}/seats/0/undo"), ben.post(f"/api/games/{game}/seats/1/undo")
            )
            conflicts = await conflicts_at(pair) - before
    for seat in (0, 1):
        kinds = [row.kind for row in await rows(pair[0], game) if row.seat == seat][1:]
        assert kinds == ["move", "undo"] * rounds
    print(f"\n{rounds} pairs of hidden decisions at the same moment, {conflicts} had to be tried again")


async def test_a_refusal_is_never_about_what_is_no_longer_so(postgres: Cluster) -> None:
    """The notice of another process's change may be late; then the store is asked before anything is refused."""
    settings = Settings(database=postgres.url("refusals"))
    first, second = await open_tables(settings), await open_tables(settings)
    for tables in (first, second):
        tables._signals.outside = lambda game, length: False
    anna, ben = await newcomer(first, "Anna"), await newcomer(second, "Ben")
    created = await first.lobby.create(anna, NewTable("tictactoe", [SeatSpec("me"), SeatSpec("open")], public=True))
    game = created.game
    assert (await first.lobby.table(anna, game)).seats[1].kind == "open"
    await second.lobby.join(ben, game)
    await second.lobby.set_ready(ben, game, 1)
    await first.lobby.start(anna, game)
    await first.playing.play(anna, game, 0, "place b2", 0)
    assert (await second.playing.play(ben, game, 1, "place a1", 1)).version == 2
    await second.playing.resign(ben, game, 1)
    # In the first process nobody has heard that a bot stands in; to return there must not be found unnecessary.
    await first.playing.take_back(ben, game, 1)
    assert not (await first.lobby.table(ben, game)).seats[1].standin
    await first.close()
    await second.close()
    postgres.drop("refusals")


async def conflicts_at(pair: Pair) -> int:
    """How often the store had to say that another process was quicker."""
    return sum([await server.figure("logothete_conflicts_total") for server in pair])


async def test_bots_and_clocks_act_once_and_outlive_the_process_that_leads(
    pair: Pair, people: tuple[Visitor, Visitor]
) -> None:
    anna, ben = people
    conflicts = await conflicts_at(pair)
    moved = await figures(pair, "logothete_moves_total", by="bot")
    timeouts = await figures(pair, "logothete_timeouts_total")
    # Two people who never decide; the second of them runs out of time when the process that leads is gone.
    slow = await begun(ben, "tictactoe", ME, BOT, seconds=10)
    later = [await begun(player, "tictactoe", ME, BOT, seconds=14) for player in (anna, ben)]
    games = [await begun(player, "connectfour", BOT, BOT) for player in (anna, ben, anna, ben)]
    for game in (*games, slow):
        await finish(anna, game)
    made = [await rows(pair[0], game) for game in (*games, slow)]
    assert [row.action for row in made[-1] if row.by == "clock"] == ["timeout"]
    assert all(row.by == "bot" for one in made[:-1] for row in one)
    # What the process that leads has counted is what the store has: nothing was decided twice and then refused.
    by_bots = sum(row.by == "bot" for one in made for row in one)
    now = await figures(pair, "logothete_moves_total", by="bot")
    assert sorted(after - before for after, before in zip(now, moved, strict=True)) == [0, by_bots]
    assert sum(await figures(pair, "logothete_timeouts_total")) == sum(timeouts) + 1
    assert await conflicts_at(pair) == conflicts

    leader, other, player = (pair[0], pair[1], ben) if now[0] > moved[0] else (pair[1], pair[0], anna)
    leader.kill()
    for game in (*later, await begun(player, "connectfour", BOT, BOT)):
        await finish(player, game)
    for game in later:
        assert [row.action for row in await rows(other, game) if row.by == "clock"] == ["timeout"]
    await leader.start()


async def begun(owner: Visitor, title: str, *seats: dict[str, str], seconds: int = 0) -> str:
    """A game that has started; with a number of seconds that each person has for the whole of it."""
    table: Json = {"title": title, "seats": list(seats), "public": True}
    if seconds:
        table["pace"] = {"kind": "live", "bank_ms": seconds * 1000}
    game: str = (await owner.post("/api/games", table))["game"]
    await owner.post(f"/api/games/{game}/start")
    return game


async def figures(pair: Pair, name: str, **labels: str) -> list[int]:
    """A figure of both processes."""
    return [await server.figure(name, **labels) for server in pair]


async def finish(player: Visitor, game: str) -> None:
    """Wait until bots have finished a game; its record must prove itself."""
    async with asyncio.timeout(PATIENCE_S):
        while (info := await player.get(f"/api/games/{game}"))["status"] != "finished":
            await asyncio.sleep(0.05)
    record = read_record((await player.ask("GET", f"/api/games/{game}/record")).content)
    verify(record, open_title(info["title"]))
