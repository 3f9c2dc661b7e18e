"""The primer of Necrosia: its steps lead into the rulebook, and say the same in both languages."""

from __future__ import annotations

import re

import pytest

from logothete.kernel.ledger import Ledger, load_ledger
from logothete.kernel.rulebook import stray
from logothete.kernel.text import LANGUAGES, Catalogue
from tests.games.necrosia.table import title

STEPS = range(1, 9)


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return load_ledger()


def texts(language: str) -> Catalogue:
    return Catalogue.load(language, *title().texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_names_a_rule_of_the_game(ledger: Ledger, language: str) -> None:
    rules = {rule.id for chapter in ledger.rulebook("necrosia", language) for rule in chapter.rules}
    say = texts(language).say
    assert [step for step in STEPS if say(f"primer-{step}-rule") not in rules] == []


@pytest.mark.parametrize("part", ["title", "text", "rule"])
def test_both_languages_give_the_same_numbers_and_rules(part: str) -> None:
    english, french = (texts(language).say for language in ("en", "fr"))
    messages = [f"primer-{step}-{part}" for step in STEPS]
    assert [(message, stray(english(message), french(message))) for message in messages] == [
        (message, None) for message in messages
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_length_of_a_game_is_a_span_of_minutes(language: str) -> None:
    span = re.fullmatch("([0-9]+)–([0-9]+)", texts(language).say("title-minutes"))
    assert span is not None
    assert int(span[1]) < int(span[2])
