"""Games in which everybody holds a great deal, until every two elements that are declared were declared in one of them.

python -m tests.games.diktat.pairs [GAMES]
"""

from __future__ import annotations

import sys

from logothete.kernel.events import name_event
from logothete.kernel.title import Setup
from tests.fuzz import Game, Pairs, run_games
from tests.games.diktat.invariants import check
from tests.games.diktat.rich import Rich
from tests.games.diktat.scenes import SCENES


def declared(game: Game) -> set[str]:
    """The cards, and the sectors of the markers, that were declared in a game."""
    events = [name_event(told, game.title.events, game.title.actions.domains) for told in game.chronicle.told]
    cards = {str(event.about["card"]) for event in events if event.kind == "declared"}
    return cards | {str(event.about["sector"]) for event in events if event.kind == "declared-marker"}


def play(games: int, first: int) -> Pairs:
    """Play so many games at most, each with its own seed; what met."""
    title = Rich()
    pairs = Pairs(list(SCENES))

    def watch(game: Game) -> None:
        check(game)
        if game.state.over():
            pairs.add(declared(game))

    for seed in range(first, first + games):
        configuration = ("none", "others")[seed // 4 % 2]
        run_games(title, Setup(2 + seed % 4, {"configuration": configuration}), 1, seed, watch)
        print(f"{seed + 1 - first} games, {pairs}", flush=True)
        if not pairs.missing():
            break
    return pairs


def main(arguments: list[str]) -> int:
    """Play until all have met."""
    left = play(int(arguments[0]) if arguments else 1000, 1).missing()
    if left:
        print(f"{len(left)} pairs never met, the first: {' and '.join(left[0])}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
