"""Points and Ranks, computed from what lies before the players, never stored (DIK-084, DIK-319)."""

from __future__ import annotations

from logothete.components import decks
from logothete.games.diktat.board import (
    AFFINITIES,
    AFFINITY,
    ANY_AFFINITY,
    CABAL,
    CORRUPTING,
    CORRUPTION,
    DEBTS,
    OWN_CARDS,
    PERJURIES,
    POWER,
    RAISED,
    SLOTS,
    Board,
)
from logothete.games.diktat.effects.rows import RANK, VP
from logothete.games.diktat.holdings import (
    cards_of,
    fill,
    filled_with,
    next_card,
    slots_filled,
    tokens_on,
)
from logothete.games.diktat.standing import gained
from logothete.kernel.bits import BIT, count
from logothete.kernel.cells import i64, vec

# Ranks


def rank_of(board: Board, cells: vec[i64], seat: i64) -> i64:
    """A seat's Rank now (DIK-079)."""
    return board.rank[cells[CABAL + seat]] + gained(board, cells, seat, RANK) + cells[RAISED + seat]


def administrator(board: Board, cells: vec[i64]) -> i64:
    """The seat of the highest Rank; of equal ones, that of the higher starting Rank (DIK-081, DIK-084, DIK-087)."""
    return next_in_rank(board, cells, board.all_seats)


def next_in_rank(board: Board, cells: vec[i64], seats: i64) -> i64:
    """The seat of the highest Rank among those of a mask that is not empty (DIK-078, DIK-080)."""
    best: i64 = -1
    highest: i64 = 0
    for seat in range(board.players):
        if not seats & BIT[seat]:
            continue
        rank = rank_of(board, cells, seat)
        equal: bool = best >= 0 and rank == highest
        if best < 0 or rank > highest or (equal and _starting(board, cells, seat) > _starting(board, cells, best)):
            best = seat
            highest = rank
    return best


def _starting(board: Board, cells: vec[i64], seat: i64) -> i64:
    return board.rank[cells[CABAL + seat]]


# Points


def slot_points(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The VP of a seat's Cabal slots (DIK-142)."""
    total: i64 = 0
    for slot in range(slots_filled(cells, seat)):
        total += board.slot_points[cells[CABAL + seat] * OWN_CARDS + slot]
    return total


def card_points(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The VP of the positions of a seat's Opportunity cards (DIK-075)."""
    total: i64 = 0
    for place in range(cards_of(cells, seat)):
        total += board.card_points[cells[CABAL + seat] * SLOTS + place] if place < SLOTS else board.overflow
    return total


def affinity_points(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The VP of a seat's filled symbols (DIK-231)."""
    total: i64 = 0
    card = next_card(cells, seat, 0)
    while card >= 0:
        total += tokens_on(cells, card)
        card = next_card(cells, seat, card + 1)
    return total


def points_of(board: Board, cells: vec[i64], seat: i64) -> i64:
    """A seat's VP, the sum of their sources (DIK-319)."""
    total: i64 = slot_points(board, cells, seat) + card_points(board, cells, seat)
    total += gained(board, cells, seat, VP) + affinity_points(board, cells, seat)
    return total - cells[PERJURIES + seat]


def corrupted_sectors(board: Board, cells: vec[i64]) -> i64:
    """The mask of the sectors with a card on the corruption track (AUT-037)."""
    mask: i64 = 0
    for place in range(cells[CORRUPTING]):
        mask |= BIT[board.sector_of[cells[CORRUPTING + decks.FIRST + place]]]
    return mask


def corruption_loss(board: Board, cells: vec[i64], seat: i64) -> i64:
    """The VP that a seat's Corruption tokens cost at the end (AUT-007 to AUT-009)."""
    return cells[CORRUPTION + seat] * board.losses[count(corrupted_sectors(board, cells))]


def final_points(board: Board, cells: vec[i64], seat: i64) -> i64:
    """A seat's VP after the losses of the end (DIK-275)."""
    return points_of(board, cells, seat) - cells[DEBTS + seat] - corruption_loss(board, cells, seat)


def final_places(board: Board, cells: vec[i64]) -> list[int]:
    """VP, then PP; who is still tied shares the place (DIK-276 to DIK-281)."""
    places: list[int] = []
    for seat in range(board.players):
        place = 1
        for rival in range(board.players):
            better: i64 = final_points(board, cells, rival) - final_points(board, cells, seat)
            if better > 0 or (better == 0 and cells[POWER + rival] > cells[POWER + seat]):
                place += 1
        places.append(place)
    return places


# Affinities


def first_open(board: Board, cells: vec[i64], seat: i64, affinity: i64, card: i64) -> i64:
    """The first card of a seat, from `card` on, with a free symbol of just this type; -1 if there is none."""
    card = next_card(cells, seat, card)
    while card >= 0:
        if open_symbol(board, cells, card, affinity) >= 0:
            return card
        card = next_card(cells, seat, card + 1)
    return -1


def open_symbol(board: Board, cells: vec[i64], card: i64, affinity: i64) -> i64:
    """The first free symbol of a card that is of just this type (or ANY_AFFINITY); -1 if there is none."""
    for symbol in range(board.symbols[card]):
        if board.symbol[card * 2 + symbol] == affinity and filled_with(cells, card, symbol) < 0:
            return symbol
    return -1


def fill_all(board: Board, cells: vec[i64], seat: i64) -> i64:
    """Fill every symbol that a seat can, in the way that gives most VP; how many (DIK-280).

    A symbol of one type takes nothing from any other, so those come first and the symbols for all types last.
    """
    done: i64 = 0
    for affinity in range(AFFINITIES):
        done += _fill_with(board, cells, seat, affinity, affinity)
    for affinity in range(AFFINITIES):
        done += _fill_with(board, cells, seat, affinity, ANY_AFFINITY)
    return done


def _fill_with(board: Board, cells: vec[i64], seat: i64, affinity: i64, symbol: i64) -> i64:
    done: i64 = 0
    while cells[AFFINITY + seat * AFFINITIES + affinity] > 0:
        card = first_open(board, cells, seat, symbol, 0)
        if card < 0:
            return done
        fill(cells, card, open_symbol(board, cells, card, symbol), affinity)
        cells[AFFINITY + seat * AFFINITIES + affinity] -= 1
        done += 1
    return done


def affinities_left(board: Board, cells: vec[i64], affinity: i64) -> i64:
    """How many tokens of a type are in the supply (DIK-064)."""
    left: i64 = board.affinities
    for seat in range(board.players):
        left -= cells[AFFINITY + seat * AFFINITIES + affinity]
        card = next_card(cells, seat, 0)
        while card >= 0:
            for symbol in range(board.symbols[card]):
                if filled_with(cells, card, symbol) == affinity:
                    left -= 1
            card = next_card(cells, seat, card + 1)
    return left
