"""The front page: whatever the number of games and the width of the screen, no card stands alone beside empty room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.page.conftest import Visitors

# Makes the shelf as long as it is asked to be, and says how far each row of cards is from filling its width.
ROWS = """(cards) => {
    const games = document.querySelector('.games.great');
    const shown = () => [...games.children];
    while (shown().length < cards) games.append(shown()[0].cloneNode(true));
    while (shown().length > cards) shown().at(-1).remove();
    games.className = games.className.replace(/thirds|pairs|fours/, ['thirds', 'fours', 'pairs'][cards % 3]);
    const box = games.getBoundingClientRect();
    const rows = new Map();
    for (const card of shown()) {
        const { top, left, right } = card.getBoundingClientRect();
        const [from, to, count] = rows.get(Math.round(top)) ?? [left, right, 0];
        rows.set(Math.round(top), [Math.min(from, left), Math.max(to, right), count + 1]);
    }
    return [...rows.values()].map(([from, to, count]) => [count, Math.round(from - box.left + box.right - to)]);
}"""


def rows(page: Page, cards: int) -> list[int]:
    """How many cards each row has; all rows fill the width."""
    found: list[list[int]] = page.evaluate(ROWS, cards)
    assert all(abs(empty) <= 1 for _, empty in found), found
    return [count for count, _ in found]


def test_rows_of_cards_are_full_on_every_screen(visitors: Visitors) -> None:
    page = visitors.come().visit("/")
    page.locator(".games.great article").nth(2).wait_for()
    desktop = {cards: rows(page, cards) for cards in (3, 4, 5)}
    assert desktop == {3: [3], 4: [2, 2], 5: [3, 2]}
    page.set_viewport_size({"width": 900, "height": 900})
    assert {cards: rows(page, cards) for cards in (3, 4, 5)} == {3: [2, 1], 4: [2, 2], 5: [2, 2, 1]}
    page.set_viewport_size({"width": 390, "height": 844})
    assert rows(page, 5) == [1, 1, 1, 1, 1]


@pytest.mark.parametrize("title", ["byzantio", "necrosia", "diktat"])
def test_each_card_is_one_click_from_a_game_against_bots(visitors: Visitors, title: str) -> None:
    page = visitors.come().visit("/")
    page.locator(f"article[aria-labelledby=game-{title}] .primary").click()
    page.locator("li.card").nth(2).wait_for()
    assert page.locator("li.card .face").count() >= 2
