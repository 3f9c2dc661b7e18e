"""How near everybody is to losing together: the corruption track and the Darkness (AUT-091, AUT-092)."""

from __future__ import annotations

from math import exp
from typing import Final

from logothete.games.diktat.board import (
    CORRUPTING,
    DARKNESS,
    EMISSARY,
    KINDS,
    MOVES,
    PHASE,
    RESERVE,
    RESOLUTION,
    SECRET,
    SECRET_SEEN,
    SECTORS,
    Board,
)
from logothete.games.diktat.judgement.goods import track_size
from logothete.games.diktat.judgement.survey import Survey
from logothete.games.diktat.rules.others import all_darkness
from logothete.games.diktat.stacks import others_place, size_of
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec

FOUND: Final = 0.5
"""How much less the secret card weighs when somebody knows it who can still send an Emissary there."""


def safety(board: Board, cells: vec[i64], survey: Survey, left: i64) -> float:
    """The chance, roughly, that the game is not lost together before it is over.

    Doubts count six times: what is not done about it by one seat is seldom done by another.
    """
    if not board.others:
        return 1.0
    track = float(cells[CORRUPTING] - survey.cured)
    unclaimed = float(track_size(cells) - survey.claimed)
    if cells[PHASE] < RESOLUTION:
        # Some of what nobody stands for yet will still be stood for, the fewer Manoeuvres are left the less of it.
        unclaimed *= 1.0 - 0.35 * unplayed(board, cells)
        if unclaimed > 0.5 and _found(board, cells):
            unclaimed -= FOUND
    expected = track + unclaimed + 1.6 * float(left)
    safe = 1.0 - 1.0 / (1.0 + exp((float(board.corruption_spaces) + 0.5 - expected) / (0.35 + 0.4 * float(left))))
    dark = float(all_darkness(cells))
    if left > 0:
        for sector in range(SECTORS):
            if sector == board.home and not board.infects:
                continue
            others: i64 = size_of(cells, others_place(sector))
            dark += 0.7 * float(others // board.pawns_per_darkness) + 0.06 * float(others)
            dark -= 0.1 * float(cells[DARKNESS + sector])
    safe *= 1.0 - 1.0 / (1.0 + exp((float(board.darkness_tokens) + 0.5 - dark - 0.5 * float(left)) / 0.6))
    thrice = safe * safe * safe
    return thrice * thrice


def _found(board: Board, cells: vec[i64]) -> bool:
    """Whether somebody knows the secret card who can still do something about it."""
    if cells[SECRET] == 0:
        return False
    for seat in range(board.players):
        able: bool = cells[MOVES + seat] > 0 and cells[RESERVE + seat * KINDS + EMISSARY] > 0
        if able and cells[SECRET_SEEN] & BIT[seat]:
            return True
    return False


def unplayed(board: Board, cells: vec[i64]) -> float:
    """The share of this Cycle's Manoeuvres that are still to be made."""
    moves: i64 = 0
    for seat in range(board.players):
        moves += cells[MOVES + seat]
    return float(moves) / float(board.players * board.manoeuvres)
