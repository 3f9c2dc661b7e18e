"""What cards do to actions: they make them bigger, free or easier, or forbid them (NEC-135)."""

from __future__ import annotations

from logothete.games.necrosia.board import BANS, BEGUN, CURSE, FLAGS, KINDS, NO_ARRIVAL_MAGE, NO_DEPARTURE_MAGE, SEAT
from logothete.games.necrosia.card_effects import (
    E_AIRBORNE,
    E_BAN,
    E_BIG_MAGIC,
    E_BIG_TRADE,
    E_FREE_TRADE,
    E_FREE_WAR,
    E_MAGIC_ARRIVAL,
    E_MAGIC_DEPARTURE,
    E_PROXY_TRADE,
    E_WIDE_MOVE,
)
from logothete.games.necrosia.frames import CommerceFrame, open_commerce, open_free_commerce, open_free_war
from logothete.games.necrosia.kinds import FREE_TRADE_STEP, FREE_WAR_STEP, TRADE_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.actions.declaration import declare_war
from logothete.games.necrosia.rules.cards.choices import argument_of
from logothete.games.necrosia.rules.cards.unit_effects import move_units
from logothete.games.necrosia.rules.course import begin_action, move_unit
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness
from logothete.kernel.steps import TOP, find_frame, pop


def on_actions(state: Position, seat: i64, card: i64, made: vec[i64], witness: Witness | None) -> None:
    """Carry out a card that is an action, gives one, or stands in the way of one."""
    board = state.board
    cells = state.cells
    effect: i64 = board.effect[card]
    if effect == E_WIDE_MOVE:
        begin_action(cells, False)
        move_units(state, seat, made, witness)
    elif effect in (E_BIG_TRADE, E_PROXY_TRADE):
        _trade(state, made, board.amount[card] if effect == E_BIG_TRADE else board.recruited)
    elif effect == E_BIG_MAGIC:
        begin_action(cells, False)
        origin = argument_of(board, made[0])
        for choice in made[2:]:
            if choice >= 0:
                carried = argument_of(board, choice)
                owner: i64 = cells[SEAT + carried // KINDS]
                move_unit(cells, owner, carried % KINDS, origin, argument_of(board, made[1]), witness)
    elif effect == E_AIRBORNE:
        target = argument_of(board, made[1])
        _declare_airborne(state, seat, argument_of(board, made[0]), target, witness)
    elif effect == E_FREE_WAR:
        cells[FLAGS] |= BEGUN
        open_free_war(cells, 0, False)
    elif effect == E_FREE_TRADE:
        cells[FLAGS] |= BEGUN
        open_free_commerce(cells)
    elif effect == E_MAGIC_ARRIVAL:
        cells[FLAGS] |= NO_ARRIVAL_MAGE
    elif effect == E_MAGIC_DEPARTURE:
        cells[FLAGS] |= NO_DEPARTURE_MAGE
    elif effect == E_BAN:
        rival: i64 = cells[SEAT + argument_of(board, made[0])]
        cells[BANS + rival] |= board.ban[card]
    else:
        cells[CURSE + seat] = argument_of(board, made[0]) + 1


def _trade(state: Position, made: vec[i64], units: i64) -> None:
    """A Commerce with more units, or without a merchant; inside an open one, more units (NEC-C22, NEC-C28)."""
    cells = state.cells
    at = find_frame(cells, TRADE_STEP)
    if made[0] < 0:
        cells[at + CommerceFrame.LEFT] += units - state.board.recruited
        return
    free: bool = cells[cells[TOP]] == FREE_TRADE_STEP
    if free:
        pop(cells)
    begin_action(cells, free)
    open_commerce(cells, argument_of(state.board, made[0]), units, True)


def _declare_airborne(state: Position, seat: i64, origin: i64, target: i64, witness: Witness | None) -> None:
    """The war itself begins as any other, with its fighters next door (NEC-C12)."""
    cells = state.cells
    free: bool = cells[cells[TOP]] == FREE_WAR_STEP
    if free:
        pop(cells)
    declare_war(state, seat, origin, target, free, witness)
