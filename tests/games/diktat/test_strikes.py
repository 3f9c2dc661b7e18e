"""Assassinations: what each pawn brings or costs, chains, Debts, Blockhouses."""

from __future__ import annotations

import pytest

from logothete.kernel.state import BARRED
from tests.games.diktat.table import Table


@pytest.mark.rule("DIK-125", "DIK-127", "DIK-128", "DIK-132")
def test_a_citizen_is_shown_to_all_and_discarded() -> None:
    table = Table().put("secret-police", "karst", "CE").acts("coordination", "assassinate", "at karst-1", "pawn 1")
    assert (table.stack("karst-1"), table.reach) == ("E", BARRED)
    assert table.events(kind="struck")[0].about["agent"] == "citizen"
    assert table.pp("coordination") == 3
    assert table.waits_for() == ["secret-police"]


@pytest.mark.rule("DIK-129", "DIK-112")
def test_an_emissary_brings_three_pp_and_the_last_pawn_takes_its_stack_along() -> None:
    table = Table().put("secret-police", "karst", "E").acts("coordination", "assassinate", "at karst-1", "pawn 1")
    assert (table.stack("karst-1"), table.pp("coordination")) == ("", 6)
    assert table.view().stacks == []


@pytest.mark.rule("DIK-130", "DIK-131")
def test_a_guard_costs_two_pp_to_its_owner_and_ends_the_manoeuvre() -> None:
    table = Table().put("secret-police", "karst", "GEE").have("coordination", assassins=2)
    table.acts("coordination", "assassinate", "at karst-1", "pawn 1")
    assert (table.pp("coordination"), table.pp("secret-police"), table.stack("karst-1")) == (1, 5, "EE")
    assert table.waits_for() == ["secret-police"]


@pytest.mark.rule("DIK-126", "DIK-131", "DIK-133", "DIK-288", "DIK-315")
def test_assassin_tokens_add_strikes_at_anybody() -> None:
    table = Table().put("secret-police", "karst", "CC").put("black-guard", "josefov", "E")
    table.have("coordination", assassins=2)
    table.acts("coordination", "assassinate", "at karst-1", "pawn 2", "at josefov-1", "pawn 1", "at karst-1", "pawn 1")
    assert table.view().stacks == []
    assert (table.pp("coordination"), table.view().seats[0].assassins) == (6, 2)


@pytest.mark.rule("DIK-134", "DIK-135")
def test_after_the_first_strike_the_assassin_may_stop() -> None:
    table = Table().put("secret-police", "karst", "CC").have("coordination", assassins=1)
    table.act("coordination", "assassinate")
    assert table.refuses("coordination", "enough") == ("DIK-135", "strike-first")
    table.acts("coordination", "at karst-1", "pawn 1", "enough")
    assert table.stack("karst-1") == "C"


@pytest.mark.rule("DIK-135")
def test_there_must_be_somebody_else_to_strike() -> None:
    table = Table().put("coordination", "karst", "C")
    assert table.refuses("coordination", "assassinate") == ("DIK-135", "nobody-to-strike")
    table.put("secret-police", "josefov", "C").act("coordination", "assassinate")
    assert table.refuses("coordination", "at karst-1") == ("DIK-135", "own-pawns")
    assert table.refuses("coordination", "at suburbs-1") == ("DIK-127", "no-target-there")


@pytest.mark.rule("DIK-136", "DIK-051", "DIK-052", "DIK-047", "DIK-048", "DIK-054")
def test_a_fine_that_cannot_be_paid_forces_a_debt() -> None:
    table = Table().put("secret-police", "karst", "G").have("coordination", pp=1)
    table.acts("coordination", "assassinate", "at karst-1", "pawn 1")
    assert (table.pp("coordination"), table.debts("coordination"), table.pp("secret-police")) == (4, 1, 5)


@pytest.mark.rule("DIK-049", "DIK-275")
def test_a_debt_changes_no_points_before_the_end() -> None:
    table = Table().have("coordination", debts=2)
    assert table.vp("coordination") == 0


@pytest.mark.rule("DIK-059", "DIK-136")
def test_a_blockhouse_turns_away_the_first_strike_of_a_cycle() -> None:
    table = Table().put("black-guard", "karst", "EE").token("blockhouse", "karst").have("coordination", assassins=1)
    table.acts("coordination", "assassinate", "at karst-1", "pawn 1")
    assert (table.stack("karst-1"), table.pp("coordination"), table.pp("black-guard")) == ("EE", 1, 5)
    assert table.waits_for() == ["secret-police"]
    assert table.seen("coordination", "karst-1") == ".."
    table.turn("coordination").acts("coordination", "assassinate", "at karst-1", "pawn 1", "enough")
    assert table.stack("karst-1") == "E"


@pytest.mark.rule("DIK-062", "DIK-326")
def test_nothing_is_due_for_a_guard_where_the_resistance_revolts() -> None:
    table = Table(cabals=("resistance", "union", "black-guard")).put("union", "karst", "GC").token("revolt", "karst")
    table.have("resistance", assassins=1).acts("resistance", "assassinate", "at karst-1", "pawn 1")
    assert (table.pp("resistance"), table.pp("union"), table.waits_for()) == (3, 3, ["union"])


@pytest.mark.rule("DIK-062", "DIK-323", "DIK-109")
def test_a_revolt_allows_the_resistance_one_stack_beyond_the_limit() -> None:
    table = Table(cabals=("resistance", "union", "black-guard")).put("union", "karst", "C").put("union", "karst", "C")
    assert table.refuses("resistance", "to karst") == ("DIK-107", "sector-is-full")
    table.token("revolt", "karst").send("resistance", "karst", "E")
    assert table.stack("karst-3") == "E"
    assert table.refuses("union", "to karst") == ("DIK-107", "sector-is-full")


@pytest.mark.rule("AUT-028", "AUT-034", "AUT-025")
def test_others_are_struck_like_agents_but_the_supply_takes_the_fine() -> None:
    table = Table(others=True).put("others", "karst", "EGC").have("coordination", assassins=2)
    table.acts("coordination", "assassinate", "at karst-others", "pawn 1", "at karst-others", "pawn 1")
    assert (table.pp("coordination"), table.stack("karst-others")) == (4, "C")
    assert table.view().others_out == {"citizen": 0, "guard": 1, "emissary": 1}


@pytest.mark.rule("AUT-041", "DIK-135", "AUT-042")
def test_a_corruption_token_is_struck_as_a_parasite() -> None:
    table = Table(others=True).corruption("karst", 2).have("coordination", assassins=1)
    table.acts("coordination", "assassinate", "purge karst")
    assert table.refuses("coordination", "purge josefov") == ("AUT-041", "no-corruption-there")
    table.act("coordination", "purge karst")
    assert table.view().sectors[table.sector("karst")].corruption == 0
    assert table.refuses("secret-police", "assassinate") == ("DIK-135", "nobody-to-strike")


@pytest.mark.rule("DIK-320", "DIK-134")
def test_an_absent_assassin_strikes_once_and_stops() -> None:
    table = Table().put("secret-police", "karst", "CC").have("coordination", assassins=3)
    table.act("coordination", "assassinate")
    assert table.lapse("coordination") == "at karst-1"
    assert table.lapse("coordination", 2) == "pawn 2"
    assert table.lapse("coordination") == "enough"
