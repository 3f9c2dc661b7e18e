"""La Nécrose: what units lose in phase 4 (NEC-009 to NEC-012, NEC-105, NEC-149, NEC-150, NEC-156)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.necrosia.table import Table


@pytest.mark.rule("NEC-009")
def test_one_unit_is_lost_in_each_necrosed_region() -> None:
    """The ledger's example: three units in Necrosia, two in another necrosed region."""
    table = Table().put("kelwin", "necrosia", mage=3).put("kelwin", "sun-cape", mage=2).necrosed("sun-cape", 0)
    table.end_turn("kelwin")
    assert (table.units("kelwin", "necrosia"), table.units("kelwin", "sun-cape")) == ({"mage": 2}, {"mage": 1})


@pytest.mark.rule("NEC-009", "NEC-150")
@pytest.mark.parametrize("necrosians", [0, 1, 5])
def test_in_a_necrosed_region_one_unit_is_lost_with_or_without_necrosians(necrosians: int) -> None:
    table = Table().put("kelwin", "sun-cape", mage=3).necrosed("sun-cape", 0).necrosians("sun-cape", necrosians)
    table.end_turn("kelwin")
    assert (table.units("kelwin", "sun-cape"), table.necrosians_in("sun-cape")) == ({"mage": 2}, necrosians + 1)


@pytest.mark.rule("NEC-149", "NEC-150")
@pytest.mark.parametrize("necrosians", [1, 4])
def test_in_a_healthy_region_one_unit_is_lost_beside_necrosians(necrosians: int) -> None:
    table = Table().put("kelwin", "crossing", mage=3).necrosians("crossing", necrosians).end_turn("kelwin")
    assert (table.units("kelwin", "crossing"), table.necrosians_in("crossing")) == ({"mage": 2}, necrosians + 1)


@pytest.mark.rule("NEC-149")
def test_nothing_is_lost_where_neither_necrosis_nor_necrosians_are() -> None:
    table = Table().put("kelwin", "crossing", mage=3).necrosians("stormpeak", 3).end_turn("kelwin")
    assert (table.units("kelwin", "crossing"), table.necrosians_in("stormpeak")) == ({"mage": 3}, 3)


@pytest.mark.rule("NEC-009", "NEC-149")
def test_the_other_players_lose_in_their_own_turns() -> None:
    table = Table().put("kelwin", "necrosia", mage=2).put("ombre", "necrosia", mage=2).put("ombre", "crossing", mage=1)
    table.necrosians("crossing", 1).end_turn("kelwin")
    assert (table.units("ombre", "necrosia"), table.units("ombre", "crossing")) == ({"mage": 2}, {"mage": 1})
    table.end_turn("ombre")
    assert (table.units("ombre", "necrosia"), table.units("ombre", "crossing")) == ({"mage": 1}, {})


@pytest.mark.rule("NEC-010")
def test_the_owner_picks_the_victim_whatever_its_kind() -> None:
    table = Table().put("kelwin", "necrosia", fighter=1, merchant=1, mage=1).act("kelwin", "finish")
    assert table.legal("kelwin") == ["lose fighter", "lose merchant", "lose mage"]
    assert table.forbids("ombre", "lose mage") == "NEC-105"
    assert table.act("kelwin", "lose merchant").units("kelwin", "necrosia") == {"fighter": 1, "mage": 1}


@pytest.mark.rule("NEC-010")
def test_a_kind_that_is_not_there_cannot_be_the_victim() -> None:
    table = Table().put("kelwin", "necrosia", fighter=1, mage=1).put("kelwin", "crossing", merchant=1)
    table.act("kelwin", "finish")
    assert table.forbids("kelwin", "lose merchant") == "NEC-010"
    assert table.forbids("kelwin", "lift mage crossing") == "NEC-105"


@pytest.mark.rule("NEC-010", "NEC-183")
def test_a_single_kind_is_taken_without_asking() -> None:
    table = Table().put("kelwin", "necrosia", merchant=2).act("kelwin", "finish")
    assert (table.units("kelwin", "necrosia"), table.waits_for()) == ({"merchant": 1}, ["ombre"])


@pytest.mark.rule("NEC-011", "NEC-012")
def test_the_victim_becomes_a_necrosian_and_its_piece_rejoins_the_reserve() -> None:
    table = Table().put("kelwin", "necrosia", mage=2).necrosians("necrosia", 3).end_turn("kelwin")
    assert (table.necrosians_in("necrosia"), table.in_reserve("kelwin", "mage")) == (4, 9)
    assert table.told("unit-necrosed") == [{"seat": 0, "kind": "mage", "region": "necrosia"}]


@pytest.mark.rule("NEC-150", "NEC-105")
def test_the_losses_of_the_ledger() -> None:
    """Two in Necrosia with three Necrosians, four in a guild with one, three where there are none."""
    table = Table().put("kelwin", "necrosia", mage=2).necrosians("necrosia", 3).put("kelwin", "copper-dunes", mage=4)
    table.necrosians("copper-dunes", 1).put("kelwin", "crossing", mage=3).end_turn("kelwin")
    assert (table.units("kelwin", "necrosia"), table.necrosians_in("necrosia")) == ({"mage": 1}, 4)
    assert (table.units("kelwin", "copper-dunes"), table.necrosians_in("copper-dunes")) == ({"mage": 3}, 2)
    assert (table.dominates("copper-dunes"), table.units("kelwin", "crossing")) == ("kelwin", {"mage": 3})


@pytest.mark.rule("NEC-150")
def test_regions_are_judged_on_the_position_at_the_beginning_of_the_phase() -> None:
    table = Table().put("kelwin", "necrosia", mage=1, fighter=1).put("kelwin", "amber-sanctuary", mage=1, fighter=1)
    table.necrosians("amber-sanctuary", 1).act("kelwin", "finish")
    assert table.view().dying == {"amber-sanctuary": 1, "necrosia": 1}
    table.acts("kelwin", "lose mage", "lose fighter")
    assert table.view().dying == {}
    assert (table.units("kelwin", "amber-sanctuary"), table.units("kelwin", "necrosia")) == (
        {"fighter": 1},
        {"mage": 1},
    )


@pytest.mark.rule("NEC-105")
def test_a_region_that_was_cleared_in_time_is_safe() -> None:
    table = Table().put("kelwin", "crossing", fighter=2).necrosians("crossing", 1)
    table.act("kelwin", "war crossing necrosians", 4, 1, 1).end_turn("kelwin")
    assert table.units("kelwin", "crossing") == {"fighter": 2}


@pytest.mark.rule("NEC-156", "NEC-025")
def test_necrosians_never_run_out() -> None:
    table = Table().put("kelwin", "necrosia", mage=2).necrosians("necrosia", 200).give("kelwin", "foul-proliferation")
    table.play("kelwin", "foul-proliferation").end_turn("kelwin")
    assert table.necrosians_in("necrosia") == 203


@pytest.mark.rule("NEC-150", "NEC-009", "NEC-149", "NEC-011")
@given(
    troops=st.dictionaries(
        st.sampled_from(["necrosia", "crossing", "copper-dunes", "sun-cape", "frostmoon"]),
        st.tuples(st.integers(0, 3), st.integers(0, 2), st.integers(0, 3)),
    )
)
def test_exactly_one_unit_falls_in_each_dangerous_region(troops: dict[str, tuple[int, int, int]]) -> None:
    table = Table().necrosed("sun-cape", 0)
    for region, (mages, fighters, necrosians) in troops.items():
        table.put("kelwin", region, mage=mages, fighter=fighters).necrosians(region, necrosians)
    table.end_turn("kelwin")
    for region, (mages, fighters, necrosians) in troops.items():
        fallen = min(1, mages + fighters) if region in ("necrosia", "sun-cape") or necrosians else 0
        assert sum(table.units("kelwin", region).values()) == mages + fighters - fallen
        assert table.necrosians_in(region) == necrosians + fallen
