"""Live play: `/api/games/{game}/live?seat=n`, without `seat` as a spectator.

The client speaks first. Who it is, the session cookie says, or a secret in `Authorization` or in the first message.

    {"do": "hello", "version": 0, "log": 0, "secret": "…"}      what I have: version, length of my log; chat: last line
    {"do": "play", "id": "c1", "action": "…", "version": 7}     an action that was offered at this version
    {"do": "plan", "id": "c3", "actions": ["…", …], "version": 7}   several actions, as far as they go
    {"do": "undo", "id": "c2", "version": 8, "steps": 1}        the version may be left out, and steps if it is 1
    {"do": "chat", "text": "…"}                                  with "to": [1, 2] those seats alone hear it
    {"do": "log", "before": 450}                                the part of the log that ends before this position
    {"do": "ping"}

    {"is": "state", …}      all that the seat may know (`SeatState`); `log` replaces the client's log from `log_from` on
    {"is": "change", "n": 2, "change": {…}, "log_from": 9, "log": […]}  instead of a state, if the hello asked
    {"is": "log", "log_from": 250, "log": […]}                  an older part of the log, with its position in it
    {"is": "done", "id": "c1", "version": 8, "action": "…"}     it is committed; the state follows if it differs
    {"is": "done", "id": "c3", "version": 9, "actions": ["…", …], "stop": "…", …}     of a plan (`Carried`)
    {"is": "refused", "id": "c1", "code": "…", "detail": "…", "rule": "…", "reason": "…", "about": {…}}
    {"is": "chat", "number": 3, "name": "…", "seat": 0, "text": "…", "at": 1700000000000}
    {"is": "pong"}          the answer to a ping
    {"is": "beat"}          nothing new for a while
    {"is": "error", "code": "…", "detail": "…"}

Who says hello with `"changes": true` is sent the whole state once, with `"n": 1`, and from then on what differs from
the message before (`rooms.difference`), or the whole state where that would be longer than the last one. Each has
the next number; a client that misses one says hello again and gets the whole.

After a break the client connects again, says what it has, and sends what was not answered with the same ids. A hello on
an open socket does the same. A state is sent only if it differs from the one before: silence is part of the secrecy.

The server ends a socket with 4000 and the HTTP status that fits, and the error's code as the reason. 4408 is `hello`
(none came) or `slow` (the client does not read); both may come back. Whom the guard turns away (banned, too many
requests, a page of another site) gets no socket at all, but the status and the body of any other request.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from logothete.kernel.events import Event
from logothete.server.errors import TableError
from logothete.server.live.caller import Caller
from logothete.server.live.line import together
from logothete.server.live.protocol import (
    BadMessage,
    Earlier,
    Hello,
    Ping,
    PlanAhead,
    Play,
    Request,
    Say,
    Undo,
    tell,
    tell_change,
)
from logothete.server.model import Actor, Carried, Done, SeatState
from logothete.server.rooms.answers import Answers, Decided, Question
from logothete.server.rooms.faces import Face
from logothete.server.services.tables import Tables
from logothete.server.store import PERSON, Subscription
from logothete.server.wire import problem_of

CHAT_LINES: Final = 100


class Reader:
    """What a client has been sent of a seat, and what is news to it."""

    def __init__(
        self,
        tables: Tables,
        actor: Actor,
        game: str,
        seat: int | None,
        version: int,
        length: int,
        changes: bool = False,
    ) -> None:
        self._tables = tables
        self._actor = actor
        self._game = game
        self._seat = seat
        self._version = version
        self._length = length
        self._changes = changes
        self._number = 0
        self._sent: Face | None = None
        self._size = 0
        """Of the state when it was last sent as a whole: to write it only to learn its size would be a waste."""

    async def news(self) -> SeatState | None:
        """The state, if it differs from the one before."""
        found = await self._look()
        return None if found is None else _whole(*found)

    async def message(self) -> bytes | None:
        """What to send: the state, or what differs if that is shorter; None if nothing does."""
        before = self._sent
        found = await self._look()
        if found is None:
            return None
        if not self._changes:
            return tell("state", _whole(*found))
        self._number += 1
        face, log_from, log = found
        if before is not None:
            change = face.since(before)
            if len(change) < self._size:
                return tell_change(self._number, change, log_from, log)
        self._size = len(tell("state", face.whole))
        return tell("state", _whole(*found), n=self._number)

    async def _look(self) -> tuple[Face, int, list[Event]] | None:
        face, log_from, log = await self._tables.playing.glance(
            self._actor, self._game, self._seat, self._version, self._length
        )
        sent = self._sent
        if not log and log_from == self._length and sent is not None and face.same_as(sent):
            return None
        self._sent = face
        self._version = face.state.version
        self._length = log_from + len(log)
        return face, log_from, log


def _whole(face: Face, log_from: int, log: list[Event]) -> SeatState:
    return msgspec.structs.replace(face.whole, log_from=log_from, log=log)


class Visit:
    """A client at a table, while its socket is open."""

    def __init__(self, caller: Caller, answers: Answers, game: str, seat: int | None) -> None:
        self._caller = caller
        self._tables = caller.tables
        self._line = caller.line
        self._answers = answers
        self._game = game
        self._seat = seat
        self._chat = 0
        self._reader: Reader
        # While a request is carried out its news wait, so that `done` comes before the state that it led to.
        self._turn = asyncio.Lock()

    async def run(self) -> None:
        """Until one of the two leaves."""
        first = await self._caller.greet()
        await self._tables.playing.holds(self._caller.actor, self._game, self._seat)
        changes = self._tables.publisher.subscribe(self._game, self._caller.welcome.person)
        try:
            await together(self._line.watch(), self._converse(changes, first))
        finally:
            changes.close()

    async def _converse(self, changes: Subscription, hello: Hello) -> None:
        await self._resume(hello)
        await together(self._listen(), self._tell_changes(changes))

    async def _tell_changes(self, changes: Subscription) -> None:
        """Tell what is new after each change. The store is asked for chat only if something may have been said."""
        while True:
            if any(subject.startswith(PERSON) for subject in await changes.wait()):
                await self._caller.still_welcome()
            async with self._turn:
                await self._tell_state()
                if changes.said():
                    await self._tell_chat()

    async def _listen(self) -> None:
        while True:
            try:
                request = await self._caller.receive()
            except BadMessage as error:
                await self._line.send(tell("error", problem_of(error)))
                continue
            async with self._turn:
                await self._carry_out(request)

    async def _resume(self, hello: Hello) -> None:
        actor = self._caller.actor
        version, log, changes = hello.version, hello.log, hello.changes
        self._reader = Reader(self._tables, actor, self._game, self._seat, version, log, changes)
        self._chat = hello.chat
        await self._tell_state()
        await self._tell_chat()

    async def _tell_state(self) -> None:
        """Send the state if it is new."""
        message = await self._reader.message()
        if message is not None:
            await self._line.send(message)

    async def _tell_chat(self) -> None:
        while True:
            lines = await self._tables.talk.lines(self._caller.actor, self._game, self._seat, self._chat, CHAT_LINES)
            for line in lines:
                await self._line.send(tell("chat", line))
                self._chat = line.number
            if len(lines) < CHAT_LINES:
                return

    async def _carry_out(self, request: Request) -> None:
        match request:
            case Ping():
                await self._line.send(tell("pong"))
            case Hello():
                if request.secret is not None:
                    self._caller.actor = msgspec.structs.replace(self._caller.actor, secret=request.secret)
                await self._tables.playing.holds(self._caller.actor, self._game, self._seat)
                await self._resume(request)
            case Earlier():
                part = await self._tables.playing.log(self._caller.actor, self._game, self._seat, request.before)
                await self._line.send(tell("log", part))
            case Say():
                try:
                    await self._tables.talk.post(self._caller.actor, self._game, self._seat, request.text, request.to)
                except TableError as error:
                    await self._refuse(request.id or "", error)
            case Play():
                asked = Question("play", request.action, request.version)
                await self._decide(request.id, asked, lambda seat: self._play(seat, request))
            case PlanAhead():
                asked = Question("plan", "\n".join(request.actions), request.version)
                await self._decide(request.id, asked, lambda seat: self._plan(seat, request))
            case Undo():
                asked = Question("undo", str(request.steps), request.version)
                await self._decide(request.id, asked, lambda seat: self._undo(seat, request))

    async def _play(self, seat: int, request: Play) -> Done:
        return await self._tables.playing.play(self._caller.actor, self._game, seat, request.action, request.version)

    async def _plan(self, seat: int, request: PlanAhead) -> Carried:
        return await self._tables.playing.plan(self._caller.actor, self._game, seat, request.actions, request.version)

    async def _undo(self, seat: int, request: Undo) -> Done:
        return await self._tables.playing.undo(self._caller.actor, self._game, seat, request.version, request.steps)

    async def _decide(self, id_: str, asked: Question, decide: Callable[[int], Awaitable[Decided]]) -> None:
        seat = self._seat
        if seat is None:
            await self._refuse(id_, BadMessage("a spectator decides nothing: connect with ?seat=n"))
            return
        try:
            done = await self._answers.once(self._caller.actor, self._game, seat, id_, asked, lambda: decide(seat))
        except TableError as error:
            await self._refuse(id_, error)
        else:
            await self._line.send(tell("done", done, id=id_))

    async def _refuse(self, id_: str, error: TableError) -> None:
        await self._line.send(tell("refused", problem_of(error), id=id_))
