"""Sets in cells behave as sets, however many words they take."""

from hypothesis import given
from hypothesis import strategies as st

from logothete.components import sets
from logothete.kernel.bits import LARGEST
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import cells_from

WORDS = 3
AT = 2
MEMBERS = WORDS * LARGEST
GUARD = 7
NUMBERS = st.integers(0, MEMBERS - 1)
SETS = st.sets(NUMBERS)


def laid(numbers: set[int]) -> vec[i64]:
    """A set among other cells, which nothing may touch."""
    return cells_from([GUARD] * AT + sets.words_of(sorted(numbers), WORDS) + [GUARD] * AT)


def read(cells: vec[i64]) -> set[int]:
    """The members, one by one; the cells around the set are as they were."""
    assert [int(cell) for cell in [*cells[:AT], *cells[AT + WORDS :]]] == [GUARD] * (2 * AT)
    return {member for member in range(MEMBERS) if sets.has(cells, AT, member)}


def test_a_word_is_begun_when_it_is_needed() -> None:
    needed = [sets.words_for(members) for members in (1, LARGEST, LARGEST + 1, 2 * LARGEST, 2 * LARGEST + 1)]
    assert needed == [1, 1, 2, 2, 3]


@given(SETS)
def test_members_are_those_put_in(numbers: set[int]) -> None:
    assert read(laid(numbers)) == numbers


@given(SETS, NUMBERS)
def test_adding_a_member(numbers: set[int], member: int) -> None:
    cells = laid(numbers)
    sets.add(cells, AT, member)
    assert read(cells) == numbers | {member}


@given(SETS, NUMBERS)
def test_removing_a_member(numbers: set[int], member: int) -> None:
    cells = laid(numbers)
    sets.remove(cells, AT, member)
    assert read(cells) == numbers - {member}


@given(SETS)
def test_size_and_emptiness(numbers: set[int]) -> None:
    cells = laid(numbers)
    assert (sets.size(cells, AT, WORDS), sets.is_empty(cells, AT, WORDS)) == (len(numbers), not numbers)


@given(SETS)
def test_clearing(numbers: set[int]) -> None:
    cells = laid(numbers)
    sets.clear(cells, AT, WORDS)
    assert read(cells) == set()


@given(SETS, st.integers(0, MEMBERS))
def test_the_first_member_from_a_place(numbers: set[int], place: int) -> None:
    wanted = min((number for number in numbers if number >= place), default=-1)
    assert sets.first_from(laid(numbers), AT, WORDS, place) == wanted


@given(SETS)
def test_walking_through_gives_every_member_in_order(numbers: set[int]) -> None:
    cells = laid(numbers)
    found = []
    member = sets.first_from(cells, AT, WORDS, 0)
    while member >= 0:
        found.append(int(member))
        member = sets.first_from(cells, AT, WORDS, member + 1)
    assert found == sorted(numbers)
