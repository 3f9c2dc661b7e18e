"""Missile fire: who may shoot, at what, where it comes down, what it does (sections 5 and 7.1)."""

from __future__ import annotations

import pytest

from logothete.games.guiscard.board import ANSWERED, ATTACKED, CHANGED, FIRED
from tests.games.guiscard.table import Table

# ---- who may shoot


@pytest.mark.rule("GUI-039", "GUI-153", "GUI-160", "GUI-175")
def test_a_shooter_fires_once_in_a_sequence() -> None:
    table = Table("olivier 10.10, odon 12.10", "carlo 10.05").fires()
    table.acts(0, "fire olivier", "aim 10.05", dice=[1, 10])
    assert table.marked("olivier", FIRED)
    assert table.refusal(0, "fire olivier") == "GUI-153"


@pytest.mark.rule("GUI-154", "GUI-174")
def test_several_shooters_fire_at_one_target_one_after_the_other() -> None:
    table = Table("olivier 10.10, odon 12.10", "rocco 10.05").fires()
    table.acts(0, "fire olivier", "aim 10.05", dice=[1, 2])
    assert table.health("rocco") == "wounded"
    table.acts(0, "fire odon", "aim 10.05", dice=[1, 2])
    assert table.health("rocco") == "dead"


@pytest.mark.rule("GUI-147", "GUI-148", "GUI-023", "GUI-150")
def test_only_those_with_a_missile_fire() -> None:
    table = Table("gilles 10.10, tancrede 12.10 n, okeanos 14.10, gautier 16.06", "nino 16.03").fires()
    assert table.refusal(0, "fire gilles") == "GUI-148"
    assert table.refusal(0, "fire tancrede") == "GUI-148"
    assert table.refusal(0, "fire okeanos") == "GUI-148"
    assert table.refusal(0, "fire gautier") == ""


@pytest.mark.rule("GUI-151", "GUI-157", "GUI-322")
def test_a_spear_is_thrown_once() -> None:
    table = Table("gautier 10.10, olivier 20.10", "nino 10.07").fires()
    table.acts(0, "fire gautier", "aim 10.07", dice=[1, 10])
    assert table.shots("gautier") == 0
    table.phase()
    assert table.refusal(0, "fire gautier") == "GUI-152"


@pytest.mark.rule("GUI-152", "GUI-157")
def test_four_javelins_offensive_and_defensive_together() -> None:
    table = Table("niketas 10.10, olivier 20.10", "rocco 10.05").have("niketas", shots=1).fires()
    table.acts(0, "fire niketas", "aim 10.05", dice=[1, 10])
    assert table.phase().refusal(0, "fire niketas") == "GUI-152"
    assert Table("niketas 10.10").shots("niketas") == 4


@pytest.mark.rule("GUI-155", "GUI-243")
@pytest.mark.parametrize(("man", "fires"), [("kegen", True), ("mauger", True)])
def test_composite_bow_and_spear_are_used_in_the_saddle(man: str, fires: bool) -> None:
    assert Table(f"{man} 10.10 n", "rocco 10.07").fires().refusal(0, f"fire {man}") == ""


@pytest.mark.rule("GUI-161", "GUI-162", "GUI-163", "GUI-180", "GUI-092")
def test_nobody_fires_next_to_an_able_enemy() -> None:
    table = Table("olivier 10.10, odon 20.10", "carlo 10.09, rocco 10.05").fires()
    assert table.refusal(0, "fire olivier") == "GUI-161"
    assert Table("olivier 10.10", "carlo 10.09, rocco 12.05").stun("carlo").fires().refusal(0, "fire olivier") == ""
    tree = Table("olivier 10.10", "tancrede 10.09 s, rocco 13.05", tree="10.10").fires()
    assert tree.refusal(0, "fire olivier") == ""
    rear = Table("kegen 10.10 n, odon 20.10", "carlo 10.12, rocco 10.05").fires()
    assert rear.refusal(0, "fire kegen") == "GUI-161"


@pytest.mark.rule("GUI-025", "GUI-026")
def test_the_stunned_do_not_fire() -> None:
    table = Table("olivier 10.10, odon 12.10", "rocco 10.05").stun("olivier").fires()
    assert table.refusal(0, "fire olivier") == "GUI-026"


@pytest.mark.rule("GUI-234", "GUI-237")
def test_nobody_fires_from_water_but_from_marsh() -> None:
    table = Table("olivier 10.10, odon 12.10", "rocco 10.05", shallows="10.10", marsh="12.10").fires()
    assert table.refusal(0, "fire olivier") == "GUI-234"
    assert table.refusal(0, "fire odon") == ""


@pytest.mark.rule("GUI-533")
def test_whoever_is_off_the_map_neither_fires_nor_is_fired_at() -> None:
    table = Table("odon 12.10", "rocco 10.05", enter="olivier").fires()
    assert table.refusal(0, "fire olivier") == "GUI-533"


# ---- range


RANGES = [
    ("gautier", 3, 6, 9),
    ("niketas", 4, 8, 12),
    ("nadir", 8, 16, 24),
    ("olivier", 10, 20, 40),
    ("samir", 12, 24, 50),
]


@pytest.mark.rule("GUI-157", "GUI-177", "GUI-319", "GUI-012", "GUI-156")
@pytest.mark.parametrize(("man", "short", "medium", "long"), RANGES)
def test_no_fire_beyond_long_range(man: str, short: int, medium: int, long: int) -> None:
    far = min(long, 29)
    table = Table(f"{man} 01.10", f"rocco {1 + far:02}.10")
    assert table.shot(man, f"{1 + far:02}.10") == ""
    if long < 29:
        assert Table(f"{man} 01.10", f"rocco {2 + long:02}.10").shot(man, f"{2 + long:02}.10") == "out-of-range"


@pytest.mark.rule("GUI-176")
def test_only_enemies_who_are_not_dead_are_aimed_at() -> None:
    table = Table("olivier 10.10, gilles 10.07", "rocco 12.07, nino 14.07").stun("rocco").kill("nino")
    assert table.shot("olivier", "12.07") == ""
    assert table.shot("olivier", "14.07") == "no-enemy-there"
    assert table.shot("olivier", "10.07") == "no-enemy-there"
    assert table.shot("olivier", "11.05") == "no-enemy-there"


@pytest.mark.rule("GUI-176")
def test_a_horse_under_enemy_control_is_a_target() -> None:
    table = Table("olivier 20.10", "carlo 10.09, rocco 15.10", horses="drogon 10.10 n")
    assert table.shot("olivier", "10.10") == "no-enemy-there"
    assert table.control("drogon", 1).shot("olivier", "10.10") == ""


# ---- impact


@pytest.mark.rule("GUI-181", "GUI-182", "GUI-183", "GUI-190", "GUI-192")
@pytest.mark.parametrize(
    ("die", "impact"), [(5, "10.04"), (6, "11.05"), (7, "11.06"), (8, "10.06"), (9, "09.06"), (10, "09.05")]
)
def test_a_high_roll_scatters_by_the_diagram(die: int, impact: str) -> None:
    here = "10.01" if impact == "10.06" else "10.10"
    table = Table(f"olivier {here}", f"rocco 10.05, nino {impact}").fires()
    table.acts(0, "fire olivier", "aim 10.05", dice=[die, 2])
    assert (table.health("rocco"), table.health("nino")) == ("healthy", "wounded")


@pytest.mark.rule("GUI-192")
def test_a_friend_in_the_impact_hex_suffers_and_an_empty_one_saves_all() -> None:
    friend = Table("olivier 10.10, gilles 11.06", "rocco 10.05").fires()
    friend.acts(0, "fire olivier", "aim 10.05", dice=[7, 2])
    assert friend.health("gilles") == "wounded"
    empty = Table("olivier 10.10", "rocco 10.05").fires().acts(0, "fire olivier", "aim 10.05", dice=[5])
    assert len(empty.told("nobody-hit")) == 1


@pytest.mark.rule("GUI-188", "GUI-190", "GUI-191")
def test_above_ten_the_missile_is_lost() -> None:
    table = Table("olivier 01.10", "rocco 26.10").fires().acts(0, "fire olivier", "aim 26.10", dice=[9])
    assert len(table.told("shot-lost")) == 1


@pytest.mark.rule("GUI-185")
def test_off_all_maps_the_shot_is_lost() -> None:
    table = Table("olivier 10.06", "rocco 10.01").fires().acts(0, "fire olivier", "aim 10.01", dice=[5])
    assert len(table.told("shot-lost")) == 1


@pytest.mark.rule("GUI-186", "GUI-187")
def test_a_scattered_shot_needs_its_own_line() -> None:
    table = Table("olivier 10.10", "rocco 10.05, nino 10.04", branches="09.05", tree="11.05").fires()
    table.acts(0, "fire olivier", "aim 10.05", dice=[6])
    assert table.health("nino") == "healthy"
    blocked = Table("olivier 10.10", "rocco 12.06, nino 12.05", tree="11.07", walls="12.06/0").fires()
    blocked.acts(0, "fire olivier", "aim 12.06", dice=[5])
    assert len(blocked.told("shot-stopped")) == 1


@pytest.mark.rule("GUI-189")
def test_an_adjacent_target_is_hit_without_a_roll() -> None:
    table = Table("olivier 10.10", "rocco 10.09").stun("rocco").fires()
    table.acts(0, "fire olivier", "aim 10.09", dice=[2])
    assert table.health("rocco") == "dead"


@pytest.mark.rule("GUI-190", "GUI-191", "GUI-320")
@pytest.mark.parametrize(
    ("man", "target", "wounded", "added"),
    [
        ("olivier 10.10", "10.06", False, 0),
        ("olivier 10.20", "10.09", False, 1),
        ("olivier 01.10", "26.10", False, 2),
        ("olivier 10.10", "10.06", True, 1),
        ("olivier 10.10", "10.07", False, -2),
        ("nadir 10.10", "10.07", False, -2),
        ("niketas 10.10", "10.07", False, 0),
        ("kegen 10.10 n", "10.06", False, -1),
        ("kegen 10.10 n", "10.07", True, -2),
        ("kegen 10.10", "10.06", False, 0),
        ("malik 10.10 n", "10.06", False, 0),
        ("gautier 10.10", "10.05", False, 1),
    ],
)
def test_the_modifiers_of_the_impact_roll(man: str, target: str, wounded: bool, added: int) -> None:
    key = man.split()[0]
    table = Table(man, f"rocco {target}")
    if wounded:
        table.wound(key)
    table.fires().acts(0, f"fire {key}", f"aim {target}", dice=[1, 10])
    assert table.told("impact-rolled")[0].about == {"die": 1, "added": added, "roll": 1 + added}


# ---- damage


@pytest.mark.rule("GUI-194", "GUI-196", "GUI-178")
@pytest.mark.parametrize(("die", "health"), [(1, "dead"), (3, "wounded"), (5, "stunned"), (9, "healthy")])
def test_a_man_on_foot_is_struck_by_the_table_for_foot(die: int, health: str) -> None:
    table = Table("olivier 10.10, odon 30.18", "rocco 10.05").fires()
    table.acts(0, "fire olivier", "aim 10.05", dice=[1, die])
    assert table.health("rocco") == health


@pytest.mark.rule("GUI-195")
def test_armour_adds_one_to_the_damage() -> None:
    table = Table("olivier 10.10, odon 30.18", "carlo 10.05").fires()
    table.acts(0, "fire olivier", "aim 10.05", dice=[1, 1])
    assert table.health("carlo") == "wounded"


@pytest.mark.rule("GUI-196", "GUI-178", "GUI-308", "GUI-312")
def test_a_rider_is_struck_by_the_table_for_riders() -> None:
    killed = Table("samir 10.10, odon 30.18", "kegen 10.05 s, nino 30.01").fires()
    killed.acts(0, "fire samir", "aim 10.05", dice=[1, 1]).acts(1, "fall 11.05")
    assert (killed.health("kegen"), killed.horse_state("kegen"), killed.at("kegen")) == ("dead", "loose", "11.05")
    thrown = Table("samir 10.10, odon 30.18", "kegen 10.05 s, nino 30.01").fires()
    thrown.acts(0, "fire samir", "aim 10.05", dice=[1, 2]).acts(1, "fall 11.05")
    assert (thrown.health("kegen"), thrown.horse_state("kegen"), thrown.mounted("kegen")) == ("wounded", "dead", False)
    assert (thrown.dead_in("10.05"), thrown.dead_in("10.04")) == ((0, 1), (0, 1))
    sits = Table("samir 10.10, odon 30.18", "kegen 10.05 s, nino 30.01").fires()
    sits.acts(0, "fire samir", "aim 10.05", dice=[1, 4])
    assert (sits.health("kegen"), sits.mounted("kegen")) == ("wounded", True)
    stunned = Table("samir 10.10, odon 30.18", "kegen 10.05 s, nino 30.01").fires()
    stunned.acts(0, "fire samir", "aim 10.05", dice=[1, 6]).acts(1, "fall 11.05")
    assert (stunned.health("kegen"), stunned.horse_state("kegen")) == ("stunned", "dead")


@pytest.mark.rule("GUI-179")
def test_either_hex_of_a_rider_is_aimed_at() -> None:
    table = Table("samir 10.10", "kegen 10.05 s").fires().acts(0, "fire samir")
    assert table.offers(0, "aim") == ["aim 10.04", "aim 10.05"]


@pytest.mark.rule("GUI-199", "GUI-016")
def test_a_riderless_horse_is_struck_as_on_foot() -> None:
    dead = Table("samir 10.10, odon 30.18", "carlo 09.04", horses="drogon 10.05 s").control("drogon", 1).fires()
    dead.acts(0, "fire samir", "aim 10.05", dice=[1, 6])
    assert dead.horse_state("drogon") == "dead"
    driven = Table("samir 10.10, odon 30.18", "carlo 09.04", horses="drogon 10.05 s").control("drogon", 1).fires()
    driven.acts(0, "fire samir", "aim 10.05", dice=[1, 7])
    assert driven.horse_at("drogon") == ("10.03", "10.02")


@pytest.mark.rule("GUI-198")
def test_the_best_cover_counts_and_is_not_added() -> None:
    table = Table("olivier 10.10", "rocco 10.05", brush="10.05 10.07")
    assert table.cover("10.10", "10.05") == "light"
    assert Table("olivier 10.10", brush="10.05", low_walls="10.05/3").cover("10.10", "10.05") == "medium"


# ---- retreats from shots


@pytest.mark.rule("GUI-200", "GUI-201", "GUI-202", "GUI-203", "GUI-035")
def test_a_retreat_leads_away_and_its_owner_picks_the_way() -> None:
    table = Table("olivier 10.10, odon 30.18", "rocco 10.05").fires()
    table.acts(0, "fire olivier", "aim 10.05", dice=[1, 6])
    assert table.asked() == [1]
    assert table.offers(1) == ["retreat n", "retreat ne", "retreat nw"]
    table.acts(1, "retreat ne")
    assert table.offers(1) == ["retreat n", "retreat ne", "retreat se"]
    table.acts(1, "retreat se")
    assert table.at("rocco") == "12.05"


@pytest.mark.rule("GUI-211", "GUI-212", "GUI-210")
def test_whoever_cannot_retreat_is_wounded() -> None:
    table = Table("olivier 10.07, odon 30.18", "carlo 10.01", deep_water="11.01 09.01").fires()
    table.acts(0, "fire olivier", "aim 10.01", dice=[1, 7])
    assert (table.health("carlo"), table.at("carlo")) == ("wounded", "10.01")
    enemies = Table("olivier 10.07, gilles 11.01, simon 09.01, odon 30.18", "carlo 10.01").fires()
    enemies.acts(0, "fire olivier", "aim 10.01", dice=[1, 7])
    assert (enemies.health("carlo"), enemies.at("carlo")) == ("wounded", "10.01")


@pytest.mark.rule("GUI-214", "GUI-213")
def test_a_stunned_man_who_must_retreat_is_dead() -> None:
    table = Table("olivier 10.10, odon 30.18", "rocco 10.05").stun("rocco").fires()
    table.acts(0, "fire olivier", "aim 10.05", dice=[1, 8])
    assert table.health("rocco") == "dead"


@pytest.mark.rule("GUI-204", "GUI-205", "GUI-291")
def test_a_retreat_goes_through_friends_and_displaces_them_at_its_end() -> None:
    table = Table("olivier 10.07, odon 30.18", "carlo 10.02, nino 10.01", deep_water="11.02 09.02").fires()
    table.acts(0, "fire olivier", "aim 10.02", dice=[1, 7])
    assert table.prompt(1) == "displace"
    table.acts(1, "retreat nw")
    assert (table.at("carlo"), table.at("nino")) == ("10.01", "09.01")


@pytest.mark.rule("GUI-206", "GUI-103", "GUI-101")
def test_retreating_past_an_enemy_is_tested() -> None:
    table = Table("olivier 10.10, gilles 11.04, odon 30.18", "rocco 10.05").fires()
    table.acts(0, "fire olivier", "aim 10.05", dice=[1, 8])
    table.acts(1, "retreat n", dice=[9])
    assert table.health("rocco") == "wounded"


@pytest.mark.rule("GUI-208", "GUI-209", "GUI-207")
def test_a_rider_retreats_in_a_line_or_by_half_his_counter() -> None:
    table = Table("samir 10.10, odon 30.18", "kegen 10.05 s").fires()
    table.acts(0, "fire samir", "aim 10.05", dice=[1, 8])
    assert table.offers(1) == ["retreat n", "swing front-clockwise", "swing front-anticlockwise"]
    table.acts(1, "retreat n")
    assert (table.at("kegen"), table.behind("kegen"), table.heading("kegen")) == ("10.04", "10.03", "s")


@pytest.mark.rule("GUI-143")
def test_a_shot_drops_the_bridle_only_if_it_harms() -> None:
    table = Table("samir 10.12, odon 30.18, tancrede 30.02 n", "kegen 10.05 n", horses="arthur 11.06 n")
    table.lead("kegen", "arthur").fires().acts(0, "fire samir", "aim 10.05", dice=[1, 10])
    assert table.leader("arthur") == table.man("kegen")
    table.phase().acts(0, "fire samir", "aim 10.05", dice=[1, 4])
    assert table.leader("arthur") == -1


# ---- spears from the saddle


@pytest.mark.rule("GUI-316", "GUI-317", "GUI-321")
def test_a_rider_throws_into_front_and_side_arcs_only() -> None:
    table = Table("mauger 10.10 n", "rocco 10.07, nino 13.11, beppe 10.14, marco 08.12")
    assert table.shot("mauger", "10.07") == ""
    assert table.shot("mauger", "13.11") == ""
    assert table.shot("mauger", "10.14") == "out-of-arc"
    foot = Table("mauger 10.10", "beppe 10.13")
    assert foot.shot("mauger", "10.13") == ""


@pytest.mark.rule("GUI-318", "GUI-243")
def test_a_rider_throws_over_a_friend_beside_him_from_three_hexes_on() -> None:
    assert Table("mauger 10.10 n, gilles 10.09", "rocco 10.07").shot("mauger", "10.07") == ""
    assert Table("mauger 10.10 n, gilles 10.09", "rocco 10.08").shot("mauger", "10.08") == "people-between"
    assert Table("mauger 10.10 n, gilles 10.08", "rocco 10.06").shot("mauger", "10.06") == "people-between"


# ---- defensive fire


@pytest.mark.rule("GUI-166", "GUI-167", "GUI-171", "GUI-536", "GUI-034")
def test_a_window_opens_only_if_there_is_a_shot() -> None:
    closed = Table("gilles 10.10, simon 20.10", "rocco 10.05").moves().acts(0, "move gilles", "step n")
    assert closed.asked() == [0]
    table = Table("gilles 10.10, simon 20.10", "olivier 10.05", tree="10.09 10.07").moves()
    assert (table.asked(), table.prompt(1)) == ([1], "window")
    table.acts(1, "pass")
    assert table.asked() == [0]
    table.acts(0, "move gilles", "step ne")
    assert (table.asked(), table.prompt(1)) == ([1], "window-move")
    table.acts(1, "shoot olivier")
    assert "aim 20.10" in table.offers(1)


@pytest.mark.rule("GUI-168", "GUI-160")
def test_each_shooter_answers_once_in_an_enemy_phase() -> None:
    table = Table("gilles 10.10, simon 12.10", "olivier 10.05").moves().acts(1, "shoot olivier", "aim 10.10", dice=[5])
    assert table.marked("olivier", ANSWERED)
    table.acts(0, "move gilles", "step n")
    assert table.asked() == [0]


@pytest.mark.rule("GUI-169", "GUI-165", "GUI-170", "GUI-157", "GUI-172", "GUI-321")
@pytest.mark.parametrize(
    ("man", "marks", "spent", "asked"),
    [
        ("olivier", 0, 0, True),
        ("gautier", 0, 0, False),
        ("niketas", FIRED, 0, True),
        ("nadir", 0, 0, True),
        ("nadir", FIRED, 0, False),
        ("olivier", ATTACKED, 0, False),
        ("olivier", 0, 4, True),
        ("olivier", 0, 5, False),
        ("olivier", CHANGED, 0, False),
    ],
)
def test_what_a_shooter_did_decides_whether_he_answers(man: str, marks: int, spent: int, asked: bool) -> None:
    table = Table("gilles 10.08", f"{man} 10.05").mark(man, marks).have(man, spent=spent).moves()
    assert (table.asked() == [1]) is asked


@pytest.mark.rule("GUI-536")
def test_whoever_passes_for_longer_is_not_asked_again() -> None:
    table = Table("gilles 10.10, simon 12.10", "olivier 10.05").moves().acts(1, "pass")
    table.acts(0, "move gilles", "step n").acts(1, "pass-move").acts(0, "step n")
    assert table.asked() == [0]
    table.acts(0, "end", "move simon", "step n")
    assert table.asked() == [1]
    table.acts(1, "pass-sequence").acts(0, "step n", "end")
    assert table.asked() != [1] or table.moment()[1] == 1


@pytest.mark.rule("GUI-173")
def test_a_wounded_mover_goes_on_with_what_his_wound_leaves() -> None:
    table = Table("gilles 10.12, simon 30.18", "olivier 10.05").moves().acts(1, "pass")
    table.acts(0, "move gilles", "step n").acts(1, "shoot olivier", "aim 10.11", dice=[1, 3])
    assert (table.health("gilles"), table.left()) == ("wounded", 3)
    table.acts(0, "step s")
    assert table.at("gilles") == "10.12"


@pytest.mark.rule("GUI-173")
def test_a_retreat_a_stun_or_death_ends_the_move() -> None:
    for die in (1, 5):
        table = Table("gilles 10.12, simon 30.18", "olivier 10.05").moves().acts(1, "pass")
        table.acts(0, "move gilles", "step n").acts(1, "shoot olivier", "aim 10.11", dice=[1, die])
        assert table.refusal(0, "step n") == "GUI-067"


@pytest.mark.rule("GUI-525")
def test_a_mover_is_tested_before_he_is_shot_at() -> None:
    table = Table("gilles 10.11, simon 30.18", "rocco 11.11, nino 09.11, olivier 13.05").moves().acts(1, "pass")
    table.acts(0, "move gilles", "step n", dice=[2])
    assert [event.kind for event in table.told()][-1] == "slipped-through"
    assert table.asked() == [1]


@pytest.mark.rule("GUI-100")
def test_going_on_from_a_last_hex_costs_what_it_was_spared() -> None:
    table = Table("gilles 10.11, simon 30.18", "rocco 11.11, nino 09.11, olivier 13.05").moves().acts(1, "pass")
    table.acts(0, "move gilles", "halt n").acts(1, "shoot olivier", "aim 30.18", dice=[9])
    assert table.asked() == [0]
    before = table.spent("gilles")
    table.acts(0, "step n", dice=[3])
    assert table.spent("gilles") == before + 3


@pytest.mark.rule("GUI-164", "GUI-042")
def test_who_fired_does_not_attack() -> None:
    table = Table("olivier 10.10, gilles 11.10", "rocco 10.09").mark("olivier", FIRED).fights()
    table.acts(0, "attack 10.09")
    assert table.refusal(0, "join olivier") == "GUI-164"


@pytest.mark.rule("GUI-193")
def test_a_hit_strikes_the_one_who_passes_and_a_carried_man_is_safe() -> None:
    table = Table("gilles 10.10, simon 10.09", "olivier 10.04").moves().acts(1, "pass")
    table.acts(0, "move gilles", "step n").acts(1, "shoot olivier", "aim 10.09", dice=[1, 3])
    assert (table.health("gilles"), table.health("simon")) == ("wounded", "healthy")


@pytest.mark.rule("GUI-184", "GUI-185", "GUI-002")
def test_the_diagram_follows_the_title_of_a_turned_map() -> None:
    table = Table("olivier 10.10", "rocco 10.05, nino 10.04", turned=True).fires()
    table.acts(0, "fire olivier", "aim 10.05", dice=[5, 2])
    assert (table.health("rocco"), table.health("nino")) == ("healthy", "wounded")


@pytest.mark.rule("GUI-185", "GUI-002", "GUI-012")
def test_a_shot_may_scatter_onto_the_next_map() -> None:
    table = Table("olivier 26.10", "rocco 32.10, nino b01.10", beside=True).fires()
    table.acts(0, "fire olivier", "aim 32.10", dice=[6, 2])
    assert table.health("nino") == "wounded"


@pytest.mark.rule("GUI-173", "GUI-073", "GUI-009")
def test_a_mover_who_is_shot_dead_stands_nowhere_any_more() -> None:
    table = Table("gilles 10.10, simon 30.18", "olivier 10.05").moves().acts(1, "pass")
    table.acts(0, "move gilles", "go 10.07").acts(1, "shoot olivier", "aim 10.09", dice=[1, 1])
    assert (table.health("gilles"), table.dead_in("10.09")) == ("dead", (1, 0))
    assert table.acts(0, "move simon").refusal(0, "go 30.17") == ""
    assert table.shot("olivier", "10.09") == "no-enemy-there"
