"""Chat of a table, and the private notebook of each player."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from logothete.server.api.common import Asker, GameId, Number, SeatNumber, Services
from logothete.server.api.seats import SEAT
from logothete.server.model import ChatLine
from logothete.server.wire import Note, NoteText, Saying


@get("/games/{game:str}/chat", tags=["talk"])
async def lines(
    tables: Services,
    actor: Asker,
    game: GameId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
    after: Number = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 100,
) -> list[ChatLine]:
    """What was said after line `after`, oldest first; without it the latest lines.

    With the asker's own `seat` also what was said to it in private.
    """
    return await tables.talk.lines(actor, game, seat, after, limit)


@post("/games/{game:str}/chat", tags=["talk"])
async def say(tables: Services, actor: Asker, game: GameId, data: JSONBody[Saying]) -> ChatLine:
    """Say something, from a seat or as a spectator; to all, or where the table allows it to some seats alone.

    A `note` goes with what the seat has laid before others, such as an offer; those before whom it lies hear it.
    """
    return await tables.talk.post(actor, game, data.seat, data.text, data.to, data.note)


@get(f"{SEAT}/note", tags=["talk"])
async def note(tables: Services, actor: Asker, game: GameId, seat: SeatNumber) -> NoteText:
    """What the player wrote down; nobody else can read it."""
    return NoteText(await tables.talk.note(actor, game, seat))


@put(f"{SEAT}/note", status_code=204, tags=["talk"])
async def set_note(tables: Services, actor: Asker, game: GameId, seat: SeatNumber, data: JSONBody[Note]) -> None:
    """Replace what the player wrote down."""
    await tables.talk.set_note(actor, game, seat, data.text)


handlers: list[ControllerRouterHandler] = [lines, say, note, set_note]
