"""Merchant cards that bring, move and save pieces (NEC-C17, NEC-C20, NEC-C21, NEC-C23 to NEC-C25)."""

from __future__ import annotations

import pytest

from tests.games.necrosia.plays import (
    NO_ACTION,
    NO_EFFECT,
    OTHER_MOMENT,
    TURN_BEGUN,
    cancel,
    case,
    refused,
    three_actions,
    until,
)
from tests.games.necrosia.table import Table


@pytest.mark.parametrize("card", [case("NEC-C17", "recruitment-drive"), case("NEC-C21", "safe-conduct")])
@pytest.mark.parametrize(
    "first", [("slip merchant crossing", "to stormpeak"), ("convert merchant crossing", "into mage")]
)
@pytest.mark.rule("NEC-126")
def test_merchant_cards_of_the_start_come_before_the_first_action(card: str, first: tuple[str, ...]) -> None:
    table = Table().put("kelwin", "crossing", merchant=1).give("kelwin", card)
    assert f"play {card}" in table.legal("kelwin")
    table.acts("kelwin", *first)
    assert refused(table, "kelwin", card) == TURN_BEGUN


# ---- Recruitment Drive


@pytest.mark.rule("NEC-C17")
def test_a_recruitment_brings_two_units_of_any_kinds_to_one_region() -> None:
    table = Table().give("kelwin", "recruitment-drive")
    table.play("kelwin", "recruitment-drive", "at necrosia", "recruit mage", "recruit fighter")
    assert table.units("kelwin", "necrosia") == {"fighter": 1, "mage": 1}
    assert (table.actions_left(), table.points("kelwin"), table.pile()) == (3, 0, ["recruitment-drive"])
    assert (table.in_reserve("kelwin", "mage"), table.in_reserve("kelwin", "fighter")) == (9, 9)


@pytest.mark.rule("NEC-C17", "NEC-132")
def test_a_recruitment_is_neither_split_nor_halved() -> None:
    table = Table().give("kelwin", "recruitment-drive").acts("kelwin", "play recruitment-drive", "at sun-cape")
    everything = ["recruit fighter", "recruit merchant", "recruit mage"]
    assert table.legal("kelwin") == everything
    assert table.act("kelwin", "recruit mage").legal("kelwin") == everything


@pytest.mark.rule("NEC-C17", "NEC-132", "NEC-051")
def test_a_recruitment_takes_what_the_reserve_has() -> None:
    table = Table().reserve("kelwin", fighter=0, merchant=0, mage=1).give("kelwin", "recruitment-drive")
    table.play("kelwin", "recruitment-drive", "at crossing", "recruit mage")
    assert table.units("kelwin", "crossing") == {"mage": 1}


@pytest.mark.rule("NEC-C17", "NEC-051")
def test_the_second_recruit_counts_the_first() -> None:
    table = Table().reserve("kelwin", fighter=1, mage=1, merchant=0).give("kelwin", "recruitment-drive")
    table.acts("kelwin", "play recruitment-drive", "at crossing", "recruit fighter")
    assert table.single("kelwin") == "recruit mage"


@pytest.mark.rule("NEC-C17")
def test_no_recruitment_from_an_empty_reserve() -> None:
    table = Table().reserve("kelwin", fighter=0, merchant=0, mage=0).give("kelwin", "recruitment-drive")
    assert refused(table, "kelwin", "recruitment-drive") == NO_EFFECT


@pytest.mark.rule("NEC-C17")
def test_a_cancelled_recruitment_brings_nobody() -> None:
    table = Table().give("kelwin", "recruitment-drive")
    cancel(table, "kelwin", "recruitment-drive", "at crossing", "recruit mage", "recruit mage")
    assert (table.units("kelwin", "crossing"), table.in_reserve("kelwin", "mage")) == ({}, 10)


# ---- Good Organisation


def march() -> Table:
    """Kelwin holds the Good Organisation; one unit of each kind stands in a region of its own."""
    table = Table().put("kelwin", "crossing", fighter=1).put("kelwin", "frostmoon", merchant=1)
    return table.put("kelwin", "sun-cape", mage=1).give("kelwin", "good-organisation")


MARCH = (
    *("lift fighter crossing", "to stormpeak", "lift merchant frostmoon", "to coral-harbour"),
    *("lift mage sun-cape", "to whisper-isles"),
)


@pytest.mark.rule("NEC-C20")
def test_good_organisation_moves_three_units_anywhere_from_anywhere() -> None:
    table = march().play("kelwin", "good-organisation", *MARCH)
    assert table.units("kelwin", "stormpeak") == {"fighter": 1}
    assert table.units("kelwin", "coral-harbour") == {"merchant": 1}
    assert table.units("kelwin", "whisper-isles") == {"mage": 1}
    assert (table.actions_left(), table.points("kelwin"), table.pile()) == (2, 0, ["good-organisation"])


@pytest.mark.rule("NEC-C20", "NEC-014")
def test_each_unit_of_good_organisation_moves_by_its_own_rule() -> None:
    table = march().acts("kelwin", "play good-organisation", "lift merchant frostmoon")
    assert table.legal("kelwin") == ["to high-mists", "to coral-harbour", "to cairn-plain", "to necrosia"]
    table.acts("kelwin", "to necrosia", "lift mage sun-cape")
    assert len(table.legal("kelwin", "to")) == 17


@pytest.mark.rule("NEC-C20", "NEC-132")
def test_good_organisation_may_stop_after_one_unit_but_not_before() -> None:
    table = march().act("kelwin", "play good-organisation")
    assert table.forbids("kelwin", "stop") == "NEC-127"
    table.acts("kelwin", "lift fighter crossing", "to stormpeak", "stop")
    assert (table.units("kelwin", "stormpeak"), table.units("kelwin", "frostmoon")) == ({"fighter": 1}, {"merchant": 1})
    assert table.actions_left() == 2


@pytest.mark.rule("NEC-C20")
def test_good_organisation_ends_with_the_third_unit() -> None:
    table = march().put("kelwin", "crossing", mage=2).play("kelwin", "good-organisation", *MARCH)
    assert table.units("kelwin", "crossing") == {"mage": 2}
    assert "finish" in table.legal("kelwin")


@pytest.mark.rule("NEC-C20", "NEC-098")
def test_no_unit_is_moved_twice_by_good_organisation() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).give("kelwin", "good-organisation")
    table.play("kelwin", "good-organisation", "lift fighter crossing", "to stormpeak")
    assert (table.units("kelwin", "stormpeak"), table.actions_left()) == ({"fighter": 1}, 2)


@pytest.mark.rule("NEC-C20", "NEC-126")
def test_good_organisation_ends_the_start_of_the_turn() -> None:
    table = march().give("kelwin", "mage-leap").play("kelwin", "good-organisation", *MARCH)
    assert refused(table, "kelwin", "mage-leap") == TURN_BEGUN


@pytest.mark.rule("NEC-C20")
def test_good_organisation_needs_an_action() -> None:
    assert refused(march().actions(0), "kelwin", "good-organisation") == NO_ACTION


@pytest.mark.rule("NEC-C20")
def test_good_organisation_needs_a_unit_that_may_move() -> None:
    table = Table().put("kelwin", "crossing", fighter=1, mage=1).paralysed("kelwin", "crossing", fighter=1)
    table.give("kelwin", "good-organisation").ban("kelwin", "mages")
    assert refused(table, "kelwin", "good-organisation") == NO_EFFECT


@pytest.mark.rule("NEC-C20", "NEC-135")
def test_good_organisation_lifts_no_ban() -> None:
    table = march().ban("kelwin", "mages", "fighters").act("kelwin", "play good-organisation")
    assert table.single("kelwin") == "lift merchant frostmoon"


@pytest.mark.rule("NEC-C20", "NEC-129")
def test_cancelled_good_organisation_costs_no_action() -> None:
    table = cancel(march().give("kelwin", "mage-leap"), "kelwin", "good-organisation", *MARCH)
    assert (table.units("kelwin", "crossing"), table.actions_left()) == ({"fighter": 1}, 3)
    assert table.legal("kelwin", "play") == ["play mage-leap"]


# ---- Safe Conduct


@pytest.mark.rule("NEC-C21")
def test_a_safe_conduct_ignores_adjacency_and_costs_nothing() -> None:
    table = Table().put("kelwin", "frostmoon", fighter=2).give("kelwin", "safe-conduct")
    table.play("kelwin", "safe-conduct", "lift fighter frostmoon", "to sun-cape")
    assert (table.units("kelwin", "sun-cape"), table.units("kelwin", "frostmoon")) == ({"fighter": 1}, {"fighter": 1})
    assert (table.actions_left(), table.points("kelwin"), table.pile()) == (3, 0, ["safe-conduct"])


@pytest.mark.rule("NEC-C21")
def test_a_safe_conduct_leads_to_any_other_region() -> None:
    table = Table().put("kelwin", "frostmoon", merchant=1).give("kelwin", "safe-conduct")
    table.acts("kelwin", "play safe-conduct", "lift merchant frostmoon")
    assert len(table.legal("kelwin")) == 17
    assert table.forbids("kelwin", "to frostmoon") == "NEC-127"


@pytest.mark.rule("NEC-C21", "NEC-126")
def test_a_safe_conduct_leaves_the_start_of_the_turn_open() -> None:
    table = Table().put("kelwin", "frostmoon", fighter=1).give("kelwin", "safe-conduct", "mage-leap")
    table.play("kelwin", "safe-conduct", "lift fighter frostmoon", "to sun-cape")
    assert table.legal("kelwin", "play") == ["play mage-leap"]


@pytest.mark.rule("NEC-C21", "NEC-135")
def test_paralysis_and_bans_hold_against_a_safe_conduct() -> None:
    table = Table().put("kelwin", "frostmoon", fighter=1, mage=1, merchant=2).ban("kelwin", "mages", "fighters")
    table.paralysed("kelwin", "frostmoon", merchant=1).give("kelwin", "safe-conduct").act("kelwin", "play safe-conduct")
    assert table.single("kelwin") == "lift merchant frostmoon"


@pytest.mark.rule("NEC-C21")
def test_a_safe_conduct_needs_a_unit_that_may_move() -> None:
    table = Table().put("ombre", "frostmoon", fighter=1).give("kelwin", "safe-conduct")
    assert refused(table, "kelwin", "safe-conduct") == NO_EFFECT
    table.put("kelwin", "crossing", mage=1).paralysed("kelwin", "crossing", mage=1)
    assert refused(table, "kelwin", "safe-conduct") == NO_EFFECT


@pytest.mark.rule("NEC-C21")
def test_a_cancelled_safe_conduct_moves_nobody() -> None:
    table = Table().put("kelwin", "frostmoon", fighter=1).give("kelwin", "safe-conduct")
    cancel(table, "kelwin", "safe-conduct", "lift fighter frostmoon", "to sun-cape")
    assert table.units("kelwin", "frostmoon") == {"fighter": 1}


# ---- Forced Alliance


@pytest.mark.rule("NEC-C23")
def test_a_forced_alliance_replaces_a_unit_by_one_of_its_kind() -> None:
    table = Table().put("ombre", "frostmoon", mage=2).give("kelwin", "forced-alliance")
    table.play("kelwin", "forced-alliance", "at frostmoon", "pick ombre mage")
    assert (table.units("kelwin", "frostmoon"), table.units("ombre", "frostmoon")) == ({"mage": 1}, {"mage": 1})
    assert (table.in_reserve("kelwin", "mage"), table.in_reserve("ombre", "mage")) == (9, 9)
    assert (table.actions_left(), table.points("kelwin"), table.pile()) == (3, 0, ["forced-alliance"])


@pytest.mark.rule("NEC-C23")
def test_a_forced_alliance_needs_the_kind_in_reserve() -> None:
    table = Table().put("ombre", "frostmoon", mage=1, fighter=1).put("feling", "crossing", mage=1)
    table.reserve("kelwin", mage=0).give("kelwin", "forced-alliance").act("kelwin", "play forced-alliance")
    assert table.single("kelwin") == "at frostmoon"
    assert table.act("kelwin", "at frostmoon").single("kelwin") == "pick ombre fighter"


@pytest.mark.rule("NEC-C23")
def test_no_forced_alliance_without_a_kind_in_common() -> None:
    table = Table().put("ombre", "frostmoon", mage=1).put("kelwin", "frostmoon", fighter=1).reserve("kelwin", mage=0)
    assert refused(table.give("kelwin", "forced-alliance"), "kelwin", "forced-alliance") == NO_EFFECT


@pytest.mark.rule("NEC-C23")
def test_a_forced_alliance_is_for_opponents_only_at_any_time_of_phase_3() -> None:
    table = (
        Table().put("kelwin", "crossing", mage=1).put("feling", "necrosia", mage=1).give("kelwin", "forced-alliance")
    )
    table.acts("kelwin", "convert mage crossing", "into fighter").actions(0).act("kelwin", "play forced-alliance")
    assert table.single("kelwin") == "at necrosia"


@pytest.mark.rule("NEC-C23", "NEC-C42")
def test_a_forced_alliance_takes_an_unmarked_unit_first() -> None:
    table = Table().put("ombre", "frostmoon", mage=2).paralysed("ombre", "frostmoon", mage=1)
    table.give("kelwin", "forced-alliance").play("kelwin", "forced-alliance", "at frostmoon", "pick ombre mage")
    kelwin, ombre = table.region("frostmoon").troops
    assert (kelwin.paralysed, ombre.paralysed) == ({}, {"mage": 1})


@pytest.mark.rule("NEC-C23")
def test_a_cancelled_forced_alliance_wins_nobody_over() -> None:
    table = Table().put("ombre", "frostmoon", mage=1).give("kelwin", "forced-alliance")
    cancel(table, "kelwin", "forced-alliance", "at frostmoon", "pick ombre mage")
    assert (table.units("kelwin", "frostmoon"), table.units("ombre", "frostmoon")) == ({}, {"mage": 1})


# ---- Necrotic Pact


def doom(*regions: str, people: str = "kelwin") -> Table:
    """Two fighters stand beside a Necrosian in each region; the actions are over, the necrosis is about to begin."""
    table = Table(peoples=(people, "ombre") if people == "feling" else ()).give(people, "necrotic-pact")
    for region in regions:
        table.put(people, region, fighter=2).necrosians(region, 1)
    return until(table.act(people, "finish"), "necrosis")


@pytest.mark.rule("NEC-C24")
def test_a_pact_cancels_two_losses_in_two_regions() -> None:
    table = doom("crossing", "frostmoon").play("kelwin", "necrotic-pact", "at crossing", "at frostmoon")
    assert (table.units("kelwin", "crossing"), table.units("kelwin", "frostmoon")) == ({"fighter": 2}, {"fighter": 2})
    assert (table.necrosians_in("crossing"), table.necrosians_in("frostmoon")) == (1, 1)
    assert (table.points("kelwin"), table.pile()) == (3 + 1, ["necrotic-pact"])


@pytest.mark.rule("NEC-C24")
def test_a_pact_cancels_no_third_loss() -> None:
    table = doom("crossing", "frostmoon", "sun-cape").play("kelwin", "necrotic-pact", "at crossing", "at frostmoon")
    assert (table.units("kelwin", "sun-cape"), table.necrosians_in("sun-cape")) == ({"fighter": 1}, 2)


@pytest.mark.rule("NEC-C24", "NEC-132")
def test_a_pact_may_cancel_one_loss_only() -> None:
    table = doom("crossing", "frostmoon").play("kelwin", "necrotic-pact", "at frostmoon", "stop")
    assert (table.units("kelwin", "crossing"), table.units("kelwin", "frostmoon")) == ({"fighter": 1}, {"fighter": 2})


@pytest.mark.rule("NEC-C24", "NEC-C50")
def test_a_pact_cancels_both_losses_of_a_cursed_region() -> None:
    table = Table().put("kelwin", "crossing", fighter=3).necrosians("crossing", 1).cursed("ombre", "crossing")
    until(table.give("kelwin", "necrotic-pact").act("kelwin", "finish"), "necrosis")
    table.play("kelwin", "necrotic-pact", "at crossing", "at crossing")
    assert (table.units("kelwin", "crossing"), table.necrosians_in("crossing")) == ({"fighter": 3}, 1)


@pytest.mark.rule("NEC-C24", "NEC-175")
def test_a_pact_adds_to_the_mercy_of_the_feling() -> None:
    table = doom("crossing", "frostmoon", "sun-cape", people="feling")
    table.play("feling", "necrotic-pact", "at crossing", "at frostmoon").act("feling", "spare sun-cape")
    assert table.told("unit-necrosed") == []
    assert table.units("feling", "sun-cape") == {"fighter": 2}


@pytest.mark.rule("NEC-C24")
def test_a_pact_is_offered_only_where_a_loss_is_due() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).necrosians("crossing", 1).necrosians("stormpeak", 1)
    table.put("kelwin", "frostmoon", fighter=1).give("kelwin", "necrotic-pact").act("kelwin", "finish")
    assert until(table, "necrosis").act("kelwin", "play necrotic-pact").single("kelwin") == "at crossing"


@pytest.mark.rule("NEC-C24")
def test_without_a_loss_there_is_no_moment_for_a_pact() -> None:
    table = Table().put("kelwin", "crossing", fighter=1).give("kelwin", "necrotic-pact")
    assert refused(table, "kelwin", "necrotic-pact") == OTHER_MOMENT
    assert table.act("kelwin", "finish").window() == "influence"
    assert refused(table, "kelwin", "necrotic-pact") == OTHER_MOMENT


@pytest.mark.rule("NEC-C24", "NEC-124")
def test_a_pact_does_not_answer_the_cards_of_others() -> None:
    table = Table().put("ombre", "crossing", fighter=1).give("ombre", "necrotic-pact").give("kelwin", "howling-ray")
    table.acts("kelwin", "play howling-ray", "at crossing", "pick ombre fighter")
    assert refused(table, "ombre", "necrotic-pact") == OTHER_MOMENT
    assert table.all_pass().necrosians_in("crossing") == 1


@pytest.mark.rule("NEC-C24")
def test_a_cancelled_pact_saves_nobody() -> None:
    table = cancel(doom("crossing", "frostmoon"), "kelwin", "necrotic-pact", "at crossing", "at frostmoon")
    assert (table.units("kelwin", "crossing"), table.units("kelwin", "frostmoon")) == ({"fighter": 1}, {"fighter": 1})


# ---- Necrotic Alliance


def swarm(**necrosians: int) -> Table:
    """Kelwin holds the Necrotic Alliance; so many Necrosians stand in the regions named."""
    table = Table().give("kelwin", "necrotic-alliance")
    for region, number in necrosians.items():
        table.necrosians(region.replace("_", "-"), number)
    return table


@pytest.mark.rule("NEC-C25")
def test_two_necrosians_go_wherever_one_likes() -> None:
    table = swarm(frostmoon=1, crossing=2)
    table.play("kelwin", "necrotic-alliance", "stir frostmoon", "to sun-cape", "stir crossing", "to whisper-isles")
    assert [table.necrosians_in(region) for region in ("frostmoon", "crossing")] == [0, 1]
    assert [table.necrosians_in(region) for region in ("sun-cape", "whisper-isles")] == [1, 1]
    assert (table.actions_left(), table.points("kelwin"), table.pile()) == (3, 0, ["necrotic-alliance"])
    assert table.player("kelwin").tally == 0


@pytest.mark.rule("NEC-C25")
def test_two_necrosians_may_leave_and_arrive_together() -> None:
    table = swarm(frostmoon=2)
    table.play("kelwin", "necrotic-alliance", "stir frostmoon", "to sun-cape", "stir frostmoon", "to sun-cape")
    assert (table.necrosians_in("frostmoon"), table.necrosians_in("sun-cape")) == (0, 2)


@pytest.mark.rule("NEC-C25", "NEC-125")
def test_necrosians_may_be_moved_after_the_third_action() -> None:
    assert three_actions(swarm(sun_cape=1)).legal("kelwin", "play") == ["play necrotic-alliance"]


@pytest.mark.rule("NEC-C25", "NEC-132")
def test_a_second_necrosian_must_move_if_there_is_one() -> None:
    table = swarm(frostmoon=1, crossing=1).acts("kelwin", "play necrotic-alliance", "stir frostmoon")
    assert len(table.legal("kelwin", "to")) == 17
    assert table.forbids("kelwin", "to frostmoon") == "NEC-127"
    assert table.act("kelwin", "to sun-cape").single("kelwin") == "stir crossing"


@pytest.mark.rule("NEC-C25")
def test_a_single_necrosian_moves_alone() -> None:
    table = swarm(frostmoon=1).play("kelwin", "necrotic-alliance", "stir frostmoon", "to sun-cape")
    assert (table.necrosians_in("sun-cape"), table.pile()) == (1, ["necrotic-alliance"])


@pytest.mark.rule("NEC-C25")
def test_no_necrotic_alliance_without_necrosians() -> None:
    assert refused(swarm(), "kelwin", "necrotic-alliance") == NO_EFFECT


@pytest.mark.rule("NEC-C25")
def test_a_cancelled_necrotic_alliance_moves_nobody() -> None:
    table = cancel(swarm(frostmoon=1), "kelwin", "necrotic-alliance", "stir frostmoon", "to sun-cape")
    assert (table.necrosians_in("frostmoon"), table.necrosians_in("sun-cape")) == (1, 0)
