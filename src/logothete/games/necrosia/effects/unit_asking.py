"""How effects ask for units one after another: opposing ones, and own ones that move (NEC-127)."""

from __future__ import annotations

from logothete.components.effects import number_made, times
from logothete.games.necrosia.board import KINDS, PEOPLE, marked_of, units_of
from logothete.games.necrosia.effects.asking import argument_of, or_stop
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.legal import destinations, may_move
from logothete.games.necrosia.rules.offering import offer_regions
from logothete.games.necrosia.verbs import AT, LIFT, PICK, TO
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec


def opposing_units(
    state: Position, rivals: i64, kinds: i64, unmarked: bool, amount: i64, made: vec[i64], out: vec[i64]
) -> i64:
    """Units of a mask of seats and a mask of kinds, perhaps only those not paralysed: where, then whose and which."""
    board = state.board
    used = number_made(made)
    offers: i64 = 0
    if used % 2 == 1:
        region = argument_of(board, made[used - 1])
        for rival in range(board.players):
            for kind in range(KINDS):
                if _left(state, rivals, kinds, unmarked, made, rival, region, kind):
                    out[offers] = board.first[PICK] + state.cells[PEOPLE + rival] * KINDS + kind
                    offers += 1
        return offers
    if used == amount * 2:
        return 0
    for region in range(board.regions):
        if _any_left(state, rivals, kinds, unmarked, made, region):
            out[offers] = board.first[AT] + region
            offers += 1
    return offers


def _any_left(state: Position, rivals: i64, kinds: i64, unmarked: bool, made: vec[i64], region: i64) -> bool:
    for rival in range(state.board.players):
        for kind in range(KINDS):
            if _left(state, rivals, kinds, unmarked, made, rival, region, kind):
                return True
    return False


def _left(
    state: Position, rivals: i64, kinds: i64, unmarked: bool, made: vec[i64], rival: i64, region: i64, kind: i64
) -> bool:
    """Whether a unit of this sort is there to be chosen, after those already chosen."""
    if not rivals & BIT[rival] or not kinds & BIT[kind]:
        return False
    board = state.board
    cells = state.cells
    number: i64 = units_of(cells, rival, region, kind)
    if unmarked:
        number -= marked_of(cells, rival, region, kind)
    there: i64 = board.first[AT] + region
    picked: i64 = board.first[PICK] + cells[PEOPLE + rival] * KINDS + kind
    for place in range(0, len(made), 2):
        if made[place] == there and made[place + 1] == picked:
            number -= 1
    return number > 0


def moving_units(
    state: Position, seat: i64, only: i64, by_rule: bool, amount: i64, made: vec[i64], out: vec[i64]
) -> i64:
    """Own units (of one kind, or all for -1): which, then where to, by its own rule or anywhere. None moves twice."""
    board = state.board
    used = number_made(made)
    if used % 2 == 1:
        lifted = argument_of(board, made[used - 1])
        origin: i64 = lifted % board.regions
        mask: i64 = board.all_regions & ~BIT[origin]
        if by_rule:
            mask = destinations(board, state.cells, lifted // board.regions, origin)
        return offer_regions(board, TO, mask, out, 0)
    if used == amount * 2:
        return 0
    offers = liftable_units(state, seat, only, -1, made, out)
    return or_stop(board, out, offers) if used > 0 else offers


def liftable_units(state: Position, seat: i64, only: i64, but: i64, made: vec[i64], out: vec[i64]) -> i64:
    """Own units (of one kind, or of all for -1) that may move and were not chosen yet, but for those of a region."""
    board = state.board
    cells = state.cells
    offers: i64 = 0
    for kind in range(KINDS):
        for region in range(board.regions):
            if region != but and (only < 0 or only == kind) and may_move(cells, seat, region, kind):
                action: i64 = board.first[LIFT] + kind * board.regions + region
                left: i64 = units_of(cells, seat, region, kind) - marked_of(cells, seat, region, kind)
                if left > times(made, action):
                    out[offers] = action
                    offers += 1
    return offers
