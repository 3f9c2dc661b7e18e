"""Les peuples: the powers of the five (NEC-172 to NEC-181)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.dice import ONE, ZERO
from tests.games.necrosia.table import Table

HUNT = "war crossing necrosians"

# ---- all powers


@pytest.mark.rule("NEC-172")
@pytest.mark.parametrize(
    ("people", "action"), [("ygwan", "raise crossing"), ("ygwan", "slip mage crossing"), ("kelwin", "raise crossing")]
)
def test_each_people_has_its_own_power_only(people: str, action: str) -> None:
    table = Table(peoples=(people, "feling")).put(people, "crossing", mage=1)
    assert (table.forbids(people, action), table.reason(people, action)) == ("NEC-172", "not-your-power")


@pytest.mark.rule("NEC-172")
def test_powers_cost_neither_action_nor_influence_and_are_optional() -> None:
    table = Table(peoples=("ombre", "kelwin")).influence(ombre=2).act("ombre", "raise crossing")
    assert (table.actions_left(), table.points("ombre"), table.view().power_used) == (3, 2, True)
    table = Table(peoples=("ombre", "kelwin")).end_turn("ombre")
    assert sum(region.necrosians for region in table.view().regions) == 0


@pytest.mark.rule("NEC-172", "NEC-129")
def test_no_card_cancels_a_power() -> None:
    table = Table(peoples=("ombre", "kelwin")).give("kelwin", "altered-memories").act("ombre", "raise crossing")
    assert (table.window(), table.necrosians_in("crossing")) == (None, 1)
    table = Table(peoples=("darken", "ombre")).put("darken", "crossing", fighter=1).necrosians("crossing", 1)
    table.give("ombre", "altered-memories").act("darken", HUNT).act("darken", "power")
    assert table.window() == "w3"
    assert table.legal("ombre", "play") == []


# ---- Ygwan


@pytest.mark.rule("NEC-173")
@pytest.mark.parametrize(("fighters", "dice"), [(0, 2), (1, 2), (2, 3)])
def test_an_ygwan_rolls_one_die_more_in_every_defence(fighters: int, dice: int) -> None:
    table = Table(peoples=("kelwin", "ygwan")).put("kelwin", "crossing", fighter=1)
    table.put("ygwan", "crossing", fighter=fighters, mage=3)
    for _ in range(2):
        table.chronicle.told.clear()
        table.act("kelwin", "war crossing ygwan", ZERO, *[ZERO] * dice)
        assert [one["seat"] for one in table.told("rolled")] == [0] + [1] * dice


@pytest.mark.rule("NEC-173", "NEC-043", "NEC-C01")
def test_a_war_cry_takes_one_of_the_two_dice_of_an_ygwan_without_fighters() -> None:
    table = Table(peoples=("kelwin", "ygwan")).put("kelwin", "crossing", fighter=1).put("ygwan", "crossing", mage=1)
    table.give("kelwin", "war-cry").act("kelwin", "war crossing ygwan").play("kelwin", "war-cry", faces=(ZERO, ZERO))
    assert [one["seat"] for one in table.told("rolled")] == [0, 1]


@pytest.mark.rule("NEC-173")
def test_the_extra_die_is_for_defence_only() -> None:
    table = Table(peoples=("ygwan", "ombre")).put("ygwan", "crossing", fighter=1).put("ombre", "crossing", mage=1)
    table.act("ygwan", "war crossing ombre", ZERO, ZERO)
    assert [one["seat"] for one in table.told("rolled")] == [0, 1]


# ---- Feling


def prowl(**units: int) -> Table:
    """Feling has units in Necrosia and beside a Necrosian in the Crossing, which is worth more."""
    table = (
        Table(peoples=("feling", "ombre")).ranked().put("feling", "necrosia", mage=2).put("feling", "crossing", mage=4)
    )
    return table.necrosians("crossing", 1)


@pytest.mark.rule("NEC-174", "NEC-175")
def test_a_feling_prevents_one_loss_where_he_likes() -> None:
    table = prowl().act("feling", "finish")
    assert table.legal("feling") == ["pass", "spare crossing", "spare necrosia"]
    table.act("feling", "spare necrosia")
    assert (table.units("feling", "necrosia"), table.necrosians_in("necrosia")) == ({"mage": 2}, 0)
    assert (table.units("feling", "crossing"), table.necrosians_in("crossing")) == ({"mage": 3}, 2)


@pytest.mark.rule("NEC-174", "NEC-172")
def test_a_feling_need_not_prevent_a_loss() -> None:
    table = prowl().acts("feling", "finish", "pass")
    assert (table.units("feling", "necrosia"), table.units("feling", "crossing")) == ({"mage": 1}, {"mage": 3})


@pytest.mark.rule("NEC-175")
def test_only_where_a_loss_is_due_can_one_be_prevented() -> None:
    table = prowl().put("feling", "frostmoon", mage=1).act("feling", "finish")
    assert (table.forbids("feling", "spare frostmoon"), table.reason("feling", "spare frostmoon")) == (
        "NEC-175",
        "no-loss-there",
    )


@pytest.mark.rule("NEC-175", "NEC-C50")
def test_under_a_curse_a_feling_prevents_one_of_two_losses() -> None:
    table = prowl().cursed("ombre", "crossing").acts("feling", "finish", "spare crossing")
    assert (table.units("feling", "crossing"), table.necrosians_in("crossing")) == ({"mage": 3}, 2)


@pytest.mark.rule("NEC-175")
def test_the_power_works_in_every_own_phase_4_and_in_no_other() -> None:
    table = (
        Table(peoples=("ombre", "feling")).ranked().put("feling", "necrosia", mage=3).put("ombre", "necrosia", mage=2)
    )
    table.necrosians("necrosia", 9).act("ombre", "finish")
    assert (table.units("ombre", "necrosia"), table.waits_for()) == ({"mage": 1}, ["feling"])
    table.acts("feling", "finish", "spare necrosia", "stop").act("ombre", "rank 2")
    table.acts("feling", "finish", "spare necrosia")
    assert table.units("feling", "necrosia") == {"mage": 3}


# ---- Darken


def raid(*, fighters: int = 1) -> Table:
    """Darken stands before Necrosians and Ombre in the Crossing."""
    table = Table(peoples=("darken", "ombre")).put("darken", "crossing", fighter=fighters).necrosians("crossing", 9)
    return table.put("ombre", "crossing", mage=4)


@pytest.mark.rule("NEC-176", "NEC-177")
@pytest.mark.parametrize("foe", ["ombre", "necrosians"])
def test_a_darken_adds_a_die_to_one_attack(foe: str) -> None:
    table = raid().act("darken", f"war crossing {foe}")
    assert (table.window(), table.waits_for(), table.legal("darken")) == ("w3", ["darken"], ["power", "pass"])
    table.act("darken", "power", ZERO, ZERO, ZERO)
    assert [one["seat"] for one in table.told("rolled")][:2] == [0, 0]
    assert table.told("power-used") == [{"seat": 0}]


@pytest.mark.rule("NEC-177")
def test_once_used_it_is_not_offered_again_in_the_same_turn() -> None:
    table = raid().act("darken", HUNT).act("darken", "power", ZERO, ZERO, ZERO)
    table.act("darken", HUNT, ZERO, ZERO)
    assert (table.window(), len(table.told("rolled"))) == (None, 3)


@pytest.mark.rule("NEC-177")
def test_it_may_be_kept_for_a_later_war() -> None:
    table = raid().act("darken", HUNT).act("darken", "pass", ZERO, ZERO).act("darken", HUNT)
    assert "power" in table.legal("darken")


@pytest.mark.rule("NEC-177")
def test_it_comes_back_with_every_turn() -> None:
    table = raid(fighters=2).ranked().act("darken", HUNT).act("darken", "power", ZERO, ZERO, ZERO, ZERO)
    table.end_turn("darken").turn("darken").act("darken", HUNT)
    assert table.legal("darken") == ["power", "pass"]


@pytest.mark.rule("NEC-177", "NEC-176")
def test_it_is_no_help_in_defence_or_in_the_turn_of_another() -> None:
    table = raid().turn("ombre").put("ombre", "crossing", fighter=1)
    table.act("ombre", "war crossing darken", ZERO, ZERO)
    assert (table.window(), [one["seat"] for one in table.told("rolled")]) == (None, [1, 0])


@pytest.mark.rule("NEC-177", "NEC-C11")
def test_it_may_be_added_to_a_free_war() -> None:
    table = raid().give("darken", "deadly-salvo").play("darken", "deadly-salvo").act("darken", HUNT)
    assert table.legal("darken") == ["power", "pass"]
    table.act("darken", "power", ONE, ONE, ZERO)
    assert (table.necrosians_in("crossing"), table.actions_left()) == (7, 3)


# ---- Ombre


@pytest.mark.rule("NEC-178", "NEC-179")
@pytest.mark.parametrize("region", ["frostmoon", "necrosia", "sun-cape", "crossing"])
def test_an_ombre_adds_a_necrosian_anywhere(region: str) -> None:
    table = Table(peoples=("ombre", "kelwin")).necrosed("sun-cape", 0).put("kelwin", "crossing", mage=1)
    assert table.legal("ombre", "raise") == [f"raise {key}" for key in table.regions]
    before = table.necrosians_in(region)
    assert table.act("ombre", f"raise {region}").necrosians_in(region) == before + 1


@pytest.mark.rule("NEC-178", "NEC-179")
def test_one_necrosian_a_turn_and_one_again_in_the_next() -> None:
    table = Table(peoples=("ombre", "kelwin")).ranked().act("ombre", "raise crossing")
    assert (table.forbids("ombre", "raise crossing"), table.reason("ombre", "raise crossing")) == (
        "NEC-172",
        "power-used",
    )
    table.end_turn("ombre").turn("ombre")
    assert table.act("ombre", "raise crossing").necrosians_in("crossing") == 2


@pytest.mark.rule("NEC-179")
def test_the_ombre_adds_it_in_his_own_turn_between_actions() -> None:
    table = Table(peoples=("kelwin", "ombre")).put("kelwin", "crossing", mage=1)
    assert table.forbids("ombre", "raise crossing") == "NEC-089"
    table = Table(peoples=("ombre", "kelwin")).put("ombre", "crossing", mage=2).act("ombre", "lift mage crossing")
    assert table.forbids("ombre", "raise crossing") == "NEC-095"


@pytest.mark.rule("NEC-126", "NEC-179")
def test_the_necrosian_of_the_ombre_does_not_begin_the_turn() -> None:
    table = Table(peoples=("ombre", "kelwin")).give("ombre", "mage-leap").act("ombre", "raise crossing")
    assert "play mage-leap" in table.legal("ombre")


# ---- Kelwin


@pytest.mark.rule("NEC-180", "NEC-181")
@pytest.mark.parametrize(("kind", "reach"), [("fighter", 7), ("merchant", 7), ("mage", 17)])
def test_a_kelwin_moves_one_unit_by_its_own_rule_for_nothing(kind: str, reach: int) -> None:
    table = Table().put("kelwin", "cairn-plain", **{kind: 2}).act("kelwin", f"slip {kind} cairn-plain")
    assert len(table.legal("kelwin", "to")) == reach
    table.act("kelwin", "to crossing")
    assert (table.units("kelwin", "crossing"), table.actions_left(), table.view().power_used) == ({kind: 1}, 3, True)


@pytest.mark.rule("NEC-181")
def test_one_free_move_a_turn_even_without_an_action_left() -> None:
    table = Table().put("kelwin", "crossing", mage=2).actions(0).acts("kelwin", "slip mage crossing", "to sun-cape")
    assert (table.units("kelwin", "sun-cape"), table.reason("kelwin", "slip mage crossing")) == (
        {"mage": 1},
        "power-used",
    )
    assert table.ranked().end_turn("kelwin").turn("kelwin").legal("kelwin", "slip") == [
        "slip mage crossing",
        "slip mage sun-cape",
    ]


@pytest.mark.rule("NEC-181", "NEC-C42", "NEC-C54")
def test_bans_and_paralysis_apply_to_the_free_move() -> None:
    table = Table().put("kelwin", "crossing", mage=1, fighter=1).ban("kelwin", "mages")
    table.paralysed("kelwin", "crossing", fighter=1)
    assert table.legal("kelwin", "slip") == []
    assert (
        table.forbids("kelwin", "slip mage crossing") == table.forbids("kelwin", "slip fighter crossing") == "NEC-135"
    )


@pytest.mark.rule("NEC-181")
def test_only_own_units_slip_away() -> None:
    table = Table().put("ombre", "crossing", mage=1)
    assert table.reason("kelwin", "slip mage crossing") == "no-such-unit"


@pytest.mark.rule("NEC-126", "NEC-181")
def test_the_free_move_begins_the_turn() -> None:
    table = Table().put("kelwin", "crossing", mage=1).give("kelwin", "mage-leap")
    table.acts("kelwin", "slip mage crossing", "to sun-cape")
    assert table.forbids("kelwin", "play mage-leap") == "NEC-126"
