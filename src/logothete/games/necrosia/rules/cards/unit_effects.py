"""What cards do to units: they come, go, are necrosed, won over, paralysed, moved or exchanged."""

from __future__ import annotations

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    BEGUN,
    FLAGS,
    KINDS,
    SEAT,
    START,
    bring,
    is_timed,
    mark,
    marked_of,
    remove,
    shift,
    units_of,
)
from logothete.games.necrosia.card_effects import (
    E_ADD_UNITS,
    E_CONVERT_RIVAL,
    E_EMPATHY,
    E_EXCHANGE,
    E_MOVE_UNITS,
    E_NECROSE_UNITS,
    E_REMOVE_UNITS,
)
from logothete.games.necrosia.frames import CommerceFrame
from logothete.games.necrosia.kinds import TRADE_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.cards.choices import argument_of
from logothete.games.necrosia.rules.course import bring_unit, move_unit, turn_into_necrosian
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness
from logothete.kernel.steps import find_frame


def on_units(state: Position, seat: i64, card: i64, made: vec[i64], witness: Witness | None) -> None:
    """Carry out a card that changes units."""
    board = state.board
    cells = state.cells
    effect: i64 = board.effect[card]
    if effect == E_ADD_UNITS:
        region = argument_of(board, made[0])
        for choice in made[1:]:
            if choice >= 0:
                bring_unit(cells, seat, region, argument_of(board, choice), witness)
    elif effect == E_EMPATHY:
        region = cells[find_frame(cells, TRADE_STEP) + CommerceFrame.REGION]
        bring_unit(cells, seat, region, argument_of(board, made[0]), witness)
    elif effect == E_MOVE_UNITS:
        cells[FLAGS] |= 0 if is_timed(board, card, START) else BEGUN
        move_units(state, seat, made, witness)
    elif effect == E_EXCHANGE:
        _exchange(state, seat, made, witness)
    else:
        for place in range(0, len(made), 2):
            if made[place] >= 0:
                picked = argument_of(board, made[place + 1])
                rival: i64 = cells[SEAT + picked // KINDS]
                _strike(state, seat, rival, argument_of(board, made[place]), picked % KINDS, effect, witness)


def _strike(
    state: Position, seat: i64, rival: i64, region: i64, kind: i64, effect: i64, witness: Witness | None
) -> None:
    """One opposing unit: removed, necrosed, taken over or paralysed."""
    cells = state.cells
    told: i64 = telling.STRUCK
    if effect == E_REMOVE_UNITS:
        remove(cells, rival, region, kind)
    elif effect == E_NECROSE_UNITS:
        turn_into_necrosian(cells, rival, region, kind)
        told = telling.UNIT_NECROSED
    elif effect == E_CONVERT_RIVAL:
        # Among equal units an unmarked one is exchanged first (NEC-C42).
        marks = marked_of(cells, rival, region, kind)
        remove(cells, rival, region, kind)
        if marks > 0 and units_of(cells, rival, region, kind) >= marks:
            mark(cells, rival, region, kind)
        bring(cells, seat, region, kind)
        told = telling.WON_OVER
    else:
        mark(cells, rival, region, kind)
        told = telling.PARALYSED
    if witness is not None:
        witness.tell(told, EVERYONE, rival, kind, region)


def move_units(state: Position, seat: i64, made: vec[i64], witness: Witness | None) -> None:
    """Own units, each with its destination."""
    board = state.board
    for place in range(0, len(made), 2):
        if made[place] >= 0:
            lifted = argument_of(board, made[place])
            origin: i64 = lifted % board.regions
            kind: i64 = lifted // board.regions
            move_unit(state.cells, seat, kind, origin, argument_of(board, made[place + 1]), witness)


def _exchange(state: Position, seat: i64, made: vec[i64], witness: Witness | None) -> None:
    """Units change places pair by pair (NEC-C80)."""
    board = state.board
    cells = state.cells
    region = argument_of(board, made[0])
    rival: i64 = cells[SEAT + argument_of(board, made[1])]
    for place in range(2, len(made), 2):
        if made[place] >= 0:
            his: i64 = argument_of(board, made[place]) % KINDS
            lifted = argument_of(board, made[place + 1])
            mine: i64 = lifted // board.regions
            origin: i64 = lifted % board.regions
            shift(cells, rival, his, region, origin)
            shift(cells, seat, mine, origin, region)
            if witness is not None:
                witness.tell(telling.DRIVEN, EVERYONE, rival, his, region, origin)
                witness.tell(telling.MOVED, EVERYONE, seat, mine, origin, region)
