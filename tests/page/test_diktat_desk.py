"""Two people at Diktat's trade desk, each in a browser: offers, counter-offers, oaths, by mouse, thumb and keyboard."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from logothete.games import titles
from tests.page.conftest import Visitors
from tests.page.table import ME, OPEN, Json, Person
from tests.page.test_for_everybody import scrolls_sideways, violations

if "diktat" not in titles():
    pytest.skip("Diktat is not on the shelf", allow_module_level=True)

DESK = {"en": "Trade desk", "fr": "Comptoir"}


@dataclass
class Trader:
    """Somebody at the desk."""

    person: Person
    game: str
    seat: int
    page: Page

    def desk(self) -> Json:
        found: Json = self.person.state(self.game, self.seat)["view"]["desk"]
        return found

    def pick(self, verb: str, action: str | None = None) -> None:
        """Choose something of a list and do it."""
        list_of = self.page.locator(f"[data-pick={verb}]").last
        if action is not None:
            list_of.locator("select").select_option(action)
        list_of.get_by_role("button").click()

    def more(self, tray: str, good: str) -> Locator:
        """The button by which a tray gets one more of a good."""
        return self.page.locator(f"[data-tray={tray}] [data-good={good}] button").last

    def do(self, action: str) -> None:
        self.page.locator(f'[data-desk="{action}"]').click()


def open_desk(page: Page, language: str) -> None:
    """Bring the desk forward: a tab on a large screen, a sheet on a phone."""
    name = DESK[language]
    page.get_by_role("tab", name=name).or_(page.get_by_role("button", name=name)).first.click()
    expect(page.locator(".trade")).to_be_visible()


@pytest.fixture
def traders(visitors: Visitors) -> tuple[Trader, Trader]:
    """Anna in English at a desk, Béla in French on a phone, as soon as they may trade."""
    anna, bela = visitors.come(), visitors.come(language="fr", phone=True)
    owner = Person(anna.context, anna.base, "Anna")
    other = Person(bela.context, bela.base, "Béla")
    game = owner.lay("diktat", [ME, OPEN], public=True)["game"]
    other.join(game)
    owner.post(f"/games/{game}/start")

    def may_trade(state: Json) -> bool:
        return any(action.startswith("offer-to") for action in state["asides"])

    people = (owner, other)
    while not may_trade(owner.state(game, 0)):
        for seat, person in enumerate(people):
            person.play(game, seat, lambda state: not state["offers"] or may_trade(state))
    anna.visit(f"/games/{game}")
    bela.visit(f"/games/{game}")
    open_desk(anna.page, "en")
    open_desk(bela.page, "fr")
    return Trader(owner, game, 0, anna.page), Trader(other, game, 1, bela.page)


@pytest.mark.rule("DIK-152")
def test_an_offer_is_answered_by_another_and_that_one_is_taken(traders: tuple[Trader, Trader]) -> None:
    anna, bela = traders
    anna.pick("offer-to")
    more = anna.more("gives", "citizen")
    more.click()
    more.click()
    expect(anna.page.locator("[data-tray=gives] [data-good=citizen] output")).to_have_text("2")
    # Less is a step back in the game's own draft; a reload loses nothing of it.
    anna.page.locator("[data-tray=gives] [data-good=citizen] button").first.click()
    expect(anna.page.locator("[data-tray=gives] [data-good=citizen] output")).to_have_text("1")
    anna.page.reload()
    open_desk(anna.page, "en")
    expect(anna.page.locator("[data-tray=gives] [data-good=citizen] output")).to_have_text("1")
    anna.pick("swear", "swear not-enter")
    anna.pick("where", "where karst")
    anna.pick("by", "by cycle")
    expect(anna.page.locator("[data-tray=gives]")).to_contain_text("to stay out of a sector: Karst")
    assert violations(anna.page) == []
    anna.do("propose")

    form = bela.page.locator("[data-offer='0']")
    expect(form.locator("[data-side=get]")).to_contain_text("Karst")
    expect(form.locator("[data-side=give]")).to_contain_text("rien")
    assert violations(bela.page) == []
    assert not scrolls_sideways(bela.page)
    cabal = bela.person.state(bela.game, 1)["view"]["seats"][0]["cabal"]
    bela.do(f"counter {cabal}")
    expect(bela.page.locator("[data-draft=offer]")).to_be_visible()
    # The way back to what was offered, and again.
    bela.do("drop")
    expect(bela.page.locator("[data-draft=offer]")).to_have_count(0)
    expect(form).to_be_visible()
    bela.do(f"counter {cabal}")
    bela.more("asks", "citizen").click()
    expect(bela.page.locator("[data-tray=asks] [data-good=citizen] output")).to_have_text("2")
    bela.do("propose")

    taken = anna.page.locator("[data-offer='1']")
    expect(taken.locator("[data-side=give]")).to_contain_text("Citizens × 2")
    accept = taken.get_by_role("button", name="Accept")
    accept.dblclick()
    expect(taken).to_have_count(0)
    expect(anna.page.locator("[data-oath]")).to_contain_text("You swore")
    expect(bela.page.locator("[data-oath]")).to_contain_text("a juré")
    assert len(anna.desk()["oaths"]) == 1
    assert violations(anna.page) == violations(bela.page) == []


@pytest.mark.rule("DIK-327")
def test_a_draft_by_keyboard_stays_whatever_the_rival_does(traders: tuple[Trader, Trader]) -> None:
    anna, bela = traders
    begin = anna.page.locator("[data-pick=offer-to] button")
    begin.focus()
    anna.page.keyboard.press("Enter")
    more = anna.more("gives", "pp")
    expect(more).to_be_enabled()
    more.focus()
    anna.page.keyboard.press("Enter")
    number = anna.page.locator("[data-tray=gives] [data-good=pp] output")
    expect(number).to_have_text("1")

    # Both offer at once: the rival's arrives while this one is being put together.
    bela.pick("offer-to")
    bela.more("gives", "citizen").click()
    expect(bela.page.locator("[data-tray=gives] [data-good=citizen] output")).to_have_text("1")
    bela.do("propose")
    expect(anna.page.locator("[data-offer='1']")).to_be_visible()
    # Beside the question only the way to the desk stands: nobody takes what he has not read.
    assert anna.page.locator("[data-invitation] [data-answer]").count() == 0
    expect(number).to_have_text("1")
    anna.page.locator('[data-desk="propose"]').focus()
    anna.page.keyboard.press("Enter")
    expect(bela.page.locator("[data-offer='0']")).to_be_visible()

    # Both accept at the same time: each exchange is made once.
    anna.page.locator("[data-offer='1'] .primary").click()
    bela.page.locator("[data-offer='0'] .primary").click()
    expect(anna.page.locator("[data-offer], [data-own-offer]")).to_have_count(0)
    expect(bela.page.locator("[data-offer], [data-own-offer]")).to_have_count(0)
    told = [event["kind"] for event in anna.person.state(anna.game, 0)["log"]]
    assert told.count("exchanged") == 2
