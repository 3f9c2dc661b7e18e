"""What an exchange does for both who would make it, over positions that one of them may believe in.

Goods, markers and cards change hands as they would; what is sworn is counted besides, so that no oath has to be played
through.
"""

from __future__ import annotations

from typing import Final

from logothete.games.diktat.board import CABAL, SEATS
from logothete.games.diktat.desk.holding import cannot_keep
from logothete.games.diktat.desk.layout import ASKED, CLAUSES, GIVEN, OFFER_TO, SIDES, clause_at, clear, offer, tray
from logothete.games.diktat.judgement.first_sight import appeal
from logothete.games.diktat.judgement.goods import cycles_left
from logothete.games.diktat.judgement.honour import sworn_by, sworn_to
from logothete.games.diktat.judgement.outlook import Outlook
from logothete.games.diktat.kinds import EXCESS_STEP, RECEIVE_STEP, RETURN_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.verbs import ACCEPT
from logothete.kernel.bits import BIT, lowest
from logothete.kernel.cells import i64
from logothete.kernel.dice import Dice
from logothete.kernel.mind import numbers
from logothete.kernel.state import buffer
from logothete.kernel.steps import TOP

MARGIN: Final = 0.12
"""The VP by which an exchange has to pay."""
WORD: Final = 0.02
"""What a VP by somebody's word changes in prospects, about."""
MOST_ANSWERS: Final = 10
"""The answers that an exchange may bring with it: Affinities to name or to give back, markers to discard."""
OFFERS: Final = 64


class Scales:
    """What the exchanges that were laid on it so far do for their maker and for who takes them, summed up."""

    __slots__ = ("gain", "judged", "lead", "offers", "outlook", "trust")

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.trust = numbers(SEATS)
        """How far the word of each seat is good."""
        self.gain = numbers(SIDES)
        """In VP: what its maker, and what who takes it wins."""
        self.lead = numbers(SIDES)
        """In chances to win."""
        self.offers = buffer(OFFERS)
        self.judged: i64 = 0

    def empty(self) -> None:
        """Begin anew."""
        self.judged = 0
        for side in range(SIDES):
            self.gain[side] = 0.0
            self.lead[side] = 0.0

    def lay(self, position: Position, maker: i64, taker: i64, dice: Dice) -> None:
        """Try out the offer of a seat in a position, which is used up by it; nothing if one of both cannot keep it."""
        board = position.board
        cells = position.cells
        terms = offer(maker)
        if cannot_keep(board, cells, maker, terms, GIVEN) is not None:
            return
        if cannot_keep(board, cells, taker, terms, ASKED) is not None:
            return
        self.judged += 1
        word = self.trust[taker] * sworn_to(board, cells, maker, taker, terms, ASKED)
        self._add(GIVEN, word - sworn_by(board, cells, maker, terms, GIVEN))
        word = self.trust[maker] * sworn_to(board, cells, taker, maker, terms, GIVEN)
        self._add(ASKED, word - sworn_by(board, cells, taker, terms, ASKED))
        for side in range(SIDES):
            clear(cells, clause_at(terms, side, 0), CLAUSES)
        self._look(position, maker, taker, -1.0)
        cells[tray(maker) + OFFER_TO] |= BIT[taker]
        position.take(taker, board.first[ACCEPT] + cells[CABAL + maker], dice, None)
        self._settle(position, dice)
        self._look(position, maker, taker, 1.0)

    def _add(self, side: i64, word: float) -> None:
        self.gain[side] += word
        self.lead[side] += WORD * word

    def _look(self, position: Position, maker: i64, taker: i64, sign: float) -> None:
        self.outlook.look(position)
        for side in range(SIDES):
            seat = maker if side == GIVEN else taker
            self.gain[side] += sign * self.outlook.worth(seat)
            self.lead[side] += sign * self.outlook.shares[seat]

    def _settle(self, position: Position, dice: Dice) -> None:
        """What an exchange brings with it is answered by instinct: without that it would look better than it is."""
        for _ in range(MOST_ANSWERS):
            cells = position.cells
            if cells[TOP] == 0 or cells[cells[TOP]] not in (EXCESS_STEP, RECEIVE_STEP, RETURN_STEP):
                return
            seat = lowest(position.pending())
            position.take(seat, self._instinct(position, seat), dice, None)

    def _instinct(self, position: Position, seat: i64) -> i64:
        board = position.board
        left = cycles_left(board, position.cells)
        size = position.offer(seat, self.offers)
        best: i64 = 0
        highest = 0.0
        for at in range(size):
            action: i64 = self.offers[at]
            verb: i64 = board.verb_of[action]
            looks = appeal(board, position.cells, seat, verb, action - board.first[verb], left)
            if looks > highest:
                highest = looks
                best = at
        return self.offers[best]

    def pays(self, side: i64, margin: float) -> bool:
        """Whether it makes its maker, or who takes it, better off by a margin and no worse against the others."""
        return self.judged > 0 and self.gain[side] > margin * float(self.judged) and self.lead[side] > 0.0
