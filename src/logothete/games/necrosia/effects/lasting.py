"""Cards that lie on a rival or on a region until a later turn (NEC-135)."""

from __future__ import annotations

from typing import ClassVar

from logothete.games.necrosia.board import BANS, CURSE, SEAT, Board
from logothete.games.necrosia.effects.asking import a_region, a_rival, argument_of
from logothete.games.necrosia.effects.effect import NO_EFFECT, Effect, Need
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.legal import dangerous, has_turn_to_come
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Objection, Witness


class Ban(Effect):
    """A rival may not do something in his next turn (NEC-C54, NEC-C55, NEC-C62 to NEC-C64)."""

    key: ClassVar[str] = "ban"
    need: ClassVar[Need] = Need(must=("ban",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if self._rivals(state.board, state.cells, seat, line) != 0 else NO_EFFECT

    def _rivals(self, board: Board, cells: vec[i64], seat: i64, line: i64) -> i64:
        """Who has a turn to come and is not under this ban already."""
        mask: i64 = 0
        for rival in range(board.players):
            free: bool = not cells[BANS + rival] & board.ban[line]
            if rival != seat and free and has_turn_to_come(board, cells, rival):
                mask |= BIT[rival]
        return mask

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        return a_rival(state.board, state.cells, self._rivals(state.board, state.cells, seat, line), made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        rival: i64 = state.cells[SEAT + argument_of(state.board, made[0])]
        state.cells[BANS + rival] |= state.board.ban[line]


class Curse(Effect):
    """A region that is necrosed or holds Necrosians takes two units instead of one (NEC-C50)."""

    key: ClassVar[str] = "curse"
    need: ClassVar[Need] = Need()

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        return a_region(state.board, dangerous(state.board, state.cells), made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[CURSE + seat] = argument_of(state.board, made[0]) + 1
