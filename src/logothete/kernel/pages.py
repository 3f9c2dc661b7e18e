"""What of a match can never be taken back any more, in pages of so many moves, for its keeper to put away.

A match that has been played for long need not hold all of it: where undo ends, moves and events stand for good. Page
n holds the same moves whoever cuts it, and when: two keepers of one match write the same pages.
"""

from __future__ import annotations

from typing import Final

import msgspec

from logothete.kernel.events import Told
from logothete.kernel.record import Move

PAGE_MOVES: Final = 64
"""Moves on a page."""


class OnPages(Exception):
    """A match was asked for what it has let go of; its keeper has it on pages."""

    def __init__(self, what: str, wanted: int, held_from: int) -> None:
        super().__init__(f"the {what} from {wanted} to {held_from} are on pages: ask the keeper of the match for them")


class Past(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of a match lies on its pages: moves, and events as each viewer counts them.

    The viewers are the seats, then the spectators, and last the keeper, who knows of all events.
    """

    moves: int
    told: list[int]

    @property
    def pages(self) -> int:
        return self.moves // PAGE_MOVES


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that stand for good, and what was told meanwhile; on the first page also what was told before them."""

    moves: list[Move]
    told: list[Told]


def no_past(players: int) -> Past:
    """That of a match which is held as a whole."""
    return Past(0, [0] * (players + 2))


def after_page(past: Past, page: Page) -> Past:
    """The past with one more page."""
    players = len(past.told) - 2
    viewers: list[int | None] = [*range(players), None]
    known = [sum(told.concerns(viewer) for told in page.told) for viewer in viewers]
    counts = [before + more for before, more in zip(past.told, [*known, len(page.told)], strict=True)]
    return Past(past.moves + len(page.moves), counts)
