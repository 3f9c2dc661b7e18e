"""Suspicions are marked on the map, and the end says how well one judged."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import Visitors
from tests.page.player import ENDING
from tests.page.table import BOT, ME, Person
from tests.page.test_for_everybody import violations


def test_suspicions_are_marked_on_the_map_and_judged_at_the_end(visitors: Visitors) -> None:
    visitor = visitors.come()
    person = Person(visitor.context, visitor.base, "Anna")
    game = person.lay("byzantio", [ME, BOT])["game"]
    state = person.play(game, 0, lambda state: bool(state["prompt"]) and state["prompt"]["key"] == "turn")
    offered = {word for offer in state["offers"] for word in offer.split()}
    cities = person.get("/titles/byzantio/scene")["scene"]["cities"]
    large = next(one["key"] for one in cities if one["size"] == "large" and one["key"] not in offered)
    page = visitor.visit(f"/games/{game}")
    page.locator("[role=tab]", has_text="Suspicions").click()
    seals = page.locator(".beliefs .rival .seals .set")
    expect(seals).to_have_count(0)
    town = page.locator(f"[data-thing='city {large}']").first
    town.click(force=True)
    expect(seals).to_have_count(0)
    page.get_by_role("button", name="Mark on the map").click()
    town.click(force=True)
    expect(seals).to_have_count(1)
    page.locator(".beliefs .star").last.click()
    expect(seals).to_have_text("★")
    assert violations(page) == []
    person.play(game, 0, lambda state: False)
    page.locator(ENDING).wait_for()
    expect(page.locator(".judged > li")).to_contain_text("of 1 suspicion right")
    assert violations(page) == []
