"""The page's types of views and scenes: made of the titles' structs, true of what titles send, and up to date."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from logothete.games import in_the_making, open_title, titles
from logothete.games.connectfour import ConnectFourTitle
from logothete.games.tictactoe import TicTacToeTitle
from logothete.kernel.title import Setup
from scripts.view_types import FILE, NoPageType, page_folders, schema, schemas, shapes
from tests.melee.title import Line, Reach


class Region(msgspec.Struct):
    """A region as it stands."""

    key: str
    units: dict[Literal["fighter", "mage"], int]


class View(msgspec.Struct):
    """All that a seat may know.

    And nothing else.
    """

    regions: list[Region]
    turns: list[list[int | None]]
    """By seat."""
    home: Region | None = None


class Marked(msgspec.Struct, tag="marked", omit_defaults=True):
    at: tuple[float, str]
    raw: msgspec.Raw | None = None


class Scene(msgspec.Struct):
    marks: tuple[Marked, ...]
    by_seat: dict[int, bool] = msgspec.field(name="bySeat", default={})


class Printed:
    """What is printed on a board, under the same name as what stands on it."""

    class Region(msgspec.Struct):
        place: int


class Land(msgspec.Struct):
    region: Printed.Region


class Twice(msgspec.Struct):
    one: Region
    other: Printed.Region


class Odd(msgspec.Struct):
    when: datetime


class Rows(msgspec.Struct, array_like=True):
    key: str


class Untyped(TicTacToeTitle):
    """A title that does not say what its scene holds."""

    def scene(self, setup: Setup) -> dict[str, object]:  # type: ignore[override]
        return {}


def test_structs_become_interfaces_with_what_is_said_of_them() -> None:
    assert schema(View, Scene, ["chess", "draughts"]) == (
        "/** What the server tells of chess, draughts. "
        "Made by `make types`: change the structs there, not this file. */\n"
        "\n"
        "/**\n * All that a seat may know.\n *\n * And nothing else.\n */\n"
        "export interface View {\n"
        "    regions: readonly Region[];\n"
        "    /** By seat. */\n"
        "    turns: readonly (readonly (number | null)[])[];\n"
        "    home: Region | null;\n"
        "}\n"
        "\n"
        "/** A region as it stands. */\n"
        "export interface Region {\n"
        "    key: string;\n"
        '    units: Partial<Record<"fighter" | "mage", number>>;\n'
        "}\n"
        "\n"
        "export interface Scene {\n"
        "    marks: readonly Marked[];\n"
        "    bySeat: Record<string, boolean>;\n"
        "}\n"
        "\n"
        "export interface Marked {\n"
        '    type: "marked";\n'
        "    at: readonly [number, string];\n"
        "    raw?: unknown;\n"
        "}\n"
    )


def test_answers_to_inquiries_are_listed_by_their_kind() -> None:
    made = schema(Region, None, ["melee"], {"line": Line, "reach": Reach})
    assert "export interface Answers {\n    line: Line;\n    reach: Reach;\n}\n" in made
    assert "    blocked: string | null;\n" in made
    assert made.count("export interface Finding {") == 1


def test_a_title_without_a_scene_has_an_empty_one() -> None:
    assert schema(Region, None, ["chess"]).endswith("export type Scene = Record<string, never>;\n")


def test_what_is_printed_is_told_apart_from_what_stands() -> None:
    made = schema(View, Land, ["chess"])
    assert "    region: RegionScene;\n" in made
    assert "export interface RegionScene {\n    place: number;\n}\n" in made


@pytest.mark.parametrize(
    ("view", "fault"),
    [(Twice, "two structs .* called Region"), (Odd, r"Odd\.when has a type"), (Rows, "Rows is sent as a list")],
)
def test_what_the_page_cannot_be_told_is_refused_by_name(view: type[msgspec.Struct], fault: str) -> None:
    with pytest.raises(NoPageType, match=fault):
        schema(view, None, ["chess"])


def test_a_title_says_what_it_tells() -> None:
    with pytest.raises(NoPageType, match=r"Untyped\.scene is annotated to return dict"):
        shapes(Untyped())


def test_titles_of_one_folder_tell_the_same(tmp_path: Path) -> None:
    with pytest.raises(NoPageType, match="tictactoe and connectfour share small/"):
        schemas([TicTacToeTitle(), ConnectFourTitle()], dict.fromkeys(("tictactoe", "connectfour"), tmp_path / "small"))


def test_a_title_lies_in_a_folder_of_its_name_or_inside_that_of_its_family(tmp_path: Path) -> None:
    for place in ("chess", "chess/blitz", "draughts"):
        (tmp_path / place).mkdir()
        (tmp_path / place / "game.ts").touch()
    chess, draughts = tmp_path / "chess", tmp_path / "draughts"
    assert page_folders(tmp_path) == {"chess": chess, "blitz": chess, "draughts": draughts}


def test_every_folder_of_the_page_belongs_to_a_title() -> None:
    assert page_folders().keys() <= {*titles(), *in_the_making()}


@pytest.mark.parametrize("folder", sorted(set(page_folders().values())), ids=lambda folder: folder.name)
def test_what_is_written_is_up_to_date(folder: Path) -> None:
    written = schemas([open_title(key) for key in [*titles(), *in_the_making()]], page_folders())
    assert (folder / FILE).read_text(encoding="utf-8") == written[folder / FILE], 'run "make types"'
