"""Decks and rows behave as lists whose end is the top."""

from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from logothete.components import decks, sets
from logothete.kernel.cells import i64, vec
from logothete.kernel.dice import LoadedDice, QuickDice
from logothete.kernel.state import cells_from

CARDS = 100
WORDS = sets.words_for(CARDS)
PILE = 1
RUN = PILE + WORDS
GUARD = -7
LISTS = st.lists(st.integers(1, CARDS - 1), unique=True, max_size=12)
FILLED = LISTS.filter(bool)


def laid(cards: list[int], pile: Iterable[int] = ()) -> vec[i64]:
    """A run of these cards, the last on top, and a pile, among other cells."""
    empty = [0] * (CARDS - len(cards))
    return cells_from([GUARD, *sets.words_of(sorted(pile), WORDS), len(cards), *cards, *empty, GUARD])


def read(cells: vec[i64]) -> list[int]:
    """The cards of the run; behind them is nothing, around it all is as it was."""
    end = RUN + decks.FIRST + int(cells[RUN])
    assert [int(cell) for cell in cells[end:-1]] == [0] * (CARDS - int(cells[RUN]))
    assert (cells[0], cells[-1]) == (GUARD, GUARD)
    return [int(card) for card in cells[RUN + decks.FIRST : end]]


def test_a_whole_deck_lies_in_order() -> None:
    cells = laid([])
    decks.lay_all(cells, RUN, CARDS)
    assert read(cells) == list(range(CARDS))


@given(FILLED, st.data())
def test_looking_from_the_top_takes_nothing(cards: list[int], data: st.DataObject) -> None:
    cells = laid(cards)
    depth = data.draw(st.integers(0, len(cards) - 1))
    assert (decks.top(cells, RUN, depth), read(cells)) == (cards[-1 - depth], cards)


@given(LISTS)
def test_drawing_takes_the_top(cards: list[int]) -> None:
    cells = laid(cards)
    drawn = decks.draw(cells, RUN)
    assert (drawn, read(cells)) == ((cards[-1], cards[:-1]) if cards else (-1, []))


@given(LISTS)
def test_a_card_laid_on_top(cards: list[int]) -> None:
    cells = laid(cards)
    decks.put_on(cells, RUN, 0)
    assert read(cells) == [*cards, 0]


@given(LISTS)
def test_a_card_put_under(cards: list[int]) -> None:
    cells = laid(cards)
    decks.put_under(cells, RUN, 0)
    assert read(cells) == [0, *cards]


@given(LISTS, st.integers(1, CARDS - 1))
def test_the_place_of_a_card(cards: list[int], card: int) -> None:
    assert decks.place_of(laid(cards), RUN, card) == (cards.index(card) if card in cards else -1)


@given(FILLED, st.data())
def test_taking_a_card_out_closes_the_gap(cards: list[int], data: st.DataObject) -> None:
    cells = laid(cards)
    place = data.draw(st.integers(0, len(cards) - 1))
    assert decks.take_at(cells, RUN, place) == cards[place]
    assert read(cells) == cards[:place] + cards[place + 1 :]


@given(FILLED, st.data())
def test_a_card_raised_to_the_top(cards: list[int], data: st.DataObject) -> None:
    cells = laid(cards)
    card = data.draw(st.sampled_from(cards))
    decks.raise_to_top(cells, RUN, card)
    assert read(cells) == [*(other for other in cards if other != card), card]


@given(LISTS, st.integers(0, 999))
def test_shuffling_keeps_the_cards_and_follows_the_dice(cards: list[int], seed: int) -> None:
    cells, again = laid(cards), cells_from(list(cards))
    decks.shuffle(cells, RUN, QuickDice(seed))
    QuickDice(seed).shuffle(again, 0, len(cards))
    assert read(cells) == [int(card) for card in again]


@given(LISTS, st.data(), st.integers(0, 999))
def test_a_pile_shuffled_under_the_deck(cards: list[int], data: st.DataObject, seed: int) -> None:
    pile = data.draw(st.sets(st.integers(0, CARDS - 1).filter(lambda card: card not in cards), max_size=12))
    cells, shuffled = laid(cards, pile), cells_from(sorted(pile))
    decks.shuffle_under(cells, RUN, PILE, WORDS, QuickDice(seed))
    QuickDice(seed).shuffle(shuffled, 0, len(pile))
    assert read(cells) == [*(int(card) for card in shuffled), *cards]
    assert sets.is_empty(cells, PILE, WORDS)


def test_nothing_is_rolled_for_an_empty_pile() -> None:
    cells = laid([3, 1, 2])
    decks.shuffle_under(cells, RUN, PILE, WORDS, LoadedDice([]))
    assert read(cells) == [3, 1, 2]
