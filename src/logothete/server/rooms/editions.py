"""A game that was written under other rules than those it is opened with: whether the log still tells the same game.

A title's *edition* is the version of its rules and the hash of its content. The log says with which it was written, and
each row carries a *trace* of what it did. Under another edition the whole log is played again, row by row. A row
*agrees* if the move is still allowed (a lapse still plays the same, an undo still takes the same back) and the trace
is the same: what was told, to whom and in which order, for whom the game then waits, and how many dice have
fallen. A row without a trace, from before there were any, agrees if its move does. Which rule stands behind an event
may change: that is no part of the story.

If all rows agree, the game goes on under the new edition. If not, it stands still after the last row that does, until
everybody who plays agrees to go on from there; the rows in between stay in the log and no longer count. A decision
that was taken back before anything else was decided need not agree: nothing came of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

from logothete.kernel.actions import UnknownAction
from logothete.kernel.events import Told, name_event
from logothete.kernel.match import Match
from logothete.kernel.record import Record
from logothete.kernel.state import Refused
from logothete.kernel.title import Title
from logothete.server.model import Departed, RulesChange
from logothete.server.store.rows import LogRow

RULES: Final = "rules "
"""What the log says when a game goes on under another edition, before the `Edition`."""
AGREED: Final = "agreed "
"""What it says when somebody agrees to go on without what no longer fits, before the mark of the edition."""
GOES_ON: Final = "goes on "
"""What it says when all have: the game goes on from the row whose number follows."""
HALTED: Final = "halted"
"""What it says when the clocks of a game that cannot go on were stopped."""
AFRESH: Final = 1_000_000
"""So much a version grows when a game goes on from earlier: nobody holds one from before that could pass for it.

Not by the number of moves that were dropped: that would tell of hidden ones.
"""
_DIGITS: Final = 6


class Edition(msgspec.Struct, frozen=True):
    """What a game is played with: the version of its title's rules, and the hash of its content."""

    rules: int = 0
    content: str = ""

    @property
    def mark(self) -> str:
        """A short name."""
        return f"{self.rules}-{self.content[:12]}"


def edition_of(title: Title) -> Edition:
    """What a title plays with now."""
    return Edition(title.version, title.content)


def edition_in(head: Record) -> Edition:
    """What a match was played with."""
    return Edition(head.rules_version, head.content)


class OtherEdition(Exception):
    """A snapshot was made under another edition: the whole log is needed."""


class Departure(msgspec.Struct, frozen=True, kw_only=True):
    """Where a log no longer tells the same game. For the keeper: it holds what was decided."""

    row: int
    """The first row that no longer counts."""
    number: int
    """The number of the move, from 1; 0 is the opening."""
    seat: int | None
    action: str
    kind: Departed
    rule: str | None = None
    reason: str | None = None
    about: dict[str, str | int] = {}
    seen: int = 0
    """The mask of those who saw something happen at that move; negative: everybody."""


class Departs(Exception):
    """A row does not agree."""

    def __init__(self, departure: Departure) -> None:
        super().__init__(f"row {departure.row} does not agree with these rules")
        self.departure = departure


class Trace(msgspec.Struct, frozen=True, array_like=True):
    """What a row did, as the log keeps it."""

    told: str
    """A few digits for each event."""
    seen: int
    """The mask of those who were told anything."""
    pending: int
    drawn: int


def told_so_far(match: Match) -> int:
    """How many events there have been since the game began."""
    return match.past.told[-1] + len(match.told)


def trace_of(match: Match, since: int) -> str:
    """The trace of what happened after the first `since` events; none of them is on a page yet."""
    return msgspec.json.encode(_trace(match, _told(match, since))).decode()


def _told(match: Match, since: int) -> Sequence[Told]:
    return match.told[max(0, since - match.past.told[-1]) :]


def _trace(match: Match, told: Sequence[Told]) -> Trace:
    seen = 0
    for one in told:
        seen |= one.to
    digits = "".join(_digest(match.title, one) for one in told)
    return Trace(digits, seen, int(match.state.pending()), int(match.dice.drawn))


def _digest(title: Title, told: Told) -> str:
    event = name_event(told, title.events, title.actions.domains)
    fact = msgspec.json.encode([told.to, event.kind, event.about], order="deterministic")
    return hashlib.blake2b(fact, digest_size=_DIGITS // 2).hexdigest()


def check_trace(match: Match, row: LogRow, since: int) -> None:
    """`Departs` if a row that was played again did something else than its trace says."""
    if row.trace is None:
        return
    before = msgspec.json.decode(row.trace, type=Trace)
    told = _told(match, since)
    now = _trace(match, told)
    if now == before:
        return
    kind: Departed = "dice" if now.drawn != before.drawn else "waiting"
    rule: str | None = None
    seen = before.seen
    if now.told != before.told:
        kind = "told"
        same = 0
        while now.told[: same + _DIGITS] == before.told[: same + _DIGITS] and same < len(now.told):
            same += _DIGITS
        at = same // _DIGITS
        if at < len(told):
            rule = match.title.events[told[at].kind].rule
            # What happens now instead may be for fewer eyes than what happened.
            seen &= told[at].to
    raise Departs(msgspec.structs.replace(_departure(match, row, kind, rule=rule), seen=seen))


def check_done(match: Match, row: LogRow, done: str) -> None:
    """`Departs` if a lapse or an undo was of another action than it was."""
    if done != row.action:
        raise Departs(_departure(match, row, "lapse" if row.kind == "lapse" else "undo"))


def refused(match: Match, row: LogRow, error: Exception) -> Departure:
    """The departure of a row that cannot be played again, before it changed anything."""
    number = match.played + (row.kind != "undo")
    if isinstance(error, Refused):
        why = error.refusal
        return _departure(match, row, "refused", number, why.rule, why.reason, why.about)
    if isinstance(error, UnknownAction):
        return _departure(match, row, "unknown", number)
    return _departure(match, row, "undo" if row.kind == "undo" else "lapse", number)


def _departure(
    match: Match,
    row: LogRow,
    kind: Departed,
    number: int | None = None,
    rule: str | None = None,
    reason: str | None = None,
    about: dict[str, str | int] | None = None,
) -> Departure:
    opening = row.kind == "table"
    return Departure(
        # There is always a position to look at: the opening by the new rules, if not even that is the same.
        row=row.number + opening,
        number=0 if opening else match.played if number is None else number,
        seat=row.seat,
        action="" if opening else row.action,
        kind="opening" if opening else kind,
        rule=rule,
        reason=reason,
        about=about or {},
        seen=seen_at(row),
    )


def seen_at(row: LogRow) -> int:
    """The mask of those who saw something happen at a row; nobody, as far as is known, without a trace."""
    return 0 if row.trace is None else msgspec.json.decode(row.trace, type=Trace).seen


def written_with(rows: Iterable[LogRow], beginning: Edition) -> Edition:
    """The edition that a whole log was written with last."""
    found = beginning
    for row in rows:
        if row.kind == "table" and row.action.startswith(RULES):
            found = msgspec.json.decode(row.action.removeprefix(RULES), type=Edition)
    return found


def that_count(rows: Sequence[LogRow]) -> list[LogRow]:
    """The rows of a whole log without the moves that were dropped when the game went on from earlier."""
    counted: list[LogRow] = []
    for row in rows:
        if row.kind == "table" and row.action.startswith(GOES_ON):
            last = int(row.action.removeprefix(GOES_ON))
            counted = [one for one in counted if one.number <= last or one.kind == "table"]
        counted.append(row)
    return counted


def taken_back(rows: Sequence[LogRow]) -> dict[int, int]:
    """The rows of decisions that were taken back before anything else stood, and those that took them back."""
    undone: dict[int, int] = {}
    standing: list[LogRow] = []
    for row in rows:
        last = standing[-1] if standing else None
        if row.kind == "undo" and last is not None and (last.seat, last.action) == (row.seat, row.action):
            undone[standing.pop().number] = row.number
        elif row.kind != "table":
            standing.append(row)
    return undone


def votes_in(rows: Sequence[LogRow], edition: Edition) -> set[int]:
    """The seats that have agreed to go on under this edition since the game last did."""
    votes: set[int] = set()
    for row in rows:
        if row.kind == "table" and row.action.startswith(GOES_ON):
            votes = set()
        elif row.kind == "table" and row.action == AGREED + edition.mark and row.seat is not None:
            votes.add(row.seat)
    return votes


def shown_to(
    departure: Departure, viewer: int | None, was: Edition, now: Edition, line: int, agreed: list[int], asked: list[int]
) -> RulesChange:
    """What a viewer may know of a departure.

    Whoever made the move learns all. Who saw it happen learns whose it was, what differs and by which rule, but not
    what was decided. Who could not know of it learns no more than that.
    """
    own = viewer is not None and viewer == departure.seat
    saw = own or departure.number == 0 or (departure.seen < 0 if viewer is None else bool(departure.seen >> viewer & 1))
    kind: Departed | Literal["hidden"] = departure.kind if saw else "hidden"
    return RulesChange(
        was=was.rules,
        now=now.rules,
        line=line,
        kind=kind,
        seat=departure.seat if saw else None,
        rule=departure.rule if saw else None,
        action=departure.action if own else "",
        reason=departure.reason if own else None,
        about=departure.about if own else {},
        agreed=agreed,
        asked=asked,
    )
