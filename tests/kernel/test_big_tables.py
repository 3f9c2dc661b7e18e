"""A title with fifty thousand actions: opening it, reading an action and guessing at a mistyped one take little work.

Run with `-s` to see how long they take. What is asserted is counted work: a busy machine proves nothing of a program.
"""

from __future__ import annotations

import difflib
import time
from collections.abc import Sequence

import pytest

from logothete.kernel.actions import Actions, FaultyTable, UnknownAction, Verb
from logothete.kernel.match import Match
from logothete.kernel.spelling import COMPARED, WordList
from logothete.kernel.title import Setup
from tests.kernel.expanse import END, STAGES, ExpanseTitle

MANY = 50_000
"""Actions of the largest title to come."""


@pytest.fixture
def spelt(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The actions that are put into words."""
    found: list[int] = []
    decode = Actions.decode

    def counted(self: Actions, action: int) -> tuple[str, tuple[str, ...]]:
        found.append(action)
        return decode(self, action)

    monkeypatch.setattr(Actions, "decode", counted)
    return found


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words that a mistyped one is compared with."""
    found: list[str] = []
    close = difflib.get_close_matches

    def counted(word: str, possibilities: Sequence[str], n: int = 3) -> list[str]:
        found.extend(possibilities)
        return close(word, possibilities, n=n)

    monkeypatch.setattr(difflib, "get_close_matches", counted)
    return found


def test_opening_a_large_title_puts_nothing_into_words(spelt: list[int]) -> None:
    began = time.perf_counter()
    title = ExpanseTitle()
    Match.start(title, Setup(2), b"seed")
    print(f"\nopened a title with {title.actions.size} actions in {1000 * (time.perf_counter() - began):.1f} ms")
    assert title.actions.size > MANY
    assert spelt == []


def test_each_action_is_put_into_words_once(spelt: list[int]) -> None:
    actions = ExpanseTitle().actions
    assert [actions.text(END), actions.text(END), actions.text(1)] == ["end", "end", "ride stage-0 stage-1"]
    assert spelt == [END, 1]


def test_a_game_of_a_large_title_is_played_without_the_rest_of_its_table(spelt: list[int]) -> None:
    title = ExpanseTitle()
    match = Match.start(title, Setup(2), b"seed")
    for seat in (0, 1, 0):
        match.play(seat, title.actions.parse(title.actions.text(match.state.legal(seat)[0])))
    assert match.moves[-1].text == "ride stage-1 stage-0"
    assert len(set(spelt)) == len(match.moves)


SLIPS = [
    ("ride stage-17 stage-2o", "ride stage-17 stage-2"),
    ("ride stage-17 stage200", "ride stage-17 stage-200"),
    ("ride stage-17x stage-9", "ride stage-17 stage-9"),
    ("ride tsage-99 stage-9", "ride stage-99 stage-9"),
    ("ryde stage-99 stage-9", "ride stage-99 stage-9"),
    ("rid stage-99 stage-99x", "ride stage-99 stage-99"),
    ("ends", "end"),
]


@pytest.mark.parametrize(("slip", "meant"), SLIPS)
def test_a_slip_is_recognised_without_looking_at_every_text(slip: str, meant: str, compared: list[str]) -> None:
    actions = ExpanseTitle().actions
    began = time.perf_counter()
    with pytest.raises(UnknownAction) as error:
        actions.parse(slip)
    print(f"\n{1000 * (time.perf_counter() - began):.2f} ms: {error.value}")
    assert f"'{meant}'" in str(error.value)
    assert len(compared) <= 3 * (COMPARED + len(slip))


NONSENSE = ["", "zzzz", "ride", "ride stage-1", "ride " * 60, "x" * 200, "ride " + "stage-" * 20 + " stage-1"]


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_costs_no_more_than_a_slip(text: str, compared: list[str]) -> None:
    with pytest.raises(UnknownAction):
        ExpanseTitle().actions.parse(text)
    assert len(compared) <= 3 * (COMPARED + 200)


def test_a_verb_with_too_few_words_is_told_what_it_needs() -> None:
    with pytest.raises(UnknownAction, match="it is written 'ride <stage> <stage>'"):
        ExpanseTitle().actions.parse("ride stage-1")


@pytest.mark.parametrize("words", [STAGES, MANY])
def test_a_strange_word_is_compared_with_few_of_a_long_list(words: int) -> None:
    known = WordList(f"stage-{number}" for number in range(words))
    assert len(known.candidates("stage-123x")) <= COMPARED + len("stage-123x")
    assert "stage-123" in known.near("stage-123x")


def test_a_strange_word_is_compared_with_all_of_a_short_list() -> None:
    known = [f"stage-{number}" for number in range(COMPARED)]
    assert WordList(known).candidates("anything") == {*known}


@pytest.mark.parametrize("keys", [("hellas", "hellas"), ("Hellas",), ("new rome",), ("",)])
def test_words_that_could_not_be_read_again_are_a_fault_of_the_title(keys: tuple[str, ...]) -> None:
    with pytest.raises(FaultyTable, match="domain 'city'"):
        Actions([Verb("march", ("city",))], {"city": keys})


def test_two_verbs_of_one_name_are_a_fault_of_the_title() -> None:
    with pytest.raises(FaultyTable, match="'march' is there twice"):
        Actions([Verb("march"), Verb("march", ("city",))], {"city": ("hellas",)})
