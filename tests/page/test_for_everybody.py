"""Everybody can play: by keyboard, with a screen reader, on a phone, in French, in both themes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.browser import AXE
from tests.page.conftest import Visitors
from tests.page.player import ENDING
from tests.page.table import BOT, ME, Person

PLACES = ["/", "/lobby", "/new/byzantio", "/settings", "/account", "/rules/byzantio", "/rules/nekken", "/no/such/place"]


def violations(page: Page, part: str = "html") -> list[str]:
    """What axe-core finds wrong on a page, or on a part of it; empty is right."""
    if not page.evaluate("() => 'axe' in window"):
        # As the page's own policy would refuse a foreign script, it is evaluated instead.
        page.evaluate(AXE.read_text() + "; window.axe = axe; undefined")
    found: Any = page.evaluate("(part) => axe.run(part, {resultTypes: ['violations']})", part)
    return [
        f"{one['id']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth > window.innerWidth + 1"))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_any_page_and_nothing_scrolls_sideways(
    visitors: Visitors, theme: str, phone: bool
) -> None:
    visitor = visitors.come(language="fr" if phone else "en", phone=phone, theme=theme)
    anna = Person(visitor.context, visitor.base, "Anna")
    running = anna.lay("byzantio", [ME, BOT, BOT, BOT])["game"]
    anna.play(running, 0, lambda state: state["view"]["turn"] >= 5 and bool(state["offers"]))
    nekken = anna.lay("nekken", [ME, BOT, BOT])["game"]
    waiting = anna.lay("byzantio", [ME, {"kind": "open"}])["game"]
    ended = anna.lay("byzantio", [ME, BOT])["game"]
    anna.play(ended, 0, lambda state: False)
    tables = [f"/games/{game}" for game in (running, nekken, waiting, ended)]
    for place in [*PLACES, *tables, f"/games/{ended}/replay?move=30&eyes=all"]:
        page = visitor.visit(place)
        page.wait_for_load_state("networkidle")
        expect(page.locator("main, [data-guide=board]").first).to_be_visible()
        assert violations(page) == [], place
        assert not scrolls_sideways(page), place


def test_a_game_is_played_from_the_lobby_to_its_end_by_keyboard_alone(visitors: Visitors) -> None:
    visitor = visitors.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay("tictactoe", [ME, BOT])["game"]
    page = visitor.visit("/lobby")

    def tab_to(selector: str) -> None:
        """Press Tab until what has the focus is one of these."""
        expect(page.locator(selector).first).to_be_attached()
        for _ in range(150):
            page.keyboard.press("Tab")
            if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
                return
        raise AssertionError(f"no Tab leads to {selector}")

    tab_to(f"a[href*='{game}']")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/games/{game}"))
    for _ in range(400):
        if page.locator(ENDING).count():
            break
        if page.locator(".chooser [data-choice]:not([disabled])").count():
            tab_to(".chooser [data-choice]")
            page.keyboard.press("Enter")
        page.wait_for_timeout(80)
    expect(page.locator(ENDING)).to_be_visible()


def test_the_language_changes_at_once_and_nothing_stays_behind(visitors: Visitors) -> None:
    visitor = visitors.come()
    page = visitor.visit("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    page.get_by_role("button", name=re.compile("FR")).click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text("What shall we play?")
    assert page.locator("html").get_attribute("lang") == "fr"
    text = page.locator("body").inner_text()
    for word in ("Play now", "Opponents", "players", "Settings", "Rules"):
        assert word not in text


def test_on_a_phone_the_question_and_the_choice_are_always_visible(visitors: Visitors) -> None:
    visitor = visitors.come(phone=True)
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay("byzantio", [ME, BOT])["game"]
    anna.play(game, 0, lambda state: state["view"]["turn"] >= 2 and bool(state["offers"]))
    page = visitor.visit(f"/games/{game}")
    for place in ("[data-guide=prompt]", "[data-guide=choice]", "[data-guide=board]"):
        expect(page.locator(place).first).to_be_in_viewport()
    assert not scrolls_sideways(page)


# Whether a city is marked as pointed at, and the board is what one sees in its middle.
_IN_SIGHT = """(name) => {
    const city = [...document.querySelectorAll('.city')].find((one) => one.ariaLabel.startsWith(name));
    const marked = city.querySelector('circle.pointed');
    if (!marked) return false;
    const { x, y, width, height } = marked.getBoundingClientRect();
    const upmost = document.elementFromPoint(x + width / 2, y + height / 2);
    return upmost !== null && upmost.closest('[data-guide=board]') !== null;
}"""


@pytest.mark.parametrize("width", [360, 390])
def test_all_tabs_fit_a_phone_in_the_language_with_the_longer_names(visitors: Visitors, width: int) -> None:
    visitor = visitors.come(language="fr", phone=True)
    anna = Person(visitor.context, visitor.base, "Anne")
    visitor.page.set_viewport_size({"width": width, "height": 740})
    page = visitor.visit(f"/games/{anna.lay('necrosia', [ME, BOT])['game']}")
    tabs = page.locator(".dock nav button")
    expect(tabs).to_have_count(8)
    for tab in tabs.all():
        expect(tab).to_be_in_viewport(ratio=1)


def test_on_a_phone_own_targets_are_on_the_map_before_the_hand_was_opened(visitors: Visitors) -> None:
    visitor = visitors.come(phone=True)
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay("byzantio", [ME, BOT])["game"]
    sheet = anna.play(game, 0, lambda state: state["view"]["turn"] > 0)["view"]["seats"][0]["sheet"]
    page = visitor.visit(f"/games/{game}")
    seals = page.locator(".seals text")
    expect(seals).to_have_count(len(sheet["targets"]))
    assert sorted(seals.all_text_contents()) == sorted(str(target["value"]) for target in sheet["targets"])


def test_a_long_list_leaves_the_board_as_it_is_and_hides_nothing_that_it_points_at(visitors: Visitors) -> None:
    visitor = visitors.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay_to_choose_targets()
    page = visitor.visit(f"/games/{game}")
    board = page.locator("[data-guide=board]")
    expect(page.locator("[data-guide=hand]")).to_contain_text("16")
    before = board.bounding_box()
    page.locator(".chooser [aria-expanded=false]").click()
    assert board.bounding_box() == before
    for chip in page.locator(".chooser .chip").all():
        chip.hover()
        page.wait_for_function(_IN_SIGHT, arg=chip.inner_text())
