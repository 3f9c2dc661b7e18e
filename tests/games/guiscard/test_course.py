"""Setting up, the course of a battle, entering and leaving, and how it ends (sections 1 and 2)."""

from __future__ import annotations

import pytest

from logothete.games.guiscard import victory
from logothete.games.guiscard.board import FIRED, LEFT, WAITING
from logothete.games.guiscard.position import Position
from logothete.kernel.dice import LoadedDice, QuickDice
from logothete.kernel.events import Chronicle, name_event
from logothete.kernel.title import Setup
from tests.games.guiscard.table import Table, title

FIRST_LEAVES: list[dict[str, object]] = [
    {"winner": "normans", "when": [{"test": "left", "side": "normans", "edges": [2], "least": 1}]},
    {},
]


def start(scenario: str) -> Position:
    return title().start(Setup(2, {"scenario": scenario}), QuickDice(0))


def play(state: Position, seat: int, *texts: str) -> None:
    for text in texts:
        state.play(seat, title().actions.parse(text), LoadedDice())


def refusal(state: Position, seat: int, text: str) -> str:
    found = state.why_not(seat, title().actions.parse(text))
    return "" if found is None else found.rule


# ---- setting up


@pytest.mark.rule("GUI-030", "GUI-532")
def test_the_side_that_plays_second_sets_up_first_in_its_zone() -> None:
    state = start("fourrageurs")
    assert state.pending() == 2
    assert refusal(state, 1, "ready") == "GUI-532"
    play(state, 1, "place carlo")
    assert refusal(state, 1, "at 13.10") == "GUI-532"
    play(state, 1, "at 14.10", "place sandro")
    assert refusal(state, 1, "at 14.10") == "GUI-532"
    play(state, 1, "at 14.11", "auto", "ready")
    assert state.cells[2] == 1


@pytest.mark.rule("GUI-532", "GUI-033")
def test_nobody_places_the_men_of_others() -> None:
    state = start("lisiere")
    assert state.pending() == 2
    assert refusal(state, 1, "place fabio") == "GUI-033"
    play(state, 1, "auto", "ready")
    assert state.pending() == 1
    play(state, 0, "auto", "ready")
    assert state.pending() == 1


@pytest.mark.rule("GUI-532", "GUI-008")
def test_a_rider_is_placed_with_his_heading_and_both_hexes() -> None:
    state = start("plateau")
    play(state, 1, "place malik", "at 10.20")
    assert refusal(state, 1, "face n") == "GUI-008"
    play(state, 1, "face s")
    assert [man.key for man in title().look(state, None).men if man.where == "map"] == ["malik"]


@pytest.mark.rule("GUI-532", "GUI-001")
@pytest.mark.parametrize("scenario", ["fourrageurs", "lisiere", "chevaux", "plateau"])
def test_everybody_can_be_placed_at_once(scenario: str) -> None:
    state = start(scenario)
    while state.cells[2] == 0:
        seat = 1 if state.pending() == 2 else 0
        play(state, seat, "auto", "ready")
    view = title().look(state, None)
    assert {man.where for man in view.men} <= {"map", "to-enter"}
    places = [place for man in view.men for place in (man.hex, man.behind) if place]
    assert len(places) == len(set(places))


@pytest.mark.rule("GUI-315", "GUI-530", "GUI-003", "GUI-002")
def test_the_first_four_scenarios_need_nothing_of_section_7() -> None:
    content = title().board_content
    first = [scenario for scenario in content.scenarios if scenario.number <= 4]
    assert len(first) == 4
    assert all(set(scenario.without) == {"charges", "formations", "refusal"} for scenario in first)
    assert not [event for event in _story("fourrageurs") if event == "charges"]


def _story(scenario: str) -> list[str | int]:
    """The sequences that are told of in a game in which nobody does anything."""
    game = title()
    chronicle = Chronicle()
    state = game.start(Setup(2, {"scenario": scenario}), QuickDice(0), chronicle)
    while not state.over():
        seat = 0 if state.pending() & 1 else 1
        texts = [game.actions.text(action) for action in state.legal(seat)]
        wanted = next(one for one in ("ready", "done", "pass-sequence", "auto") if one in texts)
        state.play(seat, game.actions.parse(wanted), QuickDice(0), chronicle)
    events = [name_event(told, game.events, game.actions.domains) for told in chronicle.told]
    return [event.about["sequence"] for event in events if event.kind == "sequence-began"]


@pytest.mark.rule("GUI-037", "GUI-031", "GUI-046", "GUI-047", "GUI-040")
def test_each_turn_has_two_phases_and_their_sequences_in_order() -> None:
    told = _story("fourrageurs")
    phase = ["fire", "movement", "combat", "recovery"]
    assert told == phase * (len(told) // 4)
    assert len(told) == 4 * 2 * 10


@pytest.mark.rule("GUI-038")
def test_the_side_named_first_plays_first() -> None:
    for scenario, side in (("fourrageurs", "normans"), ("chevaux", "byzantines"), ("lisiere", "lombards")):
        assert start(scenario).board.side_keys[0] == side


# ---- phases


@pytest.mark.rule("GUI-043", "GUI-044", "GUI-045", "GUI-029")
def test_the_stunned_of_the_phasing_side_get_up_at_its_end() -> None:
    table = Table("gilles 10.10, simon 12.10", "carlo 20.10, rocco 22.10").stun("gilles", "carlo").fights()
    assert (table.health("gilles"), table.health("carlo")) == ("healthy", "stunned")
    assert table.at("gilles") == "10.10"


@pytest.mark.rule("GUI-160", "GUI-066")
def test_marks_and_points_are_cleared_when_the_own_phase_begins() -> None:
    table = Table("olivier 10.10", "rocco 10.05").mark("olivier", FIRED).have("olivier", spent=4)
    table.phase(1)
    assert table.marked("olivier", FIRED)
    assert table.spent("olivier") == 4
    table.phase(0)
    assert not table.marked("olivier", FIRED)
    assert table.spent("olivier") == 0


@pytest.mark.rule("GUI-033", "GUI-034", "GUI-036")
def test_nobody_acts_in_the_other_s_phase_but_to_answer() -> None:
    table = Table("gilles 10.10", "carlo 20.10").moves()
    assert table.refusal(1, "move carlo") == "GUI-031"
    assert table.refusal(0, "move carlo") == "GUI-033"
    assert table.view(0).men == table.view(1).men


@pytest.mark.rule("GUI-011", "GUI-005")
def test_all_dice_have_ten_faces() -> None:
    table = Table("gautier 10.10", "carlo 10.09, rocco 20.20").fights()
    with pytest.raises(Exception, match="11"):
        table.acts(0, "attack 10.09", "strike", dice=[11])


@pytest.mark.rule("GUI-001", "GUI-013", "GUI-014", "GUI-006", "GUI-024")
def test_a_man_is_in_one_state_and_his_view_says_which() -> None:
    table = Table("tancrede 10.10 n, gilles 12.10", "carlo 20.10").stun("gilles").wound("tancrede")
    men = {man.key: man for man in table.view().men}
    assert (men["tancrede"].health, men["tancrede"].attack, men["tancrede"].behind) == ("wounded", 14, "10.11")
    assert (men["gilles"].health, men["gilles"].attack, men["gilles"].defence) == ("stunned", 0, 1)


# ---- entering and leaving


@pytest.mark.rule("GUI-533", "GUI-069")
def test_men_enter_by_their_side_for_the_cost_of_the_hex() -> None:
    table = Table("simon 10.10", "carlo 30.20", enter="gilles gautier", edges=[4], brush="01.05").moves()
    table.acts(0, "move gilles")
    assert table.refusal(0, "enter 32.05") == "GUI-533"
    assert table.refusal(0, "step n") == "GUI-533"
    table.acts(0, "enter 01.05")
    assert (table.at("gilles"), table.spent("gilles")) == ("01.05", 2)
    table.acts(0, "step ne", "end", "move gautier", "end")
    assert table.marked("gautier", WAITING)


@pytest.mark.rule("GUI-533", "GUI-069", "GUI-008")
def test_a_rider_enters_front_first_and_brings_his_rear_on() -> None:
    table = Table("simon 10.10", "carlo 30.20", riders="tancrede", edges=[4]).moves()
    table.acts(0, "move tancrede", "enter 01.05")
    assert table.prompt(0) == "heading"
    table.acts(0, "face se")
    assert (table.at("tancrede"), table.behind("tancrede"), table.spent("tancrede")) == ("02.05", "01.05", 2)


@pytest.mark.rule("GUI-533")
def test_nobody_enters_before_his_turn() -> None:
    table = Table("simon 10.10", "carlo 30.20", enter="gilles").moves()
    table.board.entry_turn[table.man("gilles")] = 3
    assert table.refusal(0, "move gilles") == "GUI-533"


@pytest.mark.rule("GUI-069")
def test_whoever_may_leave_does_so_from_that_edge_for_one_point() -> None:
    table = Table("gilles 32.10, simon 10.10, anselme 01.10", "carlo 20.01", leaves=[2]).moves()
    table.acts(0, "move anselme")
    assert table.refusal(0, "leave") == "GUI-069"
    table.acts(0, "end", "move gilles", "leave")
    assert table.marked("gilles", LEFT)
    assert table.at("gilles") == ""
    assert table.refusal(0, "move gilles") == "GUI-069"
    closed = Table("gilles 32.10", "carlo 20.01").moves().acts(0, "move gilles")
    assert closed.refusal(0, "leave") == "GUI-069"


@pytest.mark.rule("GUI-069")
def test_a_rider_leaves_only_ahead() -> None:
    table = Table("tancrede 32.10 n, arthur 32.05 ne", "carlo 20.01", leaves=[2]).moves().acts(0, "move arthur")
    assert table.refusal(0, "leave") == ""
    away = Table("tancrede 32.10 nw", "carlo 20.01", leaves=[2]).moves().acts(0, "move tancrede")
    assert away.refusal(0, "leave") == "GUI-069"


@pytest.mark.rule("GUI-069", "GUI-140")
def test_led_horses_leave_with_who_leads_them() -> None:
    table = Table("gilles 32.10, simon 10.10", "carlo 20.01", leaves=[2], horses="drogon 31.10 se")
    table.lead("gilles", "drogon").moves().acts(0, "move gilles", "leave")
    assert table.horse_state("drogon") == "gone"


# ---- the end


@pytest.mark.rule("GUI-534", "GUI-048")
def test_what_can_no_longer_be_undone_ends_the_game_at_once() -> None:
    table = Table("gilles 32.10, simon 10.10", "carlo 20.01", leaves=[2], verdicts=FIRST_LEAVES).moves()
    table.acts(0, "move gilles", "leave")
    assert table.outcome() == "first"


@pytest.mark.rule("GUI-534")
def test_what_can_no_longer_happen_ends_it_too() -> None:
    verdicts: list[dict[str, object]] = [*FIRST_LEAVES[:1], {"winner": "lombards"}]
    table = Table("gilles 10.10, simon 10.09", "carlo 20.01", leaves=[2], verdicts=verdicts)
    table.kill("gilles", "simon").moves()
    assert table.outcome() == "second"


@pytest.mark.rule("GUI-048")
def test_a_side_of_which_nobody_is_left_has_lost() -> None:
    table = Table("gilles 10.10", "carlo 20.01").kill("carlo").moves().acts(0, "move gilles")
    assert table.outcome() == "first"


@pytest.mark.rule("GUI-534", "GUI-048")
def test_at_the_end_loss_points_count_and_equal_is_a_draw() -> None:
    draw = Table("gilles 10.10", "carlo 20.01", turns=1).moves(1).acts(1, "done")
    assert draw.outcome() == "draw"
    won = Table("gilles 10.10", "carlo 20.01", turns=1).wound("carlo").moves(1).acts(1, "done")
    assert won.outcome() == "first"


@pytest.mark.rule("GUI-534")
def test_loss_points_are_double_for_those_who_command() -> None:
    table = Table("gilles 10.10, tancrede 12.10", "carlo 20.01, rocco 21.01").wound("tancrede").kill("rocco")
    assert victory.losses(table.board, table.cells, 0) == 2
    assert victory.losses(table.board, table.cells, 1) == 2
    assert victory.losses(table.board, table.kill("tancrede").cells, 1) == 4


@pytest.mark.rule("GUI-048", "GUI-534")
def test_men_in_a_zone_are_counted_when_the_last_turn_ends() -> None:
    zone: list[dict[str, object]] = [{"key": "hill", "at": ["10.10", "10.11"]}]
    held: list[dict[str, object]] = [
        {
            "winner": "normans",
            "when": [{"test": "present", "side": "normans", "zone": "hill", "fit": "awake", "least": 1}],
        },
        {"winner": "lombards"},
    ]
    here = Table("gilles 10.10", "carlo 20.01", turns=1, zones=zone, verdicts=held).moves(1).acts(1, "done")
    assert here.outcome() == "first"
    stunned = Table("gilles 10.10", "carlo 20.01", turns=1, zones=zone, verdicts=held).stun("gilles").moves(1)
    assert stunned.acts(1, "done").outcome() == "second"
