"""What the board tells before somebody commits, on a large screen and on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Visitors
from tests.page.table import BOT, ME, Json, Person
from tests.page.test_for_everybody import violations

LINES = """text => {
    const all = document.createRange();
    all.selectNodeContents(text);
    return all.getClientRects().length;
}"""
"""In how many lines a text stands."""


PLACES = """(field, points) => {
    const seen = field.getScreenCTM();
    return points.map(([x, y]) => [seen.a * x + seen.e, seen.d * y + seen.f]);
}"""
"""Where points of the board are on the screen."""


def offers(state: Json, verb: str) -> list[str]:
    """What is offered of a verb."""
    return [offer for offer in state["offers"] if offer.startswith(f"{verb} ")]


def test_a_roll_tells_its_chances_and_waits_to_be_confirmed(visitors: Visitors) -> None:
    visitor = visitors.come(phone=True)
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay("byzantio", [ME, BOT, BOT, BOT])["game"]
    state = anna.play(game, 0, lambda state: bool(offers(state, "expel")))
    city = offers(state, "expel")[0].split()[2]
    page = visitor.visit(f"/games/{game}")
    page.get_by_role("button", name="Expel").click()
    page.locator(f'[data-thing="city {city}"]').dispatch_event("click")
    attempt = page.locator("[data-verb=expel]")
    expect(attempt).to_have_text(re.compile(r"\d+%"))
    expect(page.locator("[data-guide=prompt]")).to_contain_text("Drive the garrison")
    assert violations(page) == []
    assert anna.state(game, 0)["version"] == state["version"], "it was rolled before it was confirmed"
    page.get_by_role("button", name="Odds").first.click()
    expect(page.get_by_role("dialog").get_by_text("The die must show")).to_be_visible()
    page.keyboard.press("Escape")
    attempt.click()
    expect(page.locator("[data-guide=prompt]")).not_to_contain_text("Drive the garrison")
    assert anna.state(game, 0)["version"] > state["version"]


def test_what_is_told_of_something_hides_neither_it_nor_the_track_beside_it(visitors: Visitors) -> None:
    visitor = visitors.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay("necrosia", [ME, BOT])["game"]
    anna.play(game, 0, lambda state: bool(offers(state, "lift")))
    page = visitor.visit(f"/games/{game}")
    told = page.locator(".detail.shown")
    track = box_of(page, ".skulls")
    for region in ("copper-dunes", "high-mists", "whisper-isles", "sun-cape"):
        piece = f'[data-thing="region {region}"]'
        page.locator(piece).dispatch_event("pointerenter")
        expect(told).to_contain_text(re.compile(region.replace("-", " "), re.IGNORECASE))
        shown = box_of(page, ".detail.shown")
        assert apart(shown, box_of(page, piece)), f"what is told hides {region}"
        assert apart(shown, track), "what is told hides the track"


def test_on_a_phone_the_map_moves_to_where_one_is_asked_and_leaves_who_moves_it_alone(visitors: Visitors) -> None:
    visitor = visitors.come(phone=True)
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay("byzantio", [ME, BOT, BOT, BOT])["game"]
    state = anna.play(game, 0, lambda state: 0 < len(offers(state, "campaign")) <= 6)
    scene = anna.get("/titles/byzantio/scene")["scene"]
    stands = {one["key"]: [at * scene["map"]["scale"] for at in one["stand"]] for one in scene["provinces"]}
    wanted = [stands[offer.split()[1]] for offer in offers(state, "campaign")]
    page = visitor.visit(f"/games/{game}")
    closer = page.get_by_role("button", name="Closer")
    for _ in range(3):
        closer.click()
    east = wanted[0][0] > scene["map"]["width"] / 2
    for _ in range(4):
        drag_board(page, 300 if east else -300, 0)
    before = on_screen(page, wanted)
    assert not any(before), "what will be asked is still in view: drag further"
    page.wait_for_timeout(300)
    assert on_screen(page, wanted) == before, "the map went back by itself"
    page.wait_for_timeout(700)
    page.locator("[data-verb=campaign]").click()
    assert all(on_screen(page, wanted)), "what is asked is out of view"


def on_screen(page: Page, points: list[list[float]]) -> list[bool]:
    """Which points of the board are in the frame."""
    frame = box_of(page, ".frame")
    found: list[list[float]] = page.locator(".field").evaluate(PLACES, points)
    return [frame["left"] <= x <= frame["right"] and frame["top"] <= y <= frame["bottom"] for x, y in found]


def test_the_name_of_a_city_is_not_broken_on_the_list(visitors: Visitors) -> None:
    visitor = visitors.come()
    anna = Person(visitor.context, visitor.base, "Anna")
    game = anna.lay("byzantio", [ME, BOT])["game"]
    longest = "target constantinopolis"
    anna.play(
        game,
        0,
        lambda state: state["prompt"] is not None and state["prompt"]["key"] == "confirm-targets",
        choose=lambda state, chance: longest if longest in state["offers"] else chance.choice(state["offers"]),
    )
    page = visitor.visit(f"/games/{game}")
    name = page.locator(".hand .city", has_text="Constantinopolis")
    expect(name).to_be_visible()
    assert name.evaluate(LINES) == 1


def box_of(page: Page, selector: str) -> Json:
    """Where something is on the screen."""
    box: Json = page.locator(selector).first.evaluate("one => one.getBoundingClientRect().toJSON()")
    return box


def apart(one: Json, other: Json) -> bool:
    """Whether two boxes do not touch."""
    return bool(
        one["right"] <= other["left"]
        or other["right"] <= one["left"]
        or one["bottom"] <= other["top"]
        or other["bottom"] <= one["top"]
    )


def drag_board(page: Page, right: int, down: int) -> None:
    """Drag the board by the mouse, which a phone may have too."""
    frame = box_of(page, ".frame")
    x, y = frame["x"] + frame["width"] / 2 - right / 2, frame["y"] + 40
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right / 2, y + down / 2)
    page.mouse.move(x + right, y + down)
    page.mouse.up()
