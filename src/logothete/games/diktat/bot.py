"""How a bot judges Diktat: what a seat may still win, and how near everybody is to losing together.

The judgement is in VP: those a seat has, what its teams would take if the sectors were turned up now, what its PP and
Affinities still buy. Les Autres may take it all from everybody, so all prospects shrink with that danger. All of it is
rough on purpose; search corrects it. The parts of the judgement are in `judgement/`, a file for each.
"""

from __future__ import annotations

from typing import Final, cast

from logothete.games.diktat.board import AFFINITIES, CABAL, SEAT
from logothete.games.diktat.desk.layout import (
    ANSWERS,
    ASKED,
    FORM,
    GIVEN,
    MADE,
    NOTHING,
    OFFER,
    OFFER_TO,
    TO,
    copy_terms,
    draft,
    good_in,
    offer,
    set_good,
    tray,
)
from logothete.games.diktat.effects.rows import PP
from logothete.games.diktat.judgement.bargains import Bargains, write
from logothete.games.diktat.judgement.dealing import bargains_now, fits, lends, pact, redeem
from logothete.games.diktat.judgement.exchanges import MARGIN, Scales
from logothete.games.diktat.judgement.first_sight import appeal
from logothete.games.diktat.judgement.goods import cycles_left
from logothete.games.diktat.judgement.memory import Memory
from logothete.games.diktat.judgement.outlook import Outlook
from logothete.games.diktat.judgement.words import next_word
from logothete.games.diktat.kinds import SPY_STEP
from logothete.games.diktat.position import Position
from logothete.games.diktat.verbs import ACCEPT, ASK, BORROW, COUNTER, FLIP, PROPOSE, SCRAP
from logothete.games.diktat.verbs import OFFER_TO as OFFER_TO_VERB
from logothete.kernel.bits import BIT, lowest
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

    __slots__ = ("bargains", "memory", "outlook", "quiet", "scales", "sly", "weights")

    def __init__(self) -> None:
        self.outlook = Outlook()
        self.scales = Scales(self.outlook)
        self.bargains = Bargains(self.scales)
        self.memory = Memory()
        self.sly = False
        """Whether what it says may be false."""
        self.quiet = False
        """Whether it leaves it to others to offer deals."""
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
        self.outlook.look(cast(Position, state))
        return self.outlook.worth(seat)

    def prospects(self, state: State, out: vec[float]) -> None:
        position = cast(Position, state)
        self.outlook.look(position)
        for seat in range(position.board.players):
            out[seat] = self.outlook.shares[seat]

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

    def evident(self, state: State, seat: i64, offers: vec[i64], size: i64) -> i64:
        """Where to look needs no trying out: what a look brings does not show in any position that is imagined."""
        cells = cast(Position, state).cells
        if cells[TOP] == 0 or cells[cells[TOP]] != SPY_STEP:
            return -1
        self.weigh(state, seat, offers, size, self.weights)
        best: i64 = 0
        for at in range(1, size):
            if self.weights[at] > self.weights[best]:
                best = at
        return best

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

    def hush(self) -> None:
        self.quiet = True

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
                self._weigh(position, seat, maker, 0, dice)
                if self.scales.pays(ASKED, MARGIN):
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
        there: i64 = good_in(state.cells, offer(maker), GIVEN, PP)
        for more in range(1, MOST_MORE + 1):
            if there + more < state.board.numbers:
                self._weigh(state, seat, maker, more, dice)
                if self.scales.pays(ASKED, MARGIN):
                    return more if self.scales.pays(GIVEN, MARGIN) else 0
        return 0

    def _weigh(self, state: Position, seat: i64, maker: i64, more: i64, dice: Dice) -> None:
        """Weigh the offer of a rival, with `more` PP from him, over positions that the seat may believe in."""
        self._trust(state)
        for _ in range(SAMPLES):
            imagined = cast(Position, self.imagine(state, seat, dice))
            terms = offer(maker)
            if more > 0:
                set_good(imagined.cells, terms, GIVEN, PP, good_in(imagined.cells, terms, GIVEN, PP) + more)
            self.scales.lay(imagined, maker, seat, dice)

    def _trust(self, state: Position) -> None:
        self.scales.empty()
        for seat in range(state.board.players):
            self.scales.trust[seat] = self.memory.trust(seat)

    def propose(self, state: State, seat: i64, asides: vec[i64], size: i64, dice: Dice) -> i64:
        """Affinities that fit are flipped, Debts that pay are taken, a few simple deals and claims are made."""
        position = cast(Position, state)
        board = position.board
        cells = position.cells
        term = redeem(board, cells, seat)
        if term < 0 and not self.quiet:
            term = self._deal(position, seat, dice)
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

    def _deal(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The next step of a bargain, a pact or a claim, whichever is begun or else the first that is worth it."""
        term: i64 = -1
        if bargains_now(state.cells, seat):
            term = self._bargain(state, seat, dice)
        if term < 0:
            term = pact(state.board, state.cells, seat)
        return term if term >= 0 else next_word(state.board, state.cells, seat, self.sly)

    def _bargain(self, state: Position, seat: i64, dice: Dice) -> i64:
        """Begin the best bargain that is in sight, or go on with the one that is begun, as an action; or -1."""
        board = state.board
        cells = state.cells
        bargains = self.bargains
        to: i64 = cells[tray(seat) + TO]
        if to & (to - 1) != 0:
            return self._address(state, seat, dice)
        if to != 0:
            if not bargains.search(cast(Position, self.imagine(state, seat, dice)), seat, lowest(to), dice):
                return -1
            step = bargains.step(board, cells, seat)
            return step if step >= 0 else self._address(state, seat, dice)
        best = 0.0
        partner: i64 = -1
        for rival in range(board.players):
            if rival == seat:
                continue
            found = bargains.search(cast(Position, self.imagine(state, seat, dice)), seat, rival, dice)
            if found and bargains.score > best:
                score = bargains.score
                if self._worth_offering(state, seat, rival, dice):
                    best = score
                    partner = rival
        return board.first[OFFER_TO_VERB] + cells[CABAL + partner] if partner >= 0 else -1

    def _address(self, state: Position, seat: i64, dice: Dice) -> i64:
        """A bargain that would pay for one more rival goes to him too: whoever accepts first has it (DIK-152)."""
        board = state.board
        to: i64 = state.cells[tray(seat) + TO]
        for rival in range(board.players):
            if rival != seat and not to & BIT[rival]:
                self._trust(state)
                for _ in range(SAMPLES):
                    imagined = cast(Position, self.imagine(state, seat, dice))
                    copy_terms(imagined.cells, draft(seat), offer(seat))
                    self.scales.lay(imagined, seat, rival, dice)
                if self.scales.pays(GIVEN, MARGIN) and self.scales.pays(ASKED, MARGIN):
                    return board.first[OFFER_TO_VERB] + state.cells[CABAL + rival]
        return board.first[PROPOSE]

    def _worth_offering(self, state: Position, seat: i64, rival: i64, dice: Dice) -> bool:
        """Whether what was found pays for both over more positions than the one that it was found in."""
        self._trust(state)
        for _ in range(SAMPLES):
            imagined = cast(Position, self.imagine(state, seat, dice))
            write(imagined.cells, seat, self.bargains.given, self.bargains.asked, self.bargains.power)
            self.scales.lay(imagined, seat, rival, dice)
        return self.scales.pays(GIVEN, MARGIN) and self.scales.pays(ASKED, MARGIN)

    def _harmless(self, state: Position, seat: i64, action: i64, dice: Dice) -> bool:
        """Whether an action leaves a seat no worse off: nobody ends a game that he would lose (DIK-262)."""
        self.outlook.look(state)
        before = self.outlook.shares[seat]
        tried = state.clone()
        tried.take(seat, action, dice, None)
        self.outlook.look(tried)
        return self.outlook.shares[seat] >= before


def _place(asides: vec[i64], size: i64, action: i64) -> i64:
    """The place of an action among those that are open, -1 if it is not."""
    for at in range(size):
        if asides[at] == action:
            return at
    return -1
