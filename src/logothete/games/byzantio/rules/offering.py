"""Laying out offers in a step's buffer, one for each member of a set."""

from __future__ import annotations

from logothete.games.byzantio.board import Board
from logothete.kernel.bits import BIT, INDEX
from logothete.kernel.cells import i64, vec


def offer_each(first: i64, mask: i64, out: vec[i64], offers: i64) -> i64:
    """The actions from `first` on that the mask has, after the offers there are already; how many there are then."""
    while mask:
        low: i64 = mask & -mask
        out[offers] = first + INDEX[low % 67]
        offers += 1
        mask ^= low
    return offers


def offer_cities(board: Board, verb: i64, cities: i64, out: vec[i64]) -> i64:
    """A verb for each of these cities, in the order of the board; how many they are. Meant for many cities."""
    first: i64 = board.first[verb]
    offers: i64 = 0
    for city in board.playable:
        if cities & BIT[city]:
            out[offers] = first + city
            offers += 1
    return offers


def offer_elsewhere(board: Board, verb: i64, here: i64, out: vec[i64], offers: i64) -> i64:
    """A verb for every province that a pretender may enter, but the one where he is (NEK-016, NEK-017)."""
    first: i64 = board.first[verb]
    for entry in board.entries:
        if entry != here:
            out[offers] = first + entry
            offers += 1
    return offers
