"""How good an action looks at first sight, before anything is tried out: 1 is indifferent."""

from __future__ import annotations

from logothete.components import decks
from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    CABAL,
    CITIZEN,
    CORRUPTING,
    CORRUPTION,
    DARKNESS,
    EMISSARY,
    GUARD,
    KINDS,
    NO_PIECE,
    OTHERS,
    OWN_CARDS,
    OWNER,
    PARASITES,
    PLACES,
    POWER,
    RESERVE,
    SEAT,
    SECRET_SEEN,
    SIZE,
    SPY_PIECE,
    TRACK,
    Board,
)
from logothete.games.diktat.frames import BY_OTHERS, ManoeuvreFrame, SpyFrame, StrikeFrame
from logothete.games.diktat.holdings import markers_left, slots_filled
from logothete.games.diktat.judgement.goods import card_to_win, marker_to_win, open_symbols
from logothete.games.diktat.kinds import MANOEUVRE_STEP, SPY_STEP, STRIKE_STEP
from logothete.games.diktat.rules.teams import team_pawn, team_sector
from logothete.games.diktat.scoring import points_of
from logothete.games.diktat.stacks import kind_at, knows, others_place, sector_of, size_of
from logothete.games.diktat.verbs import (
    ADD,
    AIM,
    ASSASSINATE,
    AT,
    BID,
    CLAIM,
    CLAIM_MARKER,
    CLEANSE,
    DECLINE,
    DEVELOP,
    DISCARD,
    DISPEL,
    DRIVE,
    ENOUGH,
    INFLUENCE,
    PASS,
    PAWN,
    PURGE,
    RECEIVE,
    RENOUNCE,
    RETURN,
    SEAL,
    SECRET,
    SPY,
    START,
    TO,
    USE,
    USE_MARKER,
    WITH,
)
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import TOP, top_frame


def appeal(board: Board, cells: vec[i64], seat: i64, verb: i64, argument: i64, left: i64) -> float:
    """How good one action looks; `left` Cycles follow this one."""
    if verb == TO:
        return _destination(board, cells, seat, argument, left)
    if verb in (ADD, SEAL):
        return _team(board, cells, seat, argument if verb == ADD else -1)
    if cells[cells[TOP]] == MANOEUVRE_STEP and cells[top_frame(cells) + ManoeuvreFrame.TO] > 0:
        # What was begun is brought to its end.
        return 0.05
    if verb == DEVELOP:
        slot = slots_filled(cells, seat)
        at: i64 = cells[CABAL + seat] * OWN_CARDS + (slot if slot < OWN_CARDS else OWN_CARDS - 1)
        return 1.0 + 2.0 * float(board.slot_points[at]) + 0.5 * float(left)
    if verb == INFLUENCE:
        return _influence(cells, seat, argument)
    if verb in (CLAIM, CLAIM_MARKER, DISPEL, DECLINE):
        return _prise(board, cells, seat, verb, argument, left)
    if verb == PASS:
        return 3.0
    if verb in (USE, USE_MARKER):
        return 0.8
    if verb == SPY:
        return 0.35
    if verb == ASSASSINATE:
        return 0.7
    if verb in (AT, PAWN, SECRET, PURGE, ENOUGH):
        return _target(board, cells, seat, verb, argument)
    if verb == BID:
        wanted = 1.0 if cells[POWER + seat] < 4 else 2.0
        off = float(argument) - wanted
        return 1.0 / (1.0 + off * off)
    if verb in (RECEIVE, RETURN):
        own: i64 = cells[AFFINITY + seat * AFFINITIES + argument]
        missing = open_symbols(board, cells, seat, argument) - own
        looks = 1.0 + (float(missing) if missing > 0 else 0.0)
        return looks if verb == RECEIVE else 1.0 / looks
    if verb == CLEANSE:
        return 0.6 if cells[CORRUPTION + seat] > 1 else 0.2
    if verb == DRIVE:
        return 0.15 + 0.1 * float(size_of(cells, others_place(argument)))
    if verb == RENOUNCE:
        return 0.3
    if verb == WITH:
        return 0.2 if argument == EMISSARY else 1.2
    if verb == DISCARD:
        return 1.0 / (0.2 + marker_to_win(board, cells, seat, argument, 0, left))
    if verb in (AIM, START):
        rival: i64 = cells[SEAT + argument]
        if verb == START or rival < 0 or rival == seat:
            return 1.0
        return 1.0 + 0.2 * float(points_of(board, cells, rival))
    return 1.0


# Teams


def trophies_in(board: Board, cells: vec[i64], sector: i64) -> i64:
    """How many prises a sector has to offer, as everybody can see."""
    number = markers_left(board, cells, sector) + cells[DARKNESS + sector]
    for place in range(cells[TRACK]):
        if board.sector_of[cells[TRACK + decks.FIRST + place]] == sector:
            number += 1
    for place in range(cells[CORRUPTING]):
        if board.sector_of[cells[CORRUPTING + decks.FIRST + place]] == sector:
            number += 1
    return number


def _best_in(board: Board, cells: vec[i64], seat: i64, sector: i64, left: i64) -> float:
    """What the Trophies of a sector are worth to a seat, the later ones less."""
    worth = 0.0
    if markers_left(board, cells, sector) > 0:
        worth += marker_to_win(board, cells, seat, sector, 0, left)
    for place in range(cells[TRACK]):
        card: i64 = cells[TRACK + decks.FIRST + place]
        if board.sector_of[card] == sector:
            worth += card_to_win(board, cells, seat, card, 0, left)
    for place in range(cells[CORRUPTING]):
        card = cells[CORRUPTING + decks.FIRST + place]
        if board.sector_of[card] == sector:
            worth += 0.3 + card_to_win(board, cells, seat, card, 0, left)
    return worth


def _destination(board: Board, cells: vec[i64], seat: i64, sector: i64, left: i64) -> float:
    """A sector is as good as its Trophies, less with every pawn that stands there already."""
    if cells[RESERVE + seat * KINDS + EMISSARY] == 0:
        return 0.1
    against = 0.0
    for place in range(sector * PLACES, (sector + 1) * PLACES):
        if cells[OWNER + place] > 0:
            against += (1.2 if cells[OWNER + place] == seat + 1 else 0.6) * float(cells[SIZE + place])
    return 0.2 + 3.0 * _best_in(board, cells, seat, sector, left) / (1.0 + 0.5 * against)


def _team(board: Board, cells: vec[i64], seat: i64, kind: i64) -> float:
    """About an Emissary for each Trophy, something to hide them among, and off; `kind` is -1 for the seal."""
    at = top_frame(cells)
    sector = team_sector(board, cells, at)
    if sector < 0:
        return 1.0
    emissaries: i64 = 0
    team: i64 = cells[at + ManoeuvreFrame.TEAM]
    for place in range(team):
        if team_pawn(cells, at, place) == EMISSARY:
            emissaries += 1
    wanted = trophies_in(board, cells, sector)
    wanted = wanted if wanted < 3 else 2
    reserve: i64 = cells[RESERVE + seat * KINDS + EMISSARY]
    wanted = wanted if wanted < reserve else reserve
    cover: i64 = team - emissaries
    if kind == EMISSARY:
        return 4.0 if emissaries < wanted else 0.2
    if kind < 0:
        return 3.0 if emissaries >= wanted and cover > 0 else 1.5 if emissaries >= wanted else 0.3
    if cover > 0:
        return 0.3
    return 2.0 if kind == CITIZEN else 1.6


def _influence(cells: vec[i64], seat: i64, piece: i64) -> float:
    """What can be spared is sold."""
    if piece == NO_PIECE:
        return 0.6
    if piece == EMISSARY:
        return 0.3
    if piece < SPY_PIECE:
        return 1.0 if cells[RESERVE + seat * KINDS + piece] > 1 else 0.8
    return 0.5


# Prises


def _prise(board: Board, cells: vec[i64], seat: i64, verb: i64, argument: i64, left: i64) -> float:
    if verb == DECLINE:
        return 0.1
    if verb == DISPEL:
        return 1.0
    at = top_frame(cells)
    if verb == CLAIM:
        return 0.5 + 4.0 * card_to_win(board, cells, seat, argument, 0, left)
    return 0.3 + 4.0 * marker_to_win(board, cells, seat, cells[at], 0, left)


# Looks and strikes


def _target(board: Board, cells: vec[i64], seat: i64, verb: i64, argument: i64) -> float:
    """Emissaries that are known first, then large stacks of rivals where there is something to win."""
    step: i64 = cells[cells[TOP]]
    if verb == SECRET:
        return 5.0 if not cells[SECRET_SEEN] & BIT[seat] else 0.05
    if verb == ENOUGH:
        return 0.5
    if verb == PURGE:
        return 0.4 + 0.2 * float(cells[PARASITES + argument])
    if verb == AT:
        return _stack(board, cells, seat, argument, step == SPY_STEP)
    at = top_frame(cells)
    if step == SPY_STEP:
        known: bool = knows(cells, seat, cells[at + SpyFrame.PLACE] - 1, argument)
        return 0.05 if known else 1.0 + 0.01 * float(argument)
    if step != STRIKE_STEP:
        return 1.0
    place: i64 = cells[at + StrikeFrame.PLACE] - 1
    if place < 0:
        place = cells[at + StrikeFrame.ONLY_PLACE] - 1
    if place < 0 or not knows(cells, seat, place, argument):
        return 0.8
    if cells[at + StrikeFrame.MODE] & BY_OTHERS and cells[OWNER + place] == seat + 1:
        return 0.1
    kind = kind_at(cells, place, argument)
    return 4.0 if kind == EMISSARY else 0.1 if kind == GUARD else 0.4


def _stack(board: Board, cells: vec[i64], seat: i64, place: i64, looking: bool) -> float:
    owner: i64 = cells[OWNER + place] - 1
    if owner == seat:
        return 0.1
    known: i64 = 0
    emissaries: i64 = 0
    guards: i64 = 0
    size: i64 = cells[SIZE + place]
    for position in range(size):
        if knows(cells, seat, place, position):
            known += 1
            kind = kind_at(cells, place, position)
            if kind == EMISSARY:
                emissaries += 1
            elif kind == GUARD:
                guards += 1
    heat = 0.3 + 0.3 * float(trophies_in(board, cells, sector_of(place)))
    if looking:
        return heat * (0.1 + float(size - known))
    if owner == OTHERS:
        heat *= 0.6
    return heat * (0.3 + 2.0 * float(emissaries) + 0.6 * float(size - known) / float(size))
