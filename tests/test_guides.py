"""The recorded moments that the guides of the page are tested with are still such as the server would send."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
import pytest

from logothete.games import open_title
from logothete.kernel.dice import QuickDice
from logothete.kernel.title import Setup
from tests.guides import FILE, GAMES, PAGE, PLAYERS
from tests.lasting import lasting_pack


@pytest.mark.parametrize("folder", GAMES)
def test_recorded_moments_are_of_the_views_actions_and_events_of_today(folder: str) -> None:
    kept: dict[str, Any] = msgspec.json.decode(gzip.decompress((PAGE / folder / FILE).read_bytes()))
    title = open_title(kept["title"], lasting_pack(kept["title"]))
    now = title.look(title.start(Setup(PLAYERS), QuickDice(1)), 0)
    events = {kind.key: set(kind.names) for kind in title.events}
    for game in kept["games"]:
        first = game["moments"][0]["view"][0]
        msgspec.convert(first, type=type(now), strict=True)
        assert first.keys() == msgspec.to_builtins(now).keys(), "python -m tests.guides records them again"
        for moment in game["moments"]:
            for offer in moment["offers"]:
                title.actions.parse(offer)
            for told in moment["told"]:
                assert told["about"].keys() <= events[told["kind"]]
