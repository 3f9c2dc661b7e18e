"""Gain d'influence and Achat de cartes: phases 5 and 6 (NEC-106, NEC-107, NEC-110 to NEC-121, NEC-157 to NEC-162)."""

from __future__ import annotations

from typing import ClassVar, Final

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
    SUIT_KEYS,
    SUITS,
    SUPPORTED,
    Board,
    guild_of,
    necrosed,
    value_of,
)
from logothete.games.necrosia.frames import open_window
from logothete.games.necrosia.hands import give, in_row, learn_all, place_in_row
from logothete.games.necrosia.kinds import BUY_STEP, INFLUENCE_STEP, SUPPORT_STEP
from logothete.games.necrosia.piles import draw_suit, take_from_row
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import misplaced
from logothete.games.necrosia.scoring import gain, holds_region
from logothete.games.necrosia.verbs import BUY, DECLINE, DRAW, STOP, TAKE
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, Objection, Refusal, Witness, buffer
from logothete.kernel.steps import Listed, Step, pop, top_frame

FREE_CARDS_FIRST: Final = Objection("NEC-162", "free-cards-first")
NO_SUCH_SUPPORT: Final = Objection("NEC-159", "no-such-support", ("suit",))
NOT_IN_ROW_TO_TAKE: Final = Objection("NEC-161", "card-not-in-row", ("card",))
TAKE_FROM_ROW: Final = Objection("NEC-161", "take-from-row", ("suit",))
PURCHASES_NOW: Final = Objection("NEC-110", "purchases-now")
NOT_IN_ROW_TO_BUY: Final = Objection("NEC-112", "card-not-in-row", ("card",))
TOO_DEAR: Final = Objection("NEC-114", "too-dear", ("card", "price"))

# What comes next where free cards are taken.
_ASK: Final = 0
_COUNT: Final = 1
_CHOOSE: Final = 2


class CountInfluence(Step[Position]):
    """Phase 5: cards first, then the regions that the active player dominates (NEC-106)."""

    kind: ClassVar[int] = INFLUENCE_STEP
    ASKED: Final = 0
    """Whether there was a window for cards."""
    SIZE: Final = 1

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        if cells[at + self.ASKED] == 0:
            cells[at + self.ASKED] = 1
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


class TakeSupports(Listed[Position]):
    """Free cards for guilds and necrosed regions, before any purchase (NEC-157 to NEC-162)."""

    kind: ClassVar[int] = SUPPORT_STEP
    whose: ClassVar[str] = "NEC-157"
    NEXT: Final = 0
    LEFT: Final = 1
    """The supports that are left, by `supports_of`."""
    SIZE: Final = 2

    def _left(self, state: Position, suit: i64) -> i64:
        return supports_of(state.cells[top_frame(state.cells) + self.LEFT], suit)

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at = top_frame(cells)
        return BIT[cells[ACTIVE]] if cells[at + self.NEXT] == _CHOOSE and cells[at + self.LEFT] > 0 else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        if cells[at + self.NEXT] == _ASK:
            cells[at + self.NEXT] = _COUNT
            open_window(cells, IN_CARDS)
        elif cells[at + self.NEXT] == _COUNT:
            cells[at + self.NEXT] = _CHOOSE
            cells[at + self.LEFT] = _supports(state.board, cells)
        else:
            pop(cells)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("support", "NEC-157")

    def _in_row(self, state: Position, suit: i64) -> bool:
        cells = state.cells
        for place in range(cells[ROW_SIZE]):
            if state.board.suit[cells[ROW + place] - 1] == suit:
                return True
        return False

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
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

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        board = state.board
        verb: i64 = board.verb_of[action]
        if verb not in (TAKE, DRAW, DECLINE):
            return misplaced(board, action, FREE_CARDS_FIRST)
        if self._left(state, self._suit(state, action)) == 0:
            return NO_SUCH_SUPPORT
        return NOT_IN_ROW_TO_TAKE if verb == TAKE else TAKE_FROM_ROW

    def explain(self, state: Position, seat: i64, action: i64, objection: Objection) -> Refusal:
        """A card is refused for its suit."""
        if objection is NO_SUCH_SUPPORT:
            return Refusal(objection.rule, objection.message, {"suit": SUIT_KEYS[int(self._suit(state, action))]})
        return super().explain(state, seat, action, objection)

    def _suit(self, state: Position, action: i64) -> i64:
        """Whose support an answer uses up."""
        board = state.board
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        return board.suit[argument] if verb == TAKE else argument

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        suit = self._suit(state, action)
        cells[top_frame(cells) + self.LEFT] -= BIT[suit * 6]
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

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The leftmost fitting card (NEC-185)."""
        out = buffer(state.most_offers())
        self.offer(state, seat, out)
        return out[0]


def supports_of(left: i64, suit: i64) -> i64:
    """The supports of a suit among those that are left."""
    return (left >> (suit * 6)) & 63


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


class BuyCards(Listed[Position]):
    """Up to three cards of the row at the prices of their places (NEC-110 to NEC-116)."""

    kind: ClassVar[int] = BUY_STEP
    whose: ClassVar[str] = "NEC-110"
    BOUGHT: Final = 0
    """How many; all that are allowed when the player has enough."""
    SIZE: Final = 1

    def price(self, state: Position, card: i64) -> i64:
        """What a card of the row costs now (NEC-113, NEC-C35)."""
        cells = state.cells
        price: i64 = state.board.prices[place_in_row(cells, card)]
        if cells[FLAGS] & DISCOUNT and price > 0:
            price -= 1
        return price

    def pending(self, state: Position) -> i64:
        cells = state.cells
        if cells[top_frame(cells) + self.BOUGHT] >= state.board.purchases:
            return 0
        for place in range(cells[ROW_SIZE]):
            if self.price(state, cells[ROW + place] - 1) <= cells[INFLUENCE + cells[ACTIVE]]:
                return BIT[cells[ACTIVE]]
        return 0

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        left = int(state.board.purchases - cells[top_frame(cells) + self.BOUGHT])
        return Prompt("buy", "NEC-110", {"number": left, "influence": int(cells[INFLUENCE + seat])})

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        pop(state.cells)
        return OPEN

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        out[0] = board.first[STOP]
        offers: i64 = 1
        for place in range(cells[ROW_SIZE]):
            card: i64 = cells[ROW + place] - 1
            if self.price(state, card) <= cells[INFLUENCE + seat]:
                out[offers] = board.first[BUY] + card
                offers += 1
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        board = state.board
        if board.verb_of[action] != BUY:
            return misplaced(board, action, PURCHASES_NOW)
        return TOO_DEAR if in_row(state.cells, action - board.first[BUY]) else NOT_IN_ROW_TO_BUY

    def explain(self, state: Position, seat: i64, action: i64, objection: Objection) -> Refusal:
        """A card that is too dear is refused with its price."""
        if objection is TOO_DEAR:
            price = int(self.price(state, action - state.board.first[BUY]))
            about: dict[str, str | int] = {**state.about(action, ("card",)), "price": price}
            return Refusal(objection.rule, objection.message, about)
        return super().explain(state, seat, action, objection)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        if board.verb_of[action] == STOP:
            cells[at + self.BOUGHT] = board.purchases
            return OPEN
        card: i64 = action - board.first[BUY]
        price = self.price(state, card)
        gain(cells, seat, -price)
        take_into_hand(state, seat, card)
        cells[at + self.BOUGHT] += 1
        if witness is not None:
            witness.tell(telling.BOUGHT, EVERYONE, seat, card, price)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """Nothing is bought (NEC-185)."""
        return state.board.first[STOP]
