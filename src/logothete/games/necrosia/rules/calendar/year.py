"""Déroulement: the course of the five years (NEC-003, NEC-085 to NEC-089), and regions that fall (NEC-141 on)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    ACTIONS,
    ACTIVE,
    CONTRACT,
    CURSE,
    FLAGS,
    GO,
    INFLUENCE,
    NECROSIANS,
    ORDER,
    SEATS,
    SUPPORTED,
    YEAR,
    YEAR_END,
    Board,
    guild_of,
    necrosed,
    units_in,
)
from logothete.games.necrosia.frames import YearEndFrame, open_window
from logothete.games.necrosia.kinds import ORDER_STEP, TURN_STEP, YEAR_END_STEP, YEAR_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.calendar.order import ChooseRank
from logothete.games.necrosia.rules.calendar.turn import TakeTurn
from logothete.games.necrosia.rules.course import end_game, necrose
from logothete.kernel.bits import BIT, EVERYONE, INDEX
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import BARRED, OPEN, Witness
from logothete.kernel.steps import TOP, Step, pop, push, top_frame


class RunYear(Step[Position]):
    """The bottom of the stack: it waits for nobody, and says what comes next (NEC-085)."""

    kind: ClassVar[int] = YEAR_STEP
    SIZE: Final = 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        if cells[GO] < 0:
            _begin_year(state, witness)
            return OPEN
        if cells[GO] < board.players:
            _begin_turn(state, witness)
            return OPEN
        listed = regions_to_fall(board, cells)
        if listed:
            _list(board, listed, witness)
            cells[push(cells, YEAR_END_STEP, YearEndFrame.SIZE) + YearEndFrame.LISTED] = listed
            return OPEN
        return end_year(state, witness)


def _begin_year(state: Position, witness: Witness | None) -> None:
    """The next year token; phase 1, then phase 2 (NEC-066, NEC-086 to NEC-088)."""
    board = state.board
    cells = state.cells
    cells[YEAR] += 1
    cells[GO] = 0
    for place in range(SEATS):
        cells[ORDER + place] = -1
    if witness is not None:
        witness.tell(telling.YEAR_BEGAN, EVERYONE, cells[YEAR])
    for region in range(board.regions):
        if guild_of(board, cells, region) >= 0 and cells[NECROSIANS + region] > 0:
            cells[NECROSIANS + region] += 1
            if witness is not None:
                witness.tell(telling.REINFORCED, EVERYONE, region)
    push(cells, ORDER_STEP, ChooseRank.SIZE)


def _begin_turn(state: Position, witness: Witness | None) -> None:
    """Markers are reset, and a curse of the player is over (NEC-094, NEC-C50)."""
    cells = state.cells
    seat: i64 = cells[ORDER + cells[GO]]
    cells[GO] += 1
    cells[ACTIVE] = seat
    cells[ACTIONS] = state.board.turn_actions
    cells[FLAGS] = 0
    cells[SUPPORTED] = 0
    cells[CONTRACT] = 0
    cells[CURSE + seat] = 0
    if witness is not None:
        witness.tell(telling.TURN_BEGAN, EVERYONE, seat)
    push(cells, TURN_STEP, TakeTurn.SIZE)


def regions_to_fall(board: Board, cells: vec[i64]) -> i64:
    """The healthy regions where Necrosians outnumber all units together (NEC-141, NEC-142)."""
    mask: i64 = 0
    for region in range(board.regions):
        if not necrosed(board, cells, region):
            units: i64 = 0
            for seat in range(board.players):
                units += units_in(cells, seat, region)
            if cells[NECROSIANS + region] > units:
                mask |= BIT[region]
    return mask


def _list(board: Board, listed: i64, witness: Witness | None) -> None:
    if witness is not None:
        for region in range(board.regions):
            if listed & BIT[region]:
                witness.tell(telling.THREATENED, EVERYONE, region)


class EndYear(Step[Position]):
    """The year-end check: a window for wards, then all regions still listed fall together (NEC-147)."""

    kind: ClassVar[int] = YEAR_END_STEP
    layout: ClassVar[type | None] = YearEndFrame

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        if cells[at + YearEndFrame.ASKED] == 0:
            cells[at + YearEndFrame.ASKED] = 1
            open_window(cells, YEAR_END)
            return OPEN
        listed: i64 = cells[at + YearEndFrame.LISTED]
        pop(cells)
        while listed:
            low: i64 = listed & -listed
            necrose(state, INDEX[low % 67], witness)
            if cells[TOP] == 0:
                return BARRED
            listed ^= low
        return end_year(state, witness)


def end_year(state: Position, witness: Witness | None) -> i64:
    """The next year, or after the last one the end (NEC-163)."""
    board = state.board
    cells = state.cells
    cells[ACTIVE] = -1
    cells[GO] = -1
    if cells[YEAR] < board.years:
        return BARRED
    end_game(cells)
    if witness is not None:
        for seat in range(board.players):
            witness.tell(telling.SCORED, EVERYONE, seat, cells[INFLUENCE + seat])
        for seat, place in enumerate(state.places()):
            if place == 1:
                witness.tell(telling.WON, EVERYONE, seat)
    return BARRED
