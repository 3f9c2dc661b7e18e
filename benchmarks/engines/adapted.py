"""Our titles through our adapters, in the loops that measure PettingZoo and OpenSpiel themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from benchmarks.engines.ours import MODULES
from benchmarks.engines.spiel import driven
from benchmarks.engines.timing import Workload, main
from benchmarks.engines.zoo import stepped


def zoo(key: str) -> Workload:
    """A title as an environment of PettingZoo, in the wrappers that PettingZoo recommends."""
    from logothete.adapters.pettingzoo import env

    return stepped(env(key))


def spiel(key: str) -> Workload:
    """A title as a game of OpenSpiel; the draws of the seed are not counted as transitions."""
    from logothete.adapters.openspiel import PREFIX

    return driven(PREFIX + key, games=5)


WORKLOADS: dict[str, Callable[[], Workload]] = {
    "zoo-connectfour": partial(zoo, "connectfour"),
    "zoo-byzantio": partial(zoo, "byzantio"),
    "spiel-connectfour": partial(spiel, "connectfour"),
    "spiel-byzantio": partial(spiel, "byzantio"),
}

if __name__ == "__main__":
    main(WORKLOADS, "logothete", MODULES)
