"""Games in which everybody holds a great deal from the beginning, so that random play meets every effect.

Nearly all Opportunity cards and half of the Cabal cards lie before the players, with some markers; nobody reaches the
points that end a game early, because the goal is out of reach.
"""

from __future__ import annotations

from logothete.components import decks
from logothete.games.diktat.board import CABAL, IN_PLAY, OWN_CARDS, POWER, SECTORS, Board
from logothete.games.diktat.holdings import add_card, add_marker, all_markers, markers_left
from logothete.games.diktat.position import Position
from logothete.games.diktat.rules.setup import set_up
from logothete.games.diktat.title import Diktat
from logothete.kernel.bits import BIT
from logothete.kernel.dice import Dice
from logothete.kernel.state import Witness
from logothete.kernel.title import Setup

OUT_OF_REACH = 99


class Rich(Diktat):
    """Diktat from a rich beginning."""

    def board(self, setup: Setup) -> Board:
        board = super().board(setup)
        board.target = OUT_OF_REACH
        return board

    def start(self, setup: Setup, dice: Dice, witness: Witness | None = None) -> Position:
        state = set_up(self.board(setup), dice, witness)
        if state.cells[CABAL] >= 0:
            endow(state, dice)
        return state


def endow(state: Position, dice: Dice) -> None:
    """Lay elements before everybody at random."""
    board, cells = state.board, state.cells
    seats = int(board.players)
    for _ in range(int(cells[board.deck]) - 12):
        add_card(cells, dice.below(seats), decks.draw(cells, board.deck))
    for seat in range(seats):
        for own in range(OWN_CARDS):
            if dice.below(2):
                cells[IN_PLAY + seat] |= BIT[own]
        for _ in range(4):
            sector = dice.below(SECTORS)
            if markers_left(board, cells, sector) > 0 and all_markers(cells, seat) < board.markers:
                add_marker(cells, seat, sector)
        cells[POWER + seat] += 5
