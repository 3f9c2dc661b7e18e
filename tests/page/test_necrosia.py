"""Necrosia through the page: whole games, on a desktop in English and on a phone in French, and what only it has."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import Visitors
from tests.page.player import ENDING, Player
from tests.page.table import BOT, ME, Person
from tests.page.test_for_everybody import scrolls_sideways, violations

WAR = re.compile("^war ")


def year(page: Page) -> int:
    """The year that the board shows."""
    return int(page.locator(".course .year b").inner_text().split("/")[0])


def test_a_whole_game_is_played_against_a_bot(visitors: Visitors) -> None:
    visitor = visitors.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    page = visitor.visit(f"/games/{anna.lay('necrosia', [ME, BOT])['game']}")
    expect(page.get_by_role("button", name=re.compile("^Necrosia, worth"))).to_be_visible()
    player = Player(page)
    player.click(12)
    assert violations(page) == []
    player.to_the_end()
    expect(page.locator(ENDING)).to_have_text(re.compile("wins?|share|Everybody has lost"))
    expect(page.locator(".standings > li")).to_have_count(2)
    expect(page.get_by_role("heading", name="How the land stands")).to_be_visible()
    assert violations(page) == []


def test_a_whole_game_is_played_on_a_phone_in_french(visitors: Visitors) -> None:
    visitor = visitors.come(language="fr", phone=True, theme="dark")
    anna = Person(visitor.context, visitor.base, "Anne")
    game = anna.lay("necrosia", [ME, BOT])["game"]
    page = visitor.visit(f"/games/{game}")
    player = Player(page, seed=2)
    player.until(lambda: page.locator(ENDING).count() > 0 or (year(page) > 1 and player.clicks > 20))
    for place in ("[data-guide=prompt]", "[data-guide=choice]", "[data-guide=board]"):
        expect(page.locator(place).first).to_be_in_viewport()
    assert not scrolls_sideways(page)
    assert violations(page) == []
    player.to_the_end()
    expect(page.locator(ENDING)).to_have_text(re.compile("l’emporte|partagent|Tout le monde a perdu"))
    expect(page.locator(".standings > li")).to_have_count(2)
    assert not scrolls_sideways(page)
    assert violations(page) == []


def test_the_odds_of_a_war_are_told_before_it_is_declared(visitors: Visitors) -> None:
    visitor = visitors.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay("necrosia", [ME, BOT])["game"]

    def can_attack(state: dict[str, Any]) -> bool:
        return bool(state["offers"]) and any(WAR.match(offer) for offer in state["offers"])

    state = anna.play(game, 0, can_attack)
    assert can_attack(state), "nobody ever could attack: choose another seed"
    page = visitor.visit(f"/games/{game}")
    expect(page.locator(".unit.chosen").first).to_be_visible()
    assert violations(page) == []
    region = next(offer.split()[1] for offer in state["offers"] if WAR.match(offer))
    page.locator(f'[data-thing="region {region}"]').click()
    page.get_by_role("button", name="Odds").first.click()
    dialog = page.get_by_role("dialog", name="What it may bring")
    expect(dialog.get_by_text("The defender loses").first).to_be_visible()
    expect(dialog.locator(".share").first).to_have_text(re.compile(r"\d+%"))
    assert violations(page) == []
