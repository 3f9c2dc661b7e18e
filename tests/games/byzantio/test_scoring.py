"""Décompte des points: control, shares, espionage, the winner (BYZ-136 to BYZ-148)."""

from __future__ import annotations

from pathlib import Path

import pytest

from logothete.games.byzantio.title import Byzantio
from tests.games.byzantio.packs import pack_of, replace
from tests.games.byzantio.table import Table

HOUSES = ["komnenos", "phokas", "doukas", "aggelos"]
FAR = ["antiochia", "caesarea", "tyana", "trapezus", "ancyra", "attalia", "ephesus"]
"""A list far from where these tests play: nobody ever has a garrison there."""


def table_of(players: int, **lists: list[str]) -> Table:
    """The named houses have these cities at the top of their lists; all else is far away."""
    table = Table(players=players)
    for house in table.houses:
        cities = lists.get(house, [])
        table.targets(house, *cities, *FAR[len(cities) :])
    return table


def table_with(**lists: list[str]) -> Table:
    """The same for four players."""
    return table_of(4, **lists)


def on_line(value: int, city: str) -> list[str]:
    """A list with a city on the line of this value, and far cities above it."""
    return [*FAR[: (16 - value) // 2], city]


def scores(table: Table) -> dict[str, float]:
    return dict(zip(table.houses, table.result().scores, strict=True))


# ---- espionage


@pytest.mark.rule("BYZ-136")
@pytest.mark.parametrize(("players", "points"), [(2, 5), (3, 10), (4, 15)])
def test_five_points_for_each_main_target_guessed(players: int, points: int) -> None:
    table = table_of(players).finish(komnenos=["antiochia"] * (players - 1))
    assert table.score("komnenos") == points


@pytest.mark.rule("BYZ-136")
@pytest.mark.parametrize(("right", "points"), [(0, 0), (1, 5), (2, 10)])
def test_each_guess_counts_by_itself(right: int, points: int) -> None:
    table = table_with().finish(doukas=["antiochia"] * right + ["caesarea"] * (3 - right))
    assert table.score("doukas") == points


@pytest.mark.rule("BYZ-136")
def test_only_the_main_target_is_worth_guessing() -> None:
    table = table_of(2).finish(komnenos=["caesarea"])
    assert table.score("komnenos") == 0


@pytest.mark.rule("BYZ-136")
def test_a_wrong_guess_costs_nothing() -> None:
    table = table_with(komnenos=["baris"]).garrisons("baris", komnenos=1)
    table.finish(komnenos=["tyana", "tyana", "tyana"])
    assert table.score("komnenos") == 16


@pytest.mark.rule("BYZ-136")
def test_being_guessed_costs_the_victim_nothing() -> None:
    table = table_with(komnenos=["baris"]).garrisons("baris", komnenos=1)
    table.finish(phokas=["baris", "tyana", "tyana"], doukas=["baris", "tyana", "tyana"])
    assert scores(table) == {"komnenos": 16, "phokas": 5, "doukas": 5, "aggelos": 0}


@pytest.mark.rule("BYZ-136")
def test_the_guesser_is_paid_not_the_one_who_was_guessed() -> None:
    table = table_with(komnenos=["baris"]).finish(aggelos=["baris", "tyana", "tyana"])
    (line,) = [line for line in table.result().lines if line.key == "guess"]
    assert (line.seat, line.points, line.rule) == (3, 5, "BYZ-136")
    assert line.about == {"rival_seat": 0, "city": "baris"}


# ---- control


@pytest.mark.rule("BYZ-137")
def test_a_controlled_city_that_is_no_target_brings_nothing() -> None:
    table = table_with(phokas=["nicaea"]).garrisons("baris", komnenos=2, phokas=1).garrisons("nicaea", komnenos=1)
    assert scores(table.finish()) == {"komnenos": 0, "phokas": 0, "doukas": 0, "aggelos": 0}


@pytest.mark.rule("BYZ-138")
@pytest.mark.parametrize(("phokas", "points"), [(0, 16), (2, 0)])
def test_control_without_a_target_still_blocks(phokas: int, points: int) -> None:
    table = table_with(komnenos=["nicaea"]).garrisons("nicaea", komnenos=1, phokas=phokas).finish()
    assert scores(table) == {"komnenos": points, "phokas": 0, "doukas": 0, "aggelos": 0}


@pytest.mark.rule("BYZ-139")
def test_most_garrisons_score_the_full_line() -> None:
    lists = {house: on_line(14, "nicaea") for house in HOUSES[:3]}
    table = table_with(**lists).garrisons("nicaea", komnenos=2, doukas=1, phokas=1).finish()
    assert scores(table) == {"komnenos": 14, "phokas": 0, "doukas": 0, "aggelos": 0}


@pytest.mark.rule("BYZ-139")
@pytest.mark.parametrize("value", [16, 14, 12, 10, 8, 6, 4])
def test_one_garrison_alone_is_enough_on_every_line(value: int) -> None:
    table = table_with(doukas=on_line(value, "nicaea")).garrisons("nicaea", doukas=1).finish()
    assert table.score("doukas") == value


@pytest.mark.rule("BYZ-139")
def test_two_garrisons_against_one() -> None:
    table = table_with(komnenos=["nicaea"], phokas=["nicaea"]).garrisons("nicaea", komnenos=1, phokas=2).finish()
    assert scores(table) == {"komnenos": 0, "phokas": 16, "doukas": 0, "aggelos": 0}


@pytest.mark.rule("BYZ-140")
@pytest.mark.parametrize("number", [1, 2])
def test_two_who_share_score_half_of_their_own_lines(number: int) -> None:
    table = table_with(komnenos=on_line(16, "nicaea"), doukas=on_line(6, "nicaea"))
    table.garrisons("nicaea", komnenos=number, doukas=number).finish()
    assert scores(table) == {"komnenos": 8, "phokas": 0, "doukas": 3, "aggelos": 0}


@pytest.mark.rule("BYZ-141")
def test_three_who_share_score_two_points_whatever_the_line() -> None:
    table = table_with(komnenos=on_line(16, "nicaea"), phokas=on_line(10, "nicaea"), aggelos=on_line(4, "nicaea"))
    table.garrisons("nicaea", komnenos=1, phokas=1, aggelos=1).finish()
    assert scores(table) == {"komnenos": 2, "phokas": 2, "doukas": 0, "aggelos": 2}


@pytest.mark.rule("BYZ-142")
def test_four_who_share_score_nothing() -> None:
    table = table_with(**{house: ["nicaea"] for house in HOUSES})
    table.garrisons("nicaea", komnenos=1, phokas=1, doukas=1, aggelos=1).finish()
    assert table.result().scores == [0, 0, 0, 0]
    shares = {line.key for line in table.result().lines if line.about.get("city") == "nicaea"}
    assert shares == {"line-four"}


@pytest.mark.rule("BYZ-143")
@pytest.mark.parametrize(
    ("garrisons", "why"),
    [
        ({}, "the city is empty"),
        ({"phokas": 1}, "a rival alone"),
        ({"phokas": 2, "komnenos": 1}, "fewer than a rival"),
        ({"phokas": 1, "doukas": 1}, "two rivals tied"),
        ({"phokas": 2, "komnenos": 1, "doukas": 1}, "tied for second"),
    ],
)
def test_no_share_in_control_no_points(garrisons: dict[str, int], why: str) -> None:
    table = table_with(komnenos=["nicaea"]).garrisons("nicaea", **garrisons).finish()
    assert table.score("komnenos") == 0, why
    line = table.result().lines[0]
    assert (line.seat, line.key, line.rule, line.points) == (0, "line-none", "BYZ-143", 0)


@pytest.mark.rule("BYZ-143")
@pytest.mark.parametrize("rivals", [{}, {"phokas": 2}, {"phokas": 1, "doukas": 1, "aggelos": 1}])
def test_no_points_are_lost_for_a_missed_target_even_a_changed_one(rivals: dict[str, int]) -> None:
    table = table_with(komnenos=["nicaea", "baris"]).changed("komnenos", 2, "rhegium").garrisons("nicaea", komnenos=1)
    table.garrisons("baris", komnenos=1 if rivals else 0, **rivals).finish()
    assert table.score("komnenos") == 16


@pytest.mark.rule("BYZ-144")
def test_a_sharer_for_whom_the_city_is_no_target_halves_it_all_the_same() -> None:
    table = table_with(aggelos=on_line(10, "nicaea")).garrisons("nicaea", aggelos=1, phokas=1).finish()
    assert scores(table) == {"komnenos": 0, "phokas": 0, "doukas": 0, "aggelos": 5}


@pytest.mark.rule("BYZ-144")
@pytest.mark.parametrize(("others", "points"), [(["phokas", "doukas"], 2), (["phokas", "doukas", "komnenos"], 0)])
def test_all_who_are_tied_count_as_sharers(others: list[str], points: int) -> None:
    table = table_with(aggelos=["nicaea"]).garrisons("nicaea", aggelos=1, **dict.fromkeys(others, 1)).finish()
    assert table.score("aggelos") == points


@pytest.mark.rule("BYZ-145")
def test_half_of_an_odd_value_is_not_rounded(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "byzantio", "values.toml")
    replace(pack / "values.toml", "[16, 14, 12, 10, 8, 6, 4]", "[13, 11, 9, 7, 5, 3, 1]")
    table = table_with(komnenos=["nicaea"], phokas=["nicaea", "baris"])
    table.garrisons("nicaea", komnenos=1, phokas=1).garrisons("baris", phokas=1)
    table.title = Byzantio("byzantio", pack)
    table.state = table.title.load(table.setup, table.state.dump())
    table.finish()
    assert scores(table) == {"komnenos": 6.5, "phokas": 17.5, "doukas": 0, "aggelos": 0}
    assert table.told("scored")[:2] == [{"seat": 0, "points": 6, "half": 1}, {"seat": 1, "points": 17, "half": 1}]
    sheet = table.player("komnenos").sheet
    assert sheet is not None
    assert (sheet.targets[0].points, sheet.score) == (6.5, 6.5)


@pytest.mark.rule("BYZ-145")
@pytest.mark.parametrize("value", [16, 14, 12, 10, 8, 6, 4])
def test_with_the_printed_values_halves_are_whole(value: int) -> None:
    table = table_with(komnenos=on_line(value, "nicaea")).garrisons("nicaea", komnenos=1, phokas=1).finish()
    assert table.score("komnenos") == value // 2
    assert all(about["half"] == 0 for about in table.told("scored"))


# ---- the winner


def worked_example() -> Table:
    """Komnenos: 16 alone, 14 by two, 12 not, 10 alone but changed, 8 by three, 6 by four, 4 alone, one guess."""
    table = table_with(komnenos=["baris", "rhegium", "scupi", "serrhae", "thebae", "corinthus", "nicaea"])
    table.changed("komnenos", 4, "thessalonica")
    table.garrisons("baris", komnenos=1).garrisons("rhegium", komnenos=1, phokas=1)
    table.garrisons("scupi", komnenos=1, doukas=2).garrisons("serrhae", komnenos=2, phokas=1)
    table.garrisons("thebae", komnenos=1, phokas=1, aggelos=1)
    table.garrisons("corinthus", komnenos=1, phokas=1, doukas=1, aggelos=1).garrisons("nicaea", komnenos=1)
    return table.finish(komnenos=["tyana", "antiochia", "tyana"])


@pytest.mark.rule("BYZ-146")
def test_the_score_is_the_sum_of_targets_and_guesses() -> None:
    table = worked_example()
    lines = [line for line in table.result().lines if line.seat == 0]
    assert [line.points for line in lines] == [16, 7, 0, 8, 2, 0, 4, 5]
    assert [line.key for line in lines] == [
        *("line-sole", "line-half", "line-none", "line-sole", "line-third", "line-four", "line-sole", "guess")
    ]
    assert table.score("komnenos") == 42
    assert {"seat": 0, "points": 42, "half": 0} in table.told("scored")


@pytest.mark.rule("BYZ-146")
@pytest.mark.parametrize("winner", HOUSES)
@pytest.mark.parametrize("first", ["komnenos", "doukas"])
def test_the_highest_score_wins_wherever_it_sits(winner: str, first: str) -> None:
    table = table_with(**{house: ["baris" if house == winner else "rhegium"] for house in HOUSES})
    table.garrisons("baris", **{winner: 1}).first(first).finish()
    assert table.result().places[table.seat(winner)] == 1
    assert table.told("crowned") == [{"seat": table.seat(winner)}]


@pytest.mark.rule("BYZ-146")
def test_espionage_can_decide_the_game() -> None:
    table = table_of(2, komnenos=on_line(4, "baris"), phokas=["rhegium"]).garrisons("baris", komnenos=1)
    table.finish(phokas=["antiochia"])
    assert scores(table) == {"komnenos": 4, "phokas": 5}
    assert table.result().places == [2, 1]


@pytest.mark.rule("BYZ-147")
@pytest.mark.parametrize(
    ("first", "winner"),
    [("komnenos", "komnenos"), ("phokas", "doukas"), ("doukas", "doukas"), ("aggelos", "komnenos")],
)
def test_a_tie_goes_to_the_one_earlier_in_player_order(first: str, winner: str) -> None:
    table = table_with(komnenos=["baris"], doukas=["rhegium"])
    table.garrisons("baris", komnenos=1).garrisons("rhegium", doukas=1).first(first).finish()
    assert table.score("komnenos") == table.score("doukas") == 16
    assert table.result().places[table.seat(winner)] == 1
    assert table.told("crowned") == [{"seat": table.seat(winner)}]


@pytest.mark.rule("BYZ-147")
def test_the_count_says_what_decided_a_tie_and_only_then() -> None:
    table = table_with(komnenos=["baris"], doukas=["rhegium"], phokas=on_line(4, "nicaea")).garrisons(
        "nicaea", phokas=1
    )
    table.garrisons("baris", komnenos=1).garrisons("rhegium", doukas=1).first("aggelos").finish()
    ties = {line.seat: line.about["number"] for line in table.result().lines if line.key == "tie"}
    assert ties == {table.seat("komnenos"): 2, table.seat("doukas"): 4}


@pytest.mark.rule("BYZ-147")
def test_player_order_never_beats_points() -> None:
    table = table_with(phokas=on_line(4, "nicaea")).garrisons("nicaea", phokas=1).first("komnenos").finish()
    assert table.result().places == [2, 1, 3, 4]


@pytest.mark.rule("BYZ-148")
@pytest.mark.parametrize(
    ("first", "places"),
    [
        ("komnenos", [1, 2, 3, 4]),
        ("phokas", [4, 1, 2, 3]),
        ("doukas", [3, 4, 1, 2]),
        ("aggelos", [2, 3, 4, 1]),
    ],
)
def test_four_with_equal_scores_are_ranked_in_player_order(first: str, places: list[int]) -> None:
    assert table_with().first(first).finish().result().places == places


@pytest.mark.rule("BYZ-148")
def test_ties_below_the_first_place_are_broken_too() -> None:
    table = table_with(phokas=["baris"]).garrisons("baris", phokas=1).first("aggelos").finish()
    assert table.result().places == [3, 1, 4, 2]
    assert table.view().places == [3, 1, 4, 2]


@pytest.mark.rule("BYZ-148")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_never_a_shared_place(players: int) -> None:
    assert sorted(table_of(players).finish().result().places) == list(range(1, players + 1))
