"""What is counted of games among equals: shares by seat, by house, by what was done."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from logothete.games import open_title
from logothete.kernel.record import verify
from logothete.kernel.title import Setup
from logothete.lab import balance as balance_module
from logothete.lab.arena import play_games
from logothete.lab.balance import NothingPlayed, NothingToDeal, _groups, _sources, _things, look_at, one_of_each_deal
from logothete.lab.series import Game, Series, Study, next_seat, play_game, turn_of


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


def test_every_game_among_equals_has_a_deal_of_its_own() -> None:
    """The same deal again with the bots on other seats says nothing new when all bots are alike."""
    played = play_games("nekken", ["random"] * 3, one_of_each_deal(4, 3), 9)
    assert [game.deal for game in played.games] == [1, 2, 3, 4]


def test_kinds_of_events_are_counted() -> None:
    balance = look_at("byzantio", "random", players=3, games=2, seed=4, kinds=["claimed"])
    assert balance.measures["times claimed"] == 3


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


def test_in_turn_every_seat_has_every_house_equally_often_and_none_is_dealt_twice() -> None:
    houses = ["komnenos", "phokas", "doukas", "aggelos"]
    dealt = [turn_of(7, houses, 3, number) for number in range(1, 41)]
    assert all(len(set(seats)) == 3 for seats in dealt)
    for seat in range(3):
        assert all([seats[seat] for seats in dealt].count(house) == 10 for house in houses)
    assert len({tuple(seats) for seats in dealt}) > 4


def test_houses_dealt_in_turn_are_recorded_as_if_they_had_been_chosen() -> None:
    title = open_title("byzantio")
    series = Series("byzantio", None, Setup(3), ["random"] * 3, 3, study=[], in_turn=True)
    for number in range(1, 5):
        game, record = play_game(title, series, number)
        assert game.study is not None
        given = turn_of(3, list(title.actions.domains["house"]), 3, number)
        assert [game.study.stands[game.seats.index(seat)]["house"] for seat in range(3)] == given
        assert verify(record, title) == record.result


def test_in_turn_shares_of_seats_and_houses_rest_on_the_same_number_of_games() -> None:
    balance = look_at("byzantio", "random", players=3, games=8, seed=4, in_turn=True)
    assert balance.in_turn
    assert [line.times for line in balance.groups["house"]] == [6] * 4


def test_who_answers_first_is_drawn_where_seats_are_to_be_alike() -> None:
    assert [next_seat(0b1011, 4, eldest) for eldest in range(4)] == [0, 1, 3, 3]


def test_nothing_can_be_dealt_in_turn_where_nobody_chooses() -> None:
    with pytest.raises(NothingToDeal):
        look_at("tictactoe", "random", players=2, games=2, seed=1, in_turn=True)


def test_an_event_that_names_only_a_seat_tells_how_far_from_it_everybody_sits() -> None:
    title = open_title("byzantio")
    series = Series("byzantio", None, Setup(4), ["random"] * 4, 3, study=["leads"])
    game, _ = play_game(title, series, 1)
    assert game.study is not None
    places = {
        seat: int(deeds[0].removeprefix("leads seat "))
        for seat, deeds in zip(game.seats, game.study.deeds, strict=True)
    }
    first = next(seat for seat, place in places.items() if place == 1)
    assert places == {seat: (seat - first) % 4 + 1 for seat in range(4)}


def test_sources_of_points_are_those_of_the_result() -> None:
    title = open_title("byzantio")
    series = Series("byzantio", None, Setup(4), ["greedy"] * 4, 3, study=[])
    game, record = play_game(title, series, 1)
    assert record.result is not None
    (whole,) = _sources([game])[""].values()
    assert sum(gain.points for gain in whole) == pytest.approx(sum(record.result.scores) / 4)
    assert sum(gain.share for gain in whole) == pytest.approx(1)
    main = max(record.result.lines, key=lambda line: line.points)
    gained = sum(line.points for line in record.result.lines if line.about.get("city") == main.about["city"])
    assert next(gain.points for gain in _things([game])["city"] if gain.key == main.about["city"]) == gained / 4
