"""The Manoeuvres phase: who plays when, and the Manoeuvre itself (DIK-098 to DIK-103, DIK-137 to DIK-147, AUT-012)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    ASSASSIN_PIECE,
    ASSASSINS,
    CABAL,
    CORRUPTION,
    EMISSARY,
    GUARD,
    IN_PLAY,
    KEPT,
    KINDS,
    MOST_SENT,
    MOVES,
    NO_PIECE,
    OWN_CARDS,
    POSITIONS,
    POWER,
    REPLAY,
    RESERVE,
    SEAT,
    SKIPPED,
    SPIES,
    SPY_PIECE,
    TURN,
    Board,
)
from logothete.games.diktat.desk import judging
from logothete.games.diktat.effects.rows import INFLUENCE as INFLUENCE_STAT
from logothete.games.diktat.effects.rows import LOOKS, MANIFESTATION, SPECIAL
from logothete.games.diktat.effects.running import declare, why_not_use
from logothete.games.diktat.frames import (
    AFTER_MANOEUVRE,
    COMPULSORY,
    PAWNS_A_CELL,
    ManoeuvreFrame,
    open_manoeuvre,
    open_spy,
    open_strikes,
    open_window,
)
from logothete.games.diktat.frames import ASSASSINATE as MAY_ASSASSINATE
from logothete.games.diktat.frames import CHASE as MAY_CHASE
from logothete.games.diktat.frames import DEVELOP as MAY_DEVELOP
from logothete.games.diktat.frames import INFLUENCE as MAY_INFLUENCE
from logothete.games.diktat.frames import SEND as MAY_SEND
from logothete.games.diktat.frames import SPECIAL as MAY_USE
from logothete.games.diktat.frames import SPY as MAY_SPY
from logothete.games.diktat.holdings import marker_element, next_element, own_card, slots_filled
from logothete.games.diktat.kinds import MANOEUVRE_STEP, TURNS_STEP
from logothete.games.diktat.money import spend
from logothete.games.diktat.position import Position
from logothete.games.diktat.refusals import misplaced
from logothete.games.diktat.rules.chasing import cleanse, drivable, drive
from logothete.games.diktat.rules.course import offer_sectors, tell_administrator, use_of
from logothete.games.diktat.rules.possessions import take_gains
from logothete.games.diktat.rules.strikes import can_strike
from logothete.games.diktat.rules.teams import enterable, send_team, team_pawn, why_not_enter
from logothete.games.diktat.scoring import administrator
from logothete.games.diktat.stacks import pawns_on_board
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
    START,
    TO,
    USE,
    USE_MARKER,
)
from logothete.kernel.bits import BIT, EVERYONE, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, OPEN, SEALED, Objection, Witness
from logothete.kernel.steps import Listed, Step, pop, top_frame

# What comes next in the phase.
TO_NAME: Final = 0
TO_PLAY: Final = 1
TO_ASK: Final = 2
TO_PASS_ON: Final = 3

STARTER_FIRST: Final = Objection("DIK-098", "starter-first")
NO_SUCH_CABAL: Final = Objection("DIK-098", "cabal-not-played", ("cabal",))
NOT_THIS_MANOEUVRE: Final = Objection("DIK-065", "not-this-manoeuvre")
TEAM_HAS_SECTOR: Final = Objection("DIK-104", "team-has-sector")
NO_SECTOR_YET: Final = Objection("DIK-104", "no-sector-yet")
NONE_IN_RESERVE: Final = Objection("DIK-110", "none-in-reserve", ("agent",))
TEAM_IS_FULL: Final = Objection("DIK-104", "team-is-full")
EMPTY_TEAM: Final = Objection("DIK-110", "empty-team")
NOBODY_TO_STRIKE: Final = Objection("DIK-135", "nobody-to-strike")
NO_SUCH_PIECE: Final = Objection("DIK-139", "no-such-piece", ("piece",))
NOT_YOUR_CARD: Final = Objection("DIK-140", "not-your-card", ("card",))
IN_PLAY_ALREADY: Final = Objection("DIK-140", "in-play-already", ("card",))
TOO_DEAR: Final = Objection("DIK-144", "too-dear", ("card",))
NOT_SPECIAL: Final = Objection("DIK-146", "not-special")
NO_MARKER: Final = Objection("DIK-147", "no-marker", ("sector",))
ONLY_WITH_OTHERS: Final = Objection("AUT-012", "only-with-others")
NO_CORRUPTION: Final = Objection("AUT-012", "no-corruption")
TOO_FEW_EMISSARIES: Final = Objection("AUT-010", "too-few-emissaries")
TOO_FEW_GUARDS: Final = Objection("AUT-011", "too-few-guards")
NOBODY_TO_DRIVE: Final = Objection("AUT-014", "nobody-to-drive", ("sector",))
NO_PASSING: Final = Objection("DIK-038", "no-passing")


class RunTurns(Listed[Position]):
    """Who begins, then one Manoeuvre each until all pawns are spent (DIK-098 to DIK-100)."""

    kind: ClassVar[int] = TURNS_STEP
    whose: ClassVar[str] = "DIK-098"
    NEXT: Final = 0
    """What comes next, as above."""
    PAWNS: Final = 1
    """How many Manoeuvre pawns the seat on turn had before its Manoeuvre."""
    SIZE: Final = 2

    def pending(self, state: Position) -> i64:
        """The Administrator of this moment names who begins (DIK-086)."""
        if state.cells[top_frame(state.cells) + self.NEXT] != TO_NAME:
            return 0
        return BIT[administrator(state.board, state.cells)]

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("start", "DIK-098")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        for player in range(state.board.players):
            out[player] = state.board.first[START] + state.cells[CABAL + player]
        return state.board.players

    def why_nobody(self, state: Position, action: i64) -> Objection | None:
        return None if state.board.verb_of[action] == START else STARTER_FIRST

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return NO_SUCH_CABAL

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        cells[TURN] = cells[SEAT + action - state.board.first[START]]
        cells[top_frame(cells) + self.NEXT] = TO_PLAY
        judging.started(state.board, cells, seat, cells[TURN], witness)
        if witness is not None:
            witness.tell(telling.STARTS, EVERYONE, seat, cells[TURN])
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """Himself (DIK-320)."""
        return state.board.first[START] + state.cells[CABAL + seat]

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        stage: i64 = cells[at + self.NEXT]
        seat: i64 = cells[TURN]
        if stage == TO_PLAY:
            cells[at + self.NEXT] = TO_ASK
            cells[at + self.PAWNS] = cells[MOVES + seat]
            if cells[MOVES + seat] > 0 and not _skips(state, seat):
                open_manoeuvre(cells, seat)
        elif stage == TO_ASK:
            cells[at + self.NEXT] = TO_PASS_ON
            if cells[MOVES + seat] < cells[at + self.PAWNS]:
                # The place that was kept for him is free again once he has had his Manoeuvre (DIK-168).
                cells[KEPT + seat] = 0
                judging.turn_over(state.board, cells, seat, witness)
                open_window(cells, AFTER_MANOEUVRE)
        else:
            self._pass_on(state, at)
        return OPEN

    def _pass_on(self, state: Position, at: i64) -> None:
        """Clockwise to the next who has a pawn left; whoever plays twice goes on (DIK-099, DIK-249)."""
        cells = state.cells
        seat: i64 = cells[TURN]
        again: bool = cells[REPLAY] == seat + 1 and cells[MOVES + seat] > 0
        cells[REPLAY] = 0
        cells[at + self.NEXT] = TO_PLAY
        if again:
            return
        for _ in range(state.board.players):
            seat = state.board.left[seat]
            if cells[MOVES + seat] > 0:
                cells[TURN] = seat
                return
        cells[TURN] = -1
        cells[SKIPPED] = 0
        for seat in range(state.board.players):
            cells[KEPT + seat] = 0
        pop(cells)


def _skips(state: Position, seat: i64) -> bool:
    """Whether a seat is passed over; not if nobody else has a pawn left."""
    cells = state.cells
    if not cells[SKIPPED] & BIT[seat]:
        return False
    cells[SKIPPED] &= ~BIT[seat]
    for rival in range(state.board.players):
        if rival != seat and cells[MOVES + rival] > 0:
            return True
    return False


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
            about: dict[str, str | int] = {"sector": state.board.sector_key(sector)}
            return Prompt("team", "DIK-104", {**about, "number": int(cells[at + ManoeuvreFrame.TEAM])})
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
            return _why_not_team(board, cells, at, seat, verb, argument)
        if verb == INFLUENCE:
            return None if argument == NO_PIECE or _pieces(cells, seat, argument) > 0 else NO_SUCH_PIECE
        if verb == ASSASSINATE:
            return None if can_strike(board, cells, seat, -1, -1) else NOBODY_TO_STRIKE
        if verb == DEVELOP:
            return _why_not_develop(board, cells, at, seat, argument)
        if verb in (CLEANSE, DRIVE):
            return _why_not_chase(board, cells, seat, verb, argument)
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
            _add_pawn(cells, at, argument)
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
            return _extend_influence(state, seat, argument, witness)
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


# Send a team


def team_sector(board: Board, cells: vec[i64], at: i64) -> i64:
    """The sector of the team that is being put together, -1 for none.

    There is none either if something has happened since by which it could not be sent: it would be in the way.
    """
    seat: i64 = cells[at + ManoeuvreFrame.SEAT]
    sector: i64 = cells[at + ManoeuvreFrame.TO] - 1
    if sector < 0 or why_not_enter(board, cells, seat, sector) is not None:
        return -1
    for kind in range(KINDS):
        if _chosen(cells, at, kind) > cells[RESERVE + seat * KINDS + kind]:
            return -1
    return sector


def _chosen(cells: vec[i64], at: i64, kind: i64) -> i64:
    """How many pawns of a type the team has."""
    number: i64 = 0
    for place in range(cells[at + ManoeuvreFrame.TEAM]):
        if team_pawn(cells, at, place) == kind:
            number += 1
    return number


def _why_not_team(board: Board, cells: vec[i64], at: i64, seat: i64, verb: i64, argument: i64) -> Objection | None:
    sector = team_sector(board, cells, at)
    if verb == TO:
        return TEAM_HAS_SECTOR if sector >= 0 else why_not_enter(board, cells, seat, argument)
    if sector < 0:
        return NO_SECTOR_YET
    team: i64 = cells[at + ManoeuvreFrame.TEAM]
    if verb == SEAL:
        return EMPTY_TEAM if team == 0 else None
    most: i64 = cells[at + ManoeuvreFrame.MOST]
    if team == (most if 0 < most < POSITIONS else POSITIONS) or team + pawns_on_board(cells) >= MOST_SENT:
        return TEAM_IS_FULL
    return None if cells[RESERVE + seat * KINDS + argument] > _chosen(cells, at, argument) else NONE_IN_RESERVE


def _add_pawn(cells: vec[i64], at: i64, kind: i64) -> None:
    place: i64 = cells[at + ManoeuvreFrame.TEAM]
    cells[at + ManoeuvreFrame.PAWNS + place // PAWNS_A_CELL] += kind * BIT[place % PAWNS_A_CELL * 2]
    cells[at + ManoeuvreFrame.TEAM] += 1


# Extend Influence


def _pieces(cells: vec[i64], seat: i64, piece: i64) -> i64:
    """How many of a piece a seat has to discard (DIK-138, DIK-139)."""
    if piece == SPY_PIECE:
        return cells[SPIES + seat]
    return cells[ASSASSINS + seat] if piece == ASSASSIN_PIECE else cells[RESERVE + seat * KINDS + piece]


def _extend_influence(state: Position, seat: i64, piece: i64, witness: Witness | None) -> i64:
    """PP from the supply, and more for a piece (DIK-137 to DIK-139)."""
    board = state.board
    cells = state.cells
    amount = figure(board, cells, seat, INFLUENCE_STAT, 0)
    if piece != NO_PIECE:
        amount += board.sale
        if piece == SPY_PIECE:
            cells[SPIES + seat] -= 1
        elif piece == ASSASSIN_PIECE:
            cells[ASSASSINS + seat] -= 1
        else:
            cells[RESERVE + seat * KINDS + piece] -= 1
    cells[POWER + seat] += amount
    if witness is not None:
        if piece == NO_PIECE:
            witness.tell(telling.INFLUENCED, EVERYONE, seat, amount)
        else:
            witness.tell(telling.SOLD, EVERYONE, seat, piece, amount)
    # A piece from behind the screen shows what was there.
    return BARRED if piece < KINDS else OPEN


# Develop the Cabal


def slot_cost(board: Board, cells: vec[i64], at: i64, seat: i64) -> i64:
    """What the next free Cabal slot costs in this Manoeuvre (DIK-140); 0 if there is none."""
    slot = slots_filled(cells, seat)
    if slot == OWN_CARDS or cells[at + ManoeuvreFrame.FREE]:
        return 0
    cost: i64 = board.slot_cost[cells[CABAL + seat] * OWN_CARDS + slot] - cells[at + ManoeuvreFrame.DISCOUNT]
    return cost if cost > 0 else 0


def _why_not_develop(board: Board, cells: vec[i64], at: i64, seat: i64, card: i64) -> Objection | None:
    own: i64 = card - board.rows.own
    if own < 0 or own // OWN_CARDS != cells[CABAL + seat]:
        return NOT_YOUR_CARD
    if cells[IN_PLAY + seat] & BIT[own % OWN_CARDS]:
        return IN_PLAY_ALREADY
    return None if cells[POWER + seat] >= slot_cost(board, cells, at, seat) else TOO_DEAR


def develop_cabal(state: Position, seat: i64, own: i64, cost: i64, witness: Witness | None) -> None:
    """A Cabal card comes into play, and works at once (DIK-140 to DIK-142)."""
    board = state.board
    cells = state.cells
    before = administrator(board, cells)
    spend(cells, seat, cost, None)
    cells[IN_PLAY + seat] |= BIT[own]
    card: i64 = board.rows.own + cells[CABAL + seat] * OWN_CARDS + own
    if witness is not None:
        witness.tell(telling.DEVELOPED, EVERYONE, seat, card, cost)
    take_gains(state, seat, -1, card, witness)
    tell_administrator(state, before, witness)


# Special Manoeuvres, and Manifestations on one's own turn


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


# Chasing corruption


def _why_not_chase(board: Board, cells: vec[i64], seat: i64, verb: i64, sector: i64) -> Objection | None:
    if not board.others:
        return ONLY_WITH_OTHERS
    if verb == CLEANSE:
        if cells[CORRUPTION + seat] == 0:
            return NO_CORRUPTION
        enough: bool = cells[RESERVE + seat * KINDS + EMISSARY] >= board.emissaries_per_corruption
        return None if enough else TOO_FEW_EMISSARIES
    if not drivable(board, cells) & BIT[sector]:
        return NOBODY_TO_DRIVE
    return None if cells[RESERVE + seat * KINDS + GUARD] >= board.guards_per_other else TOO_FEW_GUARDS
