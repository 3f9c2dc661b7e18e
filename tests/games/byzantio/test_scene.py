"""What a page draws the board from, and how the score stood during a game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from logothete.games.byzantio.content import Edition
from logothete.games.byzantio.loading import MOST_MAP
from logothete.games.byzantio.title import Byzantio
from logothete.kernel.title import Setup
from tests.games.byzantio.packs import pack_of, problems_of, replace
from tests.games.byzantio.table import Table, title

MAP = b'{"coast": [[0, 0], [1, 1]]}'


@pytest.mark.parametrize("edition", ["byzantio", "nekken"])
def test_the_scene_is_the_content_of_the_edition(edition: Edition) -> None:
    opened = title(edition)
    scene = msgspec.json.decode(msgspec.json.encode(opened.scene(Setup(2))))
    assert scene["edition"] == edition
    assert [city["key"] for city in scene["cities"]] == list(opened.actions.domains["city"])
    assert [province["key"] for province in scene["provinces"]] == list(opened.actions.domains["province"])
    assert [house["key"] for house in scene["houses"]] == list(opened.actions.domains["house"])
    assert scene["values"]["lines"] == list(opened.board_content.values.lines)
    assert scene["sources"].keys() == {"board.toml", "houses.toml", "values.toml"}


def drawn(pack: Path) -> object:
    scene = Byzantio("byzantio", pack).scene(Setup(2))
    return None if scene.map is None else msgspec.json.decode(scene.map)


def test_a_pack_may_draw_the_board_anew_and_it_stays_the_same_game(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "byzantio")
    (pack / "map.json").write_bytes(MAP)
    assert drawn(pack) == {"coast": [[0, 0], [1, 1]]}
    assert Byzantio("byzantio", pack).content == title("byzantio").content


def test_the_built_in_map_is_for_the_built_in_board(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "byzantio", "board.toml")
    assert drawn(pack) is None
    (pack / "board.toml").unlink()
    assert Byzantio("byzantio", pack).scene(Setup(2)).map == title("byzantio").scene(Setup(2)).map


def test_a_pack_with_a_board_brings_its_own_map(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, "byzantio", "board.toml")
    (pack / "map.json").write_bytes(MAP)
    assert drawn(pack) is not None


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"[1, 2]", "it is no JSON object"),
        (b'{"coast": ', "this is not JSON"),
        (b'{"coast": "\xff"}', "this is not JSON"),
        (b"[" * 100_000, "this is not JSON"),
        (b'{"coast": "' + b"x" * MOST_MAP + b'"}', "a map has at most"),
    ],
)
def test_a_map_that_cannot_be_used_is_named_with_what_else_is_wrong(tmp_path: Path, content: bytes, said: str) -> None:
    pack = pack_of(tmp_path, "byzantio", "values.toml")
    replace(pack / "values.toml", "guess_points = ", "guess_points = -")
    (pack / "map.json").write_bytes(content)
    problems = {problem.file.name: problem.what for problem in problems_of("byzantio", pack)}
    assert said in problems["map.json"]
    assert "values.toml" in problems


# How the score stood


@pytest.mark.rule("BYZ-137")
def test_progress_is_what_the_lists_would_bring_now() -> None:
    table = Table(players=2)
    first, second, *rest = table.some_targets()
    table.targets("komnenos", first, second, *rest).targets("phokas", second, first, *rest)
    top, next_ = float(table.board.lines[0]), float(table.board.lines[1])
    assert table.title.progress(table.state) == [0, 0]
    table.garrisons(first, komnenos=1)
    assert table.title.progress(table.state) == [top, 0]
    table.garrisons(first, phokas=1)
    assert table.title.progress(table.state) == [top / 2, next_ / 2]


def test_there_is_no_progress_before_all_lists_are_written() -> None:
    table = Table(players=3, fresh=True)
    stood = [table.title.progress(table.state) for _ in table.wander(5)]
    written = next(number for number, scores in enumerate(stood) if scores is not None)
    assert written > 3 * table.board.targets
    assert None not in stood[written:]


@pytest.mark.rule("BYZ-146")
def test_at_the_end_progress_is_the_score_without_the_guesses() -> None:
    table = Table(players=4, fresh=True)
    for _ in table.wander(11):
        pass
    result = table.result()
    lists = [
        sum(line.points for line in result.lines if line.seat == seat and line.key != "guess") for seat in range(4)
    ]
    assert table.title.progress(table.state) == lists
    assert sum(lists) > 0
