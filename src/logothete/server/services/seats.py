"""Who may do what at a table. Every service asks here, inside the room, just before it acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from logothete import bots
from logothete.kernel.title import Title
from logothete.server.errors import (
    AlreadyStarted,
    NoSuchGame,
    NoSuchSeat,
    NotAllowed,
    NotSignedIn,
    StoodIn,
    UnknownBot,
)
from logothete.server.model import Actor, SeatInfo
from logothete.server.rooms.room import Room
from logothete.server.services import tokens
from logothete.server.store.rows import GameRow, SeatRow

STANDIN_LEVEL: Final = "normal"
"""Who stands in for somebody who is away, unless they chose another level."""


def account_of(actor: Actor) -> str:
    """The actor's account; `NotSignedIn` without one."""
    if actor.account is None:
        raise NotSignedIn("this needs an account: sign in, or come in as a guest")
    return actor.account


def need_system(actor: Actor) -> None:
    """Only the server itself may do this."""
    if not actor.system:
        raise NotAllowed("only the server itself may do this")


def is_holder(actor: Actor, seat: SeatRow) -> bool:
    """Whether the actor holds the seat: by account, or with its secret."""
    if actor.account is not None and actor.account == seat.account:
        return True
    return tokens.opens(actor.secret, seat.secret_hash)


def may_watch(actor: Actor, table: GameRow, seats: list[SeatRow]) -> bool:
    """Whether the actor may know of the table at all."""
    if actor.system or table.public:
        return True
    if actor.account is not None and actor.account == table.owner:
        return True
    return tokens.opens(actor.secret, table.link_hash) or any(is_holder(actor, seat) for seat in seats)


def need_watcher(actor: Actor, room: Room) -> None:
    """A table that the actor may not know of does not exist for them."""
    if not may_watch(actor, room.table, room.seats):
        raise NoSuchGame


def need_seat(room: Room, number: int) -> SeatRow:
    """The seat of this number; `NoSuchSeat` if the table does not have it."""
    if not 0 <= number < len(room.seats):
        raise NoSuchSeat(number, len(room.seats))
    return room.seats[number]


def need_holder(actor: Actor, room: Room, number: int) -> SeatRow:
    """The seat, if the actor holds it."""
    if 0 <= number < len(room.seats) and is_holder(actor, room.seats[number]):
        return room.seats[number]
    need_watcher(actor, room)
    seat = need_seat(room, number)
    if not actor.system and not is_holder(actor, seat):
        raise NotAllowed(f"seat {number} is not yours", seat=number)
    return seat


def need_player(actor: Actor, room: Room, number: int) -> SeatRow:
    """The seat, if the actor may decide for it now: not while a bot stands in."""
    seat = need_holder(actor, room, number)
    if seat.by_bot and not actor.system:
        raise StoodIn(f"a bot plays for seat {number}: return to it first", seat=number)
    return seat


def need_owner(actor: Actor, room: Room) -> None:
    """Only whoever laid the table."""
    need_watcher(actor, room)
    if not actor.system and (actor.account is None or actor.account != room.table.owner):
        raise NotAllowed("only the owner of the table may do this")


def need_open(room: Room) -> None:
    """Only before the start."""
    if room.table.status != "open":
        raise AlreadyStarted("the game has started")


def check_level(level: str) -> str:
    """A level of bot that players may choose."""
    if level not in bots.LEVELS:
        raise UnknownBot(f"there is no level {level!r}; there are: {', '.join(bots.LEVELS)}", level=level)
    return level


def empty(seat: SeatRow) -> None:
    """Nobody sits here any more, and no secret opens it."""
    seat.kind = "open"
    seat.account = seat.level = seat.secret_hash = seat.nonce = None
    seat.name = ""
    seat.ready = seat.standin = False
    seat.orders = []


def sit(seat: SeatRow, account: str | None, name: str, ready: bool = False) -> None:
    """Somebody sits down; the orders of whoever sat there before are not theirs."""
    seat.kind = "person"
    seat.account = account
    seat.name = name
    seat.level = None
    seat.ready = ready
    seat.standin = False
    seat.orders = []


def seat_bot(seats: Sequence[SeatRow], seat: SeatRow, level: str, title: Title) -> None:
    """A bot sits down for good: somebody of the title's cast who is not at the table yet, or the one who sat there."""
    others = [one.name for one in seats if one.kind == "bot" and one is not seat]
    kept = seat.name if seat.kind == "bot" else ""
    empty(seat)
    seat.kind = "bot"
    seat.level = level
    seat.name = kept or bots.figure(title.cast, seat.game, seat.number, others)
    seat.ready = True


def seat_info(seat: SeatRow) -> SeatInfo:
    """A seat as everybody at the table sees it."""
    return SeatInfo(seat.number, seat.kind, seat.person, seat.level, seat.ready, seat.standin, seat.figure)
