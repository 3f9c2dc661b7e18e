"""What a seat may know of the desk: its own draft and offer, offers before it, its oaths, and who has sworn to whom."""

from __future__ import annotations

import msgspec


class Part(msgspec.Struct, frozen=True):
    """What one side of an offer hands over and swears."""

    goods: dict[str, int]
    cards: list[str]
    markers: dict[str, int]
    way: str | None
    """The stack that is taken off the board for the partner."""
    clauses: list[list[str]]
    """Each clause as words of the action table: its kind, what it names, its deadline."""


class Offered(msgspec.Struct, frozen=True):
    """An offer, or the draft of something: whose, to whom, what he gives and what he asks for."""

    seat: int
    to: list[int]
    form: str
    gives: Part
    asks: Part


class Sworn(msgspec.Struct, frozen=True):
    """An oath in force between two seats; the clauses of each are there for the two alone (DIK-203)."""

    number: int
    seats: list[int]
    clauses: list[list[list[str]]]
    wishes: list[int]
    """Who would dissolve it, as far as the viewer is told."""


class DeskView(msgspec.Struct, frozen=True):
    """The desk as one seat sees it, or a spectator."""

    oaths: list[Sworn]
    draft: Offered | None = None
    clause: list[str] = []
    """What is named so far of the clause that is being put together."""
    offer: Offered | None = None
    offers: list[Offered] = []
    """The offers that lie before the viewer."""
    answers: int | None = None
    """The seat whose offer the draft answers."""
    bounds: list[dict[str, list[int]]] = []
    """Of each seat, by hidden good: the least and the most that it can have, as far as the viewer can tell."""
    left: list[int] = []
    """How many offers, claims and showings the viewer may still make in this Cycle."""
