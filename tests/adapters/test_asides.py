"""Adapters of a game in which seats act aside: both lists told apart, so many asides, and every game ends."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

from logothete.adapters import EnoughAsides, openspiel
from logothete.adapters.openspiel import LogotheteState
from logothete.adapters.pettingzoo import env, raw_env
from logothete.games import open_title
from logothete.kernel.title import Title
from tests.adapters.test_pettingzoo import OURS
from tests.bazaar import BazaarTitle
from tests.bazaar.board import ASIDES


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A shelf with the bazaar on it."""

    def opened(key: str, pack: Path | None = None) -> Title:
        return BazaarTitle() if key == "bazaar" else open_title(key, pack)

    monkeypatch.setattr("logothete.adapters.open_title", opened)
    yield
    openspiel._lens.cache_clear()


@OURS
@pytest.mark.parametrize("asides", [0, 3])
def test_the_tests_of_pettingzoo_pass(asides: int) -> None:
    api_test(env("bazaar", asides=asides), num_cycles=100)
    seed_test(lambda: env("bazaar", asides=asides), num_cycles=100)


def test_without_asides_only_what_is_asked_is_legal() -> None:
    game = raw_env("bazaar")
    game.reset(seed=1)
    seen = game.observe("seat_0")
    assert "aside_mask" not in seen
    assert np.flatnonzero(seen["action_mask"]).tolist() == game._state.legal(0)
    with pytest.raises(EnoughAsides, match="0 times"):
        game.step(game._state.asides(0)[0])


def played(game: raw_env, seed: int) -> Iterator[tuple[int, int, Any]]:
    """A random game: each action with its seat, and what the seat saw."""
    choose = random.Random(seed)
    game.reset(seed=seed)
    while not any(game.terminations.values()):
        agent = game.agent_selection
        seen = game.observe(agent)
        action = choose.choice(np.flatnonzero(seen["action_mask"]).tolist())
        yield game.possible_agents.index(agent), action, seen
        game.step(action)


@pytest.mark.parametrize("asides", [1, 2, 5])
def test_both_lists_are_told_apart_and_every_game_ends_in_time(asides: int) -> None:
    game = raw_env("bazaar", asides=asides)
    for seed in range(6):
        row = 0
        for length, (seat, action, seen) in enumerate(played(game, seed)):
            both, free = (np.flatnonzero(seen[mask]).tolist() for mask in ("action_mask", "aside_mask"))
            assert free == [one for one in both if one >= ASIDES]
            assert sorted({*both} - {*free}) == game._state.legal(seat)
            row = row + 1 if action >= ASIDES else 0
            assert length < game.lens.longest
        assert row == 0


def test_nobody_acts_aside_more_often_than_he_may_and_whoever_cannot_answer_declines() -> None:
    game = raw_env("bazaar", players=3, asides=2)
    invited = 0
    for seed in range(12):
        since = [0, 0, 0]
        for seat, action, _ in played(game, seed):
            since[seat] = since[seat] + 1 if action >= ASIDES else 0
            assert since[seat] <= 2
            invited += not game._state.pending() >> seat & 1
        assert game._state.invited() == 0
    assert invited > 0


def test_openspiel_tells_both_lists_apart_and_plays_to_the_end() -> None:
    name = openspiel.register("bazaar")
    choose = random.Random(4)
    game = pyspiel.load_game(f"{name}(asides=2,players=3)")
    acted = 0
    for _ in range(5):
        state = game.new_initial_state()
        while not state.is_terminal():
            assert isinstance(state, LogotheteState)
            if state.is_chance_node():
                state.apply_action(choose.randrange(1000))
                continue
            legal, free = state.legal_actions(), state.asides()
            assert free == [one for one in legal if one >= ASIDES]
            run = state.run
            for copied in (copy.deepcopy(run), pickle.loads(pickle.dumps(run))):
                assert (copied.left, copied.player) == (run.left, run.player)
                assert copied.state.dump() == run.state.dump()
            action = choose.choice(legal)
            acted += action in free
            state.apply_action(action)
        assert sum(state.returns()) == pytest.approx(1.0)
    assert acted > 20
    plain = pyspiel.load_game(name).new_initial_state()
    while plain.is_chance_node():
        plain.apply_action(0)
    assert isinstance(plain, LogotheteState)
    assert plain.asides() == []


def test_diktat_is_bargained_to_its_end_in_pettingzoo() -> None:
    game = raw_env("diktat", players=3, asides=2)
    first = int(open_title("diktat").actions.parse("borrow"))
    since, acted = [0, 0, 0], 0
    for length, (seat, action, seen) in enumerate(played(game, 1)):
        both, free = (np.flatnonzero(seen[mask]).tolist() for mask in ("action_mask", "aside_mask"))
        assert free == [one for one in both if one >= first]
        since[seat] = since[seat] + 1 if action >= first else 0
        acted += action >= first
        assert since[seat] <= 2
        assert length < game.lens.longest
    assert acted > 100
    assert game._state.invited() == 0


def test_diktat_is_bargained_to_its_end_in_openspiel() -> None:
    name = openspiel.register("diktat")
    choose = random.Random(4)
    state = pyspiel.load_game(f"{name}(asides=2,players=2)").new_initial_state()
    acted = 0
    while not state.is_terminal():
        assert isinstance(state, LogotheteState)
        action = choose.randrange(1000) if state.is_chance_node() else choose.choice(state.legal_actions())
        acted += not state.is_chance_node() and action in state.asides()
        state.apply_action(action)
    assert acted > 100
