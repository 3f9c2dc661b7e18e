"""Standing orders of Diktat: windows that are passed, moments at which one is asked all the same, strikes, offers.

A Cycle has over thirty windows, and hardly anybody reacts in one (DIK-316). So every player begins with the order to
pass, and with a few *stops*: moments at which he is asked if he could react at all. Of a pass and a stop that both
speak of a window, the one that was given later counts: who wants to be left alone for a phase says so once.

All of it follows from what everybody sees: who holds which Manifestations, what is on the board, what was said here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from logothete.games.diktat.board import PHASE_KEYS
from logothete.games.diktat.frames import (
    AFTER_MANOEUVRE,
    BEFORE_END,
    BEFORE_REVELATION,
    MOMENT_KEYS,
    SECTOR_DESIGNATED,
)
from logothete.games.diktat.view import DiktatView, OpenWindow
from logothete.kernel.orders import ALWAYS, WHATEVER, Order, OrderField, OrderKind
from logothete.kernel.prompt import Prompt

WINDOW: Final = "window"
PHASE: Final = "phase"
CYCLE: Final = "cycle"
_SPANS: Final = (PHASE, WINDOW, CYCLE, ALWAYS)
_LASTING: Final = (ALWAYS, CYCLE)

TURNED_UP: Final = "turned-up"
"""The stack of the seat is about to be turned up."""
ARRIVAL: Final = "arrival"
"""A stack has arrived where the seat stands."""
LAST_MANOEUVRE: Final = "last-manoeuvre"
"""Nobody has a Manoeuvre left: the last moment of their phase."""
REVELATION: Final = "before-revelation"
END: Final = "before-end"
STOPS: Final = (TURNED_UP, ARRIVAL, LAST_MANOEUVRE, REVELATION, END)

_ANY: Final = "any"
_TOP: Final = "top"
_BOTTOM: Final = "bottom"
_ANYBODY: Final = "anybody"

ORDERS: Final = (
    OrderKind("pass", _SPANS, quick=tuple(f"window-{moment}" for moment in MOMENT_KEYS)),
    OrderKind("ask", _LASTING, (OrderField("stop", STOPS),)),
    OrderKind("strike", _LASTING, (OrderField("pawn", (_ANY, _TOP, _BOTTOM)),), quick=("strike-for-others",)),
    OrderKind("refuse", _LASTING, (OrderField("rival", (_ANYBODY,), ("cabal",)),)),
)
STANDING: Final = (
    Order("pass", ALWAYS),
    Order("ask", ALWAYS, {"stop": TURNED_UP}),
    Order("ask", ALWAYS, {"stop": LAST_MANOEUVRE}),
)


def period(public: DiktatView, span: str) -> int:
    """The number of the Cycle, of its phase, or of the window that is open."""
    if span == CYCLE:
        return public.cycle
    phase = public.cycle * len(PHASE_KEYS) + PHASE_KEYS.index(public.phase)
    if span == PHASE or public.window is None:
        return phase
    # How far the Manoeuvres and the Resolution have come tells the windows of a phase apart.
    moves = sum(seat.moves for seat in public.seats)
    turned_up = sum(sector.turned_up for sector in public.sectors)
    at = (phase * len(MOMENT_KEYS) + MOMENT_KEYS.index(public.window.moment)) * (len(public.sectors) + 1) + turned_up
    return -1 - at * (_MOST_MOVES + 1) - min(moves, _MOST_MOVES)


_MOST_MOVES: Final = 63
"""More Manoeuvre pawns than all players ever have together."""


def obey(public: DiktatView, seat: int, orders: Sequence[Order]) -> list[str] | None:
    """What a seat answers in a window (DIK-316) and when it strikes for the Others (AUT-065); None: it is asked."""
    if public.window is not None:
        passing = False
        for order in orders:
            if order.key == "pass":
                passing = True
            elif order.key == "ask" and _is_at(public, seat, public.window, order.given["stop"]):
                passing = False
        return ["pass"] if passing else None
    if public.doing is None or not public.doing.others or public.doing.seat != seat:
        return None
    return next((_strike(public, order.given["pawn"]) for order in reversed(orders) if order.key == "strike"), None)


def respond(public: DiktatView, invitations: Sequence[Prompt], orders: Sequence[Order]) -> list[str] | None:
    """Refuse the first offer that the orders speak of (DIK-152); whoever made it is told, as of any refusal."""
    unwanted = {order.given["rival"] for order in orders if order.key == "refuse"}
    for invitation in invitations:
        if invitation.key == "offer":
            cabal = public.seats[int(invitation.about["rival_seat"])].cabal
            if _ANYBODY in unwanted or f"cabal {cabal}" in unwanted:
                return [f"refuse {cabal}"]
    return None


def _is_at(public: DiktatView, seat: int, window: OpenWindow, stop: str) -> bool:
    """Whether a window is at the moment of a stop, for this seat."""
    moment = MOMENT_KEYS.index(window.moment)
    own = {stack.sector for stack in public.stacks if stack.seat == seat}
    if stop == TURNED_UP:
        return moment == SECTOR_DESIGNATED and public.designated in own
    if stop == ARRIVAL:
        return moment == AFTER_MANOEUVRE and public.turn != seat and not own.isdisjoint(window.arrived)
    if stop == LAST_MANOEUVRE:
        return moment == AFTER_MANOEUVRE and all(one.moves == 0 for one in public.seats)
    return moment == (BEFORE_REVELATION if stop == REVELATION else BEFORE_END)


def _strike(public: DiktatView, pawn: str) -> list[str]:
    """The position that the order names, in the only stack that the Others attack."""
    if pawn == _ANY:
        return [f"pawn{WHATEVER}"]
    attacked = next(stack for stack in public.stacks if public.doing is not None and stack.place == public.doing.place)
    return ["pawn 1" if pawn == _TOP else f"pawn {len(attacked.pawns)}"]
