"""What the board tells before somebody commits, on a large screen and on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import Visitors
from tests.page.table import BOT, ME, Json, Person


def offers(state: Json, verb: str) -> list[str]:
    """What is offered of a verb."""
    return [offer for offer in state["offers"] if offer.startswith(f"{verb} ")]


def test_a_roll_tells_its_chances_and_waits_to_be_confirmed(visitors: Visitors) -> None:
    visitor = visitors.come(phone=True)
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay("byzantio", [ME, BOT, BOT, BOT])["game"]
    state = anna.play(game, 0, lambda state: bool(offers(state, "expel")))
    city = offers(state, "expel")[0].split()[2]
    page = visitor.visit(f"/games/{game}")
    page.get_by_role("button", name="Expel").click()
    page.locator(f'[data-thing="city {city}"]').dispatch_event("click")
    attempt = page.locator(".chooser [data-choice]", has_text="Drive the garrison").first
    expect(attempt).to_have_text(re.compile(r"\d+%"))
    assert anna.state(game, 0)["version"] == state["version"], "it was rolled before it was confirmed"
    page.get_by_role("button", name="Odds").first.click()
    expect(page.get_by_role("dialog").get_by_text("The die must show")).to_be_visible()
    page.keyboard.press("Escape")
    attempt.click()
    expect(page.locator(".chooser [data-choice]", has_text="Drive the garrison")).to_have_count(0)
    assert anna.state(game, 0)["version"] > state["version"]
