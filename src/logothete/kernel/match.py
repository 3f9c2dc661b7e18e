"""One game as a table plays it: moves checked at the gate, dice, log, undo, record.

The engine below knows positions only. A `Match` adds what has a history: who moved, what was told to whom,
and how far back each seat may go. It belongs to the keeper of the table; players get `log`, `undoable` and the
views of the title, all of which depend only on what their seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from logothete.kernel.dice import Dice, SealedDice
from logothete.kernel.events import Chronicle, Event, Told, name_event
from logothete.kernel.record import LAPSE, Move, Record, check_record, new_record, read_move
from logothete.kernel.state import BARRED, FINAL, OPEN, SEALED, Refused, State
from logothete.kernel.title import Result, Setup, Title


class MatchError(Exception):
    """A request that a match does not grant; nothing has changed."""


class StaleVersion(MatchError):
    """A decision was made about a position that is no longer the current one."""

    def __init__(self, given: int, current: int) -> None:
        super().__init__(f"the decision is about version {given}, but the game is at {current}. Look again")
        self.given = given
        self.current = current


class NoSuchSeat(MatchError):
    """A seat that this game does not have."""

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(f"there is no seat {seat}: they run from 0 to {seats - 1}")
        self.seat = seat


class NotWaitedFor(MatchError):
    """The time of a seat cannot run out while the game does not wait for it."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"the game does not wait for seat {seat}, so its time cannot run out")
        self.seat = seat


_WHY: Final = {
    "nothing": "it has decided nothing since a secret was shown, a die fell or the game ended",
    "final": "its last decision cannot be taken back",
    "followed": "another seat has decided since",
}


class NothingToUndo(MatchError):
    """The seat cannot take anything back; `reason` says why."""

    def __init__(self, seat: int, reason: Literal["nothing", "final", "followed"]) -> None:
        super().__init__(f"seat {seat} has nothing to take back: {_WHY[reason]}")
        self.seat = seat
        self.reason = reason


class BrokenSeal(Exception):
    """A fault of a game: a decision that it called sealed changed what others could do."""

    def __init__(self, title: Title, move: Move) -> None:
        super().__init__(
            f"{title.key}: {move.text!r} by seat {move.seat} cannot be repeated without an earlier sealed "
            "decision of another seat, so nothing was taken back. For that one `take` must not answer SEALED"
        )


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match put aside. It holds every secret of the game and is for its keeper only.

    The cells are those after `covered` moves, where undo ends; the moves after them are played again on
    opening, which brings back what can be taken back.
    """

    record: Record
    cells: list[int]
    covered: int
    drawn: int
    told: list[Told]
    versions: list[int]
    automatic: list[int] = []
    """Which of the moves that are played again came from standing orders."""
    unmoved: list[int] = []
    """How many of the latest versions of each seat changed nothing for it; none if it was put aside before this was."""


class _Entry:
    """A move that might be taken back: how to return to before it, and how far undo reaches after it."""

    __slots__ = ("action", "automatic", "before", "move", "reach", "told", "told_after")

    def __init__(
        self, move: Move, action: int, before: State, told: int, told_after: int, reach: int, automatic: bool
    ) -> None:
        self.move = move
        self.action = action
        self.before = before
        self.told = told
        self.told_after = told_after
        self.reach = reach
        self.automatic = automatic


class Match:
    """A running or finished game. `state` is replaced by every change, so ask for it again each time."""

    def __init__(self, title: Title, head: Record, seed: bytes, state: State, drawn: int) -> None:
        self.title = title
        self.setup = head.setup
        self.state = state
        self.dice: Dice = SealedDice(seed, head.nonces, drawn)
        self.moves: list[Move] = []
        self._head = head
        self._seed = seed
        self._told: list[Told] = []
        self._trail: list[_Entry] = []
        # One for each seat, one for the spectators, one for the keeper.
        self._versions = [0] * (head.setup.players + 2)
        # How many of the latest versions of each seat came from sealed answers of others alone, see `check_version`.
        self._unmoved = [0] * head.setup.players

    @classmethod
    def start(
        cls, title: Title, setup: Setup, seed: bytes, nonces: Sequence[str] = (), seats: Sequence[str] = ()
    ) -> Match:
        """A new game; `BadSetup` if the title cannot be played so."""
        return cls._begin(title, new_record(title, setup, seed, nonces, seats), seed)

    @classmethod
    def resume(cls, title: Title, record: Record) -> Match:
        """The game of a record, played again move by move; `RecordError` if that cannot be done."""
        seed = check_record(record, title)
        head = msgspec.structs.replace(record, setup=title.check(record.setup), moves=[], result=None)
        match = cls._begin(title, head, seed)
        for move in record.moves:
            match._repeat(move)
        return match

    @classmethod
    def restore(cls, title: Title, snapshot: Snapshot) -> Match:
        """The match that `snapshot` put aside."""
        record = snapshot.record
        seed = check_record(record, title)
        head = msgspec.structs.replace(record, moves=[], result=None)
        match = cls(title, head, seed, title.load(record.setup, snapshot.cells), snapshot.drawn)
        match.moves = record.moves[: snapshot.covered]
        match._told = list(snapshot.told)
        for at, move in enumerate(record.moves[snapshot.covered :], snapshot.covered):
            match._repeat(move, at in snapshot.automatic)
        match._versions = list(snapshot.versions)
        # Not what playing again has counted: what was taken back in between is in the versions but not in the moves.
        match._unmoved = list(snapshot.unmoved) or [0] * record.setup.players
        return match

    @classmethod
    def _begin(cls, title: Title, head: Record, seed: bytes) -> Match:
        dice = SealedDice(seed, head.nonces)
        chronicle = Chronicle()
        state = title.start(head.setup, dice, chronicle)
        match = cls(title, head, seed, state, dice.drawn)
        match._told = chronicle.told
        return match

    @property
    def version(self) -> int:
        """Grows with every change, move or undo. It counts hidden decisions too and is for the keeper only."""
        return self._versions[-1]

    def version_of(self, seat: int | None) -> int:
        """Grows with every change that this seat, or for None a spectator, can know of."""
        if seat is None:
            return self._versions[-2]
        self._check_seat(seat)
        return self._versions[seat]

    def check_version(self, seat: int, version: int) -> None:
        """`StaleVersion` if a decision about this version, as the seat counts them, comes too late.

        That others have given a sealed answer is news, and a version, but no change of what the seat decides about:
        when all decide at once, nobody's decision is lost because a rival was ready a moment earlier.
        """
        current = self.version_of(seat)
        if not current - self._unmoved[seat] <= version <= current:
            raise StaleVersion(version, current)

    @property
    def over(self) -> bool:
        return self.state.over()

    def result(self) -> Result:
        """How the game ended; `NotOver` before that."""
        return self.title.result(self.state)

    def play(self, seat: int, action: int, version: int | None = None, automatic: bool = False) -> None:
        """Carry out a decision, made about the given version of the game as that seat counts them.

        One that was made by standing orders is `automatic`: undo goes past it, see `undo`.
        Refuses with `NoSuchSeat`, `StaleVersion`, `UnknownAction` or `Refused`; then nothing has changed.
        """
        self._check_seat(seat)
        if version is not None:
            self.check_version(seat, version)
        move = Move(seat, self.title.actions.text(action))
        refusal = self.state.why_not(seat, action)
        if refusal is not None:
            raise Refused(seat, action, refusal)
        self._take(move, action, self.dice.drawn, automatic)

    def lapse(self, seat: int) -> int:
        """Decide for a seat whose time ran out; the action taken. Repeat while the game waits for it."""
        self._check_seat(seat)
        if not self.state.pending() >> seat & 1:
            raise NotWaitedFor(seat)
        drawn = self.dice.drawn
        action = self.state.lapse(seat, self.dice)
        self._take(Move(seat, self.title.actions.text(action), LAPSE), action, drawn)
        return action

    def undoable(self, seat: int) -> list[int]:
        """The actions that this seat could take back one after the other, the latest first."""
        self._check_seat(seat)
        actions: list[int] = []
        if not any(entry.move.seat == seat for entry in self._trail):
            return actions
        trail = [*self._trail]
        while True:
            try:
                at = _reachable(trail, seat)
            except NothingToUndo:
                return actions
            actions.append(trail[at].action)
            trail[at:] = _part(trail, at)[1]

    def undo(self, seat: int) -> int:
        """Take back the latest decision of a seat; its action. `NothingToUndo` says why not.

        What standing orders answered is nobody's latest decision and in nobody's way: it goes with the decision that
        it answered, unless a secret was shown. A sealed answer of another seat stays, as every sealed answer does.
        """
        self._check_seat(seat)
        at = _reachable(self._trail, seat)
        entry = self._trail[at]
        past = self.fork(entry.before)
        past.moves = self.moves[: len(self.moves) - len(self._trail) + at]
        past._told = self._told[: entry.told]
        past._trail = self._trail[:at]
        gone, stays = _part(self._trail, at)
        for later in stays:
            past._repeat_sealed(later)
        for one in gone:
            self._count(one.move.seat, one.reach, self._told[one.told : one.told_after])
        self.state, self.moves, self._told, self._trail = past.state, past.moves, past._told, past._trail
        return entry.action

    def log(self, seat: int | None, since: int = 0) -> list[Event]:
        """What this seat, or for None a spectator, was told, without its first `since` events."""
        if seat is not None:
            self._check_seat(seat)
        known = [told for told in self._told if told.concerns(seat)]
        return [name_event(told, self.title.events, self.title.actions.domains) for told in known[since:]]

    @property
    def told(self) -> Sequence[Told]:
        """Every event in order, with those who may know of it. Undo replaces this list; it is for the keeper only."""
        return self._told

    def record(self) -> Record:
        """The keeper's full record: with seed and secret moves. Before the end it is never for players."""
        result = self.result() if self.over else None
        return msgspec.structs.replace(self._head, moves=list(self.moves), result=result)

    def snapshot(self) -> Snapshot:
        """Everything needed to go on later, undo included, without playing the whole game again."""
        state = self._trail[0].before if self._trail else self.state
        told = self._told[: self._trail[0].told] if self._trail else self._told
        covered = len(self.moves) - len(self._trail)
        return Snapshot(
            record=self.record(),
            cells=state.dump(),
            covered=covered,
            drawn=self.dice.drawn,
            told=list(told),
            versions=list(self._versions),
            automatic=[covered + at for at, entry in enumerate(self._trail) if entry.automatic],
            unmoved=list(self._unmoved),
        )

    def fork(self, state: State) -> Match:
        """A table with this history around another position: twin worlds, or a line that is tried out.

        It rolls the dice that this match would roll next. Undo in it must not go back behind the fork, unless
        the position is that of this match.
        """
        match = Match(self.title, self._head, self._seed, state, self.dice.drawn)
        match._versions = list(self._versions)
        match._unmoved = list(self._unmoved)
        match.moves = list(self.moves)
        match._told = list(self._told)
        match._trail = list(self._trail)
        return match

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.setup.players:
            raise NoSuchSeat(seat, self.setup.players)

    def _take(self, move: Move, action: int, drawn: int, automatic: bool = False) -> None:
        """Carry out a move on a copy, so that a fault in a game leaves the match as it was."""
        after = self.state.clone()
        chronicle = Chronicle()
        try:
            reach = after.take(move.seat, action, self.dice, chronicle)
        except Exception:
            self.dice.drawn = drawn
            raise
        # At the end the seed is revealed: going back would mean to play on with dice that everybody knows.
        if self.dice.drawn != drawn or after.over():
            reach = BARRED
        # A sealed question is being asked: whether an earlier move can still be taken back would tell who has begun.
        if after.sealed() and not self.state.sealed():
            reach = BARRED
        told_after = len(self._told) + len(chronicle.told)
        entry = _Entry(move, action, self.state, len(self._told), told_after, reach, automatic)
        self.state = after
        self.moves.append(move)
        self._told += chronicle.told
        self._count(move.seat, reach, chronicle.told)
        if reach == BARRED:
            self._trail.clear()
        else:
            self._trail.append(entry)

    def _count(self, mover: int, reach: int, told: Sequence[Told]) -> None:
        """Raise the version of everybody who can know of a change."""
        hidden = reach in (SEALED, FINAL)
        for seat in range(self.setup.players):
            if not hidden or seat == mover:
                self._versions[seat] += 1
                self._unmoved[seat] = 0
            elif any(one.concerns(seat) for one in told):
                self._versions[seat] += 1
                self._unmoved[seat] += 1
        if not hidden or any(one.concerns(None) for one in told):
            self._versions[-2] += 1
        self._versions[-1] += 1

    def _repeat(self, move: Move, automatic: bool = False) -> None:
        drawn = self.dice.drawn
        action = read_move(self.title, self.state, self.dice, len(self.moves) + 1, move)
        self._take(move, action, drawn, automatic)

    def _repeat_sealed(self, entry: _Entry) -> None:
        seat, action = entry.move.seat, entry.action
        if entry.move.lapsed:
            possible = bool(self.state.pending() >> seat & 1) and self.state.lapse(seat, self.dice) == action
        else:
            possible = self.state.why_not(seat, action) is None
        if possible:
            self._take(entry.move, action, self.dice.drawn, entry.automatic)
        if not possible or not self._trail or self._trail[-1].reach != entry.reach:
            raise BrokenSeal(self.title, entry.move)


def _reachable(trail: Sequence[_Entry], seat: int) -> int:
    """Where in the trail the seat's latest decision is, if it may take it back."""
    at = len(trail) - 1
    while at >= 0 and (trail[at].move.seat != seat or (trail[at].automatic and trail[at].reach != FINAL)):
        at -= 1
    if at < 0:
        raise NothingToUndo(seat, "nothing")
    entry = trail[at]
    if entry.reach == FINAL or entry.move.lapsed:
        raise NothingToUndo(seat, "final")
    if _walled(entry, trail[at + 1 :]):
        raise NothingToUndo(seat, "followed")
    return at


def _walled(entry: _Entry, later: Sequence[_Entry]) -> bool:
    """Whether something that was decided after a move stands against taking it back."""
    gone = [entry]
    for other in later:
        if other.automatic and other.reach != FINAL:
            gone.append(other)
        elif other.reach == OPEN or _public(gone):
            return True
    return False


def _part(trail: Sequence[_Entry], at: int) -> tuple[list[_Entry], list[_Entry]]:
    """What goes when a decision is taken back, itself first, and what was decided later and stays."""
    gone: list[_Entry] = [trail[at]]
    stays: list[_Entry] = []
    for later in trail[at + 1 :]:
        goes = _public(gone) or later.reach == OPEN or later.move.seat == trail[at].move.seat
        (gone if later.automatic and goes else stays).append(later)
    return gone, stays


def _public(gone: Sequence[_Entry]) -> bool:
    """Whether everybody can see that these moves are taken back."""
    return any(entry.reach == OPEN for entry in gone)
