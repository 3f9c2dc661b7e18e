"""Shaan cards with a moment of their own: year's end, after Commerce, phase 4 (NEC-C67, NEC-C72, NEC-C76)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.dice import ONE, ZERO
from tests.games.necrosia.plays import NO_EFFECT, OTHER_MOMENT, cancel, refused, until
from tests.games.necrosia.table import Table

WARD = "necrotic-ward"
EMPATHY = "natural-empathy"
SHIELD = "shaanic-shield"


# ---- Necrotic Ward


def dusk(holder: str = "kelwin", year: int = 1) -> Table:
    """The year is over; Frostmoon and the Crossing are about to fall, and somebody holds the ward."""
    table = Table().ranked().year(year).necrosians("frostmoon", 2).necrosians("crossing", 3)
    table.put("ombre", "crossing", mage=2).put("ombre", "stormpeak", mage=1).necrosians("stormpeak", 1)
    return table.give(holder, WARD).end_year()


@pytest.mark.rule("NEC-C67", "NEC-147")
@pytest.mark.parametrize("holder", ["kelwin", "ombre", "feling"])
def test_a_warded_region_stays_healthy_with_its_necrosians(holder: str) -> None:
    table = dusk(holder).play(holder, WARD, "at crossing")
    warded = table.region("crossing")
    assert (warded.necrosed, warded.token, warded.necrosians) == (False, None, 3)
    assert (table.region("frostmoon").necrosed, table.pile(), table.view().year) == (True, [WARD], 2)


@pytest.mark.rule("NEC-C67")
def test_only_a_listed_region_is_warded() -> None:
    table = dusk().act("kelwin", f"play {WARD}")
    assert table.legal("kelwin") == ["at frostmoon", "at crossing"]


@pytest.mark.rule("NEC-C67", "NEC-142")
def test_a_warded_region_is_checked_again_the_next_year() -> None:
    table = dusk().play("kelwin", WARD, "at crossing")
    assert table.region("crossing").falling
    while table.view().active is None:
        table.lapse(table.waits_for()[0])
    assert table.end_year().region("crossing").necrosed


@pytest.mark.rule("NEC-C67")
def test_without_a_ward_all_listed_regions_fall() -> None:
    table = dusk().all_pass()
    assert (table.region("frostmoon").necrosed, table.region("crossing").necrosed) == (True, True)
    assert not table.region("stormpeak").necrosed


@pytest.mark.rule("NEC-C67")
def test_a_ward_is_for_the_end_of_the_year_only() -> None:
    assert refused(Table().necrosians("frostmoon", 1).give("kelwin", WARD), "kelwin", WARD) == OTHER_MOMENT
    phase = Table().necrosians("necrosia", 1).put("kelwin", "necrosia", mage=2).give("kelwin", WARD)
    assert refused(phase.act("kelwin", "finish"), "kelwin", WARD) == OTHER_MOMENT


@pytest.mark.rule("NEC-C67", "NEC-147")
def test_nobody_is_asked_for_a_ward_when_no_region_is_listed() -> None:
    table = Table().ranked().put("ombre", "crossing", mage=1).necrosians("crossing", 1).necrosians("necrosia", 3)
    table.give("kelwin", WARD).end_year()
    assert (table.view().year, table.window(), table.hand("kelwin")) == (2, None, [WARD])


@pytest.mark.rule("NEC-C67", "NEC-128", "NEC-137")
def test_whoever_holds_any_card_is_asked_for_a_ward() -> None:
    table = Table().ranked().necrosians("frostmoon", 1).give("kelwin", WARD).give("ombre", "war-cry").end_year()
    assert (table.waits_for(), table.legal("ombre")) == (["kelwin", "ombre"], ["pass"])
    seen = Table().ranked().necrosians("frostmoon", 1).give("ombre", "war-cry").row(WARD).end_year()
    assert (seen.window(), seen.region("frostmoon").necrosed) == (None, True)


@pytest.mark.rule("NEC-C67", "NEC-166")
def test_a_ward_averts_the_common_defeat_in_the_last_year() -> None:
    table = Table().ranked().year(5).necrosians("crossing", 1).give("ombre", WARD)
    for region, value in (("frostmoon", 0), ("sun-cape", 0), ("stormpeak", 1), ("grey-heath", 1)):
        table.necrosed(region, value)
    table.end_year().play("ombre", WARD, "at crossing")
    assert (table.view().lost, table.view().places) == (False, [3, 2, 1])
    assert table.told("all-lost") == []


@pytest.mark.rule("NEC-C67", "NEC-129")
def test_a_cancelled_ward_saves_no_region() -> None:
    table = cancel(dusk(), "kelwin", WARD, "at crossing")
    assert (table.region("crossing").necrosed, WARD in table.pile()) == (True, True)


# ---- Natural Empathy


def market(**cards: str) -> Table:
    """Kelwin's merchant stands in the Crossing; each people holds the card given."""
    table = Table().put("kelwin", "crossing", merchant=1)
    for people, card in cards.items():
        table.give(people, card)
    return table


TRADE = ("trade crossing", "recruit mage", "recruit mage")


@pytest.mark.rule("NEC-C72")
@pytest.mark.parametrize("people", ["ombre", "feling"])
def test_empathy_brings_a_unit_to_the_commerce_of_somebody_else(people: str) -> None:
    table = market(**{people: EMPATHY}).acts("kelwin", *TRADE).play(people, EMPATHY, "recruit fighter")
    assert (table.units(people, "crossing"), table.in_reserve(people, "fighter")) == ({"fighter": 1}, 9)
    assert (table.units("kelwin", "crossing"), table.actions_left()) == ({"merchant": 1, "mage": 2}, 2)
    assert (table.points(people), table.pile(), table.waits_for()) == (0, [EMPATHY], ["kelwin"])


@pytest.mark.rule("NEC-C72")
def test_empathy_follows_the_own_commerce_too() -> None:
    table = market(kelwin=EMPATHY).acts("kelwin", *TRADE).play("kelwin", EMPATHY, "recruit merchant")
    assert table.units("kelwin", "crossing") == {"merchant": 2, "mage": 2}


@pytest.mark.rule("NEC-C72", "NEC-C27")
def test_empathy_follows_free_commerce() -> None:
    table = market(kelwin="galvanised-market", ombre=EMPATHY).play("kelwin", "galvanised-market")
    table.acts("kelwin", *TRADE).play("ombre", EMPATHY, "recruit mage")
    assert (table.units("ombre", "crossing"), table.actions_left()) == ({"mage": 1}, 3)


@pytest.mark.rule("NEC-C72", "NEC-C28")
def test_empathy_follows_a_trade_by_proxy() -> None:
    table = Table().give("kelwin", "trade-by-proxy").give("ombre", EMPATHY)
    table.play("kelwin", "trade-by-proxy", "trade sun-cape").acts("kelwin", "recruit mage", "stop")
    assert table.play("ombre", EMPATHY, "recruit mage").units("ombre", "sun-cape") == {"mage": 1}


@pytest.mark.rule("NEC-C72", "NEC-124")
def test_empathy_waits_until_the_commerce_is_complete() -> None:
    table = market(ombre=EMPATHY).acts("kelwin", "trade crossing", "recruit mage")
    assert (table.window(), table.waits_for()) == (None, ["kelwin"])
    table.act("kelwin", "stop")
    assert (table.window(), table.legal("ombre")) == ("after-commerce", [f"play {EMPATHY}", "pass"])


@pytest.mark.rule("NEC-C72")
def test_units_that_come_by_a_card_or_a_conversion_call_for_no_empathy() -> None:
    table = market(kelwin="mage-leap", ombre=EMPATHY).play("kelwin", "mage-leap", "at crossing", "recruit mage")
    assert (table.window(), table.waits_for()) == (None, ["kelwin"])
    table.acts("kelwin", "convert merchant crossing", "into mage")
    assert (table.window(), table.waits_for()) == (None, ["kelwin"])


@pytest.mark.rule("NEC-C72")
def test_empathy_takes_what_the_reserve_has() -> None:
    table = market(ombre=EMPATHY).reserve("ombre", fighter=0, mage=0).acts("kelwin", *TRADE)
    table.act("ombre", f"play {EMPATHY}")
    assert table.single("ombre") == "recruit merchant"


@pytest.mark.rule("NEC-C72")
def test_no_empathy_from_an_empty_reserve() -> None:
    table = market(ombre=EMPATHY).reserve("ombre", fighter=0, merchant=0, mage=0).acts("kelwin", *TRADE)
    assert refused(table, "ombre", EMPATHY) == NO_EFFECT


@pytest.mark.rule("NEC-C72")
def test_empathy_needs_a_commerce() -> None:
    assert refused(market(kelwin=EMPATHY), "kelwin", EMPATHY) == OTHER_MOMENT
    assert market(ombre=EMPATHY).forbids("ombre", f"play {EMPATHY}") == "NEC-089"


@pytest.mark.rule("NEC-C72", "NEC-128", "NEC-137")
def test_whoever_holds_any_card_is_asked_after_a_commerce() -> None:
    table = market(ombre="war-cry").acts("kelwin", *TRADE)
    assert (table.waits_for(), table.legal("ombre")) == (["ombre"], ["pass"])
    assert market(ombre="war-cry").discarded(EMPATHY).acts("kelwin", *TRADE).waits_for() == ["kelwin"]


@pytest.mark.rule("NEC-C72", "NEC-129")
def test_cancelled_empathy_brings_nobody() -> None:
    table = cancel(market(ombre=EMPATHY).acts("kelwin", *TRADE), "ombre", EMPATHY, "recruit mage")
    assert (table.units("ombre", "crossing"), table.in_reserve("ombre", "mage")) == ({}, 10)
    assert (table.actions_left(), table.waits_for()) == (2, ["kelwin"])


# ---- Shaanic Shield


def danger(holder: str = "kelwin") -> Table:
    """Kelwin has units in Necrosia and beside a Necrosian in the Crossing; somebody holds the shield."""
    table = Table().put("kelwin", "necrosia", mage=2).put("kelwin", "crossing", fighter=3).necrosians("crossing", 1)
    return table.necrosians("necrosia", 2).give(holder, SHIELD)


@pytest.mark.rule("NEC-C76")
def test_a_shield_wards_off_all_losses_of_phase_4() -> None:
    table = danger().act("kelwin", "finish")
    assert (table.window(), table.view().dying) == ("necrosis", {"crossing": 1, "necrosia": 1})
    table.play("kelwin", SHIELD)
    assert (table.units("kelwin", "necrosia"), table.units("kelwin", "crossing")) == ({"mage": 2}, {"fighter": 3})
    assert (table.necrosians_in("crossing"), SHIELD in table.pile()) == (1, True)


@pytest.mark.rule("NEC-C76", "NEC-C50")
def test_a_shield_wards_off_a_curse() -> None:
    table = danger().cursed("ombre", "crossing").act("kelwin", "finish").play("kelwin", SHIELD)
    assert table.units("kelwin", "crossing") == {"fighter": 3}


@pytest.mark.rule("NEC-C76", "NEC-106")
def test_a_shield_saves_a_domination() -> None:
    table = danger().remove("kelwin", "crossing", fighter=1).act("kelwin", "finish").play("kelwin", SHIELD)
    assert table.told("counted") == [{"seat": 0, "region": "crossing", "points": 3}]


@pytest.mark.rule("NEC-C76")
def test_a_shield_lasts_for_one_phase_4_only() -> None:
    table = danger().act("kelwin", "finish").play("kelwin", SHIELD).turn("kelwin").end_turn("kelwin")
    assert (table.units("kelwin", "necrosia"), table.units("kelwin", "crossing")) == ({"mage": 1}, {"fighter": 2})


@pytest.mark.rule("NEC-C76")
def test_without_the_shield_losses_are_suffered() -> None:
    table = danger().act("kelwin", "finish").act("kelwin", "pass")
    assert (table.units("kelwin", "necrosia"), table.units("kelwin", "crossing")) == ({"mage": 1}, {"fighter": 2})


@pytest.mark.rule("NEC-C76")
def test_no_shield_without_a_loss_to_suffer() -> None:
    table = Table().put("kelwin", "stormpeak", mage=2).necrosians("crossing", 1).give("kelwin", SHIELD)
    table.act("kelwin", "finish")
    assert (table.window(), refused(table, "kelwin", SHIELD)) == ("influence", OTHER_MOMENT)


@pytest.mark.rule("NEC-C76", "NEC-C24", "NEC-133")
def test_no_shield_when_every_loss_is_cancelled_already() -> None:
    table = danger().give("kelwin", "necrotic-pact").act("kelwin", "finish")
    table.play("kelwin", "necrotic-pact", "at crossing", "at necrosia")
    assert (SHIELD in table.hand("kelwin"), table.legal("kelwin", "play")) == (True, [])


@pytest.mark.rule("NEC-C76")
def test_a_shield_is_for_the_own_phase_4() -> None:
    assert refused(danger(), "kelwin", SHIELD) == OTHER_MOMENT
    table = danger("ombre").put("ombre", "necrosia", mage=1).act("kelwin", "finish")
    assert (SHIELD in table.hand("ombre"), table.units("kelwin", "necrosia")) == (True, {"mage": 1})


@pytest.mark.rule("NEC-C76", "NEC-047")
def test_a_shield_does_not_help_in_a_war() -> None:
    table = danger().act("kelwin", "war crossing necrosians")
    until(table, "w6", ZERO, ZERO, ZERO, ONE)
    assert refused(table, "kelwin", SHIELD) == OTHER_MOMENT


@pytest.mark.rule("NEC-C76", "NEC-129")
def test_a_cancelled_shield_wards_off_nothing() -> None:
    table = cancel(danger().act("kelwin", "finish"), "kelwin", SHIELD)
    assert (table.units("kelwin", "necrosia"), table.units("kelwin", "crossing")) == ({"mage": 1}, {"fighter": 2})
