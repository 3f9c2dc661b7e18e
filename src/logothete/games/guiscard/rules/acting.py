"""What actions name: men of this battle and hexes of its maps."""

from __future__ import annotations

from logothete.games.guiscard.board import Board
from logothete.games.guiscard.refusals import NOT_HERE, NOT_YOURS
from logothete.kernel.cells import i64
from logothete.kernel.state import Objection


def argument(board: Board, action: i64) -> i64:
    """The argument of an action, as a place in its domain."""
    return action - board.first[board.verb_of[action]]


def man_of_action(board: Board, action: i64) -> i64:
    """The man of this battle whom an action of the domain `man` names; NOBODY if he is not in it."""
    return board.man_of[action - board.first[board.verb_of[action]]]


def hex_of_action(board: Board, action: i64) -> i64:
    """The hex that an action of the domain `hex` names, -1 if no map here has it."""
    return board.field.of_key[action - board.first[board.verb_of[action]]]


def why_not_his(board: Board, seat: i64, man: i64) -> Objection | None:
    """Whether somebody is in this battle, and the seat's to command (GUI-033)."""
    if man < 0:
        return NOT_HERE
    return NOT_YOURS if board.seat[man] != seat else None


def man_key(board: Board, man: i64) -> str:
    """The key of a man."""
    return board.table.domains["man"][int(board.character[man])]
