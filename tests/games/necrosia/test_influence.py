"""Domination and influence: who dominates, what phase 5 pays, the track (NEC-018 to NEC-024, NEC-106, NEC-153 on)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.necrosia.dice import ZERO
from tests.games.necrosia.table import Table


def crowd(necrosians: int = 0, **numbers: int) -> Table:
    """So many mages of each people, and Necrosians, in the Crossing."""
    table = Table(5).necrosians("crossing", necrosians)
    for people, number in numbers.items():
        table.put(people, "crossing", mage=number)
    return table


# ---- domination


@pytest.mark.rule("NEC-019", "NEC-020", "NEC-022", "NEC-023", "NEC-153", "NEC-154")
@pytest.mark.parametrize(
    ("necrosians", "numbers", "leader"),
    [
        (0, {"kelwin": 1}, "kelwin"),
        (0, {}, None),
        (0, {"kelwin": 2, "ombre": 1}, "kelwin"),
        (0, {"kelwin": 2, "ombre": 2}, None),
        (0, {"kelwin": 2, "ombre": 2, "feling": 1}, None),
        (0, {"kelwin": 3, "ombre": 2, "feling": 2}, "kelwin"),
        (3, {"kelwin": 4, "ombre": 2, "feling": 2}, "kelwin"),
        (4, {"kelwin": 4, "ombre": 2, "feling": 2}, None),
        (5, {"kelwin": 4, "ombre": 2}, None),
        (1, {"kelwin": 1}, None),
        (0, {"kelwin": 1, "darken": 2}, "darken"),
    ],
)
def test_who_dominates_has_more_than_each_rival_taken_alone(
    necrosians: int, numbers: dict[str, int], leader: str | None
) -> None:
    assert crowd(necrosians, **numbers).dominates("crossing") == leader


@pytest.mark.rule("NEC-021", "NEC-018")
@pytest.mark.parametrize("kind", ["fighter", "merchant", "mage"])
def test_every_kind_counts_one(kind: str) -> None:
    table = Table().put("kelwin", "crossing", **{kind: 2}).put("ombre", "crossing", fighter=1)
    assert table.dominates("crossing") == "kelwin"
    assert table.put("ombre", "crossing", mage=1).dominates("crossing") is None


@pytest.mark.rule("NEC-020", "NEC-021", "NEC-153", "NEC-154", "NEC-022", "NEC-023")
@given(numbers=st.lists(st.integers(0, 4), min_size=5, max_size=5), necrosians=st.integers(0, 4))
def test_domination_is_a_strict_majority_over_everybody_else(numbers: list[int], necrosians: int) -> None:
    peoples = ("kelwin", "ombre", "feling", "ygwan", "darken")
    table = crowd(necrosians, **{people: number for people, number in zip(peoples, numbers, strict=True) if number})
    most = max(numbers)
    alone = [people for people, number in zip(peoples, numbers, strict=True) if number == most]
    expected = alone[0] if len(alone) == 1 and most > necrosians else None
    assert table.dominates("crossing") == expected


@pytest.mark.rule("NEC-024")
def test_domination_follows_the_pieces_at_once() -> None:
    table = Table().put("kelwin", "crossing", mage=2).put("ombre", "crossing", mage=1)
    assert table.dominates("crossing") == "kelwin"
    table.acts("kelwin", "lift mage crossing", "to sun-cape", "lift mage crossing", "to sun-cape")
    assert (table.dominates("crossing"), table.dominates("sun-cape")) == ("ombre", "kelwin")


@pytest.mark.rule("NEC-015", "NEC-144", "NEC-107")
def test_a_necrosed_region_is_dominated_like_any_other() -> None:
    table = Table().put("kelwin", "necrosia", mage=4).necrosians("necrosia", 2).put("kelwin", "crossing", mage=2)
    table.necrosed("crossing", 4)
    assert (table.dominates("necrosia"), table.dominates("crossing")) == ("kelwin", "kelwin")


# ---- phase 5


def scored(table: Table, people: str = "kelwin") -> int:
    """What phase 5 brings a people, cards and purchases left aside."""
    before = table.points(people)
    table.end_turn(people)
    return table.points(people) - before


@pytest.mark.rule("NEC-106", "NEC-019")
def test_each_dominated_region_pays_its_influence() -> None:
    table = (
        Table()
        .put("kelwin", "crossing", mage=1)
        .put("kelwin", "echo-tower", fighter=1)
        .put("ombre", "frostmoon", mage=1)
    )
    table.put("kelwin", "frostmoon", mage=1).influence(kelwin=5)
    assert scored(table) == 3 + 4
    assert table.told("counted") == [
        {"seat": 0, "region": "crossing", "points": 3},
        {"seat": 0, "region": "echo-tower", "points": 4},
    ]


@pytest.mark.rule("NEC-022", "NEC-106")
def test_a_tied_region_pays_nobody() -> None:
    table = Table().put("kelwin", "crossing", mage=2).put("ombre", "crossing", fighter=2)
    assert scored(table) == 0
    assert scored(table, "ombre") == 0


@pytest.mark.rule("NEC-107")
def test_only_the_active_player_scores() -> None:
    table = Table().put("kelwin", "crossing", mage=1).put("ombre", "echo-tower", mage=1).end_turn("kelwin")
    assert [table.points(people) for people in table.peoples] == [3, 0, 0]
    assert table.end_turn("ombre").points("ombre") == 4


@pytest.mark.rule("NEC-107", "NEC-144")
@pytest.mark.parametrize("value", [0, 1, 2, 3, 4])
def test_a_necrosed_region_pays_its_token_instead(value: int) -> None:
    table = Table().put("kelwin", "crossing", mage=3).necrosed("crossing", value)
    assert scored(table) == value


@pytest.mark.rule("NEC-107", "NEC-008")
def test_necrosia_pays_its_printed_value() -> None:
    assert scored(Table().put("kelwin", "necrosia", mage=5)) == 1


@pytest.mark.rule("NEC-105", "NEC-024")
def test_necrosis_comes_first_and_can_cost_a_domination() -> None:
    """The ledger's example: three against two become two against three."""
    table = Table().put("kelwin", "crossing", mage=3).necrosians("crossing", 2)
    assert table.dominates("crossing") == "kelwin"
    assert scored(table) == 0
    assert (table.units("kelwin", "crossing"), table.necrosians_in("crossing")) == ({"mage": 2}, 3)


@pytest.mark.rule("NEC-024", "NEC-157")
def test_free_cards_follow_the_position_after_necrosis_too() -> None:
    table = Table().put("kelwin", "copper-dunes", mage=3).necrosians("copper-dunes", 2)
    table.end_turn("kelwin")
    assert table.player("kelwin").hand == 0


@pytest.mark.rule("NEC-106", "NEC-020")
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["kelwin", "ombre", "feling"]),
            st.sampled_from(["crossing", "echo-tower", "frostmoon", "emerald-terraces", "sun-cape"]),
            st.sampled_from(["fighter", "merchant", "mage"]),
        ),
        max_size=12,
    )
)
def test_influence_counted_is_the_sum_over_dominated_regions(pieces: list[tuple[str, str, str]]) -> None:
    table = Table()
    for people, region, kind in pieces:
        table.put(people, region, **{kind: 1})
    owned = [region.value for region in table.view().regions if region.dominated_by == 0]
    assert scored(table) == sum(owned)


# ---- the track


@pytest.mark.rule("NEC-169")
def test_influence_begins_at_0_and_everybody_sees_it() -> None:
    table = Table().influence(kelwin=59)
    for viewer in (*table.peoples, None):
        assert [seat.influence for seat in table.view(viewer).seats] == [59, 0, 0]


@pytest.mark.rule("NEC-170", "NEC-169")
def test_beyond_59_the_true_total_counts() -> None:
    table = Table().put("kelwin", "echo-tower", mage=1).influence(kelwin=58)
    assert scored(table) == 4
    assert table.player("kelwin").influence == 62
    table = Table().influence(kelwin=61, ombre=59).year(5).end_year()
    assert table.result().places[:2] == [1, 2]


@pytest.mark.rule("NEC-171", "NEC-131")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_influence_never_falls_below_zero(before: int, after: int) -> None:
    table = Table().give("kelwin", "sight-through-walls").influence(kelwin=before).play("kelwin", "sight-through-walls")
    assert table.points("kelwin") == after


@pytest.mark.rule("NEC-171", "NEC-C32")
def test_who_has_nothing_has_nothing_to_give() -> None:
    table = (
        Table().give("kelwin", "mind-manipulation").influence(ombre=1).play("kelwin", "mind-manipulation", "aim ombre")
    )
    assert (table.points("kelwin"), table.points("ombre")) == (1, 0)
    assert table.give("kelwin", "mind-manipulation").forbids("kelwin", "play mind-manipulation") == "NEC-133"


@pytest.mark.rule("NEC-037", "NEC-106")
def test_a_war_pays_no_influence_for_the_region() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "frostmoon", mage=1).necrosians("crossing", 1)
    table.act("kelwin", "war crossing necrosians", 4, ZERO)
    assert (table.dominates("crossing"), table.points("kelwin")) == ("kelwin", 0)
