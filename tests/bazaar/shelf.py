"""The bazaar as a title of another package: what an entry point of the group `logothete.titles` names."""

from __future__ import annotations

from pathlib import Path

from tests.bazaar.title import BazaarTitle


def title(key: str, pack: Path | None) -> BazaarTitle:
    """The toy, with known hands."""
    return BazaarTitle(hands="silk silk salt, salt wine wine, silk wine salt")


def put_on_shelf(folder: Path) -> str:
    """Write what makes the toy a title for processes with this search path."""
    info = folder / "bazaar-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bazaar\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[logothete.titles]\nbazaar = tests.bazaar.shelf:title\n", encoding="utf-8")
    return f"{folder}:{Path(__file__).parents[2]}"
