"""People at Diktat's trade desk, each in a browser: offers, answers, oaths, claims, by mouse, thumb and keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visitors
from tests.page.desk import Trader, seated
from tests.page.test_for_everybody import scrolls_sideways, violations

DESK = "[data-panel]"


@pytest.fixture
def traders(visitors: Visitors) -> tuple[Trader, Trader]:
    """Anna in English at a desk, Béla in French on a phone."""
    anna, bela = visitors.come(), visitors.come(language="fr", phone=True, theme="dark")
    one, other = seated(visitors, anna, bela, languages=("en", "fr"))
    return one, other


@pytest.mark.rule("DIK-152")
def test_an_offer_is_answered_by_another_and_that_one_is_taken(traders: tuple[Trader, Trader]) -> None:
    anna, bela = traders
    anna.begin("offer", 1)
    anna.more("gives", "citizen")
    anna.counts("gives", "citizen", 1)
    anna.more("gives", "citizen")
    anna.counts("gives", "citizen", 2)
    # Less is put together anew in the game's own draft; a reload loses nothing of it.
    anna.less("gives", "citizen")
    anna.counts("gives", "citizen", 1)
    anna.page.reload()
    anna.open()
    anna.counts("gives", "citizen", 1)
    anna.more("gives", "citizen")
    anna.pick("gives", "swear not-enter")
    anna.name("where karst", "by cycle")
    expect(anna.page.locator("[data-tray=gives]")).to_contain_text("to stay out of Karst, until the end of the Cycle")
    anna.page.get_by_label("A note beside it").fill("Karst stays yours, my word on it.")
    assert violations(anna.page, DESK) == []
    anna.do("propose")

    form = bela.offer_of(0)
    expect(form.locator("[data-note]")).to_contain_text("my word on it")
    expect(form.locator("[data-note]")).to_contain_text("n’engage personne")
    expect(form.locator("[data-side=get]")).to_contain_text("ne pas entrer dans le secteur Karst")
    expect(form.locator("[data-side=give]")).to_contain_text("rien")
    assert violations(bela.page, DESK) == []
    assert not scrolls_sideways(bela.page)
    cabal = bela.cabal(0)
    bela.do(f"counter {cabal}")
    expect(bela.page.locator("[data-draft=offer]")).to_be_visible()
    # The way back to what was offered, and again.
    bela.do("drop")
    expect(bela.page.locator("[data-draft=offer]")).to_have_count(0)
    expect(form).to_be_visible()
    bela.do(f"counter {cabal}")
    # What came with the offer can be lowered and left out, and is answered all the same.
    bela.less("asks", "citizen")
    bela.counts("asks", "citizen", 1)
    bela.more("asks", "pp")
    bela.counts("asks", "pp", 1)
    expect(bela.page.locator("[data-tray=asks] li")).to_have_count(1)
    assert violations(bela.page, DESK) == []
    assert not scrolls_sideways(bela.page)
    bela.do("propose")
    expect(form).to_have_count(0)

    taken = anna.offer_of(1)
    expect(taken.locator("[data-side=give]")).to_contain_text("Citizens × 1")
    expect(anna.page.locator("[data-own-offer]")).to_have_count(0)
    # Before it is taken, what it changes is told.
    power = anna.state()["view"]["seats"][0]["screen"]["power"]
    expect(taken.locator("[data-before]")).to_contain_text(re.compile(rf"PP\s*{power}.*{power - 1}"))
    taken.get_by_role("button", name="Accept").dblclick()
    expect(taken).to_have_count(0)
    expect(anna.page.locator("[data-oath]")).to_contain_text("You swore")
    expect(bela.page.locator("[data-oath]")).to_contain_text("a juré")
    assert len(anna.desk()["oaths"]) == 1
    assert violations(anna.page, DESK) == violations(bela.page, DESK) == []


@pytest.mark.rule("DIK-327")
def test_a_draft_by_keyboard_stays_whatever_the_rival_does(traders: tuple[Trader, Trader]) -> None:
    anna, bela = traders
    begin = anna.page.locator("[data-partner='offer 1']")
    begin.focus()
    anna.page.keyboard.press("Enter")
    more = anna.good("gives", "pp").get_by_role("button").last
    expect(more).to_be_enabled()
    more.focus()
    anna.page.keyboard.press("Enter")
    anna.counts("gives", "pp", 1)
    board = anna.page.locator("main").bounding_box()

    # Both offer at once: the rival's arrives while this one is being put together.
    bela.begin("offer", 0)
    bela.more("gives", "citizen")
    bela.counts("gives", "citizen", 1)
    bela.do("propose")
    expect(anna.offer_of(1)).to_be_visible()
    # Beside the question only the way to the desk stands: nobody takes what he has not read.
    assert anna.page.locator("[data-invitation] [data-answer]").count() == 0
    assert anna.page.locator("main").bounding_box() == board
    anna.counts("gives", "pp", 1)
    anna.page.locator('[data-desk="propose"]').focus()
    anna.page.keyboard.press("Enter")
    expect(bela.offer_of(0)).to_be_visible()

    # Both accept at the same time: each exchange is made once.
    anna.offer_of(1).locator(".primary").click()
    bela.offer_of(0).locator(".primary").click()
    expect(anna.page.locator("[data-offer], [data-own-offer]")).to_have_count(0)
    expect(bela.page.locator("[data-offer], [data-own-offer]")).to_have_count(0)
    told = [event["kind"] for event in anna.state()["log"]]
    assert told.count("exchanged") == 2


@pytest.mark.rule("DIK-164")
def test_what_was_claimed_and_shown_lies_in_the_dossier_with_what_proved_true(traders: tuple[Trader, Trader]) -> None:
    anna, bela = traders
    power = anna.state()["view"]["seats"][0]["screen"]["power"]
    anna.begin("claim", 1)
    anna.pick("state", "state true-reserve")
    anna.name("sort pp", "how least")
    anna.pick("thing", f"number {power + 1}")
    anna.do("propose")
    anna.begin("showing", 1)
    anna.pick("show", "show-goods pp")
    bela.open("dossiers")
    dossier = bela.page.locator("[data-dossier='0']")
    expect(dossier.locator("[data-proved=false]")).to_contain_text("faux")
    expect(dossier.locator("[data-holds=pp]")).to_contain_text(str(power))
    assert violations(bela.page, DESK) == []
    assert not scrolls_sideways(bela.page)

    # From a dossier to a talk that nobody else hears.
    anna.open("dossiers")
    assert violations(anna.page, DESK) == []
    anna.page.locator("[data-dossier='1']").get_by_role("button", name=re.compile("Talk with")).click()
    expect(anna.page.get_by_role("textbox", name=re.compile("only"))).to_be_visible()
