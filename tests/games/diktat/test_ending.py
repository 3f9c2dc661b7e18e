"""The End of Cycle, Attacks of the Others, the end and the count."""

from __future__ import annotations

import pytest

from logothete.kernel.state import BARRED
from tests.games.diktat.table import Table


@pytest.mark.rule("DIK-263", "DIK-264", "DIK-265", "DIK-266", "DIK-267", "DIK-328", "DIK-090")
def test_agents_and_tokens_go_and_pp_affinities_and_possessions_stay() -> None:
    table = Table().have("coordination", spies=2, assassins=1, pp=7).cards("coordination", "blast-furnaces")
    table.markers("coordination", "artefact").used("coordination", "artefact").track("council-of-banks")
    table.at_end_of_cycle().pass_all()
    seat = table.view().seats[0]
    assert (table.view().cycle, seat.spies, seat.assassins) == (2, 0, 0)
    assert table.agents("coordination") == (3, 3, 3)
    assert (table.pp("coordination"), table.affinities("coordination")) == (12, (2, 0, 1))
    assert not seat.markers[0].used
    assert table.discard_pile() == ["council-of-banks"]


@pytest.mark.rule("DIK-096", "DIK-241", "DIK-242", "DIK-243", "DIK-244", "DIK-245", "DIK-246", "DIK-291")
def test_development_brings_what_elements_give() -> None:
    table = Table().markers("black-guard", "lesser-town", "hypogea", "karst", "suburbs", "combine")
    table.markers("secret-police", "lesser-town", "fortress", "fortress").at_start_of_cycle(2)
    seat = table.view().seats[2]
    assert (table.agents("black-guard"), table.pp("black-guard")) == ((8, 6, 7), 7)
    assert (seat.spies, seat.assassins) == (1, 1)
    assert table.agents("secret-police") == (6, 8, 7)


@pytest.mark.rule("DIK-036", "DIK-037")
def test_a_used_element_brings_nothing_but_keeps_its_gains() -> None:
    table = Table().cards("coordination", "blast-furnaces").markers("coordination", "new-town")
    table.used("coordination", "blast-furnaces", "new-town").at_start_of_cycle(2)
    assert (table.pp("coordination"), table.vp("coordination")) == (6, 1)


@pytest.mark.rule("DIK-093")
def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    table = Table()
    cards = table.domains["card"]
    table.discarded(*cards[:70]).at_start_of_cycle(2)
    assert (table.view().deck, len(table.view().track), table.view().secret) == (69, 2, True)
    assert table.view().discard == []


@pytest.mark.rule("DIK-269", "DIK-270", "DIK-272", "DIK-273")
def test_an_attack_costs_a_pp_for_each_point() -> None:
    table = Table().markers("coordination", "new-town", "new-town").have("coordination", pp=1)
    table.track("steel-tower", "tainted-legacy").at_end_of_cycle()
    assert len(table.events(kind="attacked")) == 1
    assert (table.pp("coordination"), table.debts("coordination")) == (1 + 5 - 2 + 3, 1)
    assert table.pp("secret-police") == 6


@pytest.mark.rule("DIK-269", "DIK-028")
def test_without_the_icon_on_the_track_there_is_no_attack() -> None:
    table = Table().markers("coordination", "new-town").track("council-of-banks").at_end_of_cycle()
    assert table.events(kind="attacked") == []


@pytest.mark.rule("DIK-274", "DIK-257")
def test_the_artefact_pair_protects_unless_it_is_used() -> None:
    table = Table().markers("coordination", "new-town", "artefact", "artefact").track("steel-tower").at_end_of_cycle()
    assert table.pp("coordination") == 6
    table = Table().markers("coordination", "new-town", "artefact", "artefact").used("coordination", "artefact")
    assert table.track("steel-tower").at_end_of_cycle().pp("coordination") == 5


@pytest.mark.rule("DIK-262", "DIK-007", "DIK-009", "DIK-279")
def test_ten_points_at_the_end_of_a_cycle_end_the_game() -> None:
    table = Table().in_play("coordination", "form-27", "general-ledger", "emergency-decree", "precedence")
    table.cards("coordination", *Table().domains["card"][:6])
    table.have("coordination", debts=4)
    points = table.vp("coordination")
    assert points >= 10
    table.at_end_of_cycle().pass_all()
    assert table.over()
    assert table.result().scores[0] < points


@pytest.mark.rule("DIK-008", "DIK-262", "DIK-275", "DIK-276", "DIK-277", "DIK-281")
def test_after_the_last_cycle_most_points_win_then_most_pp() -> None:
    table = Table().have("coordination", debts=1).have("black-guard", pp=9).have("secret-police", pp=2)
    table.cells[2] = 4
    table.at_end_of_cycle()
    result = table.result()
    assert result.places == [3, 2, 1]
    assert result.scores == [-1, 0, 0]
    assert [(line.key, line.points) for line in result.lines if line.seat == 0 and line.points] == [("debts", -1)]


@pytest.mark.rule("DIK-278")
def test_who_is_tied_in_all_shares_the_victory() -> None:
    table = Table()
    table.cells[2] = 4
    assert table.at_end_of_cycle().result().places == [1, 1, 1]


@pytest.mark.rule("DIK-280", "DIK-283", "DIK-286", "DIK-231")
def test_at_the_end_every_symbol_is_filled_in_the_best_way() -> None:
    table = Table().cards("coordination", "ministry-seat", "walled-gardens")
    table.affinity("coordination", politics=2, artefact=0)
    table.cells[2] = 4
    table.at_end_of_cycle().pass_all()
    lines = {line.key: line.points for line in table.result().lines if line.seat == 0}
    assert lines["affinities"] == 2


@pytest.mark.rule("DIK-316", "DIK-268")
def test_before_the_end_of_a_cycle_whoever_has_an_open_symbol_is_asked() -> None:
    table = Table().cards("secret-police", "ministry-seat").at_end_of_cycle()
    assert table.waits_for() == ["secret-police"]
    assert table.refuses("coordination", "pass") == ("DIK-316", "not-asked")
    assert table.lapse("secret-police") == "pass"


@pytest.mark.rule("AUT-097", "DIK-046")
def test_who_has_seen_what_an_attack_draws_takes_nothing_back() -> None:
    table = Table(4, others=True).track("steel-tower").put("black-guard", "karst", "E").cards("union", "ministry-seat")
    table.resolve().act("coordination", "designate karst").act("black-guard", "decline")
    assert (len(table.view().corruption_track), table.reach) == (2, BARRED)
    assert table.waits_for() == ["union"]
