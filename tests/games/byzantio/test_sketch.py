"""A position as it is printed for whoever works on the game."""

from __future__ import annotations

from tests.games.byzantio.table import Table


def part(table: Table, house: str) -> str:
    """The lines about one seat."""
    _, _, after = table.state.sketch().partition(f"seat {table.seat(house)}, {house}: ")
    return after.partition("\nseat ")[0]


def test_a_seat_has_its_pretender_reserve_and_garrisons_by_province() -> None:
    table = Table().pretender("komnenos", "hellas").garrisons("thebae", komnenos=2).garrisons("nicaea", komnenos=1)
    assert part(table, "komnenos").startswith("pretender in hellas, 7 garrisons in reserve\n")
    assert "hellas: thebae 2" in part(table, "komnenos")
    assert "opsikion: nicaea" in part(table, "komnenos")


def test_a_seat_has_its_free_boxes_and_its_list_with_what_was_changed() -> None:
    table = Table().free("phokas", campaign=3, rally=0).targets("phokas", "nicaea", "thebae")
    assert "free boxes: campaign 3, rally 0, " in part(table, "phokas")
    assert "targets: nicaea, thebae" in part(table, "phokas")
    assert "targets: nicaea, thebae (was corinthus)" in part(table.changed("phokas", 2, "corinthus"), "phokas")


def test_guesses_are_shown_as_they_are_made() -> None:
    table = Table(players=2).end_of_turns()
    assert "guesses" not in table.state.sketch()
    table.act("komnenos", "suspect phokas nicaea")
    table.lapse("phokas")
    assert "guesses: seat 1 nicaea" in part(table, "komnenos")
    assert "guesses: seat 0 blank" in part(table, "phokas")


def test_the_course_says_whose_turn_it_is_and_which_events_came() -> None:
    lines = Table().turn(7).to_move("phokas").state.sketch().splitlines()
    assert lines[0] == "turn 7 of 30, seat 0 first, seat 1 acts"
    assert lines[1].startswith("  events: (6 earthquake), 12 famine, ")


def test_before_houses_are_claimed_nobody_has_anything() -> None:
    assert Table(players=2, fresh=True).state.sketch().splitlines()[2:] == [
        "seat 0: no house yet",
        "seat 1: no house yet",
    ]
