"""Shaan cards with which the target of a war answers (NEC-C66, NEC-C78)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.necrosia.dice import ONE, ZERO
from tests.games.necrosia.packs import with_card
from tests.games.necrosia.plays import (
    NO_EFFECT,
    NOT_ASKED,
    OTHER_MOMENT,
    WAR,
    cancel,
    case,
    dice_rolled,
    duel,
    refused,
    until,
)
from tests.games.necrosia.table import Table

MARK = "mark-of-friendship"
AURA = "friendly-aura"
NO_COMBAT = ("NEC-C78", "no-combat-cards")
HUNT = "war crossing necrosians"
ANSWERS = [case("NEC-C66", MARK), case("NEC-C78", AURA)]


@pytest.mark.parametrize("card", ANSWERS)
@pytest.mark.rule("NEC-042")
def test_only_the_named_target_answers(card: str) -> None:
    table = duel(kelwin=card, feling="war-cry", ombre="safe-conduct").act("kelwin", WAR)
    assert (table.window(), table.waits_for()) == ("w2", ["ombre"])
    assert refused(table, "kelwin", card) == NOT_ASKED
    assert refused(duel(feling=card, ombre="safe-conduct").act("kelwin", WAR), "feling", card) == NOT_ASKED


@pytest.mark.parametrize("card", ANSWERS)
@pytest.mark.rule("NEC-042")
def test_necrosians_give_no_answer(card: str) -> None:
    table = duel(ombre=card).necrosians("crossing", 1).act("kelwin", HUNT)
    assert table.window() == "w3"
    assert refused(table, "ombre", card) == OTHER_MOMENT


@pytest.mark.parametrize("card", ANSWERS)
def test_an_answer_comes_before_the_war_is_under_way(card: str) -> None:
    table = until(duel(ombre=card).act("kelwin", WAR), "w3")
    assert refused(table, "ombre", card) == OTHER_MOMENT
    assert refused(duel(kelwin=card), "kelwin", card) == OTHER_MOMENT


# ---- Mark of Friendship


def turned_away(*cards: str, necrosians: int = 1) -> Table:
    """Kelwin has attacked Ombre, who has turned him away; Kelwin holds the cards given."""
    table = duel(kelwin=cards, ombre=MARK).necrosians("crossing", necrosians).influence(ombre=5)
    return table.act("kelwin", WAR).play("ombre", MARK)


@pytest.mark.rule("NEC-C66", "NEC-130")
def test_the_mark_of_the_ledger() -> None:
    table = turned_away()
    assert (table.points("ombre"), table.actions_left(), table.view().war) == (4, 3, None)
    table.act("kelwin", HUNT, ONE, ZERO, ZERO)
    assert (table.necrosians_in("crossing"), table.actions_left()) == (0, 2)
    table.act("kelwin", WAR, ONE, ZERO, ZERO, ZERO)
    assert table.units("ombre", "crossing") == {"fighter": 1}


@pytest.mark.rule("NEC-C66")
def test_the_one_who_turned_away_is_no_target_anywhere() -> None:
    table = turned_away().put("kelwin", "sun-cape", fighter=1).put("ombre", "sun-cape", mage=1)
    table.put("feling", "sun-cape", mage=1)
    assert table.legal("kelwin", "war") == [HUNT, "war sun-cape feling"]
    assert (table.forbids("kelwin", WAR), table.reason("kelwin", "war sun-cape ombre")) == ("NEC-C66", "turned-away")


@pytest.mark.rule("NEC-C66")
@pytest.mark.parametrize(
    "action",
    [
        ("lift fighter crossing", "to stormpeak", "stop"),
        ("convert fighter crossing", "into mage"),
        ("stir crossing", "to stormpeak"),
    ],
)
def test_the_action_may_be_used_for_something_else_and_the_protection_ends_with_it(action: tuple[str, ...]) -> None:
    table = turned_away().acts("kelwin", *action)
    assert (table.actions_left(), WAR in table.legal("kelwin")) == (2, True)


@pytest.mark.rule("NEC-C66")
def test_no_dice_are_rolled_in_a_void_war() -> None:
    table = turned_away()
    assert (dice_rolled(table), table.units("ombre", "crossing")) == ([], {"fighter": 2})
    assert (table.pile(), table.waits_for()) == ([MARK], ["kelwin"])


@pytest.mark.rule("NEC-C66", "NEC-180")
def test_a_free_move_does_not_end_the_protection() -> None:
    table = turned_away().acts("kelwin", "slip fighter crossing", "to stormpeak")
    assert table.forbids("kelwin", WAR) == "NEC-C66"


@pytest.mark.rule("NEC-C66", "NEC-C27")
def test_free_commerce_does_not_end_the_protection() -> None:
    table = turned_away("galvanised-market").put("kelwin", "crossing", merchant=1).play("kelwin", "galvanised-market")
    table.acts("kelwin", "trade crossing", "recruit mage", "recruit mage")
    assert (table.actions_left(), table.forbids("kelwin", WAR)) == (3, "NEC-C66")


@pytest.mark.rule("NEC-C66")
def test_a_card_without_an_action_does_not_end_the_protection() -> None:
    table = turned_away("foul-proliferation").play("kelwin", "foul-proliferation")
    assert table.forbids("kelwin", WAR) == "NEC-C66"


@pytest.mark.rule("NEC-C66", "NEC-C11")
def test_a_free_war_needs_another_target_at_once() -> None:
    table = duel(kelwin="deadly-salvo", ombre=MARK).necrosians("crossing", 1).play("kelwin", "deadly-salvo")
    table.act("kelwin", WAR).play("ombre", MARK)
    assert table.legal("kelwin") == [HUNT, "stop"]
    table.act("kelwin", HUNT, ZERO, ZERO, ZERO)
    assert (table.actions_left(), WAR in table.legal("kelwin")) == (3, True)


@pytest.mark.rule("NEC-C66", "NEC-C11")
def test_a_free_war_without_another_target_is_lost() -> None:
    table = (
        duel(kelwin="deadly-salvo", ombre=MARK).play("kelwin", "deadly-salvo").act("kelwin", WAR).play("ombre", MARK)
    )
    assert table.legal("kelwin") == ["stop"]
    table.act("kelwin", "stop")
    assert (table.actions_left(), WAR in table.legal("kelwin")) == (3, True)


@pytest.mark.rule("NEC-C66", "NEC-C11")
def test_a_salvo_played_after_a_void_war_is_an_action_of_its_own() -> None:
    """It may be aimed at whoever turned the other war away, and does not end his protection against that one."""
    table = turned_away("deadly-salvo").play("kelwin", "deadly-salvo")
    assert table.legal("kelwin", "war") == [WAR, HUNT]
    table.act("kelwin", WAR, ONE, ZERO, ZERO, ZERO)
    assert (table.units("ombre", "crossing"), table.actions_left()) == ({"fighter": 1}, 3)
    assert (table.forbids("kelwin", WAR), table.legal("kelwin", "war")) == ("NEC-C66", [HUNT])


@pytest.mark.rule("NEC-C66", "NEC-C11")
def test_a_salvo_can_be_played_though_its_only_target_turned_another_war_away() -> None:
    table = turned_away("deadly-salvo", necrosians=0)
    assert (table.legal("kelwin", "war"), table.legal("kelwin", "play")) == ([], ["play deadly-salvo"])


@pytest.mark.rule("NEC-C66", "NEC-C12", "NEC-C11")
def test_a_salvo_does_not_use_up_the_airborne_assault_of_a_void_war() -> None:
    table = flight().give("kelwin", "deadly-salvo").play("kelwin", "deadly-salvo")
    assert table.legal("kelwin", "at") == []
    table.act("kelwin", "war cairn-plain feling", ZERO, ZERO, ZERO)
    assert table.legal("kelwin", "at") == ["at cairn-plain"]


def flight(*, ombre: str = MARK) -> Table:
    """Kelwin's fighters fly from Cairn Plain to the Crossing to attack Ombre, who turns them away."""
    table = Table().put("kelwin", "cairn-plain", fighter=2).put("ombre", "crossing", fighter=1).give("ombre", ombre)
    table.put("feling", "frostmoon", mage=1).put("feling", "cairn-plain", mage=1).give("kelwin", "airborne-assault")
    return table.play("kelwin", "airborne-assault", "at cairn-plain", WAR).play("ombre", ombre)


@pytest.mark.rule("NEC-C66", "NEC-C12")
def test_an_airborne_assault_stays_with_the_new_war() -> None:
    table = flight()
    assert (table.actions_left(), table.legal("kelwin", "at")) == (3, ["at cairn-plain"])
    table.act("kelwin", "at cairn-plain", ONE, ZERO, ZERO)
    assert table.singles == [("kelwin", "war frostmoon feling")]
    assert (table.units("feling", "frostmoon"), table.actions_left()) == ({}, 2)
    assert table.units("kelwin", "cairn-plain") == {"fighter": 2}


@pytest.mark.rule("NEC-C66", "NEC-C12")
def test_an_airborne_assault_that_is_not_used_again_is_lost() -> None:
    table = flight().act("kelwin", "war cairn-plain feling", ZERO, ZERO, ZERO)
    assert (table.legal("kelwin", "at"), table.pile()) == ([], ["airborne-assault", MARK])


@pytest.mark.rule("NEC-C66", "NEC-131")
def test_whoever_has_no_influence_may_turn_away_too() -> None:
    table = duel(ombre=MARK).act("kelwin", WAR).play("ombre", MARK)
    assert (table.points("ombre"), table.view().war) == (0, None)


@pytest.mark.rule("NEC-C66")
def test_the_protection_is_against_one_attacker() -> None:
    table = turned_away().put("feling", "crossing", fighter=1).order("kelwin", "feling", "ombre").end_turn("kelwin")
    assert (table.waits_for(), WAR in table.legal("feling")) == (["feling"], True)


@pytest.mark.rule("NEC-C66", "NEC-129")
def test_after_a_cancelled_mark_the_war_goes_on() -> None:
    table = duel(ombre=MARK).influence(ombre=5).act("kelwin", WAR)
    cancel(table, "ombre", MARK, faces=(ONE, ONE, ZERO, ZERO))
    assert (table.units("ombre", "crossing"), table.points("ombre"), table.actions_left()) == ({}, 5, 2)


@pytest.mark.rule("NEC-C66", "NEC-C78", "NEC-133")
def test_there_is_no_aura_in_a_war_that_is_void() -> None:
    table = duel(ombre=(MARK, AURA)).act("kelwin", WAR).play("ombre", MARK)
    assert refused(table, "ombre", AURA) == NO_EFFECT
    table.all_pass()
    assert (table.points("ombre"), table.hand("ombre"), table.waits_for()) == (0, [AURA], ["kelwin"])


@pytest.mark.rule("NEC-C66", "NEC-133")
def test_nobody_is_turned_away_twice(tmp_path: Path) -> None:
    table = Table(pack=with_card(tmp_path, AURA, 'effect = "turn-away"'))
    table.put("kelwin", "crossing", fighter=2).put("ombre", "crossing", fighter=2).give("ombre", MARK, AURA)
    table.act("kelwin", WAR)
    assert table.legal("ombre", "play") == [f"play {MARK}", f"play {AURA}"]
    table.play("ombre", MARK)
    assert refused(table, "ombre", AURA) == NO_EFFECT
    assert table.all_pass().hand("ombre") == [AURA]


@pytest.mark.rule("NEC-C66", "NEC-C78")
def test_an_aura_may_be_followed_by_a_mark() -> None:
    table = duel(ombre=(MARK, AURA), kelwin="war-cry").necrosians("crossing", 1).act("kelwin", WAR)
    table.play("ombre", AURA).play("ombre", MARK)
    assert (table.points("ombre"), table.view().war) == (0, None)
    assert "play war-cry" in table.act("kelwin", HUNT).legal("kelwin")


# ---- Friendly Aura


def aura(*cards: str, ombre: tuple[str, ...] = ()) -> Table:
    """Kelwin, with these cards, has attacked Ombre, who has answered with the Friendly Aura."""
    return duel(kelwin=cards, ombre=(AURA, *ombre)).act("kelwin", WAR).play("ombre", AURA)


@pytest.mark.rule("NEC-C78", "NEC-130")
def test_an_aura_forbids_combat_cards_and_is_worth_one_influence() -> None:
    table = until(aura("war-cry"), "w3")
    assert refused(table, "kelwin", "war-cry") == NO_COMBAT
    assert (table.points("ombre"), table.war().marks, table.actions_left()) == (1, ["no-combat-cards"], 2)


@pytest.mark.rule("NEC-C78")
@pytest.mark.parametrize(("card", "moment"), [("battle-sense", "w5"), ("strategic-position", "w6")])
def test_an_aura_forbids_combat_cards_until_the_war_ends(card: str, moment: str) -> None:
    table = until(aura(card), moment, ZERO, ZERO, ONE, ONE)
    assert refused(table, "kelwin", card) == NO_COMBAT


@pytest.mark.rule("NEC-C78")
@pytest.mark.parametrize(("card", "moment"), [("stroke-of-luck", "w5"), ("astral-body", "w6")])
def test_an_aura_allows_cards_of_other_suits(card: str, moment: str) -> None:
    table = until(aura(card), moment, ZERO, ZERO, ONE, ONE)
    assert f"play {card}" in table.legal("kelwin")


@pytest.mark.rule("NEC-C78", "NEC-176")
def test_an_aura_allows_the_power_of_the_people() -> None:
    table = Table(peoples=("darken", "ombre", "feling")).put("darken", "crossing", fighter=1)
    table.put("ombre", "crossing", fighter=1).give("ombre", AURA).act("darken", WAR).play("ombre", AURA)
    assert table.legal("darken") == ["power", "pass"]


@pytest.mark.rule("NEC-C78")
def test_the_one_with_the_aura_may_play_combat_cards() -> None:
    table = until(aura(ombre=("nimble-dodge",)), "w3")
    assert table.play("ombre", "nimble-dodge", faces=(ZERO, ZERO, ZERO)).points("ombre") == 3


@pytest.mark.rule("NEC-C78")
def test_an_aura_ends_with_its_war() -> None:
    table = until(aura("war-cry"), "w3").all_pass(*(ZERO,) * 4)
    while table.view().war:
        table.all_pass()
    assert "play war-cry" in until(table.act("kelwin", WAR), "w3").legal("kelwin")


@pytest.mark.rule("NEC-C78", "NEC-C11")
def test_a_salvo_announced_before_the_aura_stands() -> None:
    table = duel(kelwin="deadly-salvo", ombre=AURA).play("kelwin", "deadly-salvo").act("kelwin", WAR)
    table.play("ombre", AURA, faces=(ONE, ZERO, ZERO, ZERO))
    assert (table.units("ombre", "crossing"), table.actions_left()) == ({"fighter": 1}, 3)


@pytest.mark.rule("NEC-C78", "NEC-C12")
def test_an_airborne_assault_announced_before_the_aura_stands() -> None:
    table = Table().put("kelwin", "cairn-plain", fighter=1).put("ombre", "crossing", fighter=1).give("ombre", AURA)
    table.give("kelwin", "airborne-assault").play("kelwin", "airborne-assault", "at cairn-plain", WAR)
    table.play("ombre", AURA, faces=(ONE, ZERO))
    assert (table.units("ombre", "crossing"), table.points("ombre")) == ({}, 1)


@pytest.mark.rule("NEC-C78", "NEC-129")
def test_a_cancelled_aura_forbids_nothing() -> None:
    table = cancel(duel(kelwin="war-cry", ombre=AURA).act("kelwin", WAR), "ombre", AURA)
    assert "play war-cry" in until(table, "w3").legal("kelwin")
    assert (table.points("ombre"), table.war().marks) == (0, [])
