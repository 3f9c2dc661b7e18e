"""The PettingZoo adapter: the library's own tests, and what those do not ask."""

from __future__ import annotations

import copy
import random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo import AECEnv
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper

from logothete.adapters import Lens, NoFeatures
from logothete.adapters.pettingzoo import env, raw_env
from logothete.games import titles
from logothete.kernel.dice import QuickDice
from logothete.kernel.state import Refused
from logothete.kernel.title import BadSetup
from tests.kernel.test_twins import SecretsTitle
from tests.lasting import lasting_pack

Env = AECEnv[str, Any, Any]

# PettingZoo's test warns of every environment with masks that is not its own.
OURS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def play(game: Env, seed: int | None, steps: int = 10**6) -> list[object]:
    """A random game; everything that was seen in it, and nothing else."""
    choose = random.Random(seed)
    seen: list[object] = []
    game.reset(seed=seed)
    for agent in game.agent_iter(steps):
        observation: Any
        observation, reward, terminated, truncated, info = game.last()
        seen.append((agent, observation, reward, terminated, truncated, dict(info)))
        done = terminated or truncated
        game.step(None if done else choose.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return seen


@OURS
@pytest.mark.parametrize("key", titles())
def test_the_api_test_of_pettingzoo_passes(key: str) -> None:
    api_test(env(key), num_cycles=100)


@pytest.mark.parametrize("key", titles())
def test_the_seed_test_of_pettingzoo_passes(key: str) -> None:
    seed_test(lambda: env(key), num_cycles=100)


@pytest.mark.parametrize("key", titles())
def test_the_render_test_of_pettingzoo_passes(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(key, render_mode=render_mode))
    game = raw_env(key, render_mode="ansi")
    game.reset(seed=0)
    fields = {line.partition(":")[0] for line in str(game.render()).splitlines()}
    assert fields <= {line.partition(":")[0] for line in capsys.readouterr().out.splitlines()}


class Blindfold(BaseWrapper[str, Any, Any]):
    """Plays through the columns in turn whatever is asked.

    `max_cycles_test` does not look at masks, and wants a game that lasts: a lucky line of four would end it.
    """

    played = 0

    def step(self, action: int | None) -> None:
        observation: Any = self.env.observe(self.agent_selection)
        legal = np.flatnonzero(observation["action_mask"])
        self.env.step(None if action is None else int(legal[self.played % len(legal)]))
        self.played += 1


class InTurns:
    """A tiny title as `max_cycles_test` wants a module: its seats decide in strict turns."""

    def __init__(self, key: str) -> None:
        self.key = key

    def env(self, max_cycles: int) -> Env:
        game = raw_env(self.key, max_cycles=max_cycles)
        game.metadata["is_parallelizable"] = True
        return Blindfold(game)

    def parallel_env(self, max_cycles: int) -> Any:
        return aec_to_parallel(self.env(max_cycles))


def test_the_max_cycles_test_of_pettingzoo_passes() -> None:
    max_cycles_test(InTurns("connectfour"))


def test_a_game_is_cut_off_when_every_seat_has_decided_often_enough() -> None:
    seen = play(env("byzantio", max_cycles=20), seed=1)
    ends = [entry for entry in seen if isinstance(entry, tuple) and entry[4]]
    assert len(ends) == 4
    assert all(entry[2] == 0 and not entry[3] for entry in ends)


@pytest.mark.parametrize("key", titles())
def test_a_seed_fixes_many_games_to_the_last_number(key: str) -> None:
    one, other = env(key), raw_env(key)
    for seed in range(3):
        assert data_equivalence(play(one, seed), play(other, seed))
    assert data_equivalence(play(one, None, 50)[0], play(other, None, 50)[0])


def test_games_begun_without_a_seed_follow_from_the_last_one() -> None:
    one, other = raw_env("byzantio", options={"houses": "deal"}), raw_env("byzantio", options={"houses": "deal"})
    begun = []
    for game in (one, other):
        game.reset(seed=7)
        for _ in range(5):
            game.reset()
        begun.append(game.observe("seat_0"))
    assert data_equivalence(begun[0], begun[1])
    one.reset()
    assert not data_equivalence(one.observe("seat_0"), begun[0])


@pytest.mark.parametrize("key", titles())
def test_the_mask_is_what_is_legal_for_the_seat_to_act(key: str) -> None:
    game, choose = raw_env(key), random.Random(3)
    game.reset(seed=3)
    while not any(game.terminations.values()):
        seat = game.possible_agents.index(game.agent_selection)
        for agent in game.possible_agents:
            legal = game._state.legal(seat) if agent == game.agent_selection else []
            assert np.flatnonzero(game.observe(agent)["action_mask"]).tolist() == legal
        game.step(choose.choice(game._state.legal(seat)))


@pytest.mark.parametrize(
    ("key", "table"),
    [
        ("byzantio", {"options": {"events": "hidden"}}),
        ("nekken", {"options": {"events": "hidden"}}),
        ("necrosia", {"players": 3, "pack": lasting_pack("necrosia")}),
    ],
)
def test_an_agent_sees_the_same_in_every_world_it_may_be_in(key: str, table: dict[str, Any]) -> None:
    game, choose, dice = raw_env(key, **table), random.Random(4), QuickDice(4)
    game.reset(seed=4)
    while not any(game.terminations.values()):
        truth = game._state
        for seat, agent in enumerate(game.agents):
            here = game.observe(agent)
            game._state = truth.guess(seat, dice)
            assert data_equivalence(game.observe(agent), here)
            game._state = truth
        game.step(choose.choice(truth.legal(game.possible_agents.index(game.agent_selection))))


def test_observations_are_fresh_arrays() -> None:
    game = raw_env("byzantio")
    game.reset(seed=0)
    first = game.observe("seat_0")
    kept = copy.deepcopy(first)
    game.step(int(np.flatnonzero(first["action_mask"])[0]))
    second = game.observe("seat_0")
    assert data_equivalence(first, kept)
    assert not np.shares_memory(first["observation"], second["observation"])
    first["observation"][:] = 99
    assert data_equivalence(game.observe("seat_0"), second)


def test_the_winner_gets_one_and_infos_tell_the_places() -> None:
    ends = [entry for entry in play(env("byzantio"), seed=5) if isinstance(entry, tuple) and entry[3]]
    assert sorted(entry[2] for entry in ends) == [0, 0, 0, 1]
    assert [entry[5]["place"] for entry in ends if entry[2] == 1] == [1]
    assert sorted(entry[5]["place"] for entry in ends) == [1, 2, 3, 4]


def test_secret_decisions_are_asked_for_seat_by_seat() -> None:
    game = raw_env("byzantio", players=2, options={"houses": "deal"})
    game.reset(seed=0)
    before = game.observe("seat_1")["observation"]
    for _ in range(7):
        assert game.agent_selection == "seat_0"
        game.step(int(np.flatnonzero(game.observe("seat_0")["action_mask"])[0]))
        assert np.array_equal(game.observe("seat_1")["observation"], before)
    game.step(int(np.flatnonzero(game.observe("seat_0")["action_mask"])[0]))
    assert game.agent_selection == "seat_1"


@pytest.mark.filterwarnings("ignore:.*Illegal move made:UserWarning")
def test_an_illegal_action_ends_a_wrapped_game_and_is_explained_in_a_raw_one() -> None:
    wrapped, raw = env("tictactoe"), raw_env("tictactoe")
    for game in (wrapped, raw):
        game.reset()
        game.step(4)
    wrapped.step(4)
    assert wrapped.terminations == {"seat_0": True, "seat_1": True}
    assert wrapped.rewards == {"seat_0": 0, "seat_1": -1}
    with pytest.raises(Refused, match="TTT-002"):
        raw.step(4)
    with pytest.raises(ValueError, match="seat_1 is to act"):
        raw.step(None)


def test_nothing_can_be_asked_before_the_first_reset() -> None:
    game = env("byzantio")
    with pytest.raises(AttributeError, match="agents cannot be accessed before reset"):
        _ = game.agents
    assert game.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert str(game) == "logothete_byzantio_v1"


def test_every_number_is_described() -> None:
    game = raw_env("byzantio", players=3)
    last = game.describe().splitlines()[-1].split()
    assert int(last[1]) + 1 == game.lens.size
    assert game.action_text(0).startswith("claim")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"render_mode": "rgb_array"}, "no render mode 'rgb_array'"),
        ({"max_cycles": 0}, "at least one cycle"),
    ],
)
def test_wrong_arguments_are_explained(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        raw_env("byzantio", **arguments)


def test_a_setup_that_the_title_does_not_offer_is_refused() -> None:
    with pytest.raises(BadSetup, match="not 5"):
        raw_env("byzantio", players=5)


def test_a_title_without_features_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("logothete.adapters.open_title", lambda key, pack: SecretsTitle())
    with pytest.raises(NoFeatures, match="'secrets' has no features"):
        Lens("secrets")
