"""How effects ask: a region, a rival, kinds of units and Necrosians, each out of what the effect allows.

The board does not change while a card is being thought about, so what was chosen before counts as gone. "That many if
they exist" ends by itself when nothing more can be chosen; "up to" is ended by `stop`, after at least one.
"""

from __future__ import annotations

from logothete.components.effects import NONE, times
from logothete.games.necrosia.board import KINDS, NECROSIANS, Board, reserve_of
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.offering import offer_peoples, offer_regions
from logothete.games.necrosia.verbs import AIM, AT, RECRUIT, STOP
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec


def argument_of(board: Board, action: i64) -> i64:
    """What a choice names: the region, people, unit, die or card that its verb is about."""
    return action - board.first[board.verb_of[action]]


def or_stop(board: Board, out: vec[i64], offers: i64) -> i64:
    """After the offers there are, to be content with what was chosen; where there is nothing more, that is all."""
    if offers == 0:
        return 0
    out[offers] = board.first[STOP]
    return offers + 1


def a_region(board: Board, regions: i64, made: vec[i64], out: vec[i64]) -> i64:
    """One region of a mask."""
    return offer_regions(board, AT, regions, out, 0) if made[0] == NONE else 0


def a_rival(board: Board, cells: vec[i64], seats: i64, made: vec[i64], out: vec[i64]) -> i64:
    """One seat of a mask, by its people."""
    return offer_peoples(board, cells, AIM, seats, out, 0) if made[0] == NONE else 0


def kinds_in_reserve(state: Position, seat: i64, only: i64, made: vec[i64], out: vec[i64]) -> i64:
    """The kinds (one only, or all for -1) that the reserve still has after those chosen."""
    offers: i64 = 0
    for kind in range(KINDS):
        action: i64 = state.board.first[RECRUIT] + kind
        if (only < 0 or only == kind) and reserve_of(state.cells, seat, kind) > times(made, action):
            out[offers] = action
            offers += 1
    return offers


def necrosians_left(state: Position, verb: i64, made: vec[i64]) -> i64:
    """The regions with a Necrosian left after those chosen with a verb."""
    board = state.board
    mask: i64 = 0
    for region in range(board.regions):
        if state.cells[NECROSIANS + region] > times(made, board.first[verb] + region):
            mask |= BIT[region]
    return mask
