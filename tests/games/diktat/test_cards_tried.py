"""That no card is forgotten: each of the 97 is tried by name in a test of the cards, and each effect has its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from logothete.games.diktat.effects.effect import Effect
from logothete.games.diktat.effects.running import JUDGE
from logothete.games.diktat.effects.vocabulary import NEEDS
from logothete.games.diktat.loading import TEXTS, load_content
from logothete.kernel.text import LANGUAGES, Catalogue

DIKTAT = load_content()
TESTS = sorted(Path(__file__).parent.glob("test_cards_*.py"))


def test_every_card_is_named_in_a_test() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in TESTS)
    cards = [card.key for card in DIKTAT.opportunities] + [card.key for card in DIKTAT.cabal_cards]
    assert [key for key in cards if f'"{key}"' not in written] == []


def test_every_active_effect_is_one_class_at_the_place_of_its_number() -> None:
    active = [key for key, need in NEEDS.items() if not need.standing]
    assert [effect.key for effect in JUDGE.effects] == active
    assert len({type(effect) for effect in JUDGE.effects}) == 26


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_that_asks_has_a_question(language: str) -> None:
    known = Catalogue.load(language, TEXTS).messages()
    asking = [effect.key for effect in JUDGE.effects if type(effect).ask is not Effect.ask]
    assert len(asking) > 15
    assert [key for key in asking if f"prompt-effect-{key}" not in known] == []
