"""Opening a game: from its newest snapshot, or by playing its whole log again under the rules as they are now.

A log that was written under another edition is looked at closely, row by row (`rooms.editions`); where it departs, the
game is opened up to there. Content that a title was shipped with before is still on the shelf: what began with it goes
on with it, so only other rules, or a pack that was changed, can make a log depart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from logothete.kernel.actions import UnknownAction
from logothete.kernel.denials import MatchError
from logothete.kernel.state import Refused
from logothete.kernel.title import Title
from logothete.kernel.trail import BrokenSeal
from logothete.server.rooms.agreement import Agreement
from logothete.server.rooms.editions import (
    GOES_ON,
    Departs,
    Departure,
    OtherEdition,
    check_done,
    check_trace,
    edition_in,
    edition_of,
    refused,
    taken_back,
    that_count,
    told_so_far,
    votes_in,
    written_with,
)
from logothete.server.rooms.keeping import ORDERS, START, Beginning, unpack_base, unpack_snapshot
from logothete.server.rooms.progress import Progress, unavailable
from logothete.server.store.games import Loaded
from logothete.server.store.rows import GameRow, LogRow


class Opened(msgspec.Struct, frozen=True):
    """What became of what the store has of a game."""

    title: Title
    """With the content that the game began with, if that is still to be had."""
    progress: Progress | None
    """None before the start."""
    agreement: Agreement
    snapshot: int | None
    """The row of the snapshot from which it was opened."""
    replayed: int
    """How many rows of the log were played again."""


def open_game(shelved: Callable[[str], Title], loaded: Loaded) -> Opened:
    """Open what the store has: `DamagedSnapshot` or `OtherEdition` if that needs other parts of it.

    `shelved` gives the title with the content of a hash, as far as it has it.
    """
    if loaded.snapshot is None or loaded.snapshot[0] == 0:
        base = None if loaded.snapshot is None else loaded.snapshot[1]
        title = shelved(_content(loaded.rows, base))
        try:
            return _open_whole(title, loaded.table, loaded.rows, base, None)
        except Departs as error:
            return _open_whole(title, loaded.table, loaded.rows, base, error.departure)
    number, data = loaded.snapshot
    kept = unpack_snapshot(number, data)
    title = shelved(kept.match.head.content)
    edition = edition_of(title)
    if edition_in(kept.match.head) != edition:
        raise OtherEdition
    progress = Progress.restore(title, loaded.table, number, kept)
    replayed = replay(progress, loaded.table, loaded.rows)
    return Opened(title, progress, Agreement(edition, edition), number, replayed)


def _content(rows: Sequence[LogRow], base: bytes | None) -> str:
    """The hash of the content that a whole log was written with; before the start, of what it branches off."""
    start = next((row for row in rows if row.kind == "table" and row.action.startswith(START)), None)
    if start is not None:
        return written_with(rows, _beginning(start).edition).content
    return "" if base is None else unpack_base(base).record.content


def _beginning(start: LogRow) -> Beginning:
    return msgspec.json.decode(start.action.removeprefix(START), type=Beginning)


def _open_whole(
    title: Title, table: GameRow, rows: Sequence[LogRow], base: bytes | None, departure: Departure | None
) -> Opened:
    """Play a whole log; if it was found to depart, up to there."""
    edition = edition_of(title)
    at = next((at for at, row in enumerate(rows) if row.kind == "table" and row.action.startswith(START)), len(rows))
    replay(None, table, rows[:at])
    if at == len(rows):
        return Opened(title, None, Agreement(edition, edition), None, 0)
    start, counted = rows[at], that_count(rows[at + 1 :])
    beginning = _beginning(start)
    agreement = Agreement(edition, written_with(rows, beginning.edition))
    if departure is not None:
        counted = [row for row in counted if row.number < departure.row or row.kind == "table"]
        agreement = Agreement(edition, agreement.written, departure, votes_in(rows, edition))
    closely = agreement.written != edition
    progress = Progress.begin(title, table, beginning, base)
    if closely and departure is None:
        check_trace(progress.match, start, 0)
    return Opened(title, progress, agreement, None, replay(progress, table, counted, closely))


def replay(progress: Progress | None, table: GameRow, rows: Sequence[LogRow], closely: bool = False) -> int:
    """Play rows of the log; how many. `closely`: under another edition, `Departs` at the first that does not agree.

    What was taken back at once need not: a decision that nothing came of does not stop a game.
    """
    replayed = passed_over = lenient_before = 0
    for row in rows:
        if row.kind == "table":
            if progress is not None:
                _take_note(progress, row)
            continue
        if progress is None or row.seat is None:
            raise unavailable(table, ValueError(f"row {row.number} of its log comes before its start"))
        if row.number <= passed_over:
            continue
        told = told_so_far(progress.match)
        try:
            done = progress.apply(row.kind, row.seat, row.action, row.by)
        except (MatchError, BrokenSeal, Refused, UnknownAction) as error:
            undone = taken_back(rows).get(row.number)
            if undone is not None:
                progress.pass_over(row)
                passed_over = undone
                continue
            if closely:
                raise Departs(refused(progress.match, row, error)) from error
            raise unavailable(table, error) from error
        if closely and row.number >= lenient_before:
            try:
                check_done(progress.match, row, done)
                check_trace(progress.match, row, told)
            except Departs:
                lenient_before = taken_back(rows).get(row.number, 0)
                if not lenient_before:
                    raise
        replayed += 1
    return replayed


def _take_note(progress: Progress, row: LogRow) -> None:
    """Rows about the table that touch the game."""
    if row.action.startswith(GOES_ON):
        progress.start_afresh()
    elif row.action == ORDERS and row.seat is not None:
        progress.thinking.discard(row.seat)
