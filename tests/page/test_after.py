"""After the game: the ending explains itself, the replay shows it through any eyes, the dice can be checked."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visitor, Visitors
from tests.page.player import ENDING
from tests.page.table import BOT, ME, Person


@pytest.fixture
def ended(visitors: Visitors) -> tuple[Visitor, str]:
    """A finished game of Byzantio, and who played it."""
    visitor = visitors.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay("byzantio", [ME, BOT])["game"]
    visitor.visit(f"/games/{game}")
    anna.play(game, 0, lambda state: False)
    return visitor, game


def move_shown(page: Page) -> str:
    return page.get_by_role("slider").get_attribute("aria-valuetext") or page.get_by_role("slider").input_value()


def test_the_ending_says_who_won_and_why_and_the_dice_can_be_checked(ended: tuple[Visitor, str]) -> None:
    page = ended[0].page
    expect(page.locator(ENDING)).to_be_visible()
    expect(page.locator(".standings")).to_contain_text("BYZ-1")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("The dice were fair.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    record = json.loads(download.value.path().read_text())
    assert record["game"] == "byzantio"
    assert record["moves"]


def test_the_replay_steps_through_the_game_with_any_eyes(ended: tuple[Visitor, str]) -> None:
    visitor, game = ended
    page = visitor.visit(f"/games/{game}/replay?move=0&eyes=all")
    expect(page.get_by_role("slider")).to_be_visible()
    before = move_shown(page)
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="One move on").click()
    expect(page).to_have_url(re.compile("move=2"))
    assert move_shown(page) != before
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()


def test_a_rematch_lays_the_next_table(ended: tuple[Visitor, str]) -> None:
    visitor, game = ended
    visitor.page.get_by_role("button", name="Play again").click()
    expect(visitor.page).not_to_have_url(re.compile(game))
    expect(visitor.page).to_have_url(re.compile("/games/"))
