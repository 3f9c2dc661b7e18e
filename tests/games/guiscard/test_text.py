"""The words of Guiscard: what its engine asks, tells and refuses is said in both languages."""

from __future__ import annotations

import pytest

from logothete.games.guiscard import telling
from logothete.kernel.bits import members
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import Chronicle, name_event
from logothete.kernel.narrate import Narrator
from logothete.kernel.text import LANGUAGES
from logothete.kernel.title import Setup
from tests.games.guiscard.table import title
from tests.games.guiscard.test_games import choose
from tests.games.messages import expected, written

EACH = pytest.mark.parametrize("language", LANGUAGES)


@EACH
def test_every_message_exists_and_none_is_left_over(language: str) -> None:
    assert expected(title()).keys() ^ written(title(), language).keys() == set()


@EACH
def test_no_message_uses_what_it_is_not_given(language: str) -> None:
    given = expected(title())
    for message, variables in written(title(), language).items():
        assert variables <= given[message], f"{message} uses {variables - given[message]}"


@EACH
def test_the_log_of_a_battle_can_be_read(language: str) -> None:
    narrator = Narrator(title(), language, ["Anna", "Bert"])
    dice, chronicle = QuickDice(4), Chronicle()
    state = title().start(Setup(2, {"scenario": "chevaux"}), dice, chronicle)
    for _ in range(60):
        seat = members(int(state.pending()))[0]
        prompt = title().prompt(state, seat)
        assert prompt is not None
        assert narrator.prompt(state, prompt)
        action = choose(state, seat, dice)
        assert narrator.action(action)
        state.play(seat, action, dice, chronicle)
    events = [name_event(one, telling.EVENTS, title().actions.domains) for one in chronicle.told]
    assert all(narrator.event(state, event) for event in events)
    assert len({event.kind for event in events}) > 8
