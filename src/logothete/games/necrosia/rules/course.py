"""What several chapters share: spending actions, finding what is under way, pieces that come and go, necrosis."""

from __future__ import annotations

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    ACTIONS,
    ACTIVE,
    BEGUN,
    FALLEN,
    FLAGS,
    KEPT_AIRBORNE,
    NECROSIANS,
    ORDER,
    PROTECTED,
    Board,
    bring,
    remove,
    shift,
)
from logothete.games.necrosia.piles import draw_token
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.scoring import eliminate, necrosed_regions
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness
from logothete.kernel.steps import TOP, pop


def begin_action(cells: vec[i64], free: bool) -> None:
    """An action is performed: a marker is turned unless it is free, and START cards are over (NEC-093, NEC-126).

    A paid one settles the action that had to be chosen anew; nothing that is free does (NEC-C66).
    """
    cells[FLAGS] |= BEGUN
    if not free:
        cells[ACTIONS] -= 1
        cells[FLAGS] &= ~KEPT_AIRBORNE
        cells[PROTECTED] = 0


def next_in_order(board: Board, cells: vec[i64], seat: i64) -> i64:
    """Who comes after a seat in this year's order, wrapping round (NEC-128)."""
    place: i64 = 0
    while cells[ORDER + place] != seat:
        place += 1
    return cells[ORDER + (place + 1) % board.players]


def bring_unit(cells: vec[i64], seat: i64, region: i64, kind: i64, witness: Witness | None) -> None:
    """A unit comes to the board from its reserve, for all to see."""
    bring(cells, seat, region, kind)
    if witness is not None:
        witness.tell(telling.CAME, EVERYONE, seat, kind, region)


def move_unit(cells: vec[i64], seat: i64, kind: i64, origin: i64, region: i64, witness: Witness | None) -> None:
    """A unit of a seat goes from one region to another, for all to see."""
    shift(cells, seat, kind, origin, region)
    if witness is not None:
        witness.tell(telling.MOVED, EVERYONE, seat, kind, origin, region)


def turn_into_necrosian(cells: vec[i64], seat: i64, region: i64, kind: i64) -> None:
    """A unit is necrosed: back to the reserve, a Necrosian in its place (NEC-011, NEC-012)."""
    remove(cells, seat, region, kind)
    cells[NECROSIANS + region] += 1


def change_necrosians(cells: vec[i64], region: i64, change: i64, witness: Witness | None) -> None:
    """Let Necrosians come to a region, or go."""
    cells[NECROSIANS + region] += change
    if witness is not None:
        if change > 0:
            witness.tell(telling.NECROSIANS_CAME, EVERYONE, change, region)
        else:
            witness.tell(telling.NECROSIANS_WENT, EVERYONE, -change, region)


def move_necrosians(cells: vec[i64], origin: i64, region: i64, number: i64, witness: Witness | None) -> None:
    """Necrosians go from one region to another."""
    cells[NECROSIANS + origin] -= number
    cells[NECROSIANS + region] += number
    if witness is not None:
        witness.tell(telling.NECROSIANS_MOVED, EVERYONE, number, origin, region)


def count_trophies(state: Position, seat: i64, number: i64, witness: Witness | None) -> None:
    """Add eliminated Necrosians to a tally, and pay what that brings (NEC-039, NEC-040)."""
    points = eliminate(state.board, state.cells, seat, number)
    if points > 0 and witness is not None:
        witness.tell(telling.TROPHIES, EVERYONE, seat, points)


def end_game(cells: vec[i64]) -> None:
    """Nothing is left to be done."""
    while cells[TOP] != 0:
        pop(cells)
    cells[ACTIVE] = -1


def necrose(state: Position, region: i64, witness: Witness | None) -> None:
    """A region becomes necrosed: token, value, guild; and perhaps everybody has lost (NEC-143 to NEC-146, NEC-164)."""
    board = state.board
    cells = state.cells
    value = draw_token(cells, region)
    if witness is not None:
        witness.tell(telling.NECROSED, EVERYONE, region, value)
    if necrosed_regions(board, cells) >= board.defeat:
        cells[FALLEN] = 1
        end_game(cells)
        if witness is not None:
            witness.tell(telling.ALL_LOST, EVERYONE)
