"""What a rival can have behind his screen, as far as a seat can tell: the least and the most of each hidden good.

Whatever comes and goes is seen by all, but for the types of Agents and for what rivals hand to one another (DIK-043,
DIK-162). So a rival who has exchanged nothing with a third player has exactly what he seems to have; of those who have,
only what they have together is known.
"""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.board import AFFINITIES, AFFINITY, ALL_PLACES, KINDS, OWNER, POWER, RESERVE, SIZE, WITHDRAWN
from logothete.games.diktat.desk.layout import GOODS_KEYS, flow_at
from logothete.games.diktat.effects.rows import POLITICS, PP
from logothete.games.diktat.position import Position
from logothete.games.diktat.stacks import kind_at, knows
from logothete.kernel.cells import i64, vec

HIDDEN_GOODS: Final = (0, 1, 2, PP, *range(POLITICS, POLITICS + AFFINITIES))


def bounds_of(state: Position, seat: int, rival: int) -> dict[str, list[int]]:
    """By hidden good: the least and the most that a rival can have, by what a seat knows."""
    cells = state.cells
    circle = _circle(state, seat, rival)
    found = {}
    for good in HIDDEN_GOODS:
        if good < KINDS:
            least, most = _agents(cells, seat, circle, good)
        elif len(circle) == 1:
            least = most = _purse(cells, rival, good)
        else:
            least, most = 0, sum(_purse(cells, member, good) for member in circle)
        found[GOODS_KEYS[good]] = [int(least), int(most)]
    return found


def _circle(state: Position, seat: int, rival: int) -> list[int]:
    """A rival and everybody with whom he may have exchanged something that the seat did not see, at whatever remove."""
    found = [rival]
    for member in found:
        for other in range(state.board.players):
            lower, higher = min(member, other), max(member, other)
            if other != seat and other not in found and state.cells[flow_at(lower, higher)] != 0:
                found.append(other)
    return found


def _purse(cells: vec[i64], seat: i64, good: int) -> i64:
    return cells[POWER + seat] if good == PP else cells[AFFINITY + seat * AFFINITIES + good - POLITICS]


def _agents(cells: vec[i64], seat: int, circle: list[int], kind: int) -> tuple[i64, i64]:
    """Of the Agents in reserve their number is known; their types mix with those of the pawns that were not seen."""
    of_kind: i64 = 0
    unseen: i64 = 0
    reserve: i64 = 0
    for member in circle:
        of_kind += _unseen(cells, seat, member, kind)
        unseen += sum(_unseen(cells, seat, member, one) for one in range(KINDS))
        reserve += sum(cells[RESERVE + member * KINDS + one] for one in range(KINDS))
    if len(circle) > 1:
        return 0, min(reserve, of_kind)
    return max(0, reserve - (unseen - of_kind)), min(reserve, of_kind)


def _unseen(cells: vec[i64], seat: int, owner: int, kind: int) -> i64:
    """The Agents of a type that an owner has where the seat does not see them."""
    total: i64 = cells[RESERVE + owner * KINDS + kind] + cells[WITHDRAWN + owner * KINDS + kind]
    for place in range(ALL_PLACES):
        if cells[OWNER + place] == owner + 1:
            for position in range(cells[SIZE + place]):
                if not knows(cells, seat, place, position) and kind_at(cells, place, position) == kind:
                    total += 1
    return total
