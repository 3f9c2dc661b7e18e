"""Who has won: the scenario's verdicts, when they are judged, and loss points (GUI-048, GUI-534)."""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard import men, telling
from logothete.games.guiscard.board import (
    DRAWN,
    GONE,
    LEADER,
    LEFT,
    MARKS,
    OUTCOME,
    RIDDEN,
    SIDES,
    STATE,
    Board,
    Goal,
    Verdict,
)
from logothete.games.guiscard.health import DEAD, STUNNED, WOUNDED
from logothete.kernel.bits import BIT, EVERYONE, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness
from logothete.kernel.steps import TOP, pop

# The tests of conditions, in the order of `content_scenario.Test`.
PRESENT: Final = 0
MAJORITY: Final = 1
GONE_OFF: Final = 2
FALLEN: Final = 3
POINTS: Final = 4

LIVING: Final = 0
AWAKE: Final = 1


def losses(board: Board, cells: vec[i64], side: i64) -> i64:
    """The loss points that a side has made: its enemies wounded or killed, double for those who command."""
    total: i64 = 0
    for man in range(board.men):
        if board.side[man] == side:
            continue
        health: i64 = men.health_of(cells, man)
        worth: i64 = 0
        if health == DEAD:
            worth = board.loss_killed
        elif health == WOUNDED:
            worth = board.loss_wounded
        total += worth * (board.loss_command if board.command[man] else 1)
        if health == DEAD:
            total += board.loss_bonus[man]
    return total


def _fit(board: Board, cells: vec[i64], goal: Goal, man: i64) -> bool:
    if not men.on_map(cells, man) or (goal.mounted and not men.mounted(cells, man)):
        return False
    return goal.fit == LIVING or men.health_of(cells, man) != STUNNED


def _in_zone(board: Board, cells: vec[i64], goal: Goal, man: i64) -> bool:
    return goal.zone < 0 or board.zones[goal.zone][men.place_of(cells, man)] != 0


def number(board: Board, cells: vec[i64], goal: Goal) -> i64:
    """What a condition counts, as things stand."""
    if goal.test == POINTS:
        return losses(board, cells, goal.side) - losses(board, cells, 1 - goal.side)
    if goal.horses:
        return _horses_gone(board, cells, goal)
    found: i64 = 0
    for man in range(board.men):
        own: bool = goal.who & BIT[man] != 0
        if goal.test == MAJORITY:
            if _fit(board, cells, goal, man) and _in_zone(board, cells, goal, man):
                found += 1 if board.side[man] == goal.side else -1
        elif not own:
            continue
        elif goal.test == PRESENT:
            if _fit(board, cells, goal, man) and _in_zone(board, cells, goal, man):
                found += 1
        elif goal.test == GONE_OFF:
            if men.marked(cells, man, LEFT) and cells[men.at_man(man) + MARKS] & goal.edges:
                found += 1
        elif men.health_of(cells, man) == DEAD:
            found += 1
    return found


def _horses_gone(board: Board, cells: vec[i64], goal: Goal) -> i64:
    """Horses that men of a side led off by the edges named."""
    found: i64 = 0
    for horse in range(board.horses):
        at: i64 = men.at_horse(board, horse)
        if cells[at + STATE] == GONE:
            leader: i64 = cells[at + LEADER]
            if board.side[leader] == goal.side and cells[men.at_man(leader) + MARKS] & goal.edges:
                found += 1
    return found


def most(board: Board, cells: vec[i64], goal: Goal) -> i64:
    """How far what a condition counts could still grow; only deaths and departures cannot be undone (GUI-534)."""
    now: i64 = number(board, cells, goal)
    if goal.horses:
        for horse in range(board.horses):
            if men.loose(board, cells, horse) or cells[men.at_horse(board, horse) + STATE] == RIDDEN:
                now += 1
        return now
    for man in range(board.men):
        if goal.who & BIT[man] and men.health_of(cells, man) != DEAD and not men.marked(cells, man, LEFT):
            now += 1
    return now


def holds(board: Board, cells: vec[i64], verdict: Verdict) -> bool:
    """Whether all conditions of a verdict hold now."""
    for goal in verdict.goals:
        if not goal.least <= number(board, cells, goal) <= goal.most:
            return False
    return True


def _lasting(goal: Goal) -> bool:
    return goal.test == GONE_OFF or goal.test == FALLEN


def judge(board: Board, cells: vec[i64]) -> i64:
    """The outcome when the last turn has ended: the first verdict that holds."""
    for verdict in board.verdicts:
        if holds(board, cells, verdict):
            return verdict.outcome
    return DRAWN


def judge_early(board: Board, cells: vec[i64]) -> i64:
    """The outcome if it is certain already, 0 if not (GUI-534); a side of which nobody is left has lost (GUI-048)."""
    for verdict in board.verdicts:
        sure: bool = True
        possible: bool = True
        for goal in verdict.goals:
            if not _lasting(goal):
                sure = False
                continue
            least: i64 = number(board, cells, goal)
            largest: i64 = most(board, cells, goal)
            if largest < goal.least or least > goal.most:
                possible = False
            elif least < goal.least or largest > goal.most:
                sure = False
        if possible and sure:
            return verdict.outcome
        if possible:
            break
    return _routed(board, cells)


def _routed(board: Board, cells: vec[i64]) -> i64:
    left: i64 = 0
    for man in range(board.men):
        if men.health_of(cells, man) != DEAD and not men.marked(cells, man, LEFT):
            left |= BIT[board.side[man]]
    if left == 0:
        return judge(board, cells)
    for side in range(SIDES):
        if not left & BIT[side]:
            return SIDES - side
    return 0


def conclude(board: Board, cells: vec[i64], outcome: i64, witness: Witness | None) -> bool:
    """End the battle if there is an outcome: the stack is emptied. Whether it has ended."""
    if outcome == 0:
        return False
    cells[OUTCOME] = outcome
    while cells[TOP] != 0:
        pop(cells)
    if witness is not None:
        if outcome == DRAWN:
            witness.tell(telling.DRAWN, EVERYONE)
        else:
            witness.tell(telling.WON, EVERYONE, lowest(board.side_seats[outcome - 1]))
    return True
