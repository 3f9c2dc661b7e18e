"""The card that cancels another one (NEC-129)."""

from __future__ import annotations

from typing import ClassVar

from logothete.games.necrosia.effects.effect import Effect, Need
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.cards.announce import cancel
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness


class Cancel(Effect):
    """The card that was shown has no effect (NEC-C59). It is answered by nobody, for there is but one such card."""

    key: ClassVar[str] = "cancel"
    need: ClassVar[Need] = Need(timing=("any-card",), part=("outsider",), once=True)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cancel(state.cells, seat, state.board.lines.card[line], witness)
