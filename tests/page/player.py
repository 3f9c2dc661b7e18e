"""Somebody who plays through the page: sees what is offered, chooses, and goes on until something is so."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Page

PATIENCE_S = 240
ENDING = "#ending-title"

# One click on what is offered; a long list is opened first. In one go: nothing changes between looking and clicking.
CHOOSE = """(chance) => {
    const offered = [...document.querySelectorAll('.chooser [data-choice]:not([disabled])')];
    if (offered.length === 0 || document.querySelector('.chooser[aria-busy="true"]')) return 'nothing';
    const folded = offered.find((one) => one.getAttribute('aria-expanded') === 'false');
    if (folded) { folded.click(); return 'unfolded'; }
    const choices = offered.filter((one) => !one.hasAttribute('aria-expanded'));
    if (choices.length === 0) return 'nothing';
    choices[Math.floor(chance * choices.length)].click();
    return 'chosen';
}"""


class Stuck(AssertionError):
    """Nothing could be chosen for a long time; the message has what the page showed."""


class Player:
    """Chooses at random among the buttons of the choice."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.clicks = 0
        self._chance = random.Random(seed)

    def choose(self) -> bool:
        """One click, if something is offered; says whether it was."""
        done = self.page.evaluate(CHOOSE, self._chance.random())
        self.clicks += done == "chosen"
        return bool(done != "nothing")

    def until(self, so: Callable[[], bool]) -> None:
        """Play on until something is so."""
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            if so():
                return
            if not self.choose():
                self.page.wait_for_timeout(40)
        raise Stuck(self.page.locator("body").inner_text()[:2000])

    def click(self, number: int) -> None:
        """Make so many choices."""
        wanted = self.clicks + number
        self.until(lambda: self.clicks >= wanted)

    def to_the_end(self) -> None:
        """Play until the game is over."""
        self.until(lambda: self.page.locator(ENDING).count() > 0)
