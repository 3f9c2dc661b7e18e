"""The log beside the board: it follows the game, and whoever reads further up finds back to what is new."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Visitors
from tests.page.player import Player
from tests.page.table import BOT, ME, Person

MANY_LINES = 140
"""More than the log shows at once, so that lines leave it above while others come below."""
SOON_MS = 5_000

AT_THE_END = """() => {
    const box = document.querySelector('.log .lines');
    return box.scrollHeight - box.clientHeight - box.scrollTop < 2;
}"""


def follows(page: Page) -> None:
    """The end of the log is in view, as soon as the browser has drawn it."""
    page.wait_for_function(AT_THE_END, timeout=SOON_MS)


def test_the_log_follows_a_long_game_and_leads_back_to_the_newest_line(visitors: Visitors) -> None:
    visitor = visitors.come(still=False)
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay("byzantio", [ME, BOT, BOT, BOT])["game"]
    page = visitor.visit(f"/games/{game}")
    newest = page.get_by_role("button", name=re.compile("^Newest"))
    player = Player(page)
    while len(anna.state(game, 0)["log"]) < MANY_LINES:
        player.click(1)
        follows(page)
    expect(newest).to_be_hidden()

    page.locator(".log .lines").evaluate("(box) => box.scrollTo(0, box.scrollHeight / 2)")
    expect(newest).to_be_visible()
    lines = len(anna.state(game, 0)["log"])
    while len(anna.state(game, 0)["log"]) == lines:
        # A choice may take several clicks, and one to confirm what dice decide.
        player.click(1)
    expect(newest).to_have_accessible_name(re.compile(r"Newest.*\d+ unread"))
    assert not page.evaluate(AT_THE_END)
    newest.click()
    expect(newest).to_be_hidden()
    follows(page)
    player.click(3)
    follows(page)


def test_a_rule_s_number_waits_until_its_line_is_pointed_at_or_focused_or_always_shown(visitors: Visitors) -> None:
    visitor = visitors.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay_to_choose_targets()
    page = visitor.visit(f"/games/{game}")
    line = page.locator(".log .line").last
    number = line.get_by_role("link", name=re.compile("^Rule BYZ-"))
    expect(number).to_have_css("opacity", "0")
    line.hover()
    expect(number).to_have_css("opacity", "1")
    page.mouse.move(0, 0)
    expect(number).to_have_css("opacity", "0")
    number.focus()
    expect(number).to_have_css("opacity", "1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("BYZ-")

    visitor.visit("/settings").get_by_role("switch", name=re.compile("Rule numbers")).check(force=True)
    visitor.visit(f"/games/{game}")
    expect(number).to_have_css("opacity", "1")
