"""Refusals that several steps share: what stands against an action that belongs to another moment."""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.board import Board
from logothete.games.diktat.verbs import (
    ADD,
    AIM,
    ASSASSINATE,
    AT,
    BID,
    CHOOSE,
    CLAIM,
    CLAIM_MARKER,
    CLEANSE,
    DECLINE,
    DESIGNATE,
    DEVELOP,
    DISCARD,
    DISPEL,
    DRIVE,
    ENOUGH,
    EXHAUST,
    EXHAUST_MARKER,
    INFLUENCE,
    PASS,
    PAWN,
    PICK,
    PURGE,
    RECEIVE,
    RENEW,
    RENEW_MARKER,
    RENOUNCE,
    REPLACE,
    RETURN,
    SEAL,
    SECRET,
    SPY,
    START,
    TO,
    TURN_BACK,
    USE,
    USE_MARKER,
    WITH,
)
from logothete.kernel.cells import i64
from logothete.kernel.state import Objection

_NO_MANOEUVRE: Final = Objection("DIK-099", "no-manoeuvre-now")
_NO_STACK: Final = Objection("DIK-114", "no-stack-to-point-at")
_NO_PRISE: Final = Objection("DIK-213", "no-prise-now")
_NO_AFFINITY: Final = Objection("DIK-064", "no-affinity-now")
_NO_CHOICE: Final = Objection("DIK-309", "no-choice-now")

_MOMENTS: Final[dict[int, Objection]] = {
    CHOOSE: Objection("DIK-016", "cabals-are-chosen"),
    START: Objection("DIK-098", "not-to-be-started"),
    TO: _NO_MANOEUVRE,
    ADD: Objection("DIK-104", "no-team-now"),
    SEAL: Objection("DIK-104", "no-team-now"),
    SPY: _NO_MANOEUVRE,
    ASSASSINATE: _NO_MANOEUVRE,
    INFLUENCE: _NO_MANOEUVRE,
    DEVELOP: _NO_MANOEUVRE,
    USE: Objection("DIK-298", "no-effect-now"),
    USE_MARKER: Objection("DIK-298", "no-effect-now"),
    CLEANSE: _NO_MANOEUVRE,
    DRIVE: _NO_MANOEUVRE,
    RENOUNCE: Objection("DIK-038", "no-passing"),
    AT: _NO_STACK,
    PAWN: _NO_STACK,
    SECRET: Objection("DIK-114", "no-look-now"),
    PURGE: Objection("AUT-041", "no-strike-now"),
    ENOUGH: Objection("DIK-121", "nothing-to-stop"),
    PASS: Objection("DIK-316", "nothing-to-pass"),
    DESIGNATE: Objection("DIK-207", "no-sector-to-designate"),
    BID: Objection("DIK-221", "no-struggle-now"),
    CLAIM: _NO_PRISE,
    CLAIM_MARKER: _NO_PRISE,
    DISPEL: _NO_PRISE,
    WITH: _NO_PRISE,
    DECLINE: _NO_PRISE,
    DISCARD: Objection("DIK-234", "no-marker-too-many"),
    RECEIVE: _NO_AFFINITY,
    RETURN: _NO_AFFINITY,
    TURN_BACK: _NO_AFFINITY,
    PICK: _NO_CHOICE,
    AIM: _NO_CHOICE,
    RENEW: _NO_CHOICE,
    RENEW_MARKER: _NO_CHOICE,
    EXHAUST: _NO_CHOICE,
    EXHAUST_MARKER: _NO_CHOICE,
    REPLACE: _NO_CHOICE,
}
"""When each verb has its place: what stands against it at any other moment."""


def misplaced(board: Board, action: i64) -> Objection:
    """The action belongs to another moment."""
    return _MOMENTS[board.verb_of[action]]
