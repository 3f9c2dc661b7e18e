"""The course of a loaded game in memory: what is decided at its table, and what viewers then see.

Each decision changes the game and adds rows to the change in the making. Nothing here is written: `Room` does that,
and goes back if it cannot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from logothete.kernel import denials
from logothete.kernel.actions import UnknownAction
from logothete.kernel.events import Event
from logothete.kernel.match import Match
from logothete.kernel.orders import Standing
from logothete.kernel.plans import Outcome, carry_out
from logothete.kernel.state import Refused
from logothete.kernel.title import Title
from logothete.server import errors
from logothete.server.model import By, RulesChange
from logothete.server.rooms.agreement import Agreement
from logothete.server.rooms.editions import AGREED, HALTED, RULES, told_so_far, trace_of
from logothete.server.rooms.faces import Face, Faces
from logothete.server.rooms.following import Followers
from logothete.server.rooms.keeping import ORDERS, START, Beginning
from logothete.server.rooms.progress import Progress
from logothete.server.rooms.saving import NewRow
from logothete.server.rooms.timing import halt_time, keep_time, start_time, turns_of
from logothete.server.store.rows import GameRow, LogKind, SeatRow

MOST_FOLLOWED: Final = 1000
"""Decisions that standing orders make after one change, at most; then whoever is waited for is asked."""


class Course:
    """A table with its seats and its game; `progress` is None before the start."""

    def __init__(
        self, title: Title, table: GameRow, seats: list[SeatRow], progress: Progress | None, agreement: Agreement
    ) -> None:
        self.title = title
        self.table = table
        self.seats = seats
        self.progress = progress
        self.agreement = agreement
        self.new_rows: list[NewRow] = []
        """What the change in the making adds to the log."""
        self._followers = Followers(title)
        self._faces = Faces(self._followers)
        self._faces.halted = None if agreement.departure is None else self._why_halted
        self.settle()

    def settle(self) -> None:
        """What is in memory is what the store has: the next change begins here."""
        self.new_rows = []
        self._faces.turn()
        match = None if self.progress is None else self.progress.match
        self._public_version = -1 if match is None else match.version_of(None)
        self._turns = [] if match is None else turns_of(match)

    def running(self) -> Progress:
        """How far the game has come; `NotRunning` before the start."""
        if self.progress is None:
            raise errors.NotRunning("the game has not started yet")
        return self.progress

    # Deciding.

    def play(self, seat: int, action: str, version: int | None, by: By) -> str:
        """A decision, made about the given version of the game as that seat counts them."""
        return self._decide("move", seat, action, version, by)

    def plan(self, seat: int, actions: Sequence[int], version: int | None) -> Outcome:
        """Several decisions, as far as they go. Standing orders are followed after each, as if they came one by one."""

        def play(action: int, goes_on: bool) -> None:
            text = self.title.actions.text(action)
            self._decide("move", seat, text, None if goes_on else version, "plan" if goes_on else "person")
            self._follow_orders()

        return carry_out(self.running().match, seat, actions, play=play)

    def undo(self, seat: int, version: int | None, steps: int) -> str:
        """Take back the latest decision of a seat, or several, all or none; the earliest of them.

        With a version, only if the game is still at it.
        """
        game = self.running().match
        possible = len(game.undoable(seat)) if steps > 1 else 1
        if 0 < possible < steps:
            _check_version(game, seat, version)
            raise errors.NothingToUndo(f"seat {seat} can take back {possible} decisions, not {steps}", "nothing")
        taken = self._decide("undo", seat, "", version, "person")
        for _ in range(1, steps):
            taken = self._decide("undo", seat, "", None, "person")
        return taken

    def lapse(self, seat: int) -> str:
        """Decide for a seat by the rules for those whose time ran out."""
        return self._decide("lapse", seat, "", None, "clock")

    def _decide(self, kind: LogKind, seat: int, action: str, version: int | None, by: By) -> str:
        progress = self.running()
        if self.table.status != "running":
            raise errors.NotRunning("the game is over")
        self.agreement.check()
        told = told_so_far(progress.match)
        try:
            _check_version(progress.match, seat, version, action)
            aside = kind == "move" and progress.is_aside(seat, action)
            done = progress.apply(kind, seat, action, by)
        except denials.NoSuchSeat as error:
            raise errors.NoSuchSeat(seat, len(self.seats)) from error
        except denials.NothingToUndo as error:
            raise errors.NothingToUndo(str(error), error.reason) from error
        except denials.NotWaitedFor as error:
            raise errors.NotWaitedFor(str(error), seat=seat) from error
        except Refused as error:
            refusal = error.refusal
            raise errors.ActionRefused(refusal.rule, refusal.reason, refusal.about) from error
        except UnknownAction as error:
            raise errors.UnknownAction(str(error)) from error
        self.new_rows.append(NewRow(kind, seat, done, by, trace_of(progress.match, told), aside))
        return done

    def order(self, seat: int, orders: list[Standing]) -> None:
        """A seat gives other standing orders. If they answer what it is asked now, that is its own decision."""
        self.agreement.check()
        progress, held = self.running(), self.seats[seat]
        held.orders = orders
        progress.thinking.discard(seat)
        self.mark(ORDERS, seat)
        answer = None if held.by_bot else self._followers.answer(progress.match, [held])
        if answer is not None:
            self._decide("move", *answer, None, "person")

    def _follow_orders(self) -> None:
        """Decide for everybody whose standing orders answer what they are asked, until somebody has to be asked."""
        for _ in range(MOST_FOLLOWED):
            if self.progress is None or self.table.status != "running" or self.agreement.departure is not None:
                return
            thinking = self.progress.thinking
            obeyed = [one for one in self.seats if not one.by_bot and one.number not in thinking]
            answer = self._followers.answer(self.progress.match, obeyed)
            if answer is None:
                return
            self._decide("move", *answer, None, "order")

    def start(self, base: bytes | None, now: int) -> None:
        """Begin the game; `base` is the position from which a branch begins."""
        names = [seat.person or seat.level or "" for seat in self.seats]
        nonces = [seat.nonce for seat in self.seats if seat.nonce is not None]
        beginning = Beginning(names, nonces, self.agreement.edition)
        try:
            self.progress = Progress.begin(self.title, self.table, beginning, base)
        except errors.GameUnavailable as error:
            raise errors.BadTable(f"this table cannot be played: {error}") from error
        self.table.status = "running"
        self.table.started = now
        for one in self.seats:
            one.orders = self.first_orders()
        start_time(self.table, self.seats)
        row = START + msgspec.json.encode(beginning).decode()
        self.new_rows.append(NewRow("table", None, row, "person", trace_of(self.progress.match, 0)))

    def mark(self, what: str, seat: int | None = None, by: By = "person") -> None:
        """Something about the table or a seat was changed: a word for the log."""
        self.new_rows.append(NewRow("table", seat, what, by))

    def agree(self, seats: Sequence[int]) -> None:
        """Somebody agrees, for these seats, that the game goes on without what no longer fits."""
        for seat in self.agreement.vote(self.table, seats):
            self.mark(AGREED + self.agreement.edition.mark, seat)

    def halt(self) -> None:
        """Stop the clocks and the bots of a game that stands still."""
        if any(one.bot_due is not None or one.deadline is not None for one in self.seats):
            self.mark(HALTED, by="clock")
        halt_time(self.table, self.seats)

    # What follows from a decision.

    def follow(self) -> None:
        """Everything that belongs to the change besides what was decided."""
        goes_on = self.agreement.go_on(self.table, self.seats)
        if goes_on is not None:
            self.mark(goes_on)
            self._faces.halted = None
            halt_time(self.table, self.seats)
            self.running().start_afresh()
        self._follow_orders()
        # Last, for what comes first in a change says whether others may know of it.
        if self.progress is not None and self.agreement.moved_on:
            self.mark(RULES + msgspec.json.encode(self.agreement.edition).decode())

    def keep_time(self, now: int) -> None:
        """End a game that is over, and bring the clocks up to date, after everything else."""
        if self.progress is None or self.agreement.departure is not None:
            return
        table, game = self.table, self.progress.match
        if table.status == "running" and game.over:
            table.status = "finished"
            table.finished = now
            table.result = game.result()
            for one in self.seats:
                one.orders = []
        decided = next((row for row in self.new_rows if row.kind != "table" and not row.aside), None)
        mover = None if decided is None else decided.seat
        took_back = decided is not None and decided.kind == "undo"
        open_ = self.new_rows[0].kind == "table" and self.new_rows[0].action != ORDERS
        public = open_ or self._public_version != game.version_of(None)
        keep_time(table, self.seats, game, mover, took_back, public, self._turns or turns_of(game), now)

    # Looking.

    def standing(self, seat: int) -> list[Standing]:
        """The orders of a seat that have not run out."""
        game = None if self.progress is None else self.progress.match
        return self._followers.standing(game, self.seats[seat].orders)

    def first_orders(self) -> list[Standing]:
        """The orders with which somebody begins who sits down at a running game; before the start, none."""
        return [] if self.progress is None else self._followers.first(self.progress.match)

    def public_view(self) -> msgspec.Struct:
        """What a spectator sees."""
        return self._followers.public(self.running().match)

    def face(self, viewer: int | None) -> Face:
        """What a seat, or for None a spectator, is shown, all but the log: the same object until that changes."""
        game = None if self.progress is None else self.progress.match
        return self._faces.show(self.table, self.seats, game, viewer)

    def log_since(self, viewer: int | None, version: int, length: int) -> tuple[int, list[Event]]:
        """What replaces the log of a reader who holds its first `length` events as of `version`, and from where."""
        return (0, []) if self.progress is None else self.progress.journal.since(viewer, version, length)

    def _why_halted(self, viewer: int | None) -> RulesChange:
        line = self.running().journal.length(viewer)
        return self.agreement.shown(viewer, line, self.agreement.asked(self.table, self.seats))


def _check_version(game: Match, seat: int, version: int | None, action: str = "") -> None:
    try:
        if version is not None:
            game.check_version(seat, version, game.title.actions.parse(action) if action else None)
    except denials.StaleVersion as error:
        raise errors.StaleVersion(error.given, error.current) from error
