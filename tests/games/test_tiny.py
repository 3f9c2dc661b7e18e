"""The two tiny titles, rule by rule (their rules stand at the top of their modules), and the shelf."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import logothete.games
from logothete.games import UnknownTitle, open_title, titles
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.state import NotOver, Refused
from logothete.kernel.title import BadSetup, Setup

TINY = ("tictactoe", "connectfour")


def play(key: str, moves: str) -> Match:
    """A match in which the seats in turn play these squares or columns."""
    title = open_title(key)
    match = Match.start(title, Setup(2), b"seed")
    verb = title.actions.verbs[0].key
    for turn, where in enumerate(moves.split()):
        match.play(turn % 2, title.actions.encode(verb, where))
    return match


def refusal(match: Match, seat: int, text: str) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        match.play(seat, match.title.actions.parse(text))
    return refused.value.refusal.rule, refused.value.refusal.reason


# Tic-tac-toe.


def test_cross_begins_and_the_seats_take_turns() -> None:
    match = play("tictactoe", "a1")
    assert refusal(match, 0, "place b2") == ("TTT-001", "not-your-turn")
    assert match.state.legal(0) == []
    assert len(match.state.legal(1)) == 8


def test_a_square_is_marked_once() -> None:
    assert refusal(play("tictactoe", "a1"), 1, "place a1") == ("TTT-002", "square-taken")


@pytest.mark.parametrize(
    "line",
    ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "a3 b2 c1"],
)
def test_each_line_of_three_wins(line: str) -> None:
    others = [square for square in ("a1", "b3", "c2", "b1", "a2", "c1") if square not in line]
    first, second, third = line.split()
    match = play("tictactoe", f"{first} {others[0]} {second} {others[1]} {third}")
    assert match.over
    assert match.result().places == [1, 2]
    assert match.result().scores == [1.0, 0.0]
    assert [event.kind for event in match.log(None)][-1] == "won"


def test_nought_can_win_too() -> None:
    assert play("tictactoe", "a1 b1 a2 b2 c1 b3").result().places == [2, 1]


def test_a_full_board_without_a_line_is_a_draw() -> None:
    match = play("tictactoe", "a1 b1 c1 b2 a2 c2 b3 a3 c3")
    assert match.result().places == [1, 1]
    assert match.result().scores == [0.5, 0.5]
    assert match.log(None)[-1].kind == "drawn"


def test_a_line_on_the_last_square_wins() -> None:
    assert play("tictactoe", "a1 c1 b2 a2 b1 a3 c2 b3 c3").result().places == [1, 2]


def test_nothing_follows_the_end() -> None:
    assert refusal(play("tictactoe", "a1 b1 a2 b2 a3"), 1, "place b3") == ("TTT-003", "game-over")


def test_a_lapse_marks_the_first_free_square() -> None:
    match = play("tictactoe", "a1 b1")
    assert match.title.actions.text(match.lapse(0)) == "place c1"


def test_the_view_shows_marks_and_turn() -> None:
    match = play("tictactoe", "b2 a1")
    view = match.title.look(match.state, None)
    assert repr(view) == "View(squares=[1, None, None, None, 0, None, None, None, None], turn=0)"


def test_a_sketch_shows_the_marks_as_the_squares_are_named() -> None:
    assert play("tictactoe", "b2 a1 c3").state.sketch().splitlines() == ["3  . . x", "2  . x .", "1  o . .", "   a b c"]


# Connect four.


def test_red_begins_and_the_seats_drop_in_turns() -> None:
    assert refusal(play("connectfour", "a"), 0, "drop a") == ("COF-001", "not-your-turn")


def test_a_disc_falls_on_what_lies_there() -> None:
    match = play("connectfour", "d d a")
    assert repr(match.title.look(match.state, None)) == "View(columns=[[0], [], [], [0, 1], [], [], []], turn=1)"


def test_a_column_holds_six_discs() -> None:
    match = play("connectfour", "g g g g g g")
    assert refusal(match, 0, "drop g") == ("COF-002", "column-full")
    assert match.state.legal(0) == [0, 1, 2, 3, 4, 5]


def test_a_sketch_shows_the_discs_where_they_lie() -> None:
    rows = play("connectfour", "d d a").state.sketch().splitlines()
    assert rows[-3:] == ["2  . . . y . . .", "1  r . . r . . .", "   a b c d e f g"]
    assert rows[:-3] == [f"{row}  . . . . . . ." for row in (6, 5, 4, 3)]


@pytest.mark.parametrize(
    "moves",
    [
        "a b a b a b a",
        "g f g f g f g",
        "a a b b c c d",
        "d d e e f f g",
        "a b b c c d c d d a d",
        "g f f e e d e d d a d",
    ],
)
def test_each_kind_of_line_of_four_wins(moves: str) -> None:
    match = play("connectfour", moves)
    last = (len(moves.split()) - 1) % 2
    assert match.result().places[last] == 1
    assert match.result().places[1 - last] == 2
    assert match.log(None)[-1].about == {"seat": last}


def test_a_full_board_of_connect_four_without_a_line_is_a_draw() -> None:
    match = play("connectfour", " ".join("abababbababacdcdcddcdcdcefefeffefefegggggg"))
    assert match.result().places == [1, 1]
    assert match.log(None)[-1].kind == "drawn"


@given(st.integers(0, 10**6))
def test_a_game_of_connect_four_ends_with_the_first_line_and_not_before(seed: int) -> None:
    dice = QuickDice(seed)
    state = open_title("connectfour").start(Setup(2), dice)
    while not state.over():
        assert not four_in_a_line(state.dump())
        seat = 0 if state.pending() == 1 else 1
        legal = state.legal(seat)
        state.play(seat, legal[dice.below(len(legal))], dice)
    assert four_in_a_line(state.dump()) == (state.places() != [1, 1])


def four_in_a_line(cells: list[int]) -> bool:
    """The slow way: every cell, every direction."""
    for board in cells[:2]:
        discs = {(column, row) for column in range(7) for row in range(6) if board >> 7 * column + row & 1}
        for column, row in discs:
            for right, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
                if all((column + step * right, row + step * up) in discs for step in range(4)):
                    return True
    return False


def test_a_lapse_drops_into_the_first_column_with_room() -> None:
    match = play("connectfour", "a a a a a a")
    assert match.title.actions.text(match.lapse(0)) == "drop b"


# Both.


@pytest.mark.parametrize("key", TINY)
def test_there_is_no_result_before_the_end(key: str) -> None:
    with pytest.raises(NotOver):
        play(key, "").result()


@pytest.mark.parametrize("key", TINY)
def test_a_tiny_title_has_nothing_that_a_pack_could_replace(key: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="open it without"):
        open_title(key, tmp_path)


# The shelf.


def test_an_unknown_title_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownTitle, match="byzantio, nekken, necrosia, diktat, tictactoe, connectfour"):
        open_title("chess")


def test_titles_of_other_packages_stand_behind_the_built_in_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    own = EntryPoint("noughts", "logothete.games.tictactoe:title", logothete.games.GROUP)
    same = EntryPoint("tictactoe", "nowhere:title", logothete.games.GROUP)
    points = EntryPoints((own, same))
    monkeypatch.setattr(logothete.games, "entry_points", lambda **which: points.select(**which))
    assert titles() == [*logothete.games.built_in(), "noughts"]
    assert open_title("noughts").key == "tictactoe"
    assert open_title("tictactoe").key == "tictactoe"


def test_titles_of_other_packages_bring_their_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "noughts_game" / "rules").mkdir(parents=True)
    (tmp_path / "noughts_game" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    own = EntryPoint("noughts", "noughts_game:title", logothete.games.GROUP)
    lost = EntryPoint("lost", "nowhere.at.all:title", logothete.games.GROUP)
    monkeypatch.setattr(logothete.games, "entry_points", lambda **which: EntryPoints((own, lost)).select(**which))
    assert logothete.games.ledger_folders() == [tmp_path / "noughts_game" / "rules"]


# What a page draws them from.


@pytest.mark.parametrize(("key", "columns", "rows"), [("tictactoe", 3, 3), ("connectfour", 7, 6)])
def test_the_scene_names_columns_and_rows(key: str, columns: int, rows: int) -> None:
    title = open_title(key)
    scene = msgspec.to_builtins(title.scene(Setup(2)))
    across, up = scene["columns"], scene["rows"]
    assert isinstance(across, list)
    assert isinstance(up, list)
    assert (len(across), len(up)) == (columns, rows)
    squares = [column + row for row in up for column in across]
    assert list(title.actions.domains.get("square", squares)) == squares
    assert title.progress(play(key, "").state) is None
