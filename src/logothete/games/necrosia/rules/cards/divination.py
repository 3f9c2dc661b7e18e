"""Looking into the deck, and what is kept of it: Sight Through Walls (NEC-C34) and Reading the Entrails (NEC-C60)."""

from __future__ import annotations

from typing import ClassVar

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import DECK, DECK_SIZE
from logothete.games.necrosia.frames import MOST_READ, ArrangeFrame, EntrailsFrame
from logothete.games.necrosia.hands import discard, give
from logothete.games.necrosia.kinds import ARRANGE_STEP, ENTRAILS_STEP
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.refusals import not_your_turn
from logothete.games.necrosia.verbs import WANT
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, FINAL, Refusal, Witness, buffer
from logothete.kernel.steps import Step, pop, top_frame


class ArrangeDeck(Step[Position]):
    """Sight Through Walls: take one of the top cards, then say which comes next (NEC-C34)."""

    kind: ClassVar[int] = ARRANGE_STEP
    layout: ClassVar[type | None] = ArrangeFrame

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("arrange", "NEC-C34") if self._took(state) else Prompt("draw", "NEC-C34")

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at = top_frame(cells)
        return BIT[cells[at + ArrangeFrame.SEER]] if cells[at + ArrangeFrame.LOOKED_AT] > 1 else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        # A single card that was looked at is drawn; a single one left over needs no order.
        if cells[at + ArrangeFrame.LOOKED_AT] == 1 and not self._took(state):
            self._take_top(state, cells[at + ArrangeFrame.SEER], cells[DECK + cells[DECK_SIZE] - 1], witness)
        pop(cells)
        return BARRED

    def _took(self, state: Position) -> bool:
        return state.cells[top_frame(state.cells) + ArrangeFrame.TOOK] != 0

    def _take_top(self, state: Position, seat: i64, card: i64, witness: Witness | None) -> None:
        cells = state.cells
        self._raise(cells, card)
        cells[DECK_SIZE] -= 1
        cells[DECK + cells[DECK_SIZE]] = 0
        give(cells, seat, card)
        cells[top_frame(cells) + ArrangeFrame.TOOK] = 1
        if witness is not None:
            witness.tell(telling.DREW_CARD, BIT[seat], seat, card)

    def _raise(self, cells: vec[i64], card: i64) -> None:
        """Put a card of the deck on its top."""
        at: i64 = cells[DECK_SIZE] - 1
        while cells[DECK + at] != card:
            at -= 1
        while at < cells[DECK_SIZE] - 1:
            cells[DECK + at] = cells[DECK + at + 1]
            at += 1
        cells[DECK + at] = card

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        at = top_frame(cells)
        if cells[at + ArrangeFrame.SEER] != seat:
            return 0
        for place in range(cells[at + ArrangeFrame.LOOKED_AT]):
            out[place] = state.board.first[WANT] + cells[DECK + cells[DECK_SIZE] - 1 - place]
        return cells[at + ArrangeFrame.LOOKED_AT]

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        card: i64 = action - state.board.first[WANT]
        if not self._took(state):
            self._take_top(state, seat, card, witness)
        else:
            self._raise(cells, card)
        cells[at + ArrangeFrame.LOOKED_AT] -= 1
        return FINAL

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        cells = state.cells
        at = top_frame(cells)
        if cells[at + ArrangeFrame.SEER] != seat:
            return not_your_turn(cells[at + ArrangeFrame.SEER], "NEC-C34")
        out = buffer(state.board.actions)
        for place in range(self.offer(state, seat, out)):
            if out[place] == action:
                return None
        return Refusal("NEC-C34", "one-of-the-top-cards")

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        out = buffer(state.board.actions)
        self.offer(state, seat, out)
        return out[0]


class ReadEntrails(Step[Position]):
    """Keep two of the cards that were drawn, one of each suit; the others are discarded (NEC-C60)."""

    kind: ClassVar[int] = ENTRAILS_STEP
    layout: ClassVar[type | None] = EntrailsFrame

    def prompt(self, state: Position, seat: i64) -> Prompt:
        keeps = state.cells[top_frame(state.cells) + EntrailsFrame.KEEPS]
        return Prompt("entrails", "NEC-C60", {"number": int(keeps)})

    def _number(self, state: Position) -> i64:
        cells = state.cells
        at: i64 = top_frame(cells) + EntrailsFrame.READ
        number: i64 = 0
        while number < MOST_READ and cells[at + number] > 0:
            number += 1
        return number

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at = top_frame(cells)
        return BIT[cells[at + EntrailsFrame.READER]] if 0 < cells[at + EntrailsFrame.KEEPS] < self._number(state) else 0

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """If no more were found than may be kept, all are; else those not kept go."""
        cells = state.cells
        at = top_frame(cells)
        keep: bool = cells[at + EntrailsFrame.KEEPS] > 0
        seat: i64 = cells[at + EntrailsFrame.READER]
        for place in range(MOST_READ):
            card: i64 = cells[at + EntrailsFrame.READ + place] - 1
            if card >= 0:
                if keep:
                    give(cells, seat, card)
                    if witness is not None:
                        witness.tell(telling.DREW_CARD, BIT[seat], seat, card)
                else:
                    discard(cells, card)
                    if witness is not None:
                        witness.tell(telling.DISCARDED, EVERYONE, seat, card)
        pop(cells)
        return BARRED

    def offer(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        at = top_frame(cells)
        if cells[at + EntrailsFrame.READER] != seat:
            return 0
        number = self._number(state)
        for place in range(number):
            out[place] = state.board.first[WANT] + cells[at + EntrailsFrame.READ + place] - 1
        return number

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        card: i64 = action - state.board.first[WANT]
        give(cells, seat, card)
        if witness is not None:
            witness.tell(telling.DREW_CARD, BIT[seat], seat, card)
        place: i64 = at + EntrailsFrame.READ
        while cells[place] != card + 1:
            place += 1
        while place < at + EntrailsFrame.SIZE - 1:
            cells[place] = cells[place + 1]
            place += 1
        cells[place] = 0
        cells[at + EntrailsFrame.KEEPS] -= 1
        return FINAL

    def why_not(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        cells = state.cells
        at = top_frame(cells)
        if cells[at + EntrailsFrame.READER] != seat:
            return not_your_turn(cells[at + EntrailsFrame.READER], "NEC-C60")
        out = buffer(state.board.actions)
        for place in range(self.offer(state, seat, out)):
            if out[place] == action:
                return None
        return Refusal("NEC-C60", "one-of-the-read-cards")

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        out = buffer(state.board.actions)
        self.offer(state, seat, out)
        return out[0]
