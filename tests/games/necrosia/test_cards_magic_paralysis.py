"""The Paralysing Spell: whom it may hit, what it forbids, and how long its marks last (NEC-C42)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.dice import ONE, ZERO
from tests.games.necrosia.plays import NO_EFFECT, WAR, cancel, refused, until
from tests.games.necrosia.table import Table

SPELL = "paralysing-spell"


def spell(**units: int) -> Table:
    """Kelwin holds the spell; these units of Ombre stand in the Crossing."""
    return Table().put("ombre", "crossing", **units).give("kelwin", SPELL)


def marks(table: Table, region: str, people: str = "ombre") -> dict[str, int]:
    """The paralysed units of a people in a region."""
    troops = [troop for troop in table.region(region).troops if troop.seat == table.seat(people)]
    return troops[0].paralysed if troops else {}


def stiff(**units: int) -> Table:
    """Ombre's turn; these units of Ombre stand in the Crossing, all paralysed."""
    return Table().put("ombre", "crossing", **units).paralysed("ombre", "crossing", **units).turn("ombre")


# ---- whom it hits


@pytest.mark.rule("NEC-C42")
def test_three_units_of_one_opponent_are_paralysed_wherever_they_are() -> None:
    table = spell(fighter=2, mage=1).put("ombre", "sun-cape", merchant=1)
    choices = (
        "at crossing",
        "pick ombre fighter",
        "at crossing",
        "pick ombre mage",
        "at sun-cape",
        "pick ombre merchant",
    )
    table.play("kelwin", SPELL, *choices)
    assert (marks(table, "crossing"), marks(table, "sun-cape")) == ({"fighter": 1, "mage": 1}, {"merchant": 1})


@pytest.mark.rule("NEC-C42", "NEC-182")
def test_the_marks_are_public() -> None:
    table = spell(fighter=2).play("kelwin", SPELL, "at crossing", "pick ombre fighter", "stop")
    assert table.view("feling").regions == table.view("ombre").regions == table.view().regions
    assert table.told("paralysed", "feling") == [{"seat": 1, "kind": "fighter", "region": "crossing"}]


@pytest.mark.rule("NEC-C42")
def test_all_paralysed_units_belong_to_the_same_opponent() -> None:
    table = spell(fighter=1, mage=1).put("feling", "crossing", fighter=1).put("feling", "sun-cape", fighter=1)
    assert table.act("kelwin", f"play {SPELL}").legal("kelwin") == ["at crossing", "at sun-cape"]
    table.acts("kelwin", "at crossing", "pick ombre fighter")
    assert table.legal("kelwin") == ["stop", "at crossing"]
    assert table.act("kelwin", "at crossing").single("kelwin") == "pick ombre mage"


@pytest.mark.rule("NEC-C42", "NEC-132")
def test_fewer_may_be_paralysed_but_at_least_one() -> None:
    table = spell(fighter=3, mage=1).act("kelwin", f"play {SPELL}")
    assert table.forbids("kelwin", "stop") == "NEC-127"
    assert marks(table.acts("kelwin", "at crossing", "pick ombre fighter", "stop"), "crossing") == {"fighter": 1}


@pytest.mark.rule("NEC-C42")
def test_no_fourth_unit_is_paralysed() -> None:
    table = spell(fighter=4).play("kelwin", SPELL, *("at crossing", "pick ombre fighter") * 3)
    assert (marks(table, "crossing"), table.pile()) == ({"fighter": 3}, [SPELL])


@pytest.mark.rule("NEC-C42")
def test_own_units_and_necrosians_are_not_paralysed() -> None:
    table = Table().put("kelwin", "crossing", fighter=2).necrosians("crossing", 2).give("kelwin", SPELL)
    assert refused(table, "kelwin", SPELL) == NO_EFFECT


@pytest.mark.rule("NEC-C42", "NEC-133")
def test_a_paralysed_unit_is_not_paralysed_again() -> None:
    table = spell(fighter=2).paralysed("ombre", "crossing", fighter=1)
    table.acts("kelwin", f"play {SPELL}", "at crossing", "pick ombre fighter")
    assert marks(table, "crossing") == {"fighter": 2}
    assert refused(spell(mage=1).paralysed("ombre", "crossing", mage=1), "kelwin", SPELL) == NO_EFFECT


@pytest.mark.rule("NEC-C42", "NEC-135")
def test_only_an_opponent_with_a_turn_to_come_is_paralysed() -> None:
    table = spell(fighter=1).put("feling", "sun-cape", fighter=1).year(5).order("ombre", "kelwin", "feling")
    table.turn("kelwin").act("kelwin", f"play {SPELL}")
    assert table.single("kelwin") == "at sun-cape"


@pytest.mark.rule("NEC-C42", "NEC-135")
def test_no_paralysis_when_nobody_has_a_turn_left() -> None:
    assert (
        refused(spell(fighter=1).year(5).order("ombre", "feling", "kelwin").turn("kelwin"), "kelwin", SPELL)
        == NO_EFFECT
    )


@pytest.mark.rule("NEC-C42", "NEC-129")
def test_a_cancelled_spell_paralyses_nobody() -> None:
    table = cancel(spell(fighter=1), "kelwin", SPELL, "at crossing", "pick ombre fighter")
    assert marks(table, "crossing") == {}


# ---- what it forbids


@pytest.mark.rule("NEC-C42")
def test_a_paralysed_unit_is_not_moved_by_an_action() -> None:
    table = stiff(fighter=1, mage=1).put("ombre", "crossing", fighter=1)
    assert table.legal("ombre", "lift") == ["lift fighter crossing"]
    assert table.reason("ombre", "lift mage crossing") == "unit-may-not-move"
    table.acts("ombre", "lift fighter crossing", "to stormpeak")
    assert (marks(table, "crossing"), marks(table, "stormpeak")) == ({"fighter": 1, "mage": 1}, {})


@pytest.mark.rule("NEC-C42", "NEC-181")
def test_a_paralysed_unit_makes_no_free_move() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).paralysed("kelwin", "crossing", fighter=1)
    assert (table.legal("kelwin", "slip"), table.reason("kelwin", "slip fighter crossing")) == ([], "unit-may-not-move")


@pytest.mark.rule("NEC-C42")
@pytest.mark.parametrize("card", ["good-organisation", "safe-conduct", "split-selves"])
def test_a_paralysed_unit_is_not_moved_by_own_cards(card: str) -> None:
    assert refused(stiff(mage=1).give("ombre", card), "ombre", card) == NO_EFFECT


@pytest.mark.rule("NEC-C42", "NEC-055")
def test_a_paralysed_mage_serves_for_magic_but_is_not_carried() -> None:
    table = stiff(mage=1).put("ombre", "crossing", merchant=1).put("ombre", "sun-cape", mage=1)
    table.acts("ombre", "cast crossing", "to sun-cape")
    assert table.single("ombre") == "carry ombre merchant"


@pytest.mark.rule("NEC-C42")
def test_paralysed_units_fight_and_are_lost() -> None:
    table = stiff(fighter=2).put("feling", "crossing", fighter=1).act("ombre", "war crossing feling", ONE, ZERO, ONE)
    assert (table.units("feling", "crossing"), table.units("ombre", "crossing")) == ({}, {"fighter": 1})


@pytest.mark.rule("NEC-C42")
def test_a_paralysed_merchant_trades() -> None:
    table = stiff(merchant=1).acts("ombre", "trade crossing", "recruit mage", "recruit mage")
    assert table.units("ombre", "crossing") == {"merchant": 1, "mage": 2}


@pytest.mark.rule("NEC-C42", "NEC-104")
def test_a_paralysed_unit_may_be_converted_and_stays_paralysed() -> None:
    table = stiff(merchant=1).acts("ombre", "convert merchant crossing", "into mage")
    assert (table.units("ombre", "crossing"), marks(table, "crossing")) == ({"mage": 1}, {"mage": 1})


@pytest.mark.rule("NEC-C42")
def test_new_units_of_the_same_kind_may_move() -> None:
    table = stiff(merchant=1).acts("ombre", "trade crossing", "recruit merchant", "stop")
    assert table.legal("ombre", "lift") == ["lift merchant crossing"]


# ---- which of several equal units


@pytest.mark.rule("NEC-C42", "NEC-104")
def test_an_unmarked_unit_is_converted_first() -> None:
    table = (
        stiff(merchant=1).put("ombre", "crossing", merchant=1).acts("ombre", "convert merchant crossing", "into mage")
    )
    assert marks(table, "crossing") == {"merchant": 1}


@pytest.mark.rule("NEC-C42")
def test_others_move_an_unmarked_unit_first() -> None:
    table = (
        Table().put("kelwin", "crossing", mage=1).put("kelwin", "sun-cape", mage=1).put("ombre", "crossing", fighter=2)
    )
    table.paralysed("ombre", "crossing", fighter=1).acts(
        "kelwin", "cast crossing", "to sun-cape", "carry ombre fighter"
    )
    assert (marks(table, "crossing"), marks(table, "sun-cape")) == ({"fighter": 1}, {})


@pytest.mark.rule("NEC-C42")
def test_the_mark_follows_the_unit_that_others_move() -> None:
    table = (
        Table().put("kelwin", "crossing", mage=1).put("kelwin", "sun-cape", mage=1).put("ombre", "crossing", fighter=2)
    )
    table.paralysed("ombre", "crossing", fighter=1).acts("kelwin", "cast crossing", "to sun-cape")
    table.acts("kelwin", "carry ombre fighter", "carry ombre fighter")
    assert (marks(table, "crossing"), marks(table, "sun-cape")) == ({}, {"fighter": 1})


@pytest.mark.rule("NEC-C42", "NEC-C23")
def test_an_unmarked_unit_is_won_over_first() -> None:
    table = spell(mage=2).paralysed("ombre", "crossing", mage=1)
    change = next(card.key for card in table.board.content.cards if card.effect == "convert-rival")
    table.give("kelwin", change).play("kelwin", change, "at crossing", "pick ombre mage")
    assert (table.units("ombre", "crossing"), marks(table, "crossing")) == ({"mage": 1}, {"mage": 1})


@pytest.mark.rule("NEC-C42")
def test_a_marked_unit_is_lost_first_in_a_war() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", fighter=2)
    table.paralysed("ombre", "crossing", fighter=1).act("kelwin", WAR, ONE, ZERO, ZERO)
    assert (table.units("ombre", "crossing"), marks(table, "crossing")) == ({"fighter": 1}, {})


@pytest.mark.rule("NEC-C42")
def test_a_marked_unit_is_lost_first_to_necrosis() -> None:
    table = stiff(fighter=1).put("ombre", "crossing", fighter=1).necrosians("crossing", 1).give("ombre", "war-cry")
    until(table.act("ombre", "finish"), "necrosis").act("ombre", "pass")
    assert (table.units("ombre", "crossing"), marks(table, "crossing")) == ({"fighter": 1}, {})


# ---- how long it lasts


@pytest.mark.rule("NEC-C42", "NEC-135")
def test_the_marks_vanish_at_the_end_of_the_next_turn_of_their_owner() -> None:
    table = spell(fighter=1).play("kelwin", SPELL, "at crossing", "pick ombre fighter").end_turn("kelwin")
    assert (marks(table, "crossing"), table.legal("ombre", "lift")) == ({"fighter": 1}, [])
    assert marks(table.end_turn("ombre"), "crossing") == {}


@pytest.mark.rule("NEC-C42", "NEC-135")
def test_the_marks_outlast_the_turns_of_others() -> None:
    table = spell(fighter=1).order("kelwin", "feling", "ombre")
    table.play("kelwin", SPELL, "at crossing", "pick ombre fighter").end_turn("kelwin").end_turn("feling")
    assert (table.waits_for(), marks(table, "crossing")) == (["ombre"], {"fighter": 1})


@pytest.mark.rule("NEC-C42", "NEC-135")
def test_the_marks_wait_for_the_next_year() -> None:
    table = spell(fighter=1).order("ombre", "feling", "kelwin").turn("kelwin").ranked()
    table.play("kelwin", SPELL, "at crossing", "pick ombre fighter").end_turn("kelwin")
    assert (table.view().year, marks(table, "crossing")) == (2, {"fighter": 1})
