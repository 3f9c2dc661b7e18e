"""Whether a loaded game agrees with the rules as they are now and, if not, who wants to go on all the same.

`rooms.editions` says where a log departs. A game that does stands still until everybody who plays has agreed to go on
from the last move that fits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from logothete.server import errors
from logothete.server.model import RulesChange
from logothete.server.rooms.editions import GOES_ON, Departure, Edition, shown_to
from logothete.server.store.rows import GameRow, SeatRow


class Agreement:
    """Between the log of one game, the rules it is played by here, and those who play."""

    def __init__(
        self, edition: Edition, written: Edition, departure: Departure | None = None, votes: Iterable[int] = ()
    ) -> None:
        self.edition = edition
        self.written = written
        """What the log was written with; if that is another, the next change says so."""
        self.departure = departure
        """Where the log does not agree with the rules as they are now: the game stands still before that."""
        self._votes = set(votes)

    @property
    def moved_on(self) -> bool:
        """Whether the game goes on under another edition than its log says."""
        return self.departure is None and self.written != self.edition

    def check(self) -> None:
        """`RulesChanged` if the game stands still."""
        if self.departure is not None:
            raise errors.RulesChanged(self.written.rules, self.edition.rules)

    def vote(self, table: GameRow, seats: Iterable[int]) -> list[int]:
        """Somebody agrees, for these seats, that the game goes on; those which had not yet."""
        if self.departure is None or table.status != "running":
            raise errors.NotHalted("the game does not stand still: there is nothing to agree to")
        new: list[int] = []
        for seat in seats:
            if seat not in self._votes:
                self._votes.add(seat)
                new.append(seat)
        return new

    def asked(self, table: GameRow, seats: Sequence[SeatRow]) -> list[int]:
        """The seats of people who have not agreed; bots do."""
        if table.status != "running":
            return []
        return [one.number for one in seats if not one.by_bot and one.number not in self._votes]

    def go_on(self, table: GameRow, seats: Sequence[SeatRow]) -> str | None:
        """Let the game go on if it stands still and everybody wants to: what the log says of that."""
        if self.departure is None or table.status != "running" or self.asked(table, seats):
            return None
        said = f"{GOES_ON}{self.departure.row - 1}"
        self.departure = None
        return said

    def shown(self, viewer: int | None, line: int, asked: list[int]) -> RulesChange:
        """What a viewer, whose log is so long, may know of why the game stands still."""
        assert self.departure is not None
        return shown_to(self.departure, viewer, self.written, self.edition, line, sorted(self._votes), asked)
