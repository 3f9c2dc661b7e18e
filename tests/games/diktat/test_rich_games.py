"""Random games in which everybody holds a great deal: every effect is met, nothing is lost, no screen betrayed."""

from __future__ import annotations

from functools import cache

import pytest

from logothete.kernel.title import Setup
from tests.fuzz import run_games
from tests.games.diktat.invariants import check
from tests.games.diktat.rich import Rich
from tests.twins import run_twins


@cache
def title() -> Rich:
    return Rich()


@pytest.mark.long
@pytest.mark.parametrize("configuration", ["none", "others"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.rule("DIK-300", "DIK-309", "DIK-322")
def test_rich_games_keep_their_pieces_and_end(players: int, configuration: str) -> None:
    tally = run_games(title(), Setup(players, {"configuration": configuration}), 2, players, check)
    assert tally.games == 2


@pytest.mark.long
@pytest.mark.rule("DIK-043", "DIK-123", "DIK-316")
def test_effects_betray_nothing_to_a_seat() -> None:
    assert run_twins(title(), 3, 1, 5) > 40
