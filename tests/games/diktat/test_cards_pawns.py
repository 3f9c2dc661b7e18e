"""Cards that touch pawns on the board: looks, strikes, stacks and pawns moved, added, taken back, put in order."""

from __future__ import annotations

import pytest

from logothete.games.diktat.board import USED_OWN
from logothete.games.diktat.rules.ending import end_cycle
from tests.games.diktat.declaring import admitted, used, uses, why_not
from tests.games.diktat.table import Table

HOLDER = "coordination"


def holding(*cards: str, players: int = 3, others: bool = False) -> Table:
    """A table at which the Coordination holds some cards, in its own turn."""
    return Table(players, others=others).cards(HOLDER, *cards)


# ---- a stack moved


@pytest.mark.rule("DIK-251", "DIK-298")
def test_blind_cartographers_move_a_stack_with_its_order() -> None:
    table = holding("blind-cartographers").put(HOLDER, "karst", "CGE")
    uses(table, HOLDER, "blind-cartographers", "at karst-1", "to josefov")
    assert (table.stack("karst-1"), table.stack("josefov-1")) == ("", "CGE")
    assert used(table, HOLDER, "blind-cartographers")


@pytest.mark.rule("DIK-107", "DIK-251")
def test_a_stack_is_moved_only_where_there_is_room() -> None:
    table = holding("blind-cartographers").put(HOLDER, "karst", "C")
    table.put("black-guard", "josefov", "C").put("secret-police", "josefov", "C")
    uses(table, HOLDER, "blind-cartographers", "at karst-1")
    assert "to josefov" not in table.offers(HOLDER)
    assert "to karst" not in table.offers(HOLDER)
    assert table.refuses(HOLDER, "to josefov") == ("DIK-309", "not-for-this-effect")


@pytest.mark.rule("DIK-300", "DIK-316")
def test_without_a_stack_there_is_nothing_to_move() -> None:
    table = holding("blind-cartographers").put("black-guard", "karst", "C")
    assert why_not(table, HOLDER, "blind-cartographers") == ("DIK-300", "changes-nothing")
    assert not admitted(table, HOLDER, "blind-cartographers")


@pytest.mark.rule("DIK-318")
def test_no_stack_is_moved_before_the_manoeuvres() -> None:
    table = holding("blind-cartographers", "soup-kitchen").put(HOLDER, "karst", "C").at_start_of_cycle(1)
    assert why_not(table, HOLDER, "blind-cartographers") == ("DIK-318", "not-in-this-phase")


@pytest.mark.rule("DIK-220", "DIK-318", "DIK-324")
def test_in_the_resolution_a_stack_flees_from_a_sector_that_is_not_turned_up() -> None:
    table = holding("blind-cartographers").put(HOLDER, "karst", "E").put("black-guard", "josefov", "E").resolve()
    table.act(HOLDER, "designate karst")
    # The window after a sector is designated.
    table.acts(HOLDER, "use blind-cartographers", "at karst-1", "to josefov")
    assert (table.stack("josefov-2"), table.offers(HOLDER)) == ("E", ["designate josefov"])


@pytest.mark.rule("DIK-123", "DIK-251")
def test_what_a_spy_has_seen_moves_with_the_stack() -> None:
    table = holding("blind-cartographers").put(HOLDER, "karst", "GE").turn("secret-police")
    table.acts("secret-police", "spy", "at karst-1", "pawn 2", "enough")
    uses(table, HOLDER, "blind-cartographers", "at karst-1", "to josefov")
    assert table.seen("secret-police", "josefov-1") == ".E"


@pytest.mark.rule("AUT-077")
def test_a_stack_moved_to_the_others_is_attacked() -> None:
    table = holding("blind-cartographers", others=True).put("others", "josefov", "C").put(HOLDER, "karst", "CC")
    uses(table, HOLDER, "blind-cartographers", "at karst-1", "to josefov")
    assert table.prompt("secret-police").key == "strike-for-others"


# ---- pawns moved


@pytest.mark.rule("DIK-257", "DIK-258")
def test_a_phase_prototype_moves_two_pawns_to_two_stacks() -> None:
    table = (
        holding("phase-prototype").put(HOLDER, "karst", "CGE").put(HOLDER, "josefov", "C").put(HOLDER, "college", "G")
    )
    uses(
        table,
        HOLDER,
        "phase-prototype",
        "pick second",
        "at karst-1",
        "pawn 3",
        "at josefov-1",
        "pawn 1",
        "at college-1",
    )
    assert (table.stack("karst-1"), table.stack("josefov-1"), table.stack("college-1")) == ("G", "EC", "CG")


@pytest.mark.rule("DIK-258")
def test_pawns_are_laid_on_top_in_the_order_in_which_they_are_moved() -> None:
    table = holding("phase-prototype").put(HOLDER, "karst", "CGE").put(HOLDER, "josefov", "C")
    uses(
        table,
        HOLDER,
        "phase-prototype",
        "pick second",
        "at karst-1",
        "pawn 1",
        "at josefov-1",
        "pawn 2",
        "at josefov-1",
    )
    assert (table.stack("karst-1"), table.stack("josefov-1")) == ("E", "GCC")


@pytest.mark.rule("DIK-251")
def test_a_phase_prototype_moves_a_stack_instead() -> None:
    table = holding("phase-prototype").put(HOLDER, "karst", "CG")
    uses(table, HOLDER, "phase-prototype")
    # With a single stack no pawn can go to another one.
    assert table.offers(HOLDER) == ["pick first"]
    table.acts(HOLDER, "pick first", "at karst-1", "to college")
    assert table.stack("college-1") == "CG"


@pytest.mark.rule("DIK-112", "DIK-258")
def test_a_stack_whose_last_pawn_is_moved_is_no_more() -> None:
    table = holding("phase-prototype").put(HOLDER, "karst", "E").put(HOLDER, "josefov", "C")
    uses(table, HOLDER, "phase-prototype", "pick second", "at karst-1", "pawn 1", "at josefov-1")
    assert (table.stack("karst-1"), table.stack("josefov-1")) == ("", "EC")
    assert used(table, HOLDER, "phase-prototype")


@pytest.mark.rule("DIK-123", "DIK-258")
def test_what_a_spy_has_seen_follows_a_pawn() -> None:
    table = holding("phase-prototype").put(HOLDER, "karst", "CE").put(HOLDER, "josefov", "G").turn("secret-police")
    table.acts("secret-police", "spy", "at karst-1", "pawn 2", "enough")
    uses(table, HOLDER, "phase-prototype", "pick second", "at karst-1", "pawn 2", "at josefov-1", "enough")
    assert table.seen("secret-police", "josefov-1") == "E."


@pytest.mark.rule("DIK-257")
@pytest.mark.parametrize("markers", [1, 2])
def test_the_artefact_moves_up_to_two_pawns(markers: int) -> None:
    table = Table().markers(HOLDER, *["artefact"] * markers).put(HOLDER, "karst", "CG").put(HOLDER, "josefov", "E")
    uses(table, HOLDER, "artefact", "at karst-1", "pawn 2", "at josefov-1", "enough")
    assert (table.stack("karst-1"), table.stack("josefov-1")) == ("C", "GE")
    assert used(table, HOLDER, "artefact")


@pytest.mark.rule("DIK-257", "DIK-274")
@pytest.mark.parametrize(("markers", "is_used", "pp"), [(1, False, 1), (2, False, 3), (2, True, 1)])
def test_a_pair_of_the_artefact_spares_its_holder_unless_it_was_used(markers: int, is_used: bool, pp: int) -> None:
    table = Table().markers(HOLDER, *["artefact"] * markers).cards(HOLDER, "steel-tower").track("knacker")
    if is_used:
        table.used(HOLDER, "artefact")
    # The income of the next Cycle follows.
    assert table.at_end_of_cycle().pp(HOLDER) == pp + 3


@pytest.mark.rule("DIK-258", "DIK-309")
def test_a_living_shard_moves_three_pawns_and_costs_1_pp() -> None:
    table = holding("living-shard").put(HOLDER, "karst", "CGE").put(HOLDER, "josefov", "C")
    moved = [text for pawn in (3, 1, 2) for text in (f"pawn {pawn}", "at josefov-1")]
    uses(table, HOLDER, "living-shard", "pick first", "at karst-1", *moved)
    assert (table.stack("karst-1"), table.stack("josefov-1"), table.pp(HOLDER)) == ("", "GCEC", 2)


@pytest.mark.rule("DIK-309")
def test_a_living_shard_takes_no_pp_that_is_not_there() -> None:
    table = holding("living-shard").put(HOLDER, "karst", "CG").put(HOLDER, "josefov", "C").have(HOLDER, pp=0)
    uses(table, HOLDER, "living-shard", "pick first", "at karst-1", "enough")
    assert (table.pp(HOLDER), table.debts(HOLDER)) == (0, 0)


@pytest.mark.rule("DIK-300", "DIK-309")
def test_a_living_shard_is_not_declared_for_its_loss_alone() -> None:
    assert why_not(holding("living-shard"), HOLDER, "living-shard") == ("DIK-300", "changes-nothing")


# ---- the Others moved


@pytest.mark.rule("AUT-062", "AUT-064")
def test_with_the_others_the_artefact_moves_two_of_them_unseen() -> None:
    table = Table(others=True).markers(HOLDER, "artefact").put("others", "karst", "CGE").put("others", "josefov", "C")
    uses(table, HOLDER, "artefact", "at karst-others", "to josefov", "pawn 3", "pawn 1")
    assert (table.stack("karst-others"), table.stack("josefov-others")) == ("G", "CEC")
    assert table.seen(HOLDER, "josefov-others") == "..."


@pytest.mark.rule("AUT-026", "AUT-064")
def test_the_others_are_moved_only_where_they_have_a_pile_or_room() -> None:
    table = Table(others=True).markers(HOLDER, "artefact").put("others", "karst", "CG")
    table.put(HOLDER, "josefov", "C").put("black-guard", "josefov", "C").put(HOLDER, "college", "C")
    uses(table, HOLDER, "artefact", "at karst-others")
    assert "to josefov" not in table.offers(HOLDER)
    table.acts(HOLDER, "to college", "pawn 1", "enough")
    # Stacks already there are not attacked.
    assert (table.stack("college-others"), table.waits_for()) == ("C", [HOLDER])


@pytest.mark.rule("AUT-064", "DIK-309")
def test_no_new_pile_of_the_others_comes_to_a_closed_sector() -> None:
    table = Table(5, others=True).markers(HOLDER, "artefact").put("others", "karst", "CG").put("others", "josefov", "C")
    table.in_play("union", "general-strike").token("membership", "college", "josefov")
    for sector in ("college", "josefov"):
        uses(table, "union", "general-strike", f"to {sector}", "pick first")
        table.cells[USED_OWN + table.seat("union")] = 0
    uses(table, HOLDER, "artefact", "at karst-others")
    assert "to college" not in table.offers(HOLDER)
    assert "to josefov" in table.offers(HOLDER)


@pytest.mark.rule("AUT-025", "AUT-064")
def test_a_pile_whose_last_pawn_is_moved_is_no_more() -> None:
    table = Table(others=True).markers(HOLDER, "artefact").put("others", "karst", "E")
    uses(table, HOLDER, "artefact", "at karst-others", "to college", "pawn 1")
    assert (table.stack("karst-others"), table.stack("college-others")) == ("", "E")


@pytest.mark.rule("AUT-062", "DIK-309")
def test_without_the_configuration_nobody_moves_the_others() -> None:
    table = holding("living-shard").put(HOLDER, "karst", "CG").put(HOLDER, "josefov", "C")
    assert uses(table, HOLDER, "living-shard").offers(HOLDER) == ["pick first"]


@pytest.mark.rule("AUT-030", "DIK-309")
def test_a_living_shard_moves_three_of_the_others() -> None:
    table = holding("living-shard", others=True).put("others", "karst", "CGEC")
    uses(table, HOLDER, "living-shard", "pick second", "at karst-others", "to college", "pawn 1", "pawn 2", "pawn 3")
    assert (table.stack("karst-others"), table.stack("college-others"), table.pp(HOLDER)) == ("C", "EGC", 2)


@pytest.mark.rule("AUT-063", "AUT-094")
@pytest.mark.parametrize(("markers", "taken"), [(1, False), (2, True)])
def test_a_pair_of_the_artefact_takes_trophies_in_the_dark(markers: int, taken: bool) -> None:
    table = Table(others=True).markers(HOLDER, *["artefact"] * markers).put(HOLDER, "karst", "E")
    table.track("dog-pit").darkness("karst", 1).resolve().act(HOLDER, "designate karst")
    assert ("claim dog-pit" in table.offers(HOLDER)) == taken


# ---- airlock


@pytest.mark.rule("DIK-309")
def test_a_hidden_airlock_takes_pawns_back() -> None:
    table = holding("hidden-airlock").put(HOLDER, "karst", "CGEE")
    uses(table, HOLDER, "hidden-airlock", "pick first", "at karst-1", "pawn 1", "pawn 3", "pawn 4")
    assert (table.stack("karst-1"), table.agents(HOLDER)) == ("G", (4, 3, 5))


@pytest.mark.rule("DIK-043", "DIK-309")
def test_others_see_the_positions_of_pawns_taken_back_but_not_their_types() -> None:
    table = holding("hidden-airlock").put(HOLDER, "karst", "CGEE")
    uses(table, HOLDER, "hidden-airlock", "pick first", "at karst-1", "pawn 2", "enough")
    told = table.events("black-guard", "recalled")
    assert [(event.about["place"], event.about["position"]) for event in told] == [("karst-1", "2")]
    assert all("agent" not in event.about for event in told)


@pytest.mark.rule("DIK-112", "DIK-309")
def test_a_stack_taken_back_whole_frees_its_place() -> None:
    table = holding("hidden-airlock").put(HOLDER, "karst", "CG")
    uses(table, HOLDER, "hidden-airlock", "pick first", "at karst-1", "pawn 1", "pawn 2")
    assert (table.stack("karst-1"), table.waits_for()) == ("", [HOLDER])


@pytest.mark.rule("DIK-034", "DIK-309")
def test_a_hidden_airlock_puts_a_stack_in_another_order() -> None:
    table = holding("hidden-airlock").put(HOLDER, "karst", "CGE")
    uses(table, HOLDER, "hidden-airlock", "pick second", "at karst-1", "pawn 3", "pawn 2")
    assert (table.stack("karst-1"), used(table, HOLDER, "hidden-airlock")) == ("ECG", True)


@pytest.mark.rule("DIK-123")
def test_after_another_order_a_spy_knows_only_what_is_in_the_stack() -> None:
    table = holding("hidden-airlock").put(HOLDER, "karst", "CGE").turn("secret-police")
    table.acts("secret-police", "spy", "at karst-1", "pawn 3", "enough")
    uses(table, HOLDER, "hidden-airlock", "pick second", "at karst-1", "enough")
    assert table.seen("secret-police", "karst-1") == "..."


@pytest.mark.rule("DIK-300")
def test_a_single_pawn_has_no_other_order() -> None:
    table = uses(holding("hidden-airlock").put(HOLDER, "karst", "C"), HOLDER, "hidden-airlock")
    assert table.offers(HOLDER) == ["pick first"]


@pytest.mark.rule("DIK-320")
def test_an_order_that_is_not_given_stays_as_it_is() -> None:
    table = holding("hidden-airlock").put(HOLDER, "karst", "CGE")
    uses(table, HOLDER, "hidden-airlock", "pick second", "at karst-1")
    assert table.lapse(HOLDER) == "enough"
    assert table.stack("karst-1") == "CGE"


# ---- room for a stack


@pytest.mark.rule("DIK-323")
def test_a_north_sewer_main_makes_room_for_one_stack_of_its_holder() -> None:
    table = holding("north-sewer-main").put("black-guard", "karst", "C").put("secret-police", "karst", "C")
    assert table.refuses(HOLDER, "to karst") == ("DIK-107", "sector-is-full")
    uses(table, HOLDER, "north-sewer-main", "to karst")
    table.send(HOLDER, "karst", "E")
    assert table.stack("karst-3") == "E"


@pytest.mark.rule("DIK-323")
def test_the_room_of_a_north_sewer_main_is_nobody_elses() -> None:
    table = holding("north-sewer-main").put("black-guard", "karst", "C").put("secret-police", "karst", "C")
    uses(table, HOLDER, "north-sewer-main", "to karst").act(HOLDER, "influence nothing")
    assert table.refuses("secret-police", "to karst") == ("DIK-107", "sector-is-full")


@pytest.mark.rule("DIK-268", "DIK-323")
def test_the_room_of_a_north_sewer_main_is_gone_in_the_next_cycle() -> None:
    table = uses(holding("north-sewer-main"), HOLDER, "north-sewer-main", "to karst")
    end_cycle(table.state, table.chronicle)
    table.put("black-guard", "karst", "C").put("secret-police", "karst", "C").turn(HOLDER)
    assert table.refuses(HOLDER, "to karst") == ("DIK-107", "sector-is-full")


@pytest.mark.rule("DIK-323")
def test_two_permissions_for_one_sector_add_up() -> None:
    table = Table(5).in_play("resistance", "spark").cards("resistance", "north-sewer-main").turn("resistance")
    for cabal in ("union", "black-guard", "coordination"):
        table.put(cabal, "karst", "C")
    uses(uses(table, "resistance", "spark", "to karst"), "resistance", "north-sewer-main", "to karst")
    table.send("resistance", "karst", "C").turn("resistance").send("resistance", "karst", "C")
    assert table.turn("resistance").refuses("resistance", "to karst") == ("DIK-107", "sector-is-full")


@pytest.mark.rule("DIK-318")
def test_a_north_sewer_main_has_no_place_in_the_resolution() -> None:
    table = holding("north-sewer-main").put(HOLDER, "karst", "C").resolve()
    assert why_not(table, HOLDER, "north-sewer-main") == ("DIK-318", "not-in-this-phase")


# ---- looks


@pytest.mark.rule("DIK-113", "DIK-309")
def test_black_mirrors_look_at_two_elements_whatever_spies_there_are() -> None:
    table = holding("black-mirrors").put("black-guard", "karst", "CGE").have(HOLDER, spies=2).secret("dog-pit")
    uses(table, HOLDER, "black-mirrors", "pick first", "at karst-1", "pawn 2", "secret")
    assert (table.seen(HOLDER, "karst-1"), table.prompt(HOLDER).key) == (".G.", "manoeuvre")
    assert [event.about["card"] for event in table.events(HOLDER, "saw-secret")] == ["dog-pit"]


@pytest.mark.rule("DIK-043", "DIK-309")
def test_black_mirrors_look_behind_a_screen_once() -> None:
    table = holding("black-mirrors").reserve("black-guard", citizen=1, guard=2, emissary=0).have("black-guard", pp=7)
    uses(table, HOLDER, "black-mirrors", "pick second", "aim black-guard")
    (agents,) = table.events(HOLDER, "saw-reserve")
    (power,) = table.events(HOLDER, "saw-power")
    assert [agents.about[kind] for kind in ("citizens", "guards", "emissaries")] == [1, 2, 0]
    assert power.about["number"] == 7


@pytest.mark.rule("DIK-043")
def test_nobody_else_learns_what_black_mirrors_show() -> None:
    table = uses(holding("black-mirrors"), HOLDER, "black-mirrors", "pick second", "aim black-guard")
    for cabal in ("secret-police", None):
        kinds = {event.kind for event in table.events(cabal)}
        assert "peeked" in kinds
        assert not kinds & {"saw-reserve", "saw-power", "saw-affinities"}


@pytest.mark.rule("DIK-318")
def test_behind_a_screen_black_mirrors_look_in_any_phase() -> None:
    table = holding("black-mirrors").at_start_of_cycle(1)
    table.acts(HOLDER, "use black-mirrors")
    assert table.offers(HOLDER) == ["pick second"]


# ---- strikes


@pytest.mark.rule("DIK-127", "DIK-298")
def test_a_knacker_strikes_once_and_a_guard_costs_nothing() -> None:
    table = holding("knacker").put("black-guard", "karst", "GE").have(HOLDER, assassins=2)
    uses(table, HOLDER, "knacker", "at karst-1", "pawn 1")
    assert (table.stack("karst-1"), table.pp(HOLDER), table.pp("black-guard")) == ("E", 3, 3)
    assert used(table, HOLDER, "knacker")


@pytest.mark.rule("DIK-129")
def test_a_knacker_earns_the_usual_bounty() -> None:
    table = holding("knacker").put("black-guard", "karst", "GE")
    assert uses(table, HOLDER, "knacker", "at karst-1", "pawn 2").pp(HOLDER) == 6


@pytest.mark.rule("DIK-134", "DIK-309")
def test_a_knacker_may_spare_everybody() -> None:
    table = holding("knacker").put("black-guard", "karst", "G")
    uses(table, HOLDER, "knacker", "enough")
    assert (table.stack("karst-1"), used(table, HOLDER, "knacker")) == ("G", True)


@pytest.mark.rule("DIK-135", "DIK-300")
def test_a_knacker_strikes_no_pawn_of_his_own() -> None:
    table = holding("knacker").put(HOLDER, "karst", "C")
    assert why_not(table, HOLDER, "knacker") == ("DIK-300", "changes-nothing")


@pytest.mark.rule("AUT-019", "AUT-028")
def test_a_knacker_strikes_the_others() -> None:
    table = holding("knacker", others=True).put("others", "karst", "E")
    assert uses(table, HOLDER, "knacker", "at karst-others", "pawn 1").pp(HOLDER) == 6


@pytest.mark.rule("DIK-301", "DIK-131")
def test_a_court_martial_strikes_on_in_spite_of_guards() -> None:
    table = holding("court-martial").put("black-guard", "karst", "GGE").have(HOLDER, assassins=1)
    table.acts(HOLDER, "use court-martial", *["at karst-1", "pawn 1"] * 3)
    assert (table.stack("karst-1"), table.pp(HOLDER), table.agents(HOLDER)) == ("", 6, (3, 2, 3))


@pytest.mark.rule("DIK-300")
def test_a_court_martial_costs_a_guard() -> None:
    table = holding("court-martial").put("black-guard", "karst", "C").reserve(HOLDER, guard=0)
    assert table.refuses(HOLDER, "use court-martial") == ("DIK-300", "cost-not-met")


@pytest.mark.rule("DIK-059")
def test_a_blockhouse_stops_even_a_court_martial() -> None:
    table = holding("court-martial").put("black-guard", "karst", "CC").token("blockhouse", "karst")
    table.in_play("black-guard", "casemate-line").acts(HOLDER, "use court-martial", "at karst-1", "pawn 1")
    assert (table.stack("karst-1"), table.pp(HOLDER), table.pp("black-guard")) == ("CC", 1, 5)
    assert used(table, HOLDER, "court-martial")


@pytest.mark.rule("DIK-220")
def test_nobody_is_struck_in_a_sector_that_was_turned_up() -> None:
    table = holding("knacker").put("black-guard", "karst", "E").put("secret-police", "josefov", "E").resolve()
    table.act(HOLDER, "designate karst").pass_all()
    # The Guard takes; then only Josefov is open.
    table.act("black-guard", "claim-marker")
    uses(table, HOLDER, "knacker")
    assert table.offers(HOLDER) == ["at josefov-1", "enough"]
