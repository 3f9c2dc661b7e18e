"""What bots think, in one line: hints for a person, and `--why` for those who only watch."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner, Result

from logothete.bots import LEVEL_TEXTS, LEVELS
from logothete.cli import build
from logothete.kernel.text import LANGUAGES, Catalogue, missing


def run(entries: str, *arguments: str) -> Result:
    """The command `play` with these lines typed."""
    return CliRunner().invoke(build("en"), ["play", *arguments], input=entries)


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("fr", "conseil")])
def test_a_hint_names_legal_moves_with_their_prospects(lang: str, word: str) -> None:
    result = run(f"{word}\nquit\n\n", "tictactoe", "--seed", "4", "--lang", lang)
    assert result.exit_code == 0
    assert len(re.findall(r"[abc][123]\s?: \d+ %", result.output)) == 4


def test_a_hint_changes_nothing() -> None:
    result = run("hint\nplace b2\nquit\n\n", "tictactoe", "--seed", "4", "--bot", "random")
    assert "Cross marks b2." in result.output


def test_those_who_watch_are_told_what_bots_think() -> None:
    result = run("", "connectfour", "--watch", "--why", "--bot", "strategist:40it", "--seed", "2")
    assert result.exit_code == 0
    moves = len(re.findall(r"drops a disc", result.output))
    assert moves > 0
    assert len(re.findall(r"\(40 positions looked at\)", result.output)) >= moves - 6


def test_a_person_at_the_table_is_not_told_what_bots_think() -> None:
    """It would give their secrets away."""
    result = run("", "byzantio", "--why")
    assert result.exit_code == 2
    assert "--watch" in result.output


def test_every_level_is_described_in_both_languages() -> None:
    assert missing([LEVEL_TEXTS]) == []
    for language in LANGUAGES:
        described = Catalogue.load(language, LEVEL_TEXTS).messages()
        assert described == {f"level-{level}" for level in LEVELS} | {f"level-{level}-about" for level in LEVELS}
