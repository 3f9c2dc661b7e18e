"""Dice: uniform, recomputable by anybody, and the same numbers on every machine."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logothete.kernel.dice import Dice, DiceRanOut, LoadedDice, QuickDice, SealedDice, commitment
from logothete.kernel.state import cells_from

# The values that chi-square exceeds once in a thousand times, by the number of sides.
CRITICAL = {2: 10.83, 6: 20.52, 52: 87.97}


def chi_square(dice: Dice, sides: int) -> float:
    rolls = 100 * sides
    counts = [0] * sides
    for _ in range(rolls):
        counts[dice.below(sides)] += 1
    return sum((count - 100) ** 2 / 100 for count in counts)


@pytest.mark.parametrize("sides", CRITICAL)
@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_sealed_dice_are_uniform(sides: int, seed: bytes) -> None:
    assert chi_square(SealedDice(seed, ["nonce"]), sides) < CRITICAL[sides]


@pytest.mark.parametrize("sides", CRITICAL)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_quick_dice_are_uniform(sides: int, seed: int) -> None:
    assert chi_square(QuickDice(seed), sides) < CRITICAL[sides]


def test_sealed_dice_give_known_numbers() -> None:
    dice = SealedDice(b"seed", ["a", "b"])
    assert [dice.below(6) for _ in range(12)] == [5, 3, 0, 5, 2, 1, 2, 3, 3, 0, 2, 4]


def test_quick_dice_give_known_numbers() -> None:
    dice = QuickDice(1)
    assert [dice.below(1000) for _ in range(8)] == [819, 74, 17, 423, 981, 877, 527, 85]


def test_anybody_can_recompute_a_sealed_draw() -> None:
    nonces = b"".join(hashlib.sha256(nonce).digest() for nonce in (b"a", b"b"))
    key = hashlib.sha256(b"logothete dice\nseed" + nonces).digest()
    word = int.from_bytes(hmac.digest(key, b"7.0", "sha256")[:8], "big") >> 2
    assert SealedDice(b"seed", ["a", "b"], drawn=7).below(1000) == word % 1000


@given(st.lists(st.integers(1, 100), min_size=1, max_size=8), st.integers(1, 1000))
def test_a_sealed_draw_does_not_depend_on_the_bounds_before_it(bounds: list[int], bound: int) -> None:
    dice = SealedDice(b"seed", [])
    for earlier in bounds:
        dice.below(earlier)
    assert dice.below(bound) == SealedDice(b"seed", [], drawn=len(bounds)).below(bound)


def test_every_nonce_changes_the_dice() -> None:
    draws = {
        tuple(SealedDice(b"seed", nonces, drawn).below(2**30) for drawn in range(2))
        for nonces in ([], ["a"], ["b"], ["a", "b"], ["b", "a"], ["ab"])
    }
    assert len(draws) == 6


def test_the_commitment_does_not_change_and_depends_on_the_seed() -> None:
    assert commitment(b"seed") == "df770d317be05a427a8190bfc7afee242e6a203bb08f330f85de7fed48240f71"
    assert commitment(b"seed") != commitment(b"seeds")


@given(st.binary(max_size=8), st.integers(1, 2**61))
def test_a_draw_is_below_its_bound_and_is_counted(seed: bytes, bound: int) -> None:
    dice = SealedDice(seed, [])
    assert 0 <= dice.below(bound) < bound
    assert dice.drawn == 1


@given(st.integers(), st.integers(1, 2**20))
def test_a_quick_draw_is_below_its_bound(seed: int, bound: int) -> None:
    dice = QuickDice(seed)
    assert all(0 <= dice.below(bound) < bound for _ in range(20))


@given(st.integers(), st.integers(0, 5), st.integers(0, 15))
def test_shuffle_permutes_its_part_and_leaves_the_rest(seed: int, start: int, size: int) -> None:
    cells = cells_from(list(range(20)))
    QuickDice(seed).shuffle(cells, start, size)
    assert list(cells[:start]) == list(range(start))
    assert sorted(cells[start : start + size]) == list(range(start, start + size))
    assert list(cells[start + size :]) == list(range(start + size, 20))


def test_shuffle_makes_every_order_equally_likely() -> None:
    counts: dict[tuple[int, ...], int] = {}
    dice = QuickDice(5)
    for _ in range(600):
        cells = cells_from([0, 1, 2])
        dice.shuffle(cells, 0, 3)
        counts[tuple(cells)] = counts.get(tuple(cells), 0) + 1
    assert len(counts) == 6
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < CRITICAL[6]


def test_loaded_dice_fall_as_told() -> None:
    dice = LoadedDice([3, 6])
    assert [dice.roll(6), dice.roll(6)] == [3, 6]
    assert dice.drawn == 2


@pytest.mark.parametrize(("faces", "what"), [([], "only 0 faces"), ([7], "face 7 was loaded"), ([0], "face 0")])
def test_loaded_dice_refuse_what_they_cannot_show(faces: list[int], what: str) -> None:
    dice = LoadedDice(faces)
    with pytest.raises(DiceRanOut, match=what):
        dice.roll(6)
    assert dice.drawn == 0
