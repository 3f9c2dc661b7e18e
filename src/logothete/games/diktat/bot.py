"""How a bot judges Diktat: what a seat may still win, and how near everybody is to losing together.

The judgement is in VP: those a seat has, what its teams would take if the sectors were turned up now, what its PP and
Affinities still buy. Les Autres may take it all from everybody, so all prospects shrink with that danger. All of it is
rough on purpose; search corrects it. The parts of the judgement are in `judgement/`, a file for each.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from logothete.games.diktat.board import AFFINITIES, FALLEN, MOVES, SEAT, SEATS, Board
from logothete.games.diktat.desk.holding import cannot_keep
from logothete.games.diktat.desk.layout import FORM, GIVEN, NOTHING, offer, tray
from logothete.games.diktat.judgement.danger import safety
from logothete.games.diktat.judgement.dealing import fits, lends, next_term, swears
from logothete.games.diktat.judgement.first_sight import appeal
from logothete.games.diktat.judgement.fortune import fortune
from logothete.games.diktat.judgement.goods import cycles_left
from logothete.games.diktat.judgement.survey import Survey
from logothete.games.diktat.position import Position
from logothete.games.diktat.verbs import ACCEPT, BORROW, FLIP, SCRAP
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.mind import Mind, draw, numbers
from logothete.kernel.state import State
from logothete.kernel.steps import TOP

HORIZON: Final = 12
"""Decisions after which a playout is judged: about what a Manoeuvre and the answers to it take."""
CURIOSITY: Final = 0.5
"""One VP changes prospects by some hundredths."""
DISCERNMENT: Final = 0.03
SAMPLES: Final = 3
"""Imagined states over which an offer is judged."""
MARGIN: Final = 0.12
"""The VP by which an exchange has to pay."""
OFFERS: Final = 4096
"""Room for more actions than a pack can make."""


class DiktatMind(Mind):
    """Judgement and instinct for Diktat. One for each search: it has scratch buffers."""

    __slots__ = ("points", "shares", "survey", "weights")

    def __init__(self) -> None:
        self.survey = Survey()
        self.points = numbers(SEATS)
        self.shares = numbers(SEATS)
        self.weights = numbers(OFFERS)

    def horizon(self) -> i64:
        return HORIZON

    def curiosity(self) -> float:
        return CURIOSITY

    def discernment(self) -> float:
        return DISCERNMENT

    # Judgement

    def worth(self, state: State, seat: i64) -> float:
        """The VP that a seat may expect in the end, less with the danger of losing together."""
        position = cast(Position, state)
        board = position.board
        cells = position.cells
        if cells[FALLEN]:
            return 0.0
        left = cycles_left(board, cells)
        self.survey.count(board, cells, left)
        return fortune(board, cells, self.survey, seat, left) * safety(board, cells, self.survey, left)

    def prospects(self, state: State, out: vec[float]) -> None:
        position = cast(Position, state)
        board = position.board
        cells = position.cells
        if cells[TOP] == 0:
            _final(position, out)
            return
        left = cycles_left(board, cells)
        self.survey.count(board, cells, left)
        safe = safety(board, cells, self.survey, left)
        # Early on much may still change; near the end a small lead is worth a lot.
        spread = 0.8 + 0.9 * float(left) + 0.5 * _unplayed(board, cells)
        top = 0.0
        for seat in range(board.players):
            self.points[seat] = fortune(board, cells, self.survey, seat, left)
            if seat == 0 or self.points[seat] > top:
                top = self.points[seat]
        total = 0.0
        for seat in range(board.players):
            out[seat] = exp((self.points[seat] - top) / spread)
            total += out[seat]
        for seat in range(board.players):
            out[seat] *= safe / total

    # First sight

    def wander(self, state: State, seat: i64, offers: vec[i64], size: i64, dice: Dice) -> i64:
        """An action drawn by its weight at first sight."""
        weights = self.weights
        self.weigh(state, seat, offers, size, weights)
        return draw(weights, size, dice)

    def weigh(self, state: State, seat: i64, offers: vec[i64], size: i64, weights: vec[float]) -> None:
        position = cast(Position, state)
        board = position.board
        left = cycles_left(board, position.cells)
        for at in range(size):
            action: i64 = offers[at]
            verb: i64 = board.verb_of[action]
            looks = appeal(board, position.cells, seat, verb, action - board.first[verb], left)
            weights[at] = looks if looks > 0.01 else 0.01

    # Free actions

    def reply(self, state: State, seat: i64, asides: vec[i64], size: i64, dice: Dice) -> i64:
        """An offer is accepted if it makes the seat better off by a margin, and asks for no oath (DIK-152)."""
        position = cast(Position, state)
        board = position.board
        for at in range(size):
            if board.verb_of[asides[at]] == ACCEPT:
                maker: i64 = position.cells[SEAT + asides[at] - board.first[ACCEPT]]
                if not swears(position.cells, maker) and self._pays(position, seat, maker, asides[at], dice):
                    return at
        return -1

    def _pays(self, state: Position, seat: i64, maker: i64, action: i64, dice: Dice) -> bool:
        """Whether an exchange brings a seat more than it costs, and more than it brings its partner on the whole."""
        board = state.board
        gain = 0.0
        lead = 0.0
        judged: i64 = 0
        for _ in range(SAMPLES):
            imagined = cast(Position, self.imagine(state, seat, dice))
            if cannot_keep(board, imagined.cells, maker, offer(maker), GIVEN) is not None:
                continue
            judged += 1
            gain -= self.worth(imagined, seat)
            self.prospects(imagined, self.shares)
            lead -= self.shares[seat]
            imagined.take(seat, action, dice, None)
            gain += self.worth(imagined, seat)
            self.prospects(imagined, self.shares)
            lead += self.shares[seat]
        return judged > 0 and gain > MARGIN * float(judged) and lead > 0.0

    def propose(self, state: State, seat: i64, asides: vec[i64], size: i64, dice: Dice) -> i64:
        """Affinities that fit are flipped, a Debt that pays is taken, and a few simple deals are offered."""
        position = cast(Position, state)
        board = position.board
        cells = position.cells
        term = next_term(board, cells, seat)
        lending = lends(board, cells, seat, cycles_left(board, cells))
        wish: i64 = -1
        for at in range(size):
            action: i64 = asides[at]
            verb: i64 = board.verb_of[action]
            if verb == FLIP:
                value: i64 = action - board.first[FLIP]
                if fits(board, cells, seat, value // AFFINITIES, value % AFFINITIES) and self._harmless(
                    position, seat, action, dice
                ):
                    return at
            elif action == term or (verb == BORROW and lending):
                wish = at
        return wish if wish >= 0 or cells[tray(seat) + FORM] == NOTHING else _place(asides, size, board.first[SCRAP])

    def _harmless(self, state: Position, seat: i64, action: i64, dice: Dice) -> bool:
        """Whether an action leaves a seat no worse off: nobody ends a game that he would lose (DIK-262)."""
        self.prospects(state, self.shares)
        before = self.shares[seat]
        tried = state.clone()
        tried.take(seat, action, dice, None)
        self.prospects(tried, self.shares)
        return self.shares[seat] >= before


def _place(asides: vec[i64], size: i64, action: i64) -> i64:
    """The place of an action among those that are open, -1 if it is not."""
    for at in range(size):
        if asides[at] == action:
            return at
    return -1


def _unplayed(board: Board, cells: vec[i64]) -> float:
    """The share of this Cycle's Manoeuvres that are still to be made."""
    moves: i64 = 0
    for seat in range(board.players):
        moves += cells[MOVES + seat]
    return float(moves) / float(board.players * board.manoeuvres)


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
