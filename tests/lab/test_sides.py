"""Series among sides: who sits with whom, who wins what, and how that is counted."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from logothete.lab.arena import play_games
from logothete.lab.balance import look_at
from logothete.lab.series import seating
from tests.melee.shelf import put_on_shelf

FORD = {"scenario": "ford"}
SIDES = (0, 1, 0, 1)


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A shelf with the melee on it."""
    monkeypatch.syspath_prepend(str(put_on_shelf(tmp_path / "shelf")))


def test_bots_that_are_named_together_sit_together_on_each_side_in_turn() -> None:
    games = [seating(7, 4, number, SIDES) for number in range(1, 9)]
    for seats in games:
        assert sorted(seats) == [0, 1, 2, 3]
        assert SIDES[seats[0]] == SIDES[seats[1]] != SIDES[seats[2]] == SIDES[seats[3]]
    assert Counter(SIDES[seats[0]] for seats in games) == {0: 4, 1: 4}
    assert Counter(seats[0] for seats in games) == {0: 2, 1: 2, 2: 2, 3: 2}


def test_sides_of_different_size_are_seated_like_anybody() -> None:
    assert seating(7, 4, 3, (0, 1, 1, 1)) == seating(7, 4, 3)


def test_partners_win_and_are_rated_together() -> None:
    standings = play_games("melee", ["greedy", "greedy", "random", "random"], 8, 1, options=FORD)
    assert not standings.failures
    for game in standings.games:
        assert game.sides[0] == game.sides[1] != game.sides[2] == game.sides[3]
        assert game.places[0] == game.places[1]
    first, second, third, fourth = standings.bots
    assert first.wins == second.wins
    assert first.wins + third.wins == len(standings.games)
    assert first.rating.mu == pytest.approx(second.rating.mu)
    assert third.rating.mu == pytest.approx(fourth.rating.mu)


def test_a_balance_counts_sides_and_what_is_even_among_them() -> None:
    balance = look_at("melee", "random", players=4, games=8, seed=2, options=FORD)
    assert balance.even == pytest.approx(1 / 2)
    assert [line.key for line in balance.groups["side"]] == ["1", "2"]
    assert sum(line.wins for line in balance.groups["side"]) == 2 * balance.games
