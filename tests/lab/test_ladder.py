"""The ladder: levels that are told apart or not, tables that lose together, what is used, and the same every time."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from logothete.bots import BRIEFLY, LEVELS, MEASURED, Strategist, open_bot
from logothete.games import open_title, titles
from logothete.lab.ladder import (
    CARELESS,
    FULL,
    QUICK,
    Course,
    Ladder,
    Verdict,
    _ahead,
    _compared,
    _ruins,
    _Table,
    climb,
    planned,
)
from logothete.lab.ratings import interval_of_few
from logothete.lab.series import Game

BRISK = Course("quick", {"easy": "random", "normal": "greedy"}, (6, 12), 2, 1)


def untimed(ladder: Ladder) -> Ladder:
    return msgspec.structs.replace(ladder, paces=[], seconds=0.0)


def game(scores: list[float], number: int = 1, deal: int = 1, places: list[int] | None = None) -> Game:
    nothing = [0] * len(scores)
    ranks = places or [1 + sum(other > score for other in scores) for score in scores]
    return Game(number, deal, list(range(len(scores))), ranks, scores, nothing, [0.0] * len(scores))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Ladder]:
    """A ladder of a title, of few players and by bots that think for no time."""
    monkeypatch.setitem(LEVELS, "normal", "greedy")
    return lambda key: climb(key, BRISK, 3)


@pytest.fixture(scope="module")
def lost() -> Ladder:
    """A ladder of a title that all may lose, by bots that know nothing of it: whole games are long."""
    levels = {"easy": "random", "normal": "random"}
    return climb("necrosia", msgspec.structs.replace(BRISK, bots=levels, positions=0), 3)


def test_levels_are_measured_by_iterations_and_never_by_time() -> None:
    for course in (FULL, QUICK):
        assert list(course.bots) == list(LEVELS)
        for description in course.bots.values():
            bot = open_bot(description, 1)
            assert not isinstance(bot, Strategist) or (bot.budget.seconds == 0 and bot.budget.iterations > 0)
    assert FULL.bots == MEASURED
    assert QUICK.bots == BRIEFLY


def test_the_better_level_is_found_and_the_rest_is_not_played(small: Callable[[str], Ladder]) -> None:
    (rung,) = small("connectfour").rungs
    assert (rung.players, rung.upper, rung.lower, rung.verdict) == (2, "normal", "easy", "holds")
    assert rung.games == 6
    assert rung.interval is not None
    assert rung.interval.low > 0


def test_the_same_seed_finds_the_same(small: Callable[[str], Ladder]) -> None:
    assert untimed(small("tictactoe")) == untimed(small("tictactoe"))


def test_several_processes_find_the_same() -> None:
    course = msgspec.structs.replace(BRISK, bots={"easy": "random"}, positions=0)
    alone, together = (climb("necrosia", course, 1, players=[2], processes=number) for number in (1, 2))
    assert untimed(alone) == untimed(together)


def test_tables_of_every_mix_are_counted_by_who_sat_beside_the_levels(lost: Ladder) -> None:
    numbers = list(open_title("necrosia").players)
    assert [(ruin.careless, ruin.players) for ruin in lost.ruins] == [
        (careless, players) for careless in ("", *CARELESS) for players in (*numbers, 0)
    ]
    beside = [ruin for ruin in lost.ruins if ruin.careless and ruin.players]
    assert {ruin.games for ruin in beside} == {BRISK.shared}
    together = {ruin.careless: ruin.lost for ruin in lost.ruins if not ruin.players}
    assert sum(together.values()) > 0
    for careless, games in together.items():
        assert games == sum(ruin.lost for ruin in lost.ruins if ruin.players and ruin.careless == careless)
        assert games == sum(
            sum(ruin.lost_by.values()) for ruin in lost.ruins if ruin.players and ruin.careless == careless
        )


def test_what_is_used_is_counted_by_level(lost: Ladder) -> None:
    players = open_title("necrosia").players
    assert [(use.players, use.level) for use in lost.uses] == [
        (number, level) for number in players for level in ("easy", "normal")
    ]
    assert sum(use.used for use in lost.uses) > 0
    assert all(use.used <= use.gained and use.seats > 0 for use in lost.uses)


@pytest.mark.parametrize("key", [key for key in titles() if not open_title(key).all_may_lose])
def test_a_title_that_somebody_always_wins_is_asked_nothing_else(key: str) -> None:
    course = msgspec.structs.replace(BRISK, bots={"easy": "random"}, positions=0)
    ladder = climb(key, course, 1)
    assert (ladder.ruins, ladder.rungs, planned(open_title(key), course, ())) == ([], [], 0)


def test_one_deal_is_one_value_and_counts_only_if_it_was_played_from_every_seat() -> None:
    games = [game([5, 1], 1, 1), game([1, 3], 2, 1), game([9, 0], 3, 2)]
    assert _ahead(games, 2, 1) == [1.0]


def test_wins_stand_for_points_where_none_are_counted() -> None:
    won = game([1, 0])
    assert _ahead([msgspec.structs.replace(won, scores=[])], 1, 1) == [1.0]


@pytest.mark.parametrize(
    ("values", "verdict"),
    [
        ([3.0], "open"),
        ([3.0, 3.1, 2.9], "holds"),
        ([-3.0, -3.1, -2.9], "fails"),
        ([3.0, -3.0, 1.0], "open"),
        ([0.0, 0.0, 0.0], "even"),
    ],
)
def test_what_a_few_deals_say(values: list[float], verdict: Verdict) -> None:
    assert _compared(values, interval_of_few(values)) == verdict


@pytest.mark.parametrize(("lost", "verdict"), [(0, "holds"), (3, "holds"), (4, "open"), (12, "fails")])
def test_a_limit_fails_where_chance_does_not_explain_it(lost: int, verdict: Verdict) -> None:
    table = _Table(("random", "easy"))
    played = [(table, game([0, 0], places=[2, 2] if number < lost else [1, 2])) for number in range(20)]
    (ruin,) = (ruin for ruin in _ruins(played, [2]) if ruin.careless == "random")
    assert (ruin.lost, ruin.verdict) == (lost, verdict)


def test_a_few_games_are_judged_by_all_numbers_together_and_without_careless_seats(lost: Ladder) -> None:
    """The quick course; the full one, which plays enough of them, judges every row."""
    clear = msgspec.structs.replace(
        lost,
        players=[2, 3],
        rungs=[msgspec.structs.replace(rung, verdict="fails" if rung.players else "holds") for rung in lost.rungs],
        ruins=[
            msgspec.structs.replace(ruin, verdict="fails" if ruin.players or ruin.careless else "holds")
            for ruin in lost.ruins
        ],
    )
    assert {ruin.verdict for ruin in clear.ruins} == {"fails", "holds"}
    assert clear.verdict() == "holds"
    assert msgspec.structs.replace(clear, course=FULL).verdict() == "fails"
    ruined = [msgspec.structs.replace(ruin, verdict="fails") for ruin in clear.ruins]
    assert msgspec.structs.replace(clear, ruins=ruined).verdict() == "fails"


def test_progress_ends_where_it_was_planned_to(small: Callable[[str], Ladder]) -> None:
    told: list[int] = []
    climb("connectfour", BRISK, 3, progress=told.append)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0, planned(open_title("connectfour"), BRISK, ()))


def test_ctrl_c_keeps_what_is_finished(small: Callable[[str], Ladder]) -> None:
    def tire(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    ladder = climb("connectfour", BRISK, 3, progress=tire)
    assert ladder.interrupted
    assert [(rung.games, rung.deals) for rung in ladder.rungs] == [(3, 1)]
    assert [pace.timed for pace in ladder.paces] == [0, 0]


def test_a_level_is_timed_as_it_plays_at_a_table() -> None:
    course = msgspec.structs.replace(BRISK, bots={"normal": "greedy"})
    (pace,) = climb("tictactoe", course, 1).paces
    assert (pace.bot, pace.measured, pace.timed) == (LEVELS["normal"], "greedy", 1)
    assert pace.effort > 0
