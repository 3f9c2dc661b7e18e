"""Ordre de jeu: phase 2, the places of a year chosen from the least influential on (NEC-058 to NEC-063, NEC-088)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import INFLUENCE, OPENING, ORDER, SEAT, SEATS, YEAR, Board, units_on_board
from logothete.games.necrosia.kinds import ORDER_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import misplaced
from logothete.games.necrosia.rules.offering import offer_peoples
from logothete.games.necrosia.verbs import FAVOUR, RANK
from logothete.kernel.bits import BIT, EVERYONE, count, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import OPEN, Objection, Refusal, Witness, buffer
from logothete.kernel.steps import Listed, pop, top_frame

ORDER_FIRST: Final = Objection("NEC-088", "order-first")
NO_TIE_TO_BREAK: Final = Objection("NEC-061", "no-tie-to-break")
NO_SUCH_PLACE: Final = Objection("NEC-063", "no-such-place", ("rank",))
PLACE_TAKEN: Final = Objection("NEC-063", "place-taken", ("rank",))
TIE_FIRST: Final = Objection("NEC-061", "tie-first")
NOT_TIED: Final = Objection("NEC-061", "not-tied", ("people",))


class ChooseRank(Listed[Position]):
    """Each takes a free place; ties are broken by units, by the arbiter, or by chance (NEC-059 to NEC-063)."""

    kind: ClassVar[int] = ORDER_STEP
    TAKEN: Final = 0
    """How many have taken a place."""
    QUEUE: Final = 1
    """The seats in the order in which they choose, plus one."""
    SIZE: Final = 1 + SEATS

    def _queued(self, state: Position) -> i64:
        """The seats whose turn to choose is settled."""
        cells = state.cells
        mask: i64 = 0
        at: i64 = top_frame(cells) + self.QUEUE
        for place in range(state.board.players):
            if cells[at + place] > 0:
                mask |= BIT[cells[at + place] - 1]
        return mask

    def _group(self, state: Position) -> i64:
        """Those who are queued next among the seats that are not: the weakest, or several who are tied."""
        board = state.board
        rest: i64 = board.all_seats & ~self._queued(state)
        best: i64 = 0
        group: i64 = 0
        for seat in range(board.players):
            if rest & BIT[seat]:
                strength = _strength(board, state.cells, seat)
                if group == 0 or strength < best:
                    best = strength
                    group = BIT[seat]
                elif strength == best:
                    group |= BIT[seat]
        return group

    def chooser(self, state: Position) -> i64:
        """The seat that is to take a place, -1 if the next one is not settled yet."""
        cells = state.cells
        at = top_frame(cells)
        if cells[at + self.TAKEN] == state.board.players or self._deciding(state):
            return -1
        return cells[at + self.QUEUE + cells[at + self.TAKEN]] - 1

    def _deciding(self, state: Position) -> bool:
        """Whether a tie is broken in part only: its whole order is said before anybody of it chooses (NEC-062)."""
        board = state.board
        cells = state.cells
        queued: i64 = count(self._queued(state))
        rest = self._group(state)
        if queued == 0 or rest == 0:
            return False
        last: i64 = cells[top_frame(cells) + self.QUEUE + queued - 1] - 1
        return _strength(board, cells, last) == _strength(board, cells, lowest(rest))

    def _arbiter(self, state: Position) -> i64:
        """Who decides between tied players: the one who chooses first of all (NEC-061, NEC-062)."""
        cells = state.cells
        return cells[top_frame(cells) + self.QUEUE] - 1

    def pending(self, state: Position) -> i64:
        cells = state.cells
        if cells[top_frame(cells) + self.TAKEN] == state.board.players:
            return 0
        chooser = self.chooser(state)
        if chooser >= 0:
            return BIT[chooser]
        if self._by_chance(state):
            return 0
        group = self._group(state)
        return 0 if count(group) == 1 else BIT[self._arbiter(state)]

    def _by_chance(self, state: Position) -> bool:
        """Nobody stands below the tied, or it is the first year: chance decides (NEC-062, NEC-082)."""
        return self._queued(state) == 0 or state.cells[YEAR] == 1

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        if cells[top_frame(cells) + self.TAKEN] == state.board.players:
            pop(cells)
            return OPEN
        group = self._group(state)
        drawn: bool = count(group) > 1
        # The draw settles the whole order of the tied.
        while group:
            seat: i64 = lowest(group)
            skip: i64 = dice.below(count(group)) if drawn and count(group) > 1 else 0
            while skip > 0:
                seat = lowest(group & ~(BIT[seat] * 2 - 1))
                skip -= 1
            group &= ~BIT[seat]
            self._queue(state, seat)
            if drawn and witness is not None:
                witness.tell(telling.TIE_DRAWN, EVERYONE, seat)
        return OPEN

    def _queue(self, state: Position, seat: i64) -> None:
        cells = state.cells
        at: i64 = top_frame(cells) + self.QUEUE
        while cells[at] > 0:
            at += 1
        cells[at] = seat + 1

    def single(self, state: Position) -> bool:
        return True

    def prompt(self, state: Position, seat: i64) -> Prompt:
        if self.chooser(state) >= 0:
            return Prompt("rank", "NEC-059", {"year": int(state.cells[YEAR])})
        return Prompt("favour", "NEC-061")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        """The free places, or those who are tied."""
        board = state.board
        cells = state.cells
        if self.chooser(state) < 0:
            return offer_peoples(board, cells, FAVOUR, self._group(state), out, 0)
        offers: i64 = 0
        for place in range(board.players):
            if cells[ORDER + place] < 0:
                out[offers] = board.first[RANK] + place
                offers += 1
        return offers

    def why_nobody(self, state: Position, action: i64) -> Objection | None:
        board = state.board
        return None if board.verb_of[action] in (RANK, FAVOUR) else misplaced(board, action, ORDER_FIRST)

    def not_asked(self, state: Position, seat: i64) -> Refusal:
        """The next to choose is settled by the order (NEC-059), a tie by its arbiter (NEC-061)."""
        return state.not_asked("NEC-059" if self.chooser(state) >= 0 else "NEC-061", self.pending(state))

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        board = state.board
        ranking: bool = board.verb_of[action] == RANK
        if self.chooser(state) < 0:
            return TIE_FIRST if ranking else NOT_TIED
        if not ranking:
            return NO_TIE_TO_BREAK
        return NO_SUCH_PLACE if action - board.first[RANK] >= board.players else PLACE_TAKEN

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        board = state.board
        cells = state.cells
        if board.verb_of[action] == FAVOUR:
            favoured: i64 = cells[SEAT + action - board.first[FAVOUR]]
            self._queue(state, favoured)
            if witness is not None:
                witness.tell(telling.FAVOURED, EVERYONE, seat, favoured)
            return OPEN
        place: i64 = action - board.first[RANK]
        cells[ORDER + place] = seat
        cells[top_frame(cells) + self.TAKEN] += 1
        if witness is not None:
            witness.tell(telling.RANKED, EVERYONE, seat, place)
        return OPEN

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The lowest free place; a tie is broken at random (NEC-185)."""
        out = buffer(state.most_offers())
        offers = self.offer(state, seat, out)
        return out[0] if self.chooser(state) >= 0 else out[dice.below(offers)]


def _strength(board: Board, cells: vec[i64], seat: i64) -> i64:
    """Influence first; then units on the board, or in the first year the tests of the opening (NEC-060, NEC-081)."""
    second: i64 = cells[OPENING + seat] if cells[YEAR] == 1 else units_on_board(board, cells, seat)
    return cells[INFLUENCE + seat] * 100000 + second
