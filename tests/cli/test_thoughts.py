"""What bots think, in one line: hints for a person, and `--why` for those who only watch."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner, Result

from logothete.bots import LEVEL_TEXTS, LEVELS, Choice, Thought
from logothete.cli import build
from logothete.cli.common import catalogue
from logothete.cli.thoughts import explain
from logothete.games import open_title
from logothete.kernel.narrate import Narrator
from logothete.kernel.text import LANGUAGES, Catalogue, missing


def run(entries: str, *arguments: str) -> Result:
    """The command `play` with these lines typed."""
    return CliRunner().invoke(build("en"), ["play", *arguments], input=entries)


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("fr", "conseil")])
def test_a_hint_names_legal_moves_with_their_prospects(lang: str, word: str) -> None:
    result = run(f"{word}\nquit\n\n", "tictactoe", "--seed", "4", "--lang", lang)
    assert result.exit_code == 0
    assert len(re.findall(r"[abc][123]\s?: \d+ %", result.output)) == 4


def told(*prospects: float) -> str:
    """What is said of as many squares, each with its prospects."""
    title = open_title("tictactoe")
    thoughts = [Thought(square, worth, 1 / len(prospects)) for square, worth in enumerate(prospects)]
    return explain(Choice(0, thoughts, 40), Narrator(title, "en"), catalogue("en", "play"))


def test_prospects_that_are_all_slight_are_told_by_comparison() -> None:
    assert told(0.004, 0.001) == "mark a1; mark b1: 25 % as good (40 positions looked at)"
    assert told(0.4, 0.1) == "mark a1: 40 %; mark b1: 10 % (40 positions looked at)"


@pytest.mark.parametrize("prospects", [(0.0, 0.0), (0.0101, 0.0099, 0.0098)])
def test_where_nothing_can_be_told_yet_that_is_said(prospects: tuple[float, ...]) -> None:
    assert "%" not in told(*prospects)
    assert "more cannot be told yet" in told(*prospects)


@pytest.mark.parametrize(
    ("lang", "word", "together"), [("en", "hint", "everybody may well lose"), ("fr", "conseil", "perdre ensemble")]
)
def test_a_hint_in_an_opening_that_threatens_all_says_so_and_compares(lang: str, word: str, together: str) -> None:
    result = run(f"choose kelwin\n{word}\nquit\n\n", "necrosia", "--seed", "4", "--lang", lang, "--bot", "random")
    assert result.exit_code == 0
    said = " ".join(result.output.split())
    assert together in said
    assert re.search("as good|equally good|cela se vaut|de ce que vaut le meilleur", said)


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
