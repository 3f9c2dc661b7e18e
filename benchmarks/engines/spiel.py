"""OpenSpiel: games in C++, with the loop inside C++ or driven from Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from benchmarks.engines.timing import Workload, main

ROLLOUTS = {"tic_tac_toe": 2000, "connect_four": 1000, "backgammon": 20, "hearts": 500}
SIMULATIONS = {"inside": 500, "python": 50}
SHAPE_GAMES = 10000
"""Games played before the clock starts to learn the mean length, which C++ does not tell."""


def play_out(state: Any, random: Random) -> tuple[int, int]:
    """To the end from Python; the decisions, and the sum of the choices there were. Chance is not a decision."""
    decisions = choices = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
            continue
        legal = state.legal_actions()
        state.apply_action(legal[int(random.random() * len(legal))])
        decisions += 1
        choices += len(legal)
    state.returns()
    return decisions, choices


def shape(game: Any, games: int) -> tuple[float, float]:
    """Mean decisions in a game and mean choices at a decision, of random play."""
    random = Random(2)
    played = [play_out(game.new_initial_state(), random) for _ in range(games)]
    decisions = sum(one for one, _ in played)
    return decisions / games, sum(two for _, two in played) / decisions


def inside(key: str) -> Workload:
    """Random playouts in C++: a search of one simulation evaluates the start by that many rollouts."""
    import pyspiel

    game = pyspiel.load_game(key)
    rollouts = ROLLOUTS[key]
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False)
    length, choices = shape(game, SHAPE_GAMES if rollouts >= 1000 else 200)
    random = Random(1)

    def batch() -> dict[str, float]:
        start = game.new_initial_state()
        while start.is_chance_node():
            start.apply_action(random.choice(start.legal_actions()))
        bot.mcts_search(start)
        return {"games": rollouts, "decisions": rollouts * length}

    return Workload(batch, length, choices)


def driven(key: str, games: int) -> Workload:
    """Whole games with the loop here, in Python; for games whose chance, if any, comes before the first decision."""
    import pyspiel

    game = pyspiel.load_game(key)
    random = Random(1).random

    def batch() -> dict[str, float]:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(int(random() * len(state.chance_outcomes())))
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
            state.returns()
        return {"games": games, "decisions": decisions}

    return Workload(batch, choices=shape(game, 50)[1])


def information_set_search(where: str) -> Workload:
    """ISMCTS for the first decision of hearts, one random rollout for each simulation."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("hearts")
    random = Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    size = SIMULATIONS[where]
    if where == "inside":
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, size)
    else:
        chance = np.random.RandomState(1)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.4, size, random_state=chance)

    def batch() -> dict[str, float]:
        bot.step(state)
        return {"simulations": size}

    return Workload(batch)


WORKLOADS: dict[str, Callable[[], Workload]] = {
    **{f"{key}-inside": partial(inside, key) for key in ROLLOUTS},
    **{f"{key}-driven": partial(driven, key, 100) for key in ("tic_tac_toe", "connect_four")},
    **{f"ismcts-{where}": partial(information_set_search, where) for where in SIMULATIONS},
}

if __name__ == "__main__":
    main(WORKLOADS, "open_spiel")
