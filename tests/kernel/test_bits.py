"""Masks behave as sets of small integers."""

from hypothesis import given
from hypothesis import strategies as st

from logothete.kernel.bits import BIT, LARGEST, count, lowest, members

SETS = st.sets(st.integers(0, LARGEST - 1))


def mask_of(numbers: set[int]) -> int:
    return sum(2**number for number in numbers)


def test_the_table_holds_the_powers_of_two() -> None:
    assert [2**number for number in range(LARGEST)] == list(BIT)


@given(SETS)
def test_members_are_those_put_in(numbers: set[int]) -> None:
    assert members(mask_of(numbers)) == sorted(numbers)


@given(SETS)
def test_count_is_the_size(numbers: set[int]) -> None:
    assert count(mask_of(numbers)) == len(numbers)


@given(SETS.filter(bool))
def test_lowest_is_the_smallest_member(numbers: set[int]) -> None:
    assert lowest(mask_of(numbers)) == min(numbers)


def test_lowest_knows_every_single_member() -> None:
    assert [lowest(BIT[number]) for number in range(LARGEST)] == list(range(LARGEST))
