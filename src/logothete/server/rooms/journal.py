"""The log of a match as each seat knows it: its newest part, and where undo cut it.

A reader holds some events as of some version. After an undo its last ones may never have happened; `since` says from
where on its log has to be replaced, and with what. Nothing here moves for a viewer who cannot know of a change, and
how much of a log is here depends on that log alone, not on what others know: the older part is on pages
(`rooms.pages`), and where those end would tell of hidden moves.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

import msgspec

from logothete.kernel.events import Event, Told, name_event
from logothete.kernel.match import Match

KEPT_CUTS: Final = 32
"""For each viewer. A reader who slept through more of them gets the newest part of the log."""
LOG_PART: Final = 200
"""Events that a reader is given at once, at most; what is older it asks for."""


class Cuts(msgspec.Struct):
    """Where the log of one viewer was cut: the version after the undo, and the length that stayed."""

    places: list[tuple[int, int]] = []
    forgotten: int = 0
    """Cuts up to this version are not known any more."""


class Journal:
    """The logs of one match; the viewers are its seats and, last, the spectators.

    A *place* is that of an event among all of them since the game began; a *position* is its place in the log of one
    viewer, who never learns of places.
    """

    def __init__(self, match: Match, cuts: list[Cuts] | None = None, recent: Sequence[tuple[int, Told]] = ()) -> None:
        """`recent` is what an earlier journal of this match still had of what is on pages."""
        self._match = match
        viewers = match.setup.players + 1
        self._recent = dict(recent)
        # For each viewer the places of what it knows, from the position in `_first` on.
        self._known: list[list[int]] = []
        self._first: list[int] = []
        for viewer in range(viewers):
            seat = None if viewer == viewers - 1 else viewer
            known = [place for place, told in recent if told.concerns(seat)][-LOG_PART:]
            self._known.append(known)
            self._first.append(match.past.told[viewer] - len(known))
        self._heard = match.past.told[-1]
        # Named once for all viewers.
        self._named: dict[int, Event] = {}
        self.cuts = cuts if cuts is not None else [Cuts() for _ in range(viewers)]
        self.hear()

    def hear(self) -> None:
        """Take in what was told since the last call, if nothing was taken back."""
        told, held_from = self._match.told, self._match.past.told[-1]
        for at in range(self._heard - held_from, len(told)):
            for viewer, known in enumerate(self._known):
                if told[at].concerns(self._seat(viewer)):
                    known.append(held_from + at)
        self._heard = held_from + len(told)

    def hear_undo(self, before: Sequence[Told]) -> None:
        """Take in an undo; `before` is what `match.told` had been until then."""
        after, held_from = self._match.told, self._match.past.told[-1]
        same = 0
        while same < min(len(before), len(after)) and before[same] is after[same]:
            same += 1
        place = held_from + same
        old = [[before[one - held_from] for one in known[bisect_left(known, place) :]] for known in self._known]
        for known in self._known:
            del known[bisect_left(known, place) :]
        for one in range(place, self._heard):
            self._named.pop(one, None)
        self._heard = place
        stays = [len(known) for known in self._known]
        self.hear()
        for viewer, known in enumerate(self._known):
            new = [after[one - held_from] for one in known[stays[viewer] :]]
            common = 0
            while common < min(len(old[viewer]), len(new)) and old[viewer][common] == new[common]:
                common += 1
            if common < len(old[viewer]):
                self._cut(viewer, self._first[viewer] + stays[viewer] + common)

    def cut_here(self) -> None:
        """Whatever a reader holds beyond what there is now has not happened."""
        for viewer in range(len(self._known)):
            self._cut(viewer, self.length(self._seat(viewer)))

    def _cut(self, viewer: int, length: int) -> None:
        cuts = self.cuts[viewer]
        cuts.places.append((self._match.version_of(self._seat(viewer)), length))
        if len(cuts.places) > KEPT_CUTS:
            cuts.forgotten = cuts.places.pop(0)[0]

    def let_go(self, pages: Sequence[Sequence[Told]]) -> None:
        """The match has put these events on pages: keep of them what is among the newest of somebody's log."""
        held_from = self._match.past.told[-1]
        gone = [told for page in pages for told in page]
        first = held_from - len(gone)
        wanted: set[int] = set()
        for viewer, known in enumerate(self._known):
            on_pages = bisect_left(known, held_from)
            too_old = max(0, on_pages - LOG_PART)
            self._first[viewer] += too_old
            wanted.update(known[too_old:on_pages])
            del known[:too_old]
        self._recent = {
            place: self._recent[place] if place < first else gone[place - first] for place in sorted(wanted)
        }
        oldest = min(wanted, default=held_from)
        self._named = {place: event for place, event in self._named.items() if place >= oldest}

    @property
    def recent(self) -> list[tuple[int, Told]]:
        """What is on pages and still here, with its places: for a journal of this match later on."""
        return list(self._recent.items())

    def length(self, seat: int | None) -> int:
        """How long the log of a viewer is."""
        viewer = self._viewer(seat)
        return self._first[viewer] + len(self._known[viewer])

    def since(self, seat: int | None, version: int, length: int) -> tuple[int, list[Event]]:
        """What replaces the log of a reader who holds its first `length` events as of `version`, and from where.

        If the reader lacks more than is told at once, it is the newest part, from beyond what the reader holds.
        """
        viewer = self._viewer(seat)
        known, first = self._known[viewer], self._first[viewer]
        end = first + len(known)
        start = max(self.stands(seat, version, length), end - LOG_PART)
        # The newest part of a log is always here.
        return start, [self._name(place) for place in known[start - first :]] if start < end else []

    def stands(self, seat: int | None, version: int, length: int) -> int:
        """How many of the first `length` events of a log as of `version` are still its first ones."""
        cuts = self.cuts[self._viewer(seat)]
        start = min(length, self.length(seat))
        if not cuts.places or cuts.places[-1][0] <= version:
            return start
        if version < cuts.forgotten:
            return 0
        return min(start, *[stayed for cut_at, stayed in cuts.places if cut_at > version])

    def between(self, seat: int | None, start: int, end: int) -> list[Event] | None:
        """The events at these positions of a viewer's log; None if some of them are on pages alone."""
        viewer = self._viewer(seat)
        first = self._first[viewer]
        if start < first:
            return None
        return [self._name(place) for place in self._known[viewer][start - first : end - first]]

    def _name(self, place: int) -> Event:
        named = self._named.get(place)
        if named is None:
            title, held_from = self._match.title, self._match.past.told[-1]
            told = self._recent[place] if place < held_from else self._match.told[place - held_from]
            named = self._named[place] = name_event(told, title.events, title.actions.domains)
        return named

    def _viewer(self, seat: int | None) -> int:
        return len(self._known) - 1 if seat is None else seat

    def _seat(self, viewer: int) -> int | None:
        return None if viewer == len(self._known) - 1 else viewer
