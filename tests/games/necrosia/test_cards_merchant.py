"""Merchant cards of influence and of guilds (NEC-C18, NEC-C19, NEC-C30 to NEC-C32)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.plays import (
    NO_EFFECT,
    NOT_ASKED,
    OTHER_MOMENT,
    cancel,
    case,
    refused,
    until,
)
from tests.games.necrosia.table import Table

# ---- Trade Contract


def count(table: Table) -> Table:
    """Kelwin has finished; the window before his influence is counted is open."""
    return until(table.act("kelwin", "finish"), "influence")


def tie(region: str = "crossing", *cards: str) -> Table:
    """Kelwin and Ombre have two units each in a region; Kelwin holds the Trade Contract and these cards."""
    return (
        Table().put("kelwin", region, mage=2).put("ombre", region, fighter=2).give("kelwin", "trade-contract", *cards)
    )


@pytest.mark.rule("NEC-C18")
def test_the_contract_of_the_ledger() -> None:
    table = Table().put("kelwin", "echo-tower", mage=4).put("ombre", "echo-tower", mage=3).necrosians("echo-tower", 1)
    count(table.give("kelwin", "trade-contract"))
    assert (table.units("kelwin", "echo-tower"), table.necrosians_in("echo-tower")) == ({"mage": 3}, 2)
    assert table.play("kelwin", "trade-contract", "at echo-tower").points("kelwin") == 4


@pytest.mark.rule("NEC-C18")
def test_no_contract_where_somebody_has_more() -> None:
    table = Table().put("kelwin", "echo-tower", mage=4).put("ombre", "echo-tower", mage=3).necrosians("echo-tower", 3)
    table.put("kelwin", "frostmoon", mage=1).put("ombre", "frostmoon", mage=1).put("feling", "frostmoon", mage=2)
    assert refused(count(table.give("kelwin", "trade-contract")), "kelwin", "trade-contract") == NO_EFFECT


@pytest.mark.rule("NEC-C18")
def test_a_tie_with_necrosians_qualifies() -> None:
    table = Table().put("kelwin", "crossing", mage=3).necrosians("crossing", 1).give("kelwin", "trade-contract")
    count(table).play("kelwin", "trade-contract", "at crossing")
    assert (table.units("kelwin", "crossing"), table.necrosians_in("crossing")) == ({"mage": 2}, 2)
    assert table.points("kelwin") == 3


@pytest.mark.rule("NEC-C18")
def test_a_contract_is_for_ties_only() -> None:
    table = tie().put("kelwin", "sun-cape", mage=1).put("ombre", "frostmoon", mage=1)
    table.put("kelwin", "stormpeak", mage=1).put("ombre", "stormpeak", mage=1).put("feling", "stormpeak", mage=1)
    assert count(table).act("kelwin", "play trade-contract").legal("kelwin") == ["at stormpeak", "at crossing"]


@pytest.mark.rule("NEC-C18")
def test_a_contract_gives_the_free_card_too() -> None:
    table = count(tie("high-mists")).play("kelwin", "trade-contract", "at high-mists")
    assert (table.points("kelwin"), table.view().supports) == (2, {"magic": 1})


@pytest.mark.rule("NEC-C18")
def test_a_contract_gives_the_free_card_of_a_necrosed_region() -> None:
    table = tie().necrosed("crossing", 3).put("kelwin", "crossing", mage=1)
    count(table).play("kelwin", "trade-contract", "at crossing")
    assert (table.points("kelwin"), table.view().supports) == (3, {"necrosis": 1})


@pytest.mark.rule("NEC-C18")
def test_a_contract_takes_nothing_from_the_rival_and_ends_with_the_turn() -> None:
    table = count(tie("high-mists").influence(ombre=4)).play("kelwin", "trade-contract", "at high-mists")
    assert table.dominates("high-mists") is None
    table.act("kelwin", "decline magic")
    assert (table.waits_for(), table.points("ombre")) == (["ombre"], 4)
    table.act("ombre", "finish")
    assert (table.points("ombre"), table.view().supports) == (4, {})


@pytest.mark.rule("NEC-C18")
def test_a_contract_is_signed_in_the_own_phase_5_only() -> None:
    assert refused(tie(), "kelwin", "trade-contract") == OTHER_MOMENT
    table = Table().put("kelwin", "crossing", mage=1).put("ombre", "crossing", mage=1)
    table.give("ombre", "trade-contract").give("kelwin", "mage-leap").act("kelwin", "finish")
    assert (table.window(), refused(table, "ombre", "trade-contract")) == ("influence", NOT_ASKED)


@pytest.mark.rule("NEC-C18")
def test_a_cancelled_contract_brings_nothing() -> None:
    table = cancel(count(tie("high-mists")), "kelwin", "trade-contract", "at high-mists")
    assert (table.points("kelwin"), table.waits_for()) == (0, ["ombre"])
    assert table.told("counted") == []


# ---- Hypnotic Spell


def hypnosis(*cards: str) -> Table:
    """Kelwin dominates the Crossing, worth three, and holds the Hypnotic Spell and these cards."""
    return Table().put("kelwin", "crossing", mage=2).give("kelwin", "hypnotic-spell", *cards)


@pytest.mark.rule("NEC-C19")
def test_hypnosis_makes_a_dominated_region_bring_two_more() -> None:
    table = count(hypnosis()).play("kelwin", "hypnotic-spell", "at crossing")
    assert (table.points("kelwin"), table.region("crossing").value, table.pile()) == (5, 3, ["hypnotic-spell"])


@pytest.mark.rule("NEC-C19")
def test_hypnosis_works_on_dominated_regions_only() -> None:
    table = (
        hypnosis()
        .put("kelwin", "stormpeak", mage=1)
        .put("ombre", "stormpeak", mage=1)
        .put("ombre", "frostmoon", mage=1)
    )
    assert count(table).act("kelwin", "play hypnotic-spell").single("kelwin") == "at crossing"


@pytest.mark.rule("NEC-C19")
def test_hypnosis_looks_at_dominations_after_the_necrosis() -> None:
    table = hypnosis().necrosians("crossing", 1)
    assert table.dominates("crossing") == "kelwin"
    assert refused(count(table), "kelwin", "hypnotic-spell") == NO_EFFECT


@pytest.mark.rule("NEC-C18", "NEC-C19")
def test_hypnosis_works_on_a_region_held_by_contract() -> None:
    table = count(tie("crossing", "hypnotic-spell"))
    assert refused(table, "kelwin", "hypnotic-spell") == NO_EFFECT
    table.play("kelwin", "trade-contract", "at crossing").play("kelwin", "hypnotic-spell", "at crossing")
    assert table.points("kelwin") == 5


@pytest.mark.rule("NEC-C19")
def test_hypnosis_belongs_to_phase_5() -> None:
    assert refused(hypnosis(), "kelwin", "hypnotic-spell") == OTHER_MOMENT


@pytest.mark.rule("NEC-C19")
def test_cancelled_hypnosis_brings_nothing_more() -> None:
    assert cancel(count(hypnosis()), "kelwin", "hypnotic-spell", "at crossing").points("kelwin") == 3


# ---- Collective Amnesia and Mind Manipulation


@pytest.mark.rule("NEC-C30")
def test_amnesia_costs_everybody_else_one() -> None:
    table = Table(4).influence(kelwin=2, ombre=1, feling=5).give("kelwin", "collective-amnesia")
    table.play("kelwin", "collective-amnesia")
    assert [table.points(people) for people in table.peoples] == [2, 0, 4, 0]
    assert (table.actions_left(), table.pile()) == (3, ["collective-amnesia"])


@pytest.mark.rule("NEC-C32")
def test_manipulation_moves_one_influence() -> None:
    table = Table().influence(kelwin=2, ombre=1, feling=5).give("kelwin", "mind-manipulation")
    table.play("kelwin", "mind-manipulation", "aim ombre")
    assert [table.points(people) for people in table.peoples] == [3, 0, 5]
    assert (table.actions_left(), table.pile()) == (3, ["mind-manipulation"])


@pytest.mark.rule("NEC-C32")
def test_manipulation_needs_a_victim_with_influence() -> None:
    table = Table().influence(kelwin=2, feling=5).give("kelwin", "mind-manipulation")
    assert table.act("kelwin", "play mind-manipulation").single("kelwin") == "aim feling"


MINDS = [case("NEC-C30", "collective-amnesia", ()), case("NEC-C32", "mind-manipulation", ("aim ombre",))]


@pytest.mark.parametrize(("card", "choices"), MINDS)
def test_there_is_nothing_to_take_from_those_who_have_nothing(card: str, choices: tuple[str, ...]) -> None:
    assert refused(Table().influence(kelwin=3).give("kelwin", card), "kelwin", card) == NO_EFFECT


@pytest.mark.parametrize(("card", "choices"), MINDS)
def test_minds_are_troubled_between_actions_too(card: str, choices: tuple[str, ...]) -> None:
    table = Table().put("kelwin", "crossing", mage=1).influence(ombre=1).give("kelwin", card)
    table.acts("kelwin", "convert mage crossing", "into fighter").actions(0).play("kelwin", card, *choices)
    assert table.points("ombre") == 0


@pytest.mark.parametrize(("card", "choices"), MINDS)
def test_minds_are_troubled_in_the_own_phase_3_only(card: str, choices: tuple[str, ...]) -> None:
    table = Table().influence(kelwin=2, ombre=2).give("kelwin", card).give("ombre", "mage-leap")
    assert count(table).window() == "influence"
    assert refused(table, "kelwin", card) == OTHER_MOMENT


@pytest.mark.parametrize(("card", "choices"), MINDS)
def test_a_cancelled_trouble_takes_nothing(card: str, choices: tuple[str, ...]) -> None:
    table = cancel(Table().influence(ombre=1, feling=1).give("kelwin", card), "kelwin", card, *choices)
    assert [table.points(people) for people in table.peoples] == [0, 1, 1]


# ---- Prestigious Privilege

GUILDS = ["high-mists", "amber-sanctuary", "coral-harbour", "ash-bastion", "singing-wood", "copper-dunes"]


def privilege(players: int = 3) -> Table:
    """Kelwin holds the Prestigious Privilege."""
    return Table(players).give("kelwin", "prestigious-privilege")


@pytest.mark.rule("NEC-C31")
def test_a_privilege_gives_the_card_of_a_guild_but_not_its_influence() -> None:
    table = privilege().play("kelwin", "prestigious-privilege", "at ash-bastion").act("kelwin", "finish")
    assert (table.view().supports, table.points("kelwin")) == ({"combat": 1}, 0)
    assert (table.actions_left(), table.pile()) == (3, ["prestigious-privilege"])


@pytest.mark.rule("NEC-C31", "NEC-007")
def test_a_privilege_names_any_open_guild() -> None:
    table = privilege().put("ombre", "ash-bastion", mage=1).act("kelwin", "play prestigious-privilege")
    assert table.legal("kelwin") == [f"at {region}" for region in GUILDS]
    table = privilege(4).act("kelwin", "play prestigious-privilege")
    assert set(table.legal("kelwin")) == {*(f"at {region}" for region in GUILDS), "at echo-tower", "at sun-cape"}


@pytest.mark.rule("NEC-C31")
def test_a_privilege_in_phase_6_comes_just_in_time() -> None:
    table = until(privilege().act("kelwin", "finish"), "cards").play(
        "kelwin", "prestigious-privilege", "at singing-wood"
    )
    assert table.view().supports == {"shaan": 1}


@pytest.mark.rule("NEC-C31")
def test_a_privilege_in_phase_6_is_not_for_a_guild_that_one_dominates() -> None:
    table = until(privilege().put("kelwin", "ash-bastion", mage=1).act("kelwin", "finish"), "cards")
    table.act("kelwin", "play prestigious-privilege")
    assert table.legal("kelwin") == [f"at {region}" for region in GUILDS if region != "ash-bastion"]


@pytest.mark.rule("NEC-C31")
def test_who_dominates_all_guilds_needs_no_privilege_in_phase_6() -> None:
    table = privilege()
    for region in GUILDS:
        table.put("kelwin", region, mage=1)
    assert refused(until(table.act("kelwin", "finish"), "cards"), "kelwin", "prestigious-privilege") == NO_EFFECT


@pytest.mark.rule("NEC-C31")
def test_a_guild_gives_one_card_a_turn() -> None:
    table = privilege().put("kelwin", "ash-bastion", mage=1).play("kelwin", "prestigious-privilege", "at ash-bastion")
    assert table.act("kelwin", "finish").view().supports == {"combat": 1}


@pytest.mark.rule("NEC-C31")
def test_a_privilege_takes_nothing_from_the_dominating_player() -> None:
    table = privilege().put("ombre", "ash-bastion", mage=1).play("kelwin", "prestigious-privilege", "at ash-bastion")
    table.act("kelwin", "finish").act("kelwin", "decline combat").act("ombre", "finish")
    assert (table.points("ombre"), table.view().supports) == (3, {"combat": 1})


@pytest.mark.rule("NEC-C31")
def test_a_privilege_ends_with_the_turn() -> None:
    table = privilege().play("kelwin", "prestigious-privilege", "at ash-bastion").act("kelwin", "finish")
    table.act("kelwin", "decline combat").act("ombre", "finish")
    assert (table.view().supports, table.waits_for()) == ({}, ["feling"])


@pytest.mark.rule("NEC-C31")
def test_a_privilege_is_lost_with_its_guild() -> None:
    table = privilege().play("kelwin", "prestigious-privilege", "at ash-bastion").necrosed("ash-bastion", 2)
    assert table.act("kelwin", "finish").view().supports == {}


@pytest.mark.rule("NEC-C31")
def test_no_privilege_without_a_guild_on_the_board() -> None:
    table = privilege()
    for region, token in zip(GUILDS, (0, 0, 1, 1, 2, 2), strict=True):
        table.necrosed(region, token)
    assert refused(table, "kelwin", "prestigious-privilege") == NO_EFFECT


@pytest.mark.rule("NEC-C31")
def test_a_privilege_belongs_to_phases_3_and_6() -> None:
    assert refused(count(privilege()), "kelwin", "prestigious-privilege") == OTHER_MOMENT


@pytest.mark.rule("NEC-C31")
def test_a_cancelled_privilege_gives_no_card() -> None:
    table = cancel(privilege(), "kelwin", "prestigious-privilege", "at ash-bastion").act("kelwin", "finish")
    assert table.view().supports == {}
