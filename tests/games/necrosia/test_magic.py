"""Magie: carrying units from mage to mage (NEC-053 to NEC-057, NEC-152)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.necrosia.table import Table


def mages(*, here: int = 1, there: int = 1) -> Table:
    """Kelwin has mages in the Crossing and in Sun Cape, far away."""
    return Table().put("kelwin", "crossing", mage=here).put("kelwin", "sun-cape", mage=there)


@pytest.mark.rule("NEC-054", "NEC-056")
def test_three_units_travel_at_any_distance() -> None:
    table = mages().put("kelwin", "crossing", fighter=2, merchant=2)
    table.acts("kelwin", "cast crossing", "carry kelwin fighter", "carry kelwin fighter", "carry kelwin merchant")
    assert table.units("kelwin", "sun-cape") == {"fighter": 2, "merchant": 1, "mage": 1}
    assert (table.units("kelwin", "crossing"), table.actions_left()) == ({"merchant": 1, "mage": 1}, 2)
    assert (table.legal("kelwin", "carry"), table.legal("kelwin", "finish")) == ([], ["finish"])


@pytest.mark.rule("NEC-056")
@pytest.mark.parametrize("number", [1, 2])
def test_fewer_than_three_may_travel_but_not_nobody(number: int) -> None:
    table = mages().put("kelwin", "crossing", fighter=3).act("kelwin", "cast crossing")
    assert table.forbids("kelwin", "stop") == "NEC-092"
    table.acts("kelwin", *["carry kelwin fighter"] * number, "stop")
    assert (table.units("kelwin", "sun-cape"), table.actions_left()) == ({"fighter": number, "mage": 1}, 2)


@pytest.mark.rule("NEC-054", "NEC-056")
def test_rivals_units_travel_without_being_asked_alone_or_in_a_mix() -> None:
    table = mages().put("ombre", "crossing", fighter=1).put("feling", "crossing", mage=1)
    table.acts("kelwin", "cast crossing", "carry ombre fighter", "carry feling mage", "carry kelwin mage")
    assert [table.units(people, "sun-cape") for people in table.peoples] == [{"mage": 2}, {"fighter": 1}, {"mage": 1}]
    assert table.waits_for() == ["kelwin"]


@pytest.mark.rule("NEC-055")
@pytest.mark.parametrize("region", ["crossing", "sun-cape"])
def test_both_mages_must_be_ones_own(region: str) -> None:
    table = mages().remove("kelwin", region, mage=1).put("kelwin", region, fighter=1).put("ombre", region, mage=2)
    assert (table.legal("kelwin", "cast"), table.forbids("kelwin", "cast crossing")) == ([], "NEC-054")


@pytest.mark.rule("NEC-055")
def test_units_arrive_only_where_a_mage_is() -> None:
    table = mages().put("kelwin", "frostmoon", mage=1).put("ombre", "stormpeak", mage=1).act("kelwin", "cast crossing")
    assert table.legal("kelwin") == ["to frostmoon", "to sun-cape"]
    assert (table.forbids("kelwin", "to stormpeak"), table.reason("kelwin", "to stormpeak")) == (
        "NEC-055",
        "no-mage-there",
    )
    assert table.forbids("kelwin", "to crossing") == "NEC-055"


@pytest.mark.rule("NEC-055")
def test_a_paralysed_mage_or_one_that_may_not_move_still_serves() -> None:
    table = mages().put("kelwin", "crossing", fighter=1).paralysed("kelwin", "crossing", mage=1).ban("kelwin", "mages")
    table.paralysed("kelwin", "sun-cape", mage=1).acts("kelwin", "cast crossing", "to sun-cape", "carry kelwin fighter")
    assert table.units("kelwin", "sun-cape") == {"fighter": 1, "mage": 1}


@pytest.mark.rule("NEC-014", "NEC-055")
def test_a_necrosed_region_needs_a_mage_to_arrive_at_as_well() -> None:
    table = mages().put("kelwin", "crossing", fighter=1).act("kelwin", "cast crossing")
    assert "to necrosia" not in table.legal("kelwin")
    assert table.units("kelwin", "sun-cape") == {"mage": 1}


@pytest.mark.rule("NEC-057")
def test_the_caster_may_travel_even_if_it_is_the_only_mage_there() -> None:
    table = mages().put("kelwin", "crossing", fighter=1)
    table.acts("kelwin", "cast crossing", "carry kelwin mage", "carry kelwin fighter")
    assert (table.units("kelwin", "crossing"), table.units("kelwin", "sun-cape")) == ({}, {"fighter": 1, "mage": 2})


@pytest.mark.rule("NEC-057", "NEC-183")
def test_a_lone_mage_between_two_regions_travels_at_once() -> None:
    table = mages().act("kelwin", "cast crossing")
    assert (table.units("kelwin", "sun-cape"), table.actions_left()) == ({"mage": 2}, 2)


@pytest.mark.rule("NEC-152")
def test_magic_carries_no_necrosian() -> None:
    table = mages().necrosians("crossing", 3).put("kelwin", "crossing", fighter=1)
    table.acts("kelwin", "cast crossing", "carry kelwin fighter")
    assert table.legal("kelwin") == ["carry kelwin mage", "stop"]
    table.act("kelwin", "stop")
    assert (table.necrosians_in("crossing"), table.necrosians_in("sun-cape")) == (3, 0)


@pytest.mark.rule("NEC-056")
def test_nobody_who_is_not_there_is_carried() -> None:
    table = mages(here=2).act("kelwin", "cast crossing")
    assert table.units("kelwin", "sun-cape") == {"mage": 2}
    assert table.forbids("kelwin", "carry ombre mage") == "NEC-056"
    assert table.forbids("kelwin", "carry ygwan mage") == "NEC-056"


TROOPS = st.dictionaries(st.sampled_from(["fighter", "merchant", "mage"]), st.integers(0, 3))


@pytest.mark.rule("NEC-054", "NEC-056", "NEC-057")
@given(own=TROOPS, rival=TROOPS, picks=st.lists(st.integers(0, 5), min_size=3, max_size=3))
def test_magic_moves_one_to_three_units_and_changes_nothing_else(
    own: dict[str, int], rival: dict[str, int], picks: list[int]
) -> None:
    table = mages().put("kelwin", "crossing", **own).put("ombre", "crossing", **rival).act("kelwin", "cast crossing")
    for pick in picks:
        carried = table.legal("kelwin", "carry")
        if carried and table.legal("kelwin", "finish") == []:
            table.act("kelwin", carried[pick % len(carried)])
    if table.legal("kelwin", "stop"):
        table.act("kelwin", "stop")
    arrived = sum(sum(table.units(people, "sun-cape").values()) for people in ("kelwin", "ombre")) - 1
    present = 1 + sum(own.values()) + sum(rival.values())
    assert arrived == min(3, present)
    assert sum(sum(table.units(people, "crossing").values()) for people in ("kelwin", "ombre")) == present - arrived
    assert table.actions_left() == 2
