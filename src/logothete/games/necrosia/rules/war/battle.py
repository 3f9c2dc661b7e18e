"""The figures of a war: who fights whom with how many dice, and what they rolled (NEC-029 to NEC-047).

A war is one frame on the stack, found from above by the cards that change it. Dice lie in two cells a side, four bits
for the value of each; a chain longer than fifteen faces, which happens once in 10^11 dice, counts as fifteen.
"""

from __future__ import annotations

from typing import Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import (
    DEFENCE_DIE,
    FIGHTER,
    MOST_DICE,
    NECROSIAN_FOE,
    NECROSIANS,
    PEOPLE,
    Board,
    units_in,
    units_of,
)
from logothete.games.necrosia.kinds import WAR_STEP
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness
from logothete.kernel.steps import push, top_frame

# The frame of a war.
STAGE: Final = 0
ATTACKER: Final = 1
ORIGIN: Final = 2
"""Where the attacking fighters stand: the region of the war, or next to it (NEC-C12)."""
REGION: Final = 3
FOE: Final = 4
"""The defending seat, or NECROSIAN_FOE."""
FREE: Final = 5
MARKS: Final = 6
"""The bits below."""
ADDED: Final = 7
"""Of each side: dice added less dice ignored (NEC-043)."""
BONUS: Final = 9
"""Of each side: bonuses less penalties (NEC-045)."""
ROLLED: Final = 11
"""Of each side: how many dice were rolled."""
DICE: Final = 13
"""Of each side: their values, two cells."""
DUE: Final = 17
"""Of each side: the losses it has to take."""
LOST: Final = 19
"""Of each side: what it lost, packed by kind; of Necrosians their number."""
WAR_SIZE: Final = 21

# The stages of a war: what comes next. W1, the declaration, is over when the war is on the stack.
ANSWER: Final = 0  # W2: the target may turn the attacker away, or forbid combat cards
BEFORE_DICE: Final = 1  # the action is spent; W3: cards that change the dice or move pieces
ROLL: Final = 2  # NEC-046, then W4: both roll; W5: cards that roll again or change scores
FIX_LOSSES: Final = 3  # W6: cards that change losses
DEFENDER_LOSES: Final = 4  # W7: the defender chooses …
ATTACKER_LOSES: Final = 5  # … then the attacker
AFTER_LOSSES: Final = 6  # Necrosians go with them; W8: units may return
TALLY: Final = 7  # W9: Necrosians are counted

# The sides.
ATTACK: Final = 0
DEFENCE: Final = 1

# The marks of a war.
IGNORED: Final = 1
"""The attacker ignores his losses (NEC-C13)."""
NO_COMBAT: Final = 2
"""The attacker may play no combat card (NEC-C78)."""
ASTRAL: Final = 4
"""The attacker takes his losses anywhere; the bit above it is the defender's (NEC-C79)."""
NO_BASE: Final = 16
"""The Necrosians have no die of their own (NEC-C77)."""
VOID: Final = 32
"""The target has turned the attacker away (NEC-C66)."""
AIRBORNE: Final = 64

_DICE_IN_CELL: Final = 15
_MOST_VALUE: Final = 15


def dice_of(board: Board, cells: vec[i64], war: i64, side: i64) -> i64:
    """How many dice a side rolls, counted from the pieces present now (NEC-029, NEC-031, NEC-038, NEC-043, NEC-173)."""
    number: i64 = cells[war + ADDED + side]
    if side == ATTACK:
        number += units_of(cells, cells[war + ATTACKER], cells[war + ORIGIN], FIGHTER)
    else:
        foe: i64 = cells[war + FOE]
        if foe == NECROSIAN_FOE:
            number += 0 if cells[war + MARKS] & NO_BASE else 1
        else:
            fighters = units_of(cells, foe, cells[war + REGION], FIGHTER)
            number += fighters if fighters > 0 else 1
            if board.power[cells[PEOPLE + foe]] == DEFENCE_DIE:
                number += 1
    if number < 0:
        return 0
    return number if number < MOST_DICE else MOST_DICE


def die_value(cells: vec[i64], war: i64, side: i64, die: i64) -> i64:
    """What a die that was rolled is worth."""
    at: i64 = war + DICE + side * 2 + die // _DICE_IN_CELL
    return (cells[at] >> (die % _DICE_IN_CELL * 4)) & 15


def score_of(cells: vec[i64], war: i64, side: i64) -> i64:
    """The sum of a side's dice and modifiers, shown as 0 if it is below (NEC-045)."""
    total: i64 = cells[war + BONUS + side]
    die: i64 = 0
    while die < cells[war + ROLLED + side]:
        total += die_value(cells, war, side, die)
        die += 1
    return total if total > 0 else 0


def roll_all(board: Board, cells: vec[i64], war: i64, dice: Dice, witness: Witness | None) -> None:
    """Both sides roll on the strengths they have now, the attacker first (NEC-032)."""
    for side in range(2):
        number = dice_of(board, cells, war, side)
        cells[war + ROLLED + side] = number
        for die in range(number):
            roll_die(board, cells, war, side, die, dice, witness)


def roll_die(board: Board, cells: vec[i64], war: i64, side: i64, die: i64, dice: Dice, witness: Witness | None) -> None:
    """Roll one die, or roll it again: its whole chain is new (NEC-035, NEC-036, NEC-044)."""
    faces: i64 = len(board.die)
    chain: i64 = 0
    face: i64 = board.die[dice.below(faces)]
    while face == 2:
        chain += 1
        face = board.die[dice.below(faces)]
    value: i64 = chain + face
    if value > _MOST_VALUE:
        value = _MOST_VALUE
    at: i64 = war + DICE + side * 2 + die // _DICE_IN_CELL
    cells[at] += (value - die_value(cells, war, side, die)) * BIT[die % _DICE_IN_CELL * 4]
    if witness is not None:
        thrower: i64 = cells[war + ATTACKER] if side == ATTACK else cells[war + FOE]
        if thrower == NECROSIAN_FOE:
            witness.tell(telling.NECROSIANS_ROLLED, EVERYONE, die + 1, chain, face, value)
        else:
            witness.tell(telling.ROLLED, EVERYONE, thrower, chain, face, value)


def zeros(cells: vec[i64], war: i64, side: i64) -> i64:
    """How many of a side's dice are worth nothing."""
    number: i64 = 0
    for die in range(cells[war + ROLLED + side]):
        if die_value(cells, war, side, die) == 0:
            number += 1
    return number


def seat_on(cells: vec[i64], war: i64, side: i64) -> i64:
    """The seat of a side; NECROSIAN_FOE for Necrosians."""
    return cells[war + ATTACKER] if side == ATTACK else cells[war + FOE]


def side_of(cells: vec[i64], war: i64, seat: i64) -> i64:
    """The side of a seat, -1 if it takes no part."""
    if cells[war + ATTACKER] == seat:
        return ATTACK
    return DEFENCE if cells[war + FOE] == seat else -1


def losses_due(cells: vec[i64], war: i64, side: i64) -> i64:
    """What a side has to lose: the other's score, at most what it has there (NEC-030, NEC-034)."""
    if side == ATTACK and cells[war + MARKS] & IGNORED:
        return 0
    against: i64 = score_of(cells, war, 1 - side)
    present: i64 = 0
    if side == ATTACK:
        present = units_in(cells, cells[war + ATTACKER], cells[war + ORIGIN])
    elif cells[war + FOE] == NECROSIAN_FOE:
        present = cells[NECROSIANS + cells[war + REGION]]
    else:
        present = units_in(cells, cells[war + FOE], cells[war + REGION])
    return against if against < present else present


def declare(cells: vec[i64], seat: i64, origin: i64, region: i64, foe: i64, free: bool) -> None:
    """Lay a war on the stack (W1); the action is spent when the target has answered (NEC-042)."""
    war = push(cells, WAR_STEP, WAR_SIZE)
    cells[war + ATTACKER] = seat
    cells[war + ORIGIN] = origin
    cells[war + REGION] = region
    cells[war + FOE] = foe
    cells[war + FREE] = 1 if free else 0
    if origin != region:
        cells[war + MARKS] = AIRBORNE


def tell_declared(cells: vec[i64], witness: Witness) -> None:
    """Everybody hears of the war on top of the stack."""
    war = top_frame(cells)
    if cells[war + FOE] == NECROSIAN_FOE:
        witness.tell(
            telling.WAR_ON_NECROSIANS, EVERYONE, cells[war + ATTACKER], cells[war + REGION], cells[war + ORIGIN]
        )
    else:
        witness.tell(
            telling.WAR_ON_PLAYER,
            EVERYONE,
            cells[war + ATTACKER],
            cells[war + FOE],
            cells[war + REGION],
            cells[war + ORIGIN],
        )
