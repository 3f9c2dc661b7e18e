"""Moving on foot: costs, who is in the way, bodies, and slipping past enemies (sections 3 and 4)."""

from __future__ import annotations

import pytest

from logothete.games.guiscard.board import FIRED
from tests.games.guiscard.table import Table


@pytest.mark.rule("GUI-063", "GUI-050", "GUI-020")
def test_each_hex_costs_its_terrain() -> None:
    table = Table("gilles 10.10", brush="10.09", rock="10.08").moves()
    table.acts(0, "move gilles", "step n")
    assert table.left() == 6
    table.acts(0, "step n")
    assert (table.left(), table.at("gilles")) == (2, "10.08")
    table.acts(0, "step n", "step n")
    assert table.at("gilles") == "10.06"
    assert table.spent("gilles") == 8


COSTS = [
    ("GUI-050", "flat", 1, 1),
    ("GUI-051", "brush", 2, 4),
    ("GUI-052", "tree", 2, None),
    ("GUI-054", "marsh", 2, 4),
    ("GUI-055", "rock", 4, None),
    ("GUI-058", "beach", 1, 1),
    ("GUI-059", "shallows", 2, 2),
    ("GUI-060", "deep_water", 4, None),
]


@pytest.mark.rule("GUI-050", "GUI-051", "GUI-052", "GUI-054", "GUI-055", "GUI-058", "GUI-059", "GUI-060")
@pytest.mark.rule("GUI-111", "GUI-077")
@pytest.mark.parametrize(("rule", "terrain", "foot", "mounted"), COSTS)
def test_a_terrain_costs_what_its_row_says(rule: str, terrain: str, foot: int, mounted: int | None) -> None:
    table = Table("gilles 10.10, kegen 20.10 n", on={terrain: "10.09 20.09"}).moves()
    table.acts(0, "move gilles", "step n")
    assert table.spent("gilles") == foot
    table.acts(0, "end", "move kegen")
    if mounted is None:
        assert table.why(0, "step n") == "no-way-there"
    else:
        table.acts(0, "step n")
        assert table.spent("kegen") == mounted


@pytest.mark.rule("GUI-053", "GUI-248", "GUI-228")
def test_a_bank_is_the_way_up_and_costs_two_on_foot_and_four_mounted() -> None:
    table = Table("gilles 10.12, kegen 13.12 n", bank="10.11 13.11", crest=[0], high="10.10 13.10 14.09").moves()
    table.acts(0, "move gilles", "step n")
    assert table.spent("gilles") == 2
    table.acts(0, "step n", "end", "move kegen", "step n")
    assert table.at("gilles") == "10.10"
    assert table.spent("kegen") == 4


@pytest.mark.rule("GUI-228", "GUI-306")
def test_high_ground_is_closed_but_by_the_bank() -> None:
    table = Table("gilles 10.11", high="10.10").moves().acts(0, "move gilles")
    assert table.why(0, "step n") == "no-way-there"


@pytest.mark.rule("GUI-056", "GUI-057", "GUI-062")
@pytest.mark.parametrize(("terrain", "cost"), [("path", 1), ("stone_stairs", 2)])
def test_paths_and_stone_stairs_are_gone_along_their_axis_only(terrain: str, cost: int) -> None:
    table = Table("gilles 10.11, simon 11.11, tancrede 10.09 s", axis=[0, 3], on={terrain: "10.10"}).moves()
    table.acts(0, "move simon")
    assert table.why(0, "step nw") == "no-way-there"
    table.acts(0, "end", "move gilles", "step n")
    assert table.spent("gilles") == cost
    assert table.why(0, "step ne") == "no-way-there"
    table.acts(0, "step s", "end", "move tancrede")
    assert table.why(0, "step s") == "no-way-there"


@pytest.mark.rule("GUI-063")
def test_nobody_enters_what_he_cannot_pay() -> None:
    table = Table("gautier 10.10", rock="10.09 10.08").moves().acts(0, "move gautier", "step n")
    assert table.left() == 2
    assert table.refusal(0, "step n") == "GUI-063"


@pytest.mark.rule("GUI-065", "GUI-128")
@pytest.mark.parametrize(
    ("man", "healthy", "wounded"), [("gilles", 8, 4), ("gautier", 6, 3), ("tancrede", 6, 3), ("nikephoros", 4, 2)]
)
def test_the_wounded_on_foot_go_half_as_far(man: str, healthy: int, wounded: int) -> None:
    table = Table(f"{man} 10.10").moves().acts(0, f"move {man}")
    assert table.left() == healthy
    table = Table(f"{man} 10.10").wound(man).moves().acts(0, f"move {man}")
    assert table.left() == wounded


@pytest.mark.rule("GUI-065")
@pytest.mark.parametrize(("man", "points"), [("kegen", 15), ("tancrede", 12), ("nikephoros", 10)])
def test_a_wounded_rider_keeps_the_allowance_of_his_horse(man: str, points: int) -> None:
    assert Table(f"{man} 10.10 n").moves().acts(0, f"move {man}").left() == points
    assert Table(f"{man} 10.10 n").wound(man).moves().acts(0, f"move {man}").left() == points


@pytest.mark.rule("GUI-064", "GUI-066", "GUI-067")
def test_whoever_has_stopped_does_not_move_again() -> None:
    table = Table("gilles 10.10, simon 12.10").moves().acts(0, "move gilles", "step n", "end")
    assert table.refusal(0, "move gilles") == "GUI-067"
    table.acts(0, "move simon")
    assert table.left() == 8


@pytest.mark.rule("GUI-067")
def test_a_move_is_finished_before_another_begins() -> None:
    table = Table("gilles 10.10, simon 12.10").moves().acts(0, "move gilles", "step n")
    assert table.refusal(0, "move simon") == "GUI-046"


@pytest.mark.rule("GUI-070", "GUI-072", "GUI-075", "GUI-009")
def test_one_passes_over_friends_but_does_not_stop_there() -> None:
    table = Table("gilles 10.10, simon 10.09").moves().acts(0, "move gilles", "step n")
    assert table.left() == 7
    assert table.refusal(0, "end") == "GUI-072"
    assert table.refusal(0, "halt n") == ""
    table.acts(0, "step n", "end")
    assert (table.at("gilles"), table.at("simon")) == ("10.08", "10.09")


@pytest.mark.rule("GUI-070", "GUI-072", "GUI-074")
def test_an_enemy_closes_his_hex_unless_he_is_stunned() -> None:
    table = Table("gilles 10.10", "carlo 10.09").moves().acts(0, "move gilles")
    assert table.refusal(0, "step n") == "GUI-074"
    table = Table("gilles 10.10", "carlo 10.09").stun("carlo").moves().acts(0, "move gilles", "step n")
    assert table.refusal(0, "end") == "GUI-072"


@pytest.mark.rule("GUI-073", "GUI-074", "GUI-085")
def test_the_dead_are_walked_over_and_lain_on() -> None:
    table = Table("gilles 10.10", "carlo 10.09, rocco 30.20").kill("carlo").moves()
    table.acts(0, "move gilles", "step n", "end")
    assert (table.at("gilles"), table.spent("gilles")) == ("10.09", 1)


@pytest.mark.rule("GUI-080", "GUI-081", "GUI-082")
def test_armour_never_enters_deep_water() -> None:
    table = Table("gautier 10.10, gilles 12.10", deep_water="10.09 12.09").moves().acts(0, "move gautier")
    assert table.why(0, "step n") == "no-way-there"
    table.acts(0, "end", "move gilles", "step n")
    assert table.spent("gilles") == 4


@pytest.mark.rule("GUI-083", "GUI-085", "GUI-068")
@pytest.mark.parametrize(("dead", "horses", "cost"), [(2, 0, 1), (3, 0, 2), (5, 0, 2), (0, 1, 2), (2, 1, 2)])
def test_bodies_slow_a_hex_by_one_at_most(dead: int, horses: int, cost: int) -> None:
    table = Table("gilles 10.10").bodies("10.09", dead, horses).moves().acts(0, "move gilles", "step n")
    assert table.spent("gilles") == cost


@pytest.mark.rule("GUI-084", "GUI-085")
@pytest.mark.parametrize(("dead", "horses"), [(6, 0), (0, 2), (3, 1)])
def test_enough_bodies_close_a_hex_but_let_one_out(dead: int, horses: int) -> None:
    table = Table("gilles 10.10, simon 10.09").bodies("10.09", dead, horses).moves().acts(0, "move gilles")
    assert table.refusal(0, "step n") == "GUI-084"
    table.acts(0, "end", "move simon", "step n")
    assert table.at("simon") == "10.08"


@pytest.mark.rule("GUI-158", "GUI-159", "GUI-041")
def test_a_shot_leaves_half_of_the_points() -> None:
    table = Table("olivier 10.10, gautier 12.10").mark("olivier", FIRED).mark("gautier", FIRED).moves()
    assert table.acts(0, "move olivier").left() == 4
    table.acts(0, "end", "move gautier")
    assert table.left() == 6


# ---- slipping past enemies


@pytest.mark.rule("GUI-094", "GUI-096")
def test_going_on_beside_an_enemy_costs_two_more() -> None:
    table = Table("gilles 10.10", "carlo 11.10").moves().acts(0, "move gilles", "step n")
    assert table.spent("gilles") == 3
    table = Table("gilles 10.10", "carlo 11.11, rocco 11.09").moves().acts(0, "move gilles", "step n")
    assert table.spent("gilles") == 3


@pytest.mark.rule("GUI-094")
def test_coming_to_an_enemy_from_free_ground_costs_nothing_more() -> None:
    table = Table("gilles 10.11", "carlo 11.10, rocco 09.10").moves().acts(0, "move gilles", "step n")
    assert table.spent("gilles") == 1


@pytest.mark.rule("GUI-095", "GUI-097", "GUI-104")
def test_between_two_enemies_one_is_tested_once() -> None:
    table = Table("gilles 10.11", "carlo 11.11, rocco 09.11, nino 11.10").moves()
    table.acts(0, "move gilles", "step n", dice=[4])
    assert (table.at("gilles"), table.spent("gilles"), table.health("gilles")) == ("10.10", 3, "healthy")


@pytest.mark.rule("GUI-104", "GUI-107")
@pytest.mark.parametrize(
    ("die", "health", "stopped"),
    [(4, "healthy", False), (5, "healthy", True), (7, "healthy", True), (8, "wounded", True), (10, "dead", True)],
)
def test_the_infiltration_table(die: int, health: str, stopped: bool) -> None:
    table = Table("gilles 10.11, simon 02.02", "carlo 11.11, rocco 09.11").moves()
    table.acts(0, "move gilles", "step n", dice=[die])
    assert table.health("gilles") == health
    assert (table.refusal(0, "step n") == "") is not stopped


@pytest.mark.rule("GUI-104")
def test_armour_horse_and_wounds_change_the_roll() -> None:
    table = Table("gautier 10.11, simon 02.02", "carlo 11.11, rocco 09.11").moves()
    table.acts(0, "move gautier", "step n", dice=[5])
    assert table.left() == 3
    table = Table("tancrede 10.11 n, simon 02.02", "carlo 11.11, rocco 09.11").moves()
    table.acts(0, "move tancrede", "step n", dice=[6])
    assert table.left() == 9
    table = Table("gilles 10.11, simon 02.02", "carlo 11.11, rocco 09.11").wound("gilles").moves()
    table.acts(0, "move gilles", "step n", dice=[3])
    assert table.refusal(0, "step n") == "GUI-067"


@pytest.mark.rule("GUI-092", "GUI-098", "GUI-107")
def test_enemies_who_could_not_attack_do_not_count() -> None:
    stunned = Table("gilles 10.11", "carlo 11.11, rocco 09.11").stun("carlo", "rocco").moves()
    assert stunned.acts(0, "move gilles", "step n").spent("gilles") == 1
    riders = Table("gilles 10.11", "tancrede 11.11 s, arthur 09.11 s", tree="10.10 10.11").moves()
    assert riders.acts(0, "move gilles", "step n").spent("gilles") == 2


@pytest.mark.rule("GUI-093")
def test_a_sheep_frightens_nobody() -> None:
    table = Table("gilles 10.11", "sheep-1 11.11, carlo 30.20").moves().acts(0, "move gilles", "step n")
    assert table.spent("gilles") == 1
    table = Table("gilles 10.11", "brac 11.11, carlo 30.20").moves().acts(0, "move gilles", "step n")
    assert table.spent("gilles") == 3


@pytest.mark.rule("GUI-099")
def test_the_last_hex_is_free_of_both() -> None:
    table = Table("gilles 10.11, simon 02.02", "carlo 11.11, rocco 09.11").moves()
    table.acts(0, "move gilles", "halt n")
    assert (table.at("gilles"), table.spent("gilles")) == ("10.10", 1)
    assert table.refusal(0, "move gilles") == "GUI-067"


@pytest.mark.rule("GUI-105")
def test_whoever_is_stopped_on_a_friend_goes_back() -> None:
    table = Table("gilles 10.11, simon 10.10", "carlo 11.11, rocco 09.11").moves()
    table.acts(0, "move gilles", "step n", dice=[6])
    assert table.at("gilles") == "10.11"


@pytest.mark.rule("GUI-108", "GUI-109")
def test_only_the_fronts_of_riders_count() -> None:
    rider = Table("tancrede 10.10 n", "carlo 11.12").moves().acts(0, "move tancrede", "step n")
    assert rider.spent("tancrede") == 1
    enemy = Table("gilles 10.11", "tancrede 11.09 n, arthur 09.09 n").moves().acts(0, "move gilles", "step n")
    assert enemy.spent("gilles") == 1


# ---- going to a hex


@pytest.mark.rule("GUI-063", "GUI-094")
def test_going_to_a_hex_takes_the_cheapest_way_without_a_test() -> None:
    table = Table("gilles 10.12", "carlo 11.11, rocco 09.11").moves().acts(0, "move gilles", "go 10.09")
    assert table.at("gilles") == "10.09"
    assert not table.told("infiltrated")


@pytest.mark.rule("GUI-099")
def test_going_to_a_hex_spares_its_last_step() -> None:
    table = Table("gilles 10.11", "carlo 11.11, rocco 09.11").moves().acts(0, "move gilles", "go 10.10")
    assert (table.at("gilles"), table.spent("gilles")) == ("10.10", 1)


@pytest.mark.rule("GUI-063", "GUI-072")
def test_a_hex_out_of_reach_or_taken_is_refused() -> None:
    table = Table("gautier 10.10, simon 10.09").moves().acts(0, "move gautier")
    assert table.refusal(0, "go 10.03") == "GUI-063"
    assert table.refusal(0, "go 10.09") == "GUI-063"
    assert table.refusal(0, "go 10.04") == ""


@pytest.mark.rule("GUI-025", "GUI-026")
def test_the_stunned_do_not_move() -> None:
    table = Table("gilles 10.10, simon 12.10").stun("gilles").moves()
    assert table.refusal(0, "move gilles") == "GUI-025"


@pytest.mark.rule("GUI-010", "GUI-002")
@pytest.mark.parametrize(
    ("way", "odd", "even"),
    [
        ("n", "11.09", "10.09"),
        ("ne", "12.09", "11.10"),
        ("se", "12.10", "11.11"),
        ("s", "11.11", "10.11"),
        ("sw", "10.10", "09.11"),
        ("nw", "10.09", "09.10"),
    ],
)
def test_directions_run_clockwise_from_the_title(way: str, odd: str, even: str) -> None:
    table = Table("gilles 11.10, simon 10.10").moves().acts(0, "move gilles", f"step {way}")
    assert table.at("gilles") == odd
    second = Table("simon 10.10").moves().acts(0, "move simon", f"step {way}")
    assert second.at("simon") == even
    assert second.board.field.distance(second.hex("10.10"), second.hex(even)) == 1


@pytest.mark.rule("GUI-002")
def test_one_walks_from_one_map_onto_the_next() -> None:
    table = Table("gilles 32.10", "carlo b30.10", beside=True).moves().acts(0, "move gilles", "go b03.10")
    assert table.at("gilles") == "b03.10"
