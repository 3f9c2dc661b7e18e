"""Hands and what is known of them, against plain sets; and dealing anew, against what a seat may believe."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from logothete.components import hands, sets
from logothete.components.hands import Hidden
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import QuickDice
from logothete.kernel.state import cells_from

CARDS = 70
SEATS = 3
WORDS = sets.words_for(CARDS)
HANDS = 1
KNOWN = HANDS + SEATS * WORDS
DECK = KNOWN + SEATS * WORDS
OUT = SEATS + 1
"""Where a card is: with a seat, in the deck (SEATS), or out of play."""


@dataclass
class World:
    """Plain sets and lists."""

    hands: list[set[int]]
    known: list[set[int]]
    deck: list[int]

    def laid(self) -> vec[i64]:
        words = [word for some in [*self.hands, *self.known] for word in sets.words_of(sorted(some), WORDS)]
        return cells_from([0, *words, len(self.deck), *self.deck, *[0] * (CARDS - len(self.deck))])

    def knowers(self, card: int) -> frozenset[int]:
        return frozenset(seat for seat in range(SEATS) if card in self.known[seat])


def read(cells: vec[i64]) -> World:
    def some(at: int) -> set[int]:
        return {card for card in range(CARDS) if sets.has(cells, at, card)}

    return World(
        [some(HANDS + seat * WORDS) for seat in range(SEATS)],
        [some(KNOWN + seat * WORDS) for seat in range(SEATS)],
        [int(card) for card in cells[DECK + 1 : DECK + 1 + int(cells[DECK])]],
    )


@st.composite
def worlds(draw: st.DrawFn) -> World:
    places = draw(st.lists(st.integers(0, OUT), min_size=CARDS, max_size=CARDS))
    masks = draw(st.lists(st.integers(0, 2**SEATS - 1), min_size=CARDS, max_size=CARDS))
    held = [{card for card in range(CARDS) if places[card] == seat} for seat in range(SEATS)]
    hidden = [card for card in range(CARDS) if places[card] < OUT]
    known = [{card for card in hidden if masks[card] >> seat & 1} for seat in range(SEATS)]
    deck = draw(st.permutations([card for card in range(CARDS) if places[card] == SEATS]))
    return World(held, known, deck)


def dealt(world: World, seat: int, seed: int) -> World:
    """What a seat may believe."""
    cells = world.laid()
    hidden = Hidden(CARDS, SEATS, WORDS, HANDS, KNOWN, DECK)
    hidden.take_up(cells, seat)
    hidden.mix(QuickDice(seed))
    hidden.deal(cells)
    return read(cells)


ONE = st.integers(0, CARDS - 1)
SEAT = st.integers(0, SEATS - 1)
SEED = st.integers(0, 99)


@given(worlds(), ONE)
def test_who_knows_a_card(world: World, card: int) -> None:
    mask = hands.knowers(world.laid(), KNOWN, WORDS, SEATS, card)
    assert mask == sum(2**seat for seat in world.knowers(card))


@given(worlds(), st.sets(SEAT), ONE)
def test_telling_and_forgetting(world: World, told: set[int], card: int) -> None:
    cells = world.laid()
    hands.tell(cells, KNOWN, WORDS, sum(2**seat for seat in told), card)
    assert read(cells).knowers(card) == world.knowers(card) | told
    hands.forget(cells, KNOWN, WORDS, SEATS, card)
    assert read(cells).known == [known - {card} for known in world.known]


@given(worlds(), SEAT, SEED)
def test_what_a_seat_knows_stays(world: World, seat: int, seed: int) -> None:
    twin = dealt(world, seat, seed)
    assert twin.hands[seat] == world.hands[seat]
    for before, after in zip(world.hands, twin.hands, strict=True):
        assert before & world.known[seat] <= after
    for card, now in zip(world.deck, twin.deck, strict=True):
        assert card == now or card not in world.known[seat]


@given(worlds(), SEAT, SEED)
def test_sizes_and_cards_stay(world: World, seat: int, seed: int) -> None:
    twin = dealt(world, seat, seed)
    assert [len(hand) for hand in twin.hands] == [len(hand) for hand in world.hands]
    assert sorted([*twin.deck, *set().union(*twin.hands)]) == sorted([*world.deck, *set().union(*world.hands)])


@given(worlds(), SEAT, SEED)
def test_what_others_know_stays_with_the_place(world: World, seat: int, seed: int) -> None:
    twin = dealt(world, seat, seed)
    for before, after in zip(world.hands, twin.hands, strict=True):
        assert sorted(map(sorted, map(world.knowers, before))) == sorted(map(sorted, map(twin.knowers, after)))
    assert [world.knowers(card) for card in world.deck] == [twin.knowers(card) for card in twin.deck]


@given(worlds(), SEAT, st.data())
def test_where_the_cards_were_leaves_no_trace(world: World, seat: int, data: st.DataObject) -> None:
    """Two worlds that the seat cannot tell apart are dealt alike by the same dice."""
    twin = dealt(world, seat, data.draw(SEED))
    seed = data.draw(SEED)
    assert dealt(twin, seat, seed) == dealt(world, seat, seed)


@given(worlds(), SEAT, SEED)
def test_a_card_of_the_pool_may_go_elsewhere_for_another(world: World, seat: int, seed: int) -> None:
    """As many are taken out as the game has put in; all cards stay in the game."""
    outside = [card for card in range(CARDS) if card not in {*world.deck, *set().union(*world.hands)}][:1]
    cells = world.laid()
    hidden = Hidden(CARDS, SEATS, WORDS, HANDS, KNOWN, DECK)
    hidden.take_up(cells, seat)
    for card in outside:
        hidden.add(card)
    hidden.mix(QuickDice(seed))
    taken = [int(hidden.take_out(hidden.left - 1)) for _ in outside]
    hidden.deal(cells)
    twin = read(cells)
    everything = [*world.deck, *set().union(*world.hands), *outside]
    assert sorted([*twin.deck, *set().union(*twin.hands), *taken]) == sorted(everything)
