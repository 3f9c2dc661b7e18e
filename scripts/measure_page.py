"""Measure the page in a real browser: `make measure-page` prints its size, how soon it plays, and what it costs to run.

Sizes are exact, and a broken limit ends with 1. Times, memory and frames depend on the machine and on who else uses
it, so they are only reported, beside what was aimed at; the frames of a page at rest say how much of the machine there
was.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from scripts.playback import Recorder, Tape
from tests.page.browser import Host, launch
from tests.page.conftest import Visitor, Visitors
from tests.page.player import Player
from tests.page.table import BOT, ME, Json, Person

KB, MB = 1000, 1000 * 1000
MOST_BYTES = 250 * KB
"""What a first visit may load of scripts and styles, compressed."""
MOST_BYTES_ALTOGETHER = 360 * KB
"""What all of them may weigh, those of every game and every page."""
MOST_SECONDS = 1.5
MOST_MB = 150
ROUNDS = 5
LEAST_FRAMES = 59
"""Of 60: a browser's own clock is not exact to the frame."""
MOVES = 8
PAUSE = "0.5"
"""What bots wait before a decision, as the server does by itself."""
REST_MS = 3000

READY = "[data-guide=board] svg"
OFFERED = ".chooser [data-choice]:not([disabled])"

# Runs before the page: notes when the board is there and something can be chosen, in ms since the navigation began.
_WATCH = f"""
const watch = () => {{
    const there = document.querySelector('{READY}') && document.querySelector('{OFFERED}');
    if (there) requestAnimationFrame(() => (window.playable = performance.now()));
    else requestAnimationFrame(watch);
}};
watch();
"""

# Counts frames until it is told to stop.
_COUNT = """() => {
    const times = [];
    const tick = (time) => { times.push(time); window.counting = requestAnimationFrame(tick); };
    window.counting = requestAnimationFrame(tick);
    window.counted = () => { cancelAnimationFrame(window.counting); return times; };
}"""

_LOADED = """() => performance.getEntriesByType('resource').map((one) => [one.name, one.encodedBodySize])"""


@dataclass(frozen=True)
class Figure:
    """Something measured; `most` and `least` are what was aimed at, and `exact` says that it must be kept."""

    what: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None
    exact: bool = False

    @property
    def kept(self) -> bool:
        return (self.most is None or self.value <= self.most) and (self.least is None or self.value >= self.least)


def main() -> int:
    """Measure everything; 1 if the page is too big, or if there is none."""
    parser = argparse.ArgumentParser(prog="python -m scripts.measure_page", description="Measure the page.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures there")
    parser.add_argument("--only", choices=[part.__name__ for part, _ in PARTS], help="measure one part alone")
    arguments = parser.parse_args()
    try:
        figures = measure(arguments.only)
    except pytest.skip.Exception as missing:
        print(f"Nothing was measured: {missing}", file=sys.stderr)
        return 1
    for figure in figures:
        print(line(figure))
    if arguments.json:
        arguments.json.write_text(json.dumps([asdict(figure) for figure in figures], indent=1) + "\n")
    broken = [figure for figure in figures if figure.exact and not figure.kept]
    for figure in broken:
        print(f"Too big: {figure.what}. Load less at first, or load it later (import()).", file=sys.stderr)
    return 1 if broken else 0


def line(figure: Figure) -> str:
    """A figure as a line of the table."""
    aims = [f"at most {figure.most:g}"] if figure.most is not None else []
    aims += [f"at least {figure.least:g}"] if figure.least is not None else []
    aim = "" if not aims else f"  {'aim' if figure.kept else 'MISSED'}: {', '.join(aims)}"
    return f"{figure.what:<58} {figure.value:8.1f} {figure.unit:<4}{aim}"


def measure(only: str | None = None) -> list[Figure]:
    """Everything, one after the other; one browser for each part, so that none carries another's weight."""
    load = Figure("load of the machine before (processes that want to run)", os.getloadavg()[0], "")
    figures = [load]
    for part, pause in PARTS:
        if only not in (None, part.__name__):
            continue
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
            host, browser = Host(Path(folder), LOGOTHETE_BOT_PAUSE=pause), launch(playwright)
            try:
                host.start()
                people = Visitors(browser, host.url)
                figures += part(people, browser)
                people.leave()
            finally:
                host.stop()
                browser.close()
    return figures


def begun(people: Visitors) -> tuple[Visitor, str]:
    """Somebody, and a table in the middle of the game that waits for them."""
    owner = people.come()
    anna = Person(owner.context, owner.base, "Anna")
    game = anna.lay("byzantio", [ME, BOT, BOT, BOT])["game"]
    anna.play(game, 0, in_the_middle)
    return owner, game


def in_the_middle(state: Json) -> bool:
    """Turn 5 or later, and asked for an action."""
    return bool(state["view"]["turn"] >= 5 and any(offer.startswith("campaign") for offer in state["offers"]))


def like(people: Visitors, owner: Visitor, still: bool = True) -> Visitor:
    """The same person in a browser that has nothing in its cache."""
    visitor = people.come(still=still)
    visitor.context.add_cookies(owner.context.cookies())  # type: ignore[arg-type]
    return visitor


def sizes(people: Visitors, _browser: Browser) -> Iterator[Figure]:
    """What is loaded, as it travels."""
    owner, game = begun(people)
    visitor = people.come()
    front = loaded(visitor.visit("/"), "h1")
    table = loaded(like(people, owner).visit(f"/games/{game}"), OFFERED)
    for what, parts in (
        ("front page", front),
        ("table of Byzantio, opened first", table),
        ("front page, then the table", front | table),
    ):
        yield Figure(
            f"scripts and styles: {what}", weight(parts, ".js", ".css") / KB, "kB", MOST_BYTES / KB, exact=True
        )
    yield Figure("fonts: front page, then the table", weight(front | table, ".woff2") / KB, "kB")
    yield Figure("everything: front page, then the table", weight(front | table, "") / KB, "kB")


def loaded(page: Page, awaits: str) -> dict[str, int]:
    """What a page has loaded: addresses and their compressed bytes."""
    page.locator(awaits).first.wait_for()
    page.wait_for_load_state("networkidle")
    return dict(page.evaluate(_LOADED))


def weight(parts: dict[str, int], *endings: str) -> int:
    """The bytes of those parts whose names end so."""
    return sum(size for name, size in parts.items() if name.partition("?")[0].endswith(endings))


def times(people: Visitors, _browser: Browser) -> Iterator[Figure]:
    """From the click to a board that can be played on."""
    owner, game = begun(people)
    cold, warm = [], []
    for _ in range(ROUNDS):
        visitor = like(people, owner)
        visitor.context.add_init_script(_WATCH)
        cold.append(playable(visitor.visit(f"/games/{game}")))
        visitor.page.reload()
        warm.append(playable(visitor.page))
        visitor.context.close()
    yield Figure(
        f"until a choice can be made, empty cache, median of {ROUNDS}", statistics.median(cold), "s", MOST_SECONDS
    )
    yield Figure("  the quickest of them", min(cold), "s")
    yield Figure("  the slowest of them", max(cold), "s")
    yield Figure(
        f"until a choice can be made, second visit, median of {ROUNDS}", statistics.median(warm), "s", MOST_SECONDS
    )


def playable(page: Page) -> float:
    """When something could be chosen, in seconds."""
    page.wait_for_function("() => window.playable !== undefined")
    return float(page.evaluate("() => window.playable")) / 1000


def frames(people: Visitors, _browser: Browser) -> Iterator[Figure]:
    """Frames a second, at rest and while pieces move, with bots that take as long as at any table.

    Once with server and bots on the same machine, and then with the same game from a tape, as it is for whoever plays
    on a machine of their own.
    """
    owner, game = begun(people)
    visitor = like(people, owner, still=False)
    recorder = Recorder(visitor.page)
    page = settled(visitor, game)
    page.evaluate(_COUNT)
    page.wait_for_timeout(REST_MS)
    yield Figure("frames a second at rest", rate(page)[0], "")
    page.evaluate(_COUNT)
    tape = recorder.play(MOVES, seed=2, rest_ms=REST_MS)
    yield Figure("frames a second, server and bots beside them", rate(page)[0], "")
    played = [played_back(people, owner, game, tape) for _ in range(ROUNDS)]
    yield Figure(
        f"frames a second while pieces move, median of {ROUNDS}",
        statistics.median(rate for rate, _ in played),
        "",
        least=LEAST_FRAMES,
    )
    yield Figure("  the fewest of them", min(rate for rate, _ in played), "")
    yield Figure("  the most of them", max(rate for rate, _ in played), "")
    yield Figure("  95 of 100 frames came within, median", statistics.median(within for _, within in played), "ms")


def settled(visitor: Visitor, game: str) -> Page:
    """The page of a game that has come to rest."""
    page = visitor.visit(f"/games/{game}")
    page.locator(OFFERED).first.wait_for()
    page.wait_for_timeout(REST_MS)
    return page


def played_back(people: Visitors, owner: Visitor, game: str, tape: Tape) -> tuple[float, float]:
    """Frames a second with the game from a tape, and what 95 of 100 took at most."""
    visitor = like(people, owner, still=False)
    tape.lay_in(visitor.context)
    page = settled(visitor, game)
    page.evaluate(_COUNT)
    tape.play(page)
    found = rate(page)
    visitor.context.close()
    return found


def rate(page: Page) -> tuple[float, float]:
    """Frames a second since the counting began, and the 95th percentile of the time between two."""
    at: list[float] = page.evaluate("() => window.counted()")
    gaps = [later - sooner for sooner, later in pairwise(at)]
    return 1000 * len(gaps) / (at[-1] - at[0]), statistics.quantiles(gaps, n=20)[-1]


def memory(people: Visitors, browser: Browser) -> Iterator[Figure]:
    """What the page holds after a whole game was played through it, beside what the browser holds for an empty page."""
    empty = browser.new_page()
    empty.goto("about:blank")
    empty.wait_for_timeout(REST_MS)
    yield from shares("the page's process: an empty page, the browser's own", browser)
    empty.close()
    visitor = people.come()
    page = visitor.visit("/")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(REST_MS)
    yield from shares("  the front page", browser)
    anna = Person(visitor.context, visitor.base, "Anna")
    visitor.visit(f"/games/{anna.lay('byzantio', [ME, BOT, BOT, BOT])['game']}")
    player = Player(page)
    player.to_the_end()
    page.wait_for_load_state("networkidle")
    littered = list(shares("  before the browser has thrown away what is no longer used", browser))
    session = visitor.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    found: dict[str, Any] = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    yield from shares(f"  after a game of Byzantio, {player.clicks} decisions without a pause", browser, MOST_MB)
    yield from littered
    yield Figure("JavaScript heap after the game", found["JSHeapUsedSize"] / MB, "MB", MOST_MB)
    yield Figure("elements of the document then", found["Nodes"], "")


def shares(what: str, browser: Browser, most: float | None = None) -> Iterator[Figure]:
    """The memory of the page's process, shared parts counted in proportion; nothing where Linux does not say."""
    share = process_share(browser)
    if share is not None:
        yield Figure(what, share / MB, "MB", most)


def process_share(browser: Browser) -> int | None:
    """The memory of the one page that is open, shared parts counted in proportion; None where Linux does not say."""
    known = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    shares = [share_of(one["id"]) for one in known if one["type"] == "renderer"]
    return max((share for share in shares if share is not None), default=None)


def share_of(process: int) -> int | None:
    try:
        text = Path(f"/proc/{process}/smaps_rollup").read_text()
    except OSError:
        return None
    return sum(int(row.split()[1]) * 1024 for row in text.splitlines() if row.startswith("Pss:"))


PARTS = ((sizes, "0"), (times, "0"), (frames, PAUSE), (memory, "0"))
"""What is measured, and what bots wait before a decision meanwhile."""


if __name__ == "__main__":
    sys.exit(main())
