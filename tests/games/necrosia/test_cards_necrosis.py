"""Necrosis cards that necrose units and regions, and bring Necrosians (NEC-C49, C51 to C53, C57, C58, C61)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.dice import ONE, ZERO
from tests.games.necrosia.plays import (
    NO_EFFECT,
    NOT_ASKED,
    OTHER_FOE,
    OTHER_MOMENT,
    WAR,
    cancel,
    case,
    duel,
    refused,
    until,
)
from tests.games.necrosia.scenes import crowd, standing
from tests.games.necrosia.table import Table

CHOICES = [
    case("NEC-C49", "howling-ray", ("at crossing", "pick ombre mage", "at stormpeak", "pick feling fighter")),
    case("NEC-C50", "withering-curse", ("at necrosia",)),
    case("NEC-C51", "foul-proliferation", ()),
    case("NEC-C52", "creeping-putrefaction", ("at crossing",)),
    case("NEC-C54", "sown-discord", ("aim ombre",)),
    case("NEC-C55", "sapping-weakness", ("aim ombre",)),
    case("NEC-C57", "necrotic-time-rift", ("at crossing",)),
    case("NEC-C58", "spreading-parasite", ()),
    case("NEC-C61", "self-destruction-rite", ("at crossing",)),
    case("NEC-C62", "infernal-torments", ("aim ombre",)),
    case("NEC-C63", "lingering-fear", ("aim ombre",)),
    case("NEC-C64", "deep-darkness", ("aim ombre",)),
]


@pytest.mark.parametrize(("card", "choices"), CHOICES)
@pytest.mark.rule("NEC-111", "NEC-122", "NEC-126")
def test_a_necrosis_card_costs_nothing_and_is_discarded(card: str, choices: tuple[str, ...]) -> None:
    table = crowd(card, "recruitment-drive").play("kelwin", card, *choices)
    assert (table.actions_left(), table.points("kelwin"), table.player("kelwin").tally) == (3, 5, 0)
    assert (card in table.pile(), table.hand("kelwin")) == (True, ["recruitment-drive"])
    assert table.legal("kelwin", "play") == ["play recruitment-drive"]


@pytest.mark.parametrize(("card", "choices"), CHOICES)
@pytest.mark.rule("NEC-129")
def test_a_cancelled_necrosis_card_changes_nothing(card: str, choices: tuple[str, ...]) -> None:
    table = crowd(card)
    before = standing(table)
    cancel(table, "kelwin", card, *choices)
    assert standing(table) == before
    assert {card, "altered-memories"} <= set(table.pile())


@pytest.mark.parametrize(("card", "choices"), CHOICES)
@pytest.mark.rule("NEC-125")
def test_a_necrosis_card_is_for_the_own_turn(card: str, choices: tuple[str, ...]) -> None:
    assert crowd().give("ombre", card).forbids("ombre", f"play {card}") == "NEC-089"


@pytest.mark.parametrize(("card", "choices"), CHOICES)
@pytest.mark.rule("NEC-124", "NEC-125")
def test_a_necrosis_card_is_not_played_inside_a_war(card: str, choices: tuple[str, ...]) -> None:
    assert refused(until(crowd(card).act("kelwin", WAR), "w3"), "kelwin", card) == OTHER_MOMENT


@pytest.mark.parametrize(("card", "choices"), CHOICES)
@pytest.mark.rule("NEC-124")
def test_a_necrosis_card_may_follow_the_third_action(card: str, choices: tuple[str, ...]) -> None:
    assert f"play {card}" in crowd(card).actions(0).legal("kelwin")


# ---- Howling Ray


@pytest.mark.rule("NEC-C49", "NEC-011", "NEC-132")
def test_a_ray_turns_two_opposing_units_into_necrosians() -> None:
    table = Table().put("ombre", "frostmoon", mage=2).put("feling", "necrosia", fighter=1).give("kelwin", "howling-ray")
    table.play("kelwin", "howling-ray", "at frostmoon", "pick ombre mage", "at necrosia", "pick feling fighter")
    assert (table.units("ombre", "frostmoon"), table.units("feling", "necrosia")) == ({"mage": 1}, {})
    assert (table.necrosians_in("frostmoon"), table.necrosians_in("necrosia")) == (1, 1)
    assert (table.in_reserve("ombre", "mage"), table.in_reserve("feling", "fighter")) == (9, 10)


@pytest.mark.rule("NEC-C49")
def test_a_ray_hits_any_kind_but_no_own_unit_and_no_necrosian() -> None:
    table = Table().put("ombre", "frostmoon", fighter=1, merchant=1, mage=1).put("kelwin", "frostmoon", mage=1)
    table.put("kelwin", "crossing", mage=1).necrosians("stormpeak", 1).give("kelwin", "howling-ray")
    assert table.act("kelwin", "play howling-ray").single("kelwin") == "at frostmoon"
    table.act("kelwin", "at frostmoon")
    assert table.legal("kelwin") == ["pick ombre fighter", "pick ombre merchant", "pick ombre mage"]


@pytest.mark.rule("NEC-C49", "NEC-132")
def test_a_ray_hits_two_if_there_are_two_and_one_if_there_is_one() -> None:
    table = Table().put("ombre", "frostmoon", mage=2).give("kelwin", "howling-ray")
    table.acts("kelwin", "play howling-ray", "at frostmoon", "pick ombre mage")
    assert table.single("kelwin") == "at frostmoon"
    lonely = Table().put("ombre", "frostmoon", mage=1).give("kelwin", "howling-ray")
    lonely.play("kelwin", "howling-ray", "at frostmoon", "pick ombre mage")
    assert (lonely.necrosians_in("frostmoon"), lonely.pile()) == (1, ["howling-ray"])


@pytest.mark.rule("NEC-C49", "NEC-175")
def test_nothing_that_helps_in_phase_4_helps_against_a_ray() -> None:
    table = Table().put("feling", "frostmoon", mage=2).give("feling", "shaanic-shield", "necrotic-pact")
    table.give("kelwin", "howling-ray").acts("kelwin", "play howling-ray", *("at frostmoon", "pick feling mage") * 2)
    assert (table.window(), table.legal("feling")) == ("any-card", ["pass"])
    assert (table.act("feling", "pass").units("feling", "frostmoon"), table.necrosians_in("frostmoon")) == ({}, 2)


@pytest.mark.rule("NEC-C49")
def test_no_ray_without_an_opposing_unit() -> None:
    table = Table().put("kelwin", "crossing", mage=1).necrosians("crossing", 2).give("kelwin", "howling-ray")
    assert refused(table, "kelwin", "howling-ray") == NO_EFFECT


# ---- Foul Proliferation, Spreading Parasite


@pytest.mark.rule("NEC-C51")
def test_proliferation_brings_two_necrosians_to_each_necrosed_region() -> None:
    table = Table().necrosians("necrosia", 3).necrosed("sun-cape").necrosed("frostmoon", 4).necrosians("crossing", 1)
    table.give("kelwin", "foul-proliferation").play("kelwin", "foul-proliferation")
    numbers = {region.key: region.necrosians for region in table.view().regions if region.necrosians}
    assert numbers == {"necrosia": 5, "sun-cape": 2, "frostmoon": 2, "crossing": 1}


@pytest.mark.rule("NEC-C51")
def test_proliferation_always_finds_necrosia() -> None:
    table = Table().give("kelwin", "foul-proliferation").play("kelwin", "foul-proliferation")
    assert table.necrosians_in("necrosia") == 2
    assert sum(region.necrosians for region in table.view().regions) == 2


@pytest.mark.rule("NEC-C51")
def test_proliferation_necroses_no_unit_at_once() -> None:
    table = Table().put("ombre", "necrosia", mage=1).give("kelwin", "foul-proliferation")
    assert table.play("kelwin", "foul-proliferation").units("ombre", "necrosia") == {"mage": 1}


@pytest.mark.rule("NEC-C58")
def test_a_parasite_brings_one_necrosian_wherever_there_are_any() -> None:
    table = Table().necrosians("necrosia", 3).necrosians("crossing", 1).necrosians("ash-bastion", 2)
    table.necrosed("sun-cape").give("kelwin", "spreading-parasite").play("kelwin", "spreading-parasite")
    numbers = {region.key: region.necrosians for region in table.view().regions if region.necrosians}
    assert numbers == {"necrosia": 4, "crossing": 2, "ash-bastion": 3}


@pytest.mark.rule("NEC-C58")
def test_no_parasite_without_a_necrosian() -> None:
    table = Table().necrosed("sun-cape").give("kelwin", "spreading-parasite")
    assert refused(table, "kelwin", "spreading-parasite") == NO_EFFECT


# ---- Creeping Putrefaction, Necrotic Time Rift, Self-Destruction Rite

FALLS = [
    case("NEC-C52", "creeping-putrefaction", "mage"),
    case("NEC-C57", "necrotic-time-rift", "fighter"),
    case("NEC-C61", "self-destruction-rite", "merchant"),
]


@pytest.mark.parametrize(("card", "kind"), FALLS)
@pytest.mark.rule("NEC-C52", "NEC-C57", "NEC-C61", "NEC-143", "NEC-144", "NEC-146", "NEC-155")
def test_the_region_with_the_most_of_a_kind_becomes_necrosed(card: str, kind: str) -> None:
    table = Table().put("kelwin", "crossing", **{kind: 2}).put("ombre", "sun-cape", **{kind: 1})
    table.next_token(4).give("kelwin", card).play("kelwin", card, "at crossing")
    fallen = table.region("crossing")
    assert (fallen.necrosed, fallen.token, fallen.value, fallen.necrosians) == (True, 4, 4, 0)
    assert (table.units("kelwin", "crossing"), table.region("sun-cape").necrosed) == ({kind: 2}, False)


@pytest.mark.parametrize(("card", "kind"), FALLS)
def test_units_of_all_players_are_added_together(card: str, kind: str) -> None:
    table = Table().put("kelwin", "crossing", **{kind: 1}).put("ombre", "crossing", **{kind: 1})
    table.put("feling", "crossing", **{kind: 1}).put("ombre", "sun-cape", **{kind: 2}).give("kelwin", card)
    assert table.act("kelwin", f"play {card}").single("kelwin") == "at crossing"


@pytest.mark.parametrize(("card", "kind"), FALLS)
def test_only_one_kind_counts_for_the_fall(card: str, kind: str) -> None:
    others = {other: 3 for other in ("fighter", "merchant", "mage") if other != kind}
    table = Table().put("kelwin", "crossing", **{kind: 1}).put("ombre", "sun-cape", **others).necrosians("sun-cape", 5)
    assert table.give("kelwin", card).act("kelwin", f"play {card}").single("kelwin") == "at crossing"


@pytest.mark.parametrize(("card", "kind"), FALLS)
def test_the_player_chooses_among_tied_regions(card: str, kind: str) -> None:
    table = Table().put("kelwin", "crossing", **{kind: 1}).put("ombre", "sun-cape", **{kind: 1}).give("kelwin", card)
    assert table.act("kelwin", f"play {card}").legal("kelwin") == ["at crossing", "at sun-cape"]
    table.act("kelwin", "at sun-cape")
    assert (table.region("crossing").necrosed, table.region("sun-cape").necrosed) == (False, True)


@pytest.mark.parametrize(("card", "kind"), FALLS)
@pytest.mark.rule("NEC-155")
def test_a_necrosed_region_does_not_fall_again(card: str, kind: str) -> None:
    table = Table().put("ombre", "necrosia", **{kind: 3}).put("ombre", "frostmoon", **{kind: 2}).necrosed("frostmoon")
    assert refused(table.give("kelwin", card), "kelwin", card) == NO_EFFECT
    assert table.put("ombre", "crossing", **{kind: 1}).act("kelwin", f"play {card}").single("kelwin") == "at crossing"


@pytest.mark.parametrize(("card", "kind"), FALLS)
@pytest.mark.rule("NEC-127", "NEC-164", "NEC-166")
def test_the_card_that_loses_the_game_lies_on_the_pile_and_brings_nothing(card: str, kind: str) -> None:
    table = Table().put("kelwin", "crossing", **{kind: 1}).influence(kelwin=5).give("kelwin", card)
    for region, value in (("frostmoon", 4), ("stormpeak", 3), ("sun-cape", 2), ("cairn-plain", 1)):
        table.necrosed(region, value)
    table.play("kelwin", card, "at crossing")
    assert (table.view().lost, table.points("kelwin"), table.pile()) == (True, 5, [card])


@pytest.mark.parametrize(("card", "kind"), FALLS)
def test_without_such_a_unit_no_region_falls(card: str, kind: str) -> None:
    others = {other: 1 for other in ("fighter", "merchant", "mage") if other != kind}
    table = Table().put("ombre", "crossing", **others).necrosians("crossing", 4).give("kelwin", card)
    assert refused(table, "kelwin", card) == NO_EFFECT


@pytest.mark.parametrize(("card", "kind"), FALLS)
@pytest.mark.rule("NEC-145", "NEC-155")
def test_a_region_that_falls_by_a_card_loses_its_guild(card: str, kind: str) -> None:
    table = Table().put("ombre", "ash-bastion", **{kind: 1}).give("kelwin", card)
    assert table.region("ash-bastion").guild == "combat"
    assert table.play("kelwin", card, "at ash-bastion").region("ash-bastion").guild is None


@pytest.mark.parametrize(("card", "kind"), FALLS)
@pytest.mark.rule("NEC-164", "NEC-166")
def test_the_fifth_token_ends_the_game_in_the_middle_of_a_turn(card: str, kind: str) -> None:
    table = Table().put("ombre", "crossing", **{kind: 1}).give("kelwin", card).influence(kelwin=9)
    for region in ("frostmoon", "sun-cape", "stormpeak", "grey-heath"):
        table.necrosed(region, 0 if region in ("frostmoon", "sun-cape") else 1)
    table.play("kelwin", card, "at crossing")
    assert (table.waits_for(), table.view().lost, table.told("all-lost")) == ([], True, [{}])
    assert table.told("won") == []


@pytest.mark.parametrize(("card", "kind"), FALLS)
@pytest.mark.rule("NEC-C67")
def test_no_ward_stops_a_card(card: str, kind: str) -> None:
    table = Table().put("ombre", "crossing", **{kind: 1}).give("ombre", "necrotic-ward").give("kelwin", card)
    table.acts("kelwin", f"play {card}", "at crossing")
    assert (table.window(), table.legal("ombre")) == ("any-card", ["pass"])
    assert table.act("ombre", "pass").region("crossing").necrosed


# ---- Necrotic Resistance

HUNT = "war crossing necrosians"


def hunt(**cards: str) -> Table:
    """Kelwin's two fighters attack three Necrosians in the Crossing; each people holds the card given."""
    table = Table().put("kelwin", "crossing", fighter=2).necrosians("crossing", 3)
    for people, card in cards.items():
        table.give(people, card)
    return table.act("kelwin", HUNT)


@pytest.mark.rule("NEC-C53")
@pytest.mark.parametrize("people", ["kelwin", "ombre", "feling"])
def test_anybody_may_give_the_necrosians_two_more_dice(people: str) -> None:
    table = hunt(**{people: "necrotic-resistance"}).play(
        people, "necrotic-resistance", faces=(ONE, ONE, ZERO, ONE, ONE)
    )
    assert len(table.told("necrosians-rolled")) == 3
    assert (table.units("kelwin", "crossing"), table.necrosians_in("crossing")) == ({}, 1)
    assert (table.points(people), table.pile()) == (0, ["necrotic-resistance"])


@pytest.mark.rule("NEC-C53", "NEC-C77", "NEC-043")
def test_resisting_necrosians_without_their_own_die_roll_two() -> None:
    table = hunt(kelwin="shaanic-time-rift", ombre="necrotic-resistance").play("kelwin", "shaanic-time-rift")
    table.play("ombre", "necrotic-resistance", faces=(ZERO, ZERO, ONE, ONE))
    assert (len(table.told("necrosians-rolled")), table.units("kelwin", "crossing")) == (2, {})


@pytest.mark.rule("NEC-C53")
def test_resistance_is_for_necrosians_only() -> None:
    table = duel(ombre="necrotic-resistance").act("kelwin", WAR)
    assert refused(until(table, "w3"), "ombre", "necrotic-resistance") == OTHER_FOE
    outside = until(duel(ombre="war-cry", feling="necrotic-resistance").act("kelwin", WAR), "w3")
    assert refused(outside, "feling", "necrotic-resistance") == NOT_ASKED


@pytest.mark.rule("NEC-C53")
def test_resistance_comes_before_the_dice() -> None:
    table = until(hunt(kelwin="necrotic-resistance"), "w5", ZERO, ZERO, ZERO)
    assert refused(table, "kelwin", "necrotic-resistance") == OTHER_MOMENT
    assert refused(Table().give("kelwin", "necrotic-resistance"), "kelwin", "necrotic-resistance") == OTHER_MOMENT


@pytest.mark.rule("NEC-C53", "NEC-129")
def test_cancelled_resistance_adds_no_die() -> None:
    table = cancel(hunt(ombre="necrotic-resistance"), "ombre", "necrotic-resistance", faces=(ZERO, ZERO, ZERO))
    assert len(table.told("necrosians-rolled")) == 1
