"""How well off the seats are in a position: in VP that they may expect, and in their chances against one another."""

from __future__ import annotations

from math import exp

from logothete.games.diktat.board import FALLEN, SEATS
from logothete.games.diktat.judgement.danger import safety, unplayed
from logothete.games.diktat.judgement.fortune import fortune
from logothete.games.diktat.judgement.goods import cycles_left
from logothete.games.diktat.judgement.survey import Survey
from logothete.games.diktat.position import Position
from logothete.games.diktat.scoring import final_points
from logothete.kernel.cells import i64
from logothete.kernel.mind import numbers
from logothete.kernel.steps import TOP


class Outlook:
    """What the latest position that was looked at promises. One for each mind: it has scratch buffers."""

    __slots__ = ("points", "safe", "shares", "survey")

    def __init__(self) -> None:
        self.survey = Survey()
        self.points = numbers(SEATS)
        """Of each seat: the VP that it may expect in the end."""
        self.shares = numbers(SEATS)
        """Of each seat: its chance to win."""
        self.safe = 1.0
        """The chance that not all lose together."""

    def look(self, position: Position) -> None:
        """Look at a position."""
        board = position.board
        cells = position.cells
        if cells[TOP] == 0:
            self._final(position)
            return
        left = cycles_left(board, cells)
        self.survey.count(board, cells, left)
        self.safe = safety(board, cells, self.survey, left)
        # Early on much may still change; near the end a small lead is worth a lot.
        spread = 0.8 + 0.9 * float(left) + 0.5 * unplayed(board, cells)
        top = 0.0
        for seat in range(board.players):
            self.points[seat] = fortune(board, cells, self.survey, seat, left)
            if seat == 0 or self.points[seat] > top:
                top = self.points[seat]
        total = 0.0
        for seat in range(board.players):
            self.shares[seat] = exp((self.points[seat] - top) / spread)
            total += self.shares[seat]
        for seat in range(board.players):
            self.shares[seat] *= self.safe / total

    def worth(self, seat: i64) -> float:
        """The VP that a seat may expect, less with the danger of losing together."""
        return self.points[seat] * self.safe

    def _final(self, position: Position) -> None:
        """At the end: the winner has everything, those who tie share it, and a common defeat is worth nothing."""
        board = position.board
        fallen: bool = position.cells[FALLEN] != 0
        self.safe = 0.0 if fallen else 1.0
        places = position.places()
        winners = float(places.count(1))
        for seat in range(board.players):
            self.points[seat] = float(final_points(board, position.cells, seat))
            self.shares[seat] = 1.0 / winners if not fallen and places[seat] == 1 else 0.0
