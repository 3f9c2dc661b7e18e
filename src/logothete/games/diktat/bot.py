"""How a bot judges Diktat: what a seat may still win, and how near everybody is to losing together.

The judgement is in VP: those a seat has, what its teams would take if the sectors were turned up now, what its PP and
Affinities still buy. Les Autres may take it all from everybody, so all prospects shrink with that danger. All of it is
rough on purpose; search corrects it. The parts of the judgement are in `judgement/`, a file for each.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from logothete.games.diktat.board import AFFINITIES, CABAL, FALLEN, MOVES, SEAT, SEATS, Board
from logothete.games.diktat.desk.holding import cannot_keep
from logothete.games.diktat.desk.layout import (
    ANSWERS,
    ASKED,
    CLAUSES,
    FORM,
    GIVEN,
    MADE,
    NOTHING,
    OFFER,
    OFFER_TO,
    SIDES,
    clause_at,
    clear,
    draft,
    good_in,
    offer,
    set_good,
    tray,
)
from logothete.games.diktat.effects.rows import PP
from logothete.games.diktat.judgement.danger import safety
from logothete.games.diktat.judgement.dealing import fits, lends, next_term
from logothete.games.diktat.judgement.first_sight import appeal
from logothete.games.diktat.judgement.fortune import fortune
from logothete.games.diktat.judgement.goods import cycles_left
from logothete.games.diktat.judgement.honour import sworn_by, sworn_to
from logothete.games.diktat.judgement.memory import Memory
from logothete.games.diktat.judgement.survey import Survey
from logothete.games.diktat.judgement.words import next_word
from logothete.games.diktat.position import Position
from logothete.games.diktat.verbs import ACCEPT, ASK, BORROW, COUNTER, FLIP, PROPOSE, SCRAP
from logothete.kernel.bits import BIT
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
WORD: Final = 0.02
"""What a VP by somebody's word changes in prospects, about."""
COUNTERS: Final = 4
"""The offers of a Cycle, counters included, after which a seat makes no more counters."""
MOST_MORE: Final = 3
"""The PP that a counter-offer asks for more, at most."""
TRIES: Final = 4
"""So often a position is imagined until it is as those say who are believed."""
OFFERS: Final = 4096
"""Room for more actions than a pack can make."""


class DiktatMind(Mind):
    """Judgement and instinct for Diktat. One for each search: it has scratch buffers."""

    __slots__ = ("memory", "pays_partner", "points", "shares", "sly", "survey", "weights")

    def __init__(self) -> None:
        self.survey = Survey()
        self.memory = Memory()
        self.sly = False
        """Whether what it says may be false."""
        self.pays_partner = False
        """Whether the exchange that was looked at last makes its maker better off by a margin."""
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

    # What was heard and said

    def hear(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.memory.hear(kind, a, b, c, d)

    def imagine(self, state: State, seat: i64, dice: Dice) -> State:
        """As those say whom the seat believes, if a few tries find such a position (DIK-164)."""
        imagined = cast(Position, state.guess(seat, dice))
        for _ in range(TRIES):
            if self.memory.size == 0 or self.memory.agrees(imagined, seat, dice):
                return imagined
            imagined = cast(Position, state.guess(seat, dice))
        return imagined

    def embolden(self) -> None:
        self.sly = True

    # Free actions

    def reply(self, state: State, seat: i64, asides: vec[i64], size: i64, dice: Dice) -> i64:
        """Accept what pays by a margin, clauses included; counter where a few PP more would do for both (DIK-152)."""
        position = cast(Position, state)
        board = position.board
        cells = position.cells
        own = tray(seat)
        answered: i64 = cells[own + ANSWERS] - 1
        if cells[own + FORM] == OFFER and answered >= 0:
            return self._go_on(position, seat, answered, asides, size, dice)
        for at in range(size):
            if board.verb_of[asides[at]] == ACCEPT:
                maker: i64 = cells[SEAT + asides[at] - board.first[ACCEPT]]
                if self._pays(position, seat, maker, asides[at], 0, dice):
                    return at
        if cells[own + FORM] != NOTHING or cells[own + OFFER_TO] != 0 or cells[own + MADE + OFFER - 1] >= COUNTERS:
            return -1
        for at in range(size):
            if board.verb_of[asides[at]] == COUNTER:
                maker = cells[SEAT + asides[at] - board.first[COUNTER]]
                if self._more(position, seat, maker, dice) > 0:
                    return at
        return -1

    def _go_on(self, state: Position, seat: i64, maker: i64, asides: vec[i64], size: i64, dice: Dice) -> i64:
        """The next step of a counter-offer: what is asked for on top of the offer, then off with it."""
        board = state.board
        cells = state.cells
        there: i64 = good_in(cells, offer(maker), GIVEN, PP)
        wish: i64 = -1
        if good_in(cells, draft(seat), ASKED, PP) > there:
            wish = _place(asides, size, board.first[PROPOSE])
        elif cells[tray(maker) + OFFER_TO] & BIT[seat]:
            more = self._more(state, seat, maker, dice)
            if more > 0:
                wish = _place(asides, size, board.first[ASK] + PP * board.numbers + there + more)
        return wish if wish >= 0 else _place(asides, size, board.first[SCRAP])

    def _more(self, state: Position, seat: i64, maker: i64, dice: Dice) -> i64:
        """The PP more for which an offer would pay, to a seat and still to its maker; 0 if there are none."""
        board = state.board
        accept = board.first[ACCEPT] + state.cells[CABAL + maker]
        there: i64 = good_in(state.cells, offer(maker), GIVEN, PP)
        for more in range(1, MOST_MORE + 1):
            if there + more < board.numbers and self._pays(state, seat, maker, accept, more, dice):
                return more if self.pays_partner else 0
        return 0

    def _pays(self, state: Position, seat: i64, maker: i64, action: i64, more: i64, dice: Dice) -> bool:
        """Whether an exchange, with `more` PP from its maker, makes a seat better off by a margin.

        Over imagined states, in VP and in its chances against the others; what is sworn is counted besides, so that no
        oath has to be played through. `pays_partner` is then whether it does the same for its maker.
        """
        board = state.board
        gain = 0.0
        lead = 0.0
        partner_gain = 0.0
        partner_lead = 0.0
        judged: i64 = 0
        terms = offer(maker)
        for _ in range(SAMPLES):
            imagined = cast(Position, self.imagine(state, seat, dice))
            cells = imagined.cells
            if more > 0:
                set_good(cells, terms, GIVEN, PP, good_in(cells, terms, GIVEN, PP) + more)
            mine = cannot_keep(board, cells, seat, terms, ASKED)
            if mine is not None or cannot_keep(board, cells, maker, terms, GIVEN) is not None:
                continue
            judged += 1
            word = self.memory.trust(maker) * sworn_to(board, cells, seat, maker, terms, GIVEN)
            word -= sworn_by(board, cells, seat, terms, ASKED)
            theirs = sworn_to(board, cells, maker, seat, terms, ASKED) - sworn_by(board, cells, maker, terms, GIVEN)
            for side in range(SIDES):
                clear(cells, clause_at(terms, side, 0), CLAUSES)
            gain += word - self.worth(imagined, seat)
            partner_gain += theirs - self.worth(imagined, maker)
            self.prospects(imagined, self.shares)
            lead += WORD * word - self.shares[seat]
            partner_lead += WORD * theirs - self.shares[maker]
            imagined.take(seat, action, dice, None)
            gain += self.worth(imagined, seat)
            partner_gain += self.worth(imagined, maker)
            self.prospects(imagined, self.shares)
            lead += self.shares[seat]
            partner_lead += self.shares[maker]
        least = MARGIN * float(judged)
        self.pays_partner = partner_gain > least and partner_lead > 0.0
        return judged > 0 and gain > least and lead > 0.0

    def propose(self, state: State, seat: i64, asides: vec[i64], size: i64, dice: Dice) -> i64:
        """Affinities that fit are flipped, Debts that pay are taken, a few simple deals and claims are made."""
        position = cast(Position, state)
        board = position.board
        cells = position.cells
        term = next_term(board, cells, seat)
        if term < 0:
            term = next_word(board, cells, seat, self.sly)
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
            elif verb == BORROW and lending:
                return at
            elif action == term:
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
