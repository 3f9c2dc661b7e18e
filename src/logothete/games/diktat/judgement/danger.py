"""How near everybody is to losing together: the corruption track and the Darkness (AUT-091, AUT-092)."""

from __future__ import annotations

from math import exp

from logothete.games.diktat.board import CORRUPTING, DARKNESS, PHASE, RESOLUTION, SECTORS, Board
from logothete.games.diktat.judgement.goods import track_size
from logothete.games.diktat.judgement.survey import Survey
from logothete.games.diktat.rules.others import all_darkness
from logothete.games.diktat.stacks import others_place, size_of
from logothete.kernel.cells import i64, vec


def safety(board: Board, cells: vec[i64], survey: Survey, left: i64) -> float:
    """The chance, roughly, that the game is not lost together before it is over.

    Doubts count six times: what is not done about it by one seat is seldom done by another.
    """
    if not board.others:
        return 1.0
    track = float(cells[CORRUPTING] - survey.cured)
    unclaimed = float(track_size(cells) - survey.claimed)
    if cells[PHASE] < RESOLUTION:
        # Some of what nobody stands for yet will still be stood for.
        unclaimed *= 0.75
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
