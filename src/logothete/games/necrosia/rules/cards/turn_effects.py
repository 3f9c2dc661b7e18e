"""What cards do in the later phases of a turn, and to influence: losses spared, regions and guilds counted, prices."""

from __future__ import annotations

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import CONTRACT, DISCOUNT, FLAGS, SEAT, SUPPORTED
from logothete.games.necrosia.card_effects import (
    E_AMNESIA,
    E_CANCEL_LOSSES,
    E_CONTRACT,
    E_DISCOUNT,
    E_HYPNOSIS,
    E_NO_LOSSES,
    E_PRIVILEGE,
)
from logothete.games.necrosia.frames import NecrosisFrame, losses_in
from logothete.games.necrosia.kinds import NECROSIS_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.cards.choices import argument_of
from logothete.games.necrosia.scoring import gain
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Witness
from logothete.kernel.steps import find_frame


def on_turn(state: Position, seat: i64, card: i64, made: vec[i64], witness: Witness | None) -> None:
    """Carry out a card of phases 4 to 6, or one that takes or brings influence."""
    board = state.board
    cells = state.cells
    effect: i64 = board.effect[card]
    amount: i64 = board.amount[card]
    if effect == E_CANCEL_LOSSES:
        at = find_frame(cells, NECROSIS_STEP)
        for choice in made:
            if choice >= 0:
                cells[at + NecrosisFrame.DUE] -= losses_in(argument_of(board, choice), 1)
    elif effect == E_NO_LOSSES:
        cells[find_frame(cells, NECROSIS_STEP) + NecrosisFrame.DUE] = 0
    elif effect == E_CONTRACT:
        cells[CONTRACT] = argument_of(board, made[0]) + 1
    elif effect == E_HYPNOSIS:
        _influence(cells, seat, amount, witness)
    elif effect == E_PRIVILEGE:
        cells[SUPPORTED] = argument_of(board, made[0]) + 1
    elif effect == E_DISCOUNT:
        cells[FLAGS] |= DISCOUNT
    elif effect == E_AMNESIA:
        for rival in range(board.players):
            if rival != seat:
                _influence(cells, rival, -amount, witness)
    else:
        giver: i64 = cells[SEAT + argument_of(board, made[0])]
        _influence(cells, giver, -amount, witness)
        _influence(cells, seat, amount, witness)


def _influence(cells: vec[i64], seat: i64, points: i64, witness: Witness | None) -> None:
    moved = gain(cells, seat, points)
    if witness is not None and moved != 0:
        if moved > 0:
            witness.tell(telling.GAINED, EVERYONE, seat, moved)
        else:
            witness.tell(telling.FORFEITED, EVERYONE, seat, -moved)
