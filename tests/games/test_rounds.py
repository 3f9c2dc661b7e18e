"""What a finished game is counted by: an event that the title tells, and a word for it in each language."""

from __future__ import annotations

import pytest

from logothete.games import open_title, titles
from logothete.kernel.narrate import Narrator
from logothete.kernel.text import LANGUAGES

COUNTED = [key for key in titles() if open_title(key).rounds]


def test_games_of_many_turns_count_them() -> None:
    assert {"byzantio", "nekken", "necrosia"} <= set(COUNTED)


@pytest.mark.parametrize("key", COUNTED)
def test_rounds_begin_with_an_event_that_has_a_number(key: str) -> None:
    title = open_title(key)
    (kind,) = (kind for kind in title.events if kind.key == title.rounds)
    assert len(kind.names) == 1
    assert kind.names[0] not in title.actions.domains


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", COUNTED)
def test_rounds_have_a_name(key: str, language: str) -> None:
    assert Narrator(open_title(key), language).catalogue.say("rounds-name").isalpha()
