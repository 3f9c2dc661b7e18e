"""What is counted of games among equals: shares by seat, by house, by what was done."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from logothete.games import open_title
from logothete.kernel.title import Setup
from logothete.lab import balance as balance_module
from logothete.lab.arena import play_games
from logothete.lab.balance import NothingPlayed, _groups, look_at
from logothete.lab.series import Game, Series, Study, play_game


def game(places: list[int], deeds: list[list[str]], seats: list[int] | None = None) -> Game:
    stands = [{"people": name} for name in ("kelwin", "ombre")]
    return Game(1, 1, seats or [0, 1], places, [3.0, 1.0], [5, 5], [0.0, 0.0], Study(stands, deeds))


def test_wins_are_counted_by_seat_people_and_deed() -> None:
    played = [
        game([1, 2], [["showed card storm"], []]),
        game([1, 2], [["showed card storm"], ["showed card storm"]], seats=[1, 0]),
        game([2, 1], [[], []]),
    ]
    groups = _groups(played)
    assert {line.key: (line.times, line.wins) for line in groups["seat"]} == {"1": (3, 1.0), "2": (3, 2.0)}
    assert [(line.key, line.rate) for line in groups["people"]] == [("kelwin", 2 / 3), ("ombre", 1 / 3)]
    (storm,) = groups["showed card"]
    assert (storm.times, storm.wins) == (3, 2.0)
    assert storm.score == pytest.approx(7 / 3)
    assert storm.interval.low < storm.rate < storm.interval.high


def test_games_that_all_lose_are_won_by_nobody() -> None:
    groups = _groups([game([2, 2], [[], []]), game([1, 2], [[], []])])
    assert sum(line.wins for line in groups["seat"]) == 1


def test_a_series_among_equals_is_counted_whole() -> None:
    balance = look_at("byzantio", "random", players=3, games=6, seed=4, kinds=["claimed"])
    assert (balance.games, balance.failed, balance.lost_by_all) == (6, 0, 0)
    assert balance.even == pytest.approx(1 / 3)
    assert balance.shortest <= balance.decisions <= balance.longest
    assert [line.times for line in balance.groups["seat"]] == [6, 6, 6]
    for group in ("seat", "house", "claimed house"):
        assert sum(line.wins for line in balance.groups[group]) == pytest.approx(6)
    assert balance.groups["house"] == balance.groups["claimed house"]


def test_the_same_seed_counts_the_same() -> None:
    one, other = (look_at("nekken", "random", players=2, games=4, seed=9) for _ in range(2))
    assert one == other


def test_what_is_noted_changes_no_game(tmp_path: Path) -> None:
    title = open_title("byzantio")
    noted = Series("byzantio", None, Setup(2), ["random", "random"], 3, study=["marched", "claimed"])
    plain = Series("byzantio", None, Setup(2), ["random", "random"], 3)
    (one, kept), (other, same) = play_game(title, noted, 1), play_game(title, plain, 1)
    assert kept.moves == same.moves
    assert other.study is None
    assert one.study is not None
    assert any(deed.startswith("claimed house ") for deed in one.study.deeds[0])


def test_a_series_that_never_ends_has_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play_games("tictactoe", ["random", "random"], 1, 1)
    empty = msgspec.structs.replace(played, games=[])
    monkeypatch.setattr(balance_module, "play_games", lambda *_, **__: empty)
    with pytest.raises(NothingPlayed, match="no game came to its end"):
        look_at("tictactoe", "random", players=2, games=1, seed=1)
