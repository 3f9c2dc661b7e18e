"""What is kept of cards that were looked at: Sight Through Walls (NEC-C34) and Reading the Entrails (NEC-C60)."""

from __future__ import annotations

from typing import ClassVar, Final

from logothete.games.necrosia import telling
from logothete.games.necrosia.board import DECK, DECK_SIZE, SHAAN
from logothete.games.necrosia.frames import MOST_READ, ArrangeFrame, EntrailsFrame
from logothete.games.necrosia.hands import discard, forget, give, learn
from logothete.games.necrosia.kinds import ARRANGE_STEP, ENTRAILS_STEP
from logothete.games.necrosia.piles import draw_suit, shuffle_discard_under
from logothete.games.necrosia.position import Position
from logothete.games.necrosia.verbs import WANT
from logothete.kernel.bits import BIT, EVERYONE
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.prompt import Prompt
from logothete.kernel.state import BARRED, FINAL, Objection, Witness
from logothete.kernel.steps import Listed, pop, push, top_frame

ONE_OF_THE_TOP_CARDS: Final = Objection("NEC-C34", "one-of-the-top-cards")
ONE_OF_THE_READ_CARDS: Final = Objection("NEC-C60", "one-of-the-read-cards")


class ArrangeDeck(Listed[Position]):
    """Take one of the top cards, then say which comes next. They stay on the deck until one is taken (NEC-C34)."""

    kind: ClassVar[int] = ARRANGE_STEP
    whose: ClassVar[str] = "NEC-C34"
    layout: ClassVar[type | None] = ArrangeFrame

    def open(self, cells: vec[i64], seat: i64, seen: i64, dice: Dice) -> None:
        """Let a seat look at so many of the top cards of the deck, or at all there are."""
        if cells[DECK_SIZE] < seen:
            shuffle_discard_under(cells, dice)
        if cells[DECK_SIZE] < seen:
            seen = cells[DECK_SIZE]
        for place in range(seen):
            # Whoever saw these cards before cannot know what becomes of them now (NEC-182).
            forget(cells, cells[DECK + cells[DECK_SIZE] - 1 - place])
            learn(cells, seat, cells[DECK + cells[DECK_SIZE] - 1 - place])
        at = push(cells, ARRANGE_STEP, ArrangeFrame.SIZE)
        cells[at + ArrangeFrame.SEER] = seat
        cells[at + ArrangeFrame.LOOKED_AT] = seen

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at = top_frame(cells)
        return BIT[cells[at + ArrangeFrame.SEER]] if cells[at + ArrangeFrame.LOOKED_AT] > 1 else 0

    def prompt(self, state: Position, seat: i64) -> Prompt:
        took: bool = state.cells[top_frame(state.cells) + ArrangeFrame.TOOK] != 0
        return Prompt("arrange", "NEC-C34") if took else Prompt("draw", "NEC-C34")

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        left: i64 = cells[top_frame(cells) + ArrangeFrame.LOOKED_AT]
        for place in range(left):
            out[place] = state.board.first[WANT] + cells[DECK + cells[DECK_SIZE] - 1 - place]
        return left

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return ONE_OF_THE_TOP_CARDS

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        card: i64 = action - state.board.first[WANT]
        if cells[at + ArrangeFrame.TOOK] == 0:
            self._take_top(cells, seat, card, witness)
        else:
            self._raise(cells, card)
        cells[at + ArrangeFrame.LOOKED_AT] -= 1
        return FINAL

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        # A single card that was looked at is drawn; a single one left over needs no order.
        if cells[at + ArrangeFrame.LOOKED_AT] == 1 and cells[at + ArrangeFrame.TOOK] == 0:
            self._take_top(cells, cells[at + ArrangeFrame.SEER], cells[DECK + cells[DECK_SIZE] - 1], witness)
        pop(cells)
        return BARRED

    def _take_top(self, cells: vec[i64], seat: i64, card: i64, witness: Witness | None) -> None:
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

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The topmost card."""
        cells = state.cells
        return state.board.first[WANT] + cells[DECK + cells[DECK_SIZE] - 1]


class ReadEntrails(Listed[Position]):
    """Keep some of the cards that were drawn, one of each suit; the others are discarded (NEC-C60)."""

    kind: ClassVar[int] = ENTRAILS_STEP
    whose: ClassVar[str] = "NEC-C60"
    layout: ClassVar[type | None] = EntrailsFrame

    def open(self, state: Position, seat: i64, kept: i64, dice: Dice) -> None:
        """Draw the cards, and let a seat keep some of them."""
        cells = state.cells
        at = push(cells, ENTRAILS_STEP, EntrailsFrame.SIZE)
        cells[at + EntrailsFrame.READER] = seat
        cells[at + EntrailsFrame.KEEPS] = kept
        place: i64 = at + EntrailsFrame.READ
        for suit in range(SHAAN):
            drawn = draw_suit(state.board, cells, suit, dice)
            if drawn >= 0:
                cells[place] = drawn + 1
                place += 1

    def _number(self, cells: vec[i64]) -> i64:
        at = top_frame(cells)
        number: i64 = 0
        while number < MOST_READ and cells[at + EntrailsFrame.READ + number] > 0:
            number += 1
        return number

    def pending(self, state: Position) -> i64:
        cells = state.cells
        at = top_frame(cells)
        return BIT[cells[at + EntrailsFrame.READER]] if 0 < cells[at + EntrailsFrame.KEEPS] < self._number(cells) else 0

    def prompt(self, state: Position, seat: i64) -> Prompt:
        return Prompt("entrails", "NEC-C60", {"number": int(state.cells[top_frame(state.cells) + EntrailsFrame.KEEPS])})

    def candidates(self, state: Position, seat: i64, out: vec[i64]) -> i64:
        cells = state.cells
        number = self._number(cells)
        for place in range(number):
            out[place] = state.board.first[WANT] + cells[top_frame(cells) + EntrailsFrame.READ + place] - 1
        return number

    def otherwise(self, state: Position, seat: i64, action: i64) -> Objection:
        return ONE_OF_THE_READ_CARDS

    def take(self, state: Position, seat: i64, action: i64, dice: Dice, witness: Witness | None) -> i64:
        cells = state.cells
        at = top_frame(cells)
        card: i64 = action - state.board.first[WANT]
        self._keep(cells, seat, card, witness)
        place: i64 = at + EntrailsFrame.READ
        while cells[place] != card + 1:
            place += 1
        while place < at + EntrailsFrame.SIZE - 1:
            cells[place] = cells[place + 1]
            place += 1
        cells[place] = 0
        cells[at + EntrailsFrame.KEEPS] -= 1
        return FINAL

    def settle(self, state: Position, dice: Dice, witness: Witness | None) -> i64:
        """If no more were found than may be kept, all are; else those not kept go."""
        cells = state.cells
        at = top_frame(cells)
        seat: i64 = cells[at + EntrailsFrame.READER]
        for place in range(self._number(cells)):
            card: i64 = cells[at + EntrailsFrame.READ + place] - 1
            if cells[at + EntrailsFrame.KEEPS] > 0:
                self._keep(cells, seat, card, witness)
            else:
                discard(cells, card)
                if witness is not None:
                    witness.tell(telling.DISCARDED, EVERYONE, seat, card)
        pop(cells)
        return BARRED

    def _keep(self, cells: vec[i64], seat: i64, card: i64, witness: Witness | None) -> None:
        give(cells, seat, card)
        if witness is not None:
            witness.tell(telling.DREW_CARD, BIT[seat], seat, card)

    def lapse(self, state: Position, seat: i64, dice: Dice) -> i64:
        """The first of them."""
        cells = state.cells
        return state.board.first[WANT] + cells[top_frame(cells) + EntrailsFrame.READ] - 1
