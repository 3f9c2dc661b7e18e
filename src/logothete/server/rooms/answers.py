"""Decisions that arrive twice are made once.

A client gives each decision an id of its own. When the connection breaks before the answer, it sends the decision again
with the same id and gets the answer to the first one, whether that was still under way or long since given. A process
that was started anew does not remember; then the version of the state, which is part of each decision, refuses the
repeat, and the new state shows what became of it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import Any, Final, TypeVar, cast

import msgspec

from logothete.server.edge.metrics import Metrics
from logothete.server.errors import TableError
from logothete.server.model import Actor, Carried, Done

PER_SEAT: Final = 32
SEATS: Final = 4096


class IdReused(TableError):
    """A client used the id of one decision for a different one."""

    code = "id-reused"
    status = 409

    def __init__(self) -> None:
        super().__init__("another decision had this id: give each decision a new one")


class Question(msgspec.Struct, frozen=True, gc=False):
    """What was wanted. There are many of them, and none is part of a cycle: the collector need not look at them."""

    verb: str
    action: str
    version: int | None


Decided = Done | Carried
"""What is answered to a decision, and to a plan."""
Outcome = asyncio.Task[Decided] | Decided | TableError
"""What became of it: that is still being found out, or it was done, or refused."""
Answer = TypeVar("Answer", bound=Decided)


class Answers:
    """The latest decisions of each player at each seat, and what became of them."""

    def __init__(self, metrics: Metrics | None = None, per_seat: int = PER_SEAT, seats: int = SEATS) -> None:
        self._metrics = metrics
        self._per_seat = per_seat
        self._seats = seats
        self._given: OrderedDict[tuple[str, int, Actor], OrderedDict[str, tuple[Question, Outcome]]] = OrderedDict()
        # The event loop alone does not keep a task from being collected.
        self._running: set[asyncio.Task[Any]] = set()

    async def once(
        self,
        actor: Actor,
        game: str,
        seat: int,
        id_: str | None,
        question: Question,
        decide: Callable[[], Awaitable[Answer]],
    ) -> Answer:
        """Make a decision, unless its id was there before. It is carried out even if nobody waits for it any more."""
        if id_ is None:
            return await asyncio.shield(self._begin(question, decide))
        key = (game, seat, actor)
        known = self._given.setdefault(key, OrderedDict())
        self._given.move_to_end(key)
        if id_ in known:
            asked, outcome = known[id_]
            if asked != question:
                raise IdReused
            # The same question has an answer of the same kind.
            return cast("Answer", await _given_again(outcome))
        task = self._begin(question, decide)
        known[id_] = (question, task)
        task.add_done_callback(lambda done: _settle(known, id_, done))
        while len(known) > self._per_seat:
            known.popitem(last=False)
        while len(self._given) > self._seats:
            self._given.popitem(last=False)
        return await asyncio.shield(task)

    def _begin(self, question: Question, decide: Callable[[], Awaitable[Answer]]) -> asyncio.Task[Answer]:
        metrics = self._metrics if question.verb in ("play", "plan") else None

        async def deciding() -> Answer:
            with nullcontext() if metrics is None else metrics.moving("person"):
                return await decide()

        task = asyncio.create_task(deciding())
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            # Asking for it marks it as seen, even if the client is gone by then.
            task.exception()


async def _given_again(outcome: Outcome) -> Decided:
    if isinstance(outcome, Decided):
        return outcome
    if isinstance(outcome, TableError):
        raise _bare(outcome)
    return await asyncio.shield(outcome)


def _settle(known: OrderedDict[str, tuple[Question, Outcome]], id_: str, task: asyncio.Task[Any]) -> None:
    """Remember what became of a decision instead of the task, which holds on to everything that it has seen.

    A fault of the moment is no answer: the next attempt may do better.
    """
    question, outcome = known.get(id_, (None, None))
    if question is None or outcome is not task:
        return
    error = None if task.cancelled() else task.exception()
    if isinstance(error, TableError) and error.status < 500 and error.status != 429:
        known[id_] = (question, _bare(error))
    elif error is not None or task.cancelled():
        del known[id_]
    else:
        known[id_] = (question, task.result())


def _bare(error: TableError) -> TableError:
    """An error without the frames in which it came about, and those of what led to it."""
    error.__cause__ = error.__context__ = None
    return error.with_traceback(None)
