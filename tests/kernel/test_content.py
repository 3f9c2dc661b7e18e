"""Reading content files, locating faults in them, hashing them, and packs."""

import pickle
from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct, field

from logothete.kernel.content import (
    ContentError,
    Pack,
    Problems,
    content_hash,
    find,
    former_editions,
    line_of,
    open_former,
    pack_texts,
    read_pack,
    read_toml,
    shipped,
)
from logothete.kernel.faults import Problem


class Pond(Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    depth: int
    kind: Literal["salt", "fresh"] = "fresh"
    point: tuple[float, float] | None = None


class Shore(Struct, frozen=True, forbid_unknown_fields=True):
    length: int


class Atlas(Struct, frozen=True, forbid_unknown_fields=True):
    ponds: tuple[Pond, ...] = field(name="pond")
    shore: Shore | None = None
    fish: dict[str, int] = field(default_factory=dict)


ATLAS = """\
# Two ponds.
[shore]
length = 3

[[pond]]
key = "north"
depth = 4

[[pond]]
key = "south"
depth = 2
kind = "salt"
point = [1, 2.5]

[fish]
pike = 7
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "atlas.toml"
    path.write_text(text, encoding="utf-8")
    return path


def problem_of(path: Path) -> Problem:
    with pytest.raises(ContentError) as caught:
        read_toml(path, Atlas)
    (problem,) = caught.value.problems
    assert problem.file == path
    return problem


def test_a_file_becomes_a_struct(tmp_path: Path) -> None:
    atlas = read_toml(written(tmp_path, ATLAS), Atlas)
    assert atlas.ponds == (Pond("north", 4), Pond("south", 2, "salt", (1.0, 2.5)))
    assert atlas.shore == Shore(3)
    assert atlas.fish == {"pike": 7}


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    assert read_toml(written(tmp_path, "\ufeff" + ATLAS), Atlas).shore == Shore(3)


@pytest.mark.parametrize(
    ("old", "new", "line", "place", "what", "advice"),
    [
        ("depth = 2", "depht = 2", 11, "pond 'south'", "unknown field 'depht'", "key, depth, kind, point"),
        ("depth = 2\n", "", 9, "pond 'south'", "field 'depth' is missing", "Add 'depth'"),
        ("depth = 2", 'depth = "2"', 11, "pond 'south', depth", "Expected 'int', got 'str'", "expected kind"),
        ('"salt"', '"sweet"', 12, "pond 'south', kind", "'sweet'", "Write one of: fresh, salt"),
        ("[1, 2.5]", "[1]", 13, "pond 'south', point", "length 2", "expected kind"),
        ('key = "south"\n', "", 9, "pond number 2", "field 'key' is missing", "Add 'key'"),
        ("length = 3", "lenght = 3", 3, "shore", "unknown field 'lenght'", "length"),
        ("pike = 7", "pike = 7.5", 15, "fish", "Expected 'int', got 'float'", "expected kind"),
        ("[fish]", "[fishes]", 15, "the file", "unknown field 'fishes'", "pond, shore, fish"),
        ("[fish]", "[[fishes]]", 15, "the file", "unknown field 'fishes'", "pond, shore, fish"),
        ("depth = 2", "depth 2", 11, "the file", "not TOML", "Correct the line"),
        ("pike = 7\n", "pike = [7\n", 16, "the file", "not TOML", "Correct the line"),
    ],
)
def test_a_fault_is_told_with_line_place_and_remedy(
    tmp_path: Path, old: str, new: str, line: int, place: str, what: str, advice: str
) -> None:
    assert ATLAS.count(old) == 1
    problem = problem_of(written(tmp_path, ATLAS.replace(old, new)))
    assert (problem.line, problem.place) == (line, place)
    assert what in problem.what
    assert advice in problem.advice


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    problem = problem_of(tmp_path / "none.toml")
    assert problem.line == 0
    assert "cannot be read" in problem.what


def test_a_file_that_is_not_utf8_is_told(tmp_path: Path) -> None:
    path = tmp_path / "atlas.toml"
    path.write_bytes('[fish]\n"brème" = 1'.encode("latin-1"))
    assert "UTF-8" in problem_of(path).advice


LAYOUT = '''\
title = """
[[pond]]
key = 1
"""
matrix = [
  [1],
  ["a # ]"]
]
a.b = 1
[[pond]] # first
"quoted" = 1
[[pond.fish]]
name = "x"
[[pond.fish]]
name = "y"
[[pond]]
[pond.owner]
name = "z"
'''


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("title", 1),
        ("matrix[1][0]", 5),
        ("a", 9),
        ("a.b", 9),
        ("pond", 10),
        ("pond[0]", 10),
        ("pond[0].quoted", 11),
        ("pond[0].fish[1].name", 15),
        ("pond[0].fish[1].weight", 14),
        ("pond[1]", 16),
        ("pond[1].owner.name", 18),
        ("pond[1].depth", 16),
        ("elsewhere", 1),
    ],
)
def test_lines_are_found_whatever_the_layout(where: str, line: int) -> None:
    assert line_of(LAYOUT, where) == line


def test_problems_are_reported_together_and_survive_a_process_boundary(tmp_path: Path) -> None:
    path = written(tmp_path, ATLAS)
    own = tmp_path / "own.en.ftl"
    own.write_text("fault-shallow = { $depth } is too shallow\nfault-shallow-advice = Dig.\n", encoding="utf-8")
    problems = Problems(own)
    problems.raise_any()
    problems.add(path, "pond[1].depth", "shallow", depth=2)
    problems.add(path, "", "no-pack")
    assert problems.read(tmp_path / "none.toml", Atlas) is None
    with pytest.raises(ContentError) as caught:
        problems.raise_any()
    lines = str(pickle.loads(pickle.dumps(caught.value))).splitlines()
    assert lines[0] == f"{path}:11: pond 'south', depth: 2 is too shallow. Dig."
    assert lines[1] == f"{path}: the file: there is no such folder. A pack is a folder; check its path."
    assert len(lines) == 3


def test_the_hash_follows_the_content_and_not_the_layout(tmp_path: Path) -> None:
    atlas = read_toml(written(tmp_path, ATLAS), Atlas)
    commented = read_toml(written(tmp_path, "# Again.\n" + ATLAS.replace("depth = 4", "depth  =  4")), Atlas)
    deeper = read_toml(written(tmp_path, ATLAS.replace("depth = 4", "depth = 5")), Atlas)
    assert content_hash(atlas) == content_hash(commented) != content_hash(deeper)
    assert content_hash({"b": 1, "a": 2}) == content_hash({"a": 2, "b": 1})


PACK = 'game = "lakes"\nname = "My lakes"\nauthor = "I"\nlicence = "CC0-1.0"\nversion = "1"\n'


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "pack.toml").write_text(PACK, encoding="utf-8")
    return folder


NAMES = ("atlas.toml", "boats.toml")
BUILTIN = Path("builtin")


def refusal(pack: Path) -> str:
    with pytest.raises(ContentError) as caught:
        find("lakes", NAMES, BUILTIN, pack)
    return str(caught.value)


def test_without_a_pack_all_files_are_built_in() -> None:
    assert find("lakes", NAMES, BUILTIN, None) == {name: BUILTIN / name for name in NAMES}
    assert pack_texts(None) == ()


def test_a_pack_replaces_the_files_it_has(pack: Path) -> None:
    for name in ("boats.toml", "README.md", "LICENSE", ".hidden"):
        (pack / name).touch()
    (pack / "text").mkdir()
    (pack / "text" / "boats.fr.ftl").touch()
    assert find("lakes", NAMES, BUILTIN, pack) == {
        "atlas.toml": BUILTIN / "atlas.toml",
        "boats.toml": pack / "boats.toml",
    }
    assert pack_texts(pack) == (pack / "text",)
    assert read_pack(pack) == Pack("lakes", "My lakes", "I", "CC0-1.0", "1")


def test_a_former_edition_has_its_own_files_and_a_pack_replaces_them_too(tmp_path: Path, pack: Path) -> None:
    former = tmp_path / "editions" / "1-c0ffee"
    former.mkdir(parents=True)
    (former / "boats.toml").touch()
    atlas = tmp_path / "atlas.toml"
    assert shipped(NAMES, tmp_path, former) == {"atlas.toml": atlas, "boats.toml": former / "boats.toml"}
    assert find("lakes", NAMES, tmp_path, None, former) == shipped(NAMES, tmp_path, former)
    (pack / "boats.toml").touch()
    assert find("lakes", NAMES, tmp_path, pack, former)["boats.toml"] == pack / "boats.toml"


def test_former_editions_are_opened_the_last_one_first_as_far_as_they_can_be(tmp_path: Path) -> None:
    assert former_editions(tmp_path) == []
    for name in ("2-b0a7", "10-c0ffee", "9-fade"):
        (tmp_path / "editions" / name).mkdir(parents=True)
    (tmp_path / "editions" / "README.md").touch()

    def opener(folder: Path) -> str:
        if folder.name == "9-fade":
            raise ContentError(())
        return folder.name

    assert open_former(tmp_path, opener) == ["10-c0ffee", "2-b0a7"]


def test_a_pack_without_texts_adds_none(pack: Path) -> None:
    assert pack_texts(pack) == ()


def test_files_the_game_does_not_know_are_refused_all_at_once(pack: Path) -> None:
    (pack / "boat.toml").touch()
    (pack / "images").mkdir()
    (pack / "text").mkdir()
    (pack / "text" / "notes.txt").touch()
    lines = refusal(pack).splitlines()
    assert lines[0].startswith(f"{pack / 'boat.toml'}: ")
    assert "pack.toml, atlas.toml, boats.toml" in lines[0]
    assert lines[1].startswith(f"{pack / 'images'}: ")
    assert lines[2].startswith(f"{pack / 'text' / 'notes.txt'}: ")
    assert len(lines) == 3


def test_a_pack_for_another_game_is_refused(pack: Path) -> None:
    (pack / "pack.toml").write_text(PACK.replace("lakes", "rivers", 1), encoding="utf-8")
    assert f"{pack / 'pack.toml'}:1: game: the pack is for 'rivers', not for 'lakes'" in refusal(pack)


def test_a_pack_must_say_what_it_is(pack: Path) -> None:
    (pack / "pack.toml").write_text(PACK.replace('author = "I"\n', ""), encoding="utf-8")
    assert "field 'author' is missing" in refusal(pack)
    (pack / "pack.toml").unlink()
    assert "pack.toml: the file: it cannot be read" in refusal(pack)


def test_a_pack_must_exist(tmp_path: Path) -> None:
    assert "there is no such folder" in refusal(tmp_path / "nowhere")
