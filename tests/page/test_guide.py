"""The guide: whole first games by it, with mouse, finger and keys."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import Visitors

CARD = "[data-guide-card]"


def test_a_guided_game_is_one_click_away_and_the_guide_is_put_aside_brought_back_and_left(visitors: Visitors) -> None:
    page = visitors.come(guided=True).visit("/")
    page.get_by_role("button", name=re.compile("guided game")).click()
    expect(page).to_have_url(re.compile("guide=1"))
    expect(page.locator(CARD)).to_contain_text("Step 1 of")
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_be_hidden()
    page.keyboard.press("g")
    expect(page.locator(CARD)).to_contain_text("Step 1 of")
    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator(CARD)).to_be_hidden()
    page.reload()
    expect(page.locator("[data-guide=prompt]")).to_contain_text("house")
    expect(page.locator(CARD)).to_be_hidden()
