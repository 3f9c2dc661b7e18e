"""Win rates with their uncertainty, and ratings."""

from random import Random

import pytest

from logothete.lab.ratings import (
    CERTAINTY,
    interval_of_few,
    leads,
    mean_interval,
    rate,
    student,
    wilson,
    win_shares,
)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # The first two are the examples of Newcombe (1998), whose method 3 this is.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson_interval_of_known_cases(successes: int, trials: int, low: float, high: float) -> None:
    interval = wilson(successes, trials)
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=5e-5)


def test_wilson_interval_of_nothing_says_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_wilson_interval_never_leaves_what_a_rate_can_be() -> None:
    for trials in range(1, 200):
        assert wilson(0, trials).low == 0.0
        assert wilson(trials, trials).high == 1.0


def test_the_interval_of_a_mean_is_two_standard_errors_wide_on_either_side() -> None:
    interval = mean_interval([1.0, 2.0, 3.0, 4.0, 5.0])
    assert interval is not None
    # The standard deviation is the root of 2.5, its error of the mean that of 0.5.
    assert (interval.low, interval.high) == pytest.approx((3 - 1.96 * 0.5**0.5, 3 + 1.96 * 0.5**0.5), abs=1e-4)


def test_a_single_value_has_no_interval() -> None:
    assert mean_interval([7.0]) is None
    assert mean_interval([]) is None


def test_a_lead_is_what_a_player_has_beside_the_mean_of_the_table() -> None:
    assert leads([10.0, 4.0, 1.0]) == [5.0, -1.0, -4.0]


@pytest.mark.parametrize(
    ("places", "shares"),
    [([2, 1, 3], [0, 1, 0]), ([1, 1], [0.5, 0.5]), ([1, 3, 1, 4], [0.5, 0, 0.5, 0]), ([2, 2], [0, 0])],
)
def test_a_first_place_is_one_win_however_many_share_it(places: list[int], shares: list[float]) -> None:
    assert win_shares(places) == shares


def test_partners_win_all_of_what_their_side_wins() -> None:
    assert win_shares([1, 2, 1, 2], [0, 1, 0, 1]) == [1, 0, 1, 0]
    assert win_shares([1, 1, 1, 1], [0, 1, 0, 1]) == [0.5, 0.5, 0.5, 0.5]
    assert win_shares([2, 2, 2, 2], [0, 1, 0, 1]) == [0, 0, 0, 0]


def test_partners_are_rated_as_one_side() -> None:
    games = [([1, 2, 1, 2], [0, 1, 0, 1])] * 20
    ratings = rate(4, games)
    assert ratings[0].mu == pytest.approx(ratings[2].mu)
    assert ratings[0].mu > ratings[1].mu == pytest.approx(ratings[3].mu)
    assert rate(4, [([1, 1, 1, 1], [0, 0, 0, 0])]) == rate(4, [])


def test_everybody_begins_with_the_same_rating() -> None:
    first, second = rate(2, [])
    assert first == second
    assert first.mu == pytest.approx(25.0)


def test_whoever_places_better_is_rated_higher_and_more_certainly() -> None:
    ratings = rate(3, [([2, 1, 3], [])] * 20)
    assert ratings[1].mu > ratings[0].mu > ratings[2].mu
    assert all(rating.sigma < rate(3, [])[0].sigma for rating in ratings)


def test_a_tie_between_equals_changes_no_strength() -> None:
    first, second = rate(2, [([1, 1], [])])
    assert first.mu == pytest.approx(second.mu) == pytest.approx(25.0)


def test_alone_there_is_nothing_to_rate() -> None:
    assert rate(1, [([1], []), ([1], [])]) == rate(1, [])


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042)])
def test_few_values_ask_for_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(CERTAINTY, freedom) == pytest.approx(quantile, rel=0.005)


def test_an_interval_of_few_values_is_that_of_student() -> None:
    interval = interval_of_few([1.0, 2.0, 3.0])
    assert interval is not None
    assert (interval.low, interval.high) == pytest.approx((2 - 2.484, 2 + 2.484), abs=1e-3)
    assert interval_of_few([1.0]) is None


def test_whoever_looks_more_often_must_see_more() -> None:
    widths = [interval.high - interval.low for looks in range(1, 6) if (interval := interval_of_few([1, 2, 4], looks))]
    assert widths == sorted(set(widths))
    assert len(widths) == 5


def test_looking_four_times_deceives_once_in_twenty() -> None:
    """Two thousand series of nothing but chance, each ended as soon as it seems to show something."""
    dice = Random(5)
    deceived = 0
    for _ in range(2000):
        values: list[float] = []
        for _ in range(4):
            values += [dice.gauss(0, 1) for _ in range(12)]
            interval = interval_of_few(values, 4)
            if interval is not None and not interval.low <= 0 <= interval.high:
                deceived += 1
                break
    assert 0.035 < deceived / 2000 < 0.065
