"""Laying a table: its row, its seats and its secrets, made from what somebody asked for."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from logothete.kernel.dice import commitment
from logothete.kernel.title import BadSetup, Setup, Title
from logothete.server.config import Limits
from logothete.server.errors import BadTable
from logothete.server.model import Account, NewTable, SeatSecret, SeatSpec
from logothete.server.rooms.pace import check_pace
from logothete.server.services import seats as seating
from logothete.server.services import tokens
from logothete.server.services.words import clean_name
from logothete.server.shelf import Shelf
from logothete.server.store.rows import GameRow, SeatRow


class Laid(msgspec.Struct):
    """A new table that is not stored yet, and the secrets that are shown once."""

    table: GameRow
    seats: list[SeatRow]
    link: str
    secrets: list[SeatSecret]


def lay_table(shelf: Shelf, new: NewTable, owner: Account, limits: Limits, now: int) -> Laid:
    """The table that was asked for; says what is wrong if it cannot be played."""
    title = shelf.open(new.title, new.pack)
    try:
        setup = title.check(Setup(len(new.seats), new.options))
    except BadSetup as error:
        raise BadTable(str(error)) from error
    seed, link = secrets.token_bytes(32), tokens.new_secret()
    table = GameRow(
        id=tokens.new_id(),
        title=title.key,
        pack=new.pack,
        setup=setup,
        pace=check_pace(new.pace),
        on_timeout=new.on_timeout,
        public=new.public,
        status="open",
        owner=owner.id,
        created=now,
        seed=seed.hex(),
        commitment=commitment(seed),
        link_hash=tokens.hash_secret(link),
    )
    if sum(spec.kind == "me" for spec in new.seats) > 1:
        raise BadTable("you can sit only once as yourself; the others at your screen are `here`")
    laid = Laid(table, [], link, [])
    for number, spec in enumerate(new.seats):
        laid.seats.append(SeatRow(game=table.id, number=number, kind="open"))
        _fill(laid, laid.seats[number], spec, owner, limits, title)
    return laid


def _fill(laid: Laid, seat: SeatRow, spec: SeatSpec, owner: Account, limits: Limits, title: Title) -> None:
    if (spec.level is not None) != (spec.kind == "bot") or (spec.name is not None and spec.kind != "here"):
        raise BadTable(f"seat {seat.number}: a level is for bots, and a name for people `here`", seat=seat.number)
    if spec.level is not None:
        seating.seat_bot(laid.seats, seat, seating.check_level(spec.level), title)
    if spec.kind in ("me", "here"):
        named = owner.name if spec.name is None else clean_name(spec.name, limits.name_chars)
        seating.sit(seat, owner.id, named, ready=True)
    if spec.kind in ("open", "here"):
        secret = tokens.new_secret()
        seat.secret_hash = tokens.hash_secret(secret)
        laid.secrets.append(SeatSecret(seat.number, secret))


def lay_again(shelf: Shelf, old: GameRow, seats: Sequence[SeatRow], owner: Account, limits: Limits, now: int) -> Laid:
    """The same table once more: bots and people where they sat, the others of them not ready yet."""
    specs = [_spec(seat, owner) for seat in seats]
    new = NewTable(old.title, specs, old.pack, old.setup.options, old.pace, old.on_timeout, old.public)
    laid = lay_table(shelf, new, owner, limits, now)
    laid.table.rematch_of = old.id
    for again, before in zip(laid.seats, seats, strict=True):
        if again.kind == "bot" and before.figure:
            again.name = before.figure
        if again.kind == "open" and before.account is not None:
            seating.sit(again, before.account, before.name)
            again.secret_hash = None
    laid.secrets = [one for one in laid.secrets if laid.seats[one.seat].secret_hash is not None]
    return laid


def _spec(seat: SeatRow, owner: Account) -> SeatSpec:
    if seat.kind == "bot":
        return SeatSpec("bot", level=seat.level)
    if seat.account == owner.id:
        return SeatSpec("here", name=seat.name)
    return SeatSpec("open")
