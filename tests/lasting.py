"""Titles for tests that play at random: games that last, and as many of them as there is time for.

Random games of a title may end too soon to show it, or take long. The tests of its game say so in `lasting.toml`:
`titles`, the `pack` beside it with which they last, and how many times as long as others they take (`slow`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from logothete.games import open_title, titles
from logothete.kernel.title import Title
from tests.bazaar import BazaarTitle

GAMES: Final = Path(__file__).parent / "games"
MOST_TRIED: Final = 2_000
"""Of how many actions it is asked in one position why they are not offered."""


class Lasting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the tests of a game say of its random games."""

    titles: list[str]
    pack: str | None = None
    slow: int = 1


@cache
def _said_of(key: str) -> tuple[Path | None, int]:
    for file in sorted(GAMES.glob("*/lasting.toml")):
        said = msgspec.toml.decode(file.read_bytes(), type=Lasting)
        if key in said.titles:
            return None if said.pack is None else file.parent / said.pack, said.slow
    return None, 1


def lasting_pack(key: str) -> Path | None:
    """The pack that makes the random games of a title last, if they are short without."""
    return _said_of(key)[0]


def slowness(key: str) -> int:
    """How many times as long as Byzantio's the random games of a title take, roughly."""
    return _said_of(key)[1]


def played_titles() -> list[str]:
    """The titles of the shelf, and the toy in which everybody acts aside."""
    return [*titles(), BazaarTitle.key]


@cache
def lasting_title(key: str) -> Title:
    """The title with its pack, if it needs one. It never changes: one serves all tests."""
    return BazaarTitle() if key == BazaarTitle.key else open_title(key, lasting_pack(key))


def both_titles(key: str) -> list[Title]:
    """The title as it is, and if its random games are short, the one in which they last."""
    return [open_title(key), *([] if lasting_pack(key) is None else [lasting_title(key)])]


def opening(title: Title) -> str:
    """How to open this title again, for a report."""
    return f"open_title({title.key!r}{'' if title.folder is None else f', {title.folder!r}'})"


def fewer(key: str, number: int) -> int:
    """So many games, or pairs, or searches; fewer of a slow title, but one at least."""
    return max(1, number // slowness(key))


def rarer(key: str, every: int) -> int:
    """Look at one position in so many; at fewer of a slow title."""
    return every * slowness(key)


def tried(size: int, turn: int) -> range:
    """Actions that are asked for at this point of a game: all, or of a large table some, and others next time."""
    step = -(-size // MOST_TRIED)
    return range(turn % step, size, step)
