"""What may be asked of a position: the line between two hexes, where somebody can go, what threatens a hex.

Nothing is hidden, so everybody is told the same (GUI-036). Each line of an answer names the rule that it follows from.
"""

from __future__ import annotations

from typing import Final

import msgspec

from logothete.games.guiscard import men, stepping
from logothete.games.guiscard.board import NO_WEAPON, Board
from logothete.games.guiscard.position import Position
from logothete.games.guiscard.reach import NOT_REACHED, TESTED
from logothete.games.guiscard.rules.movement import points_to_move
from logothete.games.guiscard.sight import CREST, RISE, TREES, Sightline
from logothete.geometry.hexes import DIRECTIONS
from logothete.kernel.cells import i64
from logothete.kernel.title import Answer, Finding, InquiryKind

COVERS: Final = ("none", "light", "medium", "strong", "total")
USUAL_SHORT: Final = 10
"""The short range by which cover from above is told where nobody shoots: that of the short bow."""


class SightAnswer(Answer, frozen=True, kw_only=True):
    """A line: the hexes it crosses, two where it runs along a side, where it is stopped, and the target's cover."""

    crossed: list[list[str]]
    stopped: str | None
    cover: str | None


class Reached(msgspec.Struct, frozen=True, array_like=True):
    """A hex with the MP and the tests of the best way to it."""

    hex: str
    points: int
    tests: int


class ReachAnswer(Answer, frozen=True, kw_only=True):
    """Where a man can go."""

    points: int
    hexes: list[Reached]


class ThreatAnswer(Answer, frozen=True, kw_only=True):
    """Who of the other side could attack a hex after his next move, and who has a line and the range to it."""

    attackers: list[str]
    shooters: list[str]


SIGHT: Final = InquiryKind("sight", ("hex", "hex"), SightAnswer)
REACH: Final = InquiryKind("reach", ("man",), ReachAnswer)
THREAT: Final = InquiryKind("threat", ("hex", "side"), ThreatAnswer)
INQUIRIES: Final = (SIGHT, REACH, THREAT)


class NotHere(Exception):
    """Something was asked about a man or a hex that is not part of this battle."""


def _hex(board: Board, key: str) -> int:
    place = int(board.field.of_key[board.table.domains["hex"].index(key)])
    if place < 0:
        raise NotHere(f"no map of this battle has a hex {key}")
    return place


def _man(board: Board, key: str) -> int:
    man = int(board.man_of[board.table.domains["man"].index(key)])
    if man < 0:
        raise NotHere(f"{key} is not in this battle")
    return man


def _name(board: Board, place: i64) -> str:
    return board.table.domains["hex"][int(board.field.key_of[place])]


def sight(state: Position, start: str, target: str) -> SightAnswer:
    """The line of fire between two hexes: what it crosses, what stops it, and the cover of whoever is at its end."""
    board = state.board
    line = Sightline(board.field)
    if start == target:
        return SightAnswer(crossed=[], stopped=None, cover=None)
    seen = line.trace(_hex(board, start), _hex(board, target))
    crossed = [
        [_name(board, place) for place in (line.here[at], line.beside[at]) if place >= 0]
        for at in range(1, int(line.size) - 1)
    ]
    distance = int(board.field.distance(_hex(board, start), _hex(board, target)))
    lines = [Finding("distance", "GUI-177", {"number": distance})]
    if seen:
        cover = COVERS[int(line.cover(USUAL_SHORT))]
        lines.append(Finding("clear", "GUI-215"))
        if line.brush:
            lines.append(Finding("brush-crossed", "GUI-220"))
        if line.crest:
            lines.append(Finding("over-crest", "GUI-227"))
        lines.append(Finding("covered", "GUI-198", {"cover": cover}))
        return SightAnswer(lines=tuple(lines), crossed=crossed, stopped=None, cover=cover)
    where = _name(board, line.blocked_at)
    lines.append(_stopped(int(line.stopped), where))
    return SightAnswer(lines=tuple(lines), crossed=crossed, stopped=where, cover=None)


def _stopped(by: int, where: str) -> Finding:
    if by == TREES:
        return Finding("blocked-by-trees", "GUI-221", {"hex": where})
    if by == RISE:
        return Finding("blocked-by-height", "GUI-228", {"hex": where})
    if by == CREST:
        return Finding("blocked-by-crest", "GUI-225", {"hex": where})
    return Finding("blocked-by-wall", "GUI-219", {"hex": where})


def reach(state: Position, key: str) -> ReachAnswer:
    """Where a man could go with all the points of a move from where he stands; enemies included."""
    board, cells = state.board, state.cells
    man = _man(board, key)
    if not men.awake(cells, man):
        return ReachAnswer(lines=(Finding("goes-nowhere", "GUI-025", {"man": key}),), points=0, hexes=[])
    points = int(points_to_move(board, cells, man))
    found = state.reach()
    found.find(cells, man, points)
    hexes = []
    for place in range(int(board.field.size)):
        weight = int(found.weight(place))
        if weight != NOT_REACHED:
            hexes.append(Reached(_name(board, place), weight % TESTED, weight // TESTED))
    lines = (Finding("reaches", "GUI-063", {"man": key, "points": points, "number": len(hexes)}),)
    return ReachAnswer(lines=lines, points=points, hexes=hexes)


def threat(state: Position, hex_key: str, side_key: str) -> ThreatAnswer:
    """Which men of a side could attack a hex after a move, or shoot at it from where they are."""
    board, cells = state.board, state.cells
    if side_key not in board.side_keys:
        raise NotHere(f"{side_key} is no side of this battle")
    place, side = _hex(board, hex_key), board.side_keys.index(side_key)
    attackers, shooters = [], []
    for man in range(int(board.men)):
        if board.side[man] != side or not men.awake(cells, man):
            continue
        name = board.table.domains["man"][int(board.character[man])]
        if _could_come(state, man, place):
            attackers.append(name)
        if _could_shoot(board, state, man, place):
            shooters.append(name)
    lines = (Finding("threatened", "GUI-256", {"hex": hex_key, "number": len(attackers), "shooters": len(shooters)}),)
    return ThreatAnswer(lines=lines, attackers=attackers, shooters=shooters)


def _could_come(state: Position, man: int, place: int) -> bool:
    """Whether a man stands beside a hex that he could attack, or can get to such a place."""
    board, cells = state.board, state.cells
    if men.touches(board, cells, man, place) and men.could_attack(board, cells, man, place, False):
        return True
    points = points_to_move(board, cells, man)
    if board.field.distance(men.place_of(cells, man), place) > points + 1:
        return False
    found = state.reach()
    found.find(cells, man, points)
    way = men.way_of(board, cells, man)
    for direction in range(DIRECTIONS):
        beside = int(board.field.beyond(place, direction))
        open_to_him = beside >= 0 and board.field.step_cost(way, beside, stepping.behind(direction)) != 0
        if open_to_him and found.weight(beside) != NOT_REACHED:
            return True
    return False


def _could_shoot(board: Board, state: Position, man: int, place: int) -> bool:
    weapon = int(board.weapon[man])
    if weapon == NO_WEAPON or men.place_of(state.cells, man) == place:
        return False
    here = men.place_of(state.cells, man)
    if board.field.distance(here, place) > board.arms.ranges[3 * weapon + 2]:
        return False
    return Sightline(board.field).trace(here, place)
