"""Bots: anything that decides for a seat, for any game, through the kernel alone.

`open_bot` makes one from a short description: `random`, `absent`, `casual`, `greedy`, `greedy-silent`,
`strategist:200ms`, `strategist:1000it`, or one of the levels that players choose from: `easy`, `normal`, `strong`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Final

from logothete.bots.asides import Outspoken, aside_of
from logothete.bots.cast import figure, figures
from logothete.bots.intentions import Budget, Intending, Intention
from logothete.bots.seat import Bot, Choice, NotAsked, SeatTable, Thought
from logothete.bots.simple import AbsentBot, CasualBot, GreedyBot, RandomBot
from logothete.bots.strategist import Strategist

LEVELS: Final = {"easy": "casual", "normal": "strategist:50ms", "strong": "strategist:800ms-sly"}
"""What players choose from, and the bot behind each name, from the weakest to the strongest.
Only a sly one may lie to others, where a game lets players talk."""
MEASURED: Final = {"easy": "casual", "normal": "strategist:400it", "strong": "strategist:2000it-sly"}
"""What stands for each level where games must repeat exactly (`lab/ladder.py`): budgets of iterations, not above what
the time of the level buys on the compiled engine. The pages in docs/ladder say how many it bought."""
BRIEFLY: Final = {"easy": "casual", "normal": "strategist:100it", "strong": "strategist:400it-sly"}
"""The same where all must be over in a minute."""
LEVEL_TEXTS: Final = Path(__file__).parent / "text"
"""Where each level is described: `level-<name>` and `level-<name>-about`."""

_BUDGET: Final = re.compile(r"strategist:(\d+)(ms|it)(?:x(\d+))?(-sly)?")


class UnknownBot(Exception):
    """A description that fits no bot."""

    def __init__(self, description: str) -> None:
        super().__init__(
            f"there is no bot {description!r}; there are: random, absent, casual, greedy, greedy-silent (it offers "
            "nothing to others), strategist:<n>ms, strategist:<n>it (either with x<processes> behind it, and -sly "
            f"behind that: it may lie), and the levels {', '.join(LEVELS)}"
        )


def open_bot(description: str, seed: int, clock: Callable[[], float] = perf_counter) -> Bot:
    """The bot of a description, its chance fixed by the seed; `clock` counts the seconds of a budget of time."""
    description = LEVELS.get(description, description)
    if description == "random":
        return RandomBot(seed)
    if description == "absent":
        return AbsentBot(seed)
    if description == "casual":
        return CasualBot(seed)
    if description in ("greedy", "greedy-silent"):
        return GreedyBot(seed, description == "greedy-silent")
    budget = _BUDGET.fullmatch(description)
    if budget is None or int(budget[1]) == 0 or budget[3] == "0":
        raise UnknownBot(description)
    amount = int(budget[1])
    limits = Budget(seconds=amount / 1000) if budget[2] == "ms" else Budget(iterations=amount)
    return Strategist(seed, limits, int(budget[3] or 1), clock, budget[4] is not None)


def thinking_seconds(description: str) -> float:
    """The budget of time of a bot; 0 for one that has none."""
    budget = _BUDGET.fullmatch(LEVELS.get(description, description))
    return int(budget[1]) / 1000 if budget is not None and budget[2] == "ms" else 0.0


__all__ = [
    "BRIEFLY",
    "LEVELS",
    "LEVEL_TEXTS",
    "MEASURED",
    "AbsentBot",
    "Bot",
    "Budget",
    "CasualBot",
    "Choice",
    "GreedyBot",
    "Intending",
    "Intention",
    "NotAsked",
    "Outspoken",
    "RandomBot",
    "SeatTable",
    "Strategist",
    "Thought",
    "UnknownBot",
    "aside_of",
    "figure",
    "figures",
    "open_bot",
    "thinking_seconds",
]
