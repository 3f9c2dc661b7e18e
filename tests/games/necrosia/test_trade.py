"""Commerce, conversion and the reserve (NEC-012, NEC-018, NEC-048 to NEC-052, NEC-103, NEC-104, NEC-168)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.necrosia.table import Table

KINDS = ["fighter", "merchant", "mage"]


def market(**units: int) -> Table:
    """Kelwin has a merchant and other units in the Crossing."""
    return Table().put("kelwin", "crossing", merchant=1, **units)


# ---- Commerce


@pytest.mark.rule("NEC-049", "NEC-018")
@pytest.mark.parametrize("first", KINDS)
@pytest.mark.parametrize("second", KINDS)
def test_commerce_brings_two_units_of_any_kinds(first: str, second: str) -> None:
    table = market().acts("kelwin", "trade crossing", f"recruit {first}", f"recruit {second}")
    before = {"merchant": 1}
    for kind in (first, second):
        before[kind] = before.get(kind, 0) + 1
    assert (table.units("kelwin", "crossing"), table.actions_left()) == (before, 2)
    assert sum(table.player("kelwin").reserve.values()) == 27


@pytest.mark.rule("NEC-049")
def test_commerce_needs_an_own_merchant_in_the_region() -> None:
    table = Table().put("kelwin", "crossing", fighter=1, mage=1).put("ombre", "crossing", merchant=1)
    assert (table.forbids("kelwin", "trade crossing"), table.legal("kelwin", "trade")) == ("NEC-049", [])


@pytest.mark.rule("NEC-050")
def test_more_merchants_bring_no_more_units() -> None:
    table = market().put("kelwin", "crossing", merchant=4).acts("kelwin", "trade crossing", *["recruit mage"] * 2)
    assert (table.units("kelwin", "crossing"), table.legal("kelwin", "recruit")) == ({"merchant": 5, "mage": 2}, [])


@pytest.mark.rule("NEC-050")
def test_one_merchant_serves_for_several_actions_and_a_new_one_at_once() -> None:
    table = Table().put("kelwin", "cairn-plain", merchant=1).acts("kelwin", "lift merchant cairn-plain", "to crossing")
    for _ in range(2):
        table.acts("kelwin", "trade crossing", "recruit mage", "recruit mage")
    assert (table.units("kelwin", "crossing"), table.actions_left()) == ({"merchant": 1, "mage": 4}, 0)
    table = Table().put("kelwin", "crossing", mage=1).acts("kelwin", "convert mage crossing", "into merchant")
    assert table.legal("kelwin", "trade") == ["trade crossing"]


@pytest.mark.rule("NEC-051")
def test_one_unit_may_be_enough_but_not_none() -> None:
    table = market().act("kelwin", "trade crossing")
    assert "stop" not in table.legal("kelwin")
    assert (table.forbids("kelwin", "stop"), table.reason("kelwin", "stop")) == ("NEC-051", "at-least-one-unit")
    table.acts("kelwin", "recruit fighter", "stop")
    assert (table.units("kelwin", "crossing"), table.actions_left()) == ({"fighter": 1, "merchant": 1}, 2)


@pytest.mark.rule("NEC-051")
def test_the_reserve_limits_what_comes() -> None:
    table = market().reserve("kelwin", fighter=0, merchant=1, mage=1).act("kelwin", "trade crossing")
    assert table.legal("kelwin") == ["recruit merchant", "recruit mage"]
    assert (table.forbids("kelwin", "recruit fighter"), table.reason("kelwin", "recruit fighter")) == (
        "NEC-051",
        "reserve-empty",
    )
    table.acts("kelwin", "recruit mage")
    assert table.forbids("kelwin", "recruit mage") == "NEC-051"
    table.act("kelwin", "recruit merchant")
    assert (table.actions_left(), table.waits_for()) == (2, ["kelwin"])


@pytest.mark.rule("NEC-051")
def test_with_an_empty_reserve_there_is_no_commerce() -> None:
    table = market().reserve("kelwin", fighter=0, merchant=0, mage=0)
    assert (table.forbids("kelwin", "trade crossing"), table.reason("kelwin", "trade crossing")) == (
        "NEC-051",
        "reserve-all-empty",
    )
    table = market().reserve("kelwin", fighter=0, merchant=0, mage=1).act("kelwin", "trade crossing")
    assert table.units("kelwin", "crossing") == {"merchant": 1, "mage": 1}


@pytest.mark.rule("NEC-052")
def test_neither_rivals_nor_necrosians_nor_necrosis_prevent_commerce() -> None:
    table = market().put("ombre", "crossing", fighter=5).necrosians("crossing", 5).necrosed("crossing", 0)
    table.acts("kelwin", "trade crossing", "recruit mage", "recruit mage")
    assert table.units("kelwin", "crossing") == {"merchant": 1, "mage": 2}


@pytest.mark.rule("NEC-185", "NEC-049", "NEC-C72")
def test_a_commerce_that_is_broken_off_before_a_unit_came_is_none() -> None:
    table = market().give("ombre", "natural-empathy").act("kelwin", "trade crossing")
    assert table.lapse("kelwin") == "withdraw"
    assert (table.actions_left(), table.window(), table.waits_for()) == (3, None, ["kelwin"])


@pytest.mark.rule("NEC-185", "NEC-049")
def test_a_commerce_that_is_broken_off_later_ends_with_what_came() -> None:
    table = market().acts("kelwin", "trade crossing", "recruit mage")
    assert table.lapse("kelwin") == "stop"
    assert (table.units("kelwin", "crossing"), table.actions_left()) == ({"merchant": 1, "mage": 1}, 2)


# ---- conversion


@pytest.mark.rule("NEC-103", "NEC-104", "NEC-012")
@pytest.mark.parametrize(("kind", "new"), [(kind, new) for kind in KINDS for new in KINDS if kind != new])
def test_a_unit_becomes_one_of_another_kind_where_it_stands(kind: str, new: str) -> None:
    table = Table().put("kelwin", "crossing", **{kind: 2}).acts("kelwin", f"convert {kind} crossing", f"into {new}")
    assert (table.units("kelwin", "crossing"), table.actions_left()) == ({kind: 1, new: 1}, 2)
    assert (table.in_reserve("kelwin", kind), table.in_reserve("kelwin", new)) == (9, 9)


@pytest.mark.rule("NEC-103")
def test_a_unit_cannot_become_what_it_is() -> None:
    table = Table().put("kelwin", "crossing", mage=1).act("kelwin", "convert mage crossing")
    assert table.legal("kelwin") == ["into fighter", "into merchant"]
    assert (table.forbids("kelwin", "into mage"), table.reason("kelwin", "into mage")) == ("NEC-103", "same-kind")


@pytest.mark.rule("NEC-104")
def test_the_new_kind_must_be_in_the_reserve() -> None:
    table = Table().put("kelwin", "crossing", mage=1, fighter=1).reserve("kelwin", merchant=0, fighter=0)
    assert table.reason("kelwin", "convert mage crossing") == "reserve-all-empty"
    assert table.forbids("kelwin", "convert mage crossing") == "NEC-104"
    table.act("kelwin", "convert fighter crossing")
    assert table.units("kelwin", "crossing") == {"mage": 2}


@pytest.mark.rule("NEC-104")
def test_only_own_units_are_converted() -> None:
    table = Table().put("ombre", "crossing", mage=1).necrosians("crossing", 1)
    assert (table.legal("kelwin", "convert"), table.forbids("kelwin", "convert mage crossing")) == ([], "NEC-103")


@pytest.mark.rule("NEC-104", "NEC-C42")
def test_a_paralysed_unit_stays_paralysed_in_its_new_kind() -> None:
    table = Table().put("kelwin", "crossing", mage=1).paralysed("kelwin", "crossing", mage=1)
    table.acts("kelwin", "convert mage crossing", "into fighter")
    assert table.region("crossing").troops[0].paralysed == {"fighter": 1}
    assert table.forbids("kelwin", "lift fighter crossing") == "NEC-135"


@pytest.mark.rule("NEC-104", "NEC-C54", "NEC-C55")
@pytest.mark.parametrize(
    ("ban", "old", "new", "moves"),
    [
        ("mages", "mage", "merchant", True),
        ("mages", "merchant", "mage", False),
        ("fighters", "merchant", "fighter", False),
    ],
)
def test_a_ban_looks_at_the_kind_that_a_unit_has_now(ban: str, old: str, new: str, moves: bool) -> None:
    table = Table().put("kelwin", "crossing", **{old: 1}).ban("kelwin", ban)
    table.acts("kelwin", f"convert {old} crossing", f"into {new}")
    assert (f"lift {new} crossing" in table.legal("kelwin")) == moves


# ---- the reserve


@pytest.mark.rule("NEC-168")
def test_each_player_has_ten_units_of_each_kind_and_the_reserve_is_public() -> None:
    table = Table().put("kelwin", "crossing", fighter=4, mage=1)
    assert table.view("ombre").seats[0].reserve == {"fighter": 6, "merchant": 10, "mage": 9}


@pytest.mark.rule("NEC-012", "NEC-168")
def test_a_lost_unit_can_be_brought_in_again() -> None:
    table = Table().put("kelwin", "necrosia", merchant=10).ranked().end_turn("kelwin")
    assert table.in_reserve("kelwin", "merchant") == 1
    table.turn("kelwin").acts("kelwin", "trade necrosia", "recruit merchant", "stop")
    assert (table.units("kelwin", "necrosia"), table.in_reserve("kelwin", "merchant")) == ({"merchant": 10}, 0)


@pytest.mark.rule("NEC-051", "NEC-168", "NEC-012")
@given(st.lists(st.integers(0, 200), max_size=25), st.integers(0, 3))
def test_pieces_are_never_made_nor_lost(choices: list[int], fighters: int) -> None:
    """Whatever actions are done: board and reserve hold ten of each kind."""
    table = (
        market(fighter=fighters, mage=2).put("ombre", "crossing", mage=2, fighter=1).put("kelwin", "sun-cape", mage=1)
    )
    for choice in choices:
        people = table.waits_for()[0]
        offered = [text for text in table.legal(people) if not text.startswith(("war", "finish"))]
        if offered:
            table.act(people, offered[choice % len(offered)])
    for people in table.peoples:
        for kind in KINDS:
            out = sum(table.units(people, region).get(kind, 0) for region in table.regions)
            assert out + table.in_reserve(people, kind) == 10
