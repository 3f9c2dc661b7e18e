"""The Manoeuvres phase: order of turns, sending, influence, development."""

from __future__ import annotations

import pytest

from logothete.kernel.state import BARRED, OPEN, SEALED
from tests.games.diktat.table import Table


@pytest.mark.rule("DIK-098", "DIK-082", "DIK-083", "DIK-320")
def test_the_administrator_names_who_begins() -> None:
    table = Table(3).at_start_of_cycle(1)
    assert table.waits_for() == ["coordination"]
    assert table.offers("coordination") == ["start black-guard", "start secret-police", "start coordination"]
    assert table.refuses("black-guard", "start black-guard") == ("DIK-098", "not-your-turn")
    assert table.refuses("coordination", "influence nothing") == ("DIK-098", "starter-first")
    table.act("coordination", "start black-guard")
    assert table.waits_for() == ["black-guard"]
    assert Table(3).at_start_of_cycle(1).lapse("coordination") == "start coordination"


@pytest.mark.rule("DIK-099", "DIK-025", "DIK-103")
def test_turns_go_round_clockwise_one_manoeuvre_each() -> None:
    table = Table(3).turn("black-guard")
    for cabal in ("black-guard", "coordination", "secret-police", "black-guard"):
        assert table.waits_for() == [cabal]
        table.act(cabal, "influence nothing")
    assert [table.moves(cabal) for cabal in table.cabals] == [4, 4, 3]


@pytest.mark.rule("DIK-100", "DIK-089")
def test_who_has_no_pawn_is_passed_over_and_the_phase_ends_with_the_last() -> None:
    table = Table(3).have("secret-police", moves=0).have("black-guard", moves=0).have("coordination", moves=2)
    table.act("coordination", "influence nothing")
    assert table.waits_for() == ["coordination"]
    table.put("black-guard", "karst", "C").act("coordination", "influence nothing")
    assert table.view().phase == "resolution"


@pytest.mark.rule("DIK-038", "DIK-039", "DIK-320")
def test_there_is_no_passing_and_an_absent_player_extends_his_influence() -> None:
    table = Table()
    assert table.refuses("coordination", "pass") == ("DIK-316", "nothing-to-pass")
    assert table.refuses("coordination", "renounce") == ("DIK-038", "no-passing")
    assert table.lapse("coordination") == "influence nothing"
    assert table.pp("coordination") == 4


@pytest.mark.rule("DIK-104", "DIK-105", "DIK-106", "DIK-111", "DIK-103")
def test_a_team_is_a_face_down_stack_in_the_order_its_player_likes() -> None:
    table = Table().send("coordination", "karst", "GEC")
    assert table.stack("karst-1") == "GEC"
    assert table.seen("coordination", "karst-1") == "GEC"
    assert table.seen("secret-police", "karst-1") == table.seen(None, "karst-1") == "..."
    assert (table.agents("coordination"), table.moves("coordination")) == ((2, 2, 2), 4)
    sent = table.events(kind="sent")[0].about
    assert sent == {"seat": 0, "sector": "karst", "number": 3}
    assert table.events(kind="sent-pawn") == []
    assert len(table.events("coordination", "sent-pawn")) == 3


@pytest.mark.rule("DIK-104", "DIK-111")
def test_a_team_that_is_put_together_is_seen_by_nobody_and_leaves_every_manoeuvre_open() -> None:
    table = Table()
    before = table.view("secret-police")
    table.act("coordination", "to karst")
    assert table.reach == SEALED
    table.act("coordination", "add emissary")
    assert table.reach == SEALED
    assert table.view("secret-police") == before
    team = table.view("coordination").team
    assert team is not None
    assert (team.sector, team.pawns) == ("karst", ["emissary"])
    assert "spy" in table.offers("coordination")
    table.act("coordination", "influence nothing")
    assert (table.stack("karst-1"), table.agents("coordination")) == ("", (3, 3, 3))


@pytest.mark.rule("DIK-107", "DIK-108", "DIK-109")
@pytest.mark.parametrize(("players", "limit"), [(2, 2), (3, 2), (4, 2), (5, 3)])
def test_a_sector_holds_two_stacks_of_all_players_together_or_three_with_five(players: int, limit: int) -> None:
    table = Table(players)
    for _ in range(limit):
        assert "to karst" in table.offers("coordination")
        table.put("coordination", "karst", "C")
    assert table.refuses("coordination", "to karst") == ("DIK-107", "sector-is-full")


@pytest.mark.rule("DIK-110")
def test_a_team_has_at_least_one_pawn_and_no_more_than_the_reserve() -> None:
    table = Table().reserve("coordination", emissary=1).act("coordination", "to karst")
    assert table.refuses("coordination", "seal") == ("DIK-110", "empty-team")
    table.act("coordination", "add emissary")
    assert table.refuses("coordination", "add emissary") == ("DIK-110", "none-in-reserve")
    assert table.refuses("coordination", "to karst") == ("DIK-104", "team-has-sector")
    assert Table().refuses("coordination", "add guard") == ("DIK-104", "no-sector-yet")


@pytest.mark.rule("DIK-137", "DIK-138", "DIK-139", "DIK-045")
@pytest.mark.parametrize("piece", ["citizen", "guard", "emissary", "spy", "assassin"])
def test_extending_influence_brings_one_pp_and_one_more_for_a_piece(piece: str) -> None:
    table = Table().have("coordination", spies=1, assassins=1).act("coordination", f"influence {piece}")
    assert table.pp("coordination") == 5
    assert table.reach == (OPEN if piece in ("spy", "assassin") else BARRED)
    assert table.events(kind="sold")[0].about == {"seat": 0, "piece": piece, "number": 2}
    assert sum(table.agents("coordination")) == (9 if piece in ("spy", "assassin") else 8)


@pytest.mark.rule("DIK-139")
def test_a_piece_that_is_not_there_cannot_be_discarded() -> None:
    table = Table().reserve("coordination", guard=0)
    assert table.refuses("coordination", "influence guard") == ("DIK-139", "no-such-piece")
    assert table.refuses("coordination", "influence spy") == ("DIK-139", "no-such-piece")


@pytest.mark.rule("DIK-140", "DIK-141", "DIK-142", "DIK-143", "DIK-029", "DIK-031")
def test_developing_fills_the_next_slot_with_any_own_card() -> None:
    table = Table().have("coordination", pp=20)
    table.act("coordination", "develop precedence")
    assert (table.pp("coordination"), table.vp("coordination"), table.rank("coordination")) == (17, 0, 19)
    table.turn("coordination").act("coordination", "develop form-27")
    assert (table.pp("coordination"), table.vp("coordination")) == (13, 1)
    assert table.reach == BARRED


@pytest.mark.rule("DIK-144", "DIK-053", "DIK-140")
def test_development_needs_the_full_cost_in_hand_and_a_card_of_ones_own() -> None:
    table = Table().have("coordination", pp=2)
    assert table.refuses("coordination", "develop form-27") == ("DIK-144", "too-dear")
    assert table.refuses("coordination", "develop spark") == ("DIK-140", "not-your-card")
    assert table.refuses("coordination", "develop council-of-banks") == ("DIK-140", "not-your-card")
    table.have("coordination", pp=30).in_play("coordination", "form-27")
    assert table.refuses("coordination", "develop form-27") == ("DIK-140", "in-play-already")
    table.in_play("coordination", "general-ledger", "emergency-decree", "precedence", "court-of-auditors")
    assert table.offers("coordination", "develop") == []


@pytest.mark.rule("DIK-084", "DIK-085", "DIK-086", "DIK-078", "DIK-079")
def test_the_highest_rank_is_administrator_at_once() -> None:
    table = Table(3).at_start_of_cycle(1)
    assert table.waits_for() == ["coordination"]
    table.markers("black-guard", "college")
    assert (table.administrator(), table.rank("black-guard")) == ("black-guard", 15)
    assert table.waits_for() == ["black-guard"]


@pytest.mark.rule("AUT-012")
def test_chasing_corruption_needs_the_others() -> None:
    table = Table()
    assert table.refuses("coordination", "cleanse") == ("AUT-012", "only-with-others")
    assert table.refuses("coordination", "drive karst") == ("AUT-012", "only-with-others")


@pytest.mark.rule("DIK-104", "DIK-110")
def test_a_team_that_could_not_be_sent_any_more_is_no_longer_in_the_way() -> None:
    table = Table().acts("coordination", "to karst", "add guard").reserve("coordination", guard=0)
    assert table.view("coordination").team is None
    assert table.refuses("coordination", "seal") == ("DIK-104", "no-sector-yet")
    table.acts("coordination", "to josefov", "add emissary", "seal")
    assert (table.stack("karst-1"), table.stack("josefov-1")) == ("", "E")


@pytest.mark.rule("DIK-298", "DIK-314")
def test_a_manifestation_on_ones_own_turn_leaves_the_manoeuvre_to_be_made() -> None:
    table = Table().cards("coordination", "midnight-exchange")
    table.acts("coordination", "use midnight-exchange", "with citizen")
    assert (table.pp("coordination"), table.agents("coordination")) == (5, (2, 3, 3))
    assert table.waits_for() == ["coordination"]
    assert table.moves("coordination") == 5
