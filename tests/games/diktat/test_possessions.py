"""Losing Possessions, places that are kept, and what lasts how long."""

from __future__ import annotations

import pytest

from logothete.games.diktat.board import KEPT, PHASE, RAISED, RESOLUTION, TOKEN_SECTORS, WITHDRAWN
from logothete.games.diktat.rules.possessions import discard_card, lose_marker
from logothete.games.diktat.rules.teams import withdraw
from logothete.games.diktat.stacks import one_at
from tests.games.diktat.table import Table


@pytest.mark.rule("DIK-069", "DIK-070", "DIK-071", "DIK-072", "DIK-075")
def test_a_discarded_card_closes_the_gap_and_gives_its_tokens_back() -> None:
    table = Table().cards("black-guard", "blast-furnaces", "ministry-seat", "dog-pit").fill("ministry-seat", "politics")
    table.affinity("black-guard", politics=0)
    assert table.vp("black-guard") == 0 + 1 + 0 + 1 + 1
    discard_card(table.state, table.seat("black-guard"), table.card("ministry-seat"), table.chronicle)
    row = [held.card for held in table.view().seats[2].cards]
    assert (row, table.vp("black-guard")) == (["blast-furnaces", "dog-pit"], 1)
    assert table.affinities("black-guard") == (1, 0, 1)
    assert table.discard_pile() == ["ministry-seat"]


@pytest.mark.rule("DIK-297", "DIK-051", "DIK-053")
def test_a_lost_gain_of_pp_is_paid_back_with_forced_debts() -> None:
    table = Table().cards("black-guard", "river-power-plant").have("black-guard", pp=1)
    discard_card(table.state, table.seat("black-guard"), table.card("river-power-plant"), table.chronicle)
    assert (table.pp("black-guard"), table.debts("black-guard")) == (1 + 10 - 7, 2)


@pytest.mark.rule("DIK-077", "DIK-159", "DIK-259")
def test_a_broken_pair_falls_back_to_level_one_and_stays_used() -> None:
    table = Table().markers("black-guard", "college", "college").used("black-guard", "college")
    lose_marker(table.state, table.seat("black-guard"), table.sector("college"), table.chronicle)
    assert (table.rank("black-guard"), table.view().seats[2].markers[0].used) == (15, True)
    lose_marker(table.state, table.seat("black-guard"), table.sector("college"), table.chronicle)
    assert table.administrator() == "coordination"
    table.markers("black-guard", "college")
    assert not table.view().seats[2].markers[0].used


@pytest.mark.rule("DIK-085", "DIK-252")
def test_an_administrator_who_falls_below_another_is_so_no_longer() -> None:
    table = Table().markers("black-guard", "college")
    assert table.administrator() == "black-guard"
    lose_marker(table.state, table.seat("black-guard"), table.sector("college"), table.chronicle)
    assert [event.about for event in table.events(kind="administrator")] == [{"seat": 0}]


@pytest.mark.rule("DIK-087")
def test_of_equal_ranks_the_higher_starting_rank_stands_first() -> None:
    table = Table()
    table.cells[RAISED + table.seat("black-guard")] = 4
    assert table.rank("black-guard") == table.rank("coordination")
    assert table.administrator() == "coordination"


@pytest.mark.rule("DIK-166", "DIK-167", "DIK-168")
def test_a_withdrawn_stack_goes_unseen_and_its_place_is_kept() -> None:
    table = Table().put("secret-police", "karst", "GE").put("black-guard", "karst", "C")
    withdraw(table.state, table.place("karst-1"), table.seat("coordination"), table.chronicle)
    assert table.stack("karst-1") == ""
    assert table.agents("secret-police") == (3, 3, 3)
    assert [int(table.cells[WITHDRAWN + 3 + kind]) for kind in range(3)] == [0, 1, 1]
    assert table.view().sectors[table.sector("karst")].kept == [0]
    table.turn("black-guard")
    assert table.refuses("black-guard", "to karst") == ("DIK-107", "sector-is-full")
    table.turn("coordination").send("coordination", "karst", "E")
    assert table.view().sectors[table.sector("karst")].kept == []


@pytest.mark.rule("DIK-168")
def test_a_kept_place_is_free_again_after_the_next_manoeuvre() -> None:
    table = Table()
    table.cells[KEPT] = one_at(table.sector("karst"))
    table.act("coordination", "influence nothing")
    assert table.cells[KEPT] == 0


@pytest.mark.rule("DIK-168", "DIK-169")
def test_no_place_is_kept_for_who_has_no_pawn_left_or_in_the_resolution() -> None:
    table = (
        Table().put("secret-police", "karst", "GE").put("secret-police", "josefov", "C").have("coordination", moves=0)
    )
    withdraw(table.state, table.place("karst-1"), table.seat("coordination"), table.chronicle)
    table.cells[PHASE] = RESOLUTION
    withdraw(table.state, table.place("josefov-1"), table.seat("black-guard"), table.chronicle)
    assert [sector.kept for sector in table.view().sectors] == [[]] * 12


@pytest.mark.rule("DIK-324")
def test_a_designated_sector_that_everybody_leaves_is_designated_again() -> None:
    table = Table().put("secret-police", "karst", "E").put("black-guard", "josefov", "E")
    table.cards("black-guard", "blind-cartographers").resolve().act("coordination", "designate karst")
    assert table.waits_for() == ["black-guard"]
    withdraw(table.state, table.place("karst-1"), table.seat("coordination"), table.chronicle)
    table.act("black-guard", "pass")
    assert [event.about for event in table.events(kind="left-empty")] == [{"sector": "karst"}]
    assert not table.view().sectors[table.sector("karst")].turned_up
    assert table.waits_for() == ["coordination"]


@pytest.mark.rule("DIK-325", "DIK-058", "DIK-062", "DIK-264")
def test_a_revolt_ends_with_the_cycle_and_a_blockhouse_stays() -> None:
    table = Table(cabals=("resistance", "black-guard")).token("revolt", "karst").token("blockhouse", "karst")
    table.at_end_of_cycle()
    assert table.view().sectors[table.sector("karst")].tokens == ["blockhouse"]
    assert sum(int(table.cells[TOKEN_SECTORS + token]) for token in range(4)) != 0


@pytest.mark.rule("DIK-097", "DIK-295", "DIK-296")
def test_what_developments_cost_comes_after_all_incomes() -> None:
    table = Table().cards("secret-police", "contagion").at_start_of_cycle(2)
    assert (table.pp("coordination"), table.pp("black-guard"), table.pp("secret-police")) == (5, 5, 6)
    assert table.agents("secret-police") == (4, 6, 6)
