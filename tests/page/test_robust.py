"""Whatever happens to connection, server or mouse: no move is lost, none is made twice, no page is blank."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.page.browser import Host
from tests.page.conftest import Visitors
from tests.page.player import Player
from tests.page.table import BOT, ME, Person

PROMPT = "[data-guide=prompt]"


def written(state: dict[str, object]) -> int:
    """How many lines of the own list are written."""
    seats = state["view"]["seats"]  # type: ignore[index]
    return sum(target["city"] is not None for target in seats[0]["sheet"]["targets"])


def test_a_server_that_was_killed_and_started_again_is_taken_up_without_a_reload(
    browser: Browser, own_host: Host
) -> None:
    people = Visitors(browser, own_host.url)
    visitor = people.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay("byzantio", [ME, BOT])["game"]
    page = visitor.visit(f"/games/{game}")
    player = Player(page)
    player.until(lambda: written(anna.state(game, 0)) == 2)
    own_host.stop()
    expect(page.get_by_text("Reconnecting", exact=False).first).to_be_visible()
    own_host.start()
    player.until(lambda: written(anna.state(game, 0)) == 4)
    assert page.evaluate("performance.getEntriesByType('navigation').length") == 1
    people.leave()


def test_a_move_made_while_offline_counts_once_when_the_connection_is_back(visitors: Visitors) -> None:
    visitor = visitors.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay("tictactoe", [ME, {"kind": "here", "name": "Bela"}])["game"]
    page = visitor.visit(f"/games/{game}")
    expect(page.locator(".chooser [data-choice]").first).to_be_visible()
    visitor.context.set_offline(True)
    Player(page).choose()
    expect(page.get_by_text("Your move is kept", exact=False)).to_be_visible()
    assert anna.state(game, 0)["version"] == 0
    visitor.context.set_offline(False)
    page.wait_for_function("() => !document.querySelector('.chooser[aria-busy=\"true\"]')", timeout=30_000)
    for _ in range(200):
        if anna.state(game, 1)["version"] == 1:
            break
        page.wait_for_timeout(50)
    assert [square for square in anna.state(game, 0)["view"]["squares"] if square is not None] == [0]


def test_a_page_that_could_not_be_loaded_comes_by_itself_once_the_server_is_back(
    browser: Browser, own_host: Host
) -> None:
    people = Visitors(browser, own_host.url)
    page = people.come().visit("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    own_host.stop()
    page.get_by_role("link", name="Tables").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    own_host.start()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tables")
    people.leave()


def test_a_double_click_decides_once(visitors: Visitors) -> None:
    visitor = visitors.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay_to_choose_targets()
    page = visitor.visit(f"/games/{game}")
    page.locator(".chooser [aria-expanded=false]").click()
    page.locator(".chooser [data-choice]:not([aria-expanded])").first.dblclick()
    page.wait_for_timeout(800)
    assert written(anna.state(game, 0)) == 1


def test_two_tabs_of_one_player_stay_together(visitors: Visitors) -> None:
    visitor = visitors.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay_to_choose_targets()
    first = visitor.visit(f"/games/{game}")
    second = visitor.tab()
    second.goto(f"{visitor.base}/games/{game}")
    expect(second.locator(PROMPT)).to_contain_text("Target 1")
    Player(first).click(1)
    expect(second.locator(PROMPT)).to_contain_text("Target 2")
    Player(second).click(1)
    expect(first.locator(PROMPT)).to_contain_text("Target 3")


def test_who_was_overtaken_by_another_tab_is_told_so(visitors: Visitors) -> None:
    visitor = visitors.come(language="fr")
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay_to_choose_targets()
    held: list[str | bytes] = []

    def slow(socket: WebSocketRoute) -> None:
        """A connection that brings answers, but no new position once the first is there."""
        server = socket.connect_to_server()
        states = 0

        def pass_on(message: str | bytes) -> None:
            nonlocal states
            position = json.loads(message)["is"] in ("state", "change")
            states += position
            if position and states > 1:
                held.append(message)
            else:
                socket.send(message)

        server.on_message(pass_on)

    late = visitor.tab()
    late.route_web_socket("**/api/games/**", slow)
    late.goto(f"{visitor.base}/games/{game}")
    expect(late.locator(PROMPT)).to_contain_text("Cible 1")
    first = visitor.visit(f"/games/{game}")
    Player(first).click(1)
    expect(first.locator(PROMPT)).to_contain_text("Cible 2")
    Player(late).click(1)
    expect(late.get_by_role("alert")).to_contain_text("rien n’a été fait")
    assert held
    assert written(anna.state(game, 0)) == 1


def test_undo_takes_back_what_was_decided_last(visitors: Visitors) -> None:
    visitor = visitors.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay_to_choose_targets()
    page = visitor.visit(f"/games/{game}")
    Player(page).click(2)
    expect(page.locator(PROMPT)).to_contain_text("Target 3")
    page.keyboard.press("u")
    expect(page.locator(PROMPT)).to_contain_text("Target 2")
    page.locator("[data-guide=undo]").click()
    expect(page.locator(PROMPT)).to_contain_text("Target 1")
    assert written(anna.state(game, 0)) == 0


def test_what_is_not_there_is_said_in_plain_words(visitors: Visitors) -> None:
    visitor = visitors.come()
    page = visitor.visit("/games/nothing-here")
    expect(page.get_by_role("alert")).to_contain_text("does not exist")
    page = visitor.visit("/join#nothing")
    expect(page.locator("main")).to_contain_text("opens nothing")
    page = visitor.visit("/no/such/place")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
