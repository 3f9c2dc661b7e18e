"""Fin de la partie: when the game ends, and what is shown then (BYZ-134, BYZ-135)."""

from __future__ import annotations

import pytest

from logothete.kernel.state import NotOver
from tests.games.byzantio.table import Table

HOUSES = ["komnenos", "phokas", "doukas", "aggelos"]
LISTS = {
    "komnenos": ["baris", "rhegium", "nicosia", "iconium", "corinthus", "serrhae", "amasea"],
    "phokas": ["cherson", "nicaea", "ephesus", "attalia", "ancyra", "gangra", "trapezus"],
    "doukas": ["nicomedia", "tyana", "antiochia", "caesarea", "chandax", "thebae", "scupi"],
    "aggelos": ["sinope", "larissa", "dyrrachium", "thessalonica", "castamon", "amorium", "hydruntum"],
}


def table_with_lists() -> Table:
    table = Table()
    for house, cities in LISTS.items():
        table.targets(house, *cities)
    return table


# ---- when


@pytest.mark.rule("BYZ-134")
def test_turn_29_is_not_the_last() -> None:
    table = Table().enter_turn(30)
    assert table.view().turn == 30
    assert table.waits_for() == ["komnenos"]
    assert "campaign opsikion" in table.pretender("komnenos", "thrake").legal("komnenos")


@pytest.mark.rule("BYZ-134")
def test_the_game_ends_only_when_the_last_player_has_acted_in_turn_30() -> None:
    table = Table().first("doukas").turn(30)
    for house in ["doukas", "aggelos", "komnenos"]:
        table.act(house, "pass")
        assert table.legal(house, "suspect") == []
    assert table.waits_for() == ["phokas"]
    table.act("phokas", "pass")
    assert table.view().turn == 30
    assert table.waits_for() == HOUSES
    assert table.legal("doukas", "suspect")


@pytest.mark.rule("BYZ-134")
def test_a_negotiation_of_the_last_player_is_still_answered_before_the_end() -> None:
    table = Table(players=2).garrisons("nicaea", komnenos=1).garrisons("ephesus", phokas=1)
    table.turn(30).to_move("phokas").act("phokas", "negotiate ephesus").act("phokas", "swap komnenos nicaea")
    assert table.legal("komnenos") == ["accept", "refuse"]
    table.act("komnenos", "accept")
    assert table.city("nicaea") == {"phokas": 1}
    assert table.legal("komnenos", "suspect")


@pytest.mark.rule("BYZ-134")
@pytest.mark.parametrize("action", ["pass", "campaign hellas", "rally larissa", "expel phokas nicaea"])
def test_after_turn_30_nobody_acts_any_more(action: str) -> None:
    table = Table().garrisons("nicaea", phokas=1).end_of_turns()
    assert table.forbids("komnenos", action) == "BYZ-134"


@pytest.mark.rule("BYZ-134")
def test_guesses_then_reveal_then_scoring_then_the_winner() -> None:
    table = Table(players=2).finish()
    kinds = [event.kind for event in table.log()]
    chapters = ["guessed", "target-shown", "guess-wrong", "scored", "crowned"]
    assert list(dict.fromkeys(kind for kind in kinds if kind in chapters)) == chapters
    assert kinds.count("crowned") == 1
    assert kinds[-1] == "crowned"


@pytest.mark.rule("BYZ-134")
def test_there_is_no_result_before_all_guesses_are_made() -> None:
    table = Table(players=2).end_of_turns()
    table.act("komnenos", "suspect phokas baris").act("komnenos", "confirm").act("phokas", "suspect komnenos baris")
    with pytest.raises(NotOver):
        table.result()
    table.act("phokas", "confirm")
    assert sorted(table.result().places) == [1, 2]


@pytest.mark.rule("BYZ-134")
@pytest.mark.parametrize("action", ["pass", "confirm", "suspect phokas baris", "claim doukas"])
def test_when_all_is_counted_nothing_can_be_done(action: str) -> None:
    table = Table().finish()
    assert table.waits_for() == []
    assert table.forbids("komnenos", action) == "BYZ-134"


# ---- what is shown


@pytest.mark.rule("BYZ-135")
def test_sheets_stay_folded_until_the_last_guess_is_confirmed() -> None:
    table = table_with_lists().end_of_turns()
    for house in HOUSES:
        for rival in HOUSES:
            if rival != house:
                table.act(house, f"suspect {rival} baris")
    for house in HOUSES[:3]:
        table.act(house, "confirm")
    for viewer in [None, *HOUSES]:
        seats = table.view(viewer).seats
        assert [table.houses[at] for at, seat in enumerate(seats) if seat.sheet] == ([viewer] if viewer else [])
    assert table.told("target-shown") == []
    table.act("aggelos", "confirm")
    for viewer in [None, *HOUSES]:
        assert all(seat.sheet for seat in table.view(viewer).seats)


@pytest.mark.rule("BYZ-135")
@pytest.mark.parametrize("viewer", [None, "phokas"])
def test_everybody_sees_every_list_and_every_guess(viewer: str | None) -> None:
    table = table_with_lists().finish(doukas=["sinope", "cherson", "nicaea"])
    for house, cities in LISTS.items():
        sheet = table.view(viewer).seats[table.seat(house)].sheet
        assert sheet is not None
        assert [target.city for target in sheet.targets] == cities
    doukas = table.view(viewer).seats[table.seat("doukas")].sheet
    assert doukas is not None
    guesses = [(table.houses[guess.rival], guess.city, guess.right) for guess in doukas.suspicions]
    assert guesses == [("komnenos", "sinope", False), ("phokas", "cherson", True), ("aggelos", "nicaea", False)]


@pytest.mark.rule("BYZ-135")
def test_every_line_is_told_to_everybody() -> None:
    table = table_with_lists().finish()
    shown = [(table.houses[int(about["seat"])], about["line"], about["city"]) for about in table.told("target-shown")]
    assert shown == [
        (house, str(line), city) for house, cities in LISTS.items() for line, city in enumerate(cities, start=1)
    ]


@pytest.mark.rule("BYZ-135")
def test_every_guess_is_told_to_everybody() -> None:
    table = table_with_lists().finish(doukas=["sinope", "cherson", "nicaea"])
    doukas = table.seat("doukas")
    told = [event for event in table.log() if event.kind.startswith("guess-") and event.about["seat"] == doukas]
    assert {(event.kind, event.about["rival_seat"], event.about["city"]) for event in told} == {
        ("guess-wrong", table.seat("komnenos"), "sinope"),
        ("guess-right", table.seat("phokas"), "cherson"),
        ("guess-wrong", table.seat("aggelos"), "nicaea"),
    }
    assert len(told) == 3


@pytest.mark.rule("BYZ-135")
def test_a_changed_list_shows_the_old_city_the_new_one_and_the_line() -> None:
    table = table_with_lists().changed("komnenos", 3, "philippopolis").finish()
    assert table.told("change-shown") == [
        {"seat": 0, "line": "3", "old_city": "philippopolis", "city": "nicosia"},
    ]
    sheet = table.player("komnenos").sheet
    assert sheet is not None
    assert [target.abandoned for target in sheet.targets] == [None, None, "philippopolis", None, None, None, None]
    assert sheet.targets[2].city == "nicosia"
    assert {"seat": 0, "line": "3", "city": "nicosia"} not in table.told("target-shown")
