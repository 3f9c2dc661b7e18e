"""Logothete itself: the sources or the compiled engine, whichever PYTHONPATH names.

python -m benchmarks.engines.ours trace      prints a digest of seeded games instead of measuring
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from functools import partial
from random import Random

from benchmarks.engines.timing import Workload, main
from logothete.bots.search import Search
from logothete.games import open_title
from logothete.kernel.bits import lowest
from logothete.kernel.dice import QuickDice
from logothete.kernel.mind import Mind
from logothete.kernel.state import State, buffer, random_playout
from logothete.kernel.title import Setup, Title

# One module of every part of the engine that is measured.
MODULES = [
    "logothete.kernel.state",
    "logothete.kernel.dice",
    "logothete.kernel.mind",
    "logothete.bots.search",
    "logothete.games.byzantio.position",
    "logothete.games.byzantio.rules.turn",
    "logothete.games.necrosia.position",
    "logothete.games.necrosia.rules.calendar.turn",
    "logothete.games.connectfour.state",
    "logothete.games.tictactoe.state",
]

PLAYOUTS = {"byzantio": 20, "necrosia": 20, "connectfour": 500, "tictactoe": 1000}
"""Games in a batch: a few milliseconds compiled, so that looking at the clock costs nothing."""
ALIKE = ("connectfour", "tictactoe")
"""The games that always start alike."""
SIMULATIONS = 200
CLONES = 2000


def opened(key: str) -> tuple[Title, Setup]:
    """A title, and the setup with the most players."""
    title = open_title(key)
    return title, title.check(Setup(title.players[-1]))


def choices(title: Title, setup: Setup) -> float:
    """Mean legal actions at a decision of random play."""
    dice = QuickDice(7)
    sizes = []
    for _ in range(20):
        state = title.start(setup, dice)
        while not state.over():
            seat = lowest(state.pending())
            legal = state.legal(seat)
            sizes.append(len(legal))
            state.take(seat, legal[dice.below(len(legal))], dice, None)
    return sum(sizes) / len(sizes)


def random_games(key: str) -> Workload:
    """Games from the start to the result, by the engine's own playout loop.

    Games with a deal are set up each time. Small ones always start alike: that start is copied, as OpenSpiel does it.
    """
    title, setup = opened(key)
    dice = QuickDice(1)
    start = title.start(setup, dice)
    out = buffer(start.most_offers())
    fresh: Callable[[], State] = start.clone if key in ALIKE else partial(title.start, setup, dice)

    def batch() -> dict[str, float]:
        decisions = 0
        for _ in range(PLAYOUTS[key]):
            state = fresh()
            decisions += random_playout(state, dice, out)
            state.places()
        return {"games": PLAYOUTS[key], "decisions": decisions}

    return Workload(batch, choices=choices(title, setup))


def driven_games(key: str) -> Workload:
    """The same games with the loop here, in interpreted Python, as in somebody's own program."""
    title, setup = opened(key)
    dice = QuickDice(1)
    random = Random(1).random
    start = title.start(setup, dice)
    out = buffer(start.most_offers())

    def batch() -> dict[str, float]:
        decisions = 0
        for _ in range(PLAYOUTS[key]):
            state = start.clone()
            while waiting := state.pending():
                seat = lowest(waiting)
                size: int = state.offer(seat, out)
                state.take(seat, out[int(random() * size)], dice, None)
                decisions += 1
            state.places()
        return {"games": PLAYOUTS[key], "decisions": decisions}

    return Workload(batch, choices=choices(title, setup))


def clones(key: str) -> Workload:
    """Copies of a position in the middle of a game."""
    title, setup = opened(key)
    dice = QuickDice(1)
    state = title.start(setup, dice)
    # About half of a random game of either title.
    for _ in range(120 if key == "byzantio" else 6):
        advance(state, dice)

    def batch() -> dict[str, float]:
        clone = state.clone
        for _ in range(CLONES):
            clone()
        return {"clones": CLONES}

    return Workload(batch)


def searches(key: str, own_mind: bool) -> Workload:
    """Tree search for the first turn, after lists are written or units placed.

    With a mind that knows nothing, every simulation plays on to the end of the game; with the game's own, it plays as
    the strategist does.
    """
    title, setup = opened(key)
    dice = QuickDice(1)
    state = title.start(setup, dice)
    while True:
        seat = lowest(state.pending())
        prompt = title.prompt(state, seat)
        if prompt is not None and prompt.key == "turn":
            break
        advance(state, dice)
    believed = state.guess(seat, dice)
    mind = title.mind() if own_mind else Mind()

    def batch() -> dict[str, float]:
        return {"simulations": Search(believed, seat, mind, dice).run(SIMULATIONS, 0.0)}

    return Workload(batch)


def advance(state: State, dice: QuickDice) -> None:
    """One random decision."""
    seat = lowest(state.pending())
    legal = state.legal(seat)
    state.take(seat, legal[dice.below(len(legal))], dice, None)


def trace() -> str:
    """A digest of every position of some seeded games and of a short search: the same in both engines."""
    digest = hashlib.sha256()
    for key in PLAYOUTS:
        title, setup = opened(key)
        for seed in range(3):
            dice = QuickDice(seed)
            state = title.start(setup, dice)
            while not state.over():
                digest.update(str(state.dump()).encode())
                advance(state, dice)
            digest.update(str((state.dump(), state.places())).encode())
        dice = QuickDice(9)
        state = title.start(setup, dice)
        search = Search(state, lowest(state.pending()), Mind(), dice)
        search.run(20, 0.0)
        digest.update(str(search.findings()).encode())
    return digest.hexdigest()


WORKLOADS: dict[str, Callable[[], Workload]] = {
    "byzantio-random": partial(random_games, "byzantio"),
    "byzantio-clone": partial(clones, "byzantio"),
    "byzantio-search": partial(searches, "byzantio", False),
    "byzantio-strategist": partial(searches, "byzantio", True),
    "necrosia-random": partial(random_games, "necrosia"),
    "necrosia-strategist": partial(searches, "necrosia", True),
    "connectfour-random": partial(random_games, "connectfour"),
    "connectfour-driven": partial(driven_games, "connectfour"),
    "connectfour-clone": partial(clones, "connectfour"),
    "tictactoe-random": partial(random_games, "tictactoe"),
    "tictactoe-driven": partial(driven_games, "tictactoe"),
}

if __name__ == "__main__":
    if sys.argv[1:] == ["trace"]:
        print(trace())
    else:
        main(WORKLOADS, "logothete", MODULES)
