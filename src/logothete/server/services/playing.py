"""Playing: what a seat sees and does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from logothete.kernel import actions, inquiries, plans
from logothete.kernel.events import Event
from logothete.kernel.plans import MOST_ACTIONS, Outcome
from logothete.server.errors import BadPlan, NotAllowed, NotRunning, UnknownAction, UnknownInquiry
from logothete.server.model import Actor, Asked, By, Carried, Done, LogPart, Odds, SeatState, Why
from logothete.server.rooms.faces import Face
from logothete.server.rooms.registry import Rooms
from logothete.server.rooms.room import Room
from logothete.server.rooms.timing import resume_time, stop_time
from logothete.server.services import seats as seating

MOST_ACTION: Final = 200
"""No action of any game has a longer text."""


class Playing:
    """Moves and what follows from them. Every call names the seat: one person may hold several."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def look(self, actor: Actor, game: str, seat: int | None, version: int = 0, length: int = 0) -> SeatState:
        """What a seat may know now; for None what a spectator may, if the actor may watch at all.

        A reader who already holds the first `length` events of its log as of `version` gets only what comes after, and
        of that the newest part; `log` has the others.
        """
        face, log_from, log = await self.glance(actor, game, seat, version, length)
        return msgspec.structs.replace(face.whole, log_from=log_from, log=log)

    async def glance(
        self, actor: Actor, game: str, seat: int | None, version: int, length: int
    ) -> tuple[Face, int, list[Event]]:
        """The same in parts: all but the log, which is the same object until it changes, and the news of the log."""
        at_rest = self._rooms.at_rest(game)
        if at_rest is not None:
            return _glance(actor, at_rest, seat, version, length)
        async with self._rooms.open(game) as room:
            return _glance(actor, room, seat, version, length)

    async def log(self, actor: Actor, game: str, seat: int | None, before: int) -> LogPart:
        """The part of the log that ends before this position, as the seat or a spectator knows it."""
        async with self._rooms.open(game) as room:
            _need_view(actor, room, seat)
            return LogPart(*await room.earlier(seat, before))

    async def play(
        self, actor: Actor, game: str, seat: int, action: str, version: int | None, by: By = "person"
    ) -> Done:
        """Carry out an action that was offered at this version. It is committed when this returns.

        Only the system may leave out the version, or say that a bot or the clock decided.
        """
        if not actor.system and (version is None or by != "person"):
            raise NotAllowed("a decision names the version of the game that it is about")
        _check_length(action)
        async with self._rooms.open(game) as room:

            def decide() -> str:
                held = seating.need_player(actor, room, seat)
                if by == "bot" and not held.by_bot:
                    raise NotAllowed(f"no bot plays for seat {seat}", seat=seat)
                return room.play(seat, action, version, by)

            played = await room.change(decide)
            return Done(room.running_match().version_of(seat), played)

    async def plan(self, actor: Actor, game: str, seat: int, actions: Sequence[str], version: int) -> Carried:
        """Carry out several decisions, made about this version, as far as they go: see `logothete.kernel.plans`.

        All that was done is committed at once when this returns. If not even the first is possible, nothing is done.
        """
        if not 1 <= len(actions) <= MOST_ACTIONS:
            raise BadPlan(str(plans.BadPlan(len(actions))), most=MOST_ACTIONS, given=len(actions))
        for action in actions:
            _check_length(action)
        async with self._rooms.open(game) as room:

            def decide() -> tuple[Outcome, list[str]]:
                seating.need_player(actor, room, seat)
                wanted = [_parsed(room, action) for action in actions]
                outcome = room.plan(seat, wanted, version)
                return outcome, [room.title.actions.text(action) for action in wanted[: outcome.done]]

            outcome, played = await room.change(decide)
            version = room.running_match().version_of(seat)
        if outcome.refusal is None:
            return Carried(version, played, outcome.stop, None, None, {})
        refusal = outcome.refusal
        return Carried(version, played, outcome.stop, refusal.rule, refusal.reason, refusal.about)

    async def undo(self, actor: Actor, game: str, seat: int, version: int | None = None, steps: int = 1) -> Done:
        """Take back the latest decision of the seat, or as many as are named, all or none: the earliest of them.

        With a version, only if the game is still at it.
        """
        async with self._rooms.open(game) as room:

            def decide() -> str:
                seating.need_player(actor, room, seat)
                return room.undo(seat, version, steps)

            taken = await room.change(decide)
            return Done(room.running_match().version_of(seat), taken)

    async def why(self, actor: Actor, game: str, seat: int, action: str) -> Why:
        """Whether the rules let a seat do something now; if not, why. For its holder, also while a bot stands in."""
        _check_length(action)
        async with self._rooms.open(game) as room:
            seating.need_holder(actor, room, seat)
            return _why(room, seat, action)

    async def odds(self, actor: Actor, game: str, seat: int, action: str) -> Odds:
        """What an action of a seat may bring. For its holder, also while a bot stands in."""
        _check_length(action)
        async with self._rooms.open(game) as room:
            seating.need_holder(actor, room, seat)
            return _odds(room, seat, action)

    async def ask(self, actor: Actor, game: str, seat: int | None, kind: str, things: Sequence[str]) -> Asked:
        """The answer to one of the title's inquiries, from what a seat (None: a spectator) may know."""
        async with self._rooms.open(game) as room:
            _need_view(actor, room, seat)
            match = room.running_match()
            try:
                found = inquiries.find(room.title, kind, things)
            except inquiries.UnknownInquiry as error:
                raise UnknownInquiry(str(error)) from error
            answer = inquiries.answer(room.title, match.state, seat, found, things)
            return Asked(match.version_of(seat), kind, list(things), msgspec.Raw(answer))

    async def agree(self, actor: Actor, game: str, seat: int) -> None:
        """Agree, for all of one's seats, that a halted game goes on from the last move that fits the rules."""
        async with self._rooms.open(game) as room:

            def decide() -> None:
                seating.need_holder(actor, room, seat)
                room.agree([seat, *(one.number for one in room.seats if seating.is_holder(actor, one))])

            await room.change(decide)

    async def resign(self, actor: Actor, game: str, seat: int, level: str | None = None) -> None:
        """Let a bot take over; the holder may come back with `take_back`."""
        level = seating.check_level(level or seating.STANDIN_LEVEL)
        async with self._rooms.open(game) as room:

            def decide() -> None:
                held = seating.need_holder(actor, room, seat)
                _need_running(room)
                if not held.by_bot:
                    stop_time(room.table, held, self._rooms.clock())
                    held.standin = True
                    held.level = level
                    room.mark("away", seat)

            await room.change(decide)

    async def take_back(self, actor: Actor, game: str, seat: int) -> None:
        """Return to a seat at which a bot stands in."""
        async with self._rooms.open(game) as room:

            def decide() -> None:
                held = seating.need_holder(actor, room, seat)
                _need_running(room)
                if held.standin:
                    held.standin = False
                    held.level = None
                    resume_time(room.table, held, self._rooms.clock())
                    room.mark("back", seat)

            await room.change(decide)

    async def holds(self, actor: Actor, game: str, seat: int | None) -> None:
        """Raises unless the actor may look from this seat (for streams and sockets, before anything is sent)."""
        async with self._rooms.open(game) as room:
            _need_view(actor, room, seat)


def _glance(actor: Actor, room: Room, seat: int | None, version: int, length: int) -> tuple[Face, int, list[Event]]:
    _need_view(actor, room, seat)
    return room.face(seat), *room.log_since(seat, version, length)


def _need_view(actor: Actor, room: Room, seat: int | None) -> None:
    if seat is None:
        seating.need_watcher(actor, room)
    else:
        seating.need_holder(actor, room, seat)


def _need_running(room: Room) -> None:
    if room.table.status != "running":
        raise NotRunning("the game does not run")


def _check_length(action: str) -> None:
    if len(action) > MOST_ACTION:
        raise UnknownAction(f"{action[:20]!r}… is no action of this game")


def _parsed(room: Room, action: str) -> int:
    try:
        return room.title.actions.parse(action)
    except actions.UnknownAction as error:
        raise UnknownAction(str(error)) from error


def _odds(room: Room, seat: int, action: str) -> Odds:
    game, title = room.running_match(), room.title
    wanted = _parsed(room, action)
    possible = game.state.why_not(seat, wanted) is None
    lines = title.odds(game.state, seat, wanted) if possible else []
    changes = title.preview(game.state, seat, wanted) if possible else []
    return Odds(game.version_of(seat), title.actions.text(wanted), lines, changes)


def _why(room: Room, seat: int, action: str) -> Why:
    game, texts = room.running_match(), room.title.actions
    wanted = _parsed(room, action)
    refusal = game.state.why_not(seat, wanted)
    version, text = game.version_of(seat), texts.text(wanted)
    if refusal is None:
        return Why(version, text, True, None, None, {})
    return Why(version, text, False, refusal.rule, refusal.reason, refusal.about)
