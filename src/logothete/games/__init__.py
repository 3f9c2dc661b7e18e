"""The shelf: which titles there are, and how to open one.

A title is offered by a function `title(key, pack)`. A game of this package says in its folder, in `shelf.toml`, which
titles it makes. Any other package names the function by an entry point of the group `logothete.titles` whose name is
the title's key, and may keep rules ledgers in a folder `rules` beside the module. Nothing is imported before it is
opened.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Final, cast

from logothete.kernel.title import Title

GROUP: Final = "logothete.titles"

Opener = Callable[[str, Path | None], Title]


class UnknownTitle(LookupError):
    """No game of this name is installed."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(f"no title is called {key!r}. The titles are {', '.join(titles())}")


def built_in() -> Mapping[str, str]:
    """The titles of this package in the order of the shelf, each with the module of its game."""
    return _made_here("titles")


def in_the_making() -> Mapping[str, str]:
    """Titles that are not yet offered to anybody; they are opened by name, to build their page and to try them."""
    return _made_here("making")


@cache
def _made_here(list_of: str) -> Mapping[str, str]:
    folders = [
        (tomllib.loads(file.read_text(encoding="utf-8")), file.parent.name)
        for file in Path(__file__).parent.glob("*/shelf.toml")
    ]
    folders.sort(key=lambda found: int(found[0]["place"]))
    return MappingProxyType(
        {key: f"{__name__}.{folder}" for shelf, folder in folders for key in shelf.get(list_of, [])}
    )


def titles() -> list[str]:
    """The keys of all titles: the built-in ones, then those of other packages in order of name."""
    others = {point.name for point in entry_points(group=GROUP)}
    return [*built_in(), *sorted(others - built_in().keys())]


def open_title(key: str, pack: Path | None = None, content: str = "") -> Title:
    """The title of this name, with the content of a pack if one is given.

    `content` is the hash that a record or a running game names: if the title was shipped with that once, it is opened
    as it was.
    """
    return _opener(key)(key, pack).with_content(content)


def ledger_folders() -> list[Path]:
    """The folders of rules ledgers that games of other packages bring."""
    found: set[Path] = set()
    for point in entry_points(group=GROUP):
        try:
            spec = find_spec(point.module)
        except ModuleNotFoundError:
            # Such a title is told when somebody opens it; the rules of all others can still be read.
            continue
        if spec is not None and spec.origin is not None and (Path(spec.origin).parent / "rules").is_dir():
            found.add(Path(spec.origin).parent / "rules")
    return sorted(found)


def _opener(key: str) -> Opener:
    for shelf in (built_in(), in_the_making()):
        if key in shelf:
            return cast(Opener, import_module(shelf[key]).title)
    for point in entry_points(group=GROUP, name=key):
        return cast(Opener, point.load())
    raise UnknownTitle(key)
