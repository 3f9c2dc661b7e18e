"""Games for the browser alone: what the server said to a page is kept, and said again to others at the same pace.

Frames can then be counted without server and bots beside them, and two builds of the page meet the same game.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Page, WebSocket

from tests.page.player import CHOOSE, Player

# In place of the socket of a game: says what is on the tape. Where a decision comes next, it waits until it is asked to
# go on, presses a button as soon as a person could, and then until the page has sent what that decides.
_PLAY = """({ tape, opening, choose }) => {
    const HASTE = 400, AGAIN = 200;
    let at = 0, seed = 1, sent = '', page = null;
    const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const say = () => {
        const said = tape[at].said;
        at += 1;
        const data = JSON.stringify(said.is === 'done' ? { ...said, id: sent } : said);
        page.dispatchEvent(new MessageEvent('message', { data }));
    };
    const goOn = () => {
        if (at >= tape.length) window.playedOut = true;
        else if (tape[at].said === null) setTimeout(press, HASTE);
        else setTimeout(() => { say(); goOn(); }, tape[at].after);
    };
    const press = () => {
        if (tape[at]?.said !== null) return;
        choose(chance());
        setTimeout(press, AGAIN);
    };
    class Tape extends EventTarget {
        static OPEN = 1;
        readyState = 1;
        constructor() {
            super();
            page = this;
            setTimeout(() => this.dispatchEvent(new Event('open')));
        }
        send(text) {
            const asked = JSON.parse(text);
            if (asked.do === 'hello' && at <= opening) setTimeout(() => { for (at = 0; at < opening; ) say(); });
            if (asked.do !== 'play' || tape[at]?.said !== null) return;
            sent = asked.id;
            at += 1;
            goOn();
        }
        close() {}
    }
    const Real = window.WebSocket;
    window.WebSocket = new Proxy(Tape, {
        construct: (_, [url]) => (String(url).includes('/api/games/') ? new Tape() : new Real(url)),
    });
    window.playOut = goOn;
}"""


@dataclass(frozen=True)
class Tape:
    """What was said to a page, each with the ms since what came before it; None in place of its own decisions."""

    said: list[dict[str, object]]
    opening: int
    """How much of it was said before anybody decided."""

    def lay_in(self, context: BrowserContext) -> None:
        """Let pages of this browser hear the tape instead of the server; `play` starts it."""
        parts = json.dumps({"tape": self.said, "opening": self.opening})
        context.add_init_script(f"({_PLAY})({{...{parts}, choose: {CHOOSE}}})")

    def play(self, page: Page) -> None:
        """Play it from the opening to its end."""
        page.evaluate("() => window.playOut()")
        while not page.evaluate("() => window.playedOut === true"):
            page.wait_for_timeout(1000)


class Recorder:
    """Listens to the socket of the game that a page is going to open."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._said: list[dict[str, object]] = []
        self._last = time.monotonic()
        page.on("websocket", self._listen)

    def play(self, moves: int, seed: int, rest_ms: int) -> Tape:
        """Decide so many times, and wait as long again until the others have answered."""
        opening = len(self._said)
        Player(self._page, seed=seed).click(moves)
        self._page.wait_for_timeout(rest_ms)
        while self._said[-1]["said"] is None:
            self._said.pop()
        return Tape(self._said, opening)

    def _listen(self, socket: WebSocket) -> None:
        if "/api/games/" in socket.url:
            socket.on("framereceived", self._hear)
            socket.on("framesent", self._see)

    def _hear(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["is"] in ("beat", "pong"):
            return
        now = time.monotonic()
        self._said.append({"said": said, "after": round(1000 * (now - self._last))})
        self._last = now

    def _see(self, frame: str | bytes) -> None:
        if json.loads(frame)["do"] == "play":
            self._said.append({"said": None})
            self._last = time.monotonic()
