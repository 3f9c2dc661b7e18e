"""Plans on the server: one request, one transaction, one broadcast; all that was done of it, or nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from logothete.kernel.orders import ALWAYS, Order
from logothete.kernel.plans import MOST_ACTIONS
from logothete.server.errors import ActionRefused, BadPlan, NotAllowed, NothingToUndo, StaleVersion, UnknownAction
from logothete.server.live.sockets import Reader
from logothete.server.model import SYSTEM, Actor, Carried
from logothete.server.services.tables import Tables, open_tables
from logothete.server.store import schema
from logothete.server.store.engine import Executor
from logothete.server.store.games import log_of
from tests.kernel.parley import ParleyTitle
from tests.server.conftest import Opener, guest, play, started
from tests.server.edge import edge, edge_settings, listening, person, refused, sit_down, wired
from tests.server.hands import settings_on
from tests.server.test_orders import begin, shelf

pytestmark = pytest.mark.anyio


class Pair:
    """A running relay of Anna and Bert; it is Anna's turn."""

    def __init__(self, tables: Tables, people: tuple[Actor, Actor], game: str) -> None:
        self.tables = tables
        self.people = people
        self.game = game

    async def version(self, seat: int = 0) -> int:
        return (await self.tables.playing.look(SYSTEM, self.game, seat)).version

    async def plan(self, *actions: str, seat: int = 0) -> Carried:
        version = await self.version(seat)
        return await self.tables.playing.plan(self.people[seat], self.game, seat, actions, version)

    async def undo(self, steps: int, version: int | None = None) -> str:
        return (await self.tables.playing.undo(self.people[0], self.game, 0, version, steps)).action

    async def rows(self) -> list[tuple[str, int | None, str, str]]:
        async with self.tables.store.read() as connection:
            rows = await log_of(connection, self.game)
        return [(row.kind, row.seat, row.action, row.by) for row in rows if row.kind != "table"]

    async def offered(self) -> tuple[list[str], int]:
        """What Anna could take back, and how much of it one plan made."""
        state = await self.tables.playing.look(SYSTEM, self.game, 0)
        return state.undoable, state.planned


async def pair(tables: Tables) -> Pair:
    people = (await guest(tables, "Anna"), await guest(tables, "Bert"))
    return Pair(tables, people, await started(tables, *people))


# How far it goes.


async def test_a_plan_is_one_transaction_with_a_row_for_each_move(tables: Tables) -> None:
    two = await pair(tables)
    before = tables.writer.transactions
    assert await two.plan("step", "hide", "STEP") == Carried(3, ["step", "hide", "step"], "done", None, None, {})
    assert tables.writer.transactions == before + 1
    assert await two.rows() == [
        ("move", 0, "step", "person"),
        ("move", 0, "hide", "plan"),
        ("move", 0, "step", "plan"),
    ]


async def test_a_plan_leads_where_its_decisions_lead_one_by_one(tables: Tables) -> None:
    one, other = await pair(tables), await pair(tables)
    await one.plan("step", "hide", "step")
    await play(tables, other.people[0], other.game, 0, "step", "hide", "step")
    for seat in (0, 1, None):
        here, there = [await tables.playing.look(SYSTEM, two.game, seat) for two in (one, other)]
        assert (here.view, here.version, here.offers, here.undoable) == (
            there.view,
            there.version,
            there.offers,
            there.undoable,
        )
        assert here.log == there.log


async def test_a_plan_stops_at_the_die(tables: Tables) -> None:
    two = await pair(tables)
    carried = await two.plan("step", "roll", "step")
    assert (carried.actions, carried.stop) == (["step", "roll"], "barred")


async def test_a_plan_stops_with_the_game(tables: Tables) -> None:
    two = await pair(tables)
    carried = await two.plan("step", "end", "step")
    assert (carried.actions, carried.stop) == (["step", "end"], "over")
    assert (await tables.playing.look(SYSTEM, two.game, 0)).status == "finished"


async def test_a_plan_stops_at_what_the_rules_forbid_and_says_why(tables: Tables) -> None:
    two = await pair(tables)
    assert await two.plan("hide", "step", "hide", seat=1) == Carried(
        1, ["hide"], "refused", "RLY-001", "not-your-turn", {"seat": 0}
    )


# What is refused as a whole.


@pytest.mark.parametrize(
    ("actions", "error"),
    [
        ([], BadPlan),
        (["step"] * (MOST_ACTIONS + 1), BadPlan),
        (["step", "dance"], UnknownAction),
        (["step", "x" * 500], UnknownAction),
    ],
)
async def test_a_bad_plan_changes_nothing(tables: Tables, actions: list[str], error: type[Exception]) -> None:
    two = await pair(tables)
    with pytest.raises(error):
        await two.plan(*actions)
    assert await two.rows() == []


async def test_a_plan_that_cannot_even_begin_is_refused_like_a_single_decision(tables: Tables) -> None:
    two = await pair(tables)
    with pytest.raises(ActionRefused):
        await two.plan("step", "hide", seat=1)
    with pytest.raises(StaleVersion):
        await tables.playing.plan(two.people[0], two.game, 0, ["step"], 7)
    with pytest.raises(NotAllowed):
        await tables.playing.plan(two.people[1], two.game, 0, ["step"], 0)
    assert await two.rows() == []


async def test_a_plan_whose_commit_breaks_off_leaves_nothing(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    two = await pair(tables)
    before = [await tables.playing.look(SYSTEM, two.game, seat) for seat in (0, 1, None)]
    put = tables.writer._put

    def broken(executor: Executor, commits: Any) -> None:
        put(executor, commits)
        raise OSError("the power is gone")

    with monkeypatch.context() as dark:
        dark.setattr(tables.writer, "_put", broken)
        with pytest.raises(OSError, match="power is gone"):
            await two.plan("step", "step", "roll", "step")
    assert await two.rows() == []
    assert [await tables.playing.look(SYSTEM, two.game, seat) for seat in (0, 1, None)] == before
    assert (await two.plan("step", "step", "roll", "step")).stop == "barred"
    assert len(await two.rows()) == 3


async def test_of_two_processes_with_a_plan_each_one_is_told_to_look_again(opener: Opener) -> None:
    first, second = await opener(), await opener()
    two = await pair(first)
    plans = [tables.playing.plan(two.people[0], two.game, 0, ["step", "step"], 0) for tables in (first, second)]
    answers = await asyncio.gather(*plans, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["Carried", "StaleVersion"]
    assert len(await two.rows()) == 2


# Taking it back.


async def test_a_plan_is_taken_back_step_by_step_or_as_a_whole(tables: Tables) -> None:
    two = await pair(tables)
    await two.plan("step")
    await two.plan("step", "hide", "step")
    assert await two.offered() == (["step", "hide", "step", "step"], 3)
    assert await two.undo(1) == "step"
    assert await two.offered() == (["hide", "step", "step"], 2)
    before = tables.writer.transactions
    assert await two.undo(2) == "step"
    assert tables.writer.transactions == before + 1
    assert await two.offered() == (["step"], 1)


async def test_more_than_there_is_cannot_be_taken_back_and_changes_nothing(tables: Tables) -> None:
    two = await pair(tables)
    await two.plan("step", "step")
    before = await two.rows()
    with pytest.raises(NothingToUndo, match="2 decisions, not 3"):
        await two.undo(3, await two.version())
    with pytest.raises(StaleVersion):
        await two.undo(3, 1)
    assert await two.rows() == before


@pytest.mark.parametrize("forgetful", [False, True])
async def test_what_one_plan_made_survives_a_restart(opener: Opener, forgetful: bool) -> None:
    first = await opener()
    two = await pair(first)
    await two.plan("step", *["hide"] * 10)
    await first.close()
    second = await opener()
    if forgetful:
        async with second.store.write() as connection:
            await connection.execute(schema.snapshot.delete())
    again = Pair(second, two.people, two.game)
    assert await again.offered() == ([*["hide"] * 10, "step"], 11)
    await again.undo(11)
    assert await again.offered() == ([], 0)


# What others see.


async def test_others_are_shown_a_plan_once_and_what_is_hidden_not_at_all(tables: Tables) -> None:
    two = await pair(tables)
    reader = Reader(tables, two.people[1], two.game, 1, 0, 0)
    await reader.news()
    heard = tables.publisher.subscribe(two.game)
    await two.plan("step", "hide", "step")
    await asyncio.wait_for(heard.wait(), 5)
    news = await reader.news()
    assert news is not None
    assert [event.kind for event in news.log] == ["stepped", "stepped"]
    assert (news.planned, news.undoable) == (0, [])
    await two.plan("hide", "hide")
    assert await reader.news() is None
    heard.close()


async def test_standing_orders_are_followed_between_the_decisions_of_a_plan(database: str) -> None:
    tables = await open_tables(settings_on(database), shelf(ParleyTitle()))
    try:
        parley = await begin(tables, 2)
        await parley.order(1, Order("say", ALWAYS))
        before = tables.writer.transactions
        carried = await tables.playing.plan(parley.people[0], parley.game, 0, ["say", "say", "say"], 0)
        assert (carried.stop, len(carried.actions), tables.writer.transactions) == ("done", 3, before + 1)
        assert await parley.log() == [
            (0, "say", "person"),
            (1, "say", "order"),
            (0, "say", "plan"),
            (1, "say", "order"),
            (0, "say", "plan"),
            (1, "say", "order"),
        ]
        state = await tables.playing.look(SYSTEM, parley.game, 0)
        await tables.playing.undo(parley.people[0], parley.game, 0, state.version, state.planned)
        assert (await tables.playing.look(SYSTEM, parley.game, 0)).log == []
        await parley.order(1)
        version = (await tables.playing.look(SYSTEM, parley.game, 0)).version
        asked = await tables.playing.plan(parley.people[0], parley.game, 0, ["say", "say"], version)
        assert (asked.stop, asked.actions) == ("asked", ["say"])
    finally:
        await tables.close()


# Over the wire.


async def test_a_plan_over_http_counts_once(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as app:
        anna, ben = await person(app, "Anna"), await person(app, "Ben")
        path = f"/api/games/{await sit_down(anna, ben)}/seats/0"
        body = {"actions": ["place b2", "place a1"], "version": 0, "id": "p1"}
        carried = {"version": 1, "actions": ["place b2"], "stop": "asked", "rule": None, "reason": None, "about": {}}
        assert await anna.post(f"{path}/plan", body) == carried
        assert await anna.post(f"{path}/plan", body) == carried
        assert refused(await anna.ask("POST", f"{path}/plan", body | {"actions": ["place b2"]}), 409) == "id-reused"
        assert (await anna.get(path))["planned"] == 1
        for actions in ([], ["place a1"] * 65, "place a1", [1], None):
            assert refused(await anna.ask("POST", f"{path}/plan", body | {"actions": actions}), 400) == "bad-request"
        assert refused(await anna.ask("POST", f"{path}/undo", {"steps": 0}), 400) == "bad-request"
        assert refused(await anna.ask("POST", f"{path}/undo", {"steps": 2}), 409) == "nothing-to-undo"
        assert (await anna.post(f"{path}/undo", {"steps": 1}))["action"] == "place b2"


async def test_a_plan_over_a_socket_counts_once_and_is_shown_once(tmp_path: Path) -> None:
    async with edge(edge_settings(tmp_path)) as app, listening(app) as address:
        anna, ben = await person(app, "Anna"), await person(app, "Ben")
        live = f"/api/games/{await sit_down(anna, ben)}/live"
        async with wired(address, f"{live}?seat=0", anna) as mine, wired(address, f"{live}?seat=1", ben) as yours:
            for client in (mine, yours):
                await client.say(do="hello")
                await client.hear("state")
            plan = {"do": "plan", "id": "p1", "actions": ["place b2", "place a1"], "version": 0}
            await mine.say(**plan)
            done = await mine.hear("done")
            assert (done["id"], done["actions"], done["stop"]) == ("p1", ["place b2"], "asked")
            assert (await mine.hear("state"))["planned"] == 1
            assert len((await yours.hear("state"))["log"]) == 1
            await mine.say(**plan)
            assert await mine.hear("done") == done
            await mine.say(do="plan", id="p2", actions=[], version=1)
            assert (await mine.hear("error"))["code"] == "bad-message"
            await mine.say(do="plan", id="p3", actions=["place a1"], version=0)
            assert (await mine.hear("refused"))["code"] == "stale-version"
            await mine.say(do="undo", id="u1", steps=1)
            assert (await mine.hear("done"))["action"] == "place b2"
            assert (await yours.hear("state"))["log_from"] == 0
            await yours.silent()
