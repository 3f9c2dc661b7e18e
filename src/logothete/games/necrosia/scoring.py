"""Influence, the tally of eliminated Necrosians, and who wins (NEC-039, NEC-040, NEC-106 to NEC-109, NEC-163 on)."""

from __future__ import annotations

from logothete.games.necrosia.board import (
    CONTRACT,
    INFLUENCE,
    TALLY,
    Board,
    dominates,
    necrosed,
    units_on_board,
    value_of,
)
from logothete.kernel.cells import i64, vec


def gain(cells: vec[i64], seat: i64, points: i64) -> i64:
    """Move a seat's marker; it never goes below 0 (NEC-131, NEC-171). Says by how much it moved."""
    before: i64 = cells[INFLUENCE + seat]
    after: i64 = before + points
    if after < 0:
        after = 0
    cells[INFLUENCE + seat] = after
    return after - before


def eliminate(board: Board, cells: vec[i64], seat: i64, number: i64) -> i64:
    """Add eliminated Necrosians to a seat's tally; says how much influence that brought (NEC-039, NEC-040)."""
    before: i64 = cells[TALLY + seat] // board.trophies
    cells[TALLY + seat] += number
    return gain(cells, seat, cells[TALLY + seat] // board.trophies - before)


def holds_region(board: Board, cells: vec[i64], seat: i64, region: i64) -> bool:
    """Whether the active seat counts as dominating a region in phases 5 and 6: really, or by contract (NEC-C18)."""
    return cells[CONTRACT] == region + 1 or dominates(board, cells, seat, region)


def dominated(board: Board, cells: vec[i64], seat: i64) -> i64:
    """How many regions a seat dominates."""
    number: i64 = 0
    for region in range(board.regions):
        if dominates(board, cells, seat, region):
            number += 1
    return number


def dominated_value(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The influence of the regions that a seat dominates (NEC-080, NEC-106)."""
    total: i64 = 0
    for region in range(board.regions):
        if dominates(board, cells, seat, region):
            total += value_of(board, cells, region)
    return total


def necrosed_regions(board: Board, cells: vec[i64]) -> i64:
    """How many regions are necrosed, the cradle included (NEC-165)."""
    number: i64 = 0
    for region in range(board.regions):
        if necrosed(board, cells, region):
            number += 1
    return number


def final_places(board: Board, cells: vec[i64]) -> list[int]:
    """Each seat's place: influence, regions, units, Necrosians eliminated; then they share it (NEC-108, NEC-109)."""
    merits = [
        (
            int(cells[INFLUENCE + seat]),
            int(dominated(board, cells, seat)),
            int(units_on_board(board, cells, seat)),
            int(cells[TALLY + seat]),
        )
        for seat in range(board.players)
    ]
    return [1 + sum(other > own for other in merits) for own in merits]
