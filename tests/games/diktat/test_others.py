"""The Others: Darkness phase, attacks, conquests, corruption, common defeat."""

from __future__ import annotations

import pytest

from tests.games.diktat.table import Table


@pytest.mark.rule("AUT-065", "AUT-066", "AUT-067", "AUT-068", "AUT-072", "AUT-071")
def test_others_attack_a_stack_that_arrives_by_the_left_neighbours_hand() -> None:
    table = Table(others=True).put("others", "karst", "CC").corruption("karst", 1)
    table.send("coordination", "karst", "CECG")
    assert table.waits_for() == ["secret-police"]
    assert table.prompt("secret-police").about == {"number": 3}
    assert table.refuses("secret-police", "enough") == ("AUT-072", "others-do-not-stop")
    table.acts("secret-police", "pawn 1", "pawn 1", "pawn 1")
    assert table.stack("karst-1") == "G"
    assert (table.pp("secret-police"), table.pp("coordination")) == (3, 3)
    assert table.waits_for() == ["secret-police"]
    assert table.prompt("secret-police").key == "manoeuvre"


@pytest.mark.rule("AUT-069", "AUT-070", "AUT-073")
def test_a_guard_stops_the_others_and_pays_its_owner() -> None:
    table = Table(others=True).put("others", "karst", "CCC").have("secret-police", assassins=3)
    table.send("coordination", "karst", "GEE").act("secret-police", "pawn 1")
    assert (table.stack("karst-1"), table.pp("coordination"), table.pp("secret-police")) == ("EE", 5, 3)
    assert table.prompt("secret-police").key == "manoeuvre"


@pytest.mark.rule("AUT-072", "DIK-320")
def test_the_attack_ends_with_the_stack_and_an_absent_neighbour_strikes_anywhere() -> None:
    table = Table(others=True).put("others", "karst", "CCC").send("coordination", "karst", "EE")
    assert table.lapse("secret-police", 2) == "pawn 2"
    table.act("secret-police", "pawn 1")
    assert table.stack("karst-1") == ""
    assert table.prompt("secret-police").key == "manoeuvre"


@pytest.mark.rule("AUT-078", "AUT-042")
def test_corruption_alone_neither_attacks_nor_fills_a_place() -> None:
    table = Table(others=True).corruption("karst", 2).send("coordination", "karst", "E")
    assert table.prompt("secret-police").key == "manoeuvre"


@pytest.mark.rule("AUT-026")
def test_a_pile_of_the_others_fills_a_place() -> None:
    table = Table(others=True).put("others", "karst", "C").put("black-guard", "karst", "C")
    assert table.refuses("coordination", "to karst") == ("DIK-107", "sector-is-full")


@pytest.mark.rule("AUT-079", "DIK-274")
def test_who_is_immune_is_not_attacked() -> None:
    table = Table(others=True).put("others", "karst", "CC").cards("coordination", "fortified-glacis")
    table.send("coordination", "karst", "E")
    assert table.prompt("secret-police").key == "manoeuvre"


@pytest.mark.rule("DIK-059")
def test_a_blockhouse_turns_the_others_away_too() -> None:
    table = Table(others=True).put("others", "karst", "CC").token("blockhouse", "karst").turn("black-guard")
    table.send("black-guard", "karst", "EE").act("coordination", "pawn 1")
    assert (table.stack("karst-1"), table.pp("black-guard")) == ("EE", 5)


@pytest.mark.rule("AUT-046", "AUT-047", "AUT-029")
def test_discarded_others_gather_at_home_from_the_second_cycle_on() -> None:
    table = Table(others=True).put("others", "karst", "CEC").have("coordination", assassins=1)
    table.acts("coordination", "assassinate", "at karst-others", "pawn 1", "at karst-others", "pawn 1")
    assert table.view().others_out == {"citizen": 1, "guard": 0, "emissary": 1}
    table.at_start_of_cycle(2)
    assert table.view().others_out == {"citizen": 0, "guard": 0, "emissary": 0}
    assert table.events(kind="gathered")[0].about == {"number": 2}


@pytest.mark.rule("AUT-048", "AUT-049", "AUT-031", "AUT-032", "AUT-033", "AUT-051")
def test_each_corrupted_sector_receives_others_from_the_top_of_the_home_pile() -> None:
    table = Table(others=True).put("others", "artefact", "GECCCC").corrupting("dog-pit").put("others", "karst", "C")
    table.deck("council-of-banks").at_start_of_cycle(1)
    darkness = table.board.content.opportunities[table.card("council-of-banks")].darkness
    assert darkness == 1
    assert (table.stack("karst-others"), table.stack("new-town-others")) == ("GC", "E")
    assert table.stack("artefact-others") == "CCCC"


@pytest.mark.rule("AUT-050")
def test_a_sector_with_several_cards_receives_for_each() -> None:
    table = Table(others=True).put("others", "artefact", "GECCCC").corrupting("dog-pit", "blood-bounty")
    table.deck("council-of-banks").at_start_of_cycle(1)
    assert table.stack("karst-others") == "EG"


@pytest.mark.rule("AUT-040", "AUT-052", "AUT-053", "AUT-055")
def test_where_no_other_is_left_a_corruption_token_comes() -> None:
    table = Table(others=True).put("others", "artefact", "G").corrupting("dog-pit", "scribes-workshop")
    table.deck("council-of-banks").at_start_of_cycle(1)
    tokens = {sector.key: sector.corruption for sector in table.view().sectors if sector.corruption}
    assert table.stack("karst-others") == "G"
    assert tokens == {"josefov": 1, "new-town": 1}


@pytest.mark.rule("AUT-054")
def test_a_card_without_darkness_moves_nothing() -> None:
    table = Table(others=True).put("others", "artefact", "GG").corrupting("dog-pit").deck("ministry-seat")
    table.at_start_of_cycle(1)
    assert table.stack("artefact-others") == "GG"
    assert [sector.corruption for sector in table.view().sectors] == [0] * 12


@pytest.mark.rule("AUT-056", "AUT-058", "AUT-059", "AUT-060", "AUT-061", "AUT-057")
@pytest.mark.parametrize(("artefact", "expected"), [("home", {"karst": 3}), ("infects", {"karst": 3, "artefact": 1})])
def test_four_others_bring_darkness_but_not_at_home(artefact: str, expected: dict[str, int]) -> None:
    table = Table(others=True, options={"artefact": artefact}).put("others", "karst", "CCCCCCCC").darkness("karst", 1)
    table.put("others", "artefact", "GGGG").corruption("karst", 4).deck("ministry-seat").at_start_of_cycle(1)
    assert {sector.key: sector.darkness for sector in table.view().sectors if sector.darkness} == expected


@pytest.mark.rule("AUT-092", "AUT-093", "AUT-099")
def test_a_seventh_darkness_token_loses_the_game_for_all() -> None:
    table = Table(others=True).put("others", "karst", "CCCC").darkness("josefov", 6).deck("ministry-seat")
    table.at_start_of_cycle(1)
    assert table.over()
    assert (table.result().places, table.view().lost) == ([4, 4, 4], True)


@pytest.mark.rule("AUT-091", "AUT-093")
def test_a_seventh_card_loses_the_game_for_all() -> None:
    cards = Table().domains["card"][1:7]
    table = Table(others=True).corrupting(*cards).deck("council-of-banks").at_start_of_cycle(1)
    assert table.over()
    assert [line.key for line in table.result().lines] == ["common-defeat"] * 3


@pytest.mark.rule("AUT-080", "AUT-081", "AUT-082", "AUT-083", "AUT-084", "AUT-088")
def test_vectors_win_ties_and_stop_the_conquest() -> None:
    table = Table(others=True).put("others", "karst", "EC").put("black-guard", "karst", "ECC").corruption("karst", 1)
    table.put("secret-police", "josefov", "E").resolve().act("coordination", "designate karst")
    assert table.events(kind="others-won")[0].about == {"sector": "karst", "number": 1}
    assert (table.stack("karst-1"), sorted(table.stack("karst-others"))) == ("", ["C", "E"])
    assert table.seen("coordination", "karst-others") == ".." or table.view("coordination").stacks
    assert table.view().sectors[table.sector("karst")].corruption == 1
    assert table.waits_for() == ["coordination"]


@pytest.mark.rule("AUT-083", "AUT-087", "DIK-123")
def test_where_nobody_has_an_emissary_the_others_stay_and_their_number_is_remembered() -> None:
    table = Table(others=True).put("others", "karst", "GGC").put("black-guard", "karst", "C")
    table.put("secret-police", "josefov", "E").resolve().act("coordination", "designate karst")
    assert sorted(table.stack("karst-others")) == ["C", "G", "G"]
    sure = next(stack.sure for stack in table.view("coordination").stacks if stack.place == "karst-others")
    assert sure == {"citizen": 1, "guard": 2}


@pytest.mark.rule("AUT-085", "AUT-086", "AUT-087", "AUT-088", "AUT-034")
def test_beaten_others_make_prises_and_then_leave() -> None:
    table = Table(4, others=True).put("others", "karst", "EG").put("black-guard", "karst", "EEE").corruption("karst", 2)
    table.put("union", "josefov", "E").resolve().act("coordination", "designate karst")
    table.act("black-guard", "claim-marker")
    assert table.stack("karst-1") == "E"
    table.act("black-guard", "claim-marker")
    assert table.view().others_out == {"citizen": 0, "guard": 1, "emissary": 1}
    assert table.view().sectors[table.sector("karst")].corruption == 0


@pytest.mark.rule("AUT-086")
def test_who_has_groups_too_chooses_what_he_loses_to_the_others() -> None:
    table = Table(5, others=True).put("others", "karst", "E").put("union", "karst", "EECCC")
    table.token("membership", "karst").resolve().act("coordination", "designate karst")
    table.act("union", "claim-marker")
    assert (table.waits_for(), table.offers("union")) == (["union"], ["with citizen", "with emissary"])
    assert table.refuses("union", "claim-marker") == ("AUT-086", "loss-first")
    table.act("union", "with citizen")
    assert table.stack("karst-1") == "E"


@pytest.mark.rule("AUT-094", "AUT-095", "AUT-096", "AUT-100")
def test_darkness_bars_trophies_until_it_is_dispelled() -> None:
    table = Table(others=True).put("black-guard", "karst", "EE").darkness("karst", 1).track("dog-pit").resolve()
    table.act("coordination", "designate karst")
    assert table.offers("black-guard") == ["dispel", "decline"]
    assert table.refuses("black-guard", "claim-marker") == ("AUT-094", "in-darkness")
    table.act("black-guard", "dispel")
    assert table.offers("black-guard") == ["claim dog-pit", "claim-marker", "decline"]


@pytest.mark.rule("AUT-063", "AUT-062")
def test_the_artefact_pair_sees_through_darkness() -> None:
    table = Table(others=True).put("black-guard", "karst", "E").darkness("karst", 1).resolve()
    table.markers("black-guard", "artefact", "artefact").act("coordination", "designate karst")
    assert table.offers("black-guard") == ["claim-marker", "dispel", "decline"]


@pytest.mark.rule("AUT-036", "AUT-037", "AUT-038", "AUT-039", "AUT-002", "AUT-003")
def test_a_corrupting_card_can_be_claimed_and_those_left_sully_its_taker() -> None:
    table = Table(others=True).corrupting("dog-pit", "council-of-banks", "blood-bounty")
    table.put("black-guard", "karst", "E").resolve().act("coordination", "designate karst")
    table.act("black-guard", "claim dog-pit")
    assert table.holder("dog-pit") == "black-guard"
    assert table.view().corruption_track[:2] == ["council-of-banks", "blood-bounty"]
    assert table.view().seats[2].corruption == 1


@pytest.mark.rule("AUT-005", "AUT-006", "AUT-089", "AUT-090", "AUT-018")
def test_unclaimed_cards_corrupt_and_hit_whoever_has_possessions_there() -> None:
    table = Table(others=True).markers("black-guard", "karst", "karst").cards("black-guard", "blood-bounty")
    table.track("dog-pit").deck("ministry-seat").at_end_of_cycle().pass_all()
    assert table.view().corruption_track == ["dog-pit", "ministry-seat"]
    assert table.view().seats[2].corruption == 3


@pytest.mark.rule("AUT-016")
def test_without_personal_corruption_nobody_is_sullied() -> None:
    table = Table(others=True, options={"corruption": "none"}).markers("black-guard", "karst").track("dog-pit")
    assert table.deck("ministry-seat").at_end_of_cycle().view().seats[2].corruption == 0


@pytest.mark.rule("AUT-097", "AUT-098", "AUT-015", "DIK-271")
def test_an_attack_adds_the_top_card_of_the_deck_and_costs_no_pp() -> None:
    table = (
        Table(others=True).markers("coordination", "new-town").track("steel-tower").deck("blast-furnaces", "concordat")
    )
    table.at_end_of_cycle()
    assert table.view().corruption_track == ["steel-tower", "blast-furnaces", "concordat"]
    assert table.pp("coordination") == 6


@pytest.mark.rule("AUT-007", "AUT-008", "AUT-009")
@pytest.mark.parametrize(("sectors", "loss"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_corruption_costs_points_by_the_number_of_corrupted_sectors(sectors: int, loss: int) -> None:
    table = Table(others=True).have("coordination", corruption=2)
    table.corrupting(*[table.domains["card"][6 * at] for at in range(sectors)])
    table.cells[2] = 4
    table.at_end_of_cycle()
    assert table.result().scores[0] == -2 * loss


@pytest.mark.rule("AUT-010", "AUT-012", "AUT-013")
def test_emissaries_chase_corruption_one_for_one() -> None:
    table = Table(others=True).have("coordination", corruption=2).reserve("coordination", emissary=1)
    table.act("coordination", "cleanse")
    assert table.refuses("coordination", "cleanse") == ("AUT-010", "too-few-emissaries")
    assert table.refuses("coordination", "drive karst") == ("AUT-013", "one-form-of-chasing")
    table.act("coordination", "enough")
    assert (table.view().seats[0].corruption, table.agents("coordination")) == (1, (3, 3, 0))
    assert table.moves("coordination") == 4


@pytest.mark.rule("AUT-011", "AUT-012", "AUT-014", "AUT-043")
def test_three_guards_drive_one_other_home() -> None:
    table = (
        Table(others=True).put("others", "karst", "EC").put("others", "artefact", "G").reserve("coordination", guard=7)
    )
    assert table.refuses("coordination", "drive artefact") == ("AUT-014", "nobody-to-drive")
    table.acts("coordination", "drive karst", "drive karst")
    assert (table.stack("artefact-others"), table.stack("karst-others")) == ("CEG", "")
    assert table.agents("coordination") == (3, 1, 3)
    assert table.waits_for() == ["secret-police"]


@pytest.mark.rule("AUT-012")
def test_chasing_needs_something_to_chase_and_the_pieces_for_it() -> None:
    table = Table(others=True).put("others", "karst", "EC").reserve("coordination", guard=2)
    assert table.refuses("coordination", "cleanse") == ("AUT-012", "no-corruption")
    assert table.refuses("coordination", "drive karst") == ("AUT-011", "too-few-guards")
    assert table.refuses("coordination", "drive josefov") == ("AUT-014", "nobody-to-drive")


@pytest.mark.rule("AUT-083", "DIK-044")
def test_nobody_sees_what_was_shuffled_and_put_back() -> None:
    table = Table(others=True).put("others", "karst", "EGC").put("black-guard", "karst", "C")
    table.put("secret-police", "josefov", "E").resolve().act("coordination", "designate karst")
    assert table.seen(None, "karst-others") == table.seen("coordination", "karst-others") == "..."
