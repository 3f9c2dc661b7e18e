"""Going from one hex to the next: paying, being tested, leading what follows (GUI-068, GUI-525)."""

from __future__ import annotations

from logothete.games.guiscard import men, stepping, telling
from logothete.games.guiscard.board import NOBODY, SEEN, Board
from logothete.games.guiscard.frames import STOPPED, MoveFrame
from logothete.games.guiscard.harm import put_back
from logothete.games.guiscard.rules import horses
from logothete.games.guiscard.rules.infiltration import suffer, test
from logothete.games.guiscard.rules.paying import pay
from logothete.games.guiscard.tables import THROUGH
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness
from logothete.kernel.steps import top_frame


def step_on(
    board: Board, cells: vec[i64], man: i64, direction: i64, last: bool, dice: Dice, witness: Witness | None
) -> None:
    """One hex further: pay, go, be tested, and then be shot at (GUI-525)."""
    here: i64 = men.place_of(cells, man)
    way: i64 = men.way_of(board, cells, man)
    cost: i64 = stepping.base_cost(board, cells, way, here, direction)
    there: i64 = board.field.beyond(here, direction)
    heading: i64 = direction if men.mounted(cells, man) else NOBODY
    _go_into(board, cells, man, there, heading, cost, last, telling.MOVED, dice, witness)


def pivot_on(
    board: Board, cells: vec[i64], man: i64, sense: i64, last: bool, dice: Dice, witness: Witness | None
) -> None:
    """The horse turns on the spot by one hex (GUI-112)."""
    here: i64 = men.place_of(cells, man)
    heading: i64 = men.heading_of(cells, man)
    cost: i64 = stepping.pivot_cost(board, cells, here, heading, sense)
    there: i64 = stepping.pivoted(board, here, heading, sense)
    _go_into(board, cells, man, there, stepping.turned(heading, sense), cost, last, telling.TURNED, dice, witness)


def _go_into(
    board: Board,
    cells: vec[i64],
    man: i64,
    there: i64,
    heading: i64,
    cost: i64,
    last: bool,
    kind: i64,
    dice: Dice,
    witness: Witness | None,
) -> None:
    at: i64 = top_frame(cells)
    here: i64 = men.place_of(cells, man)
    advancing: bool = cells[at + MoveFrame.ADVANCING] != 0
    danger: i64 = stepping.SAFE if advancing else stepping.danger(board, cells, board.side[man], here, there)
    if danger != stepping.SAFE and not last:
        cost += board.costs.infiltration
    pay(cells, at, man, cost)
    cells[SEEN] = 0
    men.shift(board, cells, man, there, heading)
    if witness is not None:
        witness.tell(kind, EVERYONE, board.character[man], board.field.key_of[there], cost)
    horses.follow(board, cells, man, here, witness)
    cells[at + MoveFrame.WINDOW] = 1
    if last:
        cells[at + MoveFrame.OWED] = danger
        cells[at + MoveFrame.ENDING] = 1
        cells[at + MoveFrame.SHOT_AT] = 0
    elif danger == stepping.TEST and not slip(board, cells, at, man, dice, witness):
        return
    if not men.sharing(board, cells, man):
        cells[at + MoveFrame.SAFE] = there
        cells[at + MoveFrame.SAFE_HEADING] = heading


def slip(board: Board, cells: vec[i64], at: i64, man: i64, dice: Dice, witness: Witness | None) -> bool:
    """The infiltration test of a hex just entered; whether he goes on (GUI-104)."""
    result: i64 = test(board, cells, man, dice, witness)
    if result == THROUGH:
        return True
    cells[at + MoveFrame.PLAN] = 0
    cells[at + MoveFrame.PLANNED] = 0
    cells[at + MoveFrame.ENDING] = STOPPED
    cells[at + MoveFrame.SHOT_AT] = 0
    put_back(board, cells, man, witness)
    suffer(board, cells, man, result, witness)
    return False
