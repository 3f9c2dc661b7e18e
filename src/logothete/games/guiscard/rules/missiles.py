"""The shot itself: where it comes down, whom it strikes, and what it does to him (5.4)."""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard import men, occupancy, telling
from logothete.games.guiscard.board import ANSWERED, FIRED, FIRST_HORSE, NO_LIMIT, NOBODY, SEEN, SHOTS, Board
from logothete.games.guiscard.frames import MoveFrame, open_retreat, stop_mover
from logothete.games.guiscard.harm import harm, put_back, release_horses, slay_horse, tell_man, throw
from logothete.games.guiscard.health import DRIVE_BACK, KILL, STUN, STUNNED, WOUND
from logothete.games.guiscard.kinds import MOVE_STEP
from logothete.games.guiscard.rules.loose import drive_horse
from logothete.games.guiscard.shooting import Shot, passer
from logothete.games.guiscard.sight import Sightline
from logothete.games.guiscard.tables import DIE
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.bits import EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness
from logothete.kernel.steps import find_frame

# What a missile does, by the places of results in the tables for foot and for riders (GUI-196).
KILLED: Final = 0
WOUNDED: Final = 1
FOOT_STUNNED: Final = 2
FOOT_BACK_2: Final = 3
MOUNTED_WOUNDED: Final = 2
MOUNTED_THROWN_STUNNED: Final = 3
BACK_1: Final = 4


def shoot(
    board: Board, cells: vec[i64], man: i64, place: i64, defensive: bool, dice: Dice, witness: Witness | None
) -> None:
    """Carry out a shot: mark the shooter, find the impact hex, and let whoever is there suffer."""
    weapon: i64 = board.weapon[man]
    men.mark(cells, man, ANSWERED if defensive else FIRED)
    cells[SEEN] = 0
    at: i64 = men.at_man(man) + SHOTS
    if cells[at] < NO_LIMIT:
        cells[at] -= 1
    move: i64 = find_frame(cells, MOVE_STEP)
    if move >= 0:
        cells[move + MoveFrame.SHOT_AT] = 1
    shot = Shot(board, cells)
    shot.consider(man, place)
    if witness is not None:
        witness.tell(telling.SHOT, EVERYONE, board.character[man], weapon, board.field.key_of[place])
        if cells[at] == 0:
            witness.tell(telling.SPENT, EVERYONE, board.character[man], weapon)
    impact: i64 = _impact(board, cells, shot, dice, witness)
    if impact < 0:
        return
    target: i64 = shot.target if impact == place else _struck(board, cells, impact, dice)
    if target == 0:
        if witness is not None:
            witness.tell(telling.NOBODY_HIT, EVERYONE, board.field.key_of[impact])
        return
    line = Sightline(board.field)
    line.trace(men.place_of(cells, man), impact)
    _damage(board, cells, man, target, line.cover(board.arms.ranges[3 * weapon]), dice, witness)


def _impact(board: Board, cells: vec[i64], shot: Shot, dice: Dice, witness: Witness | None) -> i64:
    """The hex in which the missile comes down; -1 if it is lost (5.4.1)."""
    field = board.field
    if shot.distance < 2:
        return shot.place
    die: i64 = dice.roll(DIE)
    added: i64 = shot.modifier()
    if witness is not None:
        witness.tell(telling.IMPACT_ROLLED, EVERYONE, die, added, die + added)
    scatter: i64 = board.impact.scatter(die + added)
    if scatter == 0:
        return shot.place
    impact: i64 = -1
    direction: i64 = 0
    if scatter > 0:
        direction = (board.scatter[scatter - 1] + field.title[shot.place]) % DIRECTIONS
        impact = field.beyond(shot.place, direction)
    if impact < 0 or impact == men.rear_of(board, cells, shot.man):
        if witness is not None:
            witness.tell(telling.SHOT_LOST, EVERYONE)
        return -1
    here: i64 = men.place_of(cells, shot.man)
    if field.side_blocks[shot.place * DIRECTIONS + direction] or not Sightline(field).trace(here, impact):
        if witness is not None:
            witness.tell(telling.SHOT_STOPPED, EVERYONE, field.key_of[impact])
        return -1
    if witness is not None:
        witness.tell(telling.SCATTERED, EVERYONE, field.key_of[impact])
    return impact


def _struck(board: Board, cells: vec[i64], place: i64, dice: Dice) -> i64:
    """Whom a scattered shot strikes, friend or enemy; of two in a hex either (GUI-192, GUI-193)."""
    who: i64 = occupancy.occupant(board, cells, place)
    passing: i64 = passer(board, cells, place)
    if passing < 0:
        return who
    return passing + 1 if who == 0 or dice.below(2) == 1 else who


def _damage(
    board: Board, cells: vec[i64], man: i64, target: i64, cover: i64, dice: Dice, witness: Witness | None
) -> None:
    """Roll on the table for foot or mounted victims (GUI-194 to GUI-199)."""
    die: i64 = dice.roll(DIE)
    step: i64 = board.arms.step[board.weapon[man]]
    source: i64 = men.place_of(cells, man)
    if target >= FIRST_HORSE:
        horse: i64 = target - FIRST_HORSE
        if witness is not None:
            owner: i64 = board.character[board.horse_man[horse]]
            witness.tell(telling.HORSE_HIT, EVERYONE, owner, die, cover)
        result: i64 = board.damage.result(die, board.horse_armour[horse] != 0, step, cover, False)
        if result < FOOT_BACK_2:
            slay_horse(board, cells, horse, witness)
        elif result <= BACK_1:
            drive_horse(board, cells, horse, source, 2 if result == FOOT_BACK_2 else 1, witness)
        return
    victim: i64 = target - 1
    mounted: bool = men.mounted(cells, victim)
    if witness is not None:
        witness.tell(telling.DAMAGE_ROLLED, EVERYONE, board.character[victim], die, cover)
    result = board.damage.result(die, board.armour[victim] != 0, step, cover, mounted)
    if result == KILLED:
        harm(board, cells, victim, KILL, witness)
    elif result > BACK_1:
        tell_man(board, witness, telling.NO_EFFECT, victim)
    elif result == BACK_1 or (not mounted and result == FOOT_BACK_2):
        drive_back(board, cells, victim, 2 if result == FOOT_BACK_2 else 1, source, 0, witness)
    elif not mounted:
        harm(board, cells, victim, WOUND if result == WOUNDED else STUN, witness)
    elif result == MOUNTED_WOUNDED:
        harm(board, cells, victim, WOUND, witness)
    else:
        throw(board, cells, victim, STUN if result == MOUNTED_THROWN_STUNNED else WOUND, witness)


def drive_back(
    board: Board, cells: vec[i64], man: i64, hexes: i64, source: i64, foes: i64, witness: Witness | None
) -> None:
    """Somebody has to retreat at once; the stunned cannot and die (GUI-200, GUI-214, GUI-288)."""
    if men.health_of(cells, man) == STUNNED:
        harm(board, cells, man, DRIVE_BACK, witness)
        return
    release_horses(board, cells, man, witness)
    put_back(board, cells, man, witness)
    stop_mover(cells, man)
    if men.place_of(cells, man) == NOBODY:
        return
    cells[SEEN] = 0
    if witness is not None:
        witness.tell(telling.MUST_RETREAT, EVERYONE, board.character[man], hexes)
    open_retreat(cells, man, hexes, men.place_of(cells, man), source, foes)
