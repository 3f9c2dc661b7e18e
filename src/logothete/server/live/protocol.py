"""What travels on sockets: JSON objects, with what a client wants in `do` and what the server says in `is`.

What the messages mean, and when which is sent, is described at the top of `live.sockets`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from logothete.kernel.events import Event
from logothete.server.errors import TableError
from logothete.server.wire import ClientId, Count, Hearers, PlannedActions, Steps, TooDeep, Word, check_depth


class Hello(msgspec.Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message. `version` and `log` say what the client already has; a secret may take the place of an
    account, since a browser cannot send headers here."""

    version: Count = 0
    log: Count = 0
    chat: Count = 0
    secret: Word | None = None
    changes: bool = False
    """After the first state, to be sent only what differs (`change`)."""


class Play(msgspec.Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Carry out an action that was offered at this version."""

    id: ClientId
    action: Word
    version: Count


class PlanAhead(msgspec.Struct, frozen=True, tag_field="do", tag="plan", forbid_unknown_fields=True):
    """Carry out several actions, of which the first was offered at this version, as far as they go."""

    id: ClientId
    actions: PlannedActions
    version: Count


class Undo(msgspec.Struct, frozen=True, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back the latest decision of the seat, or several of them. With the version of the state that offered it, it
    counts once even if the server was started anew meanwhile."""

    id: ClientId
    version: Count | None = None
    steps: Steps = 1


class Say(msgspec.Struct, frozen=True, tag_field="do", tag="chat", forbid_unknown_fields=True):
    """Say something at the table, to all or to chosen seats alone."""

    text: Annotated[str, Meta(max_length=4_000)]
    to: Hearers = []
    id: ClientId | None = None


class Earlier(msgspec.Struct, frozen=True, tag_field="do", tag="log", forbid_unknown_fields=True):
    """The part of the log that ends before this position."""

    before: Count


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Request = Hello | Play | PlanAhead | Undo | Say | Earlier | Ping

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)


class BadMessage(TableError):
    """A message on a socket that is no request."""

    code = "bad-message"


def read_request(data: str | bytes) -> Request:
    """The request in a socket message; `BadMessage` says what is wrong with it."""
    try:
        check_depth(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data)
        return _DECODER.decode(data)
    except (TooDeep, msgspec.DecodeError, UnicodeError) as error:
        raise BadMessage(f"the message is no request: {error}") from error


def tell(kind: str, body: msgspec.Struct | None = None, **more: str | int) -> bytes:
    """A message of the server: `is`, some more fields, and those of a struct."""
    head = _ENCODER.encode({"is": kind, **more})
    if body is None:
        return head
    fields = _ENCODER.encode(body)
    return head if fields == b"{}" else head[:-1] + b"," + fields[1:]


def tell_change(number: int, change: bytes, log_from: int, log: Sequence[Event]) -> bytes:
    """What differs from the state before, and the news of the log."""
    return b'{"is":"change","n":%d,"change":%b,"log_from":%d,"log":%b}' % (
        number,
        change,
        log_from,
        _ENCODER.encode(log),
    )
