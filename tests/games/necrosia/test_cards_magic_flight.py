"""Magic cards that strike mages and carry crowds (NEC-C36, NEC-C37)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.plays import FORBIDDEN, NO_ACTION, NO_EFFECT, TURN_BEGUN, cancel, refused
from tests.games.necrosia.table import Table

# ---- Trihnic Assault


@pytest.mark.rule("NEC-C36")
def test_an_assault_eliminates_two_mages_of_different_owners() -> None:
    table = (
        Table().put("ombre", "frostmoon", mage=2).put("feling", "sun-cape", mage=1).give("kelwin", "trihnic-assault")
    )
    table.play("kelwin", "trihnic-assault", "at frostmoon", "pick ombre mage", "at sun-cape", "pick feling mage")
    assert (table.units("ombre", "frostmoon"), table.units("feling", "sun-cape")) == ({"mage": 1}, {})
    assert (table.in_reserve("ombre", "mage"), table.in_reserve("feling", "mage")) == (9, 10)
    assert (table.actions_left(), table.points("kelwin"), table.pile()) == (3, 0, ["trihnic-assault"])


@pytest.mark.rule("NEC-C36")
def test_an_assault_may_strike_twice_in_one_place() -> None:
    table = Table().put("ombre", "frostmoon", mage=3).give("kelwin", "trihnic-assault")
    table.play("kelwin", "trihnic-assault", *("at frostmoon", "pick ombre mage") * 2)
    assert table.units("ombre", "frostmoon") == {"mage": 1}


@pytest.mark.rule("NEC-C36", "NEC-132")
def test_a_second_mage_must_go_if_there_is_one() -> None:
    table = (
        Table().put("ombre", "frostmoon", mage=1).put("feling", "sun-cape", mage=1).give("kelwin", "trihnic-assault")
    )
    table.acts("kelwin", "play trihnic-assault", "at frostmoon", "pick ombre mage")
    assert table.single("kelwin") == "at sun-cape"


@pytest.mark.rule("NEC-C36")
def test_a_single_opposing_mage_goes_alone() -> None:
    table = (
        Table().put("ombre", "frostmoon", mage=1).put("kelwin", "sun-cape", mage=1).give("kelwin", "trihnic-assault")
    )
    table.play("kelwin", "trihnic-assault", "at frostmoon", "pick ombre mage")
    assert (table.units("ombre", "frostmoon"), table.units("kelwin", "sun-cape")) == ({}, {"mage": 1})


@pytest.mark.rule("NEC-C36")
def test_only_opposing_mages_are_struck() -> None:
    table = Table().put("ombre", "frostmoon", mage=1, fighter=1).put("feling", "crossing", fighter=1)
    table.put("kelwin", "frostmoon", mage=1).give("kelwin", "trihnic-assault").act("kelwin", "play trihnic-assault")
    assert table.single("kelwin") == "at frostmoon"
    assert table.act("kelwin", "at frostmoon").single("kelwin") == "pick ombre mage"


@pytest.mark.rule("NEC-C36")
def test_an_assault_needs_an_opposing_mage() -> None:
    table = Table().put("kelwin", "crossing", mage=1).put("ombre", "crossing", fighter=1, merchant=1)
    assert refused(table.give("kelwin", "trihnic-assault"), "kelwin", "trihnic-assault") == NO_EFFECT


@pytest.mark.rule("NEC-C36")
def test_an_assault_is_no_war_and_comes_between_actions_too() -> None:
    table = (
        Table().put("kelwin", "crossing", mage=1).put("ombre", "frostmoon", mage=1).give("kelwin", "trihnic-assault")
    )
    table.acts("kelwin", "convert mage crossing", "into fighter").give("ombre", "return-to-life").actions(0)
    table.play("kelwin", "trihnic-assault", "at frostmoon", "pick ombre mage")
    assert (table.window(), table.units("ombre", "frostmoon"), table.told("lost")) == (None, {}, [])


@pytest.mark.rule("NEC-C36")
def test_a_cancelled_assault_strikes_nobody() -> None:
    table = Table().put("ombre", "frostmoon", mage=1).give("kelwin", "trihnic-assault")
    cancel(table, "kelwin", "trihnic-assault", "at frostmoon", "pick ombre mage")
    assert table.units("ombre", "frostmoon") == {"mage": 1}


# ---- Mass Flight


def crowd(*cards: str) -> Table:
    """Kelwin holds the Mass Flight and these cards and has mages in two regions; Ombre's mages stand in the first."""
    table = Table().put("kelwin", "crossing", mage=1, fighter=4).put("ombre", "crossing", mage=2)
    return table.put("kelwin", "sun-cape", mage=1).give("kelwin", "mass-flight", *cards)


FLIGHT = ("cast crossing", "to sun-cape")


@pytest.mark.rule("NEC-C37", "NEC-056")
def test_a_mass_flight_carries_five_units_of_anybody() -> None:
    table = crowd().play("kelwin", "mass-flight", *FLIGHT, *("carry kelwin fighter",) * 3, *("carry ombre mage",) * 2)
    assert (table.units("kelwin", "sun-cape"), table.units("ombre", "sun-cape")) == (
        {"fighter": 3, "mage": 1},
        {"mage": 2},
    )
    assert table.units("kelwin", "crossing") == {"fighter": 1, "mage": 1}
    assert (table.actions_left(), table.points("kelwin"), table.pile()) == (2, 0, ["mass-flight"])


@pytest.mark.rule("NEC-C37", "NEC-132")
def test_a_mass_flight_may_carry_fewer_but_at_least_one() -> None:
    table = crowd().acts("kelwin", "play mass-flight", *FLIGHT)
    assert table.forbids("kelwin", "stop") == "NEC-127"
    table.acts("kelwin", "carry ombre mage", "stop")
    assert (table.units("ombre", "sun-cape"), table.actions_left()) == ({"mage": 1}, 2)


@pytest.mark.rule("NEC-C37", "NEC-055")
def test_a_mass_flight_needs_own_mages_at_both_ends() -> None:
    table = (
        crowd()
        .put("ombre", "frostmoon", mage=1)
        .put("kelwin", "stormpeak", fighter=1)
        .act("kelwin", "play mass-flight")
    )
    assert table.legal("kelwin") == ["cast crossing", "cast sun-cape"]
    assert table.act("kelwin", "cast crossing").single("kelwin") == "to sun-cape"


@pytest.mark.rule("NEC-C37", "NEC-C44")
def test_another_card_lifts_the_need_of_a_mage_on_arrival() -> None:
    table = crowd("magic-by-proxy").play("kelwin", "magic-by-proxy").acts("kelwin", "play mass-flight", "cast crossing")
    assert len(table.legal("kelwin", "to")) == 17


@pytest.mark.rule("NEC-C37", "NEC-C45")
def test_another_card_lifts_the_need_of_a_mage_on_departure() -> None:
    table = crowd("remote-teleportation").put("kelwin", "stormpeak", fighter=1).play("kelwin", "remote-teleportation")
    table.play("kelwin", "mass-flight", "cast stormpeak", "to sun-cape", "carry kelwin fighter")
    assert table.units("kelwin", "sun-cape") == {"fighter": 1, "mage": 1}


@pytest.mark.rule("NEC-C37", "NEC-C42")
def test_a_mass_flight_carries_no_paralysed_unit_of_its_own() -> None:
    table = crowd().paralysed("kelwin", "crossing", fighter=3).paralysed("ombre", "crossing", mage=2)
    table.acts("kelwin", "play mass-flight", *FLIGHT)
    assert table.legal("kelwin") == ["carry kelwin fighter", "carry kelwin mage", "carry ombre mage"]
    assert table.act("kelwin", "carry kelwin fighter").legal("kelwin") == [
        "carry kelwin mage",
        "carry ombre mage",
        "stop",
    ]


@pytest.mark.rule("NEC-C37", "NEC-152")
def test_a_mass_flight_leaves_necrosians_behind() -> None:
    table = (
        crowd().necrosians("crossing", 2).play("kelwin", "mass-flight", *FLIGHT, *("carry kelwin fighter",) * 4, "stop")
    )
    assert (table.necrosians_in("crossing"), table.necrosians_in("sun-cape")) == (2, 0)


@pytest.mark.rule("NEC-C37")
def test_a_mass_flight_is_paid_for() -> None:
    assert refused(crowd().actions(0), "kelwin", "mass-flight") == NO_ACTION


@pytest.mark.rule("NEC-C37", "NEC-C62")
def test_no_mass_flight_under_infernal_torments() -> None:
    assert refused(crowd().ban("kelwin", "magic"), "kelwin", "mass-flight") == FORBIDDEN


@pytest.mark.rule("NEC-C37")
def test_a_mass_flight_needs_a_legal_magic_action() -> None:
    assert refused(crowd().remove("kelwin", "sun-cape", mage=1), "kelwin", "mass-flight") == NO_EFFECT


@pytest.mark.rule("NEC-C37", "NEC-126")
def test_a_mass_flight_ends_the_start_of_the_turn() -> None:
    table = crowd("mage-leap").play("kelwin", "mass-flight", *FLIGHT, "carry ombre mage", "stop")
    assert refused(table, "kelwin", "mage-leap") == TURN_BEGUN


@pytest.mark.rule("NEC-C37", "NEC-129")
def test_a_cancelled_mass_flight_costs_no_action() -> None:
    table = cancel(crowd("mage-leap"), "kelwin", "mass-flight", *FLIGHT, "carry ombre mage", "stop")
    assert (table.units("ombre", "crossing"), table.actions_left()) == ({"mage": 2}, 3)
    assert table.legal("kelwin", "play") == ["play mage-leap"]
