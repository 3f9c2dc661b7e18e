"""The melee as a title of another package: what an entry point of the group `logothete.titles` names."""

from __future__ import annotations

from pathlib import Path

from tests.melee.title import MeleeTitle


def title(key: str, pack: Path | None) -> MeleeTitle:
    """The toy."""
    return MeleeTitle()


def put_on_shelf(folder: Path) -> Path:
    """Write what makes the toy a title for whoever has this folder in its search path."""
    info = folder / "melee-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: melee\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[logothete.titles]\nmelee = tests.melee.shelf:title\n", encoding="utf-8")
    return folder
