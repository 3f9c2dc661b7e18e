"""The log of a match as each seat knows it, and where undo cut it.

A reader holds some events as of some version. After an undo its last ones may never have happened; `since` says from
where on its log has to be replaced, and with what. Nothing here moves for a viewer who cannot know of a change.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

import msgspec

from logothete.kernel.events import Event, Told, name_event
from logothete.kernel.match import Match

KEPT_CUTS: Final = 32
"""For each viewer. A reader who slept through more of them gets the whole log."""


class Cuts(msgspec.Struct):
    """Where the log of one viewer was cut: the version after the undo, and the length that stayed."""

    places: list[tuple[int, int]] = []
    forgotten: int = 0
    """Cuts up to this version are not known any more."""


class Journal:
    """The logs of one match; the viewers are its seats and, last, the spectators."""

    def __init__(self, match: Match, cuts: list[Cuts] | None = None) -> None:
        self._match = match
        viewers = match.setup.players + 1
        # For each viewer the places in `match.told` of what it knows.
        self._known: list[list[int]] = [[] for _ in range(viewers)]
        self._heard = 0
        # Named once for all viewers; as long as what was named so far.
        self._named: list[Event | None] = []
        self.cuts = cuts if cuts is not None else [Cuts() for _ in range(viewers)]
        self.hear()

    def hear(self) -> None:
        """Take in what was told since the last call, if nothing was taken back."""
        told = self._match.told
        for place in range(self._heard, len(told)):
            for viewer, known in enumerate(self._known):
                if told[place].concerns(self._seat(viewer)):
                    known.append(place)
        self._heard = len(told)
        self._named += [None] * (len(told) - len(self._named))

    def hear_undo(self, before: Sequence[Told]) -> None:
        """Take in an undo; `before` is what had been told until then."""
        after = self._match.told
        same = 0
        while same < min(len(before), len(after)) and before[same] is after[same]:
            same += 1
        old = [[before[place] for place in known[bisect_left(known, same) :]] for known in self._known]
        for known in self._known:
            del known[bisect_left(known, same) :]
        self._heard = same
        del self._named[same:]
        stays = [len(known) for known in self._known]
        self.hear()
        for viewer, known in enumerate(self._known):
            new = [after[place] for place in known[stays[viewer] :]]
            common = 0
            while common < min(len(old[viewer]), len(new)) and old[viewer][common] == new[common]:
                common += 1
            if common < len(old[viewer]):
                self._cut(viewer, stays[viewer] + common)

    def _cut(self, viewer: int, length: int) -> None:
        cuts = self.cuts[viewer]
        cuts.places.append((self._match.version_of(self._seat(viewer)), length))
        if len(cuts.places) > KEPT_CUTS:
            cuts.forgotten = cuts.places.pop(0)[0]

    def since(self, seat: int | None, version: int, length: int) -> tuple[int, list[Event]]:
        """What replaces the log of a reader who holds its first `length` events as of `version`, and from where."""
        viewer = len(self._known) - 1 if seat is None else seat
        known = self._known[viewer]
        cuts = self.cuts[viewer]
        start = max(0, min(length, len(known)))
        if version < cuts.forgotten:
            start = 0
        for cut_at, stayed in cuts.places:
            if cut_at > version:
                start = min(start, stayed)
        return start, [self._name(place) for place in known[start:]]

    def _name(self, place: int) -> Event:
        named = self._named[place]
        if named is None:
            title = self._match.title
            named = name_event(self._match.told[place], title.events, title.actions.domains)
            self._named[place] = named
        return named

    def _seat(self, viewer: int) -> int | None:
        return None if viewer == len(self._known) - 1 else viewer
