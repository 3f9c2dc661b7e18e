"""Who stands in a hex and what lies there: five hexes packed into a cell."""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard.board import FIRST_HORSE, HEX_BITS, HEXES_IN_CELL, Board
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec

_OCCUPANT: Final = 127
_MEN_AT: Final = 7
_HORSES_AT: Final = 10
_MOST_MEN: Final = 7
_MOST_HORSES: Final = 3
EMPTY: Final = 0


def _shift(place: i64) -> i64:
    return (place % HEXES_IN_CELL) * HEX_BITS


def occupant(board: Board, cells: vec[i64], place: i64) -> i64:
    """Who stands here: EMPTY, a man plus one, or a horse plus FIRST_HORSE. Somebody just passing is not here."""
    return (cells[board.hexes_at + place // HEXES_IN_CELL] >> _shift(place)) & _OCCUPANT


def man_at(board: Board, cells: vec[i64], place: i64) -> i64:
    """The living man, or animal, who stands here; -1 if there is none."""
    who: i64 = occupant(board, cells, place)
    return who - 1 if who < FIRST_HORSE else -1


def horse_at(board: Board, cells: vec[i64], place: i64) -> i64:
    """The riderless living horse that stands here; -1 if there is none."""
    who: i64 = occupant(board, cells, place)
    return who - FIRST_HORSE if who >= FIRST_HORSE else -1


def put(board: Board, cells: vec[i64], place: i64, who: i64) -> None:
    """Let somebody stand in a hex where nobody else does; whoever stands there keeps it."""
    if place >= 0 and occupant(board, cells, place) == EMPTY:
        cells[board.hexes_at + place // HEXES_IN_CELL] += who * BIT[_shift(place)]


def take_off(board: Board, cells: vec[i64], place: i64, who: i64) -> None:
    """Let somebody stand here no more, if he does."""
    if place >= 0 and occupant(board, cells, place) == who:
        cells[board.hexes_at + place // HEXES_IN_CELL] -= who * BIT[_shift(place)]


def dead_men(board: Board, cells: vec[i64], place: i64) -> i64:
    """How many dead men lie here; seven or more count as seven."""
    return (cells[board.hexes_at + place // HEXES_IN_CELL] >> (_shift(place) + _MEN_AT)) & _MOST_MEN


def dead_horses(board: Board, cells: vec[i64], place: i64) -> i64:
    """How many halves of dead horses lie here (GUI-085)."""
    return (cells[board.hexes_at + place // HEXES_IN_CELL] >> (_shift(place) + _HORSES_AT)) & _MOST_HORSES


def count_bodies(board: Board, cells: vec[i64], place: i64, men: i64, horses: i64) -> None:
    """Say how many dead lie here."""
    shift: i64 = _shift(place)
    at: i64 = board.hexes_at + place // HEXES_IN_CELL
    cells[at] += (min(_MOST_MEN, men) - dead_men(board, cells, place)) * BIT[shift + _MEN_AT]
    cells[at] += (min(_MOST_HORSES, horses) - dead_horses(board, cells, place)) * BIT[shift + _HORSES_AT]


def slow(board: Board, cells: vec[i64], place: i64) -> bool:
    """Whether the dead slow whoever enters (GUI-083, GUI-085)."""
    return dead_men(board, cells, place) >= board.costs.slow_men or dead_horses(board, cells, place) > 0


def choked(board: Board, cells: vec[i64], place: i64) -> bool:
    """Whether the dead close a hex (GUI-084)."""
    men: i64 = dead_men(board, cells, place)
    horses: i64 = dead_horses(board, cells, place)
    if men >= board.costs.closing_men or horses >= board.costs.closing_horses:
        return True
    return men >= board.costs.slow_men and horses > 0
