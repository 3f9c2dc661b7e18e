"""Take the pictures of the documentation: `make pictures` plays real games on a real server and photographs the page.

All pictures, in both themes and both languages, go to build/pictures; those that the documentation shows (`SHOWN`) also
go to docs/pictures. Names, seats and choices are the same each time. The dice are not: a server that let somebody
choose them would not be fair.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, sync_playwright

from tests.page.browser import Host, launch
from tests.page.conftest import Visitor, Visitors
from tests.page.player import ENDING
from tests.page.table import BOT, ME, OPEN, Json, Person

ROOT = Path(__file__).parents[1]
ALL = ROOT / "build/pictures"
DOCS = ROOT / "docs/pictures"
QUALITY = 82
LANGUAGES = ("en", "fr")
THEMES = ("light", "dark")
DAY_MS = 24 * 60 * 60 * 1000
SETTLE_MS = 400
MOST_BYTES = 3_500_000
NAMES = ("Anna", "Béla", "Chloé")
QUIET = {"pass", "withhold", "refuse", "blank", "stop", "finish", "decline", "withdraw"}
"""Verbs that a lively game has few of."""

STACKS = 6
"""So many on the plan of Diktat make a picture."""

OFFERED = ".chooser [data-choice]"

SHOWN = (
    "home-en-light",
    "new-table-en-light",
    "lobby-en-light",
    "waiting-room-en-light",
    "targets-en-light",
    "byzantio-en-light",
    "byzantio-fr-dark",
    "phone-byzantio-en-light",
    "nekken-en-light",
    "necrosia-en-light",
    "phone-necrosia-en-light",
    "diktat-en-dark",
    "phone-diktat-en-dark",
    "odds-en-light",
    "suspicions-en-light",
    "film-en-light",
    "pass-en-light",
    "ending-en-light",
    "dice-en-light",
    "replay-en-light",
    "rules-en-light",
)


@dataclass(frozen=True)
class Stage:
    """The tables that were laid and played for the pictures."""

    waiting: str
    choosing: str
    byzantio: str
    nekken: str
    necrosia: str
    war: str
    region: str
    """Where a war can be waged there."""
    shared: str
    ended: str
    moves: int
    necrosia_ended: str
    diktat: str


@dataclass(frozen=True)
class Eyes:
    """Who looks at a page: on which screen, whether things move, and whether it is Anna or a newcomer."""

    phone: bool = False
    moving: bool = False
    known: bool = True


DESKTOP = Eyes()
PHONE = Eyes(phone=True)
MOVING = Eyes(moving=True)
NEWCOMER = Eyes(known=False)
PHONE_NEWCOMER = Eyes(phone=True, known=False)


def keep_still(_page: Page) -> None:
    """Nothing to do before this picture."""


@dataclass(frozen=True)
class Shot:
    """A picture: its name, the address, what must be there first, what is done before it is taken, and who looks."""

    name: str
    path: str
    awaits: str
    pose: Callable[[Page], None] = keep_still
    eyes: Eyes = DESKTOP


def lively(state: Json, chance: random.Random) -> str:
    """After the own targets if possible, else by kind, so that rare kinds are seen too; doing nothing comes last."""
    sheet = state["view"]["seats"][state["seat"]].get("sheet")
    wanted = {target["city"] for target in sheet["targets"]} if sheet else set()
    offers = [action for action in state["offers"] if action.rpartition(" ")[2] in wanted]
    kinds: dict[str, list[str]] = {}
    for action in offers or state["offers"]:
        kinds.setdefault(action.partition(" ")[0], []).append(action)
    loud = sorted(kinds.keys() - QUIET) or sorted(kinds)
    return chance.choice(kinds[chance.choice(loud)])


def set_stage(anna: Person, bela: Person, chloe: Person) -> Stage:
    """Lay all tables, and play each to where its picture is taken."""

    def asked_on_turn(turn: int) -> Callable[[Json], bool]:
        return lambda state: state["view"]["turn"] >= turn and any(o.startswith("campaign") for o in state["offers"])

    def list_begun(state: Json) -> bool:
        return sum(target["city"] is not None for target in state["view"]["seats"][0]["sheet"]["targets"]) == 3

    waiting = anna.lay("byzantio", [ME, OPEN, OPEN, BOT], public=True)
    bela.post(f"/games/{waiting['game']}/join", {})

    chloe.lay("nekken", [ME, OPEN, BOT], public=True)
    slow = bela.lay("byzantio", [ME, OPEN], public=True, pace={"kind": "days", "days_ms": 3 * DAY_MS})
    chloe.post(f"/games/{slow['game']}/join", {})
    chloe.put(f"/games/{slow['game']}/seats/1/ready", {"ready": True})
    bela.post(f"/games/{slow['game']}/start")

    choosing = anna.lay("byzantio", [ME, BOT, BOT, BOT])["game"]
    anna.play(choosing, 0, list_begun, seed=5, choose=lively)

    byzantio = anna.lay("byzantio", [ME, BOT, BOT, BOT])["game"]
    anna.play(byzantio, 0, asked_on_turn(16), seed=8, choose=lively)

    nekken = anna.lay("nekken", [ME, BOT, BOT, BOT])["game"]
    anna.play(nekken, 0, asked_on_turn(10), seed=3, choose=lively)

    def in_year(year: int) -> Callable[[Json], bool]:
        return lambda state: state["view"]["year"] >= year and any(o.startswith("recruit") for o in state["offers"])

    def wars(state: Json) -> list[str]:
        return [offer.split()[1] for offer in state["offers"] if offer.startswith("war ")]

    necrosia = anna.lay("necrosia", [ME, BOT, BOT, BOT, BOT])["game"]
    anna.play(necrosia, 0, in_year(3), seed=6, choose=lively)

    # The dice may keep everybody apart in one game, but hardly in five.
    for seed in range(5):
        war = anna.lay("necrosia", [ME, BOT, BOT])["game"]
        fronts = wars(anna.play(war, 0, lambda state: bool(wars(state)), seed=seed))
        if fronts:
            break

    necrosia_ended = anna.lay("necrosia", [ME, BOT, BOT, BOT])["game"]
    anna.play(necrosia_ended, 0, lambda state: False, seed=7)

    def in_cycle(cycle: int) -> Callable[[Json], bool]:
        return lambda state: state["view"]["cycle"] >= cycle and any(o.startswith("to ") for o in state["offers"])

    def crowded(state: Json) -> bool:
        return len(state["view"]["stacks"]) >= STACKS

    # Somebody may win before the plan is full, but hardly in five games.
    for seed in range(5):
        diktat = anna.lay("diktat", [ME, BOT, BOT, BOT, BOT])["game"]
        reached = anna.play(diktat, 0, lambda state: in_cycle(2)(state) and crowded(state), seed=seed, choose=lively)
        if reached["status"] == "running":
            break

    shared = anna.lay("byzantio", [ME, {"kind": "here", "name": "Zoé"}])["game"]

    ended = anna.lay("byzantio", [ME, BOT, BOT, BOT])["game"]
    anna.play(ended, 0, lambda state: False, seed=4, choose=lively)
    moves = anna.get(f"/games/{ended}/chronicle?eyes=all")["moves"]
    return Stage(
        waiting=waiting["game"],
        choosing=choosing,
        byzantio=byzantio,
        nekken=nekken,
        necrosia=necrosia,
        war=war,
        region=fronts[0],
        shared=shared,
        ended=ended,
        moves=moves,
        necrosia_ended=necrosia_ended,
        diktat=diktat,
    )


def suspect(page: Page) -> None:
    """Open the sheet of suspicions, suspect three cities, exclude two, and show them on the map."""
    page.locator("[role=tab]#tab-beliefs").click()
    cities = page.locator(".beliefs .city")
    for at, clicks in ((1, 1), (6, 1), (12, 1), (3, 2), (9, 2)):
        for _ in range(clicks):
            cities.nth(at).click()
    page.locator(".beliefs .star").nth(2).click()
    page.locator(".beliefs .tools button").last.click()


def show_film(page: Page) -> None:
    """Begin the film of what happened since the last turn, and stop it."""
    page.keyboard.press("f")
    page.locator(".film .tools button").nth(1).click()


def ask_odds(region: str) -> Callable[[Page], None]:
    """Look at what a war there may bring."""

    def pose(page: Page) -> None:
        page.locator(f'[data-thing="region {region}"]').click()
        page.locator("button.odds").first.click()
        page.get_by_role("dialog").locator(".share").first.wait_for()

    return pose


def check_dice(page: Page) -> None:
    """Let the browser check the dice, and look at what it says."""
    fair = page.locator("section[aria-labelledby=ending-fair]")
    fair.get_by_role("button").click()
    fair.locator(".verdict").wait_for()
    fair.evaluate("part => part.scrollIntoView({block: 'center'})")


def make_link(page: Page) -> None:
    """Make a link to the table, so that it is there to be copied."""
    page.locator("section[aria-labelledby=invite-title] button").first.click()
    page.locator("section[aria-labelledby=invite-title] input").wait_for()


def shots(stage: Stage) -> Iterator[Shot]:
    """All pictures of one language and theme."""
    replay = f"/games/{stage.ended}/replay?move={stage.moves // 2}&eyes=all"
    game, ended = f"/games/{stage.byzantio}", f"/games/{stage.ended}"
    yield Shot("home", "/", "h1", eyes=NEWCOMER)
    yield Shot("phone-home", "/", "h1", eyes=PHONE_NEWCOMER)
    yield Shot("new-table", "/new/byzantio", "h1")
    yield Shot("lobby", "/lobby", "main li")
    yield Shot("waiting-room", f"/games/{stage.waiting}", "#invite-title", make_link)
    yield Shot("targets", f"/games/{stage.choosing}", OFFERED)
    yield Shot("byzantio", game, OFFERED)
    yield Shot("phone-byzantio", game, OFFERED, eyes=PHONE)
    yield Shot("suspicions", game, OFFERED, suspect)
    yield Shot("film", game, OFFERED, show_film, eyes=MOVING)
    yield Shot("nekken", f"/games/{stage.nekken}", OFFERED)
    yield Shot("necrosia", f"/games/{stage.necrosia}", OFFERED)
    yield Shot("phone-necrosia", f"/games/{stage.necrosia}", OFFERED, eyes=PHONE)
    yield Shot("diktat", f"/games/{stage.diktat}", OFFERED)
    yield Shot("phone-diktat", f"/games/{stage.diktat}", OFFERED, eyes=PHONE)
    yield Shot("odds", f"/games/{stage.war}", OFFERED, ask_odds(stage.region))
    yield Shot("necrosia-ending", f"/games/{stage.necrosia_ended}", ENDING)
    yield Shot("phone-necrosia-ending", f"/games/{stage.necrosia_ended}", ENDING, eyes=PHONE)
    yield Shot("pass", f"/games/{stage.shared}", "main button")
    yield Shot("ending", ended, ENDING)
    yield Shot("phone-ending", ended, ENDING, eyes=PHONE)
    yield Shot("dice", ended, ENDING, check_dice)
    yield Shot("replay", replay, "input[type=range]")
    yield Shot("rules", "/rules/byzantio", "h1")


def take(page: Page, shot: Shot, file: Path) -> None:
    """Wait until everything is there, pose, and take the picture."""
    page.locator(shot.awaits).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    shot.pose(page)
    page.wait_for_timeout(SETTLE_MS)
    page.screenshot(path=file, type="jpeg", quality=QUALITY, animations="disabled", caret="hide")


def take_all(people: Visitors, only: str) -> None:
    """Set the stage, then take every picture whose name begins with `only`."""
    comers = [people.come() for _ in NAMES]
    stage = set_stage(*(Person(one.context, one.base, name) for one, name in zip(comers, NAMES, strict=True)))
    for language in LANGUAGES:
        for theme in THEMES:
            visitors: dict[Eyes, Visitor] = {}
            for shot in shots(stage):
                name = f"{shot.name}-{language}-{theme}"
                if not name.startswith(only):
                    continue
                eyes = shot.eyes
                if eyes not in visitors:
                    visitors[eyes] = people.come(language, eyes.phone, theme, still=not eyes.moving)
                    if eyes.known:
                        visitors[eyes].context.add_cookies(comers[0].context.cookies())  # type: ignore[arg-type]
                take(visitors[eyes].visit(shot.path), shot, ALL / f"{name}.jpg")


def show(only: str) -> int:
    """Copy what the documentation shows to where it is shown; returns its bytes."""
    DOCS.mkdir(exist_ok=True)
    for name in SHOWN:
        if name.startswith(only):
            shutil.copyfile(ALL / f"{name}.jpg", DOCS / f"{name}.jpg")
    for old in DOCS.glob("*.jpg"):
        if old.stem not in SHOWN:
            old.unlink()
    return sum(file.stat().st_size for file in DOCS.glob("*.jpg"))


def main() -> int:
    """Take the pictures; 1 if there is no browser or no page, or if the documentation would grow too heavy."""
    parser = argparse.ArgumentParser(prog="python -m scripts.pictures", description="Take pictures of the page.")
    parser.add_argument("--only", default="", metavar="NAME", help="only pictures whose name begins with this")
    arguments = parser.parse_args()
    ALL.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        try:
            host, browser = Host(Path(folder)), launch(playwright)
        except pytest.skip.Exception as missing:
            print(f"No pictures: {missing}", file=sys.stderr)
            return 1
        host.start()
        try:
            people = Visitors(browser, host.url)
            take_all(people, arguments.only)
            people.leave()
        finally:
            host.stop()
            browser.close()
    size = show(arguments.only)
    print(f"build/pictures: all pictures. docs/pictures: {len(SHOWN)} of them, {size / 1000:.0f} kB")
    if size > MOST_BYTES:
        print(f"That is more than {MOST_BYTES / 1000:.0f} kB. Show fewer (SHOWN).", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
