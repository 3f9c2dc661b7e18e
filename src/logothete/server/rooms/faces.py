"""What each viewer is shown of a table: drawn once for each change, and what all viewers share once for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from logothete.kernel.match import Match
from logothete.server.model import SeatMark, SeatState
from logothete.server.rooms.following import Followers, shown
from logothete.server.rooms.timing import clocks_for
from logothete.server.store.rows import GameRow, SeatRow

NO_VIEW: Final = msgspec.Raw(b"null")

Stands = list[dict[str, str]]
"""What stands for each seat in sentences."""


class _Face(msgspec.Struct, frozen=True):
    """What a viewer was shown last: as of which change of the table, and with which names."""

    edition: int
    stands: Stands
    state: SeatState


class Faces:
    """What each viewer is shown of one table, all but the log.

    What belongs to the match is drawn anew only when the version of the match changes that the viewer counts: between
    two versions nothing about it may change for that viewer. What belongs to the table follows every change. As long
    as all stays the same the viewer is given the very same object.
    """

    def __init__(self, followers: Followers) -> None:
        self._followers = followers
        self._edition = 0
        self._faces: dict[int | None, _Face] = {}
        self._stands: tuple[Match, int, Stands] | None = None
        self._marks: tuple[int, Stands, list[SeatMark]] | None = None

    def turn(self) -> None:
        """The table has changed, or may have."""
        self._edition += 1

    def show(self, table: GameRow, seats: Sequence[SeatRow], match: Match | None, viewer: int | None) -> SeatState:
        """What a seat, or for None a spectator, is shown, with an empty log."""
        known = self._faces.get(viewer)
        if known is not None and known.edition == self._edition:
            return known.state
        face = self._draw(table, seats, match, viewer, known)
        if known is not None and face.state == known.state:
            face = _Face(self._edition, known.stands, known.state)
        self._faces[viewer] = face
        return face.state

    def _draw(
        self, table: GameRow, seats: Sequence[SeatRow], match: Match | None, viewer: int | None, known: _Face | None
    ) -> _Face:
        if match is None:
            marks = [_mark(one, {}) for one in seats]
            state = SeatState(table.id, viewer, table.status, 0, NO_VIEW, None, [], [], 0, [], [], marks, [], [], None)
            return _Face(self._edition, [], state)
        # Without names, what was shown was a table before its game began.
        if known is None or not known.stands or known.state.version != match.version_of(viewer):
            known = _Face(self._edition, self._names(match), self._look(table, match, viewer))
        given = [] if viewer is None else self._followers.standing(match, seats[viewer].orders)
        state = msgspec.structs.replace(
            known.state,
            status=table.status,
            seats=self._seats(seats, known.stands),
            clocks=clocks_for(table, seats, viewer),
            orders=shown(given),
        )
        return _Face(self._edition, known.stands, state)

    def _look(self, table: GameRow, match: Match, viewer: int | None) -> SeatState:
        """What belongs to the match."""
        title, position = match.title, match.state
        texts = title.actions.text
        public = self._followers.public(match)
        asked = int(position.asked(-1 if viewer is None else viewer))
        view = public if viewer is None else title.look_from(public, position, viewer)
        return SeatState(
            game=table.id,
            seat=viewer,
            status=table.status,
            version=match.version_of(viewer),
            view=msgspec.Raw(msgspec.json.encode(view)),
            prompt=None if viewer is None else title.prompt(position, viewer),
            offers=[] if viewer is None else [texts(action) for action in position.legal(viewer)],
            undoable=[] if viewer is None else [texts(action) for action in match.undoable(viewer)],
            log_from=0,
            log=[],
            asked=[seat for seat in range(match.setup.players) if asked >> seat & 1],
            seats=[],
            clocks=[],
            orders=[],
            result=match.result() if match.over else None,
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
    return SeatMark(seat.number, seat.kind, seat.name, seat.level, seat.ready, seat.standin, stands)
