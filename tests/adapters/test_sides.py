"""Partners in PettingZoo and OpenSpiel: each is paid as much as their side has won."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pyspiel
import pytest

from logothete.adapters import openspiel
from logothete.adapters.pettingzoo import raw_env
from logothete.kernel.title import Title
from tests.melee import MeleeTitle
from tests.melee.board import ACTIONS

FORD = {"scenario": "ford"}


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A shelf with the melee on it."""

    def opened(key: str, pack: Path | None = None) -> Title:
        return MeleeTitle()

    monkeypatch.setattr("logothete.adapters.open_title", opened)
    yield
    openspiel._lens.cache_clear()


def rewards(seed: int) -> list[float]:
    """What the seats got at the end of a random game in which everybody strikes as soon as possible."""
    game = raw_env("melee", players=4, options=FORD)
    choose = random.Random(seed)
    game.reset(seed=seed)
    while not any(game.terminations.values()):
        open_to = [int(action) for action in game.observe(game.agent_selection)["action_mask"].nonzero()[0]]
        strikes = [action for action in open_to if ACTIONS.decode(action)[0] == "strike"]
        game.step(choose.choice(strikes or open_to))
    return [float(game.rewards[agent]) for agent in game.agents]


def test_partners_get_the_same() -> None:
    found = [rewards(seed) for seed in range(12)]
    assert all(one[0] == one[2] and one[1] == one[3] and sum(one) == 2 for one in found)
    assert {max(one) for one in found} == {0.5, 1.0}


def test_openspiel_knows_what_all_get_together() -> None:
    name = openspiel.register("melee")
    game = pyspiel.load_game(name, {"players": 4, "scenario": "ford"})
    assert game.utility_sum() == 2.0
    state = game.new_initial_state()
    choose = random.Random(3)
    while not state.is_terminal():
        state.apply_action(choose.choice(state.legal_actions()))
    returns = state.returns()
    assert returns[0] == returns[2]
    assert sum(returns) == 2.0
