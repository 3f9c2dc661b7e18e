"""Combat cards that change the dice and the scores of a war (NEC-C01 to NEC-C06, NEC-C16)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.dice import ONE, ZERO
from tests.games.necrosia.plays import (
    NO_EFFECT,
    NOT_ASKED,
    OTHER_FOE,
    OTHER_MOMENT,
    OTHER_PART,
    WAR,
    cancel,
    case,
    dice_rolled,
    duel,
    refused,
    until,
)
from tests.games.necrosia.table import Table


def hunt(*cards: str, necrosians: int = 3, fighters: int = 1) -> Table:
    """Kelwin holds these cards and has fighters among the Necrosians of the Crossing."""
    table = Table().put("kelwin", "crossing", fighter=fighters).necrosians("crossing", necrosians)
    return table.give("kelwin", *cards)


# ---- more dice, fewer dice (W3)

DICE = [
    case("NEC-C01", "war-cry", "kelwin", [0, 0, 1]),
    case("NEC-C02", "heroic-charge", "kelwin", [0, 0, 0, 1, 1]),
    case("NEC-C05", "stubborn-rampart", "ombre", [0, 0, 1, 1, 1]),
    case("NEC-C06", "nimble-dodge", "ombre", [0, 1, 1]),
]
PLAIN = [0, 0, 1, 1]


@pytest.mark.parametrize(("card", "people", "seats"), DICE)
def test_dice_are_added_or_ignored_before_the_roll(card: str, people: str, seats: list[int]) -> None:
    table = until(duel(**{people: card}).act("kelwin", WAR), "w3")
    table.play(people, card, faces=(ZERO,) * len(seats))
    assert dice_rolled(table) == seats
    assert table.pile() == [card]


@pytest.mark.parametrize(("card", "people", "seats"), DICE)
def test_a_cancelled_dice_card_leaves_the_dice_alone(card: str, people: str, seats: list[int]) -> None:
    table = until(duel(**{people: card}).act("kelwin", WAR), "w3")
    cancel(table, people, card, faces=(ZERO,) * 4)
    assert dice_rolled(table) == PLAIN != seats
    assert (table.points(people), table.pile()) == (0, [card, "altered-memories"])


@pytest.mark.parametrize(
    ("card", "people", "points"),
    [
        case("NEC-C01", "war-cry", "kelwin", 0),
        case("NEC-C02", "heroic-charge", "kelwin", 0),
        case("NEC-C05", "stubborn-rampart", "ombre", 1),
        case("NEC-C06", "nimble-dodge", "ombre", 2),
    ],
)
@pytest.mark.rule("NEC-130")
def test_dice_cards_pay_what_is_printed_on_them(card: str, people: str, points: int) -> None:
    table = until(duel(**{people: (card, "split-selves")}).act("kelwin", WAR), "w3")
    table.play(people, card)
    assert table.points(people) == points
    assert table.hand(people) == ["split-selves"]


@pytest.mark.parametrize(("card", "people", "seats"), DICE)
def test_dice_cards_are_for_one_side_only(card: str, people: str, seats: list[int]) -> None:
    other = "ombre" if people == "kelwin" else "kelwin"
    table = until(duel(**{other: card}).act("kelwin", WAR), "w3")
    assert refused(table, other, card) == OTHER_PART


@pytest.mark.parametrize(("card", "people", "seats"), DICE)
def test_dice_cards_are_not_for_lookers_on(card: str, people: str, seats: list[int]) -> None:
    table = duel(feling=card, kelwin="split-selves").act("kelwin", WAR)
    assert table.window() == "w3"
    assert refused(table, "feling", card) == NOT_ASKED


@pytest.mark.parametrize(("card", "people", "seats"), DICE)
def test_dice_cards_come_too_late_after_the_roll(card: str, people: str, seats: list[int]) -> None:
    table = until(duel(**{people: card}).act("kelwin", WAR), "w5", *(ZERO,) * 4)
    assert refused(table, people, card) == OTHER_MOMENT


@pytest.mark.parametrize("card", [case("NEC-C01", "war-cry"), case("NEC-C02", "heroic-charge")])
def test_attack_cards_need_a_war(card: str) -> None:
    assert refused(duel(kelwin=card), "kelwin", card) == OTHER_MOMENT


@pytest.mark.rule("NEC-C01")
def test_a_war_cry_takes_the_last_die_of_necrosians() -> None:
    table = hunt("war-cry").act("kelwin", "war crossing necrosians").play("kelwin", "war-cry", faces=(ONE,))
    assert table.told("necrosians-rolled") == []
    assert table.necrosians_in("crossing") == 2


@pytest.mark.rule("NEC-C01", "NEC-043")
def test_a_defence_without_dice_still_has_its_bonuses() -> None:
    table = Table().put("kelwin", "crossing", fighter=2).put("ombre", "crossing", merchant=1)
    table.give("kelwin", "war-cry").give("ombre", "providential-parry").act("kelwin", WAR)
    until(table, "w3").play("kelwin", "war-cry")
    until(table, "w5", ZERO, ZERO).play("ombre", "providential-parry")
    assert table.units("kelwin", "crossing") == {"fighter": 1}


@pytest.mark.rule("NEC-C01")
def test_a_war_cry_needs_a_die_to_take() -> None:
    table = hunt("war-cry", "shaanic-time-rift").act("kelwin", "war crossing necrosians")
    table.play("kelwin", "shaanic-time-rift")
    assert refused(table, "kelwin", "war-cry") == NO_EFFECT


@pytest.mark.rule("NEC-C01", "NEC-043")
def test_a_war_cry_on_an_ygwan_without_fighters_leaves_one_die() -> None:
    table = Table(peoples=("kelwin", "ygwan")).put("kelwin", "crossing", fighter=1).put("ygwan", "crossing", mage=1)
    table.give("kelwin", "war-cry").act("kelwin", "war crossing ygwan").play("kelwin", "war-cry", faces=(ZERO, ZERO))
    assert dice_rolled(table) == [0, 1]


@pytest.mark.rule("NEC-C02")
def test_a_heroic_charge_serves_against_necrosians_too() -> None:
    table = hunt("heroic-charge").act("kelwin", "war crossing necrosians")
    table.play("kelwin", "heroic-charge", faces=(ONE, ONE, ZERO))
    assert table.necrosians_in("crossing") == 1


@pytest.mark.rule("NEC-C02")
def test_a_heroic_charge_ends_with_its_attack() -> None:
    table = duel(kelwin="heroic-charge").act("kelwin", WAR).play("kelwin", "heroic-charge", faces=(ZERO,) * 5)
    table.act("kelwin", WAR, *(ZERO,) * 4)
    assert dice_rolled(table)[5:] == PLAIN


@pytest.mark.rule("NEC-C02", "NEC-C01", "NEC-134")
def test_cards_of_one_war_add_up() -> None:
    table = duel(kelwin=("war-cry", "heroic-charge")).act("kelwin", WAR)
    table.play("kelwin", "war-cry").play("kelwin", "heroic-charge", faces=(ZERO,) * 4)
    assert dice_rolled(table) == [0, 0, 0, 1]


@pytest.mark.rule("NEC-C05")
def test_a_rampart_adds_to_the_one_die_of_a_defender_without_fighters() -> None:
    table = (
        Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=2).give("ombre", "stubborn-rampart")
    )
    until(table.act("kelwin", WAR), "w3").play("ombre", "stubborn-rampart", faces=(ZERO, ONE, ZERO))
    assert table.units("kelwin", "crossing") == {}


@pytest.mark.rule("NEC-C06", "NEC-C38")
def test_a_dodge_and_a_spectral_form_go_together() -> None:
    table = duel(ombre=("nimble-dodge", "spectral-form")).put("kelwin", "crossing", fighter=1)
    until(table.act("kelwin", WAR), "w3").play("ombre", "nimble-dodge").play(
        "ombre", "spectral-form", faces=(ZERO,) * 3
    )
    assert dice_rolled(table) == [0, 1, 1]
    assert table.points("ombre") == 3


@pytest.mark.rule("NEC-C06")
def test_a_dodge_needs_a_die_to_dodge() -> None:
    table = duel(ombre=("nimble-dodge", "spectral-form")).remove("kelwin", "crossing", fighter=1)
    until(table.act("kelwin", WAR), "w3").play("ombre", "spectral-form")
    assert refused(table, "ombre", "nimble-dodge") == NO_EFFECT


@pytest.mark.rule("NEC-C06", "NEC-C59", "NEC-129")
def test_after_a_cancelled_dodge_another_card_may_be_played() -> None:
    table = until(duel(ombre=("nimble-dodge", "stubborn-rampart")).act("kelwin", WAR), "w3")
    cancel(table, "ombre", "nimble-dodge").play("ombre", "stubborn-rampart", faces=(ZERO,) * 5)
    assert dice_rolled(table) == [0, 0, 1, 1, 1]
    assert table.points("ombre") == 1


# ---- scores (W5)

SCORES = [
    case("NEC-C03", "devastating-blow", "kelwin", (2, 1)),
    case("NEC-C04", "providential-parry", "ombre", (1, 2)),
]


@pytest.mark.parametrize(("card", "people", "left"), SCORES)
def test_a_bonus_costs_the_other_side_one_unit_more(card: str, people: str, left: tuple[int, int]) -> None:
    table = until(duel(**{people: card}).act("kelwin", WAR), "w5", *(ZERO,) * 4).play(people, card)
    assert table.units("kelwin", "crossing") == {"fighter": left[0]}
    assert table.units("ombre", "crossing") == {"fighter": left[1]}
    assert table.pile() == [card]


@pytest.mark.parametrize(("card", "people", "left"), SCORES)
def test_a_cancelled_bonus_costs_nobody_a_unit(card: str, people: str, left: tuple[int, int]) -> None:
    table = until(duel(**{people: card}).act("kelwin", WAR), "w5", *(ZERO,) * 4)
    cancel(table, people, card)
    assert (table.units("kelwin", "crossing"), table.units("ombre", "crossing")) == ({"fighter": 2}, {"fighter": 2})
    assert table.points(people) == 0


@pytest.mark.parametrize(("card", "people", "left"), SCORES)
def test_a_bonus_comes_after_the_roll(card: str, people: str, left: tuple[int, int]) -> None:
    table = until(duel(**{people: card}).act("kelwin", WAR), "w3")
    assert refused(table, people, card) == OTHER_MOMENT


@pytest.mark.parametrize(("card", "people", "left"), SCORES)
def test_a_bonus_comes_too_late_when_losses_are_fixed(card: str, people: str, left: tuple[int, int]) -> None:
    table = until(duel(**{people: card}).act("kelwin", WAR), "w6", *(ONE,) * 4)
    assert refused(table, people, card) == OTHER_MOMENT


@pytest.mark.parametrize(("card", "people", "left"), SCORES)
def test_a_bonus_is_for_one_side_only(card: str, people: str, left: tuple[int, int]) -> None:
    other = "ombre" if people == "kelwin" else "kelwin"
    table = until(duel(**{other: card}).act("kelwin", WAR), "w5", *(ZERO,) * 4)
    assert refused(table, other, card) == OTHER_PART


@pytest.mark.parametrize(("card", "people", "left"), SCORES)
def test_a_bonus_is_not_for_lookers_on(card: str, people: str, left: tuple[int, int]) -> None:
    table = duel(feling=card).act("kelwin", WAR, *(ZERO,) * 4)
    assert table.window() == "w5"
    assert refused(table, "feling", card) == OTHER_PART


@pytest.mark.rule("NEC-C03")
def test_a_devastating_blow_serves_against_necrosians_too() -> None:
    table = until(hunt("devastating-blow").act("kelwin", "war crossing necrosians"), "w5", ONE, ZERO)
    table.play("kelwin", "devastating-blow")
    assert (table.necrosians_in("crossing"), table.points("kelwin")) == (1, 0)


@pytest.mark.rule("NEC-C03", "NEC-C29", "NEC-045")
def test_what_went_below_nothing_eats_up_a_later_bonus() -> None:
    table = duel(kelwin="devastating-blow", feling="public-humiliation").act("kelwin", WAR)
    until(table, "w5", ONE, ZERO, ZERO, ZERO).play("feling", "public-humiliation").play("kelwin", "devastating-blow")
    assert table.units("ombre", "crossing") == {"fighter": 2}


@pytest.mark.rule("NEC-C04", "NEC-130")
def test_a_parry_gains_one_and_does_not_reduce_the_own_losses() -> None:
    table = until(duel(ombre="providential-parry").act("kelwin", WAR), "w5", ONE, ZERO, ZERO, ZERO)
    table.play("ombre", "providential-parry")
    assert (table.units("ombre", "crossing"), table.units("kelwin", "crossing")) == ({"fighter": 1}, {"fighter": 1})
    assert table.points("ombre") == 1


@pytest.mark.rule("NEC-C04", "NEC-042")
def test_the_parry_of_the_rulebook() -> None:
    table = Table().put("kelwin", "crossing", fighter=3, mage=1).put("ombre", "crossing", merchant=2)
    until(table.give("ombre", "providential-parry").act("kelwin", WAR), "w5", ONE, ZERO, ONE, ONE)
    table.play("ombre", "providential-parry").acts("kelwin", "lose mage")
    assert table.units("ombre", "crossing") == {}
    assert table.units("kelwin", "crossing") == {"fighter": 2}


@pytest.mark.rule("NEC-C16")
def test_the_blade_strikes_two_necrosians_more() -> None:
    table = until(hunt("shendernaor-blade").act("kelwin", "war crossing necrosians"), "w5", ZERO, ZERO)
    table.play("kelwin", "shendernaor-blade")
    assert table.necrosians_in("crossing") == 1
    assert (table.player("kelwin").tally, table.points("kelwin"), table.pile()) == (2, 0, ["shendernaor-blade"])


@pytest.mark.rule("NEC-C16")
def test_surplus_hits_of_the_blade_are_lost() -> None:
    table = until(hunt("shendernaor-blade", necrosians=1).act("kelwin", "war crossing necrosians"), "w5", ZERO, ZERO)
    table.play("kelwin", "shendernaor-blade")
    assert (table.necrosians_in("crossing"), table.player("kelwin").tally) == (0, 1)


@pytest.mark.rule("NEC-C16")
def test_the_blade_is_not_drawn_against_players() -> None:
    table = until(duel(kelwin="shendernaor-blade").act("kelwin", WAR), "w5", *(ZERO,) * 4)
    assert refused(table, "kelwin", "shendernaor-blade") == OTHER_FOE


@pytest.mark.rule("NEC-C16")
def test_the_blade_is_the_attackers() -> None:
    table = hunt().give("feling", "shendernaor-blade").act("kelwin", "war crossing necrosians")
    assert refused(until(table, "w5", ONE, ZERO), "feling", "shendernaor-blade") == OTHER_PART


@pytest.mark.rule("NEC-C16")
def test_the_blade_comes_after_the_roll() -> None:
    table = hunt("shendernaor-blade").act("kelwin", "war crossing necrosians")
    assert table.window() == "w3"
    assert refused(table, "kelwin", "shendernaor-blade") == OTHER_MOMENT


@pytest.mark.rule("NEC-C16")
def test_a_cancelled_blade_strikes_nobody() -> None:
    table = until(hunt("shendernaor-blade").act("kelwin", "war crossing necrosians"), "w5", ONE, ZERO)
    cancel(table, "kelwin", "shendernaor-blade")
    assert table.necrosians_in("crossing") == 2


@pytest.mark.rule("NEC-C16", "NEC-C29", "NEC-045")
def test_the_blade_outweighs_a_humiliation() -> None:
    table = hunt("shendernaor-blade").give("ombre", "public-humiliation").act("kelwin", "war crossing necrosians")
    until(table, "w5", ONE, ZERO).play("ombre", "public-humiliation").play("kelwin", "shendernaor-blade")
    assert table.necrosians_in("crossing") == 2
