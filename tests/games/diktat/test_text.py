"""The words of Diktat: what its engine asks, tells and refuses is said in both languages."""

from __future__ import annotations

import pytest

from logothete.games.diktat import telling
from logothete.games.diktat.frames import MOMENT_KEYS
from logothete.kernel.dice import QuickDice
from logothete.kernel.events import name_event
from logothete.kernel.narrate import Narrator
from logothete.kernel.text import LANGUAGES
from logothete.kernel.title import Setup
from tests.games.diktat.table import Table, title
from tests.games.messages import written

EACH = pytest.mark.parametrize("language", LANGUAGES)


@EACH
def test_every_window_has_its_question(language: str) -> None:
    told = written(title(), language)
    assert [key for key in MOMENT_KEYS if f"prompt-window-{key}" not in told] == []


@EACH
def test_a_number_without_a_name_is_its_own(language: str) -> None:
    narrator = Narrator(title(), language, [])
    assert (narrator.name("position", "12"), narrator.name("bid", "0")) == ("12", "0")
    assert "12" in narrator.action(title().actions.parse("pawn 12"))


@EACH
def test_a_strike_is_told_in_a_sentence(language: str) -> None:
    table = Table().put("black-guard", "karst", "CE")
    table.acts("coordination", "assassinate", "at karst-1", "pawn 2")
    narrator = Narrator(title(), language, ["Anna", "Bert", "Cleo"])
    told = [narrator.event(table.state, event) for event in table.events()]
    assert "Karst 1" in told[0]
    assert {"en": "Emissary", "fr": "Émissaire"}[language] in told[0]


@EACH
def test_the_log_of_a_first_cycle_can_be_read(language: str) -> None:
    table = Table(4, others=True, fresh=True, seed=5)
    narrator = Narrator(title(), language, [])
    state, dice = table.state, QuickDice(1)
    for _ in range(60):
        seat = next(seat for seat in range(4) if state.pending() >> seat & 1)
        legal = state.legal(seat)
        prompt = title().prompt(state, seat)
        assert prompt is not None
        assert narrator.prompt(state, prompt)
        state.play(seat, legal[dice.below(len(legal))], dice, table.chronicle)
    events = [name_event(one, telling.EVENTS, title().actions.domains) for one in table.chronicle.told]
    assert all(narrator.event(state, event) for event in events)
    assert len({event.kind for event in events}) > 12


def test_the_options_of_a_table_are_named() -> None:
    narrator = Narrator(title(), "en", [])
    setup = title().check(Setup(3))
    assert [narrator.catalogue.say(f"option-{key}-{value}") for key, value in setup.options.items()][:2] == [
        "none",
        "dealt at random",
    ]
