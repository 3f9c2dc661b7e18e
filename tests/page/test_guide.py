"""The guide: whole first games by it, with mouse, finger and keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visitor, Visitors
from tests.page.player import ENDING
from tests.page.pupil import CARD, Pupil
from tests.page.table import BOT, ME, Person
from tests.page.test_for_everybody import scrolls_sideways, violations


def test_a_guided_game_is_one_click_away_and_the_guide_is_put_aside_brought_back_and_left(visitors: Visitors) -> None:
    page = visitors.come(guided=True).visit("/")
    page.get_by_role("button", name=re.compile("guided game")).click()
    expect(page).to_have_url(re.compile("guide=1"))
    expect(page.locator(CARD)).to_contain_text("Step 1 of")
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_be_hidden()
    page.keyboard.press("g")
    expect(page.locator(CARD)).to_contain_text("Step 1 of")
    page.get_by_role("button", name="Put the guide aside").press("Enter")
    expect(page.get_by_role("button", name="Guide", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Put the guide aside")).to_be_focused()
    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator(CARD)).to_be_hidden()
    page.reload()
    expect(page.locator("[data-guide=prompt]")).to_contain_text("house")
    expect(page.locator(CARD)).to_be_hidden()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Guide me").click()
    expect(page.locator(CARD)).to_contain_text("Step 1 of")


def test_the_guide_goes_back_with_whoever_takes_something_back(visitors: Visitors) -> None:
    page = guided(visitors.come(guided=True), "byzantio", bots=1)
    page.locator(".chooser [data-choice]").first.click()
    expect(page.locator("[data-guide-card=main]")).to_be_visible()
    page.get_by_role("button", name="Take me there").click()
    page.keyboard.press("Enter")
    expect(page.locator("[data-guide-card=list]")).to_contain_text("that stays your secret")
    page.keyboard.press("u")
    expect(page.locator("[data-guide-card=main]")).to_contain_text("Taken back")
    page.reload()
    expect(page.locator("[data-guide-card=main]")).to_be_visible()


FIRST_TURNS = {
    "byzantio": ["campaign", "rally", "garrison"],
    "nekken": ["campaign", "garrison"],
    "necrosia": ["war", "trade", "lift", "finish"],
    "diktat": ["to", "add", "seal"],
}
"""What the guides speak of in the first turn."""


def guided(visitor: Visitor, title: str, bots: int) -> Page:
    """A first game of a title, opened."""
    anna = Person(visitor.context, visitor.base, "Anna")
    return visitor.visit(f"/games/{anna.lay(title, [ME, *[BOT] * bots])['game']}")


def look_at(page: Page) -> None:
    """The page with a card of the guide on it: for everybody, and without what leads astray."""
    expect(page.locator(CARD)).to_be_visible()
    assert violations(page) == []
    assert not scrolls_sideways(page)


def test_a_whole_first_game_of_byzantio_by_mouse(visitors: Visitors) -> None:
    page = guided(visitors.come(guided=True), "byzantio", bots=1)
    pupil = Pupil(page, FIRST_TURNS["byzantio"])
    pupil.learn(lambda step: look_at(page) if step == "main" else None)
    assert pupil.steps[:5] == ["claim", "main", "list", "confirm", "act"]
    pupil.play_on()
    assert {"watch", "strike", "suspect"} <= set(pupil.tips)


def test_a_whole_first_game_of_nekken_by_keyboard_alone(visitors: Visitors) -> None:
    page = guided(visitors.come(guided=True, theme="dark"), "nekken", bots=1)
    pupil = Pupil(page, FIRST_TURNS["nekken"], keys=True)
    pupil.learn()
    assert pupil.steps[:5] == ["claim", "main", "list", "confirm", "act"]
    pupil.play_on()
    assert {"watch", "strike", "suspect"} <= set(pupil.tips)


def test_a_whole_first_game_of_necrosia_on_a_phone_in_french(visitors: Visitors) -> None:
    page = guided(visitors.come(guided=True, phone=True, language="fr", theme="dark"), "necrosia", bots=1)
    pupil = Pupil(page, FIRST_TURNS["necrosia"], phone=True)
    pupil.learn(lambda step: look_at(page) if step == "place" else None)
    assert pupil.steps[:4] == ["people", "place", "gather", "spread"]
    pupil.play_on()
    assert len(pupil.tips) > 3
    expect(page.locator(ENDING)).to_have_text(re.compile("l’emporte|partagent|Tout le monde a perdu"))
    expect(page.locator(".standings > li")).to_have_count(2)
    assert not scrolls_sideways(page)
    assert violations(page) == []


@pytest.mark.parametrize(
    ("title", "phone"), [("byzantio", True), ("nekken", True), ("necrosia", False), ("diktat", True)]
)
def test_the_first_turn_in_the_other_language_and_on_the_other_screen(
    visitors: Visitors, title: str, phone: bool
) -> None:
    page = guided(visitors.come(guided=True, phone=phone, language="fr" if phone else "en"), title, bots=1)
    pupil = Pupil(page, FIRST_TURNS[title], phone=phone)
    pupil.learn()
    assert 3 < len(pupil.steps) < 10
    look_at(page)
