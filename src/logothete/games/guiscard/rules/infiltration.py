"""The infiltration test, in moves and in retreats (4.3)."""

from __future__ import annotations

from logothete.games.guiscard import men, telling
from logothete.games.guiscard.board import Board
from logothete.games.guiscard.harm import harm, tell_man
from logothete.games.guiscard.health import KILL, WOUND, WOUNDED
from logothete.games.guiscard.tables import DIE, SLIP_KILLED, SLIP_WOUNDED, STOPPED, THROUGH
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness


def modifier(board: Board, cells: vec[i64], man: i64) -> i64:
    """What is added to his roll: mounted, armour, wounded (GUI-104)."""
    table = board.infiltration
    added: i64 = 0
    if men.mounted(cells, man):
        added += table.mounted
    if board.armour[man]:
        added += table.armour
    if men.health_of(cells, man) == WOUNDED:
        added += table.wounded
    return added


def test(board: Board, cells: vec[i64], man: i64, dice: Dice, witness: Witness | None) -> i64:
    """Roll, tell, and say what came of it; wounds and death are not applied yet."""
    die: i64 = dice.roll(DIE)
    if witness is not None:
        witness.tell(telling.INFILTRATED, EVERYONE, board.character[man], die, modifier(board, cells, man))
    result: i64 = board.infiltration.result(
        die, men.mounted(cells, man), board.armour[man] != 0, men.health_of(cells, man) == WOUNDED
    )
    if result == THROUGH:
        tell_man(board, witness, telling.SLIPPED_THROUGH, man)
    elif result == STOPPED:
        tell_man(board, witness, telling.STOPPED, man)
    return result


def suffer(board: Board, cells: vec[i64], man: i64, result: i64, witness: Witness | None) -> None:
    """Apply a wound or death of the test."""
    if result == SLIP_WOUNDED:
        harm(board, cells, man, WOUND, witness)
    elif result == SLIP_KILLED:
        harm(board, cells, man, KILL, witness)
