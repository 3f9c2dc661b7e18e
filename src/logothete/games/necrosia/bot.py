"""How a bot judges Necrosia: what a seat may still earn, and how near everybody is to losing together.

The judgement is in influence: what is on the track, what the regions may bring in the turns to come, what units and
cards are good for. A game that is lost together is worth nothing to anybody, so all prospects shrink with that danger.
All of it is rough on purpose; search corrects it. The parts of the judgement are in `judgement/`, a file for each.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from logothete.components import windows
from logothete.games.necrosia.board import ANY_CARD, FALLEN, SEATS, YEAR
from logothete.games.necrosia.frames import WindowFrame
from logothete.games.necrosia.judgement.danger import safety
from logothete.games.necrosia.judgement.first_sight import appeal
from logothete.games.necrosia.judgement.fortune import fortune
from logothete.games.necrosia.judgement.survey import Survey
from logothete.games.necrosia.kinds import ANNOUNCE_STEP, WINDOW_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.verbs import PASS
from logothete.kernel.bits import lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice, QuickDice
from logothete.kernel.mind import Mind, draw, numbers
from logothete.kernel.state import State, buffer
from logothete.kernel.steps import TOP, top_frame

HORIZON: Final = 0
"""Positions are judged as they stand: turns played by first sight, which does not see necrosis, lose the land as often
as not and drown what an action is worth (docs/performance.md)."""
CURIOSITY: Final = 0.4
"""One point of influence changes prospects by one or two hundredths."""
RESOLVED: Final = 24
"""Decisions after which a card that is being played is judged as it stands."""
OFFERS: Final = 4096
"""Room for more actions than a pack can make."""


class NecrosiaMind(Mind):
    """Judgement and instinct for Necrosia. One for each search: it has scratch buffers."""

    __slots__ = ("dice", "offers", "points", "survey", "weights")

    def __init__(self) -> None:
        self.survey = Survey()
        self.points = numbers(SEATS)
        self.weights = numbers(OFFERS)
        self.offers = buffer(OFFERS)
        self.dice = QuickDice(1)
        """For what a card on its way leaves to chance: always the same, so that the same position is judged alike."""

    def horizon(self) -> i64:
        return HORIZON

    def curiosity(self) -> float:
        return CURIOSITY

    def worth(self, state: State, seat: i64) -> float:
        """The influence that a seat may expect in the end, less with the danger of losing together."""
        position = self._resolve(cast(Position, state))
        board = position.board
        cells = position.cells
        self.survey.count(board, cells)
        return fortune(board, cells, self.survey, seat) * safety(board, cells, self.survey)

    def prospects(self, state: State, out: vec[float]) -> None:
        position = cast(Position, state)
        board = position.board
        if position.cells[TOP] != 0:
            position = self._resolve(position)
        cells = position.cells
        if cells[TOP] == 0:
            _final(position, out)
            return
        self.survey.count(board, cells)
        safe = safety(board, cells, self.survey)
        # Early on much may still change; near the end a small lead is worth a lot.
        spread = 3.0 + 2.0 * float(board.years - cells[YEAR])
        top = 0.0
        for seat in range(board.players):
            self.points[seat] = fortune(board, cells, self.survey, seat)
            if self.points[seat] > top:
                top = self.points[seat]
        total = 0.0
        for seat in range(board.players):
            out[seat] = exp((self.points[seat] - top) / spread)
            total += out[seat]
        for seat in range(board.players):
            out[seat] *= safe / total

    # What is half done

    def _resolve(self, state: Position) -> Position:
        """The position after a card that is on its way, if nobody else does anything; dice of wars stay unrolled."""
        position = state
        cells = position.cells
        left: i64 = RESOLVED
        while left > 0 and cells[TOP] != 0 and _on_its_way(cells):
            if position is state:
                position = state.clone()
                cells = position.cells
            seat = lowest(position.pending())
            if cells[cells[TOP]] == WINDOW_STEP:
                position.take(seat, position.board.first[PASS], self.dice, None)
            else:
                size = position.offer(seat, self.offers)
                position.take(seat, self.offers[self._first_sight(position, seat, size)], self.dice, None)
            left -= 1
        return position

    def _first_sight(self, state: Position, seat: i64, size: i64) -> i64:
        self.weigh(state, seat, self.offers, size, self.weights)
        best: i64 = 0
        for at in range(1, size):
            if self.weights[at] > self.weights[best]:
                best = at
        return best

    # First sight

    def wander(self, state: State, seat: i64, offers: vec[i64], size: i64, dice: Dice) -> i64:
        """An action drawn by its weight at first sight."""
        weights = self.weights
        self.weigh(state, seat, offers, size, weights)
        return draw(weights, size, dice)

    def weigh(self, state: State, seat: i64, offers: vec[i64], size: i64, weights: vec[float]) -> None:
        position = cast(Position, state)
        board = position.board
        for at in range(size):
            action: i64 = offers[at]
            verb: i64 = board.verb_of[action]
            looks = appeal(board, position.cells, seat, verb, action - board.first[verb])
            weights[at] = looks if looks > 0.01 else 0.01


def _on_its_way(cells: vec[i64]) -> bool:
    """Whether a card is being chosen for, could be cancelled, or waits for others to answer."""
    step: i64 = cells[cells[TOP]]
    if step == ANNOUNCE_STEP:
        return True
    if step != WINDOW_STEP:
        return False
    at = top_frame(cells)
    if cells[at + WindowFrame.MOMENT] == ANY_CARD:
        return True
    return windows.eager(cells, at + WindowFrame.ROUND, SEATS) != 0


def _final(position: Position, out: vec[float]) -> None:
    """At the end: the winner has everything, those who tie share it, and a common defeat is worth nothing."""
    board = position.board
    if position.cells[FALLEN]:
        for seat in range(board.players):
            out[seat] = 0.0
        return
    places = position.places()
    winners = float(places.count(1))
    for seat in range(board.players):
        out[seat] = 1.0 / winners if places[seat] == 1 else 0.0
