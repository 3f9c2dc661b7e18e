"""Those who play together win, draw and lose together: in states, matches, records and bots."""

from __future__ import annotations

import pytest

from logothete.bots import SeatTable, open_bot
from logothete.games import open_title, titles
from logothete.kernel.bits import lowest
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.mind import Mind, numbers
from logothete.kernel.record import read_record, verify, write_record
from logothete.kernel.state import shares
from logothete.kernel.title import Setup
from tests.fuzz import all_setups
from tests.melee import Melee, MeleeTitle
from tests.melee.board import FALLEN, OVER, PLACE, of
from tests.twins import run_twins

FORD = Setup(4, {"scenario": "ford"})


def ended(*fallen: int) -> Melee:
    """The ford, when these knights have fallen and nobody fights on."""
    state = MeleeTitle().start(FORD, QuickDice(1))
    for seat in fallen:
        state.cells[of(seat) + PLACE] = FALLEN
    state.cells[OVER] = 1
    return state


def prospects(state: Melee) -> list[float]:
    out = numbers(state.seats())
    Mind().prospects(state, out)
    return list(out)


@pytest.mark.parametrize(
    ("places", "sides", "won"),
    [
        ([1, 2, 1, 2], [0, 1, 0, 1], [1, 0, 1, 0]),
        ([1, 1, 1, 1], [0, 1, 0, 1], [0.5, 0.5, 0.5, 0.5]),
        ([1, 1, 3], [0, 1, 2], [0.5, 0.5, 0]),
        ([2, 2], [0, 1], [0, 0]),
        ([1, 2, 2, 2], [0, 1, 1, 1], [1, 0, 0, 0]),
    ],
)
def test_partners_win_as_much_as_their_side(places: list[int], sides: list[int], won: list[float]) -> None:
    assert shares(places, sides) == won


def test_a_side_wins_with_its_fallen() -> None:
    assert ended(1, 3, 0).places() == [1, 2, 1, 2]
    assert prospects(ended(1, 3, 0)) == [1, 0, 1, 0]


def test_a_draw_is_half_a_win_for_everybody() -> None:
    assert ended(1).places() == [1, 1, 1, 1]
    assert prospects(ended(1)) == [0.5, 0.5, 0.5, 0.5]


def test_before_the_end_all_sides_are_alike() -> None:
    assert prospects(MeleeTitle().start(FORD, QuickDice(1))) == [0.5, 0.5, 0.5, 0.5]


def test_a_record_says_who_played_together() -> None:
    match = Match.start(MeleeTitle(), FORD, b"seed")
    while not match.over:
        seat = lowest(match.state.pending())
        match.play(seat, match.state.legal(seat)[-1])
    record = read_record(write_record(match.record()))
    assert record.result is not None
    assert record.result.sides == [0, 1, 0, 1]
    assert verify(record, match.title) == record.result


@pytest.mark.parametrize("description", ["random", "greedy", "strategist:40it"])
def test_bots_play_it_to_the_end(description: str) -> None:
    match = Match.start(MeleeTitle(), FORD, b"seed")
    bot = open_bot(description, 1)
    while not match.over:
        seat = lowest(match.state.pending())
        table = SeatTable(match.title, match.setup, match.state, seat, QuickDice(3), match.told)
        match.play(seat, bot.choose(table).action)
    assert match.result().sides == [0, 1, 0, 1]


def test_nothing_tells_a_charm() -> None:
    assert run_twins(MeleeTitle(), games=6, seed=1, points_per_game=3) > 0


@pytest.mark.parametrize("key", titles())
def test_titles_and_their_positions_agree_who_plays_together(key: str) -> None:
    title = open_title(key)
    for setup in all_setups(title):
        state = title.start(setup, QuickDice(1))
        sides = title.sides(title.check(setup))
        assert [int(state.side(seat)) for seat in range(setup.players)] == list(sides)
