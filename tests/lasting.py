"""Titles for tests that play at random: games that last, and as many of them as there is time for.

Players who do not care lose Necrosia together in its first year, before anybody holds a card. The packs here change
the figures, not a rule, so that such games see all of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from logothete.games import open_title
from logothete.kernel.title import Title

MILD: Final[Mapping[str, Path]] = MappingProxyType(
    {"necrosia": Path(__file__).parent / "games" / "necrosia" / "mild"},
)
"""Of a title whose random games are short: the pack that makes them last."""
SLOW: Final[Mapping[str, int]] = MappingProxyType({"necrosia": 30})
"""Of a title whose random games take much longer than Byzantio's: how many times as long, roughly."""
MOST_TRIED: Final = 2_000
"""Of how many actions it is asked in one position why they are not offered."""


@cache
def lasting_title(key: str) -> Title:
    """The title with its pack, if it needs one. It never changes: one serves all tests."""
    return open_title(key, MILD.get(key))


def both_titles(key: str) -> list[Title]:
    """The title as it is, and if its random games are short, the one in which they last."""
    return [open_title(key), *([lasting_title(key)] if key in MILD else [])]


def opening(title: Title) -> str:
    """How to open this title again, for a report."""
    return f"open_title({title.key!r}{'' if title.folder is None else f', {title.folder!r}'})"


def fewer(key: str, number: int) -> int:
    """So many games, or pairs, or searches; fewer of a slow title, but one at least."""
    return max(1, number // SLOW.get(key, 1))


def rarer(key: str, every: int) -> int:
    """Look at one position in so many; at fewer of a slow title."""
    return every * SLOW.get(key, 1)


def tried(size: int, turn: int) -> range:
    """Actions that are asked for at this point of a game: all, or of a large table some, and others next time."""
    step = -(-size // MOST_TRIED)
    return range(turn % step, size, step)
