"""The frames that others than their own step have to know, field by field.

A card finds what it changes by the frame below it: a Commerce, the losses of phase 4, a window. The steps of those
frames play cards in their turn, so the names lie here, beneath both (the frame of a war in `rules/war/battle.py`). All
other frames are named by their steps alone.
"""

from __future__ import annotations

from typing import Final

from logothete.components import windows
from logothete.games.necrosia.board import SEATS
from logothete.games.necrosia.kinds import DRIVE_STEP, FREE_TRADE_STEP, FREE_WAR_STEP, TRADE_STEP, WINDOW_STEP
from logothete.kernel.bits import BIT, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import push


class CommerceFrame:
    """New units for a region (NEC-049)."""

    REGION: Final = 0
    LEFT: Final = 1
    BROUGHT: Final = 2
    BY_CARD: Final = 3
    """Whether a card opened it: then its action is spent already, and another card may still be added to it."""
    ASKED: Final = 4
    """Whether those who may answer a Commerce were asked."""
    SIZE: Final = 5


def open_commerce(cells: vec[i64], region: i64, units: i64, by_card: bool) -> None:
    """Begin a Commerce in a region; without a card nothing is spent until the first unit comes."""
    at = push(cells, TRADE_STEP, CommerceFrame.SIZE)
    cells[at + CommerceFrame.REGION] = region
    cells[at + CommerceFrame.LEFT] = units
    cells[at + CommerceFrame.BY_CARD] = 1 if by_card else 0


def open_free_commerce(cells: vec[i64]) -> None:
    """A card has made a Commerce free (NEC-C27)."""
    push(cells, FREE_TRADE_STEP, 0)


class FreeWarFrame:
    """A war that a card made free (NEC-C11)."""

    TURNED_AWAY_BY: Final = 0
    """The seat, plus one, that cannot be its target (NEC-C66)."""
    AIRBORNE: Final = 1
    """Whether an Airborne Assault is attached to it."""
    SIZE: Final = 2


def open_free_war(cells: vec[i64], turned_away_by: i64, airborne: bool) -> None:
    """A card has made a war free, or the free one is chosen anew."""
    at = push(cells, FREE_WAR_STEP, FreeWarFrame.SIZE)
    cells[at + FreeWarFrame.TURNED_AWAY_BY] = turned_away_by
    cells[at + FreeWarFrame.AIRBORNE] = 1 if airborne else 0


class DriveFrame:
    """The units that a Terrifying Assault drives out (NEC-C14)."""

    SEAT: Final = 0
    TO: Final = 1
    """The region they go to; -1 until it is chosen."""
    LEFT: Final = 2
    SIZE: Final = 3


def open_drive(cells: vec[i64], seat: i64, units: i64) -> None:
    """Units of a seat have to leave the region of the war."""
    at = push(cells, DRIVE_STEP, DriveFrame.SIZE)
    cells[at + DriveFrame.SEAT] = seat
    cells[at + DriveFrame.TO] = -1
    cells[at + DriveFrame.LEFT] = units


class NecrosisFrame:
    """The losses of phase 4 (NEC-105)."""

    STAGE: Final = 0
    DUE: Final = 1
    """Two bits a region, by `due_in`."""
    SIZE: Final = 2


def due_in(due: i64, region: i64) -> i64:
    """The losses of a region among those that are due."""
    return (due >> (region * 2)) & 3


def first_due(due: i64) -> i64:
    """The first region where a loss is due, -1 if none is."""
    return lowest(due) // 2 if due else -1


def losses_in(region: i64, number: i64) -> i64:
    """A number of losses of a region, as they are kept."""
    return number * BIT[region * 2]


class YearEndFrame:
    """The regions that are about to fall (NEC-147)."""

    LISTED: Final = 0
    ASKED: Final = 1
    """Whether there was a window for wards."""
    SIZE: Final = 2


class WindowFrame:
    """A moment at which several may act (NEC-128)."""

    MOMENT: Final = 0
    ROUND: Final = 1
    """The answers (`components/windows.py`): a pass, a power, or a card (`rules/cards/windows.py`)."""
    SIZE: Final = 1 + windows.size_of_round(SEATS)


def open_window(cells: vec[i64], moment: i64) -> None:
    """Ask everybody whom a moment concerns."""
    cells[push(cells, WINDOW_STEP, WindowFrame.SIZE) + WindowFrame.MOMENT] = moment


class AnnounceFrame:
    """A card on its way from the hand to the pile (NEC-127)."""

    CARD: Final = 0
    PLAYER: Final = 1
    MOMENT: Final = 2
    STAGE: Final = 3
    """Whether choices are made, the card is shown, or it could be cancelled and is carried out."""
    CANCELLED: Final = 4
    CHOICES: Final = 5
    """From here on what was chosen (`components/effects.py`)."""
    SIZE: Final = 15
    """With a card of one line; longer by what each other line may keep."""


class ArrangeFrame:
    """The top cards of the deck that somebody looks at (NEC-C34)."""

    SEER: Final = 0
    LOOKED_AT: Final = 1
    """How many; they stay on the deck until he takes one."""
    TOOK: Final = 2
    SIZE: Final = 3


class EntrailsFrame:
    """The cards that somebody reads in entrails (NEC-C60)."""

    READER: Final = 0
    KEEPS: Final = 1
    """How many he may still keep."""
    READ: Final = 2
    """The cards plus one."""
    SIZE: Final = 6


MOST_READ: Final = 4
