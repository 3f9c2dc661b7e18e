"""Les actions: phase 3 and the course of a turn (NEC-089 to NEC-104, NEC-111), and wars that cost nothing (NEC-C11)."""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    ACT_COMMERCE,
    ACT_MAGIC,
    ACT_MOVE,
    ACTIONS,
    ACTIVE,
    AIRBORNE_STEP,
    AT,
    BAN_MAGIC,
    BAN_WAR,
    BANS,
    BUY_STEP,
    CARDS,
    CAST,
    CONTRACT,
    CONVERT,
    CONVERT_STEP,
    FIGHTER,
    FINISH,
    FLAGS,
    FREE_MOVE,
    FREE_WAR_STEP,
    INFLUENCE_STEP,
    KEPT_AIRBORNE,
    KINDS,
    LIFT,
    MAIN,
    NECROSIAN_FOE,
    NECROSIANS,
    PEOPLE,
    PLAY,
    POWER_USED,
    PROTECTED,
    RAISE,
    RAISE_NECROSIAN,
    RESERVE,
    SEAT,
    SLIP,
    START,
    STIR,
    STIR_STEP,
    STOP,
    SUPPORT_STEP,
    SUPPORTED,
    TRADE,
    W1,
    WAGE,
    WITHDRAW,
    Board,
    clear_marks,
    holds,
    reserve_of,
    units_of,
)
from logothete.games.necrosia.piles import renew_row
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import not_your_turn, of_card, of_foe, of_kind, of_region, out_of_place
from logothete.games.necrosia.rules import battle
from logothete.games.necrosia.rules.announce import announce
from logothete.games.necrosia.rules.choices import airborne_wars
from logothete.games.necrosia.rules.fitting import FITS, OTHER_MOMENT, REASONS, why_not_card
from logothete.games.necrosia.rules.legal import (
    airborne_origins,
    departures,
    markets,
    may_attack,
    may_move,
    may_trade,
    shielded,
)
from logothete.games.necrosia.rules.magic import open_spell
from logothete.games.necrosia.rules.moves import lift, why_not_lift
from logothete.games.necrosia.rules.necrosis import open_necrosis
from logothete.games.necrosia.rules.trade import open_trade, refuse_card, why_not_trade
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import BARRED, OPEN, SEALED, Refusal, Witness, room
from logothete.kernel.steps import FRAME, TOP, Step, pop, push

# The phases of a turn (NEC-085); the frame holds the present one.
_ACTIONS: Final = 0
_NECROSIS: Final = 1
_INFLUENCE: Final = 2
_SUPPORTS: Final = 3
_PURCHASES: Final = 4
_RENEWAL: Final = 5

# The moments at which a card can be played between actions, in the order in which they are tried.
_BETWEEN: Final = (START, MAIN, ACT_MOVE, ACT_COMMERCE, ACT_MAGIC, W1)


class TakeTurn(Step[Position]):
    """Three actions, cards in between, then the other phases one after another."""

    def pending(self, state: Position) -> i64:
        cells = state.cells
        return BIT[cells[ACTIVE]] if cells[cells[TOP] + FRAME] == _ACTIONS else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at: i64 = cells[TOP] + FRAME
        phase: i64 = cells[at]
        cells[at] = phase + 1
        if phase == _NECROSIS:
            open_necrosis(state)
        elif phase == _INFLUENCE:
            push(cells, INFLUENCE_STEP, 1)
        elif phase == _SUPPORTS:
            push(cells, SUPPORT_STEP, 2)
        elif phase == _PURCHASES:
            push(cells, BUY_STEP, 1)
        else:
            return _end_turn(state, dice, witness)
        return OPEN

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        board = state.board
        first = board.first
        out[0] = first[FINISH]
        offers: i64 = 1
        if cells[ACTIONS] > 0:
            offers = _offer_actions(board, cells, seat, out, offers)
            if cells[FLAGS] & KEPT_AIRBORNE:
                offers = _offer_flights(board, cells, seat, out, offers)
        if not cells[FLAGS] & POWER_USED:
            offers = _offer_power(board, cells, seat, out, offers)
        for card in range(CARDS):
            if holds(cells, seat, card) and _moment_of(state, seat, card) >= 0:
                out[offers] = first[PLAY] + card
                offers += 1
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == FINISH:
            cells[cells[TOP] + FRAME] = _NECROSIS
            if witness is not None:
                witness.tell(telling.FINISHED, EVERYONE, seat)
        elif verb in (LIFT, SLIP):
            lift(cells, argument // board.regions, argument % board.regions, verb == SLIP)
        elif verb == WAGE:
            region: i64 = argument // (board.peoples + 1)
            battle.declare(cells, seat, region, region, foe_of(board, cells, argument), False)
            if witness is not None:
                battle.tell_declared(cells, witness)
        elif verb == AT:
            cells[push(cells, AIRBORNE_STEP, 1)] = argument
        elif verb == TRADE:
            open_trade(state, argument, False)
        elif verb == CAST:
            open_spell(cells, argument)
        elif verb == STIR:
            cells[push(cells, STIR_STEP, 1)] = argument
        elif verb == CONVERT:
            at = push(cells, CONVERT_STEP, 2)
            cells[at] = argument // board.regions
            cells[at + 1] = argument % board.regions
        elif verb == RAISE:
            cells[FLAGS] |= POWER_USED
            cells[NECROSIANS + argument] += 1
            if witness is not None:
                witness.tell(telling.NECROSIANS_CAME, EVERYONE, 1, argument)
        else:
            announce(state, seat, argument, _moment_of(state, seat, argument), witness)
            return SEALED
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE], "NEC-089")
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == FINISH:
            return None
        if verb == PLAY:
            return _why_not_play(state, seat, argument)
        if verb in (RAISE, SLIP):
            return _why_not_power(board, cells, seat, verb, argument)
        if verb == AT and not cells[FLAGS] & KEPT_AIRBORNE:
            return out_of_place(board, action, "NEC-091", "actions-now")
        if verb not in (LIFT, WAGE, TRADE, CAST, STIR, CONVERT, AT):
            return out_of_place(board, action, "NEC-091", "actions-now")
        if cells[ACTIONS] == 0:
            return Refusal("NEC-090", "no-action-left")
        return _why_not_action(board, cells, seat, verb, argument)

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """An open phase 3 ends (NEC-185)."""
        return state.board.first[FINISH]


def _offer_actions(board: Board, cells: vec[i64], seat: i64, out: vec[i64], offers: i64) -> i64:
    """The six kinds of action (NEC-091)."""
    first = board.first
    regions: i64 = board.regions
    for kind in range(KINDS):
        spare: bool = cells[RESERVE + seat] - reserve_of(cells, seat, kind) * BIT[kind * 6] != 0
        for region in range(regions):
            if units_of(cells, seat, region, kind) > 0:
                if may_move(cells, seat, region, kind):
                    out[offers] = first[LIFT] + kind * regions + region
                    offers += 1
                if spare:
                    out[offers] = first[CONVERT] + kind * regions + region
                    offers += 1
    for region in range(regions):
        offers = offer_wars(board, cells, seat, region, out, offers)
        if cells[NECROSIANS + region] > 0:
            out[offers] = first[STIR] + region
            offers += 1
    trading: i64 = markets(board, cells, seat) if may_trade(cells, seat) else 0
    casting = departures(board, cells, seat)
    for region in range(regions):
        if trading & BIT[region]:
            out[offers] = first[TRADE] + region
            offers += 1
        if casting & BIT[region]:
            out[offers] = first[CAST] + region
            offers += 1
    return offers


def offer_wars(board: Board, cells: vec[i64], seat: i64, region: i64, out: vec[i64], offers: i64) -> i64:
    """The wars that a seat may declare in a region (NEC-028)."""
    if units_of(cells, seat, region, FIGHTER) == 0:
        return offers
    base: i64 = board.first[WAGE] + region * (board.peoples + 1)
    for foe in range(board.players):
        if may_attack(board, cells, seat, region, region, foe):
            out[offers] = base + cells[PEOPLE + foe]
            offers += 1
    if may_attack(board, cells, seat, region, region, NECROSIAN_FOE):
        out[offers] = base + board.peoples
        offers += 1
    return offers


def _offer_flights(board: Board, cells: vec[i64], seat: i64, out: vec[i64], offers: i64) -> i64:
    """From where an Airborne Assault that was turned away may fly again (NEC-C66)."""
    origins = airborne_origins(board, cells, seat, shielded(cells))
    for region in range(board.regions):
        if origins & BIT[region]:
            out[offers] = board.first[AT] + region
            offers += 1
    return offers


def foe_of(board: Board, cells: vec[i64], argument: i64) -> i64:
    """The target that a war's second word names: a seat, or the Necrosians; -1 for a people that nobody plays."""
    people: i64 = argument % (board.peoples + 1)
    return NECROSIAN_FOE if people == board.peoples else cells[SEAT + people]


def _offer_power(board: Board, cells: vec[i64], seat: i64, out: vec[i64], offers: i64) -> i64:
    """The Kelwin's free move and the Necrosian of the Ombres (NEC-178 to NEC-181)."""
    power: i64 = board.power[cells[PEOPLE + seat]]
    if power == RAISE_NECROSIAN:
        for region in range(board.regions):
            out[offers] = board.first[RAISE] + region
            offers += 1
    elif power == FREE_MOVE:
        for kind in range(KINDS):
            for region in range(board.regions):
                if may_move(cells, seat, region, kind):
                    out[offers] = board.first[SLIP] + kind * board.regions + region
                    offers += 1
    return offers


def _moment_of(state: Position, seat: i64, card: i64) -> i64:
    """The moment between actions at which a card can be played now, -1 for none."""
    for moment in _BETWEEN:
        if why_not_card(state, seat, card, moment) == FITS:
            return moment
    return -1


def _why_not_play(state: Position, seat: i64, card: i64) -> Refusal | None:
    """The best reason: a moment that is right says more than one that is wrong."""
    best: i64 = OTHER_MOMENT
    for moment in _BETWEEN:
        reason = why_not_card(state, seat, card, moment)
        if reason == FITS:
            return None
        if reason != OTHER_MOMENT:
            best = reason
    rule, words = REASONS[int(best)]
    return Refusal(rule, words, of_card(state.board, card))


def _why_not_power(board: Board, cells: vec[i64], seat: i64, verb: i64, argument: i64) -> Refusal | None:
    power: i64 = board.power[cells[PEOPLE + seat]]
    if power != (RAISE_NECROSIAN if verb == RAISE else FREE_MOVE):
        return Refusal("NEC-172", "not-your-power")
    if cells[FLAGS] & POWER_USED:
        return Refusal("NEC-172", "power-used")
    if verb == RAISE:
        return None
    return why_not_lift(board, cells, seat, argument // board.regions, argument % board.regions)


def _why_not_action(board: Board, cells: vec[i64], seat: i64, verb: i64, argument: i64) -> Refusal | None:
    regions: i64 = board.regions
    if verb == LIFT:
        return why_not_lift(board, cells, seat, argument // regions, argument % regions)
    if verb == WAGE:
        return why_not_war(board, cells, seat, argument // (board.peoples + 1), argument)
    if verb == TRADE:
        return why_not_trade(board, cells, seat, argument)
    if verb == CAST:
        if cells[BANS + seat] & BAN_MAGIC:
            return Refusal("NEC-C62", "forbidden-this-turn")
        return (
            None
            if departures(board, cells, seat) & BIT[argument]
            else Refusal("NEC-054", "no-magic-from-there", of_region(board, argument))
        )
    if verb == STIR:
        return (
            None
            if cells[NECROSIANS + argument] > 0
            else Refusal("NEC-100", "no-necrosian-there", of_region(board, argument))
        )
    if verb == AT:
        return (
            None
            if airborne_origins(board, cells, seat, shielded(cells)) & BIT[argument]
            else Refusal("NEC-C12", "no-target-next-door", of_region(board, argument))
        )
    kind: i64 = argument // regions
    if units_of(cells, seat, argument % regions, kind) == 0:
        return Refusal("NEC-103", "no-such-unit", {**of_kind(kind), **of_region(board, argument % regions)})
    if cells[RESERVE + seat] - reserve_of(cells, seat, kind) * BIT[kind * 6] == 0:
        return Refusal("NEC-104", "reserve-all-empty")
    return None


def why_not_war(board: Board, cells: vec[i64], seat: i64, region: i64, argument: i64) -> Refusal | None:
    """Why there can be no war with this target in a region."""
    foe = foe_of(board, cells, argument)
    if foe >= 0 and may_attack(board, cells, seat, region, region, foe):
        return None
    people: i64 = argument % (board.peoples + 1)
    if cells[BANS + seat] & BAN_WAR:
        return Refusal("NEC-C64", "forbidden-this-turn")
    if units_of(cells, seat, region, FIGHTER) == 0:
        return Refusal("NEC-027", "no-fighter-there", of_region(board, region))
    if foe == seat:
        return Refusal("NEC-028", "not-yourself")
    if foe >= 0 and foe != NECROSIAN_FOE and shielded(cells) == foe + 1:
        return Refusal("NEC-C66", "turned-away", of_foe(board, people))
    return Refusal("NEC-028", "no-such-target", {**of_foe(board, people), **of_region(board, region)})


def _end_turn(state: Position, dice: Dice, witness: Witness | None) -> i64:
    """Lasting effects are over, and the row is renewed (NEC-117, NEC-118, NEC-135)."""
    cells = state.cells
    seat: i64 = cells[ACTIVE]
    pop(cells)
    cells[BANS + seat] = 0
    cells[SUPPORTED] = 0
    cells[CONTRACT] = 0
    cells[FLAGS] = 0
    cells[PROTECTED] = 0
    clear_marks(cells, seat)
    cells[ACTIVE] = -1
    gone = renew_row(cells, dice)
    if witness is not None and gone >= 0:
        witness.tell(telling.ROW_RENEWED, EVERYONE, gone)
    return BARRED


class FreeWar(Step[Position]):
    """A war that a card made free: declare it now, or lose it (NEC-129, NEC-C11, NEC-C66).

    Frame: the seat, plus one, that turned this war away; whether an Airborne Assault is attached to it.
    """

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        out[0] = board.first[STOP]
        offers: i64 = 1
        for region in range(board.regions):
            offers = offer_wars(board, cells, seat, region, out, offers)
        if cells[cells[TOP] + FRAME + 1]:
            offers = _offer_flights(board, cells, seat, out, offers)
        for card in range(CARDS):
            if why_not_card(state, seat, card, W1) == FITS:
                out[offers] = board.first[PLAY] + card
                offers += 1
        return offers

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == PLAY:
            announce(state, seat, argument, W1, witness)
            return SEALED
        if verb == AT:
            cells[push(cells, AIRBORNE_STEP, 1)] = argument
            return OPEN
        pop(cells)
        if verb == STOP:
            return OPEN
        region: i64 = argument // (board.peoples + 1)
        battle.declare(cells, seat, region, region, foe_of(board, cells, argument), True)
        if witness is not None:
            battle.tell_declared(cells, witness)
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
        if verb == WAGE:
            return why_not_war(board, cells, seat, argument // (board.peoples + 1), argument)
        if verb == PLAY:
            return refuse_card(state, seat, argument, W1)
        if verb == AT and cells[cells[TOP] + FRAME + 1]:
            return _why_not_action(board, cells, seat, AT, argument)
        return out_of_place(board, action, "NEC-C11", "free-action-first")

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[STOP]


class FlyAgain(Step[Position]):
    """An Airborne Assault that was turned away finds another target (NEC-C66). Frame: its origin.

    A free one lies on the step of its free war.
    """

    def pending(self, state: Position) -> i64:
        return BIT[state.cells[ACTIVE]]

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        if cells[ACTIVE] != seat:
            return 0
        return airborne_wars(state, seat, cells[cells[TOP] + FRAME], out, 0)

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        origin: i64 = cells[cells[TOP] + FRAME]
        pop(cells)
        if board.verb_of[action] == WITHDRAW:
            return OPEN
        free: bool = cells[cells[TOP]] == FREE_WAR_STEP
        if free:
            pop(cells)
        argument: i64 = action - board.first[WAGE]
        battle.declare(cells, seat, origin, argument // (board.peoples + 1), foe_of(board, cells, argument), free)
        if witness is not None:
            battle.tell_declared(cells, witness)
        return OPEN

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        board = state.board
        cells = state.cells
        if cells[ACTIVE] != seat:
            return not_your_turn(cells[ACTIVE], "NEC-089")
        if board.verb_of[action] != WAGE:
            return out_of_place(board, action, "NEC-C12", "name-target-first")
        out = room(board.actions)
        for place in range(self.offer(state, seat, out)):
            if out[place] == action:
                return None
        argument: i64 = action - board.first[WAGE]
        people: i64 = argument % (board.peoples + 1)
        return Refusal(
            "NEC-C12", "no-such-target", {**of_foe(board, people), **of_region(board, argument // (board.peoples + 1))}
        )

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        return state.board.first[WITHDRAW]
