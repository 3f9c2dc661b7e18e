"""The 25 Cabal cards and the tokens of the Cabals: Blockhouses, Sleeper agents, Memberships, Revolts."""

from __future__ import annotations

import pytest

from logothete.components import sets
from logothete.games.diktat.board import STOCK, TOKEN_PLACES, TOKEN_SECTORS
from logothete.games.diktat.rules.ending import end_cycle
from tests.games.diktat.declaring import admitted, used, uses, why_not
from tests.games.diktat.table import Table

GUARD = "black-guard"
POLICE = "secret-police"
UNION = "union"
REBELS = "resistance"
RULERS = "coordination"


def playing(cabal: str, *cards: str, others: bool = False) -> Table:
    """A table of five in the turn of a Cabal that has some of its cards in play."""
    return Table(5, others=others).in_play(cabal, *cards).turn(cabal)


def stock(table: Table, cabal: str) -> int:
    """The tokens of a Cabal that were not played yet."""
    return int(table.cells[STOCK + table.seat(cabal)])


def bears(table: Table, token: str) -> list[str]:
    """The sectors, or the stacks, that bear a token."""
    kinds = [one.key for one in table.board.content.tokens]
    if token == "sleeper":
        return [key for at, key in enumerate(table.domains["place"]) if sets.has(table.cells, TOKEN_PLACES, at)]
    mask = int(table.cells[TOKEN_SECTORS + kinds.index(token)])
    return [key for at, key in enumerate(table.domains["sector"]) if mask >> at & 1]


# ---- Black Guard


@pytest.mark.rule("DIK-059", "DIK-063", "DIK-301")
def test_a_casemate_line_places_two_blockhouses_and_brings_a_guard() -> None:
    table = playing(GUARD, "casemate-line").put(GUARD, "karst", "C").markers(GUARD, "josefov")
    table.acts(GUARD, "use casemate-line", "to karst", "to josefov")
    assert (bears(table, "blockhouse"), stock(table, GUARD), table.agents(GUARD)) == (
        ["karst", "josefov"],
        4,
        (3, 4, 3),
    )
    assert used(table, GUARD, "casemate-line")


@pytest.mark.rule("DIK-059", "DIK-309")
def test_blockhouses_go_only_where_the_guard_is_and_has_none() -> None:
    table = (
        playing(GUARD, "casemate-line").put(GUARD, "karst", "C").put(GUARD, "college", "C").put(UNION, "josefov", "C")
    )
    table.token("blockhouse", "college").act(GUARD, "use casemate-line")
    assert table.offers(GUARD) == ["to karst", "enough"]


@pytest.mark.rule("DIK-309")
def test_a_casemate_line_may_place_nothing_and_still_brings_a_guard() -> None:
    table = playing(GUARD, "casemate-line").put(GUARD, "karst", "C").acts(GUARD, "use casemate-line", "enough")
    assert (bears(table, "blockhouse"), table.agents(GUARD)) == ([], (3, 4, 3))


@pytest.mark.rule("DIK-057")
def test_without_blockhouses_a_casemate_line_only_brings_a_guard() -> None:
    table = playing(GUARD, "casemate-line").put(GUARD, "karst", "C")
    table.cells[STOCK + table.seat(GUARD)] = 0
    table.act(GUARD, "use casemate-line")
    assert (bears(table, "blockhouse"), table.agents(GUARD)) == ([], (3, 4, 3))


@pytest.mark.rule("DIK-141", "DIK-147")
def test_a_card_that_is_not_in_play_does_nothing() -> None:
    assert Table(5).turn(GUARD).refuses(GUARD, "use casemate-line") == ("DIK-147", "element-not-held")


@pytest.mark.rule("DIK-059")
def test_a_blockhouse_turns_away_the_first_strike_of_a_cycle() -> None:
    table = playing(RULERS).token("blockhouse", "karst").put(GUARD, "karst", "CC").have(RULERS, assassins=2)
    table.acts(RULERS, "assassinate", "at karst-1", "pawn 1")
    assert (table.stack("karst-1"), table.pp(RULERS), table.pp(GUARD)) == ("CC", 1, 5)
    assert table.waits_for() != [RULERS]
    table.turn(RULERS).acts(RULERS, "assassinate", "at karst-1", "pawn 1")
    assert table.stack("karst-1") == "C"


@pytest.mark.rule("DIK-209", "DIK-290")
@pytest.mark.parametrize(
    ("token", "is_used", "groups"), [(False, False, 1), (True, False, 2), (True, True, 0), (False, True, 0)]
)
def test_martial_law_makes_emissaries_of_guards(token: bool, is_used: bool, groups: int) -> None:
    table = playing(GUARD, "martial-law").put(GUARD, "karst", "GGGG").put(RULERS, "josefov", "C")
    if token:
        table.token("blockhouse", "karst")
    if is_used:
        table.used(GUARD, "martial-law")
    table.track("dog-pit").resolve().act(RULERS, "designate karst")
    taken = 0
    while GUARD in table.waits_for():
        table.act(GUARD, table.offers(GUARD)[0])
        taken += 1
    assert taken == groups


@pytest.mark.rule("DIK-309", "DIK-290")
@pytest.mark.parametrize(("is_used", "pp"), [(False, 4), (True, 3)])
def test_checkpoints_take_1_pp_of_who_comes_to_a_blockhouse(is_used: bool, pp: int) -> None:
    table = playing(RULERS).in_play(GUARD, "checkpoints").token("blockhouse", "karst")
    if is_used:
        table.used(GUARD, "checkpoints")
    table.send(RULERS, "karst", "E")
    assert (table.pp(GUARD), table.pp(RULERS)) == (pp, 6 - pp)


@pytest.mark.rule("DIK-053", "DIK-309")
def test_checkpoints_force_no_debt_and_ask_nothing_elsewhere() -> None:
    table = playing(RULERS).in_play(GUARD, "checkpoints").token("blockhouse", "karst").have(RULERS, pp=0)
    table.send(RULERS, "karst", "E")
    assert (table.pp(GUARD), table.debts(RULERS)) == (3, 0)
    table.turn(POLICE).send(POLICE, "josefov", "E")
    assert table.pp(GUARD) == 3


@pytest.mark.rule("DIK-309")
def test_the_guard_itself_passes_its_checkpoints_free() -> None:
    table = playing(GUARD, "checkpoints").token("blockhouse", "karst").send(GUARD, "karst", "E")
    assert table.pp(GUARD) == 3


@pytest.mark.rule("DIK-130")
def test_checkpoints_raise_what_a_revealed_guard_brings() -> None:
    table = playing(RULERS).in_play(GUARD, "checkpoints").put(GUARD, "josefov", "G")
    table.acts(RULERS, "assassinate", "at josefov-1", "pawn 1")
    assert (table.pp(GUARD), table.pp(RULERS)) == (6, 0)


@pytest.mark.rule("DIK-058", "DIK-298")
def test_a_state_of_siege_spends_a_blockhouse_and_strikes_there_in_spite_of_guards() -> None:
    table = (
        playing(GUARD, "state-of-siege")
        .token("blockhouse", "karst")
        .put(RULERS, "karst", "GEC")
        .put(UNION, "josefov", "E")
    )
    uses(table, GUARD, "state-of-siege", "to karst")
    assert table.offers(GUARD) == ["at karst-1", "enough"]
    table.acts(GUARD, "at karst-1", "pawn 1", "at karst-1", "pawn 1")
    assert (table.stack("karst-1"), table.pp(GUARD), bears(table, "blockhouse")) == ("C", 6, [])
    assert stock(table, GUARD) == 6


@pytest.mark.rule("DIK-300")
def test_a_state_of_siege_needs_a_blockhouse_with_somebody_to_strike() -> None:
    empty = playing(GUARD, "state-of-siege").put(RULERS, "karst", "C")
    assert why_not(empty, GUARD, "state-of-siege") == ("DIK-300", "cost-not-met")
    alone = playing(GUARD, "state-of-siege").token("blockhouse", "karst", "josefov").put(RULERS, "josefov", "C")
    uses(alone, GUARD, "state-of-siege")
    assert alone.offers(GUARD) == ["to josefov"]


@pytest.mark.rule("DIK-300", "DIK-316")
def test_nobody_is_asked_for_a_state_of_siege_without_victims() -> None:
    table = playing(GUARD, "state-of-siege").token("blockhouse", "karst")
    assert why_not(table, GUARD, "state-of-siege") == ("DIK-300", "changes-nothing")
    assert not admitted(table, GUARD, "state-of-siege")


# ---- Secret Police


@pytest.mark.rule("DIK-060", "DIK-063", "DIK-301")
def test_a_sleeper_network_plants_two_sleepers_that_see_everything() -> None:
    table = playing(POLICE, "sleeper-network").put(UNION, "karst", "CGE").put(GUARD, "josefov", "E")
    table.acts(POLICE, "use sleeper-network", "at karst-1", "at josefov-1")
    assert (bears(table, "sleeper"), stock(table, POLICE)) == (["karst-1", "josefov-1"], 4)
    assert (table.seen(POLICE, "karst-1"), table.seen(RULERS, "karst-1")) == ("CGE", "...")


@pytest.mark.rule("DIK-060", "DIK-309")
def test_sleepers_are_planted_one_to_a_stack_and_never_on_ones_own() -> None:
    table = (
        playing(POLICE, "sleeper-network").put(UNION, "karst", "C").put(POLICE, "karst", "C").put(GUARD, "josefov", "E")
    )
    table.token("sleeper", "karst-1").act(POLICE, "use sleeper-network")
    assert table.offers(POLICE) == ["at josefov-1", "enough"]


@pytest.mark.rule("DIK-060", "AUT-027")
def test_a_sleeper_is_planted_on_a_pile_of_the_others() -> None:
    table = playing(POLICE, "sleeper-network", others=True).put("others", "karst", "CE")
    table.acts(POLICE, "use sleeper-network", "at karst-others")
    assert table.seen(POLICE, "karst-others") == "CE"


@pytest.mark.rule("DIK-300")
def test_a_sleeper_network_needs_an_enemy_stack() -> None:
    assert playing(POLICE, "sleeper-network").refuses(POLICE, "use sleeper-network") == ("DIK-300", "changes-nothing")


@pytest.mark.rule("DIK-060")
def test_a_sleeper_is_lost_with_its_stack() -> None:
    table = playing(POLICE).put(UNION, "karst", "C").token("sleeper", "karst-1")
    table.acts(POLICE, "assassinate", "at karst-1", "pawn 1")
    assert (bears(table, "sleeper"), stock(table, POLICE)) == ([], 5)


@pytest.mark.rule("DIK-298", "DIK-309")
def test_an_awakening_kills_a_pawn_of_the_stack_that_bore_the_sleeper() -> None:
    table = playing(POLICE, "awakening").put(UNION, "karst", "GE").put(GUARD, "karst", "E").token("sleeper", "karst-1")
    uses(table, POLICE, "awakening", "at karst-1")
    assert table.offers(POLICE) == ["at karst-1", "enough"]
    table.acts(POLICE, "at karst-1", "pawn 2")
    assert (table.stack("karst-1"), table.pp(POLICE), bears(table, "sleeper")) == ("G", 6, [])


@pytest.mark.rule("DIK-326")
def test_a_guard_killed_by_an_awakening_costs_nothing() -> None:
    table = playing(POLICE, "awakening").put(UNION, "karst", "GE").token("sleeper", "karst-1")
    uses(table, POLICE, "awakening", "at karst-1", "at karst-1", "pawn 1")
    assert (table.stack("karst-1"), table.pp(POLICE), table.pp(UNION)) == ("E", 3, 3)


@pytest.mark.rule("DIK-300")
def test_an_awakening_needs_a_sleeper() -> None:
    table = playing(POLICE, "awakening").put(UNION, "karst", "GE")
    assert why_not(table, POLICE, "awakening") == ("DIK-300", "cost-not-met")


@pytest.mark.rule("DIK-309")
def test_red_files_take_3_pp_of_the_owner_of_the_stack() -> None:
    table = playing(POLICE, "red-files").put(UNION, "karst", "GE").token("sleeper", "karst-1").have(UNION, pp=2)
    uses(table, POLICE, "red-files", "at karst-1", "pick first")
    assert (table.pp(POLICE), table.pp(UNION), table.debts(UNION)) == (5, 0, 0)


@pytest.mark.rule("DIK-313", "DIK-309")
def test_red_files_exhaust_a_possession_of_that_owner_alone() -> None:
    table = playing(POLICE, "red-files").put(UNION, "karst", "GE").token("sleeper", "karst-1")
    table.cards(UNION, "dog-pit").cards(GUARD, "knacker")
    uses(table, POLICE, "red-files", "at karst-1", "pick second")
    assert set(table.offers(POLICE)) == {"exhaust dog-pit", "enough"}
    table.act(POLICE, "exhaust dog-pit")
    assert used(table, UNION, "dog-pit")


@pytest.mark.rule("DIK-309", "AUT-019")
def test_red_files_get_nothing_out_of_the_others() -> None:
    table = playing(POLICE, "red-files", others=True).put("others", "karst", "GE").token("sleeper", "karst-others")
    assert why_not(table, POLICE, "red-files") == ("DIK-300", "changes-nothing")


@pytest.mark.rule("DIK-209", "DIK-290")
@pytest.mark.parametrize(("own", "is_used", "first"), [("EE", False, POLICE), ("EE", True, UNION), ("", False, UNION)])
def test_double_agents_turn_an_emissary_where_the_police_has_a_stack(own: str, is_used: bool, first: str) -> None:
    table = playing(POLICE, "double-agents").put(UNION, "karst", "EEE").token("sleeper", "karst-1")
    table.put(RULERS, "josefov", "C")
    if own:
        table.put(POLICE, "karst", own)
    if is_used:
        table.used(POLICE, "double-agents")
    table.resolve().act(RULERS, "designate karst")
    assert table.waits_for() == [first]


# ---- Union


@pytest.mark.rule("DIK-061", "DIK-063", "DIK-301")
def test_membership_cards_cost_a_citizen_and_place_two_memberships() -> None:
    table = playing(UNION, "membership-cards").acts(UNION, "use membership-cards", "to karst", "to josefov")
    assert (bears(table, "membership"), stock(table, UNION), table.agents(UNION)) == (
        ["karst", "josefov"],
        4,
        (2, 3, 3),
    )


@pytest.mark.rule("DIK-061", "DIK-309")
def test_there_is_one_membership_to_a_sector() -> None:
    table = playing(UNION, "membership-cards").token("membership", "karst")
    table.acts(UNION, "use membership-cards", "to josefov")
    assert "to karst" not in table.offers(UNION)
    assert "to josefov" not in table.offers(UNION)


@pytest.mark.rule("DIK-300")
def test_membership_cards_need_a_citizen() -> None:
    table = playing(UNION, "membership-cards").reserve(UNION, citizen=0)
    assert table.refuses(UNION, "use membership-cards") == ("DIK-300", "cost-not-met")


@pytest.mark.rule("DIK-061", "DIK-214")
@pytest.mark.parametrize(("sector", "taken"), [("karst", 1), ("josefov", 0)])
def test_where_a_membership_lies_three_citizens_are_an_emissary(sector: str, taken: int) -> None:
    table = playing(UNION).token("membership", "karst").put(UNION, sector, "CCCCC").put(RULERS, "college", "C")
    table.resolve().act(RULERS, f"designate {sector}")
    assert table.waits_for().count(UNION) == taken


@pytest.mark.rule("DIK-061")
def test_only_citizens_of_the_union_count_at_a_membership() -> None:
    table = playing(UNION).token("membership", "karst").put(GUARD, "karst", "CCC").put(RULERS, "college", "C")
    table.resolve().act(RULERS, "designate karst")
    assert table.waits_for() == [RULERS]


@pytest.mark.rule("DIK-309")
def test_a_general_strike_closes_a_sector_to_everybody() -> None:
    table = playing(UNION, "general-strike").token("membership", "karst")
    uses(table, UNION, "general-strike", "to karst", "pick first")
    assert table.refuses(UNION, "to karst") == ("DIK-309", "sector-is-closed")
    table.act(UNION, "influence nothing")
    assert table.refuses(table.waits_for()[0], "to karst") == ("DIK-309", "sector-is-closed")
    assert bears(table, "membership") == []


@pytest.mark.rule("DIK-268")
def test_a_closed_sector_opens_with_the_next_cycle() -> None:
    table = playing(UNION, "general-strike").token("membership", "karst")
    uses(table, UNION, "general-strike", "to karst", "pick first")
    end_cycle(table.state, table.chronicle)
    assert "to karst" in table.turn(UNION).offers(UNION)


@pytest.mark.rule("DIK-313")
def test_a_general_strike_exhausts_two_possessions_of_the_sector() -> None:
    table = playing(UNION, "general-strike").token("membership", "karst").cards(GUARD, "dog-pit", "concordat")
    table.cards(UNION, "knacker").markers(RULERS, "karst")
    uses(table, UNION, "general-strike", "to karst", "pick second")
    assert set(table.offers(UNION)) == {"exhaust dog-pit", "exhaust-marker karst coordination", "enough"}
    table.acts(UNION, "exhaust dog-pit", "exhaust-marker karst coordination")
    assert used(table, GUARD, "dog-pit")
    assert used(table, RULERS, "karst")


@pytest.mark.rule("DIK-318")
def test_in_the_resolution_a_general_strike_only_exhausts() -> None:
    table = playing(UNION, "general-strike").token("membership", "karst").cards(GUARD, "dog-pit")
    table.put(RULERS, "college", "C").resolve()
    uses(table, UNION, "general-strike", "to karst")
    assert table.offers(UNION) == ["pick second"]


@pytest.mark.rule("DIK-180", "DIK-222")
@pytest.mark.parametrize(("citizens", "is_used", "winner"), [(1, False, RULERS), (3, False, UNION), (3, True, RULERS)])
def test_stewards_add_1_to_a_bid_for_each_citizen_there(citizens: int, is_used: bool, winner: str) -> None:
    table = playing(UNION, "stewards").put(UNION, "karst", "E" + "C" * citizens).put(RULERS, "karst", "E")
    if is_used:
        table.used(UNION, "stewards")
    table.resolve().act(RULERS, "designate karst").act(UNION, "bid 0").act(RULERS, "bid 2")
    assert (table.waits_for(), table.pp(UNION)) == ([winner], 3)


@pytest.mark.rule("DIK-222")
def test_stewards_add_no_more_than_3() -> None:
    table = playing(UNION, "stewards").put(UNION, "karst", "ECCCCC").put(RULERS, "karst", "E")
    table.resolve().act(RULERS, "designate karst").act(UNION, "bid 0").act(RULERS, "bid 3")
    # 3 against 3: Rank decides.
    assert table.waits_for() == [RULERS]


@pytest.mark.rule("DIK-293", "DIK-311")
def test_a_double_card_converts_two_citizens_for_2_pp() -> None:
    table = uses(playing(UNION, "double-card"), UNION, "double-card", "add emissary", "add emissary")
    assert (table.pp(UNION), table.agents(UNION), used(table, UNION, "double-card")) == (1, (1, 3, 5), True)


@pytest.mark.rule("DIK-300", "DIK-316")
@pytest.mark.parametrize(("pp", "citizens", "why"), [(1, 3, "cost-not-met"), (3, 0, "changes-nothing")])
def test_a_double_card_needs_2_pp_and_a_citizen(pp: int, citizens: int, why: str) -> None:
    table = playing(UNION, "double-card").have(UNION, pp=pp).reserve(UNION, citizen=citizens)
    assert why_not(table, UNION, "double-card") == ("DIK-300", why)
    assert admitted(table, UNION, "double-card")


# ---- Resistance


@pytest.mark.rule("DIK-062", "DIK-063", "DIK-298")
def test_a_spark_places_a_revolt_and_brings_a_citizen() -> None:
    table = uses(playing(REBELS, "spark"), REBELS, "spark", "to karst")
    assert (bears(table, "revolt"), stock(table, REBELS), table.agents(REBELS)) == (["karst"], 5, (4, 3, 3))


@pytest.mark.rule("DIK-062", "DIK-323")
def test_a_revolt_makes_room_for_one_stack_of_the_resistance() -> None:
    table = playing(REBELS, "spark").put(GUARD, "karst", "C").put(UNION, "karst", "C").put(RULERS, "karst", "C")
    assert table.refuses(REBELS, "to karst") == ("DIK-107", "sector-is-full")
    uses(table, REBELS, "spark", "to karst").send(REBELS, "karst", "E")
    assert table.stack("karst-4") == "E"


@pytest.mark.rule("DIK-062", "DIK-326")
def test_a_revolt_frees_the_resistance_from_fines_but_ends_its_series() -> None:
    table = playing(REBELS).token("revolt", "karst").put(GUARD, "karst", "GC").have(REBELS, assassins=2)
    table.acts(REBELS, "assassinate", "at karst-1", "pawn 1")
    assert (table.stack("karst-1"), table.pp(REBELS), table.pp(GUARD)) == ("C", 3, 3)
    assert REBELS not in table.waits_for()


@pytest.mark.rule("DIK-062", "DIK-325")
def test_a_revolt_is_lost_with_the_cycle() -> None:
    table = uses(playing(REBELS, "spark"), REBELS, "spark", "to karst")
    end_cycle(table.state, table.chronicle)
    assert (bears(table, "revolt"), stock(table, REBELS)) == ([], 5)


@pytest.mark.rule("DIK-264", "DIK-325")
def test_a_blockhouse_outlasts_the_cycle() -> None:
    table = playing(GUARD).token("blockhouse", "karst")
    end_cycle(table.state, table.chronicle)
    assert bears(table, "blockhouse") == ["karst"]


@pytest.mark.rule("DIK-211", "DIK-290")
@pytest.mark.parametrize(("token", "is_used"), [(True, False), (False, False), (True, True)])
def test_barricades_win_ties_where_a_revolt_lies(token: bool, is_used: bool) -> None:
    table = playing(REBELS, "barricades").put(REBELS, "karst", "E").put(RULERS, "karst", "E")
    if token:
        table.token("revolt", "karst")
    if is_used:
        table.used(REBELS, "barricades")
    table.resolve().act(RULERS, "designate karst")
    holds = token and not is_used
    assert table.waits_for() == ([REBELS] if holds else [RULERS, REBELS])


@pytest.mark.rule("AUT-082")
def test_barricades_do_not_hold_against_the_others() -> None:
    table = playing(REBELS, "barricades", others=True).token("revolt", "karst").put(REBELS, "karst", "E")
    table.put("others", "karst", "E").put(RULERS, "josefov", "C").resolve().act(RULERS, "designate karst")
    assert [event.about["sector"] for event in table.events(kind="others-won")] == ["karst"]


@pytest.mark.rule("DIK-301", "DIK-131")
def test_an_ambush_places_a_revolt_and_strikes_there_with_assassins() -> None:
    table = playing(REBELS, "ambush").put(GUARD, "karst", "CCCE").put(GUARD, "josefov", "E").have(REBELS, assassins=1)
    table.acts(REBELS, "use ambush", "to karst")
    assert table.offers(REBELS) == ["at karst-1", "enough"]
    table.acts(REBELS, *["at karst-1", "pawn 1"] * 3)
    assert (table.stack("karst-1"), bears(table, "revolt"), used(table, REBELS, "ambush")) == ("E", ["karst"], True)


@pytest.mark.rule("DIK-062", "DIK-131")
def test_a_guard_ends_an_ambush_but_costs_nothing() -> None:
    table = playing(REBELS, "ambush").put(GUARD, "karst", "GCCE")
    table.acts(REBELS, "use ambush", "to karst", "at karst-1", "pawn 1")
    assert (table.stack("karst-1"), table.pp(REBELS)) == ("CCE", 3)
    assert REBELS not in table.waits_for()


@pytest.mark.rule("DIK-309")
def test_an_ambush_where_nobody_is_only_places_its_revolt() -> None:
    table = playing(REBELS, "ambush").acts(REBELS, "use ambush", "to karst")
    assert (bears(table, "revolt"), used(table, REBELS, "ambush"), table.moves(REBELS)) == (["karst"], True, 3)


@pytest.mark.rule("DIK-084", "DIK-309")
def test_the_great_uprising_raises_the_rank_and_takes_2_pp_of_everybody_there() -> None:
    table = playing(REBELS, "great-uprising").token("revolt", "karst").put(GUARD, "karst", "C").put(UNION, "karst", "C")
    table.put(REBELS, "karst", "C").have(UNION, pp=1)
    uses(table, REBELS, "great-uprising", "to karst")
    assert (table.administrator(), table.rank(REBELS)) == (REBELS, 31)
    assert [table.pp(cabal) for cabal in (REBELS, GUARD, UNION, RULERS)] == [6, 1, 0, 3]
    assert bears(table, "revolt") == []


@pytest.mark.rule("DIK-300")
def test_the_great_uprising_needs_a_revolt() -> None:
    table = playing(REBELS, "great-uprising")
    assert why_not(table, REBELS, "great-uprising") == ("DIK-300", "cost-not-met")


@pytest.mark.rule("DIK-318")
def test_the_great_uprising_needs_the_phases_of_the_board() -> None:
    table = (
        playing(REBELS, "great-uprising").token("revolt", "karst").cards(RULERS, "soup-kitchen").at_start_of_cycle(1)
    )
    assert why_not(table, REBELS, "great-uprising") == ("DIK-318", "not-in-this-phase")
    assert not admitted(table, REBELS, "great-uprising")


# ---- Coordination


@pytest.mark.rule("DIK-312", "DIK-313", "DIK-298")
def test_form_27_refreshes_or_exhausts_or_pays() -> None:
    table = playing(RULERS, "form-27", "general-ledger").used(RULERS, "general-ledger").cards(GUARD, "dog-pit")
    uses(table, RULERS, "form-27")
    assert table.offers(RULERS) == ["pick first", "pick second", "pick third"]
    table.acts(RULERS, "pick first", "renew general-ledger")
    assert (used(table, RULERS, "general-ledger"), used(table, RULERS, "form-27")) == (False, True)


@pytest.mark.rule("DIK-313")
def test_form_27_exhausts_a_possession() -> None:
    table = playing(RULERS, "form-27").cards(GUARD, "dog-pit")
    uses(table, RULERS, "form-27", "pick second", "exhaust dog-pit")
    assert used(table, GUARD, "dog-pit")


@pytest.mark.rule("DIK-300")
def test_form_27_pays_1_pp_when_there_is_nothing_else() -> None:
    table = uses(playing(RULERS, "form-27"), RULERS, "form-27")
    assert table.offers(RULERS) == ["pick third"]
    assert table.act(RULERS, "pick third").pp(RULERS) == 4


@pytest.mark.rule("DIK-065", "DIK-301")
def test_an_emergency_decree_gives_two_manoeuvres_for_3_pp_and_one_pawn() -> None:
    table = playing(RULERS, "emergency-decree").acts(RULERS, "use emergency-decree", "influence nothing", "to karst")
    table.acts(RULERS, "add emissary", "seal")
    assert (table.pp(RULERS), table.stack("karst-1"), table.moves(RULERS)) == (1, "E", 3)
    assert used(table, RULERS, "emergency-decree")


@pytest.mark.rule("DIK-322")
def test_an_emergency_decree_is_used_only_after_the_second_manoeuvre() -> None:
    table = playing(RULERS, "emergency-decree").acts(RULERS, "use emergency-decree", "influence nothing")
    assert not used(table, RULERS, "emergency-decree")
    assert table.refuses(RULERS, "use emergency-decree") == ("DIK-322", "element-in-use")
    table.act(RULERS, "renounce")
    assert used(table, RULERS, "emergency-decree")


@pytest.mark.rule("DIK-300")
def test_an_emergency_decree_costs_3_pp() -> None:
    table = playing(RULERS, "emergency-decree").have(RULERS, pp=2)
    assert table.refuses(RULERS, "use emergency-decree") == ("DIK-300", "cost-not-met")


@pytest.mark.rule("DIK-079", "DIK-296")
def test_precedence_raises_the_rank_by_10() -> None:
    table = Table(5)
    before = table.rank(RULERS)
    assert table.in_play(RULERS, "precedence").rank(RULERS) == before + 10
    assert table.used(RULERS, "precedence").rank(RULERS) == before + 10


@pytest.mark.rule("DIK-222", "DIK-290")
@pytest.mark.parametrize(("is_used", "winner"), [(False, RULERS), (True, GUARD)])
def test_a_court_of_auditors_adds_2_to_bids(is_used: bool, winner: str) -> None:
    table = playing(RULERS, "court-of-auditors").put(RULERS, "karst", "E").put(GUARD, "karst", "E")
    if is_used:
        table.used(RULERS, "court-of-auditors")
    table.resolve().act(RULERS, "designate karst").act(RULERS, "bid 0").act(GUARD, "bid 2")
    assert table.waits_for() == [winner]


@pytest.mark.rule("DIK-226", "DIK-290")
@pytest.mark.parametrize(("trophy", "pp"), [("claim dog-pit", 5), ("claim-marker", 3)])
def test_a_court_of_auditors_pays_for_each_card_taken_as_a_trophy(trophy: str, pp: int) -> None:
    table = playing(RULERS, "court-of-auditors").put(RULERS, "karst", "EE").track("dog-pit")
    table.resolve().acts(RULERS, "designate karst", trophy)
    assert table.pp(RULERS) == pp


@pytest.mark.rule("DIK-145", "DIK-302")
def test_cabal_cards_are_no_possessions_that_could_be_exhausted() -> None:
    table = playing(RULERS, "form-27").in_play(GUARD, "standing-garrison")
    assert uses(table, RULERS, "form-27").offers(RULERS) == ["pick third"]
