"""L'année et ses phases: one turn after another, three actions each (NEC-003, NEC-085 to NEC-094, NEC-099, NEC-111)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.games.necrosia.dice import ONE, ZERO
from tests.games.necrosia.plays import three_actions
from tests.games.necrosia.table import Table

# ---- years and turns


@pytest.mark.rule("NEC-003", "NEC-090", "NEC-085")
@pytest.mark.parametrize("seed", [3, 4])
def test_in_five_years_everybody_has_five_turns_of_three_actions_at_most(seed: int) -> None:
    """The first turn of year 1 has begun when the table is arranged."""
    table = Table(peoples=("kelwin", "ygwan")).ranked()
    for people in table.peoples:
        table.put(people, "crossing", fighter=3, merchant=3, mage=3)
    left = [table.actions_left()]
    for _ in table.wander(seed):
        left.append(table.actions_left())
    assert not table.view().lost
    assert Counter(one["seat"] for one in table.told("turn-began")) == {0: 4, 1: 5}
    assert [one["year"] for one in table.told("year-began")] == [2, 3, 4, 5]
    assert sum(max(0, before - after) for before, after in pairwise(left)) <= 2 * 15
    assert max(left) == 3


@pytest.mark.rule("NEC-003", "NEC-163", "NEC-085")
def test_the_game_lasts_exactly_five_years() -> None:
    table = Table().ranked()
    for year in range(1, 6):
        assert (table.view().year, table.view().places) == (year, None)
        table.end_year()
        if year < 5:
            table.act("kelwin", "rank 1").act("ombre", "rank 2")
    assert table.view().places == [3, 2, 1]
    assert table.waits_for() == []


PHASES = ("year-began", "reinforced", "ranked", "turn-began", "moved", "finished", "unit-necrosed", "counted", "bought")


@pytest.mark.rule("NEC-085", "NEC-088", "NEC-089", "NEC-105", "NEC-110")
def test_the_phases_of_a_year_follow_one_another() -> None:
    table = Table(2).ranked().put("kelwin", "crossing", mage=5).put("ombre", "frostmoon", mage=2)
    table.necrosians("crossing", 1).necrosians("copper-dunes", 1).put("ombre", "copper-dunes", mage=2)
    table.row("war-cry", "heroic-charge", "nimble-dodge").begin_year(2).act("kelwin", "rank 1")
    table.acts("kelwin", "lift mage crossing", "to frostmoon", "stop", "finish", "buy war-cry", "stop")
    told = [event.kind for event in table.log() if event.kind in PHASES]
    assert told == [
        *("year-began", "reinforced", "ranked", "ranked", "turn-began"),
        *("moved", "finished", "unit-necrosed", "counted", "bought", "turn-began"),
    ]
    assert table.waits_for() == ["ombre"]


@pytest.mark.rule("NEC-089")
def test_one_player_does_all_his_phases_before_the_next_begins() -> None:
    table = Table().row("war-cry", "heroic-charge").influence(kelwin=3).act("kelwin", "finish")
    assert (table.waits_for(), table.view().active) == (["kelwin"], 0)
    assert table.forbids("ombre", "finish") == "NEC-110"
    table.act("kelwin", "stop")
    assert (table.waits_for(), table.view().active) == (["ombre"], 1)


@pytest.mark.rule("NEC-089")
def test_nobody_acts_in_the_turn_of_another() -> None:
    table = Table().put("ombre", "crossing", fighter=1, merchant=1, mage=1).necrosians("crossing", 1)
    assert table.legal("ombre") == []
    for action in ("lift mage crossing", "war crossing necrosians", "trade crossing", "stir crossing", "finish"):
        assert table.forbids("ombre", action) == "NEC-089"


# ---- actions

EACH_ACTION = [
    ("lift mage crossing", "to sun-cape", "stop"),
    ("trade crossing", "recruit mage", "stop"),
    ("cast crossing", "to frostmoon", "carry kelwin mage", "stop"),
    ("stir crossing", "to stormpeak"),
    ("convert mage crossing", "into fighter"),
]


def able() -> Table:
    """Kelwin can do anything from the Crossing."""
    table = Table().put("kelwin", "crossing", fighter=1, merchant=1, mage=2).put("kelwin", "frostmoon", mage=1)
    return table.put("ombre", "crossing", mage=1).necrosians("crossing", 1)


@pytest.mark.rule("NEC-091", "NEC-099", "NEC-093")
@pytest.mark.parametrize("action", EACH_ACTION)
def test_each_action_costs_one(action: tuple[str, ...]) -> None:
    table = able().acts("kelwin", *action)
    assert (table.actions_left(), table.view().actions) == (2, 2)


@pytest.mark.rule("NEC-091", "NEC-099")
@pytest.mark.parametrize("foe", ["ombre", "necrosians"])
def test_a_war_costs_one_action(foe: str) -> None:
    assert able().act("kelwin", f"war crossing {foe}", ZERO, ZERO).actions_left() == 2


@pytest.mark.rule("NEC-091")
def test_the_six_kinds_of_action_are_what_is_offered() -> None:
    """Besides the end of the phase and the free move of the Kelwins."""
    verbs = {text.split()[0] for text in able().legal("kelwin")}
    assert verbs == {"lift", "war", "trade", "cast", "stir", "convert", "finish", "slip"}


@pytest.mark.rule("NEC-090", "NEC-091")
def test_the_same_action_may_be_done_three_times_and_not_a_fourth() -> None:
    table = able()
    for left in (2, 1, 0):
        assert table.acts("kelwin", "trade crossing", "recruit mage", "recruit mage").actions_left() == left
    for action in ("trade crossing", "war crossing ombre", "stir crossing", "lift mage crossing", "cast crossing"):
        assert (table.forbids("kelwin", action), table.reason("kelwin", action)) == ("NEC-090", "no-action-left")
    assert {text.split()[0] for text in table.legal("kelwin")} == {"slip", "finish"}


@pytest.mark.rule("NEC-093")
def test_an_action_that_is_only_begun_turns_no_marker() -> None:
    for action in ("lift mage crossing", "trade crossing", "cast crossing", "stir crossing", "convert mage crossing"):
        assert able().act("kelwin", action).actions_left() == 3


@pytest.mark.rule("NEC-092")
@pytest.mark.parametrize("done", [0, 1, 2, 3])
def test_the_phase_may_be_ended_at_any_time_and_unused_actions_are_lost(done: int) -> None:
    table = Table(2).put("kelwin", "crossing", merchant=1).ranked()
    for _ in range(done):
        table.acts("kelwin", "trade crossing", "recruit mage", "recruit mage")
    table.end_turn("kelwin")
    assert (table.view().active, table.actions_left()) == (1, 3)
    assert table.end_turn("ombre").view().year == 2


@pytest.mark.rule("NEC-092", "NEC-183")
def test_a_player_without_any_action_says_himself_that_his_turn_is_over() -> None:
    """So that he can take back what he did last."""
    table = Table(peoples=("ygwan", "ombre"))
    assert (table.waits_for(), table.legal("ygwan")) == (["ygwan"], ["finish"])


@pytest.mark.rule("NEC-094")
def test_markers_are_reset_for_every_turn() -> None:
    table = three_actions(Table(2).ranked())
    assert table.actions_left() == 0
    assert table.end_turn("kelwin").actions_left() == 3


@pytest.mark.rule("NEC-094", "NEC-180", "NEC-178")
def test_free_moves_and_powers_turn_no_marker() -> None:
    table = Table().put("kelwin", "crossing", mage=1).acts("kelwin", "slip mage crossing", "to frostmoon")
    assert table.actions_left() == 3
    table = Table(peoples=("ombre", "kelwin")).act("ombre", "raise crossing")
    assert table.actions_left() == 3


@pytest.mark.rule("NEC-094", "NEC-C11", "NEC-C27")
def test_free_actions_of_cards_turn_no_marker() -> None:
    table = able().give("kelwin", "deadly-salvo", "galvanised-market").play("kelwin", "deadly-salvo")
    for waiting in ("war crossing necrosians",):
        table.act("kelwin", waiting)
    while table.window() is not None:
        table.all_pass(*((ONE, ZERO) if table.window() == "w3" else ()))
    table.play("kelwin", "galvanised-market").acts("kelwin", "trade crossing", "recruit mage", "recruit mage")
    assert table.actions_left() == 3


@pytest.mark.rule("NEC-111", "NEC-093")
def test_any_number_of_cards_is_played_without_an_action_or_influence() -> None:
    cards = ("fighter-reinforcement", "mage-leap", "collective-amnesia", "foul-proliferation")
    table = Table().give("kelwin", *cards).influence(kelwin=2, ombre=4)
    table.play("kelwin", "fighter-reinforcement", "at crossing").play("kelwin", "mage-leap", "at crossing")
    table.play("kelwin", "collective-amnesia").play("kelwin", "foul-proliferation")
    assert (table.actions_left(), table.points("kelwin"), table.hand("kelwin")) == (3, 2, [])
