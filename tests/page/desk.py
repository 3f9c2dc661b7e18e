"""Somebody at Diktat's trade desk, in a browser."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visitor, Visitors
from tests.page.table import ME, OPEN, Json, Person

PANELS = {
    "en": {"desk": "Trade desk", "dossiers": "Dossiers", "chat": "Chat"},
    "fr": {"desk": "Comptoir", "dossiers": "Dossiers", "chat": "Discussion"},
}


@dataclass
class Trader:
    """Somebody at the desk: by its page, and, to see what came of it, by the server's interface."""

    person: Person
    game: str
    seat: int
    page: Page
    language: str

    def open(self, panel: str = "desk") -> None:
        """Bring a panel forward: a tab on a large screen, a sheet on a phone."""
        name = PANELS[self.language][panel]
        tab = self.page.get_by_role("tab", name=name).or_(self.page.get_by_role("button", name=name)).first
        if tab.get_attribute("aria-selected") != "true" and tab.get_attribute("aria-expanded") != "true":
            tab.click()

    def state(self) -> Json:
        return self.person.state(self.game, self.seat)

    def desk(self) -> Json:
        found: Json = self.state()["view"]["desk"]
        return found

    def cabal(self, seat: int) -> str:
        found: str = self.state()["view"]["seats"][seat]["cabal"]
        return found

    def begin(self, form: str, seat: int) -> None:
        """Begin an offer, a claim or a showing to somebody."""
        self.page.locator(f"[data-partner='{form} {seat}']").click()

    def good(self, side: str, good: str) -> Locator:
        return self.page.locator(f"[data-good='{side} {good}']")

    def more(self, side: str, good: str) -> None:
        self.good(side, good).get_by_role("button").last.click()

    def less(self, side: str, good: str) -> None:
        self.good(side, good).get_by_role("button").first.click()

    def counts(self, side: str, good: str, number: int) -> None:
        expect(self.good(side, good).locator("output")).to_have_text(str(number))

    def pick(self, name: str, action: str) -> None:
        """Choose something of a list and do it."""
        listed = self.page.locator(f"[data-pick={name}]")
        listed.locator("select").select_option(action)
        listed.get_by_role("button").click()

    def name(self, *actions: str) -> None:
        """Name the things of a clause, one after the other."""
        for action in actions:
            self.page.locator(f'[data-thing-of="{action}"]').click()

    def do(self, action: str) -> None:
        self.page.locator(f'[data-desk="{action}"]').click()

    def offer_of(self, seat: int) -> Locator:
        return self.page.locator(f"[data-offer='{seat}']")


def may_trade(state: Json) -> bool:
    return any(action.startswith("offer-to") for action in state["asides"])


def seated(visitors: Visitors, *come: Visitor, languages: tuple[str, ...], **more: object) -> list[Trader]:
    """A table of Diktat at which these sit, as soon as they may trade, with the desk open before each."""
    people = [Person(one.context, one.base, f"Player {number}") for number, one in enumerate(come)]
    game = people[0].lay("diktat", [ME, *[OPEN] * (len(come) - 1)], public=True, **more)["game"]
    for person in people[1:]:
        person.join(game)
    people[0].post(f"/games/{game}/start")
    while not may_trade(people[0].state(game, 0)):
        for seat, person in enumerate(people):
            person.play(game, seat, lambda state: not state["offers"] or may_trade(state))
    traders = []
    for seat, (visitor, person, language) in enumerate(zip(come, people, languages, strict=True)):
        visitor.visit(f"/games/{game}")
        trader = Trader(person, game, seat, visitor.page, language)
        trader.open()
        expect(visitor.page.locator(".trade")).to_be_visible()
        traders.append(trader)
    return traders
