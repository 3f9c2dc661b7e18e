"""PettingZoo: one of its own environments, in the wrappers it comes in."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any, cast

from benchmarks.engines.timing import Workload, main


def stepped(environment: Any) -> Workload:
    """Random legal play, as in PettingZoo's guide; every step reads the observation with its mask."""
    random = Random(1).random

    def batch() -> dict[str, float]:
        environment.reset(seed=int(random() * 2**31))
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            environment.step(int(legal[int(random() * len(legal))]))
            decisions += 1
        return {"games": 1, "decisions": decisions}

    return Workload(batch)


def connect_four() -> Workload:
    """connect_four_v3."""
    with warnings.catch_warnings():
        # It tells about another way of opening environments that says nothing about their speed.
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import connect_four_v3

        return stepped(cast(Any, connect_four_v3).env())


if __name__ == "__main__":
    main({"connect_four": connect_four}, "pettingzoo")
