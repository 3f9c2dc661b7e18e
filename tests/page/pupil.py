"""Somebody who plays a first game by the guide: goes where its card points, does that, and plays on to the end.

By mouse or finger what the card points at is hit where it can be seen; by keyboard everything is done with keys. So a
card that covers what it speaks of, or points at nothing, stops the game.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Page, expect

from tests.page.player import ENDING, Stuck

CARD = "[data-guide-card]"
THERE = f"{CARD} .there"
PATIENCE_S = 120
PACE_MS = 250

# A place where what has the focus can be hit, because nothing lies over it.
_OPEN_PLACE = """() => {
    const goal = document.activeElement;
    const { x, y, width, height } = goal.getBoundingClientRect();
    for (const part of [0.5, 0.35, 0.65, 0.2, 0.8])
        for (const down of [0.5, 0.35, 0.65, 0.2, 0.8]) {
            const at = [x + width * part, y + height * down];
            const upmost = document.elementFromPoint(...at);
            if (upmost !== null && upmost.closest('[data-thing], button') === goal) return at;
        }
    return null;
}"""

# One click on what is offered, as `Player` has it, but with the wanted verbs first.
_CHOOSE = """([wanted, chance]) => {
    const offered = [...document.querySelectorAll('.chooser [data-choice]:not([disabled])')];
    if (offered.length === 0 || document.querySelector('.chooser[aria-busy="true"]')) return false;
    const folded = offered.find((one) => one.getAttribute('aria-expanded') === 'false');
    const first = wanted.map((verb) => offered.find((one) => one.dataset.verb === verb)).find((one) => one);
    const choices = offered.filter((one) => !one.hasAttribute('aria-expanded'));
    (first ?? folded ?? choices[Math.floor(chance * choices.length)])?.click();
    return true;
}"""


# All that changes when something was done: the question, what is chosen of an answer, and the card.
_SEEN = """() => ['[data-guide=prompt]', '.chooser', '[data-guide-card]']
    .map((part) => document.querySelector(part)?.innerText ?? '').join('|')"""


_TIPS = """() => Object.values(JSON.parse(localStorage['logothete-guide']).games).flatMap((one) => one.seen)"""


class Pupil:
    """Follows the guide; `wanted` are the verbs that it speaks of in the first turn."""

    def __init__(self, page: Page, wanted: Sequence[str], phone: bool = False, keys: bool = False) -> None:
        self.page = page
        self.steps: list[str] = []
        self.tips: list[str] = []
        self._wanted = list(wanted)
        self._phone = phone
        self._keys = keys
        self._chance = random.Random(1)
        self._deadline = time.monotonic() + PATIENCE_S

    def learn(self, at: Callable[[str], None] = lambda step: None) -> None:
        """Take all steps to the end of the first own turn; `at` is called at the first sight of each."""
        while True:
            kind, key = self._look()
            if kind == "step":
                if key not in self.steps:
                    self.steps.append(key)
                    at(key)
                before = self.page.evaluate(_SEEN)
                self._do()
                self._wait(before)
            elif kind in ("tip", "rest") and self.steps:
                return
            else:
                self.page.wait_for_timeout(30)
            self._in_time()

    def play_on(self) -> None:
        """Play to the end; which tips were shown is then known."""
        while self.page.locator(ENDING).count() == 0:
            self._choose([])
            self._in_time()
        expect(self.page.locator(CARD)).to_have_count(0)
        self.tips = self.page.evaluate(_TIPS)

    def _look(self) -> tuple[str, str]:
        """Which card is shown: its kind and its key."""
        shown = self.page.evaluate(
            f"() => {{ const one = document.querySelector('{CARD}');"
            " return one ? [one.dataset.guideKind, one.dataset.guideCard] : ['', ''] }"
        )
        return shown[0], shown[1]

    def _do(self) -> None:
        """What the card points at; and where that leaves a choice, what it speaks of."""
        if self.page.locator(".chooser nav").count():
            self._choose(self._wanted)
        elif self._keys:
            # The card is the last thing on the page: one step back from the top.
            self.page.locator("body").evaluate("() => document.activeElement?.blur()")
            while not self.page.evaluate(f"() => document.activeElement?.matches('{THERE}') ?? false"):
                self.page.keyboard.press("Shift+Tab")
                self._in_time()
            self.page.keyboard.press("Enter")
            # Nobody presses faster; what a verb lights up on the board stays for a moment after the focus has left it.
            self.page.wait_for_timeout(PACE_MS)
            self.page.keyboard.press("Enter")
        elif self.page.locator(THERE).count():
            there = self.page.locator(THERE)
            there.tap() if self._phone else there.click()
            self._hit()
        else:
            self._choose(self._wanted)

    def _wait(self, before: str) -> None:
        """Look until something has come of it and all is quiet, but not for ever: it may have been done before."""
        seen = before
        for _ in range(40):
            self.page.wait_for_timeout(40)
            earlier, seen = seen, self.page.evaluate(_SEEN)
            if seen != before and seen == earlier and self.page.locator(".chooser[aria-busy=true]").count() == 0:
                return

    def _hit(self) -> None:
        """Hit what the card has given the focus."""
        for _ in range(20):
            place = self.page.evaluate(_OPEN_PLACE)
            if place is not None:
                hit = self.page.touchscreen.tap if self._phone else self.page.mouse.click
                hit(*place)
                return
            self.page.wait_for_timeout(50)
        raise Stuck(f"what the card {self._look()} points at cannot be reached")

    def _choose(self, wanted: list[str]) -> None:
        if self._keys:
            offered = self.page.locator(".chooser [data-choice]:not([disabled])").count()
            if offered:
                self.page.keyboard.press(str(self._chance.randint(1, min(offered, 9))))
            else:
                self.page.wait_for_timeout(30)
        elif not self.page.evaluate(_CHOOSE, [wanted, self._chance.random()]):
            self.page.wait_for_timeout(30)

    def _in_time(self) -> None:
        if time.monotonic() > self._deadline:
            raise Stuck(self.page.locator("body").inner_text()[:2000])
