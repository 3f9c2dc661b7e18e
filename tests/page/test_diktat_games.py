"""Whole games of Diktat in the browser: two people who trade as they play, one by keys alone; a deal by letters."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visitors
from tests.page.desk import Trader, seated
from tests.page.player import ENDING, Player, Stuck
from tests.page.table import BOT, ME, Json, Person
from tests.page.test_diktat import FRONT, sit_down
from tests.page.test_for_everybody import scrolls_sideways, violations

PATIENCE_S = 240
CONFIRM = "() => { const one = document.querySelector('[data-caution=confirm]'); one?.click(); return one !== null; }"


def go_on(players: list[Player], so: Callable[[], bool]) -> None:
    """Everybody chooses whatever the page offers, and stands by it when warned, until something is so."""
    deadline = time.monotonic() + PATIENCE_S
    while not so():
        if time.monotonic() > deadline:
            raise Stuck(players[0].page.locator("body").inner_text()[:2000])
        chosen = [player.page.evaluate(CONFIRM) or player.choose() for player in players]
        if not any(chosen):
            players[0].page.wait_for_timeout(20)


def stack_of(trader: Trader, seat: int) -> str | None:
    """A place that a seat could give up."""
    stacks = trader.state()["view"]["stacks"]
    return next((stack["place"] for stack in stacks if stack["seat"] == seat), None)


def sent_out(one: Trader, other: Trader) -> str:
    """The place of a team that somebody sends as soon as he may; nobody does anything else that matters."""
    while (place := stack_of(one, one.seat)) is None:
        for trader in (one, other):
            team = partial(steps_of_a_team, sends=trader is one)
            trader.person.play(
                trader.game, trader.seat, lambda state: not state["offers"] or had(state, one), choose=team
            )
    return place


def had(state: Json, trader: Trader) -> bool:
    return any(stack["seat"] == trader.seat for stack in state["view"]["stacks"])


def steps_of_a_team(state: Json, _chance: object, sends: bool) -> str:
    offers: list[str] = state["offers"]
    wishes = ("seal", "add citizen", f"to {FRONT}") if sends else ()
    return next((action for action in (*wishes, "influence nothing", "pass", "decline") if action in offers), offers[0])


@pytest.mark.rule("DIK-152", "DIK-164", "DIK-166", "DIK-172")
def test_two_people_trade_and_play_to_the_end(visitors: Visitors) -> None:
    come = visitors.come(), visitors.come(language="fr", phone=True, theme="dark")
    anna, bela = seated(visitors, *come, languages=("en", "fr"))
    players = [Player(anna.page, seed=3), Player(bela.page, seed=4)]

    # A promise against a PP, answered by a demand for more, and taken.
    anna.begin("offer", 1)
    anna.more("asks", "pp")
    anna.pick("gives", "swear not-kill")
    anna.name("any", "by cycle")
    anna.do("propose")
    bela.do(f"counter {bela.cabal(0)}")
    bela.less("gives", "pp")
    bela.counts("gives", "pp", 0)
    bela.do("propose")
    anna.offer_of(1).get_by_role("button", name="Accept").click()
    expect(bela.page.locator("[data-oath]")).to_contain_text("épargner partout les pions")

    # Words that bind nobody.
    bela.begin("claim", 0)
    bela.pick("state", "state true-secret-icon")
    bela.name("icon with")
    bela.do("propose")
    anna.open("dossiers")
    expect(anna.page.locator("[data-dossier='1']")).to_contain_text("claims")

    # A place is given up for a PP, as soon as there is one to give.
    bela.page.get_by_role("button", name="Comptoir").click()
    place = sent_out(bela, anna)
    anna.open()
    anna.begin("offer", 1)
    anna.more("gives", "pp")
    anna.counts("gives", "pp", 1)
    anna.pick("asks", f"ask-way {place}")
    anna.do("propose")
    bela.open()
    bela.offer_of(0).get_by_role("button", name="Accepter").click()
    expect(bela.offer_of(0)).to_have_count(0)
    assert "withdrew" in {event["kind"] for event in anna.state()["log"]}
    assert violations(anna.page, "[data-panel]") == violations(bela.page, "[data-panel]") == []
    bela.page.get_by_role("button", name="Comptoir").click()

    go_on(players, lambda: anna.page.locator(ENDING).count() > 0)
    expect(anna.page.locator(ENDING)).to_have_text(re.compile("wins|share|lost"))
    expect(bela.page.locator(ENDING)).to_have_text(re.compile("l’emporte|partagent|perdu"))
    assert not scrolls_sideways(bela.page)


def press_to_the_end(page: Page, seed: int) -> None:
    """Play by number keys alone; a warning is answered by Tab and Enter."""
    chance = random.Random(seed)
    deadline = time.monotonic() + PATIENCE_S
    while page.locator(ENDING).count() == 0:
        if time.monotonic() > deadline:
            raise Stuck(page.locator("body").inner_text()[:2000])
        offered = page.locator(".chooser:not([aria-busy=true]) [data-choice]:not([disabled])").count()
        if offered == 0:
            page.wait_for_timeout(20)
        else:
            page.keyboard.press(str(chance.randint(1, min(offered, 9))))


@pytest.mark.rule("DIK-314")
def test_a_whole_game_by_keys_alone(visitors: Visitors) -> None:
    visitor = visitors.come(theme="dark")
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay("diktat", [ME, BOT])["game"]
    page = visitor.visit(f"/games/{game}")
    press_to_the_end(page, seed=5)
    expect(page.locator(".standings > li")).to_have_count(2)
    assert violations(page, ".standings") == []


@pytest.mark.rule("DIK-152")
def test_a_deal_by_correspondence_waits_until_the_other_comes(visitors: Visitors) -> None:
    come = visitors.come(language="fr"), visitors.come(phone=True)
    days = {"kind": "days", "days_ms": 3 * 24 * 3_600_000}
    anna, bela = seated(visitors, *come, languages=("fr", "en"), pace=days)
    # Nobody is at the table when the offer is made.
    bela.page.goto(f"{come[1].base}/rules/diktat")
    anna.begin("offer", 1)
    anna.more("gives", "citizen")
    anna.counts("gives", "citizen", 1)
    anna.do("propose")
    expect(anna.page.locator("[data-own-offer]")).to_be_visible()
    anna.page.goto(f"{come[0].base}/rules/diktat")

    # Béla comes, finds it on the board, reads it and takes it; Anna learns it when she is back.
    bela.page.goto(f"{come[1].base}/games/{bela.game}")
    bela.page.locator("[data-invitation]").get_by_role("button", name="Read it").click()
    bela.offer_of(0).get_by_role("button", name="Accept").click()
    expect(bela.offer_of(0)).to_have_count(0)
    anna.page.goto(f"{come[0].base}/games/{anna.game}")
    anna.open()
    expect(anna.page.locator("[data-own-offer]")).to_have_count(0)
    assert "exchanged" in {event["kind"] for event in anna.state()["log"]}


@pytest.mark.rule("DIK-171", "DIK-175")
def test_whoever_is_about_to_break_an_oath_is_warned_and_asked_once_more(visitors: Visitors) -> None:
    duel = sit_down(visitors, language="en", phone=False)
    cabals = [seat["cabal"] for seat in duel.view()["seats"]]
    swearing = (f"offer-to {cabals[1]}", "swear not-enter", f"where {FRONT}", "by cycle", "propose")
    for person, seat, action in [*((duel.anna, 0, step) for step in swearing), (duel.bela, 1, f"accept {cabals[0]}")]:
        version = person.state(duel.game, seat)["version"]
        person.post(f"/games/{duel.game}/seats/{seat}/play", {"action": action, "version": version})

    page = duel.page
    warning = page.get_by_role("dialog")
    team = page.locator(".team")
    duel.point("sector", FRONT)
    expect(warning).to_contain_text("This breaks your oath")
    assert violations(page, "dialog") == []
    warning.locator(".primary").click()
    expect(warning).to_have_count(0)
    expect(team).to_have_count(0)

    duel.point("sector", FRONT)
    warning.locator("[data-caution=confirm]").click()
    team.locator(".stock button").first.click()
    team.locator(".primary").click()
    duel.settled(lambda: any(stack["seat"] == 0 for stack in duel.view()["stacks"]))
    assert duel.view()["seats"][0]["perjuries"] == 1
