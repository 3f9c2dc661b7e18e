"""Espionnage: each rival's main target guessed at the end (BYZ-103 to BYZ-106)."""

from __future__ import annotations

import pytest

from logothete.games.byzantio.view import Sheet
from logothete.kernel.state import FINAL, SEALED
from tests.games.byzantio.table import Table


def sheet(table: Table, house: str) -> Sheet:
    """A house's own sheet."""
    found = table.view(house).seats[table.seat(house)].sheet
    assert found is not None
    return found


def named(table: Table, house: str) -> list[str | None]:
    """The cities that a house has guessed, in its rivals' order."""
    return [suspicion.city for suspicion in sheet(table, house).suspicions]


@pytest.mark.rule("BYZ-103")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_guess_for_every_rival(players: int) -> None:
    table = Table(players=players).end_of_turns()
    for rival in table.houses[1:]:
        assert table.forbids("komnenos", "confirm") == "BYZ-103"
        offered = table.legal("komnenos")
        assert {text.rsplit(" ", 1)[0] for text in offered} == {f"suspect {rival}"}
        table.act("komnenos", f"suspect {rival} cherson")
    assert table.legal("komnenos") == ["confirm"]
    assert table.forbids("komnenos", "suspect phokas baris") == "BYZ-103"
    assert named(table, "komnenos") == ["cherson"] * (players - 1)


@pytest.mark.rule("BYZ-103")
def test_the_guesses_of_the_sample_sheet() -> None:
    """The example of the ledger: three guesses, so four players."""
    table = Table().end_of_turns()
    for action in ("suspect phokas cherson", "suspect doukas nicomedia", "suspect aggelos sinope", "confirm"):
        table.act("komnenos", action)
    assert named(table, "komnenos") == ["cherson", "nicomedia", "sinope"]
    assert table.waits_for() == ["phokas", "doukas", "aggelos"]


@pytest.mark.rule("BYZ-103")
@pytest.mark.parametrize(("guess", "points"), [("baris", 5), ("rhegium", 0), ("nicosia", 0)])
def test_the_guess_is_about_the_top_line(guess: str, points: int) -> None:
    table = Table(players=2).targets("phokas", "baris", "rhegium", "dyrrachium", "scupi", "thebae", "tyana", "serrhae")
    table.finish(komnenos=[guess])
    assert table.score("komnenos") == points


@pytest.mark.rule("BYZ-103")
def test_each_rival_has_a_guess_of_its_own() -> None:
    table = Table().targets("phokas", "baris").targets("doukas", "cherson").targets("aggelos", "nicaea")
    table.targets("komnenos", "tyana").finish(komnenos=["cherson", "baris", "nicaea"])
    assert table.told("guess-right")[:1] == [{"seat": 0, "rival_seat": 3, "city": "nicaea"}]
    assert table.score("komnenos") == 5


@pytest.mark.rule("BYZ-104")
@pytest.mark.parametrize("turn", [1, 15, 30])
def test_no_guess_before_the_last_action(turn: int) -> None:
    table = Table().turn(turn)
    assert table.forbids("komnenos", "suspect phokas baris") == "BYZ-104"
    table.to_move("aggelos")
    assert "suspect phokas baris" not in table.legal("aggelos")


@pytest.mark.rule("BYZ-104")
def test_guesses_follow_the_last_action_of_turn_thirty() -> None:
    table = Table().turn(30)
    for house in table.houses:
        assert table.waits_for() == [house]
        table.act(house, "pass")
    assert table.waits_for() == ["komnenos", "phokas", "doukas", "aggelos"]
    assert [text.split()[0] for text in table.legal("aggelos")] == ["suspect"] * 34


@pytest.mark.rule("BYZ-104")
def test_guesses_are_secret_until_the_last_is_confirmed() -> None:
    table = Table(players=2).end_of_turns().act("phokas", "suspect komnenos cherson")
    assert table.reach == SEALED
    table.act("phokas", "confirm")
    assert table.told("suspected", "phokas") == [{"seat": 1, "rival_seat": 0, "city": "cherson"}]
    for other in ("komnenos", None):
        assert table.told("suspected", other) == []
        assert table.told("guessed", other) == [{"seat": 1}]
        assert table.told("target-shown", other) == []
        assert table.view(other).seats[1].sheet is None
    table.act("komnenos", "suspect phokas nicaea").act("komnenos", "confirm")
    assert table.told("guess-wrong") == [
        {"seat": 0, "rival_seat": 1, "city": "nicaea"},
        {"seat": 1, "rival_seat": 0, "city": "cherson"},
    ]


@pytest.mark.rule("BYZ-104")
def test_guesses_are_final_once_confirmed() -> None:
    table = Table(players=2).end_of_turns().act("komnenos", "suspect phokas cherson").act("komnenos", "confirm")
    assert table.reach == FINAL
    assert table.waits_for() == ["phokas"]
    assert table.forbids("komnenos", "suspect phokas baris") == "BYZ-104"
    assert table.forbids("komnenos", "confirm") == "BYZ-104"


@pytest.mark.rule("BYZ-104")
def test_a_missing_guess_is_wrong() -> None:
    table = Table(players=2).end_of_turns()
    assert table.lapse("komnenos") == "blank phokas"
    table.act("phokas", "suspect komnenos baris").act("phokas", "confirm")
    assert table.lapse("komnenos") == "confirm"
    assert table.told("guess-blank") == [{"seat": 0, "rival_seat": 1}]
    assert (table.score("komnenos"), table.score("phokas")) == (0, 5)


@pytest.mark.rule("BYZ-104")
def test_a_guess_cannot_be_left_out_on_purpose() -> None:
    table = Table(players=2).end_of_turns()
    assert table.forbids("komnenos", "blank phokas") == "BYZ-103"


@pytest.mark.rule("BYZ-105")
@pytest.mark.parametrize(("players", "cities"), [(2, 25), (3, 25), (4, 34)])
def test_a_guess_is_any_city_in_play(players: int, cities: int) -> None:
    table = Table(players=players).end_of_turns()
    assert len(table.legal("komnenos", "suspect")) == cities
    if players < 4:
        assert table.forbids("komnenos", "suspect phokas nicomedia") == "BYZ-007"


@pytest.mark.rule("BYZ-105")
def test_one_city_may_be_named_for_all_and_be_an_own_target() -> None:
    table = Table().targets("komnenos", "cherson", *Table().some_targets()[1:])
    for house in table.houses[1:]:
        table.targets(house, "cherson")
    table.finish(komnenos=["cherson"] * 3)
    assert table.score("komnenos") == 15


@pytest.mark.rule("BYZ-106")
@pytest.mark.parametrize(("guess", "points"), [("trapezus", 5), ("baris", 0)])
def test_only_the_new_main_target_counts(guess: str, points: int) -> None:
    table = Table(players=2).enter_turn(18).act("komnenos", "keep")
    table.act("phokas", "abandon 1").act("phokas", "adopt trapezus").strike()
    table.finish(komnenos=[guess])
    assert table.score("komnenos") == points


@pytest.mark.rule("BYZ-106")
def test_a_change_further_down_leaves_the_main_target_alone() -> None:
    table = Table(players=2).enter_turn(18).act("komnenos", "keep")
    table.act("phokas", "abandon 2").act("phokas", "adopt trapezus").strike()
    table.finish(komnenos=["baris"])
    assert table.score("komnenos") == 5
