"""Lists of effects, apart from any game's cards: numbers, choices, and what cannot be put together."""

from __future__ import annotations

from typing import ClassVar

import pytest

from logothete.components.effects import (
    MOST,
    AnyEffect,
    BadEffects,
    Lines,
    blank,
    made_for,
    number_made,
    size_of_choices,
    times,
)
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice, QuickDice
from logothete.kernel.state import Objection, Witness, cells_from
from logothete.kernel.steps import GAME, Stepped


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


# ---- choosing and carrying out, in a game of two numbers

TAKEN, GIVEN, FRAMES = GAME, GAME + 1, GAME + 2
TOO_MUCH = Objection("TOY-001", "too-much")


class Toy(Stepped):
    """A game whose cells are what was taken and what was given; actions 1 to 3 are amounts, 9 is to stop."""

    __slots__ = ()

    def most_offers(self) -> i64:
        return 10


class TakeSome(AnyEffect[Toy]):
    """Up to two amounts are taken, unless ten are taken already."""

    key: ClassVar[str] = "take"

    def why(self, state: Toy, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if state.cells[TAKEN] < 10 else TOO_MUCH

    def ask(self, state: Toy, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        used = number_made(made)
        if used == 2:
            return 0
        for amount in range(1, 4):
            out[amount - 1] = amount
        out[3] = STOP
        return 4 if used else 3

    def do(self, state: Toy, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        for choice in self.recall(state, made):
            state.cells[TAKEN] += choice


class GiveOne(AnyEffect[Toy]):
    """An amount is given of what is left of three; only that can be chosen."""

    key: ClassVar[str] = "give"

    def ask(self, state: Toy, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        offers: i64 = 0
        if number_made(made) == 0:
            for amount in range(1, 4 - state.cells[GIVEN]):
                out[offers] = amount
                offers += 1
        return offers

    def do(self, state: Toy, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        for choice in self.recall(state, made):
            state.cells[GIVEN] += choice


def toy(*card: str) -> tuple[Toy, Lines[Toy]]:
    """A game in which a card of these effects is being thought about; its choices begin at FRAMES."""
    lines = Lines[Toy]([TakeSome(), GiveOne()], [list(card)], STOP)
    state = Toy(cells_from([0] * (FRAMES + int(size_of_choices(len(card))))), [])
    lines.open(state, 0, 0, 0, FRAMES)
    return state, lines


def offered(state: Toy, lines: Lines[Toy]) -> list[int]:
    out = cells_from([0] * 10)
    return [int(out[at]) for at in range(lines.ask(state, 0, 0, 0, FRAMES, out))]


def choose(state: Toy, lines: Lines[Toy], *actions: int) -> None:
    for action in actions:
        assert action in offered(state, lines)
        lines.choose(state, 0, 0, 0, FRAMES, action)


def carry_out(state: Toy, lines: Lines[Toy]) -> list[int]:
    for place in range(lines.length[0]):
        lines.do(state, 0, 0, place, 0, made_for(state.cells, FRAMES, place), QuickDice(0), None)
    return [int(state.cells[TAKEN]), int(state.cells[GIVEN])]


def test_lines_ask_one_after_another_and_are_done_when_all_is_chosen() -> None:
    state, lines = toy("take", "give")
    assert offered(state, lines) == [1, 2, 3]
    choose(state, lines, 2)
    assert offered(state, lines) == [1, 2, 3, STOP]
    choose(state, lines, STOP, 3)
    assert (lines.asks(state, 0, FRAMES), lines.recall(state, 0, FRAMES)) == (False, [2, 3])
    assert carry_out(state, lines) == [2, 3]


def test_a_line_that_has_nothing_to_ask_is_passed_over() -> None:
    state, lines = toy("give", "take")
    state.cells[GIVEN] = 3
    lines.open(state, 0, 0, 0, FRAMES)
    choose(state, lines, 1, 1)
    assert (lines.asks(state, 0, FRAMES), carry_out(state, lines)) == (False, [2, 3])


def test_what_an_earlier_line_has_made_impossible_is_left_out() -> None:
    state, lines = toy("give", "give", "take")
    choose(state, lines, 2, 2, 3, STOP)
    assert carry_out(state, lines) == [3, 2]


def test_a_card_fits_if_all_of_it_does() -> None:
    state, lines = toy("give", "take")
    assert lines.why(state, 0, 0, 0) is None
    state.cells[TAKEN] = 10
    assert lines.why(state, 0, 0, 0) is TOO_MUCH
