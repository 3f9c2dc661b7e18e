"""Looks that no Manoeuvre pays for: at pawns and the secret card, or behind a screen (DIK-113, DIK-043)."""

from __future__ import annotations

from typing import ClassVar

from logothete.components.effects import NONE
from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    ALL_PLACES,
    KINDS,
    POWER,
    RESERVE,
    SEAT,
    SECRET,
    SPIES,
)
from logothete.games.diktat.effects.effect import ON_BOARD, Effect, chosen, offer_rivals, rivals_of
from logothete.games.diktat.effects.rows import LOOKS
from logothete.games.diktat.frames import open_spy
from logothete.games.diktat.position import Position
from logothete.games.diktat.stacks import is_open, sector_of, size_of
from logothete.games.diktat.standing import figure
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Witness


def can_look(cells: vec[i64]) -> bool:
    """Whether there is anything to look at: the secret card, or a pawn in a sector that can be touched (DIK-114)."""
    if cells[SECRET] > 0:
        return True
    for place in range(ALL_PLACES):
        if size_of(cells, place) > 0 and is_open(cells, sector_of(place)):
            return True
    return False


class Look(Effect):
    """Looks as in the Spy Manoeuvre."""

    key: ClassVar[str] = "spy"
    phases: ClassVar[int] = ON_BOARD
    reach: ClassVar[int] = OPEN

    def fits(self, state: Position, seat: i64, line: i64, site: i64, place: i64, blind: bool) -> bool:
        return can_look(state.cells)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        rows = state.board.rows
        looks: i64 = rows.amount[line]
        if rows.tokens[line]:
            looks += state.cells[SPIES + seat]
            looks += figure(state.board, state.cells, seat, LOOKS, 0) - state.board.figures[LOOKS]
        open_spy(state.cells, seat, looks)


class Peek(Effect):
    """What an opponent keeps behind his screen, now and once."""

    key: ClassVar[str] = "peek"

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        return offer_rivals(state, rivals_of(state, seat), out) if made[0] == NONE else 0

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        if witness is None:
            return
        cells = state.cells
        rival: i64 = cells[SEAT + chosen(state.board, made, 0)]
        agents: i64 = RESERVE + rival * KINDS
        tokens: i64 = AFFINITY + rival * AFFINITIES
        witness.tell(telling.PEEKED, EVERYONE, seat, rival)
        witness.tell(telling.SAW_RESERVE, BIT[seat], rival, cells[agents], cells[agents + 1], cells[agents + 2])
        witness.tell(telling.SAW_POWER, BIT[seat], rival, cells[POWER + rival])
        witness.tell(telling.SAW_AFFINITIES, BIT[seat], rival, cells[tokens], cells[tokens + 1], cells[tokens + 2])
