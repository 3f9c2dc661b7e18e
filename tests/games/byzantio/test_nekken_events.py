"""Nekken: its track, its three events and its end (NEK-005, NEK-006, NEK-024 to NEK-032)."""

from __future__ import annotations

import pytest

from tests.games.byzantio.table import Table
from tests.games.byzantio.test_nekken import BY_NUMBER, PLAYERS, TRIBES, nekken, regions

# ---- the track


@pytest.mark.rule("NEK-005")
def test_the_time_track_is_shorter() -> None:
    assert nekken().view().turns < Table().view().turns == 30


@pytest.mark.rule("NEK-006")
def test_the_game_ends_when_all_have_acted_in_turn_27() -> None:
    table = nekken().enter_turn(27)
    for tribe in TRIBES:
        assert table.waits_for() == [tribe]
        table.act(tribe, "pass")
    assert table.view().turn == 27
    assert table.waits_for() == TRIBES
    assert table.legal("racan", "suspect")
    assert table.forbids("racan", "pass") == "NEK-006"


@pytest.mark.rule("NEK-006", "NEK-029", "NEK-032")
def test_24_action_turns_and_3_event_turns() -> None:
    action_turns: list[int] = []
    event_turns: list[int] = []
    for turn in range(1, 28):
        table = nekken(2).enter_turn(turn, *([1] if turn in (6, 13) else []))
        (action_turns if "pass" in table.legal("racan") else event_turns).append(turn)
    assert event_turns == [6, 13, 20]
    assert len(action_turns) == 24


# ---- the events


@pytest.mark.rule("NEK-024", "NEK-032")
@PLAYERS
def test_three_events_and_no_famine(players: int) -> None:
    view = nekken(players).view()
    assert [(tile.turn, tile.event) for tile in view.tiles] == [(6, "earthquake"), (13, "plague"), (20, "succession")]


@pytest.mark.rule("NEK-024")
def test_a_whole_game_sees_each_event_once() -> None:
    table = nekken(3)
    for _ in table.wander(7):
        pass
    assert [about["event"] for about in table.told("event-came")] == ["earthquake", "plague", "succession"]


@pytest.mark.rule("NEK-025")
@pytest.mark.parametrize("die", range(1, 9))
def test_the_earthquake_on_turn_6_empties_the_regions_with_the_number(die: int) -> None:
    table = nekken()
    for at, region in enumerate(regions(table)):
        table.garrisons(region, **{TRIBES[at % 4]: 1})
    table.garrisons("scorial", heran=2).pretender("racan", "scorial").enter_turn(6, die)
    assert sorted(region for region in regions(table) if not table.city(region)) == sorted(BY_NUMBER[die])
    assert sum(seat.reserve for seat in table.view().seats) == 36 - 26 + (5 if die == 3 else 3)
    assert table.player("racan").pretender == "scorial"


@pytest.mark.rule("NEK-026")
@pytest.mark.parametrize("die", range(1, 9))
def test_the_plague_on_turn_13_afflicts_the_chiefs_in_regions_with_the_number(die: int) -> None:
    for region in BY_NUMBER[die]:
        table = nekken().pretender("anicarn", region).enter_turn(13, die)
        assert table.told("afflicted") == [{"seat": 2, "province": region}]
        assert table.waits_for() == ["heran"]
    other = BY_NUMBER[die % 8 + 1][0]
    assert nekken().pretender("anicarn", other).enter_turn(13, die).told("afflicted") == []


@pytest.mark.rule("NEK-026")
def test_the_left_neighbour_moves_an_afflicted_chief_to_any_other_region() -> None:
    table = nekken().pretender("heran", "scorial").enter_turn(13, 3)
    assert table.legal("racan") == [f"send {region}" for region in regions(table) if region != "scorial"]
    assert table.forbids("racan", "send scorial") == "BYZ-131"
    table.act("racan", "send selblanc")
    assert table.player("heran").pretender == "selblanc"


@pytest.mark.rule("NEK-027")
@pytest.mark.parametrize(("garrisons", "points"), [({}, 10), ({"heran": 1}, 4), ({"heran": 2}, 0)])
def test_the_prophecy_on_turn_20_replaces_a_target_at_two_points_less(garrisons: dict[str, int], points: int) -> None:
    table = nekken().enter_turn(20)
    table.act("hundeer", "abandon 3").act("hundeer", "adopt selblanc")
    for tribe in ["racan", "anicarn", "heran"]:
        table.act(tribe, "keep")
    assert table.told("changed", "racan") == []
    table.strike().garrisons("selblanc", hundeer=1, **garrisons)
    table.garrisons(table.some_targets()[2], hundeer=1).finish()
    assert table.score("hundeer") == points


@pytest.mark.rule("NEK-027")
def test_only_one_target_may_be_replaced_or_none() -> None:
    table = nekken().enter_turn(20)
    assert table.legal("racan") == ["keep", "abandon 1", "abandon 2", "abandon 3", "abandon 4", "abandon 5"]
    table.act("racan", "abandon 1").act("racan", "adopt selblanc")
    assert table.forbids("racan", "abandon 2") == "BYZ-128"


@pytest.mark.rule("NEK-028", "NEK-014")
@pytest.mark.parametrize(("players", "targets"), [(2, 6), (3, 6), (4, 5)])
def test_the_new_region_differs_from_all_present_targets(players: int, targets: int) -> None:
    table = nekken(players).enter_turn(20)
    present = table.some_targets()
    assert len(present) == targets
    assert table.forbids("racan", f"abandon {targets + 1}") == "NEK-014"
    table.act("racan", "abandon 2")
    assert table.legal("racan") == [f"adopt {region}" for region in regions(table) if region not in present]
    assert table.forbids("racan", f"adopt {present[1]}") == "NEK-028"
    assert table.forbids("racan", f"adopt {present[0]}") == "NEK-028"


@pytest.mark.rule("NEK-029")
@pytest.mark.parametrize("turn", [6, 13, 20])
def test_on_event_turns_nobody_acts_and_everybody_strikes_a_box(turn: int) -> None:
    table = nekken().enter_turn(turn, *([1] if turn < 20 else []))
    if turn == 20:
        for tribe in TRIBES:
            table.act(tribe, "keep")
    assert table.forbids("racan", "pass") == "BYZ-108"
    assert table.forbids("racan", "campaign scorial") == "BYZ-108"
    table.strike("rally")
    assert [table.boxes(tribe, "rally") for tribe in TRIBES] == [[0]] * 4
    assert (table.view().turn, table.waits_for()) == (turn + 1, ["racan"])


@pytest.mark.rule("NEK-029")
def test_a_box_can_be_struck_even_by_one_who_never_passed() -> None:
    """Before the third event 17 boxes are used and 2 struck: 8 of 27 are free wherever they were taken."""
    table = nekken(2).free("racan", campaign=0, rally=0, negotiation=0, progression=2)
    assert sum(row.free for row in table.player("racan").grid) == 27 - (17 + 2)
    table.enter_turn(20).act("racan", "keep").act("hundeer", "keep")
    assert table.legal("racan") == ["strike progression", "strike corruption", "strike expulsion"]


@pytest.mark.rule("NEK-029")
@pytest.mark.parametrize("seed", range(4))
def test_each_of_24_action_turns_uses_a_box_or_is_passed_and_three_boxes_are_struck(seed: int) -> None:
    table = nekken(2)
    for _ in table.wander(seed):
        pass
    for at, seat in enumerate(table.view().seats):
        boxes = [turn for row in seat.grid for turn in row.boxes]
        assert boxes.count(0) == 3
        assert not {6, 13, 20} & set(boxes)
        assert len(boxes) - 3 + table.told("passed").count({"seat": at}) == 24


@pytest.mark.rule("NEK-030")
def test_three_tiles_lie_face_down_on_the_event_turns_of_nekken() -> None:
    table = Table("nekken", options={"events": "hidden"}).tiles("succession", "earthquake", "plague")
    assert [(tile.turn, tile.event) for tile in table.view().tiles] == [(6, None), (13, None), (20, None)]
    assert table.view().face_down == ["earthquake", "succession", "plague"]
    table.enter_turn(6)
    assert table.told("event-came") == [{"event": "succession", "turn": 6}]
    assert "keep" in table.legal("racan")
    assert [tile.event for tile in table.view().tiles] == ["succession", None, None]
    table = Table("nekken", options={"events": "hidden"}).tiles("succession", "earthquake", "plague")
    table.garrisons("scorial", racan=1).enter_turn(13, 3)
    assert table.city("scorial") == {}


@pytest.mark.rule("NEK-031")
@pytest.mark.parametrize(
    ("garrisons", "points"),
    [
        ({"racan": 1}, 16),
        ({"racan": 2, "heran": 1, "hundeer": 1}, 16),
        ({"racan": 1, "heran": 1}, 8),
        ({"racan": 1, "heran": 1, "hundeer": 1}, 2),
        ({"racan": 1, "heran": 1, "hundeer": 1, "anicarn": 1}, 0),
        ({"racan": 1, "heran": 2}, 0),
    ],
)
def test_regions_score_as_cities_do(garrisons: dict[str, int], points: int) -> None:
    table = nekken().targets("racan", "selblanc", "valdor", "obsidor", "fumerol", "basaltin")
    assert table.garrisons("selblanc", **garrisons).finish().score("racan") == points


@pytest.mark.rule("NEK-031")
@PLAYERS
def test_after_turn_27_each_rival_main_region_is_guessed_for_five_points(players: int) -> None:
    table = nekken(players).end_of_turns()
    assert table.legal("racan") == [f"suspect hundeer {region}" for region in regions(table)]
    table = nekken(players).finish(racan=["scorial"] * (players - 1))
    assert table.score("racan") == 5 * (players - 1)


@pytest.mark.rule("NEK-032")
def test_the_track_runs_from_turn_1_to_turn_27() -> None:
    table = nekken(2)
    assert (table.view().turn, table.view().turns) == (1, 27)
    for _ in table.wander(3):
        pass
    turns = [about["turn"] for about in table.told("turn-began")]
    assert turns == list(range(2, 28))
