"""A position in a few lines of plain text, for whoever works in a terminal; every secret is in it."""

from __future__ import annotations

from logothete.components import decks
from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    CABAL,
    CORRUPTING,
    CYCLE,
    DARKNESS,
    DEBTS,
    KINDS,
    MOVES,
    OTHERS,
    PARASITES,
    PHASE,
    PHASE_KEYS,
    PLACES,
    POWER,
    RESERVE,
    SECRET,
    SECTORS,
    TRACK,
    Board,
)
from logothete.games.diktat.holdings import all_markers, marker_at, next_card
from logothete.games.diktat.scoring import points_of, rank_of
from logothete.games.diktat.stacks import kind_at, owner_of, size_of
from logothete.kernel.cells import i64, vec

_LETTERS = "CGE"


def sketch(board: Board, cells: vec[i64]) -> str:
    """Tracks, players, and stacks from the top down."""
    lines = [f"cycle {cells[CYCLE]} of {board.cycles}, {PHASE_KEYS[int(cells[PHASE])]}"]
    secret = f", secret {board.content.opportunities[int(cells[SECRET]) - 1].key}" if cells[SECRET] else ""
    lines.append(f"track: {_cards(board, cells, TRACK)}{secret}")
    if board.others:
        lines.append(f"corruption: {_cards(board, cells, CORRUPTING)}")
    lines += [_player(board, cells, seat) for seat in range(board.players) if cells[CABAL + seat] >= 0]
    lines += [line for sector in range(SECTORS) if (line := _sector(board, cells, sector))]
    return "\n".join(lines)


def _cards(board: Board, cells: vec[i64], run: i64) -> str:
    cards = [board.content.opportunities[int(cells[run + decks.FIRST + at])].key for at in range(cells[run])]
    return ", ".join(cards) or "empty"


def _player(board: Board, cells: vec[i64], seat: i64) -> str:
    agents = "/".join(str(cells[RESERVE + seat * KINDS + kind]) for kind in range(KINDS))
    affinities = "/".join(str(cells[AFFINITY + seat * AFFINITIES + one]) for one in range(AFFINITIES))
    held = [board.sector_key(marker_at(cells, seat, at)) for at in range(all_markers(cells, seat))]
    card = next_card(cells, seat, 0)
    while card >= 0:
        held.append(board.content.opportunities[int(card)].key)
        card = next_card(cells, seat, card + 1)
    return (
        f"seat {seat}, {board.cabal_key(cells, seat)}: {points_of(board, cells, seat)} VP, "
        f"rank {rank_of(board, cells, seat)}, {cells[POWER + seat]} PP, {cells[DEBTS + seat]} debts, "
        f"{cells[MOVES + seat]} pawns, agents {agents}, affinities {affinities}, holds {', '.join(held) or 'nothing'}"
    )


def _sector(board: Board, cells: vec[i64], sector: i64) -> str:
    stacks = []
    for place in range(sector * PLACES, (sector + 1) * PLACES):
        if size_of(cells, place) > 0:
            owner = owner_of(cells, place)
            pawns = "".join(_LETTERS[int(kind_at(cells, place, at))] for at in range(size_of(cells, place)))
            stacks.append(f"{'others' if owner == OTHERS else f'seat {owner}'} {pawns}")
    marks = [f"{cells[DARKNESS + sector]} darkness"] if cells[DARKNESS + sector] else []
    marks += [f"{cells[PARASITES + sector]} corruption"] if cells[PARASITES + sector] else []
    return f"  {board.sector_key(sector)}: {', '.join([*stacks, *marks])}" if stacks or marks else ""
