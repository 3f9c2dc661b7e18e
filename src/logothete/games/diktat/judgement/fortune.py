"""What a seat may expect in the end, in VP."""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.board import (
    ASSASSINS,
    CITIZEN,
    CORRUPTION,
    DEBTS,
    EMISSARY,
    GUARD,
    KINDS,
    MANOEUVRES,
    MOVES,
    PHASE,
    POWER,
    RESERVE,
    SECRET,
    SECRET_SEEN,
    SPIES,
    Board,
)
from logothete.games.diktat.frames import ManoeuvreFrame
from logothete.games.diktat.judgement.goods import MOVE, STAIN, held, purse, tokens
from logothete.games.diktat.judgement.honour import burden
from logothete.games.diktat.judgement.survey import Survey
from logothete.games.diktat.kinds import MANOEUVRE_STEP
from logothete.games.diktat.scoring import corruption_loss, points_of
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import TOP, top_frame

IN_RESERVE: Final = 0.2
"""An Emissary that can still be sent."""
INSIGHT: Final = 0.4
INSIGHT_OTHERS: Final = 0.6
COVER: Final = 0.05
"""A Citizen or a Guard that can still be sent, or sold."""


def fortune(board: Board, cells: vec[i64], survey: Survey, seat: i64, left: i64) -> float:
    """What a seat has, what it would win now, and what the rest is good for."""
    lost = float(corruption_loss(board, cells, seat))
    if left > 0 and board.personal and lost < STAIN * float(cells[CORRUPTION + seat]):
        lost = STAIN * float(cells[CORRUPTION + seat])
    worth = float(points_of(board, cells, seat) - cells[DEBTS + seat]) - lost - burden(cells, seat)
    worth += survey.prizes[seat] + held(board, cells, seat, left)
    worth += purse(board, cells, seat, cells[POWER + seat] - survey.spent[seat], left)
    return worth + tokens(board, cells, seat, left) + _reserve(cells, survey, seat) + _insight(board, cells, seat)


def _reserve(cells: vec[i64], survey: Survey, seat: i64) -> float:
    """Agents and tokens that can still be used in this Cycle; a team that is put together has left already."""
    if cells[PHASE] > MANOEUVRES:
        return 0.0
    moves: i64 = cells[MOVES + seat]
    first: i64 = RESERVE + seat * KINDS
    emissaries: i64 = cells[first + EMISSARY]
    others: i64 = cells[first + GUARD] + cells[first + CITIZEN]
    if _drafts(cells, seat):
        moves -= 1
        emissaries -= survey.drafted[EMISSARY]
        others -= survey.drafted[GUARD] + survey.drafted[CITIZEN]
    if moves <= 0:
        return 0.0
    if emissaries > 3 * moves:
        emissaries = 3 * moves
    if others > 5 * moves:
        others = 5 * moves
    worth = MOVE * float(moves) + IN_RESERVE * float(emissaries) + COVER * float(others)
    return worth + 0.06 * float(cells[SPIES + seat]) + 0.12 * float(cells[ASSASSINS + seat])


def _insight(board: Board, cells: vec[i64], seat: i64) -> float:
    """To know where the secret card will lie is to be the only one who is sent there; the Others leave it to nobody."""
    if cells[PHASE] != MANOEUVRES or cells[SECRET] == 0 or not cells[SECRET_SEEN] & BIT[seat]:
        return 0.0
    if cells[MOVES + seat] == 0 or cells[RESERVE + seat * KINDS + EMISSARY] == 0:
        # Nobody is left to be sent.
        return 0.0
    return INSIGHT_OTHERS if board.others else INSIGHT


def _drafts(cells: vec[i64], seat: i64) -> bool:
    """Whether a seat is putting a team together that costs a Manoeuvre pawn."""
    if cells[TOP] == 0 or cells[cells[TOP]] != MANOEUVRE_STEP:
        return False
    at = top_frame(cells)
    if cells[at + ManoeuvreFrame.SEAT] != seat or cells[at + ManoeuvreFrame.TO] == 0:
        return False
    return cells[at + ManoeuvreFrame.EXTRA] == 0
