"""The action table: number, verb with argument and short text are three names of the same action."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logothete.kernel.actions import Actions, UnknownAction, Verb

ACTIONS = Actions(
    [Verb("pass"), Verb("march", ("city",)), Verb("bribe", ("city", "house"))],
    {"city": ("hellas", "nicaea", "kherson"), "house": ("doukas", "phokas")},
)

KEYS = st.text("abcdefgh", min_size=1, max_size=4)


@st.composite
def tables(draw: st.DrawFn) -> Actions:
    domains = draw(st.dictionaries(KEYS, st.lists(KEYS, min_size=1, max_size=4, unique=True), min_size=1, max_size=3))
    keys = draw(st.lists(KEYS, min_size=1, max_size=4, unique=True))
    arguments = st.lists(st.sampled_from(sorted(domains)), max_size=2)
    return Actions([Verb(key, tuple(draw(arguments))) for key in keys], domains)


@given(tables())
def test_every_action_survives_each_way_of_naming_it(actions: Actions) -> None:
    for action in range(actions.size):
        verb, keys = actions.decode(action)
        assert actions.encode(verb, *keys) == action
        assert actions.parse(actions.text(action)) == action
        assert actions.verbs[actions.verb_of(action)].key == verb


@given(tables())
def test_the_texts_are_all_different(actions: Actions) -> None:
    assert len({actions.text(action) for action in range(actions.size)}) == actions.size


def test_the_arguments_of_a_verb_follow_one_another_in_domain_order() -> None:
    assert [ACTIONS.text(action) for action in range(ACTIONS.size)] == [
        "pass",
        "march hellas",
        "march nicaea",
        "march kherson",
        "bribe hellas doukas",
        "bribe hellas phokas",
        "bribe nicaea doukas",
        "bribe nicaea phokas",
        "bribe kherson doukas",
        "bribe kherson phokas",
    ]
    assert ACTIONS.first == [0, 1, 4]


def test_spaces_and_case_do_not_matter() -> None:
    assert ACTIONS.parse("  March   NICAEA ") == 2


def test_an_unknown_text_is_answered_with_the_nearest_actions() -> None:
    with pytest.raises(UnknownAction, match="did you mean 'march nicaea'"):
        ACTIONS.parse("march nicea")


def test_a_text_near_to_nothing_is_refused_without_a_suggestion() -> None:
    with pytest.raises(UnknownAction, match=r"'zzzzzz' is no action of this game$"):
        ACTIONS.parse("zzzzzz")


@pytest.mark.parametrize("action", [-1, 10])
def test_a_number_outside_the_table_is_refused(action: int) -> None:
    with pytest.raises(UnknownAction, match="run from 0 to 9"):
        ACTIONS.text(action)
    with pytest.raises(UnknownAction, match="run from 0 to 9"):
        ACTIONS.decode(action)
