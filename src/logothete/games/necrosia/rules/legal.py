"""What units may do: move, wage war, trade, cast (NEC-013, NEC-026 to NEC-028, NEC-048 to NEC-057, NEC-100 on)."""

from __future__ import annotations

from logothete.games.necrosia.board import (
    BAN_COMMERCE,
    BAN_FIGHTERS,
    BAN_MAGES,
    BAN_MAGIC,
    BAN_WAR,
    BANS,
    FIGHTER,
    FLAGS,
    GO,
    KINDS,
    MAGE,
    MERCHANT,
    NECROSIAN_FOE,
    NECROSIANS,
    NO_ARRIVAL_MAGE,
    NO_DEPARTURE_MAGE,
    ORDER,
    PROTECTED,
    RESERVE,
    YEAR,
    Board,
    marked_of,
    necrosed,
    units_in,
    units_of,
)
from logothete.games.necrosia.frames import FreeWarFrame
from logothete.games.necrosia.kinds import FREE_WAR_STEP
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec
from logothete.kernel.steps import find_frame

# Moving


def may_move(cells: vec[i64], seat: i64, region: i64, kind: i64) -> bool:
    """Whether a seat has a unit of a kind there, neither paralysed nor under a ban (NEC-C42, NEC-C54, NEC-C55)."""
    if banned_kind(cells, seat, kind):
        return False
    return units_of(cells, seat, region, kind) > marked_of(cells, seat, region, kind)


def banned_kind(cells: vec[i64], seat: i64, kind: i64) -> bool:
    """Whether a seat may not move its units of a kind this turn."""
    if kind == MAGE:
        return (cells[BANS + seat] & BAN_MAGES) != 0
    return kind == FIGHTER and (cells[BANS + seat] & BAN_FIGHTERS) != 0


def destinations(board: Board, cells: vec[i64], kind: i64, origin: i64) -> i64:
    """Where a unit may go by its own rule: a mage anywhere, others next door or into necrosis (NEC-013, NEC-053)."""
    if kind == MAGE:
        return board.all_regions & ~BIT[origin]
    return (board.links[origin] | necrosed_mask(board, cells)) & ~BIT[origin]


def necrosed_mask(board: Board, cells: vec[i64]) -> i64:
    """The necrosed regions."""
    mask: i64 = 0
    for region in range(board.regions):
        if necrosed(board, cells, region):
            mask |= BIT[region]
    return mask


def infested(board: Board, cells: vec[i64]) -> i64:
    """The regions with at least one Necrosian."""
    mask: i64 = 0
    for region in range(board.regions):
        if cells[NECROSIANS + region] > 0:
            mask |= BIT[region]
    return mask


def dangerous(board: Board, cells: vec[i64]) -> i64:
    """The regions that are necrosed or hold a Necrosian (NEC-150)."""
    return infested(board, cells) | necrosed_mask(board, cells)


def necrosian_destinations(board: Board, cells: vec[i64], origin: i64) -> i64:
    """Where a Necrosian may be moved: next door, from a necrosed region anywhere (NEC-100 to NEC-102)."""
    if necrosed(board, cells, origin):
        return board.all_regions & ~BIT[origin]
    return board.links[origin]


def can_move_something(board: Board, cells: vec[i64], seat: i64, kind: i64) -> bool:
    """Whether a seat has a unit (of a kind, or of any for -1) that it may move."""
    for region in range(board.regions):
        for one in range(KINDS):
            if (kind < 0 or kind == one) and may_move(cells, seat, region, one):
                return True
    return False


# War


def may_attack(board: Board, cells: vec[i64], seat: i64, origin: i64, region: i64, foe: i64) -> bool:
    """Whether the fighters in `origin` may fight a target in `region` now (NEC-027, NEC-028, NEC-C12, NEC-C66)."""
    return _reaches(cells, seat, origin, region, foe, shielded(cells))


def shielded(cells: vec[i64]) -> i64:
    """The seat, plus one, that cannot be the target of the war that is being declared (NEC-C66).

    A free war is an action of its own: who turned away the paid one can be its target, and the other way round.
    """
    free = find_frame(cells, FREE_WAR_STEP)
    return cells[PROTECTED] if free < 0 else cells[free + FreeWarFrame.TURNED_AWAY_BY]


def _reaches(cells: vec[i64], seat: i64, origin: i64, region: i64, foe: i64, shield: i64) -> bool:
    if cells[BANS + seat] & BAN_WAR or units_of(cells, seat, origin, FIGHTER) == 0:
        return False
    if foe == NECROSIAN_FOE:
        return cells[NECROSIANS + region] > 0
    return foe != seat and shield != foe + 1 and units_in(cells, foe, region) > 0


def _has_target(board: Board, cells: vec[i64], seat: i64, origin: i64, region: i64, shield: i64) -> bool:
    """Whether there is anybody to fight in `region` for the fighters in `origin`."""
    if _reaches(cells, seat, origin, region, NECROSIAN_FOE, shield):
        return True
    for foe in range(board.players):
        if _reaches(cells, seat, origin, region, foe, shield):
            return True
    return False


def can_fight(board: Board, cells: vec[i64], seat: i64, shield: i64) -> bool:
    """Whether a seat has a legal war, `shield` being no target."""
    for region in range(board.regions):
        if _has_target(board, cells, seat, region, region, shield):
            return True
    return False


def airborne_targets(board: Board, cells: vec[i64], seat: i64, origin: i64, shield: i64) -> i64:
    """The neighbours with a target for an Airborne Assault from `origin` (NEC-C12)."""
    mask: i64 = 0
    for region in range(board.regions):
        if board.links[origin] & BIT[region] and _has_target(board, cells, seat, origin, region, shield):
            mask |= BIT[region]
    return mask


def airborne_origins(board: Board, cells: vec[i64], seat: i64, shield: i64) -> i64:
    """The regions from which an Airborne Assault has a target."""
    mask: i64 = 0
    for origin in range(board.regions):
        if airborne_targets(board, cells, seat, origin, shield):
            mask |= BIT[origin]
    return mask


# Commerce


def may_trade(cells: vec[i64], seat: i64) -> bool:
    """Whether Commerce is allowed at all: no ban, and something in reserve (NEC-051, NEC-C63)."""
    return cells[RESERVE + seat] != 0 and not cells[BANS + seat] & BAN_COMMERCE


def markets(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The regions where a seat has a merchant (NEC-049)."""
    mask: i64 = 0
    for region in range(board.regions):
        if units_of(cells, seat, region, MERCHANT) > 0:
            mask |= BIT[region]
    return mask


# Magic


def departures(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The regions from which a seat may carry units: a mage of his, and somebody to carry (NEC-054, NEC-055)."""
    if cells[BANS + seat] & BAN_MAGIC:
        return 0
    mask: i64 = 0
    for region in range(board.regions):
        mage: bool = (cells[FLAGS] & NO_DEPARTURE_MAGE) != 0 or units_of(cells, seat, region, MAGE) > 0
        if mage and arrivals(board, cells, seat, region) and somebody_to_carry(board, cells, seat, region):
            mask |= BIT[region]
    return mask


def arrivals(board: Board, cells: vec[i64], seat: i64, origin: i64) -> i64:
    """Where units may be carried: another region with a mage of his (NEC-054, NEC-055, NEC-C44)."""
    if cells[FLAGS] & NO_ARRIVAL_MAGE:
        return board.all_regions & ~BIT[origin]
    mask: i64 = 0
    for region in range(board.regions):
        if region != origin and units_of(cells, seat, region, MAGE) > 0:
            mask |= BIT[region]
    return mask


def may_carry(cells: vec[i64], seat: i64, owner: i64, region: i64, kind: i64) -> bool:
    """Whether Magic may carry a unit: anybody's, but own ones only if they may move (NEC-056, NEC-C42, NEC-C54)."""
    if owner == seat:
        return may_move(cells, seat, region, kind)
    return units_of(cells, owner, region, kind) > 0


def somebody_to_carry(board: Board, cells: vec[i64], seat: i64, region: i64) -> bool:
    """Whether there is a unit in a region that Magic may carry."""
    for owner in range(board.players):
        for kind in range(KINDS):
            if may_carry(cells, seat, owner, region, kind):
                return True
    return False


# Turns


def has_turn_to_come(board: Board, cells: vec[i64], seat: i64) -> bool:
    """Whether a seat will have a turn after the present one (NEC-135)."""
    if cells[YEAR] < board.years:
        return True
    place: i64 = cells[GO]
    while place < board.players:
        if cells[ORDER + place] == seat:
            return True
        place += 1
    return False
