"""Merchant cards that spoil the wars of others (NEC-C26, NEC-C29)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.dice import ONE, ZERO
from tests.games.necrosia.plays import (
    NO_EFFECT,
    OTHER_MOMENT,
    OTHER_PART,
    WAR,
    cancel,
    dice_rolled,
    duel,
    refused,
    until,
)
from tests.games.necrosia.table import Table

# ---- Broken Will


def broken(fighters: int = 3, **units: int) -> Table:
    """Kelwin attacks Ombre, who holds the Broken Will, and the dice are not rolled yet."""
    table = Table().put("kelwin", "crossing", fighter=fighters, **units).put("ombre", "crossing", mage=1)
    return until(table.give("ombre", "broken-will").act("kelwin", WAR), "w3")


@pytest.mark.rule("NEC-C26")
def test_two_attacking_fighters_are_sent_next_door() -> None:
    table = broken(mage=1).play("ombre", "broken-will", "at stormpeak", faces=(ZERO, ZERO))
    assert dice_rolled(table) == [0, 1]
    assert table.units("kelwin", "stormpeak") == {"fighter": 2}
    assert table.units("kelwin", "crossing") == {"fighter": 1, "mage": 1}
    assert (table.points("ombre"), table.pile()) == (0, ["broken-will"])


@pytest.mark.rule("NEC-C26")
def test_the_defender_chooses_a_neighbour_of_the_attacking_region() -> None:
    table = broken().act("ombre", "play broken-will")
    neighbours = ["high-mists", "stormpeak", "cairn-plain", "ash-bastion", "emerald-terraces", "echo-tower"]
    assert table.legal("ombre") == [f"at {region}" for region in neighbours]


@pytest.mark.rule("NEC-C26", "NEC-C12")
def test_airborne_fighters_are_sent_away_from_where_they_stand() -> None:
    table = (
        Table()
        .put("kelwin", "cairn-plain", fighter=3)
        .put("kelwin", "crossing", fighter=2)
        .put("ombre", "crossing", mage=1)
    )
    table.give("kelwin", "airborne-assault").give("ombre", "broken-will")
    until(table.play("kelwin", "airborne-assault", "at cairn-plain", WAR), "w3").act("ombre", "play broken-will")
    assert "at sail-lagoon" in table.legal("ombre")
    assert "at stormpeak" not in table.legal("ombre")
    table.act("ombre", "at frostmoon", ZERO, ZERO)
    assert (table.units("kelwin", "frostmoon"), table.units("kelwin", "crossing")) == ({"fighter": 2}, {"fighter": 2})


@pytest.mark.rule("NEC-C26", "NEC-046")
def test_a_war_whose_only_fighter_was_sent_away_fades() -> None:
    table = broken(1).play("ombre", "broken-will", "at stormpeak")
    assert table.units("kelwin", "stormpeak") == {"fighter": 1}
    assert (table.told("war-faded"), dice_rolled(table), table.actions_left()) == ([{"region": "crossing"}], [], 2)


@pytest.mark.rule("NEC-C26", "NEC-046")
def test_added_dice_are_rolled_even_without_fighters() -> None:
    table = duel(kelwin="heroic-charge", ombre="broken-will").act("kelwin", WAR)
    until(table, "w3").play("kelwin", "heroic-charge").play(
        "ombre", "broken-will", "at stormpeak", faces=(ONE, ZERO, ZERO)
    )
    assert (dice_rolled(table), table.units("ombre", "crossing")) == ([0, 1, 1], {"fighter": 1})


@pytest.mark.rule("NEC-C26", "NEC-C42")
def test_paralysis_does_not_keep_fighters_from_being_sent_away() -> None:
    table = broken(2).paralysed("kelwin", "crossing", fighter=2).play("ombre", "broken-will", "at stormpeak")
    assert table.region("stormpeak").troops[0].paralysed == {"fighter": 2}


@pytest.mark.rule("NEC-C26")
def test_a_broken_will_needs_a_fighter_to_break() -> None:
    assert refused(broken(1).remove("kelwin", "crossing", fighter=1), "ombre", "broken-will") == NO_EFFECT


@pytest.mark.rule("NEC-C26")
def test_a_broken_will_is_for_the_defender_before_the_dice() -> None:
    table = until(duel(kelwin="broken-will").act("kelwin", WAR), "w3")
    assert refused(table, "kelwin", "broken-will") == OTHER_PART
    assert refused(until(broken(1), "w5", ZERO, ZERO), "ombre", "broken-will") == OTHER_MOMENT


@pytest.mark.rule("NEC-C26")
def test_a_cancelled_broken_will_moves_nobody() -> None:
    table = cancel(broken(2), "ombre", "broken-will", "at stormpeak", faces=(ZERO, ZERO, ZERO))
    assert (dice_rolled(table), table.units("kelwin", "crossing")) == ([0, 0, 1], {"fighter": 2})


# ---- Public Humiliation


@pytest.mark.parametrize("people", ["ombre", "feling"])
@pytest.mark.rule("NEC-C29")
def test_anybody_but_the_attacker_humiliates_him(people: str) -> None:
    table = duel(**{people: "public-humiliation", "kelwin": "split-selves"}).put("kelwin", "crossing", fighter=1)
    until(table.act("kelwin", WAR), "w5", ONE, ONE, ONE, ZERO, ZERO).play(people, "public-humiliation")
    assert (table.war().attack.score, table.points(people), table.pile()) == (1, 0, ["public-humiliation"])


@pytest.mark.rule("NEC-C29", "NEC-045")
def test_a_humiliated_score_stops_at_nothing() -> None:
    table = duel(feling="public-humiliation").act("kelwin", WAR, ONE, ZERO, ONE, ZERO)
    table.play("feling", "public-humiliation")
    assert (table.units("ombre", "crossing"), table.units("kelwin", "crossing")) == ({"fighter": 2}, {"fighter": 1})


@pytest.mark.rule("NEC-C29")
def test_an_attack_on_necrosians_can_be_spoilt() -> None:
    table = Table().put("kelwin", "crossing", fighter=3).necrosians("crossing", 3).give("ombre", "public-humiliation")
    until(table.act("kelwin", "war crossing necrosians"), "w5", ONE, ONE, ONE, ZERO).play("ombre", "public-humiliation")
    assert table.necrosians_in("crossing") == 2


@pytest.mark.rule("NEC-C29")
def test_the_attacker_does_not_humiliate_himself() -> None:
    table = until(duel(kelwin="public-humiliation").act("kelwin", WAR), "w5", *(ONE,) * 4)
    assert refused(table, "kelwin", "public-humiliation") == OTHER_PART


@pytest.mark.rule("NEC-C29")
def test_there_is_nothing_to_humiliate_in_a_score_of_nothing() -> None:
    table = duel(feling="public-humiliation").act("kelwin", WAR, ZERO, ZERO, ONE, ONE)
    assert refused(table, "feling", "public-humiliation") == NO_EFFECT


@pytest.mark.rule("NEC-C29")
def test_humiliation_waits_for_the_dice() -> None:
    table = until(duel(ombre="public-humiliation").act("kelwin", WAR), "w3")
    assert refused(table, "ombre", "public-humiliation") == OTHER_MOMENT


@pytest.mark.rule("NEC-C29")
def test_cancelled_humiliation_leaves_the_score() -> None:
    table = until(duel(ombre="public-humiliation").act("kelwin", WAR), "w5", ONE, ZERO, ZERO, ZERO)
    assert cancel(table, "ombre", "public-humiliation").units("ombre", "crossing") == {"fighter": 1}
