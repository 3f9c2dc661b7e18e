"""Fin d'année: regions that fall, tokens, reinforcements (NEC-066, NEC-086, NEC-087, NEC-141 to NEC-148, NEC-155)."""

from __future__ import annotations

from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from logothete.games.necrosia.terminal import draw
from logothete.kernel.narrate import Narrator
from tests.games.necrosia.table import Table

# ---- the check


@pytest.mark.rule("NEC-141", "NEC-142")
@pytest.mark.parametrize(
    ("necrosians", "kelwin", "ombre", "falls"),
    [(4, 2, 1, True), (3, 2, 1, False), (2, 2, 1, False), (1, 0, 0, True), (0, 0, 0, False), (1, 1, 0, False)],
)
def test_a_region_falls_where_necrosians_outnumber_all_units_together(
    necrosians: int, kelwin: int, ombre: int, falls: bool
) -> None:
    table = Table().ranked().put("kelwin", "crossing", fighter=kelwin).put("ombre", "crossing", mage=ombre)
    table.necrosians("crossing", necrosians).end_year()
    assert table.region("crossing").necrosed == falls


@pytest.mark.rule("NEC-142")
@pytest.mark.parametrize("region", ["copper-dunes", "frostmoon"])
def test_an_empty_region_falls_to_one_necrosian_with_or_without_a_guild(region: str) -> None:
    table = Table().ranked().necrosians(region, 1).end_year()
    assert table.region(region).necrosed


@pytest.mark.rule("NEC-142")
def test_nothing_falls_before_the_years_end() -> None:
    table = Table(2).ranked().necrosians("crossing", 5).end_turn("kelwin")
    assert not table.region("crossing").necrosed
    assert table.region("crossing").falling
    assert table.end_turn("ombre").region("crossing").necrosed


@pytest.mark.rule("NEC-143", "NEC-144", "NEC-145")
def test_a_token_gives_the_region_its_value_and_ends_its_guild() -> None:
    table = Table().ranked().next_token(4).necrosians("copper-dunes", 1).end_year()
    region = table.region("copper-dunes")
    assert (region.token, region.value, region.guild) == (4, 4, None)
    assert table.view().tokens == [0, 0, 1, 1, 2, 2, 3]
    assert table.told("necrosed") == [{"region": "copper-dunes", "value": 4}]


@pytest.mark.rule("NEC-144")
def test_a_token_replaces_the_printed_value_and_is_not_added() -> None:
    table = Table().ranked().next_token(0).necrosians("crossing", 1).end_year()
    assert table.region("crossing").value == 0


@pytest.mark.rule("NEC-146")
def test_pieces_stay_when_their_region_falls() -> None:
    table = Table().ranked().put("kelwin", "crossing", mage=2, fighter=1).necrosians("crossing", 4).end_year()
    assert (table.units("kelwin", "crossing"), table.necrosians_in("crossing")) == ({"mage": 2, "fighter": 1}, 4)


@pytest.mark.rule("NEC-147", "NEC-143")
def test_all_listed_regions_fall_together_with_tokens_in_the_order_of_the_board() -> None:
    table = Table().ranked().next_token(1).next_token(2).next_token(3)
    table.necrosians("sun-cape", 1).necrosians("crossing", 1).necrosians("frostmoon", 1).end_year()
    assert [one["region"] for one in table.told("threatened")] == ["frostmoon", "crossing", "sun-cape"]
    assert [(one["region"], one["value"]) for one in table.told("necrosed")] == [
        ("frostmoon", 3),
        ("crossing", 2),
        ("sun-cape", 1),
    ]


@pytest.mark.rule("NEC-147")
def test_a_necrosed_region_is_not_checked_again() -> None:
    table = Table().ranked().necrosed("crossing", 2).necrosians("crossing", 9).necrosians("necrosia", 9).end_year()
    assert (table.told("threatened"), table.region("crossing").token, table.view().necrosed) == ([], 2, 2)


@pytest.mark.rule("NEC-147", "NEC-128")
def test_wards_are_asked_in_the_order_of_the_year_before_regions_fall() -> None:
    table = Table(4).ranked().order("feling", "kelwin", "ygwan", "ombre").necrosians("crossing", 1)
    table.give("ombre", "necrotic-ward").give("feling", "war-cry").end_year()
    assert (table.window(), table.waits_for()) == ("year-end", ["ombre", "feling"])
    table.play("ombre", "necrotic-ward", "at crossing")
    assert (table.region("crossing").necrosed, table.told("necrosed")) == (False, [])
    assert table.view().year == 2


@pytest.mark.rule("NEC-147")
def test_without_a_listed_region_nobody_is_asked_at_the_years_end() -> None:
    table = Table().ranked().give("ombre", "necrotic-ward").end_year()
    assert (table.window(), table.view().year) == (None, 2)


@pytest.mark.rule("NEC-147", "NEC-066")
def test_after_the_check_the_next_year_begins_with_phase_1() -> None:
    table = (
        Table().ranked().necrosians("crossing", 1).necrosians("copper-dunes", 1).put("kelwin", "copper-dunes", mage=2)
    )
    table.end_year()
    kinds = [event.kind for event in table.log()]
    assert kinds.index("necrosed") < kinds.index("year-began") < kinds.index("reinforced")
    assert (table.view().year, table.waits_for(), table.necrosians_in("copper-dunes")) == (2, ["kelwin"], 2)


@pytest.mark.rule("NEC-141", "NEC-142", "NEC-147")
@given(
    st.dictionaries(
        st.sampled_from(["crossing", "frostmoon", "copper-dunes"]),
        st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 5)),
    )
)
def test_what_falls_is_what_was_outnumbered_and_nothing_else(pieces: dict[str, tuple[int, int, int]]) -> None:
    table = Table().ranked()
    for region, (kelwin, ombre, necrosians) in pieces.items():
        table.put("kelwin", region, mage=kelwin).put("ombre", region, fighter=ombre).necrosians(region, necrosians)
    table.end_year()
    fallen = {region.key for region in table.view().regions if region.token is not None}
    assert fallen == {region for region, (kelwin, ombre, black) in pieces.items() if black > kelwin + ombre}


# ---- tokens


@pytest.mark.rule("NEC-148", "NEC-166")
def test_no_more_tokens_are_drawn_than_end_the_game() -> None:
    table = Table().ranked()
    for region in ("frostmoon", "stormpeak", "crossing", "sun-cape", "grey-heath", "cairn-plain", "echo-tower"):
        table.necrosians(region, 1)
    table.end_year()
    assert (len(table.told("necrosed")), len(table.view().tokens), table.view().lost) == (5, 3, True)


@pytest.mark.rule("NEC-148", "NEC-C70")
def test_a_healed_region_gives_its_token_back() -> None:
    table = Table().necrosed("crossing", 4).give("kelwin", "healing-of-a-region")
    table.play("kelwin", "healing-of-a-region", "at crossing", faces=(1,) * 7)
    assert table.view().tokens == [0, 0, 1, 1, 2, 2, 3, 4]
    assert (table.region("crossing").necrosed, table.region("crossing").value) == (False, 3)


@pytest.mark.rule("NEC-155")
def test_a_card_necroses_a_region_with_all_consequences_at_once() -> None:
    table = Table().put("ombre", "copper-dunes", mage=1).give("kelwin", "creeping-putrefaction").next_token(3)
    table.play("kelwin", "creeping-putrefaction")
    region = table.region("copper-dunes")
    assert (region.token, region.value, region.guild, region.necrosed) == (3, 3, None, True)
    assert (table.units("ombre", "copper-dunes"), table.necrosians_in("copper-dunes")) == ({"mage": 1}, 0)


@pytest.mark.rule("NEC-155")
def test_only_healthy_regions_are_necrosed_by_a_card() -> None:
    table = (
        Table().put("ombre", "copper-dunes", mage=3).necrosed("copper-dunes", 0).give("kelwin", "creeping-putrefaction")
    )
    assert table.forbids("kelwin", "play creeping-putrefaction") == "NEC-133"


# ---- reinforcements


@pytest.mark.rule("NEC-086", "NEC-087")
def test_a_guild_with_necrosians_gets_one_more() -> None:
    table = Table().ranked().put("kelwin", "copper-dunes", mage=5).necrosians("copper-dunes", 3).begin_year(2)
    assert (table.necrosians_in("copper-dunes"), table.told("reinforced")) == (4, [{"region": "copper-dunes"}])


@pytest.mark.rule("NEC-087", "NEC-145", "NEC-007")
def test_no_guild_no_necrosian_or_no_healthy_region_no_reinforcement() -> None:
    """A cleared guild, a region without one, a closed guild, a guild that fell, and Necrosia get none."""
    table = Table(3).ranked().necrosed("ash-bastion", 0)
    for region in ("crossing", "echo-tower", "ash-bastion", "necrosia"):
        table.necrosians(region, 2)
    table.begin_year(2)
    assert [table.necrosians_in(region) for region in ("crossing", "echo-tower", "ash-bastion", "necrosia")] == [2] * 4
    assert (table.necrosians_in("copper-dunes"), table.told("reinforced")) == (0, [])


@pytest.mark.rule("NEC-086", "NEC-085", "NEC-088")
def test_reinforcements_come_before_the_order_is_chosen() -> None:
    table = Table(4).ranked().necrosians("sun-cape", 1).begin_year(2)
    assert (table.necrosians_in("sun-cape"), table.legal("kelwin", "rank")) == (
        2,
        ["rank 1", "rank 2", "rank 3", "rank 4"],
    )


@pytest.mark.rule("NEC-147", "NEC-129", "NEC-C67")
def test_a_cancelled_ward_saves_nothing() -> None:
    table = Table().ranked().necrosians("crossing", 1).give("ombre", "necrotic-ward").give("feling", "altered-memories")
    table.end_year().act("ombre", "play necrotic-ward").act("feling", "pass")
    assert table.window() == "any-card"
    table.act("feling", "play altered-memories")
    assert table.region("crossing").necrosed


@pytest.mark.rule("NEC-141")
@pytest.mark.parametrize(
    ("language", "region", "track"),
    [
        ("en", "(will fall: 3 against 2)", "one more would fall now"),
        ("fr", "(va tomber : 3 contre 2)", "une de plus tomberait maintenant"),
    ],
)
def test_the_board_of_the_terminal_says_what_will_fall_and_by_how_much(language: str, region: str, track: str) -> None:
    table = Table().put("kelwin", "crossing", fighter=2).necrosians("crossing", 3)
    for key in table.regions:
        if table.region(key).falling and key != "crossing":
            table.necrosians(key, 0)
    console = Console(width=200, record=True, file=StringIO())
    console.print(draw(table.view("kelwin"), Narrator(table.title, language), 200))
    shown = console.export_text()
    assert region in shown
    assert track in shown
