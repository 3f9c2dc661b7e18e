"""Declaring a war: against whom it may be, in which region, on foot or through the air (NEC-027, NEC-028, NEC-C12).

A war is named by its region and the people that is attacked, or the Necrosians. What follows is in `war`.
"""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia.board import BAN_WAR, BANS, FIGHTER, NECROSIAN_FOE, PEOPLE, SEAT, Board, units_of
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.rules.legal import airborne_origins, airborne_targets, may_attack, shielded
from logothete.games.necrosia.rules.offering import offer_regions
from logothete.games.necrosia.rules.war import battle
from logothete.games.necrosia.verbs import AT, WAGE
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Objection, Witness

WAR_FORBIDDEN: Final = Objection("NEC-C64", "forbidden-this-turn")
NO_FIGHTER_THERE: Final = Objection("NEC-027", "no-fighter-there", ("region",))
NOT_YOURSELF: Final = Objection("NEC-028", "not-yourself")
TURNED_AWAY: Final = Objection("NEC-C66", "turned-away", ("foe",))
NO_SUCH_TARGET: Final = Objection("NEC-028", "no-such-target", ("foe", "region"))
NO_TARGET_NEXT_DOOR: Final = Objection("NEC-C12", "no-target-next-door", ("region",))


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


def offer_flights(board: Board, cells: vec[i64], seat: i64, out: vec[i64], offers: i64) -> i64:
    """From where an Airborne Assault that was turned away may fly again (NEC-C66)."""
    return offer_regions(board, AT, airborne_origins(board, cells, seat, shielded(cells)), out, offers)


def airborne_wars(state: Position, seat: i64, origin: i64, out: vec[i64], offers: i64) -> i64:
    """The wars that an Airborne Assault from `origin` may be."""
    board = state.board
    cells = state.cells
    regions = airborne_targets(board, cells, seat, origin, shielded(cells))
    for region in range(board.regions):
        if regions & BIT[region]:
            for foe in range(board.players):
                if may_attack(board, cells, seat, origin, region, foe):
                    out[offers] = board.first[WAGE] + region * (board.peoples + 1) + cells[PEOPLE + foe]
                    offers += 1
            if may_attack(board, cells, seat, origin, region, NECROSIAN_FOE):
                out[offers] = board.first[WAGE] + region * (board.peoples + 1) + board.peoples
                offers += 1
    return offers


def foe_of(board: Board, cells: vec[i64], argument: i64) -> i64:
    """The target that a war's second word names: a seat, or the Necrosians; -1 for a people that nobody plays."""
    people: i64 = argument % (board.peoples + 1)
    return NECROSIAN_FOE if people == board.peoples else cells[SEAT + people]


def declare_war(state: Position, seat: i64, origin: i64, argument: i64, free: bool, witness: Witness | None) -> None:
    """Lay the war that an action names on the stack, for all to hear of; the fighters stand in `origin` (NEC-042)."""
    board = state.board
    cells = state.cells
    battle.declare(cells, seat, origin, argument // (board.peoples + 1), foe_of(board, cells, argument), free)
    if witness is not None:
        battle.tell_declared(cells, witness)


def why_not_war(board: Board, cells: vec[i64], seat: i64, argument: i64) -> Objection | None:
    """Why there can be no war with the target, in the region, that an action names."""
    region: i64 = argument // (board.peoples + 1)
    foe = foe_of(board, cells, argument)
    if foe >= 0 and may_attack(board, cells, seat, region, region, foe):
        return None
    if cells[BANS + seat] & BAN_WAR:
        return WAR_FORBIDDEN
    if units_of(cells, seat, region, FIGHTER) == 0:
        return NO_FIGHTER_THERE
    if foe == seat:
        return NOT_YOURSELF
    if foe >= 0 and foe != NECROSIAN_FOE and shielded(cells) == foe + 1:
        return TURNED_AWAY
    return NO_SUCH_TARGET


def why_not_flight(board: Board, cells: vec[i64], seat: i64, origin: i64) -> Objection | None:
    """Why no Airborne Assault can start in a region."""
    return None if airborne_origins(board, cells, seat, shielded(cells)) & BIT[origin] else NO_TARGET_NEXT_DOOR
