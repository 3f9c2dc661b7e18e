"""Two browsers at a table where everybody may act at any moment: offers are made and answered while others decide."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.bazaar.shelf import put_on_shelf
from tests.page.browser import Host
from tests.page.conftest import Visitors
from tests.page.table import ME, OPEN, Person
from tests.page.test_for_everybody import scrolls_sideways, violations


@pytest.fixture
def bazaar(tmp_path: Path) -> Iterator[Host]:
    """A server that has the toy on its shelf."""
    host = Host(tmp_path, PYTHONPATH=put_on_shelf(tmp_path / "toys"))
    host.start()
    yield host
    host.stop()


def aside(page: Page, panel: str, *picks: str) -> None:
    """Do something aside, step by step."""
    tab = page.get_by_role("tab", name=panel)
    (tab if tab.count() else page.get_by_role("button", name=panel)).first.click()
    for pick in picks:
        page.locator(f'[data-aside="{pick}"]').click()


def test_an_offer_is_made_and_accepted_while_its_maker_is_not_asked(browser: Browser, bazaar: Host) -> None:
    visitors = Visitors(browser, bazaar.url)
    anna, bela = visitors.come(), visitors.come(language="fr", phone=True)
    owner = Person(anna.context, anna.base, "Anna")
    game = owner.lay("bazaar", [ME, OPEN], public=True)["game"]
    Person(bela.context, bela.base, "Béla").join(game)
    owner.post(f"/games/{game}/start")
    anna.visit(f"/games/{game}")
    bela.visit(f"/games/{game}")

    # Anna has half chosen what to pack when Béla, who is not asked, offers her something.
    anna.page.locator("[data-verb=pack]").click()
    expect(anna.page.locator('[data-chip="good silk"]')).to_be_visible()
    board = anna.page.locator("main").bounding_box()
    aside(bela.page, "À tout moment", "draft", "good salt", "price silk", "address", "propose")

    line = anna.page.locator("[data-invitation=offer]")
    expect(line).to_contain_text("offers salt for silk")
    assert anna.page.locator("main").bounding_box() == board
    expect(anna.page.locator('[data-chip="good silk"]')).to_be_visible()
    assert violations(anna.page) == violations(bela.page) == []
    assert not scrolls_sideways(bela.page)

    line.get_by_role("button", name=re.compile("accept", re.I)).click()
    expect(line).to_have_count(0)
    expect(anna.page.locator('[data-chip="good silk"]')).to_be_visible()
    hand = owner.state(game, 0)["view"]["hand"]
    assert hand == {"silk": 1, "salt": 2, "wine": 0}
    visitors.leave()
