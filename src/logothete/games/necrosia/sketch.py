"""A position in a few lines of plain text, for whoever works in a terminal; every secret is in it."""

from __future__ import annotations

from logothete.games.necrosia.board import (
    ACTIONS,
    ACTIVE,
    INFLUENCE,
    KIND_KEYS,
    KINDS,
    NECROSIANS,
    PEOPLE,
    YEAR,
    Board,
    necrosed,
    units_in,
    units_of,
    value_of,
)
from logothete.games.necrosia.hands import hand_size
from logothete.kernel.cells import i64, vec


def sketch(board: Board, cells: vec[i64]) -> str:
    """When it is, who has what, and the regions in which something stands or that are necrosed."""
    regions = [region for region in range(board.regions) if _anything(board, cells, region)]
    return "\n".join(
        [
            _moment(board, cells),
            *(_seat(board, cells, seat) for seat in range(board.players)),
            *(_region(board, cells, region) for region in regions),
        ]
    )


def _moment(board: Board, cells: vec[i64]) -> str:
    year = f"year {cells[YEAR]} of {board.years}" if cells[YEAR] else "preparation"
    if cells[ACTIVE] < 0:
        return year
    return f"{year}, turn of {_people(board, cells, cells[ACTIVE])}, actions left {cells[ACTIONS]}"


def _people(board: Board, cells: vec[i64], seat: i64) -> str:
    people = int(cells[PEOPLE + seat])
    return board.content.peoples[people].key if people >= 0 else "no people yet"


def _seat(board: Board, cells: vec[i64], seat: i64) -> str:
    cards = hand_size(cells, seat)
    return f"seat {seat}: {_people(board, cells, seat)}, influence {cells[INFLUENCE + seat]}, cards {cards}"


def _anything(board: Board, cells: vec[i64], region: i64) -> bool:
    standing = any(units_in(cells, seat, region) for seat in range(board.players))
    return standing or cells[NECROSIANS + region] > 0 or necrosed(board, cells, region)


def _region(board: Board, cells: vec[i64], region: i64) -> str:
    standing = [
        f"{_people(board, cells, seat)} {_units(cells, seat, region)}"
        for seat in range(board.players)
        if units_in(cells, seat, region)
    ]
    if cells[NECROSIANS + region]:
        standing.append(f"Necrosians {cells[NECROSIANS + region]}")
    state = ", necrosed" if necrosed(board, cells, region) else ""
    return (
        f"{board.region_key(region)} (value {value_of(board, cells, region)}{state}): {'; '.join(standing) or 'empty'}"
    )


def _units(cells: vec[i64], seat: i64, region: i64) -> str:
    numbers = [(int(units_of(cells, seat, region, kind)), KIND_KEYS[kind]) for kind in range(KINDS)]
    return ", ".join(f"{key} {number}" for number, key in numbers if number)
