"""Cards that look into the deck; what is kept of it is decided in the steps of `rules/cards/divination.py`."""

from __future__ import annotations

from typing import ClassVar

from logothete.games.necrosia.effects.effect import NO_EFFECT, Effect, Need
from logothete.games.necrosia.piles import any_to_draw
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.cards.divination import ArrangeDeck, ReadEntrails
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Objection, Witness


class Arrange(Effect):
    """One looks at the top cards, takes one, and says in which order the others come (NEC-C34)."""

    key: ClassVar[str] = "arrange-deck"
    need: ClassVar[Need] = Need(least=1, most=5)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if any_to_draw(state.cells) else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        ArrangeDeck().open(state.cells, seat, state.board.amount[line], dice)


class Entrails(Effect):
    """One card of each suit but Shaan is drawn, of which some are kept (NEC-C60)."""

    key: ClassVar[str] = "read-entrails"
    need: ClassVar[Need] = Need(least=1, most=4)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if any_to_draw(state.cells) else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        ReadEntrails().open(state, seat, state.board.amount[line], dice)
