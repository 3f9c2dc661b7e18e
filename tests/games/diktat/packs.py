"""Packs for tests: copies of the shipped files with one thing changed, and what is said of them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from logothete.games.diktat.loading import HERE, load_content
from logothete.kernel.faults import ContentError, Problem


def pack_of(folder: Path, *files: str) -> Path:
    """A pack holding copies of the shipped files."""
    for file in files:
        shutil.copy(HERE / "content" / file, folder / file)
    about = 'game = "diktat"\nname = "Test"\nauthor = "I"\nlicence = "CC0-1.0"\nversion = "1"\n'
    (folder / "pack.toml").write_text(about, encoding="utf-8")
    return folder


def replace(path: Path, old: str, new: str) -> None:
    """Replace the first occurrence."""
    before, found, after = path.read_text(encoding="utf-8").partition(old)
    assert found, old
    path.write_text(before + new + after, encoding="utf-8")


def with_card(folder: Path, key: str, does: str, type_: str | None = None) -> Path:
    """A pack in which an Opportunity card, or a card of a Cabal, does something else."""
    for file in ("opportunities.toml", "cabals.toml"):
        path = folder / file
        if not path.exists():
            pack_of(folder, file)
        before, found, rest = path.read_text(encoding="utf-8").partition(f'key = "{key}"\n')
        if not found:
            path.unlink()
            continue
        own, _, after = rest.partition("\n\n")
        kept = own.partition("does = ")[0]
        if type_ is not None:
            kept = kept.partition("type = ")[0] + f'type = "{type_}"\n'
        path.write_text(f"{before}{found}{kept}does = {does}\n\n{after}", encoding="utf-8")
    return folder


def problems_of(pack: Path) -> tuple[Problem, ...]:
    """What is wrong with a pack."""
    with pytest.raises(ContentError) as caught:
        load_content(pack)
    return caught.value.problems


def line_of(path: Path, text: str) -> int:
    """The line on which a text begins."""
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
