"""Tables laid and played through the server's interface, so that a test in the browser can begin where it wants to."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import APIRequestContext, BrowserContext

Json = dict[str, Any]
Choice = Callable[[Json, random.Random], str]

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "easy"}
PATIENCE_S = 120


class NotGranted(AssertionError):
    """The server refused what a test needs."""


class Person:
    """Somebody signed in with the cookies of a browser, who can also act without its page."""

    def __init__(self, context: BrowserContext, base: str, name: str) -> None:
        self._request: APIRequestContext = context.request
        self._base = base
        self._csrf = ""
        me = self._call("POST", "/guests", {"name": name})
        self._csrf = me["csrf"]

    def get(self, path: str) -> Json:
        return self._call("GET", path)

    def post(self, path: str, body: Json | None = None) -> Json:
        return self._call("POST", path, body)

    def put(self, path: str, body: Json) -> Json:
        return self._call("PUT", path, body)

    def lay(self, title: str, seats: Sequence[Json], **more: object) -> Json:
        """Lay a table; start it too if nobody has to come."""
        laid = self.post("/games", {"title": title, "seats": list(seats), **more})
        if not any(seat["kind"] == "open" for seat in seats):
            self.post(f"/games/{laid['game']}/start")
        return laid

    def lay_to_choose_targets(self) -> str:
        """A game of Byzantio with a bot, up to the point where secret targets are chosen."""
        game: str = self.lay("byzantio", [ME, BOT])["game"]
        self.play(game, 0, lambda state: state["prompt"] is not None and state["prompt"]["key"] == "target")
        return game

    def join(self, game: str) -> int:
        """Sit down on a free seat of a public table, ready to play."""
        seat = int(self.post(f"/games/{game}/join", {})["seat"])
        self._call("PUT", f"/games/{game}/seats/{seat}/ready", {"ready": True})
        return seat

    def state(self, game: str, seat: int) -> Json:
        return self.get(f"/games/{game}/seats/{seat}")

    def play(
        self, game: str, seat: int, until: Callable[[Json], bool], seed: int = 1, choose: Choice | None = None
    ) -> Json:
        """Play for a seat, at random unless `choose` says what, until something is so or the game is over."""
        chance = random.Random(seed)
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            state = self.state(game, seat)
            if until(state) or state["status"] != "running":
                return state
            if not state["offers"]:
                time.sleep(0.02)
                continue
            action = choose(state, chance) if choose is not None else chance.choice(state["offers"])
            self._call(
                "POST", f"/games/{game}/seats/{seat}/play", {"action": action, "version": state["version"]}, stale=True
            )
        raise NotGranted(f"the game {game} did not get there in {PATIENCE_S} s")

    def _call(self, method: str, path: str, body: Json | None = None, stale: bool = False) -> Json:
        headers = {"Origin": self._base, "X-CSRF-Token": self._csrf}
        answer = self._request.fetch(f"{self._base}/api{path}", method=method, headers=headers, data=body)
        if answer.status == 204:
            return {}
        if stale and answer.status == 409:
            # Somebody else was quicker: the caller looks again.
            return {}
        if not answer.ok:
            raise NotGranted(f"{method} {path}: {answer.status} {answer.text()}")
        found: Json = answer.json()
        return found
