"""Spying: looks, one at a time (DIK-113 to DIK-124)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.diktat import telling
from logothete.games.diktat.board import ALL_PLACES, SECRET, SECRET_SEEN, Board
from logothete.games.diktat.desk import judging, statements
from logothete.games.diktat.frames import SpyFrame
from logothete.games.diktat.kinds import SPY_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.refusals import misplaced
from logothete.games.diktat.stacks import (
    forget_looks,
    is_open,
    kind_at,
    looked,
    mark_looked,
    owner_of,
    sector_of,
    size_of,
)
from logothete.games.diktat.verbs import AT, ENOUGH, PAWN
from logothete.games.diktat.verbs import SECRET as LOOK_AT_SECRET
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, Objection, Witness
from logothete.kernel.steps import Listed, pop, top_frame

NO_STACK_THERE: Final = Objection("DIK-114", "no-stack-there", ("place",))
NO_PAWN_THERE: Final = Objection("DIK-119", "no-pawn-there", ("position",))
LOOKED_ALREADY: Final = Objection("DIK-124", "looked-already", ("position",))
STACK_FIRST: Final = Objection("DIK-119", "stack-first")
PAWN_NOW: Final = Objection("DIK-119", "pawn-now")
NO_SECRET_CARD: Final = Objection("DIK-114", "no-secret-card")


class Spy(Listed[Position]):
    """So many looks; a stack is named, then a pawn of it."""

    kind: ClassVar[int] = SPY_STEP
    whose: ClassVar[str] = "DIK-113"
    layout: ClassVar[type | None] = SpyFrame

    def pending(self, state: Position) -> i64:
        at = top_frame(state.cells)
        return BIT[state.cells[at + SpyFrame.SEAT]] if state.cells[at + SpyFrame.LEFT] > 0 else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        forget_looks(cells, cells[top_frame(cells) + SpyFrame.SEAT])
        pop(cells)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        at = top_frame(state.cells)
        left = int(state.cells[at + SpyFrame.LEFT])
        return Prompt("look" if _chosen(state.cells, at) < 0 else "look-pawn", "DIK-120", {"number": left})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        first = state.board.first
        cells = state.cells
        at = top_frame(cells)
        offers: i64 = 0
        chosen = _chosen(cells, at)
        if chosen >= 0:
            for position in range(size_of(cells, chosen)):
                if not looked(cells, seat, chosen, position):
                    out[offers] = first[PAWN] + position
                    offers += 1
            return offers
        out[0] = first[ENOUGH]
        offers = 1
        if cells[SECRET] > 0 and not cells[at + SpyFrame.SECRET]:
            out[offers] = first[LOOK_AT_SECRET]
            offers += 1
        for place in range(ALL_PLACES):
            if _has_unseen(cells, seat, place):
                out[offers] = first[AT] + place
                offers += 1
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return _otherwise(state.board, state.cells, seat, action, _chosen(state.cells, top_frame(state.cells)))

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == AT:
            cells[at + SpyFrame.PLACE] = argument + 1
            return OPEN
        if verb == ENOUGH:
            cells[at + SpyFrame.LEFT] = 0
            return OPEN
        cells[at + SpyFrame.LEFT] -= 1
        if verb == PAWN:
            place: i64 = cells[at + SpyFrame.PLACE] - 1
            cells[at + SpyFrame.PLACE] = 0
            look(board, cells, seat, place, argument, witness)
        else:
            cells[at + SpyFrame.SECRET] = 1
            cells[SECRET_SEEN] |= BIT[seat]
            judging.looked_at_secret(board, cells, seat, witness)
            statements.secret_seen(board, cells, BIT[seat], witness)
            if witness is not None:
                witness.tell(telling.LOOKED_AT_SECRET, EVERYONE, seat)
                witness.tell(telling.SAW_SECRET, BIT[seat], seat, cells[SECRET] - 1)
        return BARRED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """No further look, but the one of the pawn in a stack that was named (DIK-320)."""
        cells = state.cells
        chosen = _chosen(cells, top_frame(cells))
        if chosen < 0:
            return state.board.first[ENOUGH]
        position: i64 = 0
        while looked(cells, seat, chosen, position):
            position += 1
        return state.board.first[PAWN] + position


def look(board: Board, cells: vec[i64], seat: i64, place: i64, position: i64, witness: Witness | None) -> None:
    """A seat looks at a pawn: all are told which, it alone what it is (DIK-115, DIK-122, DIK-123)."""
    mark_looked(cells, seat, place, position)
    judging.looked(board, cells, seat, owner_of(cells, place), place, witness)
    statements.pawn_seen(board, cells, place, position, BIT[seat], witness)
    if witness is not None:
        witness.tell(telling.LOOKED, EVERYONE, seat, place, position)
        witness.tell(telling.SAW, BIT[seat], seat, place, position, kind_at(cells, place, position))


def _chosen(cells: vec[i64], at: i64) -> i64:
    """The stack that was named for the next look, -1 for none, or if something has taken it away since."""
    place: i64 = cells[at + SpyFrame.PLACE] - 1
    return place if place >= 0 and _has_unseen(cells, cells[at + SpyFrame.SEAT], place) else -1


def _has_unseen(cells: vec[i64], seat: i64, place: i64) -> bool:
    """Whether a stack has a pawn that was not looked at in this Manoeuvre, in a sector that can be touched."""
    if size_of(cells, place) == 0 or not is_open(cells, sector_of(place)):
        return False
    for position in range(size_of(cells, place)):
        if not looked(cells, seat, place, position):
            return True
    return False


def _otherwise(board: Board, cells: vec[i64], seat: i64, action: i64, chosen: i64) -> Objection:
    verb: i64 = board.verb_of[action]
    argument: i64 = action - board.first[verb]
    if verb == PAWN:
        if chosen < 0:
            return STACK_FIRST
        return NO_PAWN_THERE if argument >= size_of(cells, chosen) else LOOKED_ALREADY
    if verb in (AT, LOOK_AT_SECRET, ENOUGH) and chosen >= 0:
        return PAWN_NOW
    if verb == AT:
        return NO_STACK_THERE
    return NO_SECRET_CARD if verb == LOOK_AT_SECRET else misplaced(board, action)
