"""`what`: what an action does, how often it can still be done, its rule and its chances, before it is done."""

from __future__ import annotations

import pytest

from logothete.cli.before import ask, foretell
from logothete.cli.common import catalogue
from logothete.kernel.inquiries import UnknownInquiry
from logothete.kernel.match import Match
from logothete.kernel.narrate import Narrator
from logothete.kernel.title import Setup
from tests.cli.test_play import PREPARED, play
from tests.games.byzantio.table import Table
from tests.games.necrosia.table import Table as NecrosiaTable
from tests.melee import MeleeTitle
from tests.melee.board import CHARM, GRID, PLACE, of


def foretold(table: Table | NecrosiaTable, *actions: str, language: str = "en") -> list[str]:
    """What the first seat of a table is told of actions."""
    match = Match.start(table.title, table.setup, b"before").fork(table.state)
    numbers = [table.title.actions.parse(action) for action in actions]
    return foretell(match, 0, numbers, Narrator(table.title, language), catalogue(language, "play"))


def attacked() -> Table:
    return Table().garrisons("attalia", doukas=1).pretender("doukas", "kibyrrhaiotai")


@pytest.mark.rule("BYZ-090")
@pytest.mark.parametrize(
    ("language", "first", "success"),
    [
        ("en", "corrupt (3 left): You roll against", "38 %: your garrison takes its place"),
        ("fr", "corrompre (encore 3) : Un jet de dé", "38 % : vous en prenez la place"),
    ],
)
def test_a_single_attempt_is_told_with_its_chances_and_what_they_come_from(
    language: str, first: str, success: str
) -> None:
    lines = foretold(attacked(), "corrupt doukas attalia", language=language)
    assert lines[0].startswith(first)
    assert lines[0].endswith("[BYZ-087]")
    assert lines[2].strip() == success
    assert [line.rpartition("  ")[2] for line in lines[-2:]] == ["[BYZ-088]", "[BYZ-090]"]


def test_several_actions_are_told_by_verb_without_chances() -> None:
    lines = foretold(attacked(), "corrupt doukas attalia", "expel doukas attalia", "pass")
    assert [line.partition(" ")[0].rstrip(":") for line in lines] == ["corrupt", "expel", "pass"]


@pytest.mark.rule("NEC-045")
def test_numbers_are_told_one_by_one() -> None:
    table = NecrosiaTable().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=1)
    lines = foretold(table, "war crossing ombre")
    assert lines[0].endswith("[NEC-027]")
    assert "The attacker loses" in lines
    assert lines[2].strip() == "100 %: 0" or lines[2].strip().endswith("%: 0")


def test_what_adds_to_a_die_or_a_column_is_told_under_its_own_heading() -> None:
    match = Match.start(MeleeTitle(), Setup(2, {"scenario": "duel"}), b"before")
    for seat, name in enumerate(("02.03", "03.03")):
        match.state.cells[of(seat) + PLACE] = GRID.find(name)
    match.state.cells[of(0) + CHARM] = 1
    strike = match.title.actions.parse("strike 03.03")
    lines = foretell(match, 0, [strike], Narrator(match.title, "en"), catalogue("en", "play"))
    assert [line.strip() for line in lines] == [
        "A strike at Bran",
        "40 %: missed",
        "60 %: felled",
        "on the die: 2",
        "+0 comrades beside the target  [MEL-003]",
        "+2 your charm  [MEL-004]",
    ]


def test_a_question_is_answered_with_its_rule() -> None:
    match = Match.start(MeleeTitle(), Setup(2, {"scenario": "duel"}), b"before")
    assert ask(match, 0, "line 02.02 04.02", Narrator(match.title, "fr")) == ["03.02 bouche la vue.  [MEL-002]"]
    with pytest.raises(UnknownInquiry):
        ask(match, 0, "smell 02.02", Narrator(match.title, "fr"))


@pytest.mark.parametrize(
    ("lang", "word", "said"), [("en", "ask", "nothing to ask"), ("fr", "demander", "rien à demander")]
)
def test_where_nothing_can_be_asked_that_is_said(lang: str, word: str, said: str) -> None:
    assert said in play("tictactoe", entries=[word], lang=lang).output


@pytest.mark.parametrize(("lang", "word", "said"), [("en", "what", "BYZ-056"), ("fr", "quoi", "BYZ-056")])
def test_the_word_is_typed_at_the_table_and_does_nothing(lang: str, word: str, said: str) -> None:
    entries = [*PREPARED, f"{word} hellas", word, f"{word} xyzzy", "quit", ""]
    result = play("--bot", "random", entries=entries, lang=lang)
    assert result.exit_code == 0
    assert said in result.output
