"""The course of a turn: actions with cards between them, then the other phases (NEC-085, NEC-089 to NEC-104)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    ACT_COMMERCE,
    ACT_MAGIC,
    ACT_MOVE,
    ACTIONS,
    ACTIVE,
    BANS,
    CONTRACT,
    FLAGS,
    FREE_MOVE,
    KEPT_AIRBORNE,
    KINDS,
    MAIN,
    PEOPLE,
    POWER_USED,
    PROTECTED,
    RAISE_NECROSIAN,
    START,
    SUPPORTED,
    W1,
    YEAR,
    Board,
    clear_marks,
)
from logothete.games.necrosia.frames import open_commerce
from logothete.games.necrosia.hands import holds
from logothete.games.necrosia.kinds import BUY_STEP, INFLUENCE_STEP, SUPPORT_STEP, TURN_STEP
from logothete.games.necrosia.piles import renew_row
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import misplaced
from logothete.games.necrosia.rules.actions.beginning import offer_actions, why_not_action
from logothete.games.necrosia.rules.actions.declaration import declare_war, offer_flights
from logothete.games.necrosia.rules.actions.magic import Carry
from logothete.games.necrosia.rules.actions.moves import MoveUnits, Stir, why_not_lift
from logothete.games.necrosia.rules.actions.trade import Convert
from logothete.games.necrosia.rules.cards.announce import announce
from logothete.games.necrosia.rules.cards.fitting import OTHER_MOMENT, why_not_card
from logothete.games.necrosia.rules.course import change_necrosians
from logothete.games.necrosia.rules.legal import may_move
from logothete.games.necrosia.rules.phases.gains import BuyCards, CountInfluence, TakeSupports
from logothete.games.necrosia.rules.phases.necrosis import open_necrosis
from logothete.games.necrosia.rules.war.free_war import FlyAgain
from logothete.games.necrosia.verbs import AT, CAST, CONVERT, FINISH, LIFT, PLAY, RAISE, SLIP, STIR, TRADE, WAGE
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, SEALED, Objection, Witness
from logothete.kernel.steps import Listed, pop, push, top_frame

# What comes next in a turn (NEC-085).
TO_ACT: Final = 0
TO_SUFFER: Final = 1
TO_COUNT: Final = 2
TO_TAKE: Final = 3
TO_BUY: Final = 4
TO_RENEW: Final = 5

ACTIONS_NOW: Final = Objection("NEC-091", "actions-now")
NO_ACTION_LEFT: Final = Objection("NEC-090", "no-action-left")
NOT_YOUR_POWER: Final = Objection("NEC-172", "not-your-power")
USED_ALREADY: Final = Objection("NEC-172", "power-used")

# The moments at which a card can be played between actions, in the order in which they are tried.
_BETWEEN: Final = (START, MAIN, ACT_MOVE, ACT_COMMERCE, ACT_MAGIC, W1)


class TakeTurn(Listed[Position]):
    """Three actions, cards in between, then the other phases one after another."""

    kind: ClassVar[int] = TURN_STEP
    whose: ClassVar[str] = "NEC-089"
    NEXT: Final = 0
    """What comes next, as above."""
    SIZE: Final = 1

    def pending(self, state: Position) -> i64:
        cells = state.cells
        return BIT[cells[ACTIVE]] if cells[top_frame(cells) + self.NEXT] == TO_ACT else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        phase: i64 = cells[at + self.NEXT]
        cells[at + self.NEXT] = phase + 1
        if phase == TO_SUFFER:
            open_necrosis(state)
        elif phase == TO_COUNT:
            push(cells, INFLUENCE_STEP, CountInfluence.SIZE)
        elif phase == TO_TAKE:
            push(cells, SUPPORT_STEP, TakeSupports.SIZE)
        elif phase == TO_BUY:
            push(cells, BUY_STEP, BuyCards.SIZE)
        else:
            return _end_turn(state, dice, witness)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        left = int(cells[ACTIONS])
        return Prompt("turn", "NEC-090", {"number": left, "year": int(cells[YEAR]), "years": int(state.board.years)})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        board = state.board
        first = board.first
        out[0] = first[FINISH]
        offers: i64 = 1
        if cells[ACTIONS] > 0:
            offers = offer_actions(board, cells, seat, out, offers)
            if cells[FLAGS] & KEPT_AIRBORNE:
                offers = offer_flights(board, cells, seat, out, offers)
        if not cells[FLAGS] & POWER_USED:
            offers = _offer_power(board, cells, seat, out, offers)
        for card in range(board.cards):
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
            cells[top_frame(cells) + self.NEXT] = TO_SUFFER
            if witness is not None:
                witness.tell(telling.FINISHED, EVERYONE, seat)
        elif verb in (LIFT, SLIP):
            MoveUnits().open(cells, argument // board.regions, argument % board.regions, verb == SLIP)
        elif verb == WAGE:
            declare_war(state, seat, argument // (board.peoples + 1), argument, False, witness)
        elif verb == AT:
            FlyAgain().open(cells, argument)
        elif verb == TRADE:
            open_commerce(cells, argument, board.recruited, False)
        elif verb == CAST:
            Carry().open(cells, argument)
        elif verb == STIR:
            Stir().open(cells, argument)
        elif verb == CONVERT:
            Convert().open(cells, argument // board.regions, argument % board.regions)
        elif verb == RAISE:
            cells[FLAGS] |= POWER_USED
            change_necrosians(cells, argument, 1, witness)
        else:
            announce(state, seat, argument, _moment_of(state, seat, argument), witness)
            return SEALED
        return OPEN

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        cells = state.cells
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb == FINISH:
            return None
        if verb == PLAY:
            return _why_not_play(state, seat, argument)
        if verb in (RAISE, SLIP):
            return _why_not_power(board, cells, seat, verb, argument)
        if verb not in (LIFT, WAGE, TRADE, CAST, STIR, CONVERT) and not (verb == AT and cells[FLAGS] & KEPT_AIRBORNE):
            return misplaced(board, action, ACTIONS_NOW)
        if cells[ACTIONS] == 0:
            return NO_ACTION_LEFT
        return why_not_action(board, cells, seat, verb, argument)

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """An open phase 3 ends (NEC-185)."""
        return state.board.first[FINISH]


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
        if why_not_card(state, seat, card, moment) is None:
            return moment
    return -1


def _why_not_play(state: Position, seat: i64, card: i64) -> Objection | None:
    """The best reason: a moment that is right says more than one that is wrong."""
    best = OTHER_MOMENT
    for moment in _BETWEEN:
        objection = why_not_card(state, seat, card, moment)
        if objection is None:
            return None
        if objection is not OTHER_MOMENT:
            best = objection
    return best


def _why_not_power(board: Board, cells: vec[i64], seat: i64, verb: i64, argument: i64) -> Objection | None:
    power: i64 = board.power[cells[PEOPLE + seat]]
    if power != (RAISE_NECROSIAN if verb == RAISE else FREE_MOVE):
        return NOT_YOUR_POWER
    if cells[FLAGS] & POWER_USED:
        return USED_ALREADY
    if verb == RAISE:
        return None
    return why_not_lift(cells, seat, argument // board.regions, argument % board.regions)


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
