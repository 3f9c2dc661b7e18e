"""Health and the tables of dice."""

from __future__ import annotations

import pytest

from logothete.games.guiscard import health, tables
from logothete.games.guiscard.health import DEAD, DRIVE_BACK, HEALTHY, KILL, STUN, STUNNED, WOUND, WOUNDED
from logothete.games.guiscard.tables import LONG, MIDDLE, OUT_OF_RANGE, SHORT
from tests.games.guiscard import printed
from tests.games.guiscard.printed import LETTERS

# ---- health


@pytest.mark.rule("GUI-029", "GUI-213", "GUI-214", "GUI-294")
@pytest.mark.parametrize(
    ("before", "blow", "afterwards"),
    [
        (HEALTHY, STUN, STUNNED),
        (HEALTHY, WOUND, WOUNDED),
        (HEALTHY, KILL, DEAD),
        (HEALTHY, DRIVE_BACK, HEALTHY),
        (STUNNED, STUN, DEAD),
        (STUNNED, WOUND, DEAD),
        (STUNNED, DRIVE_BACK, DEAD),
        (WOUNDED, STUN, DEAD),
        (WOUNDED, WOUND, DEAD),
        (WOUNDED, DRIVE_BACK, WOUNDED),
        (DEAD, DRIVE_BACK, DEAD),
        (DEAD, STUN, DEAD),
    ],
)
def test_a_second_hit_kills_and_so_does_driving_back_the_stunned(before: int, blow: int, afterwards: int) -> None:
    assert health.after(before, blow, beast=False) == afterwards


@pytest.mark.rule("GUI-015", "GUI-016")
def test_an_animal_is_well_or_dead() -> None:
    assert [health.after(HEALTHY, blow, beast=True) for blow in (STUN, WOUND, KILL)] == [DEAD, DEAD, DEAD]
    assert health.after(HEALTHY, DRIVE_BACK, beast=True) == HEALTHY


@pytest.mark.rule("GUI-029", "GUI-043")
def test_only_the_stunned_recover() -> None:
    assert [health.recovered(state) for state in (HEALTHY, STUNNED, WOUNDED, DEAD)] == [HEALTHY, HEALTHY, WOUNDED, DEAD]


# ---- combat


@pytest.mark.rule("GUI-266", "GUI-267")
def test_the_combat_table_is_the_printed_grid() -> None:
    table = printed.combat()
    found = [[LETTERS[table.result(column, die, False)] for column in range(12)] for die in range(1, 11)]
    assert len(printed.grid()) == 10
    assert found == printed.grid()


@pytest.mark.rule("GUI-261", "GUI-263", "GUI-264", "GUI-004")
def test_a_differential_names_its_column() -> None:
    column = printed.combat().column
    edges = [-99, -16, -15, -9, -8, -5, -4, -1, 0, 4, 5, 8, 9, 15, 16, 25, 26, 40, 41, 60, 61, 80, 81, 200]
    assert [column(edge, 0) for edge in edges] == [number // 2 for number in range(24)]


@pytest.mark.rule("GUI-273")
def test_shifts_never_leave_the_table() -> None:
    column = printed.combat().column
    assert column(-20, -3) == 0
    assert column(70, 5) == 11
    assert column(26, -2) == column(9, 0)


@pytest.mark.rule("GUI-269", "GUI-270")
def test_ground_shifts_the_column() -> None:
    shifts = {(-1, 1): -2, (-1, 0): -1, (0, 1): -1, (0, -1): 1, (1, 0): 1, (1, -1): 2, (0, 0): 0, (-1, -1): 0}
    assert {pair: tables.ground_shift(*pair) for pair in shifts} == shifts


@pytest.mark.rule("GUI-276", "GUI-284")
def test_two_on_bad_ground_together_are_back_in_their_column() -> None:
    table = printed.combat()
    ground = tables.ground_shift(min(0, -1), 0)
    assert table.column(9, ground) == table.column(5, 0)
    assert table.column(9, ground + table.together(2, 0, mounted=False)) == table.column(12, 0)


@pytest.mark.rule("GUI-276", "GUI-277", "GUI-278")
def test_the_joint_bonus_against_a_rider_asks_for_several_riders() -> None:
    together = printed.combat().together
    assert [together(number, 0, mounted=False) for number in (1, 2, 5)] == [0, 1, 1]
    assert [together(3, riders, mounted=True) for riders in (0, 1, 2, 3)] == [0, 0, 1, 1]


@pytest.mark.rule("GUI-265", "GUI-285")
def test_armour_adds_one_and_ten_is_the_highest() -> None:
    table = printed.combat()
    column = table.column(26 - 14, 0)
    found = [LETTERS[table.result(column, die, True)] for die in range(1, 11)]
    assert found == ["E", "D", "D", "C2", "C", "C", "-", "-", "B", "B"]


@pytest.mark.rule("GUI-286", "GUI-287")
def test_a_stunned_defender_harms_nobody_and_dies_of_anything() -> None:
    found = [LETTERS[tables.against_stunned(result)] for result in range(len(LETTERS))]
    assert found == ["-", "-", "-", "-", "F", "F", "F", "F", "F"]


# ---- missiles


@pytest.mark.rule("GUI-157", "GUI-177", "GUI-319")
def test_range_bands_of_the_spear() -> None:
    found = [tables.band(distance, 3, 6, 9) for distance in range(1, 11)]
    assert found == [SHORT] * 3 + [MIDDLE] * 3 + [LONG] * 3 + [OUT_OF_RANGE]


@pytest.mark.rule("GUI-190", "GUI-191")
def test_a_wounded_archer_close_by_hits_with_five() -> None:
    table = printed.impact()
    modifier = table.modifier(2, SHORT, wounded=True, byzantine=False, close=True)
    assert modifier == -1
    assert [table.scatter(die + modifier) == 0 for die in range(1, 11)] == [True] * 5 + [False] * 5
    assert table.modifier(4, SHORT, wounded=False, byzantine=True, close=True) == -1


@pytest.mark.rule("GUI-181", "GUI-182", "GUI-188", "GUI-190")
def test_a_javelin_at_long_range_hits_scatters_or_is_lost() -> None:
    table = printed.impact()
    modifier = table.modifier(10, LONG, wounded=False, byzantine=False, close=False)
    assert [table.scatter(die + modifier) for die in range(1, 11)] == [0, 0, 1, 2, 3, 4, 5, 6, -1, -1]


@pytest.mark.rule("GUI-178", "GUI-194", "GUI-196", "GUI-197")
def test_damage_is_that_of_the_printed_grids() -> None:
    table, grids = printed.damage(), printed.missile_grids()
    assert len(grids) == 40
    for riding, weapon, cover, letters in grids:
        step = printed.STEPS[weapon]
        kind = printed.COVERS.index(cover)
        found = ["ABCDEF"[table.result(die, False, step, kind, riding)] for die in range(1, 11)]
        assert found == letters, (riding, weapon, cover)


@pytest.mark.rule("GUI-195", "GUI-028")
def test_armour_adds_one_to_the_damage_roll_up_to_ten() -> None:
    table = printed.damage()
    assert "ABCDEF"[table.result(2, True, 0, 0, False)] == "B"
    assert table.result(10, True, -1, 0, False) == table.result(10, False, -1, 0, False)


# ---- infiltration


@pytest.mark.rule("GUI-104")
def test_modifiers_of_infiltration_add_up() -> None:
    result = printed.infiltration().result
    assert [result(die, True, True, False) for die in range(1, 11)] == [0] * 6 + [1] * 3 + [2]
    assert [result(die, False, False, True) for die in range(1, 11)] == [0, 0, 1, 1, 1, 2, 2, 3, 3, 3]
