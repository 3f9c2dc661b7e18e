"""The OpenSpiel adapter: the library's own test, perfect recall, worlds dealt anew, and search."""

from __future__ import annotations

import pickle
import random
from itertools import pairwise
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from pyspiel import IIGObservationType

from logothete.adapters.openspiel import SEED_FACES, UnknownObservation
from logothete.games import titles
from logothete.kernel.actions import UnknownAction
from logothete.kernel.state import Refused
from tests.lasting import lasting_pack

SECRET = [
    "logothete_byzantio(events=hidden)",
    "logothete_nekken(players=3,houses=deal)",
    f"logothete_necrosia(players=3,pack={lasting_pack('necrosia')})",
]


def begin(name: str, seed: int = 1) -> Any:
    """A game whose seed is drawn."""
    return go_on(pyspiel.load_game(name).new_initial_state(), seed, 0)


def go_on(state: Any, seed: int, decisions: int = 10**6) -> Any:
    """Play at random to the end, or for some decisions."""
    choose = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(choose.randrange(SEED_FACES))
    while decisions and not state.is_terminal():
        state.apply_action(choose.choice(state.legal_actions()))
        decisions -= 1
    return state


def knowledge(state: Any, player: int) -> tuple[object, ...]:
    """All that a player gets from a state."""
    return (
        state.current_player(),
        state.legal_actions(player),
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )


@pytest.mark.long
@pytest.mark.parametrize("name", [*(f"logothete_{key}" for key in titles()), *SECRET])
def test_the_random_simulation_of_openspiel_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [*(f"logothete_{key}" for key in titles()), *SECRET])
def test_answers_given_at_once_are_those_of_openspiel(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    choose = random.Random(4)
    over = False
    while not over:
        over = state.is_terminal()
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for player in range(state.num_players()):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        if not over:
            state.apply_action(choose.choice(state.legal_actions()))


def test_nobody_has_no_legal_actions() -> None:
    with pytest.raises(pyspiel.SpielError, match="pseudo-player"):
        begin("logothete_byzantio").legal_actions(int(pyspiel.PlayerId.TERMINAL))


def test_every_title_is_registered() -> None:
    assert {f"logothete_{key}" for key in titles()} <= set(pyspiel.registered_names())


def test_the_parameters_are_players_and_options() -> None:
    game = pyspiel.load_game("logothete_byzantio", {"players": 2, "events": "hidden"})
    assert game.num_players() == 2
    assert game.lens.setup.options == {"events": "hidden", "houses": "choose"}
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_a_game_without_dice_and_secrets_says_so() -> None:
    kind = pyspiel.load_game("logothete_connectfour").get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION


@pytest.mark.parametrize("name", SECRET)
def test_a_history_played_again_gives_the_same_game(name: str) -> None:
    state = go_on(pyspiel.load_game(name).new_initial_state(), 2)
    again = pyspiel.load_game(name).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert sum(state.returns()) == 1


def test_another_seed_gives_other_dice() -> None:
    game = pyspiel.load_game("logothete_byzantio(houses=deal)")
    begun = set()
    for seed in range(20):
        state = game.new_initial_state()
        state.apply_action(seed)
        state.apply_action(0)
        begun.add(state.observation_string(0))
    assert len(begun) > 10


@pytest.mark.parametrize("name", SECRET)
def test_a_player_recalls_all_it_was_told_and_did(name: str) -> None:
    state = begin(name)
    size = len(state.get_game().lens.features)
    told: dict[int, list[list[str]]] = {player: [] for player in range(state.num_players())}
    did: dict[int, list[str]] = {player: [] for player in range(state.num_players())}
    choose = random.Random(5)
    while not state.is_terminal():
        player, action = state.current_player(), choose.choice(state.legal_actions())
        did[player].append(f"> {state.action_to_string(player, action)}")
        state.apply_action(action)
        for each in told:
            told[each].append(state.information_state_string(each).splitlines()[:-size])
    for player, logs in told.items():
        assert [line for line in logs[-1] if line.startswith(">")] == did[player]
        assert all(after[: len(before)] == before for before, after in pairwise(logs))


@pytest.mark.parametrize("name", ["logothete_byzantio(players=2)", *SECRET])
def test_the_history_in_numbers_has_room_to_spare(name: str) -> None:
    for seed in range(20):
        state = go_on(begin(name, seed), seed)
        rows = make_observation(state.get_game(), IIGObservationType(perfect_recall=True))
        for player in range(state.num_players()):
            rows.set_from(state, player)
            assert not rows.dict["history"][: len(rows.dict["history"]) // 4].any()
            assert len(state.run.log.of(player)) == np.count_nonzero(rows.dict["history"][:, 0])


@pytest.mark.parametrize("name", SECRET)
def test_a_world_dealt_anew_looks_the_same_to_its_player(name: str) -> None:
    for decisions in range(0, 200, 9):
        state = go_on(begin(name, decisions), decisions, decisions)
        sampler = pyspiel.UniformProbabilitySampler(decisions, 0.0, 1.0)
        for player in range(state.num_players()):
            twin = state.resample_from_infostate(player, sampler)
            assert knowledge(twin, player) == knowledge(state, player)


def test_a_world_dealt_anew_has_other_secrets_and_no_trace_of_the_true_ones() -> None:
    state = go_on(begin("logothete_byzantio"), 3, 60)
    twins = [state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)) for seed in range(20)]
    secrets = {twin.observation_string(1) for twin in twins}
    assert len(secrets) == 20
    assert state.observation_string(1) not in secrets
    assert "> target" in state.information_state_string(1)
    assert all("> target" not in twin.information_state_string(1) for twin in twins)
    assert all(twin.history() == [] for twin in twins)
    assert state.run.draws not in {twin.run.draws for twin in twins}


def test_a_world_dealt_anew_follows_from_its_sampler_and_has_other_dice() -> None:
    state = go_on(begin("logothete_byzantio"), 3, 60)

    def future(seed: int) -> str:
        return str(go_on(state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)), 0))

    assert future(1) == future(1)
    assert future(1) != future(2)


def test_what_others_decide_in_secret_changes_nothing_for_a_player() -> None:
    state = begin("logothete_byzantio(players=2,houses=deal)")
    before = knowledge(state, 1)[2:]
    for _ in range(7):
        assert state.current_player() == 0
        state.apply_action(state.legal_actions()[0])
        assert knowledge(state, 1)[2:] == before


def test_a_clone_goes_its_own_way() -> None:
    state = go_on(begin("logothete_byzantio"), 4, 80)
    before = [knowledge(state, player) for player in range(4)]
    clone = state.clone()
    assert [knowledge(clone, player) for player in range(4)] == before
    go_on(clone, 4)
    assert [knowledge(state, player) for player in range(4)] == before
    assert str(go_on(state, 4)) == str(clone)


@pytest.mark.parametrize("decisions", [0, 70])
def test_a_saved_state_is_the_same_and_goes_on_the_same(decisions: int) -> None:
    state = go_on(begin("logothete_byzantio(players=3,events=hidden)"), 6, decisions)
    saved = pickle.loads(pickle.dumps(state))
    assert [knowledge(saved, player) for player in range(3)] == [knowledge(state, player) for player in range(3)]
    assert saved.history() == state.history()
    assert str(go_on(saved, 7)) == str(go_on(state, 7))


def test_a_state_can_be_saved_before_the_seed_is_drawn() -> None:
    state = pyspiel.load_game("logothete_byzantio").new_initial_state()
    state.apply_action(5)
    saved = pickle.loads(pickle.dumps(state))
    saved.apply_action(6)
    state.apply_action(6)
    assert str(saved) == str(state)


def test_the_tensor_is_named_field_by_field() -> None:
    state = begin("logothete_byzantio(players=2)")
    observation = make_observation(state.get_game())
    observation.set_from(state, 0)
    assert observation.dict["reserve"].tolist() == [0, 0]
    assert observation.tensor.tolist() == state.observation_tensor(0)
    assert "garrisons" in state.get_game().describe()


@pytest.mark.parametrize("name", ["logothete_byzantio(players=2)", "logothete_necrosia(players=2)"])
def test_information_set_search_of_openspiel_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.4, 5, random_state=chance)
    state = begin(name)
    for _ in range(12):
        state.apply_action(int(bot.step(state)))
    assert state.move_number() == 14


def test_tree_search_of_openspiel_finds_the_winning_move() -> None:
    game = pyspiel.load_game("logothete_tictactoe")
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 200, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    for square in (0, 3, 1, 4):
        state.apply_action(square)
    assert bot.step(state) == 2


def test_an_action_that_is_not_allowed_is_refused_with_its_rule() -> None:
    state = begin("logothete_tictactoe")
    state.apply_action(4)
    with pytest.raises(Refused, match="TTT-002"):
        state.apply_action(4)
    with pytest.raises(UnknownAction, match="from 0 to 8"):
        state.apply_action(9)
    assert state.history() == [4]


@pytest.mark.parametrize(
    "kind",
    [
        IIGObservationType(perfect_recall=False, public_info=False),
        IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS),
        IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    ],
)
def test_other_kinds_of_observation_are_refused(kind: Any) -> None:
    game = pyspiel.load_game("logothete_byzantio")
    with pytest.raises(UnknownObservation, match="what one player may know"):
        game.make_py_observer(kind)
    with pytest.raises(UnknownObservation, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})
