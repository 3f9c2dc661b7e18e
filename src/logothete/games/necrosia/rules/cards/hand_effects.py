"""What cards do to other cards: in hands, in the row, in the discard pile and in the deck."""

from __future__ import annotations

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import DECK, DECK_SIZE, SEAT, SHAAN, Board
from logothete.games.necrosia.card_effects import (
    E_ARRANGE_DECK,
    E_DISCARD_CARDS,
    E_DISCARD_ROW,
    E_READ_ENTRAILS,
    E_RECOVER_CARD,
    E_STEAL_CARD,
)
from logothete.games.necrosia.frames import ArrangeFrame, EntrailsFrame
from logothete.games.necrosia.hands import (
    discard,
    forget,
    give,
    hand_size,
    holds,
    learn,
    learn_all,
    place_in_row,
    put_down,
    take_back,
    unlearn,
)
from logothete.games.necrosia.kinds import ARRANGE_STEP, ENTRAILS_STEP
from logothete.games.necrosia.piles import draw_suit, shuffle_discard_under, take_from_row
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.cards.choices import argument_of
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness
from logothete.kernel.steps import push


def on_cards(state: Position, seat: i64, card: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
    """Carry out a card that moves cards, or looks at them."""
    board = state.board
    cells = state.cells
    effect: i64 = board.effect[card]
    if effect == E_STEAL_CARD:
        rival: i64 = cells[SEAT + argument_of(board, made[0])]
        stolen = _some_card(cells, rival, dice)
        _lose_track(board, cells, seat, rival)
        put_down(cells, rival, stolen)
        give(cells, seat, stolen)
        learn(cells, rival, stolen)
        if witness is not None:
            witness.tell(telling.STOLEN, EVERYONE & ~(BIT[seat] | BIT[rival]), seat, rival)
            witness.tell(telling.STOLEN_CARD, BIT[seat] | BIT[rival], seat, rival, stolen)
    elif effect == E_DISCARD_CARDS:
        victim: i64 = cells[SEAT + argument_of(board, made[0])]
        for _ in range(board.amount[card]):
            if hand_size(cells, victim) > 0:
                lost = _some_card(cells, victim, dice)
                put_down(cells, victim, lost)
                discard(cells, lost)
                if witness is not None:
                    witness.tell(telling.DISCARDED, EVERYONE, victim, lost)
    elif effect == E_RECOVER_CARD:
        found = argument_of(board, made[0])
        take_back(cells, found)
        give(cells, seat, found)
        learn_all(board, cells, found)
    elif effect == E_DISCARD_ROW:
        gone = take_from_row(cells, place_in_row(cells, argument_of(board, made[0])))
        discard(cells, gone)
    elif effect == E_ARRANGE_DECK:
        if cells[DECK_SIZE] < board.amount[card]:
            shuffle_discard_under(cells, dice)
        seen: i64 = board.amount[card] if board.amount[card] < cells[DECK_SIZE] else cells[DECK_SIZE]
        for place in range(seen):
            # Whoever saw these cards before cannot know what becomes of them now (NEC-182).
            forget(cells, cells[DECK + cells[DECK_SIZE] - 1 - place])
            learn(cells, seat, cells[DECK + cells[DECK_SIZE] - 1 - place])
        at = push(cells, ARRANGE_STEP, ArrangeFrame.SIZE)
        cells[at + ArrangeFrame.SEER] = seat
        cells[at + ArrangeFrame.LOOKED_AT] = seen
    elif effect == E_READ_ENTRAILS:
        _read_entrails(state, seat, board.amount[card], dice)


def _lose_track(board: Board, cells: vec[i64], seat: i64, rival: i64) -> None:
    """Any card of the hand may be the stolen one: what third players knew of it is no longer certain (NEC-182)."""
    for other in range(board.players):
        if other not in (seat, rival):
            for card in range(board.cards):
                if holds(cells, rival, card):
                    unlearn(cells, other, card)


def _some_card(cells: vec[i64], seat: i64, dice: Dice) -> i64:
    """A card of a hand, drawn blindly."""
    skip: i64 = dice.below(hand_size(cells, seat))
    card: i64 = 0
    while not holds(cells, seat, card) or skip > 0:
        if holds(cells, seat, card):
            skip -= 1
        card += 1
    return card


def _read_entrails(state: Position, seat: i64, kept: i64, dice: Dice) -> None:
    """One card of each suit but Shaan, of which some are kept (NEC-C60)."""
    cells = state.cells
    at = push(cells, ENTRAILS_STEP, EntrailsFrame.SIZE)
    cells[at + EntrailsFrame.READER] = seat
    cells[at + EntrailsFrame.KEEPS] = kept
    place: i64 = at + EntrailsFrame.READ
    for suit in range(SHAAN):
        drawn = draw_suit(state.board, cells, suit, dice)
        if drawn >= 0:
            cells[place] = drawn + 1
            place += 1
