"""How Necrosia speaks of dice, and what a terminal shows of the table.

That every message exists and none is left over is a contract of all titles: `tests/games/test_contracts.py`.
"""

from __future__ import annotations

import pytest
from rich.console import Console

from logothete.games.necrosia import terminal
from logothete.kernel.narrate import Narrator
from logothete.kernel.text import LANGUAGES
from tests.games.necrosia.dice import MORE, ONE, ZERO
from tests.games.necrosia.table import Table, title

EACH = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Kelwin rolls 2 (rolled again once, last face 1)."),
        ("fr", "Kelwin obtient 2 (une relance, dernière face 1)."),
    ],
)
def test_a_die_that_was_rolled_again_shows_its_chain(language: str, sentence: str) -> None:
    table = Table().put("kelwin", "crossing", fighter=1).put("ombre", "crossing", mage=1)
    table.act("kelwin", "war crossing ombre", MORE, ONE, ZERO)
    rolled = next(event for event in table.log() if event.kind == "rolled")
    assert Narrator(title(), language).event(table.state, rolled) == sentence


def drawn(table: Table, people: str | None, language: str = "en", *, map_too: bool = False) -> str:
    """The table as a terminal shows it to a people."""
    console = Console(width=160)
    narrator = Narrator(title(), language)
    with console.capture() as capture:
        console.print(terminal.draw(table.view(people), narrator, 160))
        if map_too:
            console.print(terminal.draw_map(table.view(people), narrator, 160))
    return capture.get()


@EACH
def test_a_terminal_shows_a_war_with_all_its_dice(language: str) -> None:
    table = Table().put("kelwin", "crossing", fighter=2).put("ombre", "crossing", mage=1).give("ombre", "nimble-dodge")
    table.act("kelwin", "war crossing ombre")
    while table.window() != "w5":
        table.all_pass(*([MORE, ONE, ZERO, ZERO] if table.window() == "w3" else []))
    assert "2 0, score 2" in drawn(table, "kelwin", language)


def test_a_terminal_shows_the_own_hand_and_nobody_elses() -> None:
    table = Table().give("kelwin", "heroic-charge").give("ombre", "nimble-dodge").row("war-cry")
    shown = drawn(table, "kelwin", map_too=True)
    assert "Heroic Charge" in shown
    assert "War Cry" in shown
    assert "Nimble Dodge" not in shown


@pytest.mark.rule("NEC-C29", "NEC-045")
@pytest.mark.parametrize(("language", "words"), [("en", "is remembered"), ("fr", "est retenu")])
def test_a_card_that_takes_off_a_score_says_that_the_part_below_zero_is_remembered(language: str, words: str) -> None:
    assert words in Narrator(title(), language).catalogue.say("card-public-humiliation-text")


@pytest.mark.rule("NEC-C77")
@pytest.mark.parametrize(("language", "words"), [("en", "In one war"), ("fr", "Dans une seule guerre")])
def test_a_card_for_one_war_says_so(language: str, words: str) -> None:
    assert Narrator(title(), language).catalogue.say("card-shaanic-time-rift-text").startswith(words)
