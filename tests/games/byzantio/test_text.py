"""How Byzantio and Nekken speak: words of each edition, names of seats, numbers that agree.

That every message exists and none is left over is a contract of all titles: `tests/games/test_contracts.py`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from logothete.games import open_title
from logothete.kernel import narrate
from logothete.kernel.dice import QuickDice
from logothete.kernel.match import Match
from logothete.kernel.narrate import Narrator
from logothete.kernel.state import Refusal
from logothete.kernel.title import Setup, Title


@cache
def title(key: str) -> Title:
    return open_title(key)


@pytest.mark.parametrize(
    ("key", "language", "sentence"),
    [
        ("byzantio", "en", "march to Hellas"),
        ("byzantio", "fr", "marcher sur Hellas"),
        ("nekken", "en", "migrate to Scorial (the Campaign of Byzantio)"),
        ("nekken", "fr", "migrer vers Scorial (la Campagne de Byzantio)"),
    ],
)
def test_each_edition_has_its_own_words(key: str, language: str, sentence: str) -> None:
    province = "hellas" if key == "byzantio" else "scorial"
    assert Narrator(title(key), language).action(title(key).actions.encode("campaign", province)) == sentence


@pytest.mark.parametrize(
    ("key", "language", "words"),
    [
        ("byzantio", "en", "no garrison"),
        ("byzantio", "fr", "aucune garnison"),
        ("nekken", "en", "no colonist"),
        ("nekken", "fr", "aucun colon"),
    ],
)
def test_who_places_nothing_reads_words_of_the_game_on_the_page(key: str, language: str, words: str) -> None:
    assert Narrator(title(key), language).catalogue.say("way-withhold") == words


def test_a_seat_is_called_by_its_number_then_by_its_house_and_player() -> None:
    game = title("byzantio")
    match = Match.start(game, Setup(2), b"seed")
    anonymous, named = Narrator(game, "en"), Narrator(game, "fr", ["Anna", ""])
    assert [anonymous.seat(match.state, 1), named.seat(match.state, 0)] == ["seat 2", "Anna"]
    match.play(0, game.actions.parse("claim doukas"))
    match.play(1, game.actions.parse("claim phokas"))
    assert [anonymous.seat(match.state, 1), named.seat(match.state, 0)] == ["Phokas", "Doukas (Anna)"]
    assert named.event(match.state, match.log(None)[0]) == "Anna joue la maison Doukas."


@pytest.mark.parametrize(
    ("language", "lines", "words"),
    [("en", 1, "lacks one line."), ("en", 7, "lacks 7 lines."), ("fr", 1, "une ligne à"), ("fr", 7, "7 lignes à")],
)
def test_numbers_agree(language: str, lines: int, words: str) -> None:
    game = title("byzantio")
    refusal = Refusal("BYZ-024", "list-unfinished", {"lines": lines})
    assert words in Narrator(game, language).refusal(game.start(Setup(2), QuickDice(1)), refusal)


def test_the_narrator_knows_no_game() -> None:
    words = Path(narrate.__file__).read_text(encoding="utf-8")
    assert not [key for key in ("byzantio", "nekken", "doukas", "BYZ-") if key in words.replace("`nicaea`", "")]
