"""Necrosia through the page: a whole game, and what only it has. On a phone the guide plays it (`test_guide`)."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.page.conftest import Visitors
from tests.page.player import ENDING, Player
from tests.page.table import BOT, ME, Person
from tests.page.test_for_everybody import violations

WAR = re.compile("^war ")


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
