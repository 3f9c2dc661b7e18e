"""Who may attack whom, and with what weight: attack, defence, ground, shifts (6, 6.1 to 6.3, 6.7)."""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard import men, occupancy
from logothete.games.guiscard.battlefield import CLOSED, NO_GROUND
from logothete.games.guiscard.board import (
    ATTACKED,
    BUSY,
    CONTROL,
    FIRED,
    FIRST_HORSE,
    Board,
)
from logothete.games.guiscard.health import STUNNED
from logothete.games.guiscard.tables import ground_shift
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.bits import BIT, count
from logothete.kernel.cells import i64, vec
from logothete.kernel.state import Objection

NOT_AWAKE: Final = Objection("GUI-025", "stunned-cannot-attack", ("man",))
HAS_ATTACKED: Final = Objection("GUI-259", "attacked-already", ("man",))
HAS_FIRED: Final = Objection("GUI-164", "fired-this-phase", ("man",))
IS_BUSY: Final = Objection("GUI-086", "is-busy", ("man",))
NOT_ADJACENT: Final = Objection("GUI-256", "not-adjacent", ("man",))
CANNOT_GO_THERE: Final = Objection("GUI-305", "cannot-attack-there", ("man",))
CANNOT_ATTACK: Final = Objection("GUI-017", "has-no-attack", ("man",))

NO_GAIN: Final = 99


def defender_in(board: Board, cells: vec[i64], side: i64, place: i64) -> i64:
    """Whom a side could attack in a hex, as an occupant: an enemy, or a horse that the enemy controls; 0 if nobody."""
    who: i64 = occupancy.occupant(board, cells, place)
    if who >= FIRST_HORSE:
        return who if cells[men.at_horse(board, who - FIRST_HORSE) + CONTROL] == 1 - side else 0
    return who if who > 0 and board.side[who - 1] != side else 0


def hexes_of(board: Board, cells: vec[i64], who: i64, second: bool) -> i64:
    """The first or second hex of an occupant; -1 if he has no second."""
    if who >= FIRST_HORSE:
        horse: i64 = who - FIRST_HORSE
        return men.horse_rear(board, cells, horse) if second else men.front_of(board, cells, horse)
    return men.rear_of(board, cells, who - 1) if second else men.place_of(cells, who - 1)


def _ready(board: Board, cells: vec[i64], man: i64) -> Objection | None:
    """Whether a man may make an attack at all in this sequence (GUI-042, GUI-164, GUI-259)."""
    if not men.awake(cells, man):
        return NOT_AWAKE
    if men.marked(cells, man, ATTACKED):
        return HAS_ATTACKED
    if men.marked(cells, man, FIRED):
        return HAS_FIRED
    if men.marked(cells, man, BUSY):
        return IS_BUSY
    return CANNOT_ATTACK if men.attack_of(board, cells, man) == 0 else None


def why_no_attack(board: Board, cells: vec[i64], man: i64, who: i64) -> Objection | None:
    """What keeps a man from attacking somebody (GUI-256, GUI-305, GUI-306)."""
    objection = _ready(board, cells, man)
    if objection is not None:
        return objection
    adjacent: bool = False
    for second in (False, True):
        place: i64 = hexes_of(board, cells, who, second)
        if place >= 0 and men.touches(board, cells, man, place):
            adjacent = True
            if men.could_attack(board, cells, man, place, False):
                return None
    return CANNOT_GO_THERE if adjacent else NOT_ADJACENT


def could_fight(board: Board, cells: vec[i64], seat: i64) -> bool:
    """Whether some man of a seat could attack somebody."""
    for man in range(board.men):
        if board.seat[man] == seat and _ready(board, cells, man) is None and _has_target(board, cells, man):
            return True
    return False


def _has_target(board: Board, cells: vec[i64], man: i64) -> bool:
    for second in (False, True):
        here: i64 = hexes_of(board, cells, man + 1, second)
        if here < 0:
            continue
        for direction in range(DIRECTIONS):
            there: i64 = board.field.beyond(here, direction)
            if there >= 0:
                who: i64 = defender_in(board, cells, board.side[man], there)
                if who != 0 and why_no_attack(board, cells, man, who) is None:
                    return True
    return False


# ---- weight


def is_mounted(cells: vec[i64], who: i64) -> bool:
    return who < FIRST_HORSE and men.mounted(cells, who - 1)


def armoured(board: Board, who: i64) -> bool:
    """Whether a defender's armour counts: GUI-028, GUI-285, GUI-314."""
    return board.horse_armour[who - FIRST_HORSE] != 0 if who >= FIRST_HORSE else board.armour[who - 1] != 0


def is_stunned(cells: vec[i64], who: i64) -> bool:
    return who < FIRST_HORSE and men.health_of(cells, who - 1) == STUNNED


def defence(board: Board, cells: vec[i64], who: i64) -> i64:
    """Every horse defends with the same figure (GUI-314)."""
    return board.horse_defence if who >= FIRST_HORSE else men.defence_of(board, cells, who - 1)


def total_attack(board: Board, cells: vec[i64], attackers: i64) -> i64:
    """The attackers' values together (GUI-275)."""
    total: i64 = 0
    for man in range(board.men):
        if attackers & BIT[man]:
            total += men.attack_of(board, cells, man)
    return total


def ground_of(board: Board, cells: vec[i64], who: i64) -> i64:
    """The ground somebody stands on; of a rider the worse of his two hexes (GUI-272)."""
    ground: i64 = board.field.ground[hexes_of(board, cells, who, False)]
    if is_mounted(cells, who):
        ground = min(ground, board.field.ground[hexes_of(board, cells, who, True)])
    return ground


def attackers_ground(board: Board, cells: vec[i64], attackers: i64, who: i64) -> i64:
    """The worst ground of all of them (GUI-284); what stands on the side between may make another of it."""
    worst: i64 = NO_GAIN
    for man in range(board.men):
        if attackers & BIT[man]:
            ground: i64 = ground_of(board, cells, man + 1)
            through: i64 = _ground_through(board, cells, man, who, False)
            worst = min(worst, ground if through == NO_GROUND else through)
    return worst


def defenders_ground(board: Board, cells: vec[i64], attackers: i64, who: i64) -> i64:
    """The ground of the defender, or what a wall between makes of it for every attacker."""
    ground: i64 = ground_of(board, cells, who)
    least: i64 = NO_GAIN
    for man in range(board.men):
        if attackers & BIT[man]:
            through: i64 = _ground_through(board, cells, man, who, True)
            least = min(least, ground if through == NO_GROUND else through)
    return ground if least == NO_GAIN else least


def _ground_through(board: Board, cells: vec[i64], man: i64, who: i64, defending: bool) -> i64:
    """What the side through which a man attacks makes of the ground; NO_GROUND if it has nothing on it."""
    field = board.field
    way: i64 = men.way_of(board, cells, man)
    for own in (False, True):
        here: i64 = hexes_of(board, cells, man + 1, own)
        for second in (False, True):
            there: i64 = hexes_of(board, cells, who, second)
            if here < 0 or there < 0:
                continue
            direction: i64 = field.grid.direction(here, there)
            if direction >= 0 and field.step_cost(way, here, direction) != CLOSED:
                sides = field.side_defender if defending else field.side_attacker
                return sides[here * DIRECTIONS + direction]
    return NO_GROUND


def number_mounted(board: Board, cells: vec[i64], attackers: i64) -> i64:
    riders: i64 = 0
    for man in range(board.men):
        if attackers & BIT[man] and men.mounted(cells, man):
            riders += 1
    return riders


def differential(board: Board, cells: vec[i64], attackers: i64, who: i64) -> i64:
    """GUI-261."""
    return total_attack(board, cells, attackers) - defence(board, cells, who)


def ground_columns(board: Board, cells: vec[i64], attackers: i64, who: i64) -> i64:
    """The shift for ground (GUI-270)."""
    return ground_shift(attackers_ground(board, cells, attackers, who), defenders_ground(board, cells, attackers, who))


def joint_columns(board: Board, cells: vec[i64], attackers: i64, who: i64) -> i64:
    """The shift for a joint attack (GUI-276 to GUI-278)."""
    riders: i64 = number_mounted(board, cells, attackers)
    return board.combat.together(count(attackers), riders, is_mounted(cells, who))


def shift_of(board: Board, cells: vec[i64], attackers: i64, who: i64) -> i64:
    """All shifts together (GUI-273)."""
    return ground_columns(board, cells, attackers, who) + joint_columns(board, cells, attackers, who)
