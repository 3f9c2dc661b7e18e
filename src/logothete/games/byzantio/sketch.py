"""A position in plain text, for whoever works on the game in a terminal; every secret is in it."""

from __future__ import annotations

from logothete.games.byzantio.board import (
    ACTIVE,
    EVENT_KEYS,
    FIRST,
    FREE,
    HOUSE,
    NO_GUESS,
    ONES,
    PRETENDER,
    RESERVE,
    ROW_KEYS,
    ROWS,
    TILES,
    TURN,
    UPTURNED,
    Board,
    garrisons_of,
    suspect_of,
    target_on,
)
from logothete.games.byzantio.scoring import abandoned_city, changed_line
from logothete.kernel.bits import members
from logothete.kernel.cells import i64, vec


def sketch(board: Board, cells: vec[i64]) -> str:
    """The course of the game, then what each seat has on the board, on its grid and on its sheet."""
    lines = [_course(board, cells), f"  events: {_events(board, cells)}"]
    for seat in range(board.players):
        house = cells[HOUSE + seat]
        if house < 0:
            lines.append(f"seat {seat}: no house yet")
            continue
        where = board.province_key(cells[PRETENDER + seat])
        lines.append(
            f"seat {seat}, {board.house_key(house)}: pretender in {where}, {cells[RESERVE + seat]} garrisons in reserve"
        )
        lines += [f"  {part}" for part in _possessions(board, cells, seat) if part]
    return "\n".join(lines)


def _course(board: Board, cells: vec[i64]) -> str:
    course = f"turn {cells[TURN]} of {board.turns}"
    if cells[TURN] > 0:
        course += f", seat {cells[FIRST]} first"
    return f"{course}, seat {cells[ACTIVE]} acts" if cells[ACTIVE] >= 0 else course


def _events(board: Board, cells: vec[i64]) -> str:
    """Each event with its turn; those that came stand in brackets."""
    shown: list[str] = []
    for turn in range(1, board.turns + 1):
        place = board.tile_on[turn]
        if place >= 0:
            event = f"{turn} {EVENT_KEYS[cells[TILES + place]]}"
            shown.append(f"({event})" if place < cells[UPTURNED] else event)
    return ", ".join(shown)


def _possessions(board: Board, cells: vec[i64], seat: int) -> list[str]:
    free = [f"{key} {cells[FREE + seat * ROWS + row]}" for row, key in enumerate(ROW_KEYS)]
    return [
        _named("garrisons", _garrisons(board, cells, seat), "; "),
        _named("free boxes", free),
        _named("targets", _targets(board, cells, seat)),
        _named("guesses", _guesses(board, cells, seat)),
    ]


def _named(name: str, things: list[str], between: str = ", ") -> str:
    return f"{name}: {between.join(things)}" if things else ""


def _garrisons(board: Board, cells: vec[i64], seat: int) -> list[str]:
    """The cities of each province where the seat has garrisons; a 2 behind those with two."""
    held: dict[str, list[str]] = {}
    for city in members(int(cells[ONES + seat])):
        two = " 2" if garrisons_of(cells, seat, city) == 2 else ""
        held.setdefault(board.province_key(board.province_of[city]), []).append(board.city_key(city) + two)
    return [f"{province}: {', '.join(cities)}" for province, cities in held.items()]


def _targets(board: Board, cells: vec[i64], seat: int) -> list[str]:
    """The list from the top, and what a changed line was before."""
    shown: list[str] = []
    for line in range(board.targets):
        city = target_on(cells, seat, line)
        if city >= 0:
            changed = changed_line(cells, seat) == line
            before = f" (was {board.city_key(abandoned_city(cells, seat))})" if changed else ""
            shown.append(board.city_key(city) + before)
    return shown


def _guesses(board: Board, cells: vec[i64], seat: int) -> list[str]:
    shown: list[str] = []
    for rival in range(board.players):
        guess = suspect_of(cells, seat, rival)
        if rival != seat and guess >= 0:
            shown.append(f"seat {rival} {'blank' if guess == NO_GUESS - 1 else board.city_key(guess)}")
    return shown
