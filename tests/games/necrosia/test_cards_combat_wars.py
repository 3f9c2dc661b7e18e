"""Combat cards that make wars, losses and re-rolls of the defender (NEC-C11 to NEC-C15)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.dice import MORE, ONE, ZERO
from tests.games.necrosia.plays import (
    FORBIDDEN,
    NO_ACTION,
    NO_EFFECT,
    OTHER_FOE,
    OTHER_MOMENT,
    OTHER_PART,
    TURN_BEGUN,
    WAR,
    cancel,
    dice_rolled,
    duel,
    refused,
    three_actions,
    until,
)
from tests.games.necrosia.table import Table

# ---- Deadly Salvo


@pytest.mark.rule("NEC-C11")
def test_a_salvo_is_a_war_without_an_action() -> None:
    table = duel(kelwin="deadly-salvo").play("kelwin", "deadly-salvo").act("kelwin", WAR, ONE, ONE, ZERO, ZERO)
    assert table.units("ombre", "crossing") == {}
    assert (table.actions_left(), table.pile(), table.points("kelwin")) == (3, ["deadly-salvo"], 0)


@pytest.mark.rule("NEC-C11")
def test_a_salvo_may_follow_the_third_action() -> None:
    table = three_actions(duel(kelwin="deadly-salvo"))
    assert table.forbids("kelwin", WAR) == "NEC-090"
    table.play("kelwin", "deadly-salvo").act("kelwin", WAR, *(ZERO,) * 4)
    assert (dice_rolled(table), table.actions_left()) == ([0, 0, 1, 1], 0)


@pytest.mark.rule("NEC-C11")
def test_a_salvo_comes_too_late_when_phase_3_is_over() -> None:
    table = duel(kelwin="deadly-salvo").act("kelwin", "finish")
    assert table.window() == "influence"
    assert refused(table, "kelwin", "deadly-salvo") == OTHER_MOMENT


@pytest.mark.rule("NEC-C11")
def test_the_war_of_a_salvo_may_be_any_legal_one() -> None:
    table = duel(kelwin="deadly-salvo").put("kelwin", "frostmoon", fighter=1).necrosians("frostmoon", 1)
    table.play("kelwin", "deadly-salvo")
    assert table.legal("kelwin") == ["war frostmoon necrosians", "war crossing ombre", "stop"]


@pytest.mark.rule("NEC-C11")
def test_the_war_of_a_salvo_must_follow_at_once() -> None:
    table = duel(kelwin="deadly-salvo").play("kelwin", "deadly-salvo")
    assert table.forbids("kelwin", "convert fighter crossing") == "NEC-C11"
    assert table.reason("kelwin", "lift fighter crossing") == "free-action-first"


@pytest.mark.rule("NEC-C11", "NEC-129")
def test_a_salvo_that_is_not_used_is_lost() -> None:
    table = duel(kelwin="deadly-salvo").play("kelwin", "deadly-salvo").act("kelwin", "stop")
    assert (table.pile(), table.actions_left(), table.units("ombre", "crossing")) == (
        ["deadly-salvo"],
        3,
        {"fighter": 2},
    )
    assert table.forbids("kelwin", "play deadly-salvo") == "NEC-136"


@pytest.mark.rule("NEC-C11", "NEC-126")
def test_a_salvo_ends_the_start_of_the_turn() -> None:
    table = duel(kelwin=("deadly-salvo", "mage-leap")).play("kelwin", "deadly-salvo").act("kelwin", "stop")
    assert refused(table, "kelwin", "mage-leap") == TURN_BEGUN


@pytest.mark.rule("NEC-C11")
def test_a_salvo_needs_a_legal_war() -> None:
    table = (
        Table().put("kelwin", "crossing", merchant=1).put("ombre", "crossing", fighter=1).give("kelwin", "deadly-salvo")
    )
    assert refused(table, "kelwin", "deadly-salvo") == NO_EFFECT


@pytest.mark.rule("NEC-C11", "NEC-C64")
def test_no_salvo_in_deep_darkness() -> None:
    assert refused(duel(kelwin="deadly-salvo").ban("kelwin", "war"), "kelwin", "deadly-salvo") == FORBIDDEN


@pytest.mark.rule("NEC-C11", "NEC-125")
def test_a_salvo_is_for_the_own_turn() -> None:
    assert duel(ombre="deadly-salvo").forbids("ombre", "play deadly-salvo") == "NEC-089"


@pytest.mark.rule("NEC-C11")
def test_a_cancelled_salvo_gives_no_war_and_closes_nothing() -> None:
    table = cancel(duel(kelwin=("deadly-salvo", "mage-leap")).actions(0), "kelwin", "deadly-salvo")
    assert table.legal("kelwin", "war") == []
    assert table.legal("kelwin", "play") == ["play mage-leap"]


def flight(*cards: str) -> Table:
    """Kelwin's three fighters in Cairn Plain, two Necrosians next door in the Crossing."""
    return Table().put("kelwin", "cairn-plain", fighter=3).necrosians("crossing", 2).give("kelwin", *cards)


AIRBORNE = ("at cairn-plain", "war crossing necrosians")


@pytest.mark.rule("NEC-C11", "NEC-C12")
def test_a_salvo_and_an_airborne_assault_make_a_war_legal_together() -> None:
    table = flight("deadly-salvo", "airborne-assault").actions(0).play("kelwin", "deadly-salvo")
    table.play("kelwin", "airborne-assault", *AIRBORNE, faces=(ONE, ONE, ZERO, ZERO))
    assert (table.necrosians_in("crossing"), table.actions_left()) == (0, 0)
    assert table.pile() == ["deadly-salvo", "airborne-assault"]


@pytest.mark.rule("NEC-C11")
def test_an_airborne_assault_without_a_target_does_not_help_a_salvo() -> None:
    table = flight("deadly-salvo", "airborne-assault").necrosians("crossing", 0).necrosians("echo-tower", 1)
    assert refused(table, "kelwin", "deadly-salvo") == NO_EFFECT
    assert refused(flight("deadly-salvo"), "kelwin", "deadly-salvo") == NO_EFFECT


@pytest.mark.rule("NEC-C11", "NEC-C12", "NEC-129")
def test_a_salvo_outlives_the_airborne_assault_that_was_cancelled() -> None:
    table = flight("deadly-salvo", "airborne-assault").necrosians("cairn-plain", 1).play("kelwin", "deadly-salvo")
    cancel(table, "kelwin", "airborne-assault", *AIRBORNE)
    assert table.legal("kelwin") == ["war cairn-plain necrosians", "stop"]
    table.act("kelwin", "war cairn-plain necrosians", *(ZERO,) * 4)
    assert table.actions_left() == 3


# ---- Airborne Assault


@pytest.mark.rule("NEC-C12", "NEC-034")
def test_the_airborne_assault_of_the_ledger() -> None:
    table = flight("airborne-assault").play("kelwin", "airborne-assault", *AIRBORNE, faces=(ONE, ZERO, ONE, ONE))
    assert table.necrosians_in("crossing") == 0
    assert table.units("kelwin", "cairn-plain") == {"fighter": 2}
    assert (table.units("kelwin", "crossing"), table.actions_left(), table.points("kelwin")) == ({}, 2, 0)


@pytest.mark.rule("NEC-C12")
def test_only_fighters_of_the_departure_fly() -> None:
    table = flight("airborne-assault").put("kelwin", "crossing", fighter=2)
    table.play("kelwin", "airborne-assault", *AIRBORNE, faces=(ZERO, ZERO, ZERO, ONE))
    assert dice_rolled(table) == [0, 0, 0]
    assert (table.units("kelwin", "cairn-plain"), table.units("kelwin", "crossing")) == ({"fighter": 2}, {"fighter": 2})


@pytest.mark.rule("NEC-C12", "NEC-033", "NEC-034")
def test_each_side_of_an_airborne_assault_loses_where_it_stands() -> None:
    table = Table().put("kelwin", "cairn-plain", fighter=1, mage=1).put("ombre", "crossing", fighter=1, merchant=1)
    table.put("ombre", "cairn-plain", mage=1).give("kelwin", "airborne-assault")
    table.play("kelwin", "airborne-assault", "at cairn-plain", WAR, faces=(ONE, ONE))
    table.act("ombre", "lose merchant").act("kelwin", "lose mage")
    assert (table.units("ombre", "crossing"), table.units("ombre", "cairn-plain")) == ({"fighter": 1}, {"mage": 1})
    assert table.units("kelwin", "cairn-plain") == {"fighter": 1}


@pytest.mark.rule("NEC-C12")
def test_an_airborne_assault_goes_next_door_only() -> None:
    table = Table().put("kelwin", "cairn-plain", fighter=1).put("kelwin", "sun-cape", fighter=1, merchant=1)
    table.put("ombre", "crossing", mage=1).put("feling", "frostmoon", mage=1).put("feling", "ash-bastion", mage=1)
    table.give("kelwin", "airborne-assault").act("kelwin", "play airborne-assault")
    assert table.singles == [("kelwin", "at cairn-plain")]
    assert table.act("kelwin", "at cairn-plain").legal("kelwin") == ["war frostmoon feling", "war crossing ombre"]


@pytest.mark.rule("NEC-C12")
def test_an_airborne_assault_needs_a_border_even_towards_necrosis() -> None:
    table = Table().put("kelwin", "cairn-plain", fighter=1).necrosians("necrosia", 3).give("kelwin", "airborne-assault")
    assert refused(table, "kelwin", "airborne-assault") == NO_EFFECT


@pytest.mark.rule("NEC-C12")
def test_an_airborne_assault_is_not_for_a_target_in_the_own_region() -> None:
    assert refused(duel(kelwin="airborne-assault"), "kelwin", "airborne-assault") == NO_EFFECT


@pytest.mark.rule("NEC-C12")
def test_an_airborne_assault_needs_a_fighter() -> None:
    table = Table().put("kelwin", "cairn-plain", mage=1, merchant=1).necrosians("crossing", 1)
    assert refused(table.give("kelwin", "airborne-assault"), "kelwin", "airborne-assault") == NO_EFFECT


@pytest.mark.rule("NEC-C12")
def test_an_airborne_assault_is_paid_for() -> None:
    assert refused(flight("airborne-assault").actions(0), "kelwin", "airborne-assault") == NO_ACTION


@pytest.mark.rule("NEC-C12", "NEC-C64")
def test_no_airborne_assault_in_deep_darkness() -> None:
    assert refused(flight("airborne-assault").ban("kelwin", "war"), "kelwin", "airborne-assault") == FORBIDDEN


@pytest.mark.rule("NEC-C12", "NEC-129")
def test_a_cancelled_airborne_assault_costs_no_action() -> None:
    table = cancel(flight("airborne-assault", "mage-leap"), "kelwin", "airborne-assault", *AIRBORNE)
    assert (table.necrosians_in("crossing"), table.actions_left()) == (2, 3)
    assert table.legal("kelwin", "play") == ["play mage-leap"]
    assert table.view().war is None


# ---- Strategic Position


@pytest.mark.rule("NEC-C13")
def test_a_strategic_position_ignores_all_losses_of_the_attacker_only() -> None:
    table = until(duel(kelwin="strategic-position").act("kelwin", WAR), "w6", ONE, ZERO, ONE, ONE)
    table.play("kelwin", "strategic-position")
    assert (table.units("kelwin", "crossing"), table.units("ombre", "crossing")) == ({"fighter": 2}, {"fighter": 1})
    assert (table.points("kelwin"), table.pile()) == (1, ["strategic-position"])


@pytest.mark.rule("NEC-C13")
def test_a_strategic_position_serves_against_necrosians_too() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).necrosians("crossing", 2).give("kelwin", "strategic-position")
    until(table.act("kelwin", "war crossing necrosians"), "w6", ONE, ONE).play("kelwin", "strategic-position")
    assert (table.units("kelwin", "crossing"), table.necrosians_in("crossing")) == ({"fighter": 1}, 1)


@pytest.mark.rule("NEC-C13")
def test_a_strategic_position_needs_a_score_against_it() -> None:
    table = until(duel(kelwin="strategic-position").act("kelwin", WAR), "w6", ONE, ONE, ZERO, ZERO)
    assert refused(table, "kelwin", "strategic-position") == NO_EFFECT


@pytest.mark.rule("NEC-C13")
def test_a_strategic_position_needs_a_unit_to_lose() -> None:
    table = duel(kelwin=("strategic-position", "heroic-charge"), ombre="broken-will").act("kelwin", WAR)
    until(table, "w3").play("kelwin", "heroic-charge").play("ombre", "broken-will", "at stormpeak")
    until(table, "w6", ZERO, ONE, ONE)
    assert refused(table, "kelwin", "strategic-position") == NO_EFFECT


@pytest.mark.rule("NEC-C13")
def test_a_strategic_position_waits_until_losses_are_fixed() -> None:
    table = until(duel(kelwin="strategic-position").act("kelwin", WAR), "w5", ZERO, ZERO, ONE, ONE)
    assert refused(table, "kelwin", "strategic-position") == OTHER_MOMENT


@pytest.mark.rule("NEC-C13")
def test_a_strategic_position_is_not_for_the_defender() -> None:
    table = until(duel(ombre="strategic-position").act("kelwin", WAR), "w6", ONE, ONE, ONE, ONE)
    assert refused(table, "ombre", "strategic-position") == OTHER_PART


@pytest.mark.rule("NEC-C13")
def test_a_cancelled_strategic_position_saves_nobody() -> None:
    table = until(duel(kelwin="strategic-position").act("kelwin", WAR), "w6", ZERO, ZERO, ONE, ZERO)
    cancel(table, "kelwin", "strategic-position")
    assert (table.units("kelwin", "crossing"), table.points("kelwin")) == ({"fighter": 1}, 0)


# ---- Terrifying Assault


def terror(**units: int) -> Table:
    """Kelwin's fighter attacks these units of Ombre in the Crossing and plays a Terrifying Assault."""
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", **units)
    return table.give("kelwin", "terrifying-assault").act("kelwin", WAR)


@pytest.mark.rule("NEC-C14")
def test_two_defenders_are_driven_out_before_dice_are_counted() -> None:
    table = terror(fighter=3).play("kelwin", "terrifying-assault")
    table.act("ombre", "to stormpeak", ZERO, ZERO)
    assert dice_rolled(table) == [0, 1]
    assert (table.units("ombre", "stormpeak"), table.units("ombre", "crossing")) == ({"fighter": 2}, {"fighter": 1})
    assert (table.points("kelwin"), table.actions_left(), table.pile()) == (0, 2, ["terrifying-assault"])


@pytest.mark.rule("NEC-C14", "NEC-183")
def test_the_defender_chooses_one_region_next_door() -> None:
    table = terror(fighter=3).play("kelwin", "terrifying-assault")
    assert table.waits_for() == ["ombre"]
    neighbours = ["high-mists", "stormpeak", "cairn-plain", "ash-bastion", "emerald-terraces", "echo-tower"]
    assert table.legal("ombre") == [f"to {region}" for region in neighbours]
    assert (table.forbids("ombre", "to frostmoon"), table.reason("ombre", "to frostmoon")) == (
        "NEC-C14",
        "not-a-neighbour",
    )


@pytest.mark.rule("NEC-C14")
def test_the_defender_chooses_which_units_leave() -> None:
    table = terror(fighter=2, merchant=1, mage=1).play("kelwin", "terrifying-assault").act("ombre", "to stormpeak")
    assert table.legal("ombre") == ["lose fighter", "lose merchant", "lose mage"]
    table.act("ombre", "lose mage").act("ombre", "lose merchant", *(ZERO,) * 3)
    assert table.units("ombre", "stormpeak") == {"merchant": 1, "mage": 1}
    assert table.units("ombre", "crossing") == {"fighter": 2}


@pytest.mark.rule("NEC-C14", "NEC-183")
def test_units_of_one_kind_leave_without_a_question() -> None:
    table = terror(fighter=1, mage=2).play("kelwin", "terrifying-assault").act("ombre", "to stormpeak")
    table.act("ombre", "lose fighter", ZERO, ZERO)
    assert table.units("ombre", "stormpeak") == {"fighter": 1, "mage": 1}


@pytest.mark.rule("NEC-C14", "NEC-185")
def test_when_time_is_up_the_commonest_leave_for_the_first_neighbour() -> None:
    table = terror(fighter=1, mage=2).play("kelwin", "terrifying-assault")
    assert (table.lapse("ombre"), table.lapse("ombre")) == ("to high-mists", "lose mage")
    assert table.lapse("ombre", ZERO, ZERO) == "lose fighter"
    assert table.units("ombre", "high-mists") == {"fighter": 1, "mage": 1}


@pytest.mark.rule("NEC-C12", "NEC-C14")
def test_an_airborne_terror_drives_units_out_of_the_attacked_region() -> None:
    table = Table().put("kelwin", "cairn-plain", fighter=1).put("ombre", "crossing", fighter=3)
    table.give("kelwin", "airborne-assault", "terrifying-assault")
    table.play("kelwin", "airborne-assault", "at cairn-plain", WAR).play("kelwin", "terrifying-assault")
    assert "to stormpeak" in table.legal("ombre")
    assert table.act("ombre", "to cairn-plain", ZERO, ZERO).units("ombre", "cairn-plain") == {"fighter": 2}


@pytest.mark.rule("NEC-C14", "NEC-046")
def test_a_war_fades_when_everybody_was_driven_out() -> None:
    table = terror(merchant=1).play("kelwin", "terrifying-assault").act("ombre", "to stormpeak")
    assert table.units("ombre", "stormpeak") == {"merchant": 1}
    assert (table.told("war-faded"), dice_rolled(table)) == ([{"region": "crossing"}], [])
    assert (table.actions_left(), table.view().war) == (2, None)


@pytest.mark.rule("NEC-C14", "NEC-C42")
def test_paralysed_units_are_driven_out_too() -> None:
    table = terror(fighter=2).paralysed("ombre", "crossing", fighter=2).play("kelwin", "terrifying-assault")
    table.act("ombre", "to stormpeak")
    assert table.region("stormpeak").troops[0].paralysed == {"fighter": 2}


@pytest.mark.rule("NEC-C14")
def test_necrosians_are_not_terrified() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).necrosians("crossing", 3).give("kelwin", "terrifying-assault")
    table.act("kelwin", "war crossing necrosians")
    assert refused(table, "kelwin", "terrifying-assault") == OTHER_FOE


@pytest.mark.rule("NEC-C14")
def test_terror_is_not_for_the_defender_nor_after_the_roll() -> None:
    table = until(duel(ombre="terrifying-assault").act("kelwin", WAR), "w3")
    assert refused(table, "ombre", "terrifying-assault") == OTHER_PART
    assert refused(until(terror(fighter=1), "w5", ZERO, ZERO), "kelwin", "terrifying-assault") == OTHER_MOMENT


@pytest.mark.rule("NEC-C14")
def test_a_cancelled_terror_moves_nobody() -> None:
    table = cancel(terror(fighter=2), "kelwin", "terrifying-assault", faces=(ZERO, ZERO, ZERO))
    assert dice_rolled(table) == [0, 1, 1]
    assert table.units("ombre", "crossing") == {"fighter": 2}


# ---- Counter Attack


def counter(*faces: int, **cards: str | tuple[str, ...]) -> Table:
    """A duel after the dice; Kelwin holds the Counter Attack and one card more, so that the war waits for him."""
    held = cards or {"kelwin": ("counter-attack", "split-selves")}
    return until(duel(**held).act("kelwin", WAR), "w5", *faces)


@pytest.mark.rule("NEC-C15")
def test_the_attacker_makes_the_defender_roll_one_die_again() -> None:
    table = counter(ZERO, ZERO, ONE, MORE, ONE).play("kelwin", "counter-attack", "die 2", faces=(ZERO,))
    assert table.war().defence.rolled == [1, 0]
    assert (table.points("kelwin"), table.pile()) == (1, ["counter-attack"])


@pytest.mark.rule("NEC-C15", "NEC-044")
def test_the_whole_chain_is_replaced_and_the_new_value_stands() -> None:
    table = counter(ZERO, ZERO, ZERO, MORE, MORE, ONE).play("kelwin", "counter-attack", "die 2", faces=(MORE, ZERO))
    assert table.war().defence.rolled == [0, 1]
    worse = counter(ZERO, ZERO, ZERO, ZERO).play("kelwin", "counter-attack", "die 1", faces=(ONE,))
    assert worse.war().defence.rolled == [1, 0]


@pytest.mark.rule("NEC-C15")
def test_only_dice_of_the_defender_can_be_chosen() -> None:
    table = duel(kelwin="counter-attack").put("kelwin", "crossing", fighter=2).act("kelwin", WAR)
    until(table, "w5", *(ZERO,) * 6).act("kelwin", "play counter-attack")
    assert table.legal("kelwin") == ["die 1", "die 2"]
    assert table.forbids("kelwin", "die 3") == "NEC-127"


@pytest.mark.rule("NEC-C15")
def test_the_die_of_necrosians_is_rolled_again_too() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).necrosians("crossing", 2).give("kelwin", "counter-attack")
    until(table.act("kelwin", "war crossing necrosians"), "w5", ZERO, ONE)
    table.play("kelwin", "counter-attack", "die 1", faces=(ZERO,))
    assert table.units("kelwin", "crossing") == {"fighter": 1}


@pytest.mark.rule("NEC-C15")
def test_a_counter_attack_needs_a_die_of_the_defender() -> None:
    table = duel(kelwin=("counter-attack", "war-cry")).remove("ombre", "crossing", fighter=1).act("kelwin", WAR)
    until(table.play("kelwin", "war-cry"), "w5", ZERO, ONE)
    assert refused(table, "kelwin", "counter-attack") == NO_EFFECT


@pytest.mark.rule("NEC-C15")
def test_a_counter_attack_is_not_for_the_defender() -> None:
    assert refused(counter(*(ONE,) * 4, ombre="counter-attack"), "ombre", "counter-attack") == OTHER_PART


@pytest.mark.rule("NEC-C15")
def test_a_counter_attack_waits_for_the_dice() -> None:
    table = until(duel(kelwin="counter-attack").act("kelwin", WAR), "w3")
    assert refused(table, "kelwin", "counter-attack") == OTHER_MOMENT


@pytest.mark.rule("NEC-C15")
def test_a_cancelled_counter_attack_rolls_nothing() -> None:
    table = cancel(counter(ZERO, ZERO, ONE, ONE), "kelwin", "counter-attack", "die 1")
    assert (table.war().defence.rolled, table.points("kelwin")) == ([1, 1], 0)
