"""A position in a few lines of plain text, for whoever works in a terminal."""

from __future__ import annotations

from typing import Final

from logothete.games.guiscard import men, occupancy
from logothete.games.guiscard.board import (
    FIRST_HORSE,
    LEFT,
    MOUNTED_FACE,
    OUTCOME,
    PHASE,
    SEQUENCE,
    STATE,
    TURN,
    WAITING,
    Board,
)
from logothete.games.guiscard.health import DEAD, STUNNED, WOUNDED
from logothete.kernel.cells import i64, vec

SEQUENCES: Final = ("set-up", "fire", "charges", "movement", "combat", "recovery")
HEALTHS: Final = {STUNNED: " stunned", WOUNDED: " wounded", DEAD: " dead"}
GROUNDS: Final = '."T/~^=#_-%,wsctp'
"""A sign for each terrain of `grounds.toml`, in its order; others are a question mark."""


def sketch(board: Board, cells: vec[i64]) -> str:
    """When it is, everybody with what his counter says, and the map: capitals are the men of the first side."""
    moment = f"turn {cells[TURN]} of {board.turns}, {board.side_keys[int(cells[PHASE])]}, "
    lines = [moment + (SEQUENCES[int(cells[SEQUENCE])] if not cells[OUTCOME] else f"over: {cells[OUTCOME]}")]
    lines += [_man(board, cells, man) for man in range(board.men)]
    lines += [_horse(board, cells, horse) for horse in range(board.horses) if cells[men.at_horse(board, horse) + STATE]]
    return "\n".join([*lines, *_map(board, cells)])


def _name(board: Board, place: i64) -> str:
    return board.table.domains["hex"][int(board.field.key_of[int(place)])]


def _man(board: Board, cells: vec[i64], man: i64) -> str:
    key = board.table.domains["man"][int(board.character[man])]
    if men.marked(cells, man, LEFT):
        return f"{_sign(board, man)} {key}: has left"
    if men.marked(cells, man, WAITING):
        return f"{_sign(board, man)} {key}: is to enter"
    place = int(men.place_of(cells, man))
    where = _name(board, place) if place >= 0 else "nowhere"
    riding = f" heading {men.heading_of(cells, man)}" if men.face_of(cells, man) >= MOUNTED_FACE else ""
    riding = riding if men.mounted(cells, man) else ""
    figures = f"{men.attack_of(board, cells, man)}/{men.defence_of(board, cells, man)}"
    health = HEALTHS.get(int(men.health_of(cells, man)), "")
    return f"{_sign(board, man)} {key} {figures}{health}: {where}{riding}"


def _horse(board: Board, cells: vec[i64], horse: i64) -> str:
    key = board.table.domains["man"][int(board.character[board.horse_man[horse]])]
    place = int(men.front_of(board, cells, horse))
    return f"horse of {key}: {_name(board, place) if place >= 0 else 'gone'}"


def _sign(board: Board, man: i64) -> str:
    first = min(other for other in range(board.men) if board.side[other] == board.side[man])
    return chr((ord("a") if board.side[man] else ord("A")) + int(man) - first)


def _map(board: Board, cells: vec[i64]) -> list[str]:
    columns, rows = int(board.field.grid.columns), int(board.field.grid.rows)
    lines = []
    for row in range(rows):
        for shifted in (0, 1):
            places = [column * rows + row for column in range(shifted, columns, 2)]
            signs = "   ".join(_place(board, cells, place) for place in places)
            lines.append(("  " if shifted else "") + signs)
    return lines


def _place(board: Board, cells: vec[i64], place: i64) -> str:
    who = occupancy.occupant(board, cells, place)
    if who >= FIRST_HORSE:
        return "@"
    if who:
        return _sign(board, who - 1)
    if occupancy.dead_men(board, cells, place) or occupancy.dead_horses(board, cells, place):
        return "+"
    terrain = int(board.field.terrain[place])
    return GROUNDS[terrain] if terrain < len(GROUNDS) else "?"
