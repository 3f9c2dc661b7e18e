"""Playing over HTTP: look, decide, take back; and the stream of lines for programs."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import Annotated

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream
from litestar.types import ControllerRouterHandler
from msgspec import Meta

from logothete.server.api.common import NAME, Asker, GameId, Http, Number, SeatNumber, Services
from logothete.server.api.seats import SEAT
from logothete.server.edge import security
from logothete.server.edge.throttle import Throttles
from logothete.server.live.stream import MEDIA_TYPE, seat_lines
from logothete.server.model import Asked, Carried, Done, LogPart, Odds, SeatState, Why
from logothete.server.rooms.answers import Answers, Question
from logothete.server.wire import MAX_COUNT, Decision, Resign, SeveralDecisions, TakeBack

Action = Annotated[str, QueryParameter(max_length=200, description="An action as it is written: `place a1`.")]

Kind = Annotated[str, QueryParameter(pattern=NAME, description="The key of one of the title's `inquiries`.")]
Things = Annotated[
    list[Annotated[str, Meta(max_length=64)]] | None,
    QueryParameter(max_items=8, description="What it is about: `thing=01.02&thing=03.04`, one for each domain."),
]
Before = Annotated[
    int,
    QueryParameter(ge=0, le=MAX_COUNT, description="`log_from` of the part that follows; without it the newest part."),
]


@get(SEAT, tags=["play"])
async def look(
    tables: Services, actor: Asker, game: GameId, seat: SeatNumber, version: Number = 0, log: Number = 0
) -> SeatState:
    """All that the seat may know: view, prompt, offered actions, log, clocks.

    Who already has the first `log` events of the log as of `version` gets only what comes after; if that is much, only
    the newest part of it, and `log_from` is beyond what the reader has. `log` gives the older parts.
    """
    return await tables.playing.look(actor, game, seat, version, log)


@get("/games/{game:str}/watch", tags=["play"])
async def watch(tables: Services, actor: Asker, game: GameId, version: Number = 0, log: Number = 0) -> SeatState:
    """All that a spectator may know, if the table is public or its link was sent as the secret."""
    return await tables.playing.look(actor, game, None, version, log)


@get(f"{SEAT}/log", tags=["play"])
async def log(tables: Services, actor: Asker, game: GameId, seat: SeatNumber, before: Before = MAX_COUNT) -> LogPart:
    """What the seat was told, in parts: the newest, or the one that ends before a position."""
    return await tables.playing.log(actor, game, seat, before)


@get("/games/{game:str}/watch/log", tags=["play"])
async def watch_log(tables: Services, actor: Asker, game: GameId, before: Before = MAX_COUNT) -> LogPart:
    """What spectators were told, in parts."""
    return await tables.playing.log(actor, game, None, before)


@post(f"{SEAT}/play", status_code=200, tags=["play"])
async def play(
    tables: Services, state: State, actor: Asker, game: GameId, seat: SeatNumber, data: JSONBody[Decision]
) -> Done:
    """Carry out an action that was offered at this version. The answer means that it is committed."""
    answers: Answers = state.answers
    return await answers.once(
        actor,
        game,
        seat,
        data.id,
        Question("play", data.action, data.version),
        lambda: tables.playing.play(actor, game, seat, data.action, data.version),
    )


@post(f"{SEAT}/plan", status_code=200, tags=["play"])
async def plan(
    tables: Services, state: State, actor: Asker, game: GameId, seat: SeatNumber, data: JSONBody[SeveralDecisions]
) -> Carried:
    """Carry out several actions one after the other, as far as they go; the first was offered at this version.

    The answer says which were carried out, and why no more; it means that they are committed, all at once. If not even
    the first is possible, nothing is done, and the answer is that of `play`.
    """
    answers: Answers = state.answers
    return await answers.once(
        actor,
        game,
        seat,
        data.id,
        Question("plan", "\n".join(data.actions), data.version),
        lambda: tables.playing.plan(actor, game, seat, data.actions, data.version),
    )


@post(f"{SEAT}/undo", status_code=200, tags=["play"])
async def undo(
    tables: Services, state: State, actor: Asker, game: GameId, seat: SeatNumber, data: JSONBody[TakeBack]
) -> Done:
    """Take back the latest decision of the seat, or several, such as all of its latest plan: the earliest of them."""
    answers: Answers = state.answers
    return await answers.once(
        actor,
        game,
        seat,
        data.id,
        Question("undo", str(data.steps), data.version),
        lambda: tables.playing.undo(actor, game, seat, data.version, data.steps),
    )


@get(f"{SEAT}/why", tags=["play"])
async def why(tables: Services, actor: Asker, game: GameId, seat: SeatNumber, action: Action) -> Why:
    """Whether the rules let the seat do this now; if not, which rule is against it and why."""
    return await tables.playing.why(actor, game, seat, action)


@get(f"{SEAT}/odds", tags=["play"])
async def odds(tables: Services, actor: Asker, game: GameId, seat: SeatNumber, action: Action) -> Odds:
    """What an action may bring, in exact chances, and what it changes for certain.

    Chances are there for the verbs that the title's description marks with `odds`.
    """
    return await tables.playing.odds(actor, game, seat, action)


@get(f"{SEAT}/ask", tags=["play"])
async def ask(
    tables: Services, actor: Asker, game: GameId, seat: SeatNumber, kind: Kind, thing: Things = None
) -> Asked:
    """The answer to one of the title's `inquiries`, about a thing of each of its domains, from what the seat knows."""
    return await tables.playing.ask(actor, game, seat, kind, thing or ())


@get("/games/{game:str}/watch/ask", tags=["play"])
async def watch_ask(tables: Services, actor: Asker, game: GameId, kind: Kind, thing: Things = None) -> Asked:
    """The same, from what everybody knows."""
    return await tables.playing.ask(actor, game, None, kind, thing or ())


@post(f"{SEAT}/resign", status_code=204, tags=["play"])
async def resign(tables: Services, actor: Asker, game: GameId, seat: SeatNumber, data: JSONBody[Resign]) -> None:
    """Let a bot take over; `return` comes back."""
    await tables.playing.resign(actor, game, seat, data.level)


@post(f"{SEAT}/return", status_code=204, tags=["play"])
async def return_(tables: Services, actor: Asker, game: GameId, seat: SeatNumber) -> None:
    """Return to a seat at which a bot stands in."""
    await tables.playing.take_back(actor, game, seat)


@get(f"{SEAT}/stream", media_type=MEDIA_TYPE, tags=["play"])
async def stream(request: Http, tables: Services, state: State, actor: Asker, game: GameId, seat: SeatNumber) -> Stream:
    """What the seat sees as lines of JSON: a state now, and another whenever it differs, until the game is over.

    Empty lines only say that the connection lives. Decisions go to `play`.
    """
    throttles: Throttles = state.throttles
    address = security.address_of(request)
    await tables.playing.holds(actor, game, seat)
    with throttles.connection(address):
        # Once the answer has begun it is too late to refuse.
        lines = seat_lines(tables, actor, game, seat, welcome=security.Welcome(request, tables, actor))
    return Stream(_counted(throttles, address, lines), media_type=MEDIA_TYPE)


async def _counted(throttles: Throttles, address: str, lines: AsyncGenerator[bytes, None]) -> AsyncIterator[bytes]:
    async with aclosing(lines):
        with throttles.connection(address):
            async for line in lines:
                yield line


handlers: list[ControllerRouterHandler] = [
    look,
    watch,
    log,
    watch_log,
    play,
    plan,
    undo,
    why,
    odds,
    ask,
    watch_ask,
    resign,
    return_,
    stream,
]
