"""Commerce and conversion (NEC-049 to NEC-052, NEC-103, NEC-104)."""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    ACT_COMMERCE,
    ACTIVE,
    AFTER_COMMERCE,
    BAN_COMMERCE,
    BANS,
    KINDS,
    MERCHANT,
    RESERVE,
    Board,
    change,
    reserve_of,
    units_of,
)
from logothete.games.necrosia.kinds import TRADE_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import not_your_turn, of_kind, of_region, out_of_place
from logothete.games.necrosia.rules.announce import announce
from logothete.games.necrosia.rules.course import begin_action, bring_unit
from logothete.games.necrosia.rules.fitting import offer_cards, refuse_card
from logothete.games.necrosia.rules.legal import markets, may_trade
from logothete.games.necrosia.rules.offering import offer_regions
from logothete.games.necrosia.rules.windows import open_window
from logothete.games.necrosia.verbs import INTO, PLAY, RECRUIT, STOP, TRADE, WITHDRAW
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, SEALED, Refusal, Witness
from logothete.kernel.steps import FRAME, TOP, Step, pop, push

# The frame of a Commerce.
_REGION: Final = 0
_LEFT: Final = 1
_BROUGHT: Final = 2
_BY_CARD: Final = 3
"""Whether a card opened it: then its action is spent already, and another card may still be added to it."""
_ASKED: Final = 4
"""Whether those who may answer a Commerce were asked."""
TRADE_SIZE: Final = 5


def open_trade(state: Position, region: i64, free: bool) -> None:
    """Begin a Commerce in a region (NEC-049); nothing is spent until the first unit comes."""
    cells = state.cells
    at = push(cells, TRADE_STEP, TRADE_SIZE)
    cells[at + _REGION] = region
    cells[at + _LEFT] = state.board.recruited
    cells[at + _BY_CARD] = 1 if free else 0


class Recruit(Step[Position]):
    """New units one by one, at least one (NEC-049, NEC-051); then whoever may answer a Commerce (NEC-C72)."""

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        if cells[at + _LEFT] == 0 or cells[RESERVE + cells[ACTIVE]] == 0:
            return 0
        return BIT[cells[ACTIVE]]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        if cells[at + _ASKED]:
            pop(cells)
        else:
            cells[at + _LEFT] = 0
            cells[at + _ASKED] = 1
            open_window(cells, AFTER_COMMERCE)
        return OPEN

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        at: i64 = cells[TOP] + FRAME
        offers: i64 = 0
        for kind in range(KINDS):
            if reserve_of(cells, seat, kind) > 0:
                out[offers] = board.first[RECRUIT] + kind
                offers += 1
        if cells[at + _BROUGHT] > 0:
            out[offers] = board.first[STOP]
            offers += 1
        elif cells[at + _BY_CARD]:
            return offer_cards(state, seat, ACT_COMMERCE, out, offers)
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        verb: i64 = board.verb_of[action]
        if verb == PLAY:
            announce(state, seat, action - board.first[PLAY], ACT_COMMERCE, witness)
            return SEALED
        if verb == STOP:
            cells[at + _LEFT] = 0
            return OPEN
        if verb == WITHDRAW:
            pop(cells)
            return OPEN
        kind: i64 = action - board.first[RECRUIT]
        if cells[at + _BROUGHT] == 0 and not cells[at + _BY_CARD]:
            begin_action(cells, False)
        bring_unit(cells, seat, cells[at + _REGION], kind, witness)
        cells[at + _LEFT] -= 1
        cells[at + _BROUGHT] += 1
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE], "NEC-089")
        at: i64 = cells[TOP] + FRAME
        verb: i64 = board.verb_of[action]
        if verb == STOP:
            return None if cells[at + _BROUGHT] > 0 else Refusal("NEC-051", "at-least-one-unit")
        if verb == PLAY and cells[at + _BY_CARD] and cells[at + _BROUGHT] == 0:
            return refuse_card(state, seat, action - board.first[PLAY], ACT_COMMERCE)
        if verb != RECRUIT:
            return out_of_place(board, action, "NEC-049", "recruit-first")
        kind: i64 = action - board.first[RECRUIT]
        return None if reserve_of(cells, seat, kind) > 0 else Refusal("NEC-051", "reserve-empty", of_kind(kind))

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """It ends with the units that have come; without one there was no Commerce (NEC-185)."""
        cells = state.cells
        return state.board.first[STOP if cells[cells[TOP] + FRAME + _BROUGHT] > 0 else WITHDRAW]


class FreeTrade(Step[Position]):
    """A Commerce that a card made free: use it now, or lose it (NEC-129, NEC-C27)."""

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        out[0] = board.first[STOP]
        offers: i64 = 1
        if may_trade(cells, seat):
            offers = offer_regions(board, TRADE, markets(board, cells, seat), out, offers)
        return offer_cards(state, seat, ACT_COMMERCE, out, offers)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        verb: i64 = board.verb_of[action]
        if verb == PLAY:
            announce(state, seat, action - board.first[PLAY], ACT_COMMERCE, witness)
            return SEALED
        pop(state.cells)
        if verb == TRADE:
            open_trade(state, action - board.first[TRADE], True)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE], "NEC-089")
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == STOP:
            return None
        if verb == PLAY:
            return refuse_card(state, seat, argument, ACT_COMMERCE)
        if verb != TRADE:
            return out_of_place(board, action, "NEC-C27", "free-action-first")
        return why_not_trade(board, cells, seat, argument)

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[STOP]


def why_not_trade(board: Board, cells: vec[i64], seat: i64, region: i64) -> Refusal | None:
    """Why there can be no Commerce in a region."""
    if cells[BANS + seat] & BAN_COMMERCE:
        return Refusal("NEC-C63", "forbidden-this-turn")
    if cells[RESERVE + seat] == 0:
        return Refusal("NEC-051", "reserve-all-empty")
    if units_of(cells, seat, region, MERCHANT) == 0:
        return Refusal("NEC-049", "no-merchant-there", of_region(board, region))
    return None


class Convert(Step[Position]):
    """A unit becomes one of another kind (NEC-103, NEC-104). Frame: its kind and region."""

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        offers: i64 = 0
        for kind in range(KINDS):
            if kind != cells[cells[TOP] + FRAME] and reserve_of(cells, seat, kind) > 0:
                out[offers] = state.board.first[INTO] + kind
                offers += 1
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        kind: i64 = cells[cells[TOP] + FRAME]
        region: i64 = cells[cells[TOP] + FRAME + 1]
        pop(cells)
        if state.board.verb_of[action] == WITHDRAW:
            return OPEN
        new: i64 = action - state.board.first[INTO]
        change(cells, seat, region, kind, new)
        begin_action(cells, False)
        if witness is not None:
            witness.tell(telling.CONVERTED, EVERYONE, seat, kind, new, region)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE], "NEC-089")
        if board.verb_of[action] != INTO:
            return out_of_place(board, action, "NEC-103", "choose-kind-first")
        kind: i64 = action - board.first[INTO]
        if kind == cells[cells[TOP] + FRAME]:
            return Refusal("NEC-103", "same-kind", of_kind(kind))
        return None if reserve_of(cells, seat, kind) > 0 else Refusal("NEC-104", "reserve-empty", of_kind(kind))

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[WITHDRAW]
