"""Refusals that several steps share, and the names that refusals speak of."""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia.board import Board
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
from logothete.kernel.state import Objection, Refusal

# When the verbs that are no action of phase 3 have their place: what stands against them at any other moment.
_MOMENTS: Final[dict[int, Objection]] = {
    CHOOSE: Objection("NEC-069", "peoples-are-chosen"),
    PLACE: Objection("NEC-074", "placement-is-over"),
    RANK: Objection("NEC-063", "order-is-chosen"),
    FAVOUR: Objection("NEC-061", "no-tie-to-break"),
    TO: Objection("NEC-095", "nothing-to-set-down"),
    RECRUIT: Objection("NEC-049", "no-commerce-open"),
    CARRY: Objection("NEC-054", "no-magic-open"),
    INTO: Objection("NEC-103", "nothing-to-convert"),
    POWER: Objection("NEC-172", "no-power-now"),
    PASS: Objection("NEC-128", "nothing-to-pass"),
    STOP: Objection("NEC-092", "nothing-to-stop"),
    FINISH: Objection("NEC-092", "finish-first"),
    LOSE: Objection("NEC-033", "nothing-to-lose"),
    LOSE_AT: Objection("NEC-C79", "nothing-to-lose"),
    SPARE: Objection("NEC-174", "nothing-to-spare"),
    TAKE: Objection("NEC-157", "no-free-card-now"),
    DRAW: Objection("NEC-157", "no-free-card-now"),
    DECLINE: Objection("NEC-157", "no-free-card-now"),
    BUY: Objection("NEC-110", "no-purchase-now"),
    AT: Objection("NEC-127", "no-card-asks"),
    PICK: Objection("NEC-127", "no-card-asks"),
    AIM: Objection("NEC-127", "no-card-asks"),
    DIE: Objection("NEC-127", "no-card-asks"),
    WANT: Objection("NEC-127", "no-card-asks"),
    WITHDRAW: Objection("NEC-185", "only-when-time-is-up"),
}


def misplaced(board: Board, action: i64, otherwise: Objection) -> Objection:
    """The action belongs to another moment. What goes on now, `otherwise`, stands against a regular action."""
    return _MOMENTS.get(board.verb_of[action], otherwise)


def not_your_turn(seat: i64, rule: str) -> Refusal:
    """Somebody else is to decide."""
    return Refusal(rule, "not-your-turn", {"seat": int(seat)})


def of_card(board: Board, card: i64) -> dict[str, str | int]:
    """A refusal's subject: a card."""
    return {"card": board.content.cards[int(card)].key}
