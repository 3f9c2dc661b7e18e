"""catanatron: Catan for four players in Python."""

from __future__ import annotations

from typing import Any

from benchmarks.engines.timing import Workload, main

CLONES = 200


def game() -> Any:
    """A new game of four random players."""
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])


def play_out(state: Any) -> tuple[int, int]:
    """To the end, as `Game.play` does without onlookers; the decisions, and the sum of the choices there were."""
    from catanatron.game import TURNS_LIMIT

    decisions = choices = 0
    while state.winning_color() is None and state.state.num_turns < TURNS_LIMIT:
        choices += len(state.state.playable_actions)
        state.play_tick()
        decisions += 1
    return decisions, choices


def random_games() -> Workload:
    """Whole games of its own random players."""
    decisions, choices = play_out(game())

    def batch() -> dict[str, float]:
        return {"games": 1, "decisions": play_out(game())[0]}

    return Workload(batch, choices=choices / decisions)


def clones() -> Workload:
    """Copies of a position in the middle of a game."""
    state = game()
    for _ in range(500):
        state.play_tick()

    def batch() -> dict[str, float]:
        for _ in range(CLONES):
            state.copy()
        return {"clones": CLONES}

    return Workload(batch)


def simulations() -> Workload:
    """A copy of the opening, after the first settlements, played out at random: the least that a simulation costs."""
    state = game()
    while state.state.is_initial_build_phase:
        state.play_tick()

    def batch() -> dict[str, float]:
        play_out(state.copy())
        return {"simulations": 1}

    return Workload(batch)


if __name__ == "__main__":
    main({"random": random_games, "clone": clones, "simulation": simulations}, "catanatron")
