"""python-chess: random games of chess in Python."""

from __future__ import annotations

from random import Random

from benchmarks.engines.timing import Workload, main


def random_games() -> Workload:
    """Random legal moves until the board says that the game is over."""
    import chess

    random = Random(1).random
    sizes: list[int] = []

    def play() -> int:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            sizes.append(len(legal))
            board.push(legal[int(random() * len(legal))])
        return len(board.move_stack)

    for _ in range(5):
        play()
    choices = sum(sizes) / len(sizes)

    def batch() -> dict[str, float]:
        sizes.clear()
        return {"games": 1, "decisions": play()}

    return Workload(batch, choices=choices)


if __name__ == "__main__":
    main({"random": random_games}, "chess")
