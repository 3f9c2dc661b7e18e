"""One game as a table plays it: moves checked at the gate, dice, log, undo, record.

The engine below knows positions only. A `Match` adds what has a history: who moved, what was told to whom,
and how far back each seat may go. It belongs to the keeper of the table; players get `log`, `undoable` and the
views of the title, all of which depend only on what their seat may know.

A long game need not be held as a whole: `turn_pages` lets go of what can never be taken back any more, and from then
on positions in the log and numbers of moves count from the game's start all the same.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.denials import NoSuchSeat, NotWaitedFor, StaleVersion
from logothete.kernel.dice import Dice, SealedDice
from logothete.kernel.events import Chronicle, Event, Told, name_event
from logothete.kernel.pages import PAGE_MOVES, OnPages, Page, Past, after_page, no_past
from logothete.kernel.record import LAPSE, Move, Record, check_record, new_record, read_move
from logothete.kernel.state import BARRED, OPEN, PRIVY, Refused, State
from logothete.kernel.title import Result, Setup, Title
from logothete.kernel.trail import BrokenSeal, Entry, knows, part, reachable, shorten, takeable


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match put aside. It holds every secret of the game and is for its keeper only.

    It does not repeat what is on pages, so its size does not grow with the game. The cells are those after the first
    `covered` of its moves, where undo ends; the moves after them are played again on opening, which brings back what
    can be taken back.
    """

    head: Record
    """The record without its moves."""
    past: Past
    moves: list[Move]
    ends: list[int]
    """How much had been told since the game began, after each of the first `covered` moves."""
    told: list[Told]
    """What had been told until then, and is on no page."""
    cells: list[int]
    covered: int
    drawn: int
    versions: list[int]
    automatic: list[int]
    """Which of the moves came from standing orders, of those that are played again."""
    unmoved: list[int]
    """How many of the latest versions of each seat left it asked the same."""
    going_on: list[int] = []
    """Which of the moves went on with the plan of their seat's move before, of those that are played again."""
    undisturbed: list[int] = []
    """How many of the latest versions of each seat left it invited to the same."""


class Match:
    """A running or finished game. `state` is replaced by every change, so ask for it again each time."""

    def __init__(self, title: Title, head: Record, seed: bytes, state: State, drawn: int) -> None:
        self.title = title
        self.setup = head.setup
        self.state = state
        self.dice: Dice = SealedDice(seed, head.nonces, drawn)
        self.past = no_past(head.setup.players)
        """How much of the match is on pages and no longer here."""
        self.moves: list[Move] = []
        """The moves that are not on pages."""
        # For each of these moves how much had been told after it, since the game began.
        self._ends: list[int] = []
        self._head = head
        self._seed = seed
        self._told: list[Told] = []
        self._trail: list[Entry] = []
        # One for each seat, one for the spectators, one for the keeper.
        self._versions = [0] * (head.setup.players + 2)
        # How many of the latest versions of each seat left its question as it was, and how many what it is invited to:
        # see `check_version`.
        self._unmoved = [0] * head.setup.players
        self._undisturbed = [0] * head.setup.players
        self._bars = [0] * head.setup.players

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
        head = snapshot.head
        seed = check_record(head, title)
        match = cls(title, head, seed, title.load(head.setup, snapshot.cells), snapshot.drawn)
        match.past = snapshot.past
        match.moves = snapshot.moves[: snapshot.covered]
        match._ends = list(snapshot.ends)
        match._told = list(snapshot.told)
        for at, move in enumerate(snapshot.moves[snapshot.covered :], snapshot.covered):
            match._repeat(move, at in snapshot.automatic, at in snapshot.going_on)
        match._versions = list(snapshot.versions)
        # Not what playing again has counted: what was taken back in between is in the versions but not in the moves.
        match._unmoved = list(snapshot.unmoved)
        match._undisturbed = list(snapshot.undisturbed or [0] * head.setup.players)
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

    def bars_of(self, seat: int) -> int:
        """How often, since this object was made, a move has ended what this seat could take back."""
        self._check_seat(seat)
        return self._bars[seat]

    def check_version(self, seat: int, version: int, action: int | None = None) -> None:
        """`StaleVersion` if a decision about this version, as the seat counts them, comes too late.

        That others have decided something is news, and a version, but a decision stays good as long as the seat is
        asked the same: nobody's is lost because a rival was ready, or did something aside, a moment earlier. What is
        done aside stays good as long as the seat is invited to the same. The gate sees whether it is still open.
        """
        current = self.version_of(seat)
        aside = action is not None and self.state.unasked(seat, action)
        good = self._undisturbed[seat] if aside else self._unmoved[seat]
        if not current - good <= version <= current:
            raise StaleVersion(version, current)

    def skip_versions(self, number: int, seats: int = EVERYONE) -> None:
        """Let the versions of these seats grow: what they decided about any from before comes too late.

        Those of spectators too if the mask is everybody's, and always the keeper's.
        """
        for seat in range(self.setup.players):
            if seats >> seat & 1:
                self._versions[seat] += number
                self._unmoved[seat] = self._undisturbed[seat] = 0
        if seats < 0:
            self._versions[-2] += number
        self._versions[-1] += number

    @property
    def played(self) -> int:
        """How many moves there have been, without those that were taken back."""
        return self.past.moves + len(self.moves)

    @property
    def over(self) -> bool:
        return self.state.over()

    def result(self) -> Result:
        """How the game ended; `NotOver` before that."""
        return self.title.result(self.state)

    def play(
        self, seat: int, action: int, version: int | None = None, automatic: bool = False, goes_on: bool = False
    ) -> None:
        """Carry out a decision, made about the given version of the game as that seat counts them.

        One that was made by standing orders is `automatic`: undo goes past it, see `undo`. One that `goes_on` belongs
        to the same plan as the seat's decision before, see `logothete.kernel.plans`.
        Refuses with `NoSuchSeat`, `StaleVersion`, `UnknownAction` or `Refused`; then nothing has changed.
        """
        self._check_seat(seat)
        if version is not None:
            self.check_version(seat, version, action)
        move = Move(seat, self.title.actions.text(action))
        refusal = self.state.why_not(seat, action)
        if refusal is not None:
            raise Refused(seat, action, refusal)
        self._take(move, action, self.dice.drawn, automatic, goes_on)

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
        return [entry.action for entry in takeable(self._trail, seat)]

    def planned(self, seat: int) -> int:
        """How many of the `undoable` actions, from the latest on, were made by one plan: 1 if it was made alone."""
        self._check_seat(seat)
        count = 0
        for entry in takeable(self._trail, seat):
            count += 1
            if not entry.goes_on:
                break
        return count

    def undo(self, seat: int) -> int:
        """Take back the latest decision of a seat; its action. `NothingToUndo` says why not.

        What standing orders answered is nobody's latest decision and in nobody's way: it goes with the decision that
        it answered, unless a secret was shown. A sealed answer of another seat stays, as every sealed answer does. So
        does what others did aside or without the seat's knowledge, unless it was built on what is taken back.
        """
        self._check_seat(seat)
        at = reachable(self._trail, seat)
        entry = self._trail[at]
        past = self.fork(entry.before)
        held = len(self.moves) - len(self._trail) + at
        past.moves = self.moves[:held]
        past._ends = self._ends[:held]
        past._told = self._told[: self._held(entry.told)]
        past._trail = self._trail[:at]
        gone, stays = part(self._trail, at)
        for later in stays:
            again = past.fork(past.state)
            if again._stands(later):
                past = again
            elif later.aside or not knows(later, seat):
                gone.append(later)
            else:
                raise BrokenSeal(self.title, later.move)
        before = self.state
        self.state = past.state
        for one in gone:
            told = self._told[self._held(one.told) : self._held(one.told_after)]
            self._count(one.move.seat, one.reach, told, before)
        self.moves, self._ends, self._told, self._trail = past.moves, past._ends, past._told, past._trail
        return entry.action

    def log(self, seat: int | None, since: int = 0) -> list[Event]:
        """What this seat, or for None a spectator, was told, without its first `since` events."""
        if seat is not None:
            self._check_seat(seat)
        held_from = self.past.told[-2 if seat is None else seat]
        if since < held_from:
            raise OnPages("events", since, held_from)
        known = [told for told in self._told if told.concerns(seat)]
        return [name_event(told, self.title.events, self.title.actions.domains) for told in known[since - held_from :]]

    @property
    def told(self) -> Sequence[Told]:
        """Every event that is not on pages, in order, with those who may know of it; it is for the keeper only.

        Undo and `turn_pages` replace this list.
        """
        return self._told

    def record(self, earlier: Sequence[Move] = ()) -> Record:
        """The keeper's full record: with seed and secret moves. Before the end it is never for players.

        `earlier` are the moves that are on pages.
        """
        if len(earlier) != self.past.moves:
            raise OnPages("moves", len(earlier), self.past.moves)
        result = self.result() if self.over else None
        return msgspec.structs.replace(self._head, moves=[*earlier, *self.moves], result=result)

    def snapshot(self) -> Snapshot:
        """Everything needed to go on later, undo included, without playing the whole game again."""
        state = self._trail[0].before if self._trail else self.state
        told = self._told[: self._held(self._trail[0].told)] if self._trail else self._told
        covered = len(self.moves) - len(self._trail)
        return Snapshot(
            head=self._head,
            past=self.past,
            moves=list(self.moves),
            ends=self._ends[:covered],
            told=list(told),
            cells=state.dump(),
            covered=covered,
            drawn=self.dice.drawn,
            versions=list(self._versions),
            automatic=[covered + at for at, entry in enumerate(self._trail) if entry.automatic],
            unmoved=list(self._unmoved),
            going_on=[covered + at for at, entry in enumerate(self._trail) if entry.goes_on],
            undisturbed=list(self._undisturbed),
        )

    def turn_pages(self) -> list[tuple[Past, Page]]:
        """Let go of every full page of what can never be taken back; each with what lies before it."""
        pages: list[tuple[Past, Page]] = []
        for _ in range((len(self.moves) - len(self._trail)) // PAGE_MOVES):
            end = self._held(self._ends[PAGE_MOVES - 1])
            page = Page(self.moves[:PAGE_MOVES], self._told[:end])
            pages.append((self.past, page))
            self.past = after_page(self.past, page)
            self.moves = self.moves[PAGE_MOVES:]
            self._ends = self._ends[PAGE_MOVES:]
            self._told = self._told[end:]
        return pages

    def fork(self, state: State) -> Match:
        """A table with this history around another position: twin worlds, or a line that is tried out.

        It rolls the dice that this match would roll next. Undo in it must not go back behind the fork, unless
        the position is that of this match.
        """
        match = Match(self.title, self._head, self._seed, state, self.dice.drawn)
        match._versions = list(self._versions)
        match._unmoved = list(self._unmoved)
        match._undisturbed = list(self._undisturbed)
        match.past = self.past
        match.moves = list(self.moves)
        match._ends = list(self._ends)
        match._told = list(self._told)
        match._trail = list(self._trail)
        return match

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.setup.players:
            raise NoSuchSeat(seat, self.setup.players)

    def _take(self, move: Move, action: int, drawn: int, automatic: bool = False, goes_on: bool = False) -> None:
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
        told = self.past.told[-1] + len(self._told)
        told_after = told + len(chronicle.told)
        known = EVERYONE if reach in (OPEN, BARRED) else BIT[move.seat]
        for one in chronicle.told:
            known |= one.to
        before = self.state
        aside = before.unasked(move.seat, action)
        entry = Entry(move, action, before, told, told_after, reach, known, aside, automatic, goes_on)
        self.state = after
        self.moves.append(move)
        self._ends.append(told_after)
        self._told += chronicle.told
        self._count(move.seat, reach, chronicle.told, before)
        if reach >= PRIVY:
            self._bars = [bars + bool(known & BIT[seat]) for seat, bars in enumerate(self._bars)]
        if reach == BARRED:
            self._trail.clear()
        else:
            self._trail.append(entry)
            if reach == OPEN:
                shorten(self._trail)

    def _held(self, told: int) -> int:
        """The place in `_told` after which so much had been told since the game began."""
        return told - self.past.told[-1]

    def _count(self, mover: int, reach: int, told: Sequence[Told], before: State) -> None:
        """Raise the version of everybody who can know of a change of the position that was before."""
        hidden = reach not in (OPEN, BARRED)
        for seat in range(self.setup.players):
            if seat == mover:
                self._versions[seat] += 1
                self._unmoved[seat] = self._undisturbed[seat] = 0
            elif not hidden or any(one.concerns(seat) for one in told):
                self._versions[seat] += 1
                self._weigh(seat, before)
        if not hidden or any(one.concerns(None) for one in told):
            self._versions[-2] += 1
        self._versions[-1] += 1

    def _weigh(self, seat: int, before: State) -> None:
        """Whether a new version leaves a seat asked the same, and invited to the same."""
        title, after = self.title, self.state
        same = title.prompt(before, seat) == title.prompt(after, seat)
        self._unmoved[seat] = self._unmoved[seat] + 1 if same else 0
        same = after.most_asides() == 0 or title.invitations(before, seat) == title.invitations(after, seat)
        self._undisturbed[seat] = self._undisturbed[seat] + 1 if same else 0

    def _repeat(self, move: Move, automatic: bool = False, goes_on: bool = False) -> None:
        drawn = self.dice.drawn
        action = read_move(self.title, self.state, self.dice, self.played + 1, move)
        self._take(move, action, drawn, automatic, goes_on)

    def _stands(self, entry: Entry) -> bool:
        """Play again what was decided after something that is taken back; False if it cannot stand without."""
        seat, action = entry.move.seat, entry.action
        if entry.move.lapsed:
            possible = bool(self.state.pending() >> seat & 1) and self.state.lapse(seat, self.dice) == action
        else:
            possible = self.state.why_not(seat, action) is None
        if possible:
            self._take(entry.move, action, self.dice.drawn, entry.automatic, entry.goes_on)
        return possible and bool(self._trail) and self._trail[-1].reach == entry.reach
