"""The primer of Byzantio and of Nekken: its steps lead into the rulebook, and say the same in both languages."""

from __future__ import annotations

import re

import pytest

from logothete.games import open_title
from logothete.kernel.ledger import Ledger, load_ledger
from logothete.kernel.rulebook import stray
from logothete.kernel.text import LANGUAGES, Catalogue

BOTH = pytest.mark.parametrize("key", ["byzantio", "nekken"])
STEPS = range(1, 9)


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return load_ledger()


def texts(key: str, language: str) -> Catalogue:
    return Catalogue.load(language, *open_title(key).texts)


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_names_a_rule_that_holds_in_the_game(ledger: Ledger, key: str, language: str) -> None:
    rules = {rule.id: rule for chapter in ledger.rulebook(key, language) for rule in chapter.rules}
    say = texts(key, language).say
    named = [rules[say(f"primer-{step}-rule")] for step in STEPS]
    assert [rule.id for rule in named if rule.replaced_by] == []


@BOTH
@pytest.mark.parametrize("part", ["title", "text", "rule"])
def test_both_languages_give_the_same_numbers_and_rules(key: str, part: str) -> None:
    english, french = (texts(key, language).say for language in ("en", "fr"))
    messages = [f"primer-{step}-{part}" for step in STEPS]
    assert [(message, stray(english(message), french(message))) for message in messages] == [
        (message, None) for message in messages
    ]


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_length_of_a_game_is_a_span_of_minutes(key: str, language: str) -> None:
    span = re.fullmatch("([0-9]+)–([0-9]+)", texts(key, language).say("title-minutes"))
    assert span is not None
    assert int(span[1]) < int(span[2])
