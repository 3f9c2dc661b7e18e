"""Teams: where a stack may go, how it arrives, and what answers it (DIK-104 to DIK-112, DIK-323, AUT-065, AUT-077)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.diktat import telling
from logothete.games.diktat.board import (
    KEPT,
    KINDS,
    MANOEUVRES,
    MOST_SENT,
    MOVES,
    PARASITES,
    PHASE,
    POSITIONS,
    RESERVE,
    SECTORS,
    WITHDRAWN,
    Board,
)
from logothete.games.diktat.desk import judging
from logothete.games.diktat.effects.rows import ENEMY_ARRIVES
from logothete.games.diktat.frames import (
    BY_OTHERS,
    PAWNS_A_CELL,
    ArrivalFrame,
    ManoeuvreFrame,
    TurnsFrame,
    open_arrival,
    open_strikes,
)
from logothete.games.diktat.kinds import ARRIVAL_STEP, TURNS_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.stacks import (
    add_under,
    clear,
    count_of,
    free_place,
    has_room,
    is_closed,
    is_open,
    one_at,
    others_place,
    owner_of,
    pawns_on_board,
    put_stack,
    sector_of,
    size_of,
)
from logothete.games.diktat.standing import fire, is_immune, permitted
from logothete.games.diktat.verbs import SEAL, TO
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import OPEN, Objection, Witness
from logothete.kernel.steps import Step, find_frame, pop, top_frame

SECTOR_IS_FROZEN: Final = Objection("DIK-220", "sector-is-frozen", ("sector",))
SECTOR_IS_CLOSED: Final = Objection("DIK-309", "sector-is-closed", ("sector",))
SECTOR_IS_FULL: Final = Objection("DIK-107", "sector-is-full", ("sector",))
TEAM_HAS_SECTOR: Final = Objection("DIK-104", "team-has-sector")
NO_SECTOR_YET: Final = Objection("DIK-104", "no-sector-yet")
NONE_IN_RESERVE: Final = Objection("DIK-110", "none-in-reserve", ("agent",))
TEAM_IS_FULL: Final = Objection("DIK-104", "team-is-full")
EMPTY_TEAM: Final = Objection("DIK-110", "empty-team")


def why_not_enter(board: Board, cells: vec[i64], seat: i64, sector: i64) -> Objection | None:
    """What stands against a stack of a seat coming to a sector, sent or moved (DIK-107, DIK-220, DIK-323)."""
    if not is_open(cells, sector):
        return SECTOR_IS_FROZEN
    if is_closed(cells, sector):
        return SECTOR_IS_CLOSED
    return None if has_room(board, cells, seat, sector, permitted(board, cells, seat, sector)) else SECTOR_IS_FULL


def enterable(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The mask of the sectors where a stack of a seat may come."""
    mask: i64 = 0
    for sector in range(SECTORS):
        if why_not_enter(board, cells, seat, sector) is None:
            mask |= BIT[sector]
    return mask


def team_pawn(cells: vec[i64], at: i64, place: i64) -> i64:
    """The type of a pawn of the team that is being put together, the top one being 0."""
    word: i64 = cells[at + ManoeuvreFrame.PAWNS + place // PAWNS_A_CELL]
    return (word >> (place % PAWNS_A_CELL * 2)) & 3


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


def why_not_team(board: Board, cells: vec[i64], at: i64, seat: i64, verb: i64, argument: i64) -> Objection | None:
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


def add_pawn(cells: vec[i64], at: i64, kind: i64) -> None:
    place: i64 = cells[at + ManoeuvreFrame.TEAM]
    cells[at + ManoeuvreFrame.PAWNS + place // PAWNS_A_CELL] += kind * BIT[place % PAWNS_A_CELL * 2]
    cells[at + ManoeuvreFrame.TEAM] += 1


def send_team(state: Position, at: i64, dice: Dice, witness: Witness | None) -> None:
    """The team that was put together becomes a stack (DIK-104, DIK-105). `at` is where the Manoeuvre's frame is."""
    cells = state.cells
    seat: i64 = cells[at + ManoeuvreFrame.SEAT]
    sector: i64 = cells[at + ManoeuvreFrame.TO] - 1
    place = free_place(cells, sector)
    team: i64 = cells[at + ManoeuvreFrame.TEAM]
    put_stack(cells, place, seat)
    if witness is not None:
        witness.tell(telling.SENT, EVERYONE, seat, sector, team)
    for position in range(team):
        kind = team_pawn(cells, at, position)
        cells[RESERVE + seat * KINDS + kind] -= 1
        add_under(cells, place, kind)
        if witness is not None:
            witness.tell(telling.SENT_PAWN, BIT[seat], seat, sector, position, kind)
    if not cells[at + ManoeuvreFrame.EXTRA]:
        cells[MOVES + seat] -= 1
    pop(cells)
    judging.sent(state.board, cells, seat, sector, place)
    open_arrival(cells, place)


def withdraw(state: Position, place: i64, beneficiary: i64, witness: Witness | None) -> None:
    """A player takes off a stack for somebody else: its pawns go unseen, its place is kept (DIK-166 to DIK-169)."""
    cells = state.cells
    seat = owner_of(cells, place)
    number = size_of(cells, place)
    for kind in range(KINDS):
        cells[WITHDRAWN + seat * KINDS + kind] += count_of(cells, place, kind)
    clear(cells, place)
    if cells[PHASE] == MANOEUVRES and cells[MOVES + beneficiary] > 0:
        cells[KEPT + beneficiary] += one_at(sector_of(place))
    if witness is not None:
        witness.tell(telling.WITHDREW, EVERYONE, seat, place, beneficiary, number)


class Arrive(Step[Position]):
    """A stack has come: first other players' effects, then the Others (AUT-077)."""

    kind: ClassVar[int] = ARRIVAL_STEP
    layout: ClassVar[type | None] = ArrivalFrame

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        at = top_frame(cells)
        place: i64 = cells[at + ArrivalFrame.PLACE]
        seat = owner_of(cells, place)
        if seat < 0:
            pop(cells)
            return OPEN
        if cells[at + ArrivalFrame.STAGE] == 0:
            cells[at + ArrivalFrame.STAGE] = 1
            turns = find_frame(cells, TURNS_STEP)
            if turns >= 0:
                cells[turns + TurnsFrame.ARRIVED] |= BIT[sector_of(place)]
            judging.arrived(board, cells, seat, sector_of(place), witness)
            for rival in range(board.players):
                if rival != seat:
                    fire(board, cells, rival, ENEMY_ARRIVES, sector_of(place), seat)
            return OPEN
        pop(cells)
        attackers = size_of(cells, others_place(sector_of(place)))
        if attackers == 0 or is_immune(board, cells, seat):
            return OPEN
        attackers += cells[PARASITES + sector_of(place)]
        neighbour: i64 = board.left[seat]
        if witness is not None:
            witness.tell(telling.OTHERS_ATTACK, EVERYONE, seat, neighbour, place, attackers)
        open_strikes(cells, neighbour, attackers, BY_OTHERS, -1, place)
        return OPEN
