"""Combat cards played before the first action, and those that roll zeros again (NEC-C07 to NEC-C10)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.dice import MORE, ONE, ZERO
from tests.games.necrosia.plays import (
    NO_EFFECT,
    OTHER_MOMENT,
    OTHER_PART,
    TURN_BEGUN,
    WAR,
    cancel,
    case,
    dice_rolled,
    duel,
    refused,
    until,
)
from tests.games.necrosia.table import Table

# ---- zeros rolled again (W5)

ZEROS = [
    case("NEC-C09", "battle-sense", "kelwin", 1),
    case("NEC-C10", "alone-against-all", "ombre", 2),
]


@pytest.mark.parametrize(("card", "people", "points"), ZEROS)
@pytest.mark.rule("NEC-C09", "NEC-C10", "NEC-044")
def test_all_own_zeros_are_rolled_again(card: str, people: str, points: int) -> None:
    table = until(duel(**{people: (card, "split-selves")}).act("kelwin", WAR), "w5", *(ZERO,) * 4)
    table.play(people, card, faces=(ONE, MORE, ONE))
    own, other = (table.war().attack, table.war().defence)[:: 1 if people == "kelwin" else -1]
    assert (own.rolled, other.rolled) == ([1, 2], [0, 0])
    assert table.points(people) == points


@pytest.mark.parametrize(("card", "people", "points"), ZEROS)
def test_new_zeros_stay(card: str, people: str, points: int) -> None:
    table = until(duel(**{people: card}).act("kelwin", WAR), "w5", *(ZERO,) * 4)
    table.play(people, card, faces=(ZERO, ZERO))
    assert (table.units("kelwin", "crossing"), table.units("ombre", "crossing")) == ({"fighter": 2}, {"fighter": 2})
    assert table.pile() == [card]


@pytest.mark.parametrize(("card", "people", "points"), ZEROS)
def test_a_die_worth_something_is_not_touched(card: str, people: str, points: int) -> None:
    faces = (MORE, ZERO, ZERO)
    table = until(duel(**{people: card}).act("kelwin", WAR), "w5", *faces, *faces)
    table.play(people, card, faces=(ONE,))
    own, other = ("kelwin", "ombre") if people == "kelwin" else ("ombre", "kelwin")
    assert (table.units(own, "crossing"), table.units(other, "crossing")) == ({"fighter": 1}, {})


@pytest.mark.parametrize(("card", "people", "points"), ZEROS)
def test_without_a_zero_there_is_nothing_to_roll_again(card: str, people: str, points: int) -> None:
    own, other = (MORE, ZERO, ONE), (ZERO, ZERO)
    faces = (*own, *other) if people == "kelwin" else (*other, *own)
    table = until(duel(**{people: card}).act("kelwin", WAR), "w5", *faces)
    assert refused(table, people, card) == NO_EFFECT


@pytest.mark.parametrize(("card", "people", "points"), ZEROS)
def test_rolling_zeros_again_is_for_one_side_only(card: str, people: str, points: int) -> None:
    other = "ombre" if people == "kelwin" else "kelwin"
    table = until(duel(**{other: card}).act("kelwin", WAR), "w5", *(ZERO,) * 4)
    assert refused(table, other, card) == OTHER_PART


@pytest.mark.parametrize(("card", "people", "points"), ZEROS)
def test_zeros_are_rolled_again_after_the_roll_only(card: str, people: str, points: int) -> None:
    table = until(duel(**{people: card}).act("kelwin", WAR), "w3")
    assert refused(table, people, card) == OTHER_MOMENT


@pytest.mark.parametrize(("card", "people", "points"), ZEROS)
def test_a_cancelled_card_rolls_no_zero_again(card: str, people: str, points: int) -> None:
    table = until(duel(**{people: card}).act("kelwin", WAR), "w5", *(ZERO,) * 4)
    cancel(table, people, card)
    assert dice_rolled(table) == [0, 0, 1, 1]
    assert (table.points(people), table.units("ombre", "crossing")) == (0, {"fighter": 2})


# ---- before the first action (START)


@pytest.mark.rule("NEC-C07")
def test_a_reinforcement_brings_a_fighter_anywhere() -> None:
    table = Table().give("kelwin", "fighter-reinforcement")
    table.play("kelwin", "fighter-reinforcement", "at necrosia", "recruit fighter")
    assert table.units("kelwin", "necrosia") == {"fighter": 1}
    assert (table.in_reserve("kelwin", "fighter"), table.actions_left(), table.points("kelwin")) == (9, 3, 0)


@pytest.mark.rule("NEC-C07")
def test_a_reinforcement_may_go_to_every_region_but_is_a_fighter() -> None:
    table = Table().give("kelwin", "fighter-reinforcement").act("kelwin", "play fighter-reinforcement")
    assert len(table.legal("kelwin")) == len(table.legal("kelwin", "at")) == 18
    assert table.act("kelwin", "at crossing").singles == [("kelwin", "recruit fighter")]


@pytest.mark.rule("NEC-C07")
def test_a_reinforcement_needs_a_fighter_in_reserve() -> None:
    table = Table().reserve("kelwin", fighter=0).give("kelwin", "fighter-reinforcement")
    assert refused(table, "kelwin", "fighter-reinforcement") == NO_EFFECT


@pytest.mark.rule("NEC-C07")
def test_a_cancelled_reinforcement_brings_nobody_and_closes_nothing() -> None:
    table = Table().give("kelwin", "fighter-reinforcement", "mage-leap")
    cancel(table, "kelwin", "fighter-reinforcement", "at crossing", "recruit fighter")
    assert table.units("kelwin", "crossing") == {}
    assert table.legal("kelwin", "play") == ["play mage-leap"]


@pytest.mark.rule("NEC-C08")
def test_a_marksman_sends_any_opposing_unit_back_to_its_reserve() -> None:
    table = (
        Table()
        .put("ombre", "frostmoon", merchant=1)
        .put("feling", "frostmoon", mage=2)
        .give("kelwin", "elite-marksman")
    )
    table.play("kelwin", "elite-marksman", "at frostmoon", "pick feling mage")
    assert (table.units("feling", "frostmoon"), table.units("ombre", "frostmoon")) == ({"mage": 1}, {"merchant": 1})
    assert (table.in_reserve("feling", "mage"), table.actions_left(), table.points("kelwin")) == (9, 3, 0)


@pytest.mark.rule("NEC-C08", "NEC-132")
def test_a_marksman_spares_own_units_and_necrosians() -> None:
    table = Table().put("kelwin", "frostmoon", mage=1).put("ombre", "frostmoon", fighter=1).necrosians("frostmoon", 1)
    table.necrosians("crossing", 2).put("kelwin", "stormpeak", fighter=1).give("kelwin", "elite-marksman")
    table.act("kelwin", "play elite-marksman")
    assert table.singles == [("kelwin", "at frostmoon"), ("kelwin", "pick ombre fighter")]


@pytest.mark.rule("NEC-C08")
def test_a_marksman_is_no_war() -> None:
    table = (
        Table().put("ombre", "frostmoon", fighter=1).give("ombre", "return-to-life").give("kelwin", "elite-marksman")
    )
    table.acts("kelwin", "play elite-marksman", "at frostmoon", "pick ombre fighter")
    assert table.window() == "any-card"
    table.all_pass()
    assert (table.window(), table.told("rolled")) == (None, [])
    assert table.told("struck") == [{"seat": 1, "kind": "fighter", "region": "frostmoon"}]


@pytest.mark.rule("NEC-C08")
def test_a_marksman_needs_an_opposing_unit() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).necrosians("crossing", 1).give("kelwin", "elite-marksman")
    assert refused(table, "kelwin", "elite-marksman") == NO_EFFECT


@pytest.mark.rule("NEC-C08")
def test_a_cancelled_marksman_hits_nobody() -> None:
    table = Table().put("ombre", "frostmoon", fighter=1).give("kelwin", "elite-marksman")
    cancel(table, "kelwin", "elite-marksman", "at frostmoon", "pick ombre fighter")
    assert table.units("ombre", "frostmoon") == {"fighter": 1}


@pytest.mark.parametrize("card", [case("NEC-C07", "fighter-reinforcement"), case("NEC-C08", "elite-marksman")])
@pytest.mark.parametrize(
    "first", [("slip merchant crossing", "to stormpeak"), ("convert merchant crossing", "into mage")]
)
@pytest.mark.rule("NEC-126")
def test_combat_cards_of_the_start_come_before_the_first_action(card: str, first: tuple[str, ...]) -> None:
    table = Table().put("kelwin", "crossing", merchant=1).put("ombre", "crossing", mage=1).give("kelwin", card)
    assert f"play {card}" in table.legal("kelwin")
    table.acts("kelwin", *first)
    assert refused(table, "kelwin", card) == TURN_BEGUN
