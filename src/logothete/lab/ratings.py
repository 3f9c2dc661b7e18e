"""What many games say about who plays better: win rates with their uncertainty, and ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import fmean, stdev
from typing import Final

import msgspec
from openskill.models import PlackettLuce

CERTAINTY: Final = 1.959963984540054
"""How many standard deviations on either side hold 95 % of a normal distribution."""


class Interval(msgspec.Struct, frozen=True):
    """Where the truth lies with 95 % confidence."""

    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    """A strength as OpenSkill estimates it, and how uncertain that is. Everybody begins with the same."""

    mu: float
    sigma: float


def wilson(successes: float, trials: int) -> Interval:
    """Wilson's interval of a rate: honest also for few trials, and for rates near 0 and 1.

    Successes may be shares of one. They vary less than whole ones, so that the interval is rather too wide.
    """
    if trials == 0:
        return Interval(0.0, 1.0)
    rate = successes / trials
    square = CERTAINTY**2 / trials
    middle = (rate + square / 2) / (1 + square)
    reach = CERTAINTY * math.sqrt(rate * (1 - rate) / trials + square / trials / 4) / (1 + square)
    # At the ends the formula is exact, its rounding is not.
    low = 0.0 if successes == 0 else middle - reach
    high = 1.0 if successes == trials else middle + reach
    return Interval(low, high)


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Where the true mean lies; of a dozen values or less, it may well lie further off. One value says nothing."""
    if len(values) < 2:
        return None
    middle = fmean(values)
    reach = CERTAINTY * stdev(values) / math.sqrt(len(values))
    return Interval(middle - reach, middle + reach)


def leads(scores: Sequence[float]) -> list[float]:
    """How many points each player of a game is ahead of the mean of its table, or behind it.

    Tables differ: where much is fought over, everybody scores less. Among those of one table that does not count.
    """
    mean = fmean(scores)
    return [score - mean for score in scores]


def win_shares(places: Sequence[int]) -> list[float]:
    """How much of a game each player won: all of it, an equal part of a shared first place, or nothing."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def rate(players: int, games: Iterable[Sequence[int]]) -> list[Rating]:
    """The players' ratings after games, each given by the players' places.

    A later game weighs a little more than an earlier one, so the order of the games matters.
    """
    model = PlackettLuce()
    ratings = [[model.rating()] for _ in range(players)]
    if players == 1:
        games = ()  # alone there is nobody to be better than
    for places in games:
        ratings = model.rate(ratings, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma) for (one,) in ratings]


def start_rating() -> Rating:
    """What everybody begins with."""
    return rate(1, ())[0]
