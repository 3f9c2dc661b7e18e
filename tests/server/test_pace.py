"""Time: banks, increments, days, and clocks that tell nobody what they may not know."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logothete.server.errors import BadPace
from logothete.server.model import SYSTEM, Clock, Pace
from logothete.server.rooms import pace as times
from logothete.server.rooms.pace import DAY, MINUTE, SECOND
from logothete.server.services.tables import Tables
from tests.server.conftest import TestClock, guest, play, started

LIVE = Pace("live", bank_ms=5 * MINUTE, increment_ms=10 * SECOND)
DAYS = Pace("days", days_ms=3 * DAY)
NONE = Pace()


@pytest.mark.parametrize(
    "pace",
    [
        Pace("live", bank_ms=1),
        Pace("live", bank_ms=MINUTE, increment_ms=-1),
        Pace("live", bank_ms=MINUTE, days_ms=DAY),
        Pace("days", days_ms=1),
        Pace("days", days_ms=DAY, bank_ms=5),
        Pace("none", bank_ms=5),
        Pace("days", days_ms=10**15),
    ],
)
def test_a_pace_that_makes_no_sense_is_refused(pace: Pace) -> None:
    with pytest.raises(BadPace):
        times.check_pace(pace)


@pytest.mark.parametrize("pace", [LIVE, DAYS, NONE])
def test_a_sensible_pace_is_accepted(pace: Pace) -> None:
    assert times.check_pace(pace) == pace


def test_a_live_decision_costs_its_time_and_earns_the_increment() -> None:
    assert times.spend(LIVE, 5 * MINUTE, 0, MINUTE) == 4 * MINUTE + 10 * SECOND


def test_a_decision_by_days_fills_the_bank_again() -> None:
    assert times.spend(DAYS, 3 * DAY, 0, 2 * DAY) == 3 * DAY


def test_without_a_pace_time_never_runs_out() -> None:
    assert times.remaining(NONE, 0, 0, 10**12) is None
    assert times.deadline(NONE, 0, 0) is None


def test_time_that_does_not_run_has_no_deadline() -> None:
    assert times.deadline(LIVE, 5 * MINUTE, None) is None


@given(bank=st.integers(0, 10**9), since=st.integers(0, 10**12), later=st.integers(0, 10**10))
def test_time_is_up_exactly_at_the_deadline(bank: int, since: int, later: int) -> None:
    deadline = times.deadline(LIVE, bank, since)
    assert deadline is not None
    assert (times.remaining(LIVE, bank, since, since + later) == 0) == (since + later >= deadline)


@given(bank=st.integers(0, 10**7), used=st.integers(0, 10**7))
def test_undo_is_no_well_of_time(bank: int, used: int) -> None:
    assert times.unspend(LIVE, times.spend(LIVE, bank, 0, used)) <= bank


def of(clocks: list[Clock], seat: int) -> Clock:
    return clocks[seat]


@pytest.mark.anyio
async def test_the_clock_of_the_seat_that_decides_runs(tables: Tables, clock: TestClock) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert, pace=LIVE)
    clock.pass_ms(MINUTE)
    await play(tables, anna, game, 0, "step", "roll")
    state = await tables.playing.look(bert, game, 1)
    assert of(state.clocks, 0) == Clock(0, 4 * MINUTE + 10 * SECOND, False, 0)
    assert of(state.clocks, 1) == Clock(1, 5 * MINUTE, True, clock.now)


@pytest.mark.anyio
async def test_small_steps_that_can_be_taken_back_earn_nothing(tables: Tables, clock: TestClock) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert, pace=LIVE)
    start = clock.now
    for _ in range(5):
        await play(tables, anna, game, 0, "step")
        await tables.playing.undo(anna, game, 0)
    state = await tables.playing.look(anna, game, 0)
    assert of(state.clocks, 0) == Clock(0, 5 * MINUTE, True, start)


@pytest.mark.anyio
async def test_a_hidden_decision_moves_no_clock_that_others_see(tables: Tables, clock: TestClock) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert, pace=LIVE)
    before = [await tables.playing.look(bert, game, 1), await tables.playing.look(bert, game, None)]
    clock.pass_ms(MINUTE)
    await play(tables, anna, game, 0, "hide")
    assert [await tables.playing.look(bert, game, 1), await tables.playing.look(bert, game, None)] == before


@pytest.mark.anyio
async def test_whose_time_runs_out_is_found(tables: Tables, clock: TestClock) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert, pace=LIVE)
    assert await tables.desk.next_deadline(SYSTEM) == clock.now + 5 * MINUTE
    assert await tables.desk.overdue(SYSTEM, clock.now) == []
    assert not await tables.desk.time_out(SYSTEM, game, 0)
    clock.pass_ms(5 * MINUTE)
    assert [(due.game, due.seat) for due in await tables.desk.overdue(SYSTEM, clock.now)] == [(game, 0)]


@pytest.mark.anyio
async def test_a_bot_stands_in_until_the_player_returns(tables: Tables, clock: TestClock) -> None:
    anna, bert = await guest(tables, "Anna"), await guest(tables, "Bert")
    game = await started(tables, anna, bert, pace=LIVE)
    clock.pass_ms(5 * MINUTE)
    assert await tables.desk.time_out(SYSTEM, game, 0)
    assert await tables.desk.overdue(SYSTEM, clock.now) == []
    task = await tables.desk.bot_task(SYSTEM, game, 0)
    assert task is not None
    await tables.playing.play(SYSTEM, game, 0, "step", task.version, by="bot")
    clock.pass_ms(MINUTE)
    await tables.playing.take_back(anna, game, 0)
    assert await tables.desk.bot_task(SYSTEM, game, 0) is None
    assert of((await tables.playing.look(anna, game, 0)).clocks, 0) == Clock(0, MINUTE, True, clock.now)
