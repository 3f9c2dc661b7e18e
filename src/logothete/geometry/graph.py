"""Places joined by links, as lists of neighbours."""

from __future__ import annotations

from typing import Final

FAR: Final = 99
"""The distance to a place that cannot be reached."""


def distances(neighbours: list[list[int]]) -> list[list[int]]:
    """How many links lie between each place and each other; links lead only in the direction listed."""
    return [_from(neighbours, start) for start in range(len(neighbours))]


def _from(neighbours: list[list[int]], start: int) -> list[int]:
    steps = [FAR] * len(neighbours)
    steps[start] = 0
    reached = [start]
    for here in reached:
        for there in neighbours[here]:
            if steps[there] == FAR:
                steps[there] = steps[here] + 1
                reached.append(there)
    return steps
