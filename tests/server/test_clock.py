"""The clock of all tables: what runs out, what happens then, and that it happens once. No test waits for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from logothete.server.bots.runner import run_bots
from logothete.server.edge.metrics import Metrics
from logothete.server.errors import NotAllowed, StoodIn
from logothete.server.model import SYSTEM, Actor, OnTimeout, Pace, SeatInfo
from logothete.server.rooms.clock import GATHER_S, LONGEST_S, SORE_MS, TableClock, run_clock
from logothete.server.services.tables import Tables
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
        assert await watch.tick() == LONGEST_S
        await two(tables, LIVE)
        clock.pass_ms(50_000)
        assert await watch.tick() == 10.0


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
