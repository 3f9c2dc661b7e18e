"""A sealed round of answers, against a plain dictionary."""

from hypothesis import given
from hypothesis import strategies as st

from logothete.components import windows
from logothete.components.windows import ANSWERED, PASSED
from logothete.kernel.bits import members
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import cells_from

SEATS = 6
AT = 3
GUARD = 7
ANSWERS = st.dictionaries(st.integers(0, SEATS - 1), st.integers(PASSED, 50))
ASKED = st.sets(st.integers(0, SEATS - 1))


def answered(answers: dict[int, int]) -> vec[i64]:
    """A round in which these have answered, among other cells."""
    cells = cells_from([GUARD] * AT + [0] * windows.size_of_round(SEATS) + [GUARD] * AT)
    for seat, choice in answers.items():
        windows.answer(cells, AT, seat, choice)
    return cells


def read(cells: vec[i64]) -> dict[int, int]:
    assert [int(cell) for cell in [*cells[:AT], *cells[-AT:]]] == [GUARD] * (2 * AT)
    found = {seat: int(windows.answer_of(cells, AT, seat)) for seat in members(int(cells[AT + ANSWERED]))}
    silent = [seat for seat in range(SEATS) if seat not in found]
    assert not any(windows.answer_of(cells, AT, seat) for seat in silent)
    return found


@given(ANSWERS)
def test_an_answer_is_kept(answers: dict[int, int]) -> None:
    assert read(answered(answers)) == answers


@given(ANSWERS, ASKED)
def test_the_round_waits_for_those_who_are_asked_and_silent(answers: dict[int, int], asked: set[int]) -> None:
    waiting = windows.waiting(answered(answers), AT, sum(2**seat for seat in asked))
    assert set(members(int(waiting))) == asked - set(answers)


@given(ANSWERS)
def test_eager_are_those_who_did_not_pass(answers: dict[int, int]) -> None:
    eager = windows.eager(answered(answers), AT, SEATS)
    assert members(int(eager)) == sorted(seat for seat, choice in answers.items() if choice != PASSED)


@given(ANSWERS)
def test_a_reopened_round_is_as_new(answers: dict[int, int]) -> None:
    cells = answered(answers)
    windows.reopen(cells, AT, SEATS)
    assert read(cells) == {}


@given(ANSWERS, st.integers(0, SEATS - 1))
def test_a_viewer_knows_who_has_answered_but_only_his_own_answer(answers: dict[int, int], viewer: int) -> None:
    cells = answered(answers)
    windows.hide(cells, AT, SEATS, viewer)
    assert read(cells) == {seat: choice if seat == viewer else PASSED for seat, choice in answers.items()}
