"""Spying: one look at a time, what it tells and what stays known."""

from __future__ import annotations

import pytest

from logothete.kernel.state import BARRED
from tests.games.diktat.table import Table


@pytest.mark.rule("DIK-113", "DIK-115", "DIK-118", "DIK-119", "DIK-120", "DIK-122", "DIK-116")
def test_two_looks_one_by_one_at_any_depth_seen_by_the_spy_alone() -> None:
    table = Table().put("secret-police", "karst", "GEC").put("black-guard", "josefov", "CE")
    table.acts("coordination", "spy", "at karst-1", "pawn 2")
    assert table.reach == BARRED
    assert table.seen("coordination", "karst-1") == ".E."
    assert table.prompt("coordination").about == {"number": 1}
    table.acts("coordination", "at josefov-1", "pawn 1")
    assert table.seen("coordination", "josefov-1") == "C."
    assert table.seen("black-guard", "karst-1") == "..."
    assert table.stack("karst-1") == "GEC"
    assert table.waits_for() == ["secret-police"]
    assert [event.about["position"] for event in table.events(kind="looked")] == ["2", "1"]
    assert table.events(kind="saw") == table.events("black-guard", "saw") == []
    assert [event.about["agent"] for event in table.events("coordination", "saw")] == ["emissary", "citizen"]


@pytest.mark.rule("DIK-117", "DIK-289")
def test_each_spy_token_adds_a_look_and_is_not_spent() -> None:
    table = Table().put("secret-police", "karst", "GECC").have("coordination", spies=2).act("coordination", "spy")
    assert table.prompt("coordination").about == {"number": 4}
    for pawn in (1, 2, 3, 4):
        table.acts("coordination", "at karst-1", f"pawn {pawn}")
    assert table.seen("coordination", "karst-1") == "GECC"
    assert table.view().seats[0].spies == 2


@pytest.mark.rule("DIK-114", "DIK-046")
def test_the_secret_card_can_be_looked_at() -> None:
    table = Table().secret("council-of-banks").acts("coordination", "spy", "secret")
    assert table.view("coordination").secret_card == "council-of-banks"
    assert table.view("secret-police").secret_card is None
    assert table.refuses("coordination", "secret") == ("DIK-114", "no-secret-card")


@pytest.mark.rule("DIK-121")
def test_a_spy_may_stop_early_and_the_manoeuvre_is_spent() -> None:
    table = Table().put("secret-police", "karst", "G").acts("coordination", "spy", "enough")
    assert table.moves("coordination") == 4
    assert table.waits_for() == ["secret-police"]


@pytest.mark.rule("DIK-124")
def test_no_pawn_is_looked_at_twice_in_a_manoeuvre() -> None:
    table = Table().put("secret-police", "karst", "GE").acts("coordination", "spy", "at karst-1", "pawn 1")
    table.act("coordination", "at karst-1")
    assert table.refuses("coordination", "pawn 1") == ("DIK-124", "looked-already")
    assert table.refuses("coordination", "pawn 3") == ("DIK-119", "no-pawn-there")
    assert table.refuses("coordination", "enough") == ("DIK-119", "pawn-now")
    table.act("coordination", "pawn 2").turn("coordination").acts("coordination", "spy", "at karst-1", "pawn 1")


@pytest.mark.rule("DIK-114")
def test_a_look_needs_a_stack() -> None:
    table = Table().put("secret-police", "karst", "GE").act("coordination", "spy")
    assert table.refuses("coordination", "at josefov-1") == ("DIK-114", "no-stack-there")
    assert table.refuses("coordination", "pawn 1") == ("DIK-119", "stack-first")
    assert table.refuses("secret-police", "at karst-1") == ("DIK-113", "not-your-turn")


@pytest.mark.rule("DIK-123", "DIK-112")
def test_knowledge_follows_a_pawn_when_those_above_it_go() -> None:
    table = Table().put("secret-police", "karst", "CCE").acts("coordination", "spy", "at karst-1", "pawn 3", "enough")
    table.turn("coordination").acts("coordination", "assassinate", "at karst-1", "pawn 1")
    assert table.seen("coordination", "karst-1") == ".E"
    assert table.seen("black-guard", "karst-1") == ".."


@pytest.mark.rule("DIK-040", "DIK-114")
def test_everybody_knows_his_own_pawns() -> None:
    table = Table().put("secret-police", "karst", "CGE")
    assert table.seen("secret-police", "karst-1") == "CGE"


@pytest.mark.rule("AUT-027")
def test_others_can_be_spied() -> None:
    table = Table(others=True).put("others", "karst", "GE").acts("coordination", "spy", "at karst-others", "pawn 2")
    assert table.seen("coordination", "karst-others") == ".E"


@pytest.mark.rule("DIK-060")
def test_a_sleeper_shows_its_stack_to_the_secret_police() -> None:
    table = Table().put("black-guard", "karst", "GE").token("sleeper", "karst-1")
    assert table.seen("secret-police", "karst-1") == "GE"
    assert table.seen("coordination", "karst-1") == ".."
