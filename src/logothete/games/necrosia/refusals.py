"""Refusals that several steps share, and the names that refusals speak of."""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia.board import KIND_KEYS, SUIT_KEYS, Board
from logothete.games.necrosia.verbs import (
    AIM,
    AT,
    BUY,
    CARRY,
    CHOOSE,
    DECLINE,
    DIE,
    DRAW,
    FAVOUR,
    FINISH,
    INTO,
    LOSE,
    LOSE_AT,
    PASS,
    PICK,
    PLACE,
    POWER,
    RANK,
    RECRUIT,
    SPARE,
    STOP,
    TAKE,
    TO,
    WANT,
    WITHDRAW,
)
from logothete.kernel.cells import i64
from logothete.kernel.state import Refusal

# When the verbs that are no action of phase 3 have their place: the rule and the message that says so.
_MOMENTS: Final[dict[int, tuple[str, str]]] = {
    CHOOSE: ("NEC-069", "peoples-are-chosen"),
    PLACE: ("NEC-074", "placement-is-over"),
    RANK: ("NEC-063", "order-is-chosen"),
    FAVOUR: ("NEC-061", "no-tie-to-break"),
    TO: ("NEC-095", "nothing-to-set-down"),
    RECRUIT: ("NEC-049", "no-commerce-open"),
    CARRY: ("NEC-054", "no-magic-open"),
    INTO: ("NEC-103", "nothing-to-convert"),
    POWER: ("NEC-172", "no-power-now"),
    PASS: ("NEC-128", "nothing-to-pass"),
    STOP: ("NEC-092", "nothing-to-stop"),
    FINISH: ("NEC-092", "finish-first"),
    LOSE: ("NEC-033", "nothing-to-lose"),
    LOSE_AT: ("NEC-C79", "nothing-to-lose"),
    SPARE: ("NEC-174", "nothing-to-spare"),
    TAKE: ("NEC-157", "no-free-card-now"),
    DRAW: ("NEC-157", "no-free-card-now"),
    DECLINE: ("NEC-157", "no-free-card-now"),
    BUY: ("NEC-110", "no-purchase-now"),
    AT: ("NEC-127", "no-card-asks"),
    PICK: ("NEC-127", "no-card-asks"),
    AIM: ("NEC-127", "no-card-asks"),
    DIE: ("NEC-127", "no-card-asks"),
    WANT: ("NEC-127", "no-card-asks"),
    WITHDRAW: ("NEC-185", "only-when-time-is-up"),
}


def out_of_place(board: Board, action: i64, rule: str, reason: str) -> Refusal:
    """The action belongs to another moment. A regular action is refused by what goes on now: `rule`, `reason`."""
    verb: int = board.verb_of[action]
    if verb in _MOMENTS:
        rule, reason = _MOMENTS[verb]
    return Refusal(rule, reason)


def not_your_turn(seat: i64, rule: str) -> Refusal:
    """Somebody else is to decide."""
    return Refusal(rule, "not-your-turn", {"seat": int(seat)})


def of_people(board: Board, people: i64) -> dict[str, str | int]:
    """A refusal's subject: a people."""
    return {"people": board.content.peoples[int(people)].key}


def of_foe(board: Board, foe: i64) -> dict[str, str | int]:
    """A refusal's subject: the target of a war."""
    peoples = board.content.peoples
    return {"foe": peoples[int(foe)].key if foe < len(peoples) else "necrosians"}


def of_region(board: Board, region: i64) -> dict[str, str | int]:
    """A refusal's subject: a region."""
    return {"region": board.content.regions[int(region)].key}


def of_card(board: Board, card: i64) -> dict[str, str | int]:
    """A refusal's subject: a card."""
    return {"card": board.content.cards[int(card)].key}


def of_kind(kind: i64) -> dict[str, str | int]:
    """A refusal's subject: a kind of unit."""
    return {"kind": KIND_KEYS[int(kind)]}


def of_suit(suit: i64) -> dict[str, str | int]:
    """A refusal's subject: a suit."""
    return {"suit": SUIT_KEYS[int(suit)]}


def of_rank(place: i64) -> dict[str, str | int]:
    """A refusal's subject: a place in the order."""
    return {"rank": str(int(place) + 1)}
