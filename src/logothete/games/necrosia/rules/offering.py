"""Laying out offers in a step's buffer, one for each region or people of a set."""

from __future__ import annotations

from logothete.games.necrosia.board import PEOPLE, Board
from logothete.kernel.bits import BIT
from logothete.kernel.cells import i64, vec


def offer_regions(board: Board, verb: i64, regions: i64, out: vec[i64], offers: i64) -> i64:
    """A verb for every region of a mask, after the offers there are already; how many there are then."""
    for region in range(board.regions):
        if regions & BIT[region]:
            out[offers] = board.first[verb] + region
            offers += 1
    return offers


def offer_peoples(board: Board, cells: vec[i64], verb: i64, seats: i64, out: vec[i64], offers: i64) -> i64:
    """A verb for the people of every seat of a mask, after the offers there are already; how many there are then."""
    for seat in range(board.players):
        if seats & BIT[seat]:
            out[offers] = board.first[verb] + cells[PEOPLE + seat]
            offers += 1
    return offers
