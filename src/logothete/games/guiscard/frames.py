"""The frames that others than their own step have to know, field by field.

A shot interrupts a move, a combat ends in retreats, falls and advances: what comes in between finds what it changes by
the frame below it. All other frames are named by their steps alone.
"""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard.board import SEEN
from logothete.games.guiscard.kinds import (
    ADVANCE_STEP,
    AIM_STEP,
    DISPLACE_STEP,
    FALL_STEP,
    MOVE_STEP,
    RETREAT_STEP,
    SUFFER_STEP,
    WINDOW_STEP,
    WITHDRAWAL_STEP,
)
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import find_frame, push

STOPPED: Final = 2


class MoveFrame:
    """Somebody on his way (GUI-067), in his movement sequence or in an advance after combat (GUI-297)."""

    MAN: Final = 0
    LEFT: Final = 1
    """MP that are left to him."""
    BEGUN: Final = 2
    """Whether he has spent or done anything."""
    ENDING: Final = 3
    """1 if his move is over by his own will as soon as a window has closed; STOPPED if he has no choice."""
    SAFE: Final = 4
    """The last hex in which he could have stayed (GUI-105); -1 off the map."""
    SAFE_HEADING: Final = 5
    OWED: Final = 6
    """What his last hex was spared (GUI-100): 1 the surcharge, 2 the test as well."""
    PLAN: Final = 7
    """The steps still to go, three bits each (`rules/reach.py`)."""
    PLANNED: Final = 8
    """How many they are."""
    CARRIED: Final = 9
    """The stunned man on his back, plus one."""
    ADVANCING: Final = 10
    """Whether this is an advance after combat."""
    WINDOW: Final = 11
    """Whether a window is to open before he goes on."""
    SHOT_AT: Final = 12
    """Whether somebody fired since he stopped (GUI-100)."""
    SIZE: Final = 13


def open_move(cells: vec[i64], man: i64, left: i64, place: i64, heading: i64, advancing: bool) -> None:
    """A man begins to move."""
    at = push(cells, MOVE_STEP, MoveFrame.SIZE)
    cells[at + MoveFrame.MAN] = man
    cells[at + MoveFrame.LEFT] = left
    cells[at + MoveFrame.SAFE] = place
    cells[at + MoveFrame.SAFE_HEADING] = heading
    cells[at + MoveFrame.ADVANCING] = 1 if advancing else 0


def mover(cells: vec[i64]) -> i64:
    """The man who is on his way, -1 if nobody is."""
    at: i64 = find_frame(cells, MOVE_STEP)
    return cells[at + MoveFrame.MAN] if at >= 0 else -1


def stop_mover(cells: vec[i64], man: i64) -> None:
    """If this man is on his way, he goes no further (GUI-173)."""
    at: i64 = find_frame(cells, MOVE_STEP)
    if at >= 0 and cells[at + MoveFrame.MAN] == man:
        cells[at + MoveFrame.ENDING] = STOPPED
        cells[at + MoveFrame.PLANNED] = 0
        cells[at + MoveFrame.PLAN] = 0
        cells[at + MoveFrame.OWED] = 0
        cells[at + MoveFrame.SHOT_AT] = 0


class WindowFrame:
    """A moment at which the other side may fire (GUI-171)."""

    ASKED: Final = 0
    """The mask of seats that could; -1 until it is known."""
    PASSED: Final = 1
    SIZE: Final = 2


def open_window(cells: vec[i64]) -> None:
    """Ask whoever could fire, unless nothing has happened since the last time."""
    if cells[SEEN] == 0:
        at = push(cells, WINDOW_STEP, WindowFrame.SIZE)
        cells[at + WindowFrame.ASKED] = -1


class AimFrame:
    """A shot on its way (GUI-175)."""

    SHOOTER: Final = 0
    DEFENSIVE: Final = 1
    SIZE: Final = 2


def open_aim(cells: vec[i64], shooter: i64, defensive: bool) -> None:
    at = push(cells, AIM_STEP, AimFrame.SIZE)
    cells[at + AimFrame.SHOOTER] = shooter
    cells[at + AimFrame.DEFENSIVE] = 1 if defensive else 0


class AssaultFrame:
    """A combat, from its announcement to the last advance (GUI-262)."""

    TARGET: Final = 0
    """Who is attacked, as an occupant (`occupancy.py`)."""
    PLACE: Final = 1
    """The hex that was named."""
    ATTACKERS: Final = 2
    STAGE: Final = 3
    BEFORE: Final = 4
    """Where everybody stood when the blow fell, four to a cell: the attackers by number, then the defender."""
    SIZE: Final = 8


class SufferFrame:
    """One of several has to suffer a result (GUI-279)."""

    AMONG: Final = 0
    BLOW: Final = 1
    SIZE: Final = 2


def open_suffer(cells: vec[i64], among: i64, blow: i64) -> None:
    at = push(cells, SUFFER_STEP, SufferFrame.SIZE)
    cells[at + SufferFrame.AMONG] = among
    cells[at + SufferFrame.BLOW] = blow


class WithdrawalFrame:
    """Several have to retreat, one after the other (GUI-296)."""

    AMONG: Final = 0
    FOES: Final = 1
    SIZE: Final = 2


def open_withdrawal(cells: vec[i64], among: i64, foes: i64) -> None:
    at = push(cells, WITHDRAWAL_STEP, WithdrawalFrame.SIZE)
    cells[at + WithdrawalFrame.AMONG] = among
    cells[at + WithdrawalFrame.FOES] = foes


class RetreatFrame:
    """Somebody has to give way (GUI-200, GUI-288)."""

    MAN: Final = 0
    LEFT: Final = 1
    """Hexes still to go."""
    START: Final = 2
    GONE: Final = 3
    SOURCE: Final = 4
    """The hex of the shooter; -1 if it was a combat."""
    FOES: Final = 5
    """The mask of the opponents in that combat."""
    WAY: Final = 6
    """The direction of a rider's full steps; -1 before the first (GUI-209)."""
    SWUNG: Final = 7
    """Whether a rider has moved half of his counter."""
    NEXT: Final = 8
    """The hex that he enters once room is made; -1 if none."""
    SAFE: Final = 9
    """The last hex in which he could stay."""
    READY: Final = 10
    """Whether it is known that he has a way to go."""
    SIZE: Final = 11


def open_retreat(cells: vec[i64], man: i64, hexes: i64, start: i64, source: i64, foes: i64) -> None:
    at = push(cells, RETREAT_STEP, RetreatFrame.SIZE)
    cells[at + RetreatFrame.MAN] = man
    cells[at + RetreatFrame.LEFT] = hexes
    cells[at + RetreatFrame.START] = start
    cells[at + RetreatFrame.SOURCE] = source
    cells[at + RetreatFrame.FOES] = foes
    cells[at + RetreatFrame.WAY] = -1
    cells[at + RetreatFrame.NEXT] = -1
    cells[at + RetreatFrame.SAFE] = start


class DisplaceFrame:
    """Somebody makes room for a friend (GUI-291)."""

    MAN: Final = 0
    MOVED: Final = 1
    """The mask of those who were displaced already, and of who began it."""
    NEXT: Final = 2
    SIZE: Final = 3


def open_displace(cells: vec[i64], man: i64, moved: i64) -> None:
    at = push(cells, DISPLACE_STEP, DisplaceFrame.SIZE)
    cells[at + DisplaceFrame.MAN] = man
    cells[at + DisplaceFrame.MOVED] = moved
    cells[at + DisplaceFrame.NEXT] = -1


class FallFrame:
    """A rider is laid beside his horse (GUI-308)."""

    MAN: Final = 0
    FRONT: Final = 1
    HEADING: Final = 2
    """Of the horse."""
    NEXT: Final = 3
    """The hex from which a friend is being shifted; -1 if none."""
    READY: Final = 4
    SIZE: Final = 5


def open_fall(cells: vec[i64], man: i64, front: i64, heading: i64) -> None:
    at = push(cells, FALL_STEP, FallFrame.SIZE)
    cells[at + FallFrame.MAN] = man
    cells[at + FallFrame.FRONT] = front
    cells[at + FallFrame.HEADING] = heading
    cells[at + FallFrame.NEXT] = -1


class AdvanceFrame:
    """The winner may advance one of his characters (GUI-297)."""

    AMONG: Final = 0
    SIZE: Final = 1


def open_advance(cells: vec[i64], among: i64) -> None:
    cells[push(cells, ADVANCE_STEP, AdvanceFrame.SIZE) + AdvanceFrame.AMONG] = among
