"""Cards about cards that are held or lie open: in hands, in the row, in the discard pile."""

from __future__ import annotations

from typing import ClassVar

from logothete.components.effects import NONE
from logothete.games.necrosia import telling
from logothete.games.necrosia.board import SEAT, Board
from logothete.games.necrosia.effects.asking import a_rival, argument_of
from logothete.games.necrosia.effects.effect import MANY, NO_EFFECT, Effect, Need
from logothete.games.necrosia.hands import (
    discard,
    discarded,
    give,
    hand_size,
    holds,
    in_row,
    learn,
    learn_all,
    place_in_row,
    put_down,
    take_back,
    unlearn,
)
from logothete.games.necrosia.piles import take_from_row
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.verbs import WANT
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Objection, Witness, buffer


def _rivals_with_cards(board: Board, cells: vec[i64], seat: i64) -> i64:
    mask: i64 = 0
    for rival in range(board.players):
        if rival != seat and hand_size(cells, rival) > 0:
            mask |= BIT[rival]
    return mask


def _some_card(cells: vec[i64], seat: i64, dice: Dice) -> i64:
    """A card of a hand, drawn blindly."""
    skip: i64 = dice.below(hand_size(cells, seat))
    card: i64 = 0
    while not holds(cells, seat, card) or skip > 0:
        if holds(cells, seat, card):
            skip -= 1
        card += 1
    return card


class StealCard(Effect):
    """A card is drawn blindly from a rival's hand (NEC-C33)."""

    key: ClassVar[str] = "steal-card"
    need: ClassVar[Need] = Need()

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if _rivals_with_cards(state.board, state.cells, seat) != 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        rivals = _rivals_with_cards(state.board, state.cells, seat)
        return a_rival(state.board, state.cells, rivals, made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        rival: i64 = cells[SEAT + argument_of(state.board, made[0])]
        stolen = _some_card(cells, rival, dice)
        self._lose_track(state.board, cells, seat, rival)
        put_down(cells, rival, stolen)
        give(cells, seat, stolen)
        learn(cells, rival, stolen)
        if witness is not None:
            witness.tell(telling.STOLEN, EVERYONE & ~(BIT[seat] | BIT[rival]), seat, rival)
            witness.tell(telling.STOLEN_CARD, BIT[seat] | BIT[rival], seat, rival, stolen)

    def _lose_track(self, board: Board, cells: vec[i64], seat: i64, rival: i64) -> None:
        """Any card of the hand may be the stolen one: what third players knew of it is no longer certain (NEC-182)."""
        for other in range(board.players):
            if other not in (seat, rival):
                for card in range(board.cards):
                    if holds(cells, rival, card):
                        unlearn(cells, other, card)


class DiscardCards(Effect):
    """A rival discards cards that are drawn blindly from his hand (NEC-C56)."""

    key: ClassVar[str] = "discard-cards"
    need: ClassVar[Need] = Need(least=1, most=MANY)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if _rivals_with_cards(state.board, state.cells, seat) != 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        rivals = _rivals_with_cards(state.board, state.cells, seat)
        return a_rival(state.board, state.cells, rivals, made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        cells = state.cells
        victim: i64 = cells[SEAT + argument_of(state.board, made[0])]
        for _ in range(state.board.amount[line]):
            if hand_size(cells, victim) > 0:
                lost = _some_card(cells, victim, dice)
                put_down(cells, victim, lost)
                discard(cells, lost)
                if witness is not None:
                    witness.tell(telling.DISCARDED, EVERYONE, victim, lost)


def _wanted_cards(state: Position, line: i64, row: bool, out: vec[i64]) -> i64:
    """The cards of the line's suit in the row, or else in the discard pile."""
    board = state.board
    offers: i64 = 0
    for card in range(board.cards):
        there: bool = in_row(state.cells, card) if row else discarded(state.cells, card)
        if there and board.suit[card] == board.wanted[line]:
            out[offers] = board.first[WANT] + card
            offers += 1
    return offers


class RecoverCard(Effect):
    """A card of a suit is taken from the discard pile (NEC-C46)."""

    key: ClassVar[str] = "recover-card"
    need: ClassVar[Need] = Need(must=("wanted",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if _wanted_cards(state, line, False, buffer(state.board.cards)) > 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        return _wanted_cards(state, line, False, out) if made[0] == NONE else 0

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        found = argument_of(state.board, made[0])
        take_back(state.cells, found)
        give(state.cells, seat, found)
        learn_all(state.board, state.cells, found)


class DiscardRow(Effect):
    """A card of a suit goes from the row to the discard pile (NEC-C69)."""

    key: ClassVar[str] = "discard-row"
    need: ClassVar[Need] = Need(must=("wanted",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        return None if _wanted_cards(state, line, True, buffer(state.board.cards)) > 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        return _wanted_cards(state, line, True, out) if made[0] == NONE else 0

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        card = argument_of(state.board, made[0])
        discard(state.cells, take_from_row(state.cells, place_in_row(state.cells, card)))
