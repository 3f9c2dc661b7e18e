"""Cards that are an action, make one free or easier: bigger moves, Commerce, magic and wars (NEC-090, NEC-135)."""

from __future__ import annotations

from typing import ClassVar

from logothete.components.effects import NONE, number_made, times
from logothete.games.necrosia.board import (
    ACTIONS,
    BAN_COMMERCE,
    BAN_MAGIC,
    BAN_WAR,
    BANS,
    BEGUN,
    FLAGS,
    KINDS,
    NO_ARRIVAL_MAGE,
    NO_DEPARTURE_MAGE,
    PEOPLE,
    SEAT,
    marked_of,
    units_of,
)
from logothete.games.necrosia.effects.asking import argument_of, or_stop
from logothete.games.necrosia.effects.effect import FORBIDDEN, MANY, NO_ACTION, NO_EFFECT, Effect, Need
from logothete.games.necrosia.effects.unit_asking import moving_units
from logothete.games.necrosia.effects.units import move_units
from logothete.games.necrosia.frames import CommerceFrame, open_commerce, open_free_commerce, open_free_war
from logothete.games.necrosia.kinds import FREE_TRADE_STEP, FREE_WAR_STEP, TRADE_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.actions.declaration import airborne_wars, declare_war
from logothete.games.necrosia.rules.cards.fitting import holds_effect
from logothete.games.necrosia.rules.course import begin_action, move_unit
from logothete.games.necrosia.rules.legal import (
    airborne_origins,
    arrivals,
    can_fight,
    can_move_something,
    departures,
    markets,
    may_carry,
    may_trade,
    shielded,
)
from logothete.games.necrosia.rules.offering import offer_regions
from logothete.games.necrosia.verbs import AT, CARRY, CAST, TO, TRADE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Objection, Witness
from logothete.kernel.steps import TOP, find_frame, pop


def _why_no_action(cells: vec[i64], seat: i64, ban: i64) -> Objection | None:
    """What stands against a card that is an action: none is left, unless one is free now; or a ban (NEC-135)."""
    step: i64 = cells[cells[TOP]]
    if cells[ACTIONS] == 0 and step not in (FREE_WAR_STEP, FREE_TRADE_STEP, TRADE_STEP):
        return NO_ACTION
    return FORBIDDEN if cells[BANS + seat] & ban else None


# Moves


class WideMove(Effect):
    """An action: more units move, each by its own rule (NEC-C20)."""

    key: ClassVar[str] = "wide-move"
    need: ClassVar[Need] = Need(timing=("act-move",), least=1, most=4, may=("kind",))

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        objection = _why_no_action(state.cells, seat, 0)
        if objection is not None:
            return objection
        return None if can_move_something(state.board, state.cells, seat, state.board.kind[line]) else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        return moving_units(state, seat, state.board.kind[line], True, state.board.amount[line], made, out)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        begin_action(state.cells, False)
        move_units(state, seat, made, witness)


# Commerce


class BigTrade(Effect):
    """A Commerce with more units; in one that another card has opened, more units there (NEC-C22)."""

    key: ClassVar[str] = "big-trade"
    need: ClassVar[Need] = Need(timing=("act-commerce",), least=1, most=MANY, last=True)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        cells = state.cells
        objection = _why_no_action(cells, seat, BAN_COMMERCE)
        if objection is not None:
            return objection
        somewhere: bool = cells[cells[TOP]] == TRADE_STEP or markets(state.board, cells, seat) != 0
        return None if somewhere and may_trade(cells, seat) else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        if made[0] != NONE or find_frame(state.cells, TRADE_STEP) >= 0:
            return 0
        return offer_regions(state.board, TRADE, markets(state.board, state.cells, seat), out, 0)

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        board = state.board
        if made[0] != NONE:
            _trade_by_card(state.cells, argument_of(board, made[0]), board.amount[line])
        else:
            trade = find_frame(state.cells, TRADE_STEP)
            state.cells[trade + CommerceFrame.LEFT] += board.amount[line] - board.recruited


class ProxyTrade(Effect):
    """A Commerce in a region without a merchant (NEC-C28)."""

    key: ClassVar[str] = "proxy-trade"
    need: ClassVar[Need] = Need(timing=("act-commerce",), last=True)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        cells = state.cells
        objection = _why_no_action(cells, seat, BAN_COMMERCE)
        if objection is not None:
            return objection
        return None if may_trade(cells, seat) and cells[cells[TOP]] != TRADE_STEP else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        return offer_regions(state.board, TRADE, state.board.all_regions, out, 0) if made[0] == NONE else 0

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        _trade_by_card(state.cells, argument_of(state.board, made[0]), state.board.recruited)


def _trade_by_card(cells: vec[i64], region: i64, units: i64) -> None:
    """Begin a Commerce by a card; it may be the one that another card has made free."""
    free: bool = cells[cells[TOP]] == FREE_TRADE_STEP
    if free:
        pop(cells)
    begin_action(cells, free)
    open_commerce(cells, region, units, True)


class FreeTrade(Effect):
    """A Commerce that costs no action, now or never (NEC-C27)."""

    key: ClassVar[str] = "free-trade"
    need: ClassVar[Need] = Need()

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        board = state.board
        cells = state.cells
        if cells[BANS + seat] & BAN_COMMERCE:
            return FORBIDDEN
        somewhere: bool = markets(board, cells, seat) != 0 or holds_effect(board, cells, seat, ProxyTrade.key)
        return None if somewhere and may_trade(cells, seat) else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[FLAGS] |= BEGUN
        open_free_commerce(state.cells)


# Magic


class BigMagic(Effect):
    """A Magic that carries more units (NEC-C37)."""

    key: ClassVar[str] = "big-magic"
    need: ClassVar[Need] = Need(timing=("act-magic",), least=1, most=6)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        objection = _why_no_action(state.cells, seat, BAN_MAGIC)
        if objection is not None:
            return objection
        return None if departures(state.board, state.cells, seat) != 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        """From where, where to, and whom."""
        board = state.board
        cells = state.cells
        used = number_made(made)
        if used == 0:
            return offer_regions(board, CAST, departures(board, cells, seat), out, 0)
        origin = argument_of(board, made[0])
        if used == 1:
            return offer_regions(board, TO, arrivals(board, cells, seat, origin), out, 0)
        if used - 2 == board.amount[line]:
            return 0
        offers: i64 = 0
        for owner in range(board.players):
            for kind in range(KINDS):
                action: i64 = board.first[CARRY] + cells[PEOPLE + owner] * KINDS + kind
                left: i64 = units_of(cells, owner, origin, kind)
                if owner == seat:
                    left -= marked_of(cells, seat, origin, kind)
                if left > times(made, action) and may_carry(cells, seat, owner, origin, kind):
                    out[offers] = action
                    offers += 1
        return or_stop(board, out, offers) if used > 2 else offers

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        board = state.board
        cells = state.cells
        begin_action(cells, False)
        origin = argument_of(board, made[0])
        arrival = argument_of(board, made[1])
        for choice in made[2:]:
            if choice != NONE:
                carried = argument_of(board, choice)
                move_unit(cells, cells[SEAT + carried // KINDS], carried % KINDS, origin, arrival, witness)


class MagicArrival(Effect):
    """Magic needs no mage where units arrive, for this turn (NEC-C44)."""

    key: ClassVar[str] = "magic-arrival"
    need: ClassVar[Need] = Need()

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        objection = _why_no_action(state.cells, seat, BAN_MAGIC)
        if objection is not None:
            return objection
        return NO_EFFECT if state.cells[FLAGS] & NO_ARRIVAL_MAGE else None

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[FLAGS] |= NO_ARRIVAL_MAGE


class MagicDeparture(Effect):
    """Magic needs no mage where units leave, for this turn (NEC-C45)."""

    key: ClassVar[str] = "magic-departure"
    need: ClassVar[Need] = Need()

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        objection = _why_no_action(state.cells, seat, BAN_MAGIC)
        if objection is not None:
            return objection
        return NO_EFFECT if state.cells[FLAGS] & NO_DEPARTURE_MAGE else None

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[FLAGS] |= NO_DEPARTURE_MAGE


# War


class Airborne(Effect):
    """A war against a target next to the region where the fighters stand (NEC-C12)."""

    key: ClassVar[str] = "airborne"
    need: ClassVar[Need] = Need(timing=("w1",), last=True)

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        cells = state.cells
        objection = _why_no_action(cells, seat, BAN_WAR)
        if objection is not None:
            return objection
        return None if airborne_origins(state.board, cells, seat, shielded(cells)) != 0 else NO_EFFECT

    def ask(self, state: Position, seat: i64, line: i64, moment: i64, made: vec[i64], out: vec[i64]) -> i64:
        """From where, then whom in which neighbouring region."""
        board = state.board
        cells = state.cells
        if made[0] == NONE:
            return offer_regions(board, AT, airborne_origins(board, cells, seat, shielded(cells)), out, 0)
        return airborne_wars(state, seat, argument_of(board, made[0]), out, 0) if made[1] == NONE else 0

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        """The war begins as any other, with its fighters next door."""
        board = state.board
        cells = state.cells
        free: bool = cells[cells[TOP]] == FREE_WAR_STEP
        if free:
            pop(cells)
        declare_war(state, seat, argument_of(board, made[0]), argument_of(board, made[1]), free, witness)


class FreeWar(Effect):
    """A war that costs no action, now or never (NEC-C11)."""

    key: ClassVar[str] = "free-war"
    need: ClassVar[Need] = Need()

    def why(self, state: Position, seat: i64, line: i64, moment: i64) -> Objection | None:
        board = state.board
        cells = state.cells
        if cells[BANS + seat] & BAN_WAR:
            return FORBIDDEN
        # An action of its own: who has turned away another one is no less a target (NEC-C66).
        if can_fight(board, cells, seat, 0):
            return None
        flies: bool = holds_effect(board, cells, seat, Airborne.key)
        return None if flies and airborne_origins(board, cells, seat, 0) != 0 else NO_EFFECT

    def do(self, state: Position, seat: i64, line: i64, made: vec[i64], dice: Dice, witness: Witness | None) -> None:
        state.cells[FLAGS] |= BEGUN
        open_free_war(state.cells, 0, False)
