"""Riders and horses: heading, pivots, mounting, leading, pushing (section 4.4)."""

from __future__ import annotations

import pytest

from logothete.games.guiscard.board import CHANGED, MISSED
from tests.games.guiscard.table import Table

NOBODY = -1


@pytest.mark.rule("GUI-008", "GUI-022", "GUI-110", "GUI-114")
@pytest.mark.parametrize(("way", "front"), [("n", "17.09"), ("ne", "18.09"), ("se", "18.10")])
def test_a_rider_goes_ahead_or_turns_by_one_side(way: str, front: str) -> None:
    # Test position 1 of GUI-M08: rear 16.10, heading NE.
    table = Table("tancrede 17.10 ne").moves().acts(0, "move tancrede", f"step {way}")
    assert (table.at("tancrede"), table.behind("tancrede"), table.heading("tancrede")) == (front, "17.10", way)
    assert table.spent("tancrede") == 1


@pytest.mark.rule("GUI-110")
@pytest.mark.parametrize("way", ["s", "sw", "nw"])
def test_a_rider_does_not_go_sideways_or_backwards(way: str) -> None:
    table = Table("tancrede 17.10 ne").moves().acts(0, "move tancrede")
    assert table.refusal(0, f"step {way}") == "GUI-110"


@pytest.mark.rule("GUI-112", "GUI-111", "GUI-068")
def test_the_pivot_of_the_book_costs_eight_one_way_and_seven_the_other() -> None:
    # Brush at 16.09 and 17.09: over 17.11, 16.11, 15.11 to 15.10 it is 8, over 16.09 to 15.10 it is 7.
    clockwise = Table("tancrede 17.10 ne", brush="16.09 17.09").moves().acts(0, "move tancrede")
    clockwise.acts(0, *["pivot clockwise"] * 4)
    assert (clockwise.at("tancrede"), clockwise.spent("tancrede")) == ("15.10", 8)
    other = Table("tancrede 17.10 ne", brush="16.09 17.09").moves().acts(0, "move tancrede")
    other.acts(0, *["pivot anticlockwise"] * 2)
    assert (other.at("tancrede"), other.spent("tancrede")) == ("15.10", 7)
    assert other.behind("tancrede") == "16.10"
    ahead = Table("tancrede 17.10 ne", brush="16.09 17.09").moves().acts(0, "move tancrede", "step n")
    assert ahead.spent("tancrede") == 4


@pytest.mark.rule("GUI-113")
def test_a_pivot_needs_open_ground_without_enemies() -> None:
    table = Table("tancrede 17.10 ne", "carlo 17.11", tree="16.09").moves().acts(0, "move tancrede")
    assert table.why(0, "pivot anticlockwise") == "no-way-there"
    assert table.refusal(0, "pivot clockwise") == "GUI-074"


@pytest.mark.rule("GUI-113", "GUI-072")
def test_the_head_may_swing_across_a_friend() -> None:
    table = Table("tancrede 17.10 ne, gilles 17.11").moves().acts(0, "move tancrede", "pivot clockwise")
    assert table.refusal(0, "end") == "GUI-072"
    table.acts(0, "pivot clockwise", "end")
    assert table.at("tancrede") == "16.11"


@pytest.mark.rule("GUI-115", "GUI-116")
def test_backing_is_a_whole_move_of_one_hex() -> None:
    table = Table("tancrede 10.10 n, gilles 02.02", brush="10.12").moves().acts(0, "move tancrede", "back")
    assert (table.at("tancrede"), table.behind("tancrede"), table.heading("tancrede")) == ("10.11", "10.12", "n")
    assert table.spent("tancrede") == 1
    assert table.refusal(0, "move tancrede") == "GUI-067"


@pytest.mark.rule("GUI-116")
def test_backing_goes_with_nothing_else_and_needs_room() -> None:
    table = Table("tancrede 10.10 n").moves().acts(0, "move tancrede", "step n")
    assert table.refusal(0, "back") == "GUI-116"
    table = Table("tancrede 10.10 n, gilles 10.12").moves().acts(0, "move tancrede")
    assert table.refusal(0, "back") == "GUI-116"


@pytest.mark.rule("GUI-146", "GUI-077")
def test_only_the_front_pays_for_terrain() -> None:
    table = Table("tancrede 10.10 n", brush="10.11 10.10").moves().acts(0, "move tancrede", "step n")
    assert table.spent("tancrede") == 1


@pytest.mark.rule("GUI-110", "GUI-112")
def test_a_rider_who_is_sent_to_a_hex_is_asked_for_his_heading() -> None:
    table = Table("tancrede 10.10 n").moves().acts(0, "move tancrede", "go 10.06")
    assert table.prompt(0) == "heading"
    table.acts(0, "face ne")
    assert (table.at("tancrede"), table.heading("tancrede"), table.mounted("tancrede")) == ("10.06", "ne", True)


# ---- mounting


@pytest.mark.rule("GUI-117", "GUI-118", "GUI-124", "GUI-125", "GUI-014")
def test_mounting_costs_by_armour_and_doubles_what_is_left() -> None:
    # Drogon of the book: 6 MP on foot, armoured: mounting leaves 3, doubled to 6.
    table = Table("drogon 11.10", horses="drogon 10.09 n").moves().acts(0, "move drogon", "mount drogon")
    assert (table.left(), table.at("drogon"), table.behind("drogon")) == (6, "10.09", "10.10")
    assert table.mounted("drogon")
    assert table.horse_state("drogon") == "ridden"
    light = Table("kegen 11.10", horses="kegen 10.09 n").moves().acts(0, "move kegen", "mount kegen")
    assert light.left() == 12


@pytest.mark.rule("GUI-117", "GUI-119", "GUI-126")
def test_dismounting_costs_as_much_and_halves_what_is_left() -> None:
    # Arthur of the book: 12 MP mounted, armoured: after 3 hexes and 3 MP he has 6, halved to 3.
    table = Table("arthur 10.12 n").moves().acts(0, "move arthur", "step n", "step n", "step n", "dismount 11.10")
    assert (table.left(), table.at("arthur"), table.mounted("arthur")) == (3, "11.10", False)
    assert (table.horse_at("arthur"), table.controls("arthur")) == (("10.09", "10.10"), 0)
    hurt = Table("arthur 10.12 n").wound("arthur").moves().acts(0, "move arthur", "step n", "dismount 11.12")
    assert hurt.left() == 2


@pytest.mark.rule("GUI-120")
def test_one_mounts_from_a_hex_that_touches_both_halves() -> None:
    table = Table("drogon 10.08", horses="drogon 10.09 n").moves().acts(0, "move drogon")
    assert table.refusal(0, "mount drogon") == "GUI-120"
    for flank in ("11.10", "09.10"):
        at_flank = Table(f"drogon {flank}", horses="drogon 10.09 n").moves().acts(0, "move drogon")
        assert at_flank.refusal(0, "mount drogon") == ""


@pytest.mark.rule("GUI-121", "GUI-122")
def test_nobody_mounts_next_to_an_enemy_but_he_may_dismount() -> None:
    table = Table("drogon 11.10", "carlo 12.10", horses="drogon 10.09 n").moves().acts(0, "move drogon")
    assert table.refusal(0, "mount drogon") == "GUI-121"
    horse = Table("drogon 11.10", "carlo 09.09", horses="drogon 10.09 n").moves().acts(0, "move drogon")
    assert horse.refusal(0, "mount drogon") == "GUI-121"
    down = Table("arthur 10.10 n", "carlo 11.10").moves().acts(0, "move arthur")
    assert down.refusal(0, "dismount 09.11") == ""


@pytest.mark.rule("GUI-123")
def test_only_riders_ride_and_on_any_horse() -> None:
    table = Table("gilles 11.10, arthur 09.10", horses="drogon 10.09 n").moves().acts(0, "move gilles")
    assert table.refusal(0, "mount drogon") == "GUI-123"
    table.acts(0, "end", "move arthur", "mount drogon")
    assert table.mounted("arthur")


@pytest.mark.rule("GUI-127", "GUI-159")
def test_one_change_in_a_phase() -> None:
    table = Table("drogon 11.10", horses="drogon 10.09 n").moves().acts(0, "move drogon", "mount drogon")
    assert table.refusal(0, "dismount 11.10") == "GUI-127"
    assert table.marked("drogon", CHANGED)


@pytest.mark.rule("GUI-128")
def test_a_wounded_cataphract_never_remounts() -> None:
    table = Table("nikephoros 11.10", horses="nikephoros 10.09 n").wound("nikephoros").moves()
    assert table.acts(0, "move nikephoros").refusal(0, "mount nikephoros") == "GUI-128"
    knight = Table("drogon 11.10", horses="drogon 10.09 n").wound("drogon").moves().acts(0, "move drogon")
    assert knight.refusal(0, "mount drogon") == ""


@pytest.mark.rule("GUI-126")
def test_one_dismounts_into_a_free_hex_beside_the_horse() -> None:
    table = Table("arthur 10.10 n, gilles 11.10", deep_water="09.10").moves().acts(0, "move arthur")
    assert table.refusal(0, "dismount 11.10") == "GUI-126"
    assert table.refusal(0, "dismount 09.10") == "GUI-126"
    assert table.refusal(0, "dismount 12.10") == "GUI-126"
    assert table.refusal(0, "dismount 10.12") == ""


# ---- horses without a rider


@pytest.mark.rule("GUI-129", "GUI-076")
def test_a_loose_horse_stands_and_is_walked_through() -> None:
    table = Table("gilles 10.12", horses="drogon 10.10 n").moves().acts(0, "move gilles", "step n")
    assert table.refusal(0, "end") == "GUI-072"
    table.acts(0, "step n", "step n", "end")
    assert (table.at("gilles"), table.horse_at("drogon")) == ("10.09", ("10.10", "10.11"))


@pytest.mark.rule("GUI-076", "GUI-131")
def test_a_horse_that_the_enemy_controls_is_closed() -> None:
    table = Table("gilles 10.12", "carlo 09.10", horses="drogon 10.10 n").control("drogon", 1).moves()
    assert table.acts(0, "move gilles").refusal(0, "step n") == "GUI-076"


@pytest.mark.rule("GUI-130", "GUI-131")
def test_a_horse_is_pushed_aside_by_whoever_wants_its_place() -> None:
    table = Table("gilles 10.12", horses="drogon 10.10 n").moves().acts(0, "move gilles", "step n")
    assert table.refusal(0, "push s") == "GUI-131"
    table.acts(0, "push ne", "end")
    assert (table.at("gilles"), table.horse_at("drogon")) == ("10.11", ("11.10", "11.11"))
    assert table.spent("gilles") == 1


@pytest.mark.rule("GUI-132", "GUI-133", "GUI-135", "GUI-145", "GUI-144")
def test_a_man_on_foot_takes_a_horse_at_its_head_and_it_follows() -> None:
    table = Table("gilles 10.09", horses="drogon 10.10 n").moves().acts(0, "move gilles", "lead drogon")
    assert (table.left(), table.controls("drogon")) == (8, 0)
    table.acts(0, "step n")
    assert table.horse_at("drogon") == ("10.09", "10.10")
    table.acts(0, "step ne", "end")
    assert table.horse_at("drogon") == ("10.08", "10.09")
    assert table.spent("gilles") == 2


@pytest.mark.rule("GUI-133")
def test_a_bridle_is_taken_only_at_the_head() -> None:
    table = Table("gilles 10.12, simon 11.10, anselme 09.10", horses="drogon 10.10 n").moves().acts(0, "move gilles")
    assert table.refusal(0, "lead drogon") == "GUI-133"
    table.acts(0, "end", "move simon")
    assert table.refusal(0, "lead drogon") == ""
    table.acts(0, "end", "move anselme")
    assert table.refusal(0, "lead drogon") == ""


@pytest.mark.rule("GUI-134")
def test_no_bridle_is_taken_with_an_enemy_beside_the_horse() -> None:
    table = Table("gilles 10.09", "carlo 09.12", horses="drogon 10.10 n").moves().acts(0, "move gilles")
    assert table.refusal(0, "lead drogon") == "GUI-134"


@pytest.mark.rule("GUI-144", "GUI-145")
def test_a_man_on_foot_leads_three_and_sets_them_around_him() -> None:
    horses = "drogon 10.10 n, arthur 09.09 se, guy 11.09 sw, tancrede 10.08 s"
    table = Table("gilles 10.09", horses=horses).moves().acts(0, "move gilles", "lead drogon", "lead arthur")
    table.acts(0, "lead guy")
    assert table.refusal(0, "lead tancrede") == "GUI-144"
    table.acts(0, "step sw", "end")
    near = [table.horse_at(one)[0] for one in ("drogon", "arthur", "guy")]
    place = table.hex(table.at("gilles"))
    assert all(table.board.field.distance(place, table.hex(front)) == 1 for front in near)


@pytest.mark.rule("GUI-136", "GUI-524", "GUI-138", "GUI-139")
def test_a_rider_takes_a_bridle_at_rest_and_the_horse_runs_beside_him() -> None:
    table = Table("tancrede 10.09 n", horses="drogon 11.10 nw").moves().acts(0, "move tancrede", "lead drogon")
    assert table.horse_at("drogon") == ("11.10", "11.11")
    table.acts(0, "step n")
    assert table.horse_at("drogon") == ("11.09", "11.10")
    assert table.refusal(0, "lead drogon") == "GUI-135"


@pytest.mark.rule("GUI-136")
def test_at_the_end_of_his_move_a_rider_takes_it_by_ending() -> None:
    table = Table("tancrede 10.11 n, gilles 02.02", horses="drogon 11.10 sw").moves()
    table.acts(0, "move tancrede", "step n", "lead drogon")
    assert table.leader("drogon") == table.man("tancrede")
    assert table.refusal(0, "move tancrede") == "GUI-067"


@pytest.mark.rule("GUI-137")
def test_a_bridle_is_caught_in_passing_by_a_six_or_less() -> None:
    caught = Table("tancrede 10.12 n", horses="drogon 11.11 sw").moves().acts(0, "move tancrede", "step n")
    caught.acts(0, "seize drogon", dice=[6])
    assert caught.leader("drogon") == caught.man("tancrede")
    caught.acts(0, "step n")
    missed = Table("tancrede 10.12 n", horses="drogon 11.11 sw").moves().acts(0, "move tancrede", "step n")
    missed.acts(0, "seize drogon", dice=[7])
    assert missed.leader("drogon") == NOBODY
    assert missed.marked("tancrede", MISSED)
    assert missed.refusal(0, "lead drogon") == "GUI-137"


@pytest.mark.rule("GUI-139")
def test_a_led_horse_without_room_must_be_let_go() -> None:
    table = Table("tancrede 10.10 n, gilles 11.10, simon 09.10", horses="drogon 11.11 n").lead("tancrede", "drogon")
    table.moves().acts(0, "move tancrede")
    assert table.refusal(0, "step n") == "GUI-139"
    table.acts(0, "release drogon", "step n")
    assert table.horse_at("drogon") == ("11.11", "11.12")


@pytest.mark.rule("GUI-144")
def test_a_rider_leads_one() -> None:
    table = Table("tancrede 10.09 n", horses="drogon 11.10 nw, arthur 09.09 ne").lead("tancrede", "drogon")
    assert table.moves().acts(0, "move tancrede").refusal(0, "lead arthur") == "GUI-144"


@pytest.mark.rule("GUI-140", "GUI-141")
def test_a_horse_belongs_to_whom_is_near_and_else_to_nobody() -> None:
    table = Table("gilles 10.09, simon 20.10", horses="drogon 10.10 n").lead("gilles", "drogon").moves()
    table.acts(0, "move gilles", "release drogon")
    assert table.controls("drogon") == 0
    table.acts(0, "step n")
    assert table.controls("drogon") == -1


@pytest.mark.rule("GUI-142")
def test_a_rider_drops_the_bridle_when_he_fights() -> None:
    table = Table("tancrede 10.10 n", "carlo 10.09", horses="drogon 11.11 n").lead("tancrede", "drogon").fights()
    table.acts(0, "attack 10.09", "strike", dice=[8])
    assert table.leader("drogon") == NOBODY
    attacked = Table("tancrede 10.10 n", "carlo 10.09", horses="drogon 11.11 n").lead("tancrede", "drogon").fights(1)
    attacked.acts(1, "attack 10.10", "strike", dice=[4])
    assert attacked.leader("drogon") == NOBODY


@pytest.mark.rule("GUI-078", "GUI-079")
def test_a_led_horse_crosses_trees_and_deep_water_but_not_rocks() -> None:
    for terrain, follows in (("tree", True), ("deep_water", True), ("rock", False)):
        table = Table("gilles 10.09", horses="drogon 10.10 n", on={terrain: "10.09"}).lead("gilles", "drogon")
        table.moves().acts(0, "move gilles", "step n")
        assert (table.horse_at("drogon")[0] == "10.09") is follows
        assert (table.leader("drogon") == table.man("gilles")) is follows


# ---- the stunned and the dead


@pytest.mark.rule("GUI-089", "GUI-090", "GUI-091")
def test_a_stunned_man_is_carried_at_half_and_laid_down_beside() -> None:
    table = Table("gilles 10.10, simon 10.09, robin 02.02").stun("simon").moves()
    table.acts(0, "move gilles", "step n", "carry simon")
    assert (table.left(), table.at("simon")) == (3, "")
    table.acts(0, "step n", "end", "lay nw")
    assert (table.at("gilles"), table.at("simon"), table.health("simon")) == ("10.08", "09.08", "stunned")


@pytest.mark.rule("GUI-089", "GUI-091")
def test_enemies_are_carried_too_but_one_at_a_time_and_on_foot() -> None:
    table = Table("gilles 10.10, simon 10.08, tancrede 12.11 n", "carlo 10.09, rocco 12.10").stun("carlo", "simon")
    table.stun("rocco").moves().acts(0, "move gilles", "step n", "carry carlo", "step n")
    assert table.refusal(0, "carry simon") == "GUI-091"
    table.acts(0, "step n", "end", "lay n", "move tancrede", "step n")
    assert table.refusal(0, "carry rocco") == "GUI-089"


@pytest.mark.rule("GUI-086", "GUI-087")
def test_two_men_clear_three_bodies_and_do_nothing_else() -> None:
    table = Table("gilles 10.10, simon 11.10, robin 02.02", "beppe 10.09, rocco 10.09, nino 10.09, carlo 30.20")
    table.kill("beppe", "rocco", "nino").moves()
    table.acts(0, "clear 10.09", "at 10.08", "with gilles", "with simon")
    assert table.refusal(0, "move gilles") == "GUI-086"
    assert table.dead_in("10.09") == (3, 0)
    table.acts(0, "done")
    assert table.dead_in("10.08") == (3, 0)
    assert (table.at("beppe"), table.spent("gilles")) == ("10.08", 0)


@pytest.mark.rule("GUI-087")
def test_clearing_is_declared_before_anybody_moves_and_away_from_enemies() -> None:
    table = Table("gilles 10.10, simon 11.10, anselme 20.10", "beppe 10.09, carlo 30.20").kill("beppe").moves()
    table.acts(0, "move anselme", "step n", "end")
    assert table.refusal(0, "clear 10.09") == "GUI-087"
    near = Table("gilles 10.10, simon 11.10", "beppe 10.09, carlo 10.11").kill("beppe").moves()
    assert near.refusal(0, "clear 10.09") == "GUI-087"


@pytest.mark.rule("GUI-088")
def test_bodies_in_water_are_gone() -> None:
    table = Table("gilles 10.10, simon 11.10", "beppe 10.09, carlo 30.20", shallows="10.08").kill("beppe").moves()
    table.acts(0, "clear 10.09", "at 10.08", "with gilles", "with simon")
    assert (table.dead_in("10.08"), table.at("beppe")) == ((0, 0), "")
