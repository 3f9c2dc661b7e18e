"""The position in numbers, for programs that learn."""

from __future__ import annotations

from pathlib import Path

import pytest

from logothete.kernel.dice import QuickDice
from logothete.kernel.features import places, row_size
from logothete.kernel.state import State, buffer
from logothete.kernel.title import Setup
from tests.games.diktat.table import Table, title

MILD = Path(__file__).parent / "mild"


def row(state: State, setup: Setup, seat: int) -> list[int]:
    """What a seat observes."""
    out = buffer(row_size(title(MILD).features(setup)))
    size = title(MILD).observe(state, seat, out)
    assert size == len(out)
    return [int(number) for number in out]


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("configuration", ["none", "others"])
def test_every_number_of_the_row_keeps_its_bounds(players: int, configuration: str) -> None:
    game, setup, dice = title(MILD), Setup(players, {"configuration": configuration}), QuickDice(players)
    state = game.start(setup, dice)
    features = game.features(setup)
    moves = 0
    while not state.over():
        seat = next(seat for seat in range(players) if state.pending() >> seat & 1)
        if moves % 7 == 0:
            numbers = row(state, setup, moves % players)
            for feature, place in zip(features, places(features).values(), strict=True):
                assert all(feature.low <= one <= feature.high for one in numbers[place]), feature.name
        legal = state.legal(seat)
        state.play(seat, legal[dice.below(len(legal))], dice)
        moves += 1
    assert moves <= game.longest(setup)
    row(state, setup, 0)


@pytest.mark.rule("DIK-040", "DIK-043", "DIK-111")
def test_a_row_says_own_pawns_and_hides_those_of_others() -> None:
    table = Table().put("coordination", "karst", "GE").have("coordination", pp=8)
    at = places(table.title.features(table.setup))
    first = table.place("karst-1")
    for seat, pawns, power in ((0, [1, 2], 8), (1, [-1, -1], 3)):
        out = buffer(row_size(table.title.features(table.setup)))
        table.title.observe(table.state, seat, out)
        numbers = [int(number) for number in out]
        assert numbers[at["pawn"]][first * 8 : first * 8 + 2] == pawns
        assert numbers[at["power"]] == [power]
        assert numbers[at["owner"]][first] == (0 - seat) % 3
