"""A Cycle of Diktat through the page against a rival whose moves are known: team, looks, strikes, fists, conquest."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visitors
from tests.page.table import ME, OPEN, Json, Person
from tests.page.test_for_everybody import scrolls_sideways, violations

PATIENCE_S = 60
TABS = 150
"""More than there is to go through at this table."""
PACE_MS = 70
"""Nobody presses Tab faster; what a verb lights up on the board stays for a moment after the focus has left it."""
FRONT, BACK = "karst", "suburbs"
"""Where the two meet, and where only the rival stands."""


def quietly(state: Json, _chance: object) -> str:
    """As little as can be done."""
    offers: list[str] = state["offers"]
    quiet = (f"designate {FRONT}", "influence nothing", "pass", "bid 0", "decline")
    return next((action for action in quiet if action in offers), offers[0])


@dataclass
class Duel:
    """Anna in her browser against Béla, who plays what is written for him and else as little as he can."""

    anna: Person
    bela: Person
    game: str
    page: Page
    script: list[str] = field(
        default_factory=lambda: [
            *(f"to {FRONT}", "add guard", "add emissary", "seal"),
            *(f"to {BACK}", "add citizen", "add citizen", "add citizen", "seal"),
        ]
    )

    def view(self) -> Json:
        found: Json = self.anna.state(self.game, 0)["view"]
        return found

    def until(self, prompt: str) -> None:
        """Let the rival play, and Anna what is not of interest here, until she is asked this."""
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            mine = self.anna.state(self.game, 0)
            if mine["prompt"] is not None and mine["prompt"]["key"] == prompt:
                return
            self.anna.play(
                self.game, 0, lambda state: not state["offers"] or state["prompt"]["key"] == prompt, choose=quietly
            )
            self.bela.play(self.game, 1, lambda state: not state["offers"], choose=self._next)
        raise AssertionError(f"Anna was never asked: {prompt}")

    def _next(self, state: Json, chance: object) -> str:
        offers: list[str] = state["offers"]
        if self.script and self.script[0] in offers:
            return self.script.pop(0)
        return quietly(state, chance)

    def settled(self, so: Callable[[], bool]) -> None:
        """Wait until what was done has come of it."""
        deadline = time.monotonic() + PATIENCE_S
        while not so():
            assert time.monotonic() < deadline
            self.page.wait_for_timeout(50)

    def thing(self, domain: str, key: str) -> Locator:
        return self.page.locator(f'main [data-thing="{domain} {key}"]').last

    def rivals(self, sector: str) -> Json:
        """The rival's stack in a sector, as Anna sees it."""
        stacks: list[Json] = self.view()["stacks"]
        return next(stack for stack in stacks if stack["sector"] == sector and stack["seat"] == 1)

    def point(self, domain: str, key: str) -> None:
        """Click something on the board; where that could mean several things, the menu beside it is answered, too."""
        self.thing(domain, key).click()
        self.page.locator(".menu button, .dock [data-choice]").first.click()


def sit_down(visitors: Visitors, language: str, phone: bool) -> Duel:
    one, other = visitors.come(language=language, phone=phone), visitors.come()
    anna, bela = Person(one.context, one.base, "Anna"), Person(other.context, other.base, "Béla")
    game = anna.lay("diktat", [ME, OPEN], public=True)["game"]
    bela.join(game)
    anna.post(f"/games/{game}/start")
    duel = Duel(anna, bela, game, one.page)
    duel.until("manoeuvre")
    one.visit(f"/games/{game}")
    return duel


def send_team(duel: Duel, emissary: str) -> None:
    """A Citizen too many goes out again, and the Emissary comes under the Guard."""
    page = duel.page
    duel.point("sector", FRONT)
    team = page.locator(".team")
    stock = team.locator(".stock button")
    for at in (0, 2, 1):
        stock.nth(at).click()
    rows = team.locator("li")
    expect(rows).to_have_count(3)
    rows.nth(0).get_by_role("button").last.click()
    expect(rows).to_have_count(2)
    rows.nth(1).get_by_role("button").first.click()
    expect(rows.nth(1)).to_contain_text(emissary)
    assert violations(page) == []
    team.locator(".primary").click()
    expect(team).to_have_count(0)
    own = next(stack for stack in duel.view()["stacks"] if stack["seat"] == 0)
    assert [pawn["agent"] for pawn in own["pawns"]] == ["guard", "emissary"]


def strike(duel: Duel) -> None:
    """A Citizen of the rival's other stack dies, and all see it."""
    place = duel.rivals(BACK)["place"]
    duel.thing("place", place).click()
    duel.thing("position", "2").click()
    duel.settled(lambda: len(duel.rivals(BACK)["pawns"]) == 2)


def conquer(duel: Duel, marker: str) -> None:
    """Both have an Emissary there: the fists decide, and the higher one takes a Trophy."""
    page = duel.page
    duel.until("bid")
    struggle = page.locator(".struggle")
    expect(struggle.locator(".fists li")).to_have_count(2)
    fist = struggle.locator(".fist").last
    for _ in range(3):
        fist.get_by_role("button").nth(1).click()
    fist.get_by_role("button").first.click()
    expect(fist.locator("output")).to_contain_text("2")
    assert violations(page) == []
    fist.locator(".primary").click()
    duel.until("prise")
    struggle.get_by_role("button", name=marker).click()
    expect(struggle.get_by_role("button", name=marker)).to_have_count(0)
    assert duel.view()["seats"][0]["markers"] == [{"sector": FRONT, "number": 1, "used": False}]


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        page.wait_for_timeout(PACE_MS)
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


@pytest.mark.rule("DIK-104", "DIK-119", "DIK-127", "DIK-222")
def test_a_cycle_at_a_desk_with_looks_by_keyboard(visitors: Visitors) -> None:
    duel = sit_down(visitors, "en", phone=False)
    page = duel.page
    send_team(duel, "Emissary")

    duel.until("manoeuvre")
    expect(page.locator("[data-verb=spy]")).to_be_visible()
    tab_to(page, "[data-verb=spy]")
    page.keyboard.press("Enter")
    place = duel.rivals(FRONT)["place"]
    expect(duel.thing("place", place)).to_have_attribute("aria-disabled", "false")
    tab_to(page, f'[data-thing="place {place}"]')
    page.keyboard.press("Enter")
    expect(duel.thing("position", "2")).to_have_attribute("aria-disabled", "false")
    tab_to(page, '.fan [data-thing="position 2"]')
    page.keyboard.press("Enter")
    duel.settled(lambda: duel.rivals(FRONT)["pawns"][1]["agent"] == "emissary")
    page.get_by_role("button", name="Leave it at that").click()

    duel.until("manoeuvre")
    page.locator("[data-verb=assassinate]").click()
    strike(duel)
    conquer(duel, "Take an Influence marker")
    assert violations(page) == []


@pytest.mark.rule("DIK-104", "DIK-119", "DIK-127", "DIK-222")
def test_a_cycle_on_a_phone_in_french(visitors: Visitors) -> None:
    duel = sit_down(visitors, "fr", phone=True)
    page = duel.page
    send_team(duel, "Émissaire")

    duel.until("manoeuvre")
    page.locator("[data-verb=spy]").click()
    duel.thing("place", duel.rivals(FRONT)["place"]).click()
    duel.thing("position", "1").click()
    duel.settled(lambda: duel.rivals(FRONT)["pawns"][0]["agent"] == "guard")
    page.get_by_role("button", name="En rester là").click()

    duel.until("manoeuvre")
    page.locator("[data-verb=assassinate]").click()
    strike(duel)
    assert not scrolls_sideways(page)
    conquer(duel, "Prendre un marqueur d’Influence")
