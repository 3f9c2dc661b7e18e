"""One loaded game: its match, its table and seats, and the one way to change them.

A change is applied in memory, then committed, then published. If the commit fails, the memory is thrown away and read
again: what is in memory between two changes is what the store has.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from sqlalchemy.exc import DBAPIError

from logothete.kernel import actions, match, state
from logothete.kernel.bits import BIT
from logothete.kernel.events import Event, Told
from logothete.kernel.match import Match, Snapshot
from logothete.kernel.orders import Standing
from logothete.kernel.pages import no_past
from logothete.kernel.plans import Outcome, carry_out
from logothete.kernel.record import Record, RecordError, new_record
from logothete.kernel.title import BadSetup, Title
from logothete.server import errors
from logothete.server.model import By, Heard, RulesChange
from logothete.server.rooms.editions import (
    AFRESH,
    AGREED,
    GOES_ON,
    HALTED,
    RULES,
    Departs,
    Departure,
    Edition,
    OtherEdition,
    check_done,
    check_trace,
    edition_in,
    edition_of,
    refused,
    seen_at,
    shown_to,
    taken_back,
    that_count,
    told_so_far,
    trace_of,
    votes_in,
    written_with,
)
from logothete.server.rooms.faces import Face, Faces
from logothete.server.rooms.following import Followers
from logothete.server.rooms.journal import LOG_PART, Journal
from logothete.server.rooms.keeping import (
    ORDERS,
    START,
    Beginning,
    DamagedPage,
    DamagedSnapshot,
    Kept,
    pack_snapshot,
    unpack_base,
    unpack_snapshot,
)
from logothete.server.rooms.pages import Pages, page_rows
from logothete.server.rooms.timing import keep_time, start_time
from logothete.server.store import Commit, Conflict
from logothete.server.store.games import Loaded
from logothete.server.store.pages import drop_derived
from logothete.server.store.rows import GameRow, LogKind, LogRow, SeatRow, changes

if TYPE_CHECKING:
    from logothete.server.rooms.registry import Rooms

T = TypeVar("T")

_log = logging.getLogger(__name__)

SNAPSHOT_EVERY: Final = 64
"""Rows of the log between two snapshots: no more are replayed on opening a game."""
WORTH_KEEPING: Final = 8
"""Rows since the last snapshot for which a game that is let go is given a new one."""
ATTEMPTS: Final = 8
"""How often a change is tried against other processes that write to the same game."""
MOST_FOLLOWED: Final = 1000
"""Decisions that standing orders make after one change, at most; then whoever is waited for is asked."""


class NewRow(msgspec.Struct, frozen=True):
    """A row of the log in the making."""

    kind: LogKind
    seat: int | None
    action: str
    by: By
    trace: str | None = None


class Room:
    """One loaded game. `match` is None before the start."""

    def __init__(self, rooms: Rooms, loaded: Loaded) -> None:
        self._rooms = rooms
        self.lost = False
        """The memory may differ from the store: this room must not be used any more."""
        self.replayed = 0
        """How many rows of the log were played again to open it."""
        self._read(loaded)

    def _read(self, loaded: Loaded) -> None:
        try:
            self._take_in(loaded, None)
        except Departs as error:
            self._take_in(loaded, error.departure)

    def _take_in(self, loaded: Loaded, departure: Departure | None) -> None:
        """Open what the store has; if that was found to depart, up to there."""
        self.departure = departure
        """Where the log does not agree with the rules as they are now: the game stands still before that."""
        self.table: GameRow = loaded.table
        self.seats: list[SeatRow] = loaded.seats
        self.owner_name = loaded.owner_name
        self.match: Match | None = None
        self._journal: Journal | None = None
        self._new_rows: list[NewRow] = []
        self._thinking: set[int] = set()
        self._snapshots: list[int] = []
        self.title: Title = self._open_title()
        self._followers = Followers(self.title)
        self._faces = Faces(self._followers)
        self._pages = Pages(self._rooms.store, self.table.id)
        self.edition: Edition = edition_of(self.title)
        self.written: Edition = self.edition
        """What the log was written with; if that is another, the next change says so."""
        self._votes: set[int] = set()
        base: bytes | None = None
        if loaded.snapshot is not None and loaded.snapshot[0] == 0:
            base = loaded.snapshot[1]
        elif loaded.snapshot is not None:
            number, data = loaded.snapshot
            kept = unpack_snapshot(number, data)
            if edition_in(kept.match.head) != self.edition:
                raise OtherEdition
            self._snapshots = [number]
            try:
                self.match = Match.restore(self.title, kept.match)
            except BadSetup as error:
                # Cells that an older program has laid otherwise: the log is all that is needed.
                raise DamagedSnapshot(number) from error
            except RecordError as error:
                raise self._unavailable(error) from error
            self._journal = Journal(self.match, kept.cuts or None, kept.recent)
            self._thinking = set(kept.thinking)
            self._replay(loaded.rows)
        if self.match is None:
            self._replay_all(loaded.rows, base)
        self._remember()

    def _replay_all(self, rows: Sequence[LogRow], base: bytes | None) -> None:
        """Play a whole log; if it was written under another edition, look closely at every row."""
        start = next((row for row in rows if row.kind == "table" and row.action.startswith(START)), None)
        if start is None:
            return self._replay(rows, base)
        self.written = written_with(rows, _beginning(start).edition)
        counted = that_count(rows)
        if self.departure is not None:
            last = self.departure.row
            counted = [row for row in counted if row.number < last or row.kind == "table"]
            self._votes = votes_in(rows, self.edition)
            self._faces.halted = self._shown_departure
        self._replay(counted, base, self.written != self.edition)

    def _open_title(self) -> Title:
        try:
            return self._rooms.shelf.open(self.table.title, self.table.pack)
        except (errors.UnknownTitle, errors.UnknownPack) as error:
            raise self._unavailable(error) from error

    def _unavailable(self, error: Exception) -> errors.GameUnavailable:
        return errors.GameUnavailable(
            f"game {self.table.id} cannot be opened here: {error}. Install what it was played with",
            title=self.table.title,
        )

    def _replay(self, rows: Sequence[LogRow], base: bytes | None = None, closely: bool = False) -> None:
        """Play rows of the log; `closely`: under another edition, `Departs` at the first that does not agree.

        What was taken back at once need not: a decision that nothing came of does not stop a game.
        """
        passed_over = lenient_before = 0
        for row in rows:
            if row.kind == "table":
                if row.action.startswith(START):
                    self._begin(_beginning(row), base)
                    if closely and self.departure is None:
                        check_trace(self.running_match(), row, 0)
                elif row.action.startswith(GOES_ON):
                    self._start_afresh()
                elif row.action == ORDERS and row.seat is not None:
                    self._thinking.discard(row.seat)
                continue
            if self.match is None or row.seat is None:
                raise self._unavailable(ValueError(f"row {row.number} of its log comes before its start"))
            if row.number <= passed_over:
                continue
            told = told_so_far(self.match)
            try:
                done = self._apply(row.kind, row.seat, row.action, row.by)
            except (match.MatchError, match.BrokenSeal, state.Refused, actions.UnknownAction) as error:
                undone = taken_back(rows).get(row.number)
                if undone is not None:
                    self._pass_over(row)
                    passed_over = undone
                    continue
                if closely:
                    raise Departs(refused(self.match, row, error)) from error
                raise self._unavailable(error) from error
            if closely and row.number >= lenient_before:
                try:
                    check_done(self.match, row, done)
                    check_trace(self.match, row, told)
                except Departs:
                    lenient_before = taken_back(rows).get(row.number, 0)
                    if not lenient_before:
                        raise
            self.replayed += 1

    def _pass_over(self, row: LogRow) -> None:
        """A decision that is not allowed any more was taken back at once: it leaves only the versions it made."""
        game, journal = self.running_match(), self._journal
        assert journal is not None
        assert row.seat is not None
        game.skip_versions(2, seen_at(row) | BIT[row.seat])
        journal.cut_here()
        self._thinking.add(row.seat)

    def _apply(self, kind: LogKind, seat: int, action: str, by: By) -> str:
        """Change the match; the action that was played or taken back."""
        game, journal = self.running_match(), self._journal
        assert journal is not None
        if kind == "undo":
            before = game.told
            taken = game.undo(seat)
            journal.hear_undo(before)
            self._thinking.add(seat)
            return self.title.actions.text(taken)
        if kind == "lapse":
            played = game.lapse(seat)
        else:
            played = self.title.actions.parse(action)
            game.play(seat, played, automatic=by == "order", goes_on=by == "plan")
        journal.hear()
        self._thinking.discard(seat)
        return self.title.actions.text(played)

    def _remember(self) -> None:
        """What the store has, to see what a change changes, and to go back to."""
        self._faces.turn()
        self._saved = msgspec.structs.replace(self.table)
        self._saved_seats = [msgspec.structs.replace(seat) for seat in self.seats]
        self._public_version = -1 if self.match is None else self.match.version_of(None)

    def running_match(self) -> Match:
        """The match; `NotRunning` before the start."""
        if self.match is None:
            raise errors.NotRunning("the game has not started yet")
        return self.match

    # Changing: inside `change`, each of these once.

    async def change(self, decide: Callable[[], T]) -> T:
        """Run `decide`, which checks and changes this room in memory, then commit, then publish.

        `decide` calls one of `play`, `plan`, `undo`, `lapse`, `start`, `order` or `mark`, or nothing at all.
        When another process was quicker, the room is brought up to date and `decide` runs again.

        What standing orders then decide belongs to the change: it is committed in the same transaction, and nobody
        sees a position in between. A seat that has just taken something back wants to think again, so its orders wait
        until it has decided, or has changed them.
        """
        for _ in range(ATTEMPTS):
            self._new_rows = []
            try:
                answer = decide()
                if self._new_rows:
                    self._go_on_if_agreed()
                    self._follow_orders()
                    self._note_edition()
            except BaseException as error:
                # A refusal leaves the match alone; a fault after it was changed does not.
                self.lost = bool(self._new_rows)
                self._go_back()
                if isinstance(error, errors.TableError) and not self.lost and await self._behind():
                    continue
                raise
            if not self._new_rows:
                self._go_back()
                if await self._behind():
                    continue
                return answer
            try:
                await self._commit(self._new_rows)
            except Conflict:
                await self.reload()
                continue
            except DBAPIError as error:
                self.lost = True
                raise errors.Busy from error
            except BaseException:
                self.lost = True
                raise
            self._rooms.publisher.tell(self.table.id)
            return answer
        raise errors.Busy

    def play(self, seat: int, action: str, version: int | None, by: By) -> str:
        """A decision, made about the given version of the game as that seat counts them."""
        return self._decide("move", seat, action, version, by)

    def plan(self, seat: int, actions: Sequence[int], version: int | None) -> Outcome:
        """Several decisions, as far as they go. Standing orders are followed after each, as if they came one by one."""

        def play(action: int, goes_on: bool) -> None:
            text = self.title.actions.text(action)
            self._decide("move", seat, text, None if goes_on else version, "plan" if goes_on else "person")
            self._follow_orders()

        return carry_out(self.running_match(), seat, actions, play=play)

    def undo(self, seat: int, version: int | None = None, steps: int = 1) -> str:
        """Take back the latest decision of a seat, or several, all or none; the earliest of them.

        With a version, only if the game is still at it.
        """
        possible = len(self.running_match().undoable(seat)) if steps > 1 else 1
        if 0 < possible < steps:
            self._check_version(seat, version)
            raise errors.NothingToUndo(f"seat {seat} can take back {possible} decisions, not {steps}", "nothing")
        taken = self._decide("undo", seat, "", version, "person")
        for _ in range(1, steps):
            taken = self._decide("undo", seat, "", None, "person")
        return taken

    def lapse(self, seat: int) -> str:
        """Decide for a seat by the rules for those whose time ran out."""
        return self._decide("lapse", seat, "", None, "clock")

    def _check_version(self, seat: int, version: int | None) -> None:
        try:
            if version is not None:
                self.running_match().check_version(seat, version)
        except match.StaleVersion as error:
            raise errors.StaleVersion(error.given, error.current) from error

    def _decide(self, kind: LogKind, seat: int, action: str, version: int | None, by: By) -> str:
        self.running_match()
        if self.table.status != "running":
            raise errors.NotRunning("the game is over")
        if self.departure is not None:
            raise errors.RulesChanged(self.written.rules, self.edition.rules)
        told = told_so_far(self.running_match())
        try:
            self._check_version(seat, version)
            done = self._apply(kind, seat, action, by)
        except match.NoSuchSeat as error:
            raise errors.NoSuchSeat(seat, len(self.seats)) from error
        except match.NothingToUndo as error:
            raise errors.NothingToUndo(str(error), error.reason) from error
        except match.NotWaitedFor as error:
            raise errors.NotWaitedFor(str(error), seat=seat) from error
        except state.Refused as error:
            refusal = error.refusal
            raise errors.ActionRefused(refusal.rule, refusal.reason, refusal.about) from error
        except actions.UnknownAction as error:
            raise errors.UnknownAction(str(error)) from error
        self._new_rows.append(NewRow(kind, seat, done, by, trace_of(self.running_match(), told)))
        return done

    def order(self, seat: int, orders: list[Standing]) -> None:
        """A seat gives other standing orders. If they answer what it is asked now, that is its own decision."""
        if self.departure is not None:
            raise errors.RulesChanged(self.written.rules, self.edition.rules)
        held = self.seats[seat]
        held.orders = orders
        self._thinking.discard(seat)
        self.mark(ORDERS, seat)
        answer = None if held.by_bot else self._followers.answer(self.running_match(), [held])
        if answer is not None:
            self._decide("move", *answer, None, "person")

    def _follow_orders(self) -> None:
        """Decide for everybody whose standing orders answer what they are asked, until somebody has to be asked."""
        for _ in range(MOST_FOLLOWED):
            if self.match is None or self.table.status != "running" or self.departure is not None:
                return
            obeyed = [one for one in self.seats if not one.by_bot and one.number not in self._thinking]
            answer = self._followers.answer(self.match, obeyed)
            if answer is None:
                return
            self._decide("move", *answer, None, "order")

    def start(self, base: bytes | None = None) -> None:
        """Begin the game; `base` is the position from which a branch begins."""
        names = [seat.name or seat.level or "" for seat in self.seats]
        nonces = [seat.nonce for seat in self.seats if seat.nonce is not None]
        beginning = Beginning(names, nonces, self.edition)
        try:
            self._begin(beginning, base)
        except errors.GameUnavailable as error:
            raise errors.BadTable(f"this table cannot be played: {error}") from error
        self.table.status = "running"
        self.table.started = self._rooms.clock()
        start_time(self.table, self.seats)
        row = START + msgspec.json.encode(beginning).decode()
        self._new_rows.append(NewRow("table", None, row, "person", trace_of(self.running_match(), 0)))

    def _begin(self, beginning: Beginning, base: bytes | None) -> None:
        setup, seed = self.table.setup, bytes.fromhex(self.table.seed)
        try:
            if base is None:
                self.match = Match.start(self.title, setup, seed, beginning.nonces, beginning.seats)
            else:
                head = new_record(self.title, setup, seed, beginning.nonces, beginning.seats)
                self.match = Match.restore(self.title, _branch(head, unpack_base(base).cells))
        except (BadSetup, RecordError) as error:
            raise self._unavailable(error) from error
        self._journal = Journal(self.match)

    def mark(self, what: str, seat: int | None = None, by: By = "person") -> None:
        """Something about the table or a seat was changed: a word for the log."""
        self._new_rows.append(NewRow("table", seat, what, by))

    # Under other rules: see `rooms.editions`.

    def agree(self, seats: Sequence[int]) -> None:
        """Somebody agrees, for these seats, that the game goes on without what no longer fits."""
        if self.departure is None or self.table.status != "running":
            raise errors.NotHalted("the game does not stand still: there is nothing to agree to")
        for seat in seats:
            if seat not in self._votes:
                self._votes.add(seat)
                self.mark(AGREED + self.edition.mark, seat)

    def halt(self) -> None:
        """Stop the clocks and the bots of a game that stands still."""
        if any(one.bot_due is not None or one.deadline is not None for one in self.seats):
            self.mark(HALTED, by="clock")
        self._stop_clocks()

    def _stop_clocks(self) -> None:
        self.table.asked, self.table.asked_since = 0, None
        for one in self.seats:
            one.owes_since = one.deadline = one.bot_due = one.shown_since = None

    def _go_on_if_agreed(self) -> None:
        """Go on from the last move that fits, if everybody who plays wants to; bots do."""
        if self.departure is None or self.table.status != "running" or self._asked():
            return
        self.mark(f"{GOES_ON}{self.departure.row - 1}")
        self.departure = None
        self._faces.halted = None
        self._stop_clocks()
        self._start_afresh()

    def _start_afresh(self) -> None:
        game, journal = self.running_match(), self._journal
        assert journal is not None
        game.skip_versions(AFRESH)
        journal.cut_here()
        self._thinking.clear()

    def _asked(self) -> list[int]:
        """The seats of people who have not agreed."""
        if self.table.status != "running":
            return []
        return [one.number for one in self.seats if not one.by_bot and one.number not in self._votes]

    def _shown_departure(self, viewer: int | None) -> RulesChange:
        assert self.departure is not None
        assert self._journal is not None
        line = self._journal.length(viewer)
        agreed = sorted(self._votes)
        return shown_to(self.departure, viewer, self.written, self.edition, line, agreed, self._asked())

    def _note_edition(self) -> None:
        """Say in the log that from here on it is written under another edition.

        Last, for what comes first in a change says whether others may know of it.
        """
        if self.match is not None and self.departure is None and self.written != self.edition:
            self.mark(RULES + msgspec.json.encode(self.edition).decode())

    # Looking.

    def standing(self, seat: int) -> list[Standing]:
        """The orders of a seat that have not run out."""
        return self._followers.standing(self.match, self.seats[seat].orders)

    def public_view(self) -> msgspec.Struct:
        """What a spectator sees."""
        return self._followers.public(self.running_match())

    def face(self, viewer: int | None) -> Face:
        """What a seat, or for None a spectator, is shown, all but the log: the same object until that changes."""
        return self._faces.show(self.table, self.seats, self.match, viewer)

    def log_since(self, viewer: int | None, version: int, length: int) -> tuple[int, list[Event]]:
        """What replaces the log of a reader who holds its first `length` events as of `version`, and from where."""
        return (0, []) if self._journal is None else self._journal.since(viewer, version, length)

    async def earlier(self, viewer: int | None, before: int) -> tuple[int, list[Event]]:
        """The part of a viewer's log that ends at this position, and from where it is."""
        while True:
            journal = self._journal
            if journal is None:
                return 0, []
            end = min(before, journal.length(viewer))
            start = max(0, end - LOG_PART)
            held = journal.between(viewer, start, end)
            if held is not None:
                return start, held
            past = self.running_match().past
            paged = past.told[-2 if viewer is None else viewer]
            try:
                old = await self._pages.events(self.title, past, viewer, start, min(end, paged))
            except DamagedPage as error:
                await self._rebuild(error)
                continue
            return start, old + (journal.between(viewer, paged, end) or [])

    async def record(self) -> Record:
        """The keeper's full record."""
        while True:
            game = self.running_match()
            try:
                return game.record(await self._pages.moves(game.past))
            except DamagedPage as error:
                await self._rebuild(error)

    async def story(self, seat: int, heard: Heard | None = None) -> tuple[int, list[Told]]:
        """What a seat was told, for bots: what replaces the story of one that has heard some of it, and from where."""
        while True:
            game, journal = self.running_match(), self._journal
            assert journal is not None
            start = 0 if heard is None else journal.stands(seat, heard.version, heard.length)
            paged = game.past.told[seat]
            held = [told for told in game.told if told.concerns(seat)]
            try:
                old = await self._pages.told(game.past, seat, start, paged)
                return start, old + held[max(0, start - paged) :]
            except DamagedPage as error:
                await self._rebuild(error)

    async def _rebuild(self, error: DamagedPage) -> None:
        """Make pages and snapshots again from the log, which has everything."""
        _log.error("%s of game %s; the game is played again from its log", error, self.table.id)
        self.lost = True
        async with self._rooms.store.write() as connection:
            await drop_derived(connection, self.table.id)
        await self.reload()

    # The store.

    async def catch_up(self) -> None:
        """Take in what another process has committed."""
        loaded = await self._rooms.read(self.table.id, self.table.length)
        started = self.match is None and loaded.table.status != "open"
        anew = self.departure is not None or any(row.action.startswith((GOES_ON, RULES)) for row in loaded.rows)
        if (
            started
            or anew
            or [row.number for row in loaded.rows] != list(range(self.table.length + 1, loaded.table.length + 1))
        ):
            await self.reload()
            return
        self.lost = True
        self.table, self.seats, self.owner_name = loaded.table, loaded.seats, loaded.owner_name
        self._replay(loaded.rows)
        self._remember()
        self.lost = False

    async def _behind(self) -> bool:
        """Whether another process had written what this one has not heard of yet; then it is taken in.

        Asked before a decision is refused, or found unnecessary: that must not be because of what is no longer so.
        With SQLite there is one server, and nothing to ask.
        """
        if self._rooms.store.sqlite:
            return False
        length = await self._rooms.length(self.table.id)
        if length is not None and length <= self.table.length:
            return False
        await self.catch_up()
        return True

    async def reload(self) -> None:
        """Read everything again."""
        self.lost = True
        await self._rooms.take_in(self.table.id, self._read)
        self.lost = False

    def _go_back(self) -> None:
        self.table = msgspec.structs.replace(self._saved)
        self.seats = [msgspec.structs.replace(seat) for seat in self._saved_seats]

    async def _commit(self, new_rows: Sequence[NewRow]) -> None:
        now = self._rooms.clock()
        table = self.table
        first = table.length + 1
        table.length += len(new_rows)
        if self.match is not None and self.departure is None:
            if table.status == "running" and self.match.over:
                table.status = "finished"
                table.finished = now
                table.result = self.match.result()
                for one in self.seats:
                    one.orders = []
            decided = next((row for row in new_rows if row.kind != "table"), None)
            mover = None if decided is None else decided.seat
            took_back = decided is not None and decided.kind == "undo"
            open_ = new_rows[0].kind == "table" and new_rows[0].action != ORDERS
            public = open_ or self._public_version != self.match.version_of(None)
            keep_time(table, self.seats, self.match, mover, took_back, public, now)
        commit = Commit(
            game=table.id,
            rows=[
                LogRow(
                    game=table.id,
                    number=number,
                    kind=row.kind,
                    seat=row.seat,
                    action=row.action,
                    by=row.by,
                    at=now,
                    trace=row.trace,
                )
                for number, row in enumerate(new_rows, first)
            ],
            table=changes(self._saved, table),
            seats={
                new.number: found
                for old, new in zip(self._saved_seats, self.seats, strict=True)
                if (found := changes(old, new))
            },
        )
        if self.match is not None and self.departure is None and self.written != self.edition:
            commit.anew = True
            self.written = self.edition
        if self._snapshot_due():
            self._add_snapshot(commit)
        await self._rooms.writer.commit(commit)
        self._rooms.followed += sum(row.by == "order" for row in new_rows)
        self._remember()

    def _snapshot_due(self) -> bool:
        if self.match is None or self.departure is not None or self.table.status == "archived":
            return False
        return not self._snapshots or self.table.length - self._snapshots[-1] >= SNAPSHOT_EVERY

    def snapshot_to_keep(self) -> Commit | None:
        """A snapshot for a game that is let go, if that spares work next time."""
        since = self._snapshots[-1] if self._snapshots else 0
        # Until a change has noted the edition, what the store has derived is of the one before.
        if self.departure is not None or self.written != self.edition:
            return None
        if self.match is None or self.table.status == "archived" or self.table.length - since < WORTH_KEEPING:
            return None
        commit = Commit(game=self.table.id)
        self._add_snapshot(commit)
        return commit

    def _add_snapshot(self, commit: Commit) -> None:
        game, journal = self.running_match(), self._journal
        assert journal is not None
        # Without a snapshot the whole log was played: pages that are left of another time may not be of this one.
        commit.anew = commit.anew or not self._snapshots
        pages = game.turn_pages()
        if pages:
            journal.let_go([page.told for _, page in pages])
            commit.pages = page_rows(self.table.id, pages)
        commit.snapshot = (
            self.table.length,
            pack_snapshot(Kept(game.snapshot(), journal.cuts, sorted(self._thinking), journal.recent)),
        )
        # The newest two are kept: if the last one cannot be read, the one before it can.
        commit.keep_from = self._snapshots[-1] if self._snapshots else 0
        self._snapshots = [*self._snapshots[-1:], self.table.length]


def _beginning(start: LogRow) -> Beginning:
    return msgspec.json.decode(start.action.removeprefix(START), type=Beginning)


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
