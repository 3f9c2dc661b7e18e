"""Gain d'influence and Achat de cartes: phases 5 and 6 (NEC-106, NEC-107, NEC-110 to NEC-121, NEC-157 to NEC-162)."""

from __future__ import annotations

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    ACTIVE,
    DISCOUNT,
    FLAGS,
    IN_CARDS,
    IN_INFLUENCE,
    INFLUENCE,
    NECROSIS,
    ROW,
    ROW_SIZE,
    SUITS,
    SUPPORTED,
    Board,
    guild_of,
    necrosed,
    value_of,
)
from logothete.games.necrosia.hands import give, in_row, learn_all, place_in_row
from logothete.games.necrosia.piles import draw_suit, take_from_row
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import not_your_turn, of_card, of_suit, out_of_place
from logothete.games.necrosia.rules.windows import open_window
from logothete.games.necrosia.scoring import gain, holds_region
from logothete.games.necrosia.verbs import BUY, DECLINE, DRAW, STOP, TAKE
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import BARRED, OPEN, Refusal, Witness, buffer
from logothete.kernel.steps import FRAME, TOP, Step, pop


class CountInfluence(Step[Position]):
    """Phase 5: cards first, then the regions that the active player dominates (NEC-106). Frame: whether asked."""

    def pending(self, state: Position) -> i64:
        return 0

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        return 0

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        return Refusal("NEC-106", "between-phases")

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        if cells[at] == 0:
            cells[at] = 1
            open_window(cells, IN_INFLUENCE)
            return OPEN
        pop(cells)
        seat: i64 = cells[ACTIVE]
        for region in range(board.regions):
            if holds_region(board, cells, seat, region):
                value = value_of(board, cells, region)
                gain(cells, seat, value)
                if witness is not None:
                    witness.tell(telling.COUNTED, EVERYONE, seat, region, value)
        return OPEN


class TakeSupports(Step[Position]):
    """Free cards for guilds and necrosed regions, before any purchase (NEC-157 to NEC-162).

    Frame: whether cards were asked for, then the supports left, six bits a suit.
    """

    def _left(self, state: Position, suit: i64) -> i64:
        cells = state.cells
        return (cells[cells[TOP] + FRAME + 1] >> (suit * 6)) & 63

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        return BIT[cells[ACTIVE]] if cells[at] == 2 and cells[at + 1] > 0 else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        if cells[at] == 0:
            cells[at] = 1
            open_window(cells, IN_CARDS)
        elif cells[at] == 1:
            cells[at] = 2
            cells[at + 1] = _supports(state.board, cells)
        else:
            pop(cells)
        return OPEN

    def _in_row(self, state: Position, suit: i64) -> bool:
        cells = state.cells
        for place in range(cells[ROW_SIZE]):
            if state.board.suit[cells[ROW + place] - 1] == suit:
                return True
        return False

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        offers: i64 = 0
        for place in range(cells[ROW_SIZE]):
            card: i64 = cells[ROW + place] - 1
            if self._left(state, board.suit[card]) > 0:
                out[offers] = board.first[TAKE] + card
                offers += 1
        for suit in range(SUITS):
            if self._left(state, suit) > 0:
                if not self._in_row(state, suit):
                    out[offers] = board.first[DRAW] + suit
                    offers += 1
                out[offers] = board.first[DECLINE] + suit
                offers += 1
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        suit: i64 = board.suit[argument] if verb == TAKE else argument
        cells[cells[TOP] + FRAME + 1] -= BIT[suit * 6]
        if verb == TAKE:
            take_into_hand(state, seat, argument)
            if witness is not None:
                witness.tell(telling.TOOK, EVERYONE, seat, argument)
            return OPEN
        if verb == DECLINE:
            if witness is not None:
                witness.tell(telling.DECLINED, EVERYONE, seat, suit)
            return OPEN
        card = draw_suit(board, cells, suit, dice)
        if card >= 0:
            give(cells, seat, card)
        if witness is not None:
            if card < 0:
                witness.tell(telling.NONE_LEFT, EVERYONE, seat, suit)
            else:
                witness.tell(telling.DREW, EVERYONE & ~BIT[seat], seat, suit)
                witness.tell(telling.DREW_CARD, BIT[seat], seat, card)
        return BARRED

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE], "NEC-157")
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb not in (TAKE, DRAW, DECLINE):
            return out_of_place(board, action, "NEC-162", "free-cards-first")
        suit: i64 = board.suit[argument] if verb == TAKE else argument
        if self._left(state, suit) == 0:
            return Refusal("NEC-159", "no-such-support", of_suit(suit))
        if verb == TAKE and not in_row(cells, argument):
            return Refusal("NEC-161", "card-not-in-row", of_card(board, argument))
        if verb == DRAW and self._in_row(state, suit):
            return Refusal("NEC-161", "take-from-row", of_suit(suit))
        return None

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The leftmost fitting card (NEC-185)."""
        out = buffer(state.board.actions)
        self.offer(state, seat, out)
        return out[0]


def _supports(board: Board, cells: vec[i64]) -> i64:
    """One card for each guild and each necrosed region that the active player dominates, packed by suit (NEC-159)."""
    seat: i64 = cells[ACTIVE]
    packed: i64 = 0
    for region in range(board.regions):
        caste = guild_of(board, cells, region)
        if holds_region(board, cells, seat, region):
            if necrosed(board, cells, region):
                packed += BIT[NECROSIS * 6]
            elif caste >= 0:
                packed += BIT[caste * 6]
        elif cells[SUPPORTED] == region + 1 and caste >= 0:
            packed += BIT[caste * 6]
    return packed


def take_into_hand(state: Position, seat: i64, card: i64) -> None:
    """From the row into a hand, seen by all (NEC-116, NEC-136)."""
    cells = state.cells
    take_from_row(cells, place_in_row(cells, card))
    give(cells, seat, card)
    learn_all(state.board, cells, card)


class BuyCards(Step[Position]):
    """Up to three cards of the row at the prices of their places (NEC-110 to NEC-116). Frame: how many were bought."""

    def price(self, state: Position, card: i64) -> i64:
        """What a card of the row costs now (NEC-113, NEC-C35)."""
        cells = state.cells
        price: i64 = state.board.prices[place_in_row(cells, card)]
        if cells[FLAGS] & DISCOUNT and price > 0:
            price -= 1
        return price

    def pending(self, state: Position) -> i64:
        cells = state.cells
        if cells[cells[TOP] + FRAME] >= state.board.purchases:
            return 0
        for place in range(cells[ROW_SIZE]):
            if self.price(state, cells[ROW + place] - 1) <= cells[INFLUENCE + cells[ACTIVE]]:
                return BIT[cells[ACTIVE]]
        return 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        out[0] = board.first[STOP]
        offers: i64 = 1
        for place in range(cells[ROW_SIZE]):
            card: i64 = cells[ROW + place] - 1
            if self.price(state, card) <= cells[INFLUENCE + seat]:
                out[offers] = board.first[BUY] + card
                offers += 1
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        if board.verb_of[action] == STOP:
            cells[at] = board.purchases
            return OPEN
        card: i64 = action - board.first[BUY]
        price = self.price(state, card)
        gain(cells, seat, -price)
        take_into_hand(state, seat, card)
        cells[at] += 1
        if witness is not None:
            witness.tell(telling.BOUGHT, EVERYONE, seat, card, price)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE], "NEC-110")
        verb: i64 = board.verb_of[action]
        if verb == STOP:
            return None
        if verb != BUY:
            return out_of_place(board, action, "NEC-110", "purchases-now")
        card: i64 = action - board.first[BUY]
        if not in_row(cells, card):
            return Refusal("NEC-112", "card-not-in-row", of_card(board, card))
        if self.price(state, card) > cells[INFLUENCE + seat]:
            return Refusal("NEC-114", "too-dear", {**of_card(board, card), "price": int(self.price(state, card))})
        return None

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """Nothing is bought (NEC-185)."""
        return state.board.first[STOP]
