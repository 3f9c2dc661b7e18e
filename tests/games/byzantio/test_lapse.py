"""Temps écoulé: what happens when a player does not decide in time (BYZ-153)."""

from __future__ import annotations

from collections import Counter

import pytest

from logothete.games.byzantio.content import Edition
from logothete.kernel.dice import QuickDice
from tests.games.byzantio.table import Table

pytestmark = pytest.mark.rule("BYZ-153")
HOUSES = ["komnenos", "phokas", "doukas", "aggelos"]


def many_lapses(table: Table, house: str, times: int = 400) -> Counter[str]:
    """What the clock would choose for a house, with many different dice."""
    state, text = table.state, table.title.actions.text
    return Counter(text(int(state.lapse(table.seat(house), QuickDice(seed)))) for seed in range(times))


# ---- regular turns


def test_a_regular_turn_becomes_a_pass() -> None:
    table = Table()
    assert table.lapse("komnenos") == "pass"
    assert table.waits_for() == ["phokas"]
    assert [row.boxes for row in table.player("komnenos").grid] == [[]] * 6
    assert table.told("passed") == [{"seat": 0}]


def test_a_campaign_that_has_moved_ends_without_a_garrison() -> None:
    table = Table().pretender("komnenos", "thrake").act("komnenos", "campaign opsikion")
    assert table.lapse("komnenos") == "withhold"
    assert table.player("komnenos").pretender == "opsikion"
    assert table.boxes("komnenos", "campaign") == [1]
    assert table.player("komnenos").garrisons == {}
    assert table.waits_for() == ["phokas"]


def test_a_campaign_that_waits_for_a_removal_neither_places_nor_removes() -> None:
    table = Table().pretender("komnenos", "thrake").garrisons("nicaea", phokas=1, doukas=1)
    table.act("komnenos", "campaign opsikion").act("komnenos", "garrison nicaea")
    assert table.legal("komnenos") == ["remove phokas", "remove doukas"]
    assert table.lapse("komnenos") == "withhold"
    assert table.city("nicaea") == {"phokas": 1, "doukas": 1}
    assert table.boxes("komnenos", "campaign") == [1]
    assert table.waits_for() == ["phokas"]


def test_a_proposal_never_finished_is_a_pass_and_costs_no_box() -> None:
    table = Table().garrisons("nicaea", komnenos=1).garrisons("ephesus", phokas=1)
    table.act("komnenos", "negotiate nicaea")
    assert table.lapse("komnenos") == "pass"
    assert table.free_boxes("komnenos", "negotiation") == 4
    assert table.told("offered") == []
    assert table.waits_for() == ["phokas"]


@pytest.mark.rule("BYZ-082")
@pytest.mark.parametrize(("die", "swapped"), [(4, False), (5, True)])
def test_an_offer_not_answered_is_refused_and_so_rolled_for(die: int, swapped: bool) -> None:
    table = Table().garrisons("nicaea", komnenos=1).garrisons("ephesus", phokas=1)
    table.act("komnenos", "negotiate nicaea").act("komnenos", "swap phokas ephesus")
    assert table.lapse("phokas", die) == "refuse"
    assert table.city("ephesus") == ({"komnenos": 1} if swapped else {"phokas": 1})
    assert table.boxes("komnenos", "negotiation") == [1]


# ---- events


def test_no_target_is_changed_at_the_succession() -> None:
    table = Table().enter_turn(18)
    before = table.view("doukas").seats[2].sheet
    assert table.lapse("doukas") == "keep"
    assert table.view("doukas").seats[2].sheet == before
    assert table.waits_for() == ["komnenos", "phokas", "aggelos"]


@pytest.mark.parametrize("line", [1, 4, 7])
def test_a_change_only_half_made_is_not_made_at_all(line: int) -> None:
    table = Table().enter_turn(18)
    before = table.view("doukas").seats[2].sheet
    table.act("doukas", f"abandon {line}")
    assert table.lapse("doukas") == "keep"
    for house in ["komnenos", "phokas", "aggelos"]:
        table.act(house, "keep")
    view = table.view("doukas")
    assert view.seats[2].sheet == before
    assert (view.sealed, table.legal("doukas", "adopt")) == (None, [])
    assert len(table.legal("doukas", "strike")) == 6
    table.strike().garrisons(table.some_targets()[line - 1], doukas=1).finish()
    assert table.score("doukas") == 18 - 2 * line


@pytest.mark.parametrize(
    ("free", "row"),
    [
        ({}, "campaign"),
        ({"campaign": 5}, "rally"),
        ({"campaign": 6}, "campaign"),
        ({"campaign": 3, "rally": 3}, "negotiation"),
        ({"campaign": 3, "rally": 3, "negotiation": 2}, "progression"),
        ({"campaign": 0, "rally": 0, "negotiation": 0, "progression": 0}, "corruption"),
        ({"campaign": 0, "rally": 0, "negotiation": 0, "progression": 0, "corruption": 2}, "expulsion"),
        (
            {"campaign": 0, "rally": 0, "negotiation": 1, "progression": 1, "corruption": 1, "expulsion": 1},
            "negotiation",
        ),
    ],
)
def test_the_box_is_struck_in_the_row_with_the_most_free_ones_the_upper_if_equal(
    free: dict[str, int], row: str
) -> None:
    table = Table().free("phokas", **free).enter_turn(6, 1)
    left = table.free_boxes("phokas", row)
    assert table.lapse("phokas") == f"strike {row}"
    for house in ["komnenos", "doukas", "aggelos"]:
        table.act(house, "strike rally")
    assert table.free_boxes("phokas", row) == left - 1


def test_an_afflicted_pretender_goes_to_a_random_other_province() -> None:
    table = Table().pretender("phokas", "opsikion").enter_turn(24, 7)
    chosen = many_lapses(table, "doukas", 1200)
    assert set(chosen) == {f"send {province}" for province in table.provinces if province != "opsikion"}
    assert max(chosen.values()) < 1.6 * 1200 / 24
    assert table.lapse("doukas", 1) == f"send {table.provinces[0]}"
    assert table.player("phokas").pretender == table.provinces[0]


def test_an_afflicted_chief_is_never_sent_into_the_volcano() -> None:
    table = Table("nekken").pretender("hundeer", "scorial").enter_turn(13, 3)
    chosen = many_lapses(table, "anicarn", 800)
    assert set(chosen) == {f"send {region}" for region in table.provinces if region not in ("nekken", "scorial")}


# ---- lists and guesses


def claimed(edition: Edition, players: int) -> Table:
    table = Table(edition, players, fresh=True)
    for house in table.houses:
        table.act(house, f"claim {house}")
    return table


@pytest.mark.parametrize(("edition", "players", "lines"), [("byzantio", 4, 7), ("byzantio", 2, 7), ("nekken", 4, 5)])
@pytest.mark.parametrize("written", [0, 2])
def test_an_unfinished_list_is_completed_at_random_with_legal_cities(
    edition: Edition, players: int, lines: int, written: int
) -> None:
    table = claimed(edition, players)
    house = table.houses[1]
    own = [table.legal(house)[3], table.legal(house)[8]][:written]
    for choice in own:
        table.act(house, choice)
    for line in range(written, lines):
        offered = table.legal(house)
        chosen = many_lapses(table, house)
        assert len(chosen) > 5
        assert set(chosen) <= set(offered)
        action = table.title.actions.parse(next(iter(chosen)))
        table.state.take(1, action, QuickDice(line), table.chronicle)
    assert table.lapse(house) == "confirm"
    assert house not in table.waits_for()
    sheet = table.view(house).seats[1].sheet
    assert sheet is not None
    assert [f"target {target.city}" for target in sheet.targets[:written]] == own
    provinces = {table.board.province_of[table.cities.index(str(target.city))] for target in sheet.targets}
    assert len(provinces) == lines


def test_every_legal_city_can_complete_a_list() -> None:
    table = claimed("byzantio", 3)
    assert set(many_lapses(table, "komnenos", 800)) == set(table.legal("komnenos"))


def test_a_full_list_is_confirmed_as_it_stands() -> None:
    table = claimed("byzantio", 2)
    for city in table.some_targets():
        table.act("phokas", f"target {city}")
    assert table.lapse("phokas") == "confirm"
    sheet = table.view("phokas").seats[1].sheet
    assert sheet is not None
    assert [target.city for target in sheet.targets] == table.some_targets()


def test_a_house_not_chosen_is_a_random_free_one() -> None:
    table = Table(fresh=True).act("komnenos", "claim doukas")
    assert set(many_lapses(table, "phokas")) == {"claim komnenos", "claim phokas", "claim aggelos"}
    assert table.lapse("phokas", 3, 4) == "claim aggelos"
    assert table.player("phokas").house == "aggelos"


@pytest.mark.rule("BYZ-104")
def test_a_missing_guess_is_blank_and_wrong() -> None:
    table = Table(players=2).end_of_turns()
    assert table.lapse("komnenos") == "blank phokas"
    assert table.lapse("komnenos") == "confirm"
    table.act("phokas", "suspect komnenos baris").act("phokas", "confirm")
    assert table.result().scores == [0, 5]
    assert table.told("guess-blank") == [{"seat": 0, "rival_seat": 1}]
    sheet = table.player("komnenos").sheet
    assert sheet is not None
    assert [(guess.city, guess.right) for guess in sheet.suspicions] == [(None, False)]


def test_guesses_already_made_stand_when_the_others_are_left_blank() -> None:
    table = Table().end_of_turns().act("doukas", "suspect komnenos baris")
    assert [table.lapse("doukas") for _ in range(3)] == ["blank phokas", "blank aggelos", "confirm"]
    for house in ["komnenos", "phokas", "aggelos"]:
        while house in table.waits_for():
            table.lapse(house)
    assert table.score("doukas") == 5


@pytest.mark.parametrize("guesses", [0, 3])
def test_nobody_leaves_a_guess_blank_by_choice(guesses: int) -> None:
    table = Table().end_of_turns()
    for rival in HOUSES[1 : guesses + 1]:
        table.act("komnenos", f"suspect {rival} baris")
    assert table.forbids("komnenos", "blank phokas") == "BYZ-103"


# ---- whole games


@pytest.mark.parametrize("edition", ["byzantio", "nekken"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_in_which_nobody_ever_decides_ends_all_the_same(edition: Edition, players: int) -> None:
    table = Table(edition, players, fresh=True)
    dice = QuickDice(players)
    decisions = 0
    while waiting := table.waits_for():
        seat = table.seat(waiting[-1])
        table.state.take(seat, table.state.lapse(seat, dice), dice, table.chronicle)
        decisions += 1
        assert decisions < 400
    assert table.result().scores == [0.0] * players
    assert len(table.told("passed")) == players * (table.board.turns - table.board.events)
    assert len(table.told("struck")) == players * table.board.events
