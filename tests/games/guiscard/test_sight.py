"""Lines of fire, what stands in them, and cover (section 5.5)."""

from __future__ import annotations

import pytest

from logothete.games.guiscard.sight import Sightline
from logothete.kernel.dice import QuickDice
from tests.games.guiscard.table import Table

FAR = "gilles 32.01"


@pytest.mark.rule("GUI-215", "GUI-216", "GUI-217")
def test_open_ground_leaves_every_line_open() -> None:
    table = Table(FAR, marsh="10.08", rock="10.07", beach="10.06", shallows="10.05")
    assert table.line("10.10", "10.03")
    assert table.cover("10.10", "10.03") == "none"


@pytest.mark.rule("GUI-220", "GUI-051")
def test_brush_gives_light_cover_in_it_and_behind_it() -> None:
    table = Table(FAR, brush="10.07")
    assert table.cover("10.10", "10.07") == "light"
    assert table.cover("10.10", "10.05") == "light"
    assert table.cover("10.05", "10.10") == "light"
    assert table.cover("12.10", "12.05") == "none"


@pytest.mark.rule("GUI-221", "GUI-222", "GUI-223", "GUI-052")
def test_trees_and_branches_block_but_can_be_shot_into_and_out_of() -> None:
    table = Table(FAR, tree="10.07 12.07", branches="14.07")
    assert not table.line("10.10", "10.05")
    assert not table.line("14.10", "14.05")
    assert table.cover("10.10", "10.07") == "light"
    assert table.cover("10.07", "10.10") == "none"
    assert table.cover("14.10", "14.07") == "none"


@pytest.mark.rule("GUI-218", "GUI-219")
def test_along_a_side_the_less_restrictive_hex_counts() -> None:
    # From 10.10 to 12.07 the line runs between hexes: 11.09 and its neighbour share the side.
    pair = Table(FAR)
    line = Sightline(pair.board.field)
    line.trace(pair.hex("10.10"), pair.hex("12.10"))
    assert line.beside[1] >= 0
    both = [pair.name(int(line.here[1])), pair.name(int(line.beside[1]))]
    assert Table(FAR, tree=both[0]).line("10.10", "12.10")
    assert Table(FAR, tree=both[1]).line("10.10", "12.10")
    assert not Table(FAR, tree=" ".join(both)).line("10.10", "12.10")
    assert Table(FAR, brush=both[0]).cover("10.10", "12.10") == "none"
    assert Table(FAR, brush=" ".join(both)).cover("10.10", "12.10") == "light"
    assert Table(FAR, brush=both[0], tree=both[1]).cover("10.10", "12.10") == "light"


def plateau() -> Table:
    """High ground in rows 1 to 5 of column 10, its bank in 10.06, low ground to the south."""
    return Table(FAR, bank="10.06", crest=[0], high="10.01-05")


@pytest.mark.rule("GUI-224", "GUI-226", "GUI-228")
def test_the_bank_does_not_block_below_its_top() -> None:
    table = plateau()
    assert table.line("10.12", "10.06")
    assert table.line("10.06", "10.12")


@pytest.mark.rule("GUI-225", "GUI-228")
@pytest.mark.parametrize(
    ("low", "high", "seen"), [("10.07", "10.05", True), ("10.08", "10.04", True), ("10.07", "10.04", False)]
)
def test_over_the_top_the_lower_man_must_be_as_far_as_the_higher(low: str, high: str, seen: bool) -> None:
    table = plateau()
    assert table.line(low, high) is seen
    assert table.line(high, low) is seen


@pytest.mark.rule("GUI-226", "GUI-227", "GUI-053")
def test_a_man_on_the_bank_sees_over_it_and_has_medium_cover() -> None:
    table = plateau()
    assert table.line("10.06", "10.02")
    assert table.cover("10.02", "10.06", 6) == "medium"
    assert table.cover("10.10", "10.06") == "none"


@pytest.mark.rule("GUI-228")
def test_ground_higher_than_both_blocks() -> None:
    table = Table(FAR, high="10.07")
    assert not table.line("10.10", "10.04")


@pytest.mark.rule("GUI-230", "GUI-231", "GUI-232", "GUI-233", "GUI-059", "GUI-060")
def test_water_covers_lightly_unless_the_shooter_is_at_its_edge() -> None:
    table = Table(FAR, shallows="10.05", deep_water="10.04 10.03")
    assert table.line("10.08", "10.02")
    assert table.cover("10.08", "10.05") == "light"
    assert table.cover("10.06", "10.05") == "none"
    assert table.cover("10.06", "10.03") == "none"
    assert table.cover("10.08", "10.03") == "light"


@pytest.mark.rule("GUI-235", "GUI-526")
def test_brush_or_wood_before_water_makes_its_cover_medium() -> None:
    table = Table(FAR, shallows="10.05 12.05 14.05", brush="10.07 14.06", wood="12.07")
    assert table.cover("10.09", "10.05") == "medium"
    assert table.cover("12.09", "12.05") == "medium"
    edge = Table(FAR, shallows="10.05 10.06", brush="11.07")
    assert edge.cover("10.07", "10.05") == "none"


@pytest.mark.rule("GUI-236", "GUI-237", "GUI-054", "GUI-526")
def test_marsh_covers_lightly_unless_seen_from_its_bank() -> None:
    table = Table(FAR, marsh="10.05 10.04", brush="10.08")
    assert table.cover("10.06", "10.04") == "none"
    assert table.cover("12.05", "10.05") == "light"
    assert table.cover("10.10", "10.05") == "light"


@pytest.mark.rule("GUI-055", "GUI-057", "GUI-058")
def test_rock_and_stone_stairs_cover_lightly_and_beach_not_at_all() -> None:
    table = Table(FAR, rock="10.05", stone_stairs="12.05", beach="14.05", axis=[0, 3])
    assert [table.cover(f"{column}.10", f"{column}.05") for column in (10, 12, 14)] == ["light", "light", "none"]


@pytest.mark.rule("GUI-056")
def test_a_path_covers_against_shots_from_below() -> None:
    table = Table(FAR, path="10.05", axis=[0, 3], high="10.05")
    assert table.cover("10.10", "10.05") == "medium"
    assert Table(FAR, path="10.05", axis=[0, 3]).cover("10.10", "10.05") == "none"


@pytest.mark.rule("GUI-250", "GUI-252", "GUI-238")
def test_from_one_level_above_cover_is_lost_within_half_of_short_range() -> None:
    table = Table(FAR, high="10.10 10.09", brush="10.05 10.06")
    assert table.cover("10.09", "10.05", 10) == "light"
    below = Table(FAR, high="12.10", brush="12.06 14.05", marsh="12.05")
    assert below.cover("12.10", "12.06", 10) == "none"
    assert below.cover("12.10", "12.05", 10) == "light"


@pytest.mark.rule("GUI-251", "GUI-252")
def test_from_more_levels_above_cover_is_lost_within_short_range() -> None:
    table = Table(FAR, higher="10.10", brush="10.02 10.01")
    assert table.cover("10.10", "10.02", 9) == "none"
    assert Table(FAR, higher="10.10", brush="10.01").cover("10.10", "10.01", 9) == "light"


@pytest.mark.rule("GUI-253", "GUI-254")
def test_a_low_wall_covers_only_right_behind_it() -> None:
    table = Table(FAR, low_walls="10.06/0")
    assert table.cover("10.10", "10.05") == "medium"
    assert table.cover("10.10", "10.04") == "none"
    assert table.cover("10.02", "10.05") == "none"


@pytest.mark.rule("GUI-219")
def test_a_wall_stops_a_line() -> None:
    table = Table(FAR, walls="10.07/0")
    assert not table.line("10.10", "10.05")


# ---- people in the way


@pytest.mark.rule("GUI-239", "GUI-217")
def test_slings_and_spears_are_stopped_by_people_but_not_by_the_stunned() -> None:
    table = Table("nadir 10.10, gilles 10.08", "rocco 10.05")
    assert table.shot("nadir", "10.05") == "people-between"
    assert table.stun("gilles").shot("nadir", "10.05") == ""
    assert Table("gautier 10.10", "rocco 10.08, nino 10.06").shot("gautier", "10.06") == "people-between"


@pytest.mark.rule("GUI-239")
def test_animals_are_in_the_way() -> None:
    assert Table("nadir 10.10, brac 10.08", "rocco 10.05").shot("nadir", "10.05") == "people-between"


@pytest.mark.rule("GUI-240")
def test_riders_and_horses_are_in_the_way_with_both_hexes_but_not_with_their_own() -> None:
    assert Table("nadir 10.10, tancrede 10.07 n", "rocco 10.05").shot("nadir", "10.05") == "people-between"
    assert Table("nadir 10.10", "rocco 10.05", horses="drogon 10.07 n").shot("nadir", "10.05") == "people-between"
    assert Table("nadir 10.10", "kegen 10.05 n").shot("nadir", "10.05") == ""
    assert Table("mauger 10.10 s", "rocco 10.13").shot("mauger", "10.13") == ""


@pytest.mark.rule("GUI-241", "GUI-242")
def test_bows_and_javelins_shoot_over_people_at_medium_range_and_light_cover() -> None:
    near = Table("olivier 10.15, gilles 10.10", "rocco 10.06")
    assert near.shot("olivier", "10.06") == "people-between-too-near"
    far = Table("olivier 10.18, gilles 10.10", "rocco 10.06", brush="10.06")
    assert far.shot("olivier", "10.06") == ""
    covered = Table("olivier 10.18, gilles 10.10", "rocco 10.06", low_walls="10.06/3")
    assert covered.shot("olivier", "10.06") == "people-between-too-near"
    assert Table("niketas 10.11, gilles 10.08", "rocco 10.05").shot("niketas", "10.05") == ""


@pytest.mark.rule("GUI-244")
def test_people_in_water_are_not_in_the_way() -> None:
    assert Table("nadir 10.10, gilles 10.08", "rocco 10.05", shallows="10.08").shot("nadir", "10.05") == ""


@pytest.mark.rule("GUI-245", "GUI-246")
def test_a_mounted_archer_shoots_over_friends_on_foot_beside_him() -> None:
    assert Table("kegen 10.10 n, gilles 10.09", "rocco 10.07").shot("kegen", "10.07") == ""
    assert Table("kegen 10.10 n, gilles 10.08", "rocco 10.06").shot("kegen", "10.06") == "people-between-too-near"
    rider = Table("kegen 10.11 n, tancrede 10.09 n", "rocco 10.06")
    assert rider.shot("kegen", "10.06") == "people-between-too-near"
    enemy = Table("samir 10.10", "nino 10.09, rocco 10.07").stun("nino")
    assert enemy.shot("samir", "10.07") == ""


@pytest.mark.rule("GUI-229", "GUI-247")
def test_people_whom_the_shooter_cannot_see_are_not_in_the_way() -> None:
    table = Table("nadir 10.02, gilles 10.07", "rocco 10.12", bank="10.06", crest=[0], high="10.01-05")
    assert not table.line("10.02", "10.07")
    assert table.shot("nadir", "10.12") == ""
    assert Table("nadir 10.02, gilles 10.07", "rocco 10.10").shot("nadir", "10.10") == "people-between"


@pytest.mark.rule("GUI-255")
def test_shooting_upwards_ignores_those_just_before_the_target() -> None:
    table = Table("nadir 10.11, gilles 10.06", "rocco 10.05", bank="10.06", crest=[0], high="10.01-05")
    assert table.shot("nadir", "10.05") == ""
    assert Table("nadir 10.11, gilles 10.06", "rocco 10.05").shot("nadir", "10.05") == "people-between"


@pytest.mark.rule("GUI-216", "GUI-225")
def test_lines_are_the_same_in_both_directions() -> None:
    dice = QuickDice(1)
    table = Table(
        FAR,
        tree="10.08 11.09 12.10 20.05",
        brush="14.08 15.09",
        bank="10.06 11.07 12.06 13.07",
        crest=[0],
        high="10.01-05 11.01-06 12.01-05 13.01-06",
    )
    there, back = Sightline(table.board.field), Sightline(table.board.field)
    for _ in range(600):
        start, target = int(dice.below(640)), int(dice.below(640))
        if start != target:
            seen = there.trace(start, target)
            assert back.trace(target, start) == seen
            assert not seen or there.brush == back.brush


@pytest.mark.rule("GUI-249", "GUI-250")
def test_a_bank_counts_as_the_lower_of_its_levels() -> None:
    table = plateau()
    assert table.cover("10.04", "10.06", 4) == "medium"
    assert table.cover("10.04", "10.06", 10) == "none"
