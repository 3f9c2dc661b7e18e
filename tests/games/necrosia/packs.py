"""Packs for tests: copies of the shipped files with one thing changed, and what is said of them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from logothete.games.necrosia import content as content_module
from logothete.games.necrosia.loading import load_content
from logothete.kernel.faults import ContentError, Problem

HERE = Path(content_module.__file__).parent


def pack_of(folder: Path, *files: str) -> Path:
    """A pack holding copies of the shipped files."""
    for file in files:
        shutil.copy(HERE / "content" / file, folder / file)
    about = 'game = "necrosia"\nname = "Test"\nauthor = "I"\nlicence = "CC0-1.0"\nversion = "1"\n'
    (folder / "pack.toml").write_text(about, encoding="utf-8")
    return folder


def with_card(folder: Path, key: str, does: str, **fields: str) -> Path:
    """A pack, or one more card of it, in which a card does something else: TOML from its `effect` on.

    `fields` replace others of its lines: `with_card(folder, "war-cry", 'effect = "turn-away"', timing='["w2"]')`.
    """
    path = folder / "cards.toml"
    if not path.exists():
        pack_of(folder, "cards.toml")
    before, found, rest = path.read_text(encoding="utf-8").partition(f'[[card]]\nkey = "{key}"\n')
    assert found, key
    own, _, after = rest.partition("\n\n")
    kept = [line for line in own.split("\n") if line.split(" = ")[0] in ("rule", "suit", "timing", "part", "influence")]
    lines = [f"{name} = {fields[name]}" if (name := line.split(" = ")[0]) in fields else line for line in kept]
    path.write_text("\n".join([before + found + "\n".join(lines), does + "\n", after]), encoding="utf-8")
    return folder


def replace(path: Path, old: str, new: str) -> int:
    """Replace the first occurrence; gives its line."""
    text = path.read_text(encoding="utf-8")
    before, found, after = text.partition(old)
    assert found, old
    path.write_text(before + new + after, encoding="utf-8")
    return before.count("\n") + 1


def problems_of(pack: Path) -> tuple[Problem, ...]:
    with pytest.raises(ContentError) as caught:
        load_content(pack)
    return caught.value.problems


def line_of(path: Path, text: str) -> int:
    before, found, _ = path.read_text(encoding="utf-8").partition(text)
    assert found, text
    return before.count("\n") + 1


def check_message(folder: Path, file: str, old: str, new: str, at: str, said: str) -> None:
    """After the change, the line that begins with the text `at` must be blamed in the words `said`."""
    path = pack_of(folder, file) / file
    replace(path, old, new)
    # What no single line is to blame for is said of the file as a whole.
    place = f"{path}:{line_of(path, at)}" if at else f"{path}"
    expected = f"{place}: {said}"
    told = [str(problem) for problem in problems_of(folder)]
    assert [line for line in told if line.startswith(expected)], "\n".join([expected, "is not in:", *told])
