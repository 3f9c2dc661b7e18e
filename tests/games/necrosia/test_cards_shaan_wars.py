"""Shaan cards played in a war: luck, life, time and the astral body (NEC-C65, NEC-C71, NEC-C77, NEC-C79)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.dice import MORE, ONE, ZERO
from tests.games.necrosia.plays import (
    NO_EFFECT,
    NOT_ASKED,
    OTHER_FOE,
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

LUCK = "stroke-of-luck"
LIFE = "return-to-life"
RIFT = "shaanic-time-rift"
ASTRAL = "astral-body"
HUNT = "war crossing necrosians"
ALL_ONE = (ONE,) * 4


# ---- Stroke of Luck


@pytest.mark.rule("NEC-C65", "NEC-044")
def test_luck_rolls_chosen_own_dice_again_with_their_whole_chain() -> None:
    table = duel(kelwin=(LUCK, "safe-conduct")).put("kelwin", "crossing", fighter=1).act("kelwin", WAR)
    until(table, "w5", ZERO, ZERO, MORE, MORE, ZERO, ONE, ONE)
    assert table.war().attack.rolled == [0, 0, 2]
    table.play("kelwin", LUCK, "die 1", "die 3", faces=(MORE, ONE, ZERO))
    assert (table.war().attack.rolled, table.war().defence.rolled) == ([2, 0, 0], [1, 1])
    assert (table.points("kelwin"), table.pile()) == (0, [LUCK])


@pytest.mark.rule("NEC-C65")
def test_luck_is_for_the_defender_too() -> None:
    table = until(duel(ombre=(LUCK, "safe-conduct")).act("kelwin", WAR), "w5", ONE, ONE, ZERO, ZERO)
    table.play("ombre", LUCK, "die 2", faces=(ONE,))
    assert (table.war().attack.rolled, table.war().defence.rolled) == ([1, 1], [0, 1])


@pytest.mark.rule("NEC-C65")
def test_luck_touches_own_dice_only_and_at_least_one() -> None:
    table = duel(kelwin=LUCK).put("ombre", "crossing", fighter=1).act("kelwin", WAR)
    until(table, "w5", *(ZERO,) * 5).act("kelwin", f"play {LUCK}")
    assert table.legal("kelwin") == ["die 1", "die 2"]
    assert table.act("kelwin", "die 1").legal("kelwin") == ["stop", "die 2"]


@pytest.mark.rule("NEC-C65")
def test_luck_rolls_each_die_once() -> None:
    table = duel(kelwin=LUCK).put("kelwin", "crossing", fighter=1).act("kelwin", WAR)
    until(table, "w5", *(ZERO,) * 5).acts("kelwin", f"play {LUCK}", "die 2")
    assert table.forbids("kelwin", "die 2") == "NEC-127"
    table.act("kelwin", "stop", ONE)
    assert (len(dice_rolled(table)), table.units("ombre", "crossing")) == (6, {"fighter": 1})


@pytest.mark.rule("NEC-C65")
def test_luck_may_roll_all_own_dice_and_make_them_worse() -> None:
    table = until(duel(kelwin=LUCK).act("kelwin", WAR), "w5", ONE, ONE, ZERO, ZERO)
    table.play("kelwin", LUCK, "die 1", "die 2", faces=(ZERO, ZERO))
    assert table.units("ombre", "crossing") == {"fighter": 2}


@pytest.mark.rule("NEC-C65")
def test_luck_serves_against_necrosians() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).necrosians("crossing", 1).give("kelwin", LUCK)
    until(table.act("kelwin", HUNT), "w5", ZERO, ZERO).play("kelwin", LUCK, "die 1", faces=(ONE,))
    assert table.necrosians_in("crossing") == 0


@pytest.mark.rule("NEC-C65")
def test_luck_is_not_for_those_who_take_no_part() -> None:
    table = until(duel(feling=LUCK, kelwin="safe-conduct").act("kelwin", WAR), "w5", *(ZERO,) * 4)
    assert refused(table, "feling", LUCK) == OTHER_PART


@pytest.mark.rule("NEC-C65")
def test_luck_needs_a_die_that_was_rolled() -> None:
    table = duel(kelwin=LUCK, ombre="nimble-dodge").remove("kelwin", "crossing", fighter=1).act("kelwin", WAR)
    until(table, "w3").play("ombre", "nimble-dodge")
    assert refused(until(table, "w5", ZERO, ZERO), "kelwin", LUCK) == NO_EFFECT


@pytest.mark.rule("NEC-C65")
def test_luck_comes_after_the_dice() -> None:
    assert refused(until(duel(kelwin=LUCK).act("kelwin", WAR), "w3"), "kelwin", LUCK) == OTHER_MOMENT
    assert refused(until(duel(kelwin=LUCK).act("kelwin", WAR), "w6", *ALL_ONE), "kelwin", LUCK) == OTHER_MOMENT


@pytest.mark.rule("NEC-C65", "NEC-129")
def test_cancelled_luck_rolls_nothing_again() -> None:
    table = until(duel(kelwin=LUCK).act("kelwin", WAR), "w5", *(ZERO,) * 4)
    cancel(table, "kelwin", LUCK, "die 1", "die 2")
    assert (len(dice_rolled(table)), table.units("ombre", "crossing")) == (4, {"fighter": 2})


# ---- Return to Life


def losses(*faces: int, **cards: str) -> Table:
    """The duel of fighters, each side with a mage beside them, until W8; the mages are not lost."""
    table = duel(**cards).put("kelwin", "crossing", mage=1).put("ombre", "crossing", mage=1).act("kelwin", WAR)
    until(table, "w6", *faces).all_pass()
    while table.window() != "w8":
        table.act(table.waits_for()[0], "lose fighter")
    return table


@pytest.mark.rule("NEC-C71")
@pytest.mark.parametrize("people", ["kelwin", "ombre"])
def test_the_units_one_lost_come_back_in_one_region(people: str) -> None:
    table = losses(*ALL_ONE, **{people: LIFE}).play(people, LIFE, "at sun-cape", "recruit fighter", "recruit fighter")
    other = "ombre" if people == "kelwin" else "kelwin"
    assert (table.units(people, "sun-cape"), table.units(people, "crossing")) == ({"fighter": 2}, {"mage": 1})
    assert (table.units(other, "crossing"), table.units(other, "sun-cape")) == ({"mage": 1}, {})
    assert (table.in_reserve(people, "fighter"), table.points(people), table.actions_left()) == (8, 0, 2)


@pytest.mark.rule("NEC-C71")
def test_units_return_to_any_region_that_of_the_war_too() -> None:
    table = losses(*ALL_ONE, kelwin=LIFE).act("kelwin", f"play {LIFE}")
    assert len(table.legal("kelwin")) == len(table.legal("kelwin", "at")) == 18
    table.acts("kelwin", "at crossing", "recruit fighter", "recruit fighter")
    assert table.units("kelwin", "crossing") == {"fighter": 2, "mage": 1}


@pytest.mark.rule("NEC-C71", "NEC-132")
def test_some_may_stay_in_reserve_but_not_all() -> None:
    table = losses(*ALL_ONE, kelwin=LIFE).acts("kelwin", f"play {LIFE}", "at sun-cape")
    assert table.single("kelwin") == "recruit fighter"
    assert table.act("kelwin", "recruit fighter").legal("kelwin") == ["recruit fighter", "stop"]
    assert table.act("kelwin", "stop").units("kelwin", "sun-cape") == {"fighter": 1}


@pytest.mark.rule("NEC-C71")
def test_only_what_was_lost_in_this_war_returns() -> None:
    table = losses(ZERO, ZERO, ONE, ZERO, kelwin=LIFE).acts("kelwin", f"play {LIFE}", "at sun-cape", "recruit fighter")
    assert (table.units("kelwin", "sun-cape"), table.pile()) == ({"fighter": 1}, [LIFE])


@pytest.mark.rule("NEC-C71")
def test_nobody_returns_who_was_not_lost() -> None:
    assert refused(losses(ONE, ZERO, ZERO, ZERO, kelwin=LIFE), "kelwin", LIFE) == NO_EFFECT
    assert refused(losses(ZERO, ZERO, ONE, ZERO, ombre=LIFE), "ombre", LIFE) == NO_EFFECT


@pytest.mark.rule("NEC-C71")
def test_a_return_is_not_for_those_who_take_no_part() -> None:
    table = losses(*ALL_ONE, kelwin="safe-conduct", feling=LIFE)
    assert (table.waits_for(), refused(table, "feling", LIFE)) == (["kelwin"], NOT_ASKED)


@pytest.mark.rule("NEC-C71")
def test_a_return_comes_after_the_losses() -> None:
    assert refused(until(duel(kelwin=LIFE).act("kelwin", WAR), "w6", *ALL_ONE), "kelwin", LIFE) == OTHER_MOMENT
    assert refused(Table().give("kelwin", LIFE), "kelwin", LIFE) == OTHER_MOMENT


@pytest.mark.rule("NEC-C71", "NEC-041")
def test_a_return_undoes_nothing_that_was_inflicted() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).necrosians("crossing", 3).tally(kelwin=2).give("kelwin", LIFE)
    until(table.act("kelwin", HUNT), "w8", ONE, ONE).play("kelwin", LIFE, "at crossing", "recruit fighter")
    assert (table.units("kelwin", "crossing"), table.necrosians_in("crossing")) == ({"fighter": 1}, 2)
    assert (table.player("kelwin").tally, table.points("kelwin"), len(table.told("lost"))) == (3, 1, 1)


@pytest.mark.rule("NEC-C71", "NEC-129")
def test_a_cancelled_return_brings_nobody() -> None:
    table = losses(*ALL_ONE, kelwin=LIFE)
    cancel(table, "kelwin", LIFE, "at sun-cape", "recruit fighter", "recruit fighter")
    assert (table.units("kelwin", "sun-cape"), table.in_reserve("kelwin", "fighter")) == ({}, 10)


# ---- Shaanic Time Rift


def hunt(**cards: str | tuple[str, ...]) -> Table:
    """Kelwin's two fighters attack three Necrosians in the Crossing; each people holds the cards given."""
    table = Table().put("kelwin", "crossing", fighter=2).necrosians("crossing", 3)
    for people, held in cards.items():
        table.give(people, *((held,) if isinstance(held, str) else held))
    return table.act("kelwin", HUNT)


@pytest.mark.rule("NEC-C77")
@pytest.mark.parametrize("people", ["kelwin", "ombre", "feling"])
def test_anybody_may_take_the_die_of_the_necrosians(people: str) -> None:
    table = hunt(**{people: RIFT}).play(people, RIFT, faces=(ONE, ONE))
    assert (table.told("necrosians-rolled"), table.units("kelwin", "crossing")) == ([], {"fighter": 2})
    assert (table.necrosians_in("crossing"), table.points(people), table.pile()) == (1, 0, [RIFT])


@pytest.mark.rule("NEC-C77", "NEC-C53")
def test_a_rift_leaves_the_dice_of_resistance() -> None:
    table = hunt(kelwin=RIFT, ombre="necrotic-resistance").play("ombre", "necrotic-resistance")
    assert table.war().defence.dice == 3
    table.play("kelwin", RIFT, faces=(ZERO, ZERO, ONE, ONE))
    assert (len(table.told("necrosians-rolled")), table.units("kelwin", "crossing")) == (2, {})


@pytest.mark.rule("NEC-C77", "NEC-C01")
def test_no_rift_when_the_necrosians_have_no_die_left() -> None:
    table = hunt(kelwin=(RIFT, "war-cry")).play("kelwin", "war-cry")
    assert (table.war().defence.dice, refused(table, "kelwin", RIFT)) == (0, NO_EFFECT)


@pytest.mark.rule("NEC-C77")
def test_a_rift_is_for_necrosians_only() -> None:
    assert refused(until(duel(ombre=RIFT).act("kelwin", WAR), "w3"), "ombre", RIFT) == OTHER_FOE
    assert refused(until(duel(kelwin=RIFT).act("kelwin", WAR), "w3"), "kelwin", RIFT) == OTHER_FOE


@pytest.mark.rule("NEC-C77")
def test_a_rift_comes_before_the_dice() -> None:
    assert refused(until(hunt(kelwin=RIFT), "w5", ZERO, ZERO, ZERO), "kelwin", RIFT) == OTHER_MOMENT
    assert refused(Table().give("kelwin", RIFT).necrosians("crossing", 1), "kelwin", RIFT) == OTHER_MOMENT


@pytest.mark.rule("NEC-C77", "NEC-129")
def test_a_cancelled_rift_leaves_the_die() -> None:
    table = cancel(hunt(kelwin=RIFT), "kelwin", RIFT, faces=(ZERO, ZERO, ONE))
    assert (len(table.told("necrosians-rolled")), table.units("kelwin", "crossing")) == (1, {"fighter": 1})


# ---- Astral Body


def astral(*faces: int, **cards: str) -> Table:
    """The duel until losses are fixed; both sides have units in Whisper Isles and Sun Cape, too."""
    table = duel(**cards)
    for people in ("kelwin", "ombre"):
        table.put(people, "whisper-isles", merchant=1).put(people, "sun-cape", mage=1)
    return until(table.act("kelwin", WAR), "w6", *faces)


@pytest.mark.rule("NEC-C79", "NEC-034")
def test_the_astral_body_of_the_ledger() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).put("kelwin", "whisper-isles", merchant=1)
    table.put("ombre", "crossing", fighter=3).give("kelwin", ASTRAL).act("kelwin", WAR)
    until(table, "w6", ZERO, ONE, ONE, ONE).play("kelwin", ASTRAL).act("kelwin", "lose-at merchant whisper-isles")
    assert (table.units("kelwin", "whisper-isles"), table.units("kelwin", "crossing")) == ({}, {"fighter": 1})
    assert (table.view().war, table.points("kelwin"), table.pile()) == (None, 0, [ASTRAL])


@pytest.mark.rule("NEC-C79")
def test_astral_losses_may_be_split_and_hit_the_region_of_the_war_too() -> None:
    table = astral(*ALL_ONE, kelwin=ASTRAL).play("kelwin", ASTRAL)
    everywhere = ["lose-at fighter crossing", "lose-at merchant whisper-isles", "lose-at mage sun-cape"]
    assert table.legal("kelwin") == everywhere
    table.act("kelwin", everywhere[2]).act("kelwin", everywhere[0])
    assert (table.units("kelwin", "crossing"), table.units("kelwin", "sun-cape")) == ({"fighter": 1}, {})
    assert table.units("kelwin", "whisper-isles") == {"merchant": 1}


@pytest.mark.rule("NEC-C79")
def test_an_astral_body_moves_the_losses_of_its_player_only() -> None:
    table = astral(*ALL_ONE, ombre=ASTRAL).play("ombre", ASTRAL)
    table.acts("ombre", "lose-at mage sun-cape", "lose-at merchant whisper-isles")
    assert table.units("ombre", "crossing") == {"fighter": 2}
    assert (table.units("kelwin", "crossing"), table.units("kelwin", "sun-cape")) == ({}, {"mage": 1})


@pytest.mark.rule("NEC-C79", "NEC-034")
def test_an_astral_body_does_not_change_how_many_are_lost() -> None:
    table = astral(ZERO, ZERO, MORE, MORE, ONE, ONE, kelwin=ASTRAL)
    assert (table.war().defence.score, table.war().attack.losses) == (4, 2)
    table.play("kelwin", ASTRAL).acts("kelwin", "lose-at mage sun-cape", "lose-at fighter crossing")
    assert (table.view().war, table.units("kelwin", "whisper-isles")) == (None, {"merchant": 1})


@pytest.mark.rule("NEC-C79")
def test_astral_losses_are_own_units_named_with_their_region() -> None:
    table = astral(*ALL_ONE, kelwin=ASTRAL).put("ombre", "frostmoon", mage=1).play("kelwin", ASTRAL)
    assert table.reason("kelwin", "lose fighter") == "losses-anywhere"
    assert table.reason("kelwin", "lose-at mage frostmoon") == "no-such-unit"


@pytest.mark.rule("NEC-C79")
def test_an_astral_body_serves_against_necrosians() -> None:
    table = hunt(kelwin=ASTRAL).put("kelwin", "sun-cape", mage=1)
    until(table, "w6", ZERO, ZERO, ONE).play("kelwin", ASTRAL).act("kelwin", "lose-at mage sun-cape")
    assert (table.units("kelwin", "crossing"), table.units("kelwin", "sun-cape")) == ({"fighter": 2}, {})


@pytest.mark.rule("NEC-C79")
def test_an_astral_body_needs_a_score_against_its_player() -> None:
    assert refused(astral(ONE, ONE, ZERO, ZERO, kelwin=ASTRAL), "kelwin", ASTRAL) == NO_EFFECT
    assert refused(astral(ZERO, ZERO, ONE, ONE, ombre=ASTRAL), "ombre", ASTRAL) == NO_EFFECT


@pytest.mark.rule("NEC-C79", "NEC-C13")
def test_an_astral_body_needs_losses_that_are_not_ignored() -> None:
    table = astral(ZERO, ZERO, ONE, ONE, kelwin=ASTRAL).give("kelwin", "strategic-position")
    assert refused(table.play("kelwin", "strategic-position"), "kelwin", ASTRAL) == NO_EFFECT


@pytest.mark.rule("NEC-C79")
def test_an_astral_body_needs_a_unit_where_the_war_is() -> None:
    table = duel(kelwin=(ASTRAL, "heroic-charge"), ombre="broken-will").put("kelwin", "sun-cape", mage=1)
    until(table.act("kelwin", WAR), "w3").play("kelwin", "heroic-charge").play("ombre", "broken-will", "at stormpeak")
    assert refused(until(table, "w6", ZERO, ONE, ONE), "kelwin", ASTRAL) == NO_EFFECT


@pytest.mark.rule("NEC-C79")
def test_an_astral_body_is_for_the_sides_of_a_war_when_losses_are_fixed() -> None:
    table = astral(*ALL_ONE, kelwin="safe-conduct", feling=ASTRAL)
    assert refused(table, "feling", ASTRAL) == NOT_ASKED
    early = until(duel(kelwin=ASTRAL).act("kelwin", WAR), "w5", *ALL_ONE)
    assert refused(early, "kelwin", ASTRAL) == OTHER_MOMENT


@pytest.mark.rule("NEC-C79", "NEC-129")
def test_after_a_cancelled_astral_body_losses_are_local() -> None:
    table = cancel(astral(ZERO, ZERO, ONE, ONE, kelwin=ASTRAL), "kelwin", ASTRAL)
    assert (table.units("kelwin", "crossing"), table.units("kelwin", "sun-cape")) == ({}, {"mage": 1})


@pytest.mark.rule("NEC-C79", "NEC-C71")
def test_units_lost_elsewhere_return_too() -> None:
    table = astral(ZERO, ZERO, ONE, ZERO, kelwin=ASTRAL).give("kelwin", LIFE).play("kelwin", ASTRAL)
    table.all_pass().act("kelwin", "lose-at mage sun-cape").play("kelwin", LIFE, "at frostmoon", "recruit mage")
    assert table.units("kelwin", "frostmoon") == {"mage": 1}
