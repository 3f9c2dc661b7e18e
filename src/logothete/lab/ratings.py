"""What many games say about who plays better: win rates with their uncertainty, and ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from logothete.kernel.state import shares

CERTAINTY: Final = 1.959963984540054
"""How many standard deviations on either side hold 95 % of a normal distribution."""

POCOCK: Final = {1: CERTAINTY, 2: 2.178, 3: 2.289, 4: 2.361, 5: 2.413}
"""By how many looks at growing data: the standard deviations that keep all of them together at 95 % (Pocock 1977)."""


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


def interval_of_few(values: Sequence[float], looks: int = 1) -> Interval | None:
    """Where the true mean lies, honest for a handful of values too, and for somebody who may stop when it pleases him.

    Few values do not know how widely they spread (Student). Whoever looks `looks` times while values come in, and stops
    as soon as he likes what he sees, is deceived more often than once in twenty, unless he asks for more each time
    (Pocock 1977). One value says nothing.
    """
    if len(values) < 2:
        return None
    middle = fmean(values)
    reach = student(POCOCK[looks], len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return Interval(middle - reach, middle + reach)


def student(deviations: float, freedom: int) -> float:
    """What so many standard deviations of a normal distribution are worth where the deviation itself is estimated.

    Fisher's expansion of Student's distribution; for one or two degrees of freedom the exact quantiles.
    """
    share = NormalDist().cdf(deviations)
    if freedom == 1:
        return math.tan(math.pi * (share - 0.5))
    if freedom == 2:
        return (2 * share - 1) / math.sqrt(2 * share * (1 - share))
    z, n = deviations, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def leads(scores: Sequence[float]) -> list[float]:
    """How many points each player of a game is ahead of the mean of its table, or behind it.

    Tables differ: where much is fought over, everybody scores less. Among those of one table that does not count.
    """
    mean = fmean(scores)
    return [score - mean for score in scores]


def win_shares(places: Sequence[int], sides: Sequence[int] = ()) -> list[float]:
    """How much of a game each player won: all of it, an equal part if several sides are first, or nothing.

    Without sides everybody plays alone.
    """
    return shares(list(places), list(sides or range(len(places))))


def rate(players: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """The players' ratings after games, each given by the players' places and sides; no sides: everybody alone.

    A later game weighs a little more than an earlier one, so the order of the games matters.
    """
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(players)]
    for places, sides in games:
        together: dict[int, list[int]] = {}
        for player, side in enumerate(sides or range(players)):
            together.setdefault(side, []).append(player)
        if len(together) == 1:
            continue  # alone there is nobody to be better than
        teams = list(together.values())
        rated = model.rate(
            [[ratings[one] for one in team] for team in teams], [float(places[team[0]]) for team in teams]
        )
        for team, found in zip(teams, rated, strict=True):
            for player, rating in zip(team, found, strict=True):
                ratings[player] = rating
    return [Rating(one.mu, one.sigma) for one in ratings]


def start_rating() -> Rating:
    """What everybody begins with."""
    return rate(1, ())[0]
