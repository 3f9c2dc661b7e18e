"""Fin de partie: victory, ties, the common defeat (NEC-002, NEC-108, NEC-109, NEC-121, NEC-163 to NEC-167)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.necrosia.table import Table

FOUR = {"frostmoon": 0, "stormpeak": 1, "sun-cape": 2, "echo-tower": 3}


def last(**influence: int) -> Table:
    """The last year is to end."""
    return Table().influence(**influence).year(5)


def brink() -> Table:
    """Four regions are necrosed besides Necrosia."""
    table = Table().ranked()
    for region, value in FOUR.items():
        table.necrosed(region, value)
    return table


# ---- victory


@pytest.mark.rule("NEC-002", "NEC-163")
def test_the_most_influence_wins_after_the_fifth_year() -> None:
    table = last(kelwin=4, ombre=12, feling=7).put("kelwin", "crossing", mage=9).end_year()
    assert (table.result().places, table.told("won")) == ([3, 1, 2], [{"seat": 1}])


@pytest.mark.rule("NEC-163")
def test_nothing_is_scored_at_the_end_itself() -> None:
    table = last(kelwin=4, ombre=5).put("kelwin", "crossing", mage=9).put("kelwin", "echo-tower", mage=9).end_year()
    assert table.points("kelwin") == 4
    assert table.told("scored") == [{"seat": seat, "points": points} for seat, points in enumerate((4, 5, 0))]


@pytest.mark.rule("NEC-163")
def test_after_the_end_nothing_can_be_done() -> None:
    table = last(kelwin=4).put("kelwin", "crossing", mage=1).end_year()
    assert (table.waits_for(), table.legal("kelwin"), table.forbids("kelwin", "finish")) == ([], [], "NEC-163")


@pytest.mark.rule("NEC-108")
def test_the_first_tie_break_is_the_number_of_dominated_regions() -> None:
    """Not their value: Kelwin's one region is worth 4, and he has more units and Necrosians."""
    table = last(kelwin=9, ombre=9).put("kelwin", "echo-tower", mage=9).tally(kelwin=5)
    table.put("ombre", "frostmoon", mage=1).put("ombre", "stormpeak", mage=1).end_year()
    assert table.result().places == [2, 1, 3]


@pytest.mark.rule("NEC-108")
def test_the_second_tie_break_is_the_number_of_units() -> None:
    table = last(kelwin=9, ombre=9).put("kelwin", "echo-tower", mage=1).tally(kelwin=5)
    table.put("ombre", "frostmoon", mage=2).end_year()
    assert table.result().places == [2, 1, 3]


@pytest.mark.rule("NEC-108", "NEC-040")
def test_the_third_tie_break_is_the_number_of_eliminated_necrosians() -> None:
    table = last(kelwin=9, ombre=9).put("kelwin", "echo-tower", mage=2).tally(kelwin=3, ombre=4)
    table.put("ombre", "frostmoon", mage=2).end_year()
    assert table.result().places == [2, 1, 3]


@pytest.mark.rule("NEC-109")
def test_who_is_tied_after_all_three_shares_the_victory() -> None:
    table = last(kelwin=9, ombre=9, feling=8).tally(kelwin=2, ombre=2).end_year()
    assert (table.result().places, table.told("won")) == ([1, 1, 3], [{"seat": 0}, {"seat": 1}])


@pytest.mark.rule("NEC-109", "NEC-147")
def test_the_tie_breaks_look_at_the_position_after_the_last_check() -> None:
    """Healthy and necrosed regions count alike: a region that falls stays dominated if it was."""
    table = (
        last(kelwin=9, ombre=9)
        .put("kelwin", "crossing", mage=1)
        .necrosed("crossing", 0)
        .put("ombre", "sun-cape", mage=1)
    )
    table.put("kelwin", "frostmoon", mage=1).put("ombre", "frostmoon", mage=1).end_year()
    assert table.result().places == [1, 1, 3]


@pytest.mark.rule("NEC-108", "NEC-109", "NEC-002")
@given(
    st.lists(
        st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2), st.integers(0, 1)), min_size=3, max_size=3
    )
)
def test_places_follow_influence_regions_units_and_necrosians_in_this_order(merits: list[tuple[int, ...]]) -> None:
    table = Table().year(5)
    homes = (("frostmoon", "stormpeak"), ("crossing", "sun-cape"), ("echo-tower", "grey-heath"))
    for people, regions, (influence, dominated, more, tally) in zip(table.peoples, homes, merits, strict=True):
        table.influence(**{people: influence}).tally(**{people: tally})
        for region in regions[:dominated]:
            table.put(people, region, mage=1)
        # Units that dominate nothing stand among Necrosians; together they keep Necrosia as it is.
        table.put(people, "necrosia", fighter=more)
    table.necrosians("necrosia", 9).end_year()
    strengths = [(influence, dominated, dominated + more, tally) for influence, dominated, more, tally in merits]
    assert table.result().places == [1 + sum(other > own for other in strengths) for own in strengths]


# ---- the common defeat


@pytest.mark.rule("NEC-164", "NEC-165")
def test_the_fifth_region_besides_necrosia_loses_the_game_for_all() -> None:
    table = brink().necrosians("crossing", 1).end_year()
    assert (table.view().lost, table.view().necrosed, table.waits_for()) == (True, 6, [])
    assert table.told("all-lost") == [{}]
    assert table.forbids("kelwin", "finish") == "NEC-164"


@pytest.mark.rule("NEC-165")
def test_four_regions_besides_necrosia_do_not_lose_the_game() -> None:
    table = brink().end_year()
    assert (table.view().lost, table.view().necrosed, table.view().year) == (False, 5, 2)


@pytest.mark.rule("NEC-164", "NEC-155", "NEC-166")
def test_a_card_can_lose_the_game_in_the_middle_of_a_turn() -> None:
    table = brink().put("kelwin", "crossing", mage=1).give("kelwin", "creeping-putrefaction").influence(kelwin=30)
    table.play("kelwin", "creeping-putrefaction")
    assert (table.view().lost, table.waits_for()) == (True, [])
    assert table.result().places == [4, 4, 4]


@pytest.mark.rule("NEC-166")
def test_the_common_defeat_comes_before_victory_in_the_fifth_year_too() -> None:
    table = brink().year(5).influence(kelwin=40).necrosians("crossing", 1).end_year()
    assert (table.result().places, table.told("won")) == ([4, 4, 4], [])


@pytest.mark.rule("NEC-166", "NEC-147")
def test_regions_that_fall_together_count_together() -> None:
    table = Table().ranked()
    for region in ("frostmoon", "stormpeak", "crossing", "sun-cape", "grey-heath"):
        table.necrosians(region, 1)
    assert table.end_year().view().lost


@pytest.mark.rule("NEC-166", "NEC-C67")
def test_a_ward_can_avert_the_defeat_but_only_before_regions_fall() -> None:
    table = brink().year(5).necrosians("crossing", 1).give("ombre", "necrotic-ward").end_year()
    table.play("ombre", "necrotic-ward")
    assert (table.view().lost, table.result().places) == (False, [3, 2, 1])


@pytest.mark.rule("NEC-165", "NEC-C70")
def test_a_healed_region_no_longer_counts() -> None:
    table = brink().give("kelwin", "healing-of-a-region").necrosians("crossing", 1)
    table.play("kelwin", "healing-of-a-region", "at echo-tower", faces=(1,) * 4).end_year()
    assert (table.view().lost, table.view().necrosed) == (False, 5)


# ---- nobody is eliminated


@pytest.mark.rule("NEC-167")
def test_a_player_without_units_plays_on_and_can_win() -> None:
    table = Table().ranked().influence(kelwin=20).necrosians("necrosia", 1).row("war-cry").give("kelwin", "mage-leap")
    assert {text.split()[0] for text in table.legal("kelwin")} == {"stir", "play", "finish"}
    table.acts("kelwin", "stir necrosia", "to crossing", "finish")
    while table.legal("kelwin", "buy") == []:
        table.all_pass()
    table.act("kelwin", "buy war-cry")
    assert (table.points("kelwin"), "war-cry" in table.hand("kelwin")) == (19, True)
    assert table.units("kelwin", "crossing") == {}
    assert last(kelwin=5).put("ombre", "crossing", mage=3).end_year().result().places[0] == 1
