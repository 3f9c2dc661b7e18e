"""Combat: differential, ground, joint attacks, results, retreats, falls and advances (section 6)."""

from __future__ import annotations

import pytest

from logothete.games.guiscard.board import ATTACKED, BUSY
from tests.games.guiscard.table import Table


def summed(table: Table) -> dict[str, str | int]:
    return table.told("combat-summed")[-1].about


def column(table: Table) -> str | int:
    return table.told("combat-rolled")[-1].about["column"]


# ---- who may attack


@pytest.mark.rule("GUI-256", "GUI-258", "GUI-261", "GUI-017", "GUI-018")
def test_enemies_in_adjacent_hexes_fight_by_their_differential() -> None:
    table = Table("gautier 10.10", "carlo 10.09, rocco 20.20").fights()
    table.acts(0, "attack 10.09", "strike", dice=[9])
    assert summed(table) == {"attack": 16, "defence": 7, "differential": 9, "shift": 0}
    assert column(table) == 6


@pytest.mark.rule("GUI-256", "GUI-047")
def test_nobody_attacks_at_a_distance() -> None:
    table = Table("gautier 10.10, gilles 20.10", "carlo 10.09, rocco 20.08").fights()
    assert table.refusal(0, "attack 20.08") == "GUI-305"
    assert table.refusal(0, "attack 15.15") == "GUI-256"


@pytest.mark.rule("GUI-257", "GUI-007")
def test_a_rider_fights_through_both_hexes() -> None:
    table = Table("tancrede 10.10 n", "carlo 10.12").fights()
    assert table.offers(0, "attack") == ["attack 10.12"]
    defended = Table("gautier 10.12", "tancrede 10.10 n").fights()
    assert defended.offers(0, "attack") == ["attack 10.10", "attack 10.11"]


@pytest.mark.rule("GUI-258", "GUI-047", "GUI-037")
def test_combat_is_optional() -> None:
    table = Table("gautier 10.10", "carlo 10.09").fights().acts(0, "done")
    assert table.moment()[1:] != (0, 4)
    assert table.health("carlo") == "healthy"


@pytest.mark.rule("GUI-259", "GUI-274")
def test_one_attack_each() -> None:
    table = Table("gautier 10.10, gilles 10.08", "carlo 10.09, rocco 11.10").fights()
    table.acts(0, "attack 10.09", "join gautier", "strike", dice=[7])
    assert table.marked("gautier", ATTACKED)
    table.acts(0, "attack 10.09")
    assert table.refusal(0, "join gautier") == "GUI-259"


@pytest.mark.rule("GUI-260", "GUI-262")
def test_a_defender_is_attacked_again_by_others() -> None:
    table = Table("gautier 10.10, gilles 10.08, simon 02.02", "carlo 10.09").fights()
    table.acts(0, "attack 10.09", "join gautier", "strike", dice=[8])
    table.acts(0, "attack 10.09", "strike", dice=[5])
    assert len(table.told("combat-rolled")) == 2


@pytest.mark.rule("GUI-025", "GUI-086")
def test_the_stunned_and_the_busy_do_not_attack() -> None:
    table = Table("gautier 10.10, gilles 10.08, simon 09.09", "carlo 10.09").stun("gilles").mark("simon", BUSY).fights()
    table.acts(0, "attack 10.09")
    assert table.refusal(0, "join gilles") == "GUI-025"
    assert table.refusal(0, "join simon") == "GUI-086"


@pytest.mark.rule("GUI-305", "GUI-306", "GUI-307", "GUI-062", "GUI-162")
def test_nobody_attacks_where_he_could_not_go() -> None:
    rider = Table("tancrede 10.10 n", "carlo 10.09", tree="10.09").fights()
    assert rider.moment()[2] != 4 or rider.asked() != [0]
    out = Table("gilles 10.09", "tancrede 10.10 n", tree="10.09").fights()
    assert "attack 10.10" in out.offers(0)
    path = Table("gilles 11.10", "carlo 10.10", path="10.10", axis=[0, 3]).fights()
    assert path.asked() != [0] or path.moment()[2] != 4
    water = Table("gautier 10.10", "rocco 10.09", deep_water="10.09").fights()
    assert water.asked() != [0] or water.moment()[2] != 4
    shallow = Table("gautier 10.10", "rocco 10.09", shallows="10.09").fights()
    assert shallow.offers(0, "attack") == ["attack 10.09"]


# ---- the column


@pytest.mark.rule("GUI-269", "GUI-270", "GUI-271", "GUI-049")
@pytest.mark.parametrize(
    ("grounds", "shift"),
    [
        ({"brush": "10.10"}, -1),
        ({"brush": "10.09"}, 1),
        ({"brush": "10.10", "marsh": "10.09"}, 0),
        ({"shallows": "10.09"}, 1),
        ({"rock": "10.10"}, -1),
        ({"tree": "10.09"}, 1),
        ({"beach": "10.09"}, 0),
    ],
)
def test_ground_shifts_the_column(grounds: dict[str, str], shift: int) -> None:
    table = Table("gautier 10.10", "carlo 10.09, rocco 20.20", on=grounds).fights()
    table.acts(0, "attack 10.09", "strike", dice=[8])
    assert summed(table)["shift"] == shift


@pytest.mark.rule("GUI-271", "GUI-053", "GUI-270")
def test_a_bank_is_bad_for_whoever_stands_in_it_and_height_is_nothing() -> None:
    for first, second, shift in (("10.06", "10.05", -1), ("10.05", "10.06", 1)):
        table = Table(f"gautier {first}", f"carlo {second}", bank="10.06", crest=[0], high="10.01-05").fights()
        table.acts(0, f"attack {second}", "strike", dice=[8])
        assert summed(table)["shift"] == shift


@pytest.mark.rule("GUI-272")
def test_a_rider_stands_on_the_worse_of_his_two_hexes() -> None:
    table = Table("gautier 10.10", "tancrede 10.09 s, rocco 20.20", brush="10.08").fights()
    table.acts(0, "attack 10.09", "strike", dice=[5])
    assert summed(table)["shift"] == 1


@pytest.mark.rule("GUI-275", "GUI-276", "GUI-273")
def test_the_example_of_the_book_with_a_joint_attack_on_bad_ground() -> None:
    # Differential 9 is 9/15; one column left for ground, one right for two attackers.
    table = Table("gilles 10.10, niketas 11.10", "carlo 10.09, rocco 20.20", brush="10.10").fights()
    table.acts(0, "attack 10.09", "join gilles", "join niketas", "strike", dice=[8])
    assert summed(table) == {"attack": 19, "defence": 7, "differential": 12, "shift": 0}
    assert column(table) == 6


@pytest.mark.rule("GUI-284")
def test_the_worst_ground_counts_for_all_attackers() -> None:
    table = Table("gilles 10.10, simon 11.10", "carlo 10.09, rocco 20.20", brush="11.10").fights()
    table.acts(0, "attack 10.09", "join gilles", "join simon", "strike", dice=[8])
    assert summed(table)["shift"] == 0


@pytest.mark.rule("GUI-277", "GUI-278")
def test_against_a_rider_only_several_riders_have_the_joint_bonus() -> None:
    foot = Table("gilles 10.10, simon 11.10", "tancrede 10.09 s, rocco 20.20").fights()
    foot.acts(0, "attack 10.09", "join gilles", "join simon", "strike", dice=[5])
    assert summed(foot)["shift"] == 0
    riders = Table("arthur 10.10 n, drogon 11.10 nw", "tancrede 10.09 s, rocco 20.20").fights()
    riders.acts(0, "attack 10.09", "join arthur", "join drogon", "strike", dice=[9])
    assert summed(riders)["shift"] == 1


@pytest.mark.rule("GUI-285", "GUI-028", "GUI-019")
def test_armour_adds_one_to_the_roll() -> None:
    bare = Table("gautier 10.10", "rocco 10.09, nino 20.20").fights()
    bare.acts(0, "attack 10.09", "strike", dice=[4])
    assert bare.health("rocco") == "stunned"
    armoured = Table("gautier 10.10", "carlo 10.09, nino 20.20").fights()
    armoured.acts(0, "attack 10.09", "strike", dice=[3])
    assert armoured.health("carlo") == "stunned"


@pytest.mark.rule("GUI-021", "GUI-027", "GUI-028")
def test_the_face_in_play_is_read() -> None:
    table = Table("gautier 10.10", "carlo 10.09, nino 20.20").wound("gautier").stun("carlo").fights()
    table.acts(0, "attack 10.09", "strike", dice=[10])
    assert summed(table)["attack"] == 8
    assert summed(table)["defence"] == 3


# ---- results


@pytest.mark.rule("GUI-266", "GUI-268", "GUI-308", "GUI-312")
@pytest.mark.parametrize(("die", "health", "mounted"), [(3, "wounded", True), (5, "stunned", False)])
def test_a_rider_is_wounded_in_the_saddle_and_stunned_beside_his_horse(die: int, health: str, mounted: bool) -> None:
    table = Table("robert 10.10 n", "kegen 10.09 s, rocco 20.20").fights()
    # 31 against 7 is 16/25.
    table.acts(0, "attack 10.09", "strike", dice=[die])
    if not mounted:
        table.acts(1, "fall 11.09")
        assert (table.at("kegen"), table.horse_at("kegen")) == ("11.09", ("10.09", "10.08"))
    assert (table.health("kegen"), table.mounted("kegen")) == (health, mounted)


@pytest.mark.rule("GUI-266")
def test_the_attacker_may_be_hurt() -> None:
    stunned = Table("gilles 10.10", "gautier 10.09, rocco 20.20").fights()
    stunned.acts(0, "attack 10.09", "strike", dice=[9])
    assert (column(stunned), stunned.health("gilles")) == (4, "stunned")


@pytest.mark.rule("GUI-279", "GUI-280", "GUI-035")
def test_the_owner_says_which_attacker_suffers() -> None:
    table = Table("nino 10.10, marco 11.10", "robert 10.09, rocco 20.20", brush="10.10 11.10").fights()
    table.acts(0, "attack 10.09", "join nino", "join marco", "strike", dice=[9])
    assert table.prompt(0) == "suffer"
    assert sorted(table.offers(0)) == ["suffer marco", "suffer nino"]
    table.acts(0, "suffer marco")
    assert (table.health("nino"), table.health("marco")) == ("healthy", "stunned")


@pytest.mark.rule("GUI-281", "GUI-296", "GUI-288")
def test_all_attackers_retreat_in_the_order_their_owner_likes() -> None:
    table = Table("gilles 10.10, simon 11.10", "gautier 10.09, rocco 20.20", brush="10.10 11.10").fights()
    table.acts(0, "attack 10.09", "join gilles", "join simon", "strike", dice=[9])
    assert table.prompt(0) == "withdraw"
    table.acts(0, "withdraw simon", "retreat se")
    assert (table.at("simon"), table.prompt(0)) == ("12.10", "retreat")
    table.acts(0, "retreat s")
    assert table.at("gilles") == "10.11"


@pytest.mark.rule("GUI-288", "GUI-295")
def test_a_combat_retreat_leaves_the_opponents() -> None:
    table = Table("gautier 10.10", "carlo 10.09, rocco 20.20").fights()
    table.acts(0, "attack 10.09", "strike", dice=[5])
    assert table.offers(1) == ["retreat n", "retreat ne", "retreat nw"]
    table.acts(1, "retreat n")
    assert table.at("carlo") == "10.08"


@pytest.mark.rule("GUI-295")
def test_where_all_hexes_touch_an_opponent_the_fewest_count() -> None:
    table = Table("gautier 10.10, gilles 10.08, simon 02.02", "carlo 10.09, rocco 20.20").fights()
    table.acts(0, "attack 10.09", "join gautier", "join gilles", "strike", dice=[8])
    ways = table.offers(1)
    assert ways
    assert all(way.split()[1] in ("ne", "se", "sw", "nw") for way in ways)


@pytest.mark.rule("GUI-293", "GUI-211", "GUI-106")
def test_whoever_is_shut_in_is_wounded_where_he_stands() -> None:
    ring = "gautier 10.10, gilles 10.08, simon 11.09, anselme 11.10, robin 09.09, thierry 09.10"
    table = Table(ring, "carlo 10.09, rocco 20.20").fights()
    table.acts(0, "attack 10.09", "join gautier", "strike", dice=[5])
    assert (table.health("carlo"), table.at("carlo")) == ("wounded", "10.09")


@pytest.mark.rule("GUI-289", "GUI-290", "GUI-291", "GUI-205")
def test_friends_make_room_and_others_behind_them() -> None:
    table = Table("gautier 10.04", "carlo 10.03, rocco 10.02, nino 10.01", rock="", deep_water="11.03 09.03").fights()
    table.acts(0, "attack 10.03", "strike", dice=[5])
    assert table.prompt(1) == "displace"
    table.acts(1, "retreat n")
    assert table.prompt(1) == "displace"
    table.acts(1, "retreat ne")
    assert [table.at(man) for man in ("carlo", "rocco", "nino")] == ["10.02", "10.01", "11.01"]


@pytest.mark.rule("GUI-291")
def test_the_stunned_are_not_displaced_only_passed() -> None:
    table = Table("gautier 10.04", "carlo 10.03, rocco 10.02, nino 30.20", deep_water="11.03 09.03 11.04 09.04").stun(
        "rocco"
    )
    table.fights().acts(0, "attack 10.03", "strike", dice=[5])
    assert (table.health("carlo"), table.at("carlo")) == ("wounded", "10.03")


@pytest.mark.rule("GUI-292", "GUI-103", "GUI-106")
def test_retreating_to_another_enemy_is_tested() -> None:
    table = Table("gautier 10.10, gilles 11.08, simon 02.02", "carlo 10.09, rocco 20.20").fights()
    table.acts(0, "attack 10.09", "strike", dice=[6])
    table.acts(1, "retreat n", dice=[6])
    assert (table.at("carlo"), table.health("carlo")) == ("10.08", "healthy")
    assert len(table.told("infiltrated")) == 1


@pytest.mark.rule("GUI-286", "GUI-287", "GUI-294")
@pytest.mark.parametrize("die", [8, 9])
def test_a_stunned_man_harms_nobody(die: int) -> None:
    # 9 against 3 is 5/8: with armour these dice would drive the attacker back.
    table = Table("nino 10.10", "carlo 10.09, rocco 20.20").stun("carlo").fights()
    table.acts(0, "attack 10.09", "strike", dice=[die])
    assert (table.health("nino"), table.at("nino"), table.health("carlo")) == ("healthy", "10.10", "stunned")


@pytest.mark.rule("GUI-287")
def test_a_retreat_kills_the_stunned() -> None:
    table = Table("gautier 10.10", "carlo 10.09, rocco 20.20").stun("carlo").fights()
    table.acts(0, "attack 10.09", "strike", dice=[6])
    assert table.health("carlo") == "dead"


@pytest.mark.rule("GUI-282", "GUI-283")
def test_a_surrounded_stunned_man_dies() -> None:
    ring = "gilles 10.08, simon 11.09, anselme 11.10, robin 09.09, thierry 09.10, jehan 10.12"
    table = Table(ring, "carlo 10.09, rocco 20.20").stun("carlo").moves()
    table.acts(0, "move jehan", "step n")
    assert table.health("carlo") == "stunned"
    closed = Table(f"{ring}, odon 10.11", "carlo 10.09, rocco 20.20").stun("carlo").moves()
    closed.acts(0, "move odon", "halt n")
    assert closed.health("carlo") == "dead"


@pytest.mark.rule("GUI-283")
def test_closed_ground_does_not_save_him() -> None:
    table = Table("gilles 10.08, simon 10.12", "carlo 10.09, rocco 20.20", deep_water="11.09 11.10 09.09 09.10")
    table.stun("carlo").moves().acts(0, "move simon", "step n", "halt n")
    assert table.health("carlo") == "dead"


# ---- horses


@pytest.mark.rule("GUI-313", "GUI-314")
def test_a_riderless_horse_is_attacked_as_a_man_on_foot() -> None:
    table = Table("gilles 10.11", "carlo 09.09, rocco 20.20", horses="drogon 10.09 n").control("drogon", 1).fights()
    table.acts(0, "attack 10.10", "strike", dice=[1])
    assert summed(table)["defence"] == 1
    assert table.horse_state("drogon") == "dead"


@pytest.mark.rule("GUI-314")
def test_a_cataphract_s_horse_is_armoured() -> None:
    table = Table("gilles 10.11, simon 02.02", "carlo 09.09", horses="nikephoros 10.09 n").control("nikephoros", 1)
    table.fights().acts(0, "attack 10.10", "strike", dice=[4])
    assert table.horse_state("nikephoros") == "loose"


@pytest.mark.rule("GUI-308", "GUI-311", "GUI-304")
def test_a_dead_rider_falls_anywhere_beside_his_horse() -> None:
    table = Table("robert 10.10 n, guillaume 11.10 nw", "kegen 10.09 s, rocco 09.09").fights()
    table.acts(0, "attack 10.09", "join robert", "join guillaume", "strike", dice=[1])
    assert "fall 09.09" in table.offers(1)
    assert "fall 10.09" not in table.offers(1)
    table.acts(1, "fall 09.09")
    assert (table.health("kegen"), table.at("kegen"), table.horse_state("kegen")) == ("dead", "09.09", "loose")


@pytest.mark.rule("GUI-309")
def test_a_friend_makes_room_for_a_fallen_rider() -> None:
    walls = " ".join([*(f"10.09/{side}" for side in (1, 4, 5)), *(f"10.08/{side}" for side in (0, 1, 2, 4, 5))])
    table = Table("robert 10.10 n", "kegen 10.09 s, rocco 11.10, nino 20.20", walls=walls).fights()
    table.acts(0, "attack 10.09", "strike", dice=[5])
    assert table.prompt(1) == "displace"
    table.acts(1, "retreat se")
    assert (table.at("rocco"), table.at("kegen"), table.health("kegen")) == ("12.10", "11.10", "stunned")


@pytest.mark.rule("GUI-310", "GUI-311")
def test_a_fallen_rider_among_enemies_alone_dies() -> None:
    ring = "gilles 11.09, simon 11.10, anselme 09.09, robin 09.10, thierry 10.07, jehan 11.08, odon 09.08"
    table = Table(f"robert 10.10 n, {ring}", "kegen 10.09 s, rocco 20.20").fights()
    table.acts(0, "attack 10.09", "join robert", "strike", dice=[5])
    assert table.health("kegen") == "dead"


# ---- advancing


@pytest.mark.rule("GUI-297", "GUI-298", "GUI-299", "GUI-300", "GUI-301", "GUI-302", "GUI-303", "GUI-102")
def test_the_winner_advances_into_the_vacated_hex_for_half_his_points() -> None:
    table = Table("gautier 10.10, gilles 11.10", "carlo 10.09, rocco 20.20, nino 11.09").fights()
    table.acts(0, "attack 10.09", "join gautier", "strike", dice=[5])
    table.acts(1, "retreat n")
    assert table.prompt(0) == "advance"
    assert table.refusal(0, "advance gilles") == "GUI-301"
    table.acts(0, "advance gautier")
    assert table.left() == 3
    assert table.refusal(0, "step s") == "GUI-299"
    table.acts(0, "step n")
    assert (table.at("gautier"), table.left(), table.spent("gautier")) == ("10.09", 2, 0)
    assert not table.told("infiltrated")
    table.acts(0, "end")
    assert table.refusal(0, "join gautier") != ""


@pytest.mark.rule("GUI-300")
def test_the_advance_may_be_left() -> None:
    table = Table("gautier 10.10, gilles 11.10", "carlo 10.09, rocco 20.20, nino 11.09").fights()
    table.acts(0, "attack 10.09", "join gautier", "strike", dice=[5]).acts(1, "retreat n").acts(0, "stay")
    assert table.at("gautier") == "10.10"


@pytest.mark.rule("GUI-304")
def test_a_wound_alone_gives_no_advance_and_a_stunned_man_is_not_stopped_on() -> None:
    wound = Table("gautier 10.10, gilles 11.10", "rocco 10.09, nino 11.09").fights()
    wound.acts(0, "attack 10.09", "join gautier", "strike", dice=[1])
    assert (wound.health("rocco"), wound.prompt(0)) == ("wounded", "combat")
    stun = Table("gautier 10.10, gilles 11.10", "rocco 10.09, nino 11.09").fights()
    stun.acts(0, "attack 10.09", "join gautier", "strike", dice=[3]).acts(0, "advance gautier", "step n")
    assert stun.refusal(0, "end") == "GUI-072"


@pytest.mark.rule("GUI-304", "GUI-297")
def test_a_defender_advances_when_his_attackers_gave_way() -> None:
    table = Table("gilles 10.10, simon 02.02", "gautier 10.09, rocco 20.20").fights()
    table.acts(
        0,
        "attack 10.09",
        "strike",
        dice=[7],
    )
    table.acts(0, "retreat s")
    assert (table.asked(), table.prompt(1)) == ([1], "advance")
    table.acts(1, "advance gautier", "step s", "end")
    assert table.at("gautier") == "10.10"


@pytest.mark.rule("GUI-304")
def test_a_rider_advances_by_the_riding_rules() -> None:
    table = Table("robert 10.10 n, simon 02.02", "carlo 10.09, rocco 20.20").fights()
    table.acts(0, "attack 10.09", "strike", dice=[8]).acts(1, "retreat n").acts(0, "advance robert")
    assert table.left() == 6
    assert table.refusal(0, "step s") == "GUI-110"
    table.acts(0, "step n", "step ne", "end")
    assert (table.at("robert"), table.behind("robert")) == ("11.09", "10.09")


@pytest.mark.rule("GUI-015", "GUI-016")
def test_an_animal_dies_of_what_would_stun_a_man() -> None:
    table = Table("gautier 10.10", "brac 10.09, rocco 20.20").fights()
    table.acts(0, "attack 10.09", "strike", dice=[4])
    assert (table.health("brac"), table.dead_in("10.09")) == ("dead", (0, 0))
