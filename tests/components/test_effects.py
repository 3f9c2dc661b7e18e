"""Lists of effects, apart from any game's cards: numbers, choices, and what cannot be put together."""

from __future__ import annotations

from typing import ClassVar

import pytest

from logothete.components.effects import MOST, AnyEffect, BadEffects, Lines, blank, number_made, size_of_choices, times
from logothete.kernel.cells import i64
from logothete.kernel.state import cells_from
from logothete.kernel.steps import Stepped


class Give(AnyEffect[Stepped]):
    key: ClassVar[str] = "give"


class Take(AnyEffect[Stepped]):
    key: ClassVar[str] = "take"


STOP: i64 = 9


def test_each_line_knows_its_effect_and_its_card() -> None:
    lines = Lines[Stepped]([Give(), Take()], [["take"], ["give", "take"], ["give"]], STOP)
    assert [[int(number) for number in column] for column in (lines.first, lines.length, lines.card, lines.effect)] == [
        [0, 1, 3],
        [1, 2, 1],
        [0, 1, 1, 2],
        [1, 0, 1, 0],
    ]
    assert [lines.has_effect(card, lines.numbers["give"]) for card in range(3)] == [False, True, True]


def test_the_more_lines_the_more_room_for_choices() -> None:
    assert size_of_choices(2) - size_of_choices(1) == MOST


def test_two_effects_of_one_name_cannot_be_told_apart() -> None:
    with pytest.raises(BadEffects, match="two effects have the key give"):
        Lines[Stepped]([Give(), Take(), Give()], [], STOP)


def test_a_card_cannot_have_an_effect_that_there_is_not() -> None:
    with pytest.raises(BadEffects, match="there is no effect with the key lend, steal"):
        Lines[Stepped]([Give()], [["give", "steal"], ["lend"]], STOP)


def test_choices_are_counted_up_to_the_first_that_is_missing() -> None:
    made = cells_from([7, 0, 7, *[-1] * (MOST - 3)])
    assert (number_made(blank()), number_made(made), number_made(cells_from([0] * MOST))) == (0, 3, MOST)
    assert (times(made, 7), times(made, 0), times(made, 5)) == (2, 1, 0)
