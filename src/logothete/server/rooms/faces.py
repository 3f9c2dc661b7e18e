"""What each viewer is shown of a table: drawn once for each change, and what all viewers share once for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from logothete.kernel.bits import members
from logothete.kernel.match import Match
from logothete.server.model import Clock, RulesChange, SeatMark, SeatState, StandingOrder
from logothete.server.rooms.difference import Differences
from logothete.server.rooms.following import Followers, shown
from logothete.server.rooms.timing import clocks_for
from logothete.server.store.rows import GameRow, SeatRow

NO_VIEW: Final = msgspec.Raw(b"null")

Stands = list[dict[str, str]]
"""What stands for each seat in sentences."""


class Face:
    """What a viewer is shown: what belongs to the table and, apart from it, the view of the match."""

    __slots__ = ("_differences", "_whole", "edition", "stands", "state", "view")

    def __init__(
        self, edition: int, stands: Stands, state: SeatState, view: msgspec.Struct | None, differences: Differences
    ) -> None:
        self.edition = edition
        """As of which change of the table."""
        self.stands = stands
        self.state = state
        """All but the log and the view."""
        self.view = view
        self._differences = differences
        self._whole: SeatState | None = None

    @property
    def whole(self) -> SeatState:
        """All but the log: the same object each time. Whoever is sent only what differs does without it."""
        if self._whole is None:
            view = NO_VIEW if self.view is None else msgspec.Raw(msgspec.json.encode(self.view))
            self._whole = msgspec.structs.replace(self.state, view=view)
        return self._whole

    def same_as(self, other: Face) -> bool:
        return other is self or (self.state == other.state and self.view == other.view)

    def at_another_table(self, edition: int, state: SeatState) -> Face:
        """The same view, while something else about the table has changed."""
        face = Face(edition, self.stands, state, self.view, self._differences)
        if self._whole is not None:
            face._whole = msgspec.structs.replace(state, view=self._whole.view)
        return face

    def since(self, before: Face) -> bytes:
        """What differs from what the viewer was shown before, as JSON (`rooms.difference`)."""
        differences = self._differences
        change: dict[str, object] = {}
        old, new = msgspec.structs.astuple(before.state), msgspec.structs.astuple(self.state)
        for name, one, other in zip(SeatState.__struct_fields__, old, new, strict=True):
            if one is not other and one != other:
                change[name] = differences.between_lists(one, other) if type(other) is list else [other]
        view = differences.between(before.view, self.view)
        if view is not None:
            change["view"] = view
        return msgspec.json.encode(change)


class Faces:
    """What each viewer is shown of one table, all but the log.

    What belongs to the match is drawn anew only when the version of the match changes that the viewer counts: between
    two versions nothing about it may change for that viewer. What belongs to the table follows every change. As long
    as all stays the same the viewer is given the very same object.
    """

    def __init__(self, followers: Followers) -> None:
        self._followers = followers
        self._edition = 0
        self._faces: dict[int | None, Face] = {}
        self._stands: tuple[Match, int, Stands] | None = None
        self._marks: tuple[int, Stands, list[SeatMark]] | None = None
        # What differs is found once for all who see it alike, and forgotten with the next change.
        self._differences = Differences()
        self.halted: Callable[[int | None], RulesChange] | None = None
        """What a viewer is told of why the game stands still, if it does."""

    def turn(self) -> None:
        """The table has changed, or may have."""
        self._edition += 1
        self._differences = Differences()

    def show(self, table: GameRow, seats: Sequence[SeatRow], match: Match | None, viewer: int | None) -> Face:
        """What a seat, or for None a spectator, is shown, with an empty log."""
        known = self._faces.get(viewer)
        if known is not None and known.edition == self._edition:
            return known
        face = self._draw(table, seats, match, viewer, known)
        if known is not None and face.same_as(known):
            known.edition = self._edition
            return known
        self._faces[viewer] = face
        return face

    def _draw(
        self, table: GameRow, seats: Sequence[SeatRow], match: Match | None, viewer: int | None, known: Face | None
    ) -> Face:
        if match is None:
            marks = [_mark(one, {}) for one in seats]
            state = SeatState(
                table.id, viewer, table.status, 0, NO_VIEW, None, [], [], 0, 0, [], [], marks, [], [], None
            )
            return Face(self._edition, [], state, None, self._differences)
        given = [] if viewer is None else seats[viewer].orders
        orders = shown(self._followers.standing(match, given)) if given else []
        clocks = clocks_for(table, seats, viewer)
        version = match.version_of(viewer)
        # Without names, what was shown was a table before its game began.
        if known is None or not known.stands or known.state.version != version:
            stands = self._names(match)
            marks = self._seats(seats, stands)
            view, state = self._look(table, match, viewer, version, marks, clocks, orders)
            return Face(self._edition, stands, self._hold(table, viewer, state), view, self._differences)
        marks = self._seats(seats, known.stands)
        state = msgspec.structs.replace(known.state, status=table.status, seats=marks, clocks=clocks, orders=orders)
        return known.at_another_table(self._edition, self._hold(table, viewer, state))

    def _hold(self, table: GameRow, viewer: int | None, state: SeatState) -> SeatState:
        """A game that stands still is only looked at."""
        if self.halted is None:
            return state
        return msgspec.structs.replace(
            state,
            prompt=None,
            offers=[],
            asides=[],
            invitations=[],
            cautions={},
            undoable=[],
            planned=0,
            asked=[],
            clocks=[],
            result=table.result,
            departure=self.halted(viewer),
        )

    def _look(
        self,
        table: GameRow,
        match: Match,
        viewer: int | None,
        version: int,
        marks: list[SeatMark],
        clocks: list[Clock],
        orders: list[StandingOrder],
    ) -> tuple[msgspec.Struct, SeatState]:
        title, position = match.title, match.state
        texts = title.actions.text
        public = self._followers.public(match)
        asked = int(position.asked(-1 if viewer is None else viewer))
        if viewer is None:
            view, prompt, offers, undoable, left = public, None, [], [], {}
            asides, invitations, cautions = [], [], {}
        else:
            view, prompt = title.look_from(public, position, viewer), title.prompt(position, viewer)
            legal, apart = position.legal(viewer), position.asides(viewer)
            offers = [texts(action) for action in legal]
            undoable = [texts(action) for action in match.undoable(viewer)]
            asides = [texts(action) for action in apart]
            cautions = title.cautioned(position, viewer, [*legal, *apart])
            invitations = title.invitations(position, viewer) if asides else []
            left = title.left(position, viewer) if offers or asides else {}
        return view, SeatState(
            game=table.id,
            seat=viewer,
            status=table.status,
            version=version,
            view=NO_VIEW,
            prompt=prompt,
            offers=offers,
            undoable=undoable,
            planned=match.planned(viewer) if viewer is not None and undoable else 0,
            log_from=0,
            log=[],
            asked=members(asked),
            seats=marks,
            clocks=clocks,
            orders=orders,
            result=match.result() if match.over else None,
            left=left,
            asides=asides,
            invitations=invitations,
            cautions=cautions,
        )

    def _names(self, match: Match) -> Stands:
        if self._stands is None or self._stands[0] is not match or self._stands[1] != match.version:
            names = [dict(match.title.seat_name(match.state, seat)) for seat in range(match.setup.players)]
            self._stands = (match, match.version, names)
        return self._stands[2]

    def _seats(self, seats: Sequence[SeatRow], stands: Stands) -> list[SeatMark]:
        if self._marks is None or self._marks[0] != self._edition or self._marks[1] is not stands:
            marks = [_mark(seat, names) for seat, names in zip(seats, stands, strict=True)]
            self._marks = (self._edition, stands, marks)
        return self._marks[2]


def _mark(seat: SeatRow, stands: dict[str, str]) -> SeatMark:
    return SeatMark(seat.number, seat.kind, seat.person, seat.level, seat.ready, seat.standin, seat.figure, stands)
