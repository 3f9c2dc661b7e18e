"""A game of sides at a table: who won together, what is known of a setup before the start, inquiries, and
clocks that go by turns."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar

from logothete.bots import open_bot
from logothete.kernel.match import Match
from logothete.kernel.title import Setup
from logothete.server.backstage import BotTask
from logothete.server.bots.worker import Question, Stories, decide
from logothete.server.config import Settings
from logothete.server.errors import BadTable, NoSuchGame, UnknownInquiry
from logothete.server.model import Actor, NewTable, Pace, SeatSpec
from logothete.server.services.tables import Tables, open_tables
from logothete.server.shelf import Shelf
from tests.bots.test_intentions import Watched
from tests.melee import MeleeTitle
from tests.melee.shelf import put_on_shelf
from tests.server.conftest import ME, TestClock
from tests.server.edge import Person, edge, edge_settings, refused
from tests.server.hands import HERE, newcomer

pytestmark = pytest.mark.anyio

FORD = {"scenario": "ford"}
MINUTE = 60_000
LIVE = Pace("live", bank_ms=60 * MINUTE, increment_ms=10_000)
DAYS = Pace("days", days_ms=3 * 24 * 60 * MINUTE)


@pytest.fixture
async def tables(database: str, clock: TestClock) -> AsyncIterator[Tables]:
    shelf = Shelf(keys=lambda: ["melee"], opener=lambda key, pack: MeleeTitle())
    tables = await open_tables(Settings(database=database, bot_workers=1, bot_pause=0), shelf, clock)
    try:
        yield tables
    finally:
        await tables.close()


@pytest.fixture
async def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Litestar]:
    monkeypatch.syspath_prepend(str(put_on_shelf(tmp_path / "shelf")))
    async with edge(edge_settings(tmp_path)) as app:
        yield app


async def begin(tables: Tables, seats: list[SeatSpec], pace: Pace | None = None) -> tuple[Actor, str]:
    """A person at all seats of the ford."""
    actor = await newcomer(tables)
    created = await tables.lobby.create(actor, NewTable("melee", seats, options=FORD, pace=pace or Pace()))
    await tables.lobby.start(actor, created.game)
    return actor, created.game


async def play(tables: Tables, actor: Actor, game: str, *moves: str) -> None:
    """`0 go 02.02`."""
    for move in moves:
        seat, _, text = move.partition(" ")
        state = await tables.playing.look(actor, game, int(seat))
        await tables.playing.play(actor, game, int(seat), text, state.version)


async def test_a_result_says_who_played_together(tables: Tables) -> None:
    actor, game = await begin(tables, [ME, HERE, HERE, HERE])
    while (state := await tables.playing.look(actor, game, None)).result is None:
        await play(tables, actor, game, f"{state.asked[0]} rest")
    assert state.result.sides == [0, 1, 0, 1]
    assert state.result.places == [1, 1, 1, 1]
    (listed,) = (await tables.lobby.list_finished(actor)).tables
    assert listed.result == state.result


async def test_a_page_is_told_of_a_setup_before_anybody_plays(app: Litestar) -> None:
    reader = Person(app)
    (info,) = [one for one in await reader.get("/api/titles") if one["key"] == "melee"]
    assert info["seated"]
    (option,) = info["options"]
    assert option["cards"]["duel"]["facts"] == [
        {"key": "rocks", "about": {"count": 1}},
        {"key": "first", "about": {"knight": "ada"}},
    ]
    ford = await reader.get("/api/titles/melee/setup?players=4&option=scenario:ford")
    assert (ford["players"], ford["count"], ford["sides"], ford["first"]) == ([2, 4], 4, [0, 1, 0, 1], 0)
    assert ford["stands"] == [{"knight": name} for name in ("bran", "ada", "dora", "cuno")]
    duel = await reader.get("/api/titles/melee/setup?players=4&option=scenario:duel")
    assert (duel["players"], duel["count"]) == ([2], 2)


async def test_a_scene_is_that_of_its_options(app: Litestar) -> None:
    reader = Person(app)
    for _ in range(2):
        duel = await reader.get("/api/titles/melee/scene?option=scenario:duel")
        assert duel["scene"]["rocks"] == ["03.02"]
    assert (await reader.get("/api/titles/melee/scene"))["scene"]["rocks"] == ["03.01", "03.04"]
    assert refused(await reader.ask("GET", "/api/titles/melee/scene?option=scenario:none"), 400) == "bad-table"
    assert refused(await reader.ask("GET", "/api/titles/melee/setup?option=colour:red"), 400) == "bad-table"


async def test_a_table_says_what_its_scene_depends_on(tables: Tables) -> None:
    actor, game = await begin(tables, [ME, HERE, HERE, HERE])
    assert (await tables.lobby.table(actor, game)).staged == FORD


async def test_nobody_lays_a_table_for_more_than_may_play(tables: Tables) -> None:
    actor = await newcomer(tables)
    with pytest.raises(BadTable, match="for 2 players, not 4"):
        await tables.lobby.create(actor, NewTable("melee", [ME, HERE, HERE, HERE], options={"scenario": "duel"}))


async def test_a_seat_and_a_spectator_may_ask_the_board(tables: Tables) -> None:
    actor, game = await begin(tables, [ME, HERE, HERE, HERE])
    found = await tables.playing.ask(actor, game, 0, "line", ["02.02", "04.02"])
    assert (found.version, found.kind, found.things) == (0, "line", ["02.02", "04.02"])
    assert msgspec.json.decode(found.answer)["blocked"] is None
    seen = await tables.playing.ask(actor, game, None, "reach", ["03.03"])
    assert msgspec.json.decode(seen.answer)["lines"] == []
    with pytest.raises(UnknownInquiry):
        await tables.playing.ask(actor, game, 0, "line", ["02.02"])
    with pytest.raises(NoSuchGame):
        await tables.playing.ask(await newcomer(tables, "Eve"), game, 0, "reach", ["03.03"])


async def test_a_page_is_told_what_may_be_asked(app: Litestar) -> None:
    reader = Person(app)
    detail = await reader.get("/api/titles/melee")
    assert detail["inquiries"] == [{"key": "line", "domains": ["hex", "target"]}, {"key": "reach", "domains": ["hex"]}]
    assert refused(await reader.ask("GET", "/api/games/nowhere/seats/0/ask?kind=reach&thing=03.03"), 404)


async def left(tables: Tables, actor: Actor, game: str, seat: int) -> int:
    """What a seat has left, as it knows itself."""
    clock = next(one for one in (await tables.playing.look(actor, game, seat)).clocks if one.seat == seat)
    assert clock.left_ms is not None
    return clock.left_ms


async def test_time_is_added_when_a_turn_is_over_and_not_before(tables: Tables, clock: TestClock) -> None:
    actor, game = await begin(tables, [ME, HERE, HERE, HERE], LIVE)
    clock.pass_ms(MINUTE)
    await play(tables, actor, game, "0 go 04.02")
    clock.pass_ms(MINUTE)
    await play(tables, actor, game, "0 go 04.01")
    assert await left(tables, actor, game, 0) == LIVE.bank_ms
    await play(tables, actor, game, "0 rest")
    assert await left(tables, actor, game, 0) == LIVE.bank_ms - 2 * MINUTE + LIVE.increment_ms


async def test_a_die_is_no_end_of_a_turn(tables: Tables, clock: TestClock) -> None:
    actor, game = await begin(tables, [ME, HERE, HERE, HERE], LIVE)
    await play(tables, actor, game, "0 go 04.02", "0 go 03.02", "0 rest", "1 go 02.01", "1 rest", "2 rest", "3 rest")
    before = await left(tables, actor, game, 0)
    clock.pass_ms(MINUTE)
    await play(tables, actor, game, "0 strike 02.01")
    assert await left(tables, actor, game, 0) == before
    clock.pass_ms(MINUTE)
    state = await tables.playing.look(actor, game, 0)
    if state.offers:
        await play(tables, actor, game, "0 rest")
        assert await left(tables, actor, game, 0) == before - 2 * MINUTE + LIVE.increment_ms


async def test_who_takes_back_the_end_of_a_turn_gives_back_what_it_brought(tables: Tables, clock: TestClock) -> None:
    actor, game = await begin(tables, [ME, HERE, HERE, HERE], LIVE)
    clock.pass_ms(MINUTE)
    await play(tables, actor, game, "0 rest")
    await tables.playing.undo(actor, game, 0)
    assert await left(tables, actor, game, 0) == LIVE.bank_ms - MINUTE


async def test_days_are_refilled_by_turns(tables: Tables, clock: TestClock) -> None:
    actor, game = await begin(tables, [ME, HERE, HERE, HERE], DAYS)
    clock.pass_ms(MINUTE)
    await play(tables, actor, game, "0 go 04.02", "0 rest")
    assert await left(tables, actor, game, 0) == DAYS.days_ms


async def test_a_worker_keeps_what_bots_mean_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    title = Watched()
    monkeypatch.setattr("logothete.server.bots.worker._title", lambda key, folder, content: title)
    match = Match.start(title, Setup(4, FORD), b"seed")
    stories = Stories()
    for expected in ("go 04.02", "go 03.03", "rest"):
        task = BotTask("game", 0, "greedy", "melee", "", match.setup, match.state.dump(), 0)
        assert decide(Question(task, None, 10.0), open_bot, stories) == expected
        match.play(0, title.actions.parse(expected))
    assert title.shared.asked == 1
