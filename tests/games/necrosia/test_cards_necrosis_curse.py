"""The Withering Curse: where it may lie, whom it strikes, and how long it lasts (NEC-C50)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.plays import until
from tests.games.necrosia.table import Table

CURSE = "withering-curse"


def curse(*people: str, units: int = 3) -> Table:
    """Kelwin curses the Crossing, where a Necrosian stands beside so many fighters of the peoples given."""
    table = Table().necrosians("crossing", 1).give("kelwin", CURSE)
    for one in people:
        table.put(one, "crossing", fighter=units)
    return table.play("kelwin", CURSE, "at crossing")


@pytest.mark.rule("NEC-C50", "NEC-011")
def test_a_curse_doubles_the_loss_of_others_and_each_becomes_a_necrosian() -> None:
    table = curse("ombre").end_turn("kelwin").end_turn("ombre")
    assert (table.units("ombre", "crossing"), table.necrosians_in("crossing")) == ({"fighter": 1}, 3)
    assert table.in_reserve("ombre", "fighter") == 9


@pytest.mark.rule("NEC-C50")
def test_a_curse_strikes_its_player_too() -> None:
    assert curse("kelwin").end_turn("kelwin").units("kelwin", "crossing") == {"fighter": 1}


@pytest.mark.rule("NEC-C50")
def test_a_curse_takes_a_single_unit() -> None:
    table = curse("ombre", units=1).end_turn("kelwin").end_turn("ombre")
    assert (table.units("ombre", "crossing"), table.necrosians_in("crossing")) == ({}, 2)


@pytest.mark.rule("NEC-C50", "NEC-150")
def test_a_curse_doubles_losses_in_its_region_only() -> None:
    table = curse("ombre").put("ombre", "necrosia", mage=3).end_turn("kelwin").end_turn("ombre")
    assert (table.units("ombre", "necrosia"), table.units("ombre", "crossing")) == ({"mage": 2}, {"fighter": 1})


@pytest.mark.rule("NEC-C50", "NEC-010")
def test_the_owner_chooses_both_victims_of_a_curse() -> None:
    table = curse("ombre", units=1).put("ombre", "crossing", mage=2).end_turn("kelwin").act("ombre", "finish")
    assert table.view().dying == {"crossing": 2}
    table.acts("ombre", "lose mage", "lose fighter")
    assert table.units("ombre", "crossing") == {"mage": 1}


@pytest.mark.rule("NEC-C50")
def test_a_curse_lies_on_a_necrosed_or_infested_region() -> None:
    table = Table().necrosians("crossing", 1).necrosed("sun-cape").put("ombre", "frostmoon", mage=1)
    table.give("kelwin", CURSE).act("kelwin", f"play {CURSE}")
    assert table.legal("kelwin") == ["at crossing", "at necrosia", "at sun-cape"]
    assert table.forbids("kelwin", "at frostmoon") == "NEC-127"


@pytest.mark.rule("NEC-C50")
def test_necrosia_can_always_be_cursed() -> None:
    assert Table().give("kelwin", CURSE).act("kelwin", f"play {CURSE}").single("kelwin") == "at necrosia"


@pytest.mark.rule("NEC-C50", "NEC-182")
def test_a_curse_is_public() -> None:
    table = curse("ombre")
    assert (table.region("crossing").cursed, table.region("necrosia").cursed) == (True, False)
    assert [seat.curse for seat in table.view("feling").seats] == ["crossing", None, None]


@pytest.mark.rule("NEC-C50", "NEC-175")
def test_the_feling_cancels_one_of_two_losses() -> None:
    table = curse("feling").order("kelwin", "feling", "ombre").end_turn("kelwin").act("feling", "finish")
    assert table.legal("feling", "spare") == ["spare crossing"]
    assert table.act("feling", "spare crossing").units("feling", "crossing") == {"fighter": 2}


@pytest.mark.rule("NEC-C50", "NEC-C24")
def test_a_necrotic_pact_cancels_losses_of_a_curse_one_by_one() -> None:
    table = curse("ombre").give("ombre", "necrotic-pact").end_turn("kelwin").act("ombre", "finish")
    until(table, "necrosis").play("ombre", "necrotic-pact", "at crossing", "stop")
    assert table.units("ombre", "crossing") == {"fighter": 2}
    both = curse("ombre").give("ombre", "necrotic-pact").end_turn("kelwin").act("ombre", "finish")
    until(both, "necrosis").play("ombre", "necrotic-pact", "at crossing", "at crossing")
    assert both.units("ombre", "crossing") == {"fighter": 3}


@pytest.mark.rule("NEC-C50")
def test_a_curse_is_idle_where_there_is_no_danger() -> None:
    table = curse("ombre").end_turn("kelwin").necrosians("crossing", 0).end_turn("ombre")
    assert (table.units("ombre", "crossing"), table.region("crossing").cursed) == ({"fighter": 3}, True)


@pytest.mark.rule("NEC-C50", "NEC-150")
def test_a_cursed_necrosed_region_takes_two_not_four() -> None:
    table = Table().put("ombre", "necrosia", mage=5).necrosians("necrosia", 3).cursed("kelwin", "necrosia")
    assert table.turn("ombre").end_turn("ombre").units("ombre", "necrosia") == {"mage": 3}


@pytest.mark.rule("NEC-C50")
def test_a_curse_ends_when_the_next_turn_of_its_player_begins() -> None:
    table = Table().put("ombre", "necrosia", mage=3).put("kelwin", "necrosia", mage=3).cursed("kelwin", "necrosia")
    table.order("ombre", "kelwin", "feling").end_turn("ombre")
    assert (table.units("ombre", "necrosia"), table.region("necrosia").cursed) == ({"mage": 1}, False)
    assert table.end_turn("kelwin").units("kelwin", "necrosia") == {"mage": 2}


@pytest.mark.rule("NEC-C50")
def test_a_curse_outlasts_the_turns_of_others_and_the_year() -> None:
    table = curse("ombre", "feling").end_turn("kelwin").end_turn("ombre").ranked()
    assert table.region("crossing").cursed
    table.end_turn("feling")
    assert (table.units("feling", "crossing"), table.view().year) == ({"fighter": 2}, 2)
    assert table.region("crossing").cursed


@pytest.mark.rule("NEC-C50", "NEC-105")
def test_a_curse_strikes_before_influence_is_counted() -> None:
    table = curse("ombre", units=4).end_turn("kelwin").end_turn("ombre")
    assert (table.units("ombre", "crossing"), table.told("counted")) == ({"fighter": 2}, [])


@pytest.mark.rule("NEC-C50")
def test_a_player_has_one_curse_at_a_time() -> None:
    """If the card comes back to him in the same turn, its new region takes the place of the old one."""
    table = Table().put("ombre", "crossing", mage=4).necrosians("crossing", 1).cursed("kelwin", "necrosia")
    table.put("ombre", "necrosia", mage=4).give("kelwin", "withering-curse")
    table.play("kelwin", "withering-curse", "at crossing")
    assert (table.player("kelwin").curse, table.region("necrosia").cursed) == ("crossing", False)
    table.end_turn("kelwin").end_turn("ombre")
    assert (table.units("ombre", "crossing"), table.units("ombre", "necrosia")) == ({"mage": 2}, {"mage": 3})


@pytest.mark.rule("NEC-C50", "NEC-134")
def test_the_curses_of_two_players_on_one_region_do_not_add_up() -> None:
    table = Table().put("ombre", "necrosia", mage=5).cursed("kelwin", "necrosia").cursed("feling", "necrosia")
    assert table.turn("ombre").end_turn("ombre").units("ombre", "necrosia") == {"mage": 3}
