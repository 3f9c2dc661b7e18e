"""How far a game has come: its match, the logs of its viewers, and who wants to think again.

This is what the rows of a log lead to, whether they are being decided or played again. There is none before the start.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from logothete.kernel.bits import BIT
from logothete.kernel.match import Match, Snapshot
from logothete.kernel.pages import Page, Past, no_past
from logothete.kernel.record import Record, RecordError, new_record
from logothete.kernel.title import BadSetup, Title
from logothete.server.errors import GameUnavailable
from logothete.server.model import By
from logothete.server.rooms.editions import AFRESH, seen_at
from logothete.server.rooms.journal import Journal
from logothete.server.rooms.keeping import Beginning, DamagedSnapshot, Kept, unpack_base
from logothete.server.store.rows import GameRow, LogKind, LogRow


class Spoken:
    """How often seats acted aside, for the manners of bots (`logothete.bots.asides`); it need not outlive a restart."""

    def __init__(self) -> None:
        self._replies: Counter[int] = Counter()
        self._proposed: Counter[int] = Counter()

    def hear(self, seat: int, invited: bool) -> None:
        """A seat did something aside, invited or of its own accord."""
        (self._replies if invited else self._proposed)[seat] += 1

    def answer(self, seat: int) -> None:
        """A seat answered what it was asked."""
        self._replies.clear()
        del self._proposed[seat]

    def by(self, seat: int) -> tuple[int, int]:
        """How often a seat replied since anybody answered, and acted of its own accord since it answered itself."""
        return self._replies[seat], self._proposed[seat]


class Progress:
    """A match under way, with all that changes whenever it does."""

    def __init__(self, match: Match, journal: Journal | None = None, thinking: Iterable[int] = ()) -> None:
        self.match = match
        self.journal = Journal(match) if journal is None else journal
        self.thinking = set(thinking)
        """Seats that took something back: their standing orders wait until they have decided, or changed them."""
        self.spoken = Spoken()

    @classmethod
    def begin(cls, title: Title, table: GameRow, beginning: Beginning, base: bytes | None) -> Progress:
        """The opening of a game; `base` is the position from which a branch begins."""
        setup, seed = table.setup, bytes.fromhex(table.seed)
        try:
            if base is None:
                return cls(Match.start(title, setup, seed, beginning.nonces, beginning.seats))
            head = new_record(title, setup, seed, beginning.nonces, beginning.seats)
            return cls(Match.restore(title, _branch(head, unpack_base(base).cells)))
        except (BadSetup, RecordError) as error:
            raise unavailable(table, error) from error

    @classmethod
    def restore(cls, title: Title, table: GameRow, number: int, kept: Kept) -> Progress:
        """What the snapshot at this row of the log has kept."""
        try:
            match = Match.restore(title, kept.match)
        except BadSetup as error:
            # Cells that an older program has laid otherwise: the log is all that is needed.
            raise DamagedSnapshot(number) from error
        except RecordError as error:
            raise unavailable(table, error) from error
        return cls(match, Journal(match, kept.cuts or None, kept.recent), kept.thinking)

    def keep(self) -> Kept:
        """What a snapshot keeps."""
        return Kept(self.match.snapshot(), self.journal.cuts, sorted(self.thinking), self.journal.recent)

    def turn_pages(self) -> list[tuple[Past, Page]]:
        """Let go of what stands for good, in pages; each with what lies before it."""
        pages = self.match.turn_pages()
        if pages:
            self.journal.let_go([page.told for _, page in pages])
        return pages

    def is_aside(self, seat: int, action: str) -> bool:
        """Whether a move, if it is one, would answer nothing."""
        match = self.match
        return 0 <= seat < match.setup.players and match.state.unasked(seat, match.title.actions.parse(action))

    def apply(self, kind: LogKind, seat: int, action: str, by: By) -> str:
        """Carry out a row of the log; the action that was played or taken back."""
        match, actions = self.match, self.match.title.actions
        if kind == "undo":
            before = match.told
            taken = match.undo(seat)
            self.journal.hear_undo(before)
            self.thinking.add(seat)
            return actions.text(taken)
        if kind == "lapse":
            played = match.lapse(seat)
        else:
            played = actions.parse(action)
            aside, invited = self.is_aside(seat, action), match.state.invited() >> seat & 1
            match.play(seat, played, automatic=by == "order", goes_on=by == "plan")
            if aside:
                self.journal.hear()
                self.spoken.hear(seat, bool(invited))
                return actions.text(played)
        self.journal.hear()
        self.spoken.answer(seat)
        self.thinking.discard(seat)
        return actions.text(played)

    def pass_over(self, row: LogRow) -> None:
        """A decision that is not allowed any more was taken back at once: it leaves only the versions it made."""
        assert row.seat is not None
        self.match.skip_versions(2, seen_at(row) | BIT[row.seat])
        self.journal.cut_here()
        self.thinking.add(row.seat)

    def start_afresh(self) -> None:
        """The game goes on from here, and what came later has not happened."""
        self.match.skip_versions(AFRESH)
        self.journal.cut_here()
        self.thinking.clear()


def unavailable(table: GameRow, error: Exception) -> GameUnavailable:
    """A game cannot be opened with what is installed here."""
    return GameUnavailable(
        f"game {table.id} cannot be opened here: {error}. Install what it was played with",
        title=table.title,
    )


def _branch(head: Record, cells: list[int]) -> Snapshot:
    """A match that begins at this position."""
    players = head.setup.players
    return Snapshot(
        head=head,
        past=no_past(players),
        moves=[],
        ends=[],
        told=[],
        cells=cells,
        covered=0,
        drawn=0,
        versions=[0] * (players + 2),
        automatic=[],
        unmoved=[0] * players,
    )
