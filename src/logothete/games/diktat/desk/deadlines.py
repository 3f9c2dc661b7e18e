"""When sworn clauses fall due, and how those are judged that promised to do something (DIK-174, DIK-199, DIK-200)."""

from __future__ import annotations

from logothete.games.diktat.board import (
    CYCLE,
    Board,
)
from logothete.games.diktat.desk import clauses as oath
from logothete.games.diktat.desk.clauses import (
    PERFORM,
    deadline_of,
    deadline_sector,
    kind_of,
    sort_of,
)
from logothete.games.diktat.desk.judging import could
from logothete.games.diktat.desk.oaths import (
    ACTED,
    POSSIBLE,
    break_oath,
    close,
    due_cycle,
    next_clause,
    standing,
    swearer,
    sworn,
)
from logothete.games.diktat.desk.statements import surface
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness


def turn_over(board: Board, cells: vec[i64], seat: i64, witness: Witness | None) -> None:
    """A Manoeuvre of a seat has ended."""
    _fall_due(board, cells, oath.NEXT_TURN, seat, -1, witness)


def manoeuvres_over(board: Board, cells: vec[i64], witness: Witness | None) -> None:
    """The Manoeuvres phase has ended."""
    _fall_due(board, cells, oath.NEXT_TURN, -1, -1, witness)
    _fall_due(board, cells, oath.MANOEUVRES_END, -1, -1, witness)


def conquered(board: Board, cells: vec[i64], sector: i64, witness: Witness | None) -> None:
    """The conquest of a sector is over."""
    _fall_due(board, cells, oath.SECTOR_END, -1, sector, witness)


def cycle_over(board: Board, cells: vec[i64], witness: Witness | None) -> None:
    """The Cycle is over, before the discards: what is due is judged, and every statement surfaces (DIK-197)."""
    _fall_due(board, cells, oath.SECTOR_END, -1, -1, witness)
    _fall_due(board, cells, oath.CYCLE_END, -1, -1, witness)
    _fall_due(board, cells, oath.NEXT_CYCLE, -1, -1, witness)
    number = next_clause(cells, -1, 0)
    while number >= 0:
        surface(cells, number, witness)
        number = next_clause(cells, -1, number + 1)


def end_triggered(board: Board, cells: vec[i64], witness: Witness | None) -> None:
    """The end of the game is triggered: the last deadline; what is due later lapses (DIK-174)."""
    _fall_due(board, cells, oath.GAME_END, -1, -1, witness)


def _fall_due(board: Board, cells: vec[i64], deadline: i64, seat: i64, sector: i64, witness: Witness | None) -> None:
    """Judge every clause of a deadline; of one seat or of one sector only, unless that is -1."""
    number = next_clause(cells, seat, 0)
    while number >= 0:
        clause = sworn(cells, number)
        later: bool = deadline == oath.NEXT_CYCLE and due_cycle(cells, number) > cells[CYCLE]
        if deadline_of(clause) == deadline and not later and (sector < 0 or deadline_sector(clause) == sector):
            _judge(board, cells, number, witness)
        number = next_clause(cells, seat, number + 1)


def _judge(board: Board, cells: vec[i64], number: i64, witness: Witness | None) -> None:
    """The deadline of a clause has come: what was forbidden did not happen, what was promised was done or not."""
    clause = sworn(cells, number)
    stands: i64 = cells[standing(number)]
    if sort_of(clause) != PERFORM:
        close(cells, number)
    elif kind_of(clause) == oath.SEND_EMISSARIES and stands & ACTED:
        # A team went there: how many Emissaries it had surfaces with the Cycle (DIK-186).
        return
    elif stands & POSSIBLE or could(board, cells, swearer(cells, number), clause):
        break_oath(cells, number, _is_public(clause), witness)
    else:
        close(cells, number)


def _is_public(clause: i64) -> bool:
    """Whether everybody can see that such a clause was not kept (DIK-203)."""
    kind = kind_of(clause)
    return kind == oath.SEND or kind == oath.KILL or kind == oath.WITHDRAW
