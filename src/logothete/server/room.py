"""One loaded game: its match, its table and seats, and the one way to change them.

A change is applied in memory, then committed, then published. If the commit fails, the memory is thrown away and read
again: what is in memory between two changes is what the store has.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from sqlalchemy.exc import DBAPIError

from logothete.kernel import actions, match, state
from logothete.kernel.events import Event
from logothete.kernel.match import Match, Snapshot
from logothete.kernel.record import RecordError, new_record
from logothete.kernel.title import BadSetup, Prompt, Result, Title
from logothete.server import errors
from logothete.server.journal import Cuts, Journal
from logothete.server.model import By
from logothete.server.store import Commit, Conflict
from logothete.server.store.games import Loaded
from logothete.server.store.rows import GameRow, LogKind, LogRow, SeatRow, changes
from logothete.server.timing import keep_time, start_time

if TYPE_CHECKING:
    from logothete.server.rooms import Rooms

T = TypeVar("T")

SNAPSHOT_EVERY: Final = 64
"""Rows of the log between two snapshots: no more are replayed on opening a game."""
WORTH_KEEPING: Final = 8
"""Rows since the last snapshot for which a game that is let go is given a new one."""
START: Final = "start "
ATTEMPTS: Final = 8
"""How often a change is tried against other processes that write to the same game."""


class DamagedSnapshot(Exception):
    """A snapshot cannot be read; the log before it still can."""

    def __init__(self, number: int) -> None:
        super().__init__(f"the snapshot at row {number} is damaged")
        self.number = number


class Kept(msgspec.Struct, frozen=True):
    """What a snapshot in the store holds."""

    match: Snapshot
    cuts: list[Cuts] = []


class Beginning(msgspec.Struct, frozen=True):
    """What the log says of a start, so that log and seed alone rebuild the game."""

    seats: list[str]
    nonces: list[str]


class Face(msgspec.Struct, frozen=True):
    """What one viewer is shown of the match. It is made once for each version that the viewer counts."""

    version: int
    view: msgspec.Raw
    prompt: Prompt | None
    offers: list[str]
    undoable: list[str]
    asked: list[int]
    stands: list[dict[str, str]]
    result: Result | None


def pack_snapshot(kept: Kept) -> bytes:
    """The bytes that the store keeps."""
    return zlib.compress(msgspec.msgpack.encode(kept), 1)


def unpack_snapshot(number: int, data: bytes) -> Kept:
    """What `pack_snapshot` packed."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(data), type=Kept)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise DamagedSnapshot(number) from error


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
        self.table: GameRow = loaded.table
        self.seats: list[SeatRow] = loaded.seats
        self.owner_name = loaded.owner_name
        self.match: Match | None = None
        self._journal: Journal | None = None
        self._faces: dict[int | None, Face] = {}
        self._entry: tuple[LogKind, int | None, str, By] | None = None
        self._snapshots: list[int] = []
        self.title: Title = self._open_title()
        base: bytes | None = None
        if loaded.snapshot is not None and loaded.snapshot[0] == 0:
            base = loaded.snapshot[1]
        elif loaded.snapshot is not None:
            number, data = loaded.snapshot
            kept = unpack_snapshot(number, data)
            self._snapshots = [number]
            try:
                self.match = Match.restore(self.title, kept.match)
            except RecordError as error:
                raise self._unavailable(error) from error
            self._journal = Journal(self.match, kept.cuts or None)
        self._replay(loaded.rows, base)
        self._remember()

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

    def _replay(self, rows: Sequence[LogRow], base: bytes | None = None) -> None:
        for row in rows:
            if row.kind == "table":
                if row.action.startswith(START):
                    self._begin(msgspec.json.decode(row.action.removeprefix(START), type=Beginning), base)
                continue
            if self.match is None or row.seat is None:
                raise self._unavailable(ValueError(f"row {row.number} of its log comes before its start"))
            try:
                self._apply(row.kind, row.seat, row.action)
            except (match.MatchError, state.Refused, actions.UnknownAction) as error:
                raise self._unavailable(error) from error
            self.replayed += 1

    def _apply(self, kind: LogKind, seat: int, action: str, version: int | None = None) -> str:
        """Change the match; the action that was played or taken back."""
        game, journal = self.running_match(), self._journal
        assert journal is not None
        if kind == "undo":
            current = game.version_of(seat)
            if version is not None and version != current:
                raise match.StaleVersion(version, current)
            before = game.told
            taken = game.undo(seat)
            journal.hear_undo(before)
            return self.title.actions.text(taken)
        if kind == "lapse":
            played = game.lapse(seat)
        else:
            played = self.title.actions.parse(action)
            game.play(seat, played, version)
        journal.hear()
        return self.title.actions.text(played)

    def _remember(self) -> None:
        """What the store has, to see what a change changes, and to go back to."""
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

        `decide` calls one of `play`, `undo`, `lapse`, `start` or `mark`, or nothing if there is nothing to do. When
        another process was quicker, the room is brought up to date and `decide` runs again.
        """
        for _ in range(ATTEMPTS):
            self._entry = None
            try:
                answer = decide()
            except BaseException as error:
                # A refusal leaves the match alone; a fault after it was changed does not.
                self.lost = self._decided() is not None
                self._go_back()
                if isinstance(error, errors.TableError) and not self.lost and await self._behind():
                    continue
                raise
            entry = self._decided()
            if entry is None:
                self._go_back()
                if await self._behind():
                    continue
                return answer
            try:
                await self._commit(*entry)
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

    def _decided(self) -> tuple[LogKind, int | None, str, By] | None:
        return self._entry

    def play(self, seat: int, action: str, version: int | None, by: By) -> str:
        """A decision, made about the given version of the game as that seat counts them."""
        return self._decide("move", seat, action, version, by)

    def undo(self, seat: int, version: int | None = None) -> str:
        """Take back the latest decision of a seat; with a version, only if the game is still at it."""
        return self._decide("undo", seat, "", version, "person")

    def lapse(self, seat: int) -> str:
        """Decide for a seat by the rules for those whose time ran out."""
        return self._decide("lapse", seat, "", None, "clock")

    def _decide(self, kind: LogKind, seat: int, action: str, version: int | None, by: By) -> str:
        self.running_match()
        if self.table.status != "running":
            raise errors.NotRunning("the game is over")
        try:
            done = self._apply(kind, seat, action, version)
        except match.StaleVersion as error:
            raise errors.StaleVersion(error.given, error.current) from error
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
        self._entry = (kind, seat, done, by)
        return done

    def start(self, base: bytes | None = None) -> None:
        """Begin the game; `base` is the position from which a branch begins."""
        names = [seat.name or seat.level or "" for seat in self.seats]
        beginning = Beginning(names, [seat.nonce for seat in self.seats if seat.nonce is not None])
        try:
            self._begin(beginning, base)
        except errors.GameUnavailable as error:
            raise errors.BadTable(f"this table cannot be played: {error}") from error
        self.table.status = "running"
        self.table.started = self._rooms.clock()
        start_time(self.table, self.seats)
        self._entry = ("table", None, START + msgspec.json.encode(beginning).decode(), "person")

    def _begin(self, beginning: Beginning, base: bytes | None) -> None:
        setup, seed = self.table.setup, bytes.fromhex(self.table.seed)
        try:
            if base is None:
                self.match = Match.start(self.title, setup, seed, beginning.nonces, beginning.seats)
            else:
                origin = unpack_snapshot(0, base).match
                head = new_record(self.title, setup, seed, beginning.nonces, beginning.seats)
                versions = [0] * (setup.players + 2)
                self.match = Match.restore(self.title, Snapshot(head, origin.cells, 0, 0, origin.told, versions))
        except (BadSetup, RecordError) as error:
            raise self._unavailable(error) from error
        self._journal = Journal(self.match)

    def mark(self, what: str, seat: int | None = None, by: By = "person") -> None:
        """Something about the table or a seat was changed: a word for the log."""
        self._entry = ("table", seat, what, by)

    # Looking.

    def face(self, viewer: int | None) -> Face:
        """What a seat, or for None a spectator, is shown of the match."""
        game = self.running_match()
        version = game.version_of(viewer)
        face = self._faces.get(viewer)
        if face is None or face.version != version:
            face = self._faces[viewer] = self._draw(game, viewer, version)
        return face

    def _draw(self, game: Match, viewer: int | None, version: int) -> Face:
        position, texts = game.state, self.title.actions.text
        asked = int(position.asked(-1 if viewer is None else viewer))
        return Face(
            version=version,
            view=msgspec.Raw(msgspec.json.encode(self.title.look(position, viewer))),
            prompt=None if viewer is None else self.title.prompt(position, viewer),
            offers=[] if viewer is None else [texts(action) for action in position.legal(viewer)],
            undoable=[] if viewer is None else [texts(action) for action in game.undoable(viewer)],
            asked=[seat for seat in range(len(self.seats)) if asked >> seat & 1],
            stands=[dict(self.title.seat_name(position, seat)) for seat in range(len(self.seats))],
            result=game.result() if game.over else None,
        )

    def log_since(self, viewer: int | None, version: int, length: int) -> tuple[int, list[Event]]:
        """What replaces the log of a reader who holds its first `length` events as of `version`, and from where."""
        return (0, []) if self._journal is None else self._journal.since(viewer, version, length)

    # The store.

    async def catch_up(self) -> None:
        """Take in what another process has committed."""
        loaded = await self._rooms.read(self.table.id, self.table.length)
        started = self.match is None and loaded.table.status != "open"
        if started or [row.number for row in loaded.rows] != list(
            range(self.table.length + 1, loaded.table.length + 1)
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
        self._read(await self._rooms.read(self.table.id))
        self.lost = False

    def _go_back(self) -> None:
        self.table = msgspec.structs.replace(self._saved)
        self.seats = [msgspec.structs.replace(seat) for seat in self._saved_seats]

    async def _commit(self, kind: LogKind, seat: int | None, action: str, by: By) -> None:
        now = self._rooms.clock()
        table = self.table
        table.length += 1
        if self.match is not None:
            if table.status == "running" and self.match.over:
                table.status = "finished"
                table.finished = now
                table.result = self.match.result()
            mover = None if kind == "table" else seat
            public = kind == "table" or self._public_version != self.match.version_of(None)
            keep_time(table, self.seats, self.match, mover, kind == "undo", public, now)
        commit = Commit(
            game=table.id,
            row=LogRow(game=table.id, number=table.length, kind=kind, seat=seat, action=action, by=by, at=now),
            table=changes(self._saved, table),
            seats={
                new.number: found
                for old, new in zip(self._saved_seats, self.seats, strict=True)
                if (found := changes(old, new))
            },
        )
        if self._snapshot_due():
            self._add_snapshot(commit)
        await self._rooms.writer.commit(commit)
        self._remember()

    def _snapshot_due(self) -> bool:
        if self.match is None or self.table.status == "archived":
            return False
        return not self._snapshots or self.table.length - self._snapshots[-1] >= SNAPSHOT_EVERY

    def snapshot_to_keep(self) -> Commit | None:
        """A snapshot for a game that is let go, if that spares work next time."""
        since = self._snapshots[-1] if self._snapshots else 0
        if self.match is None or self.table.status == "archived" or self.table.length - since < WORTH_KEEPING:
            return None
        commit = Commit(game=self.table.id)
        self._add_snapshot(commit)
        return commit

    def _add_snapshot(self, commit: Commit) -> None:
        game, journal = self.running_match(), self._journal
        assert journal is not None
        commit.snapshot = (self.table.length, pack_snapshot(Kept(game.snapshot(), journal.cuts)))
        # The newest two are kept: if the last one cannot be read, the one before it can.
        commit.keep_from = self._snapshots[-1] if self._snapshots else 0
        self._snapshots = [*self._snapshots[-1:], self.table.length]
