"""The Resolution: designating, turning up, winners, closed fists, prises."""

from __future__ import annotations

import pytest

from logothete.kernel.state import BARRED, FINAL, OPEN
from tests.games.diktat.table import Table


@pytest.mark.rule("DIK-207", "DIK-208", "DIK-205", "DIK-082", "DIK-320")
def test_the_administrator_designates_a_sector_and_all_its_pawns_are_turned_up() -> None:
    table = Table().put("black-guard", "karst", "CE").put("secret-police", "josefov", "E").resolve()
    assert table.waits_for() == ["coordination"]
    assert table.offers("coordination") == ["designate karst", "designate josefov"]
    assert table.refuses("coordination", "designate suburbs") == ("DIK-207", "nobody-there")
    table.act("coordination", "designate karst")
    assert table.seen(None, "karst-1") == "CE"
    assert table.seen(None, "josefov-1") == "."
    again = Table().put("black-guard", "karst", "CE").put("secret-police", "josefov", "E").resolve()
    assert again.lapse("coordination") == "designate karst"


@pytest.mark.rule("DIK-206", "DIK-219")
def test_the_secret_card_is_turned_up_and_without_stacks_the_phase_is_over() -> None:
    table = Table().secret("council-of-banks").have("coordination", moves=1)
    for cabal in ("secret-police", "black-guard"):
        table.have(cabal, moves=0)
    table.act("coordination", "influence nothing")
    assert [event.about["card"] for event in table.events(kind="revealed")] == ["council-of-banks"]
    assert table.view().cycle == 2


@pytest.mark.rule("DIK-209", "DIK-213", "DIK-214", "DIK-216", "DIK-226", "DIK-232", "DIK-237")
def test_the_winner_takes_first_then_the_others_in_turn() -> None:
    table = Table().put("black-guard", "karst", "EE").put("secret-police", "karst", "E").track("blades-for-hire")
    table.resolve().act("coordination", "designate karst")
    assert table.waits_for() == ["black-guard"]
    assert table.offers("black-guard") == ["claim blades-for-hire", "claim-marker", "decline"]
    table.act("black-guard", "claim blades-for-hire")
    assert (table.holder("blades-for-hire"), table.stack("karst-1"), table.reach) == ("black-guard", "E", OPEN)
    table.act("secret-police", "claim-marker").act("black-guard", "claim-marker")
    assert table.held_markers("black-guard") == table.held_markers("secret-police") == {"karst": 1}
    assert table.view().stacks == []


@pytest.mark.rule("DIK-210")
def test_all_stacks_of_a_player_count_together() -> None:
    table = Table(5).put("union", "karst", "E").put("union", "karst", "CE").put("black-guard", "karst", "EC")
    table.resolve().act("coordination", "designate karst")
    assert table.events(kind="winner")[0].about == {"seat": 3, "sector": "karst", "number": 2}


@pytest.mark.rule("DIK-211", "DIK-217", "DIK-080")
def test_ties_for_lower_places_follow_rank() -> None:
    table = Table(5).put("union", "karst", "E").put("secret-police", "karst", "E").put("black-guard", "karst", "EE")
    table.resolve().act("coordination", "designate karst")
    conquest = table.view().conquest
    assert conquest is not None
    assert [one.seat for one in conquest.order] == [2, 1, 3]


@pytest.mark.rule("DIK-212", "DIK-260")
def test_without_emissaries_nobody_wins_and_the_pawns_are_discarded() -> None:
    table = Table().put("black-guard", "karst", "CG").put("secret-police", "josefov", "C").resolve()
    table.act("coordination", "designate karst")
    assert [event.about for event in table.events(kind="no-winner")] == [{"sector": "karst"}]
    assert table.stack("karst-1") == ""
    assert table.waits_for() == ["coordination"]


@pytest.mark.rule("DIK-215", "DIK-216", "DIK-261")
def test_who_has_no_emissary_left_makes_no_prise_and_nothing_left_ends_the_conquest() -> None:
    table = Table().put("black-guard", "karst", "EEE").put("secret-police", "karst", "CC")
    table.resolve().act("coordination", "designate karst")
    table.act("black-guard", "claim-marker").act("black-guard", "claim-marker")
    assert table.held_markers("black-guard") == {"karst": 2}
    assert table.view().cycle == 2


@pytest.mark.rule("DIK-218", "DIK-320")
def test_a_declined_prise_keeps_the_emissary_for_a_later_round() -> None:
    table = Table().put("black-guard", "karst", "EE").put("secret-police", "karst", "E")
    table.resolve().act("coordination", "designate karst")
    assert table.lapse("black-guard") == "decline"
    table.act("secret-police", "claim-marker")
    assert table.waits_for() == ["black-guard"]
    assert table.stack("karst-1") == "EE"
    table.act("black-guard", "decline")
    assert table.view().cycle == 2
    assert table.held_markers("black-guard") == {}


@pytest.mark.rule("DIK-211", "DIK-221", "DIK-222", "DIK-223", "DIK-224", "DIK-225")
def test_a_tie_for_the_first_place_is_a_struggle_of_closed_fists() -> None:
    table = Table().put("black-guard", "karst", "E").put("secret-police", "karst", "E")
    table.resolve().act("coordination", "designate karst")
    assert table.waits_for() == ["secret-police", "black-guard"]
    assert table.refuses("coordination", "bid 1") == ("DIK-224", "not-in-the-struggle")
    assert table.refuses("black-guard", "bid 4") == ("DIK-225", "bid-too-high")
    table.act("black-guard", "bid 2")
    assert table.reach == FINAL
    assert table.refuses("black-guard", "bid 1") == ("DIK-225", "fist-is-closed")
    mine, his = table.view("black-guard").conquest, table.view("secret-police").conquest
    assert mine is not None
    assert his is not None
    assert (mine.bid, his.bid, his.closed) == (2, None, [2])
    table.act("secret-police", "bid 1")
    assert table.reach == BARRED
    assert (table.pp("black-guard"), table.pp("secret-police")) == (1, 2)
    assert table.waits_for() == ["black-guard"]


@pytest.mark.rule("DIK-222", "DIK-320")
def test_equal_bids_follow_rank_and_an_absent_player_bids_nothing() -> None:
    table = Table().put("black-guard", "karst", "E").put("secret-police", "karst", "E")
    table.resolve().act("coordination", "designate karst")
    assert [table.lapse("secret-police"), table.lapse("black-guard")] == ["bid 0", "bid 0"]
    assert table.waits_for() == ["secret-police"]


@pytest.mark.rule("DIK-227", "DIK-230", "DIK-075", "DIK-032", "DIK-296")
def test_a_card_brings_the_points_under_its_slot_and_its_gains() -> None:
    table = Table().cards("black-guard", "blades-for-hire").put("black-guard", "new-town", "EE")
    table.track("relief-fund", "ministry-seat").resolve().act("coordination", "designate new-town")
    table.act("black-guard", "claim relief-fund")
    assert (table.vp("black-guard"), table.pp("black-guard")) == (1, 7)
    table.act("black-guard", "claim ministry-seat")
    assert table.vp("black-guard") == 2


@pytest.mark.rule("DIK-228", "DIK-229", "DIK-075")
def test_a_card_beside_a_full_board_brings_two_points() -> None:
    cards = ("blades-for-hire", "dog-pit", "dormitory-blocks", "hiring-office", "listening-galleries")
    table = Table().cards("coordination", *cards)
    assert table.vp("coordination") == 3
    table.cards("coordination", "blast-furnaces")
    assert table.vp("coordination") == 5


@pytest.mark.rule("DIK-233", "DIK-238", "DIK-240", "DIK-259")
def test_the_second_marker_of_a_sector_makes_a_pair_of_level_two() -> None:
    table = Table().markers("black-guard", "new-town").put("black-guard", "new-town", "E").resolve()
    assert table.vp("black-guard") == 1
    table.act("coordination", "designate new-town").act("black-guard", "claim-marker")
    assert (table.held_markers("black-guard"), table.vp("black-guard")) == ({"new-town": 2}, 2)


@pytest.mark.rule("DIK-234", "DIK-235", "DIK-236", "DIK-068", "DIK-320", "DIK-239")
def test_a_sixth_marker_makes_its_player_discard_another() -> None:
    table = Table().markers("black-guard", "college", "college", "suburbs", "combine", "fortress")
    table.put("black-guard", "karst", "E").resolve()
    assert table.administrator() == "black-guard"
    table.act("black-guard", "designate karst").act("black-guard", "claim-marker")
    assert table.refuses("black-guard", "discard karst") == ("DIK-234", "not-your-marker")
    assert table.offers("black-guard", "discard")[0] == "discard suburbs"
    table.act("black-guard", "discard college")
    assert table.held_markers("black-guard") == {"karst": 1, "suburbs": 1, "combine": 1, "fortress": 1, "college": 1}
    assert (table.rank("black-guard"), table.view().sectors[table.sector("college")].markers) == (15, 1)


@pytest.mark.rule("DIK-247", "DIK-284", "DIK-064")
def test_a_josefov_marker_brings_two_affinities_of_choice_the_pair_one_more() -> None:
    table = Table().put("black-guard", "josefov", "EE").resolve().act("coordination", "designate josefov")
    table.acts("black-guard", "claim-marker", "receive people", "receive people")
    assert table.affinities("black-guard") == (2, 2, 1)
    table.acts("black-guard", "claim-marker", "receive artefact")
    assert table.affinities("black-guard") == (2, 2, 2)


@pytest.mark.rule("DIK-064", "DIK-320")
def test_a_type_that_is_gone_cannot_be_named() -> None:
    table = Table().put("black-guard", "josefov", "E").affinity("secret-police", people=9)
    table.affinity("coordination", people=1).resolve()
    table.act("coordination", "designate josefov").act("black-guard", "claim-marker")
    assert table.refuses("black-guard", "receive people") == ("DIK-064", "no-affinity-left")
    assert table.lapse("black-guard") == "receive artefact"


@pytest.mark.rule("DIK-073", "DIK-074", "DIK-072", "DIK-077", "DIK-239")
def test_losing_a_source_of_affinities_gives_tokens_back() -> None:
    table = Table().markers("black-guard", "josefov", "suburbs", "combine", "fortress", "hypogea")
    table.affinity("black-guard", politics=1, people=0, artefact=0).cards("black-guard", "ministry-seat")
    table.fill("ministry-seat", "politics").put("black-guard", "karst", "E").resolve()
    assert table.vp("black-guard") == 2
    table.acts("coordination", "designate karst").acts("black-guard", "claim-marker", "discard josefov")
    assert table.refuses("black-guard", "return people") == ("DIK-073", "no-affinity-in-reserve")
    assert table.offers("black-guard") == ["return politics", "turn-back ministry-seat politics"]
    table.act("black-guard", "turn-back ministry-seat politics")
    assert table.vp("black-guard") == 1
    assert table.lapse("black-guard") == "return politics"


@pytest.mark.rule("DIK-220", "DIK-123")
def test_a_sector_that_was_turned_up_is_frozen() -> None:
    table = Table().put("black-guard", "karst", "C").put("secret-police", "josefov", "E").resolve()
    table.act("coordination", "designate karst")
    assert table.view().sectors[table.sector("karst")].turned_up


@pytest.mark.rule("DIK-061")
def test_three_citizens_of_the_union_count_as_an_emissary_where_it_has_members() -> None:
    table = Table(5).put("union", "karst", "CCCE").put("black-guard", "karst", "EC").token("membership", "karst")
    table.resolve().act("coordination", "designate karst")
    assert table.events(kind="winner")[0].about == {"seat": 3, "sector": "karst", "number": 2}
    assert table.offers("union", "with") == ["with citizen"]
    table.acts("union", "with citizen", "claim-marker")
    assert table.stack("karst-1") == "E"
    table.act("black-guard", "decline").act("union", "claim-marker")
    assert table.held_markers("union") == {"karst": 2}


@pytest.mark.rule("DIK-209")
def test_barricades_win_ties_without_a_struggle() -> None:
    table = Table(5).put("resistance", "karst", "E").put("coordination", "karst", "E").token("revolt", "karst")
    table.in_play("resistance", "barricades").resolve().act("coordination", "designate karst")
    assert table.waits_for() == ["resistance"]


@pytest.mark.rule("DIK-209")
def test_a_turncoat_counts_for_the_secret_police() -> None:
    table = Table().put("black-guard", "karst", "EC").put("secret-police", "karst", "E").token("sleeper", "karst-1")
    table.in_play("secret-police", "double-agents").resolve().act("coordination", "designate karst")
    assert table.events(kind="winner")[0].about == {"seat": 1, "sector": "karst", "number": 2}
    table.act("secret-police", "claim-marker").act("secret-police", "claim-marker")
    assert table.held_markers("secret-police") == {"karst": 2}


@pytest.mark.rule("DIK-222", "DIK-224")
def test_what_effects_add_to_a_bid_counts_and_is_not_paid() -> None:
    table = Table().put("black-guard", "karst", "E").put("coordination", "karst", "E")
    table.in_play("coordination", "court-of-auditors").resolve().act("coordination", "designate karst")
    table.act("coordination", "bid 0").act("black-guard", "bid 1")
    assert table.waits_for() == ["coordination"]
    assert table.pp("coordination") == 3


@pytest.mark.rule("DIK-253", "DIK-254", "DIK-255", "DIK-256", "DIK-320")
def test_the_first_old_town_marker_develops_the_cabal_for_nothing_the_second_brings_three_pp() -> None:
    table = Table().put("black-guard", "old-town", "EE").put("secret-police", "karst", "E").have("black-guard", pp=0)
    table.resolve()
    table.act("coordination", "designate old-town").act("black-guard", "claim-marker")
    assert table.refuses("black-guard", "influence nothing") == ("DIK-065", "not-this-manoeuvre")
    assert table.lapse("black-guard") == "develop casemate-line"
    table.act("black-guard", "claim-marker")
    assert (table.pp("black-guard"), table.held_markers("black-guard")) == (3, {"old-town": 2})


@pytest.mark.rule("DIK-255")
def test_who_discards_the_old_town_marker_for_another_gets_neither_card_nor_pp() -> None:
    table = Table().markers("black-guard", "old-town", "suburbs", "combine", "fortress", "hypogea")
    table.put("black-guard", "old-town", "E").put("secret-police", "karst", "E").have("black-guard", pp=0).resolve()
    table.act("coordination", "designate old-town").acts("black-guard", "claim-marker", "discard old-town")
    assert (table.pp("black-guard"), table.held_markers("black-guard")["old-town"]) == (0, 1)
    assert table.waits_for() == ["coordination"]


@pytest.mark.rule("DIK-044", "DIK-115")
def test_a_spectator_does_not_see_what_two_players_each_have_seen() -> None:
    table = Table(2).put("secret-police", "karst", "G").acts("coordination", "spy", "at karst-1", "pawn 1")
    assert table.seen("coordination", "karst-1") == "G"
    assert table.seen(None, "karst-1") == "."
