"""The clock of all tables: what runs out, what happens then, and that it happens once. No test waits for it."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from logothete.server.bots.runner import run_bots
from logothete.server.edge.metrics import Metrics
from logothete.server.errors import Maintenance, NotAllowed, StoodIn
from logothete.server.model import SYSTEM, Actor, OnTimeout, Pace, SeatInfo
from logothete.server.rooms.clock import GATHER_S, LONGEST_S, SORE_MS, TableClock, run_clock
from logothete.server.services.absence import BEAT_MS
from logothete.server.services.tables import Tables
from logothete.server.steady import SteadyClock
from tests.server.conftest import TestClock
from tests.server.hands import DAY_MS, HERE, ME, begin, newcomer, opened, rows, settings, settings_on, until

pytestmark = pytest.mark.anyio

DAYS = Pace("days", days_ms=2 * DAY_MS)
LIVE = Pace("live", bank_ms=60_000, increment_ms=1_000)


async def two(tables: Tables, pace: Pace, on_timeout: OnTimeout = "standin") -> tuple[str, Actor]:
    """A game of two persons at one screen that waits for seat 0, and who plays there."""
    anna = await newcomer(tables)
    return await begin(tables, anna, [ME, HERE], pace=pace, on_timeout=on_timeout), anna


async def seat(tables: Tables, game: str, number: int = 0) -> SeatInfo:
    return (await tables.lobby.table(SYSTEM, game)).seats[number]


async def test_nothing_happens_before_the_time_is_over(database: str, clock: TestClock) -> None:
    async with opened(settings_on(database), clock) as tables:
        game, _ = await two(tables, DAYS)
        clock.pass_ms(2 * DAY_MS - 1)
        assert await TableClock(tables).tick() == GATHER_S
        assert not (await seat(tables, game)).standin


async def test_a_bot_stands_in_until_the_player_returns(database: str, clock: TestClock) -> None:
    async with opened(settings_on(database), clock) as tables:
        game, anna = await two(tables, DAYS)
        clock.pass_ms(2 * DAY_MS)
        await TableClock(tables, metrics := Metrics()).tick()
        assert (await seat(tables, game)).standin
        with pytest.raises(StoodIn):
            await tables.playing.play(anna, game, 0, "place a1", 0)
        await tables.playing.take_back(anna, game, 0)
        await tables.playing.play(anna, game, 0, "place a1", 0)
        assert metrics.registry.get_sample_value("logothete_timeouts_total") == 1


async def test_or_the_seat_is_lost_for_good(database: str, clock: TestClock) -> None:
    async with opened(settings_on(database), clock) as tables:
        game, anna = await two(tables, LIVE, on_timeout="forfeit")
        clock.pass_ms(60_000)
        await TableClock(tables).tick()
        assert (await seat(tables, game)).kind == "bot"
        with pytest.raises(NotAllowed):
            await tables.playing.take_back(anna, game, 0)


async def test_the_game_goes_on_without_the_player(tmp_path: Path, clock: TestClock) -> None:
    async with opened(settings(tmp_path), clock) as tables:
        game, _ = await two(tables, LIVE)
        clock.pass_ms(60_000)
        async with run_bots(tables), run_clock(tables):
            await until(tables, game, lambda state: state.asked == [1])
        assert [(row.seat, row.by) for row in await rows(tables, game)] == [(0, "bot")]


async def test_whoever_moved_in_time_is_safe(database: str, clock: TestClock) -> None:
    async with opened(settings_on(database), clock) as tables:
        game, anna = await two(tables, DAYS)
        clock.pass_ms(DAY_MS)
        await tables.playing.play(anna, game, 0, "place a1", 0)
        clock.pass_ms(DAY_MS)
        await TableClock(tables).tick()
        assert [(await seat(tables, game, number)).standin for number in (0, 1)] == [False, False]
        clock.pass_ms(DAY_MS)
        await TableClock(tables).tick()
        assert [(await seat(tables, game, number)).standin for number in (0, 1)] == [False, True]


async def test_it_sleeps_until_the_next_deadline(tmp_path: Path, clock: TestClock) -> None:
    async with opened(settings(tmp_path), clock) as tables:
        watch = TableClock(tables)
        assert await watch.tick() == LONGEST_S
        await two(tables, DAYS)
        assert await watch.tick() == BEAT_MS / 1000
        await two(tables, LIVE)
        clock.pass_ms(59_000)
        assert await watch.tick() == 1.0


async def test_what_ran_out_while_the_server_was_down_is_found(database: str, clock: TestClock) -> None:
    async with opened(settings_on(database), clock) as tables:
        game, _ = await two(tables, DAYS)
    clock.pass_ms(9 * DAY_MS)
    async with opened(settings_on(database), clock) as tables, run_clock(tables):
        state = await until(tables, game, lambda state: state.seats[0].standin)
        assert state.status == "running"


async def test_two_processes_apply_a_deadline_once(database: str, clock: TestClock) -> None:
    async with opened(settings_on(database), clock) as one, opened(settings_on(database), clock) as other:
        game, _ = await two(one, DAYS)
        clock.pass_ms(3 * DAY_MS)
        clocks = [TableClock(one, metrics := Metrics()), TableClock(other, metrics_2 := Metrics())]
        await asyncio.gather(*(watch.tick() for watch in clocks))
        applied = [each.registry.get_sample_value("logothete_timeouts_total") for each in (metrics, metrics_2)]
        assert sorted(applied, key=str) == [0.0, 1.0]
        assert (await seat(other, game)).standin


async def test_a_game_that_cannot_be_opened_does_not_stop_the_clock(
    tmp_path: Path, clock: TestClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(settings(tmp_path), clock) as tables:
        broken, _ = await two(tables, DAYS)
        clock.pass_ms(1)
        game, _ = await two(tables, DAYS)
        clock.pass_ms(3 * DAY_MS)
        tried: list[str] = []
        real = tables.desk.time_out

        async def time_out(actor: Actor, due: str, number: int) -> bool:
            tried.append(due)
            if due == broken:
                raise RuntimeError("the pack is gone")
            return await real(actor, due, number)

        monkeypatch.setattr(tables.desk, "time_out", time_out)
        watch = TableClock(tables)
        assert await watch.tick() == GATHER_S
        assert (await seat(tables, game)).standin
        await watch.tick()
        assert tried == [broken, game]
        clock.pass_ms(SORE_MS)
        await watch.tick()
        assert tried == [broken, game, broken]


async def test_expired_sessions_are_swept_up(tmp_path: Path, clock: TestClock) -> None:
    async with opened(settings(tmp_path, session_days=1, keep_guests_days=1), clock) as tables:
        signed_in = await tables.accounts.create_guest("Anna")
        clock.pass_ms(400 * DAY_MS)
        await TableClock(tables).tick()
        assert await tables.accounts.actor_of(signed_in.token) is None
        assert (await tables.desk.stats(SYSTEM)).guests == 0


# Time that nobody is charged for.


async def left(tables: Tables, game: str, number: int = 0) -> int:
    """What the clock of a seat shows to itself, in milliseconds."""
    clock = (await tables.playing.look(SYSTEM, game, number)).clocks[number]
    assert clock.left_ms is not None
    return clock.left_ms - (tables.clock() - clock.since if clock.running else 0)


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=["live", "days"])
async def test_nobody_pays_for_the_time_in_which_no_server_ran(database: str, clock: TestClock, pace: Pace) -> None:
    async with opened(settings_on(database), clock) as tables:
        game, anna = await two(tables, pace)
        clock.pass_ms(10_000)
        await TableClock(tables).tick()
        before = await left(tables, game)
    clock.pass_ms(30 * DAY_MS)
    async with opened(settings_on(database), clock) as tables:
        watch = TableClock(tables)
        await watch._forgive()
        await watch.tick()
        assert not (await seat(tables, game)).standin
        assert await left(tables, game) == before
        clock.pass_ms(1_000)
        await tables.playing.play(anna, game, 0, "place a1", 0)
        if pace is LIVE:
            assert await left(tables, game) == before - 1_000 + LIVE.increment_ms


async def test_a_message_about_a_turn_goes_out_once_also_after_an_absence(database: str, clock: TestClock) -> None:
    async with opened(settings_on(database), clock) as tables:
        await two(tables, DAYS)
        await TableClock(tables).tick()
        await tables.desk.turns_told(SYSTEM, await tables.desk.turns_to_tell(SYSTEM, clock()))
        clock.pass_ms(DAY_MS)
        await TableClock(tables)._forgive()
        assert await tables.desk.turns_to_tell(SYSTEM, clock()) == []


async def test_who_is_waited_for_since_then_is_given_nothing(database: str, clock: TestClock) -> None:
    async with opened(settings_on(database), clock) as tables:
        game, anna = await two(tables, LIVE)
        await TableClock(tables).tick()
        clock.pass_ms(5_000)
        await tables.playing.play(anna, game, 0, "place a1", 0)
        clock.pass_ms(1_000)
        await TableClock(tables)._forgive()
        assert await left(tables, game, 1) == LIVE.bank_ms


async def test_announced_maintenance_stops_games_and_clocks(database: str, clock: TestClock) -> None:
    async with opened(settings_on(database), clock) as tables:
        game, anna = await two(tables, LIVE)
        watch = TableClock(tables)
        await watch.tick()
        await tables.absence.pause(SYSTEM)
        await watch.tick()
        clock.pass_ms(3_600_000)
        await watch.tick()
        with pytest.raises(Maintenance):
            await tables.playing.play(anna, game, 0, "place a1", 0)
        await tables.absence.pause(SYSTEM, False)
        await watch.tick()
        assert not (await seat(tables, game)).standin
        assert await left(tables, game) == LIVE.bank_ms
        await tables.playing.play(anna, game, 0, "place a1", 0)


async def test_a_clock_that_is_set_costs_nobody_anything() -> None:
    wall, steady = [1_000_000_000], [0]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])
    shown = [clock()]
    for jump_ms in (0, 3_600_000, -7_200_000, 0):
        wall[0] += (jump_ms + 1_000) * 1_000_000
        steady[0] += 1_000 * 1_000_000
        shown.append(clock())
    assert all(990 <= after - before <= 1_010 for before, after in pairwise(shown))


async def test_it_follows_the_time_of_day_slowly() -> None:
    wall, steady = [0], [0]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])
    wall[0] += 10_000 * 1_000_000
    for _ in range(2_000):
        wall[0] += 1_000 * 1_000_000
        steady[0] += 1_000 * 1_000_000
        clock()
    assert clock() == wall[0] // 1_000_000
