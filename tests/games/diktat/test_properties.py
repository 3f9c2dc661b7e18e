"""What always holds, tried on random games: invariants, twin worlds, that every game ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from logothete.kernel.title import Setup
from tests.fuzz import all_setups, run_games
from tests.games.diktat.invariants import check
from tests.games.diktat.table import title
from tests.twins import run_twins

MILD = Path(__file__).parent / "mild"
"""Random games with the Others are short without (see `lasting.toml`)."""
SETUPS = [setup for setup in all_setups(title()) if setup.options["talk"] == "private"]


def name(setup: Setup) -> str:
    """The setup, for the name of its test."""
    return f"{setup.players}-{'-'.join(setup.options.values())}"


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=name)
@pytest.mark.rule("DIK-013", "DIK-021", "DIK-034", "DIK-047", "DIK-064", "DIK-306", "DIK-319", "AUT-035", "AUT-099")
def test_every_game_keeps_its_pieces_and_ends(setup: Setup) -> None:
    short = run_games(title(), setup, 1, 1, check)
    lasting = run_games(title(MILD), setup, 2, 1, check)
    assert (short.games, lasting.games) == (1, 2)
    assert lasting.tries > 0


@pytest.mark.long
@pytest.mark.parametrize("pack", [None, MILD])
@pytest.mark.rule("DIK-043", "DIK-044", "DIK-046", "DIK-111", "DIK-123")
def test_nothing_that_leaves_for_a_seat_depends_on_what_it_cannot_know(pack: Path | None) -> None:
    assert run_twins(title(pack), 4, 1, 4) > 50
