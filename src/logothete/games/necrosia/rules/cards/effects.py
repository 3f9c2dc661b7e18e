"""What cards do: one primitive for each word that `effect` in cards.toml may be, in the order of the ledger's chapters.

A primitive reads its arguments from the card's columns on the board and the choices that were made. Nothing is asked
here; what needs an answer after the card stands (units driven out, cards looked at, a free action) lays its own step
on the stack. The primitives themselves are in the modules named `..._effects`, a chapter each.
"""

from __future__ import annotations

from logothete.games.necrosia.card_effects import E_CURSE, E_EXTORT, E_PARALYSE, E_PUSH_FIGHTERS, E_WARD
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.cards.action_effects import on_actions
from logothete.games.necrosia.rules.cards.hand_effects import on_cards
from logothete.games.necrosia.rules.cards.necrosis_effects import on_necrosis
from logothete.games.necrosia.rules.cards.turn_effects import on_turn
from logothete.games.necrosia.rules.cards.unit_effects import on_units
from logothete.games.necrosia.rules.cards.war_effects import in_war
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness


def apply(state: Position, seat: i64, card: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
    """Carry out a card that stands (NEC-127)."""
    effect: i64 = state.board.effect[card]
    if effect <= E_PUSH_FIGHTERS:
        in_war(state, seat, card, made, dice, witness)
    elif effect <= E_PARALYSE:
        on_units(state, seat, card, made, witness)
    elif effect <= E_CURSE:
        on_actions(state, seat, card, made, witness)
    elif effect <= E_WARD:
        on_necrosis(state, seat, card, made, dice, witness)
    elif effect <= E_EXTORT:
        on_turn(state, seat, card, made, witness)
    else:
        on_cards(state, seat, card, made, dice, witness)
