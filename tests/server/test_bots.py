"""Bots in their own processes: they play as everybody does, and whatever they do, no table waits for them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from logothete.bots import thinking_seconds
from logothete.games import open_title
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Told
from logothete.kernel.record import read_record, verify
from logothete.kernel.title import Setup
from logothete.server.backstage import BotTask
from logothete.server.bots.pool import COMMAND, OTHERS, BotFailed, Rota, Worker, compiled_copy
from logothete.server.bots.runner import MARGIN_S, BotRunner, next_moment, number_of_workers, run_bots
from logothete.server.bots.worker import Question, answer
from logothete.server.config import Settings
from logothete.server.edge.metrics import Metrics
from logothete.server.errors import NotAllowed
from logothete.server.model import SYSTEM, SeatSpec
from logothete.server.services.tables import Tables, open_tables
from logothete.server.shelf import Shelf
from tests.kernel.parley import ParleyTitle
from tests.server.hands import (
    BOT,
    ME,
    PATIENCE_S,
    begin,
    finished,
    newcomer,
    opened,
    rows,
    settings,
    settings_on,
    until,
)

pytestmark = pytest.mark.anyio

STRONG = SeatSpec("bot", level="strong")


def bad(how: str) -> list[str]:
    return [sys.executable, str(Path(__file__).with_name("bad_bots.py")), how]


def task(level: str = "easy") -> BotTask:
    title = open_title("tictactoe")
    state = title.start(Setup(2), QuickDice(1))
    return BotTask("g", 0, level, title.key, "", Setup(2), state.dump(), 0)


# Playing.


async def test_bots_play_a_whole_game_by_the_rules(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables, run_bots(tables, metrics := Metrics()):
        game = await begin(tables, await newcomer(tables), [BOT, BOT], title="connectfour")
        await until(tables, game, finished)
        found = await rows(tables, game)
        assert {row.by for row in found} == {"bot"}
        record = read_record(await tables.after.export(SYSTEM, game))
        assert verify(record, open_title("connectfour")) == record.result
        assert metrics.registry.get_sample_value("logothete_moves_total", {"by": "bot"}) == len(found)


async def test_a_bot_answers_a_person(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables, run_bots(tables):
        anna = await newcomer(tables)
        game = await begin(tables, anna, [ME, BOT])
        done = await tables.playing.play(anna, game, 0, "place a1", 0)
        await until(tables, game, lambda state: state.version > done.version)
        assert [(row.seat, row.by) for row in await rows(tables, game)] == [(0, "person"), (1, "bot")]


async def test_after_a_restart_every_game_that_waits_for_a_bot_goes_on(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables:
        anna = await newcomer(tables)
        games = [await begin(tables, anna, [ME, BOT]) for _ in range(3)]
        for game in games:
            await tables.playing.play(anna, game, 0, "place b2", 0)
    async with opened(settings(tmp_path)) as tables, run_bots(tables):
        for game in games:
            await until(tables, game, lambda state: bool(state.offers))


async def test_when_the_process_with_the_bots_goes_away_another_takes_over(database: str) -> None:
    async with opened(settings_on(database)) as other, run_bots(other):
        async with opened(settings_on(database)) as one, run_bots(one):
            anna = await newcomer(one)
            game = await begin(one, anna, [ME, BOT])
            await one.playing.play(anna, game, 0, "place b2", 0)
            state = await until(one, game, lambda state: bool(state.offers))
        await other.playing.play(anna, game, 0, state.offers[0], state.version)
        await until(other, game, lambda later: later.version > state.version + 1)
        assert [row.by for row in await rows(other, game)] == ["person", "bot"] * 2


# Under seal.


class Puppet(Worker):
    """A bot that thinks for as long as it is told, and says what it is told; nothing is a failure."""

    def __init__(self, *says: tuple[float, str]) -> None:
        super().__init__(())
        self.seconds = 0.0
        self.rested: list[float] = []
        self._says = list(says)

    def now(self) -> float:
        return self.seconds

    async def rest(self, seconds: float) -> None:
        self.rested.append(round(seconds, 6))
        self.seconds += seconds

    async def ask(self, question: Question) -> str:
        thinks, says = self._says.pop(0)
        self.seconds += thinks
        if not says:
            raise BotFailed("fault", "it has nothing to say")
        return says


@asynccontextmanager
async def questioned(folder: Path, *seats: SeatSpec) -> AsyncIterator[tuple[Tables, str]]:
    """A parley in which the first seat has asked the others, who answer under seal."""
    shelf = Shelf(keys=lambda: ["parley"], opener=lambda key, pack: ParleyTitle(0b110))
    tables = await open_tables(settings(folder), shelf)
    try:
        game = await begin(tables, await newcomer(tables), seats, title="parley")
        await tables.playing.play(SYSTEM, game, 0, "ask", None, by="person" if seats[0] == ME else "bot")
        yield tables, game
    finally:
        await tables.close()


async def serve(tables: Tables, game: str, puppet: Puppet) -> Sequence[tuple[int | None, str, str]]:
    """What the bots did after the question."""
    runner = BotRunner(tables, now=puppet.now, rest=puppet.rest)
    decisions = await runner._serve(game, puppet)
    if decisions:
        await runner._deliver(game, decisions)
    return [(row.seat, row.kind, row.action) for row in await rows(tables, game)][1:]


@pytest.mark.parametrize("thinks", [(0.001, 0.001), (0.19, 0.002), (0.05, 0.19)])
async def test_under_seal_bots_answer_together_after_a_time_that_tells_nothing(
    thinks: tuple[float, float], tmp_path: Path
) -> None:
    async with questioned(tmp_path, ME, BOT, BOT) as (tables, game):
        puppet = Puppet((thinks[0], "pass"), (thinks[1], "ring"))
        assert await serve(tables, game, puppet) == [(1, "move", "pass"), (2, "move", "ring")]
        assert puppet.seconds == pytest.approx(2 * MARGIN_S)


async def test_a_level_with_a_budget_is_given_all_of_it(tmp_path: Path) -> None:
    async with questioned(tmp_path, ME, STRONG, BOT) as (tables, game):
        puppet = Puppet((0.001, "pass"), (0.001, "pass"))
        await serve(tables, game, puppet)
        assert puppet.seconds == pytest.approx(thinking_seconds("strong") + 2 * MARGIN_S)
        assert thinking_seconds("strong") > thinking_seconds("easy") == 0


@pytest.mark.parametrize(
    ("now", "moment"), [(10.0, 10.2), (10.1, 10.2), (10.2, 10.2), (10.21, 10.4), (11.0, 11.0), (11.05, 11.2)]
)
def test_who_is_too_slow_waits_for_the_next_moment(now: float, moment: float) -> None:
    assert next_moment(10.0, now - 1e-9, 0.2) == pytest.approx(moment)


async def test_under_seal_no_bot_can_hold_up_a_table_either(tmp_path: Path) -> None:
    async with questioned(tmp_path, ME, BOT, BOT) as (tables, game):
        puppet = Puppet((0.001, ""), (0.001, ""), (0.001, "sing"))
        assert await serve(tables, game, puppet) == [(1, "lapse", "pass"), (2, "lapse", "pass")]


async def test_where_only_bots_play_nothing_is_held_back(tmp_path: Path) -> None:
    async with questioned(tmp_path, BOT, BOT, BOT) as (tables, game):
        puppet = Puppet((0.001, "pass"))
        assert await serve(tables, game, puppet) == [(1, "move", "pass")]
        assert puppet.rested == []


async def test_bots_of_the_shelf_answer_a_person_under_seal(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables, run_bots(tables):
        anna = await newcomer(tables)
        game = await begin(tables, anna, [ME, BOT], title="byzantio")
        while not (await until(tables, game, lambda state: bool(state.offers))).offers[0].startswith("target"):
            state = await tables.playing.look(anna, game, 0)
            await tables.playing.play(anna, game, 0, state.offers[0], state.version)
        changes = tables.publisher.subscribe(game)
        async with asyncio.timeout(PATIENCE_S):
            while await tables.desk.bots_due_at(SYSTEM, game):
                await changes.wait()
        changes.close()
        assert {row.by for row in await rows(tables, game) if row.seat == 1} == {"bot"}


# Failing.


@pytest.mark.parametrize(
    ("how", "seconds", "reason"),
    [("crash", 30.0, "died"), ("hang-strong", 0.2, "late"), ("raise", 30.0, "fault"), ("cheat", 30.0, "refused")],
)
async def test_a_simple_bot_decides_for_one_that_fails(how: str, seconds: float, reason: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path, bot_seconds=seconds)
    async with opened(chosen) as tables, run_bots(tables, metrics := Metrics(), bad(how)):
        anna = await newcomer(tables)
        game = await begin(tables, anna, [ME, STRONG])
        await tables.playing.play(anna, game, 0, "place a1", 0)
        await until(tables, game, lambda state: bool(state.offers))
        (_, answered) = await rows(tables, game)
        assert (answered.kind, answered.by) == ("move", "bot")
        assert metrics.registry.get_sample_value("logothete_bot_failures_total", {"reason": reason}) == 1


@pytest.mark.parametrize(("how", "seconds"), [("crash-all", 30.0), ("hang-all", 0.2)])
async def test_if_every_bot_fails_the_rules_for_lost_time_decide(how: str, seconds: float, tmp_path: Path) -> None:
    async with opened(settings(tmp_path, bot_seconds=seconds)) as tables, run_bots(tables, command=bad(how)):
        anna = await newcomer(tables)
        game = await begin(tables, anna, [ME, BOT])
        await tables.playing.play(anna, game, 0, "place a1", 0)
        await until(tables, game, lambda state: bool(state.offers))
        (_, answered) = await rows(tables, game)
        assert (answered.kind, answered.by) == ("lapse", "clock")


async def test_processes_that_cannot_start_hold_up_nobody(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables, run_bots(tables, command=[str(tmp_path / "none")]):
        game = await begin(tables, await newcomer(tables), [BOT, BOT])
        await until(tables, game, finished)


async def test_a_bot_that_hangs_at_one_table_does_not_stop_another(tmp_path: Path) -> None:
    chosen = settings(tmp_path, bot_workers=3, bot_seconds=600.0)
    async with opened(chosen) as tables, run_bots(tables, command=bad("hang")):
        anna = await newcomer(tables)
        stuck = await begin(tables, anna, [STRONG, STRONG])
        game = await begin(tables, anna, [BOT, BOT])
        await until(tables, game, finished)
        assert await rows(tables, stuck) == []


async def test_nobody_decides_for_a_person_who_came_back(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables:
        anna = await newcomer(tables)
        game = await begin(tables, anna, [ME, BOT])
        await tables.playing.resign(anna, game, 0)
        task = await tables.desk.bot_task(SYSTEM, game, 0)
        assert task is not None
        await tables.playing.take_back(anna, game, 0)
        with pytest.raises(NotAllowed):
            await tables.desk.lapse(SYSTEM, game, 0)
        with pytest.raises(NotAllowed):
            await tables.playing.play(SYSTEM, game, 0, "place a1", task.version, by="bot")
        assert await rows(tables, game) == []


# Processes.


@asynccontextmanager
async def worker(command: Sequence[str]) -> AsyncIterator[Worker]:
    one = Worker(command)
    try:
        yield one
    finally:
        await one.close()


async def test_a_process_answers_again_and_again_and_what_a_bot_prints_is_no_answer() -> None:
    async with worker(bad("chatter")) as process:
        answers = [await process.ask(Question(task(), None, 30.0)) for _ in range(3)]
    assert answers == ["place a1"] * 3


async def test_a_process_that_died_is_replaced() -> None:
    async with worker(bad("crash")) as process:
        with pytest.raises(BotFailed) as failed:
            await process.ask(Question(task("strong"), None, 30.0))
        assert failed.value.reason == "died"
        assert (await process.ask(Question(task("greedy"), None, 30.0))).startswith("place ")


async def test_an_answer_that_nobody_waits_for_is_not_taken_for_another() -> None:
    async with worker(bad("hang")) as process:
        asking = asyncio.create_task(process.ask(Question(task("strong"), None, 600.0)))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait({asking})
        assert (await process.ask(Question(task("easy"), None, 30.0))).startswith("place ")


async def test_a_bot_knows_nothing_of_the_hosts_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGOTHETE_DATABASE", "postgresql://user:hush@host/name")
    monkeypatch.setenv("PGPASSWORD", "hush")
    async with worker(bad("raise")) as process:
        with pytest.raises(BotFailed) as failed:
            await process.ask(Question(task(), None, 30.0))
    names = str(failed.value)
    assert "PATH" in names
    assert "LOGOTHETE" not in names
    assert "PGPASSWORD" not in names


async def test_the_real_process_decides() -> None:
    async with worker(COMMAND) as process:
        assert (await process.ask(Question(task("normal"), None, 30.0))).startswith("place ")


def test_a_fault_of_a_bot_is_an_answer_too() -> None:
    wrong = BotTask("g", 0, "easy", "chess", "", Setup(2), [], 0)
    assert answer(Question(wrong, None, 30.0)).error.startswith("UnknownTitle")
    assert answer(Question(task("nobody"), None, 30.0)).error.startswith("UnknownBot")


# The line.


async def test_who_comes_first_is_served_first_and_nobody_stands_in_line_twice() -> None:
    rota = Rota(10, processes=9)
    for game in ("a", "b", "a", "c"):
        rota.add(game)
    assert [await rota.take() for _ in range(len(rota))] == ["a", "b", "c"]


async def test_a_game_that_changed_while_in_hand_goes_to_the_end_of_the_line() -> None:
    rota = Rota(10, processes=9)
    rota.add("a")
    assert await rota.take() == "a"
    rota.add("a")
    rota.add("b")
    assert len(rota) == 1
    rota.done("a")
    assert [await rota.take(), await rota.take()] == ["b", "a"]


async def test_those_who_laid_the_tables_take_turns() -> None:
    rota = Rota(1000, processes=1000)
    for number in range(200):
        rota.add(f"many {number}", owner="one with many", people=True)
    rota.add("one", owner="somebody")
    rota.add("two", owner="somebody else", people=True)
    rota.add("three", owner="a third", people=True)
    assert [await rota.take() for _ in range(4)] == ["many 0", "two", "three", "many 1"]


async def test_tables_with_people_come_first_and_the_others_do_not_stand_still() -> None:
    rota = Rota(1000, processes=1000)
    for number in range(100):
        rota.add(f"bots {number}", owner="a lover of bots")
        rota.add(f"people {number}", owner="somebody", people=True)
    turns = [await rota.take() for _ in range(2 * OTHERS)]
    assert sum(game.startswith("bots") for game in turns) == 2
    assert turns[0] == "people 0"


async def test_tables_without_people_leave_a_process_to_the_others() -> None:
    rota = Rota(1000, processes=3)
    for number in range(10):
        rota.add(f"bots {number}")
    taken = [await rota.take(), await rota.take()]
    third = asyncio.create_task(rota.take())
    await asyncio.sleep(0)
    assert not third.done()
    rota.add("people", people=True)
    assert await third == "people"
    rota.done(taken[0])
    assert await rota.take() == "bots 2"


async def test_the_line_is_bounded_and_says_if_somebody_found_no_place() -> None:
    rota = Rota(2, processes=9)
    for game in ("a", "b", "c"):
        rota.add(game)
    assert (len(rota), rota.missed) == (2, True)


async def test_somebody_who_found_no_place_is_served_later(tmp_path: Path) -> None:
    async with opened(settings(tmp_path)) as tables:
        anna = await newcomer(tables)
        games = [await begin(tables, anna, [BOT, BOT]) for _ in range(3)]
        runner = BotRunner(tables)
        runner.rota = Rota(1, processes=9)
        playing = asyncio.create_task(runner.run())
        for game in games:
            await until(tables, game, finished)
        playing.cancel()
        await asyncio.wait({playing})


async def test_a_game_that_rests_holds_nobody_up() -> None:
    rota = Rota(10, processes=9)
    began = asyncio.get_running_loop().time()
    rota.add("slow", pause=0.05)
    rota.add("slow")
    rota.add("quick")
    assert len(rota) == 2
    assert [await rota.take(), await rota.take()] == ["quick", "slow"]
    assert asyncio.get_running_loop().time() - began >= 0.05


async def test_a_game_that_changed_while_in_hand_rests_as_well() -> None:
    rota = Rota(10, processes=9)
    rota.add("a")
    began = asyncio.get_running_loop().time()
    rota.add(await rota.take(), pause=0.05)
    rota.done("a")
    await rota.take()
    assert asyncio.get_running_loop().time() - began >= 0.05


async def test_bots_pause_where_people_follow_and_only_come_where_they_play(tmp_path: Path) -> None:
    async with opened(settings(tmp_path, bot_pause=60.0)) as tables:
        anna = await newcomer(tables)
        runner = BotRunner(tables)
        for seats in ([BOT, ME], [ME, BOT], [BOT, BOT]):
            runner._notice(await begin(tables, anna, seats))
        # The first rests, the second waits for Anna, the third is served.
        assert len(runner.rota) == 2
        await runner.rota.take()
        assert len(runner.rota) == 1
        runner.rota.close()


def test_there_is_always_a_process_for_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert number_of_workers(Settings()) == 1
    assert number_of_workers(Settings(bot_workers=3)) == 3


# The compiled copy, which `make play` builds while people play already.

SAYS_WHERE = """
import os, sys
print("ready", flush=True)
for line in sys.stdin:
    print('{"action": "%s in process %d"}' % (os.environ["PYTHONPATH"], os.getpid()), flush=True)
"""


async def test_bots_take_the_compiled_copy_as_soon_as_it_is_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = tmp_path / "engine"
    monkeypatch.setenv("LOGOTHETE_ENGINE", str(engine))
    monkeypatch.setenv("PYTHONPATH", "src")
    async with worker([sys.executable, "-c", SAYS_WHERE]) as process:
        before = [await process.ask(Question(task(), None, 30.0)) for _ in range(2)]
        engine.with_suffix(".stamp").touch()
        after = [await process.ask(Question(task(), None, 30.0)) for _ in range(2)]
    assert before[0].startswith("src in")
    assert after[0].startswith(f"{engine} in")
    assert (before[0], after[0]) == (before[1], after[1])


async def test_a_process_is_not_replaced_before_a_question_that_goes_on_with_its_story(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = tmp_path / "engine"
    monkeypatch.setenv("LOGOTHETE_ENGINE", str(engine))
    monkeypatch.setenv("PYTHONPATH", "src")
    whole = msgspec.structs.replace(task(), story=[Told(0, 1, (0, 0, 0, 0))] * 3)
    async with worker([sys.executable, "-c", SAYS_WHERE]) as process:
        await process.ask(Question(whole, None, 30.0))
        assert process.heard("g", 0) is not None
        engine.with_suffix(".stamp").touch()
        assert process.heard("g", 0) is None
        rest = msgspec.structs.replace(whole, story_from=3)
        assert (await process.ask(Question(rest, None, 30.0))).startswith("src in")
        assert (await process.ask(Question(whole, None, 30.0))).startswith(f"{engine} in")


def test_an_engine_that_is_still_built_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    assert compiled_copy({"LOGOTHETE_ENGINE": str(tmp_path / "engine")}) is None
    assert compiled_copy({}) is None
