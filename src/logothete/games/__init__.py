"""The shelf: which titles there are, and how to open one.

A title is offered by a function `title(key, pack)`: for the built-in games in the module named below, for any
other package behind an entry point of the group `logothete.titles` whose name is the title's key. Nothing is
imported before it is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import MappingProxyType
from typing import Final, cast

from logothete.kernel.title import Title

GROUP: Final = "logothete.titles"

BUILT_IN: Final[Mapping[str, str]] = MappingProxyType(
    {
        "byzantio": "logothete.games.byzantio",
        "nekken": "logothete.games.byzantio",
        "necrosia": "logothete.games.necrosia",
        "tictactoe": "logothete.games.tictactoe",
        "connectfour": "logothete.games.connectfour",
    }
)

Opener = Callable[[str, Path | None], Title]


class UnknownTitle(LookupError):
    """No game of this name is installed."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(f"no title is called {key!r}. The titles are {', '.join(titles())}")


def titles() -> list[str]:
    """The keys of all titles: the built-in ones, then those of other packages in order of name."""
    others = {point.name for point in entry_points(group=GROUP)}
    return [*BUILT_IN, *sorted(others - BUILT_IN.keys())]


def open_title(key: str, pack: Path | None = None) -> Title:
    """The title of this name, with the content of a pack if one is given."""
    return _opener(key)(key, pack)


def _opener(key: str) -> Opener:
    if key in BUILT_IN:
        return cast(Opener, import_module(BUILT_IN[key]).title)
    for point in entry_points(group=GROUP, name=key):
        return cast(Opener, point.load())
    raise UnknownTitle(key)
