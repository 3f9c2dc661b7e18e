"""Recorded moments for the tests of the page's guides: what one seat sees at each of its decisions in whole games.

Each game's folder of the page keeps them in `guide.moments.json.gz`; the test of its guide asks what would be said at
every one of them. Views are written as the server sends them: as what differs from the one before. Recorded games stay
good, whatever becomes of rules and values, as long as views are what they were (`tests/test_guides.py`).

    python -m tests.guides    # record them again
"""

from __future__ import annotations

import gzip
import random
from pathlib import Path
from typing import Any, Final

import msgspec

from logothete.games import open_title
from logothete.kernel.bits import members
from logothete.kernel.match import Match
from logothete.kernel.title import Setup, Title
from logothete.server.rooms.difference import Differences
from tests.lasting import lasting_pack

Json = dict[str, Any]
PAGE: Final = Path(__file__).parents[1] / "web" / "src" / "games"
FILE: Final = "guide.moments.json.gz"
GAMES: Final = {
    "byzantio": ("byzantio", {53: 0, 55: 1}),
    "byzantio/nekken": ("nekken", {2: 2}),
    "necrosia": ("necrosia", {1: 2, 2: 1}),
    "diktat": ("diktat", {25: 0, 75: 0, 359: 0, 411: 1}),
}
"""For each folder its title, and for each game its seed and the seat through whose eyes it is seen."""
PLAYERS: Final = 4


def recorded(title: Title, seed: int, seat: int) -> Json:
    """A game by players who choose any verb, then anything to do by it; as a seat sees it at each of its decisions."""
    match = Match.start(title, Setup(PLAYERS), seed.to_bytes(16, "big"))
    chance = random.Random(seed)
    differences = Differences()
    moments: list[Json] = []
    view: msgspec.Struct | None = None
    heard = 0
    while not match.over:
        mover = chance.choice(members(match.state.pending()))
        offers = [title.actions.text(action) for action in match.state.legal(mover)]
        if mover == seat:
            look = title.look(match.state, seat)
            prompt, told = title.prompt(match.state, seat), match.log(seat, heard)
            change = differences.between(view, look) or {}
            moments.append({"prompt": prompt, "offers": offers, "told": told, "view": change})
            view, heard = look, heard + len(told)
        verb = chance.choice(sorted({offer.split()[0] for offer in offers}))
        chosen = chance.choice([offer for offer in offers if offer.split()[0] == verb])
        match.play(mover, title.actions.parse(chosen))
    return {"seat": seat, "moments": moments}


def games(folder: str) -> Json:
    """All that is recorded for a folder: what the page would know of the title, and its games."""
    key, seeds = GAMES[folder]
    title = open_title(key, lasting_pack(key))
    scene = msgspec.json.decode(msgspec.json.encode(title.scene(title.setup_with({}))))
    # The drawing of the land: large, and nothing that is taught depends on it.
    scene.pop("map", None)
    return {
        "title": key,
        "verbs": [{"key": verb.key, "domains": verb.domains} for verb in title.actions.verbs],
        "domains": title.actions.domains,
        "scene": scene,
        "games": [recorded(title, seed, seat) for seed, seat in seeds.items()],
    }


def main() -> None:
    for folder in GAMES:
        # Without a time in it, so that the same games make the same file.
        (PAGE / folder / FILE).write_bytes(gzip.compress(msgspec.json.encode(games(folder)), mtime=0))


if __name__ == "__main__":
    main()
