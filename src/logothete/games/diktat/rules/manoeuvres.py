"""The Manoeuvre: what is open to whom, and what it begins (DIK-101 to DIK-103, DIK-146, DIK-147, DIK-298)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    ASSASSINS,
    CABAL,
    IN_PLAY,
    KINDS,
    MOVES,
    NO_PIECE,
    OWN_CARDS,
    SPIES,
    Board,
)
from logothete.games.diktat.desk import judging
from logothete.games.diktat.effects.rows import LOOKS, MANIFESTATION, SPECIAL
from logothete.games.diktat.effects.running import declare, why_not_use
from logothete.games.diktat.frames import ASSASSINATE as MAY_ASSASSINATE
from logothete.games.diktat.frames import CHASE as MAY_CHASE
from logothete.games.diktat.frames import (
    COMPULSORY,
    ManoeuvreFrame,
    open_spy,
    open_strikes,
)
from logothete.games.diktat.frames import DEVELOP as MAY_DEVELOP
from logothete.games.diktat.frames import INFLUENCE as MAY_INFLUENCE
from logothete.games.diktat.frames import SEND as MAY_SEND
from logothete.games.diktat.frames import SPECIAL as MAY_USE
from logothete.games.diktat.frames import SPY as MAY_SPY
from logothete.games.diktat.holdings import marker_element, next_element, own_card
from logothete.games.diktat.kinds import MANOEUVRE_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.refusals import misplaced
from logothete.games.diktat.rules.chasing import cleanse, drivable, drive, why_not_chase
from logothete.games.diktat.rules.course import offer_sectors, use_of
from logothete.games.diktat.rules.developing import (
    develop_cabal,
    extend_influence,
    pieces_of,
    slot_cost,
    why_not_develop,
)
from logothete.games.diktat.rules.strikes import can_strike
from logothete.games.diktat.rules.teams import (
    add_pawn,
    enterable,
    send_team,
    team_sector,
    why_not_team,
)
from logothete.games.diktat.standing import figure
from logothete.games.diktat.verbs import (
    ADD,
    ASSASSINATE,
    CLEANSE,
    DEVELOP,
    DRIVE,
    INFLUENCE,
    RENOUNCE,
    SEAL,
    SPY,
    TO,
    USE,
    USE_MARKER,
)
from logothete.kernel.bits import BIT, EVERYONE, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, SEALED, Objection, Witness
from logothete.kernel.steps import Step, pop, top_frame

NOT_THIS_MANOEUVRE: Final = Objection("DIK-065", "not-this-manoeuvre")
NOBODY_TO_STRIKE: Final = Objection("DIK-135", "nobody-to-strike")
NO_SUCH_PIECE: Final = Objection("DIK-139", "no-such-piece", ("piece",))
NOT_SPECIAL: Final = Objection("DIK-146", "not-special")
NO_MARKER: Final = Objection("DIK-147", "no-marker", ("sector",))
NO_PASSING: Final = Objection("DIK-038", "no-passing")


class Manoeuvre(Step[Position]):
    """One Manoeuvre: a pawn's, or one that an effect grants.

    A team is put together unseen. Until it is sealed every other Manoeuvre stays open to its player, for else a public
    one would tell that there was no team.
    """

    kind: ClassVar[int] = MANOEUVRE_STEP
    whose: ClassVar[str] = "DIK-099"
    layout: ClassVar[type | None] = ManoeuvreFrame

    def pending(self, state: Position) -> i64:
        at = top_frame(state.cells)
        return 0 if state.cells[at + ManoeuvreFrame.OVER] else BIT[state.cells[at + ManoeuvreFrame.SEAT]]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """It was skipped (DIK-250)."""
        pop(state.cells)
        return OPEN

    def prompt(self, state: Position, seat: i64) -> Prompt:
        cells = state.cells
        at = top_frame(cells)
        sector = team_sector(state.board, cells, at)
        if sector >= 0:
            team = int(cells[at + ManoeuvreFrame.TEAM])
            return Prompt("team", "DIK-104", {"sector": state.board.sector_key(sector), "number": team})
        if cells[at + ManoeuvreFrame.EXTRA]:
            return Prompt("extra", "DIK-065")
        return Prompt("manoeuvre", "DIK-099", {"number": int(cells[MOVES + seat])})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        board = state.board
        cells = state.cells
        first = board.first
        at = top_frame(cells)
        allowed: i64 = cells[at + ManoeuvreFrame.ALLOWED]
        offers: i64 = 0
        if allowed & MAY_INFLUENCE:
            for piece in range(NO_PIECE, -1, -1):
                out[offers] = first[INFLUENCE] + piece
                offers += 1
        if allowed & MAY_SEND:
            if team_sector(board, cells, at) < 0:
                offers = offer_sectors(board, TO, enterable(board, cells, seat), out, offers)
            else:
                for kind in range(KINDS):
                    out[offers] = first[ADD] + kind
                    offers += 1
                out[offers] = first[SEAL]
                offers += 1
        if allowed & MAY_SPY:
            out[offers] = first[SPY]
            offers += 1
        if allowed & MAY_ASSASSINATE:
            out[offers] = first[ASSASSINATE]
            offers += 1
        if allowed & MAY_DEVELOP:
            for own in range(OWN_CARDS):
                out[offers] = first[DEVELOP] + board.rows.own + cells[CABAL + seat] * OWN_CARDS + own
                offers += 1
        offers = _offer_elements(state, seat, out, offers)
        if allowed & MAY_CHASE and board.others:
            out[offers] = first[CLEANSE]
            offers = offer_sectors(board, DRIVE, drivable(board, cells), out, offers + 1)
        if cells[at + ManoeuvreFrame.EXTRA]:
            out[offers] = first[RENOUNCE]
            offers += 1
        return offers

    def why(self, state: Position, seat: i64, action: i64) -> Objection | None:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        if verb in (USE, USE_MARKER):
            return _why_not_element(state, at, seat, verb, argument)
        kind: i64 = _kind_of(verb)
        if kind == 0:
            if verb != RENOUNCE:
                return misplaced(board, action)
            return None if cells[at + ManoeuvreFrame.EXTRA] else NO_PASSING
        if not cells[at + ManoeuvreFrame.ALLOWED] & kind:
            return NOT_THIS_MANOEUVRE
        if verb in (TO, ADD, SEAL):
            return why_not_team(board, cells, at, seat, verb, argument)
        if verb == INFLUENCE:
            return None if argument == NO_PIECE or pieces_of(cells, seat, argument) > 0 else NO_SUCH_PIECE
        if verb == ASSASSINATE:
            return None if can_strike(board, cells, seat, -1, -1) else NOBODY_TO_STRIKE
        if verb == DEVELOP:
            return why_not_develop(board, cells, at, seat, argument)
        if verb in (CLEANSE, DRIVE):
            return why_not_chase(board, cells, seat, verb, argument)
        return None

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        verb: i64 = board.verb_of[action]
        argument: i64 = action - board.first[verb]
        judging.at_decision(board, cells, seat)
        if verb == TO:
            for field in range(ManoeuvreFrame.TO, ManoeuvreFrame.SIZE):
                cells[at + field] = 0
            cells[at + ManoeuvreFrame.TO] = argument + 1
            return SEALED
        if verb == ADD:
            add_pawn(cells, at, argument)
            return SEALED
        if verb == SEAL:
            send_team(state, at, dice, witness)
            return BARRED
        if verb == RENOUNCE:
            pop(cells)
            if witness is not None:
                witness.tell(telling.RENOUNCED, EVERYONE, seat)
            return OPEN
        cost = slot_cost(board, cells, at, seat)
        element = _element(board, cells, seat, verb, argument)
        if element < 0 or board.rows.type[element] == SPECIAL:
            begin_manoeuvre(cells, at)
        if verb == SPY:
            open_spy(cells, seat, figure(board, cells, seat, LOOKS, 0) + cells[SPIES + seat])
            if witness is not None:
                witness.tell(telling.SPIES, EVERYONE, seat)
            return OPEN
        if verb == ASSASSINATE:
            open_strikes(cells, seat, board.strikes + cells[ASSASSINS + seat], COMPULSORY, -1, -1)
            return OPEN
        if verb == INFLUENCE:
            return extend_influence(state, seat, argument, witness)
        if verb == DEVELOP:
            develop_cabal(state, seat, (argument - board.rows.own) % OWN_CARDS, cost, witness)
        elif verb == CLEANSE:
            cleanse(state, seat, witness)
        elif verb == DRIVE:
            drive(state, seat, argument, witness)
        else:
            declare(state, seat, element, dice, witness)
        return BARRED

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """Extend Influence without discarding anything; of what effects grant, only a free development (DIK-320)."""
        cells = state.cells
        first = state.board.first
        at = top_frame(cells)
        if not cells[at + ManoeuvreFrame.EXTRA]:
            return first[INFLUENCE] + NO_PIECE
        own = lowest(~cells[IN_PLAY + seat] & (BIT[OWN_CARDS] - 1) | BIT[OWN_CARDS])
        if cells[at + ManoeuvreFrame.FREE] and own < OWN_CARDS:
            return first[DEVELOP] + state.board.rows.own + own_card(cells, seat, own)
        return first[RENOUNCE]


def begin_manoeuvre(cells: vec[i64], at: i64) -> None:
    """A Manoeuvre is made: its pawn is spent, and no other is open (DIK-103)."""
    if not cells[at + ManoeuvreFrame.EXTRA]:
        cells[MOVES + cells[at + ManoeuvreFrame.SEAT]] -= 1
    pop(cells)


def _kind_of(verb: i64) -> i64:
    """The Manoeuvre that a verb belongs to, 0 if to none."""
    if verb in (TO, ADD, SEAL):
        return MAY_SEND
    if verb == SPY:
        return MAY_SPY
    if verb == ASSASSINATE:
        return MAY_ASSASSINATE
    if verb == INFLUENCE:
        return MAY_INFLUENCE
    if verb == DEVELOP:
        return MAY_DEVELOP
    return MAY_CHASE if verb in (CLEANSE, DRIVE) else 0


def _element(board: Board, cells: vec[i64], seat: i64, verb: i64, argument: i64) -> i64:
    """The element that an action declares, -1 if it declares none."""
    if verb == USE:
        return argument
    return marker_element(board, cells, seat, argument) if verb == USE_MARKER else -1


def _why_not_element(state: Position, at: i64, seat: i64, verb: i64, argument: i64) -> Objection | None:
    """A special Manoeuvre is one of those that are open, a Manifestation leaves the Manoeuvre to be made (DIK-298)."""
    element = _element(state.board, state.cells, seat, verb, argument)
    if element < 0:
        return NO_MARKER
    type_: i64 = state.board.rows.type[element]
    if type_ == SPECIAL and not state.cells[at + ManoeuvreFrame.ALLOWED] & MAY_USE:
        return NOT_THIS_MANOEUVRE
    return why_not_use(state, seat, element) if type_ in (SPECIAL, MANIFESTATION) else NOT_SPECIAL


def _offer_elements(state: Position, seat: i64, out: vec[i64], offers: i64) -> i64:
    board = state.board
    element = next_element(board, state.cells, seat, 0)
    while element >= 0:
        if board.rows.type[element] in (SPECIAL, MANIFESTATION):
            out[offers] = use_of(board, element)
            offers += 1
        element = next_element(board, state.cells, seat, element + 1)
    return offers
