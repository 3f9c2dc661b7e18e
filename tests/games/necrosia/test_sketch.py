"""A position as a developer sees it: `print(state)`."""

from __future__ import annotations

from tests.games.necrosia.table import Table, title


def test_a_position_is_sketched_with_all_that_stands_on_the_board() -> None:
    table = Table(2).put("kelwin", "crossing", fighter=2, mage=1).put("ombre", "crossing", merchant=1)
    table.necrosians("crossing", 3).necrosed("echo-tower", 2).give("ombre", "war-cry").influence(kelwin=7)
    assert repr(table.state).splitlines() == [
        "year 1 of 5, turn of kelwin, actions left 3",
        "seat 0: kelwin, influence 7, cards 0",
        "seat 1: ombre, influence 0, cards 1",
        "crossing (value 3): kelwin fighter 2, mage 1; ombre merchant 1; Necrosians 3",
        "necrosia (value 1, necrosed): empty",
        "echo-tower (value 2, necrosed): empty",
        "TakeTurn(next=0)",
        "RunYear()",
        "waits for seat 0",
    ]


def test_before_the_first_year_peoples_are_still_to_be_chosen() -> None:
    lines = repr(Table(2, fresh=True).state).splitlines()
    assert lines[:2] == ["preparation", "seat 0: no people yet, influence 0, cards 0"]


def test_a_half_made_move_is_shown_by_the_names_of_its_numbers() -> None:
    table = Table().put("kelwin", "crossing", fighter=1, mage=1).act("kelwin", "lift fighter crossing")
    crossing = title().actions.domains["region"].index("crossing")
    move = f"MoveUnits(kind=0, from={crossing}, gift=0, moved=0, first_kind=0, first_from=0, first_to=0)"
    assert move in repr(table.state).splitlines()
