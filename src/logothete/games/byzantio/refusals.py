"""Refusals that several steps share, and the names that refusals speak of."""

from __future__ import annotations

from typing import Final

from logothete.games.byzantio.board import ROW_KEYS, Board
from logothete.games.byzantio.verbs import (
    ABANDON,
    ACCEPT,
    ADOPT,
    BLANK,
    CLAIM,
    CONFIRM,
    GARRISON,
    KEEP,
    REFUSE,
    REMOVE,
    SEND,
    STRIKE,
    SUSPECT,
    SWAP,
    TARGET,
    WITHHOLD,
)
from logothete.kernel.cells import i64
from logothete.kernel.state import Refusal

# When the verbs that are no action of a regular turn have their place: the rule and the message that says so.
_MOMENTS: Final[dict[int, tuple[str, str]]] = {
    CLAIM: ("BYZ-023", "only-before-lists"),
    TARGET: ("BYZ-029", "lists-are-final"),
    CONFIRM: ("BYZ-029", "nothing-to-confirm"),
    GARRISON: ("BYZ-057", "only-after-march"),
    WITHHOLD: ("BYZ-057", "only-after-march"),
    REMOVE: ("BYZ-060", "only-after-garrison"),
    SWAP: ("BYZ-072", "name-own-garrison-first"),
    ACCEPT: ("BYZ-082", "no-offer-to-answer"),
    REFUSE: ("BYZ-082", "no-offer-to-answer"),
    STRIKE: ("BYZ-109", "only-after-event"),
    KEEP: ("BYZ-122", "only-at-succession"),
    ABANDON: ("BYZ-122", "only-at-succession"),
    ADOPT: ("BYZ-122", "only-at-succession"),
    SEND: ("BYZ-130", "only-in-plague"),
    SUSPECT: ("BYZ-104", "only-at-the-end"),
    BLANK: ("BYZ-103", "guess-is-owed"),
}


def out_of_place(board: Board, action: i64, rule: str, reason: str) -> Refusal:
    """The action belongs to another moment. A regular action is refused by what goes on now: `rule`, `reason`."""
    verb: int = board.verb_of[action]
    if verb in _MOMENTS:
        rule, reason = _MOMENTS[verb]
    return Refusal(rule, reason)


def not_your_turn(active: i64) -> Refusal:
    """Somebody else is to act (BYZ-040)."""
    return Refusal("BYZ-040", "not-your-turn", {"seat": int(active)})


def already_answered(rule: str) -> Refusal:
    """The seat has given its answer, others have not yet."""
    return Refusal(rule, "already-answered")


def of_city(board: Board, city: i64) -> dict[str, str | int]:
    """A refusal's subject: a city."""
    return {"city": board.content.cities[int(city)].key}


def of_province(board: Board, province: i64) -> dict[str, str | int]:
    """A refusal's subject: a province."""
    return {"province": board.content.provinces[int(province)].key}


def of_house(board: Board, house: i64) -> dict[str, str | int]:
    """A refusal's subject: a house."""
    return {"house": board.content.houses[int(house)].key}


def of_row(row: i64) -> dict[str, str | int]:
    """A refusal's subject: a row of the action grid."""
    return {"row": ROW_KEYS[int(row)]}
