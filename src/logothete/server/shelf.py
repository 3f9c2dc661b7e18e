"""The titles that this host offers, each opened once, with the packs of its folder, and their rulebooks."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from logothete import games
from logothete.kernel.content import ContentError
from logothete.kernel.house import with_house_rules
from logothete.kernel.ledger import Ledger, load_ledger
from logothete.kernel.rulebook import Chapter
from logothete.kernel.shown import Frame, Shown, show
from logothete.kernel.title import BadSetup, Title
from logothete.server.errors import BadTable, UnknownPack, UnknownTitle
from logothete.server.wire import ShownExample, ShownFrame, ShownGame

MOST_SCENES: Final = 32
"""So many are kept as they were last sent."""
_PACK: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,63}")


class Shelf:
    """Titles by key and pack. Packs are folders inside `packs`."""

    def __init__(
        self,
        packs: Path | None = None,
        keys: Callable[[], Sequence[str]] = games.titles,
        opener: Callable[[str, Path | None], Title] = games.open_title,
    ) -> None:
        self._packs = packs
        self._keys = keys
        self._opener = opener
        self._opened: dict[tuple[str, str], Title] = {}
        self._former: dict[tuple[str, str], dict[str, Title]] = {}
        self._ledger: Ledger | None = None
        self._shown: dict[str, ShownGame] = {}
        self._scenes: dict[tuple[object, ...], bytes] = {}

    def titles(self) -> list[str]:
        """The keys of all titles."""
        return list(self._keys())

    def packs(self) -> list[str]:
        """The names of all packs; each fits one title or a few."""
        if self._packs is None or not self._packs.is_dir():
            return []
        return sorted(one.name for one in self._packs.iterdir() if one.is_dir() and _PACK.fullmatch(one.name))

    def open(self, key: str, pack: str = "", content: str = "") -> Title:
        """The title with the content of a pack; `UnknownTitle` or `UnknownPack`.

        `content` is the hash that a game began with: if it is that of a former edition, the title is opened as it was.
        """
        found = self._opened.get((key, pack))
        if found is None:
            found = self._opened[key, pack] = self._open(key, pack)
        if content in ("", found.content):
            return found
        # Whatever is asked for, no more is opened and kept than there is.
        former = self._former.get((key, pack))
        if former is None:
            former = self._former[key, pack] = {one.content: one for one in found.former()}
        return former.get(content, found)

    def scene(self, title: Title, options: Mapping[str, str]) -> msgspec.Raw:
        """The JSON of a title's scene, by those of the options that it depends on; `BadTable` if they cannot be."""
        staged = {key: value for key, value in sorted(options.items()) if key in title.staged}
        key = (title.key, title.pack, title.content, *staged.items())
        found = self._scenes.pop(key, None)
        if found is None:
            try:
                found = msgspec.json.encode(title.scene(title.setup_with(staged)))
            except BadSetup as error:
                raise BadTable(str(error)) from error
        # The last one asked for is the last one to go.
        self._scenes[key] = found
        if len(self._scenes) > MOST_SCENES:
            del self._scenes[next(iter(self._scenes))]
        return msgspec.Raw(found)

    def rulebook(self, key: str, language: str, pack: str = "") -> tuple[Chapter, ...]:
        """The chapters of a title's rulebook, the house rules of a pack last; none for one without a ledger.

        The first call reads all ledgers.
        """
        title = self.open(key, pack)
        if self._ledger is None:
            self._ledger = load_ledger(others=games.ledger_folders())
        if key not in self._ledger.games:
            return ()
        return with_house_rules(self._ledger, key, title.folder).rulebook(key, language)

    def shown(self, key: str) -> ShownGame:
        """What a title shows of itself, played once; nothing for one that shows nothing."""
        found = self._shown.get(key)
        if found is None:
            made = show(self.open(key))
            found = self._shown[key] = ShownGame(0, [], []) if made is None else _wired(made)
        return found

    def _open(self, key: str, pack: str) -> Title:
        if key not in self._keys():
            raise UnknownTitle(f"no title is called {key!r}. The titles are {', '.join(self._keys())}", title=key)
        if not pack:
            return self._opener(key, None)
        if self._packs is None or pack not in self.packs():
            raise UnknownPack(
                f"there is no pack {pack!r}. The packs are: {', '.join(self.packs()) or 'none'}", pack=pack
            )
        try:
            return self._opener(key, self._packs / pack)
        except (BadSetup, ContentError) as error:
            raise UnknownPack(f"{key} cannot be played with the pack {pack!r}: {error}", pack=pack) from error


def _wired(shown: Shown) -> ShownGame:
    examples = [ShownExample(one.key, one.rule, [_frame(frame) for frame in one.frames]) for one in shown.examples]
    return ShownGame(shown.players, [_frame(frame) for frame in shown.film], examples)


def _frame(frame: Frame) -> ShownFrame:
    view = msgspec.Raw(msgspec.json.encode(frame.view))
    return ShownFrame(frame.number, frame.seat, view, frame.stands, frame.log)
