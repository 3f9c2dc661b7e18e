"""Hidden cards: the hands of the seats, and which seats know where a card is.

Hands are sets (`sets.py`), one for each seat, one behind the other; so is what a seat knows: the cards that it has
legally seen go into a rival's hand or into the deck. `Hidden` deals anew what a seat does not know, for a game's
`guess`.
"""

from __future__ import annotations

from logothete.components import sets
from logothete.components.decks import FIRST
from logothete.kernel.bits import BIT, lowest
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import Dice
from logothete.kernel.state import buffer


def knowers(cells: vec[i64], known: i64, words: i64, seats: i64, card: i64) -> i64:
    """The mask of the seats that know where a card is."""
    mask: i64 = 0
    for seat in range(seats):
        if sets.has(cells, known + seat * words, card):
            mask |= BIT[seat]
    return mask


def tell(cells: vec[i64], known: i64, words: i64, mask: i64, card: i64) -> None:
    """The seats of a mask see where a card goes."""
    while mask:
        sets.add(cells, known + lowest(mask) * words, card)
        mask &= mask - 1


def forget(cells: vec[i64], known: i64, words: i64, seats: i64, card: i64) -> None:
    """Nobody knows, or needs to remember, where a card is."""
    for seat in range(seats):
        sets.remove(cells, known + seat * words, card)


class Hidden:
    """The cards that a seat cannot place: taken up from rivals' hands and the deck, and dealt to the same places anew.

    Sizes are kept, and what others know stays with the place: whoever knew a card of a hand knows one of it afterwards.
    Where the cards were leaves no trace, for all are taken up in their order before they are shuffled. The game may
    take cards up, or out of the pool, in between.
    """

    __slots__ = (
        "cards",
        "deck",
        "hands",
        "known",
        "known_to",
        "left",
        "pool",
        "seats",
        "seen",
        "sizes",
        "taken",
        "words",
    )

    def __init__(self, cards: i64, seats: i64, words: i64, hands: i64, known: i64, deck: i64) -> None:
        """Where the hands and what is known of them begin, and the run that is the deck."""
        self.cards: i64 = cards
        self.seats: i64 = seats
        self.words: i64 = words
        self.hands: i64 = hands
        self.known: i64 = known
        self.deck: i64 = deck
        self.seen = buffer(words)
        """The cards of which somebody knows where they are, as a set: few, mostly."""
        self.taken = buffer(words)
        """The cards taken up, as a set."""
        self.known_to = buffer(cards)
        """Of each place that was emptied, in the order of dealing: who knew its card."""
        self.sizes = buffer(seats)
        """Of each seat: how many cards of its hand were taken up."""
        self.pool = buffer(cards)
        """The cards to be dealt, the first `left`."""
        self.left: i64 = 0

    def take_up(self, cells: vec[i64], seat: i64) -> None:
        """Take up all that `seat` does not know. In the deck, -1 marks the emptied places."""
        own: i64 = self.known + seat * self.words
        size: i64 = 0
        for at in range(self.seats * self.words):
            self.seen[at % self.words] |= cells[self.known + at]
        for rival in range(self.seats):
            if rival == seat:
                continue
            hand: i64 = self.hands + rival * self.words
            card: i64 = sets.first_from(cells, hand, self.words, 0)
            while card >= 0:
                if not sets.has(cells, own, card):
                    sets.remove(cells, hand, card)
                    self._lift(cells, card, size + self.sizes[rival])
                    self.sizes[rival] += 1
                card = sets.first_from(cells, hand, self.words, card + 1)
            # Which of the hand's cards was known to others must not follow from the numbers of the cards.
            sort(self.known_to, size, self.sizes[rival])
            size += self.sizes[rival]
        for at in range(self.deck + FIRST, self.deck + FIRST + cells[self.deck]):
            card = cells[at]
            if not sets.has(cells, own, card):
                cells[at] = -1
                self._lift(cells, card, size)
                size += 1

    def _lift(self, cells: vec[i64], card: i64, place: i64) -> None:
        sets.add(self.taken, 0, card)
        if sets.has(self.seen, 0, card):
            self.known_to[place] = knowers(cells, self.known, self.words, self.seats, card)
            forget(cells, self.known, self.words, self.seats, card)

    def add(self, card: i64) -> None:
        """A card that the game took up from somewhere else goes into the pool, too."""
        sets.add(self.taken, 0, card)

    def mix(self, dice: Dice) -> None:
        """All that was taken up, shuffled, is the pool."""
        card: i64 = sets.first_from(self.taken, 0, self.words, 0)
        while card >= 0:
            self.pool[self.left] = card
            self.left += 1
            card = sets.first_from(self.taken, 0, self.words, card + 1)
        dice.shuffle(self.pool, 0, self.left)

    def take_out(self, place: i64) -> i64:
        """Take a card out of the pool for somewhere else; the last one takes its place."""
        card: i64 = self.pool[place]
        self.left -= 1
        self.pool[place] = self.pool[self.left]
        return card

    def deal(self, cells: vec[i64]) -> None:
        """Deal the pool to where cards were taken up."""
        dealt: i64 = 0
        for rival in range(self.seats):
            for _ in range(self.sizes[rival]):
                sets.add(cells, self.hands + rival * self.words, self.pool[dealt])
                tell(cells, self.known, self.words, self.known_to[dealt], self.pool[dealt])
                dealt += 1
        for at in range(self.deck + FIRST, self.deck + FIRST + cells[self.deck]):
            if cells[at] < 0:
                cells[at] = self.pool[dealt]
                tell(cells, self.known, self.words, self.known_to[dealt], self.pool[dealt])
                dealt += 1


def sort(cells: vec[i64], first: i64, size: i64) -> None:
    """Bring a short run of cells into rising order."""
    for at in range(first + 1, first + size):
        value: i64 = cells[at]
        to: i64 = at
        while to > first and cells[to - 1] > value:
            cells[to] = cells[to - 1]
            to -= 1
        cells[to] = value
