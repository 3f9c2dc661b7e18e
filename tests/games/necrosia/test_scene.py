"""What a page draws the board of Necrosia from, and how the score stood during a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from logothete.games.necrosia.title import Necrosia
from logothete.kernel.title import Setup
from tests.games.necrosia.packs import pack_of, replace
from tests.games.necrosia.table import Table, title


def scene_of(opened: Necrosia) -> Any:
    """The scene as a page receives it."""
    return msgspec.json.decode(msgspec.json.encode(opened.scene(Setup(2))))


def test_the_scene_is_the_content() -> None:
    scene, domains = scene_of(title()), title().actions.domains
    assert [region["key"] for region in scene["regions"]] == list(domains["region"])
    assert [people["key"] for people in scene["peoples"]] == list(domains["people"])
    assert [card["key"] for card in scene["cards"]] == list(domains["card"])
    assert list(scene["sources"]) == ["board.toml", "peoples.toml", "cards.toml", "values.toml"]


def test_every_region_has_its_place_and_its_borders_both_ways() -> None:
    scene = title().scene(Setup(2))
    borders = {region.key: set(region.borders) for region in scene.regions}
    assert all(key in borders[other] for key, others in borders.items() for other in others)
    assert all(0 <= region.place[0] <= scene.board.width for region in scene.regions)
    assert all(0 <= region.place[1] <= scene.board.height for region in scene.regions)


def test_a_pack_changes_the_scene_and_the_game(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "values.toml")
    replace(pack / "values.toml", "trophies = 3", "trophies = 2")
    changed = Necrosia(pack)
    assert (changed.scene(Setup(2)).values.trophies, title().scene(Setup(2)).values.trophies) == (2, 3)
    assert changed.content != title().content
    assert changed.pack == "Test"


# How the score stood


@pytest.mark.rule("NEC-080", "NEC-163")
def test_progress_begins_with_the_opening_count_and_ends_with_the_score() -> None:
    table = Table(3, fresh=True, seed=2)
    stood = [table.title.progress(table.state) for _ in table.wander(2)]
    opened = next(number for number, scores in enumerate(stood) if scores is not None)
    assert opened >= 3 * (1 + 9) - 1
    assert None not in stood[opened:]
    assert stood[opened] == [float(told["points"]) for told in table.told("opened")]
    assert stood[-1] == [float(seat.influence) for seat in table.view().seats]
