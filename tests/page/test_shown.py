"""What games show of themselves: a moving picture on the front page and in the rulebook, and worked examples."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visitors


def to_the_film(page: Page) -> list[str]:
    """Look at the moving picture; what was asked of the server for it before."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/shown") else None)
    page.locator(".games.great article").first.wait_for()
    page.wait_for_load_state("networkidle")
    before = list(asked)
    page.locator("#shown-title").scroll_into_view_if_needed()
    page.evaluate("document.querySelector('#shown-title').scrollIntoView()")
    expect(page.locator("figure .stage svg").first).to_be_visible()
    return before


def test_the_moving_picture_is_loaded_when_it_is_seen_and_moves(visitors: Visitors) -> None:
    page = visitors.come(still=False).visit("/")
    assert to_the_film(page) == []
    caption = page.locator("figcaption p")
    first = caption.inner_text()
    expect(caption).not_to_have_text(first)


def test_for_who_wants_no_motion_it_is_a_still_that_can_be_leafed_through(visitors: Visitors) -> None:
    page = visitors.come(phone=True, language="fr").visit("/")
    to_the_film(page)
    caption = page.locator("figcaption p")
    first = caption.inner_text()
    page.wait_for_timeout(2500)
    expect(caption).to_have_text(first)
    page.get_by_role("button", name="Coup suivant").click()
    expect(caption).not_to_have_text(first)


@pytest.mark.parametrize(
    ("title", "theme"), [("byzantio", "light"), ("nekken", "dark"), ("necrosia", "light"), ("diktat", "dark")]
)
def test_an_example_of_the_rulebook_is_drawn_on_the_board(visitors: Visitors, title: str, theme: str) -> None:
    page = visitors.come(theme=theme).visit(f"/rules/{title}")
    board = page.locator(".examples .stage")
    board.locator("svg").first.wait_for()
    before = board.inner_html()
    page.locator(".examples .track label").last.click()
    expect(page.locator(".examples .told")).not_to_have_text("This is how it stood.")
    assert board.inner_html() != before
