"""Several people at one table: two browsers and a spectator, one screen for two, and everybody's secrets kept."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.page.conftest import Visitors
from tests.page.player import ENDING, Player
from tests.page.table import ME, OPEN, Person


class Wiretap:
    """Everything that a page was sent: answers and socket messages."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("response", lambda answer: self._keep(answer))
        page.on("websocket", self._listen)

    def _keep(self, answer: Any) -> None:
        if "/api/" in answer.url:
            try:
                self.heard.append(answer.text())
            except Exception:  # a body that is gone was not read by the page either
                return

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard.append(data if isinstance(data, str) else data.decode()))


def test_two_browsers_play_each_other_while_a_spectator_sees_no_secret(visitors: Visitors) -> None:
    anna, bela, eve = visitors.come(), visitors.come(language="fr"), visitors.come()
    owner = Person(anna.context, anna.base, "Anna")
    laid = owner.lay("byzantio", [ME, OPEN], public=True)
    tap = Wiretap(eve.page)

    bela.visit(f"/join#{laid['link']}")
    bela.page.get_by_role("textbox").fill("Béla")
    bela.page.get_by_role("button", name=re.compile("Prendre|asseoir|place|Rejoindre", re.I)).first.click()
    expect(bela.page).to_have_url(re.compile(f"/games/{laid['game']}"))
    anna.visit(f"/games/{laid['game']}")
    anna.page.get_by_role("button", name=re.compile("^Start")).click()

    eve.visit(f"/games/{laid['game']}")
    players = [Player(anna.page, 1), Player(bela.page, 2)]
    for _ in range(2000):
        moved = [player.choose() for player in players]
        if not any(moved):
            anna.page.wait_for_timeout(40)
        if sum(player.clicks for player in players) > 40:
            break
    sheet = owner.state(laid["game"], 0)["view"]["seats"][0]["sheet"]
    assert all(target["city"] for target in sheet["targets"])
    expect(eve.page.locator("[data-guide=prompt]")).to_be_visible()
    states = [json.loads(one) for one in tap.heard if one.startswith('{"is":"state"')]
    assert states
    for state in states:
        assert state["offers"] == []
        assert state["undoable"] == []
        assert all(seat["sheet"] is None for seat in (state["view"] or {"seats": []})["seats"])
        assert not {"targeted", "changed", "strike-sealed"} & {event["kind"] for event in state["log"]}


def test_two_people_at_one_screen_are_covered_from_each_other(visitors: Visitors) -> None:
    visitor = visitors.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    laid = anna.lay("byzantio", [ME, {"kind": "here", "name": "Bela"}])
    page = visitor.visit(f"/games/{laid['game']}")
    covered = page.get_by_role("button", name=re.compile("show the table"))
    seen: set[str] = set()
    player = Player(page)

    def both_have_been_asked() -> bool:
        if covered.count() > 0:
            text = page.locator("main").inner_text()
            name = "Bela" if "to Bela" in text else "Anna"
            # While it is covered nothing of the table is there, not even for a screen reader.
            assert page.locator(".chooser, [data-guide=board], [data-guide=hand]").count() == 0
            seen.add(name)
            covered.first.click()
        return seen == {"Anna", "Bela"}

    player.until(both_have_been_asked)


def test_chat_reaches_the_other_and_notes_do_not(visitors: Visitors) -> None:
    anna, bela = visitors.come(), visitors.come()
    owner = Person(anna.context, anna.base, "Anna")
    laid = owner.lay("tictactoe", [ME, OPEN], public=True)
    guest = Person(bela.context, bela.base, "Bela")
    guest.join(laid["game"])
    owner.post(f"/games/{laid['game']}/start")
    anna.visit(f"/games/{laid['game']}")
    bela.visit(f"/games/{laid['game']}")
    anna.page.get_by_role("tab", name=re.compile("Notes")).click()
    anna.page.get_by_role("textbox").fill("The corner is the key.")
    anna.page.get_by_role("tab", name=re.compile("Chat")).click()
    anna.page.get_by_role("textbox").fill("Good luck!")
    anna.page.get_by_role("textbox").press("Enter")
    bela.page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(bela.page.get_by_text("Good luck!")).to_be_visible()
    expect(bela.page.get_by_text("The corner is the key.")).to_have_count(0)


def test_a_small_game_is_played_to_the_end_by_two(visitors: Visitors) -> None:
    anna, bela = visitors.come(), visitors.come(phone=True)
    owner = Person(anna.context, anna.base, "Anna")
    laid = owner.lay("connectfour", [ME, OPEN], public=True)
    guest = Person(bela.context, bela.base, "Bela")
    guest.join(laid["game"])
    owner.post(f"/games/{laid['game']}/start")
    pages = [anna.visit(f"/games/{laid['game']}"), bela.visit(f"/games/{laid['game']}")]
    players = [Player(pages[0], 3), Player(pages[1], 4)]
    for _ in range(3000):
        if pages[0].locator(ENDING).count():
            break
        moved = [player.choose() for player in players]
        if not any(moved):
            pages[0].wait_for_timeout(30)
    expect(pages[0].locator(ENDING)).to_be_visible()
