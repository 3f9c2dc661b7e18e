"""Elements in use, and sites: what the frames on the stack say of a list that is being carried out.

An element is in use exactly while a frame with its list is on the stack (DIK-322): nothing else is stored.
"""

from __future__ import annotations

from logothete.games.diktat.board import Board
from logothete.games.diktat.frames import EffectFrame
from logothete.games.diktat.holdings import sector_of_element
from logothete.games.diktat.kinds import EFFECT_STEP
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import BELOW, FRAME, TOP, top_frame


def in_use(board: Board, cells: vec[i64], seat: i64, element: i64) -> bool:
    """Whether a list of an element of a seat is being carried out; a marker and its pair are one in this (DIK-259)."""
    at: i64 = cells[TOP]
    while at != 0:
        own: bool = cells[at] == EFFECT_STEP and cells[at + FRAME + EffectFrame.SEAT] == seat
        if own and is_same(board, cells[at + FRAME + EffectFrame.ELEMENT], element):
            return True
        at = cells[at + BELOW]
    return False


def is_same(board: Board, one: i64, other: i64) -> bool:
    """Whether two numbers mean the same element, a marker perhaps become a pair."""
    if one < board.rows.marker or other < board.rows.marker or one >= board.rows.token or other >= board.rows.token:
        return one == other
    return sector_of_element(board, one) == sector_of_element(board, other)


def fix_site(cells: vec[i64], sector: i64, place: i64) -> None:
    """The list on top of the stack goes on at a sector, and at a stack of it if `place` is not -1."""
    at = top_frame(cells)
    cells[at + EffectFrame.SITE] = sector + 1
    cells[at + EffectFrame.SITE_PLACE] = place + 1
