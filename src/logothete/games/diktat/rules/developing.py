"""Extend Influence and Develop the Cabal (DIK-137 to DIK-145)."""

from __future__ import annotations

from typing import Final

from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    ASSASSIN_PIECE,
    ASSASSINS,
    CABAL,
    IN_PLAY,
    KINDS,
    NO_PIECE,
    OWN_CARDS,
    POWER,
    RESERVE,
    SPIES,
    SPY_PIECE,
    Board,
)
from logothete.games.diktat.effects.rows import INFLUENCE as INFLUENCE_STAT
from logothete.games.diktat.frames import (
    ManoeuvreFrame,
)
from logothete.games.diktat.holdings import slots_filled
from logothete.games.diktat.money import spend
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules.course import tell_administrator
from logothete.games.diktat.rules.possessions import take_gains
from logothete.games.diktat.scoring import administrator
from logothete.games.diktat.standing import figure
from logothete.kernel.bits import BIT, EVERYONE, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import BARRED, OPEN, Objection, Witness

NOT_YOUR_CARD: Final = Objection("DIK-140", "not-your-card", ("card",))
IN_PLAY_ALREADY: Final = Objection("DIK-140", "in-play-already", ("card",))
ADVISED_ORDER: Final = Objection("DIK-329", "advised-order", ("card",))
TOO_DEAR: Final = Objection("DIK-144", "too-dear", ("card",))


def pieces_of(cells: vec[i64], seat: i64, piece: i64) -> i64:
    """How many of a piece a seat has to discard (DIK-138, DIK-139)."""
    if piece == SPY_PIECE:
        return cells[SPIES + seat]
    return cells[ASSASSINS + seat] if piece == ASSASSIN_PIECE else cells[RESERVE + seat * KINDS + piece]


def extend_influence(state: Position, seat: i64, piece: i64, witness: Witness | None) -> i64:
    """PP from the supply, and more for a piece (DIK-137 to DIK-139)."""
    board = state.board
    cells = state.cells
    amount = figure(board, cells, seat, INFLUENCE_STAT, 0)
    if piece != NO_PIECE:
        amount += board.sale
        if piece == SPY_PIECE:
            cells[SPIES + seat] -= 1
        elif piece == ASSASSIN_PIECE:
            cells[ASSASSINS + seat] -= 1
        else:
            cells[RESERVE + seat * KINDS + piece] -= 1
    cells[POWER + seat] += amount
    if witness is not None:
        if piece == NO_PIECE:
            witness.tell(telling.INFLUENCED, EVERYONE, seat, amount)
        else:
            witness.tell(telling.SOLD, EVERYONE, seat, piece, amount)
    # A piece from behind the screen shows what was there.
    return BARRED if piece < KINDS else OPEN


def slot_cost(board: Board, cells: vec[i64], at: i64, seat: i64) -> i64:
    """What the next free Cabal slot costs in this Manoeuvre (DIK-140); 0 if there is none."""
    slot = slots_filled(cells, seat)
    if slot == OWN_CARDS or cells[at + ManoeuvreFrame.FREE]:
        return 0
    cost: i64 = board.slot_cost[cells[CABAL + seat] * OWN_CARDS + slot] - cells[at + ManoeuvreFrame.DISCOUNT]
    return cost if cost > 0 else 0


def why_not_develop(board: Board, cells: vec[i64], at: i64, seat: i64, card: i64) -> Objection | None:
    own: i64 = card - board.rows.own
    if own < 0 or own // OWN_CARDS != cells[CABAL + seat]:
        return NOT_YOUR_CARD
    if cells[IN_PLAY + seat] & BIT[own % OWN_CARDS]:
        return IN_PLAY_ALREADY
    if board.beginner and own % OWN_CARDS != lowest(~cells[IN_PLAY + seat]):
        return ADVISED_ORDER
    return None if cells[POWER + seat] >= slot_cost(board, cells, at, seat) else TOO_DEAR


def develop_cabal(state: Position, seat: i64, own: i64, cost: i64, witness: Witness | None) -> None:
    """A Cabal card comes into play, and works at once (DIK-140 to DIK-142)."""
    board = state.board
    cells = state.cells
    before = administrator(board, cells)
    spend(cells, seat, cost, None)
    cells[IN_PLAY + seat] |= BIT[own]
    card: i64 = board.rows.own + cells[CABAL + seat] * OWN_CARDS + own
    if witness is not None:
        witness.tell(telling.DEVELOPED, EVERYONE, seat, card, cost)
    take_gains(state, seat, -1, card, witness)
    tell_administrator(state, before, witness)
