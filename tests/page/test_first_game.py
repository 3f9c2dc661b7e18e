"""A newcomer's first ten minutes: a game against bots at once, the guide, the rules, a whole game to its end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import Visitors
from tests.page.player import ENDING, Player
from tests.page.table import BOT, ME, Person


def test_a_game_against_bots_runs_after_one_click_and_is_played_to_its_end(visitors: Visitors) -> None:
    page = visitors.come().visit("/")
    page.get_by_role("button", name=re.compile("Play now")).first.click()
    expect(page).to_have_url(re.compile("/games/"))
    player = Player(page)
    player.to_the_end()
    assert player.clicks > 30
    expect(page.locator(ENDING)).to_have_text(re.compile("win"))
    expect(page.locator(".standings > li")).to_have_count(4)


def test_the_rules_are_one_key_away_and_can_be_searched(visitors: Visitors) -> None:
    visitor = visitors.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    page = visitor.visit(f"/games/{anna.lay('byzantio', [ME, BOT, BOT, BOT])['game']}")
    expect(page.locator("[data-guide=prompt]")).to_be_visible()
    page.keyboard.press("?")
    rules = page.get_by_role("dialog")
    expect(rules).to_be_visible()
    rules.get_by_role("searchbox").fill("sea lane")
    expect(rules.get_by_text("BYZ-010").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()


def test_a_prompt_leads_to_the_rule_it_applies(visitors: Visitors) -> None:
    visitor = visitors.come(language="fr")
    anna = Person(visitor.context, visitor.base, "Anne")
    page = visitor.visit(f"/games/{anna.lay('byzantio', [ME, BOT, BOT])['game']}")
    page.locator("[data-guide=prompt]").get_by_text("BYZ-023").click()
    expect(page.get_by_role("dialog")).to_contain_text("BYZ-023")
