"""The frames that others than their own step have to know, field by field, and how they are laid on the stack.

Effects open Manoeuvres, looks and strikes of their own; the steps of those frames declare effects in their turn, so the
names lie here, beneath both. All other frames are named by their steps alone.
"""

from __future__ import annotations

from typing import Final

from logothete.components import windows
from logothete.components.effects import MOST
from logothete.games.diktat.board import SEATS
from logothete.games.diktat.kinds import (
    ARRIVAL_STEP,
    EFFECT_STEP,
    MANOEUVRE_STEP,
    ORDER_STEP,
    RECEIVE_STEP,
    RETURN_STEP,
    SPY_STEP,
    STRIKE_STEP,
    WINDOW_STEP,
)
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import push

# The Manoeuvres, as a mask of those that are open (DIK-101, AUT-012).
SEND: Final = 1
SPY: Final = 2
ASSASSINATE: Final = 4
INFLUENCE: Final = 8
DEVELOP: Final = 16
SPECIAL: Final = 32
CHASE: Final = 64
ANY_MANOEUVRE: Final = 127


class TurnsFrame:
    """The Manoeuvres phase (DIK-098 to DIK-100)."""

    NEXT: Final = 0
    """What comes next, as its step says."""
    PAWNS: Final = 1
    """How many Manoeuvre pawns the seat on turn had before its Manoeuvre."""
    ARRIVED: Final = 2
    """The mask of the sectors to which stacks have come since that."""
    SIZE: Final = 3


class ManoeuvreFrame:
    """A Manoeuvre that is to be made, and the team that its player is putting together unseen (DIK-104)."""

    SEAT: Final = 0
    ALLOWED: Final = 1
    """The mask of the Manoeuvres that are open."""
    EXTRA: Final = 2
    """Whether an effect grants it: it costs no Manoeuvre pawn and may be renounced (DIK-065)."""
    MOST: Final = 3
    """The most pawns of a team, 0 if there is no bound."""
    DISCOUNT: Final = 4
    """PP off the cost of a Cabal slot."""
    FREE: Final = 5
    """Whether the slot costs nothing."""
    OVER: Final = 6
    """Whether it is skipped (DIK-250)."""
    TO: Final = 7
    """The sector of the team, plus one; 0 while no team is put together."""
    TEAM: Final = 8
    """How many pawns it has."""
    PAWNS: Final = 9
    """Its pawns from the top down, two bits each, so many to a cell as PAWNS_A_CELL says."""
    SIZE: Final = 11


PAWNS_A_CELL: Final = 30


def open_manoeuvre(cells: vec[i64], seat: i64) -> None:
    """It is a seat's turn (DIK-099)."""
    at = push(cells, MANOEUVRE_STEP, ManoeuvreFrame.SIZE)
    cells[at + ManoeuvreFrame.SEAT] = seat
    cells[at + ManoeuvreFrame.ALLOWED] = ANY_MANOEUVRE


def open_extra(cells: vec[i64], seat: i64, allowed: i64, most: i64, discount: i64, free: bool) -> None:
    """An effect grants a Manoeuvre beyond those of the pawns."""
    at = push(cells, MANOEUVRE_STEP, ManoeuvreFrame.SIZE)
    cells[at + ManoeuvreFrame.SEAT] = seat
    cells[at + ManoeuvreFrame.ALLOWED] = allowed
    cells[at + ManoeuvreFrame.EXTRA] = 1
    cells[at + ManoeuvreFrame.MOST] = most
    cells[at + ManoeuvreFrame.DISCOUNT] = discount
    cells[at + ManoeuvreFrame.FREE] = 1 if free else 0


class ArrivalFrame:
    """A stack has come to a sector, sent or moved (AUT-077)."""

    PLACE: Final = 0
    STAGE: Final = 1
    """What comes next: the answers of others, the attack, nothing."""
    SIZE: Final = 2


def open_arrival(cells: vec[i64], place: i64) -> None:
    """Whatever answers an arrival has its turn."""
    cells[push(cells, ARRIVAL_STEP, ArrivalFrame.SIZE) + ArrivalFrame.PLACE] = place


class SpyFrame:
    """Looks that are left to somebody (DIK-113)."""

    SEAT: Final = 0
    LEFT: Final = 1
    PLACE: Final = 2
    """The stack in which the next pawn is chosen, plus one."""
    SECRET: Final = 3
    """Whether the secret card was looked at."""
    SIZE: Final = 4


def open_spy(cells: vec[i64], seat: i64, looks: i64) -> None:
    """A seat may look at so many elements."""
    at = push(cells, SPY_STEP, SpyFrame.SIZE)
    cells[at + SpyFrame.SEAT] = seat
    cells[at + SpyFrame.LEFT] = looks


class StrikeFrame:
    """A series of assassinations (DIK-125)."""

    SEAT: Final = 0
    """Who points at the pawns: the assassin, or the left neighbour who does so for the Others (AUT-065)."""
    LEFT: Final = 1
    MODE: Final = 2
    """The bits below."""
    ONLY_SECTOR: Final = 3
    """The only sector where pawns can be struck, plus one."""
    ONLY_PLACE: Final = 4
    """The only stack, plus one."""
    PLACE: Final = 5
    """The stack in which the next pawn is chosen, plus one."""
    STRUCK: Final = 6
    """How many strikes were made."""
    SIZE: Final = 7


GUARDS_IGNORED: Final = 1
BY_OTHERS: Final = 2
COMPULSORY: Final = 4
"""The first strike has to be made (DIK-135)."""


def open_strikes(cells: vec[i64], seat: i64, strikes: i64, mode: i64, only_sector: i64, only_place: i64) -> None:
    """A seat strikes so often; the sector or the stack is -1 if the choice is free."""
    at = push(cells, STRIKE_STEP, StrikeFrame.SIZE)
    cells[at + StrikeFrame.SEAT] = seat
    cells[at + StrikeFrame.LEFT] = strikes
    cells[at + StrikeFrame.MODE] = mode
    cells[at + StrikeFrame.ONLY_SECTOR] = only_sector + 1
    cells[at + StrikeFrame.ONLY_PLACE] = only_place + 1


class WindowFrame:
    """A moment at which Manifestations are asked for (DIK-316)."""

    MOMENT: Final = 0
    ROUND: Final = 1
    """The answers (`components/windows.py`): a pass, or an element (`rules/windows.py`)."""
    SIZE: Final = 1 + windows.size_of_round(SEATS)


# The moments of windows (DIK-316).
AFTER_OPPORTUNITIES: Final = 0
AFTER_DEVELOPMENT: Final = 1
AFTER_MANOEUVRE: Final = 2
BEFORE_REVELATION: Final = 3
AFTER_REVELATION: Final = 4
SECTOR_DESIGNATED: Final = 5
AFTER_CONQUEST: Final = 6
BEFORE_END: Final = 7
MOMENT_KEYS: Final = (
    "after-opportunities",
    "after-development",
    "after-manoeuvre",
    "before-revelation",
    "after-revelation",
    "sector-designated",
    "after-conquest",
    "before-end",
)


def open_window(cells: vec[i64], moment: i64) -> None:
    """Ask everybody whom a moment concerns."""
    cells[push(cells, WINDOW_STEP, WindowFrame.SIZE) + WindowFrame.MOMENT] = moment


class AffinityFrame:
    """Affinity tokens of which somebody names the types: to be received, or to be given back (DIK-064, DIK-073)."""

    SEAT: Final = 0
    LEFT: Final = 1
    SIZE: Final = 2


def open_receive(cells: vec[i64], seat: i64, number: i64) -> None:
    """A seat receives so many Affinity tokens of its choice."""
    at = push(cells, RECEIVE_STEP, AffinityFrame.SIZE)
    cells[at + AffinityFrame.SEAT] = seat
    cells[at + AffinityFrame.LEFT] = number


def open_return(cells: vec[i64], seat: i64, number: i64) -> None:
    """A seat gives back so many Affinity tokens of its choice."""
    at = push(cells, RETURN_STEP, AffinityFrame.SIZE)
    cells[at + AffinityFrame.SEAT] = seat
    cells[at + AffinityFrame.LEFT] = number


class EffectFrame:
    """A list of effects that is being carried out (DIK-309)."""

    SEAT: Final = 0
    """The holder of the element."""
    ELEMENT: Final = 1
    """The element whose list it is, numbered as in `rows.py`."""
    LIST: Final = 2
    NEXT: Final = 3
    """The place in the list of the line that has its turn next."""
    SITE: Final = 4
    """The sector that an earlier line fixed, plus one."""
    SITE_PLACE: Final = 5
    """The stack that an earlier line fixed, plus one."""
    ARRIVING: Final = 6
    """The opponent whose stack has arrived, plus one, in an answer to that."""
    MODE: Final = 7
    """Why it is carried out: the numbers below."""
    ENOUGH: Final = 8
    """Whether its player wants to choose no more for the line that has its turn."""
    MADE: Final = 9
    """What he has chosen for it, one action after another, plus one (`components/effects.py` says how many at most)."""
    SIZE: Final = 9 + MOST


TRIGGER_ANSWER: Final = 0
"""Something has happened that the element answers."""
DECLARED: Final = 1
"""Its holder has declared it: it is Used when the list is over (DIK-322)."""
OPTION: Final = 2
"""It was picked in a choice of the list below."""
DEEPEST: Final = 160
"""The cells that have to be free for whatever a list can lay on the stack."""


def open_effect(cells: vec[i64], seat: i64, element: i64, lines: i64, mode: i64) -> i64:
    """A list of an element has its turn; where its frame is."""
    at = push(cells, EFFECT_STEP, EffectFrame.SIZE)
    cells[at + EffectFrame.SEAT] = seat
    cells[at + EffectFrame.ELEMENT] = element
    cells[at + EffectFrame.LIST] = lines
    cells[at + EffectFrame.MODE] = mode
    return at


class OrderFrame:
    """A stack that is being put in another order."""

    SEAT: Final = 0
    PLACE: Final = 1
    DONE: Final = 2
    """How many pawns, from the top down, are where they are to be."""
    SIZE: Final = 3


def open_order(cells: vec[i64], seat: i64, place: i64) -> None:
    """A seat puts a stack in order."""
    at = push(cells, ORDER_STEP, OrderFrame.SIZE)
    cells[at + OrderFrame.SEAT] = seat
    cells[at + OrderFrame.PLACE] = place


class FistFrame:
    """A power struggle: who is in it, and what each has in his closed fist (DIK-221 to DIK-225)."""

    TIED: Final = 0
    CLOSED: Final = 1
    """The mask of those whose fist is closed."""
    BIDS: Final = 2
    """Of each seat: what its fist holds."""
    SIZE: Final = 7
