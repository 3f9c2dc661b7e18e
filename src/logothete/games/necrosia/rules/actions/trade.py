"""Commerce and conversion (NEC-049 to NEC-052, NEC-103, NEC-104)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    ACT_COMMERCE,
    ACTIVE,
    AFTER_COMMERCE,
    BAN_COMMERCE,
    BANS,
    KIND_KEYS,
    KINDS,
    MERCHANT,
    RESERVE,
    change,
    reserve_of,
    units_of,
)
from logothete.games.necrosia.frames import CommerceFrame, open_commerce, open_window
from logothete.games.necrosia.kinds import CONVERT_STEP, FREE_TRADE_STEP, TRADE_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import misplaced
from logothete.games.necrosia.rules.cards.announce import announce
from logothete.games.necrosia.rules.cards.fitting import offer_cards, why_not_card
from logothete.games.necrosia.rules.course import begin_action, bring_unit
from logothete.games.necrosia.rules.legal import markets, may_trade
from logothete.games.necrosia.rules.offering import offer_regions
from logothete.games.necrosia.verbs import INTO, PLAY, RECRUIT, STOP, TRADE, WITHDRAW
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, SEALED, Objection, Witness
from logothete.kernel.steps import Listed, pop, push, top_frame

COMMERCE_FORBIDDEN: Final = Objection("NEC-C63", "forbidden-this-turn")
RESERVE_ALL_EMPTY: Final = Objection("NEC-051", "reserve-all-empty")
NO_MERCHANT_THERE: Final = Objection("NEC-049", "no-merchant-there", ("region",))
AT_LEAST_ONE_UNIT: Final = Objection("NEC-051", "at-least-one-unit")
RECRUIT_FIRST: Final = Objection("NEC-049", "recruit-first")
RESERVE_EMPTY: Final = Objection("NEC-051", "reserve-empty", ("kind",))
FREE_COMMERCE_FIRST: Final = Objection("NEC-C27", "free-action-first")
NOTHING_ELSE_IN_RESERVE: Final = Objection("NEC-104", "reserve-all-empty")
CHOOSE_KIND_FIRST: Final = Objection("NEC-103", "choose-kind-first")
SAME_KIND: Final = Objection("NEC-103", "same-kind", ("kind",))
NONE_TO_BECOME: Final = Objection("NEC-104", "reserve-empty", ("kind",))


def why_not_trade(cells: vec[i64], seat: i64, region: i64) -> Objection | None:
    """Why there can be no Commerce in a region."""
    if cells[BANS + seat] & BAN_COMMERCE:
        return COMMERCE_FORBIDDEN
    if cells[RESERVE + seat] == 0:
        return RESERVE_ALL_EMPTY
    return None if units_of(cells, seat, region, MERCHANT) > 0 else NO_MERCHANT_THERE


class Recruit(Listed[Position]):
    """New units one by one, at least one (NEC-049, NEC-051); then whoever may answer a Commerce (NEC-C72)."""

    kind: ClassVar[int] = TRADE_STEP
    whose: ClassVar[str] = "NEC-089"
    layout: ClassVar[type | None] = CommerceFrame

    def pending(self, state: Position) -> i64:
        cells = state.cells
        if cells[top_frame(cells) + CommerceFrame.LEFT] == 0 or cells[RESERVE + cells[ACTIVE]] == 0:
            return 0
        return BIT[cells[ACTIVE]]

    def single(self, state: Position) -> bool:
        """Not where another card could be added, for that would betray a hand."""
        return state.cells[top_frame(state.cells) + CommerceFrame.BY_CARD] == 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        if cells[at + CommerceFrame.ASKED]:
            pop(cells)
        else:
            cells[at + CommerceFrame.LEFT] = 0
            cells[at + CommerceFrame.ASKED] = 1
            open_window(cells, AFTER_COMMERCE)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        at = top_frame(cells)
        left = int(cells[at + CommerceFrame.LEFT])
        region = state.board.region_key(cells[at + CommerceFrame.REGION])
        return Prompt("recruit", "NEC-049", {"region": region, "number": left})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        offers: i64 = 0
        for kind in range(KINDS):
            if reserve_of(cells, seat, kind) > 0:
                out[offers] = board.first[RECRUIT] + kind
                offers += 1
        if cells[at + CommerceFrame.BROUGHT] > 0:
            out[offers] = board.first[STOP]
            return offers + 1
        if cells[at + CommerceFrame.BY_CARD]:
            return offer_cards(state, seat, ACT_COMMERCE, out, offers)
        return offers

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == RECRUIT:
            return None if reserve_of(cells, seat, argument) > 0 else RESERVE_EMPTY
        if verb == STOP:
            return None if cells[at + CommerceFrame.BROUGHT] > 0 else AT_LEAST_ONE_UNIT
        if verb == PLAY and cells[at + CommerceFrame.BY_CARD] and cells[at + CommerceFrame.BROUGHT] == 0:
            return why_not_card(state, seat, argument, ACT_COMMERCE)
        return misplaced(board, action, RECRUIT_FIRST)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        verb: i64 = board.verb_of[action]
        if verb == PLAY:
            announce(state, seat, action - board.first[PLAY], ACT_COMMERCE, witness)
            return SEALED
        if verb == STOP:
            cells[at + CommerceFrame.LEFT] = 0
            return OPEN
        if verb == WITHDRAW:
            pop(cells)
            return OPEN
        kind: i64 = action - board.first[RECRUIT]
        if cells[at + CommerceFrame.BROUGHT] == 0 and not cells[at + CommerceFrame.BY_CARD]:
            begin_action(cells, False)
        bring_unit(cells, seat, cells[at + CommerceFrame.REGION], kind, witness)
        cells[at + CommerceFrame.LEFT] -= 1
        cells[at + CommerceFrame.BROUGHT] += 1
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """It ends with the units that have come; without one there was no Commerce (NEC-185)."""
        cells = state.cells
        return state.board.first[STOP if cells[top_frame(cells) + CommerceFrame.BROUGHT] > 0 else WITHDRAW]


class FreeTrade(Listed[Position]):
    """A Commerce that a card made free: use it now, or lose it (NEC-129, NEC-C27)."""

    kind: ClassVar[int] = FREE_TRADE_STEP
    whose: ClassVar[str] = "NEC-089"
    SIZE: Final = 0

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("free-trade", "NEC-C27")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        out[0] = board.first[STOP]
        offers: i64 = 1
        if may_trade(cells, seat):
            offers = offer_regions(board, TRADE, markets(board, cells, seat), out, offers)
        return offer_cards(state, seat, ACT_COMMERCE, out, offers)

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == STOP:
            return None
        if verb == PLAY:
            return why_not_card(state, seat, argument, ACT_COMMERCE)
        if verb == TRADE:
            return why_not_trade(state.cells, seat, argument)
        return misplaced(board, action, FREE_COMMERCE_FIRST)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        verb: i64 = board.verb_of[action]
        if verb == PLAY:
            announce(state, seat, action - board.first[PLAY], ACT_COMMERCE, witness)
            return SEALED
        pop(state.cells)
        if verb == TRADE:
            open_commerce(state.cells, action - board.first[TRADE], board.recruited, True)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[STOP]


def may_become_another(cells: vec[i64], seat: i64, kind: i64) -> bool:
    """Whether a seat has a unit of another kind in reserve (NEC-104)."""
    return cells[RESERVE + seat] != reserve_of(cells, seat, kind) * BIT[kind * 6]


class Convert(Listed[Position]):
    """A unit becomes one of another kind (NEC-103, NEC-104)."""

    kind: ClassVar[int] = CONVERT_STEP
    whose: ClassVar[str] = "NEC-089"
    KIND: Final = 0
    REGION: Final = 1
    SIZE: Final = 2

    def open(self, cells: vec[i64], kind: i64, region: i64) -> None:
        """Take up a unit; nothing is spent until its new kind is chosen."""
        at = push(cells, CONVERT_STEP, self.SIZE)
        cells[at + self.KIND] = kind
        cells[at + self.REGION] = region

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        at = top_frame(cells)
        kind = KIND_KEYS[int(cells[at + self.KIND])]
        return Prompt("convert", "NEC-103", {"kind": kind, "region": state.board.region_key(cells[at + self.REGION])})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        offers: i64 = 0
        for kind in range(KINDS):
            if kind != cells[top_frame(cells) + self.KIND] and reserve_of(cells, seat, kind) > 0:
                out[offers] = state.board.first[INTO] + kind
                offers += 1
        return offers

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        board = state.board
        if board.verb_of[action] != INTO:
            return misplaced(board, action, CHOOSE_KIND_FIRST)
        present: i64 = state.cells[top_frame(state.cells) + self.KIND]
        return SAME_KIND if action - board.first[INTO] == present else NONE_TO_BECOME

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        kind: i64 = cells[at + self.KIND]
        region: i64 = cells[at + self.REGION]
        pop(cells)
        if state.board.verb_of[action] == WITHDRAW:
            return OPEN
        new: i64 = action - state.board.first[INTO]
        change(cells, seat, region, kind, new)
        begin_action(cells, False)
        if witness is not None:
            witness.tell(telling.CONVERTED, EVERYONE, seat, kind, new, region)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[WITHDRAW]
