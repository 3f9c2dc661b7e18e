"""Nekken: map, preparation and actions (NEK-001 to NEK-023); see test_nekken_events.py for the course and the end."""

from __future__ import annotations

import pytest

from logothete.games.byzantio.content import Edition
from logothete.kernel.actions import UnknownAction
from logothete.kernel.dice import QuickDice
from tests.games.byzantio.table import Table, title

TRIBES = ["racan", "hundeer", "anicarn", "heran"]
BESIDE = ["scorial", "braiseval", "cendrelac", "soufreroc", "obsidor", "fumerol", "basaltin"]
"""The neighbours of the volcano."""
BY_NUMBER = {
    1: ["cendrelac", "dunerousse", "ventelune"],
    2: ["obsidor", "selblanc", "valdor"],
    3: ["scorial", "roncemare", "sombresylve"],
    4: ["braiseval", "mousseverte", "pierrelevee"],
    5: ["ocrelande", "hautegivre", "claircombe"],
    6: ["soufreroc", "aiguefroide", "herbelongue"],
    7: ["fumerol", "ambreval", "tourbegrise"],
    8: ["basaltin", "longuefauche", "brumelande"],
}
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def nekken(players: int = 4) -> Table:
    return Table("nekken", players)


def writing(players: int) -> Table:
    """All have their tribes and are about to write their lists."""
    table = Table("nekken", players, fresh=True)
    for tribe in table.houses:
        table.act(tribe, f"claim {tribe}")
    return table


def regions(table: Table) -> list[str]:
    return [region for region in table.provinces if region != "nekken"]


# ---- the same game on another map


@pytest.mark.rule("NEK-001")
def test_pieces_actions_and_events_are_those_of_byzantio() -> None:
    one, other = title("nekken"), title("byzantio")
    assert one.players == other.players
    assert one.options == other.options
    assert [(verb.key, verb.domains) for verb in one.actions.verbs] == [
        (verb.key, verb.domains) for verb in other.actions.verbs
    ]
    assert [(kind.key, kind.names) for kind in one.events] == [(kind.key, kind.names) for kind in other.events]


@pytest.mark.rule("NEK-001")
@pytest.mark.parametrize(("edition", "seat"), [("nekken", "racan"), ("byzantio", "komnenos")])
def test_one_action_a_turn_in_player_order_on_both_sides_of_the_board(edition: Edition, seat: str) -> None:
    table = Table(edition)
    assert table.forbids(table.houses[1], "pass") == "BYZ-040"
    for house in table.houses:
        assert table.waits_for() == [house]
        table.act(house, "pass")
    assert table.view().turn == 2
    assert table.waits_for() == [seat]


@pytest.mark.rule("NEK-002")
def test_the_most_points_win_from_regions_and_espionage() -> None:
    table = nekken().targets("heran", "selblanc", "valdor", "obsidor", "scorial", "fumerol")
    table.garrisons("selblanc", heran=1)
    table.finish(heran=["scorial", "valdor", "valdor"], racan=["valdor", "valdor", "selblanc"])
    assert table.result().scores == [5, 0, 0, 21]
    assert table.result().places == [2, 3, 4, 1]
    assert table.told("crowned") == [{"seat": 3}]


@pytest.mark.rule("NEK-002")
def test_a_tie_goes_to_the_one_earlier_in_player_order() -> None:
    assert nekken().first("anicarn").finish().result().places == [3, 4, 1, 2]


@pytest.mark.rule("NEK-003")
def test_a_campaign_crosses_common_borders_only() -> None:
    table = nekken()
    for region in table.board.content.provinces:
        table.pretender("racan", region.key)
        assert table.legal("racan", "campaign") == [
            f"campaign {key}" for key in table.provinces if key in region.borders and key != "nekken"
        ]
    assert table.pretender("racan", "selblanc").forbids("racan", "campaign valdor") == "NEK-003"


# ---- a region is province and city


@pytest.mark.rule("NEK-004")
def test_a_colonist_is_placed_in_the_region_itself() -> None:
    table = nekken().act("racan", "campaign scorial")
    assert table.legal("racan") == ["garrison scorial", "withhold"]
    assert table.forbids("racan", "garrison basaltin") == "BYZ-057"
    assert table.act("racan", "garrison scorial").city("scorial") == {"racan": 1}


@pytest.mark.rule("NEK-004")
def test_at_most_two_own_colonists_in_a_region() -> None:
    table = nekken().pretender("racan", "scorial").garrisons("scorial", racan=2, heran=1)
    assert table.forbids("racan", "rally scorial") == "BYZ-050"
    table.pretender("racan", "basaltin").act("racan", "campaign scorial")
    assert table.waits_for() == ["hundeer"]


@pytest.mark.rule("NEK-004")
def test_at_most_four_colonists_in_a_region() -> None:
    table = nekken().pretender("racan", "scorial").garrisons("scorial", hundeer=2, heran=2)
    assert table.forbids("racan", "rally scorial") == "BYZ-070"


@pytest.mark.rule("NEK-004")
@pytest.mark.parametrize(("rival", "allowed"), [(0, False), (1, True)])
def test_a_second_own_colonist_only_beside_a_rival(rival: int, allowed: bool) -> None:
    table = nekken().pretender("racan", "scorial").garrisons("scorial", racan=1, heran=rival)
    assert ("rally scorial" in table.legal("racan")) is allowed
    table.pretender("racan", "basaltin").act("racan", "campaign scorial")
    assert ("garrison scorial" in table.legal("racan")) is allowed


@pytest.mark.rule("NEK-004")
def test_an_exchange_is_between_two_different_regions() -> None:
    table = nekken().garrisons("scorial", racan=1, heran=1).garrisons("valdor", heran=1)
    table.act("racan", "negotiate scorial")
    assert table.forbids("racan", "swap heran scorial") == "BYZ-073"
    table.act("racan", "swap heran valdor").act("heran", "accept")
    assert (table.city("scorial"), table.city("valdor")) == ({"heran": 2}, {"racan": 1})


@pytest.mark.rule("NEK-004")
@pytest.mark.parametrize(
    ("racan", "heran", "needed"),
    [("nekken", "nekken", 5), ("valdor", "nekken", 4), ("nekken", "valdor", 6), ("valdor", "valdor", 5)],
)
@pytest.mark.parametrize("verb", ["corrupt", "expel"])
def test_chiefs_in_the_region_of_the_rival_colonist_modify_the_roll(
    racan: str, heran: str, needed: int, verb: str
) -> None:
    for die in (needed - 1, needed):
        table = nekken().pretender("racan", racan).pretender("heran", heran).garrisons("valdor", heran=1)
        table.act("racan", f"{verb} heran valdor", die)
        assert ("heran" not in table.city("valdor")) is (die >= needed)


# ---- the volcano


@pytest.mark.rule("NEK-007")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_ever_happens_in_the_volcano(seed: int) -> None:
    table = Table("nekken", 2 + seed % 3)
    for _, action in table.wander(seed):
        assert "nekken" not in action
    about = [named for event in table.log() for named in event.about.values()]
    assert "nekken" not in about


@pytest.mark.rule("NEK-008")
@pytest.mark.parametrize("die", range(1, 9))
def test_no_roll_of_the_plague_strikes_the_volcano(die: int) -> None:
    table = nekken().pretender("heran", "scorial").enter_turn(13, die)
    assert table.told("afflicted") == ([{"seat": 3, "province": "scorial"}] if die == 3 else [])
    assert table.waits_for() == (["racan"] if die == 3 else TRIBES)


@pytest.mark.rule("NEK-015", "NEK-010")
@PLAYERS
def test_all_chiefs_start_in_the_volcano(players: int) -> None:
    table = writing(players)
    assert [seat.pretender for seat in table.view().seats] == ["nekken"] * players


@pytest.mark.rule("NEK-016")
@pytest.mark.parametrize("region", BESIDE)
def test_a_chief_who_has_left_never_returns(region: str) -> None:
    table = nekken().act("racan", f"campaign {region}").act("racan", "withhold").turn(2)
    assert "campaign nekken" not in table.legal("racan")
    assert table.forbids("racan", "campaign nekken") == "NEK-017"


@pytest.mark.rule("NEK-017")
def test_no_return_by_exploration_or_plague_either() -> None:
    table = nekken().pretender("racan", "scorial")
    assert table.forbids("racan", "progress nekken") == "NEK-017"
    table.enter_turn(13, 3)
    assert table.waits_for() == ["hundeer"]
    assert table.forbids("hundeer", "send nekken") == "NEK-017"


@pytest.mark.rule("NEK-017")
def test_the_volcano_is_no_passage() -> None:
    table = nekken().pretender("racan", "scorial")
    assert table.forbids("racan", "campaign obsidor") == "NEK-003"


@pytest.mark.rule("NEK-018", "NEK-013")
@pytest.mark.parametrize("action", ["garrison", "rally", "target", "adopt", "corrupt heran", "suspect heran"])
def test_the_volcano_takes_no_colonist_and_is_no_target(action: str) -> None:
    with pytest.raises(UnknownAction):
        title("nekken").actions.parse(f"{action} nekken")


@pytest.mark.rule("NEK-019")
def test_a_chief_leaves_by_campaign_to_a_neighbour_or_by_exploration_to_any_region() -> None:
    table = nekken()
    assert table.legal("racan", "campaign") == [f"campaign {region}" for region in BESIDE]
    assert table.legal("racan", "progress") == [f"progress {region}" for region in regions(table)]
    assert table.forbids("racan", "campaign valdor") == "NEK-003"


@pytest.mark.rule("NEK-019")
def test_no_rally_from_the_volcano_but_all_other_actions() -> None:
    table = nekken().garrisons("scorial", racan=1).garrisons("valdor", heran=1)
    assert table.legal("racan", "rally") == []
    assert table.forbids("racan", "rally scorial") == "BYZ-067"
    assert {action.split()[0] for action in table.legal("racan")} == {
        *("pass", "campaign", "negotiate", "progress", "corrupt", "expel")
    }


@pytest.mark.rule("NEK-019", "NEK-008")
def test_a_chief_may_stay_in_the_volcano_to_the_end() -> None:
    table = nekken(2)
    dice = QuickDice(1)
    while not table.legal("racan", "suspect"):
        house = table.waits_for()[0]
        action = "pass" if "pass" in table.legal(house) else table.legal(house)[0]
        table.state.play(table.seat(house), table.title.actions.parse(action), dice, table.chronicle)
    assert [seat.pretender for seat in table.view().seats] == ["nekken", "nekken"]
    assert len(table.told("passed")) == 2 * 24


# ---- preparation


@pytest.mark.rule("NEK-009")
def test_each_player_chooses_a_different_tribe() -> None:
    table = Table("nekken", fresh=True)
    assert table.legal("racan") == [f"claim {tribe}" for tribe in TRIBES]
    table.act("racan", "claim anicarn")
    assert table.legal("hundeer") == ["claim racan", "claim hundeer", "claim heran"]
    assert table.forbids("hundeer", "claim anicarn") == "NEK-009"


@pytest.mark.rule("NEK-009")
def test_tribes_differ_only_by_colour() -> None:
    table = writing(4)
    assert len({(seat.pretender, seat.reserve, str(seat.grid)) for seat in table.view().seats}) == 1
    assert len({house.colour for house in table.board.content.houses}) == 4


@pytest.mark.rule("NEK-010")
@PLAYERS
def test_nine_colonists_make_the_reserve(players: int) -> None:
    assert [seat.reserve for seat in writing(players).view().seats] == [9] * players


@pytest.mark.rule("NEK-010")
def test_there_is_no_tenth_colonist() -> None:
    table = nekken().pretender("racan", "valdor")
    for region in regions(table)[:9]:
        table.garrisons(region, racan=1)
    assert table.player("racan").reserve == 0
    assert table.forbids("racan", "rally valdor") == "BYZ-053"


@pytest.mark.rule("NEK-011", "NEK-012", "NEK-014")
@pytest.mark.parametrize(
    ("players", "values"), [(2, [16, 14, 12, 10, 8, 6]), (3, [16, 14, 12, 10, 8, 6]), (4, [16, 14, 12, 10, 8])]
)
def test_how_many_targets_are_written_and_on_which_lines(players: int, values: list[int]) -> None:
    table = writing(players)
    rule = "NEK-012" if players == 4 else "NEK-011"
    for number, region in enumerate(regions(table)[: len(values)]):
        prompt = table.prompt("racan")
        assert prompt is not None
        assert prompt.rule == rule
        assert table.forbids("racan", "confirm") == rule, f"after {number} targets"
        table.act("racan", f"target {region}")
    assert table.legal("racan") == ["confirm"]
    assert table.forbids("racan", "target herbelongue") == rule
    sheet = table.view("racan").seats[0].sheet
    assert sheet is not None
    assert [target.value for target in sheet.targets] == values


@pytest.mark.rule("NEK-013")
@PLAYERS
def test_all_regions_are_in_play_and_targets_are_all_different(players: int) -> None:
    table = writing(players)
    assert table.legal("racan") == [f"target {region}" for region in regions(table)]
    assert len(table.legal("racan")) == 24
    table.act("racan", "target valdor")
    assert table.legal("racan") == [f"target {region}" for region in regions(table) if region != "valdor"]
    assert table.forbids("racan", "target valdor") == "NEK-013"


@pytest.mark.rule("NEK-013")
def test_lists_are_written_at_once_and_in_secret() -> None:
    table = writing(3).act("hundeer", "target valdor")
    assert table.waits_for() == TRIBES[:3]
    assert table.told("targeted", "racan") == []
    assert table.view("racan").seats[1].sheet is None
    assert table.told("targeted", "hundeer") == [{"seat": 1, "line": "1", "city": "valdor"}]


@pytest.mark.rule("NEK-014")
@pytest.mark.parametrize(("players", "value"), [(2, 6), (3, 6), (4, 8)])
def test_lower_lines_stay_empty_and_count_nothing(players: int, value: int) -> None:
    table = nekken(players)
    targets = table.some_targets()
    table.garrisons(targets[-1], racan=1).finish()
    assert table.score("racan") == value
    assert len([line for line in table.result().lines if line.seat == 0]) == len(targets)


@pytest.mark.rule("NEK-014")
def test_the_main_target_is_the_top_line() -> None:
    table = nekken(2).targets("hundeer", "valdor", "scorial", "obsidor", "fumerol", "selblanc", "basaltin")
    assert table.finish(racan=["valdor"]).score("racan") == 5


# ---- actions


@pytest.mark.rule("NEK-020", "NEK-021")
@PLAYERS
def test_the_grid_of_nekken(players: int) -> None:
    for seat in writing(players).view().seats:
        assert [(row.key, row.free) for row in seat.grid] == [
            ("campaign", 9),
            ("rally", 5),
            ("negotiation", 4),
            ("progression", 3),
            ("corruption", 3),
            ("expulsion", 3),
        ]


@pytest.mark.rule("NEK-020")
def test_a_fourth_exploration_is_refused() -> None:
    table = nekken(2)
    for turn, region in enumerate(["valdor", "selblanc", "scorial"], start=1):
        table.turn(turn).act("racan", f"progress {region}")
    assert table.boxes("racan", "progression") == [1, 2, 3]
    assert table.turn(4).forbids("racan", "progress valdor") == "BYZ-046"


@pytest.mark.rule("NEK-021")
@PLAYERS
def test_the_grid_has_as_many_boxes_as_the_track_has_turns(players: int) -> None:
    table = writing(players)
    assert sum(row.free for row in table.player("racan").grid) == table.view().turns == 27


@pytest.mark.rule("NEK-022")
def test_exploration_moves_the_chief_anywhere_and_places_nothing() -> None:
    table = nekken().pretender("racan", "valdor").garrisons("selblanc", heran=1)
    assert table.legal("racan", "progress") == [f"progress {key}" for key in regions(table) if key != "valdor"]
    assert table.forbids("racan", "progress valdor") == "NEK-022"
    table.act("racan", "progress selblanc")
    assert table.player("racan").pretender == "selblanc"
    assert table.city("selblanc") == {"heran": 1}
    assert table.boxes("racan", "progression") == [1]
    assert table.waits_for() == ["hundeer"]


@pytest.mark.rule("NEK-023")
def test_a_campaign_places_a_second_colonist_and_removes_the_rival() -> None:
    table = nekken().pretender("racan", "basaltin").garrisons("scorial", racan=1, heran=1)
    table.act("racan", "campaign scorial").act("racan", "garrison scorial")
    assert table.city("scorial") == {"racan": 2}


@pytest.mark.rule("NEK-023")
def test_a_rally_instead_leaves_the_rival() -> None:
    table = nekken().pretender("racan", "scorial").garrisons("scorial", racan=1, heran=1)
    assert table.act("racan", "rally scorial").city("scorial") == {"racan": 2, "heran": 1}


@pytest.mark.rule("NEK-023")
@pytest.mark.parametrize(("verb", "left"), [("corrupt", {"racan": 1}), ("expel", {})])
def test_corruption_and_expulsion_reach_every_region(verb: str, left: dict[str, int]) -> None:
    table = nekken().garrisons("selblanc", heran=1).act("racan", f"{verb} heran selblanc", 5)
    assert table.city("selblanc") == left
